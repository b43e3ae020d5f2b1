// News of matches and rollouts for every tab of this browser, over one connection. The words about matches here hold for
// rollouts too.
//
// A browser opens at most six HTTP/1.1 connections to a host, so tabs share a single event stream. Each tab holds a shared Web
// Lock per match that it follows; those locks are the register of followed matches, and the browser drops them when a tab ends.
// One tab holds the exclusive leader lock: it opens the stream for all registered matches and passes the news on over a
// BroadcastChannel. When the leader closes, the next tab in the lock's queue takes over. If the browser lacks one of these
// (a page from another machine over plain HTTP has no Web Locks), the tab opens a stream of its own.

import { node } from "./api/node.js";

/** @import {Phrase, View} from "./wire.js" */

/**
 * A page's listeners to the news of one match or rollout.
 * @typedef {object} Follower
 * @property {string} id
 * @property {(seq: number, after?: number, view?: View) => void} onSeq the match has this many actions now; `view` is as it stands, with the events after `after`
 * @property {() => void} onDeleted
 * @property {(there: [boolean, boolean], gone: Gone) => void} [onThere] which players of the match are there
 * @property {(phrase: Phrase) => void} [onSaid] a phrase of the other player
 * @property {(up: boolean) => void} onLink whether the stream stands
 */

/** Absence of each of two people, in milliseconds; null if they are there, or if it is unknown. @typedef {[number | null, number | null]} Gone */

/** @typedef {{kind: "seq", id: string, seq: number, after?: number | undefined, view?: View | undefined} | {kind: "deleted", id: string} | {kind: "there", id: string, there: [boolean, boolean], gone: Gone} | {kind: "said", id: string, phrase: Phrase} | {kind: "link", up: boolean} | {kind: "followed"}} News */

const NAME = "tavola.live";
const LEADER = `${NAME}.leader`;
const FOLLOWED = `${NAME}.match.`;
/** Milliseconds until a stream that the server refused is opened again. */
const RETRY_MS = 2000;

/** @type {Set<Follower>} */
const followers = new Set();
/** Opened with the first follower. @type {Hub | null} */
let hub = null;

/**
 * Follows a match until the returned function is called.
 * @param {Follower} follower
 * @returns {() => void}
 */
export function follow(follower) {
  hub ??= "locks" in navigator && "BroadcastChannel" in globalThis ? new SharedHub() : new OwnHub();
  followers.add(follower);
  const release = hub.add(follower.id);
  return () => {
    if (followers.delete(follower)) release();
  };
}

/** Hands news to the followers of this tab. @param {News} news */
function tell(news) {
  for (const follower of [...followers]) {
    if (news.kind === "link") follower.onLink(news.up);
    else if (news.kind === "seq" && news.id === follower.id) follower.onSeq(news.seq, news.after, news.view);
    else if (news.kind === "there" && news.id === follower.id) follower.onThere?.(news.there, news.gone);
    else if (news.kind === "said" && news.id === follower.id) follower.onSaid?.(news.phrase);
    else if (news.kind === "deleted" && news.id === follower.id) follower.onDeleted();
  }
}

/** @typedef {{add: (id: string) => () => void}} Hub */

/** One stream for a changing set of matches. */
class Stream {
  #ids = "";
  /** @type {(() => void) | null} */
  #close = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #retry;
  #tell;

  /** @param {(news: News) => void} tell */
  constructor(tell) {
    this.#tell = tell;
  }

  /** Listens to these matches and no others. @param {Iterable<string>} ids */
  listen(ids) {
    const wanted = [...new Set(ids)].sort();
    if (wanted.join() === this.#ids) return;
    this.#ids = wanted.join();
    this.#open();
  }

  end() {
    this.listen([]);
  }

  #open() {
    clearTimeout(this.#retry);
    this.#close?.();
    this.#close = null;
    if (!this.#ids) return;
    this.#close = node.stream(this.#ids.split(","), {
      onSeq: (id, seq, after, view) => this.#tell({ kind: "seq", id, seq, after, view }),
      onThere: (id, there, gone) => this.#tell({ kind: "there", id, there, gone }),
      onSaid: (id, phrase) => this.#tell({ kind: "said", id, phrase }),
      onDeleted: (id) => this.#tell({ kind: "deleted", id }),
      onLink: (up) => this.#tell({ kind: "link", up }),
      onRefused: () => {
        this.#retry = setTimeout(() => this.#open(), RETRY_MS);
      },
    });
  }
}

/** A stream for this tab alone. */
class OwnHub {
  #stream = new Stream(tell);

  add() {
    this.#listen();
    return () => this.#listen();
  }

  #listen() {
    this.#stream.listen([...followers].map(({ id }) => id));
  }
}

/** This tab's share of the stream of all tabs. */
class SharedHub {
  #channel = new BroadcastChannel(NAME);
  /** Only while this tab leads. @type {Stream | null} */
  #stream = null;

  constructor() {
    this.#channel.onmessage = ({ data }) => {
      if (data.kind === "followed") void this.#listen();
      else tell(data);
    };
    void navigator.locks.request(LEADER, () => {
      this.#stream = new Stream((news) => {
        tell(news);
        this.#channel.postMessage(news);
      });
      void this.#listen();
      // The lock is held for as long as the tab lives.
      return new Promise(() => {});
    });
  }

  /** @param {string} id */
  add(id) {
    let release = () => {};
    /** @type {Promise<void>} */
    const held = new Promise((resolve) => {
      release = () => resolve();
    });
    const ended = navigator.locks.request(FOLLOWED + id, { mode: "shared" }, () => {
      this.#changed();
      return held;
    });
    return () => {
      release();
      void ended.then(() => this.#changed());
    };
  }

  #changed() {
    this.#channel.postMessage({ kind: "followed" });
    void this.#listen();
  }

  async #listen() {
    if (!this.#stream) return;
    const { held = [] } = await navigator.locks.query();
    this.#stream.listen(held.flatMap(({ name }) => (name?.startsWith(FOLLOWED) ? [name.slice(FOLLOWED.length)] : [])));
  }
}
