// Stakes of a match: points, games, a single game or money, and their number.

import { numberField, segmented } from "../controls.js";
import { fill, h } from "../dom.js";
import { t } from "../i18n.js";
import { LENGTHS, LONGEST, MATCHES } from "./draft.js";
import { refocus } from "./part.js";

/** @import {Draft} from "./draft.js" */

/** @param {Draft} draft @param {() => void} changed something was chosen */
export function lengthPart(draft, changed) {
  const element = h("div", { class: "stack" });

  function draw() {
    const own = !LENGTHS.includes(draft.length);
    const counted = draft.match === "points" || draft.match === "games";
    const number = h("div");
    const drawNumber = (/** @type {boolean} */ show) =>
      fill(
        number,
        show &&
          numberField({
            label: t(`setup-length-${draft.match}`),
            inline: true,
            value: draft.length,
            min: 1,
            max: LONGEST,
            onChange: (value) => {
              draft.length = value;
              changed();
            },
          }),
      );
    drawNumber(counted && own);
    fill(
      element,
      segmented({
        legend: t("setup-match"),
        plain: true,
        choices: MATCHES.map((value) => ({ value, text: t(`setup-match-${value}`) })),
        value: draft.match,
        onChange: (value) => {
          draft.match = value;
          draw();
          changed();
          refocus(element, 0, MATCHES.indexOf(value));
        },
      }),
      counted &&
        segmented({
          legend: t(`setup-length-${draft.match}`),
          choices: [
            ...LENGTHS.map((value) => ({ value: String(value), text: t("number", { value }) })),
            { value: "own", text: t("setup-length-own") },
          ],
          value: own ? "own" : String(draft.length),
          onChange: (value) => {
            if (value !== "own") draft.length = Number(value);
            drawNumber(value === "own");
            changed();
          },
        }),
      number,
      h("p", { class: "muted small" }, t(`setup-match-${draft.match}-about`)),
    );
  }

  return { element, draw };
}
