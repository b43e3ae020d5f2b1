// The options of a game's rules as a form: grouped, with marks for differences from the game, explanations of conflicts, and a
// reset. After every change the server answers with the compatible options.

import { dropdown, toggle } from "../controls.js";
import { fill, h } from "../dom.js";
import { icon } from "../icons.js";
import { t } from "../i18n.js";
import { optionHelp, optionName, optionValueName } from "../option-names.js";

/** @import {Options, OptionValue, RuleOption} from "../wire.js" */

/** Order of the groups; one that is not known here comes last. */
const GROUPS = ["start", "dice", "moving", "bearing-off", "scoring", "cube"];

/** Characters that a menu shows on a phone. */
const LONG = 24;

/** @param {RuleOption} option @param {OptionValue} value */
const isBlocked = (option, value) => option.blocked.some((blocked) => blocked.value === value);

/** @param {RuleOption} option */
const isClosed = (option) => option.choices.every((value) => value === option.value || isBlocked(option, value));

/**
 * @param {RuleOption} option
 * @param {(value: OptionValue) => void} onChange
 */
function control(option, onChange) {
  const label = optionName(option);
  const help = optionHelp(option);
  if (option.type === "flag") return toggle({ label, help, value: option.value === true, onChange });
  const chosen = optionValueName(option, option.value);
  return [
    dropdown({
      label,
      help,
      choices: option.choices
        .filter((value) => !isBlocked(option, value))
        .map((value) => ({ value: String(value), text: optionValueName(option, value) })),
      value: String(option.value),
      onChange: (text) => onChange(option.type === "number" ? Number(text) : text),
    }),
    // A menu on a narrow screen cuts off long texts: there the text stands below, hidden from screen readers.
    chosen.length > LONG && h("span", { class: "option-whole small", attr: { "aria-hidden": "true" } }, chosen),
  ];
}

/** The reasons why an option is blocked here, each once. @param {RuleOption} option */
function whyNot(option) {
  const reasons = [...new Set(option.blocked.map(({ why }) => why))];
  return reasons.map((reason) => {
    const values = option.blocked
      .filter(({ why }) => why === reason)
      .map(({ value }) => optionValueName(option, value));
    return h(
      "span",
      { class: "why-not muted small" },
      t("option-blocked", { value: values.join(", "), why: t(`conflict-${reason}`) }),
    );
  });
}

/**
 * @param {Options} changed the options that differ; kept up to date here
 * @param {(id?: string) => void} onChange the server's answer is to be shown, with the focus on this option
 * @param {HTMLElement} foot the part below the options
 * @param {boolean} [folded] each group opens by itself
 */
export function optionsForm(changed, onChange, foot, folded = false) {
  const body = h("div", { class: "options-body" });
  const summary = h("summary", null);

  /** The groups that the reader has opened. @type {Set<string>} */
  const opened = new Set();

  /** @param {string} group @param {RuleOption[]} options */
  function drawGroup(group, options) {
    const name = t(`option-group-${group}`);
    if (!folded) return h("fieldset", { class: "options-group" }, h("legend", null, name), options.map(drawOption));
    const count = options.filter((option) => option.value !== option.plain).length;
    return h(
      "details",
      {
        class: "options options-fold",
        set: { open: opened.has(group) },
        on: { toggle: (event) => opened[event.target.open ? "add" : "delete"](group) },
      },
      h(
        "summary",
        null,
        h("span", { class: "options-title" }, name),
        h("span", { class: count > 0 ? "chip accent" : "chip" }, t("options-changed", { count })),
      ),
      h("div", { class: "options-group", attr: { role: "group", "aria-label": name } }, options.map(drawOption)),
    );
  }

  /** @param {RuleOption[]} options @param {string} [focus] */
  function show(options, focus) {
    const count = Object.keys(changed).length;
    fill(
      summary,
      h("span", { class: "options-title" }, t("options")),
      h("span", { class: count > 0 ? "chip accent" : "chip" }, t("options-changed", { count })),
    );
    const open = options.filter((option) => !isClosed(option));
    const closed = options.filter(isClosed);
    const groups = [...new Set(open.map((option) => option.group))].sort((a, b) => rank(a) - rank(b));
    fill(
      body,
      groups.map((group) =>
        drawGroup(
          group,
          open.filter((option) => option.group === group),
        ),
      ),
      closed.length > 0 &&
        h(
          "details",
          { class: "options-closed" },
          h("summary", null, t("options-closed")),
          h(
            "ul",
            null,
            closed.map((option) => h("li", null, h("strong", null, optionName(option)), " ", whyNot(option))),
          ),
        ),
      h(
        "button",
        { class: "btn small", attr: { type: "button" }, on: { click: reset } },
        icon("undo"),
        t("options-reset"),
      ),
    );
    if (focus)
      /** @type {HTMLElement | null} */ (body.querySelector(`[data-option="${focus}"] :is(select, input)`))?.focus();
  }

  /** @param {RuleOption} option */
  function drawOption(option) {
    const differs = option.value !== option.plain;
    return h(
      "div",
      { class: differs ? "option changed" : "option", attr: { "data-option": option.id } },
      ...[
        control(option, (value) => {
          if (value === option.plain) delete changed[option.id];
          else changed[option.id] = value;
          onChange(option.id);
        }),
      ].flat(),
      differs &&
        h(
          "span",
          { class: "option-mark chip accent" },
          t("option-was", { value: optionValueName(option, option.plain) }),
        ),
      whyNot(option),
    );
  }

  function reset() {
    for (const id of Object.keys(changed)) delete changed[id];
    summary.focus();
    onChange();
  }

  show([]);
  return { element: h("details", { class: "options" }, summary, body, foot), show };
}

/** @param {string} group */
function rank(group) {
  const place = GROUPS.indexOf(group);
  return place < 0 ? GROUPS.length : place;
}
