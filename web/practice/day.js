// The position of the day: one problem a day, made by date and seed on the machine itself, and how many days in a row it was answered.

import { loadReasons } from "../analysis/reasons.js";
import { practice } from "../api/practice.js";
import { fill, h, link, loadStyle } from "../dom.js";
import { icon } from "../icons.js";
import { loadWords, t } from "../i18n.js";
import { reason, toast } from "../notices.js";
import { settings } from "../settings.js";
import { dayOf, streakOf, streakText } from "./streak.js";
import { ProblemBoard } from "./problem.js";

/** @import {Page} from "../page.js" */
/** @import {Problem, ProblemAnswer, QuizTheme} from "../wire.js" */

/** The theme of each day of the week, Sunday first. @type {readonly QuizTheme[]} */
const THEMES = ["any", "opening", "cube", "any", "back-game", "cube", "bear-off"];
/** Seeds that are tried: in some games a theme hardly occurs. */
const TRIES = 4;

/**
 * @param {HTMLElement} root
 * @returns {Promise<Page>}
 */
export async function mountDay(root) {
  await Promise.all([
    loadWords("analysis"),
    loadReasons(),
    loadWords("practice"),
    loadStyle(new URL("../styles/decision.css", import.meta.url)),
    loadStyle(new URL("../styles/practice.css", import.meta.url)),
  ]);
  const now = new Date();
  const day = dayOf(now);
  let closed = false;
  /** @type {Problem | null} */
  let problem = null;
  const state = h("p", { class: "muted", attr: { role: "status" } }, t("quiz-search"));
  const after = h("div", { class: "practice-after" });
  const shown = new ProblemBoard(answer);
  const stage = h(
    "div",
    { class: "practice-columns", attr: { hidden: true } },
    h("div", { class: "practice-stage" }, shown.board),
    h("div", { class: "practice-side card" }, shown.question, shown.solution, after),
  );

  /** @param {ProblemAnswer} given */
  async function answer(given) {
    if (!problem) return;
    try {
      const solution = await practice.solve(problem.id, given, settings.get("practiser"));
      if (closed) return;
      shown.reveal(solution);
    } catch (error) {
      toast(reason(error), "danger");
      return;
    }
    const streak = streakOf(settings.get("daily"), day) ?? 0;
    const before = settings.get("daily").startsWith(day);
    settings.set("daily", `${day} ${before ? streak : streak + 1}`);
    state.textContent = streakText(settings.get("daily"), day);
    fill(
      after,
      h("p", null, t("day-tomorrow")),
      h("p", { class: "row" }, link("/practice?kind=quiz", { class: "btn primary" }, icon("arrow"), t("day-more"))),
    );
    /** @type {HTMLElement | null} */ (after.querySelector(".btn.primary"))?.focus({ preventScroll: true });
  }

  async function find() {
    const number = Number(day.replaceAll("-", ""));
    const wanted = THEMES[now.getDay()] ?? "any";
    for (let tries = 0; tries < TRIES && !problem; tries++) {
      // The last try takes whatever there is.
      problem = await practice.quiz({
        rules: "backgammon",
        theme: tries === TRIES - 1 ? "any" : wanted,
        seed: number * 10 + tries,
      });
      if (closed) return;
    }
    state.textContent = problem ? streakText(settings.get("daily"), day) : t("quiz-none");
    stage.hidden = !problem;
    if (problem) shown.show(problem);
  }

  root.append(
    h(
      "div",
      { class: "page practice" },
      h(
        "div",
        { class: "row spread" },
        h("h1", null, t("day-title")),
        link("/practice", { class: "btn small" }, icon("bulb"), t("nav-practice")),
      ),
      state,
      stage,
    ),
  );
  void find().catch((error) => {
    if (closed) return;
    state.textContent = "";
    toast(reason(error), "danger");
  });
  return {
    title: t("day-title"),
    leave: () => {
      closed = true;
    },
  };
}
