// The turns of a game from its events: the last one that was ended, and the one that is being played.

/** @import {MatchEvent, Player} from "../wire.js" */
/** @import {Step} from "./notation.js" */

/** @typedef {{player: Player, dice: number[], steps: Step[]}} PlayedTurn */

/**
 * @param {readonly MatchEvent[]} events all of the match up to the moment, oldest first
 * @returns {{last: PlayedTurn | null, now: PlayedTurn | null}} of the running game
 */
export function turnsOf(events) {
  /** @type {PlayedTurn | null} */
  let last = null;
  /** @type {PlayedTurn | null} */
  let now = null;
  for (const event of events) {
    switch (event.kind) {
      case "opening":
        if (event.starter !== null) now = { player: event.starter, dice: (event.dice ?? []).flat(), steps: [] };
        break;
      case "roll":
      case "pick":
        if (event.by !== null) now = { player: event.by, dice: [...event.dice], steps: [] };
        break;
      case "move":
        now?.steps.push(event);
        break;
      case "take-back":
        now?.steps.pop();
        break;
      case "cocked":
        now = null;
        break;
      case "done":
        last = now;
        now = null;
        break;
      case "next":
        last = null;
        now = null;
        break;
    }
  }
  return { last, now };
}
