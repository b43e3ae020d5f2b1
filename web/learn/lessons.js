// The lessons of the tutorial: a position, a roll, and what is to be done with it. The words are messages `learn-ID-…`.

import { BAR } from "../board/geometry.js";

/** @import {Board, TurnMove} from "../wire.js" */

/**
 * @typedef {object} Lesson
 * @property {string} id
 * @property {string} position plain notation, the learner first
 * @property {[number, number]} dice
 * @property {(board: Board, moves: readonly TurnMove[]) => boolean} reached whether a whole turn has done what was asked
 */

const START = "24:2 13:5 8:3 6:5";

/** @type {readonly Lesson[]} */
export const LESSONS = [
  { id: "move", position: `${START} / ${START}`, dice: [4, 2], reached: () => true },
  {
    id: "hit",
    position: "24:2 13:4 8:4 6:5 / 24:1 21:1 13:5 8:3 6:5",
    dice: [4, 2],
    reached: (board) => board.sides[1].bar > 0,
  },
  {
    id: "enter",
    position: "bar:1 24:1 13:5 8:3 6:5 / 24:2 13:4 8:3 6:4 5:2",
    dice: [5, 3],
    reached: (_, moves) => moves.some(([from]) => from === BAR),
  },
  {
    id: "point",
    position: `${START} / ${START}`,
    dice: [3, 1],
    reached: (board) => (board.sides[0].points[4] ?? 0) >= 2,
  },
  {
    id: "off",
    position: "6:2 5:3 4:2 3:2 2:2 off:4 / 6:3 5:3 4:3 3:2 2:2 off:2",
    dice: [6, 3],
    reached: (board) => board.sides[0].off === 6,
  },
];
