// A turn as arrows: where each checker came from and where it stands now, or, before it is played, where it will go.

import { RADIUS } from "./layout.js";
import { countAt } from "./position.js";
import { colourOf, spotOf } from "./stones.js";
import { svg } from "./svg.js";

/** @import {Trail, Verdict} from "./board.js" */
/** @import {Picture} from "./stones.js" */

/** Length and half width of an arrow's head. */
const HEAD = { length: 34, half: 19 };

/**
 * @param {SVGGElement} layer
 * @param {Picture} picture
 * @param {Trail | null} trail
 * @param {readonly Verdict[]} [verdicts]
 */
export function drawTrail(layer, picture, trail, verdicts = []) {
  layer.replaceChildren();
  if (trail) drawHops(layer, picture, trail, colourOf(picture.view, trail.player));
  /** Arrows that begin at one place lie beside each other. @type {Map<number, number>} */
  const leaving = new Map();
  for (const verdict of verdicts) {
    const group = svg("g", { class: `verdict ${verdict.tone}` });
    const tip = drawHops(group, picture, { ...verdict, ahead: true }, "", leaving);
    layer.append(group);
    if (tip && verdict.mark) {
      const { x, y } = tip;
      group.append(svg("circle", { class: "verdict-badge", cx: x, cy: y, r: 27 }), svg("text", { class: "verdict-mark", x, y: y + 12 }, verdict.mark));
    }
  }
}

/**
 * Draws a turn, and returns where the middle of its first arrow is.
 * @param {SVGGElement} layer
 * @param {Picture} picture
 * @param {Trail} trail
 * @param {string} colour
 * @param {Map<number, number>} [leaving] how many checkers have left each place before
 */
function drawHops(layer, picture, { player, hops, ahead }, colour, leaving = new Map()) {
  /** @type {{x: number, y: number} | null} */
  let first = null;
  for (const { from, to } of hops) {
    const before = leaving.get(from) ?? 0;
    leaving.set(from, before + 1);
    const [there, landing] = [countAt(picture.board, player, from), countAt(picture.board, player, to)];
    const start = spotOf(picture, player, from, ahead ? Math.max(0, there - 1 - before) : there + before);
    const end = spotOf(picture, player, to, ahead ? landing : Math.max(0, landing - 1));
    layer.append(arrow(start, end, colour));
    first ??= { x: start.x + (end.x - start.x) * 0.45, y: start.y + (end.y - start.y) * 0.45 };
  }
  return first;
}

/** @param {{x: number, y: number}} start @param {{x: number, y: number}} end @param {string} colour */
function arrow(start, end, colour) {
  const distance = Math.hypot(end.x - start.x, end.y - start.y) || 1;
  const unit = { x: (end.x - start.x) / distance, y: (end.y - start.y) / distance };
  // The tip touches the checker's rim, so that its mark stays to be seen.
  const length = Math.max(HEAD.length, distance - RADIUS * 0.7);
  /** A point at a distance along the arrow and beside it. @param {number} along @param {number} aside */
  const at = (along, aside) => `${start.x + unit.x * along - unit.y * aside} ${start.y + unit.y * along + unit.x * aside}`;
  const neck = length - HEAD.length;
  const shaft = `M${at(Math.min(RADIUS * 0.55, neck), 0)} L${at(neck, 0)}`;
  const head = `M${at(neck, HEAD.half)} L${at(length, 0)} L${at(neck, -HEAD.half)} Z`;
  return svg("g", { class: `trail ${colour}`.trim() },
    svg("circle", { class: "trail-ghost", cx: start.x, cy: start.y, r: RADIUS * 0.55 }),
    svg("path", { class: "trail-line under", d: `${shaft} ${head}` }),
    svg("path", { class: "trail-line shaft", d: shaft }),
    svg("path", { class: "trail-line", d: head }));
}
