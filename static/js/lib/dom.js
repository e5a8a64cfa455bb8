/**
 * Makes an element. Text stays text: nothing here can become markup.
 * @param {string} name
 * @param {Record<string, string | number | boolean | undefined>} [attributes]
 *   true sets an empty attribute; false and undefined set none
 * @param {...(Node | string)} children
 * @returns {HTMLElement}
 */
export function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false) made.setAttribute(key, value === true ? "" : value);
  }
  made.append(...children);
  return made;
}

/**
 * Makes the polite status of a component, which is read out as it changes.
 * @param {string} className
 */
export const status = (className) => element("p", { class: className, role: "status" });
