// Decisions that the reader has marked, to be rolled out in one go.

import { fill, h } from "../dom.js";
import { icon } from "../icons.js";
import { t } from "../i18n.js";
import { askRollout } from "../rollout/form.js";

/** @import {Decision} from "../wire.js" */
/** @import {Manner} from "../rollout/settings.js" */

export class Marked {
  /** The button that rolls out the marked decisions; hidden without marks. */
  element = h("p", { class: "row marked", attr: { hidden: true } });
  /** @type {Map<number, Decision>} */
  #decisions = new Map();
  #start;
  #errors;
  /** The button of the selected decision. */
  #toggle = () => {};

  /**
   * @param {(decision: Decision, manner: Manner) => Promise<{id: string}>} start begins the rollout of a decision
   * @param {() => readonly Decision[]} errors those that can be marked in one go
   */
  constructor(start, errors) {
    this.#start = start;
    this.#errors = errors;
  }

  /** @param {Decision} decision */
  has(decision) {
    return this.#decisions.has(decision.index);
  }

  /** A button that marks a decision. @param {Decision} decision */
  toggle(decision) {
    const button = h(
      "button",
      {
        class: "btn small",
        attr: { type: "button", "aria-pressed": String(this.has(decision)) },
        on: {
          click: () => {
            if (!this.#decisions.delete(decision.index)) this.#decisions.set(decision.index, decision);
            this.#draw();
          },
        },
      },
      icon("check"),
      t("analysis-mark"),
    );
    this.#toggle = () => button.setAttribute("aria-pressed", String(this.has(decision)));
    return button;
  }

  #draw() {
    const count = this.#decisions.size;
    const others = this.#errors().filter((decision) => !this.has(decision));
    this.#toggle();
    this.element.hidden = count === 0;
    fill(
      this.element,
      h(
        "button",
        {
          class: "btn small primary",
          attr: { type: "button" },
          on: { click: () => askRollout((manner) => this.#rollOut(manner)) },
        },
        icon("graph"),
        t("analysis-roll-out-marked", { count }),
      ),
      others.length > 0 &&
        h(
          "button",
          {
            class: "btn small quiet",
            attr: { type: "button" },
            on: {
              click: () => {
                for (const decision of others) this.#decisions.set(decision.index, decision);
                this.#draw();
              },
            },
          },
          t("analysis-mark-errors"),
        ),
      h(
        "button",
        {
          class: "btn small quiet",
          attr: { type: "button" },
          on: {
            click: () => {
              this.#decisions.clear();
              this.#draw();
            },
          },
        },
        t("analysis-unmark"),
      ),
    );
  }

  /** Begins all, the first of the match first, and leads to the list. @param {Manner} manner @returns {Promise<{id: string}>} */
  async #rollOut(manner) {
    const decisions = [...this.#decisions.values()].sort((a, b) => a.index - b.index);
    let first = "";
    for (const decision of decisions) {
      const { id } = await this.#start(decision, manner);
      first ||= id;
      this.#decisions.delete(decision.index);
    }
    return { id: decisions.length === 1 ? first : "" };
  }
}
