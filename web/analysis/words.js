// An analysis in the reader's words: figures, decisions, classes.

import { number, t } from "../i18n.js";
import { personName } from "../names.js";
import { rollText } from "../play/notation.js";
import { namedLevel } from "../play/words.js";

/** @import {Amount, Decision, ErrorClass, Judgement, MatchAnalysis, Player, PlayerAnalysis, PlayMove, Seat, Move} from "../wire.js" */

/** The signs of chess books for errors, which need no language and no colour. @type {Record<ErrorClass, string>} */
export const MARKS = { good: "✓", doubtful: "?!", bad: "?", "very-bad": "??" };

/** An equity with its sign. @param {number} value */
export const equity = (value) =>
  number(value, { minimumFractionDigits: 3, maximumFractionDigits: 3, signDisplay: "exceptZero" });

/** @param {number} share @param {number} [digits] */
export const percent = (share, digits = 1) =>
  number(share, { style: "percent", minimumFractionDigits: digits, maximumFractionDigits: digits });

/** @param {number} value @param {number} digits */
export const fixed = (value, digits) => number(value, { minimumFractionDigits: digits, maximumFractionDigits: digits });

/**
 * Determines the unit of costs and the names of wins.
 * @typedef {Pick<MatchAnalysis, "met"> & {mars?: boolean}} Stakes
 */

/** Whether costs are chances to win the match, not points. @param {Stakes} analysis */
export const inMwc = (analysis) => analysis.met !== undefined;

/** Chances to win the match in percent, or points, with a sign. @param {Stakes} analysis @param {number} value */
export function cost(analysis, value) {
  if (inMwc(analysis))
    return number(value, {
      style: "percent",
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
      signDisplay: "exceptZero",
    });
  const points = number(value, { minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay: "exceptZero" });
  return t("analysis-points", { points });
}

/** `−0.226 (−2.5 %)`. @param {Stakes} analysis @param {Amount} amount @param {1 | -1} [sign] -1 for a loss */
export const amount = (analysis, { equity: value, cost: worth }, sign = 1) =>
  `${equity(sign * value)} (${cost(analysis, sign * worth)})`;

/** @param {PlayerAnalysis} player @param {Player} index @param {readonly [Seat, Seat]} seats */
export const seatName = (player, index, seats) =>
  seats[index].kind === "bot"
    ? t("player-bot", { level: t(`level-${seats[index].level ?? "club"}`) })
    : personName(player.name) || t("player-human", { number: index + 1 });

/** A move as the page sends it. @param {Move} step @returns {PlayMove} */
export const tripleOf = ({ from, to, die }) => [from, to, die];

/** The words of the choices without checkers, by their text in reports. @type {Record<string, string>} */
const CHOICES = {
  "no double": "hint-no-double",
  "double, take": "hint-double-take",
  "double, drop": "hint-double-drop",
  take: "hint-take",
  drop: "hint-drop",
  beaver: "hint-beaver",
  raccoon: "hint-raccoon",
  accept: "hint-accept",
  refuse: "hint-refuse",
  "play on": "hint-refuse",
};

const RESIGNED = ["resign a single game", "resign a gammon", "resign a backgammon"];

/** An alternative as it is read. @param {Decision} decision @param {string} text of the report @param {boolean} [mars] the game calls its wins mars and koks */
export function choiceText(decision, text, mars = false) {
  if (decision.kind === "play") return text || t("list-dance");
  if (decision.kind === "pick" || decision.kind === "choose") return rollText([...text].map(Number));
  const level = RESIGNED.indexOf(text) + 1;
  if (level) return t("hint-resign", { level: namedLevel({ mars }, level) });
  const id = CHOICES[text];
  return id ? t(id) : text;
}

/** The decision, in a few words. @param {Decision} decision @param {boolean} [mars] */
export function decidedText(decision, mars = false) {
  if (decision.kind === "roll") return t("analysis-kind-roll");
  if (decision.kind === "double") return t("act-double");
  return choiceText(decision, decision.played ?? "", mars);
}

/** The dice of a decision, or "". @param {Decision} decision */
export const diceText = (decision) =>
  decision.kind === "play" || decision.kind === "roll" ? rollText(decision.dice ?? []) : "";

/** A time that is still to pass. @param {number} seconds */
export const leftText = (seconds) =>
  seconds < 90
    ? t("analysis-left-seconds", { seconds })
    : t("analysis-left-minutes", { minutes: Math.round(seconds / 60) });
