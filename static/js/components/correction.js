/** The form for a correction: fills itself with what the catalogue says of a paper. */

import { authors, changed, faults, grouped, issue, listed, patch, tidy } from "../lib/patch.js";
import { save } from "../lib/save.js";
import { loadScript } from "../lib/script.js";
import { address } from "../lib/site.js";
import { t } from "../lib/words.js";
import { linkRows } from "./link-rows.js";
import { tagChoices } from "./tag-choices.js";

const TOO_LONG = t`It is too long for a link: copy it, then paste it into the issue.`;

const FIELDS = {
  title: t`title`,
  authors: t`authors`,
  year: t`year`,
  venue: t`venue`,
  tags: t`tags`,
  links: t`links`,
  abstract: t`abstract`,
};

/** @param {HTMLFormElement} form its data-digits says how the papers are spread over files */
export async function correction(form) {
  const said = document.getElementById("correction-status");
  const id = new URLSearchParams(location.search).get("paper") ?? "";
  try {
    const paper = await original(id, Number(form.dataset.digits));
    if (paper) open(form, said, id, paper);
    else said.textContent = t`This address names no paper. Open the form from a paper’s page.`;
  } catch {
    said.textContent = t`The paper could not be loaded. Open the form from its page once more.`;
  }
}

/** Gives what a paper's file says; nothing for an id that no paper has. */
async function original(id, digits) {
  if (!/^[a-z0-9][a-z0-9-]{0,63}$/.test(id)) return undefined;
  const file = address(`data/originals/${id.slice(0, digits) || "all"}.js`);
  const papers = await loadScript(file, () => globalThis.papershelfOriginals);
  return Object.hasOwn(papers, id) ? papers[id] : undefined;
}

/** Shows the form of one paper and keeps the patch beside it true. */
function open(form, said, id, { path, ...was }) {
  const { title, year, venue, abstract } = form.elements;
  title.value = was.title;
  form.elements.authors.value = was.authors.map((person) => person.name ?? person).join("\n");
  year.value = was.year;
  venue.value = was.venue;
  const tags = tagChoices(form.querySelector(".correction__tags"), was.tags);
  const links = linkRows(form.querySelector(".correction__links"), listed(was.links));
  if (was.abstract === undefined) abstract.closest(".correction__field").remove();
  else abstract.value = was.abstract;
  was.links = grouped(listed(was.links), links.kinds);
  const back = document.getElementById("correction-paper");
  back.href = address(path);
  back.textContent = was.title;

  const read = () => ({
    title: tidy(title.value),
    authors: authors(form.elements.authors.value, was.authors),
    year: tidy(year.value),
    venue: tidy(venue.value),
    tags: tags.read(),
    links: grouped(links.read(), links.kinds),
    abstract: was.abstract === undefined ? undefined : same(abstract.value, was.abstract),
  });
  const tell = () => told(form, said, was, read(), id);
  form.addEventListener("input", tell);
  form.addEventListener("change", tell);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    save(`correction-${id}.yaml`, new Blob([patch(id, was, read())], { type: "application/yaml" }));
  });
  tell();
  form.hidden = false;
  form.parentElement.querySelector(".correction__paper").hidden = false;
}

/** White space around an abstract is no correction. */
const same = (text, before) => (text.trim() === before.trim() ? before : text.trim());

/** Shows the patch, or why there is none. */
function told(form, said, was, now, id) {
  const fields = changed(was, now);
  const wrong = faults(now);
  const ready = fields.length > 0 && !wrong.length;
  const text = ready ? patch(id, was, now) : "";
  const link = form.querySelector(".correction__issue");
  form.querySelector(".correction__result").hidden = !ready;
  document.getElementById("correction-patch").textContent = text;
  const { url, whole } = issue(form.dataset.repository, was.title, text);
  if (link) link.href = url;
  const long = link && ready && !whole ? ` ${TOO_LONG}` : "";
  const names = fields.map((field) => FIELDS[field]).join(", ");
  const sentence = fields.length ? t`Changed: ${names}.` + long : t`Nothing is changed yet.`;
  const words = wrong.length ? wrong.join(" ") : sentence;
  if (said.textContent !== words) said.textContent = words;
}
