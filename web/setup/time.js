// Time of both players in a new match: none, one of three presets, own numbers, or days a turn.

/** @import {MatchKind, TimeControl} from "../wire.js" */

/** @typedef {"none" | "slow" | "normal" | "blitz" | "own" | "days"} ClockName */

/** Seconds of the bank for each point, and of the delay of each turn. */
const PRESETS = { slow: { point: 240, step: 20 }, normal: { point: 120, step: 12 }, blitz: { point: 30, step: 8 } };
/** @type {readonly ClockName[]} */
export const CLOCKS = ["none", "slow", "normal", "blitz", "own", "days"];
/** The kinds of a clock with a bank. @type {readonly TimeControl["kind"][]} */
export const KINDS = ["delay", "bronstein", "fischer"];
/** Days that a turn can have, and the seconds of one. */
export const DAYS = [1, 3, 7, 14];
export const DAY_SECONDS = 24 * 60 * 60;
/** The largest bank in minutes, and the longest time for a turn in seconds. */
export const [MOST_MINUTES, MOST_SECONDS] = [24 * 60, 3600];

/** @typedef {{name: ClockName, kind: TimeControl["kind"], minutes: number, step: number, days: number}} ClockDraft */

/** @returns {ClockDraft} */
export const freshClock = () => ({ name: "none", kind: "delay", minutes: 10, step: 12, days: 3 });

/** A choice that was kept, as far as it can be read. @param {any} stored @returns {ClockDraft} */
export function recallClock(stored) {
  const fresh = freshClock();
  const within = (
    /** @type {unknown} */ value,
    /** @type {number} */ least,
    /** @type {number} */ most,
    /** @type {number} */ usual,
  ) => (Number.isInteger(value) && Number(value) >= least && Number(value) <= most ? Number(value) : usual);
  return {
    name: CLOCKS.includes(stored?.name) ? stored.name : fresh.name,
    kind: KINDS.includes(stored?.kind) ? stored.kind : fresh.kind,
    minutes: within(stored?.minutes, 1, MOST_MINUTES, fresh.minutes),
    step: within(stored?.step, 0, MOST_SECONDS, fresh.step),
    days: DAYS.includes(stored?.days) ? stored.days : fresh.days,
  };
}

/**
 * The clock of a preset for a match: a money session has the bank of five points for each game, a single game that of three.
 * @param {"slow" | "normal" | "blitz"} name
 * @param {MatchKind} match
 * @returns {TimeControl}
 */
export function preset(name, match) {
  const points = match.kind === "money" ? 5 : match.kind === "single" ? 3 : (match.length ?? 1);
  const { point, step } = PRESETS[name];
  return { kind: "delay", bank: Math.min(MOST_MINUTES * 60, point * points), step };
}

/** The chosen clock. @param {ClockDraft} draft @param {MatchKind} match @returns {TimeControl | null} */
export function clockOf({ name, kind, minutes, step, days }, match) {
  if (name === "none") return null;
  if (name === "days") return { kind: "turn", bank: 0, step: days * DAY_SECONDS };
  return name === "own" ? { kind, bank: minutes * 60, step } : preset(name, match);
}
