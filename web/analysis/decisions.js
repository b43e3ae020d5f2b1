// Kinds of decisions of an analysis.

/** @import {Decision, Judgement, MatchAnalysis, Player} from "../wire.js" */

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

/** Who is on roll at a decision: who answers a double is not. @param {Decision} decision @returns {Player} */
export const onRoll = ({ kind, player }) => (ANSWERS.has(kind) ? (player === 0 ? 1 : 0) : player);

/** @param {MatchAnalysis} analysis */
export const decisionsOf = (analysis) => analysis.games.flatMap((game) => game.decisions);
