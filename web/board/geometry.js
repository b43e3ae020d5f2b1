// Where a player's own point lies on the screen.
//
// Own numbering (24 first, 1 last, 25 the bar, 0 off) is all that the wire and the rest of the page speak. A track says how
// the two players' numberings lie on one ring of 24 physical points; a view says who sits at the bottom and on which side
// he bears off. A new track is one line in TRACKS.

/** @import {Player, Track} from "../wire.js" */

export const BAR = 25;
export const OFF = 0;

/**
 * The physical point of a player's own point, both counted 1 to 24; player 0's own numbering names the physical points.
 * Each of them undoes itself for either player, so the same line also leads back.
 * @type {Record<string, (player: Player, number: number) => number>}
 */
const TRACKS = {
  contrary: (player, number) => (player === 0 ? number : 25 - number),
};

/**
 * @typedef {object} Seating
 * @property {Player} bottom the player who sits at the bottom of the screen
 * @property {"right" | "left"} home the side on which he bears off
 */

/** @typedef {{row: "top" | "bottom", column: number}} Slot columns 0 to 11 from the left, the bar between 5 and 6 */

/**
 * What the other number of the same physical point is.
 * @param {Track} track
 * @param {Player} player whose number is given
 * @param {number} number 1 to 24
 * @param {Player} reader whose number is wanted
 */
export function renumber(track, player, number, reader) {
  const ring = TRACKS[track] ?? TRACKS.contrary;
  if (!ring) throw new Error(`unknown track ${track}`);
  return ring(reader, ring(player, number));
}

/**
 * The slot in which a player's own point is drawn.
 * @param {Track} track
 * @param {Player} player
 * @param {number} number 1 to 24
 * @param {Seating} seating
 * @returns {Slot}
 */
export function slotOf(track, player, number, seating) {
  const seen = renumber(track, player, number, seating.bottom);
  const bottom = seen <= 12;
  // From the bottom player's chair, bearing off to the right: 1 to 12 run leftwards below, 13 to 24 rightwards above.
  const column = bottom ? 12 - seen : seen - 13;
  return { row: bottom ? "bottom" : "top", column: seating.home === "right" ? column : 11 - column };
}

/**
 * The player's own point that is drawn in a slot.
 * @param {Track} track
 * @param {Player} player
 * @param {Slot} slot
 * @param {Seating} seating
 */
export function pointAt(track, player, slot, seating) {
  const column = seating.home === "right" ? slot.column : 11 - slot.column;
  const seen = slot.row === "bottom" ? 12 - column : column + 13;
  return renumber(track, seating.bottom, seen, player);
}

/**
 * The half of the board in which a player's checkers wait on the bar: where they will enter.
 * @param {Player} player
 * @param {Seating} seating
 * @returns {"top" | "bottom"}
 */
export function barRow(player, seating) {
  return player === seating.bottom ? "top" : "bottom";
}

/**
 * The half of the tray in which a player's borne-off checkers lie.
 * @param {Player} player
 * @param {Seating} seating
 * @returns {"top" | "bottom"}
 */
export function trayRow(player, seating) {
  return player === seating.bottom ? "bottom" : "top";
}
