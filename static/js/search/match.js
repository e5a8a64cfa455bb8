/** What of the index stands for a word of a query, and which papers have it. */

const SIBLING = 0.3;
const UNFINISHED = 0.3;
const CORRECTED = 0.4;
const MOST_ENDINGS = 12;
/** Letters from which a correction is more likely right than wrong. */
const SURE = 3;
/** Places up to which a word may be a misprint. */
const FEW = 3;
/** How many times as common a word must be to have been meant instead of such a one. */
const MUCH = 20;
/** Share of the papers up to which a word may be doubted, and how much commoner the other is. */
const UNCOMMON = 0.02;
const MORE = 4;

/**
 * @typedef {object} Match
 * @property {import("./lists.js").Term} term
 * @property {number} boost
 */

/**
 * @typedef {object} Expansion
 * @property {Match[][]} forms what each form of a word may be in the index
 * @property {boolean} known
 * @property {string} [correction] the nearest word, of one that is not known
 * @property {boolean} [corrected] whether the correction is looked for
 */

/**
 * Finds the terms of the index that stand for a word of the query.
 * @param {import("./tokens.js").Word} word
 * @param {"never" | "unknown" | "always"} ending when it may be the start of a longer word
 * @param {import("./source.js").Source} source
 * @returns {Promise<Expansion>}
 */
export async function expand(word, ending, source) {
  const { lexicon } = source;
  await lexicon.load(word);
  const forms = await Promise.all(
    word.map((form, at) => {
      const some = [...exact(form, lexicon), ...siblings(form, lexicon)];
      const last = word.length === 1 || at === 0 || at === word.length - 1;
      const open = last && (ending === "always" || (ending === "unknown" && !some.length));
      return open ? withEndings(form, some, source) : some;
    }),
  );
  const known = forms[0].length > 0 || (forms.length > 1 && forms.slice(1).every((f) => f.length));
  return { forms, known };
}

/**
 * Looks for the words that an unknown or rare one was meant to be.
 *
 * They are looked for in place of an unknown word. The first letter is hardly ever
 * mistyped, so a correction that changes it is offered but not followed: Gödel
 * is not "model". Nor is that of a rare word, which may be meant as it is.
 * @param {import("./tokens.js").Word} word
 * @param {Expansion} expansion
 * @param {import("./source.js").Source} source
 * @returns {Promise<Expansion>}
 */
export async function mend(word, expansion, source) {
  if (word.length > 1) return mendParts(word, expansion, source);
  const [form] = word;
  const rare = frequency(form, source) < FEW && expansion.forms[0].length < 2;
  if (expansion.known && !rare) return expansion;
  const meant = await source.vocabulary.nearest(form, MUCH * frequency(form, source));
  if (!meant.length) return expansion;
  const followed = expansion.known ? [] : followable(form, meant);
  if (!followed.length) return { ...expansion, correction: meant[0], corrected: false };
  return { ...expansion, forms: [await alternatives(followed, source)], correction: meant[0], corrected: true };
}

/** Mends the parts of a compound that are not known. */
async function mendParts(word, expansion, source) {
  if (expansion.known) return expansion;
  const [, ...parts] = word;
  const meant = await Promise.all(
    parts.map(async (part, at) => {
      const unknown = !expansion.forms[at + 1].length;
      return unknown ? followable(part, await source.vocabulary.nearest(part, 1)) : [];
    }),
  );
  if (meant.every((some) => !some.length)) return expansion;
  const forms = await Promise.all(
    meant.map((some, at) => (some.length ? alternatives(some, source) : expansion.forms[at + 1])),
  );
  const correction = parts.map((part, at) => meant[at][0] ?? part).join("-");
  return { ...expansion, forms: [[], ...forms], correction, corrected: forms.every((some) => some.length) };
}

/**
 * Adds what an uncommon word may have been meant to be: for a query no paper answers as it is.
 * @param {import("./tokens.js").Word} word
 * @param {Expansion} expansion
 * @param {import("./source.js").Source} source
 * @returns {Promise<Expansion>}
 */
export async function doubt(word, expansion, source) {
  const [form] = word;
  const own = frequency(form, source);
  if (word.length > 1 || !expansion.known || own > source.manifest.papers * UNCOMMON) return expansion;
  const meant = followable(form, await source.vocabulary.nearest(form, MORE * own));
  if (!meant.length) return expansion;
  const forms = [[...expansion.forms[0], ...(await alternatives(meant, source))]];
  return { ...expansion, forms, correction: meant[0], corrected: true };
}

const frequency = (form, { lexicon }) => lexicon.find(form)?.frequency ?? 0;

const followable = (form, meant) =>
  form.length < SURE ? [] : meant.filter((word) => word[0] === form[0]);

async function alternatives(words, { lexicon }) {
  await lexicon.load(words);
  return words.flatMap((word, at) =>
    [...exact(word, lexicon), ...siblings(word, lexicon)].map(({ term, boost }) => ({
      term,
      boost: (boost * CORRECTED) / (at + 1),
    })),
  );
}

function exact(form, lexicon) {
  const term = lexicon.find(form);
  return term ? [{ term, boost: 1 }] : [];
}

const siblings = (form, lexicon) =>
  lexicon.siblings(form).map((term) => ({ term, boost: SIBLING }));

async function withEndings(form, matches, { lexicon, vocabulary }) {
  const longer = await vocabulary.starting(form, MOST_ENDINGS);
  await lexicon.loadOnly(longer);
  const had = new Set(matches.map(({ term }) => term.name));
  const more = longer.filter((word) => !had.has(word)).map((word) => lexicon.find(word));
  return [...matches, ...more.map((term) => ({ term, boost: UNFINISHED }))];
}

/**
 * Marks the papers that have a word: joined, or all its parts.
 * @param {Match[][]} forms
 * @param {boolean[]} optional forms that need not stand there, being stop words
 * @param {{papers: number, only: number}} index only: number of the one field to look in, or -1
 * @returns {Uint8Array} 1 for each paper that has it
 */
export function having(forms, optional, index) {
  const [joined, ...parts] = forms.map((matches) => mark(matches, index));
  const needed = parts.filter((_, at) => !optional[at + 1]);
  // Abstracts have no stop words: "context" alone does not stand for "in-context".
  const blurred = needed.length < parts.length && forms[0].length > 0;
  if (blurred || !needed.length) return joined;
  return joined.map((has, paper) => (has || needed.every((part) => part[paper]) ? 1 : 0));
}

/**
 * Marks the papers that have each of some words just so.
 * @param {string[]} words
 * @param {import("./lexicon.js").Lexicon} lexicon which has them loaded
 * @returns {Uint8Array} 1 for each such paper
 */
export function together(words, lexicon, index) {
  const marks = words.map((word) => mark(exact(word, lexicon), index));
  return new Uint8Array(index.papers).map((_, paper) => (marks.every((has) => has[paper]) ? 1 : 0));
}

function mark(matches, { papers, only }) {
  const marks = new Uint8Array(papers);
  for (const { term } of matches) {
    term.lists.forEach((list, field) => {
      if (only < 0 || field === only) for (const paper of list.papers) marks[paper] = 1;
    });
  }
  return marks;
}
