// The plays of a roll in the opening book, with their figures.

import { fill, h, uniqueId } from "../dom.js";
import { number, t } from "../i18n.js";
import { signed } from "../play/hint.js";

/** @import {BookPlay, BookRoll} from "../wire.js" */

/** Standard errors on each side of the interval of 95 %. */
const INTERVAL = 1.96;
const CHANCES = /** @type {const} */ (["win", "win_gammon", "lose_gammon"]);

/** @param {number} share */
const percent = (share) => number(share, { style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** @param {number} error */
const interval = (error) => `±${number(INTERVAL * error, { minimumFractionDigits: 3, maximumFractionDigits: 3 })}`;

/** @param {(play: BookPlay) => void} onShow a play is to be shown on the board */
export function playTable(onShow) {
  const caption = uniqueId("caption");
  const note = h("p", { class: "small muted", attr: { id: caption } });
  const table = h("table", { class: "list figures openings-table", attr: { "aria-describedby": caption } });
  const scroll = h(
    "div",
    { class: "openings-scroll", attr: { tabindex: 0, role: "region", "aria-label": t("openings-plays") } },
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
      { class: "openings-play", attr: { type: "button", "aria-pressed": "false" }, on: { click: () => choose(play) } },
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
      const head = (/** @type {string} */ words) => h("th", { attr: { scope: "col" } }, words);
      fill(
        table,
        h(
          "thead",
          null,
          h(
            "tr",
            null,
            head(t("openings-play")),
            head(t("rollout-equity")),
            head(t("rollout-loss")),
            head(t("openings-cubeless")),
            CHANCES.map((chance) => head(t(`rollout-${chance.replaceAll("_", "-")}`))),
          ),
        ),
        h("tbody", null, plays.map(row)),
      );
      note.textContent = t("openings-interval", { trials });
      const best = plays[0];
      if (best) choose(best);
    },
  };
}
