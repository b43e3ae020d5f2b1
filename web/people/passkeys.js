// Passkeys: made, listed and removed in the settings, and a way to sign in without a name. The browser prompts the person, and
// their authenticator answers. Bytes go over the wire in base64url.

import { fill, h } from "../dom.js";
import { ago, t } from "../i18n.js";
import { reason, toast } from "../notices.js";
import { people } from "./calls.js";
import { askForm } from "./form.js";

/** @import {Me, Passkey, PasskeyOffer} from "../wire.js" */

/** The algorithms as COSE names them, the preferred one first. Some authenticators of Windows have only RS256. */
const [ES256, RS256] = [-7, -257];
/** Milliseconds in which the person answers, as long as a challenge counts. */
const TIMEOUT = 5 * 60 * 1000;

/** Whether passkeys can be made and used here: over TLS or on this machine, under a name, since addresses have none. */
export const hasPasskeys =
  globalThis.PublicKeyCredential !== undefined && isSecureContext && !/^\[|^[\d.]+$/.test(location.hostname);

/** @param {string} text @returns {Uint8Array<ArrayBuffer>} */
const bytes = (text) =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
/** @param {ArrayBuffer} buffer @returns {string} */
const text = (buffer) =>
  btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

/**
 * The browser's answer; null if the person cancels it, waits too long, or has no passkey for this.
 * @param {Promise<Credential | null>} asked
 */
async function answered(asked) {
  try {
    return /** @type {PublicKeyCredential | null} */ (await asked);
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}

/** Signs a person in by a passkey. @returns {Promise<Me | null>} null if they use none */
export async function signInByPasskey() {
  const { challenge } = await people.passkeyChallenge();
  const credential = await answered(
    navigator.credentials.get({
      publicKey: { challenge: bytes(challenge), userVerification: "preferred", timeout: TIMEOUT },
    }),
  );
  if (credential === null) {
    toast(t("passkey-none"));
    return null;
  }
  const answer = /** @type {AuthenticatorAssertionResponse} */ (credential.response);
  return people.signInByPasskey({
    id: text(credential.rawId),
    user: answer.userHandle ? text(answer.userHandle) : "",
    client_data: text(answer.clientDataJSON),
    authenticator_data: text(answer.authenticatorData),
    signature: text(answer.signature),
  });
}

/** @param {PasskeyOffer} offer @returns {CredentialCreationOptions} */
const wanted = ({ challenge, user, name, known }) => ({
  publicKey: {
    challenge: bytes(challenge),
    rp: { name: "Tavola" },
    user: { id: bytes(user), name, displayName: name },
    pubKeyCredParams: [ES256, RS256].map((alg) => ({ type: "public-key", alg })),
    authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "preferred" },
    excludeCredentials: known.map((id) => ({ type: "public-key", id: bytes(id) })),
    attestation: "none",
    timeout: TIMEOUT,
  },
});

/** Has an authenticator make a passkey. @param {string} name @param {string} password @returns {Promise<Passkey | null>} */
async function make(name, password) {
  const offer = await people.offerPasskey(password);
  const credential = await answered(navigator.credentials.create(wanted(offer)));
  if (credential === null) return null;
  const answer = /** @type {AuthenticatorAttestationResponse} */ (credential.response);
  return people.addPasskey({
    name,
    client_data: text(answer.clientDataJSON),
    authenticator_data: text(answer.getAuthenticatorData()),
  });
}

/** @param {string} owner the name of the account, for managers of passwords @returns {Promise<HTMLElement>} */
export async function passkeysPanel(owner) {
  const list = h("ul", { class: "plain-list stack" });

  async function draw() {
    fill(list, (await people.passkeys()).map(row));
  }

  /** @param {Passkey} passkey */
  function row({ id, name, seen }) {
    return h(
      "li",
      { class: "row spread" },
      h("span", null, name, h("span", { class: "muted small" }, ` · ${ago(new Date(seen).toISOString())}`)),
      h(
        "span",
        { class: "row" },
        h(
          "button",
          {
            class: "btn small",
            attr: { type: "button", "aria-label": t("passkey-rename-of", { name }) },
            on: { click: () => rename(id, name) },
          },
          t("passkey-rename"),
        ),
        h(
          "button",
          {
            class: "btn small",
            attr: { type: "button", "aria-label": t("passkey-remove-of", { name }) },
            on: { click: () => remove(id) },
          },
          t("passkey-remove"),
        ),
      ),
    );
  }

  /** @param {string} id @param {string} before */
  async function rename(id, before) {
    const answer = await askForm({
      title: t("passkey-rename"),
      fields: [{ name: "name", label: t("passkey-name"), value: before }],
      yes: t("passkey-rename"),
      send: async ({ name = "" }) => {
        await people.renamePasskey(id, name);
        return true;
      },
    });
    if (!answer) return;
    toast(t("passkey-renamed"));
    await draw();
  }

  /** @param {string} id */
  async function remove(id) {
    try {
      await people.removePasskey(id);
      toast(t("passkey-removed"));
      await draw();
    } catch (error) {
      toast(reason(error), "danger");
    }
  }

  async function add() {
    let made = false;
    const answer = await askForm({
      title: t("passkey-add"),
      text: t("passkey-add-text"),
      fields: [
        { name: "username", label: t("name-label"), autocomplete: "username", value: owner, fixed: true },
        { name: "name", label: t("passkey-name") },
        { name: "password", label: t("account-password"), type: "password", autocomplete: "current-password" },
      ],
      yes: t("passkey-add"),
      send: async ({ name = "", password = "" }) => {
        made = (await make(name, password)) !== null;
        return true;
      },
    });
    if (!answer) return;
    toast(t(made ? "passkey-added" : "passkey-none"));
    await draw();
  }

  await draw();
  return h(
    "div",
    { class: "stack" },
    h("h3", null, t("passkeys")),
    h("p", { class: "muted" }, t("passkeys-text")),
    list,
    hasPasskeys &&
      h(
        "p",
        { class: "row" },
        h("button", { class: "btn small", attr: { type: "button" }, on: { click: add } }, t("passkey-add")),
      ),
  );
}
