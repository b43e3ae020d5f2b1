// The pieces: checkers, dice and the cube. Each is drawn round its own centre, to be put in place by a transform.

import { RADIUS } from "./layout.js";
import { svg } from "./svg.js";

/** @typedef {"light" | "dark"} Colour */

/**
 * A checker from above. The two sides differ in form as well as in colour: light ones have turned grooves, dark ones a metal
 * ring with a lozenge in it.
 * @param {string} uid
 * @param {Colour} colour
 * @param {string} [extra] more classes
 */
export function checker(uid, colour, extra = "") {
  const group = svg(
    "g",
    { class: `checker ${colour} ${extra}`.trimEnd() },
    svg("ellipse", { class: "cast", cx: 2, cy: 5, rx: RADIUS + 0.5, ry: RADIUS }),
    svg("circle", { class: "rim", r: RADIUS - 0.5 }),
    svg("circle", { class: "face", r: RADIUS - 3, fill: `url(#${uid}-${colour})` }),
    svg("circle", { class: "ring", r: 30 }),
  );
  if (colour === "light") group.append(svg("circle", { class: "ring thin", r: 24 }));
  else group.append(svg("path", { class: "mark", d: "M0 -15 L11 0 L0 15 L-11 0 Z" }));
  return group;
}

/** A borne-off checker on its edge. @param {Colour} colour @param {number} width @param {number} height */
export function slab(colour, width, height) {
  const group = svg(
    "g",
    { class: `slab ${colour}` },
    svg("rect", { class: "rim", x: -width / 2, y: -height / 2, width, height, rx: Math.min(5, height / 2.5) }),
  );
  if (colour === "dark") group.append(svg("line", { class: "mark", x1: -width / 2 + 8, x2: width / 2 - 8 }));
  return group;
}

/** The number on a stack. @param {Colour} colour @param {number} number @param {number} size */
export function stackCount(colour, number, size) {
  return svg(
    "g",
    { class: `stack-count ${colour}` },
    svg("circle", { r: 25 }),
    svg("text", { "font-size": size, dy: size * 0.35, "text-anchor": "middle" }, String(number)),
  );
}

const PIPS = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];

/**
 * @param {string} uid
 * @param {Colour} colour
 * @param {number} size
 * @param {number} value 1 to 6, or 0 for a die whose value is not known yet
 */
export function die(uid, colour, size, value) {
  return svg(
    "g",
    { class: `die ${colour}` },
    svg("rect", { class: "cast", x: -size / 2 + 2, y: -size / 2 + 6, width: size, height: size, rx: size * 0.2 }),
    svg("rect", {
      class: "face",
      x: -size / 2,
      y: -size / 2,
      width: size,
      height: size,
      rx: size * 0.2,
      fill: `url(#${uid}-die-${colour})`,
    }),
    pips(size, value),
  );
}

/** The pips of a face, to be changed while the die rolls. @param {number} size @param {number} value */
export function pips(size, value) {
  const group = svg("g", { class: "pips" });
  for (const [x = 0, y = 0] of PIPS[value] ?? []) {
    group.append(svg("circle", { cx: x * size * 0.26, cy: y * size * 0.26, r: size * 0.095 }));
  }
  return group;
}

/** @param {string} uid @param {number} size @param {string} text */
export function cube(uid, size, text) {
  const font = size * (text.length > 3 ? 0.34 : text.length > 2 ? 0.42 : 0.54);
  return svg(
    "g",
    { class: "cube" },
    svg("rect", { class: "cast", x: -size / 2 + 2, y: -size / 2 + 5, width: size, height: size, rx: size * 0.16 }),
    svg("rect", {
      class: "face",
      x: -size / 2,
      y: -size / 2,
      width: size,
      height: size,
      rx: size * 0.16,
      fill: `url(#${uid}-cube)`,
    }),
    svg("rect", {
      class: "edge",
      x: -size / 2 + 6,
      y: -size / 2 + 6,
      width: size - 12,
      height: size - 12,
      rx: size * 0.12,
    }),
    svg("text", { "font-size": font, dy: font * 0.35, "text-anchor": "middle" }, text),
  );
}
