// A match's events read as people write them down: turns with their roll and moves, the cube, resignations, results.

import { t } from "../i18n.js";
import { playerName } from "../names.js";

/** @import {MatchEvent, OpeningDice, Player, Result, Seat, View} from "../wire.js" */

/**
 * One line of the list.
 * @typedef {object} Line
 * @property {number} game counted from 1
 * @property {Player | null} player
 * @property {string} text
 * @property {number} first seq of its first event
 * @property {number} last seq of its last event
 */

/** A move as it is written: "bar/22*". @typedef {{stops: number[], hits: Set<number>}} Path */

/** @param {number} place */
function placeName(place) {
  if (place === 0) return t("place-off");
  if (place === 25) return t("place-bar");
  if (place > 25) return t("place-pool");
  return String(place);
}

/** @param {Path} path */
const writePath = ({ stops, hits }) => stops.map((stop, index) => placeName(stop) + (index > 0 && hits.has(stop) ? "*" : "")).join("/");

/**
 * Moves in the usual notation: a checker that moves on is one path, equal paths are counted.
 * @param {readonly {from: number, to: number, hit: number}[]} moves
 */
export function writeMoves(moves) {
  /** @type {Path[]} */
  const walks = [];
  for (const { from, to, hit } of moves) {
    const walk = walks.find((candidate) => candidate.stops.at(-1) === from) ?? { stops: [from], hits: new Set() };
    if (walk.stops.length === 1) walks.push(walk);
    walk.stops.push(to);
    if (hit) walk.hits.add(to);
  }
  /** @type {Map<string, number>} */
  const counted = new Map();
  for (const walk of walks) {
    const text = writePath(walk);
    counted.set(text, (counted.get(text) ?? 0) + 1);
  }
  return [...counted].map(([text, count]) => (count > 1 ? `${text}(${count})` : text)).join(" ");
}

/**
 * @param {Result} result
 * @param {readonly [Seat, Seat]} players
 */
function resultText(result, players) {
  if (result.winner === null) return t("replay-drawn");
  return t("replay-result", { player: playerName(players[result.winner], result.winner), points: result.points, level: result.level });
}

/** @param {OpeningDice} dice */
const openingText = (dice) => (dice ?? []).map((die) => (Array.isArray(die) ? die.join("-") : die)).join(Array.isArray(dice?.[0]) ? " : " : "-");

/**
 * Whether the starter plays the two dice of the opening, as is usual, and does not roll anew.
 * @param {OpeningDice} dice
 * @param {MatchEvent | undefined} after
 * @returns {dice is [number, number]}
 */
function playsOpening(dice, after) {
  return typeof dice?.[0] === "number" && (!after || after.kind === "move" || after.kind === "done");
}

/**
 * @param {View} view with all events
 * @returns {Line[]}
 */
export function linesOf({ events, players }) {
  /** @type {Line[]} */
  const lines = [];
  let game = 1;
  /** @type {{line: Line, roll: string, moves: {from: number, to: number, hit: number}[]} | null} the turn being read */
  let turn = null;

  /** @param {MatchEvent} event @param {Player | null} player @param {string} text */
  const add = (event, player, text) => {
    const line = { game, player, text, first: event.seq, last: event.seq };
    lines.push(line);
    return line;
  };
  /** @param {MatchEvent} event @param {Player | null} player @param {readonly number[]} dice */
  const begin = (event, player, dice) => {
    const roll = dice.join("-");
    return { line: add(event, player, roll), roll, moves: [] };
  };

  for (const event of events) {
    switch (event.kind) {
      case "opening":
        if (event.starter === null) add(event, null, t("replay-tie", { dice: (event.dice ?? []).flat().join("-") }));
        else turn = begin(event, event.starter, (event.dice ?? []).flat());
        break;
      case "roll":
        turn = begin(event, event.by, event.dice);
        break;
      case "move":
        if (!turn) break;
        turn.moves.push(event);
        turn.line.text = `${turn.roll}: ${writeMoves(turn.moves)}`;
        turn.line.last = event.seq;
        break;
      case "done":
        if (!turn) break;
        if (turn.moves.length === 0) turn.line.text = `${turn.roll}: ${t("replay-no-move")}`;
        turn.line.last = event.seq;
        turn = null;
        break;
      case "double":
        add(event, event.by, t("replay-double", { value: event.value }));
        break;
      case "resign":
        add(event, event.by, t("replay-resign", { level: event.level }));
        break;
      case "next":
        game += 1;
        break;
      default:
        add(event, event.by, t(`replay-${event.kind}`));
    }
    if (event.result) add(event, null, resultText(event.result, players));
  }
  return lines;
}

/**
 * Where the replay stops: after every roll, move and decision; the announced end of a turn belongs to its last move.
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
