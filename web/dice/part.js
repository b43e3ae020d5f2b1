// This browser takes part in the dice of the matches whose seats it plays: it promises a secret and gives it when all promises are
// there. Nobody waits for it but the first throw.

import { ApiError } from "../api/call.js";
import { canHash, matches } from "../api/matches.js";
import { playsHere } from "../play/seat.js";
import { keep, keptOf } from "./kept.js";
import { newSecret, promise } from "./sealed.js";

/** @import {DiceState, Player, View} from "../wire.js" */
/** @import {Kept} from "./kept.js" */

/** Milliseconds between checks for the promise of another player, and their number. */
const LOOK_MS = 500;
const LOOKS = 40;

/** Matches with which this page is busy. @type {Set<string>} */
const busy = new Set();

/**
 * Takes part in the dice of a match, if it is not too late. A failed step is repeated when the match is opened again.
 * @param {View} view
 */
export async function takePart(view) {
  const { id } = view;
  if (busy.has(id) || keptOf(id)?.done) return;
  busy.add(id);
  try {
    const { dice } = await matches.dice(id);
    if (dice) await part(view, dice);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  } finally {
    busy.delete(id);
  }
}

/** @param {View} view @param {DiceState} dice */
async function part({ id, players }, dice) {
  const { commitment } = dice.record;
  // The promise that was seen first stays, whatever the server shows later.
  const kept = keptOf(id) ?? { commitment, secrets: [null, null], done: false, at: Date.now() };
  const own = /** @type {Player[]} */ ([0, 1]).filter(
    (player) => players[player]?.kind === "human" && playsHere(id, player),
  );
  let now = dice;
  if (now.stage === "promise" && canHash) {
    for (const player of own) kept.secrets[player] ??= newSecret();
    keep(id, kept);
    const promises = await both((player) => {
      const secret = own.includes(player) ? kept.secrets[player] : null;
      return secret && promise(id, player, secret);
    });
    now = (await give(id, "promises", promises)) ?? now;
  }
  for (let looks = 0; own.length > 0 && now.stage === "promise" && looks < LOOKS; looks += 1) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    now = (await matches.dice(id)).dice ?? now;
  }
  const { stage, record } = now;
  if (stage === "secret")
    now =
      (await give(id, "secrets", await both((player) => (record.promises[player] ? kept.secrets[player] : null)))) ??
      now;
  const done = now.stage === "sealed";
  // A secret that came too late is no part of this match.
  if (done)
    kept.secrets = await both((player) =>
      kept.secrets[player] === now.record.secrets[player] ? kept.secrets[player] : null,
    );
  keep(id, { ...kept, done });
}

/** Something for both players. @param {(player: Player) => string | null | Promise<string>} of @returns {Promise<[string | null, string | null]>} */
async function both(of) {
  return [await of(0), await of(1)];
}

/**
 * Sends the values of both seats. If one seat is played on another device, each is sent alone.
 * @param {string} id
 * @param {"promises" | "secrets"} what
 * @param {[string | null, string | null]} given
 * @returns {Promise<DiceState | null>}
 */
async function give(id, what, [first, second]) {
  if (first === null && second === null) return null;
  try {
    return (await matches.giveDice(id, what, [first, second])).dice;
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== "refused") throw error;
    if (first === null || second === null) return null;
    return (await give(id, what, [first, null])) ?? give(id, what, [null, second]);
  }
}
