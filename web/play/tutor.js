// The tutor: before a play against Tavola that is an error is confirmed, it warns and offers the better play.

import { api } from "../api.js";
import { h, uniqueId } from "../dom.js";
import { number, t } from "../i18n.js";
import { settings } from "../settings.js";

/** @import {PlayMove, View} from "../wire.js" */

/** Losses above which it warns: those of the classes of an analysis. */
const LIMITS = { off: Infinity, doubtful: 0.03, bad: 0.06, "very-bad": 0.12 };

/** Whether plays are judged here: only against Tavola, never between two people. @param {View} view */
export const isTutored = (view) => settings.get("tutor") !== "off" && view.players.some((seat) => seat.kind === "bot");

/**
 * Judges a play and, if it loses too much, asks what is to be done.
 * @param {View} view
 * @param {readonly PlayMove[]} moves of the rest of the turn
 * @param {(best: PlayMove[]) => boolean} canShow whether a play can be put on the board
 * @returns {Promise<"play" | "back" | PlayMove[]>} to make the play, to think again, or the better play that is to be shown
 */
export async function tutor(view, moves, canShow) {
  let decision = null;
  try {
    decision = await api.judgement(view.id, view.seq, moves);
  } catch {
    // Without an answer nobody is held up.
  }
  if (!decision?.alternatives || (decision.error ?? 0) <= LIMITS[settings.get("tutor")]) return "play";
  const best = decision.alternatives[0]?.moves ?? [];
  const answer = await warn(decision.error ?? 0, best.length > 0 && canShow(best));
  return answer === "show" ? best : answer === "anyway" ? "play" : "back";
}

/**
 * @param {number} loss
 * @param {boolean} canShow
 * @returns {Promise<string>} "anyway", "show", or something else to think again
 */
function warn(loss, canShow) {
  const [titleId, textId] = [uniqueId("title"), uniqueId("text")];
  const button = (/** @type {string} */ value, /** @type {string} */ text, kind = "") => h("button", { class: `btn ${kind}`.trimEnd(), attr: { value, autofocus: value === "back" } }, text);
  const dialog = h("dialog", { class: "tutor", attr: { "aria-labelledby": titleId, "aria-describedby": textId } },
    h("form", { attr: { method: "dialog" } },
      h("header", null, h("h2", { attr: { id: titleId } }, t("tutor-title"))),
      h("div", { class: "body" }, h("p", { attr: { id: textId } }, t("tutor-text", { loss: number(loss, { minimumFractionDigits: 3, maximumFractionDigits: 3 }) }))),
      h("footer", null, button("anyway", t("tutor-anyway")), canShow && button("show", t("tutor-show")), button("back", t("tutor-back"), "primary"))));
  document.body.append(dialog);
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => {
      dialog.remove();
      resolve(dialog.returnValue);
    });
    dialog.showModal();
  });
}
