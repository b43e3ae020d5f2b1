// The window of the cube: from which chances on a player doubles, takes, cashes or plays on.

import { h } from "../dom.js";
import { t } from "../i18n.js";
import { fixed, percent } from "./words.js";

/** @import {CubeWindow, CubeWindows, MarketLosers} from "../wire.js" */

/** @param {CubeWindows} windows @param {MarketLosers | null} market */
export function cubePart(windows, market) {
  /** @type {(keyof CubeWindow)[]} */
  const points = ["take", "double", "cash", "too_good"];
  const rows = /** @type {const} */ (["model", "dead", "live"]);
  return [
    h("h3", null, t("study-window")),
    h("p", { class: "small muted" }, t("study-window-lead", { win: percent(windows.win) })),
    h(
      "table",
      { class: "list figures study-window" },
      h(
        "thead",
        null,
        h(
          "tr",
          null,
          h("td", null),
          points.map((point) => h("th", { attr: { scope: "col" } }, t(`study-${point.replace("_", "-")}`))),
        ),
      ),
      h(
        "tbody",
        null,
        rows.map((row) =>
          h(
            "tr",
            null,
            h("th", { attr: { scope: "row" } }, t(`study-${row}`)),
            points.map((point) => {
              const chance = windows[row][point];
              return h("td", null, chance === null ? "–" : percent(chance));
            }),
          ),
        ),
      ),
    ),
    h(
      "p",
      { class: "small" },
      t("study-gammon-price", { own: fixed(windows.gammon_price), other: fixed(windows.gammon_price_other) }),
    ),
    market && h("p", { class: "small" }, t("study-market", { losers: percent(market.losers) })),
  ];
}
