// The gallery: all games by family, each with its start, how long it takes and how much of it is luck; search and filters.

import { boardPicture } from "../board-picture.js";
import { h, link, uniqueId } from "../dom.js";
import { t } from "../i18n.js";
import { familyName, gameAbout, gameName } from "../names.js";

/** @import {RuleCard} from "../wire.js" */

/**
 * The games by family, both in the order of the catalogue.
 * @param {RuleCard[]} rules
 * @returns {[string, RuleCard[]][]}
 */
export function families(rules) {
  /** @type {Map<string, RuleCard[]>} */
  const found = new Map();
  for (const card of rules) found.set(card.family, [...(found.get(card.family) ?? []), card]);
  return [...found];
}

/**
 * A choice among a few, the first of which is no choice.
 * @param {string} none
 * @param {[string, string][]} choices value and text
 */
function filter(none, choices) {
  return h(
    "select",
    { attr: { "aria-label": none } },
    h("option", { attr: { value: "" } }, none),
    choices.map(([value, text]) => h("option", { attr: { value } }, text)),
  );
}

/** @param {number} minutes */
export const lengthOf = (minutes) => (minutes <= 10 ? "short" : minutes <= 25 ? "medium" : "long");

/** @param {number} luck in percent */
export const luckOf = (luck) => (luck < 40 ? "low" : luck < 75 ? "even" : "high");

/**
 * All games by family, with a search over names and sentences, and filters. Dozens of boards take a while, so they are drawn
 * in steps: the search, then a family each.
 * @param {RuleCard[]} rules
 * @param {HTMLElement} end the place before which they are drawn
 * @returns {(() => void)[]}
 */
export function gallery(rules, end) {
  const search = h("input", {
    attr: { type: "search", "aria-label": t("home-search"), placeholder: t("home-search") },
  });
  const family = filter(
    t("home-all-families"),
    families(rules).map(([name]) => [name, familyName(name)]),
  );
  const length = filter(
    t("home-any-length"),
    ["short", "medium", "long"].map((value) => [value, t(`home-length-${value}`)]),
  );
  const luckAbout = h("p", { class: "muted small", attr: { id: uniqueId("luck") } }, t("home-luck-about"));
  const luck = filter(
    t("home-any-luck"),
    ["low", "even", "high"].map((value) => [value, t(`home-luck-${value}`)]),
  );
  const cube = filter(
    t("home-any-cube"),
    ["with", "without"].map((value) => [value, t(`home-cube-${value}`)]),
  );
  luck.setAttribute("aria-describedby", luckAbout.id);
  const filters = [family, length, luck, cube];
  const found = h("p", { class: "muted small", attr: { role: "status" } });
  const parts = families(rules).map(([name, cards]) => ({
    heading: h("h3", { class: "family" }, familyName(name)),
    list: h("ul", { class: `grid plain-list family-${name}` }),
    cards: cards.map((card) => ({
      words: `${gameName(card.name)} ${card.name} ${gameAbout(card.name)}`.toLocaleLowerCase(),
      kinds: [card.family, lengthOf(card.minutes), luckOf(card.luck), card.cube ? "with" : "without"],
      card,
    })),
  }));
  /** By name: those that have been drawn. @type {Map<string, HTMLElement>} */
  const drawn = new Map();
  /** @param {RuleCard} card */
  const draw = (card) => {
    const element = drawn.get(card.name) ?? gameCard(card);
    drawn.set(card.name, element);
    return element;
  };
  /** Shows the requested games of a family. Returns their number. @param {(typeof parts)[number]} part */
  const showPart = ({ heading, list, cards }) => {
    const wanted = search.value.trim().toLocaleLowerCase();
    const shown = cards.filter(
      ({ words, kinds }) =>
        words.includes(wanted) && filters.every(({ value }, i) => value === "" || value === kinds[i]),
    );
    heading.hidden = list.hidden = shown.length === 0;
    list.replaceChildren(...shown.map(({ card }) => draw(card)));
    return shown.length;
  };
  const show = () => {
    const count = parts.reduce((sum, part) => sum + showPart(part), 0);
    found.textContent = t("home-found", { count });
  };
  search.addEventListener("input", show);
  for (const select of filters) select.addEventListener("change", show);
  return [
    () => {
      found.textContent = t("home-found", { count: rules.length });
      const tools = h("div", { class: "gallery-tools" }, search, ...filters, found);
      end.before(forTonight(rules), tools, luckAbout);
    },
    ...parts.map((part) => () => {
      showPart(part);
      end.before(part.heading, part.list);
    }),
    () => end.before(trictrac()),
  ];
}

/** The choice of a game for tonight, which is fetched when it is opened. @param {RuleCard[]} rules */
function forTonight(rules) {
  const element = h("details", { class: "card tonight" }, h("summary", null, t("tonight-title")));
  element.addEventListener("toggle", async () => {
    const { tonight } = await import("./tonight.js");
    if (element.children.length === 1) element.append(...tonight(rules));
  });
  return element;
}

/** The one tables game that a visitor may look for in vain. */
export const trictrac = () => h("p", { class: "muted small" }, t("games-without-trictrac"));

/** The origin of a game. @param {RuleCard} card */
const origin = (card) =>
  card.leaflet === null ? t("origin-tradition") : t("origin-leaflet", { number: card.leaflet });

/** @param {RuleCard} card */
function gameCard(card) {
  const name = gameName(card.name);
  return h(
    "li",
    { class: "card game-card" },
    boardPicture({ board: card.start, track: card.track, label: t("board-start", { game: name }) }),
    h("h4", null, name),
    h("p", { class: "muted small" }, gameAbout(card.name)),
    h(
      "p",
      { class: "game-facts small" },
      [t("home-minutes", { minutes: card.minutes }), t("home-luck", { luck: card.luck }), origin(card)].join(" · "),
    ),
    h(
      "p",
      { class: "row" },
      link(
        `/new?rules=${card.name}`,
        { class: "btn small primary", attr: { "aria-label": t("play-game", { game: name }) } },
        t("play-short"),
      ),
      link(
        `/discover/${card.name}`,
        { class: "btn small", attr: { "aria-label": `${t("scenes-link")}: ${name}` } },
        t("scenes-link"),
      ),
      link(
        `/rules/${card.name}`,
        { class: "btn small", attr: { "aria-label": t("rules-of", { game: name }) } },
        t("rules-link"),
      ),
    ),
  );
}
