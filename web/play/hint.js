// The engine's advice: the best plays with their worth, or a decision. All figures are those of the player who decides.

import { h } from "../dom.js";
import { number, t } from "../i18n.js";
import { rollText } from "./notation.js";
import { namedLevel, person } from "./words.js";

/** @import {Hint, HintPlay, PlayHint, Probabilities, View} from "../wire.js" */

/** An equity as it is printed. @param {number} equity */
export const signed = (equity) =>
  number(equity, { minimumFractionDigits: 3, maximumFractionDigits: 3, signDisplay: "exceptZero" });
/** @param {number} share */
const percent = (share) => number(share, { style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1 });

/**
 * @param {Pick<Probabilities, "win" | "win_gammon" | "lose_gammon">} probs
 * @param {boolean} [mars] the game calls its wins mars and koks
 */
export const chances = (probs, mars = false) =>
  t("hint-chances", {
    wins: mars ? "mars" : "gammon",
    win: percent(probs.win),
    gammon: percent(probs.win_gammon),
    lost: percent(probs.lose_gammon),
  });

/**
 * The advice in a word or two; "" for a list of plays.
 * @param {Hint} hint
 * @param {boolean} mars
 */
function verdict(hint, mars) {
  switch (hint.kind) {
    case "play":
      return "";
    case "cube":
      return t(`hint-${hint.action}`);
    case "choose":
      return t("hint-choose", { dice: rollText([hint.number, hint.number]) });
    case "pick":
      return t("hint-choose", { dice: rollText(hint.dice) });
    case "resign":
      return t("hint-resign", { level: namedLevel({ mars }, hint.level) });
    default:
      return t(`hint-${hint.kind}`);
  }
}

/** The advice as it is announced: the verdict, or the best play. @param {Hint} hint @param {View} view */
export const spoken = (hint, view) =>
  hint.kind === "play" ? (hint.plays[0]?.text ?? "") : verdict(hint, view.rules.mars);

/**
 * The figures behind a verdict: the worth of each decision.
 * @param {Exclude<Hint, PlayHint>} hint
 * @returns {[string, number][]} words and equity
 */
function figures(hint) {
  switch (hint.kind) {
    case "cube": {
      if (!["take", "drop", "beaver", "raccoon"].includes(hint.action)) {
        return [
          [t("hint-no-double"), hint.no_double],
          [t("hint-double-take"), hint.double_take],
          [t("hint-double-drop"), hint.double_drop],
        ];
      }
      const again = typeof hint.redouble === "number" ? hint.redouble : null;
      return [
        [t("hint-take"), hint.double_take],
        [t("hint-drop"), hint.double_drop],
        ...(again === null
          ? []
          : [/** @type {[string, number]} */ ([t(hint.action === "raccoon" ? "hint-raccoon" : "hint-beaver"), again])]),
      ];
    }
    case "choose":
      return hint.choices.map(({ number, equity }) => [rollText([number, number]), equity]);
    case "pick":
      return hint.choices.map(({ dice, equity }) => [rollText(dice), equity]);
    case "accept":
    case "refuse":
      return [
        [t("hint-accept"), hint.offered],
        [t("hint-refuse"), hint.equity],
      ];
    default:
      return [];
  }
}

/**
 * @param {Hint} hint
 * @param {View} view the match in which it was asked for
 * @param {(play: HintPlay) => void} onPlay called to show a play on the board
 */
export function hintContent(hint, view, onPlay) {
  return [
    adviceBody(hint, onPlay, view.rules.mars),
    h(
      "p",
      { class: "small muted" },
      [t("hint-side", person(view, hint.player)), hint.kind !== "play" && t("hint-ply", { ply: hint.ply })]
        .filter(Boolean)
        .join(" · "),
    ),
  ];
}

/**
 * The advice without its player.
 * @param {Hint} hint
 * @param {(play: HintPlay) => void} onPlay called to show a play on the board
 * @param {boolean} [mars] the game uses the words mars and koks
 */
export function adviceBody(hint, onPlay, mars = false) {
  return hint.kind === "play" ? playTable(hint, onPlay, mars) : decision(hint, mars);
}

/**
 * Rows that were judged to the same depth, in groups: figures of different depths do not compare.
 * @template {{ ply: number, trials?: number }} T
 * @param {readonly T[]} rows deeper ones first
 */
export function byDepth(rows) {
  /** @type {T[][]} */
  const groups = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (last?.[0]?.ply === row.ply && last[0].trials === row.trials) last.push(row);
    else groups.push([row]);
  }
  return groups;
}

/** @param {PlayHint} hint @param {(play: HintPlay) => void} onPlay @param {boolean} mars */
function playTable(hint, onPlay, mars) {
  return h(
    "div",
    { class: "hint-lists" },
    byDepth(hint.plays).flatMap((group, part) => [
      h("p", { class: "small muted hint-depth" }, t("hint-ply", { ply: group[0]?.ply ?? 0 })),
      h(
        "ol",
        { class: "hint-plays" },
        group.map((play, index) =>
          h(
            "li",
            null,
            h(
              "button",
              {
                class: index || part ? "hint-play" : "hint-play best",
                attr: { type: "button" },
                on: { click: () => onPlay(play) },
              },
              h("span", { class: "hint-text" }, play.text || t("list-dance")),
              h(
                "span",
                { class: "hint-equity figures" },
                signed(play.equity),
                play.loss > 0 && h("span", { class: "hint-loss" }, ` (${signed(-play.loss)})`),
              ),
              h("span", { class: "hint-chances small muted" }, chances(play.probs, mars)),
            ),
          ),
        ),
      ),
    ]),
  );
}

/** @param {Exclude<Hint, PlayHint>} hint @param {boolean} mars */
function decision(hint, mars) {
  const rows = figures(hint);
  return h(
    "div",
    { class: "hint-cube" },
    h("p", { class: "hint-verdict" }, verdict(hint, mars)),
    rows.length > 0 &&
      h(
        "table",
        { class: "list" },
        h(
          "tbody",
          null,
          rows.map(([words, equity]) =>
            h("tr", null, h("th", { attr: { scope: "row" } }, words), h("td", { class: "figures" }, signed(equity))),
          ),
        ),
      ),
    hint.probs && h("p", { class: "small muted" }, chances(hint.probs, mars)),
  );
}
