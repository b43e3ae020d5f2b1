// A question with yes and no, in a dialog.

import { h, uniqueId } from "./dom.js";
import { t } from "./i18n.js";

/**
 * @param {object} props
 * @param {string} props.title
 * @param {string} props.text
 * @param {string} props.yes
 * @param {string} [props.no]
 * @param {boolean} [props.danger] the answer yes cannot be undone
 * @returns {Promise<boolean>} false too when the dialog is closed without an answer
 */
export function askWhether({ title, text, yes, no = t("cancel"), danger }) {
  const titleId = uniqueId("title");
  const textId = uniqueId("text");
  const dialog = h(
    "dialog",
    { attr: { "aria-labelledby": titleId, "aria-describedby": textId } },
    h(
      "form",
      { attr: { method: "dialog" } },
      h("header", null, h("h2", { attr: { id: titleId } }, title)),
      h("div", { class: "body" }, h("p", { attr: { id: textId } }, text)),
      h(
        "footer",
        null,
        h("button", { class: "btn", attr: { value: "no", autofocus: true } }, no),
        h("button", { class: danger ? "btn danger" : "btn primary", attr: { value: "yes" } }, yes),
      ),
    ),
  );
  document.body.append(dialog);
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => {
      dialog.remove();
      resolve(dialog.returnValue === "yes");
    });
    dialog.showModal();
  });
}
