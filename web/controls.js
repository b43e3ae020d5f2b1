// Form controls in the shapes of the theme: one function a kind, each labelled and described.

import { h, uniqueId } from "./dom.js";

/**
 * A few choices side by side.
 * @template {string} V
 * @param {object} props
 * @param {string} props.legend
 * @param {boolean} [props.plain] the legend is only for screen readers, beside a visible heading
 * @param {readonly {value: V, text: string}[]} props.choices
 * @param {V} props.value
 * @param {(value: V) => void} props.onChange
 */
export function segmented({ legend, plain, choices, value, onChange }) {
  const name = uniqueId("choice");
  return h(
    "fieldset",
    { class: "segmented" },
    h("legend", { class: plain ? "visually-hidden" : "" }, legend),
    choices.map((choice) =>
      h(
        "label",
        null,
        h("input", {
          attr: { type: "radio", name, value: choice.value },
          set: { checked: choice.value === value },
          on: { change: () => onChange(choice.value) },
        }),
        h("span", null, choice.text),
      ),
    ),
  );
}

/**
 * @template {string} V
 * @param {object} props
 * @param {string} props.label
 * @param {boolean} [props.plain] the label is only for screen readers, beside a visible heading
 * @param {string} [props.help]
 * @param {boolean} [props.inline]
 * @param {readonly {value: V, text: string}[]} props.choices
 * @param {V} props.value
 * @param {(value: V) => void} props.onChange
 */
export function dropdown({ label, plain, help, inline, choices, value, onChange }) {
  const id = uniqueId("select");
  const helpId = help ? uniqueId("help") : null;
  return h(
    "div",
    { class: inline ? "field inline" : "field" },
    h("label", { class: plain ? "visually-hidden" : "", attr: { for: id } }, label),
    h(
      "select",
      {
        attr: { id, "aria-describedby": helpId },
        set: { value },
        on: { change: (event) => onChange(event.target.value) },
      },
      choices.map((choice) => h("option", { attr: { value: choice.value } }, choice.text)),
    ),
    help && h("span", { class: "help", attr: { id: helpId } }, help),
  );
}

/**
 * @param {object} props
 * @param {string} props.label
 * @param {string} [props.help]
 * @param {boolean} props.value
 * @param {boolean} [props.disabled] the help gives the reason
 * @param {(value: boolean) => void} props.onChange
 */
export function toggle({ label, help, value, disabled, onChange }) {
  const helpId = help ? uniqueId("help") : null;
  return h(
    "div",
    { class: "field" },
    h(
      "label",
      { class: "switch" },
      h("input", {
        attr: { type: "checkbox", "aria-describedby": helpId },
        set: { checked: value, disabled: disabled ?? false },
        on: { change: (event) => onChange(event.target.checked) },
      }),
      h("span", null, label),
    ),
    help && h("span", { class: "help", attr: { id: helpId } }, help),
  );
}

/**
 * @param {object} props
 * @param {string} props.label
 * @param {string} [props.help]
 * @param {string} props.value
 * @param {number} [props.maxlength]
 * @param {string} [props.placeholder]
 * @param {(value: string) => void} props.onChange called at every key
 */
export function textField({ label, help, value, maxlength, placeholder, onChange }) {
  const id = uniqueId("text");
  const helpId = help ? uniqueId("help") : null;
  return h(
    "div",
    { class: "field" },
    h("label", { attr: { for: id } }, label),
    h("input", {
      attr: { id, type: "text", maxlength, placeholder, autocomplete: "off", "aria-describedby": helpId },
      set: { value },
      on: { input: (event) => onChange(event.target.value) },
    }),
    help && h("span", { class: "help", attr: { id: helpId } }, help),
  );
}

/**
 * A whole number; a value out of bounds is clamped when the field is left.
 * @param {object} props
 * @param {string} props.label
 * @param {string} [props.help]
 * @param {boolean} [props.inline]
 * @param {number} props.value
 * @param {number} props.min
 * @param {number} props.max
 * @param {(value: number) => void} props.onChange
 */
export function numberField({ label, help, inline, value, min, max, onChange }) {
  const id = uniqueId("number");
  const helpId = help ? uniqueId("help") : null;
  return h(
    "div",
    { class: inline ? "field inline" : "field" },
    h("label", { attr: { for: id } }, label),
    h("input", {
      attr: { id, type: "number", min, max, step: 1, inputmode: "numeric", "aria-describedby": helpId },
      set: { value: String(value) },
      on: {
        change: (event) => {
          const typed = Math.round(Number(event.target.value));
          const bounded = Math.min(max, Math.max(min, Number.isFinite(typed) ? typed : value));
          event.target.value = String(bounded);
          onChange(bounded);
        },
      },
    }),
    help && h("span", { class: "help", attr: { id: helpId } }, help),
  );
}
