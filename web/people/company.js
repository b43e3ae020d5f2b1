// The people of a match on a service: the seat of this screen, the presence of the other, help by the engine, and a rematch.

import { rulebook } from "../api/rulebook.js";
import { loadWords, t } from "../i18n.js";
import { takePlace } from "../play/seat.js";
import { people } from "./calls.js";

/** @import {Gone} from "../live.js" */
/** @import {Company, Player} from "../wire.js" */

/** Milliseconds of absence that are ignored: a page that is reloaded is back before that. */
const BLINK_MS = 4000;
const MINUTE_MS = 60_000;
/** Milliseconds until it is looked whether another minute has passed. */
const LOOK_MS = 10_000;

/** Whether the engine may help the person here, by match. On one's own machine it always may. @type {Map<string, boolean>} */
const help = new Map();

/** @param {string} id */
export const isHelped = (id) => help.get(id) ?? true;

/** The players of a match, from the view of this screen. */
export class MatchCompany {
  /** Null on one's own machine. @type {Company | null} */
  state = null;
  /** The players who have been away for more than a moment. @type {[boolean, boolean]} */
  away = [false, false];
  #id;
  #changed;
  /** @type {[ReturnType<typeof setTimeout> | undefined, ReturnType<typeof setTimeout> | undefined]} */
  #leaving = [undefined, undefined];
  /** When each was last there, by this browser's clock; null if unknown. @type {Gone} */
  #since = [null, null];
  /** When something last happened in the match. */
  #moved = Date.now();
  /** @type {ReturnType<typeof setInterval> | undefined} */
  #looking;

  /** @param {string} id @param {(back: Player | null, gone: Player | null) => void} changed a player has come back, or gone, or neither */
  constructor(id, changed) {
    this.#id = id;
    this.#changed = changed;
  }

  /** Requests the players, and takes a seat if the server has one for this person. */
  async meet() {
    const catalogue = await rulebook.catalogue();
    if (!catalogue.people) return;
    await Promise.all([this.ask(), loadWords("people"), loadWords("talk")]);
    const [first, second] = this.state?.mine ?? [false, false];
    takePlace(this.#id, first && second ? "both" : first ? 0 : second ? 1 : "none", false);
  }

  /** Requests the players again. */
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

  /** Whether the match is adjourned. */
  get adjourned() {
    return this.state?.standoff?.adjourned ?? false;
  }

  /** The match has gone on. @param {number} at milliseconds since 1970 */
  goneOn(at) {
    // Another clock may be ahead.
    this.#moved = Math.min(at, Date.now());
    // A player who plays on has answered the proposal.
    if (this.state?.standoff) Object.assign(this.state.standoff, { proposal: null, verdict: null });
  }

  /**
   * The presence of each player who is not at this screen: here, thinking, or away, and for how long.
   * @param {Player | null} playing whose turn it is
   * @returns {[string | null, string | null]}
   */
  presence(playing) {
    const now = () => /** @type {[string | null, string | null]} */ ([this.#word(0, playing), this.#word(1, playing)]);
    const words = now();
    clearInterval(this.#looking);
    if (words.some((word) => word !== null)) {
      this.#looking = setInterval(() => {
        if (now().join() !== words.join()) this.#changed(null, null);
      }, LOOK_MS);
    }
    return words;
  }

  /** @param {Player} player @param {Player | null} playing */
  #word(player, playing) {
    if (!this.state?.two || this.state.late || this.state.mine[player]) return null;
    const since = this.away[player] ? this.#since[player] : this.#moved;
    const minutes = since === null ? 0 : Math.floor((Date.now() - since) / MINUTE_MS);
    if (this.away[player]) return minutes ? t("there-away-for", { minutes }) : t("there-away");
    if (player !== playing) return t("there-here");
    return minutes ? t("there-thinking-for", { minutes }) : t("there-thinking");
  }

  /** @param {Company} state */
  #take(state) {
    this.state = state;
    help.set(this.#id, state.helped);
    this.there(state.there, [null, null]);
  }

  /** Records who is there now, and how long the others have been gone. @param {readonly [boolean, boolean]} there @param {Gone} gone */
  there(there, gone) {
    if (!this.state?.two || this.state.late) return;
    for (const player of /** @type {const} */ ([0, 1])) {
      const ago = gone[player];
      if (there[player]) this.#since[player] = null;
      else if (ago !== null) this.#since[player] = Date.now() - ago;
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
    clearInterval(this.#looking);
    this.#leaving.forEach(clearTimeout);
  }
}
