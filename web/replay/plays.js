// A match's events read as people write them down: turns with their roll and moves, the cube, resignations, results.

import { t } from "../i18n.js";
import { playerName } from "../names.js";
import { turnsOf } from "../play/last.js";
import { lowerFirst, playText, rollText } from "../play/notation.js";
import { namedLevel } from "../play/words.js";

/** @import {MatchEvent, Player, Result, RulesView, Seat, View} from "../wire.js" */
/** @import {Step} from "../play/notation.js" */

/**
 * One line of the list.
 * @typedef {object} Line
 * @property {number} game counted from 1
 * @property {Player | null} player
 * @property {string} text
 * @property {number} first seq of its first event
 * @property {number} last seq of its last event
 */

/**
 * @param {Result} result
 * @param {readonly [Seat, Seat]} players
 * @param {RulesView} rules
 */
function resultText(result, players, rules) {
  if (result.winner === null) return t("replay-drawn");
  return t("replay-result", {
    player: playerName(players[result.winner], result.winner),
    points: result.points,
    level: namedLevel(rules, result.level),
  });
}

/**
 * @param {View} view with all events
 * @returns {Line[]}
 */
export function linesOf({ events, players, rules }) {
  /** @type {Line[]} */
  const lines = [];
  let game = 1;
  /** @type {{line: Line, roll: string, steps: Step[]} | null} the turn being read */
  let turn = null;

  /** @param {MatchEvent} event @param {Player | null} player @param {string} text */
  const add = (event, player, text) => {
    const line = { game, player, text, first: event.seq, last: event.seq };
    lines.push(line);
    return line;
  };
  /** @param {MatchEvent} event @param {Player | null} player @param {readonly number[]} dice */
  const begin = (event, player, dice) => {
    const roll = rollText(dice);
    return { line: add(event, player, roll), roll, steps: [] };
  };

  for (const [index, event] of events.entries()) {
    switch (event.kind) {
      case "opening":
        if (event.starter === null) add(event, null, t("replay-tie", { dice: (event.dice ?? []).flat().join("-") }));
        else turn = begin(event, event.starter, (event.dice ?? []).flat());
        break;
      case "roll":
        turn = begin(event, event.by, event.dice);
        break;
      case "choose":
        turn = begin(event, event.by, [event.number, event.number]);
        break;
      case "move":
        if (!turn) break;
        turn.steps.push(event);
        turn.line.text = `${turn.roll}: ${playText(turn.steps, rules.track, lowerFirst(rules))}`;
        turn.line.last = event.seq;
        break;
      case "done":
        if (!turn) break;
        if (turn.steps.length === 0) turn.line.text = `${turn.roll}: ${t("list-dance")}`;
        turn.line.last = event.seq;
        turn = null;
        break;
      case "double":
        add(event, event.by, t("list-double", { value: event.value }));
        break;
      case "resign":
        add(event, event.by, t("list-resign", { level: namedLevel(rules, event.level) }));
        break;
      case "next":
        game += 1;
        break;
      case "end":
        add(event, null, t("result-session"));
        break;
      case "take-back-turn": {
        add(event, event.by, t("list-take-back-turn"));
        const { now } = turnsOf(events.slice(0, index + 1));
        turn = now && begin(event, now.player, now.dice);
        break;
      }
      case "cocked":
        add(event, event.by, t("replay-cocked"));
        break;
      default:
        add(event, event.by, t(`list-${event.kind}`));
    }
    if (event.result) add(event, null, resultText(event.result, players, rules));
  }
  return lines;
}

/**
 * The stops of the replay: after every roll, move and decision; the announced end of a turn belongs to its last move.
 * @param {readonly MatchEvent[]} events
 */
export function stopsOf(events) {
  const stops = [0];
  events.forEach((event, index) => {
    const after = events[index + 1];
    if (event.kind === "next" || (event.kind === "move" && after?.kind === "done")) return;
    stops.push(event.seq);
  });
  const end = events.at(-1)?.seq ?? 0;
  if (stops.at(-1) !== end) stops.push(end);
  return stops;
}
