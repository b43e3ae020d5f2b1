// The seat of a match that this screen plays, if several screens play one match. It is kept for this tab.

/** @import {Player} from "../wire.js" */

/** A seat; both, as at one screen; or none, for a spectator. @typedef {Player | "both" | "none"} Place */

const NAME = (/** @type {string} */ id) => `tavola.seat.${id}`;

/** @type {Map<string, Place>} */
const places = new Map();

/** @param {string | null} text @returns {Place | null} */
export function placeOf(text) {
  if (text === "0" || text === "1") return text === "0" ? 0 : 1;
  return text === "both" || text === "none" ? text : null;
}

/** The seat of this screen in a match. @param {string} id @returns {Place} */
export function placeAt(id) {
  let place = places.get(id);
  if (place === undefined) {
    try {
      place = placeOf(sessionStorage.getItem(NAME(id))) ?? "both";
    } catch {
      place = "both";
    }
    places.set(id, place);
  }
  return place;
}

/** @param {string} id @param {Place} place @param {boolean} [keep] for this tab; a service keeps the seats itself */
export function takePlace(id, place, keep = true) {
  places.set(id, place);
  if (!keep) return;
  try {
    sessionStorage.setItem(NAME(id), String(place));
  } catch {
    // A browser that keeps nothing forgets it with the page.
  }
}

/** Whether this screen plays for a player. @param {string} id @param {Player} player */
export function playsHere(id, player) {
  const place = placeAt(id);
  return place === "both" || place === player;
}
