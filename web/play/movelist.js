// The match as it was played: games, turns and plays in notation.

import { h } from "../dom.js";
import { t } from "../i18n.js";
import { turnsOf } from "./last.js";
import { lowerFirst, playText, rollText } from "./notation.js";
import { namedLevel, resultWords } from "./words.js";

/** @import {MatchEvent, Player, Result, RulesView, View} from "../wire.js" */
/** @import {Step} from "./notation.js" */

/** @typedef {{by: Player, text: string}} Line */
/** @typedef {{lines: Line[], result: Result | null}} Game */

/**
 * The games of a match from its events: the acts of each player, turn after turn.
 * @param {readonly MatchEvent[]} events all of them, oldest first
 * @param {RulesView} rules
 * @returns {Game[]}
 */
export function games(events, rules) {
  /** @type {Game} */
  let game = { lines: [], result: null };
  const all = [game];
  let roll = "";
  /** @type {Step[]} */
  let steps = [];
  for (const [at, event] of events.entries()) {
    /** @param {string} text */
    const line = (text) => {
      if (event.by !== null) game.lines.push({ by: event.by, text });
    };
    switch (event.kind) {
      case "opening":
      case "roll":
        roll = rollText((event.dice ?? []).flat());
        steps = [];
        break;
      case "choose":
        roll = rollText([event.number, event.number]);
        break;
      case "move":
        steps.push(event);
        break;
      case "done":
        line(`${roll && `${roll}: `}${playText(steps, rules.track, lowerFirst(rules)) || t("list-dance")}`);
        steps = [];
        break;
      case "double":
        line(t("list-double", { value: event.value }));
        break;
      case "resign":
        line(t("list-resign", { level: namedLevel(rules, event.level) }));
        break;
      case "take":
      case "drop":
      case "beaver":
      case "raccoon":
      case "accept":
      case "refuse":
      case "flag":
      case "settle":
        line(t(`list-${event.kind}`));
        break;
      case "take-back-turn":
        line(t("list-take-back-turn"));
        steps = [];
        roll = rollText(turnsOf(events.slice(0, at + 1)).now?.dice ?? []);
        game.result = null;
        break;
      case "next":
        game = { lines: [], result: null };
        all.push(game);
        break;
    }
    if (event.result) game.result = event.result;
  }
  return all;
}

/** Pairs of turns, player 0 on the left as in a match file. @param {readonly Line[]} lines @returns {[string, string][]} */
export function rows(lines) {
  /** @type {[string, string][]} */
  const pairs = [];
  for (const { by, text } of lines) {
    const last = pairs.at(-1);
    if (last && by === 1 && !last[1]) last[1] = text;
    else if (last && by === 0 && !last[0] && !last[1]) last[0] = text;
    else pairs.push(by === 0 ? [text, ""] : ["", text]);
  }
  return pairs;
}

/**
 * @param {View} view
 * @param {readonly MatchEvent[]} events
 * @param {readonly [string, string]} names
 */
export function moveList(view, events, names) {
  return games(events, view.rules).map((game, index) =>
    h(
      "section",
      { class: "game" },
      h(
        "table",
        { class: "list moves" },
        h("caption", null, t("list-game", { game: index + 1 })),
        h(
          "thead",
          null,
          h(
            "tr",
            null,
            h("th", { attr: { scope: "col" } }, h("span", { class: "visually-hidden" }, t("list-number"))),
            names.map((name) => h("th", { attr: { scope: "col" } }, name)),
          ),
        ),
        h(
          "tbody",
          null,
          rows(game.lines).map(([first, second], row) =>
            h(
              "tr",
              null,
              h("th", { attr: { scope: "row" } }, String(row + 1)),
              h("td", null, first),
              h("td", null, second),
            ),
          ),
        ),
      ),
      game.result && h("p", { class: "small muted" }, resultWords(view, game.result)),
    ),
  );
}
