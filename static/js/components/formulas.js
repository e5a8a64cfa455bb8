/** Copying: a formula in a selection becomes the TeX it was made of. */

/** @param {ClipboardEvent} event */
export function copyFormulas(event) {
  const selection = getSelection();
  if (!selection.rangeCount) return;
  const copied = document.createElement("div");
  copied.append(selection.getRangeAt(0).cloneContents());
  const formulas = copied.querySelectorAll("[data-tex]");
  if (!formulas.length) return;
  const data = event.clipboardData;
  data.setData("text/html", copied.innerHTML);
  for (const formula of formulas) {
    const dollars = formula.getAttribute("display") ? "$$" : "$";
    formula.replaceWith(dollars + formula.dataset.tex + dollars);
  }
  // Only what is in the page is read as it is shown, with its paragraphs.
  document.body.append(copied);
  data.setData("text/plain", copied.innerText);
  copied.remove();
  event.preventDefault();
}
