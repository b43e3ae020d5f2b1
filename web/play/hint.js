// The bot's advice: the best plays with their worth, or what to do with the cube.

import { h } from "../dom.js";
import { number, t } from "../i18n.js";
import { playerName } from "../names.js";
import { rollText } from "./notation.js";

/** @import {CubeHint, Hint, HintPlay, PlayHint, View} from "../wire.js" */
/** @typedef {Exclude<Hint, PlayHint | CubeHint>} NamedHint advice that is one thing to do */

/** @param {number} equity */
const signed = (equity) => number(equity, { minimumFractionDigits: 3, maximumFractionDigits: 3, signDisplay: "exceptZero" });
/** @param {number} share */
const percent = (share) => number(share, { style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** @param {import("../wire.js").Probabilities} probs */
const chances = (probs) =>
  t("hint-chances", { win: percent(probs.win), gammon: percent(probs.win_gammon), lost: percent(probs.lose_gammon) });

/**
 * What is advised with the cube, in a word or two.
 * @param {CubeHint} hint
 * @param {View} view the match in which it was asked for
 */
export const verdict = (hint, { phase }) => t(phase.kind === "roll" && !phase.may.includes("double") ? "hint-none" : `hint-${hint.action}`);

/**
 * @param {Hint} hint
 * @param {View} view the match in which it was asked for
 * @param {(play: HintPlay) => void} onPlay somebody wants to see a play on the board
 */
export function hintContent(hint, view, onPlay) {
  return [
    hint.kind === "play" ? playTable(hint, onPlay) : hint.kind === "cube" ? cubeAdvice(hint, view) : namedAdvice(hint),
    h("p", { class: "small muted" }, t("hint-ply", { ply: hint.ply })),
  ];
}

/** @param {PlayHint} hint @param {(play: HintPlay) => void} onPlay */
function playTable(hint, onPlay) {
  return h(
    "ol",
    { class: "hint-plays" },
    hint.plays.map((play, index) =>
      h("li", null,
        h("button", { class: index ? "hint-play" : "hint-play best", attr: { type: "button" }, on: { click: () => onPlay(play) } },
          h("span", { class: "hint-text" }, play.text || t("list-dance")),
          h("span", { class: "hint-equity figures" }, signed(play.equity), play.loss > 0 && h("span", { class: "hint-loss" }, ` (${signed(-play.loss)})`)),
          h("span", { class: "hint-chances small muted" }, chances(play.probs)),
        )),
    ),
  );
}

/** What to do, where that is one thing. @param {NamedHint} hint */
function named(hint) {
  switch (hint.kind) {
    case "choose": return t("act-pick", { dice: rollText([hint.number, hint.number]) });
    case "pick": return t("act-pick", { dice: rollText(hint.dice) });
    case "resign": return `${t("resign-title")}: ${t("resign-level", { level: hint.level })}`;
    case "accept": return t("act-accept");
    case "refuse": return t("act-refuse");
    default: return t("hint-none");
  }
}

/** @param {NamedHint} hint */
const namedAdvice = (hint) => h(
  "div",
  { class: "hint-cube" },
  h("p", { class: "hint-verdict" }, named(hint)),
  hint.probs && h("p", { class: "small muted" }, chances(hint.probs)),
);

/** @param {CubeHint} hint @param {View} view */
function cubeAdvice(hint, view) {
  const { phase } = view;
  /** @param {string} label @param {number} equity */
  const row = (label, equity) => h("tr", null, h("th", { attr: { scope: "row" } }, t(label)), h("td", { class: "figures" }, signed(equity)));
  // The numbers compare doubling with not doubling: they mean nothing where that cannot be chosen, or no longer.
  const compared = phase.kind === "double" || (phase.kind === "roll" && phase.may.includes("double"));
  return h(
    "div",
    { class: "hint-cube" },
    h("p", { class: "hint-verdict" }, verdict(hint, view)),
    compared && h("table", { class: "list" }, h("tbody", null,
      row("hint-row-no-double", hint.no_double), row("hint-row-double-take", hint.double_take), row("hint-row-double-drop", hint.double_drop))),
    h("p", { class: "small muted" }, chances(hint.probs)),
    phase.kind !== "roll" && h("p", { class: "small muted" }, t("hint-side", { name: playerName(view.players[hint.player], hint.player) })),
  );
}
