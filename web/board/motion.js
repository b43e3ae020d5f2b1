// Motion on the board: checkers that fly, dice that roll, and the pauses between. One `Motion` serves one board; whatever is
// under way ends at once on `hurry`, and nothing moves for readers who want no motion.

import { pips } from "./pieces.js";

/** Whether the reader has asked for less motion. */
export function still() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** @param {{x: number, y: number}} at */
export function translate(at) {
  return `translate(${at.x}px, ${at.y}px)`;
}

export class Motion {
  /** What ends the animations and pauses that run now. @type {Set<() => void>} */
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
    await this.#finished(element.animate(
      [{ transform: translate(from) }, { transform: translate(to) }],
      { duration: time, easing: "cubic-bezier(0.4, 0, 0.2, 1)" },
    ));
  }

  /**
   * Rolls dice that lie in their places: they tumble in from the edge and show passing faces on the way.
   * @param {{element: SVGGElement, at: {x: number, y: number}, value: number}[]} dice
   * @param {number} size of a die
   * @param {number} duration milliseconds until the last die lies
   */
  async roll(dice, size, duration) {
    if (this.#idle(duration)) return;
    await Promise.all(dice.map((die, index) => this.#tumble(die, index, size, duration * (index === dice.length - 1 ? 1 : 0.9))));
  }

  /** @param {{element: SVGGElement, at: {x: number, y: number}, value: number}} die @param {number} index @param {number} size @param {number} duration */
  async #tumble({ element, at, value }, index, size, duration) {
    const side = index % 2 ? 1 : -1;
    const from = { x: at.x + 160 + index * 40, y: at.y + side * (120 + index * 30) };
    const spin = side * (300 + index * 90);
    const animation = element.animate(
      [
        { transform: `${translate(from)} rotate(${spin}deg) scale(1.25)`, opacity: 0 },
        { opacity: 1, offset: 0.12 },
        { transform: `${translate({ x: at.x + 20, y: at.y + side * 8 })} rotate(${spin * 0.15}deg) scale(1.06)`, offset: 0.75 },
        { transform: `${translate(at)} rotate(0deg) scale(1)` },
      ],
      { duration, easing: "cubic-bezier(0.2, 0.7, 0.3, 1)" },
    );
    /** @param {number} face */
    const show = (face) => element.querySelector(".pips")?.replaceWith(pips(size, face));
    let face = value;
    const timer = setInterval(() => {
      const lies = (animation.effect?.getComputedTiming().progress ?? 1) > 0.7;
      face = lies ? value : (face + 1) % 6 + 1;
      show(face);
    }, Math.max(45, duration / 9));
    await this.#finished(animation);
    clearInterval(timer);
    show(value);
  }
}
