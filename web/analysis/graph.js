// Graphs over the decisions of a match, as SVG: lines, a stroke at the beginning of each game, and points that lead to decisions.

import { svg } from "../board/svg.js";
import { fill, h } from "../dom.js";
import { t } from "../i18n.js";
import { decisionsOf, isError, isJudged } from "./decisions.js";
import { MARKS, cost, decidedText, diceText, equity, inMwc, percent } from "./words.js";

/** @import {Decision, MatchAnalysis} from "../wire.js" */

/** A picture on a phone has fewer units, so that its words and points keep their size. */
const narrow = matchMedia("(max-width: 36rem)");
const HEIGHT = 210;
const LEFT = 62;
const RIGHT = 14;
const EDGE = 14;

/** @typedef {{at: number, value: number}} Spot */
/** @typedef {{at: number, value: number, tone: string, words: string, shape: "circle" | "square"}} Point */

/**
 * @param {object} props
 * @param {string} props.title
 * @param {number} props.of decisions of the match
 * @param {readonly (readonly Spot[])[]} props.lines of the first player and of the second
 * @param {readonly Point[]} props.points
 * @param {readonly number[]} props.games where games begin
 * @param {(value: number) => string} props.label of the axis
 * @param {readonly [number, number]} [props.range]
 * @param {(index: number) => string} props.address of a decision
 * @param {number | null} props.place the selected decision
 */
export function graph({ title, of, lines, points, games, label, range, address, place }) {
  const WIDTH = narrow.matches ? 440 : 900;
  const values = [...lines.flat(), ...points].map((spot) => spot.value);
  let [low, high] = range ?? [Math.min(0, ...values), Math.max(0, ...values)];
  if (high - low < 1e-9) [low, high] = [low - 0.5, high + 0.5];
  const x = (/** @type {number} */ at) => LEFT + ((WIDTH - LEFT - RIGHT) * (at + 0.5)) / Math.max(1, of);
  const y = (/** @type {number} */ value) => EDGE + ((HEIGHT - 2 * EDGE) * (high - value)) / (high - low);
  const middle = range ? (low + high) / 2 : 0;
  const ticks = [...new Set([low, middle, high])].filter(
    (tick, index, all) => index === all.findIndex((other) => Math.abs(y(other) - y(tick)) < 14),
  );
  return svg(
    "svg",
    { class: "graph", role: "group", "aria-label": title, viewBox: `0 0 ${WIDTH} ${HEIGHT}` },
    ...ticks.map((tick) =>
      svg(
        "g",
        { "aria-hidden": "true" },
        svg("path", {
          class: tick === middle ? "graph-axis middle" : "graph-axis",
          d: `M${LEFT} ${y(tick)}H${WIDTH - RIGHT}`,
        }),
        svg("text", { class: "graph-tick", x: LEFT - 8, y: y(tick) + 5 }, label(tick)),
      ),
    ),
    ...games.map((at) =>
      svg("path", { class: "graph-game", d: `M${x(at - 0.5)} ${EDGE}V${HEIGHT - EDGE}`, "aria-hidden": "true" }),
    ),
    ...lines.map((line, index) =>
      svg("path", {
        class: `graph-line ${index ? "second" : "first"}`,
        "aria-hidden": "true",
        d: line.map((spot, i) => `${i ? "L" : "M"}${x(spot.at).toFixed(1)} ${y(spot.value).toFixed(1)}`).join(""),
      }),
    ),
    ...(place === null
      ? []
      : [svg("path", { class: "graph-place", d: `M${x(place)} ${EDGE}V${HEIGHT - EDGE}`, "aria-hidden": "true" })]),
    ...points.map(({ at, value, tone, words, shape }) => {
      const link = svg("a", { href: address(at), "aria-label": words, "data-index": at, tabindex: 0 });
      const [cx, cy] = [x(at), y(value)];
      link.append(svg("circle", { class: "graph-reach", cx, cy, r: 12 }));
      link.append(
        shape === "circle"
          ? svg("circle", { class: `graph-point ${tone}`, cx, cy, r: 6 })
          : svg("rect", {
              class: `graph-point ${tone}`,
              x: cx - 5.5,
              y: cy - 5.5,
              width: 11,
              height: 11,
              transform: `rotate(45 ${cx} ${cy})`,
            }),
      );
      const name = svg("title");
      name.textContent = words;
      link.append(name);
      return link;
    }),
  );
}

/**
 * @typedef {object} Shown
 * @property {MatchAnalysis} analysis
 * @property {readonly [string, string]} names
 * @property {(index: number) => string} address of a decision
 * @property {number | null} place the selected decision
 */

/**
 * Redraws the graphs of a match; a point that has the focus keeps it.
 * @param {HTMLElement} lines
 * @param {Shown} shown
 */
export function drawGraphs(lines, shown) {
  const focused = lines.contains(document.activeElement) ? document.activeElement?.getAttribute("data-index") : null;
  const which = [...lines.children].findIndex((figure) => figure.contains(document.activeElement));
  fill(lines, graphs(shown));
  if (focused)
    /** @type {SVGElement | null | undefined} */ (
      lines.children[which]?.querySelector(`[data-index="${focused}"]`)
    )?.focus({ preventScroll: true });
}

/** The two graphs of a match: the player ahead, and luck. @param {Shown} shown */
function graphs({ analysis, names, address, place }) {
  const decisions = decisionsOf(analysis);
  const games = analysis.games.slice(1).flatMap((game) => game.decisions.slice(0, 1).map((decision) => decision.index));
  const common = { of: analysis.of, games, address, place };
  const words = (/** @type {Decision} */ decision, /** @type {string} */ more) =>
    [names[decision.player], [diceText(decision), decidedText(decision)].filter(Boolean).join(": "), more]
      .filter(Boolean)
      .join(", ");

  /** The best possible worth for the first player before a decision. @param {Decision} decision @returns {number | null} */
  const ahead = (decision) => {
    if (!isJudged(decision) || decision.kind === "resign" || decision.kind === "accept" || decision.kind === "refuse")
      return null;
    const best = inMwc(analysis) ? (decision.mwc ?? 0.5) + decision.cost : decision.equity + decision.loss;
    if (decision.player === 0) return best;
    return inMwc(analysis) ? 1 - best : -best;
  };
  /** @type {Spot[]} */
  const line = [];
  /** @type {Point[]} */
  const errors = [];
  for (const decision of decisions) {
    const value = ahead(decision);
    if (value === null) continue;
    line.push({ at: decision.index, value });
    if (isError(decision))
      errors.push({
        at: decision.index,
        value,
        tone: decision.class,
        shape: decision.kind === "play" ? "circle" : "square",
        words: words(
          decision,
          `${equity(-decision.loss)} ${t(`analysis-class-${decision.class}`)} ${MARKS[decision.class]}`,
        ),
      });
  }

  /** @type {[Spot[], Spot[]]} */
  const luck = [[], []];
  /** @type {Point[]} */
  const rolls = [];
  const sums = [0, 0];
  for (const decision of decisions) {
    if (!decision.luck) continue;
    sums[decision.player] = (sums[decision.player] ?? 0) + decision.luck.cost;
    const value = sums[decision.player] ?? 0;
    luck[decision.player].push({ at: decision.index, value });
    if (decision.luck.class !== "neutral")
      rolls.push({
        at: decision.index,
        value,
        tone: decision.luck.class,
        shape: decision.luck.cost > 0 ? "circle" : "square",
        words: words(decision, `${cost(analysis, decision.luck.cost)} ${t(`analysis-luck-${decision.luck.class}`)}`),
      });
  }

  const mwc = inMwc(analysis);
  const title = t(mwc ? "analysis-graph-mwc" : "analysis-graph-equity", { player: names[0] });
  return [
    h(
      "figure",
      { class: "graph-box" },
      h("figcaption", null, h("h2", null, title), h("p", { class: "small muted" }, t("analysis-graph-help"))),
      graph({
        ...common,
        title,
        lines: [line],
        points: errors,
        label: (value) => (mwc ? percent(value, 0) : equity(value)),
        ...(mwc ? { range: /** @type {const} */ ([0, 1]) } : {}),
      }),
    ),
    h(
      "figure",
      { class: "graph-box" },
      h(
        "figcaption",
        null,
        h("h2", null, t("analysis-graph-luck")),
        h(
          "p",
          { class: "small graph-key" },
          names.map((name, index) => h("span", { class: index ? "second" : "first" }, name)),
        ),
      ),
      graph({
        ...common,
        title: t("analysis-graph-luck"),
        lines: luck,
        points: rolls,
        label: (value) => (mwc ? percent(value, 0) : cost(analysis, value)),
      }),
    ),
  ];
}
