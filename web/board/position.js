// A board as a value: looking at it and carrying one move over it. No rules: whoever calls knows that the move is right.

import { BAR, OFF, renumber } from "./geometry.js";

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
 * Checkers of one player in one of his own places: a point, the bar (25), off (0) or the pool (26).
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
 * @param {0 | 1 | 2} hit 1 sends an enemy checker to the bar, 2 pins it
 * @returns {Board}
 */
export function moved(board, track, player, from, to, hit) {
  const next = structuredClone(board);
  const own = next.sides[player];
  const foe = next.sides[other(player)];
  add(own, from, -1);
  add(own, to, 1);
  const inPlay = (/** @type {number} */ place) => place > OFF && place < BAR;
  if (hit && inPlay(to)) {
    const there = renumber(track, player, to, other(player));
    if (hit === 1) {
      add(foe, there, -1);
      add(foe, BAR, 1);
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
 * Who stands on a physical point, the visible player first.
 * @param {Board} board
 * @param {Track} track
 * @param {number} point in player 0's own numbering
 * @returns {{owner: Player | null, count: number, pinned: boolean}}
 */
export function standing(board, track, point) {
  const theirs = renumber(track, 0, point, 1);
  const counts = [countAt(board, 0, point), countAt(board, 1, theirs)];
  if (counts[0] && counts[1]) {
    const owner = board.sides[0].pinned.includes(point) ? 1 : 0;
    return { owner, count: counts[owner] ?? 0, pinned: true };
  }
  if (counts[0]) return { owner: 0, count: counts[0], pinned: false };
  if (counts[1]) return { owner: 1, count: counts[1], pinned: false };
  return { owner: null, count: 0, pinned: false };
}

/**
 * @param {Board} board
 * @param {Player} player
 */
export function pipCount(board, player) {
  const side = board.sides[player];
  return side.points.reduce((sum, count, index) => sum + count * (index + 1), 0) + (side.bar + side.pool) * BAR;
}
