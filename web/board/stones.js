// Drawing of the checkers on points, bar and trays, and of the numbers of the points.

import { BAR, OFF, POOL, cellAt, labelAt, slotOf } from "./geometry.js";
import { PITCH, barPlace, checkerPlace, columnX, trayPlace } from "./layout.js";
import { checker, slab, stackCount } from "./pieces.js";
import { placeOf } from "./places.js";
import { other, standing } from "./position.js";
import { set, svg } from "./svg.js";

/** @import {Board, Player, Track} from "../wire.js" */
/** @import {BoardView} from "./board.js" */
/** @import {Layout} from "./layout.js" */
/** @import {Place} from "./places.js" */

/** Checkers that the bar shows for each player. */
const BAR_ROWS = 4;

/**
 * The data of a drawing.
 * @typedef {object} Picture
 * @property {string} uid
 * @property {Layout} layout
 * @property {Place[]} places
 * @property {Board} board
 * @property {Track} track
 * @property {BoardView} view
 * @property {{player: Player, place: number} | null} lifted one checker that is drawn nowhere, because it is in the air
 */

/** @param {BoardView} view @param {Player} player @returns {"light" | "dark"} */
export function colourOf(view, player) {
  return player === view.light ? "light" : "dark";
}

/**
 * Centre of the nth checker (from 0) of a player's own place.
 * @param {Picture} picture
 * @param {Player} player
 * @param {number} number
 * @param {number} index
 */
export function spotOf({ layout, places, track, view }, player, number, index) {
  if (number === BAR) return barPlace(layout, player, index, view);
  if (number <= OFF || number === POOL) return trayPlace(layout, player, index, view);
  const { slot } = placeOf(places, track, player, number, view);
  if (!slot) throw new RangeError(`${number} is no point`);
  return checkerPlace(layout, slot, track === "towers" ? towerHeight(number, index) : index);
}

/**
 * Height of a checker in a tower: stacked at first, then side by side, then stacked again farther on.
 * @param {number} number own place
 * @param {number} index
 */
function towerHeight(number, index) {
  if (number > 18) return index * 0.22;
  return number > 12 ? index : 2.6 + index * 0.22;
}

/** @param {Picture} picture @param {Player} player @param {number} place */
export function inAir({ lifted }, player, place) {
  return lifted?.player === player && lifted.place === place ? 1 : 0;
}

/**
 * Chevrons between the points, on the rails: the way that the player at the bottom goes.
 * @param {SVGGElement} group
 * @param {Picture} picture
 */
function drawWay(group, { layout, track, view }) {
  if (track === "towers") return;
  const last = track === "half-contrary" || track === "half-parallel" ? 12 : 24;
  for (let number = last; number > 1; number--) {
    const here = slotOf(track, view.bottom, number, view);
    const next = slotOf(track, view.bottom, number - 1, view);
    const step = columnX(layout, next.column) - columnX(layout, here.column);
    // Round a corner or over the bar the way is plain.
    if (here.row !== next.row || Math.abs(step) > 1.01 * PITCH) continue;
    const x = columnX(layout, here.column) + step / 2;
    const y = here.row === "top" ? layout.rail / 2 : layout.height - layout.rail / 2;
    const tip = Math.sign(step) * 6;
    group.append(svg("path", { class: "way", d: `M${x - tip} ${y - 9} L${x + tip} ${y} L${x - tip} ${y + 9}` }));
  }
}

/** @param {SVGGElement} group @param {Picture} picture */
export function drawNumbers(group, picture) {
  const { layout, places, track, view } = picture;
  group.replaceChildren();
  if (view.way) drawWay(group, picture);
  const reader = view.numbers;
  if (reader === null) return;
  const { label, rail, height } = layout;
  for (const place of places) {
    if (!place.slot) continue;
    const y = place.row === "top" ? rail / 2 : height - rail / 2;
    group.append(
      text(
        "number",
        columnX(layout, place.slot.column),
        y,
        label,
        String(labelAt(track, cellAt(track, place.slot, view), reader)),
      ),
    );
  }
}

/** @param {SVGGElement} group @param {Picture} picture */
export function drawCheckers(group, picture) {
  const { board, track } = picture;
  group.replaceChildren();
  for (let cell = 1; cell <= 24; cell++) {
    const { owner, number, count, pinned } = standing(board, track, cell);
    if (owner === null) continue;
    if (pinned)
      stack(group, picture, { player: other(owner), reader: owner, number, count: 1, above: 0, extra: "pinned" });
    stack(group, picture, {
      player: owner,
      reader: owner,
      number,
      count: count - inAir(picture, owner, number),
      above: pinned ? 1 : 0,
    });
  }
  for (const player of /** @type {const} */ ([0, 1])) {
    stack(group, picture, {
      player,
      reader: player,
      number: BAR,
      count: board.sides[player].bar - inAir(picture, player, BAR),
      above: 0,
    });
    drawTray(group, picture, player);
  }
}

/**
 * @param {SVGGElement} group
 * @param {Picture} picture
 * @param {object} what
 * @param {Player} what.player player of the colour
 * @param {Player} what.reader player of the numbering of `number`
 * @param {number} what.number
 * @param {number} what.count
 * @param {number} what.above checkers that already lie there
 * @param {string} [what.extra] class
 */
function stack(group, picture, { player, reader, number, count, above, extra }) {
  const { layout, uid, view } = picture;
  const rows = number === BAR ? BAR_ROWS : layout.rows;
  const colour = colourOf(view, player);
  const shown = Math.min(count, rows - above);
  for (let index = 0; index < shown; index++) {
    const at = spotOf(picture, reader, number, index + above);
    const element = checker(uid, colour, extra);
    set(element, { transform: `translate(${at.x} ${at.y})` });
    group.append(element);
    if (index === shown - 1 && (count > shown || count > 5)) {
      const badge = stackCount(colour, count, Math.max(34, layout.label));
      set(badge, { transform: `translate(${at.x} ${at.y})` });
      group.append(badge);
    }
  }
}

/** @param {SVGGElement} group @param {Picture} picture @param {Player} player */
function drawTray(group, picture, player) {
  const { layout, board, view } = picture;
  const { off, pool } = board.sides[player];
  const count = off + pool - inAir(picture, player, OFF) - inAir(picture, player, POOL);
  for (let index = 0; index < count; index++) {
    const at = trayPlace(layout, player, index, view);
    const element = slab(colourOf(view, player), at.width, at.height);
    set(element, { transform: `translate(${at.x} ${at.y})` });
    group.append(element);
  }
  if (!count) return;
  const { tray, trayWidth, label, rail, height } = layout;
  const y = player === view.bottom ? height - rail / 2 : rail / 2;
  group.append(svg("g", { class: "tray-count" }, text("", tray + trayWidth / 2, y, label, String(count))));
}

/** A figure centred on a place. @param {string} name class @param {number} x @param {number} y @param {number} size @param {string} words */
function text(name, x, y, size, words) {
  return svg("text", { class: name, x, y: y + size * 0.36, "font-size": size, "text-anchor": "middle" }, words);
}
