// The buttons of a moment, from the phase of the match and the turn on the table.

import { contact } from "../board/position.js";
import { t } from "../i18n.js";
import { actor, drawsLots, wantsDice } from "./due.js";
import { rollText } from "./notation.js";
import { placeAt } from "./seat.js";

/** @import {Act, ActName, View} from "../wire.js" */
/** @import {Moment} from "./due.js" */
/** @import {Action} from "./screen.js" */
/** @import {Composer} from "./turn.js" */

/**
 * @typedef {object} Hands the acts of the buttons
 * @property {(act: Act) => void} act
 * @property {() => void} done
 * @property {() => void} undo
 * @property {() => void} reset
 * @property {() => void} forced
 * @property {() => void} off
 * @property {() => void} rematch
 * @property {() => void} again
 * @property {() => void} replay
 */

/**
 * @param {Moment} moment
 * @param {Hands} hands
 * @returns {Action[]} the highlighted one last, under the thumb
 */
export function actions({ view, composer, busy, ending = 0 }, hands) {
  const { phase } = view;
  /** @type {Action[]} */
  const list = [];
  if (placeAt(view.id) === "none" && phase.kind !== "match-over") return list;
  /**
   * @param {Exclude<ActName, "play" | "resign" | "choose" | "pick" | "take-back">} act
   * @param {"main" | "back" | "aside"} slot
   * @param {Partial<Action>} [more]
   */
  const offer = (act, slot, more) => {
    if (!phase.may.includes(act)) return;
    list.push({
      id: act,
      text: t(`act-${act}`),
      slot,
      kind: slot === "main" ? "primary" : undefined,
      disabled: busy,
      run: () => hands.act({ do: act }),
      ...more,
    });
  };
  if (phase.kind === "game-over") {
    offer("end", "aside");
    offer("next", "main");
    return list;
  }
  if (phase.kind === "match-over") {
    const rematch = /** @type {Action} */ ({
      id: "rematch",
      text: t("act-rematch"),
      slot: "main",
      kind: "primary",
      disabled: busy,
      run: hands.rematch,
    });
    return [
      { id: "again", text: t("act-again"), slot: "aside", run: hands.again },
      { id: "replay", text: t("act-replay"), slot: "back", run: hands.replay },
      // A spectator has nobody for a rematch.
      ...(placeAt(view.id) === "none" ? [] : [rematch]),
    ];
  }
  if (phase.kind === "opening" && !wantsDice(view))
    offer("roll", "main", drawsLots(view) ? { text: t("act-lot") } : {});
  // The place of the button stays taken while the other player is at it.
  if (actor(view) === null) return list.length || wantsDice(view) ? list : resting();
  if (phase.kind === "roll" || phase.kind === "ahead") list.push(undoLater());
  switch (phase.kind) {
    case "roll":
      offer("double", "aside", {
        text: t(view.cube.owner === null ? "act-double" : "act-redouble"),
        detail: t("act-double-to", { value: view.cube.value * 2 }),
      });
      if (!wantsDice(view)) offer("roll", "main");
      if (phase.may.includes("pick")) list.push(...pickActions(busy, hands));
      break;
    case "ahead":
      if (!wantsDice(view)) offer("roll", "main");
      break;
    case "move":
      if (!composer?.path.length) offer("cocked", "aside");
      list.push(...turnActions(view, composer, busy, ending, hands));
      break;
    case "choose":
      offer("cocked", "aside");
      for (const number of [1, 2, 3, 4, 5, 6]) {
        list.push({
          id: `choose-${number}`,
          text: rollText([number, number]),
          disabled: busy,
          run: () => hands.act({ do: "choose", number }),
        });
      }
      break;
    case "double":
    case "beaver":
    case "raccoon":
      offer("drop", "aside", { kind: "danger" });
      offer("beaver", "back");
      offer("raccoon", "back");
      offer("take", "main");
      break;
    case "resign":
      offer("refuse", "aside");
      offer("accept", "main");
      break;
  }
  return list;
}

/** The pairs of different numbers, to be named instead of a roll. @param {boolean} busy @param {Hands} hands @returns {Action[]} */
function pickActions(busy, hands) {
  /** @type {Action[]} */
  const list = [];
  for (let high = 6; high > 1; high--) {
    for (let low = high - 1; low > 0; low--) {
      const dice = /** @type {[number, number]} */ ([high, low]);
      list.push({
        id: `pick-${high}${low}`,
        text: rollText(dice),
        disabled: busy,
        run: () => hands.act({ do: "pick", dice }),
      });
    }
  }
  return list;
}

/** The actions while nothing can be done: the next roll, and the disabled undo in its place. @returns {Action[]} */
export function resting() {
  return [
    undoLater(),
    { id: "roll", text: t("act-roll"), slot: "main", kind: "primary", disabled: true, run: () => {} },
  ];
}

/** The undo button before there is anything to undo. @returns {Action} */
const undoLater = () => ({
  id: "undo",
  text: t("act-undo"),
  slot: "back",
  icon: "undo",
  disabled: true,
  run: () => {},
});

/** @param {View} view @param {Composer | null} composer @param {boolean} busy @param {number} ending @param {Hands} hands @returns {Action[]} */
function turnActions(view, composer, busy, ending, hands) {
  if (!composer) return [];
  const begun = composer.path.length > 0;
  const made = composer.turn.made.length > 0;
  /** @type {Action[]} */
  const list = [];
  if (begun)
    list.push({
      id: "reset",
      text: t("act-reset"),
      slot: "aside",
      icon: "reset",
      disabled: busy || composer.path.length < 2,
      run: hands.reset,
    });
  if (!composer.dance) {
    const undo = begun ? hands.undo : () => hands.act({ do: "take-back" });
    list.push({
      id: "undo",
      text: t("act-undo"),
      slot: "back",
      icon: "undo",
      disabled: busy || !(begun || made),
      run: undo,
    });
  }
  list.push({ slot: "main", kind: "primary", ending, ...mainAction(view, composer, busy, hands) });
  return list;
}

/** @param {View} view @param {Composer} composer @param {boolean} busy @param {Hands} hands @returns {Action} */
function mainAction(view, composer, busy, hands) {
  if (!composer.over) {
    const counting = !contact(view.board, composer.turn.player, view.rules.track);
    if (counting && composer.ends(composer.bearOff()))
      return { id: "off", text: t("act-off"), disabled: busy, run: hands.off };
    if (composer.forced().length) return { id: "forced", text: t("act-forced"), disabled: busy, run: hands.forced };
  }
  const text = t(composer.more ? "act-go-on" : composer.dance ? "act-pass" : "act-done");
  return { id: "done", text, icon: "check", disabled: busy || !composer.over, run: hands.done };
}
