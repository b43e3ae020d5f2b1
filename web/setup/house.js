// House rules in the making: a name for what has been changed, and ways to keep it, send it, and take it along as a file.

import { api } from "../api.js";
import { textField } from "../controls.js";
import { fill, h } from "../dom.js";
import { icon } from "../icons.js";
import { t } from "../i18n.js";
import { announce, reason } from "../notices.js";

/** @import {House} from "../wire.js" */
/** @import {Draft} from "./draft.js" */

/** As the server has it. */
export const LONGEST_NAME = 60;

/** The address that brings somebody these rules. @param {House} house */
export function houseAddress(house) {
  const parts = new URLSearchParams({ rules: house.game, options: JSON.stringify(house.options), title: house.name });
  return `/new?${parts}`;
}

/**
 * Gives house rules to the reader as a file.
 * @param {House} house
 */
export async function downloadHouse(house) {
  const text = await api.houseText(house);
  const address = URL.createObjectURL(new Blob([text], { type: "application/toml" }));
  const name = house.name.toLocaleLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "-").replaceAll(/^-|-$/g, "") || "rules";
  const anchor = h("a", { attr: { href: address, download: `${name}.toml` } });
  document.body.append(anchor);
  anchor.click();
  anchor.remove();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/**
 * @param {Draft} draft `title` and `house` are kept up to date
 * @param {() => void} onChange something that the page shows
 * @param {() => void} onKept the server has new house rules
 */
export function houseField(draft, onChange, onKept) {
  const element = h("div", { class: "house-field stack" });
  const said = h("p", { class: "muted small", attr: { role: "status" } });
  const failure = h("p", { class: "error", attr: { role: "alert" } });

  /** @returns {House} */
  const house = () => ({ name: draft.title.trim(), game: draft.rules, options: { ...draft.options } });

  /** Does something with rules that have a name. @param {(house: House) => Promise<string | void>} deed */
  async function withName(deed) {
    said.textContent = failure.textContent = "";
    if (draft.title.trim() === "") {
      failure.textContent = t("house-name-missing");
      element.querySelector("input")?.focus();
      return;
    }
    try {
      const text = await deed(house());
      if (text) said.textContent = text;
    } catch (error) {
      failure.textContent = reason(error);
      announce(failure.textContent);
    }
  }

  /** @param {House} wanted */
  async function keep(wanted) {
    const kept = await api.keepHouse(wanted, draft.house);
    draft.house = kept.id;
    draft.title = kept.name;
    onKept();
    return t("house-saved", { name: kept.name });
  }

  /** @param {House} wanted */
  async function copyLink(wanted) {
    const address = `${location.origin}${location.pathname}#${houseAddress(wanted)}`;
    try {
      await navigator.clipboard.writeText(address);
      return t("house-link-copied");
    } catch {
      // Without a safe connection, or without leave, the reader copies it by hand.
      return `${t("house-link-show")} ${address}`;
    }
  }

  /** @param {string} text @param {string} picture @param {(house: House) => Promise<string | void>} deed */
  const button = (text, picture, deed) => h("button", { class: "btn small", attr: { type: "button" }, on: { click: () => withName(deed) } }, icon(picture), text);

  function draw() {
    const shown = Object.keys(draft.options).length > 0 || draft.house !== null;
    fill(
      element,
      shown && [
        textField({
          label: t("house-name"),
          value: draft.title,
          maxlength: LONGEST_NAME,
          onChange: (value) => {
            draft.title = value;
            onChange();
          },
        }),
        h("div", { class: "row" }, button(t("house-save"), "check", keep), button(t("house-link"), "copy", copyLink), button(t("house-file"), "export", downloadHouse)),
        said,
        failure,
      ],
    );
  }

  draw();
  return { element, draw };
}
