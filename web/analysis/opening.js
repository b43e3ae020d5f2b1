// The way from the first two turns of a game to the opening book.

import { bookAddress, rollPart } from "../openings/address.js";

/** @import {Decision, GameAnalysis} from "../wire.js" */

const START = "24:2 13:5 8:3 6:5 / 24:2 13:5 8:3 6:5";

/**
 * The address of a decision in the opening book; null if the book cannot have it.
 * @param {string} rules
 * @param {GameAnalysis} game
 * @param {Decision} decision
 */
export function bookPlace(rules, game, decision) {
  const first = game.decisions.find((each) => each.kind === "play");
  if (rules !== "backgammon" || decision.kind !== "play" || first?.position !== START) return null;
  if (decision.dice?.length !== 2 || first.dice?.length !== 2) return null;
  if (decision.index === first.index) return bookAddress(null, decision.dice);
  if (decision.turn !== first.turn + 1 || first.played === undefined) return null;
  return bookAddress({ roll: rollPart(first.dice), play: first.played }, decision.dice);
}
