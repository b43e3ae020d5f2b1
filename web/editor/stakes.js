// The stakes of a position, as a value.

/** @import {RuleCard, Terms} from "../wire.js" */

/** The highest cube that can be chosen; an id may bring a higher one. */
export const HIGHEST_CUBE = 1024;

/** Money play before the roll, the cube in the middle. @returns {Terms} */
export function moneyTerms() {
  return {
    dice: null,
    offer: null,
    cube: 1,
    owner: null,
    cap: HIGHEST_CUBE,
    length: 0,
    score: [0, 0],
    crawford: false,
    jacoby: false,
    beavers: false,
  };
}

/** The terms that a game can have. @param {Terms} terms @param {Pick<RuleCard, "dice" | "cube">} card @returns {Terms} */
export function fitted(terms, card) {
  const dice = terms.dice?.length === card.dice ? terms.dice : null;
  return card.cube
    ? { ...terms, dice }
    : { ...terms, dice, offer: null, cube: 1, owner: null, crawford: false, jacoby: false, beavers: false };
}

/** The terms with the players exchanged. @param {Terms} terms @returns {Terms} */
export function exchanged(terms) {
  const owner = terms.owner === null ? null : terms.owner === 0 ? 1 : 0;
  return { ...terms, owner, score: [terms.score[1], terms.score[0]] };
}
