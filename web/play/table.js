// The table: the content of the board, from event to event, and the turn that is being composed on it.

import { moved, other, pipCount } from "../board/position.js";
import { still } from "../board/motion.js";
import { BAR, OFF, renumber, towerOf } from "../board/geometry.js";
import { settings } from "../settings.js";
import { sound } from "../sound.js";
import { lowerFirst, playText, shownDice, trailOf } from "./notation.js";
import { rollsItself } from "./automatic.js";
import { Composer } from "./turn.js";
import { placeWord, soleHuman, stepsAloud, towerWord, towersAloud } from "./words.js";

/** @import {Board, MatchEvent, Player, TurnMove, View} from "../wire.js" */
/** @import {TavolaBoard} from "../board/board.js" */
/** @import {PlayedTurn} from "./last.js" */
/** @import {Step} from "./notation.js" */

/** Milliseconds of a checker's flight. */
const SPEEDS = { slow: 560, normal: 290, fast: 150, instant: 0 };
/** Milliseconds that dice tumble. */
const ROLLS = { slow: 600, normal: 500, fast: 400, instant: 0 };
/** Milliseconds that a tied opening roll lies before the next. */
const TIE = { slow: 1100, normal: 800, fast: 500, instant: 0 };
/**
 * Milliseconds of a pause before an automatic change: after the last play before a roll, after a roll that cannot be played, or
 * before a bot offers the cube.
 */
const BEATS = {
  roll: { slow: 700, normal: 400, fast: 200, instant: 0 },
  dance: { slow: 2200, normal: 1600, fast: 1100, instant: 900 },
  offer: { slow: 1100, normal: 800, fast: 500, instant: 0 },
};
/** Milliseconds in which an offered cube is seen before a bot answers, and its answer before the result. */
const OFFER = { slow: 1800, normal: 1300, fast: 900, instant: 500 };
/** The same for an offer that a person answers: a press that was meant for the dice does not take the cube. */
const ASKED = { slow: 900, normal: 600, fast: 400, instant: 300 };
/** Milliseconds of a flight of the player's own checkers, which need no slow display. */
const OWN = 130;

/** Whether one checker moves the sum of the roll (Catch me). @param {View} view */
function isSum(view) {
  const [sum, more] = view.turn?.numbers ?? [];
  const [first = 0, second = 0] = view.dice ?? [];
  return view.rules.track === "ring" && more === undefined && sum === first + second;
}

export class Table {
  /** @type {Composer | null} */
  composer = null;
  /** @type {View | null} */
  view = null;
  /** Whether checkers or dice are in motion. */
  moving = false;
  /** Set when the board is to be seen from the other chair. */
  turned = false;
  #board;
  /** The board before the turn that is being composed. @type {Board | null} */
  #base = null;
  /** Moves that were made here and will come back as events. */
  #echo = 0;
  #quick = false;
  /** Ends when the dice lie. */
  #rolling = Promise.resolve();

  /** @param {TavolaBoard} board */
  constructor(board) {
    this.#board = board;
    board.interactive = true;
  }

  /** The player at the bottom. @returns {Player} */
  get bottom() {
    const sole = this.view ? soleHuman(this.view) : null;
    const seat = sole ?? 0;
    return this.turned ? other(seat) : seat;
  }

  /**
   * The player whose numbering is used for a player's moves: as the board prints it, unless the listener prefers the mover's
   * own.
   * @param {Player} player who moves
   * @returns {Player}
   */
  reader(player) {
    if (!this.view || settings.get("aloud") === "theirs") return player;
    return settings.get("numbers") === "fixed" ? this.bottom : (soleHuman(this.view) ?? player);
  }

  /**
   * A place of a player as it is spoken.
   * @param {Player} player
   * @param {number} place
   */
  spoken(player, place) {
    const { track } = this.#board;
    if (place <= OFF || place >= BAR) return placeWord(place);
    return placeWord(
      track === "towers" ? towerOf(place) : renumber(track, player, place, this.reader(player)) || place,
    );
  }

  /** Destination of a player's checker, as it is announced. @param {Player} player @param {number} place */
  target(player, place) {
    return this.#board.track === "towers" ? towerWord(place) : this.spoken(player, place);
  }

  /** Steps of a player as they are spoken. @param {Player} player @param {readonly Step[]} steps */
  aloud(player, steps) {
    return this.#board.track === "towers"
      ? towersAloud(steps)
      : stepsAloud(steps, (place) => this.spoken(player, place));
  }

  /** Steps of a player as they are written for the reader. @param {Player} player @param {readonly Step[]} steps */
  written(player, steps) {
    const { track } = this.#board;
    return playText(
      steps,
      track,
      this.view !== null && lowerFirst(this.view.rules),
      (place) => renumber(track, player, place, this.reader(player)) || place,
    );
  }

  /** Pip counts as the board stands. @returns {[number, number]} */
  get pips() {
    const { board, track } = this.#board;
    return [pipCount(board, 0, track), pipCount(board, 1, track)];
  }

  /** Milliseconds of a step, also if nothing may move: the reader needs time to see it. */
  get #pace() {
    return this.#quick ? 0 : SPEEDS[settings.get("speed")];
  }

  /** Colours, sides and numbers, which are the viewer's business. */
  dress() {
    const { view } = this;
    if (!view) return;
    const bottom = this.bottom;
    const home = settings.get("home");
    const numbers = settings.get("numbers");
    const mover = view.phase.player ?? bottom;
    this.#board.show({
      quickTap: settings.get("taps") === "one",
      view: {
        bottom,
        home,
        light: settings.get("colour") === "light" ? 0 : 1,
        numbers: numbers === "none" ? null : numbers === "fixed" ? bottom : (soleHuman(view) ?? mover),
        you: soleHuman(view),
        way: true,
      },
    });
  }

  /**
   * Shows a match as it stands.
   * @param {View} view
   * @param {Player | null} player who may move checkers at this screen now
   * @param {PlayedTurn | null} last the turn before
   */
  settle(view, player, last) {
    const board = this.#board;
    this.view = view;
    this.#echo = 0;
    this.#base = view.board;
    this.composer = view.turn && player !== null && view.turn.player === player ? new Composer(view.turn) : null;
    this.dress();
    board.show({
      track: view.rules.track,
      board: view.board,
      player: view.turn?.player ?? view.phase.player ?? this.bottom,
    });
    this.#showCube(view);
    if (view.turn) {
      const { player, numbers } = view.turn;
      // The dice come from the roll if the turn has no numbers of its own: nothing can be played, or one checker moves the sum.
      const sum = isSum(view);
      const values = sum
        ? [...(view.dice ?? [])]
        : numbers.length
          ? [...numbers].sort((a, b) => b - a)
          : shownDice(view.dice ?? []);
      board.dice = { player, values, left: sum ? [...values] : [...numbers] };
    } else if (
      (view.phase.kind === "roll" || view.phase.kind === "ahead") &&
      view.phase.may.includes("roll") &&
      view.phase.player === player &&
      player !== null &&
      view.dice_mode === "server" &&
      rollsItself(view) !== "now"
    ) {
      // Dice that wait to be thrown.
      board.dice = { player, values: [0, 0], left: [0, 0] };
    } else if (view.phase.kind !== "opening") {
      board.dice = null;
    }
    board.trail = last && trailOf(last);
    const offered = board.cube?.offered ?? null;
    board.rest =
      last && last.player !== board.dice?.player && offered === null
        ? { player: last.player, values: shownDice(last.dice) }
        : null;
    this.refresh();
  }

  /** Waits until the dice lie and the player has seen what happened. @param {keyof typeof BEATS} what */
  async beat(what) {
    await this.#rolling;
    await this.#board.motion.pause(BEATS[what][settings.get("speed")]);
  }

  /** Waits until a tied opening roll has been seen. */
  async tied() {
    await this.#rolling;
    await this.#board.motion.pause(TIE[settings.get("speed")]);
  }

  /** @param {View} view */
  #showCube(view) {
    const { cube, phase } = view;
    const offered = phase.kind === "double" || phase.kind === "beaver" || phase.kind === "raccoon";
    this.#board.cube = cube.on
      ? {
          value: offered ? (phase.value ?? cube.value) : cube.value,
          owner: cube.owner,
          offered: offered ? phase.player : null,
          rest: cube.rest_face,
        }
      : null;
  }

  /** Updates the movable checkers and the dice that are left, after a move or a take-back. */
  refresh() {
    const board = this.#board;
    const { composer } = this;
    board.moves = composer && !this.moving ? composer.targets() : new Map();
    if (!composer || !board.dice || !this.view) return;
    const { l } = composer.node;
    const left = isSum(this.view) && l.length ? board.dice.values : l;
    board.dice = { ...board.dice, left: [...left] };
  }

  /** Sends of a composed turn will be answered with its own moves: they are on the board already. */
  expectEcho() {
    this.#echo = this.composer?.path.length ?? 0;
    this.#board.moves = new Map();
  }

  /** Puts the board back to the beginning of the turn, e.g. because it was played elsewhere. */
  drop() {
    if (this.#base && !this.#echo) this.#board.board = this.#base;
    this.composer = null;
    this.#board.moves = new Map();
  }

  /** Forgets that moves of this screen are on their way: they were refused. */
  refused() {
    this.#echo = 0;
  }

  /**
   * Plays an event on the board.
   * @param {MatchEvent} event
   * @param {View} view the match after it
   * @param {boolean} quick without motion
   * @param {boolean} last nothing follows: the next acts do not wait for the dice to lie
   */
  async play(event, view, quick, last) {
    const board = this.#board;
    const { motion } = board;
    const pause = (/** @type {number} */ milliseconds) => motion.pause(milliseconds);
    this.#quick = quick;
    board.duration = still() ? 0 : this.#pace;
    board.rolling = quick ? 0 : ROLLS[settings.get("speed")];
    if (event.kind !== "move" || !this.#echo) await this.#rolling;
    switch (event.kind) {
      case "opening":
      case "pick":
      case "roll": {
        const player = event.kind === "opening" ? (event.starter ?? this.bottom) : (event.by ?? this.bottom);
        const values = event.kind !== "opening" ? shownDice(event.dice) : (event.dice ?? []).flat();
        board.dice = { player, values, left: [...values] };
        if (board.rest?.player === player) board.rest = null;
        if (!quick && values.length) sound.roll();
        this.#rolling = board.enact(event);
        if (last) break;
        await this.#rolling;
        if (event.kind === "opening" && event.starter === null) await this.tied();
        else await pause(this.#pace * 0.5);
        break;
      }
      case "move": {
        if (this.#echo > 0) {
          this.#echo -= 1;
          break;
        }
        board.trail = null;
        await this.#enact(event, quick);
        await pause(this.#pace * 0.35);
        break;
      }
      case "double":
      case "beaver":
      case "raccoon":
        await this.#offer(event, view, quick);
        break;
      case "take":
        if (board.cube) await board.carryCube({ ...board.cube, owner: event.by, offered: null });
        await pause(this.#pace);
        break;
      case "drop":
        if (!quick) await pause(OFFER[settings.get("speed")] / 2);
        break;
      case "next":
      case "take-back-turn":
        board.dice = board.rest = board.trail = null;
        break;
      case "done":
        if (board.dice) board.rest = { player: board.dice.player, values: board.dice.values };
        board.dice = null;
        if (!last) await pause(this.#pace * 0.8);
        break;
      default:
        if (!last) await pause(this.#pace);
    }
    this.#quick = false;
  }

  /**
   * The cube goes to the player who is to answer, and is seen there.
   * @param {Extract<MatchEvent, {kind: "double" | "beaver" | "raccoon"}>} event @param {View} view @param {boolean} quick
   */
  async #offer({ by, value }, view, quick) {
    const board = this.#board;
    // The cube lies where dice have lain.
    board.rest = board.dice = null;
    if (!quick) sound.cube();
    await board.carryCube({ value, owner: view.cube.owner, offered: other(by), rest: view.cube.rest_face });
    const answer = view.players[other(by)].kind === "bot" ? OFFER : ASKED;
    if (!quick) await board.motion.pause(answer[settings.get("speed")]);
  }

  /** @param {Extract<MatchEvent, {kind: "move"}>} event @param {boolean} quick */
  async #enact(event, quick) {
    const board = this.#board;
    await board.enact(event);
    if (!quick) this.#knock(event.to, event.hit);
    if (!board.dice) return;
    const left = [...board.dice.left];
    const at = left.indexOf(event.die);
    if (at >= 0) left.splice(at, 1);
    board.dice = { ...board.dice, left };
  }

  /** @param {number} to @param {import("../wire.js").Hit} hit */
  #knock(to, hit) {
    if (hit) sound.hit();
    else if (to <= OFF) sound.off();
    else sound.move();
  }

  // ---- composing ----

  /**
   * Carries a route out on the board and in the turn.
   * @param {readonly TurnMove[]} route
   * @param {boolean} dragged its first checker already lies at its destination
   */
  async perform(route, dragged) {
    const { composer } = this;
    const board = this.#board;
    if (!composer || !route.length) return;
    const player = composer.turn.player;
    this.moving = true;
    board.motion.calm();
    board.moves = new Map();
    board.duration = still() || settings.get("speed") === "instant" ? 0 : OWN;
    for (const [index, move] of route.entries()) {
      if (composer !== this.composer) break;
      const [from, to, die, hit] = move;
      composer.play([move]);
      if (dragged && this.#inHand(route, index)) {
        board.board = moved(board.board, board.track, player, from, to, hit);
      } else {
        await board.enact({ kind: "move", seq: 0, by: player, from, to, die, hit });
      }
      this.#knock(to, hit);
    }
    this.moving = false;
    this.refresh();
  }

  /** Whether a step belongs to the checker that was dragged: an unbroken chain from the first. @param {readonly TurnMove[]} route @param {number} index */
  #inHand(route, index) {
    return route.slice(1, index + 1).every((move, at) => move[0] === route[at]?.[1] && move[0] !== OFF);
  }

  /** Redraws the turn's moves, after some were taken back. */
  redraw() {
    const { composer } = this;
    if (!composer || !this.#base) return;
    const board = this.#board;
    board.put();
    board.board = composer.path.reduce(
      (position, [from, to, , hit]) => moved(position, board.track, composer.turn.player, from, to, hit),
      this.#base,
    );
    this.refresh();
  }
}
