// The first page: go on with a match, start another, choose among the games.

import { matches } from "../api/matches.js";
import { rulebook } from "../api/rulebook.js";
import { boardPicture } from "../board-picture.js";
import { fill, h, link } from "../dom.js";
import { icon } from "../icons.js";
import { drawDownwards } from "../idle.js";
import { ago, t } from "../i18n.js";
import { gameName, levelName, matchName, playedName, playersName, rulesName } from "../names.js";
import { wayTo } from "../learn/discovered.js";
import { reason, toast } from "../notices.js";
import { dayOf, streakText } from "../practice/streak.js";
import { settings } from "../settings.js";
import { matchOf, newMatch, offerMatch, recall, titleOf } from "../setup/draft.js";
import { gallery } from "./gallery.js";
import { inBrowser } from "../transport.js";
import { customSection } from "./custom-rules.js";

/** @import {Page} from "../page.js" */
/** @import {Catalogue, MatchCard, MatchList, StoredRules} from "../wire.js" */

/** Milliseconds that the page waits for a node in the browser. */
const PATIENCE_MS = 150;
/** @param {number} ms @returns {Promise<null>} */
const after = (ms) => new Promise((resolve) => setTimeout(() => resolve(null), ms));
/** @type {Pick<MatchList, "matches" | "yours">} */
const NONE = { matches: [], yours: [] };

/**
 * @param {HTMLElement} root
 * @returns {Promise<Page>}
 */
export async function mountHome(root) {
  const stored = Promise.all([matches.list(), rulebook.customRules()]);
  stored.catch(() => {});
  const catalogue = await rulebook.catalogue();
  // A node in the browser starts with the page, which has the games already. At a first visit it has no data of the reader.
  const returning = Boolean(navigator.serviceWorker?.controller);
  const known = await Promise.race([stored, ...(inBrowser ? [after(returning ? PATIENCE_MS : 0)] : [])]);
  const page = draw(catalogue, known?.[0] ?? NONE, known?.[1] ?? []);
  root.append(page.element);
  let leave = page.leave;
  if (!known) {
    stored.then(
      ([list, customRules]) => {
        if (!root.isConnected || list.matches.length + customRules.length === 0) return;
        // A match begins, for which the reader leaves this page.
        if (root.querySelector("button.choice:disabled")) return;
        leave();
        const again = draw(catalogue, list, customRules);
        fill(root, again.element);
        ({ leave } = again);
      },
      (error) => toast(reason(error), "danger"),
    );
  }
  return { title: "", leave: () => leave() };
}

/**
 * The page with the data so far.
 * @param {Catalogue} catalogue
 * @param {Pick<MatchList, "matches" | "yours">} list
 * @param {StoredRules[]} customRules
 */
function draw(catalogue, { matches, yours }, customRules) {
  const resumable = matches.find((match) => match.state === "playing");
  const first = catalogue.rules[0];
  const end = h("div");
  const turns = h("div", null);
  if (yours.length > 0)
    void import("./your-turns.js").then(async ({ yourTurns }) => fill(turns, await yourTurns(yours)));
  const games = h(
    "section",
    { class: "games" },
    h(
      "div",
      { class: "row spread" },
      h("h2", null, t("home-games")),
      link("/new?make=custom", { class: "btn small" }, icon("pencil"), t("custom-rules-new")),
    ),
    end,
  );
  const element = h(
    "div",
    { class: "page home" },
    h(
      "section",
      { class: "hero" },
      h(
        "div",
        { class: "hero-words" },
        h("h1", null, t("home-title")),
        h("p", { class: "hero-lead" }, catalogue.people ? t("home-lead-people") : t("home-lead")),
        turns,
        yours.length === 0 && resumable && resume(resumable),
        h(
          "ul",
          { class: "choices" },
          startAtOnce(catalogue, customRules, !resumable),
          catalogue.people && choice("/lobby", "people", t("home-lobby"), t("home-lobby-about"), false),
          catalogue.people && playAFriend(catalogue, customRules),
          choice("/new?against=two", "people", t("home-two"), t("home-two-about"), false),
          choice("/learn", "book", t("home-learn"), t("home-learn-about"), false),
          choice("/day", "bulb", t("day-title"), streakText(settings.get("daily"), dayOf(new Date())), false),
          choice("/edit", "board", t("home-edit"), t("home-edit-about"), false),
        ),
      ),
      first &&
        h(
          "div",
          { class: "hero-board" },
          boardPicture(
            resumable
              ? { board: resumable.board, track: resumable.track, label: t("board-now") }
              : { board: first.start, track: first.track, label: t("board-start", { game: gameName(first.name) }) },
          ),
        ),
    ),
    // Readers with custom rules see them first, others see the games first.
    customRules.length > 0 && customSection(customRules),
    games,
    customRules.length === 0 && customSection(customRules),
  );
  return { element, leave: drawDownwards(gallery(catalogue.rules, end), end) };
}

/**
 * A game against the bot by one click: level, game and length as last time.
 * @param {Catalogue} catalogue
 * @param {StoredRules[]} customRules
 * @param {boolean} leading
 */
function startAtOnce(catalogue, customRules, leading) {
  const draft = { ...recall(settings.get("setup"), catalogue, customRules), against: /** @type {const} */ ("bot") };
  const game = rulesName(draft.rules, titleOf(draft));
  const button = h(
    "button",
    { class: leading ? "choice leading" : "choice", attr: { type: "button" }, on: { click: start } },
    ...choiceParts("robot", t("home-bot"), [levelName(draft.level), game, matchName(matchOf(draft))].join(" · ")),
  );
  async function start() {
    button.disabled = true;
    try {
      const { id } = await matches.create(newMatch(draft, null));
      location.hash = wayTo(
        catalogue.rules.find(({ name }) => name === draft.rules),
        { options: draft.options, position: null },
        id,
      );
    } catch (error) {
      button.disabled = false;
      toast(reason(error), "danger");
    }
  }
  return h("li", null, button, link("/new?against=bot", { class: "choice-more small" }, t("home-bot-more")));
}

/**
 * A link for a friend by one click: game and length as last time.
 * @param {Catalogue} catalogue
 * @param {StoredRules[]} customRules
 */
function playAFriend(catalogue, customRules) {
  const draft = { ...recall(settings.get("setup"), catalogue, customRules), against: /** @type {const} */ ("friend") };
  const game = rulesName(draft.rules, titleOf(draft));
  const button = h(
    "button",
    { class: "choice", attr: { type: "button" }, on: { click: offer } },
    ...choiceParts("people", t("home-friend"), [game, matchName(matchOf(draft))].join(" · ")),
  );
  async function offer() {
    button.disabled = true;
    try {
      location.hash = `#/challenge/${await offerMatch(newMatch(draft, null))}`;
    } catch (error) {
      button.disabled = false;
      toast(reason(error), "danger");
    }
  }
  return h("li", null, button, link("/new?against=friend", { class: "choice-more small" }, t("home-friend-more")));
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
      h(
        "p",
        { class: "muted small" },
        [
          playedName(match),
          matchName(match.match),
          t("score", { first: match.score[0], second: match.score[1] }),
          ago(match.updated),
        ].join(" · "),
      ),
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
    link(route, { class: leading ? "choice leading" : "choice" }, ...choiceParts(picture, title, about)),
  );
}

/** @param {string} picture @param {string} title @param {string} about */
function choiceParts(picture, title, about) {
  return [
    h("span", { class: "choice-icon" }, icon(picture)),
    h(
      "span",
      { class: "choice-words" },
      h("span", { class: "choice-title" }, title),
      h("span", { class: "choice-about" }, about),
    ),
    icon("arrow"),
  ];
}
