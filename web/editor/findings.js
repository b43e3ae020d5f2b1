// Findings about the edited position: its faults, or its ids, the engine's judgement, a study, and ways to go on with it.

import { ApiError } from "../api/call.js";
import { positions } from "../api/positions.js";
import { rollouts } from "../api/rollouts.js";
import { fill, h, link } from "../dom.js";
import { icon } from "../icons.js";
import { t } from "../i18n.js";
import { pictureButtons } from "../picture.js";
import { positionFault } from "../position-fault.js";
import { idList } from "../position-ids.js";
import { rolloutForm } from "../rollout/form.js";
import { study } from "../study/study.js";
import { judgement } from "./judgement.js";
import { colourName } from "./stage.js";

/** @import {PositionAnswer} from "../wire.js" */
/** @import {EditorModel} from "./model.js" */
/** @import {Stage} from "./stage.js" */

/** Pause after the last change before a request to the server. */
const PAUSE_MS = 120;

export class Findings {
  element;
  #model;
  #judgement;
  #study;
  #rollout;
  #outcome = h("div", { class: "stack" });
  #asked = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #pause;

  /** @param {EditorModel} model @param {Stage} stage which shows plays */
  constructor(model, stage) {
    this.#model = model;
    this.#judgement = judgement({ nameOf: colourName, onPlay: (player, play) => stage.preview(player, play) });
    this.#study = study({ onRoll: (roll) => stage.previewRoll(roll) });
    this.#rollout = h(
      "details",
      { class: "card rollout-start" },
      h("summary", null, h("h2", null, t("rollout-title"))),
      h("p", { class: "muted small" }, t("rollout-about")),
      rolloutForm((manner) => rollouts.begin({ position: model.request, ...manner })),
      h("p", null, link("/rollout", {}, t("rollout-all"))),
    );
    this.element = h(
      "div",
      { class: "editor-side stack" },
      this.#judgement.element,
      this.#study.element,
      this.#rollout,
      h("section", { class: "card stack editor-ids", attr: { "aria-label": t("edit-ids") } }, this.#outcome),
    );
  }

  /** The position has changed: it is judged after a moment without changes. */
  changed() {
    clearTimeout(this.#pause);
    this.#pause = setTimeout(() => void this.#ask(), PAUSE_MS);
  }

  close() {
    clearTimeout(this.#pause);
    this.#asked += 1;
    this.#judgement.clear();
  }

  /** Asks the server to judge the position and to name it. */
  async #ask() {
    this.#asked += 1;
    const mine = this.#asked;
    /** @type {PositionAnswer | ApiError} */
    let answer;
    try {
      answer = await positions.read(this.#model.request);
    } catch (error) {
      answer = /** @type {ApiError} */ (error);
    }
    if (mine !== this.#asked) return;
    if (answer instanceof ApiError) this.#refuse(answer);
    else this.#show(answer);
  }

  /** @param {ApiError} error */
  #refuse(error) {
    this.#judgement.clear();
    this.#study.clear();
    this.#rollout.hidden = true;
    fill(
      this.#outcome,
      h("p", { class: "error", attr: { role: "status" } }, positionFault(error)),
      h("p", { class: "muted small" }, t("edit-ids-none")),
    );
  }

  /** @param {PositionAnswer} answer */
  #show(answer) {
    const { game, onRoll, request, away } = this.#model;
    const start = (/** @type {string} */ against) =>
      `/new?${new URLSearchParams({ against, rules: game.name, position: answer.plain, to_move: String(onRoll) })}`;
    fill(
      this.#outcome,
      h(
        "p",
        { class: "row" },
        link(start("bot"), { class: "btn primary" }, icon("robot"), t("edit-play-bot")),
        link(start("two"), { class: "btn" }, icon("people"), t("edit-play-two")),
      ),
      idList(answer, game.name),
      pictureButtons({ position: request }),
    );
    void this.#judgement.ask(request);
    this.#study.ask(request, away);
    this.#rollout.hidden = false;
  }
}
