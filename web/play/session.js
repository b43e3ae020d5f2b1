// A match as the server has it: fetched, followed, acted upon. Loses no action and heals a lost connection by itself.

import { ApiError } from "../api/call.js";
import { matches } from "../api/matches.js";
import { takePart } from "../dice/part.js";
import { follow } from "../live.js";

/** @import {Gone} from "../live.js" */
/** @import {Act, Phrase, View} from "../wire.js" */

/** Milliseconds between attempts to reach the server again. */
const RETRY = [500, 1000, 2000, 4000];

export class Session {
  /** @type {View | null} */
  view = null;
  #id;
  #listeners;
  #closed = false;
  /** @type {() => void} */
  #unstream = () => {};
  /** @type {Promise<void> | null} */
  #fetching = null;
  #wanted = 0;
  /** Acts that were sent and not answered yet. */
  #acting = 0;
  #failures = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #retrying;
  #up = true;

  /**
   * @param {string} id
   * @param {object} listeners
   * @param {(view: View) => void} listeners.onView the match has grown; `events` holds the new ones
   * @param {(up: boolean) => void} listeners.onLink
   * @param {() => void} listeners.onOvertaken another act came first: the request did not count, and the new view follows
   * @param {() => void} listeners.onGone the match was deleted
   * @param {(there: [boolean, boolean], gone: Gone) => void} listeners.onThere which players are there
   * @param {(phrase: Phrase) => void} listeners.onSaid a phrase of the other player
   */
  constructor(id, listeners) {
    this.#id = id;
    this.#listeners = listeners;
  }

  /** Fetches the match and follows it from then on. @returns {Promise<View>} with all its events */
  async open() {
    const view = await matches.view(this.#id);
    this.view = view;
    // Nothing waits for it but the first throw, on the server.
    if (view.live && view.phase.kind !== "match-over") void takePart(view);
    if (this.#closed) return view;
    this.#unstream = follow({
      id: this.#id,
      onSeq: (seq, after, view) => this.#grown(seq, after, view),
      onDeleted: () => this.#listeners.onGone(),
      onThere: (there, gone) => this.#listeners.onThere(there, gone),
      onSaid: (phrase) => this.#listeners.onSaid(phrase),
      onLink: (up) => {
        this.#link(up);
        if (!up) this.#retry();
      },
    });
    document.addEventListener("visibilitychange", this.#wake);
    addEventListener("online", this.#wake);
    return view;
  }

  close() {
    this.#closed = true;
    this.#unstream();
    document.removeEventListener("visibilitychange", this.#wake);
    removeEventListener("online", this.#wake);
  }

  /**
   * Acts in the match. Throws the server's refusal; if another act came first, the listeners get the new view before
   * the error is thrown.
   * @param {Act[]} actions
   */
  async act(actions) {
    const after = this.view?.seq ?? 0;
    this.#acting += 1;
    try {
      this.#take(await matches.act(this.#id, after, actions));
      this.#link(true);
    } catch (error) {
      if (error instanceof ApiError && error.code === "stale") {
        this.#listeners.onOvertaken();
        if (error.view) this.#take(error.view);
        if (this.view?.seq === after) void this.#catchUp();
      }
      if (error instanceof ApiError && error.code === "offline") {
        this.#link(false);
        this.#retry();
      }
      throw error;
    } finally {
      this.#acting -= 1;
      if (this.view && this.#wanted > this.view.seq) void this.#catchUp();
    }
  }

  /**
   * @param {number} seq
   * @param {number} [after]
   * @param {View} [view] with the events after `after`
   */
  #grown(seq, after, view) {
    this.#link(true);
    this.#wanted = Math.max(this.#wanted, seq);
    // The answer to a request has more than its news.
    if (this.#acting > 0) return;
    // The news contain the events since then, unless other news were missed.
    if (view && after !== undefined && this.view && after <= this.view.seq) this.#take(view);
    if (this.view && seq > this.view.seq) void this.#catchUp();
  }

  #wake = () => {
    if (document.visibilityState === "visible") void this.#catchUp();
  };

  #catchUp() {
    this.#fetching ??= this.#fetch().finally(() => {
      this.#fetching = null;
    });
    return this.#fetching;
  }

  async #fetch() {
    try {
      do {
        this.#take(await matches.view(this.#id, { since: this.view?.seq ?? 0 }));
      } while (!this.#closed && this.view && this.view.seq < this.#wanted);
      this.#failures = 0;
      this.#link(true);
    } catch (error) {
      if (error instanceof ApiError && error.code === "not-found") {
        this.#listeners.onGone();
        return;
      }
      this.#link(false);
      this.#retry();
    }
  }

  #retry() {
    if (this.#closed) return;
    const wait = RETRY[Math.min(this.#failures, RETRY.length - 1)];
    this.#failures += 1;
    clearTimeout(this.#retrying);
    this.#retrying = setTimeout(() => {
      if (!this.#closed && !this.#up) void this.#catchUp();
    }, wait);
  }

  /** @param {boolean} up */
  #link(up) {
    if (this.#closed || up === this.#up) return;
    this.#up = up;
    this.#listeners.onLink(up);
  }

  /** Takes a view unless a later one is already here: answers may overtake each other. @param {View} view */
  #take(view) {
    if (this.#closed || (this.view && view.seq <= this.view.seq)) return;
    // An answer may reach further back than the shown view.
    const known = this.view?.seq ?? 0;
    // The server sends them once.
    if (this.view) view.rules.options ??= this.view.rules.options;
    this.view = view;
    this.#listeners.onView({ ...view, events: view.events.filter((event) => event.seq > known) });
  }
}
