import assert from "node:assert/strict";
import { test } from "node:test";

import { nearest, nextTo, placesOf, within } from "../../static/js/map/places.js";

const PLACES = placesOf(["M10 10h0M50 12h0", "M10 60h0M90 90h0"]);

test("marks are read in the order of the paths", () => {
  assert.deepEqual(PLACES, [{ x: 10, y: 10 }, { x: 50, y: 12 }, { x: 10, y: 60 }, { x: 90, y: 90 }]);
  assert.deepEqual(placesOf([""]), []);
});

test("the nearest mark is found within reach", () => {
  assert.equal(nearest(PLACES, { x: 52, y: 15 }), 1);
  assert.equal(nearest(PLACES, { x: 52, y: 15 }, 2), -1);
  assert.equal(nearest([], { x: 0, y: 0 }), -1);
});

test("arrows go to the next mark on their side, and stay where there is none", () => {
  assert.equal(nextTo(PLACES, 0, [1, 0]), 1);
  assert.equal(nextTo(PLACES, 0, [0, 1]), 2);
  assert.equal(nextTo(PLACES, 1, [0, 1]), 2);
  assert.equal(nextTo(PLACES, 0, [-1, 0]), 0);
  assert.equal(nextTo(PLACES, 3, [0, 1]), 3);
});

test("marks in sight are those inside the rectangle", () => {
  assert.deepEqual(within(PLACES, { left: 0, top: 0, right: 50, bottom: 50 }), [0, 1]);
});
