/** The script of the lists of names. */

import { listOrder } from "./components/list-order.js";

document.querySelectorAll('[data-module="list-order"]').forEach(listOrder);
