// Reports of the page: to screen readers (a live region) and on the screen (toasts).

import { h } from "./dom.js";
import { has, t } from "./i18n.js";
import { ApiError } from "./api/call.js";

const region = h("div", { class: "visually-hidden", attr: { role: "status", "aria-live": "polite" } });
const toasts = h("div", { class: "toasts", attr: { role: "status", "aria-live": "polite" } });

/** The elements that must stand in the document. */
export const noticeElements = [region, toasts];

/** Announces a text to screen readers. @param {string} text */
export function announce(text) {
  // Equal words are only spoken twice if the region was empty in between.
  region.textContent = "";
  setTimeout(() => {
    region.textContent = text;
  }, 30);
}

const TOAST_MS = 6000;

/**
 * A passing message at the foot of the page.
 * @param {string} text
 * @param {"" | "danger"} [kind]
 */
export function toast(text, kind = "") {
  const element = h("p", { class: `toast ${kind}`.trim() }, text);
  toasts.append(element);
  setTimeout(() => element.remove(), TOAST_MS);
}

/**
 * An error, in the reader's words if the page has them.
 * @param {unknown} error
 */
export function reason(error) {
  if (!(error instanceof ApiError)) return t("error-internal", { detail: String(error) });
  if (error.refusal && has(`refusal-${error.refusal}`)) return t(`refusal-${error.refusal}`);
  return t(has(`error-${error.code}`) ? `error-${error.code}` : "error-internal", { detail: error.message });
}
