// Events, people and results in words, for the eye and the ear.

import { BAR, OFF, towerOf } from "../board/geometry.js";
import { t } from "../i18n.js";
import { playerName } from "../names.js";
import { rollText } from "./notation.js";
import { placeAt } from "./seat.js";

/** @import {MatchEvent, OpeningDice, Player, Result, RulesView, View} from "../wire.js" */
/** @import {Step} from "./notation.js" */

/**
 * The person in the form of the messages: `who` is "you" for the only person at this screen, else "name".
 * @param {View} view
 * @param {Player | null} player
 * @returns {{who: "you" | "name", name: string}}
 */
export function person(view, player) {
  if (player === null) return { who: "name", name: "" };
  return { who: soleHuman(view) === player ? "you" : "name", name: playerName(view.players[player], player) };
}

/** The one person who plays at this screen; null when there are two or none. @param {View} view @returns {Player | null} */
export function soleHuman(view) {
  const place = placeAt(view.id);
  if (place === "none") return null;
  const humans = view.players.map((seat) => seat.kind === "human");
  if (humans[0] === humans[1]) return humans[0] && place !== "both" ? place : null;
  return humans[0] ? 0 : 1;
}

/** @param {number} place */
export const placeWord = (place) =>
  place > BAR
    ? t("board-pool")
    : place === BAR
      ? t("word-bar")
      : place <= OFF
        ? t("word-off")
        : t("word-point", { point: place });

/**
 * Steps as they are spoken: "13 to 10, 6 to 5 hitting".
 * @param {readonly Step[]} steps
 * @param {(place: number) => string} [word] how a place is called
 */
export function stepsAloud(steps, word = placeWord) {
  return steps
    .map((step) =>
      t(step.hit === 1 ? "say-step-hit" : step.hit === 2 ? "say-step-pin" : "say-step", {
        from: word(step.from),
        to: word(step.to),
      }),
    )
    .join(", ");
}

/** The effect of a step of Doublets on a tower. @param {number} to own place */
export const towerWord = (to) => t(to <= OFF ? "word-off" : to > 12 ? "board-apart" : "board-restacked");

/** Steps of Doublets as they are spoken: "6 apart, 3 apart". @param {readonly Step[]} steps */
export const towersAloud = (steps) => steps.map(({ from, to }) => `${towerOf(from)} ${towerWord(to)}`).join(", ");

/**
 * An event in a sentence, or "". A single move has none: its turn is described as a whole.
 * @param {View} view
 * @param {MatchEvent} event
 * @param {readonly Step[]} steps of the turn that a `done` ends
 * @param {(steps: readonly Step[]) => string} described the steps in words or in notation
 */
export function eventWords(view, event, steps, described) {
  const actor = person(view, event.by);
  switch (event.kind) {
    case "opening":
      return [openingWords(view, event.dice, event.starter), event.doubled ? t("say-doubled") : ""]
        .filter(Boolean)
        .join(". ");
    case "pick":
      return t("event-pick", { dice: rollText(event.dice) });
    case "roll":
      return t("say-roll", { ...actor, dice: rollText(event.dice) });
    case "done":
      return steps.length ? t("say-play", { ...actor, play: described(steps) }) : t("say-dance", actor);
    case "choose":
      return t("say-choose", { ...actor, dice: rollText([event.number, event.number]) });
    case "double":
      return t("say-double", { ...actor, value: event.value });
    case "resign":
      return t("say-resign", { ...actor, level: namedLevel(view.rules, event.level) });
    case "take":
    case "drop":
    case "beaver":
    case "raccoon":
    case "accept":
    case "refuse":
    case "flag":
    case "settle":
    case "take-back-turn":
    case "cocked":
      return t(`say-${event.kind}`, actor);
    default:
      return "";
  }
}

/** @param {View} view @param {OpeningDice | null} dice @param {Player | null} starter */
function openingWords(view, dice, starter) {
  const [die0, die1] = (dice ?? []).map((each) => (typeof each === "number" ? String(each) : rollText(each)));
  if (die0 === undefined || die1 === undefined) return t("say-opening-lot", person(view, starter));
  if (starter === null) return t("say-opening-tie", { die: die0 === die1 ? die0 : `${die0} : ${die1}` });
  const first = person(view, 0);
  const second = person(view, 1);
  const begins = person(view, starter);
  return t("say-opening", {
    who0: first.who,
    name0: first.name,
    die0,
    who1: second.who,
    name1: second.name,
    die1,
    who: begins.who,
    name: begins.name,
  });
}

/** The number by which the messages name a win: its level, but 4 for mars and 5 for koks. @param {Pick<RulesView, "mars">} rules @param {number} level */
export const namedLevel = (rules, level) => (rules.mars && level > 1 ? level + 2 : level);

/** The winner and the points, in a sentence. @param {View} view @param {Result} result */
export function resultWords(view, result) {
  if (result.winner === null) return t("result-draw");
  return t("result-game", {
    ...person(view, result.winner),
    level: namedLevel(view.rules, result.level),
    points: result.points,
  });
}

/** The way the game ended; "" if the last checker was borne off. @param {View} view @param {Result} result */
export function howWords(view, result) {
  const ends = /** @type {const} */ (["hit", "last", "captured", "mother", "mothers", "dead", "repetition", "settled"]);
  const end = ends.find((each) => each === result.how);
  if (end) return t(`how-${end}`);
  if (result.winner === null) return "";
  const loser = person(view, result.winner === 0 ? 1 : 0);
  if (result.how === "drop") return t("result-drop", loser);
  if (result.how === "resign") return t("result-resign", loser);
  if (result.how === "time") return t("result-time", loser);
  return "";
}
