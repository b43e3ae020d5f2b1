// The choices for a new game in the form: kept from game to game, and converted to the request to the server.

import { clockOf, freshClock, recallClock } from "./time.js";

/** @import {ClockDraft} from "./time.js" */
/** @import {Catalogue, CustomRules, DiceMode, Level, MatchKind, NewMatch, Options, Player, RuleCard, Seat, StoredRules, View} from "../wire.js" */

/**
 * @typedef {object} Draft
 * @property {"bot" | "two" | "friend" | "anyone"} against a friend, by a link, or anyone, in the lobby, only where people have names
 * @property {Level} level
 * @property {Player} seat the person's seat against the bot
 * @property {[string, string]} names of the people, by seat
 * @property {string} rules
 * @property {Options} options only those that differ from the game's
 * @property {string} title the name of the custom rules; "" for the game as it is
 * @property {string | null} custom id of the custom rules that are chosen
 * @property {MatchKind["kind"]} match
 * @property {number} length
 * @property {DiceMode} dice
 * @property {string} position any notation; "" for the game's own start
 * @property {Player} toMove
 * @property {ClockDraft} clock between two screens
 * @property {boolean} rated between two accounts
 * @property {number} delay seconds by which those who watch see the match late
 */

/** Lengths that are one tap away. */
export const LENGTHS = [1, 3, 5, 7, 9, 11, 15, 21];
export const LONGEST = 999;

/** Seconds of a delay for those who watch. */
export const DELAYS = [0, 60, 180, 300, 600, 900];

/** The kinds of match. @type {readonly MatchKind["kind"][]} */
export const MATCHES = ["points", "money", "games", "single"];

/** @type {Draft} */
const fresh = {
  against: "bot",
  level: "club",
  seat: 0,
  names: ["", ""],
  rules: "backgammon",
  options: {},
  title: "",
  custom: null,
  match: "points",
  length: 5,
  dice: "server",
  position: "",
  toMove: 0,
  clock: freshClock(),
  rated: false,
  delay: 0,
};

/**
 * The last choices, as far as this server still supports them.
 * @param {string} kept a draft as JSON, or ""
 * @param {Catalogue} catalogue
 * @param {StoredRules[]} customRules
 * @returns {Draft}
 */
export function recall(kept, catalogue, customRules) {
  /** @type {any} */
  let stored;
  try {
    stored = JSON.parse(kept || "{}");
  } catch {
    stored = {};
  }
  const { against, level, seat, names, rules, options, title, custom, match, length, dice, clock, rated, delay } =
    stored ?? {};
  /** @type {Draft} */
  const draft = { ...fresh, clock: recallClock(clock), rated: rated === true };
  if (DELAYS.includes(delay)) draft.delay = delay;
  if (against === "bot" || against === "two" || ((against === "friend" || against === "anyone") && catalogue.people))
    draft.against = against;
  if (catalogue.levels.includes(level)) draft.level = level;
  if (seat === 0 || seat === 1) draft.seat = seat;
  draft.names = [textOf(names?.[0]), textOf(names?.[1])];
  if (dice === "server" || dice === "hand") draft.dice = dice;
  chooseRules(draft, catalogue, typeof rules === "string" ? rules : fresh.rules, optionsOf(options));
  draft.title = textOf(title);
  draft.custom = customRules.find(({ id }) => id === custom)?.id ?? null;
  // After the game, which brings a length of its own.
  if (MATCHES.includes(match)) draft.match = match;
  if (Number.isInteger(length) && length >= 1 && length <= LONGEST) draft.length = length;
  return draft;
}

/** @param {unknown} value @returns {string} */
const textOf = (value) => (typeof value === "string" ? value : "");

/** Whether the other player is another person elsewhere. @param {Draft} draft */
export const meets = (draft) => draft.against === "friend" || draft.against === "anyone";

/**
 * @param {Catalogue} catalogue
 * @param {string} name
 * @returns {RuleCard}
 */
export function cardOf(catalogue, name) {
  const card = catalogue.rules.find((rule) => rule.name === name) ?? catalogue.rules[0];
  if (!card) throw new Error("the catalogue is empty");
  return card;
}

/** The possible values of options; the server checks them. @param {unknown} given @returns {Options} */
export function optionsOf(given) {
  if (typeof given !== "object" || given === null) return {};
  return Object.fromEntries(
    Object.entries(given).filter(([, value]) => ["boolean", "string", "number"].includes(typeof value)),
  );
}

/**
 * Takes a game, perhaps with options that differ from its own. Another game than before brings the length that is usual for it.
 * @param {Draft} draft
 * @param {Catalogue} catalogue
 * @param {string} name
 * @param {Options} [options]
 */
export function chooseRules(draft, catalogue, name, options = {}) {
  const card = cardOf(catalogue, name);
  if (card.name !== draft.rules) {
    draft.match = card.match.kind;
    draft.length = card.match.length ?? draft.length;
  }
  draft.rules = card.name;
  // The options of another game do not apply to this one.
  draft.options = card.name === name ? { ...options } : {};
  draft.title = "";
  draft.custom = null;
}

/**
 * Takes custom rules.
 * @param {Draft} draft
 * @param {Catalogue} catalogue
 * @param {StoredRules} custom
 */
export function chooseCustom(draft, catalogue, custom) {
  chooseRules(draft, catalogue, custom.game, custom.options);
  draft.title = custom.name;
  draft.custom = custom.id;
}

/** The name of the rules, if they are not quite the game's own. @param {Draft} draft */
export function titleOf(draft) {
  const title = draft.title.trim();
  return title !== "" && (draft.custom !== null || Object.keys(draft.options).length > 0) ? title : null;
}

/** @param {Draft} draft @returns {MatchKind} */
export function matchOf(draft) {
  return draft.match === "points" || draft.match === "games"
    ? { kind: draft.match, length: draft.length }
    : { kind: draft.match };
}

/**
 * A match like one that has been played, from the game's own start.
 * @param {View} view
 * @returns {NewMatch}
 */
export function rematchOf({ rules, match_rules, match, players, dice_mode }) {
  // A match of several games in turn has no options of its own.
  const options = match_rules === rules.name ? rules.options : {};
  return {
    rules: match_rules,
    options,
    title: rules.title,
    match,
    players,
    dice: dice_mode,
    position: null,
    to_move: 0,
  };
}

/**
 * Offers a match to anybody with its link, or to anybody in the lobby.
 * @param {NewMatch} setup
 * @param {boolean} [listed] in the lobby
 * @returns {Promise<string>} the id of the invitation
 */
export async function offerMatch(setup, listed = false) {
  const { people } = await import("../people/calls.js");
  return (await people.offer({ setup, listed, visibility: listed ? "public" : "link" })).id;
}

/**
 * @param {Draft} draft
 * @param {string | null} position plain notation, the side to move first
 * @returns {NewMatch}
 */
export function newMatch(draft, position) {
  /** @param {Player} player @returns {Seat} */
  const seat = (player) => {
    if (draft.against === "bot" && player !== draft.seat) return { kind: "bot", level: draft.level };
    const name = draft.names[player].trim();
    return name ? { kind: "human", name } : { kind: "human" };
  };
  return {
    rules: draft.rules,
    options: draft.options,
    title: titleOf(draft),
    match: matchOf(draft),
    players: [seat(0), seat(1)],
    dice: draft.dice,
    position,
    to_move: position ? draft.toMove : 0,
    clock: meets(draft) ? clockOf(draft.clock, matchOf(draft)) : null,
    delay: meets(draft) ? draft.delay : 0,
  };
}

/** The address that contains these rules. @param {CustomRules} custom */
export function customAddress(custom) {
  const parts = new URLSearchParams({
    rules: custom.game,
    options: JSON.stringify(custom.options),
    title: custom.name,
  });
  return `/new?${parts}`;
}
