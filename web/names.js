// Names for the values of the wire, in the reader's words.

import { has, lang, t } from "./i18n.js";

/** @import {MatchKind, Player, Seat, TimeControl} from "./wire.js" */

/** @param {string} name */
export function gameName(name) {
  return has(`game-${name}`) ? t(`game-${name}`) : name;
}

/** The name of rules: the custom name, or that of the game. @param {string} game @param {string | null} title */
export const rulesName = (game, title) => title ?? gameName(game);

/**
 * The rules of a match: its custom rules or its game, and of several games in turn also the current one.
 * @param {{rules: string, match_rules: string, title: string | null}} played
 */
export function playedName({ rules, match_rules, title }) {
  const name = rulesName(match_rules || rules, title);
  return (match_rules || rules) === rules ? name : t("game-of-match", { match: name, game: gameName(rules) });
}

/** @param {string} family */
export function familyName(family) {
  return has(`family-${family}`) ? t(`family-${family}`) : family;
}

/** One sentence on a game. @param {string} name */
export function gameAbout(name) {
  return has(`game-${name}-about`) ? t(`game-${name}-about`) : "";
}

/** @param {string} level */
export const levelName = (level) => t(`level-${level}`);

/** "Match to 5", "Money session". @param {MatchKind} match */
export function matchName(match) {
  return t(`match-${match.kind}`, { length: match.length ?? 1 });
}

/** The name of a person, if they still exist. @param {string} name as the server has it */
export const personName = (name) => (name === "deleted player" ? t("player-deleted") : name);

/** Seconds as a clock shows them: "9:05". @param {number} seconds */
export function clockText(seconds) {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (/** @type {number} */ value) => String(value).padStart(2, "0");
  return `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`;
}

/** @param {number} seconds @returns {[number, number]} whole days, and the hours beside them */
const daysAndHours = (seconds) => [Math.floor(seconds / 86_400), Math.floor(seconds / 3600) % 24];

/** The rest of a turn that may take days: "2 days 3 h left". The words are in `people`. @param {number} seconds */
export function daysText(seconds) {
  const [days, hours] = daysAndHours(seconds);
  return days > 0 ? t("clock-days-left", { days, hours }) : t("clock-time-left", { time: clockText(seconds) });
}

/** The short form: "2 days 3 hr". @param {number} seconds */
export function daysInShort(seconds) {
  const [days, hours] = daysAndHours(seconds);
  if (days === 0) return clockText(seconds);
  /** @param {number} value @param {string} unit */
  const text = (value, unit) =>
    new Intl.NumberFormat(lang(), { style: "unit", unit, unitDisplay: "short" }).format(value);
  return `${text(days, "day")} ${text(hours, "hour")}`;
}

/** A time in minutes, or in seconds where it is none of minutes: "3 minutes". @param {number} seconds */
export function timeName(seconds) {
  const [value, unit] = seconds % 60 === 0 ? [seconds / 60, "minute"] : [seconds, "second"];
  return new Intl.NumberFormat(lang(), { style: "unit", unit, unitDisplay: "long" }).format(value);
}

/** The time of both players. The words are in `people`. @param {TimeControl} clock */
export const clockName = ({ kind, bank, step }) =>
  kind === "turn"
    ? t("clock-days-a-turn", { days: step / 86_400 })
    : t("clock-control", { kind, bank: clockText(bank), step });

/**
 * @param {Seat} seat
 * @param {Player} player
 */
export function playerName(seat, player) {
  if (seat.name) return personName(seat.name);
  return seat.kind === "bot"
    ? t("player-bot", { level: levelName(seat.level ?? "club") })
    : t("player-human", { number: player + 1 });
}

/** @param {readonly [Seat, Seat]} seats */
export function playersName(seats) {
  return t("players-against", { first: playerName(seats[0], 0), second: playerName(seats[1], 1) });
}
