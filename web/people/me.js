// The part of the settings about the person on a service, and the browsers in which they are signed in.

import { rulebook } from "../api/rulebook.js";
import { fill, h } from "../dom.js";
import { ago, loadWords, t } from "../i18n.js";
import { reason, toast } from "../notices.js";
import { askWhether } from "../question.js";
import { askRemoval, askSignIn, becomeAccount, changePassword, newCodes } from "./account.js";
import { people } from "./calls.js";
import { mailPanel } from "./mail.js";
import { ownRatingsPanel } from "./own-ratings.js";
import { passkeysPanel } from "./passkeys.js";
import { askName } from "./person.js";
import { tokensPanel } from "./tokens.js";
import { vacationPanel } from "./vacation.js";

/** @import {Device} from "../wire.js" */

/** A part of the panel; the reason in its place if it cannot be had. @template T @param {Promise<T>} panel @returns {Promise<T | HTMLElement>} */
const part = (panel) => panel.catch((error) => h("p", { class: "error", attr: { role: "alert" } }, reason(error)));

/** @returns {Promise<HTMLElement>} */
export async function mePanel() {
  const element = h("div", { class: "stack" });
  await loadWords("account");
  /** @param {string} message @param {() => unknown} run @param {Record<string, string>} [label] */
  const button = (message, run, label = {}) =>
    h("button", { class: "btn small", attr: { type: "button", ...label }, on: { click: run } }, t(message));

  /** Redraws after a change. @param {() => Promise<unknown>} run */
  const then = (run) => async () => {
    try {
      if (await run()) await draw();
    } catch (error) {
      toast(reason(error), "danger");
    }
  };

  async function draw() {
    const [{ name, account, codes, program }, { mail }] = await Promise.all([people.me(), rulebook.catalogue()]);
    if (name === null) {
      fill(
        element,
        h("p", { class: "muted" }, t("me-none")),
        h("p", { class: "row" }, button("name-label", then(askName)), button("account-sign-in", then(askSignIn))),
      );
      return;
    }
    /** @param {Device} device */
    const row = (device) => {
      const what = device.device || t("me-device-unknown");
      return h(
        "li",
        { class: "row spread" },
        h(
          "span",
          null,
          what,
          h(
            "span",
            { class: "muted small" },
            ` · ${device.here ? t("me-device-here") : ago(new Date(device.seen).toISOString())}`,
          ),
        ),
        !device.here &&
          button("me-leave-one", () => leave(() => people.leaveDevice(device.id)), {
            "aria-label": t("me-leave-one-of", { device: what }),
          }),
      );
    };
    const [devices, passkeys, address, tokens, others, vacation, ratings] = await Promise.all([
      people.devices(),
      account && part(passkeysPanel(name)),
      account && mail && part(mailPanel(name)),
      account && part(tokensPanel()),
      people.others(),
      part(vacationPanel()),
      account && part(ownRatingsPanel()),
      loadWords("talk"),
    ]);
    const becomeProgram = async () => {
      const sure = { title: t("program-ask"), text: t("program-text"), yes: t("program-become"), danger: true };
      if (await askWhether(sure)) await leave(async () => void (await people.becomeProgram()));
    };
    /** @param {() => Promise<void>} out */
    const leaveForGood = async (out) => {
      if (
        await askWhether({
          title: t("me-leave-ask"),
          text: account ? t("account-leave-text") : t("me-leave-text", { name }),
          yes: t("me-leave-one"),
          danger: true,
        })
      )
        await leave(out, true);
    };
    fill(
      element,
      h("p", null, t("name-you", { name })),
      h("p", { class: "muted" }, account ? t("account-codes-left", { count: codes ?? 0 }) : t("account-guest")),
      h(
        "p",
        { class: "row" },
        account
          ? [
              button(
                "account-change",
                then(() => changePassword(name)),
              ),
              button(
                "account-codes-new",
                then(() => newCodes(name)),
              ),
            ]
          : button(
              "account-become",
              then(() => becomeAccount(name)),
            ),
      ),
      passkeys,
      address,
      ratings,
      vacation,
      h("h3", null, t("me-devices")),
      h("ul", { class: "plain-list stack" }, devices.map(row)),
      h(
        "p",
        { class: "row" },
        button("me-leave", () => leaveForGood(people.leave)),
        button("me-leave-everywhere", () => leaveForGood(people.leaveEverywhere)),
      ),
      tokens,
      account &&
        (program
          ? h("p", { class: "muted" }, t("program-is"))
          : h("p", { class: "row" }, button("program-become", becomeProgram))),
      others.length > 0 && [
        h("h3", null, t("others-title")),
        h(
          "ul",
          { class: "plain-list stack" },
          others.map((other) =>
            h(
              "li",
              { class: "row spread" },
              h("span", null, other.name, h("span", { class: "muted small" }, ` · ${t(`others-${other.distance}`)}`)),
              button("others-end", () => leave(() => people.keepAway(other.name, "none")), {
                "aria-label": t("others-end-of", { name: other.name }),
              }),
            ),
          ),
        ),
      ],
      h("h3", null, t("account-data")),
      h(
        "p",
        { class: "row" },
        h(
          "a",
          { class: "btn small", attr: { href: "/api/me/export", download: "tavola-person.json" } },
          t("account-export"),
        ),
        button(
          "account-delete",
          then(() => askRemoval(name, account)),
        ),
      ),
    );
  }

  /** @param {() => Promise<void>} out @param {boolean} [away] nobody is known here any more */
  async function leave(out, away = false) {
    try {
      await out();
      if (away) toast(t("me-left"));
      await draw();
    } catch (error) {
      toast(reason(error), "danger");
    }
  }

  await draw();
  return element;
}
