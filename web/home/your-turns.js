// The matches with days a turn in which it is the reader's turn, the most urgent first.

import { h, link } from "../dom.js";
import { loadWords, t } from "../i18n.js";
import { daysText, playersName, rulesName } from "../names.js";

/** @import {YourTurn} from "../wire.js" */

/** @param {readonly YourTurn[]} turns @returns {Promise<HTMLElement>} */
export async function yourTurns(turns) {
  await loadWords("people");
  return h(
    "section",
    { class: "your-turns stack", attr: { "aria-label": t("turns-title") } },
    h("h2", null, t("turns-title")),
    h(
      "ul",
      { class: "plain-list stack" },
      turns.map(({ id, players, match_rules: rules, title, left }) =>
        h(
          "li",
          { class: "resume card" },
          h(
            "div",
            null,
            h("h3", { class: "resume-title" }, playersName(players)),
            h("p", { class: "muted small" }, [rulesName(rules, title), daysText(Math.floor(left / 1000))].join(" · ")),
          ),
          link(
            `/match/${id}`,
            { class: "btn primary", attr: { "aria-label": t("turns-play-of", { players: playersName(players) }) } },
            t("turns-play"),
          ),
        ),
      ),
    ),
  );
}
