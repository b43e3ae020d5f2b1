// Addresses of the opening book: `/openings`, `/openings/31`, `/openings/31/8-5,6-5`, `/openings/31/8-5,6-5/64`.

/** @typedef {{roll: string, play: string}} FirstPlay */

/** A roll in an address: the higher number first. @param {readonly number[]} dice */
export const rollPart = (dice) => [...dice].sort((a, b) => b - a).join("");

/** A play in an address. @param {string} text */
const playPart = (text) => text.replaceAll("/", "-").replaceAll(" ", ",");

/**
 * The address of a position of the book, with a roll or without.
 * @param {FirstPlay | null} first
 * @param {readonly number[] | null} [dice]
 */
export const bookAddress = (first, dice = null) =>
  ["/openings", ...(first ? [first.roll, playPart(first.play)] : []), ...(dice ? [rollPart(dice)] : [])].join("/");

/**
 * The position and the roll of an address.
 * @param {readonly string[]} parts
 * @returns {{first: FirstPlay | null, roll: string | null}}
 */
export function readBookAddress([roll = "", play = "", reply = ""]) {
  if (!play) return { first: null, roll: roll || null };
  return { first: { roll, play: play.replaceAll("-", "/").replaceAll(",", " ") }, roll: reply || null };
}
