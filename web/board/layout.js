// The board's measures in drawing units (a point is 100 wide), fitted to the box in which it hangs.

import { barRow, trayRow } from "./geometry.js";

/** @import {Player} from "../wire.js" */
/** @import {Seating, Slot} from "./geometry.js" */

export const PITCH = 100;
export const RADIUS = 46.5;

/** Between the shapes of a wide desk and of a phone held upright. */
const SHORTEST = 1132;
const TALLEST = 2000;

/**
 * @typedef {object} Layout
 * @property {number} width
 * @property {number} height
 * @property {number} frame thickness of the frame at the sides
 * @property {number} rail thickness of the frame above and below, with the numbers
 * @property {number} label size of the point numbers
 * @property {number} left x of the left half
 * @property {number} right x of the right half
 * @property {number} bar x of the bar's left edge
 * @property {number} barWidth
 * @property {number} tray x of the tray's left edge
 * @property {number} trayWidth
 * @property {number} trayLength of each player's part
 * @property {number} top y of the upper points' base
 * @property {number} bottom y of the lower points' base
 * @property {number} middle
 * @property {number} point length of a point
 * @property {number} rows checkers that a point shows
 * @property {number} die size of a die
 * @property {number} cube size of the cube
 */

/**
 * @param {number} ratio height over width of the box
 * @param {"right" | "left"} home
 * @returns {Layout}
 */
export function layoutFor(ratio, home) {
  // 0 on a desk, 1 on a phone: there the frame shrinks and figures grow, for a unit is a quarter of a pixel.
  const tall = Math.max(0, Math.min(1, (ratio - 0.8) / 0.25));
  const mix = (/** @type {number} */ wide, /** @type {number} */ high) => wide + (high - wide) * tall;
  const frame = mix(38, 8);
  const rail = mix(44, 50);
  const barWidth = mix(92, 84);
  const trayWidth = mix(104, 88);
  const gutter = mix(26, 8);
  const width = 2 * frame + 12 * PITCH + barWidth + gutter + trayWidth;
  const height = Math.max(SHORTEST, Math.min(TALLEST, ratio * width));
  const trayFirst = home === "left";
  const left = frame + (trayFirst ? trayWidth + gutter : 0);
  const bar = left + 6 * PITCH;
  const right = bar + barWidth;
  const inner = height - 2 * rail;
  // Five checkers fit everywhere; beyond that, length is shared between the points and the middle.
  const spare = inner - 10 * 2 * RADIUS - 112;
  const point = 5 * 2 * RADIUS + Math.max(0, spare) * 0.36;
  const gap = inner - 2 * point;
  return {
    width,
    height,
    frame,
    rail,
    label: mix(27, 41),
    left,
    right,
    bar,
    barWidth,
    tray: trayFirst ? frame : width - frame - trayWidth,
    trayWidth,
    trayLength: inner * 0.37,
    top: rail,
    bottom: height - rail,
    middle: height / 2,
    point,
    rows: Math.max(5, Math.floor((point + 6) / (2 * RADIUS))),
    die: Math.min(132, Math.max(88, gap * 0.66)),
    cube: mix(80, 84),
  };
}

/** @param {Layout} layout @param {number} column */
export function columnX(layout, column) {
  return (column < 6 ? layout.left : layout.right) + (column % 6) * PITCH + PITCH / 2;
}

/**
 * Centre of the nth checker (from 0) on a point.
 * @param {Layout} layout
 * @param {Slot} slot
 * @param {number} index
 */
export function checkerPlace(layout, slot, index) {
  const height = RADIUS + Math.min(index, layout.rows - 1) * 2 * RADIUS + 1;
  return { x: columnX(layout, slot.column), y: slot.row === "top" ? layout.top + height : layout.bottom - height };
}

/**
 * Centre of the nth checker (from 0) on the bar, outwards from the middle.
 * @param {Layout} layout
 * @param {Player} player
 * @param {number} index
 * @param {Seating} seating
 */
export function barPlace(layout, player, index, seating) {
  const out = RADIUS * 1.7 + Math.min(index, 3) * 2 * RADIUS;
  const up = barRow(player, seating) === "top";
  return { x: layout.bar + layout.barWidth / 2, y: layout.middle + (up ? -out : out) };
}

/**
 * A borne-off checker, lying on its edge: centre, width and height of the nth (from 0).
 * @param {Layout} layout
 * @param {Player} player
 * @param {number} index
 * @param {Seating} seating
 */
export function trayPlace(layout, player, index, seating) {
  const step = layout.trayLength / 15;
  const up = trayRow(player, seating) === "top";
  const out = step * (index + 0.5);
  return {
    x: layout.tray + layout.trayWidth / 2,
    y: up ? layout.top + out : layout.bottom - out,
    width: layout.trayWidth - 14,
    height: step - 3,
  };
}

/**
 * Centre of the cube: in the tray, in the middle or towards its owner; while it is offered, on the board before the player who answers.
 * @param {Layout} layout
 * @param {{owner: Player | null, offered?: Player | null}} cube
 * @param {Seating} seating
 */
export function cubePlace(layout, cube, seating) {
  if (cube.offered !== undefined && cube.offered !== null) {
    const x = cube.offered === seating.bottom ? layout.right + 3 * PITCH : layout.left + 3 * PITCH;
    return { x, y: layout.middle };
  }
  const x = layout.tray + layout.trayWidth / 2;
  if (cube.owner === null) return { x, y: layout.middle };
  const room = layout.height / 2 - layout.rail - layout.trayLength;
  const shift = room - layout.cube / 2 - 8;
  return { x, y: layout.middle + (cube.owner === seating.bottom ? shift : -shift) };
}

/**
 * Centre of the nth die of a player: their dice lie in the half on their right hand.
 * @param {Layout} layout
 * @param {Player} player
 * @param {number} index
 * @param {number} count
 * @param {Seating} seating
 */
export function diePlace(layout, player, index, count, seating) {
  const x = (player === seating.bottom ? layout.right : layout.left) + 3 * PITCH;
  const step = Math.min(layout.die * 1.24, (5.4 * PITCH - layout.die) / Math.max(1, count - 1));
  return { x: x + (index - (count - 1) / 2) * step, y: layout.middle };
}
