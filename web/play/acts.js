// Requests of a player to the server: acts of the match, with the questions before them, and the next match.

import { ApiError } from "../api/call.js";
import { matches } from "../api/matches.js";
import { t } from "../i18n.js";
import { reason, toast } from "../notices.js";
import { askWhether } from "../question.js";
import { rematchOf } from "../setup/draft.js";
import { actor } from "./due.js";
import { askResignation } from "./dialogs.js";
import { cubeStands, isTutored, tutor } from "./tutor.js";
import { soleHuman } from "./words.js";

/** @import {Act, PlayMove, View} from "../wire.js" */
/** @import {Narrator} from "./narrator.js" */
/** @import {Screen} from "./screen.js" */
/** @import {Session} from "./session.js" */
/** @import {Table} from "./table.js" */
/** @import {Composer} from "./turn.js" */

/**
 * @typedef {object} Desk the playing screen, for acts
 * @property {() => boolean} busy whether something is in motion or on its way to the server
 * @property {() => boolean} showing whether events are being shown
 * @property {() => void} redraw redraws the prompt and the buttons
 * @property {(moves: PlayMove[]) => Promise<void>} show makes a better play on the board
 */

export class Acts {
  /** Whether an act is on its way. */
  sending = false;
  /** Whether this tab requested the last roll: then it also rolls a tie again. */
  rolled = false;
  #screen;
  #table;
  #narrator;
  #session;
  #desk;

  /** @param {Screen} screen @param {Table} table @param {Narrator} narrator @param {Session} session @param {Desk} desk */
  constructor(screen, table, narrator, session, desk) {
    this.#screen = screen;
    this.#table = table;
    this.#narrator = narrator;
    this.#session = session;
    this.#desk = desk;
  }

  /** @param {Act} act @param {boolean} [unasked] the page does it by itself: that another screen was faster is no news */
  async send(act, unasked = false) {
    const { view } = this.#table;
    if (!view || this.sending) return;
    this.sending = true;
    this.rolled = act.do === "roll";
    this.#desk.redraw();
    if (!(await cubeStands(view, act)) || this.#screen.closed || this.#table.view !== view) {
      this.sending = false;
      if (!this.#screen.closed && !this.#desk.showing()) this.#desk.redraw();
      return;
    }
    try {
      await this.#session.act([{ ...act, by: act.by ?? view.phase.player ?? soleHuman(view) ?? 0 }]);
    } catch (error) {
      this.#table.refused();
      this.#narrator.composed = false;
      const stale = error instanceof ApiError && error.code === "stale";
      if (!unasked || !stale) toast(reason(error), stale ? "" : "danger");
    }
    this.sending = false;
    if (this.#screen.closed || this.#desk.showing()) return;
    if (this.#table.view === view) this.#table.refresh();
    this.#desk.redraw();
  }

  /** Sends the turn that was composed, unless the tutor holds it up. */
  async done() {
    const { composer } = this.#table;
    if (!composer?.over || this.#desk.busy()) return;
    const { moves } = composer;
    if (!(await this.#stands(composer))) return;
    this.#table.expectEcho();
    this.#narrator.composed = true;
    await this.send({ do: "play", moves });
  }

  /** Whether a play is to be made; the tutor may stop it. @param {Composer} composer */
  async #stands(composer) {
    const { view } = this.#table;
    if (!view || composer.dance || !isTutored(view)) return true;
    this.sending = true;
    this.#desk.redraw();
    const answer = await tutor(view, composer.moves, (best) => composer.find(best) !== null);
    this.sending = false;
    if (this.#screen.closed || this.#table.view !== view || this.#table.composer !== composer) return false;
    this.#desk.redraw();
    if (typeof answer !== "string") await this.#desk.show(answer);
    return answer === "play";
  }

  /** Doubles, after a question. */
  async double() {
    const { view } = this.#table;
    if (!view || this.#desk.busy() || actor(view) === null || !view.phase.may.includes("double")) return;
    const value = view.cube.value * 2;
    if (await askWhether({ title: t("act-double"), text: t("ask-double", { value }), yes: t("act-double") }))
      await this.send({ do: "double" });
  }

  /** Offers to resign, after a question. */
  async resign() {
    const { view } = this.#table;
    if (!view) return;
    const level = await askResignation(view.phase.resign_points ?? [], view.rules);
    if (level) await this.send({ do: "resign", level });
  }

  /** Starts another match of the same kind between the same players. @param {View} view */
  async rematch(view) {
    if (this.sending) return;
    this.sending = true;
    this.#desk.redraw();
    try {
      const { id } = await matches.create(rematchOf(view));
      location.hash = `#/match/${id}`;
    } catch (error) {
      toast(reason(error), "danger");
    }
    this.sending = false;
    if (!this.#screen.closed) this.#desk.redraw();
  }
}
