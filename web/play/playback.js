// New events of a match, shown on the table one after another.

import { other } from "../board/position.js";
import { t } from "../i18n.js";
import { settings } from "../settings.js";
import { resting } from "./actions.js";
import { person } from "./words.js";

/** @import {MatchEvent, View} from "../wire.js" */
/** @import {Narrator} from "./narrator.js" */
/** @import {Screen} from "./screen.js" */
/** @import {Table} from "./table.js" */

/** More events than this at once are not played but shown: the player comes back after a while. */
const MANY = 40;
/** Offers of the cube. @type {ReadonlySet<MatchEvent["kind"]>} */
const CUBES = new Set(/** @type {const} */ (["double", "beaver", "raccoon"]));
/** Offers that the other player answers. @type {ReadonlySet<MatchEvent["kind"]>} */
const OFFERS = new Set(/** @type {const} */ (["double", "beaver", "raccoon", "resign"]));

export class Playback {
  /** Whether events are being shown. */
  showing = false;
  #screen;
  #table;
  #narrator;
  #hooks;
  /** Views that are still to be shown. @type {View[]} */
  #queue = [];

  /**
   * @param {Screen} screen
   * @param {Table} table
   * @param {Narrator} narrator
   * @param {object} hooks
   * @param {() => void} hooks.onBegin before the first event
   * @param {(view: View) => void} hooks.onEnd after the last event, with the match as it stands now
   */
  constructor(screen, table, narrator, hooks) {
    this.#screen = screen;
    this.#table = table;
    this.#narrator = narrator;
    this.#hooks = hooks;
  }

  /** Shows the events of a view after those that wait already. @param {View} view */
  take(view) {
    this.#queue.push(view);
    if (!this.showing) void this.#show();
  }

  async #show() {
    this.showing = true;
    this.#narrator.begin();
    this.#screen.board.motion.calm();
    this.#hooks.onBegin();
    for (let view = this.#queue.shift(); view; view = this.#queue.shift()) {
      let quick = document.hidden || view.events.length > MANY;
      for (const event of view.events) {
        if (this.#screen.closed) return;
        const last = event === view.events.at(-1) && !this.#queue.length;
        if (CUBES.has(event.kind) && !quick) await this.#think(view, event);
        if (this.#screen.closed) return;
        this.#narrator.event(view, event, quick || settings.get("speed") === "instant", last);
        this.#watch(view, event);
        await this.#table.play(event, view, quick, last);
        // The board of a new game, or of a turn that was taken back, comes with the view: events after this one have no board to
        // be played on.
        if (event.kind === "next" || event.kind === "take-back-turn") quick = true;
      }
      if (this.#screen.closed) return;
      if (!this.#queue.length) {
        this.showing = false;
        this.#hooks.onEnd(view);
        return;
      }
    }
    this.showing = false;
  }

  /** A bot offers the cube after a beat, and not in the moment in which the other turn ends. @param {View} view @param {MatchEvent} event */
  async #think(view, { by }) {
    if (view.players[by].kind !== "bot") return;
    this.#screen.prompt.textContent = t("play-wait", person(view, by));
    this.#screen.actions(resting());
    await this.#table.beat("offer");
  }

  /** The desk while an event is being shown: the player on turn, and no button that can be pressed. @param {View} view @param {MatchEvent} event */
  #watch(view, event) {
    const { bottom, pips } = this.#table;
    this.#screen.prompt.textContent = waiting(view, event);
    // The score, like the board, is that of the moment: the points of a game show when its end is on the board.
    this.#screen.players(this.#table.view ?? view, { bottom, pips, turn: event.by });
    this.#screen.actions(resting());
    this.#screen.hint.disabled = true;
  }
}

/** The player who is waited for while an event is shown. Nobody waits for the reader. @param {View} view @param {MatchEvent} event */
function waiting(view, event) {
  if (event.by === null || event.kind === "opening") return "";
  const player = OFFERS.has(event.kind) ? other(event.by) : event.by;
  const who = person(view, player);
  return who.who === "you" ? "" : t("play-wait", who);
}
