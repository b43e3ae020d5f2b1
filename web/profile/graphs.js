// Graphs of a profile: PR and luck, match by match.

import { graph } from "../analysis/graph.js";
import { equity, fixed } from "../analysis/words.js";
import { h } from "../dom.js";
import { t } from "../i18n.js";
import { dayText, nameText, prText } from "./words.js";

/** @import {Point, Spot} from "../analysis/graph.js" */
/** @import {Profile, ProfileMatch} from "../wire.js" */

/** @param {ProfileMatch} match @param {string} figure */
const pointText = (match, figure) =>
  [match.date && dayText(match.date), t("profile-against", { opponent: nameText(match.opponent) }), figure]
    .filter(Boolean)
    .join(", ");

/** PR match by match, and that of all matches so far. @param {ProfileMatch[]} history @param {Profile} profile */
export function prGraph(history, profile) {
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
  return figure(history, profile, { title: t("profile-graph-pr"), line, points, label: (value) => fixed(value, 1) });
}

/** @param {ProfileMatch[]} history @param {Profile} profile */
export function luckGraph(history, profile) {
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
  return figure(history, profile, { title: t("profile-graph-luck"), line, points, label: equity });
}

/**
 * One line through the matches of a profile. A point leads to the analysis of its match.
 * @param {ProfileMatch[]} history
 * @param {Profile} profile
 * @param {{ title: string, line: Spot[], points: Point[], label: (value: number) => string }} content
 */
function figure(history, profile, { title, line, points, label }) {
  const address = (/** @type {number} */ at) => `#/analysis/${history[at]?.id}?level=${profile.level}`;
  const picture = graph({ title, of: history.length, lines: [line], points, games: [], label, address, place: null });
  return h(
    "figure",
    { class: "graph-box" },
    h("figcaption", null, h("h2", null, title), h("p", { class: "small muted" }, t("profile-graph-help"))),
    picture,
  );
}
