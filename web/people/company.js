// The people of a match on a service: who sits here, whether the other is there, whether the engine may help, and a rematch.

import { rulebook } from "../api/rulebook.js";
import { loadWords } from "../i18n.js";
import { takePlace } from "../play/seat.js";
import { people } from "./calls.js";

/** @import {Company, Player} from "../wire.js" */

/** Milliseconds for which somebody may be gone unseen: a page that is loaded anew is back before that. */
const BLINK_MS = 4000;

/** Whether the engine may help whoever sits here, by match. On one's own machine it always may. @type {Map<string, boolean>} */
const help = new Map();

/** @param {string} id */
export const isHelped = (id) => help.get(id) ?? true;

/** Those who play a match, as this screen knows them. */
export class MatchCompany {
  /** Null on one's own machine. @type {Company | null} */
  state = null;
  /** Who is away, so long that it is no blink. @type {[boolean, boolean]} */
  away = [false, false];
  #id;
  #changed;
  /** @type {[ReturnType<typeof setTimeout> | undefined, ReturnType<typeof setTimeout> | undefined]} */
  #leaving = [undefined, undefined];

  /** @param {string} id @param {(back: Player | null, gone: Player | null) => void} changed somebody has come back, or gone, or neither */
  constructor(id, changed) {
    this.#id = id;
    this.#changed = changed;
  }

  /** Asks who plays, and sits down where the server has a seat for this person. */
  async meet() {
    const catalogue = await rulebook.catalogue();
    if (!catalogue.people) return;
    await Promise.all([this.ask(), loadWords("people"), loadWords("talk")]);
    const [first, second] = this.state?.mine ?? [false, false];
    takePlace(this.#id, first && second ? "both" : first ? 0 : second ? 1 : "none", false);
  }

  /** Asks anew. */
  async ask() {
    this.#take(await people.company(this.#id));
  }

  /** Offers a rematch, or takes the one that was offered. */
  async rematch() {
    this.#take(await people.rematch(this.#id));
  }

  /** The player whom another person plays, seen from here. @returns {Player | null} */
  get other() {
    if (!this.state?.two) return null;
    return this.state.mine[0] ? 1 : this.state.mine[1] ? 0 : null;
  }

  /** @param {Company} state */
  #take(state) {
    this.state = state;
    help.set(this.#id, state.helped);
    this.there(state.there);
  }

  /** Who is there now. @param {readonly [boolean, boolean]} there */
  there(there) {
    if (!this.state?.two) return;
    for (const player of /** @type {const} */ ([0, 1])) {
      clearTimeout(this.#leaving[player]);
      if (this.state.mine[player] || there[player]) {
        const back = this.away[player];
        this.away[player] = false;
        if (back) this.#changed(player, null);
      } else if (!this.away[player]) {
        this.#leaving[player] = setTimeout(() => {
          this.away[player] = true;
          this.#changed(null, player);
        }, BLINK_MS);
      }
    }
  }

  close() {
    this.#leaving.forEach(clearTimeout);
  }
}
