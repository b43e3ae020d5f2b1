// The candidates of a rollout with their figures.

import { fill, h, uniqueId } from "../dom.js";
import { number, t } from "../i18n.js";
import { signed } from "../play/hint.js";
import { interval, percent, tableHead } from "./figures.js";

/** @import {RolloutRow} from "../wire.js" */

const CHANCES = /** @type {const} */ (["win", "win_gammon", "win_backgammon", "lose_gammon", "lose_backgammon"]);

/** A chance, or a dash if it does not count. @param {number | null} chance */
const share = (chance) => (chance === null ? "–" : percent(chance));

/** An interval of 95 %, or "". @param {number | null} error */
const intervalText = (error) => (error === null ? "" : interval(error));

/** A candidate in words. @param {RolloutRow} row */
export const candidateText = (row) =>
  row.kind === "play" ? row.text || t("list-dance") : t(row.kind === "roll" ? "rollout-roll" : `hint-${row.kind}`);

/**
 * @param {(row: RolloutRow) => void} onShow a play is to be shown on the board
 */
export function rolloutTable(onShow) {
  const caption = uniqueId("caption");
  const table = h("table", { class: "list figures rollout-table", attr: { "aria-describedby": caption } });
  const element = h(
    "div",
    null,
    h(
      "div",
      { class: "rollout-scroll", attr: { tabindex: 0, role: "region", "aria-label": t("rollout-table") } },
      table,
    ),
    h("p", { class: "small muted", attr: { id: caption } }, t("rollout-interval")),
  );
  /** The text of the play that is shown on the board. */
  let shown = "";

  /** @param {RolloutRow} row */
  function candidate(row) {
    const text = candidateText(row);
    const out = row.out && h("span", { class: "chip" }, t("rollout-out"));
    if (row.kind !== "play" || row.moves.length === 0) return [text, " ", out];
    const button = h(
      "button",
      {
        class: "rollout-play",
        attr: { type: "button", "data-text": row.text, "aria-pressed": String(row.text === shown) },
        on: { click: () => show(row) },
      },
      text,
    );
    return [button, " ", out];
  }

  /** @param {RolloutRow} row */
  function show(row) {
    shown = row.text;
    for (const button of table.querySelectorAll("button"))
      button.setAttribute("aria-pressed", String(button.dataset["text"] === shown));
    onShow(row);
  }

  return {
    element,
    /** @param {RolloutRow[]} rows */
    draw(rows) {
      // Chances that do not count at the score are left out.
      const used = CHANCES.filter((name) => rows.some((row) => row.kind !== "double-drop" && (row[name] ?? 0) > 0));
      const focused = table.contains(document.activeElement)
        ? /** @type {HTMLElement} */ (document.activeElement).dataset["text"]
        : undefined;
      const best = rows.findIndex((row) => row.loss === 0 && (row.trials > 0 || row.kind === "double-drop"));
      fill(
        table,
        tableHead([
          t("rollout-candidate"),
          t("rollout-equity"),
          t("rollout-loss"),
          t("rollout-trials"),
          ...used.map((name) => t(`rollout-${name.replaceAll("_", "-")}`)),
        ]),
        h(
          "tbody",
          null,
          rows.map((row, index) => {
            const known = row.trials > 0 || row.kind === "double-drop";
            return h(
              "tr",
              { class: [row.out && "out", index === best && "best"].filter(Boolean).join(" ") },
              h("th", { attr: { scope: "row" } }, candidate(row)),
              h(
                "td",
                null,
                known ? signed(row.equity) : "–",
                row.trials > 0 && h("span", { class: "muted small" }, ` ${intervalText(row.se)}`),
              ),
              h(
                "td",
                null,
                known && row.loss !== 0
                  ? [signed(-row.loss), h("span", { class: "muted small" }, ` ${intervalText(row.loss_se)}`)]
                  : "",
              ),
              h("td", null, row.kind === "double-drop" ? "" : number(row.trials)),
              used.map((name) => h("td", null, row.trials > 0 ? share(row[name]) : "")),
            );
          }),
        ),
      );
      if (focused !== undefined)
        [...table.querySelectorAll("button")]
          .find((button) => button.dataset["text"] === focused)
          ?.focus({ preventScroll: true });
    },
  };
}
