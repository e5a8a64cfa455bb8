/** A citation as a reader would write it: APA, ACL and IEEE, plain text. */

/** @typedef {import("../lib/csl.js").Citation} Citation */

/** @type {Record<string, (citation: Citation) => string>} */
export const STYLES = { APA: apa, ACL: acl, IEEE: ieee };

/** American Psychological Association, 7th edition; titles keep their capitals. */
function apa(citation) {
  const { title, year, venue, where } = facts(citation);
  const people = (citation.author ?? []).map((name) => {
    const { family, given } = person(name);
    return given ? `${family}, ${initials(given)}` : family;
  });
  const shown = people.length > 20 ? [...people.slice(0, 19), `… ${people.at(-1)}`] : people;
  const who = people.length > 20 ? shown.join(", ") : joined(shown, ", & ", ", & ");
  const when = `(${year || "n.d."})`;
  const head = who ? [who, when, title] : [title, when];
  return sentences(...head, venue && `In ${venue}`) + end(where);
}

/** Association for Computational Linguistics. */
function acl(citation) {
  const { title, year, venue, where } = facts(citation);
  const people = (citation.author ?? []).map((name) => spoken(person(name)));
  return sentences(joined(people, " and ", ", and "), year, title, venue && `In ${venue}`) + end(where);
}

/** Institute of Electrical and Electronics Engineers; "et al." from seven authors. */
function ieee(citation) {
  const { title, year, venue, doi, where } = facts(citation);
  const people = (citation.author ?? []).map((name) => {
    const { family, given } = person(name);
    return given ? `${initials(given)} ${family}` : family;
  });
  const who = people.length > 6 ? `${people[0]} et al.` : joined(people, " and ", ", and ");
  const named = `${who ? `${who}, ` : ""}“${title}${/[?!.]$/.test(title) ? "" : ","}”`;
  const rest = [venue && `in ${venue}`, year, doi && `doi: ${doi}`].filter(Boolean).join(", ");
  const line = `${named}${rest ? ` ${rest}.` : ""}`;
  return !doi && where ? `${line} [Online]. Available: ${where}` : line;
}

function facts(citation) {
  const first = (name) => citation[name]?.[0] ?? "";
  const doi = first("doi");
  const where = doi ? `https://doi.org/${doi}` : first("public_url") || first("pdf_url");
  const year = first("publication_date").slice(0, 4);
  return { title: first("title"), year, venue: first("conference_title"), doi, where };
}

function person(name) {
  const [, family, given] = /^([^,]*), *(.*)$/.exec(name) ?? [null, name, ""];
  return { family, given };
}

const spoken = ({ family, given }) => [given, family].filter(Boolean).join(" ");

/** "Jean-Luc B.X." → "J.-L. B. X." */
const initials = (given) =>
  given
    .split(/[\s.]+/)
    .filter(Boolean)
    .map((word) => word.split("-").filter(Boolean).map((part) => `${[...part][0]}.`).join("-"))
    .join(" ");

/** "A", "A and B", "A, B, and C". */
function joined(people, between, last) {
  if (people.length < 3) return people.join(between);
  return `${people.slice(0, -1).join(", ")}${last}${people.at(-1)}`;
}

/** Parts that end in a full stop each, those that end in a mark of their own as they are. */
const sentences = (...parts) =>
  parts.filter(Boolean).map((part) => (/[.?!]$/.test(part) ? part : `${part}.`)).join(" ");

const end = (where) => (where ? ` ${where}` : "");
