// The lessons of the tutorial: a position and a task. The words are messages `learn-ID-…`.

import { BAR } from "../board/geometry.js";

/** @import {Board, TurnMove} from "../wire.js" */

/**
 * A roll to play with a goal, a play that the engine judges, or a question with buttons.
 * @typedef {object} Lesson
 * @property {string} id
 * @property {string} position plain notation, the learner first
 * @property {[number, number]} [dice] none for a question
 * @property {(board: Board, moves: readonly TurnMove[]) => boolean} [reached] whether a whole turn has solved the task; without it the
 *   engine judges
 * @property {{value: number, offered: import("../wire.js").Player | null}} [cube] if the lesson is about it
 * @property {readonly string[]} [choices] messages of the answers to a question
 * @property {string} [right] the right one
 */

const START = "24:2 13:5 8:3 6:5";

/** Number of lessons that suffice for a first game. */
export const BASICS = 5;

/** Largest loss, as equity, of a play that counts as right. */
export const ALLOWED = 0.06;

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
  { id: "double", position: `${START} / ${START}`, dice: [3, 3], reached: (_, moves) => moves.length === 4 },
  {
    id: "gammon",
    position: "2:1 1:1 off:13 / 6:5 5:5 4:4 3:1",
    dice: [6, 5],
    reached: (board) => board.sides[0].off === 15,
  },
  {
    id: "cube",
    position: "4:1 2:1 off:13 / 1:1 off:14",
    cube: { value: 1, offered: null },
    choices: ["act-double", "hint-no-double"],
    right: "act-double",
  },
  {
    id: "take",
    position: "1:1 off:14 / 4:1 2:1 off:13",
    cube: { value: 2, offered: 0 },
    choices: ["hint-take", "hint-drop"],
    right: "hint-take",
  },
  { id: "match", position: `${START} / ${START}`, choices: ["learn-understood"], right: "learn-understood" },
  {
    id: "resign",
    position: "6:4 5:3 off:8 / 1:1 off:14",
    choices: ["learn-give-up", "hint-refuse"],
    right: "learn-give-up",
  },
  { id: "best-hit", position: "24:2 13:5 8:3 6:5 / 24:1 20:1 13:5 8:3 6:5", dice: [4, 1] },
  { id: "best-prime", position: "24:2 13:3 8:3 7:2 6:3 5:2 / 24:2 13:5 8:3 6:5", dice: [4, 2] },
  { id: "best-anchor", position: "24:1 20:1 13:5 8:3 6:5 / 24:2 13:4 8:4 6:5", dice: [4, 1] },
  { id: "best-run", position: "24:1 13:2 8:3 7:2 6:4 5:3 / 24:2 13:4 8:4 6:5", dice: [6, 5] },
  { id: "best-safe", position: "8:3 7:2 6:4 5:3 4:3 / 24:2 10:2 8:3 6:3 5:3 4:2", dice: [6, 1] },
];
