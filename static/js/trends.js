/** The script of the page of trends. */

import { trends } from "./trends/page.js";

document.querySelectorAll('[data-module="trends"]').forEach(trends);
