// Checks that the dice of a match are those that were promised, in this browser alone.

import { commitment, keyOf, openSecret, promise, throwOf } from "./sealed.js";

/** @import {DiceRecord, MatchEvent, View} from "../wire.js" */
/** @import {Kept} from "./kept.js" */

/**
 * A throw of a match.
 * @typedef {object} Thrown
 * @property {number} number from 1
 * @property {number} seq of its action
 * @property {number[]} dice of a lot 1 for the first player and 2 for the second
 * @property {boolean} lot
 */

/**
 * @typedef {object} Fault
 * @property {Thrown} thrown
 * @property {number[]} expected
 */

/**
 * The findings. "none": there was nothing to check.
 * @typedef {object} Finding
 * @property {"pass" | "fail" | "none"} first the promise is the one that this browser saw first
 * @property {"pass" | "fail"} seed it is the one that was promised
 * @property {"pass" | "fail"} match it was promised for this game, length and seats
 * @property {["pass" | "fail" | "none", "pass" | "fail" | "none"]} secrets they are those that were promised, and this browser's are its own
 * @property {Fault[]} faults throws that are others than those that follow
 * @property {number} throws those that were computed
 * @property {boolean} passed nothing has failed
 * @property {{thrown: Thrown, bytes: number[]} | null} example a roll to compute by hand
 */

/** The throws that Tavola has made in a match. @param {readonly MatchEvent[]} events @param {any} setup @returns {Thrown[]} */
export function throwsOf(events, setup) {
  /** @type {Thrown[]} */
  const throws = [];
  let known = false;
  for (const event of events) {
    // If the first roll stays for the whole game, the other rolls are known.
    if (event.kind === "done") known = setup.options?.fixed_roll === true;
    if (event.kind === "next") known = false;
    const dice = diceOf(event, setup.dice !== "hand", known);
    if (dice)
      throws.push({
        number: throws.length + 1,
        seq: event.seq,
        dice,
        lot: event.kind === "opening" && event.dice === null,
      });
  }
  return throws;
}

/** @param {MatchEvent} event @param {boolean} tavola throws all dice @param {boolean} known */
function diceOf(event, tavola, known) {
  if (event.kind === "opening") {
    if (event.dice === null) return [event.starter === 0 ? 1 : 2];
    return tavola ? event.dice.flat() : null;
  }
  return event.kind === "roll" && tavola && !known ? event.dice : null;
}

/** @param {readonly number[]} a @param {readonly number[]} b */
const same = (a, b) => a.length === b.length && a.every((value, i) => value === b[i]);

/** Values as text, objects with their names in order. @param {any} value @returns {string} */
function ordered(value) {
  if (Array.isArray(value)) return `[${value.map(ordered).join()}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  return `{${Object.keys(value)
    .sort()
    .map((name) => JSON.stringify(name) + ordered(value[name]))
    .join()}}`;
}

/** Whether a seed was promised for a match as it was played. @param {any} setup @param {View} view */
function isOf(setup, view) {
  const seats = view.players.map((seat) => (seat.kind === "human" ? { kind: "human", name: "" } : seat));
  return (
    setup.rules === view.match_rules &&
    (view.rules.name !== view.match_rules || ordered(setup.options) === ordered(view.rules.options)) &&
    setup.dice === view.dice_mode &&
    ordered(setup.match) === ordered(view.match) &&
    ordered(setup.players) === ordered(seats)
  );
}

/** @param {string} text @returns {any} */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

/**
 * Checks the dice of a match that is over.
 * @param {DiceRecord & {seed: string}} record
 * @param {View} view with all its events
 * @param {Kept | null} kept the promises and secrets that this browser has recorded
 * @returns {Promise<Finding>}
 */
export async function check(record, view, kept) {
  const { id, seed } = record;
  const setup = parsed(record.setup);
  const open = await openSecret(id, record.commitment);
  const promised = await commitment(id, record.setup, seed);
  /** @type {Finding["secrets"]} */
  const secrets = ["none", "none"];
  for (const player of /** @type {const} */ ([0, 1])) {
    const secret = record.secrets[player];
    const own = (kept?.done && kept.secrets[player]) || secret;
    if (secret === null) {
      if (own !== null) secrets[player] = "fail";
      continue;
    }
    secrets[player] =
      own === secret && (await promise(id, player, secret)) === record.promises[player] ? "pass" : "fail";
  }
  const key = await keyOf(id, seed, [record.secrets[0] ?? open, record.secrets[1] ?? open]);
  /** @type {Fault[]} */
  const faults = [];
  /** @type {Finding["example"]} */
  let example = null;
  const all = throwsOf(view.events, setup);
  const sealed = all.slice(record.earlier).map((thrown) => ({ ...thrown, number: thrown.number - record.earlier }));
  for (const thrown of sealed) {
    const { dice, bytes } = await throwOf(key, thrown.number, thrown.dice.length);
    const expected = thrown.lot ? dice.map((die) => 2 - (die % 2)) : dice;
    if (!same(thrown.dice, expected)) faults.push({ thrown, expected });
    else if (!thrown.lot) example ??= { thrown, bytes };
  }
  /** @param {boolean} right @returns {"pass" | "fail"} */
  const mark = (right) => (right ? "pass" : "fail");
  const first = kept ? mark(kept.commitment === record.commitment) : "none";
  /** @type {Pick<Finding, "first" | "seed" | "match" | "secrets">} */
  const found = {
    first,
    seed: mark(promised === record.commitment),
    match: mark(id === view.id && isOf(setup, view)),
    secrets,
  };
  const passed =
    ![found.first, found.seed, found.match, ...secrets].includes("fail") &&
    faults.length === 0 &&
    all.length >= record.earlier;
  return { ...found, faults, throws: sealed.length, passed, example };
}
