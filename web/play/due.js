// Who is to act at this screen, and whether dice are awaited.

import { placeAt, playsHere } from "./seat.js";

/** @import {Player, View} from "../wire.js" */
/** @import {Composer} from "./turn.js" */

/**
 * @typedef {object} Moment
 * @property {View} view
 * @property {Composer | null} composer
 * @property {boolean} busy something is in motion or on its way to the server
 * @property {number} [ending] milliseconds after which the turn ends by itself; 0 when it does not
 */

/** The player who must act at this screen: the phase's player if a person plays that seat here. @param {View} view @returns {Player | null} */
export function actor(view) {
  const { player } = view.phase;
  if (!view.live || player === null) return null;
  return view.players[player].kind === "human" && playsHere(view.id, player) ? player : null;
}

/** Whether the player who rolls enters dice by hand now. @param {View} view */
export function wantsDice(view) {
  const { player } = view.phase;
  if (player === null ? placeAt(view.id) === "none" : !playsHere(view.id, player)) return false;
  return (
    view.live && view.dice_mode === "hand" && view.phase.may.includes("roll") && !drawsLots(view) && !view.phase.fixed
  );
}

/** Whether lots are drawn now for the first turn. @param {View} view */
export const drawsLots = (view) => view.phase.kind === "opening" && view.rules.options["opening"] === "lot-then-roll";
