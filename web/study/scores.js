// The same decision at every score of a match.

import { h } from "../dom.js";
import { number, t } from "../i18n.js";
import { signed } from "../play/hint.js";

/** @import {ScoreCube, ScoreMap, ScorePlay} from "../wire.js" */

/** The points that the player on roll and the opponent need; null for money. @typedef {readonly [number, number] | null} Away */

/**
 * @template {ScoreCube | ScorePlay} T
 * @param {T[][]} scores
 * @param {Away} away
 * @param {(cell: T) => [string, string, string]} shown the class, the text and the words of a cell
 */
function scoreTable(scores, away, shown) {
  return h(
    "table",
    { class: "study-scores" },
    h(
      "thead",
      null,
      h(
        "tr",
        null,
        h("td", null),
        scores.map((_, index) => h("th", { attr: { scope: "col" } }, number(index + 1))),
      ),
    ),
    h(
      "tbody",
      null,
      scores.map((row, index) =>
        h(
          "tr",
          null,
          h("th", { attr: { scope: "row" } }, number(index + 1)),
          row.map((cell, column) => {
            const [kind, text, words] = shown(cell);
            const here = away?.[0] === index + 1 && away[1] === column + 1;
            return h(
              "td",
              {
                class: `study-${kind}${here ? " here" : ""}`,
                attr: { title: words, ...(here && { "aria-current": "true" }) },
              },
              h("span", { attr: { "aria-hidden": "true" } }, text),
              h("span", { class: "visually-hidden" }, words),
            );
          }),
        ),
      ),
    ),
  );
}

/** Meaning of the frame in the table of scores. @param {readonly unknown[]} scores @param {Away} away */
const hereLine = (scores, away) =>
  away !== null && Math.max(...away) <= scores.length && h("li", null, t("study-here"));

/** Whether some score has something to decide: without that the map would be dashes. @param {ScoreMap} map */
export const hasChoice = (map) => map.kind === "play" || map.scores.flat().some((cell) => cell.action !== null);

/** @param {ScoreMap} map @param {Away} away the score of the match that the position is from */
export function scorePart(map, away) {
  const head = h("h3", null, t("study-scores"));
  const lead = h("p", { class: "small muted" }, t("study-scores-lead"));
  if (map.kind === "play") {
    const others = [...new Set(map.scores.flat().map((cell) => cell.text))].filter((text) => text !== map.money.text);
    // A table of one repeated letter has no more content than a sentence.
    if (others.length === 0) return [head, h("p", null, t("study-one", { play: map.money.text }))];
    const mark = (/** @type {ScorePlay} */ cell) =>
      cell.text === map.money.text ? "A" : String.fromCharCode(66 + others.indexOf(cell.text));
    return [
      head,
      lead,
      scoreTable(map.scores, away, (cell) => {
        const loses = cell.money_loses > 0 ? ` (${t("study-money-loses", { loss: signed(-cell.money_loses) })})` : "";
        return [cell.text === map.money.text ? "same" : "other", mark(cell), cell.text + loses];
      }),
      h(
        "ul",
        { class: "study-key small" },
        [map.money.text, ...others].map((text, index) =>
          h("li", null, `${String.fromCharCode(65 + index)}: ${text}`, index === 0 && ` (${t("study-money")})`),
        ),
        hereLine(map.scores, away),
      ),
    ];
  }
  /** @type {Record<string, string>} */
  const short = { "no-double": "ND", "double-take": "DT", "double-drop": "DP", "too-good": "TG" };
  const words = (/** @type {ScoreCube} */ cell) => {
    if (!cell.action) return t("study-no-use");
    return cell.equal
      ? `${t("study-equal")}: ${t(`hint-${cell.action}`)} / ${t(`hint-${cell.equal}`)}`
      : t(`hint-${cell.action}`);
  };
  const cells = map.scores.flat();
  const seen = ["no-double", "double-take", "double-drop", "too-good"].filter((action) =>
    cells.some((cell) => cell.action === action && !cell.equal),
  );
  return [
    head,
    lead,
    scoreTable(map.scores, away, (cell) => {
      if (cell.equal) return ["equal", "=", words(cell)];
      return [cell.action ?? "none", cell.action ? (short[cell.action] ?? "") : "–", words(cell)];
    }),
    h(
      "ul",
      { class: "study-key small" },
      seen.map((action) =>
        h("li", null, h("span", { class: `study-mark study-${action}` }, short[action]), t(`hint-${action}`)),
      ),
      cells.some((cell) => cell.equal) &&
        h("li", null, h("span", { class: "study-mark study-equal" }, "="), t("study-equal")),
      h("li", null, `${t("study-money")}: ${words(map.money)}`),
      hereLine(map.scores, away),
    ),
  ];
}
