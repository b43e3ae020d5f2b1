// Motion on the board: checkers that fly, dice that roll. Every function ends at once when the reader wants no motion.

import { pips } from "./pieces.js";

/** Whether the reader has asked for less motion. */
export function still() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** @param {{x: number, y: number}} at */
export function translate(at) {
  return `translate(${at.x}px, ${at.y}px)`;
}

/**
 * Carries an element from one place to another.
 * @param {SVGElement} element
 * @param {{x: number, y: number}} from
 * @param {{x: number, y: number}} to
 * @param {number} duration milliseconds
 */
export async function fly(element, from, to, duration) {
  element.style.transform = translate(to);
  if (duration <= 0 || still()) return;
  const distance = Math.hypot(to.x - from.x, to.y - from.y);
  const time = duration * (0.55 + Math.min(1, distance / 900) * 0.6);
  await finished(element.animate(
    [{ transform: translate(from) }, { transform: translate(to) }],
    { duration: time, easing: "cubic-bezier(0.4, 0, 0.2, 1)" },
  ));
}

/**
 * Rolls dice that already lie in their places: they tumble in from the edge and show passing faces on the way.
 * @param {{element: SVGGElement, at: {x: number, y: number}, value: number}[]} dice
 * @param {number} size of a die
 * @param {number} duration milliseconds
 */
export async function rollDice(dice, size, duration) {
  if (duration <= 0 || still()) return;
  await Promise.all(dice.map(async ({ element, at, value }, index) => {
    const side = index % 2 ? 1 : -1;
    const from = { x: at.x + 160 + index * 40, y: at.y + side * (120 + index * 30) };
    const spin = side * (300 + index * 90);
    const animation = element.animate(
      [
        { transform: `${translate(from)} rotate(${spin}deg) scale(1.25)`, opacity: 0 },
        { opacity: 1, offset: 0.15 },
        { transform: `${translate({ x: at.x + 20, y: at.y + side * 8 })} rotate(${spin * 0.15}deg) scale(1.06)`, offset: 0.75 },
        { transform: `${translate(at)} rotate(0deg) scale(1)` },
      ],
      { duration: duration * (1 + index * 0.08), easing: "cubic-bezier(0.2, 0.7, 0.3, 1)" },
    );
    let face = value;
    const timer = setInterval(() => {
      face = (face + 1 + Math.floor(performance.now() / 37) % 4) % 6 + 1;
      element.querySelector(".pips")?.replaceWith(pips(size, face));
    }, Math.max(45, duration / 9));
    const settle = setTimeout(() => {
      clearInterval(timer);
      element.querySelector(".pips")?.replaceWith(pips(size, value));
    }, duration * 0.7);
    await finished(animation);
    clearInterval(timer);
    clearTimeout(settle);
    element.querySelector(".pips")?.replaceWith(pips(size, value));
  }));
}

/** An animation's end, also when it is cancelled because its element has gone. @param {Animation} animation */
async function finished(animation) {
  try {
    await animation.finished;
  } catch {
    // Cancelled: whoever removed the element has drawn the outcome.
  }
}

/** @param {number} milliseconds */
export function pause(milliseconds) {
  return milliseconds > 0 ? new Promise((resolve) => setTimeout(resolve, milliseconds)) : Promise.resolve();
}
