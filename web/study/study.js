// A position under study: every roll as a temperature map, the window of the cube, every score of a match, and the race. It is
// asked for when the reader opens it, since it takes the engine longer than the evaluation.

import { ApiError } from "../api/call.js";
import { positions } from "../api/positions.js";
import { fill, h, loadStyle } from "../dom.js";
import { loadWords, t } from "../i18n.js";
import { cubePart } from "./cube.js";
import { racePart } from "./race.js";
import { rollPart } from "./rolls.js";
import { hasChoice, scorePart } from "./scores.js";

/** @import {PositionRequest, PositionStudy, RollStudy} from "../wire.js" */
/** @import {Away} from "./scores.js" */

/** The words and styles of a study; to be there before it is made. */
export const loadStudy = () =>
  Promise.all([loadWords("study"), loadStyle(new URL("../styles/study.css", import.meta.url))]);

/**
 * @param {object} props
 * @param {(roll: RollStudy) => void} props.onRoll the play of a roll is to be shown on the board
 */
export function study({ onRoll }) {
  const body = h("div", { class: "study-body stack" });
  const element = h("details", { class: "card study" }, h("summary", null, h("h2", null, t("study-title"))), body);
  /** The position that is shown, or that waits until the reader opens it. @type {PositionRequest | null} */
  let request = null;
  /** The score of the match that the position is from. @type {Away} */
  let away = null;
  /** @type {AbortController | null} */
  let running = null;

  /** Shows which roll stands on the board. @param {RollStudy} roll @param {HTMLElement} button */
  function pick(roll, button) {
    for (const each of body.querySelectorAll("button.study-roll"))
      each.setAttribute("aria-pressed", String(each === button));
    onRoll(roll);
  }

  /** @param {PositionStudy} found */
  function show(found) {
    const rolls = rollPart(found.rolls, pick);
    // If the roll is known, the other rolls are history.
    const thrown = found.scores?.kind === "play";
    fill(
      body,
      !thrown && rolls,
      !thrown && found.windows && cubePart(found.windows, found.market),
      found.scores && hasChoice(found.scores) && scorePart(found.scores, away),
      thrown && rolls,
      thrown && found.windows && cubePart(found.windows, found.market),
      found.race && racePart(found.race),
      h("p", { class: "small muted" }, t("hint-ply", { ply: found.ply })),
    );
  }

  async function ask() {
    if (!request || !element.open) return;
    running?.abort();
    const mine = new AbortController();
    running = mine;
    element.setAttribute("aria-busy", "true");
    if (!body.hasChildNodes())
      fill(body, h("p", { class: "row" }, h("span", { class: "spinner" }), t("hint-thinking")));
    try {
      const found = await positions.study(request, mine.signal);
      if (running === mine) show(found);
    } catch (error) {
      if (running === mine && error instanceof ApiError) clear();
    }
    if (running === mine) element.removeAttribute("aria-busy");
  }

  function clear() {
    running?.abort();
    running = null;
    request = null;
    fill(body);
    element.hidden = true;
    element.removeAttribute("aria-busy");
  }

  element.addEventListener("toggle", () => void ask());
  return {
    element,
    /** Studies a position, at once if the reader has opened it. @param {PositionRequest} next @param {Away} [score] of its match */
    ask(next, score = null) {
      request = next;
      away = score;
      element.hidden = false;
      if (element.open) void ask();
      else fill(body);
    },
    clear,
  };
}
