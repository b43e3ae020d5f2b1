// The turns of a game from its events: the last one that was ended, and the one that is being played.

/** @import {MatchEvent, Player} from "../wire.js" */
/** @import {Step} from "./notation.js" */

/** @typedef {{player: Player, dice: number[], steps: Step[]}} PlayedTurn */

/**
 * The events that count, without those that were taken back and without the taking back itself.
 * @param {readonly MatchEvent[]} events all of a match up to the moment, oldest first
 * @returns {{counted: MatchEvent[], decided: [number | null, number | null]}} with how many there were before the last decision of
 *   each player in the running game, which they may ask to take back
 */
export function countedOf(events) {
  /** @type {MatchEvent[]} */
  const counted = [];
  /** @type {[number | null, number | null]} */
  let decided = [null, null];
  /** Moves of the running turn, and how many events counted before the first of them. */
  let moves = 0;
  let begun = 0;
  for (const event of events) {
    switch (event.kind) {
      case "take-back-turn":
        counted.length -= event.void;
        moves = 0;
        for (const player of /** @type {const} */ ([0, 1]))
          if (player === event.by || (decided[player] ?? 0) >= counted.length) decided[player] = null;
        continue;
      case "move":
        if (moves === 0) begun = counted.length;
        moves += 1;
        break;
      case "take-back":
        moves -= 1;
        break;
      case "done":
        if (moves > 0) decided[event.by] = begun;
        moves = 0;
        break;
      case "double":
      case "take":
      case "drop":
      case "beaver":
      case "raccoon":
        decided[event.by] = counted.length;
        break;
      case "next":
        decided = [null, null];
        break;
    }
    counted.push(event);
  }
  return { counted, decided };
}

/**
 * @param {readonly MatchEvent[]} events all of the match up to the moment, oldest first
 * @returns {{last: PlayedTurn | null, now: PlayedTurn | null}} of the running game
 */
export function turnsOf(events) {
  /** @type {PlayedTurn | null} */
  let last = null;
  /** @type {PlayedTurn | null} */
  let now = null;
  for (const event of countedOf(events).counted) {
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
