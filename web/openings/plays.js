// The plays of a roll in the opening book, with their figures.

import { fill, h, uniqueId } from "../dom.js";
import { t } from "../i18n.js";
import { signed } from "../play/hint.js";
import { interval, percent, tableHead } from "../rollout/figures.js";

/** @import {BookPlay, BookRoll} from "../wire.js" */

const CHANCES = /** @type {const} */ (["win", "win_gammon", "lose_gammon"]);

/** @param {(play: BookPlay) => void} onShow a play is to be shown on the board */
export function playTable(onShow) {
  const caption = uniqueId("caption");
  const note = h("p", { class: "small muted", attr: { id: caption } });
  const table = h("table", { class: "list figures rollout-table", attr: { "aria-describedby": caption } });
  const scroll = h(
    "div",
    { class: "rollout-scroll", attr: { tabindex: 0, role: "region", "aria-label": t("openings-plays") } },
    table,
  );

  /** @param {BookPlay} play */
  function choose(play) {
    for (const button of table.querySelectorAll("button"))
      button.setAttribute("aria-pressed", String(button.textContent === play.text));
    onShow(play);
  }

  /** @param {BookPlay} play */
  const name = (play) =>
    h(
      "button",
      { class: "rollout-play", attr: { type: "button", "aria-pressed": "false" }, on: { click: () => choose(play) } },
      play.text,
    );

  /** @param {BookPlay} play @param {number} index */
  const row = (play, index) =>
    h(
      "tr",
      { class: index === 0 ? "best" : "" },
      h("th", { attr: { scope: "row" } }, name(play)),
      h(
        "td",
        null,
        signed(play.equity),
        index === 0 && h("span", { class: "muted small" }, ` ${interval(play.error)}`),
      ),
      h("td", null, index > 0 && [signed(-play.loss), h("span", { class: "muted small" }, ` ${interval(play.error)}`)]),
      h("td", null, signed(play.cubeless)),
      CHANCES.map((chance) => h("td", null, percent(play.probs[chance]))),
    );

  return {
    element: h("div", { class: "stack tight" }, scroll, note),
    /** Shows the plays of a roll, and the best of them on the board. @param {BookRoll} roll */
    draw({ plays, trials }) {
      fill(
        table,
        tableHead([
          t("openings-play"),
          t("rollout-equity"),
          t("rollout-loss"),
          t("openings-cubeless"),
          ...CHANCES.map((chance) => t(`rollout-${chance.replaceAll("_", "-")}`)),
        ]),
        h("tbody", null, plays.map(row)),
      );
      note.textContent = t("openings-interval", { trials });
      const best = plays[0];
      if (best) choose(best);
    },
  };
}
