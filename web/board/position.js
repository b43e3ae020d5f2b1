// A board as a value: reading it and carrying one move over it. No rules: the caller guarantees that the move is legal.

import { BAR, OFF, numberAt, renumber } from "./geometry.js";

/** @import {Board, Player, Side, Track} from "../wire.js" */

/** @returns {Side} */
export function emptySide() {
  return { points: Array(24).fill(0), bar: 0, off: 0, pool: 0, pinned: [] };
}

/** @returns {Board} */
export function emptyBoard() {
  return { sides: [emptySide(), emptySide()] };
}

/** @param {Player} player @returns {Player} */
export function other(player) {
  return player === 0 ? 1 : 0;
}

/**
 * Checkers of one player in one of their own places: a point, the bar (25), off (0) or the pool (26).
 * @param {Board} board
 * @param {Player} player
 * @param {number} place
 */
export function countAt(board, player, place) {
  const side = board.sides[player];
  if (place === BAR) return side.bar;
  if (place === OFF) return side.off;
  if (place > BAR) return side.pool;
  return side.points[place - 1] ?? 0;
}

/** @param {Side} side @param {number} place @param {number} change */
function add(side, place, change) {
  if (place === BAR) side.bar += change;
  else if (place <= OFF) side.off += change;
  else if (place > BAR) side.pool += change;
  else side.points[place - 1] = (side.points[place - 1] ?? 0) + change;
}

/**
 * The board after one checker has moved.
 * @param {Board} board left as it is
 * @param {Track} track
 * @param {Player} player
 * @param {number} from
 * @param {number} to
 * @param {import("../wire.js").Hit} hit 1 sends an enemy checker to the bar, 2 pins it, 3 takes it off for good
 * @returns {Board}
 */
export function moved(board, track, player, from, to, hit) {
  const next = structuredClone(board);
  const own = next.sides[player];
  const foe = next.sides[other(player)];
  // A tower goes as a whole.
  const count = track === "towers" ? countAt(board, player, from) : 1;
  add(own, from, -count);
  add(own, to, count);
  const inPlay = (/** @type {number} */ place) => place > OFF && place < BAR;
  if (hit && inPlay(to)) {
    const there = renumber(track, player, to, other(player));
    if (hit === 1 || hit === 3) {
      add(foe, there, -1);
      add(foe, hit === 1 ? BAR : OFF, 1);
    } else if (!foe.pinned.includes(there)) {
      foe.pinned.push(there);
    }
  }
  // The last checker above a pinned one has left: it is free again.
  if (inPlay(from) && countAt(next, player, from) === 0) {
    const freed = renumber(track, player, from, other(player));
    foe.pinned = foe.pinned.filter((point) => point !== freed);
  }
  return next;
}

/**
 * The players on a cell, the visible player first, and their own number of it.
 * @param {Board} board
 * @param {Track} track
 * @param {number} cell
 * @returns {{owner: Player | null, number: number, count: number, pinned: boolean}}
 */
export function standing(board, track, cell) {
  const sides = /** @type {const} */ ([0, 1]).map((player) => {
    const number = numberAt(track, player, cell, board.sides[player].points);
    return { owner: player, number, count: number ? countAt(board, player, number) : 0, pinned: false };
  });
  const [first, second] = sides;
  if (!first?.count) return second?.count ? second : { owner: null, number: 0, count: 0, pinned: false };
  if (!second?.count) return first;
  const below = board.sides[0].pinned.includes(first.number);
  return { ...(below ? second : first), pinned: true };
}

/**
 * Whether the players can still meet. If both run the same way or never meet, bearing off is only counting.
 * @param {Board} board
 * @param {Player} player
 * @param {Track} track
 */
export function contact(board, player, track) {
  if (track === "ring") return true;
  if (track !== "contrary" && track !== "half-contrary") return false;
  const own = board.sides[player];
  const foe = board.sides[other(player)];
  if (own.bar + own.pool + foe.bar + foe.pool > 0) return true;
  const rear = own.points.findLastIndex(Boolean) + 1;
  return foe.points.some((count, index) => count > 0 && renumber(track, other(player), index + 1, player) < rear);
}

/**
 * @param {Board} board
 * @param {Player} player
 * @param {Track} [track]
 */
export function pipCount(board, player, track = "contrary") {
  const side = board.sides[player];
  const entry = track === "half-contrary" || track === "half-parallel" ? 13 : BAR;
  return side.points.reduce((sum, count, index) => sum + count * (index + 1), 0) + (side.bar + side.pool) * entry;
}
