// The dice on the board: those of the player who plays, and those of the turn before, greyed.

import { diePlace } from "./layout.js";
import { die } from "./pieces.js";
import { colourOf } from "./stones.js";
import { set } from "./svg.js";

/** @import {ShownDice} from "./board.js" */
/** @import {Picture} from "./stones.js" */

/** @typedef {{element: SVGGElement, at: {x: number, y: number}, value: number}} LyingDie */

/** A roll that lies on the board. Elements stay while the same roll is shown, so that it can tumble while the board is redrawn. */
export class DiceLayer {
  #layer;
  #key = "";
  /** @type {LyingDie[]} */
  lying = [];

  /** @param {SVGGElement} layer */
  constructor(layer) {
    this.#layer = layer;
  }

  /**
   * @param {Picture} picture
   * @param {ShownDice | null} dice
   * @param {boolean} [thrown] the same roll again is new dice
   */
  draw(picture, dice, thrown = false) {
    const { uid, layout, view } = picture;
    const { player, values } = dice ?? { player: 0, values: [] };
    const size = values.length > 2 ? layout.die * 0.94 : layout.die;
    const places = values.map((_, index) => diePlace(layout, player, index, values.length, view));
    const key = JSON.stringify([values, size, colourOf(view, player), places]);
    if (key !== this.#key || thrown) {
      this.#key = key;
      this.lying = values.map((value, index) => {
        const at = places[index] ?? { x: 0, y: 0 };
        const element = die(uid, colourOf(view, player), size, value);
        set(element, { transform: `translate(${at.x} ${at.y})` });
        return { element, at, value };
      });
      this.#layer.replaceChildren(...this.lying.map(({ element }) => element));
    }
    const left = [...(dice?.left ?? [])];
    for (const { element, value } of this.lying) {
      // A number counts as used when `left` has fewer of it than were thrown.
      const unused = left.indexOf(value);
      if (unused >= 0) left.splice(unused, 1);
      element.classList.toggle("used", unused < 0);
    }
  }
}
