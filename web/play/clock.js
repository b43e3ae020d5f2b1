// The clocks of a match: they run by the time of the server, show the remaining time, and announce when little is left.

import { h } from "../dom.js";
import { lang, t } from "../i18n.js";
import { clockText, daysInShort, daysText } from "../names.js";
import { announce } from "../notices.js";
import { person } from "./words.js";

/** @import {ClockView, MatchClock, Player, View} from "../wire.js" */

/** Milliseconds between two updates of a running clock. */
const TICK_MS = 200;
/** Seconds from which on a clock is marked and announced, unless it began with less than twice as many. */
const LITTLE = 60;
/** Seconds of the second announcement. */
const LAST = 10;
/** Seconds from which on a turn of days is marked. */
const LITTLE_OF_DAYS = 6 * 60 * 60;

export class Clocks {
  #sync;
  /** @type {ClockView | null} */
  #clock = null;
  /** @type {View | null} */
  #view = null;
  /** Until when the player whose turn waits is on vacation. @type {number | null} */
  #away = null;
  /** The clock of the server when that of this page was 0. @type {number | null} */
  #base = null;
  /** Views before this one have clocks that are not current. */
  #seq = -1;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  #ticking;
  /** The last mark announced for each player. */
  #told = [Infinity, Infinity];
  /** @type {readonly [HTMLElement, HTMLElement]} */
  elements = [face(), face()];

  /** @param {() => Promise<MatchClock>} sync requests the state of the clocks */
  constructor(sync) {
    this.#sync = sync;
  }

  /** Takes the clocks of a view. @param {View} view */
  take(view) {
    this.#view = view;
    if (!view.clock || view.seq < this.#seq) return;
    this.#seq = view.seq;
    this.#away = null;
    this.#run(view.clock);
    // Only the server has the vacations.
    if (this.#base === null || view.clock.control.kind === "turn") void this.sync();
  }

  /** Requests the server's time and the state of the clocks. */
  async sync() {
    if (!this.#view?.clock) return;
    const asked = performance.now();
    let answer;
    try {
      answer = await this.#sync();
    } catch {
      // Without a connection the clocks go on as they were.
      return;
    }
    const { now, seq, clock, away } = answer;
    // The answer was written somewhere between the question and now.
    this.#base = now - (asked + performance.now()) / 2;
    if (!clock || seq < this.#seq) return;
    this.#seq = seq;
    this.#away = away;
    this.#run(clock);
  }

  close() {
    clearInterval(this.#ticking);
  }

  /** @param {ClockView} clock */
  #run(clock) {
    this.#clock = clock;
    clearInterval(this.#ticking);
    if (clock.running !== null) this.#ticking = setInterval(() => this.#draw(), TICK_MS);
    this.#draw();
  }

  #draw() {
    const [clock, view] = [this.#clock, this.#view];
    if (!clock || !view) return;
    const now = this.#base === null ? (clock.since ?? 0) : this.#base + performance.now();
    const passed = clock.running === null || clock.since === null ? 0 : Math.max(0, now - clock.since);
    if (clock.control.kind === "turn") {
      const waits = clock.running ?? (this.#away === null ? null : view.phase.player);
      const left = Math.ceil(Math.max(0, clock.free - passed) / 1000);
      for (const player of /** @type {const} */ ([0, 1])) {
        this.elements[player].hidden = player !== waits;
        if (player === waits) showDays(this.elements[player], view, player, left, this.#away);
      }
      return;
    }
    const little = Math.min(LITTLE, clock.control.bank / 2);
    for (const player of /** @type {const} */ ([0, 1])) {
      const runs = clock.running === player;
      const free = runs ? Math.max(0, clock.free - passed) : 0;
      const bank = Math.max(0, clock.bank[player] - (runs ? Math.max(0, passed - clock.free) : 0));
      const left = Math.ceil((bank + free) / 1000);
      show(this.elements[player], view, player, { bank, free, little: left <= little, runs });
      if (runs) this.#tell(view, player, left, [little, Math.min(LAST, little)]);
    }
  }

  /**
   * Announces once that little time is left.
   * @param {View} view
   * @param {Player} player
   * @param {number} left seconds
   * @param {number[]} marks seconds of the announcements, the most first
   */
  #tell(view, player, left, marks) {
    const mark = marks.findLast((seconds) => left <= seconds) ?? Infinity;
    const before = this.#told[player] ?? Infinity;
    this.#told[player] = mark;
    if (mark < before && left > 0) announce(t("clock-left", { ...person(view, player), seconds: left }));
  }
}

function face() {
  return h("span", { class: "player-clock figures", attr: { role: "timer" }, set: { hidden: true } });
}

/**
 * @param {HTMLElement} element
 * @param {View} view
 * @param {Player} player
 * @param {{bank: number, free: number, little: boolean, runs: boolean}} state times in milliseconds
 */
function show(element, view, player, { bank, free, little, runs }) {
  const text = [
    clockText(Math.ceil(bank / 1000)),
    free > 0 ? `+${Math.ceil(free / 1000)}` : "",
    little ? t("clock-little") : "",
  ].join("|");
  const [main = "", more = "", word = ""] = text.split("|");
  element.hidden = false;
  element.classList.toggle("runs", runs);
  element.classList.toggle("little", little);
  if (element.dataset["text"] === text) return;
  element.dataset["text"] = text;
  element.setAttribute("aria-label", t("clock-of", { name: person(view, player).name, left: main }));
  element.replaceChildren(
    main,
    ...(more ? [h("small", null, more)] : []),
    ...(word ? [h("span", { class: "clock-word" }, word)] : []),
  );
}

/**
 * Shows the rest of a turn of days.
 * @param {HTMLElement} element
 * @param {View} view
 * @param {Player} player
 * @param {number} left seconds
 * @param {number | null} away until when the player is on vacation
 */
function showDays(element, view, player, left, away) {
  const day = away === null ? "" : new Intl.DateTimeFormat(lang(), { dateStyle: "medium" }).format(away);
  const text = away === null ? daysText(left) : t("clock-away", { day });
  element.classList.add("days");
  element.classList.toggle("runs", away === null);
  element.classList.toggle("little", away === null && left <= LITTLE_OF_DAYS);
  if (element.dataset["text"] === text) return;
  element.dataset["text"] = text;
  element.setAttribute("aria-label", t("clock-of", { name: person(view, player).name, left: text }));
  element.replaceChildren(away === null ? daysInShort(left) : text);
}
