// Putting checkers on a board by hand. Every player has a fixed number; those that stand nowhere are borne off.

import { renumber } from "../board/geometry.js";
import { emptyBoard, other } from "../board/position.js";

/** @import {Board, Player, Track} from "../wire.js" */

/**
 * A place to put checkers on: a point in player 0's own numbering, or a player's bar.
 * @typedef {{kind: "point", number: number} | {kind: "bar", player: Player}} Spot
 */

/**
 * Number of a player's checkers on a spot.
 * @param {Board} board
 * @param {Track} track
 * @param {Spot} spot
 * @param {Player} player
 */
export function countOn(board, track, spot, player) {
  const side = board.sides[player];
  if (spot.kind === "bar") return spot.player === player ? side.bar : 0;
  return side.points[renumber(track, 0, spot.number, player) - 1] ?? 0;
}

/**
 * Returns the board with `count` of a player's checkers on a spot, or all if they are fewer; the other player's leave the spot.
 * @param {Board} board left as it is
 * @param {Track} track
 * @param {Spot} spot
 * @param {Player} player
 * @param {number} count
 * @returns {Board}
 */
export function place(board, track, spot, player, count) {
  const next = structuredClone(board);
  const own = next.sides[player];
  const before = countOn(board, track, spot, player);
  const after = Math.max(0, Math.min(count, before + own.off));
  own.off -= after - before;
  if (spot.kind === "bar") {
    own.bar = after;
    return next;
  }
  own.points[renumber(track, 0, spot.number, player) - 1] = after;
  const foe = next.sides[other(player)];
  const there = renumber(track, 0, spot.number, other(player)) - 1;
  if (after > 0) {
    foe.off += foe.points[there] ?? 0;
    foe.points[there] = 0;
  }
  own.pinned = [];
  foe.pinned = [];
  return next;
}

/**
 * A board with every checker off.
 * @param {readonly [number, number]} checkers of each player
 * @returns {Board}
 */
export function cleared(checkers) {
  const board = emptyBoard();
  board.sides[0].off = checkers[0];
  board.sides[1].off = checkers[1];
  return board;
}

/** @param {Board} board @returns {Board} with the players' checkers exchanged */
export function swapped({ sides }) {
  return structuredClone({ sides: [sides[1], sides[0]] });
}

/** The number of checkers of each player. @param {Board} board @returns {[number, number]} */
export function totals({ sides }) {
  /** @param {Player} player */
  const total = (player) => {
    const { points, bar, off, pool } = sides[player];
    return points.reduce((sum, count) => sum + count, bar + off + pool);
  };
  return [total(0), total(1)];
}
