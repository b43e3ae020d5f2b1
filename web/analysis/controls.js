// The level of an analysis, the button that starts or stops it, and its progress. Without anything to do this is a menu.

import { segmented } from "../controls.js";
import { fill, h, uniqueId } from "../dom.js";
import { icon } from "../icons.js";
import { number, t } from "../i18n.js";
import { LEVELS } from "./model.js";
import { leftText } from "./words.js";

/** @import {AnalysisLevel} from "../wire.js" */
/** @import {AnalysisModel} from "./model.js" */

export class Controls {
  /** Its place while there is something to do. */
  desk = h("div");
  /** Its place afterwards. */
  menu = h("details", { class: "analysis-menu" }, h("summary", { class: "btn small" }, icon("graph"), h("span")));
  #model;
  #choose;
  #card = h("section", { class: "card analysis-controls" });
  #levels = h("div");
  #intro = h("p", null, t("analysis-intro"));
  #about = h("p", { class: "muted small" });
  #limits = h("p", { class: "small" });
  #progress = h("p", { class: "analysis-progress-text" });
  #bar = h("progress", { attr: { id: uniqueId("progress"), "aria-label": t("analysis-progress-label") } });
  #action;

  /**
   * @param {AnalysisModel} model
   * @param {object} on
   * @param {(level: AnalysisLevel) => void} on.choose
   * @param {(run: boolean) => void} on.work
   */
  constructor(model, { choose, work }) {
    this.#model = model;
    this.#choose = choose;
    this.#action = h("button", {
      class: "btn",
      attr: { type: "button" },
      on: { click: () => work(model.work !== "stop") },
    });
    fill(
      this.#card,
      this.#intro,
      this.#levels,
      h(
        "div",
        { class: "analysis-work" },
        this.#action,
        h("div", { class: "analysis-progress" }, this.#bar, this.#progress),
      ),
      this.#about,
      this.#limits,
    );
  }

  focus() {
    this.#action.focus();
  }

  draw() {
    const { level, found, work } = this.#model;
    const { running, done, of, seconds_left: left, older } = found.state;
    if (this.#levels.dataset["level"] !== level) {
      fill(
        this.#levels,
        segmented({
          legend: t("analysis-level"),
          choices: LEVELS.map((value) => ({ value, text: t(`analysis-level-${value}`) })),
          value: level,
          onChange: this.#choose,
        }),
      );
      this.#levels.dataset["level"] = level;
    }
    this.#intro.hidden = done > 0 || running;
    this.#about.textContent = t(older ? "analysis-older" : `analysis-level-${level}-about`);
    const idle = work === "rest";
    (idle ? this.menu : this.desk).append(this.#card);
    this.menu.hidden = !idle;
    fill(/** @type {HTMLElement} */ (this.menu.querySelector("summary > span")), t(`analysis-level-${level}`));
    this.menu
      .querySelector("summary")
      ?.setAttribute("aria-label", `${t("analysis-level")}: ${t(`analysis-level-${level}`)}`);
    this.#action.hidden = idle;
    this.#action.className = running ? "btn" : "btn primary";
    fill(this.#action, icon(running ? "pause" : "graph"), idle ? "" : t(`analysis-${work}`));
    this.#bar.max = Math.max(1, of);
    this.#bar.value = done;
    this.#bar.hidden = !running && (done === 0 || done >= of);
    const words = of === 0 ? t("analysis-none") : running || done > 0 ? t("analysis-progress", { done, of }) : "";
    this.#progress.textContent = [idle ? "" : words, running && left !== null && leftText(left)]
      .filter(Boolean)
      .join(" · ");
    this.#progress.hidden = this.#progress.textContent === "";
    const { unit } = found.analysis;
    this.#limits.textContent =
      unit === undefined ? "" : t("analysis-unit", { unit: number(unit, { maximumFractionDigits: 2 }) });
    this.#limits.hidden = unit === undefined;
  }
}
