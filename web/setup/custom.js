// Custom rules in the making: a name for the changes, and ways to keep, send or download them as a file.

import { rulebook } from "../api/rulebook.js";
import { textField } from "../controls.js";
import { fill, h } from "../dom.js";
import { download } from "../files.js";
import { icon } from "../icons.js";
import { t } from "../i18n.js";
import { announce, reason } from "../notices.js";
import { customAddress } from "./draft.js";

/** @import {CustomRules} from "../wire.js" */
/** @import {Draft} from "./draft.js" */

/** As the server has it. */
export const LONGEST_NAME = 60;

/**
 * Gives custom rules to the reader as a file.
 * @param {CustomRules} custom
 */
export async function downloadRules(custom) {
  const text = await rulebook.text(custom);
  const name =
    custom.name
      .toLocaleLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
      .replaceAll(/^-|-$/g, "") || "rules";
  download(new Blob([text], { type: "application/toml" }), `${name}.toml`);
}

/**
 * @param {Draft} draft `title` and `custom` are kept up to date
 * @param {() => void} onChange something that the page shows
 * @param {() => void} onKept the server has new custom rules
 * @param {boolean} [making] rules are to be made: they have a name before anything is changed, and are kept by the form's own button
 */
export function customField(draft, onChange, onKept, making = false) {
  const element = h("div", { class: "custom-field stack" });
  const said = h("p", { class: "muted small", attr: { role: "status" } });
  const failure = h("p", { class: "error", attr: { role: "alert" } });

  /** @returns {CustomRules} */
  const custom = () => ({ name: draft.title.trim(), game: draft.rules, options: { ...draft.options } });

  /** Does something with rules that have a name. @param {(custom: CustomRules) => Promise<string | void>} deed */
  async function withName(deed) {
    said.textContent = failure.textContent = "";
    if (draft.title.trim() === "") {
      failure.textContent = t("custom-name-missing");
      element.querySelector("input")?.focus();
      return;
    }
    try {
      const text = await deed(custom());
      if (text) said.textContent = text;
    } catch (error) {
      failure.textContent = reason(error);
      announce(failure.textContent);
    }
  }

  /** @param {CustomRules} wanted */
  async function keep(wanted) {
    const kept = await rulebook.keep(wanted, draft.custom);
    draft.custom = kept.id;
    draft.title = kept.name;
    onKept();
    return t("custom-saved", { name: kept.name });
  }

  /** @param {CustomRules} wanted */
  async function copyLink(wanted) {
    const address = `${location.origin}${location.pathname}#${customAddress(wanted)}`;
    try {
      await navigator.clipboard.writeText(address);
      return t("custom-link-copied");
    } catch {
      // Without a safe connection, or without leave, the reader copies it by hand.
      return `${t("custom-link-show")} ${address}`;
    }
  }

  /** @param {string} text @param {string} picture @param {(custom: CustomRules) => Promise<string | void>} deed */
  const button = (text, picture, deed) =>
    h(
      "button",
      { class: "btn small", attr: { type: "button" }, on: { click: () => withName(deed) } },
      icon(picture),
      text,
    );

  function draw() {
    const shown = making || Object.keys(draft.options).length > 0 || draft.custom !== null;
    fill(
      element,
      shown && [
        textField({
          label: t("custom-name"),
          value: draft.title,
          maxlength: LONGEST_NAME,
          onChange: (value) => {
            draft.title = value;
            onChange();
          },
        }),
        h(
          "div",
          { class: "row" },
          !making && button(t("custom-save"), "check", keep),
          button(t("custom-link"), "copy", copyLink),
          button(t("custom-file"), "export", downloadRules),
        ),
        said,
        failure,
      ],
    );
  }

  draw();
  return { element, draw, keep: () => withName(keep) };
}
