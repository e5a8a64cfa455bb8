/** The links of a paper as rows of kind and address, and a button for another. */

/**
 * @param {HTMLElement} place holds a list, the template of a row, and a button
 * @param {import("../lib/patch.js").Link[]} links
 * @returns {{kinds: string[], read: () => import("../lib/patch.js").Link[]}}
 */
export function linkRows(place, links) {
  const list = place.querySelector("ul");
  const row = place.querySelector("template");
  const labels = new WeakMap();

  const add = ({ kind, url, label }) => {
    const made = row.content.firstElementChild.cloneNode(true);
    made.querySelector("select").value = kind;
    made.querySelector("input").value = url;
    labels.set(made, label);
    list.append(made);
    return made;
  };

  links.forEach(add);
  place.querySelector("button").addEventListener("click", () => {
    add({ kind: "paper", url: "" }).querySelector("select").focus();
  });
  return {
    kinds: [...row.content.querySelectorAll("option")].map(({ value }) => value),
    read: () =>
      [...list.children]
        .map((made) => ({
          kind: made.querySelector("select").value,
          url: made.querySelector("input").value.trim(),
          label: labels.get(made),
        }))
        .filter(({ url }) => url),
  };
}
