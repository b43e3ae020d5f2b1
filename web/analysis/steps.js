// Steps from decision to decision and from error to error, by buttons and keys.

import { h } from "../dom.js";
import { icon } from "../icons.js";
import { t } from "../i18n.js";
import { isError, isListed } from "./decisions.js";

/** @import {Decision} from "../wire.js" */
/** @import {AnalysisModel} from "./model.js" */

/** The decisions that a step visits. @typedef {(decision: Decision) => boolean} Wanted */

export class Steps {
  #model;
  #go;
  #buttons;
  element;

  /** @param {AnalysisModel} model @param {(index: number) => void} go selects another decision */
  constructor(model, go) {
    this.#model = model;
    this.#go = go;
    const button = (
      /** @type {string} */ picture,
      /** @type {string} */ text,
      /** @type {1 | -1} */ way,
      /** @type {Wanted} */ wanted,
    ) => ({
      way,
      wanted,
      element: h(
        "button",
        {
          class: "btn icon",
          attr: { type: "button", "aria-label": text, title: text },
          on: { click: () => this.#step(way, wanted) },
        },
        icon(picture),
      ),
    });
    this.#buttons = [
      button("first", t("analysis-previous-error"), -1, isError),
      button("previous", t("analysis-previous"), -1, isListed),
      button("next", t("analysis-next"), 1, isListed),
      button("last", t("analysis-next-error"), 1, isError),
    ];
    this.element = h(
      "div",
      { class: "replay-tools", attr: { role: "group", "aria-label": t("replay-tools") } },
      this.#buttons.map(({ element }) => element),
    );
  }

  /** Shows which steps there are. */
  draw() {
    for (const { way, wanted, element } of this.#buttons) element.disabled = !this.#model.beside(way, wanted);
  }

  /** The arrow keys step through the decisions, and with Shift through the errors. @param {KeyboardEvent} event */
  onKey(event) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.target instanceof Element && event.target.matches("input, select, textarea")) return;
    const wanted = event.shiftKey ? isError : isListed;
    if (event.key === "ArrowLeft") this.#step(-1, wanted);
    else if (event.key === "ArrowRight") this.#step(1, wanted);
    else return;
    event.preventDefault();
  }

  /** @param {1 | -1} way @param {Wanted} wanted */
  #step(way, wanted) {
    const next = this.#model.beside(way, wanted);
    if (next) this.#go(next.index);
  }
}
