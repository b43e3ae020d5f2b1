// The edited position: its game, its board, the player on roll, the stakes, and the undo steps.

import { other } from "../board/position.js";
import { countOn, place, swapped, totals } from "./arrange.js";
import { exchanged, fitted, moneyTerms } from "./stakes.js";

/** @import {Board, Player, PositionAnswer, PositionRequest, RuleCard, Terms} from "../wire.js" */
/** @import {Spot} from "./arrange.js" */

/** @typedef {Pick<RuleCard, "name" | "track" | "start" | "dice" | "cube">} Game */
/** @typedef {{board: Board, onRoll: Player, terms: Terms}} State */

/**
 * A tap or a key on a place of the board. Secondary button, minus and delete remove checkers; a digit sets their number.
 * @typedef {{kind: "point" | "bar" | "off", player: Player, number: number, button: number, key: string}} Point
 */

const STEPS_BACK = 100;

export class EditorModel {
  /** @type {Game} */
  game;
  /** @type {Board} */
  board;
  /** @type {Player} */
  onRoll = 0;
  terms = moneyTerms();
  /** The player whose checkers are put on the board. @type {Player} */
  colour = 0;
  /** @type {"add" | "remove"} */
  tool = "add";
  /** @type {State[]} */
  #past = [];

  /** @param {Game} game */
  constructor(game) {
    this.game = game;
    this.board = structuredClone(game.start);
  }

  /** The reader comes back to it: there is nothing to take back, and the tools are those of the beginning. */
  comeBack() {
    this.#past = [];
    this.colour = 0;
    this.tool = "add";
  }

  /** The number that the game gives each player, also when an id came with fewer on the board. */
  get checkers() {
    return totals(this.game.start);
  }

  get canUndo() {
    return this.#past.length > 0;
  }

  /** @param {Partial<State>} next */
  change(next) {
    this.#past.push({ board: this.board, onRoll: this.onRoll, terms: this.terms });
    if (this.#past.length > STEPS_BACK) this.#past.shift();
    Object.assign(this, next);
  }

  /** Takes a step back. @returns {boolean} whether there was one */
  undo() {
    const before = this.#past.pop();
    if (before) Object.assign(this, before);
    return before !== undefined;
  }

  /** Selects another game. The board stays if both games have the same checkers. @param {Game} game */
  play(game) {
    const before = this.checkers.join();
    this.game = game;
    this.terms = fitted(this.terms, game);
    if (this.checkers.join() !== before) this.change({ board: structuredClone(game.start) });
  }

  /**
   * A position that was read.
   * @param {Pick<PositionAnswer, "board" | "player" | "terms">} answer
   * @param {Player} [mover] whom its first side is; without, the player that it names
   */
  lay({ board, player, terms }, mover = player) {
    const same = mover === player;
    this.change({
      board: same ? board : swapped(board),
      onRoll: mover,
      terms: fitted(same ? terms : exchanged(terms), this.game),
    });
  }

  /** @param {Point} point @returns {"changed" | "none-left" | null} whether the board has changed, or why it has not */
  tap({ kind, player, number, button, key }) {
    if (kind === "off") return null;
    /** @type {Spot} */
    const spot = kind === "bar" ? { kind, player } : { kind, number };
    const {
      board,
      game: { track },
    } = this;
    const count = (/** @type {Player} */ of) => countOn(board, track, spot, of);
    const owner = kind === "bar" ? player : count(0) > 0 ? 0 : count(1) > 0 ? 1 : null;
    const mine = kind === "bar" ? player : this.colour;
    const put = (/** @type {Player} */ of, /** @type {number} */ many) => {
      this.change({ board: place(board, track, spot, of, many) });
      return /** @type {const} */ ("changed");
    };
    if (/^[0-9]$/.test(key)) return put(key === "0" ? (owner ?? mine) : mine, Number(key));
    if (["-", "Delete", "Backspace"].includes(key) || button === 2 || (this.tool === "remove" && key !== "+"))
      return owner === null ? null : put(owner, count(owner) - 1);
    if (!["", "+", " ", "Enter"].includes(key)) return null;
    return board.sides[mine].off === 0 ? "none-left" : put(mine, count(mine) + 1);
  }

  /** The position as it is sent. @returns {Extract<PositionRequest, {board: Board}>} */
  get request() {
    return { board: this.board, rules: this.game.name, player: this.onRoll, terms: this.terms };
  }

  /** The points that the player on roll and the opponent need; null for money. @returns {readonly [number, number] | null} */
  get away() {
    const { length, score } = this.terms;
    return length > 0 ? [length - score[this.onRoll], length - score[other(this.onRoll)]] : null;
  }
}
