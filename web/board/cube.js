// The cube on the board: in the tray, or before the player who is to answer an offer.

import { cubePlace } from "./layout.js";
import { translate } from "./motion.js";
import { cube as drawCube } from "./pieces.js";
import { svg } from "./svg.js";

/** @import {ShownCube} from "./board.js" */
/** @import {Motion} from "./motion.js" */
/** @import {Picture} from "./stones.js" */

/** A cube that is offered is larger, by this factor. */
const OFFERED = 1.3;

/** The element stays while the cube looks the same, so that it can travel while the board is redrawn. */
export class CubeLayer {
  #layer;
  #key = "";
  /** @type {{element: SVGGElement, at: {x: number, y: number}} | null} */
  #lying = null;

  /** @param {SVGGElement} layer */
  constructor(layer) {
    this.#layer = layer;
  }

  /** @param {Picture} picture @param {ShownCube | null} cube */
  draw({ uid, layout, view }, cube) {
    const at = cube && cubePlace(layout, cube, view);
    const size = layout.cube * (cube && cube.offered !== null ? OFFERED : 1);
    const text = cube && String(cube.value === 1 ? (cube.rest ?? 64) : cube.value);
    const key = JSON.stringify([text, size, at]);
    if (key === this.#key) return;
    this.#key = key;
    this.#lying = null;
    this.#layer.replaceChildren();
    if (!cube || !at || text === null) return;
    const element = svg("g", { class: cube.offered !== null ? "offered" : "" }, drawCube(uid, size, text));
    element.style.transform = translate(at);
    this.#layer.append(element);
    this.#lying = { element, at };
  }

  /**
   * Draws the cube in a new place and carries it there from the old one.
   * @param {Picture} picture @param {ShownCube} cube @param {Motion} motion @param {number} duration milliseconds
   */
  async carry(picture, cube, motion, duration) {
    const from = this.#lying?.at;
    this.draw(picture, cube);
    const lying = this.#lying;
    if (from && lying) await motion.fly(lying.element, from, lying.at, duration);
  }
}
