// The part of the form with the delay for watchers.

import { dropdown } from "../controls.js";
import { h } from "../dom.js";
import { t } from "../i18n.js";
import { timeName } from "../names.js";
import { DELAYS } from "./draft.js";

/** @import {Draft} from "./draft.js" */

/**
 * @param {Draft} draft
 * @param {() => void} changed something was chosen
 */
export function delayPart(draft, changed) {
  const about = h("p", { class: "muted small", attr: { "aria-live": "polite" } });
  function draw() {
    about.textContent = t(draft.delay ? "delay-about" : "delay-none-about");
  }
  draw();
  return h(
    "div",
    { class: "stack" },
    dropdown({
      label: t("delay-title"),
      plain: true,
      choices: DELAYS.map((delay) => ({ value: String(delay), text: delay ? timeName(delay) : t("delay-none") })),
      value: String(draft.delay),
      onChange: (value) => {
        draft.delay = Number(value);
        draw();
        changed();
      },
    }),
    about,
  );
}
