// The mail address of an account, in its settings, and the links in mails: one confirms the address, one sets a new password.

import { rulebook } from "../api/rulebook.js";
import { fill, h } from "../dom.js";
import { lang, loadWords, t } from "../i18n.js";
import { reason, toast } from "../notices.js";
import { askWhether } from "../question.js";
import { newPassword, ownName, presentPassword } from "./account.js";
import { people } from "./calls.js";
import { askForm } from "./form.js";

/** @import {Address, Page} from "../page.js" */
/** @import {Field} from "./form.js" */

/** @returns {Field} */
const addressField = () => ({ name: "address", label: t("address-title"), type: "email", autocomplete: "email" });

/** The part of the settings of an account. @param {string} name @returns {Promise<HTMLElement>} */
export async function mailPanel(name) {
  const state = h("div", { class: "stack" });

  async function draw() {
    const { address, waiting } = await people.mail();
    /** @param {string} message @param {() => void} run */
    const button = (message, run) =>
      h("button", { class: "btn small", attr: { type: "button" }, on: { click: run } }, t(message));
    fill(
      state,
      address !== null && h("p", null, t("address-is", { address })),
      waiting !== null && h("p", null, t("address-waiting", { address: waiting })),
      h(
        "p",
        { class: "row" },
        button(address === null ? "address-add" : "address-change", add),
        (address !== null || waiting !== null) && button("address-remove", remove),
      ),
    );
  }

  async function add() {
    const sent = await askForm({
      title: t("address-title"),
      text: t("address-text"),
      fields: [ownName(name), addressField(), presentPassword("password", t("account-password"))],
      yes: t("forgot-send"),
      send: ({ address = "", password = "" }) => people.setMail(address, password, lang()),
    });
    if (!sent) return;
    toast(t("address-sent", { address: sent.waiting ?? "" }));
    await draw();
  }

  async function remove() {
    const sure = { title: t("address-remove"), text: t("address-text"), yes: t("address-remove"), danger: true };
    if (!(await askWhether(sure))) return;
    try {
      await people.removeMail();
      toast(t("address-removed"));
      await draw();
    } catch (error) {
      toast(reason(error), "danger");
    }
  }

  await draw();
  return h(
    "div",
    { class: "stack" },
    h("h3", null, t("address-title")),
    h("p", { class: "muted" }, t("address-text")),
    state,
  );
}

/** Asks for a mail with a link for a new password. @returns {Promise<null>} nobody is signed in by this */
export async function askLink() {
  const sent = await askForm({
    title: t("forgot-title"),
    text: t("forgot-text"),
    fields: [addressField()],
    yes: t("forgot-send"),
    send: async ({ address = "" }) => {
      await people.forgotten(address, lang());
      return true;
    },
  });
  if (sent) toast(t("forgot-sent"));
  return null;
}

/**
 * The page of a link in a mail: `#/mail/confirm/TOKEN` or `#/mail/password/TOKEN`. Programs that open links press no buttons.
 * @param {HTMLElement} root
 * @param {Address} address
 * @returns {Promise<Page>}
 */
export async function mountMailLink(root, { parts }) {
  const [what, token = ""] = parts;
  const [{ mail }] = await Promise.all([rulebook.catalogue(), loadWords("people"), loadWords("account")]);
  if (!mail || (what !== "confirm" && what !== "password")) throw new RangeError("mail");
  const isPassword = what === "password";
  const title = t(isPassword ? "reset-title" : "address-confirm");
  const fault = h("p", { class: "error", attr: { role: "alert" } });
  const button = h("button", { class: "btn primary", attr: { type: "button" }, on: { click: run } }, title);

  async function run() {
    fault.textContent = "";
    try {
      if (isPassword) {
        const me = await askForm({
          title,
          text: t("reset-text"),
          fields: [newPassword()],
          yes: title,
          send: ({ password = "" }) => people.setByLink(token, password),
        });
        if (!me) return;
        toast(t("account-welcome", { name: me.name ?? "" }));
      } else {
        await people.confirmMail(token);
        toast(t("address-confirmed"));
      }
      // The link stays in no history.
      location.replace("#/settings");
    } catch (error) {
      fault.textContent = reason(error);
    }
  }

  root.append(
    h(
      "div",
      { class: "page narrow" },
      h("h1", { attr: { tabindex: -1 } }, title),
      h("p", null, t(isPassword ? "reset-text" : "address-confirm-text")),
      fault,
      h("p", { class: "row" }, button),
    ),
  );
  return { title };
}
