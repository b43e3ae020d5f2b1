// Calls about matches, their dice and their clocks.

import { call, fetched, query } from "./call.js";

/** @import {Act, DiceCounts, Hint, MatchClock, MatchDice, MatchList, NewMatch, OpenedFile, PlayMove, Player, View, Why} from "../wire.js" */

/** Whether this browser computes hashes, for sealed dice: only on this machine and over https. */
export const canHash = globalThis.crypto?.subtle !== undefined;

/** @param {string} id */
export const matchPath = (id) => `/api/matches/${encodeURIComponent(id)}`;

/** Waiting times of the last acts, in milliseconds: the shortest is the delay of the line. @type {number[]} */
const trips = [];
const TRIPS = 5;

/** The seats whose dice this page takes part in: those of people. @param {NewMatch["players"]} players */
function dicePart(players) {
  const seats = [0, 1].filter((player) => players[player]?.kind === "human");
  return canHash && seats.length ? seats.join() : undefined;
}

export const matches = {
  /**
   * Newest first.
   * @param {string | null} [after] `next` of the part before
   * @returns {Promise<MatchList>}
   */
  list(after) {
    return call("GET", after ? `/api/matches?after=${encodeURIComponent(after)}` : "/api/matches");
  },

  /**
   * @param {NewMatch} match
   * @returns {Promise<View>}
   */
  create(match) {
    return call("POST", `/api/matches${query({ dice: dicePart(match.players) })}`, match);
  },

  /**
   * The sealing of a match's dice.
   * @param {string} id
   * @returns {Promise<MatchDice>}
   */
  dice(id) {
    return call("GET", `${matchPath(id)}/dice`);
  },

  /**
   * Gives promises or secrets for the dice of a match, the first player's first.
   * @param {string} id
   * @param {"promises" | "secrets"} what
   * @param {[string | null, string | null]} given
   * @returns {Promise<MatchDice>}
   */
  giveDice(id, what, given) {
    return call("POST", `${matchPath(id)}/dice`, { [what]: given });
  },

  /** The clocks of a match at this moment. @param {string} id @returns {Promise<MatchClock>} */
  clock(id) {
    return call("GET", `${matchPath(id)}/clock`);
  },

  /** Counts of the sealed dice and their results. @returns {Promise<DiceCounts>} */
  diceCounts() {
    return call("GET", "/api/dice");
  },

  /**
   * Adds the match of a file.
   * @param {Blob} file
   * @param {string} name its extension gives the format, else its content does
   * @param {string} [key] the same for the same match, which is added once
   * @returns {Promise<OpenedFile>}
   */
  open(file, name, key) {
    return call("POST", `/api/matches/open${query({ name })}`, file, undefined, key);
  },

  /**
   * A match as a file.
   * @param {string} id
   * @param {string} format "mat", "sgf", "oldmoves" or "json"
   * @returns {Promise<Blob>}
   */
  file(id, format) {
    return fetched(`${matchPath(id)}/file${query({ format })}`);
  },

  /**
   * @param {string} id
   * @param {{since?: number, at?: number}} [range]
   * @returns {Promise<View>}
   */
  view(id, range = {}) {
    return call("GET", matchPath(id) + query({ since: range.since, at: range.at }));
  },

  /**
   * @param {string} id
   * @param {number} after the seq on which the actions were decided
   * @param {Act[]} actions all of them are done or none
   * @returns {Promise<View>}
   */
  async act(id, after, actions) {
    const lag = trips.length ? Math.round(Math.min(...trips)) : 0;
    const sent = performance.now();
    const view = await call("POST", `${matchPath(id)}/actions`, { after, actions, lag });
    trips.push(performance.now() - sent);
    if (trips.length > TRIPS) trips.shift();
    return view;
  },

  /**
   * Why a checker may not go from one own place to another, or, without places, why nothing of the roll can be played.
   * @param {string} id
   * @param {readonly PlayMove[]} moves of the turn that are not sent yet
   * @param {number} [from]
   * @param {number} [to]
   * @returns {Promise<Why["reason"]>}
   */
  async why(id, moves, from, to) {
    const made = moves.map((move) => move.join("-")).join();
    return (await call("GET", `${matchPath(id)}/why${query({ moves: made || undefined, from, to })}`)).reason;
  },

  /**
   * @param {string} id
   * @returns {Promise<Hint>}
   */
  hint(id) {
    return call("GET", `${matchPath(id)}/hint`);
  },

  /**
   * A new match that is this one up to a place, and goes on from there against the engine.
   * @param {string} id
   * @param {{at: number, player: Player, level: string}} from
   * @returns {Promise<View>}
   */
  whatIf(id, from) {
    return call("POST", `${matchPath(id)}/what-if${query({ dice: canHash ? from.player : undefined })}`, from);
  },

  /**
   * @param {string} id
   * @returns {Promise<void>}
   */
  remove(id) {
    return call("DELETE", matchPath(id));
  },
};
