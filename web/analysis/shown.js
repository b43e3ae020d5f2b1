// The selected decision: the board before it, its verdict, and the actions on it.

import { matches } from "../api/matches.js";
import { rollouts } from "../api/rollouts.js";
import { dropdown } from "../controls.js";
import { fill, h } from "../dom.js";
import { icon } from "../icons.js";
import { drawInSteps } from "../idle.js";
import { t } from "../i18n.js";
import { levelName } from "../names.js";
import { reason, toast } from "../notices.js";
import { pictureButtons } from "../picture.js";
import { askRollout } from "../rollout/form.js";
import { settings } from "../settings.js";
import { study } from "../study/study.js";
import { hopsOf } from "./compare.js";
import { awayOf, isJudged, requestOf } from "./decisions.js";
import { detail } from "./detail.js";
import { Marked } from "./marked.js";
import { Stage } from "./stage.js";
import { tripleOf } from "./words.js";

/** @import {Manner} from "../rollout/settings.js" */
/** @import {Alternative, Decision, Level, Player, View} from "../wire.js" */
/** @import {AnalysisModel} from "./model.js" */

/**
 * @typedef {object} Match
 * @property {string} id
 * @property {View} whole with all events
 * @property {() => [string, string]} names of both players
 * @property {readonly Level[]} levels of the engine, for a game that goes on from a decision
 */

export class ShownDecision {
  /** Verdict, alternatives and tools. */
  element = h("div", { class: "analysis-facts card" });
  stage;
  marked;
  #model;
  #match;
  #study;
  #asked = 0;
  #closed = false;
  #dropArrows = () => {};
  /** The match before a decision, by the number of actions. @type {Map<number, Promise<View>>} */
  #views = new Map();

  /** @param {AnalysisModel} model @param {Match} match */
  constructor(model, match) {
    this.#model = model;
    this.#match = match;
    this.stage = new Stage(match.whole);
    this.marked = new Marked(
      (decision, manner) => this.#rollOut(decision, manner),
      () => model.errors,
    );
    this.#study = study({ onRoll: (roll) => model.current && this.stage.preview(model.current, roll) });
  }

  /** Shows the decision again if its analysis has changed. @param {Decision} decision */
  update(decision) {
    if (this.element.dataset["index"] !== this.#model.key(decision)) void this.show(decision);
  }

  /** @param {Decision} decision */
  async show(decision) {
    this.#asked += 1;
    const mine = this.#asked;
    this.element.dataset["index"] = this.#model.key(decision);
    this.#draw(decision, isJudged(decision) ? (decision.alternatives[0] ?? null) : null);
    try {
      const past = await this.#before(decision);
      if (mine !== this.#asked || this.#closed) return;
      this.stage.lay(decision, past, this.#match.names());
      this.#study.ask(requestOf(decision, past), awayOf(decision, past));
    } catch (error) {
      if (!this.#closed) toast(reason(error), "danger");
    }
  }

  close() {
    this.#closed = true;
    this.#dropArrows();
  }

  /** @param {Decision} decision */
  #before({ before }) {
    let view = this.#views.get(before);
    if (!view) {
      view = matches.view(this.#match.id, { at: before });
      this.#views.set(before, view);
      view.catch(() => this.#views.delete(before));
    }
    return view;
  }

  /** @param {Decision} decision @param {Alternative | null} shown */
  #draw(decision, shown) {
    const { analysis } = this.#model.found;
    const game = analysis.games.find((each) => each.decisions.includes(decision)) ?? analysis.games[0];
    if (!game) return;
    const { id, whole, names } = this.#match;
    const focused = this.element.contains(document.activeElement);
    fill(
      this.element,
      detail({
        analysis: { ...analysis, mars: whole.rules.mars },
        game,
        decision,
        names: names(),
        shown,
        onShow: (play) => {
          this.#draw(decision, play);
          // Another roll stood on the board.
          if (this.stage.previews)
            void this.#views
              .get(decision.before)
              ?.then((past) => decision.index === this.#model.place && this.stage.lay(decision, past, names()));
          if (focused || shown)
            /** @type {HTMLElement | null} */ (this.element.querySelector("[aria-pressed='true']"))?.focus();
        },
        whatIf: this.#whatIf(decision),
        onRollout: () => askRollout((manner) => this.#rollOut(decision, manner)),
        mark: this.marked.toggle(decision),
        study: this.#study.element,
        picture: pictureButtons(
          { id, at: decision.before },
          decision.kind === "play" ? hopsOf(decision.player, shown ?? decision.alternatives?.[0]) : [],
        ),
      }),
    );
    // Text and arrows in one frame would make it long.
    this.#dropArrows();
    this.#dropArrows = drawInSteps([() => this.stage.compare(decision, shown)]);
  }

  /** The button for a game that goes on from a decision, and the level of the engine in it. @param {Decision} decision */
  #whatIf({ before: at, player }) {
    const go = async () => {
      try {
        const level = settings.get("opponent");
        const view = await matches.whatIf(this.#match.id, { at, player: /** @type {Player} */ (player), level });
        location.hash = `#/match/${view.id}`;
      } catch (error) {
        toast(reason(error), "danger");
      }
    };
    return h(
      "div",
      { class: "row what-if" },
      h(
        "button",
        { class: "btn small", attr: { type: "button" }, on: { click: go } },
        icon("play"),
        t("analysis-what-if"),
      ),
      dropdown({
        label: t("analysis-what-if-level"),
        inline: true,
        choices: this.#match.levels.map((value) => ({ value, text: levelName(value) })),
        value: settings.get("opponent"),
        onChange: (value) => settings.set("opponent", value),
      }),
    );
  }

  /** Begins the rollout of a decision, of a play with that which was made. @param {Decision} decision @param {Manner} manner */
  #rollOut(decision, manner) {
    const made =
      isJudged(decision) && decision.kind === "play"
        ? decision.alternatives.find((play) => play.played)?.moves?.map(tripleOf)
        : undefined;
    return rollouts.begin({
      place: { id: this.#match.id, at: decision.before },
      moves: made?.length ? [made] : [],
      ...manner,
    });
  }
}
