// A board to look at, seen as the settings have it.

import { TavolaBoard } from "./board/board.js";
import { turnsOf } from "./play/last.js";
import { shownDice, trailOf } from "./play/notation.js";
import { settings } from "./settings.js";

/** @import {Board, MatchEvent, Player, Track, View} from "./wire.js" */

/** Milliseconds of one checker's flight. */
const FLIGHT_MS = { slow: 520, normal: 260, fast: 130, instant: 0 };

/**
 * The seats and the numbering of points by the settings.
 * @param {Player} bottom
 * @param {Player} [mover] player whose numbering is printed, if it follows the player on turn
 */
export function seating(bottom, mover = bottom) {
  /** @type {Record<"mover" | "fixed" | "none", Player | null>} */
  const reader = { mover, fixed: bottom, none: null };
  return {
    bottom,
    home: settings.get("home"),
    light: /** @type {Player} */ (settings.get("colour") === "light" ? 0 : 1),
    numbers: reader[settings.get("numbers")],
  };
}

/**
 * @param {object} props
 * @param {Board} props.board
 * @param {Track} props.track
 * @param {string} props.label the content of the picture, in words
 * @param {Player} [props.bottom]
 * @param {boolean} [props.large] with point numbers; a small picture has none
 * @returns {TavolaBoard}
 */
export function boardPicture({ board, track, label, bottom = 0, large = false }) {
  const element = new TavolaBoard();
  element.className = large ? "board-picture large" : "board-picture";
  const view = seating(bottom);
  element.show({ board, track, label, view: large ? view : { ...view, numbers: null } });
  return element;
}

/**
 * Shows a match as it stands, with dice, cube and the last turn.
 * @param {TavolaBoard} element
 * @param {View} view
 * @param {Player} bottom
 * @param {readonly MatchEvent[]} events the events before it
 */
export function showView(element, view, bottom, events) {
  const { last, now } = turnsOf(events);
  const shown = now?.steps.length ? now : last;
  const dice = diceOf(view);
  const offer = view.phase.kind === "double" || view.phase.kind === "beaver" || view.phase.kind === "raccoon";
  element.show({
    duration: FLIGHT_MS[settings.get("speed")],
    view: seating(bottom, view.roller ?? view.phase.player ?? bottom),
    board: view.board,
    dice,
    trail: shown && trailOf(shown),
    // An offered cube lies where dice have lain.
    rest: last && last.player !== dice?.player && !offer ? { player: last.player, values: shownDice(last.dice) } : null,
    cube: view.cube.on
      ? {
          value: offer ? (view.phase.value ?? view.cube.value) : view.cube.value,
          owner: view.cube.owner,
          offered: offer ? view.phase.player : null,
          rest: view.cube.rest_face,
        }
      : null,
  });
}

/** @param {View} view */
function diceOf(view) {
  if (!view.dice || view.roller === null) return null;
  const [first, second, third] = view.dice;
  const values =
    third === undefined && first !== undefined && first === second ? [first, first, first, first] : view.dice;
  return { player: view.roller, values, left: view.turn?.nodes[0]?.l ?? values };
}
