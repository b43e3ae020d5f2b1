// The figures of both players: the most important ones large, all of them in a table.

import { h } from "../dom.js";
import { number, t } from "../i18n.js";
import { amount, cost, equity, fixed } from "./words.js";

/** @import {MatchAnalysis, PlayerAnalysis} from "../wire.js" */

const CLASSES = /** @type {const} */ (["good", "doubtful", "bad", "very-bad"]);
const LUCKS = /** @type {const} */ (["very-lucky", "lucky", "neutral", "unlucky", "very-unlucky"]);
const PARTS = /** @type {const} */ (["opening", "middle", "race", "bear-off"]);
const MISTAKES = /** @type {const} */ ([
  "missed-below-cash-point",
  "missed-above-cash-point",
  "wrong-below-double-point",
  "wrong-above-too-good",
  "wrong-take",
  "wrong-drop",
  "wrong-beaver",
  "missed-beaver",
]);
const NONE = "–";

/**
 * A card for each player.
 * @param {MatchAnalysis} analysis
 * @param {readonly [string, string]} names
 */
export function playerCards(analysis, names) {
  return analysis.players.map((player, index) => {
    const wrong = [player.checkers.classes, player.cube?.classes ?? [0, 0, 0, 0]];
    const count = (/** @type {number} */ at) => wrong.reduce((sum, classes) => sum + (classes[at] ?? 0), 0);
    const errors = [1, 2, 3].map((at) => ({
      words: t(`analysis-class-${CLASSES[at]}`),
      tone: CLASSES[at] ?? "",
      count: count(at),
    }));
    return h(
      "section",
      { class: `card figures-card ${index ? "second" : "first"}` },
      h("h2", null, names[index]),
      h(
        "p",
        { class: "figures-rate" },
        h("span", { class: "figures-label" }, h("abbr", { attr: { title: t("analysis-pr") } }, "PR")),
        h("strong", { class: "figures" }, player.pr === undefined ? NONE : fixed(player.pr, 1)),
      ),
      h(
        "ul",
        { class: "figures-errors plain-list" },
        errors.map((each) =>
          h("li", { class: each.tone }, h("span", { class: "figures" }, number(each.count)), " ", each.words),
        ),
      ),
      h(
        "dl",
        { class: "figures-luck" },
        player.luck !== undefined && [
          h("dt", null, t("analysis-luck")),
          h("dd", { class: "figures" }, cost(analysis, player.luck)),
        ],
        player.luck_adjusted !== undefined && [
          h("dt", null, t("analysis-adjusted")),
          h("dd", { class: "figures" }, cost(analysis, player.luck_adjusted)),
        ],
      ),
    );
  });
}

/**
 * All figures. A row that neither player has is left out.
 * @param {MatchAnalysis} analysis
 * @param {readonly [string, string]} names
 */
export function figuresTable(analysis, names) {
  /** @type {HTMLElement[]} */
  const groups = [];
  /** @type {HTMLElement[]} */
  let rows = [];
  const group = (/** @type {string} */ heading) => {
    rows = [h("tr", null, h("th", { attr: { colspan: 3, scope: "rowgroup" } }, heading))];
    groups.push(h("tbody", null));
    return rows;
  };
  const close = () => {
    if (rows.length > 1) groups.at(-1)?.append(...rows);
    else groups.pop();
  };
  /** @param {string} label @param {(player: PlayerAnalysis) => string | undefined} figure */
  const row = (label, figure) => {
    const cells = analysis.players.map(figure);
    if (cells.some((cell) => cell !== undefined))
      rows.push(
        h(
          "tr",
          null,
          h("th", { attr: { scope: "row" } }, label),
          cells.map((cell) => h("td", { class: "figures" }, cell ?? NONE)),
        ),
      );
  };
  const rate = (/** @type {number | undefined} */ value, digits = 1) =>
    value === undefined ? undefined : fixed(value, digits);

  group(t("analysis-rates"));
  row(t("analysis-pr"), (player) => rate(player.pr, 2));
  row(t("analysis-gnubg"), (player) => rate(player.gnubg_error_rate));
  row(t("analysis-snowie"), (player) => rate(player.snowie_error_rate));
  row(t("analysis-lost"), (player) => amount(analysis, player.errors, -1));
  row(t("analysis-result"), (player) => (player.result === undefined ? undefined : cost(analysis, player.result)));
  row(t("analysis-adjusted"), (player) =>
    player.luck_adjusted === undefined ? undefined : cost(analysis, player.luck_adjusted),
  );
  close();

  group(t("analysis-checkers"));
  row(t("analysis-unforced"), (player) => number(player.checkers.unforced));
  CLASSES.slice(1).forEach((name, index) =>
    row(t(`analysis-class-${name}`), (player) => number(player.checkers.classes[index + 1] ?? 0)),
  );
  row(t("analysis-lost"), (player) => amount(analysis, player.checkers, -1));
  row(t("analysis-gnubg"), (player) => rate(player.checkers.rate));
  close();

  if (analysis.players.some((player) => player.cube)) {
    group(t("analysis-cube"));
    row(t("analysis-close"), (player) => player.cube && number(player.cube.close));
    for (const kind of MISTAKES) {
      for (const redouble of [false, true]) {
        const words = t(`analysis-mistake-${kind}`);
        row(redouble ? t("analysis-redouble", { mistake: words }) : words, (player) => {
          const found = player.cube?.mistakes.find((each) => each.kind === kind && each.redouble === redouble);
          return found && `${number(found.count)}: ${amount(analysis, found, -1)}`;
        });
      }
    }
    row(t("analysis-lost"), (player) => player.cube && amount(analysis, player.cube, -1));
    row(t("analysis-gnubg"), (player) => rate(player.cube?.rate));
    close();
  }

  group(t("analysis-luck"));
  LUCKS.forEach(
    (name, index) =>
      name !== "neutral" && row(t(`analysis-luck-${name}`), (player) => number(player.rolls[index] ?? 0)),
  );
  row(t("analysis-luck-sum"), (player) =>
    player.luck === undefined || player.luck_equity === undefined
      ? undefined
      : `${equity(player.luck_equity)} (${cost(analysis, player.luck)})`,
  );
  close();

  group(t("analysis-by-part"));
  for (const part of PARTS) {
    row(t(`analysis-part-${part}`), (player) => {
      const found = player.parts.find((each) => each.part === part);
      return found && [amount(analysis, found, -1), rate(found.rate)].filter(Boolean).join("; ");
    });
  }
  close();

  return h(
    "table",
    { class: "list figures-table" },
    h("caption", { class: "visually-hidden" }, t("analysis-figures")),
    h(
      "thead",
      null,
      h(
        "tr",
        null,
        h("td", null),
        names.map((name) => h("th", { attr: { scope: "col" } }, name)),
      ),
    ),
    groups,
  );
}
