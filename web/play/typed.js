// Typed moves, as the terminal and books write them: "8/5 6/5*", "bar/22", "6/off(2)", "13/10/8"; in Doublets "6/apart 3/apart".

import { BAR, OFF, POOL } from "../board/geometry.js";
import { Composer } from "./turn.js";

/** @import {Track, TurnMove} from "../wire.js" */

const NAMES = /** @type {Record<string, number>} */ ({ bar: BAR, b: BAR, off: OFF, o: OFF, pool: POOL, p: POOL });

/** @param {string} word @returns {number | null} the own number of a place */
function placeOf(word) {
  if (Object.hasOwn(NAMES, word)) return NAMES[word] ?? null;
  const number = /^\d{1,2}$/.test(word) ? Number(word) : -1;
  return number >= OFF && number <= BAR ? number : null;
}

/** Places of a tower before and after each step with it, for tower 0. */
const TOWER_STEPS = /** @type {Record<string, [number, number]>} */ ({
  apart: [18, 12],
  stack: [12, 6],
  off: [6, OFF],
});

/** The places of a path. @param {string} path @param {Track} track */
function placesOf(path, track) {
  const words = path.split(/[/-]/);
  if (track !== "towers") return words.map(placeOf);
  const [, tower, done = ""] = /^([1-6])[/-](.*)$/.exec(path) ?? [];
  const steps = Object.hasOwn(TOWER_STEPS, done) ? TOWER_STEPS[done] : undefined;
  return steps ? steps.map((place) => (place === OFF ? OFF : place + Number(tower))) : [];
}

/**
 * The hops that a text names, in its order; null when it cannot be read.
 * @param {string} text
 * @param {Track} track
 * @returns {[number, number][] | null}
 */
export function hopsOf(text, track) {
  /** @type {[number, number][]} */
  const hops = [];
  for (const word of text
    .toLowerCase()
    .replaceAll("*", "")
    .split(/[\s,;]+/)
    .filter(Boolean)) {
    const [, path = "", times = "1"] = /^([^()]+)(?:\((\d)\))?$/.exec(word) ?? [];
    const places = placesOf(path, track);
    if (places.length < 2 || places.includes(null)) return null;
    for (let time = 0; time < Number(times); time++) {
      for (let index = 1; index < places.length; index++)
        hops.push([/** @type {number} */ (places[index - 1]), /** @type {number} */ (places[index])]);
    }
  }
  return hops.length ? hops : null;
}

/**
 * The moves of a text, from the present state of the turn.
 * @param {Composer} composer left as it is
 * @param {string} text
 * @param {Track} track
 * @returns {TurnMove[] | "unreadable" | "impossible"}
 */
export function typedMoves(composer, text, track) {
  const hops = hopsOf(text, track);
  if (!hops) return "unreadable";
  // Moves may be written in another order than that in which they can be played.
  return inSomeOrder(composer, hops) ?? "impossible";
}

/** @param {Composer} composer @param {readonly [number, number][]} hops @returns {TurnMove[] | null} */
function inSomeOrder(composer, hops) {
  if (!hops.length) return [];
  const tried = new Set();
  for (const [index, [from, to]] of hops.entries()) {
    if (tried.has(`${from} ${to}`)) continue;
    tried.add(`${from} ${to}`);
    const route = composer.route(from, to);
    if (!route) continue;
    const next = new Composer(composer.turn);
    next.order = composer.order;
    next.play([...composer.path, ...route]);
    const rest = inSomeOrder(
      next,
      hops.filter((_, other) => other !== index),
    );
    if (rest) return [...route, ...rest];
  }
  return null;
}
