// A position's ids, each with a button that copies it.

import { h } from "./dom.js";
import { icon } from "./icons.js";
import { t } from "./i18n.js";
import { addressTo } from "./matches/match-link.js";
import { toast } from "./notices.js";
import { inBrowser } from "./transport.js";

/** @import {PositionIds} from "./wire.js" */

/** The ids' own names, which are the same in every language; the plain notation has a message. */
const NAMES = /** @type {const} */ ({ gnubg: "GNUBG", xgid: "XGID" });

/**
 * @param {PositionIds} ids
 * @param {string} [rules] the game, for a link to the position; a page of a server has none, since others do not reach it
 */
export function idList(ids, rules) {
  const link =
    inBrowser && rules !== undefined
      ? addressTo(
          `/position/${encodeURIComponent(ids.xgid ?? ids.plain)}${ids.xgid === null && rules !== "backgammon" ? `?rules=${rules}` : ""}`,
        )
      : null;
  return h(
    "dl",
    { class: "id-list" },
    row(t("id-plain"), ids.plain),
    row(NAMES.gnubg, ids.gnubg),
    row(NAMES.xgid, ids.xgid),
    row(t("id-link"), link),
  );
}

/**
 * @param {string} name
 * @param {string | null} value
 */
function row(name, value) {
  if (!value) return null;
  return h(
    "div",
    { class: "id-row" },
    h("dt", null, name),
    h("dd", null, h("code", null, value)),
    h("dd", null, copyButton(name, value)),
  );
}

/** A button that copies a text. @param {string} name of the text @param {string} value */
export function copyButton(name, value) {
  const label = t("copy-of", { name });
  return h(
    "button",
    {
      class: "btn quiet icon",
      attr: { type: "button", "aria-label": label, title: label },
      on: { click: () => copy(value) },
    },
    icon("copy"),
  );
}

/** Copies a text, and announces it. @param {string} value */
export async function copy(value) {
  try {
    await navigator.clipboard.writeText(value);
    toast(t("copied"));
  } catch {
    toast(t("copy-failed"), "danger");
  }
}
