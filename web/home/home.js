// The first page: go on with a match, start another, choose among the games.

import { api } from "../api.js";
import { boardPicture } from "../board-picture.js";
import { h, link } from "../dom.js";
import { icon } from "../icons.js";
import { ago, t } from "../i18n.js";
import { gameName, matchName, playersName, rulesName } from "../names.js";
import { gallery } from "./gallery.js";
import { customSection } from "./custom-rules.js";

/** @import {Page} from "../main.js" */
/** @import {MatchCard} from "../wire.js" */

/**
 * @param {HTMLElement} root
 * @returns {Promise<Page>}
 */
export async function mountHome(root) {
  const [catalogue, matches, customRules] = await Promise.all([api.catalogue(), api.matches(), api.customRules()]);
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
                ? { board: resumable.board, track: resumable.track, label: t("board-now") }
                : { board: first.start, track: first.track, label: t("board-start", { game: gameName(first.name) }) },
            ),
          ),
      ),
      // Who has custom rules wants them at hand; who has none meets the games first.
      customRules.length > 0 && customSection(customRules),
      h(
        "section",
        { class: "games" },
        h("h2", null, t("home-games")),
        ...gallery(catalogue.rules),
      ),
      customRules.length === 0 && customSection(customRules),
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
      h("p", { class: "muted small" }, [rulesName(match.rules, match.title), matchName(match.match), t("score", { first: match.score[0], second: match.score[1] }), ago(match.updated)].join(" · ")),
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
