// The places that a hand can reach (the points, two bars, two trays): their positions and their names. A tray holds borne-off
// checkers or checkers that have not entered yet: never both.

import { t } from "../i18n.js";
import { BAR, OFF, POOL, barRow, cellAt, isPoint, labelAt, pointAt, slotOf, trayRow } from "./geometry.js";
import { PITCH, columnX } from "./layout.js";
import { countAt, standing } from "./position.js";

/** @import {Board, Player, Track} from "../wire.js" */
/** @import {Seating, Slot} from "./geometry.js" */
/** @import {Layout} from "./layout.js" */

/**
 * @typedef {object} Place
 * @property {"point" | "bar" | "off"} kind
 * @property {"top" | "bottom"} row
 * @property {number} column position in its row for the arrow keys, 0 to 13
 * @property {Slot | null} slot of a point
 */

/** @param {Track} track @param {Seating} seating @returns {Place[]} the upper row and then the lower, each from left to right */
export function allPlaces(track, seating) {
  /** @type {Place[]} */
  const places = [];
  const shift = seating.home === "left" ? 1 : 0;
  for (const row of /** @type {const} */ (["top", "bottom"])) {
    /** @type {Place[]} */
    const line = [];
    for (let column = 0; column < 12; column++) {
      const slot = { row, column };
      if (!isPoint(track, cellAt(track, slot, seating))) continue;
      line.push({ kind: "point", row, column: column + (column > 5 ? 1 : 0) + shift, slot });
    }
    line.push({ kind: "bar", row, column: 6 + shift, slot: null });
    line.push({ kind: "off", row, column: shift ? 0 : 13, slot: null });
    places.push(...line.sort((a, b) => a.column - b.column));
  }
  return places;
}

/** The owner of a bar or tray. @param {Place} place @param {Seating} seating @returns {Player} */
export function ownerOf(place, seating) {
  const row = place.kind === "bar" ? barRow(0, seating) : trayRow(0, seating);
  return row === place.row ? 0 : 1;
}

/**
 * A player's own number of a place, or null for the other player's bar, tray or point.
 * @param {Place} place
 * @param {Board} board
 * @param {Track} track
 * @param {Player} player
 * @param {Seating} seating
 */
export function numberOf(place, board, track, player, seating) {
  const side = board.sides[player];
  if (place.slot) return pointAt(track, player, place.slot, seating, side.points) || null;
  if (ownerOf(place, seating) !== player) return null;
  if (place.kind === "bar") return BAR;
  return side.pool ? POOL : OFF;
}

/**
 * The place of a player's own number.
 * @param {Place[]} places
 * @param {Track} track
 * @param {Player} player
 * @param {number} number
 * @param {Seating} seating
 * @returns {Place}
 */
export function placeOf(places, track, player, number, seating) {
  const found = places.find((place) => {
    if (number === BAR) return place.kind === "bar" && ownerOf(place, seating) === player;
    if (number <= OFF || number === POOL) return place.kind === "off" && ownerOf(place, seating) === player;
    const slot = slotOf(track, player, number, seating);
    return place.slot?.row === slot.row && place.slot.column === slot.column;
  });
  if (!found) throw new RangeError(`no place ${number}`);
  return found;
}

/** The area that belongs to a place, out to the frame and in to the middle. @param {Place} place @param {Layout} layout */
export function areaOf(place, layout) {
  const half = layout.height / 2;
  const y = place.row === "top" ? 0 : half;
  if (place.slot) return { x: columnX(layout, place.slot.column) - PITCH / 2, y, width: PITCH, height: half };
  if (place.kind === "bar") return { x: layout.bar, y, width: layout.barWidth, height: half };
  return { x: layout.tray - 6, y, width: layout.trayWidth + 12, height: half };
}

/** @param {Place[]} places @param {Layout} layout @param {number} x @param {number} y */
export function placeAt(places, layout, x, y) {
  return (
    places.find((place) => {
      const area = areaOf(place, layout);
      return x >= area.x && x < area.x + area.width && y >= area.y && y < area.y + area.height;
    }) ?? null
  );
}

/**
 * The name and the content of a place, in words.
 * @param {Place} place
 * @param {Board} board
 * @param {Track} track
 * @param {Seating & {you: Player | null, light: Player, reader: Player}} view
 */
export function wordsFor(place, board, track, view) {
  if (!place.slot) {
    const owner = ownerOf(place, view);
    const kind = place.kind === "off" && board.sides[owner].pool ? "pool" : place.kind;
    const count = countAt(board, owner, { bar: BAR, pool: POOL, off: OFF, point: OFF }[kind]);
    const name = kind === "off" && track === "ring" ? "captured" : kind;
    return t("board-place", { place: t(`board-${name}`), contents: contents(owner, count, view) });
  }
  const cell = cellAt(track, place.slot, view);
  const there = standing(board, track, cell);
  const held = there.owner === null ? t("board-empty") : contents(there.owner, there.count, view);
  const words = track === "towers" && there.owner !== null ? `${held}, ${towerWord(there.number)}` : held;
  const point = t("board-point", { point: labelAt(track, cell, view.reader) });
  return t(there.pinned ? "board-place-pinned" : "board-place", { place: point, contents: words });
}

/** The arrangement of a tower's checkers. @param {number} number own place */
const towerWord = (number) => t(number > 18 ? "board-stacked" : number > 12 ? "board-apart" : "board-restacked");

/** @param {Player} owner @param {number} count @param {{you: Player | null, light: Player}} view */
function contents(owner, count, view) {
  if (view.you !== null) return t(owner === view.you ? "board-yours" : "board-theirs", { count });
  return t(owner === view.light ? "board-light" : "board-dark", { count });
}
