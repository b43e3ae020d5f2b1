// The immobile parts of the board: frame, field, points, bar and trays, drawn once for a layout.

import { cellAt, isCorner, isPoint } from "./geometry.js";
import { PITCH, columnX } from "./layout.js";
import { svg } from "./svg.js";

/** @import {Track} from "../wire.js" */
/** @import {Seating, Slot} from "./geometry.js" */
/** @import {Layout} from "./layout.js" */

/**
 * A gradient whose colours come from the style sheet: stop n has the class `NAME-n`.
 * @param {string} uid
 * @param {string} name
 * @param {"linear" | "radial"} kind
 * @param {Record<string, number>} shape
 * @param {number[]} offsets
 */
function gradient(uid, name, kind, shape, offsets) {
  const stops = offsets.map((offset, index) => svg("stop", { offset, class: `${name}-${index}` }));
  return svg(kind === "linear" ? "linearGradient" : "radialGradient", { id: `${uid}-${name}`, ...shape }, ...stops);
}

/** Gradients and patterns that scene and pieces share. @param {string} uid unique to the board on its page */
export function definitions(uid) {
  const grain = svg("pattern", { id: `${uid}-grain`, width: 420, height: 64, patternUnits: "userSpaceOnUse" });
  // Long, nearly parallel lines of uneven strength: the wood of the frame, lying along it.
  const lines = [3, 9, 12, 19, 24, 33, 37, 41, 50, 55, 61];
  for (const [index, y] of lines.entries()) {
    const bend = ((index * 7) % 5) - 2;
    grain.append(
      svg("path", {
        class: index % 3 ? "grain" : "grain strong",
        d: `M0 ${y} C 90 ${y + bend} 150 ${y - bend} 210 ${y} S 340 ${y + bend} 420 ${y}`,
      }),
    );
  }
  const upright = svg("pattern", { id: `${uid}-grain-v`, width: 64, height: 420, patternUnits: "userSpaceOnUse" });
  for (const [index, x] of lines.entries()) {
    const bend = ((index * 7) % 5) - 2;
    upright.append(
      svg("path", {
        class: index % 3 ? "grain" : "grain strong",
        d: `M${x} 0 C ${x + bend} 90 ${x - bend} 150 ${x} 210 S ${x + bend} 340 ${x} 420`,
      }),
    );
  }
  return svg(
    "defs",
    {},
    gradient(uid, "frame", "linear", { x1: 0, y1: 0, x2: 0, y2: 1 }, [0, 0.5, 1]),
    gradient(uid, "bar", "linear", { x1: 0, y1: 0, x2: 1, y2: 0 }, [0, 0.5, 1]),
    gradient(uid, "field", "radial", { cx: 0.5, cy: 0.5, r: 0.75 }, [0, 1]),
    gradient(uid, "shade-down", "linear", { x1: 0, y1: 0, x2: 0, y2: 1 }, [0, 1]),
    gradient(uid, "shade-in", "linear", { x1: 0, y1: 0, x2: 1, y2: 0 }, [0, 1]),
    gradient(uid, "light", "radial", { cx: 0.38, cy: 0.3, r: 0.85 }, [0, 0.6, 1]),
    gradient(uid, "dark", "radial", { cx: 0.38, cy: 0.3, r: 0.85 }, [0, 0.6, 1]),
    gradient(uid, "die-light", "linear", { x1: 0, y1: 0, x2: 0.6, y2: 1 }, [0, 1]),
    gradient(uid, "die-dark", "linear", { x1: 0, y1: 0, x2: 0.6, y2: 1 }, [0, 1]),
    gradient(uid, "cube", "linear", { x1: 0, y1: 0, x2: 0.6, y2: 1 }, [0, 1]),
    grain,
    upright,
  );
}

/** @param {string} uid @param {string} name */
const paint = (uid, name) => `url(#${uid}-${name})`;

/**
 * @param {Layout} layout
 * @param {string} uid
 * @param {Track} track
 * @param {Seating} seating
 */
export function scene(layout, uid, track, seating) {
  const { width, height, left, right, bar, barWidth, tray, trayWidth, trayLength, top, bottom } = layout;
  const inner = bottom - top;
  const group = svg("g", { class: "scene", "aria-hidden": "true" });

  group.append(
    svg("rect", { class: "frame", width, height, rx: 26, fill: paint(uid, "frame") }),
    svg("rect", { width, height, rx: 26, fill: paint(uid, "grain") }),
    svg("rect", { class: "frame-edge", x: 3, y: 3, width: width - 6, height: height - 6, rx: 23 }),
  );

  for (const x of [left, right]) {
    group.append(
      svg("rect", { class: "field", x, y: top, width: 6 * PITCH, height: inner, fill: paint(uid, "field") }),
      ...half(layout, x === left ? 0 : 6, (slot) => {
        const cell = cellAt(track, slot, seating);
        return isPoint(track, cell) ? (isCorner(track, cell) ? "corner" : "plain") : null;
      }),
      svg("rect", { x, y: top, width: 6 * PITCH, height: 26, fill: paint(uid, "shade-down") }),
      svg("rect", { x, y: top, width: 18, height: inner, fill: paint(uid, "shade-in") }),
      svg("rect", { class: "field-edge", x, y: top, width: 6 * PITCH, height: inner }),
    );
  }

  group.append(
    svg("rect", { class: "bar", x: bar, y: top, width: barWidth, height: inner, fill: paint(uid, "bar") }),
    svg("rect", { x: bar, y: top, width: barWidth, height: inner, fill: paint(uid, "grain-v") }),
    svg("line", { class: "hinge", x1: bar + barWidth / 2, x2: bar + barWidth / 2, y1: top, y2: bottom }),
  );
  for (const share of [0.12, 0.88]) {
    group.append(
      svg("rect", {
        class: "brass",
        x: bar + barWidth / 2 - 13,
        y: top + inner * share - 34,
        width: 26,
        height: 68,
        rx: 4,
      }),
    );
  }

  for (const y of [top, bottom - trayLength]) {
    group.append(
      svg("rect", { class: "well", x: tray, y, width: trayWidth, height: trayLength, rx: 8 }),
      svg("rect", { x: tray, y, width: trayWidth, height: 20, rx: 8, fill: paint(uid, "shade-down") }),
    );
  }
  return group;
}

/**
 * The points of one half: twelve, or those that the game has.
 * @param {Layout} layout
 * @param {number} first
 * @param {(slot: Slot) => "plain" | "corner" | null} look
 */
function half(layout, first, look) {
  const parts = [];
  for (let column = first; column < first + 6; column++) {
    for (const row of /** @type {const} */ (["top", "bottom"])) {
      const kindOfPoint = look({ row, column });
      if (!kindOfPoint) continue;
      const x = columnX(layout, column);
      const base = row === "top" ? layout.top : layout.bottom;
      const tip = row === "top" ? base + layout.point : base - layout.point;
      const kind = (column + (row === "top" ? 1 : 0)) % 2 ? "point odd" : "point even";
      const w = PITCH / 2 - 3;
      const soft = row === "top" ? -16 : 16;
      parts.push(
        svg("path", {
          class: kind,
          d: `M${x - w} ${base} L${x - 4} ${tip + soft} Q${x} ${tip} ${x + 4} ${tip + soft} L${x + w} ${base} Z`,
        }),
        ...(kindOfPoint === "corner"
          ? [svg("circle", { class: "corner", cx: x, cy: base + (row === "top" ? 56 : -56), r: 40 })]
          : []),
        svg("path", { class: "inlay", d: `M${x - w + 9} ${base} L${x} ${tip + soft * 5} L${x + w - 9} ${base}` }),
      );
    }
  }
  return parts;
}
