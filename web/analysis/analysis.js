// A match analysed: every decision with its cost on the board, both players' figures, and graphs over the match.

import { api } from "../api.js";
import { boardPicture, showView } from "../board-picture.js";
import { other } from "../board/position.js";
import { dropdown, segmented } from "../controls.js";
import { fill, h, link, loadStyle, uniqueId } from "../dom.js";
import { moneyTerms } from "../editor/stakes.js";
import { download } from "../files.js";
import { icon } from "../icons.js";
import { loadWords, number, t } from "../i18n.js";
import { levelName, matchName, playedName, playersName } from "../names.js";
import { announce, reason, toast } from "../notices.js";
import { pictureButtons } from "../picture.js";
import { askRollout } from "../rollout/form.js";
import { sideAloud } from "../play/aloud.js";
import { shownDice, trailOf } from "../play/notation.js";
import { settings } from "../settings.js";
import { loadStudy, study } from "../study/study.js";
import { hopsOf, verdictsOf } from "./compare.js";
import { canRollOut, detail } from "./detail.js";
import { figuresTable, playerCards } from "./figures.js";
import { graphs } from "./graph.js";
import { DecisionList, isListed } from "./list.js";
import { Marked } from "./marked.js";
import { loadReasons } from "./reasons.js";
import { decidedText, decisionsOf, diceText, isError, isJudged, leftText, seatName } from "./words.js";

/** @import {Address, Page} from "../main.js" */
/** @import {Manner} from "../rollout/form.js" */
/** @import {Alternative, AnalysisLevel, AnalysisView, Decision, Player, RollStudy, View} from "../wire.js" */

const LEVELS = /** @type {const} */ (["quick", "standard", "thorough"]);
/** How often a running analysis is looked at. */
const LOOK_MS = 1000;

/** @param {string | null} text @returns {AnalysisLevel | null} */
const levelOf = (text) => LEVELS.find((level) => level === text) ?? null;

/**
 * @param {HTMLElement} root
 * @param {Address} address
 * @returns {Promise<Page>}
 */
export async function mountAnalysis(root, { parts, query }) {
  const id = parts[0] ?? "";
  const [whole, known, { levels: levelsOfPlay }] = await Promise.all([api.view(id, { since: 0 }), api.analyses(id), api.catalogue(), loadWords("analysis"), loadReasons(), loadStudy(), loadWords("rollout"), loadWords("picture"), loadStyle(new URL("../styles/analysis.css", import.meta.url)), loadStyle(new URL("../styles/rollout.css", import.meta.url))]);
  // The deepest that has found something, else the usual one.
  let level = levelOf(query.get("level")) ?? LEVELS.findLast((name) => known.some((state) => state.level === name && state.done > 0)) ?? "standard";
  let found = await api.analysis(id, level);
  /** @type {number | null} */
  let place = query.has("d") ? Number(query.get("d")) : null;
  let onlyErrors = true;
  let asked = 0;
  let closed = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let waiting;
  /** @type {Map<number, Promise<View>>} */
  const views = new Map();

  const bottom = whole.players[0].kind === "bot" && whole.players[1].kind === "human" ? 1 : 0;
  const board = boardPicture({ board: whole.board, track: whole.rules.track, label: t("board-now"), large: true, bottom });
  const controls = h("section", { class: "card analysis-controls" });
  /** Where the controls stand while there is something to do, and the menu that holds them afterwards. */
  const desk = h("div");
  const menu = h("details", { class: "analysis-menu" }, h("summary", { class: "btn small" }, icon("graph"), h("span")));
  const cards = h("div", { class: "figures-cards" });
  const facts = h("div", { class: "analysis-facts card" });
  const lines = h("div", { class: "graph-boxes" });
  const table = h("div", { class: "figures-scroll", attr: { tabindex: 0, role: "region", "aria-label": t("analysis-figures") } });
  const results = h("div", { class: "analysis-results" });
  const list = new DecisionList((index) => {
    go(index);
    // Where the board stays above what scrolls, the verdict follows it.
    const stage = board.closest(".analysis-stage");
    if (stage instanceof HTMLElement && getComputedStyle(stage).position === "sticky") scrollBy({ top: facts.getBoundingClientRect().top - stage.offsetHeight });
  });
  const legend = h("p", { class: "small muted verdict-legend" });
  const marked = new Marked(rollOut, () => decisionsOf(found.analysis).filter((decision) => isError(decision) && canRollOut(decision)));
  const inDepth = study({ onRoll: previewRoll });
  const tools = {
    previousError: tool("first", t("analysis-previous-error"), () => step(-1, isError)),
    previous: tool("previous", t("analysis-previous"), () => step(-1, isListed)),
    next: tool("next", t("analysis-next"), () => step(1, isListed)),
    nextError: tool("last", t("analysis-next-error"), () => step(1, isError)),
  };

  /** @returns {[string, string]} */
  const names = () => [seatName(found.analysis.players[0], 0, whole.players), seatName(found.analysis.players[1], 1, whole.players)];
  const addressOf = (/** @type {number | null} */ index) => `#/analysis/${id}?level=${level}${index === null ? "" : `&d=${index}`}`;
  const current = () => decisionsOf(found.analysis).find((decision) => decision.index === place) ?? null;

  // ---- the analysis itself ----

  /** @param {AnalysisLevel} next */
  async function choose(next) {
    level = next;
    clearTimeout(waiting);
    await look();
    history.replaceState(null, "", addressOf(place));
  }

  /** Asks for what is known, shows it, and comes back while the server works. */
  async function look() {
    const mine = level;
    /** @type {AnalysisView} */
    let next;
    try {
      next = await api.analysis(id, mine);
    } catch (error) {
      if (!closed) toast(reason(error), "danger");
      return;
    }
    if (closed || mine !== level) return;
    const ended = found.state.level === mine && found.state.running && !next.state.running;
    found = next;
    drawControls();
    drawResults();
    if (ended && found.state.done === found.state.of) announce(t("analysis-finished"));
    clearTimeout(waiting);
    if (found.state.running) waiting = setTimeout(look, LOOK_MS);
  }

  /** @param {boolean} run */
  async function work(run) {
    try {
      const state = await api.analyse(id, level, run);
      if (state.level === level) found = { ...found, state };
    } catch (error) {
      toast(reason(error), "danger");
      return;
    }
    drawControls();
    controls.querySelector("button")?.focus();
    await look();
  }

  const progressText = h("p", { class: "analysis-progress-text" });
  const progressId = uniqueId("progress");
  const bar = h("progress", { attr: { id: progressId, "aria-label": t("analysis-progress-label") } });
  const action = h("button", { class: "btn", attr: { type: "button" }, on: { click: () => work(!found.state.running) } });
  const levels = h("div");
  const about = h("p", { class: "muted small" });
  const intro = h("p", null, t("analysis-intro"));
  const limits = h("p", { class: "small" });

  function drawControls() {
    const { running, done, of, seconds_left: left, older } = found.state;
    if (levels.dataset["level"] !== level) {
      fill(levels, segmented({ legend: t("analysis-level"), choices: LEVELS.map((value) => ({ value, text: t(`analysis-level-${value}`) })), value: level, onChange: choose }));
      levels.dataset["level"] = level;
    }
    intro.hidden = done > 0 || running;
    about.textContent = t(older ? "analysis-older" : `analysis-level-${level}-about`);
    const over = done >= of && !older;
    const idle = over && !running;
    (idle ? menu : desk).append(controls);
    menu.hidden = !idle;
    fill(/** @type {HTMLElement} */ (menu.querySelector("summary > span")), t(`analysis-level-${level}`));
    menu.querySelector("summary")?.setAttribute("aria-label", `${t("analysis-level")}: ${t(`analysis-level-${level}`)}`);
    action.hidden = over && !running;
    action.className = running ? "btn" : "btn primary";
    fill(action, icon(running ? "pause" : "graph"), t(running ? "analysis-stop" : older ? "analysis-again" : done > 0 ? "analysis-continue" : "analysis-run"));
    bar.max = Math.max(1, of);
    bar.value = done;
    bar.hidden = !running && (done === 0 || done >= of);
    const words = of === 0 ? t("analysis-none") : running || done > 0 ? t("analysis-progress", { done, of }) : "";
    progressText.textContent = [over && !running ? "" : words, running && left !== null && leftText(left)].filter(Boolean).join(" · ");
    progressText.hidden = progressText.textContent === "";
    const unit = found.analysis.unit;
    limits.textContent = unit === undefined ? "" : t("analysis-unit", { unit: number(unit, { maximumFractionDigits: 2 }) });
    limits.hidden = unit === undefined;
  }

  // ---- what it has found ----

  function drawResults() {
    const { analysis } = found;
    results.hidden = analysis.analysed === 0;
    if (results.hidden) return;
    fill(cards, playerCards(analysis, names()));
    fill(table, figuresTable(analysis, names()));
    list.draw(analysis, names(), onlyErrors);
    if (place === null || !current()) {
      const decisions = decisionsOf(analysis);
      const first = decisions.find(isError) ?? decisions.find(isListed);
      if (first && place === null) {
        go(first.index, true);
        return;
      }
    }
    drawGraphs();
    const decision = current();
    if (decision && facts.dataset["index"] !== keyOf(decision)) show(decision);
    list.mark(place);
    markTools();
  }

  const keyOf = (/** @type {Decision} */ decision) => `${level} ${decision.index} ${decision.action}`;

  function drawGraphs() {
    const focused = lines.contains(document.activeElement) ? document.activeElement?.getAttribute("data-index") : null;
    const which = [...lines.children].findIndex((figure) => figure.contains(document.activeElement));
    fill(lines, graphs({ analysis: found.analysis, names: names(), address: addressOf, place }));
    if (focused) /** @type {SVGElement | null | undefined} */ (lines.children[which]?.querySelector(`[data-index="${focused}"]`))?.focus({ preventScroll: true });
  }

  /** The next decision of a kind from the one that is looked at. @param {1 | -1} way @param {(decision: Decision) => boolean} wanted */
  function beside(way, wanted) {
    const from = place ?? -1;
    const decisions = decisionsOf(found.analysis).filter(wanted);
    return way > 0 ? decisions.find((decision) => decision.index > from) : decisions.findLast((decision) => decision.index < from);
  }

  /** @param {1 | -1} way @param {(decision: Decision) => boolean} wanted */
  function step(way, wanted) {
    const next = beside(way, wanted);
    if (next) go(next.index);
  }

  function markTools() {
    tools.previousError.disabled = !beside(-1, isError);
    tools.previous.disabled = !beside(-1, isListed);
    tools.next.disabled = !beside(1, isListed);
    tools.nextError.disabled = !beside(1, isError);
  }

  /** @param {number} index @param {boolean} [quiet] nobody has asked for it */
  function go(index, quiet = false) {
    place = index;
    history.replaceState(null, "", addressOf(place));
    drawGraphs();
    list.mark(place);
    markTools();
    const decision = current();
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
    facts.dataset["index"] = keyOf(decision);
    drawFacts(decision, isJudged(decision) ? (decision.alternatives[0] ?? null) : null);
    let view = views.get(decision.before);
    if (!view) {
      view = api.view(id, { at: decision.before });
      views.set(decision.before, view);
      view.catch(() => views.delete(decision.before));
    }
    try {
      const past = await view;
      if (mine !== asked || closed) return;
      lay(decision, past);
      inDepth.ask(...requestOf(decision, past));
    } catch (error) {
      toast(reason(error), "danger");
    }
  }

  /** The board before a decision. @param {Decision} decision @param {View} past */
  function lay(decision, past) {
    showView(board, past, bottom, whole.events.filter((event) => event.seq <= decision.before));
    board.trail = null;
    const sides = [decision.player, other(decision.player)].map((player) => sideAloud(past.board, past.rules.track, player, board.view.numbers ?? bottom, names()[player]));
    board.label = [t("analysis-board", { player: names()[decision.player] }), ...sides].join(". ");
  }

  /** Another roll of the decision that is looked at, with its best play as arrows. @param {RollStudy} roll */
  function previewRoll(roll) {
    const decision = current();
    if (!decision) return;
    const player = onRoll(decision);
    const values = shownDice(roll.dice);
    board.verdicts = [];
    legend.textContent = "";
    board.dice = { player, values, left: values };
    board.trail = { ...trailOf({ player, dice: [], steps: roll.moves.map(([from, to]) => ({ from, to, hit: 0 })) }), ahead: true };
  }

  /** @param {Decision} decision @param {Alternative | null} shown */
  function drawFacts(decision, shown) {
    const { analysis } = found;
    const game = analysis.games.find((each) => each.decisions.includes(decision)) ?? analysis.games[0];
    if (!game) return;
    const focused = facts.contains(document.activeElement);
    fill(facts, detail({
      analysis: { ...analysis, mars: whole.rules.mars }, game, decision, names: names(), shown,
      onShow: (play) => {
        drawFacts(decision, play);
        // A roll of the study may stand on the board.
        if (board.trail) void views.get(decision.before)?.then((past) => decision.index === place && lay(decision, past));
        if (focused || shown) /** @type {HTMLElement | null} */ (facts.querySelector("[aria-pressed='true']"))?.focus();
      },
      whatIf: opponentChoice(() => whatIf(decision)),
      onRollout: () => askRollout((manner) => rollOut(decision, manner)),
      mark: marked.toggle(decision),
      study: inDepth.element,
      picture: pictureButtons({ id, at: decision.before }, decision.kind === "play" ? hopsOf(decision.player, shown ?? decision.alternatives?.[0]) : []),
    }));
    const verdicts = isJudged(decision) && shown && decision.kind === "play" ? verdictsOf(decision, shown) : [];
    board.verdicts = verdicts;
    const two = verdicts.filter((verdict) => verdict.hops.length > 0 && verdict.tone !== "good").length > 1;
    legend.textContent = two ? t("analysis-legend") : "";
  }

  /** @param {Decision} decision */
  async function whatIf(decision) {
    try {
      const view = await api.whatIf(id, { at: decision.before, player: /** @type {Player} */ (decision.player), level: settings.get("opponent") });
      location.hash = `#/match/${view.id}`;
    } catch (error) {
      toast(reason(error), "danger");
    }
  }

  /** The button for a game that goes on from a decision, and the level of the engine in it. @param {() => void} go */
  function opponentChoice(go) {
    return h("div", { class: "row what-if" },
      h("button", { class: "btn small", attr: { type: "button" }, on: { click: go } }, icon("play"), t("analysis-what-if")),
      dropdown({ label: t("analysis-what-if-level"), inline: true, choices: levelsOfPlay.map((value) => ({ value, text: levelName(value) })), value: settings.get("opponent"), onChange: (value) => settings.set("opponent", value) }));
  }

  /** Begins the rollout of a decision, of a play with that which was made. @param {Decision} decision @param {Manner} manner */
  function rollOut(decision, manner) {
    const made = isJudged(decision) && decision.kind === "play" ? decision.alternatives.find((play) => play.played)?.moves : undefined;
    return api.rollOut({ place: { id, at: decision.before }, moves: made?.length ? [made] : [], ...manner });
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
    const button = (/** @type {"html" | "text" | "json"} */ format, /** @type {string} */ extension, /** @type {string} */ name) => {
      const save = () => api.analysisFile(id, level, format).then((file) => download(file, `tavola-${id}-${level}.${extension}`), (error) => toast(reason(error), "danger"));
      return h("button", { class: "btn small", attr: { type: "button" }, on: { click: save } }, icon("export"), name);
    };
    return h("div", { class: "row", attr: { role: "group", "aria-label": t("analysis-save") } }, h("span", { class: "muted small" }, t("analysis-save")), button("html", "html", "HTML"), button("text", "txt", t("analysis-save-text")), button("json", "json", "JSON"));
  }

  fill(controls, intro, levels, h("div", { class: "analysis-work" }, action, h("div", { class: "analysis-progress" }, bar, progressText)), about, limits);
  const filter = segmented({
    legend: t("analysis-decisions"),
    plain: true,
    choices: [{ value: "errors", text: t("analysis-only-errors") }, { value: "all", text: t("analysis-all") }],
    value: "errors",
    onChange: (value) => {
      onlyErrors = value === "errors";
      list.draw(found.analysis, names(), onlyErrors);
      list.mark(place);
    },
  });
  fill(results,
    // The board first; beside it the verdict and the list, which scroll by themselves and never push it.
    h("div", { class: "analysis-columns" },
      h("div", { class: "analysis-stage" },
        board,
        h("div", { class: "replay-tools", attr: { role: "group", "aria-label": t("replay-tools") } }, tools.previousError, tools.previous, tools.next, tools.nextError),
        legend),
      h("div", { class: "analysis-side" },
        facts,
        h("h2", { class: "visually-hidden" }, t("analysis-decisions")),
        filter,
        marked.element,
        list.element)),
    cards,
    lines,
    h("p", { class: "muted small replay-keys" }, t("analysis-keys")),
    h("details", { class: "card figures-details" }, h("summary", null, t("analysis-figures")), table, h("p", { class: "small muted" }, t("analysis-figures-help"))),
    saving(),
    h("p", { class: "row" }, link("/profile", { class: "btn small" }, icon("graph"), t("nav-profile")), link("/practice", { class: "btn small" }, icon("bulb"), t("nav-practice"))));
  root.append(
    h("div", { class: "page analysis" },
      h("div", { class: "replay-head" },
        h("div", null,
          h("h1", { class: "replay-title" }, t("analysis-title")),
          h("p", { class: "muted small" }, [playersName(whole.players), playedName({ rules: whole.rules.name, match_rules: whole.match_rules, title: whole.rules.title }), matchName(whole.match)].join(" · "))),
        h("div", { class: "row" },
          menu,
          link(`/replay/${id}`, { class: "btn small" }, icon("list"), t("replay-link")),
          whole.phase.kind !== "match-over" && link(`/match/${id}`, { class: "btn small" }, icon("play"), t("home-resume")))),
      desk,
      results),
  );
  document.addEventListener("keydown", onKey);
  drawControls();
  drawResults();
  if (found.state.running) waiting = setTimeout(look, LOOK_MS);

  return {
    title: t("analysis-title"),
    leave() {
      closed = true;
      clearTimeout(waiting);
      document.removeEventListener("keydown", onKey);
    },
    follow(next) {
      if (next.parts[0] !== id || levelOf(next.query.get("level")) !== level) return false;
      const index = Number(next.query.get("d"));
      if (next.query.has("d") && index !== place) go(index);
      return true;
    },
  };
}

/** Who is on roll at a decision: who answers a double is not. @param {Decision} decision @returns {Player} */
const onRoll = ({ kind, player }) => (["take", "drop", "beaver", "raccoon"].includes(kind) ? other(player) : player);

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
  const away = length > 0 ? /** @type {const} */ ([length - score[player], length - score[other(player)]]) : null;
  if (decision.xgid !== undefined) return [{ text: decision.xgid, rules: rules.name, options: rules.options }, away];
  // A game that no id describes.
  const terms = { ...moneyTerms(), dice: past.dice, offer: player === decision.player ? null : /** @type {const} */ ("double"), cube: cube.value, owner: cube.owner, length, score, crawford };
  return [{ board, rules: rules.name, options: rules.options, player, terms }, away];
}

/**
 * @param {string} picture
 * @param {string} text
 * @param {() => void} act
 */
function tool(picture, text, act) {
  return h("button", { class: "btn icon", attr: { type: "button", "aria-label": text, title: text }, on: { click: act } }, icon(picture));
}
