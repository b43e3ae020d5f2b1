// Marks of possible gestures: the checkers that can be moved, the one in hand, and its destinations.

import { areaOf, placeOf } from "./places.js";
import { countAt } from "./position.js";
import { inAir, spotOf } from "./stones.js";
import { svg } from "./svg.js";

/** @import {Player} from "../wire.js" */
/** @import {Moves, Target} from "./board.js" */
/** @import {Place} from "./places.js" */
/** @import {Picture} from "./stones.js" */

/**
 * @typedef {object} Hand
 * @property {Player} player whose checkers may be moved
 * @property {Moves} moves
 * @property {number | null} picked place whose checker is in hand
 */

/**
 * @param {{under: SVGGElement, over: SVGGElement}} layers below and above the checkers
 * @param {Picture} picture
 * @param {Hand} hand
 * @param {(place: Place, kind: "source" | "target") => void} tag called for every place that a hand can use
 */
export function drawMarks({ under, over }, picture, { player, moves, picked }, tag) {
  const { places, track, view, board } = picture;
  for (const from of moves.keys()) {
    tag(placeOf(places, track, player, from, view), "source");
    if (inAir(picture, player, from)) continue;
    const { x: cx, y: cy } = spotOf(picture, player, from, Math.max(0, countAt(board, player, from) - 1));
    if (picked === null)
      over.append(
        svg("circle", { class: "can-move under", cx, cy, r: 42.5 }),
        svg("circle", { class: "can-move", cx, cy, r: 42.5 }),
      );
    else if (picked === from)
      over.append(
        svg("circle", { class: "picked under", cx, cy, r: 44 }),
        svg("circle", { class: "picked", cx, cy, r: 44 }),
      );
  }
  if (picked === null) return;
  for (const target of moves.get(picked) ?? []) {
    const place = placeOf(places, track, player, target.to, view);
    tag(place, "target");
    drawTarget({ under, over }, picture, player, place, target);
  }
}

/**
 * @param {{under: SVGGElement, over: SVGGElement}} layers
 * @param {Picture} picture
 * @param {Player} player
 * @param {Place} place
 * @param {Target} target
 */
function drawTarget({ under, over }, picture, player, place, { to, hit }) {
  const { layout, board } = picture;
  const area = areaOf(place, layout);
  const upper = place.row === "top";
  const inner = area.height - layout.rail;
  under.append(
    svg("rect", {
      class: "target-glow",
      x: area.x + 2,
      y: upper ? layout.rail : area.y,
      width: area.width - 4,
      height: inner,
      rx: 8,
    }),
  );
  over.append(
    svg("rect", {
      class: "target-strip",
      x: area.x + 6,
      y: upper ? layout.rail - 12 : area.y + inner,
      width: area.width - 12,
      height: 12,
      rx: 5,
    }),
  );
  if (place.kind === "off") return;
  const taken = hit === 1 ? 0 : countAt(board, player, to);
  const { x: cx, y: cy } = spotOf(picture, player, to, Math.min(taken, layout.rows - 1));
  over.append(svg("circle", { class: hit ? "target-dot hit" : "target-dot", cx, cy, r: 17 }));
}
