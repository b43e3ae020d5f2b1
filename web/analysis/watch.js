// Keeps the page's analysis up to date: requests a level, starts and stops the work, and polls while it runs.

/** @import {AnalysisLevel, AnalysisState, AnalysisView} from "../wire.js" */
/** @import {AnalysisModel} from "./model.js" */

/** Interval of the polls of a running analysis. */
const LOOK_MS = 1000;
/** Polls of the progress for each request of all results, which are a megabyte for a long match. */
const WHOLE = 4;

/**
 * The calls that are needed, as `api/analyses.js` has them.
 * @typedef {object} Calls
 * @property {(id: string) => Promise<readonly AnalysisState[]>} list
 * @property {(id: string, level: AnalysisLevel) => Promise<AnalysisView>} view
 * @property {(id: string, level: AnalysisLevel, run: boolean) => Promise<AnalysisState>} run
 */

/**
 * @typedef {object} Hearer
 * @property {(ended: boolean) => void} found the results have changed; the argument is whether the work has just ended
 * @property {() => void} moved the progress has changed
 * @property {() => void} begun the work was started or stopped
 * @property {(error: unknown) => void} failed
 */

export class Watch {
  #id;
  #model;
  #calls;
  #on;
  #closed = false;
  /** Polls since the last request of all results. */
  #looks = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #waiting;

  /** @param {string} id of the match @param {AnalysisModel} model @param {Calls} calls @param {Hearer} on */
  constructor(id, model, calls, on) {
    this.#id = id;
    this.#model = model;
    this.#calls = calls;
    this.#on = on;
    if (model.found.state.running) this.#lookLater();
  }

  /** Another level is wanted. @param {AnalysisLevel} level */
  async choose(level) {
    this.#model.level = level;
    clearTimeout(this.#waiting);
    await this.#look();
  }

  /** Starts the work or stops it. @param {boolean} run */
  async work(run) {
    const { level } = this.#model;
    try {
      const state = await this.#calls.run(this.#id, level, run);
      if (this.#closed) return;
      if (state.level === this.#model.level) this.#model.found = { ...this.#model.found, state };
    } catch (error) {
      if (!this.#closed) this.#on.failed(error);
      return;
    }
    this.#on.begun();
    await this.#look();
  }

  close() {
    this.#closed = true;
    clearTimeout(this.#waiting);
  }

  #lookLater() {
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(() => void this.#lookAgain(), LOOK_MS);
  }

  /** Polls the progress. It requests all results as soon as there are some, then at intervals, and at the end. */
  async #lookAgain() {
    this.#looks += 1;
    const { level, found } = this.#model;
    if (found.analysis.analysed === 0 || this.#looks >= WHOLE) return this.#look();
    try {
      const state = (await this.#calls.list(this.#id)).find((each) => each.level === level);
      if (this.#closed || level !== this.#model.level) return;
      if (!state?.running) return await this.#look();
      this.#model.found = { ...this.#model.found, state };
    } catch (error) {
      if (!this.#closed) this.#on.failed(error);
      return;
    }
    this.#on.moved();
    this.#lookLater();
  }

  /** Requests the current state, and repeats while the server works. */
  async #look() {
    this.#looks = 0;
    const { level } = this.#model;
    /** @type {AnalysisView} */
    let next;
    try {
      next = await this.#calls.view(this.#id, level);
    } catch (error) {
      if (!this.#closed) this.#on.failed(error);
      return;
    }
    // The reader has left the page, or selected another level meanwhile.
    if (this.#closed || level !== this.#model.level) return;
    this.#on.found(this.#model.take(next));
    if (next.state.running) this.#lookLater();
  }
}
