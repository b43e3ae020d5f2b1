// What the page of an analysis knows: the level, what has been found at it, and the decision that is looked at.

import { canRollOut, decisionsOf, isError, isListed } from "./decisions.js";

/** @import {AnalysisLevel, AnalysisState, AnalysisView, Decision} from "../wire.js" */

/** From the quickest to the deepest. */
export const LEVELS = /** @type {const} */ (["quick", "standard", "thorough"]);

/** @param {string | null} text @returns {AnalysisLevel | null} */
export const levelOf = (text) => LEVELS.find((level) => level === text) ?? null;

/** The level to begin with: the deepest that has found something, else the usual one. @param {readonly AnalysisState[]} known */
export const bestKnown = (known) =>
  LEVELS.findLast((name) => known.some(({ level, done }) => level === name && done > 0)) ?? "standard";

/** What can be done about an analysis: `rest` where it is whole. @typedef {"run" | "continue" | "again" | "stop" | "rest"} Work */

export class AnalysisModel {
  #id;
  /** Which decision is looked at, by its index. @type {number | null} */
  place;
  /** What has been found, perhaps at the level before while another is asked for. */
  found;
  /** The level that is wanted. */
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

  /** Takes what the server knows now. @param {AnalysisView} next @returns {boolean} whether the last decision was judged meanwhile */
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

  /** What the reader sees first where they have asked for nothing: the first error, else the first decision. */
  get first() {
    const { decisions } = this;
    return decisions.find(isError) ?? decisions.find(isListed) ?? null;
  }

  /** The address of a decision. @param {number | null} [index] */
  address(index = this.place) {
    return `#/analysis/${this.#id}?level=${this.level}${index === null ? "" : `&d=${index}`}`;
  }

  /** What makes what is shown of a decision differ. @param {Decision} decision */
  key({ index, action }) {
    return `${this.level} ${index} ${action}`;
  }

  /** The next decision of a kind from the one that is looked at. @param {1 | -1} way @param {(decision: Decision) => boolean} wanted */
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
