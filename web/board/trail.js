// A turn as arrows: where each checker came from and where it stands now, or, before it is played, where it will go.

import { RADIUS } from "./layout.js";
import { countAt } from "./position.js";
import { colourOf, spotOf } from "./stones.js";
import { svg } from "./svg.js";

/** @import {Trail} from "./board.js" */
/** @import {Picture} from "./stones.js" */

/** Length and half width of an arrow's head. */
const HEAD = { length: 34, half: 19 };

/**
 * @param {SVGGElement} layer
 * @param {Picture} picture
 * @param {Trail | null} trail
 */
export function drawTrail(layer, picture, trail) {
  layer.replaceChildren();
  if (!trail) return;
  const { player, hops, ahead } = trail;
  const colour = colourOf(picture.view, player);
  /** Checkers of one turn that left the same place lie above each other. @type {Map<number, number>} */
  const leaving = new Map();
  for (const { from, to } of hops) {
    const before = leaving.get(from) ?? 0;
    leaving.set(from, before + 1);
    const [there, landing] = [countAt(picture.board, player, from), countAt(picture.board, player, to)];
    const start = spotOf(picture, player, from, ahead ? Math.max(0, there - 1 - before) : there + before);
    const end = spotOf(picture, player, to, ahead ? landing : Math.max(0, landing - 1));
    layer.append(arrow(start, end, colour));
  }
}

/** @param {{x: number, y: number}} start @param {{x: number, y: number}} end @param {"light" | "dark"} colour */
function arrow(start, end, colour) {
  const distance = Math.hypot(end.x - start.x, end.y - start.y) || 1;
  const unit = { x: (end.x - start.x) / distance, y: (end.y - start.y) / distance };
  // The tip touches the checker's rim, so that its mark stays to be seen.
  const length = Math.max(HEAD.length, distance - RADIUS * 0.7);
  /** A point at a distance along the arrow and beside it. @param {number} along @param {number} aside */
  const at = (along, aside) => `${start.x + unit.x * along - unit.y * aside} ${start.y + unit.y * along + unit.x * aside}`;
  const neck = length - HEAD.length;
  const shape = `M${at(Math.min(RADIUS * 0.55, neck), 0)} L${at(neck, 0)} M${at(neck, HEAD.half)} L${at(length, 0)} L${at(neck, -HEAD.half)} Z`;
  return svg("g", { class: `trail ${colour}` },
    svg("circle", { class: "trail-ghost", cx: start.x, cy: start.y, r: RADIUS * 0.55 }),
    svg("path", { class: "trail-line under", d: shape }),
    svg("path", { class: "trail-line", d: shape }));
}
