// Dice by hand: rows of six faces, or the keys 1 to 6, for people who throw real dice on the table.

import { h } from "../dom.js";
import { t } from "../i18n.js";
import { pips } from "../board/pieces.js";
import { svg } from "../board/svg.js";

/** @param {number} value */
function face(value) {
  return svg("svg", { viewBox: "-50 -50 100 100", "aria-hidden": "true", class: "die-face" }, pips(100, value));
}

/**
 * @param {readonly string[]} labels of the rows, one a die
 * @param {(dice: number[]) => void} onDice called once every row has its number
 * @param {readonly number[]} [shown] numbers that are there already
 * @returns {{element: HTMLElement, type: (digit: number) => void}} `type` takes a number from the keyboard
 */
export function dicePad(labels, onDice, shown = []) {
  const chosen = labels.map((_, row) => shown[row] ?? 0);
  /** @type {HTMLButtonElement[][]} */
  const rows = [];

  /** @param {number} row @param {number} value */
  const choose = (row, value) => {
    chosen[row] = value;
    for (const [index, button] of (rows[row] ?? []).entries())
      button.setAttribute("aria-pressed", String(index + 1 === value));
    if (chosen.every(Boolean)) onDice([...chosen]);
  };

  const element = h(
    "div",
    { class: "dice-pad" },
    labels.map((label, row) => {
      const buttons = [1, 2, 3, 4, 5, 6].map((value) =>
        h(
          "button",
          {
            class: "btn die-button",
            attr: {
              type: "button",
              "aria-pressed": String(value === chosen[row]),
              "aria-label": t("pad-die", { row: label, value }),
            },
            on: { click: () => choose(row, value) },
          },
          face(value),
        ),
      );
      rows[row] = buttons;
      return h(
        "div",
        { class: "dice-row", attr: { role: "group", "aria-label": label } },
        h("span", { class: "dice-label", attr: { "aria-hidden": "true" } }, label),
        buttons,
      );
    }),
  );
  return { element, type: (digit) => choose(Math.max(0, chosen.indexOf(0)), digit) };
}
