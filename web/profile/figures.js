// The figures of a profile: rates as cards and tables, and the costliest kinds of errors.

import { equity, fixed } from "../analysis/words.js";
import { h, link } from "../dom.js";
import { icon } from "../icons.js";
import { number, t } from "../i18n.js";
import { gameName } from "../names.js";
import { luckGraph, prGraph } from "./graphs.js";
import { errorText, monthText, nameText, prText } from "./words.js";

/** @import {DecisionKind, DecisionRate, Profile} from "../wire.js" */

/** Kinds of errors that are listed. */
const COSTLIEST = 8;
/** The words of cube decisions. @type {Partial<Record<DecisionKind, string>>} */
const CUBES = {
  "no-double": "hint-no-double",
  double: "act-double",
  take: "hint-take",
  drop: "hint-drop",
  beaver: "hint-beaver",
  raccoon: "hint-raccoon",
};

/** @param {Profile} profile */
export function figures(profile) {
  const { parts, months, opponents, cubes, costliest, history } = profile;
  return [
    h(
      "p",
      { class: "muted" },
      [
        gameName(profile.rules),
        t(`analysis-level-${profile.level}`),
        t("profile-matches", { count: profile.matches }),
        t("profile-games", { count: profile.games }),
      ].join(" · "),
    ),
    profile.partial ? h("p", { class: "muted small" }, t("profile-partial", { count: profile.partial })) : null,
    h(
      "div",
      { class: "profile-cards" },
      rateCard(t("profile-all"), profile.total),
      rateCard(t("analysis-checkers"), profile.checkers),
      profile.cube && rateCard(t("analysis-cube"), profile.cube),
      profile.luck &&
        h(
          "section",
          { class: "card profile-card" },
          h("h2", null, t("analysis-luck")),
          h("strong", { class: "figures" }, equity(profile.luck.equity)),
          h("p", { class: "small muted" }, t("profile-luck-rolls", { count: profile.luck.rolls })),
        ),
    ),
    h("p", { class: "small muted" }, t("profile-help")),
    h(
      "p",
      null,
      link(
        `/practice?${new URLSearchParams({ player: profile.name })}`,
        { class: "btn primary" },
        icon("bulb"),
        t("profile-practise"),
      ),
    ),
    history.length > 1 && prGraph(history, profile),
    history.length > 1 && history.some((match) => match.luck !== undefined) && luckGraph(history, profile),
    h(
      "div",
      { class: "profile-tables" },
      months.length > 1 &&
        rates(
          t("profile-by-month"),
          months.map((row) => ({ ...row, label: monthText(row.month) })),
        ),
      rates(
        t("analysis-by-part"),
        parts.map((row) => ({ ...row, label: t(`analysis-part-${row.part}`) })),
      ),
      cubes.length > 0 &&
        rates(
          t("profile-by-cube"),
          cubes.map((row) => ({ ...row, label: t(CUBES[row.kind] ?? "hint-no-double") })),
        ),
    ),
    costliest.length > 0 &&
      h(
        "section",
        { class: "card" },
        h("h2", null, t("profile-costliest")),
        h(
          "ol",
          { class: "profile-costs" },
          costliest
            .slice(0, COSTLIEST)
            .map((row) =>
              h(
                "li",
                null,
                h("span", null, `${errorText(row.error)} · ${t(`analysis-part-${row.part}`)}`),
                " ",
                h("span", { class: "muted small" }, t("profile-times", { count: row.count })),
                " ",
                h("span", { class: "figures" }, equity(-row.lost)),
              ),
            ),
        ),
      ),
    h(
      "details",
      { class: "card profile-opponents" },
      h("summary", null, t("profile-by-opponent")),
      rates(
        t("profile-by-opponent"),
        opponents.map((row) => ({ ...row, label: nameText(row.opponent) })),
      ),
    ),
  ];
}

/** @param {string} title @param {DecisionRate} rate */
function rateCard(title, rate) {
  return h(
    "section",
    { class: "card profile-card" },
    h("h2", null, title),
    h(
      "p",
      { class: "figures-rate" },
      h("span", { class: "figures-label" }, h("abbr", { attr: { title: t("analysis-pr") } }, "PR")),
      h("strong", { class: "figures" }, rate.pr === undefined ? "–" : fixed(rate.pr, 1)),
      rate.margin !== undefined && h("span", { class: "figures muted" }, `± ${fixed(rate.margin, 1)}`),
    ),
    h("p", { class: "small muted" }, t("profile-decisions", { count: rate.decisions })),
  );
}

/**
 * @param {string} caption
 * @param {(DecisionRate & {label: string, matches?: number})[]} rows
 */
function rates(caption, rows) {
  const head = [t("profile-rate"), t("analysis-decisions"), t("analysis-only-errors"), t("analysis-lost")];
  return h(
    "div",
    { class: "figures-scroll", attr: { tabindex: 0, role: "region", "aria-label": caption } },
    h(
      "table",
      { class: "list profile-table" },
      h("caption", null, h("h2", null, caption)),
      h(
        "thead",
        null,
        h(
          "tr",
          null,
          h("td", null),
          head.map((words) => h("th", { attr: { scope: "col" } }, words)),
        ),
      ),
      h(
        "tbody",
        null,
        rows.map((row) =>
          h(
            "tr",
            null,
            h(
              "th",
              { attr: { scope: "row" } },
              row.label,
              row.matches !== undefined &&
                h("span", { class: "muted small" }, ` ${t("profile-matches", { count: row.matches })}`),
            ),
            h("td", { class: "figures" }, prText(row)),
            h("td", { class: "figures" }, number(row.decisions)),
            h("td", { class: "figures" }, number(row.errors)),
            h("td", { class: "figures" }, equity(-row.lost)),
          ),
        ),
      ),
    ),
  );
}
