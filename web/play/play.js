// The playing screen: one match, live. It connects the server's match, the table with its board, and the player's hands.

import { matches } from "../api/matches.js";
import { other } from "../board/position.js";
import { onLanguage, t } from "../i18n.js";
import { matchName, playedName, playerName, playersName } from "../names.js";
import { announce, reason, toast } from "../notices.js";
import { MatchCompany, isHelped } from "../people/company.js";
import { StandoffPanel } from "../people/standoff.js";
import { Talk } from "../people/talk.js";
import { settings } from "../settings.js";
import { sideAloud } from "./aloud.js";
import { actions } from "./actions.js";
import { Acts } from "./acts.js";
import { Clocks } from "./clock.js";
import { Countdown, moment, rollsItself } from "./automatic.js";
import { showKeys } from "./dialogs.js";
import { actor, wantsDice } from "./due.js";
import { DiceEntry } from "./entry.js";
import { Hands } from "./hands.js";
import { hurrying } from "./hurry.js";
import { shortcuts } from "./keys.js";
import { countedOf, turnsOf } from "./last.js";
import { drawMore } from "./more.js";
import { Narrator } from "./narrator.js";
import { Panel } from "./panel.js";
import { invite } from "./phone.js";
import { Playback } from "./playback.js";
import { prompt } from "./prompt.js";
import { ResultCard } from "./result.js";
import { Screen } from "./screen.js";
import { placeOf, takePlace } from "./seat.js";
import { Session } from "./session.js";
import { Table } from "./table.js";
import { soleHuman } from "./words.js";

/** @import {Gone} from "../live.js" */
/** @import {Act, MatchEvent, Phrase, Player, View} from "../wire.js" */

/** Milliseconds for which the table waits for the words about the game. */
const PATIENCE = 400;

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
  #screen;
  #table;
  #session;
  #company;
  #talk;
  #standoff;
  #panel;
  #narrator;
  #playback;
  #hands;
  #acts;
  #entry;
  #card;
  #clocks;
  /** Until the turn ends by itself, or the dice are thrown by themselves. */
  #countdown;
  /** Whether the dice are about to be thrown by themselves: a button would disappear during a press. */
  #soon = false;
  /** Whether the player last used a key: a keyboard player ends each turn with a key. */
  #byKey = true;
  /** Everything that has happened in the match. @type {MatchEvent[]} */
  #log = [];
  /** Whether the match has gone on since it was opened here. */
  #grown = false;
  /** @type {(() => void)[]} */
  #endings = [];

  /** @param {HTMLElement} root @param {string} matchId */
  constructor(root, matchId) {
    const screen = new Screen(root);
    const table = new Table(screen.board);
    const narrator = new Narrator(screen, table);
    const desk = { busy: () => this.#busy, redraw: () => this.#drawDesk() };
    this.#screen = screen;
    this.#table = table;
    this.#narrator = narrator;
    this.#clocks = new Clocks(() => matches.clock(matchId));
    this.#company = new MatchCompany(matchId, (back, gone) => this.#companyChanged(back, gone));
    this.#standoff = new StandoffPanel(matchId, screen.standoff, () => this.#askStandoff());
    this.#talk = new Talk(matchId, screen.talk, () => this.#drawDesk());
    this.#session = new Session(matchId, {
      onView: (view) => this.#arrived(view),
      onLink: (up) => this.#link(up),
      onOvertaken: () => this.#overtaken(),
      onGone: () => this.#gone(),
      onThere: (there, gone) => void this.#there(there, gone),
      onSaid: (phrase) => this.#heard(phrase),
    });
    this.#playback = new Playback(screen, table, narrator, {
      onBegin: () => this.#clear(),
      onEnd: (view) => this.#settle(view),
    });
    this.#hands = new Hands(screen, table, {
      ...desk,
      done: () => this.#acts.done(),
      finished: () => this.#finished(),
    });
    this.#countdown = new Countdown(screen.element, () => this.#drawDesk());
    this.#acts = new Acts(screen, table, narrator, this.#session, {
      ...desk,
      showing: () => this.#playback.showing,
      show: (moves) => this.#hands.show({ moves }),
    });
    this.#panel = new Panel(screen, (play) => void this.#hands.show(play));
    this.#entry = new DiceEntry(screen.pad, (dice) => void this.#acts.send({ do: "roll", dice }));
    this.#card = new ResultCard(screen, () => this.#drawDesk());
    screen.prompt.textContent = t("play-loading");
  }

  get #view() {
    return this.#table.view;
  }

  get #busy() {
    return this.#playback.showing || this.#acts.sending || this.#table.moving;
  }

  async open() {
    // The person here takes part in the dice: the seats come first.
    await this.#company.meet();
    const view = await this.#session.open();
    this.#log = [...view.events];
    if (view.clock) this.#screen.clocks = this.#clocks.elements;
    this.#clocks.take(view);
    this.#company.goneOn(Date.parse(view.updated));
    this.#listen();
    // Plays are written as the person here reads them.
    this.#table.view = view;
    this.#narrator.recall(view, turnsOf(this.#log).last);
    this.#settle(view);
    // Everything appears at once, in its place: later parts would push the board.
    await Promise.race([this.#screen.guide.ready, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
    this.#screen.element.classList.remove("loading");
    // A hidden element takes no focus.
    this.#card.focus();
    if (!this.#card.shown) announce(this.#screen.prompt.textContent ?? "");
  }

  close() {
    this.#countdown.stop();
    this.#clocks.close();
    this.#session.close();
    this.#company.close();
    this.#talk.close();
    this.#standoff.close();
    for (const end of this.#endings) end();
    this.#screen.close();
  }

  #listen() {
    const { board, element, hint } = this.#screen;
    const hands = this.#hands;
    const redress = () => this.#draw();
    const names = /** @type {const} */ (["colour", "home", "numbers", "pips", "taps"]);
    const byKey = (/** @type {Event} */ event) => {
      this.#byKey = event.type === "keydown";
    };
    for (const type of ["keydown", "pointerdown"]) element.addEventListener(type, byKey, true);
    // A page that was asleep has missed some of the time.
    const wake = () => {
      if (document.visibilityState === "visible") void this.#clocks.sync();
    };
    document.addEventListener("visibilitychange", wake);
    this.#endings.push(
      () => document.removeEventListener("visibilitychange", wake),
      hurrying(board, () => this.#playback.showing),
      shortcuts(element, {
        press: (id) => this.#screen.press(id),
        primary: () => this.#screen.pressPrimary(),
        double: () => void this.#acts.double(),
        hint: () => this.#askHint(),
        keys: showKeys,
        read: () => this.#readAloud(),
        type: () => hands.type(),
        digit: (value) => this.#entry.type(value),
      }),
      onLanguage(redress),
      ...names.map((name) => settings.subscribe(name, redress)),
    );
    hint.addEventListener("click", () => this.#askHint());
    board.addEventListener("gesture", (event) => void hands.gesture(/** @type {CustomEvent} */ (event).detail));
    board.addEventListener("pick", (event) => hands.picked(/** @type {CustomEvent} */ (event).detail));
    board.addEventListener("dice", () => hands.dice());
    board.addEventListener("cube", () => void this.#acts.double());
  }

  // ---- messages of the server ----

  /** @param {View} view */
  #arrived(view) {
    this.#grown = true;
    this.#log.push(...view.events);
    this.#clocks.take(view);
    this.#company.goneOn(Date.now());
    this.#playback.take(view);
  }

  /** Clears the table for events that are to be shown. */
  #clear() {
    this.#countdown.stop();
    this.#card.close();
    if (this.#table.composer && !this.#acts.sending) this.#table.drop();
  }

  /** Shows the present match, and the possible acts. @param {View} view */
  #settle(view) {
    const seat = actor(view);
    if (soleHuman(view) === null && settings.get("turning") && view.phase.player !== null) {
      this.#table.turned = view.phase.player === 1;
    }
    this.#table.settle(view, seat, turnsOf(this.#log).last);
    this.#soon = rollsItself(view) === "now";
    this.#draw();
    if (view.phase.kind === "game-over" || view.phase.kind === "match-over") {
      const result = this.#card.show(view, this.#grown);
      if (result.length) this.#narrator.result(result);
      if (view.phase.kind === "match-over") void this.#rate(view);
    } else if (this.#acts.rolled && view.phase.kind === "opening" && view.dice_mode === "server")
      void this.#rollAgain(view);
    else void this.#begin();
  }

  /** Updates the ratings once a match is over, and ends the delay of a watcher. @param {View} view */
  async #rate(view) {
    if (!this.#company.state?.rated && !this.#company.state?.late) return;
    // After a failure, the ratings are still on the page of settings.
    await this.#company.ask().catch(() => {});
    if (this.#screen.closed || this.#view !== view) return;
    this.#card.rate(view, this.#company.state);
    this.#drawDesk();
  }

  /** A tied opening roll is thrown again, once it has been seen. @param {View} view */
  async #rollAgain(view) {
    this.#acts.rolled = false;
    const tie = this.#log.at(-1);
    if (tie?.kind !== "opening" || tie.starter !== null) return;
    await this.#table.tied();
    if (!this.#screen.closed && this.#view === view) await this.#acts.send({ do: "roll" });
  }

  /** The start of a turn at this screen: dice and forced moves may play themselves, and a dance ends by itself. */
  async #begin() {
    const view = this.#view;
    const { composer } = this.#table;
    if (!view) return;
    if (this.#company.adjourned) return;
    const roll = rollsItself(view);
    if (roll === "later") this.#countdown.start(moment(), () => void this.#byItself(view, { do: "roll" }));
    else if (roll === "now") {
      await this.#table.beat("roll");
      this.#soon = false;
      if (this.#isStill(view)) await this.#acts.send({ do: "roll" }, true);
      else if (this.#view === view && !this.#screen.closed) this.#drawDesk();
    } else if (composer?.dance) {
      void this.#hands.why();
      // Dice that were entered wrongly can be called cocked: then the player ends the turn.
      if (view.phase.may.includes("cocked")) return;
      await this.#table.beat("dance");
      if (this.#isStill(view)) await this.#acts.done();
    } else if (composer && settings.get("forced")) {
      const forced = composer.forced();
      if (forced.length) await this.#hands.perform(forced, false);
    }
  }

  /** Whether the table still waits in the state of a view, and the player looks at it. @param {View} view */
  #isStill(view) {
    return (
      this.#view === view &&
      !this.#screen.closed &&
      !this.#busy &&
      !document.hidden &&
      !document.querySelector("dialog[open]")
    );
  }

  /** Does an act that the player need not request. @param {View} view for which it was due @param {Act} act */
  async #byItself(view, act) {
    if (this.#isStill(view)) await this.#acts.send(act, true);
  }

  /** A whole turn lies on the board: it may end by itself. */
  #finished() {
    if (this.#byKey || settings.get("confirm") !== "moment") return;
    this.#countdown.start(moment(), () => {
      if (!this.#busy && !this.#screen.closed) void this.#acts.done();
    });
    this.#drawDesk();
  }

  /** @param {boolean} up */
  #link(up) {
    const { link } = this.#screen;
    link.hidden = up;
    link.textContent = up ? "" : t("link-lost");
    announce(t(up ? "link-back" : "link-lost"));
    if (up) void this.#clocks.sync();
  }

  /** Discards the composed moves, which a newer view has overtaken: the board goes back to the base of that view. */
  #overtaken() {
    this.#countdown.stop();
    this.#narrator.composed = false;
    this.#table.refused();
    this.#table.drop();
  }

  /** A player has come or gone, or agreed to a rematch. @param {[boolean, boolean]} there @param {Gone} gone */
  async #there(there, gone) {
    this.#company.there(there, gone);
    if (this.#company.state === null) return;
    if (this.#view?.phase.kind !== "match-over") {
      if (this.#company.state.two) await this.#askStandoff().catch(() => {});
      return;
    }
    const before = this.#company.state?.rematch;
    // After a failure, the next news request it again.
    await this.#company.ask().catch(() => {});
    const { rematch } = this.#company.state ?? {};
    if (this.#screen.closed || !rematch) return;
    if (rematch.match_id !== null) this.#goOn(rematch.match_id);
    else if (!before && rematch.by !== null && rematch.by === this.#company.other) {
      toast(t("rematch-offered", { name: this.#name(rematch.by) }));
      this.#drawDesk();
    }
  }

  /** Requests whether the match is adjourned, and the current proposal. */
  async #askStandoff() {
    const before = this.#company.adjourned;
    await this.#company.ask();
    if (this.#screen.closed) return;
    if (before !== this.#company.adjourned) {
      await this.#clocks.sync();
      const view = this.#view;
      // The continued match may begin with automatic dice.
      if (view && before && !this.#busy) return this.#settle(view);
    }
    this.#drawDesk();
  }

  /** @param {Phrase} phrase */
  #heard(phrase) {
    const { other: player } = this.#company;
    if (player !== null) this.#talk.hear(phrase, player, this.#name(player));
  }

  /** The rematch has begun; a spectator stays. @param {string} id */
  #goOn(id) {
    if (this.#company.other !== null) location.hash = `#/match/${id}`;
  }

  /** @param {Player} player */
  #name(player) {
    const seat = this.#view?.players[player];
    return seat ? playerName(seat, player) : "";
  }

  /** @param {Player | null} back @param {Player | null} gone */
  #companyChanged(back, gone) {
    if (this.#screen.closed || !this.#view) return;
    if (gone !== null) announce(t("there-gone", { name: this.#name(gone) }));
    else if (back !== null) announce(t("there-back", { name: this.#name(back) }));
    this.#drawDesk();
  }

  /** Another match of the same kind: on a service the other player agrees. @param {View} view */
  async #rematch(view) {
    if (this.#company.other === null) {
      await this.#acts.rematch(view);
      return;
    }
    try {
      await this.#company.rematch();
    } catch (error) {
      toast(reason(error), "danger");
      return;
    }
    const { rematch } = this.#company.state ?? {};
    if (rematch?.match_id) this.#goOn(rematch.match_id);
    else {
      toast(t("rematch-waiting", { name: this.#name(this.#company.other) }));
      this.#drawDesk();
    }
  }

  #gone() {
    this.#session.close();
    toast(t("play-gone"));
    location.hash = "#/matches";
  }

  // ---- requests of the player for information ----

  /** Announces both sides in words, the player to move first. */
  #readAloud() {
    const view = this.#view;
    if (!view) return;
    const { board, track, view: seen } = this.#screen.board;
    const first = actor(view) ?? this.#table.bottom;
    const sides = [first, other(first)].map((player) =>
      sideAloud(board, track, player, seen.numbers ?? seen.bottom, playerName(view.players[player], player)),
    );
    announce(sides.join(". "));
  }

  #askHint() {
    if (!this.#busy && isHelped(this.#view?.id ?? "")) void this.#panel.ask();
  }

  // ---- drawing ----

  #draw() {
    const view = this.#view;
    if (!view) return;
    this.#table.dress();
    const game = playedName({ rules: view.rules.name, match_rules: view.match_rules, title: view.rules.title });
    this.#screen.heading.textContent = t("play-heading", {
      match: `${game}, ${matchName(view.match)}`,
      players: playersName(view.players),
    });
    document.title = `${game}: ${playersName(view.players)} – Tavola`;
    this.#screen.guide.show(view, this.#screen.last.textContent === "");
    this.#drawDesk();
    this.#panel.show(view, this.#log);
    const { other: foe, adjourned, state } = this.#company;
    const decided = foe === null ? null : countedOf(this.#log).decided[other(foe)];
    drawMore(view, this.#screen.more, {
      resign: () => void this.#acts.resign(),
      moves: () => this.#panel.openMoves(),
      turn: () => {
        this.#table.turned = !this.#table.turned;
        this.#draw();
      },
      keys: showKeys,
      invite: () => invite(view, () => this.#seated()),
      seated: () => this.#seated(),
      adjourn: foe === null || adjourned ? null : () => void this.#standoff.propose("adjourn"),
      takeBack: decided === null || adjourned || state?.rated ? null : () => void this.#standoff.propose("take-back"),
      settle:
        foe === null || adjourned || state?.rated || view.phase.kind !== "roll"
          ? null
          : () => void this.#standoff.propose("settle"),
      served: state !== null,
    });
  }

  /** This screen plays another seat than before: the turn that was composed may belong to another player. */
  #seated() {
    const view = this.#session.view ?? this.#view;
    if (!view || this.#playback.showing || this.#acts.sending) return;
    this.#table.drop();
    this.#settle(view);
  }

  #drawDesk() {
    const view = this.#view;
    if (!view) return;
    const { composer, bottom, pips } = this.#table;
    const screen = this.#screen;
    const now = {
      view,
      composer,
      busy: this.#busy || this.#soon,
      ending: this.#countdown.running && composer?.over ? moment() : 0,
    };
    screen.why.textContent = "";
    screen.prompt.textContent = prompt(now);
    screen.presence = this.#company.presence(view.phase.player);
    screen.said = this.#talk.said;
    const { other: foe, state } = this.#company;
    if (foe !== null && state)
      this.#talk.draw({
        player: foe,
        name: this.#name(foe),
        distance: state.distance,
        asked: () => this.#company.ask().then(() => this.#drawDesk()),
      });
    screen.company = this.#company.state;
    screen.departures = state?.standoff?.departures ?? [0, 0];
    screen.players(view, { bottom, pips, turn: view.phase.player });
    if (state)
      this.#standoff.draw(
        view.phase.kind === "match-over" ? null : state.standoff,
        foe,
        foe === null ? "" : this.#name(foe),
        foe !== null && this.#company.away[foe],
      );
    const list = actions(now, {
      act: (act) => void this.#acts.send(act),
      done: () => void this.#acts.done(),
      undo: () => this.#hands.undo(),
      reset: () => this.#hands.reset(),
      forced: () => void this.#hands.perform(composer?.forced() ?? [], false),
      off: () => void this.#hands.perform(composer?.bearOff() ?? [], false),
      rematch: () => void this.#rematch(view),
      again: () => {
        location.hash = "#/new";
      },
      replay: () => {
        location.hash = `#/replay/${view.id}`;
      },
    });
    const { rematch } = this.#company.state ?? {};
    const asked = rematch && rematch.by !== this.#company.other && this.#company.other !== null;
    screen.actions(
      (this.#company.adjourned ? [] : list).map((action) =>
        asked && action.id === "rematch"
          ? {
              ...action,
              text: t("rematch-waiting", { name: this.#name(/** @type {Player} */ (this.#company.other)) }),
              disabled: true,
            }
          : action,
      ),
    );
    // They share one place: a player of another person gets no advice.
    screen.hint.hidden = !isHelped(view.id) || !screen.talk.hidden;
    screen.hint.disabled = this.#busy || actor(view) === null;
    screen.hint.title = t("act-hint");
    screen.hint.setAttribute("aria-label", t("act-hint"));
    this.#entry.draw(view, wantsDice(view) && !this.#busy);
    screen.keepFocus(this.#next());
  }

  /** Next place of the focus: the dice to enter, the first checker that can move, or a button. */
  #next() {
    if (this.#busy) return undefined;
    const { board, pad, likely } = this.#screen;
    if (board.moves.size && !this.#table.composer?.over) return () => board.focusPlace(Math.max(...board.moves.keys()));
    const button = pad.querySelector("button") ?? likely;
    return button ? () => button.focus({ preventScroll: true }) : undefined;
  }
}
