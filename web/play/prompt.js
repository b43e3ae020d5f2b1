// The prompt of a moment, from the phase of the match and the turn on the table.

import { t } from "../i18n.js";
import { actor, drawsLots, wantsDice } from "./due.js";
import { rollText } from "./notation.js";
import { Composer } from "./turn.js";
import { namedLevel, person } from "./words.js";

/** @import {MatchEvent, View} from "../wire.js" */
/** @import {Moment} from "./due.js" */

/** The prompt, with the next roll if it is known. @param {Moment} moment @returns {string} */
export function prompt(moment) {
  const { ahead } = moment.view;
  const words = task(moment);
  return ahead ? `${words}. ${t("play-next-roll", { dice: rollText(ahead.dice) })}` : words;
}

/** @param {Moment} moment @returns {string} */
function task({ view, composer, busy, ending = 0 }) {
  const { phase } = view;
  const mine = actor(view) !== null;
  const who = person(view, phase.player);
  const foe = person(view, phase.player === 0 ? 1 : 0);
  switch (phase.kind) {
    case "opening":
      if (drawsLots(view)) return t("play-opening-lot");
      if (!wantsDice(view)) return t("play-opening");
      return t(view.rules.options["opening"] === "two-dice-highest" ? "play-opening-hand-two" : "play-opening-hand");
    case "ahead":
      return wantsDice(view) ? t("play-roll-hand", who) : t("play-ahead");
    case "roll":
      if (phase.may.includes("pick")) return mine ? t("play-pick") : t("play-wait", who);
      if (phase.fixed && mine) return t("play-fixed", { dice: rollText(phase.fixed) });
      if (wantsDice(view)) return t("play-roll-hand", who);
      return mine ? t("play-roll", who) : t("play-wait", who);
    case "move": {
      if (!mine) return t("play-wait", who);
      if (busy && !composer) return t("play-sending");
      const dice = rollText(view.dice ?? composer?.turn.numbers ?? []);
      if (composer?.dance) return t("play-dance", { dice });
      if (composer?.over) return t(ending ? "play-ending" : "play-over");
      if (composer?.path.length) return t("play-left", { numbers: composer.node.l.join(", ") });
      return t("play-move", { ...who, dice });
    }
    case "choose":
      return mine ? t("play-choose", who) : t("play-wait", who);
    case "double":
    case "beaver":
    case "raccoon":
      return mine ? t(`play-${phase.kind}`, { name: foe.name, value: phase.value ?? 0 }) : t("play-wait", who);
    case "resign":
      return mine
        ? t("play-resign", {
            name: foe.name,
            level: namedLevel(view.rules, phase.level ?? 1),
            points: phase.points ?? 1,
          })
        : t("play-wait", who);
    default:
      return "";
  }
}

/**
 * The prompt after an event, for screen readers; "" if the event implies it: a roll is to be played.
 * @param {View} view
 * @param {MatchEvent} event the last one
 */
export function demand(view, event) {
  const moment = { view, composer: view.turn && new Composer(view.turn), busy: false };
  switch (view.phase.kind) {
    case "opening":
      return event.kind === "opening" ? "" : prompt(moment);
    case "roll":
    case "ahead":
    case "choose":
    case "double":
    case "beaver":
    case "raccoon":
    case "resign":
      return actor(view) === null ? "" : prompt(moment);
    case "move":
      return actor(view) !== null && moment.composer?.dance ? prompt(moment) : "";
    default:
      return "";
  }
}
