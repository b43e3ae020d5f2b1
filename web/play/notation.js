// A play as backgammon books write it (13/8 6/5*, bar/22, 6/off(2)) and as the board shows it. A play of Doublets names each
// tower by its number and what is done with it: 6/apart, 6/stack, 6/off.

import { BAR, OFF, POOL, towerOf } from "../board/geometry.js";

/** @import {Track} from "../wire.js" */
/** @import {PlayedTurn} from "./last.js" */

/** @typedef {{from: number, to: number, hit: import("../wire.js").Hit}} Step */

/** @param {number} place */
const name = (place) => (place === POOL ? "pool" : place === BAR ? "bar" : place <= OFF ? "off" : String(place));

/**
 * Steps of the same checker joined: the places it touched, `*` where it hit.
 * @param {readonly Step[]} steps in the order in which they were played
 * @returns {Step[][]} one list a checker
 */
export function journeys(steps) {
  /** @type {Step[][]} */
  const found = [];
  for (const step of steps) {
    const journey = found.find((each) => each.at(-1)?.to === step.from);
    if (journey && step.from < BAR && step.from > OFF) journey.push(step);
    else found.push([step]);
  }
  return found.sort((a, b) => (b[0]?.from ?? 0) - (a[0]?.from ?? 0) || (b.at(-1)?.to ?? 0) - (a.at(-1)?.to ?? 0));
}

/** The steps of towers, the highest tower first. @param {readonly Step[]} steps */
const towerText = (steps) =>
  [...steps].sort((a, b) => towerOf(b.from) - towerOf(a.from) || b.from - a.from)
    .map(({ from, to }) => `${towerOf(from)}/${to <= OFF ? "off" : to > 12 ? "apart" : "stack"}`).join(" ");

/** @param {readonly Step[]} steps @param {Track} track */
export function playText(steps, track) {
  if (track === "towers") return towerText(steps);
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const journey of journeys(steps)) {
    const first = journey[0];
    if (!first) continue;
    // A place on the way is named only where something happened on it.
    const stops = journey.filter((step, index) => step.hit || index === journey.length - 1);
    const text = name(first.from) + stops.map((step) => `/${name(step.to)}${step.hit ? "*" : ""}`).join("");
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return [...counts].map(([text, count]) => (count > 1 ? `${text}(${count})` : text)).join(" ");
}

/** A roll as it is written: the higher number first. @param {readonly number[]} dice */
export function rollText(dice) {
  return [...dice].sort((a, b) => b - a).join("-");
}

/** A turn as the board draws it: one arrow for each checker. @param {PlayedTurn} turn */
export const trailOf = ({ player, steps }) => ({
  player,
  hops: journeys(steps).map((journey) => ({ from: journey[0]?.from ?? OFF, to: journey.at(-1)?.to ?? OFF })),
});

/** A roll as it lies on the table, in the order in which the dice are used: the higher first. @param {readonly number[]} dice */
export const shownDice = (dice) => (dice.length === 2 && dice[0] === dice[1] ? [...dice, ...dice] : [...dice].sort((a, b) => b - a));
