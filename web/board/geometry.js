// Position of a player's own point on the screen.
//
// The wire and the rest of the page use own numbering (24 first, 1 last, 25 the bar, 26 the pool, 0 off). A track maps an own
// point to a cell of the board: cells are counted 1 to 24 round the board as player 0 sees it from below, bearing off to the
// right from 6 to 1. A view has the player at the bottom and the side on which they bear off.

/** @import {Player, Track} from "../wire.js" */

export const BAR = 25;
export const OFF = 0;
export const POOL = 26;

/** @typedef {readonly number[]} Counts checkers on own points, point 1 first */

/**
 * @typedef {object} Way
 * @property {(player: Player, number: number) => number} cell of an own point
 * @property {(player: Player, cell: number, points?: Counts) => number} number the own point of a cell; 0 if the player has none
 * @property {(cell: number) => number} turned the cell as the player opposite sees it
 * @property {boolean} [apart] whether the players never meet: the point that faces an own point has the same number
 */

/** @param {number} cell */
const opposite = (cell) => 25 - cell;
/** @param {number} cell */
const quarterTurn = (cell) => (cell > 12 ? cell - 12 : cell + 12);

/** A whole board on which player 1's numbers are player 0's, seen from another side. @param {(cell: number) => number} turned @returns {Way} */
const whole = (turned) => ({
  cell: (player, number) => (player === 0 ? number : turned(number)),
  number: (player, cell) => (player === 0 ? cell : turned(cell)),
  turned,
});

/** Half a board: from 12 beside the bar to the edge and back to 1 beside the bar. @param {number} number */
const halfCell = (number) => (number > 6 ? 31 - number : 7 - number);

/** Towers of a player in Doublets. */
const TOWERS = 6;

/** The number of the tower that stands on an own point of Doublets: the number that is printed, spoken and written. @param {number} number 1 to 24 */
export const towerOf = (number) => ((number - 1) % TOWERS) + 1;

/** @type {Record<Track, Way>} */
const WAYS = {
  contrary: whole(opposite),
  ring: whole(opposite),
  same: whole((cell) => cell),
  offset: whole(quarterTurn),
  "half-contrary": {
    cell: (player, number) => halfCell(player === 0 ? number : 13 - number),
    number: (player, cell) => {
      const own = cell <= 6 ? 7 - cell : 31 - cell;
      if (cell > 6 && cell < 19) return 0;
      return player === 0 ? own : 13 - own;
    },
    turned: opposite,
  },
  "half-parallel": {
    cell: (player, number) => (player === 0 ? number : 25 - number),
    number: (player, cell) => {
      const own = player === 0 ? cell : 25 - cell;
      return own <= 12 ? own : 0;
    },
    turned: opposite,
    apart: true,
  },
  towers: {
    cell: (player, number) => {
      const tower = towerOf(number);
      return player === 0 ? tower : 25 - tower;
    },
    number: (player, cell, points) => {
      const tower = player === 0 ? cell : 25 - cell;
      if (tower > TOWERS) return 0;
      return [18, 12, 6].map((phase) => phase + tower).find((number) => points?.[number - 1]) ?? 18 + tower;
    },
    turned: opposite,
    apart: true,
  },
};

/**
 * @typedef {object} Seating
 * @property {Player} bottom the player who sits at the bottom of the screen
 * @property {"right" | "left"} home the side on which they bear off
 */

/** @typedef {{row: "top" | "bottom", column: number}} Slot columns 0 to 11 from the left, the bar between 5 and 6 */

/** @param {Track} track @param {Player} player @param {number} number */
export const cellOf = (track, player, number) => WAYS[track].cell(player, number);

/** @param {Track} track @param {Player} player @param {number} cell @param {Counts} [points] of the player, where more than one number is possible */
export const numberAt = (track, player, cell, points) => WAYS[track].number(player, cell, points);

/**
 * The other player's number of the same point, or of the point that faces it.
 * @param {Track} track
 * @param {Player} player whose number is given
 * @param {number} number 1 to 24
 * @param {Player} reader whose number is wanted
 */
export function renumber(track, player, number, reader) {
  if (player === reader || WAYS[track].apart) return number;
  return numberAt(track, reader, cellOf(track, player, number));
}

/**
 * The number printed beside a cell: the reader's number, or that of the only player who has a point there.
 * @param {Track} track
 * @param {number} cell
 * @param {Player} reader
 */
export function labelAt(track, cell, reader) {
  const number = numberAt(track, reader, cell) || numberAt(track, reader === 0 ? 1 : 0, cell);
  return track === "towers" ? towerOf(number) : number;
}

/** Whether anybody has a point there. @param {Track} track @param {number} cell */
export const isPoint = (track, cell) => numberAt(track, 0, cell) > 0 || numberAt(track, 1, cell) > 0;

/** Whether it is one of the corners of a ring. @param {Track} track @param {number} cell */
export const isCorner = (track, cell) => track === "ring" && (cell % 6 === 0 || cell % 6 === 1);

/** @param {Track} track @param {number} cell @param {Seating} seating @returns {Slot} */
export function slotOfCell(track, cell, seating) {
  const seen = seating.bottom === 0 ? cell : WAYS[track].turned(cell);
  const bottom = seen <= 12;
  // From the bottom player's chair, bearing off to the right: 1 to 12 run leftwards below, 13 to 24 rightwards above.
  const column = bottom ? 12 - seen : seen - 13;
  return { row: bottom ? "bottom" : "top", column: seating.home === "right" ? column : 11 - column };
}

/** @param {Track} track @param {Slot} slot @param {Seating} seating */
export function cellAt(track, slot, seating) {
  const column = seating.home === "right" ? slot.column : 11 - slot.column;
  const seen = slot.row === "bottom" ? 12 - column : column + 13;
  return seating.bottom === 0 ? seen : WAYS[track].turned(seen);
}

/**
 * The slot in which a player's own point is drawn.
 * @param {Track} track
 * @param {Player} player
 * @param {number} number 1 to 24
 * @param {Seating} seating
 */
export const slotOf = (track, player, number, seating) => slotOfCell(track, cellOf(track, player, number), seating);

/**
 * The player's own point that is drawn in a slot; 0 if they have none.
 * @param {Track} track
 * @param {Player} player
 * @param {Slot} slot
 * @param {Seating} seating
 * @param {Counts} [points]
 */
export const pointAt = (track, player, slot, seating, points) =>
  numberAt(track, player, cellAt(track, slot, seating), points);

/**
 * The half of the board in which a player's checkers wait on the bar: in which they will enter.
 * @param {Player} player
 * @param {Seating} seating
 * @returns {"top" | "bottom"}
 */
export function barRow(player, seating) {
  return player === seating.bottom ? "top" : "bottom";
}

/**
 * The half of the tray in which a player's checkers lie that are not on the board.
 * @param {Player} player
 * @param {Seating} seating
 * @returns {"top" | "bottom"}
 */
export function trayRow(player, seating) {
  return player === seating.bottom ? "bottom" : "top";
}
