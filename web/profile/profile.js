// A player over all their analysed matches: rates by time, opponent and kind of position, and luck.

import { graph } from "../analysis/graph.js";
import { equity, fixed } from "../analysis/words.js";
import { practice } from "../api/practice.js";
import { dropdown } from "../controls.js";
import { fill, h, link, loadStyle } from "../dom.js";
import { icon } from "../icons.js";
import { lang, loadWords, number, t } from "../i18n.js";
import { gameName, levelName } from "../names.js";
import { reason, toast } from "../notices.js";
import { settings } from "../settings.js";

/** @import {Address, Page} from "../page.js" */
/** @import {CubeMistake, DecisionKind, DecisionRate, ErrorKind, Profile, ProfileGroup, ProfileMatch, ProfileView} from "../wire.js" */

/** Names among which the reader finds their own. */
const MOST_NAMES = 8;
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

/** Whether a name is that of a level of Tavola. @param {string} name */
const isBot = (name) => /^Tavola \(\w+\)$/.test(name);

/** A name as it is read: Tavola's levels have one in every language. @param {string} name */
export function nameText(name) {
  const level = /^Tavola \((\w+)\)$/.exec(name)?.[1];
  if (level) return t("player-bot", { level: levelName(level) });
  return name || t("profile-unnamed");
}

/** @param {string} day `2026-03-14` */
const dayText = (day) =>
  new Intl.DateTimeFormat(lang(), { dateStyle: "medium", timeZone: "UTC" }).format(Date.parse(day));
/** @param {string} month `2026-03` */
const monthText = (month) =>
  new Intl.DateTimeFormat(lang(), { year: "numeric", month: "long", timeZone: "UTC" }).format(
    Date.parse(`${month}-01`),
  );

/** @type {ReadonlySet<ErrorKind>} */
const PLAY_ERRORS = new Set(
  /** @type {const} */ ([
    "missed-hit",
    "wrong-hit",
    "risk",
    "hit-cost",
    "caution",
    "replies",
    "back",
    "deep",
    "key-points",
    "play",
  ]),
);
/** @param {ErrorKind} error @returns {error is Exclude<ErrorKind, CubeMistake>} */
const isPlayError = (error) => PLAY_ERRORS.has(error);

/** @param {ErrorKind} error */
const errorText = (error) => (isPlayError(error) ? t(`profile-error-${error}`) : t(`analysis-mistake-${error}`));

/**
 * @param {HTMLElement} root
 * @param {Address} address
 * @returns {Promise<Page>}
 */
export async function mountProfile(root, { query }) {
  /** @type {import("../api/practice.js").ProfileChoice} */
  let asked = {
    name: query.get("name") ?? (settings.get("practiser") || undefined),
    rules: query.get("rules") ?? undefined,
  };
  /** @type {[ProfileView, ...unknown[]]} */
  const first = await Promise.all([
    practice.profile(asked),
    loadWords("analysis"),
    loadWords("practice"),
    loadStyle(new URL("../styles/figures.css", import.meta.url)),
    loadStyle(new URL("../styles/practice.css", import.meta.url)),
  ]);
  let view = first[0];
  const choices = h("div", { class: "profile-choices" });
  const body = h("div", { class: "stack" });
  root.append(h("div", { class: "page profile" }, h("h1", null, t("profile-title")), choices, body));

  /** @param {import("../api/practice.js").ProfileChoice} next */
  async function ask(next) {
    asked = next;
    try {
      view = await practice.profile(next);
    } catch (error) {
      toast(reason(error), "danger");
      return;
    }
    const focused = [...choices.querySelectorAll("select")].findIndex((select) => select === document.activeElement);
    draw();
    choices.querySelectorAll("select")[focused]?.focus();
    history.replaceState(
      null,
      "",
      `#/profile?${new URLSearchParams({ name: view.profile?.name ?? asked.name ?? "" })}`,
    );
  }

  const name = () => view.profile?.name ?? asked.name ?? view.names[0]?.name ?? "";
  const keyOf = (/** @type {ProfileGroup} */ { group }) => [group.rules, group.level, group.judging ?? ""].join(" ");

  /** Asks once which of the names is the reader's. */
  function whoAreYou() {
    const people = view.names.filter((each) => each.name && !isBot(each.name));
    if (settings.get("practiser") || query.has("name") || people.length < 2) return null;
    const choose = (/** @type {string} */ chosen) => {
      settings.set("practiser", chosen);
      void ask({ name: chosen });
    };
    return h(
      "section",
      { class: "card stack tight" },
      h("h2", null, t("profile-who")),
      h(
        "p",
        { class: "row" },
        people
          .slice(0, MOST_NAMES)
          .map((each) =>
            h(
              "button",
              { class: "btn", attr: { type: "button" }, on: { click: () => choose(each.name) } },
              nameText(each.name),
            ),
          ),
      ),
    );
  }

  function draw() {
    if (view.names.length === 0) {
      fill(choices);
      fill(
        body,
        h("p", { class: "empty" }, t("profile-none")),
        h("p", null, link("/matches", { class: "btn" }, icon("list"), t("nav-matches"))),
      );
      return;
    }
    const shown = view.groups.find(
      ({ group }) =>
        group.rules === view.profile?.rules &&
        group.level === view.profile?.level &&
        group.judging === view.profile?.judging,
    );
    fill(
      choices,
      dropdown({
        label: t("profile-player"),
        choices: view.names.map((each) => ({
          value: each.name,
          text: t("profile-player-of", { name: nameText(each.name), count: each.matches }),
        })),
        value: name(),
        onChange: (value) => ask({ name: value }),
      }),
      view.groups.length > 1 &&
        dropdown({
          label: t("profile-group"),
          choices: view.groups.map((each) => ({
            value: keyOf(each),
            text: t(each.older ? "profile-group-older" : "profile-group-of", {
              game: gameName(each.group.rules),
              level: t(`analysis-level-${each.group.level}`),
              count: each.matches,
            }),
          })),
          value: shown ? keyOf(shown) : "",
          onChange: (value) => {
            const group = view.groups.find((each) => keyOf(each) === value)?.group;
            if (group) ask({ name: name(), rules: group.rules, level: group.level, judging: group.judging });
          },
        }),
    );
    fill(
      body,
      whoAreYou(),
      shown?.older && h("p", { class: "card" }, t("profile-older")),
      view.profile && figures(view.profile),
    );
  }

  draw();
  return { title: t("profile-title") };
}

/** @param {Profile} profile */
function figures(profile) {
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

/** `5.2 ± 1.4`. @param {DecisionRate} rate */
const prText = (rate) =>
  rate.pr === undefined
    ? "–"
    : rate.margin === undefined
      ? fixed(rate.pr, 1)
      : t("profile-interval", { rate: fixed(rate.pr, 1), margin: fixed(rate.margin, 1) });

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

/** @param {ProfileMatch} match @param {string} figure */
const pointText = (match, figure) =>
  [match.date && dayText(match.date), t("profile-against", { opponent: nameText(match.opponent) }), figure]
    .filter(Boolean)
    .join(", ");

/** PR match by match, and that of all matches so far. @param {ProfileMatch[]} history @param {Profile} profile */
function prGraph(history, profile) {
  let [lost, decisions] = [0, 0];
  const line = history.flatMap((match, at) => {
    lost += match.lost;
    decisions += match.decisions;
    return decisions > 0 ? [{ at, value: (500 * lost) / decisions }] : [];
  });
  const points = history.flatMap((match, at) =>
    match.pr === undefined
      ? []
      : [
          {
            at,
            value: match.pr,
            tone: "",
            shape: /** @type {const} */ ("circle"),
            words: pointText(match, `PR ${prText(match)}`),
          },
        ],
  );
  const title = t("profile-graph-pr");
  return figure(
    title,
    graph({
      title,
      of: history.length,
      lines: [line],
      points,
      games: [],
      label: (value) => fixed(value, 1),
      address: addressIn(history, profile),
      place: null,
    }),
  );
}

/** @param {ProfileMatch[]} history @param {Profile} profile */
function luckGraph(history, profile) {
  let sum = 0;
  const line = history.map((match, at) => {
    sum += match.luck ?? 0;
    return { at, value: sum };
  });
  const points = history.flatMap((match, at) =>
    match.luck === undefined
      ? []
      : [
          {
            at,
            value: line[at]?.value ?? 0,
            tone: match.luck > 0 ? "lucky" : "unlucky",
            shape: match.luck > 0 ? /** @type {const} */ ("circle") : /** @type {const} */ ("square"),
            words: pointText(match, equity(match.luck)),
          },
        ],
  );
  const title = t("profile-graph-luck");
  return figure(
    title,
    graph({
      title,
      of: history.length,
      lines: [line],
      points,
      games: [],
      label: (value) => equity(value),
      address: addressIn(history, profile),
      place: null,
    }),
  );
}

/** @param {ProfileMatch[]} history @param {Profile} profile @returns {(at: number) => string} */
const addressIn = (history, profile) => (at) => `#/analysis/${history[at]?.id}?level=${profile.level}`;

/** @param {string} title @param {SVGElement} picture */
function figure(title, picture) {
  return h(
    "figure",
    { class: "graph-box" },
    h("figcaption", null, h("h2", null, title), h("p", { class: "small muted" }, t("profile-graph-help"))),
    picture,
  );
}
