// Vacation in the settings: turns of days wait while a person is away, up to a number of days a year.

import { numberField } from "../controls.js";
import { fill, h } from "../dom.js";
import { lang, t } from "../i18n.js";
import { reason, toast } from "../notices.js";
import { people } from "./calls.js";

/** @import {Vacation} from "../wire.js" */

/** Days that are offered first. */
const USUAL = 7;

/** @returns {Promise<HTMLElement>} */
export async function vacationPanel() {
  const element = h("div", { class: "stack" });

  /** @param {Promise<Vacation>} asked */
  async function take(asked) {
    try {
      draw(await asked);
    } catch (error) {
      toast(reason(error), "danger");
    }
  }

  /** @param {string} message @param {() => unknown} run */
  const button = (message, run) =>
    h("button", { class: "btn small", attr: { type: "button" }, on: { click: run } }, t(message));

  /** @param {number} days that are left */
  function choose(days) {
    let chosen = Math.min(USUAL, days);
    return h(
      "div",
      { class: "stack" },
      numberField({
        label: t("vacation-days"),
        inline: true,
        value: chosen,
        min: 1,
        max: days,
        onChange: (value) => {
          chosen = value;
        },
      }),
      h(
        "p",
        { class: "row" },
        button("vacation-go", () => take(people.goAway(chosen))),
      ),
    );
  }

  /** @param {Vacation} vacation */
  function draw({ until, days }) {
    const day = until === null ? "" : new Intl.DateTimeFormat(lang(), { dateStyle: "medium" }).format(until);
    fill(
      element,
      h("h3", null, t("vacation-title")),
      h("p", { class: "muted" }, t("vacation-text")),
      until === null
        ? [h("p", null, t("vacation-left", { days })), days > 0 && choose(days)]
        : [
            h("p", { attr: { role: "status" } }, t("vacation-until", { day })),
            h(
              "p",
              { class: "row" },
              button("vacation-back", () => take(people.comeBack())),
            ),
          ],
    );
  }

  draw(await people.vacation());
  return element;
}
