/** The script of the page where corrections are made. */

import { correction } from "./components/correction.js";

document.querySelectorAll('[data-module="correction"]').forEach(correction);
