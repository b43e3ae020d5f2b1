// One problem: its position on the board, a person's answer there, and its worth.

import { verdictsOf } from "../analysis/compare.js";
import { isJudged } from "../analysis/decisions.js";
import { alternatives } from "../analysis/detail.js";
import { reasonsOf } from "../analysis/reasons.js";
import { choiceText, decidedText, equity, fixed } from "../analysis/words.js";
import { TavolaBoard } from "../board/board.js";
import { still } from "../board/motion.js";
import { countAt } from "../board/position.js";
import { showView } from "../board-picture.js";
import { fill, h, link } from "../dom.js";
import { icon } from "../icons.js";
import { t } from "../i18n.js";
import { announce } from "../notices.js";
import { rollText } from "../play/notation.js";
import { Composer } from "../play/turn.js";
import { stepsAloud } from "../play/words.js";
import { settings } from "../settings.js";
import { sound } from "../sound.js";

/** @import {Alternative, Player, Problem, ProblemAnswer, Solution, TurnMove} from "../wire.js" */
/** @import {Gesture} from "../board/board.js" */

/** Milliseconds of a checker's flight. */
const FLIGHT = 200;

export class ProblemBoard {
  board = new TavolaBoard();
  /** The question, and the buttons of the answer. */
  question = h("div", { class: "practice-question" });
  solution = h("div", { class: "practice-solution analysis-facts" });
  /** @type {Problem | null} */
  #problem = null;
  /** @type {Composer | null} */
  #composer = null;
  #busy = false;
  #answered = false;
  #onAnswer;

  /** @param {(answer: ProblemAnswer) => Promise<void>} onAnswer */
  constructor(onAnswer) {
    this.#onAnswer = onAnswer;
    this.board.className = "board-picture large";
    this.board.addEventListener("gesture", (event) => void this.#onGesture(/** @type {CustomEvent} */ (event).detail));
  }

  /** Whether a whole play is on the board, or none is asked for. */
  get isComplete() {
    return !this.#answered && (this.#composer?.over ?? false);
  }

  /** @param {Problem | null} problem */
  show(problem) {
    this.#problem = problem;
    this.#answered = false;
    fill(this.solution);
    this.board.verdicts = [];
    if (!problem) {
      fill(this.question);
      return;
    }
    this.#lay(problem);
    this.#ask();
    announce(this.#words());
  }

  /** The question, in words. */
  #words() {
    const problem = this.#problem;
    if (!problem) return "";
    if (problem.ask === "play") return t("practice-ask-play", { dice: rollText(problem.view.dice ?? []) });
    if (problem.ask === "double") return t("practice-ask-double");
    return t("practice-ask-answer", { value: problem.view.phase.value ?? 2 });
  }

  /** @param {Problem} problem */
  #lay(problem) {
    const { view, player } = problem;
    const { board } = this;
    this.#composer = problem.ask === "play" && view.turn ? new Composer(view.turn) : null;
    board.interactive = this.#composer !== null;
    board.quickTap = settings.get("taps") === "one";
    board.track = view.rules.track;
    board.label = t("practice-board");
    showView(board, view, player, view.events);
    board.duration = still() ? 0 : FLIGHT;
    board.rolling = 0;
    board.player = player;
    this.#draw();
  }

  #draw() {
    const composer = this.#composer;
    if (!composer) {
      this.board.moves = new Map();
      return;
    }
    const dice = this.board.dice;
    if (dice) this.board.dice = { ...dice, left: [...composer.node.l] };
    this.board.moves = this.#busy || this.#answered ? new Map() : composer.targets();
  }

  #ask() {
    const problem = this.#problem;
    if (!problem) return;
    const score =
      problem.view.match.kind === "points"
        ? [
            t("match-points", { length: problem.view.match.length ?? 1 }),
            t("score", { first: problem.view.score[0], second: problem.view.score[1] }),
          ].join(" · ")
        : "";
    fill(
      this.question,
      score && h("p", { class: "muted small" }, score),
      h("h2", { class: "practice-ask", attr: { tabindex: -1 } }, this.#words()),
      h("div", { class: "row practice-acts" }, this.#buttons(problem)),
    );
  }

  /** @param {Problem} problem */
  #buttons({ ask, view }) {
    if (this.#answered) return [];
    /** @param {ProblemAnswer} answer @param {string} message */
    const choice = (answer, message) =>
      h(
        "button",
        { class: "btn", attr: { type: "button" }, on: { click: () => void this.#answer(answer) } },
        t(message),
      );
    if (ask === "double")
      return [choice({ do: "no-double" }, "hint-no-double"), choice({ do: "double" }, "act-double")];
    if (ask === "answer") {
      return [
        choice({ do: "take" }, "hint-take"),
        choice({ do: "drop" }, "hint-drop"),
        view.phase.may.includes("beaver") ? choice({ do: "beaver" }, "hint-beaver") : null,
      ];
    }
    return [
      h(
        "button",
        {
          class: "btn",
          attr: { type: "button" },
          set: { disabled: !this.#composer?.path.length },
          on: { click: () => this.takeBack() },
        },
        icon("undo"),
        t("practice-undo"),
      ),
      h(
        "button",
        {
          class: "btn primary",
          attr: { type: "button" },
          set: { disabled: !this.isComplete },
          on: { click: () => this.answerPlay() },
        },
        icon("check"),
        t("practice-answer"),
      ),
    ];
  }

  takeBack() {
    const problem = this.#problem;
    const path = this.#composer?.path.slice(0, -1);
    if (!problem || !path || this.#busy || this.#answered) return;
    this.#lay(problem);
    this.#composer?.play(path);
    void (async () => {
      const flight = this.board.duration;
      this.board.duration = 0;
      for (const [from, to, die, hit] of path)
        await this.board.enact({ kind: "move", seq: 0, by: problem.player, from, to, die, hit });
      this.board.duration = flight;
      this.#draw();
      this.#ask();
    })();
  }

  answerPlay() {
    if (this.#composer && this.isComplete) void this.#answer({ do: "play", moves: this.#composer.moves });
  }

  /** @param {ProblemAnswer} answer */
  async #answer(answer) {
    if (this.#busy || this.#answered) return;
    this.#busy = true;
    for (const button of this.question.querySelectorAll("button")) button.disabled = true;
    try {
      await this.#onAnswer(answer);
    } finally {
      this.#busy = false;
      if (!this.#answered) {
        this.#ask();
        this.#draw();
      }
    }
  }

  /** @param {Gesture} gesture */
  async #onGesture({ from, to, other, again }) {
    const composer = this.#composer;
    if (!composer || this.#busy || this.#answered) return;
    /** @type {TurnMove[] | null} */
    let route = null;
    if (from !== null && to !== null) route = composer.route(from, to);
    else if (from !== null) {
      const move = (again && composer.onward()) || composer.obvious(from, other);
      route = move && [move];
    } else if (to !== null) route = composer.bring(to, countAt(this.board.board, composer.turn.player, to));
    if (!route?.length) return;
    this.#busy = true;
    this.board.moves = new Map();
    for (const move of route) {
      const [source, target, die, hit] = move;
      composer.play([move]);
      await this.board.enact({
        kind: "move",
        seq: 0,
        by: /** @type {Player} */ (this.#problem?.player ?? 0),
        from: source,
        to: target,
        die,
        hit,
      });
      (hit ? sound.hit : target <= 0 ? sound.off : sound.move)();
    }
    this.#busy = false;
    announce(stepsAloud(route.map(([source, target, , hit]) => ({ from: source, to: target, hit }))));
    this.#draw();
    this.#ask();
    if (composer.over)
      /** @type {HTMLElement | null} */ (this.question.querySelector(".btn.primary"))?.focus({ preventScroll: true });
  }

  /** Shows the worth of an answer. @param {Solution} solution */
  reveal(solution) {
    const problem = this.#problem;
    if (!problem) return;
    this.#answered = true;
    this.#lay(problem);
    this.#ask();
    const { decision, played } = solution;
    if (!isJudged(decision)) return;
    // The sentence already names it as a loss.
    const loss = fixed(decision.loss, 3);
    const verdict =
      solution.grade === "again"
        ? t("practice-wrong", { loss })
        : decision.loss > 0.005
          ? t("practice-nearly", { loss })
          : t("practice-right");
    const tone = solution.grade === "again" ? decision.class : "good";
    /** @type {import("../analysis/words.js").Stakes} */
    const stakes = { mars: problem.view.rules.mars, ...(problem.view.match.kind === "points" ? { met: "" } : {}) };
    /** @param {Alternative} shown */
    const draw = (shown) => {
      fill(
        this.solution,
        h(
          "p",
          { class: `practice-verdict ${tone}`, attr: { tabindex: -1 } },
          h("strong", null, verdict),
          " ",
          h("span", { class: "figures" }, decidedText(decision)),
        ),
        reasonsOf(decision, stakes.mars),
        alternatives(stakes, decision, shown, (other) => {
          draw(other);
          /** @type {HTMLElement | null} */ (this.solution.querySelector("[aria-pressed='true']"))?.focus();
        }),
        played &&
          isJudged(played) &&
          h(
            "p",
            { class: "small" },
            t("practice-played", {
              play: played.kind === "double" ? t("act-double") : choiceText(played, played.played),
              loss: equity(-played.loss),
            }),
          ),
        problem.from &&
          h(
            "p",
            null,
            link(
              `/analysis/${problem.from.match_id}?level=${problem.from.level}&d=${problem.from.index}`,
              { class: "btn small" },
              icon("graph"),
              t("practice-to-match"),
            ),
          ),
      );
      this.board.verdicts = decision.kind === "play" ? verdictsOf(decision, shown) : [];
    };
    const best = decision.alternatives[0];
    if (best) draw(best);
    announce(
      [verdict, best && `${choiceText(decision, best.text)}, ${equity(best.equity)}`].filter(Boolean).join(". "),
    );
  }
}
