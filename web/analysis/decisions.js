// Kinds of decisions of an analysis, and each as a position.

import { other } from "../board/position.js";
import { moneyTerms } from "../editor/stakes.js";

/** @import {Decision, Judgement, MatchAnalysis, MatchKind, Player, PositionRequest, View} from "../wire.js" */

/** A decision that was judged. @typedef {Decision & Judgement} Judged */

/** The decisions of which a rollout has the candidates. */
const ROLLED_OUT = new Set(["play", "no-double", "double", "take", "drop"]);
/** The answers to an offer of the cube. */
const ANSWERS = new Set(["take", "drop", "beaver", "raccoon"]);

/** @param {Decision} decision @returns {decision is Judged} */
export const isJudged = (decision) => decision.alternatives !== undefined;

/** @param {Decision} decision @returns {decision is Judged} */
export const isError = (decision) => isJudged(decision) && decision.class !== "good";

/** Whether a list has a decision: a roll alone is none, and neither is a move that is forced. @param {Decision} decision */
export const isListed = (decision) => isJudged(decision) && (decision.choices > 1 || decision.kind !== "play");

/** Whether a decision can be rolled out. @param {Decision} decision */
export const canRollOut = ({ kind }) => ROLLED_OUT.has(kind);

/** The player on roll at a decision. The player who answers a double is not on roll. @param {Decision} decision @returns {Player} */
export const onRoll = ({ kind, player }) => (ANSWERS.has(kind) ? other(player) : player);

/** @param {MatchAnalysis} analysis */
export const decisionsOf = (analysis) => analysis.games.flatMap((game) => game.decisions);

/**
 * The points that the player on roll at a decision and the opponent need; null for money.
 * @param {Decision} decision
 * @param {Pick<View, "match" | "score">} past the match before it
 * @returns {readonly [number, number] | null}
 */
export function awayOf(decision, { match, score }) {
  const player = onRoll(decision);
  const length = lengthOf(match);
  return length > 0 ? [length - score[player], length - score[other(player)]] : null;
}

/**
 * A decision as a position to study.
 * @param {Decision} decision
 * @param {View} past the match before it
 * @returns {PositionRequest}
 */
export function requestOf(decision, past) {
  const { rules, board, match, score, crawford, cube } = past;
  if (decision.xgid !== undefined) return { text: decision.xgid, rules: rules.name, options: rules.options };
  // A game that no id describes.
  const player = onRoll(decision);
  const terms = {
    ...moneyTerms(),
    dice: past.dice,
    offer: player === decision.player ? null : /** @type {const} */ ("double"),
    cube: cube.value,
    owner: cube.owner,
    length: lengthOf(match),
    score,
    crawford,
  };
  return { board, rules: rules.name, options: rules.options, player, terms };
}

/** The points of a match; 0 for other kinds. @param {MatchKind} match */
const lengthOf = (match) => (match.kind === "points" ? (match.length ?? 1) : 0);
