// A match analysed: every decision with its cost on the board, both players' figures, and graphs over the match.

import { analyses } from "../api/analyses.js";
import { matches } from "../api/matches.js";
import { rulebook } from "../api/rulebook.js";
import { segmented } from "../controls.js";
import { fill, h, link, loadStyle } from "../dom.js";
import { icon } from "../icons.js";
import { loadWords, t } from "../i18n.js";
import { drawInSteps } from "../idle.js";
import { matchName, playedName, playersName } from "../names.js";
import { announce, reason, toast } from "../notices.js";
import { loadStudy } from "../study/study.js";
import { Controls } from "./controls.js";
import { isError } from "./decisions.js";
import { figuresTable, playerCards } from "./figures.js";
import { drawGraphs } from "./graph.js";
import { DecisionList } from "./list.js";
import { AnalysisModel, bestKnown, levelOf } from "./model.js";
import { loadReasons } from "./reasons.js";
import { savingRow } from "./saving.js";
import { ShownDecision } from "./shown.js";
import { Steps } from "./steps.js";
import { Watch } from "./watch.js";
import { decidedText, diceText, seatName } from "./words.js";

/** @import {Address, Page} from "../page.js" */
/** @import {View} from "../wire.js" */

/**
 * @param {HTMLElement} root
 * @param {Address} address
 * @returns {Promise<Page>}
 */
export async function mountAnalysis(root, { parts, query }) {
  const id = parts[0] ?? "";
  const [whole, known, { levels }] = await Promise.all([
    matches.view(id, { since: 0 }),
    analyses.list(id),
    rulebook.catalogue(),
    loadWords("analysis"),
    loadReasons(),
    loadStudy(),
    loadWords("rollout"),
    loadWords("picture"),
    loadStyle(new URL("../styles/figures.css", import.meta.url)),
    loadStyle(new URL("../styles/decision.css", import.meta.url)),
    loadStyle(new URL("../styles/analysis.css", import.meta.url)),
    loadStyle(new URL("../styles/rollout.css", import.meta.url)),
  ]);
  const level = levelOf(query.get("level")) ?? bestKnown(known);
  const place = query.has("d") ? Number(query.get("d")) : null;
  const model = new AnalysisModel(id, level, await analyses.view(id, level), place);

  /** @returns {[string, string]} */
  const names = () => {
    const { players } = model.found.analysis;
    return [seatName(players[0], 0, whole.players), seatName(players[1], 1, whole.players)];
  };
  const remember = () => history.replaceState(null, "", model.address());
  const watch = new Watch(id, model, analyses, {
    found: (ended) => {
      controls.draw();
      dropSteps();
      dropSteps = drawInSteps(drawing());
      if (ended) announce(t("analysis-finished"));
    },
    moved: () => controls.draw(),
    begun: () => {
      controls.draw();
      controls.focus();
    },
    failed: (error) => toast(reason(error), "danger"),
  });
  const controls = new Controls(model, {
    choose: (next) => void watch.choose(next).then(remember),
    work: (run) => void watch.work(run),
  });
  const shown = new ShownDecision(model, { id, whole, names, levels });
  const steps = new Steps(model, go);
  const cards = h("div", { class: "figures-cards" });
  const lines = h("div", { class: "graph-boxes" });
  const table = h("div", {
    class: "figures-scroll",
    attr: { tabindex: 0, role: "region", "aria-label": t("analysis-figures") },
  });
  const results = h("div", { class: "analysis-results" });
  const list = new DecisionList((index) => {
    go(index);
    // If the board stays above the scrolled content, the verdict follows it.
    const box = shown.stage.board.closest(".analysis-stage");
    if (box instanceof HTMLElement && getComputedStyle(box).position === "sticky")
      scrollBy({ top: shown.element.getBoundingClientRect().top - box.offsetHeight });
  });
  let onlyErrors = true;

  let dropSteps = () => {};

  /** The steps in which hidden results appear. The layout of all at once would make one long frame. */
  const appearing = () =>
    [results, side, below].filter((part) => part.hidden).map((part) => () => part.removeAttribute("hidden"));

  /** The steps that draw the results so far. */
  const drawing = () => {
    if (model.found.analysis.analysed === 0) {
      results.hidden = true;
      return [];
    }
    if (model.place === null && model.first) {
      model.place = model.first.index;
      remember();
    }
    return [
      ...appearing(),
      () => fill(cards, playerCards(model.found.analysis, names())),
      () => fill(table, figuresTable(model.found.analysis, names())),
      () => list.draw(model.found.analysis, names(), onlyErrors),
      ...marking,
      () => model.current && shown.update(model.current),
    ];
  };

  /** The steps that mark the selected decision in all its places. */
  const marking = [
    () =>
      drawGraphs(lines, {
        analysis: model.found.analysis,
        names: names(),
        address: (index) => model.address(index),
        place: model.place,
      }),
    () => list.mark(model.place),
    () => steps.draw(),
  ];

  /** @param {number} index */
  function go(index) {
    model.place = index;
    remember();
    for (const step of marking) step();
    const decision = model.current;
    if (!decision) return;
    void shown.show(decision);
    const loss = isError(decision) ? t(`analysis-class-${decision.class}`) : "";
    announce([names()[decision.player], diceText(decision), decidedText(decision), loss].filter(Boolean).join(", "));
  }

  const filter = segmented({
    legend: t("analysis-decisions"),
    plain: true,
    choices: [
      { value: "errors", text: t("analysis-only-errors") },
      { value: "all", text: t("analysis-all") },
    ],
    value: "errors",
    onChange: (value) => {
      onlyErrors = value === "errors";
      list.draw(model.found.analysis, names(), onlyErrors);
      list.mark(model.place);
    },
  });
  // The board first; beside it the verdict and the list, which scroll by themselves and never push it.
  const side = h(
    "div",
    { class: "analysis-side", attr: { hidden: true } },
    shown.element,
    h("h2", { class: "visually-hidden" }, t("analysis-decisions")),
    filter,
    shown.marked.element,
    list.element,
  );
  const below = h(
    "div",
    { class: "analysis-below", attr: { hidden: true } },
    cards,
    lines,
    h("p", { class: "muted small replay-keys" }, t("analysis-keys")),
    h(
      "details",
      { class: "card figures-details" },
      h("summary", null, t("analysis-figures")),
      table,
      h("p", { class: "small muted" }, t("analysis-figures-help")),
    ),
    savingRow(id, () => model.level),
    h(
      "p",
      { class: "row" },
      link("/profile", { class: "btn small" }, icon("graph"), t("nav-profile")),
      link("/practice", { class: "btn small" }, icon("bulb"), t("nav-practice")),
    ),
  );
  fill(
    results,
    h(
      "div",
      { class: "analysis-columns" },
      h("div", { class: "analysis-stage" }, shown.stage.board, steps.element, shown.stage.legend),
      side,
    ),
    below,
  );
  root.append(h("div", { class: "page analysis" }, heading(id, whole, controls.menu), controls.desk, results));
  const onKey = (/** @type {KeyboardEvent} */ event) => {
    if (!results.hidden) steps.onKey(event);
  };
  document.addEventListener("keydown", onKey);
  controls.draw();
  for (const step of drawing()) step();

  return {
    title: t("analysis-title"),
    leave() {
      watch.close();
      dropSteps();
      shown.close();
      document.removeEventListener("keydown", onKey);
    },
    follow(next) {
      if (next.parts[0] !== id || levelOf(next.query.get("level")) !== model.level) return false;
      const index = Number(next.query.get("d"));
      if (next.query.has("d") && index !== model.place) go(index);
      return true;
    },
  };
}

/** The match, and ways to look at it. @param {string} id @param {View} whole @param {HTMLElement} menu */
function heading(id, whole, menu) {
  return h(
    "div",
    { class: "replay-head" },
    h(
      "div",
      null,
      h("h1", { class: "replay-title" }, t("analysis-title")),
      h(
        "p",
        { class: "muted small" },
        [
          playersName(whole.players),
          playedName({ rules: whole.rules.name, match_rules: whole.match_rules, title: whole.rules.title }),
          matchName(whole.match),
        ].join(" · "),
      ),
    ),
    h(
      "div",
      { class: "row" },
      menu,
      link(`/replay/${id}`, { class: "btn small" }, icon("list"), t("replay-link")),
      whole.phase.kind !== "match-over" && link(`/match/${id}`, { class: "btn small" }, icon("play"), t("home-resume")),
    ),
  );
}
