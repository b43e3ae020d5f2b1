// The games whose three positions the reader has seen: they come once before the first game.

import { settings } from "../settings.js";

/** @import {Options, RuleCard} from "../wire.js" */

const seen = () => settings.get("discovered").split(" ").filter(Boolean);

/** @param {string} name */
export function markDiscovered(name) {
  if (!seen().includes(name)) settings.set("discovered", [...seen(), name].join(" "));
}

/** Whether a game is new to the reader and has features that backgammon lacks. @param {RuleCard} card */
const isNew = (card) => card.family !== "western" && card.family !== "leaflet" && !seen().includes(card.name);

/**
 * The next page of a new match: its board, or the three positions of a game that is new to the reader.
 * @param {RuleCard | undefined} card
 * @param {{options: Options, position: string | null}} start where and by which rules it begins; the positions are the game's own
 * @param {string} id
 */
export function wayTo(card, { options, position }, id) {
  const usual = Object.keys(options).length === 0 && position === null;
  return card && usual && isNew(card) ? `#/discover/${card.name}?match=${id}` : `#/match/${id}`;
}
