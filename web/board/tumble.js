// A die that tumbles: a cube that turns in space, seen from above. Without perspective each of its sides is an affine picture of
// the flat one, which a matrix of SVG draws.

import { pips } from "./pieces.js";
import { set, svg } from "./svg.js";

/** @typedef {[number, number, number]} Vector */

/** Direction of the light: over the left shoulder. @type {Vector} */
const LIGHT = [-0.38, -0.5, 0.78];
/** Darkening of a side that turns away from the light; a flat side is not darkened. */
const SHADE = 0.38;

/** The sides of a cube: the outward direction, and the two directions of the flat side. @type {[Vector, Vector, Vector][]} */
const SIDES = [
  [
    [0, 0, 1],
    [1, 0, 0],
    [0, 1, 0],
  ],
  [
    [0, 0, -1],
    [-1, 0, 0],
    [0, 1, 0],
  ],
  [
    [1, 0, 0],
    [0, 0, -1],
    [0, 1, 0],
  ],
  [
    [-1, 0, 0],
    [0, 0, 1],
    [0, 1, 0],
  ],
  [
    [0, 1, 0],
    [1, 0, 0],
    [0, 0, -1],
  ],
  [
    [0, -1, 0],
    [1, 0, 0],
    [0, 0, 1],
  ],
];

/** The faces of a die in the order of its sides, the one that it shows first; opposite faces make seven. @param {number} value */
function faces(value) {
  const [one = 1, two = 2] = [1, 2, 3].filter((face) => face !== value && face !== 7 - value);
  return [value, 7 - value, one, 7 - one, two, 7 - two];
}

/** @param {Vector} vector @param {Vector} axis of length 1 @param {number} angle @returns {Vector} */
function turned([x, y, z], [u, v, w], angle) {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const along = (u * x + v * y + w * z) * (1 - cos);
  return [
    u * along + x * cos + (v * z - w * y) * sin,
    v * along + y * cos + (w * x - u * z) * sin,
    w * along + z * cos + (u * y - v * x) * sin,
  ];
}

/** @param {Vector} one @param {Vector} other */
const product = (one, other) => one[0] * other[0] + one[1] * other[1] + one[2] * other[2];

/** The solid in place of a flat die, for as long as it turns. */
export class Solid {
  #die;
  #size;
  #group = svg("g", { class: "solid" });
  #sides;

  /** @param {SVGGElement} die drawn flat @param {number} size @param {number} value which it shows in the end */
  constructor(die, size, value) {
    this.#die = die;
    this.#size = size;
    const half = size / 2;
    const square = { x: -half, y: -half, width: size, height: size };
    const fill = die.querySelector(".face")?.getAttribute("fill") ?? undefined;
    this.#sides = faces(value).map((face, index) => {
      const frame = /** @type {[Vector, Vector, Vector]} */ (SIDES[index]);
      const shade = svg("rect", { class: "shade", ...square, rx: size * 0.08 });
      // The edge below the rounded side closes the gaps at the corners.
      const side = svg(
        "g",
        {},
        svg("rect", { class: "edge", ...square, rx: size * 0.08 }),
        svg("rect", { class: "face", ...square, rx: size * 0.2, fill }),
        pips(size, face),
        shade,
      );
      return { frame, side, shade };
    });
    this.#group.append(...this.#sides.map(({ side }) => side));
    die.classList.add("tumbling");
    die.append(this.#group);
  }

  /** Turns the die away from how it lies in the end. @param {Vector} axis of length 1 @param {number} angle @param {number} spin in the plane of the board */
  turn(axis, angle, spin) {
    const half = this.#size / 2;
    for (const { frame, side, shade } of this.#sides) {
      const [normal, across, down] = /** @type {[Vector, Vector, Vector]} */ (
        frame.map((vector) => turned(turned(vector, axis, angle), [0, 0, 1], spin))
      );
      const seen = normal[2] > 0.001;
      side.style.display = seen ? "" : "none";
      if (!seen) continue;
      const matrix = [across[0], across[1], down[0], down[1], normal[0] * half, normal[1] * half];
      set(side, { transform: `matrix(${matrix.map((number) => number.toFixed(3)).join(" ")})` });
      shade.style.opacity = (SHADE * Math.max(0, 1 - product(normal, LIGHT) / LIGHT[2])).toFixed(2);
    }
  }

  /** The flat die lies there. */
  end() {
    this.#group.remove();
    this.#die.classList.remove("tumbling");
  }
}
