// The list of matches: go on, look at one play by play, delete one, open one from a file.

import { matches } from "../api/matches.js";
import { boardPicture } from "../board-picture.js";
import { h, link } from "../dom.js";
import { icon } from "../icons.js";
import { ago, t } from "../i18n.js";
import { matchName, playerName, playedName, playersName } from "../names.js";
import { storedList } from "../stored-list.js";
import { fileOpener } from "./open-file.js";

/** @import {Page} from "../page.js" */
/** @import {MatchCard} from "../wire.js" */

/**
 * @param {HTMLElement} root
 * @returns {Promise<Page>}
 */
export async function mountMatches(root) {
  const { matches: kept, unreadable, next } = await matches.list();
  const heading = h("h1", { attr: { tabindex: -1 } }, t("matches-title"));
  const opener = fileOpener(root);

  /** @param {MatchCard} match @param {(name: string, text: string) => HTMLElement} removal */
  function row(match, removal) {
    const playing = match.state === "playing";
    const name = playersName(match.players);
    const state = playing
      ? h("span", { class: "chip accent" }, t("state-playing", { game: match.game }))
      : h(
          "span",
          { class: "chip" },
          match.winner === null
            ? t("state-drawn")
            : t("state-won", { player: playerName(match.players[match.winner], match.winner) }),
        );
    return h(
      "li",
      { class: "card match-row" },
      boardPicture({ board: match.board, track: match.track, label: t("board-now") }),
      h(
        "div",
        { class: "match-words" },
        h("h2", { class: "match-name" }, name),
        h(
          "p",
          { class: "row" },
          state,
          h("span", { class: "figures score" }, t("score", { first: match.score[0], second: match.score[1] })),
        ),
        h(
          "p",
          { class: "muted small" },
          [playedName(match), matchName(match.match), ago(match.updated), match.adjourned && t("matches-adjourned")]
            .filter(Boolean)
            .join(" · "),
        ),
      ),
      h(
        "div",
        { class: "match-acts row" },
        playing &&
          link(
            `/match/${match.id}`,
            { class: "btn small primary", attr: { "aria-label": t("resume-of", { players: name }) } },
            t("home-resume"),
          ),
        // The engine does not help in a match between people before it is over.
        match.seq > 0 &&
          !(playing && match.shared) &&
          link(
            `/analysis/${match.id}`,
            { class: "btn small", attr: { "aria-label": t("analysis-of", { players: name }) } },
            t("analysis-link"),
          ),
        link(
          `/replay/${match.id}`,
          { class: "btn small", attr: { "aria-label": t("replay-of", { players: name }) } },
          t("replay-link"),
        ),
        // A match of two people belongs to both.
        !match.shared && removal(name, t("delete-text", { players: name, match: matchName(match.match) })),
      ),
    );
  }

  root.append(
    h(
      "div",
      { class: "page" },
      h("div", { class: "row spread" }, heading, link("/new", { class: "btn primary" }, icon("play"), t("nav-play"))),
      opener.element,
      storedList({
        kept,
        unreadable,
        heading,
        row,
        remove: matches.remove,
        words: { none: t("matches-none"), ask: t("delete-title"), removed: t("delete-done"), more: t("matches-more") },
        next,
        following: async (after) => {
          const { matches: following, ...rest } = await matches.list(after);
          return { kept: following, ...rest };
        },
      }),
    ),
  );
  return { title: t("matches-title"), leave: opener.leave };
}
