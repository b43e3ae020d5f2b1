// A play as backgammon books write it (13/8 6/5*, bar/22, 6/off(2)) and as the board shows it. A play of Doublets names each
// tower by its number and the step with it: 6/apart, 6/stack, 6/off.

import { BAR, OFF, POOL, towerOf } from "../board/geometry.js";

/** @import {RulesView, Track} from "../wire.js" */
/** @import {PlayedTurn} from "./last.js" */

/** @typedef {{from: number, to: number, hit: import("../wire.js").Hit}} Step */

/** @param {number} place */
const placeName = (place) => (place === POOL ? "pool" : place === BAR ? "bar" : place <= OFF ? "off" : String(place));

/** @param {Step} step */
const goesBack = (step) => step.to > step.from;

/**
 * Steps of the same checker joined: the places it touched, `*` for a hit. The farthest checker comes first, unless the order
 * can decide their legality: then they keep the order of play.
 * @param {readonly Step[]} steps in the order in which they were played
 * @param {boolean} [lowerFirst] whether the lower number is played first
 * @returns {Step[][]} one list a checker
 */
export function journeys(steps, lowerFirst = false) {
  /** @type {Step[][]} */
  const found = [];
  for (const step of steps) {
    const journey = found.find((each) => each.at(-1)?.to === step.from);
    if (journey && step.from < BAR && step.from > OFF) journey.push(step);
    else found.push([step]);
  }
  if (lowerFirst || steps.some((step) => step.from === POOL || goesBack(step))) return found;
  return found.sort((a, b) => (b[0]?.from ?? 0) - (a[0]?.from ?? 0) || (b.at(-1)?.to ?? 0) - (a.at(-1)?.to ?? 0));
}

/** The steps of towers, the highest tower first. @param {readonly Step[]} steps */
const towerText = (steps) =>
  [...steps]
    .sort((a, b) => towerOf(b.from) - towerOf(a.from) || b.from - a.from)
    .map(({ from, to }) => `${towerOf(from)}/${to <= OFF ? "off" : to > 12 ? "apart" : "stack"}`)
    .join(" ");

/**
 * @param {readonly Step[]} steps
 * @param {Track} track
 * @param {boolean} [lowerFirst] whether the lower number is played first
 * @param {(point: number) => number} [reader] the number of a point as it is read; the mover's own unless given
 */
export function playText(steps, track, lowerFirst = false, reader = (point) => point) {
  if (track === "towers") return towerText(steps);
  /** @type {Map<string, number>} */
  const counts = new Map();
  const name = (/** @type {number} */ place) => placeName(place > OFF && place < BAR ? reader(place) : place);
  for (const journey of journeys(steps, lowerFirst)) {
    const first = journey[0];
    if (!first) continue;
    // A place on the way is named only where something happened on it: a hit, or a turn.
    const turns = journey.some(goesBack);
    const stops = journey.filter((step, index) => step.hit || turns || index === journey.length - 1);
    const text = name(first.from) + stops.map((step) => `/${name(step.to)}${step.hit ? "*" : ""}`).join("");
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return [...counts].map(([text, count]) => (count > 1 ? `${text}(${count})` : text)).join(" ");
}

/** Whether the lower number is played first. @param {RulesView} rules */
export const lowerFirst = (rules) => rules.options["order"] === "lower-first";

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
export const shownDice = (dice) =>
  dice.length === 2 && dice[0] === dice[1] ? [...dice, ...dice] : [...dice].sort((a, b) => b - a);
