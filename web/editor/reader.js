// The field that reads any id of a position; a fault stands beside it.

import { positions } from "../api/positions.js";
import { h, uniqueId } from "../dom.js";
import { icon } from "../icons.js";
import { t } from "../i18n.js";
import { announce } from "../notices.js";
import { positionFault } from "../position-fault.js";

/** @import {ApiError} from "../api/call.js" */
/** @import {Player, PositionAnswer} from "../wire.js" */
/** @import {EditorModel} from "./model.js" */

/** @param {EditorModel} model @param {() => void} laid a position was read and lies on the board */
export function idReader(model, laid) {
  const textId = uniqueId("position");
  const faultId = uniqueId("fault");
  const fault = h("span", { class: "error", attr: { id: faultId, role: "alert" } });
  const text = h("input", {
    attr: {
      id: textId,
      type: "text",
      spellcheck: "false",
      autocomplete: "off",
      autocapitalize: "off",
      "aria-describedby": faultId,
      placeholder: "4HPwATDgc/ABMA",
    },
  });

  /**
   * Puts an id on the board.
   * @param {string} id
   * @param {Player} [mover] whom its first side is
   * @returns {Promise<boolean>} whether it could be read; if not, the field keeps it with its fault
   */
  async function read(id, mover) {
    /** @type {PositionAnswer} */
    let answer;
    try {
      answer = await positions.read({ text: id, rules: model.game.name });
    } catch (error) {
      text.value = id;
      text.setAttribute("aria-invalid", "true");
      fault.textContent = id === "" ? t("position-empty") : positionFault(/** @type {ApiError} */ (error));
      return false;
    }
    text.setAttribute("aria-invalid", "false");
    fault.textContent = "";
    model.lay(answer, mover);
    laid();
    return true;
  }

  /** @param {Event} event */
  async function submit(event) {
    event.preventDefault();
    if (await read(text.value.trim())) announce(t("edit-read-done"));
    else text.focus();
  }

  const element = h(
    "form",
    { class: "card stack", on: { submit } },
    h(
      "div",
      { class: "field" },
      h("label", { attr: { for: textId } }, t("edit-read")),
      text,
      h("span", { class: "help" }, t("position-id-help")),
      fault,
    ),
    h("button", { class: "btn", attr: { type: "submit" } }, icon("check"), t("edit-read-act")),
  );
  return { element, read };
}
