// The result of a game or a match, on a card over the board.

import { h, link } from "../dom.js";
import { t } from "../i18n.js";
import { playerName } from "../names.js";
import { announce } from "../notices.js";
import { isHelped } from "../people/company.js";
import { changeText, ratingText } from "../people/rating.js";
import { sound } from "../sound.js";
import { settings } from "../settings.js";
import { resultCard } from "./dialogs.js";
import { moments } from "./moments.js";
import { placeAt } from "./seat.js";
import { howWords, person, resultWords, soleHuman } from "./words.js";

/** @import {Company, View} from "../wire.js" */
/** @import {Screen} from "./screen.js" */

export class ResultCard {
  #screen;
  #onClose;
  /** @type {HTMLElement | null} */
  #card = null;

  /** @param {Screen} screen @param {() => void} onClose called to show the board */
  constructor(screen, onClose) {
    this.#screen = screen;
    this.#onClose = onClose;
  }

  get shown() {
    return this.#card !== null;
  }

  /** Puts the focus on its first button. */
  focus() {
    this.#card?.querySelector("button")?.focus({ preventScroll: true });
  }

  close() {
    this.#card?.remove();
    this.#card = null;
  }

  /** Adds the changes by a rated match, once they are known. @param {View} view @param {Company | null} company */
  rate(view, company) {
    if (!company?.rated || !this.#card) return;
    const changed = view.players.flatMap((seat, player) => {
      const rating = company.ratings[player];
      const name = playerName(seat, player ? 1 : 0);
      if (!rating || rating.change === null) return [];
      return [t("rating-changed", { name, rating: ratingText(rating), change: changeText(rating.change) })];
    });
    const text = changed.length > 0 ? changed.join(" · ") : t("rating-unchanged");
    this.#card.querySelector(".result-score")?.after(h("p", { class: "result-rating figures" }, text));
    announce(text);
  }

  /**
   * Shows the result of a match whose game is over, with its sound for the one person who plays here.
   * @param {View} view
   * @param {boolean} ended whether the match has ended just now
   * @returns {string[]} the result as it is announced
   */
  show(view, ended) {
    const { result } = view.phase;
    if (!result) return [];
    this.close();
    const over = view.phase.kind === "match-over";
    const winner = over ? (view.phase.winner ?? null) : result.winner;
    const sole = soleHuman(view);
    if (sole !== null && winner !== null) (winner === sole ? sound.won : sound.lost)();
    const title = !over
      ? resultWords(view, result)
      : view.match.kind === "money" && result.how !== "time"
        ? t("result-session")
        : winner !== null
          ? t("result-match", person(view, winner))
          : t("result-match-draw");
    this.#card = resultCard({
      title,
      how: [over ? resultWords(view, result) : "", howWords(view, result)].filter(Boolean).join(" · "),
      names: /** @type {[string, string]} */ (view.players.map((seat, player) => playerName(seat, player ? 1 : 0))),
      score: [String(view.score[0]), String(view.score[1])],
      more:
        over || (settings.get("analyse") && isHelped(view.id))
          ? moments(view, settings.get("analyse") && placeAt(view.id) !== "none" && (ended || !over))
          : null,
      actions: over ? this.#afterMatch(view) : this.#afterGame(view),
      onClose: () => {
        this.close();
        this.#onClose();
      },
    });
    this.#screen.boardBox.append(this.#card);
    this.focus();
    return [title, ...(over ? [resultWords(view, result)] : [])];
  }

  /** A button that presses a button of the moment. @param {string} id @param {string} text @param {string} [kind] */
  #button(id, text, kind = "") {
    return h(
      "button",
      { class: `btn ${kind}`.trimEnd(), attr: { type: "button" }, on: { click: () => this.#screen.press(id) } },
      text,
    );
  }

  /** @param {View} view */
  #afterGame(view) {
    return [
      this.#button("next", t("act-next"), "primary"),
      ...(view.phase.may.includes("end") ? [this.#button("end", t("act-end"))] : []),
      ...(isHelped(view.id) ? [this.#analysis(view)] : []),
    ];
  }

  /** The way to the whole analysis. @param {View} view */
  #analysis(view) {
    return link(`/analysis/${view.id}`, { class: "btn" }, t("analysis-link"));
  }

  /** @param {View} view */
  #afterMatch(view) {
    return [
      ...(placeAt(view.id) === "none" ? [] : [this.#button("rematch", t("act-rematch"), "primary")]),
      this.#button("replay", t("act-replay")),
      this.#analysis(view),
      ...(view.dice_mode === "server" ? [link(`/dice/${view.id}`, { class: "btn quiet" }, t("sealed-link"))] : []),
    ];
  }
}
