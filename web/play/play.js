// The playing screen: one match, live. Brings the server's match, the table with its board, and the player's hands together.

import { ApiError, api } from "../api.js";
import { BAR, OFF } from "../board/geometry.js";
import { countAt, other } from "../board/position.js";
import { h, link } from "../dom.js";
import { lang, onLanguage, t } from "../i18n.js";
import { matchName, playedName, playerName, playersName } from "../names.js";
import { announce, reason, toast } from "../notices.js";
import { askWhether } from "../question.js";
import { settings } from "../settings.js";
import { sound } from "../sound.js";
import { sideAloud } from "./aloud.js";
import { actions, actor, demand, prompt, resting, wantsDice } from "./actions.js";
import { askMoves, askResignation, resultCard, showKeys } from "./dialogs.js";
import { dicePad } from "./dicepad.js";
import { shortcuts } from "./keys.js";
import { turnsOf } from "./last.js";
import { drawMore } from "./more.js";
import { playText } from "./notation.js";
import { Panel } from "./panel.js";
import { invite } from "./phone.js";
import { Screen } from "./screen.js";
import { placeOf, takePlace } from "./seat.js";
import { Session } from "./session.js";
import { Table } from "./table.js";
import { typedMoves } from "./typed.js";
import { rematchOf } from "../setup/draft.js";
import { isTutored, tutor } from "./tutor.js";
import { eventWords, howWords, person, resultWords, soleHuman, stepsAloud } from "./words.js";

/** @import {Act, HintPlay, MatchEvent, View} from "../wire.js" */
/** @import {Step} from "./notation.js" */

/** More events than this at once are not played but shown: somebody comes back after a while. */
const MANY = 40;

/**
 * @param {HTMLElement} root stands in the document
 * @param {string} matchId
 * @param {string | null} seat that a link gives this screen
 * @returns {Promise<() => void>} ends it; rejected when there is no such match
 */
export async function mountPlay(root, matchId, seat) {
  const place = placeOf(seat);
  if (place !== null) takePlace(matchId, place);
  const play = new Play(root, matchId);
  try {
    await play.open();
  } catch (error) {
    play.close();
    throw error;
  }
  return () => play.close();
}

class Play {
  #root;
  #screen;
  #table;
  #session;
  #panel;
  /** Everything that has happened in the match. @type {MatchEvent[]} */
  #log = [];
  /** Views that are still to be shown. @type {View[]} */
  #queue = [];
  #showing = false;
  #sending = false;
  #closed = false;
  /** Steps of the turn whose events are being shown. @type {Step[]} */
  #steps = [];
  /** Whether a turn that was composed here is on its way. */
  #composed = false;
  /** Whether the last roll was asked for here: then this tab also rolls a tie again. */
  #rolled = false;
  /** Whether the tap under way has only ended what was moving. */
  #swallow = false;
  /** The sentences announced last; sentences without a pause between them are announced together. @type {string[]} */
  #said = [];
  /** @type {HTMLElement | null} */
  #card = null;
  /** @type {ReturnType<typeof dicePad> | null} */
  #pad = null;
  #padFor = "";
  /** @type {(() => void)[]} */
  #endings = [];

  /** @param {HTMLElement} root @param {string} matchId */
  constructor(root, matchId) {
    this.#root = root;
    this.#screen = new Screen(root);
    this.#table = new Table(this.#screen.board);
    this.#panel = new Panel(this.#screen, (play) => void this.#showPlay(play));
    this.#session = new Session(matchId, {
      onView: (view) => this.#arrived(view),
      onLink: (up) => this.#link(up),
      onOvertaken: () => this.#overtaken(),
      onGone: () => this.#gone(),
    });
    this.#screen.prompt.textContent = t("play-loading");
  }

  get #view() {
    return this.#table.view;
  }

  get #busy() {
    return this.#showing || this.#sending || this.#table.moving;
  }

  async open() {
    const view = await this.#session.open();
    this.#log = [...view.events];
    this.#listen();
    const { last } = turnsOf(this.#log);
    if (last) this.#screen.last.textContent = eventWords(view, { kind: "done", seq: 0, by: last.player }, last.steps, playText);
    this.#settle(view);
    if (!this.#card) announce(this.#screen.prompt.textContent ?? "");
  }

  close() {
    this.#closed = true;
    this.#session.close();
    for (const end of this.#endings) end();
    document.removeEventListener("pointerdown", this.#hurry, true);
    document.removeEventListener("keydown", this.#hurry, true);
    document.removeEventListener("click", this.#swallowed, true);
    this.#screen.close();
  }

  #listen() {
    const { board, element, hint } = this.#screen;
    document.addEventListener("pointerdown", this.#hurry, true);
    document.addEventListener("keydown", this.#hurry, true);
    document.addEventListener("click", this.#swallowed, true);
    hint.addEventListener("click", () => this.#askHint());
    board.addEventListener("gesture", (event) => void this.#gesture(/** @type {CustomEvent} */ (event).detail));
    board.addEventListener("pick", (event) => this.#picked(/** @type {CustomEvent} */ (event).detail));
    board.addEventListener("dice", () => this.#diceTapped());
    board.addEventListener("cube", () => void this.#askDouble());
    const redress = () => this.#draw();
    const names = /** @type {const} */ (["colour", "home", "numbers", "pips", "taps"]);
    this.#endings.push(
      shortcuts(element, {
        press: (id) => this.#screen.press(id),
        primary: () => this.#screen.pressPrimary(),
        double: () => void this.#askDouble(),
        hint: () => this.#askHint(),
        keys: showKeys,
        read: () => this.#readAloud(),
        type: () => this.#askMoves(),
        digit: (value) => this.#pad?.type(value),
      }),
      onLanguage(redress),
      ...names.map((name) => settings.subscribe(name, redress)),
    );
  }

  /**
   * A tap or a key ends what moves, before anything else hears of it. While the other side is being shown it does no more than
   * that on the board: the player has not seen yet what it would act upon.
   * @param {Event} event
   */
  #hurry = (event) => {
    const { board } = this.#screen;
    const watching = this.#showing && event.target instanceof Node && board.contains(event.target);
    this.#swallow = watching && event.type === "pointerdown";
    board.motion.hurry();
    if (watching && (this.#swallow || (event instanceof KeyboardEvent && (event.key === "Enter" || event.key === " ")))) event.stopPropagation();
  };

  #swallowed = (/** @type {Event} */ event) => {
    if (this.#swallow) event.stopPropagation();
    this.#swallow = false;
  };

  // ---- what comes from the server ----

  /** @param {View} view */
  #arrived(view) {
    this.#log.push(...view.events);
    this.#queue.push(view);
    if (!this.#showing) void this.#show();
  }

  async #show() {
    this.#showing = true;
    this.#said = [];
    this.#closeCard();
    this.#screen.board.motion.calm();
    if (this.#table.composer && !this.#sending) this.#table.drop();
    for (let view = this.#queue.shift(); view; view = this.#queue.shift()) {
      let quick = document.hidden || view.events.length > MANY;
      for (const event of view.events) {
        if (this.#closed) return;
        const last = event === view.events.at(-1) && !this.#queue.length;
        this.#tell(view, event, quick || settings.get("speed") === "instant", last);
        this.#watch(view, event);
        await this.#table.play(event, view, quick, last);
        // The board of the new game comes with the view: events after this one have nothing to be played on.
        if (event.kind === "next") quick = true;
      }
      if (this.#closed) return;
      if (!this.#queue.length) {
        this.#showing = false;
        this.#settle(view);
        return;
      }
    }
    this.#showing = false;
  }

  /** The desk while something is being shown: who plays, and nothing to press. @param {View} view @param {MatchEvent} event */
  #watch(view, event) {
    const { bottom, pips } = this.#table;
    this.#screen.prompt.textContent = event.by === null || event.kind === "opening" ? "" : t("play-wait", person(view, event.by));
    this.#screen.players(view, { bottom, pips, turn: event.by });
    this.#screen.actions(resting());
    this.#screen.hint.disabled = true;
  }

  /**
   * Says what an event is, to the ear at once and to the eye in the line below the prompt.
   * @param {View} view
   * @param {MatchEvent} event
   * @param {boolean} atOnce nothing else takes time between this and the next
   * @param {boolean} last what is to be done now comes with it
   */
  #tell(view, event, atOnce, last) {
    if (event.kind === "roll" || event.kind === "pick" || event.kind === "opening") this.#steps = [];
    if (event.kind === "take-back") this.#steps.pop();
    if (event.kind === "move") this.#steps.push(event);
    const seen = eventWords(view, event, this.#steps, playText);
    // The prompt names the roll that is to be played here: the line keeps what the other side has done.
    const asked = last && view.phase.kind === "move" && event.by === actor(view) && event.kind !== "opening" && event.kind !== "cocked";
    if (event.kind === "next" || (seen && !asked)) this.#screen.last.textContent = seen;
    const wanted = last ? demand(view, event) : "";
    // The moves of a turn that was composed here were announced one by one; the prompt repeats an offer.
    const known = (event.kind === "done" && this.#composed && this.#steps.length > 0) || (wanted !== "" && event.kind === view.phase.kind);
    if (event.kind === "done") this.#composed = false;
    const aloud = (/** @type {readonly Step[]} */ steps) => stepsAloud(steps, (place) => this.#table.spoken(event.by ?? 0, place));
    const words = [known ? "" : eventWords(view, event, this.#steps, aloud), wanted].filter(Boolean);
    if (!words.length) return;
    this.#said = atOnce ? [...this.#said, ...words] : words;
    // How a game has ended is said with its result.
    if (!last || !event.result) announce(this.#said.join(". "));
  }

  /** @param {View} view */
  #settle(view) {
    const seat = actor(view);
    if (soleHuman(view) === null && settings.get("turning") && view.phase.player !== null) {
      this.#table.turned = view.phase.player === 1;
    }
    this.#table.settle(view, seat, turnsOf(this.#log).last);
    this.#draw();
    if (view.phase.kind === "game-over" || view.phase.kind === "match-over") this.#showResult(view);
    else if (this.#rolled && view.phase.kind === "opening" && view.dice_mode === "server") void this.#rollAgain(view);
    else void this.#begin();
  }

  /** A tied opening roll is thrown again, once it has been seen. @param {View} view */
  async #rollAgain(view) {
    this.#rolled = false;
    const tie = this.#log.at(-1);
    if (tie?.kind !== "opening" || tie.starter !== null) return;
    await this.#table.tied();
    if (!this.#closed && this.#view === view) await this.#act({ do: "roll" });
  }

  /** The start of somebody's turn at this screen: what is forced may play itself. */
  async #begin() {
    const { composer } = this.#table;
    if (composer?.dance) void this.#showWhy();
    if (!composer || !settings.get("forced")) return;
    const forced = composer.forced();
    if (forced.length) await this.#perform(forced, false);
    else if (composer.dance && !settings.get("confirm")) await this.#done();
  }

  /** @param {boolean} up */
  #link(up) {
    const { link } = this.#screen;
    link.hidden = up;
    link.textContent = up ? "" : t("link-lost");
    announce(t(up ? "link-back" : "link-lost"));
  }

  /** What was composed here is overtaken: the board goes back to what the fresh view builds on. */
  #overtaken() {
    this.#composed = false;
    this.#table.refused();
    this.#table.drop();
  }

  #gone() {
    this.#session.close();
    toast(t("play-gone"));
    location.hash = "#/matches";
  }

  // ---- what hands do ----

  /** @param {import("../board/board.js").Gesture} gesture */
  async #gesture(gesture) {
    const { composer } = this.#table;
    if (!composer || this.#busy) return;
    const route = this.#routeOf(composer, gesture);
    if (!route?.length) {
      void this.#explain(composer, gesture);
      return;
    }
    await this.#perform(route, gesture.dragged ?? false);
    if (settings.get("greedy") && route.at(-1)?.[1] === OFF) await this.#perform(composer.bearOff(), false);
  }

  /**
   * Explains why a gesture is refused.
   * @param {import("./turn.js").Composer} composer
   * @param {import("../board/board.js").Gesture} gesture
   */
  async #explain(composer, { from, to }) {
    const { board } = this.#screen;
    const source = from ?? to;
    if (source === null || source <= OFF || countAt(board.board, board.player, source) === 0) return;
    // A tap on a checker that cannot be moved asks for the first die.
    const die = composer.order.find((value) => composer.node.l.includes(value)) ?? 0;
    const target = from === null || to === null ? Math.max(OFF, Math.min(source, BAR) - die) : to;
    await this.#showWhy(source, target);
  }

  /** Shows and announces why a move, or the whole roll, cannot be played. @param {number} [from] @param {number} [to] */
  async #showWhy(from, to) {
    const view = this.#view;
    const { composer } = this.#table;
    if (!view || !composer) return;
    const made = composer.moves;
    /** @type {import("../wire.js").Why["reason"]} */
    let reason = null;
    try {
      reason = await api.why(view.id, made, from, to);
    } catch {
      // Without an answer the refusal stays unexplained.
    }
    if (!reason || this.#closed || this.#view !== view || composer.path.length !== made.length) return;
    const { point } = reason;
    const words = t(`why-${reason.key}`, typeof point === "number" ? { ...reason, point: this.#table.spoken(composer.turn.player, point) } : reason);
    this.#screen.why.textContent = words;
    announce(from === undefined ? `${this.#screen.prompt.textContent}. ${words}` : words);
  }

  /**
   * The moves that a gesture means.
   * @param {import("./turn.js").Composer} composer
   * @param {import("../board/board.js").Gesture} gesture
   */
  #routeOf(composer, { from, to, other, again }) {
    if (from !== null && to !== null) return composer.route(from, to);
    if (from !== null) {
      const move = (again && this.#screen.board.quickTap && composer.onward()) || composer.obvious(from, other);
      return move && [move];
    }
    const off = to !== null && to <= OFF ? composer.bearOff() : [];
    return off.length || to === null ? off : composer.bring(to);
  }

  /** @param {import("../wire.js").TurnMove[]} route @param {boolean} dragged */
  async #perform(route, dragged) {
    if (!route.length) return;
    const { composer } = this.#table;
    const player = composer?.turn.player ?? 0;
    const steps = stepsAloud(route.map(([from, to, , hit]) => ({ from, to, hit })), (place) => this.#table.spoken(player, place));
    const performing = this.#table.perform(route, dragged);
    this.#drawDesk();
    await performing;
    if (composer !== this.#table.composer || this.#closed) return;
    this.#drawDesk();
    const complete = composer?.over && !composer.node.m.length && (composer.more || !settings.get("confirm"));
    announce(complete ? steps : `${steps}. ${this.#screen.prompt.textContent}`);
    if (complete) await this.#done();
  }

  /** @param {{from: number | null, targets?: number[]}} pick */
  #picked({ from, targets }) {
    if (from === null) return;
    const word = (/** @type {number} */ place) => this.#table.spoken(this.#screen.board.player, place);
    announce(t("say-picked", { from: word(from), targets: (targets ?? []).map(word).join(", ") }));
  }

  #diceTapped() {
    const { composer } = this.#table;
    if (this.#busy) return;
    if (!composer) this.#screen.press("roll");
    else if (composer.over) void this.#done();
    else if (!composer.path.length && this.#screen.board.dice) {
      composer.swapOrder();
      const { dice } = this.#screen.board;
      this.#screen.board.dice = { ...dice, values: [...dice.values].reverse() };
      this.#table.refresh();
    }
  }

  /** Both sides in words, the player to move first. */
  #readAloud() {
    const view = this.#view;
    if (!view) return;
    const { board, track, view: seen } = this.#screen.board;
    const first = actor(view) ?? this.#table.bottom;
    const sides = [first, other(first)].map((player) => sideAloud(board, track, player, seen.numbers ?? seen.bottom, playerName(view.players[player], player)));
    announce(sides.join(". "));
  }

  #askMoves() {
    const { composer } = this.#table;
    if (!composer || this.#busy || composer.over) return;
    askMoves((text) => {
      const moves = typedMoves(composer, text);
      if (typeof moves === "string") return moves;
      void this.#perform(moves, false);
      return "";
    });
  }

  async #askDouble() {
    const view = this.#view;
    if (!view || this.#busy || actor(view) === null || !view.phase.may.includes("double")) return;
    const value = view.cube.value * 2;
    if (await askWhether({ title: t("act-double"), text: t("ask-double", { value }), yes: t("act-double") })) await this.#act({ do: "double" });
  }

  async #done() {
    const { composer } = this.#table;
    if (!composer?.over || this.#busy) return;
    const { moves } = composer;
    if (!(await this.#stands(composer))) return;
    this.#table.expectEcho();
    this.#composed = true;
    await this.#act({ do: "play", moves });
  }

  /** Whether a play is to be made; the tutor may hold it up. @param {import("./turn.js").Composer} composer */
  async #stands(composer) {
    const view = this.#view;
    if (!view || composer.dance || !isTutored(view)) return true;
    this.#sending = true;
    this.#drawDesk();
    const answer = await tutor(view, composer.moves, (best) => composer.find(best) !== null);
    this.#sending = false;
    if (this.#closed || this.#view !== view || this.#table.composer !== composer) return false;
    this.#drawDesk();
    if (typeof answer !== "string") await this.#showPlay({ moves: answer });
    return answer === "play";
  }

  /** @param {Act} act */
  async #act(act) {
    const view = this.#view;
    if (!view || this.#sending) return;
    this.#sending = true;
    this.#rolled = act.do === "roll";
    this.#drawDesk();
    try {
      await this.#session.act([{ ...act, by: act.by ?? view.phase.player ?? soleHuman(view) ?? 0 }]);
    } catch (error) {
      this.#table.refused();
      this.#composed = false;
      toast(reason(error), error instanceof ApiError && error.code === "stale" ? "" : "danger");
    }
    this.#sending = false;
    if (this.#closed || this.#showing) return;
    if (this.#view === view) this.#table.refresh();
    this.#drawDesk();
  }

  /** Another match of the same kind, between the same players. @param {View} view */
  async #rematch(view) {
    if (this.#sending) return;
    this.#sending = true;
    this.#drawDesk();
    try {
      const { id } = await api.create(rematchOf(view));
      location.hash = `#/match/${id}`;
    } catch (error) {
      toast(reason(error), "danger");
    }
    this.#sending = false;
    if (!this.#closed) this.#drawDesk();
  }

  async #resign() {
    const view = this.#view;
    if (!view) return;
    const level = await askResignation(view.phase.resign_points ?? []);
    if (level) await this.#act({ do: "resign", level });
  }

  #askHint() {
    if (!this.#busy) void this.#panel.ask();
  }

  /** Puts a play on the board, to be confirmed. @param {Pick<HintPlay, "moves">} play */
  async #showPlay(play) {
    const { composer } = this.#table;
    const path = composer?.find(play.moves);
    if (!composer || !path || this.#busy) return;
    this.#screen.sheet(false);
    composer.reset();
    this.#table.redraw();
    await this.#perform(path, false);
  }

  // ---- drawing ----

  #draw() {
    const view = this.#view;
    if (!view) return;
    this.#table.dress();
    const game = playedName({ rules: view.rules.name, match_rules: view.match_rules, title: view.rules.title });
    this.#screen.heading.textContent = t("play-heading", { match: `${game}, ${matchName(view.match)}`, players: playersName(view.players) });
    document.title = `${game}: ${playersName(view.players)} – Tavola`;
    void this.#screen.guide.show(view, this.#screen.last.textContent === "");
    this.#drawDesk();
    this.#panel.show(view, this.#log);
    drawMore(view, this.#screen.more, {
      resign: () => void this.#resign(),
      moves: () => this.#panel.openMoves(),
      turn: () => {
        this.#table.turned = !this.#table.turned;
        this.#draw();
      },
      keys: showKeys,
      invite: () => invite(view, () => this.#seated()),
      seated: () => this.#seated(),
    });
  }

  /** This screen plays another seat than before: what is on the table belongs to somebody else, or to somebody here. */
  #seated() {
    const view = this.#session.view ?? this.#view;
    if (!view || this.#showing || this.#sending) return;
    this.#table.drop();
    this.#settle(view);
  }

  #drawDesk() {
    const view = this.#view;
    if (!view) return;
    const { composer, bottom, pips } = this.#table;
    const moment = { view, composer, busy: this.#busy };
    this.#screen.why.textContent = "";
    this.#screen.prompt.textContent = prompt(moment);
    this.#screen.players(view, { bottom, pips, turn: view.phase.player });
    this.#screen.actions(actions(moment, {
      act: (act) => void this.#act(act),
      done: () => void this.#done(),
      undo: () => {
        if (!composer?.undo()) return;
        announce(t("say-undo"));
        this.#table.redraw();
        this.#drawDesk();
      },
      reset: () => {
        composer?.reset();
        announce(t("say-undo"));
        this.#table.redraw();
        this.#drawDesk();
      },
      forced: () => void this.#perform(composer?.forced() ?? [], false),
      off: () => void this.#perform(composer?.bearOff() ?? [], false),
      rematch: () => void this.#rematch(view),
      again: () => { location.hash = "#/new"; },
      replay: () => { location.hash = `#/replay/${view.id}`; },
    }));
    const { hint } = this.#screen;
    hint.disabled = this.#busy || actor(view) === null;
    hint.title = t("act-hint");
    hint.setAttribute("aria-label", t("act-hint"));
    this.#drawPad(view);
    this.#screen.keepFocus(this.#next());
  }

  /** Where the hands go next: to the dice that are to be entered, to the first checker that can move, or to a button. */
  #next() {
    if (this.#busy) return undefined;
    const { board, pad, likely } = this.#screen;
    if (board.moves.size && !this.#table.composer?.over) return () => board.focusPlace(Math.max(...board.moves.keys()));
    const button = pad.querySelector("button") ?? likely;
    return button ? () => button.focus({ preventScroll: true }) : undefined;
  }

  /** The pad stands while dice are wanted; a half-entered roll survives a redraw of the same phase. @param {View} view */
  #drawPad(view) {
    const { pad } = this.#screen;
    const wanted = wantsDice(view) && !this.#busy;
    const key = wanted ? `${view.seq} ${document.documentElement.lang}` : "";
    if (key === this.#padFor) return;
    this.#padFor = key;
    pad.hidden = !wanted;
    this.#pad = null;
    if (!wanted) {
      pad.replaceChildren();
      return;
    }
    /** @param {0 | 1} player @param {"pad-of" | "pad-of-first" | "pad-of-second"} [message] */
    const of = (player, message = "pad-of") => t(message, { name: playerName(view.players[player], player) });
    const two = view.rules.options["opening"] === "two-dice-highest";
    const labels = view.phase.kind !== "opening" ? [t("pad-first"), t("pad-second")] : two ? [of(0, "pad-of-first"), of(0, "pad-of-second"), of(1, "pad-of-first"), of(1, "pad-of-second")] : [of(0), of(1)];
    this.#pad = dicePad(labels, (dice) => void this.#act({ do: "roll", dice }));
    pad.replaceChildren(this.#pad.element);
  }

  /** @param {View} view */
  #showResult(view) {
    const { result } = view.phase;
    if (!result) return;
    this.#closeCard();
    const over = view.phase.kind === "match-over";
    const sole = soleHuman(view);
    const winner = over ? view.phase.winner ?? null : result.winner;
    if (sole !== null && winner !== null && this.#log.length) (winner === sole ? sound.won : sound.lost)();
    const names = /** @type {[string, string]} */ (view.players.map((seat, player) => playerName(seat, player ? 1 : 0)));
    const title = !over ? resultWords(view, result)
      : view.match.kind === "money" ? t("result-session")
      : winner !== null ? t("result-match", person(view, winner)) : t("result-match-draw");
    const button = (/** @type {string} */ id, /** @type {string} */ text, /** @type {string} */ kind) =>
      h("button", { class: `btn ${kind}`.trimEnd(), attr: { type: "button" }, on: { click: () => this.#screen.press(id) } }, text);
    this.#card = resultCard({
      title,
      how: [over ? resultWords(view, result) : "", howWords(view, result)].filter(Boolean).join(" · "),
      names,
      score: [String(view.score[0]), String(view.score[1])],
      actions: over
        ? [button("rematch", t("act-rematch"), "primary"), button("replay", t("act-replay"), ""), link(`/analysis/${view.id}`, { class: "btn" }, t("analysis-link"))]
        : [button("next", t("act-next"), "primary"), ...(view.phase.may.includes("end") ? [button("end", t("act-end"), "")] : [])],
      onClose: () => {
        this.#closeCard();
        this.#drawDesk();
      },
    });
    this.#screen.boardBox.append(this.#card);
    this.#card.querySelector("button")?.focus({ preventScroll: true });
    this.#said.push(title, ...(over ? [resultWords(view, result)] : []));
    announce(this.#said.join(". "));
  }

  #closeCard() {
    this.#card?.remove();
    this.#card = null;
  }
}
