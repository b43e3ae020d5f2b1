// The tutorial: the rules of backgammon by doing, one small turn a lesson on the real board, and then the first game.

import { api } from "../api.js";
import { fill, h, link } from "../dom.js";
import { icon } from "../icons.js";
import { t } from "../i18n.js";
import { announce, reason, toast } from "../notices.js";
import { moneyTerms } from "../editor/terms.js";
import { LessonBoard } from "./lesson-board.js";
import { LESSONS } from "./lessons.js";

/** @import {Page} from "../main.js" */
/** @import {NewMatch, Options, PositionAnswer} from "../wire.js" */
/** @import {Composer} from "../play/turn.js" */

/** The first game: one game against the weakest bot. @type {NewMatch} */
const FIRST_GAME = {
  rules: "backgammon",
  options: /** @type {Options} */ ({}),
  title: null,
  match: { kind: "single" },
  players: [{ kind: "human" }, { kind: "bot", level: "beginner" }],
  dice: "server",
  position: null,
  to_move: 0,
};

/**
 * @param {HTMLElement} root
 * @returns {Promise<Page>}
 */
export async function mountLearn(root) {
  let number = 0;
  /** @type {PositionAnswer | null} */
  let given = null;
  const table = new LessonBoard({ refused: () => fill(outcome, t("learn-not-there")), played: judge, drawn: draw });
  const heading = h("h2", { attr: { tabindex: -1 } });
  const step = h("p", { class: "muted small learn-step" });
  const text = h("p");
  const outcome = h("p", { class: "learn-outcome", attr: { role: "status" } });
  const buttons = h("div", { class: "row learn-buttons" });

  const lesson = () => LESSONS[number] ?? LESSONS[0];

  async function begin() {
    const { id, position, dice } = /** @type {import("./lessons.js").Lesson} */ (lesson());
    fill(outcome);
    step.textContent = t("learn-step", { number: number + 1, count: LESSONS.length });
    heading.textContent = t(`learn-${id}-title`);
    text.textContent = t(`learn-${id}-text`, { first: dice[0], second: dice[1] });
    given = await api.position({ text: position, rules: "backgammon", terms: { ...moneyTerms(), dice } });
    lay();
    announce([step.textContent, heading.textContent, text.textContent].join(". "));
  }

  /** Puts the lesson's position on the board. */
  function lay() {
    if (given?.turn) table.lay({ turn: given.turn, board: given.board, track: "contrary" });
  }

  function draw() {
    const last = number === LESSONS.length - 1;
    fill(
      buttons,
      button("undo", "learn-again", again, false, !table.begun),
      table.over && !last && button("arrow", "learn-next", next, true),
      table.over && last && button("play", "learn-first-game", play, true),
    );
  }

  /** @param {string} picture @param {string} message @param {() => void} run @param {boolean} primary @param {boolean} [disabled] */
  const button = (picture, message, run, primary, disabled = false) =>
    h("button", { class: primary ? "btn primary" : "btn", attr: { type: "button" }, set: { disabled }, on: { click: run } }, icon(picture), t(message));

  function again() {
    fill(outcome);
    lay();
    table.focus();
  }

  function next() {
    number += 1;
    void begin().then(() => heading.focus(), failed);
  }

  async function play() {
    try {
      const { id } = await api.create(FIRST_GAME);
      location.hash = `#/match/${id}`;
    } catch (error) {
      failed(error);
    }
  }

  /** @param {unknown} error */
  function failed(error) {
    toast(reason(error), "danger");
  }

  /** @param {Composer} composer */
  function judge(composer) {
    const { id, reached } = /** @type {import("./lessons.js").Lesson} */ (lesson());
    table.over = reached(table.board.board, composer.path);
    fill(outcome, t(table.over ? `learn-${id}-done` : "learn-not-yet"));
    table.draw();
    // With nothing left to move the focus goes on with the learner.
    const goal = buttons.querySelector(table.over ? "button.primary" : "button");
    if (goal instanceof HTMLElement) goal.focus();
  }

  root.append(
    h(
      "div",
      { class: "page learn" },
      h("h1", null, t("learn-title")),
      h(
        "div",
        { class: "learn-columns" },
        h("div", { class: "learn-board" }, table.board),
        h("section", { class: "card stack tight learn-words" }, step, heading, text, outcome, buttons),
      ),
      h("p", { class: "muted" }, t("learn-more"), " ", link("/rules/backgammon", {}, t("rules-of", { game: t("game-backgammon") }))),
    ),
  );
  await begin();
  return { title: t("learn-title") };
}
