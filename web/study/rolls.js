// Every roll of a position with its best play, as a map of temperatures.

import { h } from "../dom.js";
import { number, t } from "../i18n.js";
import { signed } from "../play/hint.js";
import { rollText } from "../play/notation.js";
import { fixed } from "./words.js";

/** @import {RollStudy, RollsStudy} from "../wire.js" */

/** Takes a roll that was chosen, with its button. @typedef {(roll: RollStudy, button: HTMLElement) => void} Pick */

const dice = [1, 2, 3, 4, 5, 6];

/** Distance of an equity from the mean, in steps from -4 (cold) to 4 (hot). @param {RollsStudy} rolls @param {number} equity */
const heat = (rolls, equity) =>
  rolls.deviation > 1e-6 ? Math.max(-4, Math.min(4, Math.round(((equity - rolls.mean) / rolls.deviation) * 2))) : 0;

/** @param {RollsStudy} rolls @param {RollStudy} roll @param {Pick} pick */
function rollButton(rolls, roll, pick) {
  const words = t("study-roll", { roll: rollText(roll.dice), play: roll.text, equity: signed(roll.equity) });
  const button = h(
    "button",
    { class: "study-roll", attr: { type: "button", "aria-pressed": "false", "aria-label": words, title: words } },
    signed(roll.equity),
  );
  button.dataset.heat = String(heat(rolls, roll.equity));
  button.addEventListener("click", () => pick(roll, button));
  return button;
}

/** The six times six rolls of two dice; a roll stands in two cells, and one of them is the button. @param {RollsStudy} rolls @param {Pick} pick */
function grid(rolls, pick) {
  const cell = (/** @type {number} */ row, /** @type {number} */ column) => {
    const roll = rolls.rolls.find(
      (each) => each.dice[0] === Math.max(row, column) && each.dice[1] === Math.min(row, column),
    );
    if (!roll) return h("td", null);
    if (column <= row) return h("td", null, rollButton(rolls, roll, pick));
    const mirrored = h("span", { class: "study-roll" }, signed(roll.equity));
    mirrored.dataset.heat = String(heat(rolls, roll.equity));
    return h("td", { attr: { "aria-hidden": "true" } }, mirrored);
  };
  return h(
    "table",
    { class: "study-grid" },
    h(
      "thead",
      null,
      h(
        "tr",
        null,
        h("td", null),
        dice.map((die) => h("th", { attr: { scope: "col" } }, number(die))),
      ),
    ),
    h(
      "tbody",
      null,
      dice.map((row) =>
        h(
          "tr",
          null,
          h("th", { attr: { scope: "row" } }, number(row)),
          dice.map((column) => cell(row, column)),
        ),
      ),
    ),
  );
}

/** Rolls of three dice, in a row. @param {RollsStudy} rolls @param {Pick} pick */
const list = (rolls, pick) =>
  h(
    "ul",
    { class: "study-list" },
    rolls.rolls.map((roll) => h("li", null, h("span", null, rollText(roll.dice)), rollButton(rolls, roll, pick))),
  );

/** @param {RollsStudy} rolls @param {Pick} pick */
export const rollPart = (rolls, pick) => [
  h("h3", null, t("study-rolls")),
  rolls.rolls.every((roll) => roll.dice.length === 2) ? grid(rolls, pick) : list(rolls, pick),
  h("p", { class: "small muted" }, t("study-mean", { mean: signed(rolls.mean), deviation: fixed(rolls.deviation) })),
];
