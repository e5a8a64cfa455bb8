/** Filters by year and tag, and what each would leave. */

/**
 * @param {import("./source.js").Manifest} manifest
 * @param {Int32Array[] | null} members the papers of each tag; null where they are not wanted
 * @param {{years?: string[], tags?: string[]}} question
 * @param {import("./parse.js").Years[]} ranges years in the text: any of those asked for
 */
export function facets(manifest, members, { years = [], tags = [] }, ranges) {
  const yearOf = yearsOf(manifest);
  const chosen = new Set(years.map((slug) => position(manifest.years, slug)));
  chosen.delete(-1);
  const numbers = tags.map((slug) => position(manifest.tags, slug)).filter((at) => at >= 0);
  const bearing = numbers.map((at) => new Set(members[at]));
  const wanted = ranges.filter(({ not }) => !not);
  const inRange = manifest.years.map(([slug]) => {
    const holds = ({ from, to }) => Number(slug) >= from && Number(slug) <= to;
    return (!wanted.length || wanted.some(holds)) && !ranges.some((one) => one.not && holds(one));
  });

  const tagged = (paper) => bearing.every((papers) => papers.has(paper));
  const dated = (paper) => !chosen.size || chosen.has(yearOf[paper]);

  /** Counts years among papers of any year, since another year adds to those chosen. */
  function count(papers) {
    const perYear = new Array(manifest.years.length).fill(0);
    for (const paper of papers) if (tagged(paper)) perYear[yearOf[paper]] += 1;
    const left = new Uint8Array(manifest.papers);
    for (const paper of papers) if (tagged(paper) && dated(paper)) left[paper] = 1;
    const perTag = members?.map((list) => list.reduce((sum, paper) => sum + left[paper], 0));
    return { years: perYear, tags: perTag ?? null };
  }

  return {
    narrows: chosen.size > 0 || numbers.length > 0 || ranges.length > 0,
    may: (paper) => inRange[yearOf[paper]],
    passes: (paper) => tagged(paper) && dated(paper),
    count,
  };
}

const position = (groups, slug) => groups.findIndex(([other]) => other === slug);

/** Gives the place of each paper's year: papers are numbered year by year. */
function yearsOf({ papers, years }) {
  const places = new Uint16Array(papers);
  let start = 0;
  years.forEach(([, , count], at) => {
    places.fill(at, start, start + count);
    start += count;
  });
  return places;
}
