// Calls about profiles of players, and about problems that they practise.

import { call, query } from "./call.js";

/** @import {AnalysisLevel, Collected, DeckView, Due, ErrorClass, Grade, Problem, ProblemAnswer, ProfileView, QuizGame, QuizTheme, Solution} from "../wire.js" */

/**
 * The player of a profile and its matches; the largest choice for omitted values.
 * @typedef {object} ProfileChoice
 * @property {string | undefined} [name]
 * @property {string | undefined} [rules]
 * @property {AnalysisLevel | undefined} [level]
 * @property {string | undefined} [judging]
 */

export const practice = {
  /**
   * The names in analysed matches, and the profile of one of them.
   * @param {ProfileChoice} choice
   * @returns {Promise<ProfileView>}
   */
  profile({ name, rules, level, judging }) {
    return call("GET", `/api/profile${query({ name, rules, level, judging })}`);
  },

  /**
   * Makes problems of the errors of a player.
   * @param {{player: string, class: ErrorClass}} deck
   * @returns {Promise<Collected>}
   */
  collect(deck) {
    return call("POST", "/api/practice", deck);
  },

  /**
   * A deck of problems, and the next problem; with a match only its problems.
   * @param {{player: string, class: ErrorClass, match_id?: string}} deck
   * @returns {Promise<DeckView>}
   */
  deck(deck) {
    return call("GET", `/api/practice${query(deck)}`);
  },

  /**
   * The worth of an answer to a problem.
   * @param {string} id
   * @param {ProblemAnswer} answer
   * @param {string} player in whose deck a position of a quiz goes when the answer is wrong
   * @returns {Promise<Solution>}
   */
  solve(id, answer, player) {
    return call("POST", `/api/practice/${encodeURIComponent(id)}/answer`, { answer, player });
  },

  /**
   * Writes how well a problem was known.
   * @param {string} id
   * @param {Grade} grade
   * @returns {Promise<Due>}
   */
  review(id, grade) {
    return call("POST", `/api/practice/${encodeURIComponent(id)}/review`, { grade });
  },

  /**
   * The subjects of quizzes.
   * @returns {Promise<QuizGame[]>}
   */
  async quizGames() {
    return (await call("GET", "/api/quiz")).games;
  },

  /**
   * Finds a position.
   * @param {{rules: string, theme: QuizTheme, seed: number}} request
   * @returns {Promise<Problem | null>}
   */
  async quiz(request) {
    return (await call("POST", "/api/quiz", request)).problem;
  },
};
