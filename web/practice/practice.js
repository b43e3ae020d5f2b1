// Practice: own errors that come back at growing intervals, and positions that the engine finds for a quiz.

import { loadReasons } from "../analysis/reasons.js";
import { practice } from "../api/practice.js";
import { dropdown, segmented } from "../controls.js";
import { fill, h, link, loadStyle } from "../dom.js";
import { icon } from "../icons.js";
import { loadWords, t, until } from "../i18n.js";
import { gameName } from "../names.js";
import { addressTo } from "../matches/match-link.js";
import { announce, reason, toast } from "../notices.js";
import { copyButton } from "../position-ids.js";
import { nameText } from "../profile/words.js";
import { inBrowser } from "../transport.js";
import { settings } from "../settings.js";
import { ProblemBoard } from "./problem.js";

/** @import {Address, Page} from "../page.js" */
/** @import {DeckView, Grade, Problem, ProblemAnswer, ProfileName, QuizGame, QuizTheme, Solution} from "../wire.js" */

const GRADES = /** @type {const} */ (["again", "hard", "good", "easy"]);
/** Seeds that are tried for a position: a theme such as back games hardly occurs in some games. */
const TRIES = 4;
const CLASSES = /** @type {const} */ (["doubtful", "bad", "very-bad"]);

/**
 * @param {HTMLElement} root
 * @param {Address} address
 * @returns {Promise<Page>}
 */
export async function mountPractice(root, { query }) {
  /** @type {[{names: ProfileName[]}, QuizGame[], ...unknown[]]} */
  const [{ names }, games] = await Promise.all([
    practice.profile({}),
    practice.quizGames(),
    loadWords("analysis"),
    loadReasons(),
    loadWords("practice"),
    loadStyle(new URL("../styles/decision.css", import.meta.url)),
    loadStyle(new URL("../styles/practice.css", import.meta.url)),
  ]);
  const known = (/** @type {string | null} */ name) =>
    name !== null && names.some((each) => each.name === name) ? name : null;
  /** The match whose errors are asked, if only these are. */
  const match = query.get("match") ?? undefined;
  let player = known(query.get("player")) ?? known(settings.get("practiser")) ?? names[0]?.name ?? "";
  /** @type {"deck" | "quiz"} */
  let kind = names.length > 0 && query.get("kind") !== "quiz" ? "deck" : "quiz";
  /** @type {string} */
  let rules = games.some((game) => game.rules === query.get("rules"))
    ? (query.get("rules") ?? "")
    : (games[0]?.rules ?? "");
  /** @type {QuizTheme} */
  let theme = themesOf(rules).find((each) => each === query.get("theme")) ?? "any";
  /** Of the next position; an address with a seed gives the same positions again. */
  let seed = query.has("seed") ? Number(query.get("seed")) || 0 : Math.floor(Math.random() * 2 ** 40);
  /** @type {Problem | null} */
  let problem = null;
  /** @type {Solution | null} */
  let solution = null;
  /** Of the quiz. */
  const score = { right: 0, count: 0 };
  let closed = false;
  /** Counts requests, so that a slow answer does not replace a later one. */
  let asked = 0;

  /** @param {string} game @returns {readonly QuizTheme[]} */
  function themesOf(game) {
    return games.find((each) => each.rules === game)?.themes ?? [];
  }

  const choices = h("section", { class: "card practice-choices" });
  const state = h("p", { class: "muted", attr: { role: "status" } });
  const intro = h("p", { class: "muted" }, t("practice-intro"));
  const after = h("div", { class: "practice-after" });
  const share = h("p", { class: "row" });
  const stage = h("div", { class: "practice-columns" });
  const shown = new ProblemBoard(answer);

  /** Puts the position of a quiz into the address: loading the page again, and a link, show the same one. */
  function drawLink() {
    fill(share);
    if (kind === "deck" && location.hash.includes("kind=quiz")) history.replaceState(history.state, "", "#/practice");
    if (kind === "deck" || !problem) return;
    const place = `/practice?${new URLSearchParams({ kind, rules, theme, seed: String(seed - 1) })}`;
    history.replaceState(history.state, "", `#${place}`);
    // A page of a server has no link, since others do not reach it.
    if (inBrowser)
      fill(share, h("span", { class: "muted small" }, t("id-link")), copyButton(t("id-link"), addressTo(place)));
  }

  function drawChoices() {
    fill(
      choices,
      names.length > 0 &&
        segmented({
          legend: t("practice-kind"),
          choices: [
            { value: "deck", text: t("practice-kind-deck") },
            { value: "quiz", text: t("practice-kind-quiz") },
          ],
          value: kind,
          onChange: (value) => {
            kind = /** @type {"deck" | "quiz"} */ (value);
            drawChoices();
            choices.querySelector("input:checked") instanceof HTMLElement &&
              /** @type {HTMLElement} */ (choices.querySelector("input:checked")).focus();
            void next();
          },
        }),
      kind === "deck" &&
        match !== undefined &&
        h(
          "p",
          { class: "row" },
          t("practice-of-match"),
          link(`/analysis/${match}`, { class: "btn small" }, icon("graph"), t("analysis-title")),
          link(`/practice?${new URLSearchParams({ player })}`, { class: "btn small" }, t("practice-kind-deck")),
        ),
      kind === "deck" &&
        match === undefined &&
        names.length > 1 &&
        dropdown({
          label: t("profile-player"),
          choices: names.map(({ name }) => ({ value: name, text: nameText(name) })),
          value: player,
          onChange: (value) => {
            player = value;
            settings.set("practiser", value);
            void begin();
          },
        }),
      kind === "deck" &&
        match === undefined &&
        segmented({
          legend: t("practice-threshold"),
          choices: CLASSES.map((value) => ({ value, text: t(`settings-tutor-${value}`) })),
          value: settings.get("practice"),
          onChange: (value) => {
            settings.set("practice", value);
            void begin();
          },
        }),
      kind === "quiz" &&
        dropdown({
          label: t("quiz-game"),
          choices: games.map((game) => ({ value: game.rules, text: gameName(game.rules) })),
          value: rules,
          onChange: (value) => {
            rules = value;
            if (!themesOf(rules).includes(theme)) theme = "any";
            drawChoices();
            choices.querySelector("select")?.focus();
            void next();
          },
        }),
      kind === "quiz" &&
        dropdown({
          label: t("quiz-theme"),
          choices: themesOf(rules).map((value) => ({ value, text: t(`quiz-theme-${value}`) })),
          value: theme,
          onChange: (value) => {
            theme = value;
            void next();
          },
        }),
    );
  }

  /** Of one match every error is asked. */
  const threshold = () => (match === undefined ? settings.get("practice") : "doubtful");

  /** Makes problems of new errors, then asks for the first. */
  async function begin() {
    try {
      await practice.collect({ player, class: threshold() });
    } catch {
      // A guest of the local network cannot; the problems in the deck come all the same.
    }
    await next();
  }

  async function next() {
    asked += 1;
    const mine = asked;
    problem = null;
    solution = null;
    shown.show(null);
    fill(after);
    stage.hidden = true;
    try {
      if (kind === "quiz") {
        state.textContent = t("quiz-search");
        /** @type {Problem | null} */
        let found = null;
        for (let tries = 0; tries < TRIES && !found; tries++) {
          seed += 1;
          found = await practice.quiz({ rules, theme, seed });
          if (mine !== asked || closed) return;
        }
        problem = found;
        state.textContent = found ? (score.count ? t("quiz-score", score) : "") : t("quiz-none");
        if (!found)
          fill(
            after,
            h(
              "button",
              { class: "btn primary", attr: { type: "button" }, on: { click: next } },
              icon("arrow"),
              t("quiz-start"),
            ),
          );
      } else {
        state.textContent = "";
        const deck = await practice.deck({ player, class: threshold(), match_id: match });
        if (mine !== asked || closed) return;
        problem = deck.problem;
        state.textContent = stateText(deck);
      }
    } catch (error) {
      if (mine === asked && !closed) {
        state.textContent = "";
        toast(reason(error), "danger");
      }
      return;
    }
    drawLink();
    stage.hidden = !problem;
    if (!problem) {
      announce(state.textContent);
      return;
    }
    shown.show(problem);
    intro.hidden = true;
    /** @type {HTMLElement | null} */ (shown.question.querySelector(".practice-ask"))?.focus({ preventScroll: true });
  }

  /** @param {DeckView} deck */
  function stateText(deck) {
    if (deck.total === 0) return t("practice-empty");
    if (!deck.problem && match !== undefined) return t("practice-match-done");
    if (!deck.problem && deck.next_due !== null) return t("practice-next-due", { when: until(deck.next_due) });
    return t("practice-state", { due: deck.due, total: deck.total });
  }

  /** @param {ProblemAnswer} given */
  async function answer(given) {
    if (!problem) return;
    const mine = asked;
    try {
      const found = await practice.solve(problem.id, given, player);
      if (mine !== asked || closed) return;
      solution = found;
    } catch (error) {
      toast(reason(error), "danger");
      return;
    }
    shown.reveal(solution);
    if (kind === "quiz") {
      score.count += 1;
      if (solution.grade !== "again") score.right += 1;
      state.textContent = t("quiz-score", score);
    }
    drawAfter(solution);
    /** @type {HTMLElement | null} */ (after.querySelector(".btn.primary"))?.focus({ preventScroll: true });
  }

  /** The grade of the answer, and the next date: the grade that follows from the loss, or another. @param {Solution} found */
  function drawAfter(found) {
    const due = found.due;
    const go = h(
      "button",
      { class: "btn primary", attr: { type: "button" }, on: { click: () => void grade(found.grade) } },
      icon("arrow"),
      t(kind === "quiz" ? "quiz-start" : "practice-next"),
    );
    fill(
      after,
      due &&
        h(
          "p",
          null,
          t(kind === "quiz" && !problem?.from ? "quiz-kept" : "practice-due", {
            when: until(due[GRADES.indexOf(found.grade)] ?? 0),
          }),
        ),
      h("p", { class: "row" }, go),
      due &&
        h(
          "div",
          { class: "practice-grades", attr: { role: "group", "aria-label": t("practice-grade") } },
          h("span", { class: "small muted" }, t("practice-grade")),
          GRADES.map((each, index) =>
            h(
              "button",
              {
                class: `btn small${each === found.grade ? " chosen" : ""}`,
                attr: { type: "button" },
                on: { click: () => void grade(each) },
              },
              h("span", null, t(`practice-grade-${each}`)),
              h("span", { class: "small muted" }, until(due[index] ?? 0)),
            ),
          ),
        ),
    );
  }

  /** @param {Grade} chosen */
  async function grade(chosen) {
    const [graded, found] = [problem, solution];
    if (!graded || !found) return;
    solution = null;
    if (found.due) {
      try {
        await practice.review(graded.id, chosen);
      } catch (error) {
        solution = found;
        toast(reason(error), "danger");
        return;
      }
    }
    await next();
  }

  /** A given answer counts, also if the reader leaves before they go on. */
  function keep() {
    if (!problem || !solution?.due) return;
    void practice.review(problem.id, solution.grade).catch(() => {});
    solution = null;
  }

  /** @param {KeyboardEvent} event */
  function onKey(event) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.target instanceof Element && event.target.matches("input, select, textarea")) return;
    if (solution?.due && /^[1-4]$/.test(event.key)) void grade(GRADES[Number(event.key) - 1] ?? "good");
    else if (!solution && event.key === "Backspace") shown.takeBack();
    // A button or a place with the focus takes the key itself.
    else if (
      event.key === "Enter" &&
      !(event.target instanceof Element && event.target.closest("button, a, summary, tavola-board"))
    ) {
      if (solution) void grade(solution.grade);
      else shown.answerPlay();
    } else return;
    event.preventDefault();
  }

  document.addEventListener("keydown", onKey);
  window.addEventListener("pagehide", keep);
  fill(
    stage,
    h("div", { class: "practice-stage" }, shown.board),
    h("div", { class: "practice-side card" }, shown.question, shown.solution, after, share),
  );
  root.append(
    h(
      "div",
      { class: "page practice" },
      h(
        "div",
        { class: "row spread" },
        h("h1", null, t("practice-title")),
        names.length > 0 && link("/profile", { class: "btn small" }, icon("graph"), t("nav-profile")),
      ),
      intro,
      state,
      stage,
      choices,
      h("p", { class: "muted small replay-keys" }, t("practice-keys")),
    ),
  );
  drawChoices();
  await (kind === "deck" ? begin() : next());
  return {
    title: t("practice-title"),
    leave() {
      closed = true;
      keep();
      window.removeEventListener("pagehide", keep);
      document.removeEventListener("keydown", onKey);
    },
  };
}
