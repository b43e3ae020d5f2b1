// Services of the host for the node: time, chance, files, and the way of its answers (`crates/tab/src/host.rs`).

/** @import {Handle} from "./files.js" */

/**
 * The exports of the node.
 * @typedef {object} Node
 * @property {WebAssembly.Memory} memory
 * @property {() => void} begin the first call
 * @property {(workers: number) => void} start
 * @property {() => number} run
 * @property {(id: number) => void} fire
 * @property {(length: number) => number} room
 * @property {(id: number, at: number, length: number) => void} request
 * @property {(id: number) => void} abort
 * @property {(id: number, at: number, length: number) => void} job_done
 * @property {(at: number, length: number) => void} perform_job
 * @property {() => void} measure
 */

/**
 * @typedef {object} Listener
 * @property {() => void} wake something is ready: `run` is called soon
 * @property {() => void} replaced the node must restart
 * @property {(error: string) => void} started the node answers, or, with a text, cannot be started
 * @property {(text: string) => void} panicked
 * @property {(id: number, status: number, headers: [string, string][]) => void} head
 * @property {(id: number, bytes: Uint8Array<ArrayBuffer>) => void} part
 * @property {(id: number) => void} end
 * @property {(id: number, job: string) => void} jobBegin
 * @property {(id: number) => void} jobStop
 * @property {(path: string) => Uint8Array<ArrayBuffer> | undefined} net the file of a net; undefined if it is not here
 * @property {(text: string) => void} came the result of this worker's job
 */

const FAILED = -1;
const FULL = -2;

/**
 * The functions that the node imports.
 * @param {() => Node} node
 * @param {Handle[]} files
 * @param {Listener} listener
 * @returns {Record<string, (...values: number[]) => number | void>}
 */
export function host(node, files, listener) {
  const text = new TextDecoder();
  // The memory moves when it grows: its place is asked for each time.
  const bytes = (/** @type {number} */ at, /** @type {number} */ length) =>
    new Uint8Array(node().memory.buffer, at, length);
  const string = (/** @type {number} */ at, /** @type {number} */ length) => text.decode(bytes(at, length));
  const file = (/** @type {number} */ number) => /** @type {Handle} */ (files[number]);
  const guarded = (/** @type {() => number | void} */ act) => {
    try {
      return act() ?? 0;
    } catch (error) {
      console.warn("a file of the store failed:", error);
      return error instanceof DOMException && error.name === "QuotaExceededError" ? FULL : FAILED;
    }
  };
  /** The net that is taken next. */
  let net = new Uint8Array(0);
  const functions = {
    now: () => performance.now(),
    epoch: () => Date.now(),
    wake: listener.wake,
    replaced: listener.replaced,
    timer: (/** @type {number} */ id, /** @type {number} */ ms) => void setTimeout(() => node().fire(id), ms),
    random(/** @type {number} */ at, /** @type {number} */ length) {
      // The browser returns at most this many bytes at a time.
      for (let done = 0; done < length; done += 65_536)
        crypto.getRandomValues(bytes(at + done, Math.min(65_536, length - done)));
    },
    started: (/** @type {number} */ at, /** @type {number} */ length) => listener.started(string(at, length)),
    panicked: (/** @type {number} */ at, /** @type {number} */ length) => listener.panicked(string(at, length)),
    head(
      /** @type {number} */ id,
      /** @type {number} */ status,
      /** @type {number} */ at,
      /** @type {number} */ length,
    ) {
      const lines = string(at, length).split("\n").filter(Boolean);
      listener.head(
        id,
        status,
        lines.map((line) => [line.slice(0, line.indexOf(": ")), line.slice(line.indexOf(": ") + 2)]),
      );
    },
    part: (/** @type {number} */ id, /** @type {number} */ at, /** @type {number} */ length) =>
      listener.part(id, bytes(at, length).slice()),
    end: listener.end,
    job_begin: (/** @type {number} */ id, /** @type {number} */ at, /** @type {number} */ length) =>
      listener.jobBegin(id, string(at, length)),
    job_stop: listener.jobStop,
    came: (/** @type {number} */ at, /** @type {number} */ length) => listener.came(string(at, length)),
    file_read: (
      /** @type {number} */ n,
      /** @type {number} */ to,
      /** @type {number} */ length,
      /** @type {number} */ at,
    ) => guarded(() => file(n).read(bytes(to, length), { at })),
    file_write: (
      /** @type {number} */ n,
      /** @type {number} */ from,
      /** @type {number} */ length,
      /** @type {number} */ at,
    ) => guarded(() => file(n).write(bytes(from, length), { at })),
    file_truncate: (/** @type {number} */ n, /** @type {number} */ size) => guarded(() => file(n).truncate(size)),
    file_flush: (/** @type {number} */ n) => guarded(() => file(n).flush()),
    file_size: (/** @type {number} */ n) => guarded(() => file(n).getSize()),
    net_fetch(/** @type {number} */ at, /** @type {number} */ length) {
      const found = listener.net(string(at, length));
      if (!found) return FAILED;
      net = found;
      return net.length;
    },
    net_take(/** @type {number} */ at) {
      bytes(at, net.length).set(net);
      net = new Uint8Array(0);
    },
  };
  return functions;
}
