import assert from "node:assert/strict";
import test from "node:test";

import { proposals } from "../../static/js/save/near.js";
import { sorted } from "../../static/js/save/sorting.js";
import { ballot, rank, readBallot, tally } from "../../static/js/save/votes.js";

const DAY = "2024-05-01T00:00:00.000Z";
const LATER = "2024-05-02T00:00:00.000Z";
const vote = (choice, title, at = DAY) => ({ vote: choice, title, at });

const ADA = { who: "Ada", votes: { "2024/lamps": vote("yes", "Lamps"), "2024/fog": vote("no", "Fog") } };
const LI = { who: "Li", votes: { "2024/lamps": vote("maybe", "Lamps"), "2024/gulls": vote("maybe", "Gulls") } };

test("votes are read back as they were given", () => {
  assert.deepEqual(readBallot(ballot(ADA.votes, "Ada", "shelf", DAY)), ADA);
});

test("papers are ranked by points, then by fewest noes, then by title", () => {
  const bo = { who: "Bo", votes: { "2024/fog": vote("maybe", "Fog"), "2023/tide": vote("maybe", "A tide") } };

  assert.deepEqual(rank([ADA, LI, bo]).map(({ title, points }) => [title, points]), [
    ["Lamps", 3],
    ["A tide", 1],
    ["Gulls", 1],
    ["Fog", 1],
  ]);
  assert.deepEqual(rank([LI, ADA])[0], {
    paper: "2024/lamps",
    title: "Lamps",
    points: 3,
    yes: ["Ada"],
    maybe: ["Li"],
    no: [],
  });
});

test("of two votes of one person the newer counts, whatever the order of the files", () => {
  const again = { who: "Ada", votes: { "2024/lamps": vote("no", "Lamps", LATER) } };

  assert.deepEqual(rank([ADA, again]), rank([again, ADA]));
  assert.equal(rank([ADA, again]).find(({ title }) => title === "Lamps").points, 0);
});

test("what is no vote is passed over", () => {
  const votes = [{ paper: "2024/lamps", vote: "__proto__" }, { paper: "../x", vote: "yes" }, null, { paper: "2024/fog", vote: "no" }];
  const text = JSON.stringify({ format: "papershelf-votes", version: 1, who: " ", votes });

  assert.deepEqual(readBallot(text), {
    who: "Someone",
    votes: { "2024/fog": { vote: "no", title: "2024/fog", at: "1970-01-01T00:00:00.000Z" } },
  });
});

test("votes are told in words", () => {
  assert.equal(tally({ ...ADA.votes, ...LI.votes }), "2 maybe, 1 no");
  assert.equal(tally({}), "");
});

test("what is near several saved papers is proposed first, with the words responsible", () => {
  const saved = new Map([
    ["a", { related: [["x", "fog"], ["y", "lamps, beam"], ["b", "gulls"]] }],
    ["b", { related: [["y", "beam"], ["z", ""]] }],
    ["c", { related: [] }],
  ]);

  assert.deepEqual(proposals(saved, new Set(saved.keys())), [
    { name: "y", score: 1.5, words: ["beam", "lamps"], near: ["b", "a"] },
    { name: "x", score: 1, words: ["fog"], near: ["a"] },
    { name: "z", score: 0.5, words: [], near: ["b"] },
  ]);
});

const LIST = new Map([
  ["2023/old", { title: "Old", byline: "", added: LATER, read: true }],
  ["2024/new", { title: "New", byline: "", added: DAY }],
  ["undated/fog", { title: "Fog", byline: "Seen in 1999", added: DAY }],
]);

const VIEWS = [
  ["added", false, ["Old", "Fog", "New"]],
  ["title", false, ["Fog", "New", "Old"]],
  ["year", false, ["New", "Old", "Fog"]],
  ["year", true, ["New", "Fog"]],
];

for (const [sort, unread, expected] of VIEWS) {
  test(`the list by ${sort}${unread ? ", unread only" : ""}`, () => {
    assert.deepEqual(sorted(LIST, { sort, unread }).map(([, { title }]) => title), expected);
  });
}
