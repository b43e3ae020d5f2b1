// Workers that hold an engine and nothing else. Each performs one job at a time. The page starts and ends them (`engines.js`).

/** @typedef {Record<string, {file: string}>} Nets the files of nets, by the paths that the engine has */
/** @typedef {{module: WebAssembly.Module, port: MessagePort}} ToEngine the first message of an engine; all others come through the port */
/** @typedef {{nets: Nets} | {id: number, job: string}} Order */
/** @typedef {{id: number, came: string | null} | {lacking: true}} FromEngine null: the engine has failed, and the worker ends */
/** @typedef {{number: number, port: MessagePort}} Engine */
/**
 * @typedef {object} Hiring
 * @property {(number: number, port: MessagePort) => void} hire starts a worker, which gets its orders through the port
 * @property {(number: number) => void} dismiss ends it
 */

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
  #nets;
  #hiring;
  #done;
  #lacking;
  /** Number of engines that were hired. */
  #hires = 0;
  /** @type {Engine[]} */
  #idle = [];
  /** By the numbers of their jobs. @type {Map<number, Engine>} */
  #busy = new Map();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #resting;

  /**
   * @param {Nets} nets
   * @param {Hiring} hiring
   * @param {(id: number, came: string | null) => void} done the result of a job; null if it was ended, or its engine has failed
   * @param {() => void} lacking a net cannot be had
   */
  constructor(nets, hiring, done, lacking) {
    this.#nets = nets;
    this.#hiring = hiring;
    this.#done = done;
    this.#lacking = lacking;
  }

  /** @returns {Engine} */
  #hired() {
    const { port1: port, port2 } = new MessageChannel();
    this.#hires += 1;
    const engine = { number: this.#hires, port };
    this.#hiring.hire(engine.number, port2);
    port.onmessage = (/** @type {MessageEvent<FromEngine>} */ { data }) =>
      "lacking" in data ? this.#lacking() : this.#ended(data.id, engine, data.came);
    port.postMessage(/** @type {Order} */ ({ nets: this.#nets }));
    return engine;
  }

  /** @param {Engine} engine */
  #dismiss({ number, port }) {
    port.close();
    this.#hiring.dismiss(number);
  }

  /** An engine has ended by itself. @param {number} number */
  failed(number) {
    this.#idle = this.#idle.filter((engine) => engine.number !== number);
    for (const [id, engine] of this.#busy) if (engine.number === number) this.#ended(id, engine, null);
  }

  /** @param {number} id @param {Engine} engine @param {string | null} came */
  #ended(id, engine, came) {
    if (this.#busy.get(id) !== engine) return;
    this.#busy.delete(id);
    if (came === null) this.#dismiss(engine);
    else this.#idle.push(engine);
    clearTimeout(this.#resting);
    this.#resting = setTimeout(() => this.#rest(), IDLE_MS);
    this.#done(id, came);
  }

  #rest() {
    for (const engine of this.#idle.splice(1)) this.#dismiss(engine);
  }

  /** @param {number} id @param {string} job */
  begin(id, job) {
    const engine = this.#idle.pop() ?? this.#hired();
    this.#busy.set(id, engine);
    engine.port.postMessage(/** @type {Order} */ ({ id, job }));
  }

  /** Ends a job. @param {number} id */
  stop(id) {
    const engine = this.#busy.get(id);
    if (engine) setTimeout(() => this.#ended(id, engine, null), GRACE_MS);
  }
}
