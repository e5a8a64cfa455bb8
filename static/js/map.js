/** The map of papers, brought in by main.js where a page has one. */

import { atlas } from "./map/atlas.js";

globalThis.papershelfMap = atlas;
