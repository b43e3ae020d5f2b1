// Motion on the board: checkers that fly, dice that roll, and the pauses between. One `Motion` serves one board; `hurry` ends
// every running motion at once. Nothing moves for readers who prefer reduced motion.

import { Solid } from "./tumble.js";

/** Number of turns of a die before it lies. */
const TURNS = 2.25;

/** Whether the reader has asked for less motion. */
export function still() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** @param {{x: number, y: number}} at */
export function translate(at) {
  return `translate(${at.x}px, ${at.y}px)`;
}

export class Motion {
  /** Functions that end the running animations and pauses. @type {Set<() => void>} */
  #running = new Set();
  #hurried = false;

  /** Ends all that moves, and everything that starts before the next `calm`. */
  hurry() {
    this.#hurried = true;
    for (const end of [...this.#running]) end();
  }

  /** Takes the usual time again. */
  calm() {
    this.#hurried = false;
  }

  /** @param {number} duration milliseconds */
  #idle(duration) {
    return duration <= 0 || this.#hurried || still();
  }

  /** @param {Animation} animation */
  async #finished(animation) {
    const end = () => animation.finish();
    this.#running.add(end);
    try {
      await animation.finished;
    } catch {
      // Cancelled: the code that removed the element has drawn the outcome.
    }
    this.#running.delete(end);
  }

  /** @param {number} milliseconds @returns {Promise<void>} */
  pause(milliseconds) {
    if (milliseconds <= 0 || this.#hurried) return Promise.resolve();
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        this.#running.delete(end);
        resolve();
      };
      const timer = setTimeout(end, milliseconds);
      this.#running.add(end);
    });
  }

  /**
   * Carries an element from one place to another.
   * @param {SVGElement} element
   * @param {{x: number, y: number}} from
   * @param {{x: number, y: number}} to
   * @param {number} duration milliseconds
   */
  async fly(element, from, to, duration) {
    element.style.transform = translate(to);
    if (this.#idle(duration)) return;
    const distance = Math.hypot(to.x - from.x, to.y - from.y);
    const time = duration * (0.55 + Math.min(1, distance / 900) * 0.6);
    await this.#finished(
      element.animate([{ transform: translate(from) }, { transform: translate(to) }], {
        duration: time,
        easing: "cubic-bezier(0.4, 0, 0.2, 1)",
      }),
    );
  }

  /**
   * Rolls dice that lie in their places: they tumble and bounce in from the edge.
   * @param {{element: SVGGElement, at: {x: number, y: number}, value: number}[]} dice
   * @param {number} size of a die
   * @param {number} duration milliseconds until the last die lies
   */
  async roll(dice, size, duration) {
    if (this.#idle(duration)) return;
    await Promise.all(
      dice.map((die, index) => this.#tumble(die, index, size, duration * (index === dice.length - 1 ? 1 : 0.9))),
    );
  }

  /** @param {{element: SVGGElement, at: {x: number, y: number}, value: number}} die @param {number} index @param {number} size @param {number} duration */
  async #tumble({ element, at, value }, index, size, duration) {
    const side = index % 2 ? 1 : -1;
    const way = { x: -(260 + index * 50), y: -side * (120 + index * 40) };
    /** Its position after a share of its way, and the height of its bounce there. @param {number} share @param {number} height */
    const place = (share, height) =>
      `${translate({ x: at.x - way.x * (1 - share), y: at.y - way.y * (1 - share) - height * size })} scale(${1 + height * 0.35})`;
    const animation = element.animate(
      [
        { transform: place(0, 0.9), opacity: 0, easing: "ease-in" },
        { opacity: 1, offset: 0.08 },
        { transform: place(0.42, 0), offset: 0.3, easing: "ease-out" },
        { transform: place(0.66, 0.42), offset: 0.48, easing: "ease-in" },
        { transform: place(0.86, 0), offset: 0.68, easing: "ease-out" },
        { transform: place(0.94, 0.1), offset: 0.8, easing: "ease-in" },
        { transform: place(1, 0) },
      ],
      { duration },
    );
    const solid = new Solid(element, size, value);
    const length = Math.hypot(way.x, way.y);
    // It rolls over the edge that is across its way, and turns a little about itself.
    /** @type {[number, number, number]} */
    const axis = [-way.y / length, way.x / length, 0];
    let frame = 0;
    const turn = () => {
      const left = (1 - (animation.effect?.getComputedTiming().progress ?? 1)) ** 2;
      solid.turn(axis, -left * TURNS * 2 * Math.PI, side * left * 1.3);
      frame = requestAnimationFrame(turn);
    };
    turn();
    await this.#finished(animation);
    cancelAnimationFrame(frame);
    solid.end();
  }
}
