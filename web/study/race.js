// The race: pips and wastage of both players, and what the counts of Keith and Kleinman say.

import { h } from "../dom.js";
import { number, t } from "../i18n.js";
import { fixed, percent } from "./words.js";

/** @import {RaceCounts, RaceSide} from "../wire.js" */

/** @param {RaceCounts} race */
export function racePart(race) {
  const exact = (/** @type {number | null} */ value) => (value === null ? null : fixed(value));
  /** @type {[string, (side: RaceSide) => string | null][]} */
  const rows = [
    [t("study-pips"), (side) => number(side.pips)],
    [t("study-effective"), (side) => exact(side.effective)],
    [t("study-wastage"), (side) => exact(side.wastage)],
    [t("study-rolls-needed"), (side) => exact(side.rolls)],
    [t("study-keith"), (side) => number(side.keith)],
  ];
  return [
    h("h3", null, t("study-race")),
    h(
      "table",
      { class: "list figures study-race" },
      h(
        "thead",
        null,
        h(
          "tr",
          null,
          h("td", null),
          h("th", { attr: { scope: "col" } }, t("study-on-roll")),
          h("th", { attr: { scope: "col" } }, t("study-opponent")),
        ),
      ),
      h(
        "tbody",
        null,
        rows.map(([words, figure]) => {
          const [own, other] = [figure(race.own), figure(race.other)];
          return (
            own !== null &&
            other !== null &&
            h("tr", null, h("th", { attr: { scope: "row" } }, words), h("td", null, own), h("td", null, other))
          );
        }),
      ),
    ),
    h(
      "p",
      { class: "small" },
      t("study-keith-verdict", {
        leader: number(race.keith_leader),
        other: number(race.other.keith),
        verdict: t(`hint-${race.keith_double}`),
      }),
    ),
    h("p", { class: "small" }, t("study-kleinman", { win: percent(race.kleinman) })),
  ];
}
