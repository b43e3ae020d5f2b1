// Rule sets side by side: their differences first, then their common rules.

import { rulebook } from "../api/rulebook.js";
import { dropdown } from "../controls.js";
import { fill, h, loadStyle } from "../dom.js";
import { icon } from "../icons.js";
import { t } from "../i18n.js";
import { gameName } from "../names.js";
import { optionName, optionValueName } from "../option-names.js";
import { reason } from "../notices.js";

/** @import {Address, Page} from "../page.js" */
/** @import {ComparisonRow, CustomRules} from "../wire.js" */

const MOST = 5;
const LEAFLETS = ["leaflet-000", "leaflet-001", "leaflet-002", "leaflet-003", "leaflet-004"];
const CUSTOM = "custom:";

/**
 * Address: `/compare?games=NAME,NAME,custom:ID`; the five leaflets if nothing is asked for.
 * @param {HTMLElement} root
 * @param {Address} address
 * @returns {Promise<Page>}
 */
export async function mountCompare(root, { query }) {
  const [catalogue, customRules] = await Promise.all([
    rulebook.catalogue(),
    rulebook.customRules(),
    loadStyle(new URL("../styles/rules.css", import.meta.url)),
  ]);
  /** Everything that can be compared, by its word in the address. @type {Map<string, CustomRules>} */
  const all = new Map([
    ...customRules.map(
      (custom) =>
        /** @type {[string, CustomRules]} */ ([
          CUSTOM + custom.id,
          { name: custom.name, game: custom.game, options: custom.options },
        ]),
    ),
    ...catalogue.rules
      .filter((card) => card.in_turn.length === 0)
      .map(
        (card) =>
          /** @type {[string, CustomRules]} */ ([
            card.name,
            { name: gameName(card.name), game: card.name, options: {} },
          ]),
      ),
  ]);
  const asked = (query.get("games") ?? "").split(",").filter((word) => all.has(word));
  let chosen = (asked.length > 0 ? [...new Set(asked)] : LEAFLETS).slice(0, MOST);
  const tools = h("div", { class: "compare-tools" });
  const result = h("div", { attr: { "aria-live": "polite" } });
  let turn = 0;

  /** @param {string[]} words */
  function choose(words) {
    chosen = words;
    history.replaceState(null, "", `#/compare?games=${chosen.map(encodeURIComponent).join(",")}`);
    drawTools();
    drawTable();
  }

  function drawTools() {
    fill(
      tools,
      h(
        "ul",
        { class: "row plain-list" },
        chosen.map((word) => {
          const name = all.get(word)?.name ?? word;
          return h(
            "li",
            { class: "chip" },
            name,
            " ",
            h(
              "button",
              {
                class: "link-button",
                attr: { type: "button", "aria-label": t("compare-remove", { game: name }) },
                on: { click: () => choose(chosen.filter((other) => other !== word)) },
              },
              "×",
            ),
          );
        }),
      ),
      h(
        "div",
        { class: "row" },
        chosen.length < MOST &&
          dropdown({
            label: t("compare-add"),
            inline: true,
            choices: [
              { value: "", text: "…" },
              ...[...all]
                .filter(([word]) => !chosen.includes(word))
                .map(([value, { name }]) => ({ value, text: name })),
            ],
            value: "",
            onChange: (word) => {
              if (word !== "") choose([...chosen, word]);
              tools.querySelector("select")?.focus();
            },
          }),
        h(
          "button",
          { class: "btn small", attr: { type: "button" }, on: { click: () => choose(LEAFLETS) } },
          t("compare-leaflets"),
        ),
        h(
          "button",
          { class: "btn small", attr: { type: "button" }, on: { click: () => print() } },
          icon("print"),
          t("print"),
        ),
      ),
    );
  }

  async function drawTable() {
    turn += 1;
    const mine = turn;
    if (chosen.length < 2) {
      fill(result, h("p", { class: "muted" }, t("compare-lead")));
      return;
    }
    try {
      const rows = await rulebook.compare(chosen.flatMap((word) => all.get(word) ?? []));
      if (mine !== turn) return;
      const different = rows.filter((row) => !row.same);
      fill(
        result,
        h("h2", null, t("compare-differences", { count: different.length })),
        table(different),
        h("h2", null, t("compare-same")),
        list(rows.filter((row) => row.same)),
      );
    } catch (error) {
      if (mine === turn) fill(result, h("p", { class: "error", attr: { role: "alert" } }, reason(error)));
    }
  }

  /** @param {ComparisonRow[]} rows */
  function table(rows) {
    if (rows.length === 0) return null;
    return h(
      "div",
      { class: "compare-scroll", attr: { tabindex: 0, role: "region", "aria-label": t("compare-title") } },
      h(
        "table",
        { class: "compare" },
        h(
          "thead",
          null,
          h(
            "tr",
            null,
            h("th", { attr: { scope: "col" } }, t("compare-rule")),
            chosen.map((word) => h("th", { attr: { scope: "col" } }, all.get(word)?.name ?? word)),
          ),
        ),
        h(
          "tbody",
          null,
          rows.map((row) =>
            h(
              "tr",
              null,
              h("th", { attr: { scope: "row" } }, optionName(row)),
              row.values.map((value) => h("td", null, optionValueName(row, value))),
            ),
          ),
        ),
      ),
    );
  }

  /** @param {ComparisonRow[]} rows */
  function list(rows) {
    return h(
      "dl",
      { class: "compare-same" },
      rows.map((row) =>
        h("div", null, h("dt", null, optionName(row)), h("dd", null, optionValueName(row, row.values[0] ?? "other"))),
      ),
    );
  }

  root.append(
    h(
      "div",
      { class: "page compare-page" },
      h("h1", null, t("compare-title")),
      h("p", { class: "muted" }, t("compare-lead")),
      tools,
      result,
    ),
  );
  drawTools();
  await drawTable();
  return { title: t("compare-title") };
}
