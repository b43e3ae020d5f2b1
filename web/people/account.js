// Accounts: a guest gets a password, a person signs in with it or with a recovery code, and codes are shown once.

import { rulebook } from "../api/rulebook.js";
import { h, uniqueId } from "../dom.js";
import { download } from "../files.js";
import { loadWords, t } from "../i18n.js";
import { reason, toast } from "../notices.js";
import { copyButton } from "../position-ids.js";
import { people } from "./calls.js";
import { askForm } from "./form.js";
import { hasPasskeys, signInByPasskey } from "./passkeys.js";

/** @import {Me} from "../wire.js" */
/** @import {Field} from "./form.js" */

/** @returns {Field} */
const nameField = () => ({ name: "name", label: t("name-label"), autocomplete: "username" });
/** For the browser's list of passwords, which goes by names. @param {string} name @returns {Field} */
export const ownName = (name) => ({ ...nameField(), value: name, fixed: true });
/** @returns {Field} */
export const newPassword = () => ({
  name: "password",
  label: t("account-new-password"),
  help: t("account-password-help"),
  type: "password",
  autocomplete: "new-password",
});
/** @param {string} name @param {string} label @returns {Field} */
export const presentPassword = (name, label) => ({ name, label, type: "password", autocomplete: "current-password" });

/** Signs a visitor in. @returns {Promise<Me | null>} who they are; null if they do not sign in */
export async function askSignIn() {
  const [{ mail }] = await Promise.all([rulebook.catalogue(), loadWords("people"), loadWords("account")]);
  /** The alternative to a password. @type {Promise<Me | null> | null} */
  let other = null;
  /** @param {string} message @param {() => Promise<Me | null>} ask */
  const instead = (message, ask) => ({
    label: t(message),
    run: () => {
      other = ask();
    },
  });
  const me =
    (await askForm({
      title: t("account-sign-in"),
      fields: [nameField(), presentPassword("password", t("account-password"))],
      yes: t("account-sign-in"),
      send: ({ name = "", password = "" }) => people.signIn(name, password),
      instead: [
        ...(hasPasskeys ? [instead("passkey-sign-in", askPasskey)] : []),
        instead("account-forgot", () => askRecovery(mail)),
        ...(mail ? [instead("forgot-mail", askLink)] : []),
      ],
    })) ?? (await other);
  if (me) toast(t("account-welcome", { name: me.name ?? "" }));
  return me;
}

/** @returns {Promise<null>} */
const askLink = async () => (await import("./mail.js")).askLink();

/** @returns {Promise<Me | null>} */
async function askPasskey() {
  try {
    return await signInByPasskey();
  } catch (error) {
    toast(reason(error), "danger");
    return null;
  }
}

/** @param {boolean} mail whether the service sends mail */
function askRecovery(mail) {
  return askForm({
    title: t("account-recover-title"),
    text: mail ? `${t("account-recover-text")} ${t("account-recover-mail")}` : t("account-recover-text"),
    fields: [nameField(), { name: "code", label: t("account-code") }, newPassword()],
    yes: t("account-sign-in"),
    send: ({ name = "", code = "", password = "" }) => people.recover(name, code, password),
  });
}

/** Makes a guest an account. @param {string} name @returns {Promise<boolean>} */
export async function becomeAccount(name) {
  const made = await askForm({
    title: t("account-become"),
    text: t("account-become-text"),
    fields: [ownName(name), newPassword()],
    yes: t("account-become"),
    send: ({ password = "" }) => people.setPassword(password),
  });
  if (made?.codes) await showCodes(made.codes);
  return made !== null;
}

/** @param {string} name @returns {Promise<boolean>} */
export async function changePassword(name) {
  const changed = await askForm({
    title: t("account-change"),
    text: t("account-change-text"),
    fields: [ownName(name), presentPassword("present", t("account-present")), newPassword()],
    yes: t("account-change"),
    send: ({ present = "", password = "" }) => people.setPassword(password, present),
  });
  if (changed) toast(t("account-changed"));
  return changed !== null;
}

/** New codes in the place of those from before. @param {string} name @returns {Promise<boolean>} */
export async function newCodes(name) {
  const made = await askForm({
    title: t("account-codes-new"),
    text: t("account-codes-new-text"),
    fields: [ownName(name), presentPassword("password", t("account-password"))],
    yes: t("account-codes-new"),
    send: ({ password = "" }) => people.newCodes(password),
  });
  if (made?.codes) await showCodes(made.codes);
  return made !== null;
}

/** Deletes a person: an account by its password, a guest by their name. @param {string} name @param {boolean} account @returns {Promise<boolean>} */
export async function askRemoval(name, account) {
  const field = account
    ? presentPassword("password", t("account-password"))
    : { name: "name", label: t("account-delete-name", { name }) };
  const gone = await askForm({
    title: t("account-delete-ask", { name }),
    text: t("account-delete-text"),
    fields: account ? [ownName(name), field] : [field],
    yes: t("account-delete"),
    danger: true,
    send: async ({ password, name: typed }) => {
      await people.remove(account ? { password } : { name: typed });
      return true;
    },
  });
  if (gone) toast(t("account-deleted", { name }));
  return gone === true;
}

/** Shows codes, this once. @param {string[]} codes */
const showCodes = (codes) =>
  showOnce({
    title: t("account-codes"),
    text: t("account-codes-text"),
    secrets: codes,
    file: "tavola-codes.txt",
    kept: t("account-codes-kept"),
  });

/**
 * Shows secrets that nobody can look up later.
 * @param {{ title: string, text: string, secrets: string[], file: string, kept: string }} props `kept` is on the button that puts them away
 * @returns {Promise<void>} when they are put away
 */
export function showOnce({ title, text, secrets, file, kept }) {
  const [titleId, textId] = [uniqueId("title"), uniqueId("text")];
  const lines = secrets.join("\n");
  const save = h(
    "button",
    {
      class: "btn",
      attr: { type: "button" },
      on: { click: () => download(new Blob([`${lines}\n`], { type: "text/plain" }), file) },
    },
    t("account-codes-save"),
  );
  const dialog = h(
    "dialog",
    { attr: { "aria-labelledby": titleId, "aria-describedby": textId } },
    h(
      "form",
      { attr: { method: "dialog" } },
      h("header", null, h("h2", { attr: { id: titleId } }, title)),
      h(
        "div",
        { class: "body stack" },
        h("p", { attr: { id: textId } }, text),
        h(
          "ul",
          { class: "plain-list stack secrets" },
          secrets.map((secret) => h("li", null, h("code", null, secret))),
        ),
        h("p", { class: "row" }, save, copyButton(title, lines)),
      ),
      h("footer", null, h("button", { class: "btn primary", attr: { value: "yes" } }, kept)),
    ),
  );
  // A slip of the finger must not lose them.
  dialog.addEventListener("cancel", (event) => event.preventDefault());
  document.body.append(dialog);
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => {
      dialog.remove();
      resolve();
    });
    dialog.showModal();
  });
}
