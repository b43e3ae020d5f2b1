// The first page: go on with a match, start another, choose among the games.

import { api } from "../api.js";
import { boardPicture } from "../board-picture.js";
import { h, link } from "../dom.js";
import { icon } from "../icons.js";
import { ago, t } from "../i18n.js";
import { familyName, gameAbout, gameName, matchName, playersName } from "../names.js";

/** @import {Page} from "../main.js" */
/** @import {MatchCard, RuleCard} from "../wire.js" */

/**
 * @param {HTMLElement} root
 * @returns {Promise<Page>}
 */
export async function mountHome(root) {
  const [catalogue, matches] = await Promise.all([api.catalogue(), api.matches()]);
  const tracks = new Map(catalogue.rules.map((card) => [card.name, card.track]));
  const resumable = matches.find((match) => match.state === "playing");
  const first = catalogue.rules[0];
  root.append(
    h(
      "div",
      { class: "page home" },
      h(
        "section",
        { class: "hero" },
        h(
          "div",
          { class: "hero-words" },
          h("h1", null, t("home-title")),
          h("p", { class: "hero-lead" }, t("home-lead")),
          resumable && resume(resumable),
          h(
            "ul",
            { class: "choices" },
            choice("/new?against=bot", "robot", t("home-bot"), t("home-bot-about"), !resumable),
            choice("/new?against=two", "people", t("home-two"), t("home-two-about"), false),
            choice("/edit", "board", t("home-edit"), t("home-edit-about"), false),
          ),
        ),
        first &&
          h(
            "div",
            { class: "hero-board" },
            boardPicture(
              resumable
                ? { board: resumable.board, track: tracks.get(resumable.rules) ?? "contrary", label: t("board-now") }
                : { board: first.start, track: first.track, label: t("board-start", { game: gameName(first.name) }) },
            ),
          ),
      ),
      h(
        "section",
        { class: "games" },
        h("h2", null, t("home-games")),
        ...gallery(catalogue.rules),
      ),
    ),
  );
  return { title: "" };
}

/** @param {MatchCard} match */
function resume(match) {
  return h(
    "div",
    { class: "resume card" },
    h(
      "div",
      null,
      h("h2", { class: "resume-title" }, playersName(match.players)),
      h("p", { class: "muted small" }, [gameName(match.rules), matchName(match.match), t("score", { first: match.score[0], second: match.score[1] }), ago(match.updated)].join(" · ")),
    ),
    link(`/match/${match.id}`, { class: "btn primary" }, icon("play"), t("home-resume")),
  );
}

/**
 * @param {string} route
 * @param {string} picture
 * @param {string} title
 * @param {string} about
 * @param {boolean} leading
 */
function choice(route, picture, title, about, leading) {
  return h(
    "li",
    null,
    link(
      route,
      { class: leading ? "choice leading" : "choice" },
      h("span", { class: "choice-icon" }, icon(picture)),
      h("span", { class: "choice-words" }, h("span", { class: "choice-title" }, title), h("span", { class: "choice-about" }, about)),
      icon("arrow"),
    ),
  );
}

/**
 * The games by family, both in the order of the catalogue.
 * @param {RuleCard[]} rules
 * @returns {[string, RuleCard[]][]}
 */
function families(rules) {
  /** @type {Map<string, RuleCard[]>} */
  const found = new Map();
  for (const card of rules) found.set(card.family, [...(found.get(card.family) ?? []), card]);
  return [...found];
}

/**
 * All games by family, with a search over names and sentences and a choice of family.
 * @param {RuleCard[]} rules
 */
function gallery(rules) {
  const search = h("input", { attr: { type: "search", "aria-label": t("home-search"), placeholder: t("home-search") } });
  const family = h(
    "select",
    { attr: { "aria-label": t("home-all-families") } },
    h("option", { attr: { value: "" } }, t("home-all-families")),
    families(rules).map(([name]) => h("option", { attr: { value: name } }, familyName(name))),
  );
  const found = h("p", { class: "muted small", attr: { role: "status" } });
  const parts = families(rules).map(([name, cards]) => ({
    name,
    heading: h("h3", { class: "family" }, familyName(name)),
    list: h("ul", { class: `grid plain-list family-${name}` }),
    cards: cards.map((card) => ({
      words: `${gameName(card.name)} ${card.name} ${gameAbout(card.name)}`.toLocaleLowerCase(),
      element: gameCard(card),
    })),
  }));
  const show = () => {
    const wanted = search.value.trim().toLocaleLowerCase();
    let count = 0;
    for (const { name, heading, list, cards } of parts) {
      const fits = family.value === "" || family.value === name;
      const shown = fits ? cards.filter((card) => card.words.includes(wanted)) : [];
      count += shown.length;
      heading.hidden = list.hidden = shown.length === 0;
      list.replaceChildren(...shown.map((card) => card.element));
    }
    found.textContent = t("home-found", { count });
  };
  search.addEventListener("input", show);
  family.addEventListener("change", show);
  show();
  return [h("div", { class: "gallery-tools" }, search, family, found), ...parts.flatMap(({ heading, list }) => [heading, list])];
}

/** @param {RuleCard} card */
function gameCard(card) {
  const name = gameName(card.name);
  return h(
    "li",
    { class: "card game-card" },
    boardPicture({ board: card.start, track: card.track, label: t("board-start", { game: name }) }),
    h("h4", null, name),
    h("p", { class: "muted small" }, gameAbout(card.name)),
    h("p", { class: "game-facts small" }, [t("home-minutes", { minutes: card.minutes }), t("home-luck", { luck: card.luck })].join(" · ")),
    h(
      "p",
      { class: "row" },
      link(`/new?rules=${card.name}`, { class: "btn small primary", attr: { "aria-label": t("play-game", { game: name }) } }, t("play-short")),
      link(`/rules/${card.name}`, { class: "btn small", attr: { "aria-label": t("rules-of", { game: name }) } }, t("rules-link")),
    ),
  );
}
