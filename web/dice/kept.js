// This browser's record of the dice of each match: the promise that it saw first, and its own secrets.

/**
 * @typedef {object} Kept
 * @property {string} commitment
 * @property {[string | null, string | null]} secrets
 * @property {boolean} done nothing more is to be given
 * @property {number} at when it was kept
 */

const PREFIX = "tavola.dice.";
/** Number of matches in the record; older ones are removed. */
const MOST = 400;

/** For a browser that keeps nothing. @type {Map<string, Kept>} */
const here = new Map();

/** @param {string} id @returns {Kept | null} */
export function keptOf(id) {
  try {
    const text = localStorage.getItem(PREFIX + id);
    if (text !== null) return JSON.parse(text);
  } catch {
    // It cannot be read: this visit alone counts.
  }
  return here.get(id) ?? null;
}

/** @param {string} id @param {Kept} kept */
export function keep(id, kept) {
  here.set(id, kept);
  try {
    if (localStorage.getItem(PREFIX + id) === null) makeRoom();
    localStorage.setItem(PREFIX + id, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing forgets it with the page.
  }
}

function makeRoom() {
  const names = Object.keys(localStorage).filter((name) => name.startsWith(PREFIX));
  if (names.length < MOST) return;
  const at = (/** @type {string} */ name) => keptOf(name.slice(PREFIX.length))?.at ?? 0;
  for (const name of names.sort((a, b) => at(a) - at(b)).slice(0, names.length - MOST + 1))
    localStorage.removeItem(name);
}
