// The part of the form in which the clock of a match is chosen.

import { dropdown, numberField, segmented } from "../controls.js";
import { fill, h } from "../dom.js";
import { t } from "../i18n.js";
import { clockName } from "../names.js";
import { refocus } from "./part.js";
import { CLOCKS, DAYS, KINDS, MOST_MINUTES, MOST_SECONDS, clockOf } from "./time.js";

/** @import {MatchKind} from "../wire.js" */
/** @import {ClockDraft} from "./time.js" */

/**
 * @param {{clock: ClockDraft}} draft
 * @param {() => MatchKind} match the kind of match
 * @param {() => void} changed something was chosen
 */
export function clockPart(draft, match, changed) {
  const element = h("div", { class: "stack" });

  function draw() {
    const { clock } = draft;
    const chosen = clockOf(clock, match());
    const what = h("p", { class: "muted small", attr: { "aria-live": "polite" } });
    const tell = () => {
      const now = clockOf(clock, match());
      what.textContent = now ? clockName(now) : t("clock-none-about");
      changed();
    };
    what.textContent = chosen ? clockName(chosen) : t("clock-none-about");
    fill(
      element,
      segmented({
        legend: t("clock-title"),
        plain: true,
        choices: CLOCKS.map((value) => ({ value, text: t(`clock-${value}`) })),
        value: clock.name,
        onChange: (value) => {
          clock.name = value;
          draw();
          changed();
          refocus(element, 0, CLOCKS.indexOf(value));
        },
      }),
      clock.name === "own" && [
        dropdown({
          label: t("clock-kind"),
          choices: KINDS.map((value) => ({ value, text: t(`clock-${value}`) })),
          value: clock.kind,
          onChange: (value) => {
            clock.kind = value;
            tell();
          },
        }),
        numberField({
          label: t("clock-minutes"),
          inline: true,
          value: clock.minutes,
          min: 1,
          max: MOST_MINUTES,
          onChange: (value) => {
            clock.minutes = value;
            tell();
          },
        }),
        numberField({
          label: t("clock-seconds"),
          inline: true,
          value: clock.step,
          min: 0,
          max: MOST_SECONDS,
          onChange: (value) => {
            clock.step = value;
            tell();
          },
        }),
      ],
      clock.name === "days" &&
        dropdown({
          label: t("clock-days"),
          choices: DAYS.map((days) => ({ value: String(days), text: t("clock-days-a-turn", { days }) })),
          value: String(clock.days),
          onChange: (value) => {
            clock.days = Number(value);
            tell();
          },
        }),
      what,
    );
  }

  return { element, draw };
}
