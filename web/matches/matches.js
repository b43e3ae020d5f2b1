// The list of matches: go on, look at one play by play, delete one, open one from a file.

import { api } from "../api.js";
import { boardPicture } from "../board-picture.js";
import { fill, h, link } from "../dom.js";
import { icon } from "../icons.js";
import { ago, t } from "../i18n.js";
import { matchName, playerName, playedName, playersName } from "../names.js";
import { announce, reason, toast } from "../notices.js";
import { askWhether } from "../question.js";
import { fileOpener } from "./open-file.js";

/** @import {Page} from "../main.js" */
/** @import {MatchCard, Unreadable} from "../wire.js" */

/**
 * @param {HTMLElement} root
 * @returns {Promise<Page>}
 */
export async function mountMatches(root) {
  let { matches, unreadable } = await api.matches();
  const heading = h("h1", { attr: { tabindex: -1 } }, t("matches-title"));
  const list = h("div");
  const opener = fileOpener(root);
  root.append(
    h(
      "div",
      { class: "page" },
      h("div", { class: "row spread matches-head" }, heading, h("div", { class: "row" }, link("/profile", { class: "btn" }, icon("graph"), t("nav-profile")), link("/practice", { class: "btn" }, icon("bulb"), t("nav-practice")), link("/new", { class: "btn primary" }, icon("play"), t("nav-play")))),
      opener.element,
      list,
    ),
  );

  /** @param {string} id @param {string} text what will be gone */
  async function remove(id, text) {
    const sure = await askWhether({ title: t("delete-title"), text, yes: t("delete-yes"), danger: true });
    if (!sure) return;
    try {
      await api.remove(id);
    } catch (error) {
      toast(reason(error), "danger");
      return;
    }
    matches = matches.filter((other) => other.id !== id);
    unreadable = unreadable.filter((other) => other.id !== id);
    draw();
    heading.focus();
    announce(t("delete-done"));
  }

  /** @param {MatchCard} match */
  function row(match) {
    const playing = match.state === "playing";
    const name = playersName(match.players);
    const state = playing
      ? h("span", { class: "chip accent" }, t("state-playing", { game: match.game }))
      : h("span", { class: "chip" }, match.winner === null ? t("state-drawn") : t("state-won", { player: playerName(match.players[match.winner], match.winner) }));
    return h(
      "li",
      { class: "card match-row" },
      boardPicture({ board: match.board, track: match.track, label: t("board-now") }),
      h(
        "div",
        { class: "match-words" },
        h("h2", { class: "match-name" }, name),
        h("p", { class: "row" }, state, h("span", { class: "figures score" }, t("score", { first: match.score[0], second: match.score[1] }))),
        h("p", { class: "muted small" }, [playedName(match), matchName(match.match), ago(match.updated)].join(" · ")),
      ),
      h(
        "div",
        { class: "match-acts row" },
        playing && link(`/match/${match.id}`, { class: "btn small primary", attr: { "aria-label": t("resume-of", { players: name }) } }, t("home-resume")),
        match.seq > 0 && link(`/analysis/${match.id}`, { class: "btn small", attr: { "aria-label": t("analysis-of", { players: name }) } }, t("analysis-link")),
        link(`/replay/${match.id}`, { class: "btn small", attr: { "aria-label": t("replay-of", { players: name }) } }, t("replay-link")),
        h(
          "button",
          { class: "btn small quiet", attr: { type: "button", "aria-label": t("delete-of", { players: name }) }, on: { click: () => remove(match.id, t("delete-text", { players: name, match: matchName(match.match) })) } },
          icon("trash"),
          t("delete"),
        ),
      ),
    );
  }

  /** What another version has stored: it can only be deleted. @param {Unreadable} match */
  function lostRow({ id, reason: why }) {
    return h(
      "li",
      { class: "card row spread" },
      h("div", null, h("p", null, t("error-unreadable")), h("p", { class: "muted small" }, `${id}: ${why}`)),
      h("button", { class: "btn small quiet", attr: { type: "button", "aria-label": t("delete-of", { players: id }) }, on: { click: () => remove(id, why) } }, icon("trash"), t("delete")),
    );
  }

  function draw() {
    if (matches.length + unreadable.length === 0) fill(list, h("p", { class: "empty" }, t("matches-none")));
    else fill(list, h("ul", { class: "plain-list stack" }, matches.map(row), unreadable.map(lostRow)));
  }

  draw();
  return { title: t("matches-title"), leave: opener.leave };
}
