// Calls about the analyses of a match.

import { lang } from "../i18n.js";
import { call, fetched, query } from "./call.js";
import { matchPath } from "./matches.js";

/** @import {AnalysisLevel, AnalysisState, AnalysisView, Decision, PlayMove, ProblemAnswer} from "../wire.js" */

export const analyses = {
  /**
   * Progress of the analyses of a match, one for each requested level.
   * @param {string} id
   * @returns {Promise<AnalysisState[]>}
   */
  async list(id) {
    return (await call("GET", `${matchPath(id)}/analyses`)).analyses;
  },

  /**
   * The results of an analysis so far.
   * @param {string} id
   * @param {AnalysisLevel} level
   * @returns {Promise<AnalysisView>}
   */
  view(id, level) {
    return call("GET", `${matchPath(id)}/analysis${query({ level })}`);
  },

  /**
   * Begins an analysis, goes on with it, or stops it.
   * @param {string} id
   * @param {AnalysisLevel} level
   * @param {boolean} run
   * @returns {Promise<AnalysisState>}
   */
  run(id, level, run) {
    return call("POST", `${matchPath(id)}/analysis`, { level, run });
  },

  /**
   * The judgement of a play of the running turn, before it is made.
   * @param {string} id
   * @param {number} at the seq on which it was composed
   * @param {readonly PlayMove[]} moves
   * @returns {Promise<Decision | null>} null if there is no judgement
   */
  async judgePlay(id, at, moves) {
    return (
      await call("GET", `${matchPath(id)}/judgement${query({ at, moves: moves.map((move) => move.join("-")).join() })}`)
    ).decision;
  },

  /**
   * The judgement of a cube decision, before it is made.
   * @param {string} id
   * @param {number} at the seq on which it is made
   * @param {Exclude<ProblemAnswer["do"], "play">} what
   * @returns {Promise<Decision | null>} null if there is no judgement
   */
  async judgeCube(id, at, what) {
    return (await call("GET", `${matchPath(id)}/judgement${query({ at, do: what })}`)).decision;
  },

  /**
   * An analysis as a file.
   * @param {string} id
   * @param {AnalysisLevel} level
   * @param {"html" | "text" | "json"} format
   * @returns {Promise<Blob>}
   */
  file(id, level, format) {
    return fetched(`${matchPath(id)}/analysis/file${query({ level, format, lang: lang() })}`);
  },
};
