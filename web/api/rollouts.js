// Calls about rollouts.

import { call, fetched } from "./call.js";

/** @import {NewRollout, RolloutLimits, RolloutList, RolloutView} from "../wire.js" */

/** @param {string} id */
const rolloutPath = (id) => `/api/rollouts/${encodeURIComponent(id)}`;

export const rollouts = {
  /**
   * @param {string | null} [after] `next` of the part before
   * @returns {Promise<RolloutList>} the one that was changed last first
   */
  list(after) {
    return call("GET", after ? `/api/rollouts?after=${encodeURIComponent(after)}` : "/api/rollouts");
  },

  /**
   * Begins a rollout, or goes on with that of the same candidates and settings.
   * @param {NewRollout} rollout
   * @returns {Promise<RolloutView>}
   */
  begin(rollout) {
    return call("POST", "/api/rollouts", rollout);
  },

  /**
   * @param {string} id
   * @returns {Promise<RolloutView>}
   */
  view(id) {
    return call("GET", rolloutPath(id));
  },

  /**
   * Goes on with a rollout, or pauses it.
   * @param {string} id
   * @param {boolean} run
   * @param {RolloutLimits | null} limits others than before
   * @returns {Promise<RolloutView>}
   */
  run(id, run, limits) {
    return call("POST", rolloutPath(id), { run, limits });
  },

  /**
   * A rollout as `tavola rollout` saves it.
   * @param {string} id
   * @returns {Promise<Blob>}
   */
  file(id) {
    return fetched(`${rolloutPath(id)}/file`);
  },

  /**
   * Adds a saved rollout, or its trials to that of the same job.
   * @param {Blob} file
   * @returns {Promise<RolloutView>}
   */
  open(file) {
    return call("POST", "/api/rollouts/open", file);
  },

  /**
   * @param {string} id
   * @returns {Promise<void>}
   */
  remove(id) {
    return call("DELETE", rolloutPath(id));
  },
};
