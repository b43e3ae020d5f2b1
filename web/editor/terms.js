// The terms of a position, set by hand: the decision, dice, score and cube.

import { dropdown, numberField, segmented, toggle } from "../controls.js";
import { fill, h } from "../dom.js";
import { number, t } from "../i18n.js";
import { dicePad } from "../play/dicepad.js";
import { LONGEST } from "../setup/draft.js";
import { HIGHEST_CUBE } from "./stakes.js";

/** @import {Player, Terms} from "../wire.js" */
/** @import {Game} from "./model.js" */

/** @typedef {"before" | "roll" | "double"} Awaited */

/** The length of a match when a match is first chosen. */
const USUAL_LENGTH = 7;

/** @param {Element} parent @param {string} selector */
function focusIn(parent, selector) {
  const found = parent.querySelector(selector);
  if (found instanceof HTMLElement) found.focus();
}

/**
 * @param {object} props
 * @param {() => {card: Game, terms: Terms}} props.now
 * @param {(terms: Terms) => void} props.onChange
 * @param {(player: Player) => string} props.nameOf
 */
export function termsForm({ now, onChange, nameOf }) {
  const decision = h("div", { class: "stack tight" });
  const stakes = h("div", { class: "stack" });
  const summary = h("span", { class: "muted small" });
  /** Whether dice are requested but not entered yet. */
  let wanted = false;

  /** @param {Partial<Terms>} change @param {boolean} [redraw] the form itself shows other fields */
  const set = (change, redraw = false) => {
    onChange({ ...now().terms, ...change });
    if (redraw) draw();
    else drawSummary();
  };

  /** @returns {Awaited} */
  const awaited = () => {
    const { terms } = now();
    return terms.offer ? "double" : terms.dice || wanted ? "roll" : "before";
  };

  function drawDecision() {
    const { card, terms } = now();
    const choice = awaited();
    const pad =
      choice === "roll" &&
      dicePad(
        card.dice === 3 ? [t("pad-first"), t("pad-second"), t("pad-third")] : [t("pad-first"), t("pad-second")],
        (dice) => set({ dice, offer: null }),
        terms.dice ?? [],
      );
    fill(
      decision,
      segmented({
        legend: t("edit-awaits"),
        choices: [
          { value: /** @type {Awaited} */ ("before"), text: t("edit-awaits-before") },
          { value: /** @type {Awaited} */ ("roll"), text: t("edit-awaits-roll") },
          ...(card.cube ? [{ value: /** @type {Awaited} */ ("double"), text: t("edit-awaits-double") }] : []),
        ],
        value: choice,
        onChange: (value) => {
          wanted = value === "roll";
          set({ dice: null, offer: value === "double" ? "double" : null });
          drawDecision();
          focusIn(decision, "input:checked");
        },
      }),
      pad ? pad.element : null,
    );
  }

  function drawStakes() {
    const { card, terms } = now();
    const { length, score, cube, owner } = terms;
    /** @param {Player} player */
    const points = (player) =>
      numberField({
        label: t("edit-score-of", { player: nameOf(player) }),
        inline: true,
        value: score[player],
        min: 0,
        max: length === 0 ? LONGEST : length - 1,
        onChange: (value) =>
          set({ score: player === 0 ? [value, score[1]] : [score[0], value], crawford: false }, true),
      });
    const cubes = [...new Set([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, HIGHEST_CUBE, cube])].sort((a, b) => a - b);
    const oneAway = length > 1 && (score[0] === length - 1) !== (score[1] === length - 1);
    fill(
      stakes,
      segmented({
        legend: t("edit-stakes"),
        choices: [
          { value: /** @type {"money" | "match"} */ ("money"), text: t("edit-stakes-money") },
          { value: /** @type {"money" | "match"} */ ("match"), text: t("edit-stakes-match") },
        ],
        value: length === 0 ? "money" : "match",
        onChange: (value) => {
          set(
            {
              length: value === "match" ? USUAL_LENGTH : 0,
              score: [0, 0],
              crawford: false,
              jacoby: false,
              beavers: false,
            },
            true,
          );
          focusIn(stakes, "input:checked");
        },
      }),
      length > 0 && [
        numberField({
          label: t("setup-length-points"),
          inline: true,
          value: length,
          min: 1,
          max: Math.max(LONGEST, length),
          onChange: (value) =>
            set(
              { length: value, score: [Math.min(score[0], value - 1), Math.min(score[1], value - 1)], crawford: false },
              true,
            ),
        }),
        points(0),
        points(1),
      ],
      card.cube && [
        (oneAway || terms.crawford) &&
          toggle({ label: t("edit-crawford"), value: terms.crawford, onChange: (crawford) => set({ crawford }) }),
        dropdown({
          label: t("edit-cube"),
          inline: true,
          choices: cubes.map((value) => ({ value: String(value), text: number(value) })),
          value: String(cube),
          onChange: (value) => {
            set({ cube: Number(value), owner: value === "1" ? null : owner }, true);
            focusIn(stakes, "select");
          },
        }),
        cube > 1 &&
          segmented({
            legend: t("edit-cube-owner"),
            choices: [
              { value: "none", text: t("edit-cube-middle") },
              { value: "0", text: nameOf(0) },
              { value: "1", text: nameOf(1) },
            ],
            value: owner === null ? "none" : String(owner),
            onChange: (value) => set({ owner: value === "none" ? null : value === "1" ? 1 : 0 }),
          }),
        length === 0 &&
          toggle({
            label: t("edit-jacoby"),
            help: t("edit-jacoby-help"),
            value: terms.jacoby,
            onChange: (jacoby) => set({ jacoby }),
          }),
        length === 0 &&
          toggle({ label: t("edit-beavers"), value: terms.beavers, onChange: (beavers) => set({ beavers }) }),
      ],
    );
  }

  function drawSummary() {
    const { card, terms } = now();
    const { length, score, cube } = terms;
    const parts = [
      length === 0
        ? t("edit-stakes-money")
        : `${t("match-points", { length })}, ${t("score", { first: score[0], second: score[1] })}`,
    ];
    if (terms.crawford) parts.push(t("match-crawford"));
    if (card.cube && cube > 1) parts.push(t("player-cube", { value: cube }));
    summary.textContent = parts.join(" · ");
  }

  function draw() {
    drawDecision();
    drawStakes();
    drawSummary();
  }

  const element = h(
    "div",
    { class: "stack" },
    decision,
    h(
      "details",
      { class: "options" },
      h("summary", null, h("span", { class: "options-title" }, t("edit-score-cube")), summary),
      h("div", { class: "options-body" }, stakes),
    ),
  );
  draw();
  return {
    element,
    draw() {
      wanted = false;
      draw();
    },
  };
}
