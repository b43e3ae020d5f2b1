// Custom rules on the first page: those made and kept, and the ways to make more.

import { rulebook } from "../api/rulebook.js";
import { boardPicture } from "../board-picture.js";
import { fill, h, link } from "../dom.js";
import { icon } from "../icons.js";
import { t } from "../i18n.js";
import { gameName } from "../names.js";
import { announce, reason } from "../notices.js";
import { askWhether } from "../question.js";
import { customAddress } from "../setup/draft.js";

/** @import {CustomRules, StoredRules} from "../wire.js" */

/** @param {StoredRules[]} customRules */
export function customSection(customRules) {
  let kept = customRules;
  const list = h("ul", { class: "grid plain-list family-leaflet" });
  const failure = h("p", { class: "error", attr: { role: "alert" } });
  const file = h("input", {
    class: "visually-hidden",
    attr: { type: "file", accept: ".toml", tabindex: -1, "aria-hidden": "true" },
    on: { change: open },
  });

  /** Examines the content of a file before it is kept. */
  async function open() {
    failure.textContent = "";
    try {
      const text = (await file.files?.[0]?.text()) ?? "";
      location.hash = `#${customAddress(await rulebook.read(text))}`;
    } catch (error) {
      failure.textContent = reason(error);
      announce(failure.textContent);
    }
    file.value = "";
  }

  /** @param {StoredRules} custom */
  async function remove(custom) {
    const sure = await askWhether({
      title: t("custom-remove"),
      text: t("custom-remove-ask", { name: custom.name }),
      yes: t("custom-remove"),
      danger: true,
    });
    if (!sure) return;
    try {
      await rulebook.remove(custom.id);
      kept = kept.filter(({ id }) => id !== custom.id);
      draw();
    } catch (error) {
      failure.textContent = reason(error);
    }
  }

  /** @param {StoredRules} custom */
  function card(custom) {
    const rules = new URLSearchParams({ options: JSON.stringify(custom.options), title: custom.name });
    return h(
      "li",
      { class: "card game-card" },
      custom.start &&
        custom.track &&
        boardPicture({ board: custom.start, track: custom.track, label: t("board-start", { game: custom.name }) }),
      h("h3", null, custom.name),
      h(
        "p",
        { class: "muted small" },
        t("custom-about", { game: gameName(custom.game), count: Object.keys(custom.options).length }),
      ),
      h(
        "p",
        { class: "row" },
        link(
          `/new?custom=${custom.id}`,
          { class: "btn small primary", attr: { "aria-label": t("play-game", { game: custom.name }) } },
          t("play-short"),
        ),
        link(
          `/rules/${custom.game}?${rules}`,
          { class: "btn small", attr: { "aria-label": t("rules-of", { game: custom.name }) } },
          t("rules-link"),
        ),
        h(
          "button",
          { class: "btn small quiet", attr: { type: "button" }, on: { click: () => remove(custom) } },
          icon("trash"),
          t("custom-remove"),
        ),
      ),
    );
  }

  function draw() {
    list.hidden = kept.length === 0;
    fill(list, kept.map(card));
  }

  draw();
  return h(
    "section",
    { class: "games customRules" },
    h("h2", null, t("custom-rules-title")),
    h("p", { class: "muted" }, t("custom-rules-lead")),
    list,
    h(
      "p",
      { class: "row" },
      link("/new?make=custom", { class: "btn" }, icon("pencil"), t("custom-rules-new")),
      h(
        "button",
        { class: "btn", attr: { type: "button" }, on: { click: () => file.click() } },
        icon("open"),
        t("custom-rules-open"),
      ),
      link("/compare", { class: "btn" }, icon("columns"), t("compare-title")),
    ),
    file,
    failure,
  );
}
