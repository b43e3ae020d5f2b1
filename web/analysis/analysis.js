// A match analysed: every decision with its cost on the board, both players' figures, and graphs over the match.

import { analyses } from "../api/analyses.js";
import { matches } from "../api/matches.js";
import { rollouts } from "../api/rollouts.js";
import { rulebook } from "../api/rulebook.js";
import { dropdown, segmented } from "../controls.js";
import { fill, h, link, loadStyle } from "../dom.js";
import { moneyTerms } from "../editor/stakes.js";
import { download } from "../files.js";
import { icon } from "../icons.js";
import { loadWords, t } from "../i18n.js";
import { levelName, matchName, playedName, playersName } from "../names.js";
import { announce, reason, toast } from "../notices.js";
import { pictureButtons } from "../picture.js";
import { askRollout } from "../rollout/form.js";
import { settings } from "../settings.js";
import { loadStudy, study } from "../study/study.js";
import { hopsOf } from "./compare.js";
import { Controls } from "./controls.js";
import { isError, isJudged, isListed, onRoll } from "./decisions.js";
import { detail } from "./detail.js";
import { figuresTable, playerCards } from "./figures.js";
import { graphs } from "./graph.js";
import { DecisionList } from "./list.js";
import { Marked } from "./marked.js";
import { AnalysisModel, bestKnown, levelOf } from "./model.js";
import { loadReasons } from "./reasons.js";
import { Stage } from "./stage.js";
import { decidedText, diceText, seatName, tripleOf } from "./words.js";

/** @import {Address, Page} from "../page.js" */
/** @import {Manner} from "../rollout/form.js" */
/** @import {Alternative, AnalysisLevel, AnalysisView, Decision, Player, View} from "../wire.js" */

/** How often a running analysis is looked at. */
const LOOK_MS = 1000;

/**
 * @param {HTMLElement} root
 * @param {Address} address
 * @returns {Promise<Page>}
 */
export async function mountAnalysis(root, { parts, query }) {
  const id = parts[0] ?? "";
  const [whole, known, { levels: levelsOfPlay }] = await Promise.all([
    matches.view(id, { since: 0 }),
    analyses.list(id),
    rulebook.catalogue(),
    loadWords("analysis"),
    loadReasons(),
    loadStudy(),
    loadWords("rollout"),
    loadWords("picture"),
    loadStyle(new URL("../styles/analysis.css", import.meta.url)),
    loadStyle(new URL("../styles/rollout.css", import.meta.url)),
  ]);
  const level = levelOf(query.get("level")) ?? bestKnown(known);
  const model = new AnalysisModel(
    id,
    level,
    await analyses.view(id, level),
    query.has("d") ? Number(query.get("d")) : null,
  );
  let onlyErrors = true;
  let asked = 0;
  let closed = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let waiting;
  /** @type {Map<number, Promise<View>>} */
  const views = new Map();

  const stage = new Stage(whole);
  const controls = new Controls(model, { choose, work });
  const cards = h("div", { class: "figures-cards" });
  const facts = h("div", { class: "analysis-facts card" });
  const lines = h("div", { class: "graph-boxes" });
  const table = h("div", {
    class: "figures-scroll",
    attr: { tabindex: 0, role: "region", "aria-label": t("analysis-figures") },
  });
  const results = h("div", { class: "analysis-results" });
  const list = new DecisionList((index) => {
    go(index);
    // Where the board stays above what scrolls, the verdict follows it.
    const box = stage.board.closest(".analysis-stage");
    if (box instanceof HTMLElement && getComputedStyle(box).position === "sticky")
      scrollBy({ top: facts.getBoundingClientRect().top - box.offsetHeight });
  });
  const marked = new Marked(rollOut, () => model.errors);
  const inDepth = study({ onRoll: (roll) => model.current && stage.preview(model.current, roll) });
  const tools = {
    previousError: tool("first", t("analysis-previous-error"), () => step(-1, isError)),
    previous: tool("previous", t("analysis-previous"), () => step(-1, isListed)),
    next: tool("next", t("analysis-next"), () => step(1, isListed)),
    nextError: tool("last", t("analysis-next-error"), () => step(1, isError)),
  };

  /** @returns {[string, string]} */
  const names = () => {
    const { players } = model.found.analysis;
    return [seatName(players[0], 0, whole.players), seatName(players[1], 1, whole.players)];
  };
  const remember = () => history.replaceState(null, "", model.address());

  // ---- the analysis itself ----

  /** @param {AnalysisLevel} next */
  async function choose(next) {
    model.level = next;
    clearTimeout(waiting);
    await look();
    remember();
  }

  /** Asks for what is known, shows it, and comes back while the server works. */
  async function look() {
    const mine = model.level;
    /** @type {AnalysisView} */
    let next;
    try {
      next = await analyses.view(id, mine);
    } catch (error) {
      if (!closed) toast(reason(error), "danger");
      return;
    }
    if (closed || mine !== model.level) return;
    const ended = model.take(next);
    controls.draw();
    drawResults();
    if (ended) announce(t("analysis-finished"));
    clearTimeout(waiting);
    if (next.state.running) waiting = setTimeout(look, LOOK_MS);
  }

  /** @param {boolean} run */
  async function work(run) {
    try {
      const state = await analyses.run(id, model.level, run);
      if (state.level === model.level) model.found = { ...model.found, state };
    } catch (error) {
      toast(reason(error), "danger");
      return;
    }
    controls.draw();
    controls.focus();
    await look();
  }

  // ---- what it has found ----

  function drawResults() {
    const { analysis } = model.found;
    results.hidden = analysis.analysed === 0;
    if (results.hidden) return;
    fill(cards, playerCards(analysis, names()));
    fill(table, figuresTable(analysis, names()));
    list.draw(analysis, names(), onlyErrors);
    if (model.place === null && model.first) {
      go(model.first.index, true);
      return;
    }
    drawGraphs();
    const decision = model.current;
    if (decision && facts.dataset["index"] !== model.key(decision)) show(decision);
    list.mark(model.place);
    markTools();
  }

  function drawGraphs() {
    const focused = lines.contains(document.activeElement) ? document.activeElement?.getAttribute("data-index") : null;
    const which = [...lines.children].findIndex((figure) => figure.contains(document.activeElement));
    fill(
      lines,
      graphs({
        analysis: model.found.analysis,
        names: names(),
        address: (index) => model.address(index),
        place: model.place,
      }),
    );
    if (focused)
      /** @type {SVGElement | null | undefined} */ (
        lines.children[which]?.querySelector(`[data-index="${focused}"]`)
      )?.focus({ preventScroll: true });
  }

  /** @param {1 | -1} way @param {(decision: Decision) => boolean} wanted */
  function step(way, wanted) {
    const next = model.beside(way, wanted);
    if (next) go(next.index);
  }

  function markTools() {
    tools.previousError.disabled = !model.beside(-1, isError);
    tools.previous.disabled = !model.beside(-1, isListed);
    tools.next.disabled = !model.beside(1, isListed);
    tools.nextError.disabled = !model.beside(1, isError);
  }

  /** @param {number} index @param {boolean} [quiet] nobody has asked for it */
  function go(index, quiet = false) {
    model.place = index;
    remember();
    drawGraphs();
    list.mark(index);
    markTools();
    const decision = model.current;
    if (!decision) return;
    show(decision);
    if (quiet) return;
    const loss = isError(decision) ? t(`analysis-class-${decision.class}`) : "";
    announce([names()[decision.player], diceText(decision), decidedText(decision), loss].filter(Boolean).join(", "));
  }

  /** @param {Decision} decision */
  async function show(decision) {
    asked += 1;
    const mine = asked;
    facts.dataset["index"] = model.key(decision);
    drawFacts(decision, isJudged(decision) ? (decision.alternatives[0] ?? null) : null);
    let view = views.get(decision.before);
    if (!view) {
      view = matches.view(id, { at: decision.before });
      views.set(decision.before, view);
      view.catch(() => views.delete(decision.before));
    }
    try {
      const past = await view;
      if (mine !== asked || closed) return;
      stage.lay(decision, past, names());
      inDepth.ask(...requestOf(decision, past));
    } catch (error) {
      toast(reason(error), "danger");
    }
  }

  /** @param {Decision} decision @param {Alternative | null} shown */
  function drawFacts(decision, shown) {
    const { analysis } = model.found;
    const game = analysis.games.find((each) => each.decisions.includes(decision)) ?? analysis.games[0];
    if (!game) return;
    const focused = facts.contains(document.activeElement);
    fill(
      facts,
      detail({
        analysis: { ...analysis, mars: whole.rules.mars },
        game,
        decision,
        names: names(),
        shown,
        onShow: (play) => {
          drawFacts(decision, play);
          if (stage.previews)
            void views
              .get(decision.before)
              ?.then((past) => decision.index === model.place && stage.lay(decision, past, names()));
          if (focused || shown)
            /** @type {HTMLElement | null} */ (facts.querySelector("[aria-pressed='true']"))?.focus();
        },
        whatIf: opponentChoice(() => whatIf(decision)),
        onRollout: () => askRollout((manner) => rollOut(decision, manner)),
        mark: marked.toggle(decision),
        study: inDepth.element,
        picture: pictureButtons(
          { id, at: decision.before },
          decision.kind === "play" ? hopsOf(decision.player, shown ?? decision.alternatives?.[0]) : [],
        ),
      }),
    );
    stage.compare(decision, shown);
  }

  /** @param {Decision} decision */
  async function whatIf(decision) {
    try {
      const view = await matches.whatIf(id, {
        at: decision.before,
        player: /** @type {Player} */ (decision.player),
        level: settings.get("opponent"),
      });
      location.hash = `#/match/${view.id}`;
    } catch (error) {
      toast(reason(error), "danger");
    }
  }

  /** The button for a game that goes on from a decision, and the level of the engine in it. @param {() => void} go */
  function opponentChoice(go) {
    return h(
      "div",
      { class: "row what-if" },
      h(
        "button",
        { class: "btn small", attr: { type: "button" }, on: { click: go } },
        icon("play"),
        t("analysis-what-if"),
      ),
      dropdown({
        label: t("analysis-what-if-level"),
        inline: true,
        choices: levelsOfPlay.map((value) => ({ value, text: levelName(value) })),
        value: settings.get("opponent"),
        onChange: (value) => settings.set("opponent", value),
      }),
    );
  }

  /** Begins the rollout of a decision, of a play with that which was made. @param {Decision} decision @param {Manner} manner */
  function rollOut(decision, manner) {
    const made =
      isJudged(decision) && decision.kind === "play"
        ? decision.alternatives.find((play) => play.played)?.moves?.map(tripleOf)
        : undefined;
    return rollouts.begin({ place: { id, at: decision.before }, moves: made?.length ? [made] : [], ...manner });
  }

  /** @param {KeyboardEvent} event */
  function onKey(event) {
    if (event.altKey || event.ctrlKey || event.metaKey || results.hidden) return;
    if (event.target instanceof Element && event.target.matches("input, select, textarea")) return;
    const wanted = event.shiftKey ? isError : isListed;
    if (event.key === "ArrowLeft") step(-1, wanted);
    else if (event.key === "ArrowRight") step(1, wanted);
    else return;
    event.preventDefault();
  }

  /** The report as a file. */
  function saving() {
    const button = (
      /** @type {"html" | "text" | "json"} */ format,
      /** @type {string} */ extension,
      /** @type {string} */ name,
    ) => {
      const save = () =>
        analyses.file(id, model.level, format).then(
          (file) => download(file, `tavola-${id}-${model.level}.${extension}`),
          (error) => toast(reason(error), "danger"),
        );
      return h("button", { class: "btn small", attr: { type: "button" }, on: { click: save } }, icon("export"), name);
    };
    return h(
      "div",
      { class: "row", attr: { role: "group", "aria-label": t("analysis-save") } },
      h("span", { class: "muted small" }, t("analysis-save")),
      button("html", "html", "HTML"),
      button("text", "txt", t("analysis-save-text")),
      button("json", "json", "JSON"),
    );
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
  fill(
    results,
    // The board first; beside it the verdict and the list, which scroll by themselves and never push it.
    h(
      "div",
      { class: "analysis-columns" },
      h(
        "div",
        { class: "analysis-stage" },
        stage.board,
        h(
          "div",
          { class: "replay-tools", attr: { role: "group", "aria-label": t("replay-tools") } },
          tools.previousError,
          tools.previous,
          tools.next,
          tools.nextError,
        ),
        stage.legend,
      ),
      h(
        "div",
        { class: "analysis-side" },
        facts,
        h("h2", { class: "visually-hidden" }, t("analysis-decisions")),
        filter,
        marked.element,
        list.element,
      ),
    ),
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
    saving(),
    h(
      "p",
      { class: "row" },
      link("/profile", { class: "btn small" }, icon("graph"), t("nav-profile")),
      link("/practice", { class: "btn small" }, icon("bulb"), t("nav-practice")),
    ),
  );
  root.append(
    h(
      "div",
      { class: "page analysis" },
      h(
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
          controls.menu,
          link(`/replay/${id}`, { class: "btn small" }, icon("list"), t("replay-link")),
          whole.phase.kind !== "match-over" &&
            link(`/match/${id}`, { class: "btn small" }, icon("play"), t("home-resume")),
        ),
      ),
      controls.desk,
      results,
    ),
  );
  document.addEventListener("keydown", onKey);
  controls.draw();
  drawResults();
  if (model.found.state.running) waiting = setTimeout(look, LOOK_MS);

  return {
    title: t("analysis-title"),
    leave() {
      closed = true;
      clearTimeout(waiting);
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

/**
 * A decision as a position to study, with the points that both players need.
 * @param {Decision} decision
 * @param {View} past the match before it
 * @returns {[import("../wire.js").PositionRequest, import("../study/study.js").Away]}
 */
function requestOf(decision, past) {
  const player = onRoll(decision);
  const { rules, board, match, score, crawford, cube } = past;
  const length = match.kind === "points" ? (match.length ?? 1) : 0;
  const away =
    length > 0 ? /** @type {const} */ ([length - score[player], length - score[player === 0 ? 1 : 0]]) : null;
  if (decision.xgid !== undefined) return [{ text: decision.xgid, rules: rules.name, options: rules.options }, away];
  // A game that no id describes.
  const terms = {
    ...moneyTerms(),
    dice: past.dice,
    offer: player === decision.player ? null : /** @type {const} */ ("double"),
    cube: cube.value,
    owner: cube.owner,
    length,
    score,
    crawford,
  };
  return [{ board, rules: rules.name, options: rules.options, player, terms }, away];
}

/**
 * @param {string} picture
 * @param {string} text
 * @param {() => void} act
 */
function tool(picture, text, act) {
  return h(
    "button",
    { class: "btn icon", attr: { type: "button", "aria-label": text, title: text }, on: { click: act } },
    icon(picture),
  );
}
