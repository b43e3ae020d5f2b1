// The pad on which the dice of a match are entered by hand.

import { t } from "../i18n.js";
import { playerName } from "../names.js";
import { dicePad } from "./dicepad.js";

/** @import {View} from "../wire.js" */

export class DiceEntry {
  #element;
  #onDice;
  /** @type {ReturnType<typeof dicePad> | null} */
  #pad = null;
  /** The moment for which the pad was drawn; "" for none. */
  #moment = "";

  /** @param {HTMLElement} element of the pad @param {(dice: number[]) => void} onDice */
  constructor(element, onDice) {
    this.#element = element;
    this.#onDice = onDice;
  }

  /** Takes a number from the keyboard. @param {number} value */
  type(value) {
    this.#pad?.type(value);
  }

  /** Shows the pad while dice are wanted; a half-entered roll survives a redraw of the same moment. @param {View} view @param {boolean} wanted */
  draw(view, wanted) {
    const moment = wanted ? `${view.seq} ${document.documentElement.lang}` : "";
    if (moment === this.#moment) return;
    this.#moment = moment;
    this.#element.hidden = !wanted;
    this.#pad = wanted ? dicePad(labels(view), this.#onDice) : null;
    this.#element.replaceChildren(...(this.#pad ? [this.#pad.element] : []));
  }
}

/** The label of each die. @param {View} view */
function labels(view) {
  if (view.phase.kind !== "opening") return [t("pad-first"), t("pad-second")];
  /** @param {0 | 1} player @param {"pad-of" | "pad-of-first" | "pad-of-second"} message */
  const of = (player, message) => t(message, { name: playerName(view.players[player], player) });
  if (view.rules.options["opening"] !== "two-dice-highest") return [of(0, "pad-of"), of(1, "pad-of")];
  return [of(0, "pad-of-first"), of(0, "pad-of-second"), of(1, "pad-of-first"), of(1, "pad-of-second")];
}
