// The rules of a game as the server writes them from the game's own data: to read on the screen and to print.

import { matches } from "../api/matches.js";
import { rulebook } from "../api/rulebook.js";
import { boardPicture } from "../board-picture.js";
import { dropdown } from "../controls.js";
import { h, link, loadStyle } from "../dom.js";
import { icon } from "../icons.js";
import { lang, loadWords, t } from "../i18n.js";
import { ideaText } from "../learn/idea.js";
import { familyName, gameAbout, gameName } from "../names.js";
import { families, trictrac } from "../home/gallery.js";

/** @import {Address, Page} from "../page.js" */
/** @import {Catalogue, Options, RuleBlock, RuleSection, SceneView, Track} from "../wire.js" */

/**
 * Addresses: `/rules` lists the games; `/rules/NAME`; `?options=JSON&title=NAME` for rules that differ from the game's; `/rules?match=ID` for those of a match;
 * `?from=new` when the reader comes from the setting up of a game.
 * @param {HTMLElement} root
 * @param {Address} address
 * @returns {Promise<Page>}
 */
export async function mountRules(root, { parts, query }) {
  const [catalogue] = await Promise.all([
    rulebook.catalogue(),
    loadStyle(new URL("../styles/rules.css", import.meta.url)),
  ]);
  const matchId = query.get("match");
  if (!matchId && !parts[0]) return mountList(root, catalogue);
  const match = matchId ? await matches.view(matchId) : null;
  const name = match?.rules.name ?? parts[0] ?? "";
  const options = match?.rules.options ?? optionsOf(query.get("options"));
  const title = match ? match.rules.title : query.get("title");
  const page = await rulebook.page(name, lang(), options, title ?? undefined);
  const scenes = page.usual ? await scenesOf(name) : [];
  // The start has its picture already.
  const start = JSON.stringify(catalogue.rules.find((card) => card.name === name)?.start);
  const places = placed(
    scenes.filter((scene) => JSON.stringify(scene.board) !== start),
    page.sections,
  );

  root.append(
    h(
      "div",
      { class: "page rules" },
      h("h1", null, page.title),
      h("p", { class: "rules-about" }, page.about),
      h(
        "div",
        { class: "rules-bar row spread" },
        match
          ? link(`/match/${match.id}`, { class: "btn small" }, icon("back"), t("rules-back-match"))
          : query.get("from") === "new"
            ? link("/new", { class: "btn small" }, icon("back"), t("rules-back-new"))
            : h(
                "div",
                { class: "row" },
                link("/rules", { class: "btn small" }, icon("list"), t("rules-all")),
                dropdown({
                  label: t("setup-game"),
                  inline: true,
                  choices: catalogue.rules.map((card) => ({ value: card.name, text: gameName(card.name) })),
                  value: page.name,
                  onChange: (value) => {
                    location.hash = `#/rules/${value}`;
                  },
                }),
              ),
        h(
          "div",
          { class: "row" },
          !match &&
            page.usual &&
            link(`/discover/${page.name}`, { class: "btn small" }, icon("bulb"), t("scenes-link")),
          !match && link(`/new?rules=${page.name}`, { class: "btn small primary" }, icon("play"), t("play-short")),
          link("/compare", { class: "btn small" }, icon("columns"), t("compare-title")),
          h(
            "button",
            { class: "btn small", attr: { type: "button" }, on: { click: () => print() } },
            icon("print"),
            t("print"),
          ),
        ),
      ),
      h(
        "div",
        { class: "rules-columns" },
        h(
          "nav",
          { class: "rules-contents", attr: { "aria-label": t("rules-contents") } },
          h(
            "ol",
            null,
            page.sections.map((section) => h("li", null, jump(section))),
          ),
        ),
        h(
          "div",
          { class: "rules-text", attr: { lang: page.lang } },
          page.sections.map((section) => drawSection(section, page.track, places.get(section.id) ?? [])),
        ),
      ),
    ),
  );
  return { title: page.title };
}

/**
 * Without a game: the rules of all.
 * @param {HTMLElement} root
 * @param {Catalogue} catalogue
 * @returns {Page}
 */
function mountList(root, { rules }) {
  root.append(
    h(
      "div",
      { class: "page" },
      h(
        "div",
        { class: "row spread" },
        h("h1", null, t("nav-rules")),
        link("/compare", { class: "btn" }, icon("columns"), t("compare-title")),
      ),
      families(rules).flatMap(([family, cards]) => [
        h("h2", null, familyName(family)),
        h(
          "ul",
          { class: "grid plain-list" },
          cards.map(({ name }) =>
            h(
              "li",
              { class: "card" },
              h("h3", null, link(`/rules/${name}`, {}, gameName(name))),
              h("p", { class: "muted small" }, gameAbout(name)),
            ),
          ),
        ),
      ]),
      trictrac(),
    ),
  );
  return { title: t("nav-rules") };
}

/** @param {string | null} text @returns {Options | undefined} */
function optionsOf(text) {
  try {
    return JSON.parse(text ?? "{}");
  } catch {
    return undefined;
  }
}

/** A button, as the part of the address after `#` is the page's own. @param {RuleSection} section */
function jump(section) {
  return h(
    "button",
    {
      class: "link-button",
      attr: { type: "button" },
      on: {
        click: () => {
          const heading = document.getElementById(`rules-${section.id}`);
          heading?.scrollIntoView();
          heading?.focus({ preventScroll: true });
        },
      },
    },
    section.title,
  );
}

/**
 * The positions that show a game's features; those of the games of a combined match stand with their own rules.
 * @param {string} name
 * @returns {Promise<SceneView[]>}
 */
async function scenesOf(name) {
  const [first] = await Promise.all([rulebook.scene(name, 0, []), loadWords("scenes")]);
  const rest = await Promise.all(Array.from({ length: first.count - 1 }, (_, at) => rulebook.scene(name, at + 1, [])));
  return [first, ...rest].filter((scene) => scene.game === name);
}

/** Section of the rules for a position, by its idea; other ideas belong to the moves. @type {Record<string, string>} */
const SECTIONS = {
  mother: "contact",
  pin: "contact",
  capture: "contact",
  stops: "contact",
  "no-hit": "contact",
  "home-first": "contact",
  closed: "contact",
  hit: "contact",
  point: "contact",
  chain: "doubles",
  "chosen-double": "doubles",
  "short-double": "doubles",
  "roll-again": "doubles",
  pool: "entering",
  enter: "entering",
  stay: "bearing-off",
  exact: "bearing-off",
  off: "bearing-off",
};

/**
 * Positions by the section in which they are shown.
 * @param {readonly SceneView[]} scenes
 * @param {readonly RuleSection[]} sections
 * @returns {Map<string, SceneView[]>}
 */
function placed(scenes, sections) {
  /** @type {Map<string, SceneView[]>} */
  const found = new Map();
  for (const scene of scenes) {
    const wanted = SECTIONS[scene.idea] ?? "moving";
    const id = sections.some((section) => section.id === wanted) ? wanted : "moving";
    found.set(id, [...(found.get(id) ?? []), scene]);
  }
  return found;
}

/** A position with its roll, and its idea. @param {SceneView} scene */
function drawScene(scene) {
  const words = ideaText(scene);
  const board = boardPicture({ board: scene.board, track: scene.track, label: words, large: true });
  board.dice = { player: 0, values: scene.dice, left: scene.dice };
  return h("figure", { class: "rules-scene" }, board, h("figcaption", { class: "muted small" }, words));
}

/**
 * @param {RuleSection} section
 * @param {Track} track
 * @param {readonly SceneView[]} scenes that it shows
 */
function drawSection(section, track, scenes) {
  return h(
    "section",
    null,
    h("h2", { attr: { id: `rules-${section.id}`, tabindex: -1 } }, section.title),
    section.blocks.map((block) => drawBlock(block, track)),
    scenes.map(drawScene),
  );
}

/**
 * @param {RuleBlock} block
 * @param {Track} track
 */
function drawBlock(block, track) {
  switch (block.kind) {
    case "text":
      return h("p", null, block.text);
    case "list":
      return h(
        "ul",
        null,
        block.items.map((item) => h("li", null, item)),
      );
    case "board":
      return h(
        "figure",
        null,
        boardPicture({ board: block.board, track, label: block.caption, large: true }),
        h("figcaption", { class: "muted small" }, block.caption),
      );
  }
}
