// The tutorial: the rules of backgammon by doing, one small turn a lesson on the real board, and then the first game.

import { matches } from "../api/matches.js";
import { positions } from "../api/positions.js";
import { fill, h, link } from "../dom.js";
import { icon } from "../icons.js";
import { loadWords, t } from "../i18n.js";
import { announce, reason, toast } from "../notices.js";
import { moneyTerms } from "../editor/stakes.js";
import { LessonBoard } from "./lesson-board.js";
import { ALLOWED, BASICS, LESSONS } from "./lessons.js";

/** @import {Page} from "../page.js" */
/** @import {NewMatch, Options, PlayMove, PositionAnswer, PositionRequest} from "../wire.js" */
/** @import {Composer} from "../play/turn.js" */
/** @import {Lesson} from "./lessons.js" */

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

/** The face of the cube in the middle. */
const REST_FACE = 64;

/** The net effect of a play on each place, in whatever order of its moves. @param {readonly PlayMove[]} moves */
function netOf(moves) {
  /** @type {Map<number, number>} */
  const net = new Map();
  for (const [from, to] of moves) {
    net.set(from, (net.get(from) ?? 0) - 1);
    net.set(to, (net.get(to) ?? 0) + 1);
  }
  return [...net]
    .filter(([, count]) => count !== 0)
    .sort(([a], [b]) => a - b)
    .join();
}

/**
 * @param {HTMLElement} root
 * @param {import("../page.js").Address} address
 * @returns {Promise<Page>}
 */
export async function mountLearn(root, { query }) {
  await loadWords("learn");
  // A person who has learnt the basics continues at their end.
  let number = query.get("from") === "more" ? BASICS : 0;
  /** @type {PositionAnswer | null} */
  let given = null;
  const table = new LessonBoard({ refused: () => fill(outcome, t("learn-not-there")), played: judge, drawn: draw });
  const heading = h("h2", { attr: { tabindex: -1 } });
  const step = h("p", { class: "muted small learn-step" });
  const text = h("p");
  const outcome = h("p", { class: "learn-outcome", attr: { role: "status" } });
  const buttons = h("div", { class: "row learn-buttons" });

  const lesson = (at = number) => /** @type {Lesson} */ (LESSONS[at] ?? LESSONS[0]);

  /** The position of a lesson as it is asked for. @returns {PositionRequest} */
  const request = (at = number) => {
    const { position, dice } = lesson(at);
    return { text: position, rules: "backgammon", terms: { ...moneyTerms(), dice: dice ?? null } };
  };

  /** Begins a lesson. Its words come with its board: until then the lesson before stands. @param {number} at */
  async function begin(at) {
    given = await positions.read(request(at));
    number = at;
    const { id, dice } = lesson();
    fill(outcome);
    step.textContent =
      number < BASICS
        ? t("learn-step", { number: number + 1, count: BASICS })
        : t("learn-step", { number: number + 1 - BASICS, count: LESSONS.length - BASICS });
    heading.textContent = t(`learn-${id}-title`);
    text.textContent = t(`learn-${id}-text`, { first: dice?.[0] ?? 0, second: dice?.[1] ?? 0 });
    lay();
    announce([step.textContent, heading.textContent, text.textContent].join(". "));
  }

  /** Puts the lesson's position on the board. */
  function lay() {
    if (given?.turn) table.lay({ turn: given.turn, board: given.board, track: "contrary" });
    else if (given) {
      table.show(given.board, "contrary");
      draw();
    }
    const { cube } = lesson();
    table.board.cube = cube ? { ...cube, owner: null, rest: REST_FACE } : null;
  }

  function draw() {
    const last = number === LESSONS.length - 1;
    const { choices = [] } = lesson();
    fill(
      buttons,
      choices.length > 0
        ? table.over
          ? null
          : choices.map((choice) =>
              h("button", { class: "btn", attr: { type: "button" }, on: { click: () => choose(choice) } }, t(choice)),
            )
        : button("undo", "learn-again", again, false, !table.begun),
      table.over && number === BASICS - 1 && button("play", "learn-first-game", play, true),
      table.over &&
        !last &&
        button("arrow", number === BASICS - 1 ? "learn-more-lessons" : "learn-next", next, number !== BASICS - 1),
      table.over && last && button("play", "learn-first-game", play, true),
    );
  }

  /** An answer to a question. @param {string} choice */
  function choose(choice) {
    const { id, right } = lesson();
    table.over = choice === right;
    fill(outcome, t(table.over ? `learn-${id}-done` : "learn-not-yet"));
    draw();
    if (table.over) /** @type {HTMLElement | null} */ (buttons.querySelector(".primary"))?.focus();
  }

  /** @param {string} picture @param {string} message @param {() => void} run @param {boolean} primary @param {boolean} [disabled] */
  const button = (picture, message, run, primary, disabled = false) =>
    h(
      "button",
      { class: primary ? "btn primary" : "btn", attr: { type: "button" }, set: { disabled }, on: { click: run } },
      icon(picture),
      t(message),
    );

  function again() {
    fill(outcome);
    lay();
    table.focus();
  }

  function next() {
    void begin(number + 1).then(() => heading.focus(), failed);
  }

  async function play() {
    try {
      const { id } = await matches.create(FIRST_GAME);
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
    const { id, reached } = lesson();
    if (reached) decided(reached(table.board.board, composer.path), t(`learn-${id}-done`));
    else void engineJudges(composer.moves).catch(failed);
  }

  /** @param {PlayMove[]} moves */
  async function engineJudges(moves) {
    fill(outcome, t("learn-judging"));
    const { decision } = await positions.judge(request(), new AbortController().signal);
    if (decision?.kind !== "play") return;
    const mine = netOf(moves);
    const loss = decision.plays.find((play) => netOf(play.moves) === mine)?.loss ?? Infinity;
    decided(loss <= ALLOWED, t(`learn-${lesson().id}-done`));
  }

  /** @param {boolean} right @param {string} words */
  function decided(right, words) {
    table.over = right;
    fill(outcome, right ? words : t(lesson().reached ? "learn-not-yet" : "learn-judged-wrong"));
    table.draw();
    // With nothing left to move the focus goes on with the learner.
    const goal = buttons.querySelector(right ? "button.primary" : "button");
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
      h(
        "p",
        { class: "muted" },
        t("learn-more"),
        " ",
        link("/rules/backgammon", {}, t("rules-of", { game: t("game-backgammon") })),
        " · ",
        link("/openings", {}, t("learn-openings")),
      ),
    ),
  );
  await begin(number);
  return { title: t("learn-title") };
}
