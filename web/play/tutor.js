// The tutor: before a play or a cube decision against Tavola that is an error is confirmed, it warns, and offers the better play.

import { loadReasons, reasonsOf } from "../analysis/reasons.js";
import { analyses } from "../api/analyses.js";
import { h, uniqueId } from "../dom.js";
import { number, t } from "../i18n.js";
import { settings } from "../settings.js";
import { chances } from "./hint.js";

/** @import {Act, Decision, PlayMove, ProblemAnswer, View} from "../wire.js" */

/** Losses above which it warns: those of the classes of an analysis. */
const LIMITS = { off: Infinity, doubtful: 0.03, bad: 0.06, "very-bad": 0.12 };

/** Whether decisions are judged here: only against Tavola, never between two people. @param {View} view */
export const isTutored = (view) => settings.get("tutor") !== "off" && view.players.some((seat) => seat.kind === "bot");

/**
 * Judges a play and, if it loses too much, asks the player for their choice.
 * @param {View} view
 * @param {readonly PlayMove[]} moves of the rest of the turn
 * @param {(best: PlayMove[]) => boolean} canShow whether a play can be put on the board
 * @returns {Promise<"play" | "back" | PlayMove[]>} to make the play, to think again, or the better play that is to be shown
 */
export async function tutor(view, moves, canShow) {
  let decision = null;
  try {
    [decision] = await Promise.all([analyses.judgePlay(view.id, view.seq, moves), loadReasons()]);
  } catch {
    // Without an answer nobody is held up.
  }
  if (!decision?.alternatives || (decision.loss ?? 0) <= LIMITS[settings.get("tutor")]) return "play";
  /** @type {PlayMove[]} */
  const best = (decision.alternatives[0]?.moves ?? []).map(({ from, to, die }) => [from, to, die]);
  const answer = await warn(decision, { canShow: best.length > 0 && canShow(best), mars: view.rules.mars });
  return answer === "show" ? best : answer === "anyway" ? "play" : "back";
}

/**
 * The decision about the cube that an act makes, if it makes one. Dice that were thrown by hand are on the table already.
 * @param {View} view
 * @param {Act} act
 * @returns {Exclude<ProblemAnswer["do"], "play"> | null}
 */
function cubeDecision(view, act) {
  if (act.do === "roll") return act.dice === undefined && view.phase.may.includes("double") ? "no-double" : null;
  return act.do === "double" || act.do === "take" || act.do === "drop" || act.do === "beaver" ? act.do : null;
}

/**
 * Whether an act is to be done: one that is a wrong decision about the cube only if the player stays with it.
 * @param {View} view
 * @param {Act} act
 */
export async function cubeStands(view, act) {
  const what = isTutored(view) ? cubeDecision(view, act) : null;
  if (!what) return true;
  let decision = null;
  try {
    [decision] = await Promise.all([analyses.judgeCube(view.id, view.seq, what), loadReasons()]);
  } catch {
    // Without an answer nobody is held up.
  }
  return (
    !decision ||
    (decision.loss ?? 0) <= LIMITS[settings.get("tutor")] ||
    (await warn(decision, { cube: true, mars: view.rules.mars })) === "anyway"
  );
}

/** The chances of a play and of the best one, without naming the best. @param {Decision} decision @param {boolean} mars */
function chancesOf({ alternatives = [] }, mars) {
  const best = alternatives[0];
  const played = alternatives.find((each) => each.played);
  return /** @type {const} */ ([
    ["tutor-yours", played],
    ["tutor-best", best],
  ]).map(([message, play]) =>
    play?.win === undefined
      ? null
      : h(
          "li",
          null,
          t(message, {
            chances: chances(
              { win: play.win, win_gammon: play.win_gammon ?? 0, lose_gammon: play.lose_gammon ?? 0 },
              mars,
            ),
          }),
        ),
  );
}

/**
 * Warns beside the board, which stays in sight.
 * @param {Decision} decision
 * @param {object} how
 * @param {boolean} [how.canShow] whether the better play can be put on the board
 * @param {boolean} [how.cube] the cube is in question, not a play
 * @param {boolean} [how.mars] the game calls its wins mars and koks
 * @returns {Promise<string>} "anyway", "show", or something else to think again
 */
function warn(decision, { canShow = false, cube = false, mars = false }) {
  const [titleId, textId] = [uniqueId("title"), uniqueId("text")];
  const button = (/** @type {string} */ value, /** @type {string} */ text, kind = "") =>
    h("button", { class: `btn ${kind}`.trimEnd(), attr: { value, autofocus: value === "back" } }, text);
  const dialog = h(
    "dialog",
    { class: "tutor", attr: { "aria-labelledby": titleId, "aria-describedby": textId } },
    h(
      "form",
      { attr: { method: "dialog" } },
      h("header", null, h("h2", { attr: { id: titleId } }, t(cube ? "tutor-cube-title" : "tutor-title"))),
      h(
        "div",
        { class: "body" },
        h(
          "p",
          { attr: { id: textId } },
          t(cube ? "tutor-cube-text" : "tutor-text", {
            loss: number(decision.loss ?? 0, { minimumFractionDigits: 3, maximumFractionDigits: 3 }),
          }),
        ),
        reasonsOf(decision, mars),
        // Reasons begin with the wins of the plays.
        !cube && !decision.reasons && h("ul", { class: "small plain-list" }, chancesOf(decision, mars)),
      ),
      h(
        "footer",
        null,
        button("anyway", t(cube ? "tutor-cube-anyway" : "tutor-anyway")),
        canShow && button("show", t("tutor-show")),
        button("back", t("tutor-back"), "primary"),
      ),
    ),
  );
  document.body.append(dialog);
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => {
      dialog.remove();
      resolve(dialog.returnValue);
    });
    dialog.showModal();
  });
}
