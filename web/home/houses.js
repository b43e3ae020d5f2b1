// House rules on the first page: what has been made and kept, and the ways to make more.

import { api } from "../api.js";
import { boardPicture } from "../board-picture.js";
import { fill, h, link } from "../dom.js";
import { icon } from "../icons.js";
import { t } from "../i18n.js";
import { gameName } from "../names.js";
import { announce, reason } from "../notices.js";
import { askWhether } from "../question.js";
import { houseAddress } from "../setup/house.js";

/** @import {House, StoredHouse} from "../wire.js" */

/** @param {StoredHouse[]} houses */
export function housesSection(houses) {
  let kept = houses;
  const list = h("ul", { class: "grid plain-list family-leaflet" });
  const failure = h("p", { class: "error", attr: { role: "alert" } });
  const file = h("input", { class: "visually-hidden", attr: { type: "file", accept: ".toml", tabindex: -1, "aria-hidden": "true" }, on: { change: open } });

  /** What a file holds is looked at before it is kept. */
  async function open() {
    failure.textContent = "";
    try {
      const text = (await file.files?.[0]?.text()) ?? "";
      location.hash = `#${houseAddress(await api.readHouse(text))}`;
    } catch (error) {
      failure.textContent = reason(error);
      announce(failure.textContent);
    }
    file.value = "";
  }

  /** @param {StoredHouse} house */
  async function remove(house) {
    const sure = await askWhether({ title: t("house-remove"), text: t("house-remove-ask", { name: house.name }), yes: t("house-remove"), danger: true });
    if (!sure) return;
    try {
      await api.removeHouse(house.id);
      kept = kept.filter(({ id }) => id !== house.id);
      draw();
    } catch (error) {
      failure.textContent = reason(error);
    }
  }

  /** @param {StoredHouse} house */
  function card(house) {
    const rules = new URLSearchParams({ options: JSON.stringify(house.options), title: house.name });
    return h(
      "li",
      { class: "card game-card" },
      house.start && house.track && boardPicture({ board: house.start, track: house.track, label: t("board-start", { game: house.name }) }),
      h("h3", null, house.name),
      h("p", { class: "muted small" }, t("house-about", { game: gameName(house.game), count: Object.keys(house.options).length })),
      h(
        "p",
        { class: "row" },
        link(`/new?house=${house.id}`, { class: "btn small primary", attr: { "aria-label": t("play-game", { game: house.name }) } }, t("play-short")),
        link(`/rules/${house.game}?${rules}`, { class: "btn small", attr: { "aria-label": t("rules-of", { game: house.name }) } }, t("rules-link")),
        h("button", { class: "btn small quiet", attr: { type: "button" }, on: { click: () => remove(house) } }, icon("trash"), t("house-remove")),
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
    { class: "games houses" },
    h("h2", null, t("houses-title")),
    h("p", { class: "muted" }, t("houses-lead")),
    list,
    h(
      "p",
      { class: "row" },
      link("/new?make=house", { class: "btn" }, icon("pencil"), t("houses-new")),
      h("button", { class: "btn", attr: { type: "button" }, on: { click: () => file.click() } }, icon("open"), t("houses-open")),
      link("/compare", { class: "btn" }, icon("columns"), t("compare-title")),
    ),
    file,
    failure,
  );
}
