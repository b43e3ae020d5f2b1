// The source of the dice, and the layout of the board: colours, home and numbers.

import { segmented } from "../controls.js";
import { fill, h } from "../dom.js";
import { t } from "../i18n.js";
import { settings } from "../settings.js";

/** @import {Draft} from "./draft.js" */

/** @param {Draft} draft @param {() => void} changed something was chosen */
export function dicePart(draft, changed) {
  const diceHelp = h("p", { class: "muted small" }, t(`dice-${draft.dice}-about`));
  return h(
    "div",
    { class: "stack" },
    segmented({
      legend: t("setup-dice"),
      plain: true,
      choices: [
        { value: /** @type {const} */ ("server"), text: t("dice-server") },
        { value: /** @type {const} */ ("hand"), text: t("dice-hand") },
      ],
      value: draft.dice,
      onChange: (value) => {
        draft.dice = value;
        diceHelp.textContent = t(`dice-${value}-about`);
        changed();
      },
    }),
    diceHelp,
  );
}

/** @param {Draft} draft @param {() => void} shown called to redraw the board */
export function boardPart(draft, shown) {
  const element = h("div", { class: "stack" });
  function draw() {
    // The setting names the colour of seat 0; a person who sits in seat 1 against the bot chooses the other one.
    const flipped = draft.against === "bot" && draft.seat === 1;
    const swap = (/** @type {"light" | "dark"} */ colour) =>
      flipped ? (colour === "light" ? "dark" : "light") : colour;
    fill(
      element,
      segmented({
        legend: t(draft.against === "bot" ? "setup-colour" : "setup-colour-first"),
        choices: [
          { value: /** @type {const} */ ("light"), text: t("colour-light") },
          { value: /** @type {const} */ ("dark"), text: t("colour-dark") },
        ],
        value: swap(settings.get("colour")),
        onChange: (value) => {
          settings.set("colour", swap(value));
          shown();
        },
      }),
      segmented({
        legend: t("settings-home"),
        choices: [
          { value: /** @type {const} */ ("left"), text: t("home-left") },
          { value: /** @type {const} */ ("right"), text: t("home-right") },
        ],
        value: settings.get("home"),
        onChange: (value) => {
          settings.set("home", value);
          shown();
        },
      }),
      segmented({
        legend: t("settings-numbers"),
        choices: /** @type {const} */ (["mover", "fixed", "none"]).map((value) => ({
          value,
          text: t(`numbers-${value}`),
        })),
        value: settings.get("numbers"),
        onChange: (value) => {
          settings.set("numbers", value);
          shown();
        },
      }),
    );
  }

  return { element, draw };
}
