// The board on which a position is set up, with the tools that put checkers on it.

import { TavolaBoard } from "../board/board.js";
import { other } from "../board/position.js";
import { seating } from "../board-picture.js";
import { segmented } from "../controls.js";
import { fill, h } from "../dom.js";
import { t } from "../i18n.js";
import { announce } from "../notices.js";
import { shownDice, trailOf } from "../play/notation.js";
import { settings } from "../settings.js";

/** @import {HintPlay, Player, RollStudy} from "../wire.js" */
/** @import {EditorModel, Point} from "./model.js" */

const PLAYERS = /** @type {const} */ ([0, 1]);

/** The name of a player, by the colour of their checkers. @param {Player} player */
export const colourName = (player) =>
  t((settings.get("colour") === "light") === (player === 0) ? "colour-light" : "colour-dark");

/**
 * A choice between the players.
 * @param {object} props
 * @param {string} props.legend
 * @param {Player} props.value
 * @param {(player: Player) => void} props.onChange
 * @param {boolean} [props.plain] without a frame
 */
export const playerChoice = ({ legend, value, onChange, plain }) =>
  segmented({
    legend,
    plain,
    choices: PLAYERS.map((player) => ({ value: String(player), text: colourName(player) })),
    value: String(value),
    onChange: (chosen) => onChange(chosen === "1" ? 1 : 0),
  });

export class Stage {
  element;
  #model;
  #board = new TavolaBoard();
  #rest = h("p", { class: "row", attr: { "aria-live": "polite" } });

  /** @param {EditorModel} model @param {() => void} changed a checker was put or taken away */
  constructor(model, changed) {
    this.#model = model;
    this.#board.className = "board-picture large";
    this.#board.show({ edit: true, label: t("edit-board") });
    this.#board.addEventListener("point", (event) => {
      const { detail } = /** @type {CustomEvent<Point>} */ (event);
      const done = model.tap(detail);
      if (done === "changed") changed();
      else if (done === "none-left")
        announce(t("edit-none-left", { player: colourName(detail.kind === "bar" ? detail.player : model.colour) }));
    });
    this.element = h(
      "div",
      { class: "editor-stage" },
      brush(model),
      this.#board,
      this.#rest,
      h("p", { class: "muted small editor-keys" }, t("edit-keys")),
    );
  }

  draw() {
    const { game, board, onRoll, terms } = this.#model;
    const values = terms.dice && shownDice(terms.dice);
    const offered = terms.offer === "double" ? other(onRoll) : null;
    const value = offered === null ? terms.cube : terms.cube * 2;
    this.#board.show({
      track: game.track,
      view: seating(0),
      board,
      trail: null,
      dice: values && { player: onRoll, values, left: values },
      cube: game.cube ? { value, owner: terms.owner, offered } : null,
    });
    fill(
      this.#rest,
      PLAYERS.map((player) =>
        h(
          "span",
          { class: "chip" },
          t("edit-rest-off", { player: colourName(player), count: board.sides[player].off }),
        ),
      ),
    );
  }

  /** Shows a play as arrows on the board. @param {Player} player @param {Pick<HintPlay, "moves"> | null} play */
  preview(player, play) {
    const steps = play?.moves.map(([from, to]) => ({ from, to, hit: /** @type {const} */ (0) }));
    this.#board.trail = steps ? { ...trailOf({ player, dice: [], steps }), ahead: true } : null;
  }

  /** Shows the best play of a roll as arrows, beside the dice. @param {RollStudy} roll */
  previewRoll(roll) {
    const player = this.#model.onRoll;
    this.preview(player, { moves: roll.moves.map(({ from, to, die }) => [from, to, die]) });
    const values = shownDice(roll.dice);
    this.#board.dice = { player, values, left: values };
  }

  /** Takes the focus to the 24-point. */
  focus() {
    this.#board.focusPlace(24);
  }
}

/** The player whose checkers are edited, and whether they are added or removed. @param {EditorModel} model */
function brush(model) {
  return h(
    "div",
    { class: "editor-brush" },
    playerChoice({
      legend: t("edit-checkers"),
      value: model.colour,
      onChange: (player) => {
        model.colour = player;
      },
      plain: true,
    }),
    segmented({
      legend: t("edit-tool"),
      plain: true,
      choices: [
        { value: /** @type {const} */ ("add"), text: t("edit-tool-add") },
        { value: /** @type {const} */ ("remove"), text: t("edit-tool-remove") },
      ],
      value: model.tool,
      onChange: (value) => {
        model.tool = value;
      },
    }),
  );
}
