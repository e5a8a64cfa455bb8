/** What to do with the whole list: take it along, share it, keep it safe. */

import { copyText } from "../lib/clipboard.js";
import { element } from "../lib/dom.js";
import { chooseFiles } from "../lib/file.js";
import { saveText } from "../lib/save.js";
import { siteId } from "../lib/site.js";
import { counted, plural, t } from "../lib/words.js";
import { backup, merge, restore } from "./backup.js";
import { button, group, undoable } from "./controls.js";
import { formatButtons } from "./downloads.js";
import { fragment } from "./names.js";

/** Of buttons that an empty list has no use for. */
export const NEEDS_PAPERS = { class: "button button--quiet tools__needs-papers" };

/** A section beside the list. */
export const panel = (title, ...content) =>
  element("section", {}, element("h2", {}, title), ...content);

const hint = (...content) => element("p", { class: "aside__text" }, ...content);

/** @param {typeof import("./list.js")} list */
export function panels(list, said) {
  const names = () => [...list.papers().keys()];
  const how = { file: "reading-list", said, saved: list.papers };
  return [
    panel(t`Take it along`, formatButtons(t`Take the list along`, names, how, button(t`Print`, () => print()))),
    panel(t`Share it`, hint(t`The link holds the papers, not your notes.`), group(t`Share`, share(names, said))),
    panel(
      t`Keep it safe`,
      hint(
        location.protocol === "file:"
          ? t`Opened from disk, the list is kept with this browser’s other local files.`
          : t`The list is kept in this browser alone.`,
        " ",
        t`A backup holds notes and marks, too.`,
      ),
      group(t`Backup`, button(t`Back up`, () => keep(list, said), NEEDS_PAPERS), button(t`Restore…`, () => open(list, said))),
    ),
  ];
}

function share(names, said) {
  return button(t`Copy link`, async () => {
    const link = location.href.replace(/#.*/, "") + fragment(names());
    const shown = element("p", { class: "reading-list__link" }, link);
    said.replaceChildren(t`Link to these papers:`, shown);
    if (await copyText(link, shown)) said.textContent = t`Copied a link to ${counted(names().length)}.`;
  });
}

function keep(list, said) {
  const now = list.now();
  const papers = list.papers();
  const file = `reading-list-${now.slice(0, 10)}.json`;
  saveText(file, backup(papers, siteId(), now), "application/json");
  said.textContent = t`${counted(papers.size)} in ${file}.`;
}

async function open(list, said) {
  try {
    const [text] = await chooseFiles(".json");
    const { site, papers, refused } = restore(text);
    const before = list.all();
    const merged = merge(before, papers);
    list.put(merged.list);
    const lines = [t`Restored: ${merged.added} added, ${merged.updated} updated.`];
    if (refused) lines.push(plural(refused, "{n} entry could not be read.", "{n} entries could not be read."));
    if (site !== siteId()) lines.push(t`The backup is of another catalogue, “${site}”.`);
    undoable(said, lines.join(" "), () => back(list, before, merged.list));
  } catch (error) {
    said.textContent = error.message;
  }
}

/** Puts back what a restored file changed. */
function back(list, before, changed) {
  for (const name of Object.keys(changed)) {
    if (!before[name]) list.drop(name);
  }
  const old = Object.keys(changed).filter((name) => before[name]);
  list.put(Object.fromEntries(old.map((name) => [name, before[name]])));
}
