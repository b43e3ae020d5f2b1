// Calls about the games and their rules, custom ones among them.

import { call, query } from "./call.js";

/** @import {Catalogue, ComparisonRow, CustomRules, Options, PlayMove, RuleChoices, RulePage, SceneView, StoredRules} from "../wire.js" */

/** @param {Options} [options] */
const changed = (options) => (options && Object.keys(options).length > 0 ? JSON.stringify(options) : undefined);

/** @param {string} id */
const customPath = (id) => `/api/custom-rules/${encodeURIComponent(id)}`;

/** @type {Promise<Catalogue> | null} */
let catalogue = null;

export const rulebook = {
  /**
   * The games and levels; asked for once.
   * @returns {Promise<Catalogue>}
   */
  catalogue() {
    catalogue ??= call("GET", "/api/catalogue").catch((error) => {
      catalogue = null;
      throw error;
    });
    return catalogue;
  },

  /**
   * @param {string} name
   * @param {string} lang
   * @param {Options} [options] only those that differ from the preset's
   * @param {string} [title] the name of the custom rules
   * @returns {Promise<RulePage>}
   */
  page(name, lang, options, title) {
    return call("GET", `/api/rules/${encodeURIComponent(name)}${query({ lang, options: changed(options), title })}`);
  },

  /**
   * A position that shows a feature of a game, after some moves.
   * @param {string} name
   * @param {number} number the first is 0
   * @param {readonly PlayMove[]} moves
   * @returns {Promise<SceneView>}
   */
  scene(name, number, moves) {
    return call(
      "GET",
      `/api/scenes/${encodeURIComponent(name)}${query({ number, moves: moves.map((move) => move.join("-")).join() })}`,
    );
  },

  /**
   * The options of a game's rules.
   * @param {string} name
   * @param {Options} options those that differ from the game's
   * @returns {Promise<RuleChoices>}
   */
  choices(name, options) {
    return call("GET", `/api/options/${encodeURIComponent(name)}${query({ options: changed(options) })}`);
  },

  /**
   * @param {CustomRules[]} customRules two to five
   * @returns {Promise<ComparisonRow[]>}
   */
  async compare(customRules) {
    return (await call("POST", "/api/compare", { custom_rules: customRules })).rows;
  },

  /** @returns {Promise<StoredRules[]>} newest first */
  async customRules() {
    return (await call("GET", "/api/custom-rules")).custom_rules;
  },

  /**
   * Keeps custom rules: new ones, or others in the place of those with an id.
   * @param {CustomRules} custom
   * @param {string | null} id
   * @returns {Promise<StoredRules>}
   */
  keep(custom, id) {
    return id === null ? call("POST", "/api/custom-rules", custom) : call("PUT", customPath(id), custom);
  },

  /**
   * @param {string} id
   * @returns {Promise<void>}
   */
  remove(id) {
    return call("DELETE", customPath(id));
  },

  /**
   * @param {CustomRules} custom
   * @returns {Promise<string>} the text of a file
   */
  async text(custom) {
    return (await call("POST", "/api/custom-rules/write", custom)).text;
  },

  /**
   * @param {string} text of a file
   * @returns {Promise<CustomRules>}
   */
  read(text) {
    return call("POST", "/api/custom-rules/read", { text });
  },
};
