// The options of a game's rules as a form: grouped, with what differs from the preset marked, and a way back.

import { dropdown, toggle } from "../controls.js";
import { h } from "../dom.js";
import { icon } from "../icons.js";
import { t } from "../i18n.js";
import { optionHelp, optionName, optionValueName } from "../names.js";

/** @import {Options, OptionValue, RuleCard, RuleOption} from "../wire.js" */

/** Order of the groups; one that is not known here comes last. */
const GROUPS = ["start", "dice", "moving", "bearing-off", "scoring", "cube"];

/**
 * @param {RuleOption} option
 * @param {OptionValue} value
 * @param {(value: OptionValue) => void} onChange
 */
function control(option, value, onChange) {
  const label = optionName(option);
  const help = optionHelp(option);
  if (option.type === "flag") return toggle({ label, help, value: value === true, onChange });
  /** @type {readonly OptionValue[]} */
  const values = option.choices;
  return dropdown({
    label,
    help,
    choices: values.map((choice) => ({ value: String(choice), text: optionValueName(option, choice) })),
    value: String(value),
    onChange: (text) => onChange(option.type === "number" ? Number(text) : text),
  });
}

/**
 * @param {RuleCard} card
 * @param {Options} changed the options that differ; kept up to date here
 * @param {() => void} onChange
 */
export function optionsForm(card, changed, onChange) {
  const groups = [...new Set(card.options.map((option) => option.group))].sort((a, b) => rank(a) - rank(b));
  const body = h("div", { class: "options-body" });
  const summary = h("summary", null);

  function drawSummary() {
    const count = Object.keys(changed).length;
    summary.replaceChildren(
      h("span", { class: "options-title" }, t("options")),
      h("span", { class: count > 0 ? "chip accent" : "chip" }, t("options-changed", { count })),
    );
  }

  function drawBody() {
    body.replaceChildren(
      ...groups.map((group) =>
        h(
          "fieldset",
          { class: "options-group" },
          h("legend", null, t(`option-group-${group}`)),
          card.options.filter((option) => option.group === group).map(drawOption),
        ),
      ),
      h(
        "button",
        {
          class: "btn small",
          attr: { type: "button" },
          on: {
            click: () => {
              for (const id of Object.keys(changed)) delete changed[id];
              drawBody();
              drawSummary();
              onChange();
              summary.focus();
            },
          },
        },
        icon("undo"),
        t("options-reset"),
      ),
    );
  }

  /** @param {RuleOption} option */
  function drawOption(option) {
    const mark = h("span", { class: "option-mark chip accent" }, t("option-was", { value: optionValueName(option, option.value) }));
    const row = h("div", { class: "option" });
    const markRow = () => {
      mark.hidden = !(option.id in changed);
      row.classList.toggle("changed", option.id in changed);
    };
    row.append(
      control(option, changed[option.id] ?? option.value, (value) => {
        if (value === option.value) delete changed[option.id];
        else changed[option.id] = value;
        markRow();
        drawSummary();
        onChange();
      }),
      mark,
    );
    markRow();
    return row;
  }

  drawBody();
  drawSummary();
  return h("details", { class: "options" }, summary, body);
}

/** @param {string} group */
function rank(group) {
  const place = GROUPS.indexOf(group);
  return place < 0 ? GROUPS.length : place;
}
