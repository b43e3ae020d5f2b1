// The name of a person on a service: it is asked for once, before their first creation.

import { fill, h, uniqueId } from "../dom.js";
import { loadWords, t } from "../i18n.js";
import { reason } from "../notices.js";
import { people } from "./calls.js";

/** The longest name, in characters, as the server has it. */
const LONGEST = 24;

/** The question that is open: all who need a name wait for one answer. @type {Promise<boolean> | null} */
let asking = null;

/** Asks a visitor for a name and takes it. @returns {Promise<boolean>} false if they decline */
export function askName() {
  asking ??= ask().finally(() => {
    asking = null;
  });
  return asking;
}

async function ask() {
  await loadWords("people");
  const [titleId, textId] = [uniqueId("title"), uniqueId("text")];
  const field = nameField(() => dialog.close("yes"));
  const dialog = h(
    "dialog",
    { attr: { "aria-labelledby": titleId, "aria-describedby": textId } },
    h(
      "form",
      { attr: { method: "dialog" } },
      h("header", null, h("h2", { attr: { id: titleId } }, t("name-title"))),
      h("div", { class: "body" }, h("p", { attr: { id: textId } }, t("name-text")), field.element),
      h(
        "footer",
        null,
        h("button", { class: "btn", attr: { type: "button" }, on: { click: () => dialog.close() } }, t("cancel")),
        h("button", { class: "btn primary", attr: { value: "yes" } }, t("name-go")),
      ),
    ),
  );
  document.body.append(dialog);
  return new Promise((resolve) => {
    dialog.querySelector("form")?.addEventListener("submit", async (event) => {
      event.preventDefault();
      if (await field.take()) dialog.close("yes");
    });
    dialog.addEventListener("close", () => {
      dialog.remove();
      resolve(dialog.returnValue === "yes");
    });
    dialog.showModal();
    field.focus();
  });
}

/** A field for a name, with its fault, and a way to sign in for people with an account. @param {() => void} [signedIn] */
export function nameField(signedIn) {
  let known = false;
  const [id, helpId, faultId] = [uniqueId("name"), uniqueId("help"), uniqueId("fault")];
  const fault = h("span", { class: "error", attr: { id: faultId, role: "alert" } });
  const input = h("input", {
    attr: {
      id,
      type: "text",
      maxlength: LONGEST,
      autocomplete: "nickname",
      spellcheck: "false",
      required: true,
      "aria-describedby": `${helpId} ${faultId}`,
    },
  });
  const element = h(
    "div",
    { class: "field" },
    h("label", { attr: { for: id } }, t("name-label")),
    input,
    h("span", { class: "help", attr: { id: helpId } }, t("name-help")),
    fault,
    h(
      "p",
      null,
      h("button", { class: "btn quiet small", attr: { type: "button" }, on: { click: signIn } }, t("account-have")),
    ),
  );

  async function signIn() {
    const { askSignIn } = await import("./account.js");
    const me = await askSignIn();
    if (!me) return;
    known = true;
    fill(element, h("p", null, t("name-you", { name: me.name ?? "" })));
    signedIn?.();
  }

  return {
    element,
    focus: () => input.focus(),
    /** Takes the name that was typed. @returns {Promise<boolean>} whether it is theirs now */
    async take() {
      if (known) return true;
      try {
        await people.enter(input.value);
        return true;
      } catch (error) {
        fault.textContent = reason(error);
        input.setAttribute("aria-invalid", "true");
        input.focus();
        input.select();
        return false;
      }
    },
  };
}
