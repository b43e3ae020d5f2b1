// Parts of the page on which a game is set up: sections, and the focus in redrawn parts.

import { h } from "../dom.js";

/**
 * @param {string} title
 * @param {...HTMLElement} children
 */
export function section(title, ...children) {
  return h("section", { class: "card setup-section" }, h("h2", null, title), h("div", { class: "stack" }, children));
}

/** Puts the focus back on a radio button of a redrawn part. @param {HTMLElement} part @param {number} set @param {number} index */
export function refocus(part, set, index) {
  part.querySelectorAll("fieldset")[set]?.querySelectorAll("input")[index]?.focus();
}
