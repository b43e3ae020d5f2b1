// The board of an analysis: the position before a decision, the plays that are compared as arrows, or another roll's best play.

import { boardPicture, showView } from "../board-picture.js";
import { other } from "../board/position.js";
import { h } from "../dom.js";
import { t } from "../i18n.js";
import { sideAloud } from "../play/aloud.js";
import { shownDice, trailOf } from "../play/notation.js";
import { verdictsOf } from "./compare.js";
import { isJudged, onRoll } from "./decisions.js";

/** @import {Alternative, Decision, Player, RollStudy, View} from "../wire.js" */

export class Stage {
  board;
  /** The legend of the arrows. */
  legend = h("p", { class: "small muted verdict-legend" });
  #whole;
  #bottom;

  /** @param {View} whole the match with all that has happened in it */
  constructor(whole) {
    this.#whole = whole;
    this.#bottom = /** @type {Player} */ (whole.players[0].kind === "bot" && whole.players[1].kind === "human" ? 1 : 0);
    this.board = boardPicture({
      board: whole.board,
      track: whole.rules.track,
      label: t("board-now"),
      large: true,
      bottom: this.#bottom,
    });
  }

  /** Whether the board shows another roll. */
  get previews() {
    return this.board.trail !== null;
  }

  /** The board before a decision. @param {Decision} decision @param {View} past @param {readonly [string, string]} names */
  lay(decision, past, names) {
    const { board } = this;
    showView(
      board,
      past,
      this.#bottom,
      this.#whole.events.filter((event) => event.seq <= decision.before),
    );
    board.trail = null;
    const reader = board.view.numbers ?? this.#bottom;
    const sides = [decision.player, other(decision.player)].map((player) =>
      sideAloud(past.board, past.rules.track, player, reader, names[player]),
    );
    board.label = [t("analysis-board", { player: names[decision.player] }), ...sides].join(". ");
  }

  /** The play that was made beside one of the alternatives. @param {Decision} decision @param {Alternative | null} shown */
  compare(decision, shown) {
    const verdicts = isJudged(decision) && shown && decision.kind === "play" ? verdictsOf(decision, shown) : [];
    this.board.verdicts = verdicts;
    const two = verdicts.filter((verdict) => verdict.hops.length > 0 && verdict.tone !== "good").length > 1;
    this.legend.textContent = two ? t("analysis-legend") : "";
  }

  /** Another roll of a decision, with its best play. @param {Decision} decision @param {RollStudy} roll */
  preview(decision, roll) {
    const player = onRoll(decision);
    const values = shownDice(roll.dice);
    this.compare(decision, null);
    this.board.show({
      dice: { player, values, left: values },
      trail: {
        ...trailOf({ player, dice: [], steps: roll.moves.map(({ from, to }) => ({ from, to, hit: 0 })) }),
        ahead: true,
      },
    });
  }
}
