// The best of each family of games, people and programs apart.

import { rulebook } from "../api/rulebook.js";
import { dropdown } from "../controls.js";
import { fill, h, link, loadStyle } from "../dom.js";
import { loadWords, t } from "../i18n.js";
import { personName } from "../names.js";
import { reason } from "../notices.js";
import { people } from "./calls.js";
import { prText, ratedName } from "./rating.js";

/** @import {Address, Page} from "../page.js" */
/** @import {Ranked, RatingList} from "../wire.js" */

/**
 * @param {HTMLElement} root
 * @param {Address} address
 * @returns {Promise<Page>}
 */
export async function mountRatings(root, { parts }) {
  const [catalogue] = await Promise.all([
    rulebook.catalogue(),
    loadWords("people"),
    loadWords("ratings"),
    loadStyle(new URL("../styles/ratings.css", import.meta.url)),
  ]);
  if (!catalogue.people) throw new RangeError("ratings");
  const asked = catalogue.rules.some(({ rated }) => rated === parts[0]) ? (parts[0] ?? "") : "backgammon";
  const first = await people.ratings(asked);
  const lists = h("div", { class: "stack" });

  /** @param {RatingList} list */
  function show(list) {
    fill(
      lists,
      h("p", { class: "muted" }, t("ratings-who", { count: list.least })),
      list.family === "backgammon" && h("p", { class: "muted" }, t("error-rate-about")),
      h("h2", null, t("ratings-people")),
      table(t("ratings-people"), list.people),
      h("h2", null, t("ratings-programs")),
      table(t("ratings-programs"), list.programs),
    );
  }

  show(first);
  root.append(
    h(
      "div",
      { class: "page ratings" },
      h("h1", { attr: { tabindex: -1 } }, t("ratings-title")),
      h("p", { class: "muted" }, t("ratings-about")),
      dropdown({
        label: t("ratings-games"),
        choices: first.families.map((value) => ({ value, text: ratedName(value) })),
        value: asked,
        onChange: async (family) => {
          history.replaceState(null, "", `#/ratings/${family}`);
          try {
            show(await people.ratings(family));
          } catch (error) {
            fill(lists, h("p", { class: "error", attr: { role: "alert" } }, reason(error)));
          }
        },
      }),
      lists,
      h("p", { class: "row" }, link("/lobby", { class: "btn" }, t("lobby-title"))),
    ),
  );
  return { title: t("ratings-title") };
}

/** @param {string} label @param {readonly Ranked[]} ranked */
function table(label, ranked) {
  if (ranked.length === 0) return h("p", { class: "muted" }, t("ratings-none"));
  const head = (/** @type {string} */ id) => h("th", { attr: { scope: "col" } }, t(id));
  return h(
    "table",
    { class: "list figures rating-table", attr: { "aria-label": label } },
    h(
      "thead",
      null,
      h(
        "tr",
        null,
        head("ratings-rank"),
        head("ratings-name"),
        head("rating"),
        head("ratings-matches"),
        head("error-rate"),
      ),
    ),
    h(
      "tbody",
      null,
      ranked.map(({ name, rating, matches, error_rate: errors, mine }, index) =>
        h(
          "tr",
          mine ? { class: "mine" } : null,
          h("td", null, String(index + 1)),
          h(
            "th",
            { attr: { scope: "row" } },
            personName(name),
            mine && h("span", { class: "chip accent" }, t("ratings-you")),
          ),
          h("td", null, String(rating)),
          h("td", null, String(matches)),
          h("td", null, errors === null ? "–" : prText(errors.pr)),
        ),
      ),
    ),
  );
}
