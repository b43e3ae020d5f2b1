// The tutorial: the rules of backgammon by doing, one small turn a lesson on the real board, and then the first game.

import { api } from "../api.js";
import { TavolaBoard } from "../board/board.js";
import { still } from "../board/motion.js";
import { countAt } from "../board/position.js";
import { seating } from "../board-picture.js";
import { fill, h, link } from "../dom.js";
import { icon } from "../icons.js";
import { t } from "../i18n.js";
import { announce, reason, toast } from "../notices.js";
import { moneyTerms } from "../editor/terms.js";
import { Composer } from "../play/turn.js";
import { stepsAloud } from "../play/words.js";
import { sound } from "../sound.js";
import { LESSONS } from "./lessons.js";

/** @import {Page} from "../main.js" */
/** @import {NewMatch, Options, PositionAnswer, TurnMove} from "../wire.js" */
/** @import {Gesture} from "../board/board.js" */

/** Milliseconds of a checker's flight. */
const FLIGHT = 200;

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
  /** @type {Composer | null} */
  let composer = null;
  let moving = false;
  let over = false;

  const board = new TavolaBoard();
  board.className = "board-picture large";
  board.interactive = true;
  board.quickTap = true;
  board.duration = still() ? 0 : FLIGHT;
  board.rolling = 0;
  const heading = h("h2", { attr: { tabindex: -1 } });
  const step = h("p", { class: "muted small learn-step" });
  const text = h("p");
  const outcome = h("p", { class: "learn-outcome", attr: { role: "status" } });
  const buttons = h("div", { class: "row learn-buttons" });

  const lesson = () => LESSONS[number] ?? LESSONS[0];

  async function begin() {
    const { id, position, dice } = /** @type {import("./lessons.js").Lesson} */ (lesson());
    over = false;
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
    if (!given?.turn) return;
    composer = new Composer(given.turn);
    board.track = "contrary";
    board.view = { ...seating(0), you: 0, way: true };
    board.board = given.board;
    board.player = 0;
    draw();
  }

  function draw() {
    if (!composer) return;
    board.dice = { player: 0, values: [...composer.turn.numbers].sort((a, b) => b - a), left: [...composer.node.l] };
    board.moves = over || moving ? new Map() : composer.targets();
    const last = number === LESSONS.length - 1;
    fill(
      buttons,
      button("undo", "learn-again", again, false, composer.path.length === 0),
      over && !last && button("arrow", "learn-next", next, true),
      over && last && button("play", "learn-first-game", play, true),
    );
  }

  /** @param {string} picture @param {string} message @param {() => void} run @param {boolean} primary @param {boolean} [disabled] */
  const button = (picture, message, run, primary, disabled = false) =>
    h("button", { class: primary ? "btn primary" : "btn", attr: { type: "button" }, set: { disabled }, on: { click: run } }, icon(picture), t(message));

  function again() {
    over = false;
    fill(outcome);
    lay();
    board.focusPlace(Math.max(...board.moves.keys()));
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

  /** @param {Gesture} gesture */
  async function onGesture({ from, to, other, again: repeated }) {
    if (!composer || moving || over) return;
    /** @type {TurnMove[] | null} */
    let route = null;
    if (from !== null && to !== null) route = composer.route(from, to);
    else if (from !== null) {
      const move = (repeated && composer.onward()) || composer.obvious(from, other);
      route = move && [move];
    } else if (to !== null) route = composer.bring(to, countAt(board.board, 0, to));
    if (!route?.length) {
      fill(outcome, t("learn-not-there"));
      return;
    }
    fill(outcome);
    moving = true;
    board.moves = new Map();
    for (const move of route) {
      const [source, target, die, hit] = move;
      composer.play([move]);
      await board.enact({ kind: "move", seq: 0, by: 0, from: source, to: target, die, hit });
      (hit ? sound.hit : target <= 0 ? sound.off : sound.move)();
    }
    moving = false;
    announce(stepsAloud(route.map(([source, target, , hit]) => ({ from: source, to: target, hit }))));
    if (composer.over) judge(composer);
    else draw();
  }

  /** @param {Composer} composer */
  function judge(composer) {
    const { id, reached } = /** @type {import("./lessons.js").Lesson} */ (lesson());
    over = reached(board.board, composer.path);
    fill(outcome, t(over ? `learn-${id}-done` : "learn-not-yet"));
    draw();
    // With nothing left to move the focus goes on with the learner.
    const goal = buttons.querySelector(over ? "button.primary" : "button");
    if (goal instanceof HTMLElement) goal.focus();
  }

  board.addEventListener("gesture", (event) => void onGesture(/** @type {CustomEvent} */ (event).detail));
  root.append(
    h(
      "div",
      { class: "page learn" },
      h("h1", null, t("learn-title")),
      h(
        "div",
        { class: "learn-columns" },
        h("div", { class: "learn-board" }, board),
        h("section", { class: "card stack tight learn-words" }, step, heading, text, outcome, buttons),
      ),
      h("p", { class: "muted" }, t("learn-more"), " ", link("/rules/backgammon", {}, t("rules-of", { game: t("game-backgammon") }))),
    ),
  );
  await begin();
  return { title: t("learn-title") };
}
