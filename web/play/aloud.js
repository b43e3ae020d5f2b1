// The position in words, for players who do not see the board: pips, bar, blots, anchors and prime of each side.

import { numberAt, renumber, towerOf } from "../board/geometry.js";
import { other, pipCount } from "../board/position.js";
import { t } from "../i18n.js";

/** @import {Board, Player, Side, Track} from "../wire.js" */

/** Whether the rest of pips is meaningful: towers stand, and the ring has no end. @param {Track} track */
export const countsPips = (track) => track !== "ring" && track !== "towers";

/**
 * A side in one sentence, with the points numbered as a reader has them.
 * @param {Board} board
 * @param {Track} track
 * @param {Player} player
 * @param {Player} reader
 * @param {string} name
 */
export function sideAloud(board, track, player, reader, name) {
  const side = board.sides[player];
  if (track === "towers") return `${name}: ${towersOf(side)}`;
  /** @param {(count: number, number: number) => boolean} wanted @returns {string} points, the farthest first */
  const list = (wanted) =>
    side.points
      .flatMap((count, index) => (count > 0 && wanted(count, index + 1) ? [index + 1] : []))
      .reverse()
      .map((number) => renumber(track, player, number, reader) || number)
      .join(", ");
  const blots = list((count) => count === 1);
  const anchors = list((count, number) => count > 1 && isFoeHome(track, player, number));
  const made = list((count, number) => count > 1 && !isFoeHome(track, player, number));
  return `${name}: ${[
    countsPips(track) && t("aloud-pips", { pips: pipCount(board, player, track) }),
    side.bar > 0 && t("aloud-bar", { count: side.bar }),
    blots && t("aloud-blots", { points: blots }),
    made && t("aloud-made", { points: made }),
    anchors && t("aloud-anchors", { points: anchors }),
    side.off > 0 && t("aloud-off", { count: side.off }),
  ]
    .filter(Boolean)
    .join("; ")}`;
}

/** The towers of a side by their numbers, in three groups: stacked, apart, stacked again. @param {Side} side */
function towersOf(side) {
  const steps = /** @type {const} */ ([
    ["board-stacked", 18],
    ["board-apart", 12],
    ["board-restacked", 6],
  ]);
  const words = steps.map(([message, below]) => {
    const towers = side.points.flatMap((count, index) =>
      count > 0 && index >= below && index < below + 6 ? [towerOf(index + 1)] : [],
    );
    return towers.length > 0 && `${t(message)} ${towers.reverse().join(", ")}`;
  });
  return [...words, side.off > 0 && t("aloud-off", { count: side.off })].filter(Boolean).join("; ");
}

/** Whether a point lies in the other player's home board, where players run against each other. @param {Track} track @param {Player} player @param {number} number */
function isFoeHome(track, player, number) {
  return (
    track === "contrary" &&
    number > 18 &&
    renumber(track, player, number, other(player)) <= 6 &&
    numberAt(track, player, number) > 0
  );
}
