// Workers that hold an engine and nothing else. Each performs one job at a time.

/** @typedef {{module: WebAssembly.Module, nets: Record<string, {file: string}>}} Begin */
/** @typedef {Begin | {id: number, job: string}} ToEngine */
/** @typedef {{id: number, came: string | null} | {lacking: true}} FromEngine null: the engine has failed, and the worker ends */

/**
 * Milliseconds that a job which nobody waits for any more may still take. Most jobs end sooner, and a worker that is ended takes
 * its nets along.
 */
const GRACE_MS = 150;
/** Milliseconds without a job after which all workers end but one. Each has some twenty megabytes. */
const IDLE_MS = 20_000;
/** Maximum number of jobs of analyses and rollouts at a time, because each worker has its own nets. */
const MOST = 3;

/** Number of workers on this device: one for each core, and one for bots and hints, which starts when it is needed. */
export const workers = Math.min(MOST, navigator.hardwareConcurrency ?? 1) + 1;

export class Crew {
  #begin;
  #done;
  #lacking;
  /** @type {Worker[]} */
  #idle = [];
  /** By the numbers of their jobs. @type {Map<number, Worker>} */
  #busy = new Map();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #resting;

  /**
   * @param {Begin} begin the data that a worker needs to start
   * @param {(id: number, came: string | null) => void} done the result of a job; null if it was ended, or its engine has failed
   * @param {() => void} lacking a net cannot be had
   */
  constructor(begin, done, lacking) {
    this.#begin = begin;
    this.#done = done;
    this.#lacking = lacking;
  }

  #hired() {
    const worker = new Worker(new URL("./engine.js", import.meta.url), { type: "module", name: "tavola.engine" });
    worker.postMessage(this.#begin);
    worker.onmessage = (/** @type {MessageEvent<FromEngine>} */ { data }) =>
      "lacking" in data ? this.#lacking() : this.#ended(data.id, worker, data.came);
    worker.onerror = (event) => {
      event.preventDefault();
      for (const [id, busy] of this.#busy) if (busy === worker) this.#ended(id, worker, null);
    };
    return worker;
  }

  /** @param {number} id @param {Worker} worker @param {string | null} came */
  #ended(id, worker, came) {
    if (this.#busy.get(id) !== worker) return;
    this.#busy.delete(id);
    if (came === null) worker.terminate();
    else this.#idle.push(worker);
    clearTimeout(this.#resting);
    this.#resting = setTimeout(() => this.#rest(), IDLE_MS);
    this.#done(id, came);
  }

  #rest() {
    for (const worker of this.#idle.splice(1)) worker.terminate();
  }

  /** @param {number} id @param {string} job */
  begin(id, job) {
    const worker = this.#idle.pop() ?? this.#hired();
    this.#busy.set(id, worker);
    worker.postMessage({ id, job });
  }

  /** Ends a job. @param {number} id */
  stop(id) {
    const worker = this.#busy.get(id);
    if (worker) setTimeout(() => this.#ended(id, worker, null), GRACE_MS);
  }
}
