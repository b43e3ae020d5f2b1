// The decisions of a match as a list, game by game. Rows stay the same elements while an analysis grows.

import { fill, h } from "../dom.js";
import { t } from "../i18n.js";
import { isError, isListed } from "./decisions.js";
import { classChip, lossText } from "./detail.js";
import { decidedText, diceText } from "./words.js";

/** @import {Decision, MatchAnalysis} from "../wire.js" */

export class DecisionList {
  element = h("div", { class: "decision-list card", attr: { role: "group", tabindex: 0 } });
  /** @type {Map<number, {row: HTMLElement, key: string}>} */
  #rows = new Map();
  #go;

  /** @param {(index: number) => void} go */
  constructor(go) {
    this.#go = go;
    this.element.setAttribute("aria-label", t("analysis-decisions"));
  }

  /**
   * @param {MatchAnalysis} analysis
   * @param {readonly [string, string]} names
   * @param {boolean} onlyErrors
   */
  draw(analysis, names, onlyErrors) {
    const shown = (/** @type {Decision} */ decision) => (onlyErrors ? isError(decision) : isListed(decision));
    const games = analysis.games
      .map((game) => ({ game, decisions: game.decisions.filter(shown) }))
      .filter(({ decisions }) => decisions.length > 0);
    const focused = document.activeElement;
    if (games.length === 0)
      fill(this.element, h("p", { class: "muted" }, t(onlyErrors ? "analysis-no-errors" : "analysis-none")));
    else {
      fill(
        this.element,
        games.flatMap(({ game, decisions }) => [
          h("h3", null, t("game-number", { number: game.number })),
          h(
            "ol",
            { class: "plain-list" },
            decisions.map((decision) => h("li", null, this.#row(analysis, decision, names))),
          ),
        ]),
      );
    }
    if (focused instanceof HTMLElement && this.element.contains(focused)) focused.focus({ preventScroll: true });
  }

  /** @param {MatchAnalysis} analysis @param {Decision} decision @param {readonly [string, string]} names */
  #row(analysis, decision, names) {
    const key = JSON.stringify([decision.played, decision.loss, names]);
    const before = this.#rows.get(decision.index);
    if (before?.key === key) return before.row;
    const row = h(
      "button",
      {
        class: `decision-row ${decision.class ?? ""}`,
        attr: { type: "button", "data-player": decision.player },
        on: { click: () => this.#go(decision.index) },
      },
      h("span", { class: "decision-who" }, names[decision.player]),
      h("span", { class: "figures decision-dice" }, diceText(decision)),
      h("span", { class: "decision-what" }, decidedText(decision)),
      isError(decision) &&
        h(
          "span",
          { class: "decision-loss" },
          classChip(decision),
          h("span", { class: "figures small" }, lossText(analysis, decision)),
        ),
    );
    this.#rows.set(decision.index, { row, key });
    return row;
  }

  /** Marks the selected decision, and scrolls the list, never the page, so that it is visible. @param {number | null} index */
  mark(index) {
    for (const [at, { row }] of this.#rows) {
      if (at === index) row.setAttribute("aria-current", "step");
      else row.removeAttribute("aria-current");
    }
    const row = index === null ? null : this.#rows.get(index)?.row;
    if (!row?.isConnected) return;
    const place = row.getBoundingClientRect();
    const frame = this.element.getBoundingClientRect();
    if (place.top < frame.top || place.bottom > frame.bottom)
      this.element.scrollTop += place.top - frame.top - frame.height / 2;
  }
}
