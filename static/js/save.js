/** What one can do with saved papers, loaded when it is first wanted. */

import { forms } from "./save/forms.js";
import { citeAll, known, saveAll, savePapers, triage } from "./save/lists.js";
import { readingList } from "./save/reading-list.js";
import { triageBar } from "./save/triage.js";

export const actions = { citeAll, forms, known, readingList, saveAll, savePapers, triage, triageBar };

globalThis.papershelfSave = actions;
