// Tokens with which programs act for an account: made, shown once, listed, ended.

import { fill, h } from "../dom.js";
import { ago, t } from "../i18n.js";
import { reason, toast } from "../notices.js";
import { showOnce } from "./account.js";
import { people } from "./calls.js";
import { askForm } from "./form.js";

/** @import {AccessToken, Scope} from "../wire.js" */

/** @returns {Promise<HTMLElement>} */
export async function tokensPanel() {
  const list = h("ul", { class: "plain-list stack" });

  async function draw() {
    fill(list, (await people.tokens()).map(row));
  }

  /** @param {AccessToken} token */
  function row({ id, name, scope, seen }) {
    const end = h(
      "button",
      {
        class: "btn small",
        attr: { type: "button", "aria-label": t("token-end-of", { name }) },
        on: { click: () => over(id) },
      },
      t("token-end"),
    );
    const about = [t(`token-${scope}s`), ago(new Date(seen).toISOString())].join(" · ");
    return h(
      "li",
      { class: "row spread" },
      h("span", null, name, h("span", { class: "muted small" }, ` · ${about}`)),
      end,
    );
  }

  /** @param {string} id */
  async function over(id) {
    try {
      await people.endToken(id);
      toast(t("token-ended"));
      await draw();
    } catch (error) {
      toast(reason(error), "danger");
    }
  }

  /** @param {Scope} scope */
  const make = (scope) =>
    h(
      "button",
      {
        class: "btn small",
        attr: { type: "button" },
        on: {
          click: async () => {
            const made = await askForm({
              title: t(`token-${scope}`),
              text: t(`token-${scope}-text`),
              fields: [{ name: "name", label: t("token-name") }],
              yes: t(`token-${scope}`),
              send: ({ name = "" }) => people.addToken(name, scope),
            });
            if (!made) return;
            await showOnce({
              title: t("token-shown"),
              text: t("token-shown-text"),
              secrets: [made.secret],
              file: "tavola-token.txt",
              kept: t("token-kept"),
            });
            await draw();
          },
        },
      },
      t(`token-${scope}`),
    );

  await draw();
  return h(
    "div",
    { class: "stack" },
    h("h3", null, t("tokens")),
    h("p", { class: "muted" }, t("tokens-text")),
    list,
    h("p", { class: "row" }, make("read"), make("play")),
  );
}
