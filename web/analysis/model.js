// State of the page of an analysis: the level, its results, and the selected decision.

import { canRollOut, decisionsOf, isError, isListed } from "./decisions.js";

/** @import {AnalysisLevel, AnalysisState, AnalysisView, Decision} from "../wire.js" */

/** From the quickest to the deepest. */
export const LEVELS = /** @type {const} */ (["quick", "standard", "thorough"]);

/** @param {string | null} text @returns {AnalysisLevel | null} */
export const levelOf = (text) => LEVELS.find((level) => level === text) ?? null;

/** The level to begin with: the deepest that has found something, else the usual one. @param {readonly AnalysisState[]} known */
export const bestKnown = (known) =>
  LEVELS.findLast((name) => known.some(({ level, done }) => level === name && done > 0)) ?? "standard";

/** The possible work of an analysis: `rest` if it is complete. @typedef {"run" | "continue" | "again" | "stop" | "rest"} Work */

export class AnalysisModel {
  #id;
  /** Index of the selected decision. @type {number | null} */
  place;
  /** The results, perhaps of the previous level while another is requested. */
  found;
  /** The requested level. */
  level;

  /**
   * @param {string} id of the match
   * @param {AnalysisLevel} level
   * @param {AnalysisView} found
   * @param {number | null} place
   */
  constructor(id, level, found, place) {
    this.#id = id;
    this.level = level;
    this.found = found;
    this.place = place;
  }

  /** Takes the server's current state. @param {AnalysisView} next @returns {boolean} whether the last decision was judged meanwhile */
  take(next) {
    const before = this.found.state;
    this.found = next;
    const { level, running, done, of } = next.state;
    return before.level === level && before.running && !running && done === of;
  }

  get decisions() {
    return decisionsOf(this.found.analysis);
  }

  get current() {
    return this.decisions.find(({ index }) => index === this.place) ?? null;
  }

  /** The decisions whose errors can be rolled out in one go. */
  get errors() {
    return this.decisions.filter((decision) => isError(decision) && canRollOut(decision));
  }

  /** The first decision that the reader sees without a choice: the first error, else the first decision. */
  get first() {
    const { decisions } = this;
    return decisions.find(isError) ?? decisions.find(isListed) ?? null;
  }

  /** The address of a decision. @param {number | null} [index] */
  address(index = this.place) {
    return `#/analysis/${this.#id}?level=${this.level}${index === null ? "" : `&d=${index}`}`;
  }

  /** A key that changes with the displayed decision. @param {Decision} decision */
  key({ index, action }) {
    return `${this.level} ${index} ${action}`;
  }

  /** The next decision of a kind from the selected one. @param {1 | -1} way @param {(decision: Decision) => boolean} wanted */
  beside(way, wanted) {
    const from = this.place ?? -1;
    const decisions = this.decisions.filter(wanted);
    return way > 0 ? decisions.find(({ index }) => index > from) : decisions.findLast(({ index }) => index < from);
  }

  /** @returns {Work} */
  get work() {
    const { running, done, of, older } = this.found.state;
    if (running) return "stop";
    if (older) return "again";
    if (done >= of) return "rest";
    return done > 0 ? "continue" : "run";
  }
}
