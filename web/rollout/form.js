// The form of a rollout: the usual settings at first, the others behind "More settings".

import { h, uniqueId } from "../dom.js";
import { icon } from "../icons.js";
import { t } from "../i18n.js";
import { reason, toast } from "../notices.js";
import { firstFields, moreFields, usual } from "./settings.js";

/** @import {Manner} from "./settings.js" */

/** The settings of the last rollout, as long as the page stands. */
const last = usual();

/**
 * @param {(manner: Manner) => Promise<{id: string}>} start
 * @param {HTMLElement} [cancel] a button beside that which starts
 * @returns {HTMLFormElement}
 */
export function rolloutForm(start, cancel) {
  const button = h("button", { class: "btn primary", attr: { type: "submit" } }, icon("graph"), t("rollout-start"));
  const form = h(
    "form",
    { class: "stack rollout-form", on: { submit: begin } },
    firstFields(last),
    h(
      "details",
      { class: "options" },
      h("summary", null, h("span", { class: "options-title" }, t("rollout-more"))),
      h("div", { class: "options-body stack" }, moreFields(last)),
    ),
    h("p", { class: "row" }, button, cancel),
  );

  /** @param {Event} event */
  async function begin(event) {
    event.preventDefault();
    button.disabled = true;
    try {
      const { id } = await start(structuredClone(last));
      location.hash = `#/rollout/${id}`;
    } catch (error) {
      toast(reason(error), "danger");
    }
    button.disabled = false;
  }

  return form;
}

/**
 * Asks for the settings in a dialog.
 * @param {(manner: Manner) => Promise<{id: string}>} start
 */
export function askRollout(start) {
  const titleId = uniqueId("title");
  const dialog = h(
    "dialog",
    { class: "rollout-dialog", attr: { "aria-labelledby": titleId } },
    h("header", null, h("h2", { attr: { id: titleId } }, t("rollout-title"))),
    h(
      "div",
      { class: "body" },
      h("p", { class: "muted small" }, t("rollout-about")),
      rolloutForm(
        start,
        h("button", { class: "btn quiet", attr: { type: "button" }, on: { click: () => dialog.close() } }, t("cancel")),
      ),
    ),
  );
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
