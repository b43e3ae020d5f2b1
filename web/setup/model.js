// State of the page of a new game: the choices, the available games, and the server's answers about the rules.

import { cardOf, chooseCustom, chooseRules, matchOf, meets, newMatch, optionsOf, recall, titleOf } from "./draft.js";

/** @import {Board, Catalogue, RuleChoices, StoredRules, Track} from "../wire.js" */
/** @import {Draft} from "./draft.js" */

/**
 * The start position that is being chosen, and the address that brought it. It waits while the reader looks at the rules or
 * switches the language, and is forgotten once its match has begun: the next game starts as usual.
 * @typedef {Pick<Draft, "position" | "toMove"> & {from: string}} Waiting
 */

/** @returns {Waiting} */
export const nothingWaits = () => ({ position: "", toMove: 0, from: "" });

/** Marks custom rules among the games of the menu. */
const CUSTOM = "custom:";

export class SetupModel {
  /** Whether custom rules are to be made: then the page has nothing else, and begins with the game as it is. */
  making;
  /** Whether the address has brought rules. */
  sent = false;
  /** @type {Draft} */
  draft;
  /** The server's answer about the rules as they are chosen. @type {RuleChoices | null} */
  choices = null;
  #waiting;

  /**
   * @param {Catalogue} catalogue
   * @param {StoredRules[]} customRules
   * @param {URLSearchParams} query of the page's address
   * @param {string} kept the choices of the last time
   * @param {Waiting} waiting kept up to date
   */
  constructor(catalogue, customRules, query, kept, waiting) {
    this.catalogue = catalogue;
    this.customRules = customRules;
    this.making = query.get("make") === "custom";
    this.draft = recall(kept, catalogue, customRules);
    this.#waiting = waiting;
    this.#adopt(query);
  }

  /** Adopts the request of the address: the kind of opponent, the game, a position. @param {URLSearchParams} query */
  #adopt(query) {
    const { catalogue, draft } = this;
    const against = this.opponents.find((each) => each === query.get("against"));
    if (against) draft.against = against;
    const rules = query.get("rules");
    const options = query.get("options");
    const custom = this.customRules.find(({ id }) => id === query.get("custom"));
    if (custom) chooseCustom(draft, catalogue, custom);
    else if (rules !== null && options !== null) {
      chooseRules(draft, catalogue, rules, optionsIn(options));
      draft.title = query.get("title") ?? "";
    } else if (this.making || (rules !== null && rules !== draft.rules))
      chooseRules(draft, catalogue, rules ?? draft.rules);
    this.sent = options !== null;
    // An address with a new request starts over; a plain one continues the reader's last choices.
    const from = String(query);
    if (from !== "" && from !== this.#waiting.from)
      Object.assign(this.#waiting, {
        position: query.get("position") ?? "",
        toMove: query.get("to_move") === "1" ? 1 : 0,
        from,
      });
    draft.position = this.#waiting.position;
    draft.toMove = this.#waiting.toMove;
  }

  /** The kinds of opponent that there are. @returns {readonly Draft["against"][]} */
  get opponents() {
    return this.catalogue.people ? ["bot", "two", "friend", "anyone"] : ["bot", "two"];
  }

  /** The game that is chosen. */
  get card() {
    return cardOf(this.catalogue, this.draft.rules);
  }

  /** The games of the menu: custom rules with their name, then all others. @returns {{value: string, name: string, custom: boolean}[]} */
  get games() {
    return [
      ...this.customRules.map(({ id, name }) => ({ value: CUSTOM + id, name, custom: true })),
      ...this.catalogue.rules.map(({ name }) => ({ value: name, name, custom: false })),
    ];
  }

  /** The choice in the menu of games. */
  get game() {
    return this.draft.custom === null ? this.card.name : CUSTOM + this.draft.custom;
  }

  set game(value) {
    const custom = this.customRules.find(({ id }) => CUSTOM + id === value);
    if (custom) chooseCustom(this.draft, this.catalogue, custom);
    else chooseRules(this.draft, this.catalogue, value);
    this.choices = null;
  }

  /**
   * Goes back from options, which were kept or sent and cannot be played here, to the game as it is.
   * @returns {boolean} whether there were options
   */
  dropOptions() {
    if (Object.keys(this.draft.options).length === 0) return false;
    chooseRules(this.draft, this.catalogue, this.draft.rules);
    this.choices = null;
    return true;
  }

  get match() {
    return matchOf(this.draft);
  }

  /** Whether the other player is a person elsewhere. */
  get meets() {
    return meets(this.draft);
  }

  /** The start position that is chosen waits from now on. */
  wait() {
    const { position, toMove } = this.draft;
    Object.assign(this.#waiting, { position, toMove });
  }

  /** The match as the server is to make it. @param {string | null} position plain notation, the side to move first */
  newMatch(position) {
    return newMatch(this.draft, position);
  }

  /** The match has begun: nothing waits. */
  begun() {
    Object.assign(this.#waiting, nothingWaits());
  }

  /**
   * The board at the beginning.
   * @param {Board | null} own a position of the reader's own
   * @returns {{board: Board, track: Track}}
   */
  start(own) {
    const { start, track } = this.choices ?? this.card;
    return { board: own ?? start, track };
  }

  /** The address of the game's rules with its options. */
  get rulesAddress() {
    const { rules, options } = this.draft;
    const query = new URLSearchParams({ from: "new" });
    if (Object.keys(options).length > 0) query.set("options", JSON.stringify(options));
    const title = titleOf(this.draft);
    if (title !== null) query.set("title", title);
    return `/rules/${rules}?${query}`;
  }
}

/** Options as an address carries them. @param {string} text */
function optionsIn(text) {
  try {
    return optionsOf(JSON.parse(text));
  } catch {
    return {};
  }
}
