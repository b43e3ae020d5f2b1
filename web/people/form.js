// A dialog with fields that are sent together, and with the faults below them.

import { h, uniqueId } from "../dom.js";
import { t } from "../i18n.js";
import { reason } from "../notices.js";

/**
 * @typedef {object} Field
 * @property {string} name
 * @property {string} label
 * @property {string} [help]
 * @property {"text" | "email" | "password"} [type]
 * @property {string} [autocomplete] its name for password managers
 * @property {string} [value]
 * @property {boolean} [fixed] it is there for password managers and cannot be changed
 */

/**
 * Asks for some fields until `send` has succeeded with them.
 * @template T
 * @param {object} props
 * @param {string} props.title
 * @param {string} [props.text]
 * @param {Field[]} props.fields
 * @param {string} props.yes
 * @param {boolean} [props.danger] it cannot be undone
 * @param {(values: Record<string, string>) => Promise<T>} props.send
 * @param {{ label: string, run: () => void }[]} [props.instead] other ways, which close the dialog
 * @returns {Promise<T | null>} null if the dialog is closed without an answer
 */
export function askForm({ title, text, fields, yes, danger = false, send, instead = [] }) {
  const [titleId, textId, faultId] = [uniqueId("title"), uniqueId("text"), uniqueId("fault")];
  const inputs = fields.map((field) => input(field, faultId));
  const secret = inputs.filter(({ type }) => type === "password");
  const show =
    secret.length > 0 &&
    h(
      "label",
      { class: "row small" },
      h("input", {
        attr: { type: "checkbox" },
        on: {
          change: ({ target }) =>
            secret.forEach((each) => {
              each.type = target.checked ? "text" : "password";
            }),
        },
      }),
      h("span", null, t("account-show")),
    );
  const fault = h("p", { class: "error", attr: { id: faultId, role: "alert" } });
  const button = h("button", { class: danger ? "btn danger" : "btn primary", attr: { value: "yes" } }, yes);
  const form = h(
    "form",
    { attr: { method: "dialog", novalidate: true } },
    h("header", null, h("h2", { attr: { id: titleId } }, title)),
    h(
      "div",
      { class: "body stack" },
      text !== undefined && h("p", { attr: { id: textId } }, text),
      fields.map((field, i) => labelled(field, /** @type {HTMLInputElement} */ (inputs[i]))),
      show,
      fault,
      instead.length > 0 &&
        h(
          "p",
          { class: "row" },
          instead.map(({ label, run }) =>
            h(
              "button",
              {
                class: "btn quiet small",
                attr: { type: "button" },
                on: {
                  click: () => {
                    dialog.close();
                    run();
                  },
                },
              },
              label,
            ),
          ),
        ),
    ),
    h(
      "footer",
      null,
      h("button", { class: "btn", attr: { type: "button" }, on: { click: () => dialog.close() } }, t("cancel")),
      button,
    ),
  );
  const dialog = h(
    "dialog",
    { attr: { "aria-labelledby": titleId, "aria-describedby": text === undefined ? null : textId } },
    form,
  );
  document.body.append(dialog);
  return new Promise((resolve) => {
    /** @type {T | null} */
    let answer = null;
    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      button.disabled = true;
      fault.textContent = "";
      inputs.forEach((each) => each.removeAttribute("aria-invalid"));
      try {
        answer = await send(Object.fromEntries(inputs.map((each) => [each.name, each.value])));
        dialog.close();
      } catch (error) {
        fault.textContent = reason(error);
        const last = inputs.filter((each) => !each.readOnly).at(-1);
        last?.setAttribute("aria-invalid", "true");
        last?.focus();
      }
      button.disabled = false;
    });
    dialog.addEventListener("close", () => {
      dialog.remove();
      resolve(answer);
    });
    dialog.showModal();
    inputs.find((each) => !each.readOnly)?.focus();
  });
}

/** @param {Field} field @param {string} faultId */
function input({ name, type = "text", autocomplete = "off", value = "", fixed = false, help }, faultId) {
  const described = help === undefined ? faultId : `${faultId} ${uniqueId("help")}`;
  return h("input", {
    attr: {
      id: uniqueId(name),
      name,
      type,
      autocomplete,
      autocapitalize: "none",
      spellcheck: "false",
      readonly: fixed,
      required: true,
      "aria-describedby": described,
    },
    set: { value },
  });
}

/** @param {Field} field @param {HTMLInputElement} control */
function labelled({ label, help }, control) {
  const helpId = control.getAttribute("aria-describedby")?.split(" ")[1];
  return h(
    "div",
    { class: "field" },
    h("label", { attr: { for: control.id } }, label),
    control,
    help !== undefined && h("span", { class: "help", attr: { id: helpId } }, help),
  );
}
