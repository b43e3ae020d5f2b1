// A turn as arrows: from the old place of each checker to its present place, or, before it is played, to its destination.

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
      group.append(
        svg("circle", { class: "verdict-badge", cx: x, cy: y, r: 27 }),
        svg("text", { class: "verdict-mark", x, y: y + 12 }, verdict.mark),
      );
    }
  }
}

/**
 * Draws a turn, and returns the middle of its first arrow.
 * @param {SVGGElement} layer
 * @param {Picture} picture
 * @param {Trail} trail
 * @param {string} colour
 * @param {Map<number, number>} [leaving] how many checkers have left each place before
 */
function drawHops(layer, picture, { player, hops, ahead }, colour, leaving = new Map()) {
  /** @type {{x: number, y: number} | null} */
  let first = null;
  /** Number of checkers that left each place in the turns drawn before. */
  const left = new Map(leaving);
  const arrows = [];
  for (const [index, hop] of hops.entries()) {
    const { from, to } = hop;
    leaving.set(from, (leaving.get(from) ?? 0) + 1);
    // Checkers that share a place begin and end in the same order, so that their arrows do not cross.
    const [out, into] = [hops.filter((each) => each.from === from), hops.filter((each) => each.to === to)];
    const [there, landing] = [countAt(picture.board, player, from), countAt(picture.board, player, to)];
    const start = spotOf(
      picture,
      player,
      from,
      ahead ? Math.max(0, there - (left.get(from) ?? 0) - out.length + out.indexOf(hop)) : there + out.indexOf(hop),
    );
    const end = spotOf(
      picture,
      player,
      to,
      ahead ? landing + into.indexOf(hop) : Math.max(0, landing - into.length + into.indexOf(hop)),
    );
    const bow = bowOf(start, end, picture.layout.middle, index);
    arrows.push(arrow(start, end, bow, colour));
    first ??= onCurve(start, end, bow, 0.45);
  }
  // The lines lie on the rims of all of them, so that no arrow hides another one.
  layer.append(...arrows.map(({ rim }) => rim), ...arrows.map(({ line }) => line));
  return first;
}

/**
 * The point that bends an arrow: towards the middle of the board, each arrow of a turn a little more, so that arrows along the
 * same row lie beside each other.
 * @param {{x: number, y: number}} start @param {{x: number, y: number}} end @param {number} middle @param {number} index
 */
function bowOf(start, end, middle, index) {
  const length = Math.hypot(end.x - start.x, end.y - start.y) || 1;
  const centre = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
  const level = Math.abs(end.x - start.x) / length;
  const inwards = centre.y < middle ? 1 : -1;
  const sag = level * (Math.min(70, length * 0.16) + index * 34);
  const across = { x: -(end.y - start.y) / length, y: (end.x - start.x) / length };
  const turn = across.y * inwards < 0 ? -1 : 1;
  return { x: centre.x + across.x * turn * sag, y: centre.y + across.y * turn * sag };
}

/** A place on the curve of an arrow. @param {{x: number, y: number}} start @param {{x: number, y: number}} end @param {{x: number, y: number}} bow @param {number} share */
function onCurve(start, end, bow, share) {
  const [a, b, c] = [(1 - share) ** 2, 2 * share * (1 - share), share ** 2];
  return { x: a * start.x + b * bow.x + c * end.x, y: a * start.y + b * bow.y + c * end.y };
}

/** @param {{x: number, y: number}} start @param {{x: number, y: number}} end @param {{x: number, y: number}} bow @param {string} colour */
function arrow(start, end, bow, colour) {
  const towards = (
    /** @type {{x: number, y: number}} */ from,
    /** @type {{x: number, y: number}} */ to,
    /** @type {number} */ by,
  ) => {
    const distance = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    const share = Math.min(0.5, by / distance);
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
  };
  const tail = towards(start, bow, RADIUS * 0.55);
  // The tip touches the checker's rim, so that its mark stays to be seen.
  const tip = towards(end, bow, RADIUS * 0.7);
  const distance = Math.hypot(tip.x - bow.x, tip.y - bow.y) || 1;
  const unit = { x: (tip.x - bow.x) / distance, y: (tip.y - bow.y) / distance };
  /** A point behind the tip and beside the arrow. @param {number} back @param {number} aside */
  const at = (back, aside) => `${tip.x - unit.x * back - unit.y * aside} ${tip.y - unit.y * back + unit.x * aside}`;
  const shaft = `M${tail.x} ${tail.y} Q${bow.x} ${bow.y} ${at(HEAD.length, 0)}`;
  const head = `M${at(HEAD.length, HEAD.half)} L${at(0, 0)} L${at(HEAD.length, -HEAD.half)} Z`;
  const name = `trail ${colour}`.trim();
  return {
    rim: svg("path", { class: "trail-rim", d: `${shaft} ${head}` }),
    line: svg(
      "g",
      { class: name },
      svg("circle", { class: "trail-ghost", cx: start.x, cy: start.y, r: RADIUS * 0.55 }),
      svg("path", { class: "trail-line shaft", d: shaft }),
      svg("path", { class: "trail-line", d: head }),
    ),
  };
}
