// Actions without a hand: dice that Tavola throws by itself, and the moment after which a turn ends by itself.

import { settings } from "../settings.js";
import { actor } from "./due.js";
import { placeAt } from "./seat.js";

/** @import {Player, View} from "../wire.js" */

/** Whether a win at the present stake wins the match already: then no double can gain anything. @param {View} view @param {Player} player */
function cubeIsDead({ match, score, cube }, player) {
  return match.kind === "points" && score[player] + cube.stake >= (match.length ?? 1);
}

/**
 * When the dice that are due are thrown without being asked for: at once, after a moment in which a double can be offered, or never.
 * @param {View} view
 * @returns {"now" | "later" | null}
 */
export function rollsItself(view) {
  const how = settings.get("roll");
  const { phase } = view;
  if (how === "ask" || view.dice_mode !== "server" || !phase.may.includes("roll") || phase.may.includes("pick"))
    return null;
  // The first roll of a match is its beginning, and asked for.
  if (phase.kind === "opening") return view.seq > 0 && placeAt(view.id) !== "none" ? "now" : null;
  const player = actor(view);
  if (player === null) return null;
  if (!phase.may.includes("double") || cubeIsDead(view, player)) return "now";
  return how === "always" ? "later" : null;
}

/** A moment after which something happens, unless the player touches the screen or a key meanwhile. */
export class Countdown {
  #element;
  #onCancel;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {HTMLElement} element whose touches count @param {() => void} onCancel */
  constructor(element, onCancel) {
    this.#element = element;
    this.#onCancel = onCancel;
  }

  get running() {
    return this.#timer !== undefined;
  }

  /** @param {number} milliseconds @param {() => void} run */
  start(milliseconds, run) {
    this.stop();
    this.#timer = setTimeout(() => {
      this.stop();
      run();
    }, milliseconds);
    this.#element.addEventListener("pointerdown", this.#cancel, true);
    document.addEventListener("keydown", this.#cancel, true);
  }

  /** Nothing happens after all. */
  stop() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#element.removeEventListener("pointerdown", this.#cancel, true);
    document.removeEventListener("keydown", this.#cancel, true);
  }

  #cancel = () => {
    this.stop();
    this.#onCancel();
  };
}

/** Milliseconds in which a turn that ends by itself can be taken back, and in which a double can be offered before a roll. */
const MOMENT = { slow: 2600, normal: 1800, fast: 1200, instant: 1200 };

export const moment = () => MOMENT[settings.get("speed")];
