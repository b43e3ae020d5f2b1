// The player's hands: gestures, keys and typed moves become moves of the turn that is being composed.

import { matches } from "../api/matches.js";
import { BAR, OFF } from "../board/geometry.js";
import { countAt } from "../board/position.js";
import { t } from "../i18n.js";
import { announce } from "../notices.js";
import { settings } from "../settings.js";
import { askMoves } from "./dialogs.js";
import { typedMoves } from "./typed.js";

/** @import {HintPlay, TurnMove, Why} from "../wire.js" */
/** @import {Gesture} from "../board/board.js" */
/** @import {Screen} from "./screen.js" */
/** @import {Table} from "./table.js" */
/** @import {Composer} from "./turn.js" */

/**
 * @typedef {object} Desk the playing screen, for the hands
 * @property {() => boolean} busy whether something is in motion or on its way to the server
 * @property {() => void} redraw redraws the prompt and the buttons
 * @property {() => Promise<void>} done the turn is over
 * @property {() => void} finished a whole turn lies on the board, and may end by itself
 */

export class Hands {
  #screen;
  #table;
  #desk;

  /** @param {Screen} screen @param {Table} table @param {Desk} desk */
  constructor(screen, table, desk) {
    this.#screen = screen;
    this.#table = table;
    this.#desk = desk;
  }

  /** @param {Gesture} gesture */
  async gesture(gesture) {
    const { composer } = this.#table;
    if (!composer || this.#desk.busy()) return;
    const route = this.#routeOf(composer, gesture);
    if (!route?.length) {
      void this.#explain(composer, gesture);
      return;
    }
    await this.perform(route, gesture.dragged ?? false);
    if (settings.get("greedy") && route.at(-1)?.[1] === OFF) await this.perform(composer.bearOff(), false);
  }

  /** The moves that a gesture stands for. @param {Composer} composer @param {Gesture} gesture */
  #routeOf(composer, { from, to, other, again }) {
    if (from !== null && to !== null) return composer.route(from, to);
    if (from !== null) {
      const move = (again && this.#screen.board.quickTap && composer.onward()) || composer.obvious(from, other);
      return move && [move];
    }
    const off = to !== null && to <= OFF ? composer.bearOff() : [];
    return off.length || to === null ? off : composer.bring(to, this.#standing(composer, to));
  }

  /** The number of the player's checkers on a place. @param {Composer} composer @param {number} place */
  #standing(composer, place) {
    return countAt(this.#screen.board.board, composer.turn.player, place);
  }

  /** Explains why a gesture is refused. @param {Composer} composer @param {Gesture} gesture */
  async #explain(composer, { from, to }) {
    const { board } = this.#screen;
    const source = from ?? to;
    if (source === null || source <= OFF || countAt(board.board, board.player, source) === 0) return;
    // A tap on a checker that cannot move asks for the first die.
    const die = composer.order.find((value) => composer.node.l.includes(value)) ?? 0;
    const target = from === null || to === null ? Math.max(OFF, Math.min(source, BAR) - die) : to;
    await this.why(source, target);
  }

  /** Shows and announces why a move, or the whole roll, cannot be played. @param {number} [from] @param {number} [to] */
  async why(from, to) {
    const { view, composer } = this.#table;
    if (!view || !composer) return;
    const made = composer.moves;
    /** @type {Why["reason"]} */
    let reason = null;
    try {
      reason = await matches.why(view.id, made, from, to);
    } catch {
      // Without an answer the refusal stays unexplained.
    }
    if (!reason || this.#screen.closed || this.#table.view !== view || composer.path.length !== made.length) return;
    const { point } = reason;
    const words = t(
      `why-${reason.key}`,
      typeof point === "number" ? { ...reason, point: this.#table.spoken(composer.turn.player, point) } : reason,
    );
    this.#screen.why.textContent = words;
    announce(from === undefined ? `${this.#screen.prompt.textContent}. ${words}` : words);
  }

  /**
   * Makes moves of the turn on the board. The turn is sent at once if nothing is left to decide or to confirm.
   * @param {TurnMove[]} route
   * @param {boolean} dragged its first checker already lies at its destination
   * @param {boolean} [shown] it is only shown: then only the player ends the turn
   */
  async perform(route, dragged, shown = false) {
    if (!route.length) return;
    const { composer } = this.#table;
    const player = composer?.turn.player ?? 0;
    const steps = this.#table.aloud(
      player,
      route.map(([from, to, , hit]) => ({ from, to, hit })),
    );
    const performing = this.#table.perform(route, dragged);
    this.#desk.redraw();
    await performing;
    if (composer !== this.#table.composer || this.#screen.closed) return;
    this.#desk.redraw();
    const finished = composer?.over && !composer.node.m.length;
    const complete = finished && (composer.more || (settings.get("confirm") === "never" && !shown));
    announce(complete ? steps : `${steps}. ${this.#screen.prompt.textContent}`);
    if (complete) await this.#desk.done();
    else if (finished && !shown) this.#desk.finished();
  }

  /** Announces the checker that was picked up and its destinations. @param {{from: number | null, targets?: number[]}} pick */
  picked({ from, targets }) {
    if (from === null) return;
    const { player } = this.#screen.board;
    const words = (targets ?? []).map((place) => this.#table.target(player, place));
    announce(t("say-picked", { from: this.#table.spoken(player, from), targets: words.join(", ") }));
  }

  /** A tap on the dice: rolls, ends the turn, or swaps the order of the dice. */
  dice() {
    const { composer } = this.#table;
    if (this.#desk.busy()) return;
    if (!composer) this.#screen.press("roll");
    else if (composer.over) void this.#desk.done();
    else if (!composer.path.length && this.#screen.board.dice) {
      composer.swapOrder();
      const { dice } = this.#screen.board;
      this.#screen.board.dice = { ...dice, values: [...dice.values].reverse() };
      this.#table.refresh();
    }
  }

  /** Asks for typed moves. */
  type() {
    const { composer } = this.#table;
    if (!composer || this.#desk.busy() || composer.over) return;
    const { track } = this.#screen.board;
    askMoves(track, (text) => {
      const moves = typedMoves(composer, text, track);
      if (typeof moves === "string") return moves;
      void this.perform(moves, false);
      return "";
    });
  }

  /** Makes a whole play on the board, to be confirmed. @param {Pick<HintPlay, "moves">} play */
  async show(play) {
    const { composer } = this.#table;
    const path = composer?.find(play.moves);
    if (!composer || !path || this.#desk.busy()) return;
    this.#screen.sheet(false);
    composer.reset();
    this.#table.redraw();
    await this.perform(path, false, true);
    this.#screen.likely?.focus({ preventScroll: true });
  }

  /** Takes the last move back. */
  undo() {
    if (this.#table.composer?.undo()) this.#takenBack();
  }

  /** Takes all moves of the turn back. */
  reset() {
    this.#table.composer?.reset();
    this.#takenBack();
  }

  #takenBack() {
    announce(t("say-undo"));
    this.#table.redraw();
    this.#desk.redraw();
  }
}
