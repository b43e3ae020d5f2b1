// A board on which one roll is played: in the tutorial, and in the positions that show a game's features.

import { TavolaBoard } from "../board/board.js";
import { still } from "../board/motion.js";
import { countAt } from "../board/position.js";
import { seating } from "../board-picture.js";
import { announce } from "../notices.js";
import { Composer } from "../play/turn.js";
import { stepsAloud } from "../play/words.js";
import { sound } from "../sound.js";

/** @import {Board, Track, Turn, TurnMove} from "../wire.js" */
/** @import {Gesture} from "../board/board.js" */

/** Milliseconds of a checker's flight. */
const FLIGHT = 200;

export class LessonBoard {
  board = new TavolaBoard();
  /** @type {Composer | null} */
  composer = null;
  /** Whether the roll is played and no checker moves any more. */
  over = false;
  #moving = false;
  #on;

  /**
   * @param {object} on
   * @param {() => void} on.refused nothing can be played like that
   * @param {(composer: Composer) => void} on.played all numbers are played
   * @param {() => void} on.drawn a move was made, or the position was laid
   */
  constructor(on) {
    this.#on = on;
    const { board } = this;
    board.className = "board-picture large";
    board.show({ interactive: true, quickTap: true, duration: still() ? 0 : FLIGHT, rolling: 0 });
    board.addEventListener("gesture", (event) => void this.#onGesture(/** @type {CustomEvent} */ (event).detail));
  }

  /** Whether there is a move to take back. */
  get begun() {
    return (this.composer?.path.length ?? 0) > 0;
  }

  /** Puts a position on the board. @param {{turn: Turn, board: Board, track: Track}} position */
  lay({ turn, board, track }) {
    this.composer = new Composer(turn);
    this.over = false;
    this.board.show({ track, view: { ...seating(0), you: 0, way: true }, board, player: 0 });
    this.draw();
  }

  /** Puts a position on the board in which nothing is to be moved. @param {Board} position @param {Track} track */
  show(position, track) {
    this.composer = null;
    this.over = false;
    this.board.show({
      track,
      view: { ...seating(0), you: 0, way: true },
      board: position,
      player: 0,
      dice: null,
      moves: new Map(),
    });
  }

  draw() {
    const { board, composer } = this;
    if (!composer) return;
    board.show({
      dice: { player: 0, values: [...composer.turn.numbers].sort((a, b) => b - a), left: [...composer.node.l] },
      moves: this.over || this.#moving ? new Map() : composer.targets(),
    });
    this.#on.drawn();
  }

  /** Puts the focus on the start of the next move. */
  focus() {
    this.board.focusPlace(Math.max(...this.board.moves.keys()));
  }

  /** @param {Gesture} gesture */
  async #onGesture({ from, to, other, again }) {
    const { board, composer } = this;
    if (!composer || this.#moving || this.over) return;
    /** @type {TurnMove[] | null} */
    let route = null;
    if (from !== null && to !== null) route = composer.route(from, to);
    else if (from !== null) {
      const move = (again && composer.onward()) || composer.obvious(from, other);
      route = move && [move];
    } else if (to !== null) route = composer.bring(to, countAt(board.board, 0, to));
    if (!route?.length) {
      this.#on.refused();
      return;
    }
    this.#moving = true;
    board.moves = new Map();
    for (const move of route) {
      const [source, target, die, hit] = move;
      composer.play([move]);
      await board.enact({ kind: "move", seq: 0, by: 0, from: source, to: target, die, hit });
      (hit ? sound.hit : target <= 0 ? sound.off : sound.move)();
    }
    this.#moving = false;
    announce(stepsAloud(route.map(([source, target, , hit]) => ({ from: source, to: target, hit }))));
    if (composer.over) this.#on.played(composer);
    else this.draw();
  }
}
