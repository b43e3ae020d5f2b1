// One's own ratings: a figure, a drawing and a table for each family of games.

import { svg } from "../board/svg.js";
import { h, link, loadStyle } from "../dom.js";
import { lang, loadWords, t } from "../i18n.js";
import { personName } from "../names.js";
import { people } from "./calls.js";
import { changeText, prText, ratedName, ratingText } from "./rating.js";

/** @import {OwnRating, RatedMatch} from "../wire.js" */

/** The size of a drawing, in its own units, and its edge. */
const [WIDTH, HEIGHT, EDGE] = [600, 120, 10];
/** The smallest range of ratings that a drawing shows. */
const LEAST_RANGE = 40;

/** @returns {Promise<HTMLElement>} */
export async function ownRatingsPanel() {
  const [ratings] = await Promise.all([
    people.ownRatings(),
    loadWords("people"),
    loadWords("ratings"),
    loadStyle(new URL("../styles/ratings.css", import.meta.url)),
  ]);
  return h(
    "div",
    { class: "stack" },
    h("h3", null, t("own-ratings")),
    ratings.length === 0 ? h("p", { class: "muted" }, t("own-ratings-none")) : ratings.map(one),
    h("p", { class: "row" }, link("/ratings", { class: "btn small" }, t("ratings-link"))),
  );
}

/** @param {OwnRating} rating */
function one(rating) {
  const { family, deviation, provisional, matches, history, error_rate: errors } = rating;
  return h(
    "section",
    { class: "own-rating stack tight" },
    h("h4", null, ratedName(family)),
    h(
      "p",
      null,
      h("strong", { class: "figures" }, ratingText(rating)),
      ` ± ${deviation} · ${t("own-rating-matches", { count: matches })}`,
      provisional && h("span", { class: "muted" }, ` · ${t("rating-provisional")}`),
    ),
    errors !== null &&
      h(
        "p",
        null,
        t("error-rate-of", { pr: prText(errors.pr), count: errors.matches }),
        h("span", { class: "muted" }, ` · ${t("error-rate-about")}`),
      ),
    history.length > 1 && drawing(history, ratedName(family)),
    h("details", null, h("summary", null, t("own-rating-history")), table(history, ratedName(family))),
  );
}

/** The ratings after the latest matches, from left to right. @param {readonly RatedMatch[]} history the last one first @param {string} name */
function drawing(history, name) {
  const values = history.map(({ rating }) => rating).reverse();
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const spare = Math.max(0, LEAST_RANGE - (high - low)) / 2;
  const [bottom, top] = [low - spare, high + spare];
  const x = (/** @type {number} */ at) => EDGE + ((WIDTH - 2 * EDGE) * at) / (values.length - 1);
  const y = (/** @type {number} */ value) => EDGE + ((HEIGHT - 2 * EDGE) * (top - value)) / (top - bottom);
  const label = t("own-rating-drawing", {
    name,
    count: values.length,
    first: String(values[0] ?? 0),
    last: String(values.at(-1) ?? 0),
    low: String(low),
    high: String(high),
  });
  return svg(
    "svg",
    { class: "rating-drawing", role: "img", "aria-label": label, viewBox: `0 0 ${WIDTH} ${HEIGHT}` },
    svg("path", {
      d: values.map((value, at) => `${at ? "L" : "M"}${x(at).toFixed(1)} ${y(value).toFixed(1)}`).join(""),
    }),
    svg("circle", { cx: x(values.length - 1), cy: y(values.at(-1) ?? 0), r: 5 }),
  );
}

/** @param {readonly RatedMatch[]} history @param {string} name */
function table(history, name) {
  const date = new Intl.DateTimeFormat(lang(), { dateStyle: "medium" });
  const head = (/** @type {string} */ id) => h("th", { attr: { scope: "col" } }, t(id));
  const result = (/** @type {number} */ score) =>
    t(score === 1 ? "rated-won" : score === 0 ? "rated-lost" : "rated-even");
  return h(
    "div",
    { class: "rating-history", attr: { tabindex: 0, role: "region", "aria-label": name } },
    h(
      "table",
      { class: "list figures" },
      h(
        "thead",
        null,
        h(
          "tr",
          null,
          head("rated-date"),
          head("rated-opponent"),
          head("rated-result"),
          head("rating"),
          head("rated-change"),
        ),
      ),
      h(
        "tbody",
        null,
        history.map(({ match_id: match, ended, opponent, score, rating, change }) => {
          const day = date.format(ended);
          return h(
            "tr",
            null,
            h("td", null, match === null ? day : link(`/replay/${match}`, {}, day)),
            h("td", null, opponent === null ? t("player-deleted") : personName(opponent)),
            h("td", null, result(score)),
            h("td", null, String(rating)),
            h("td", null, changeText(change)),
          );
        }),
      ),
    ),
  );
}
