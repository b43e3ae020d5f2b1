// Which games' three positions the reader has seen: they come once before the first game.

import { settings } from "../settings.js";

/** @import {RuleCard} from "../wire.js" */

const seen = () => settings.get("discovered").split(" ").filter(Boolean);

/** @param {string} name */
export function markDiscovered(name) {
  if (!seen().includes(name)) settings.set("discovered", [...seen(), name].join(" "));
}

/** Whether a game is new to the reader and has something that backgammon has not. @param {RuleCard} card */
export const isNew = (card) => card.family !== "western" && card.family !== "leaflet" && !seen().includes(card.name);
