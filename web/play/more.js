// The menu of what is wanted now and then.

import { h, link } from "../dom.js";
import { t } from "../i18n.js";
import { settings } from "../settings.js";
import { actor } from "./actions.js";
import { soleHuman } from "./words.js";

/** @import {View} from "../wire.js" */

/**
 * @typedef {object} MoreHands
 * @property {() => void} resign
 * @property {() => void} hint
 * @property {() => void} moves
 * @property {() => void} turn
 * @property {() => void} keys
 */

/**
 * @param {View} view
 * @param {HTMLDetailsElement} menu closed when something was chosen
 * @param {MoreHands} hands
 */
export function moreMenu(view, menu, hands) {
  /** @param {string} message @param {() => void} run @param {boolean} [disabled] @param {string} [kind] */
  const item = (message, run, disabled = false, kind = "") =>
    h("button", {
      class: `btn quiet wide ${kind}`.trimEnd(),
      attr: { type: "button" },
      set: { disabled },
      on: {
        click: () => {
          menu.open = false;
          run();
        },
      },
    }, t(message));
  /** @param {string} message @param {boolean} value @param {(value: boolean) => void} change */
  const toggle = (message, value, change) =>
    h("label", { class: "switch" },
      h("input", { attr: { type: "checkbox" }, set: { checked: value }, on: { change: (event) => change(event.target.checked) } }),
      h("span", null, t(message)));
  menu.onkeydown = (event) => {
    if (event.key !== "Escape" || !menu.open) return;
    menu.open = false;
    menu.querySelector("summary")?.focus();
    event.stopPropagation();
  };
  menu.ontoggle = () => {
    if (!menu.open) return;
    const shut = (/** @type {PointerEvent} */ event) => {
      if (event.target instanceof Node && menu.contains(event.target)) return;
      menu.open = false;
      document.removeEventListener("pointerdown", shut);
    };
    document.addEventListener("pointerdown", shut);
  };
  const mine = actor(view) !== null;
  return [
    h("summary", { class: "btn quiet icon", attr: { "aria-label": t("act-more"), title: t("act-more") } }, h("span", { attr: { "aria-hidden": "true" } }, "⋯")),
    h("div", { class: "menu card" },
      item("act-hint", hands.hint, !mine),
      item("act-moves", hands.moves, false, "sheet-only"),
      item("act-turn-board", hands.turn),
      soleHuman(view) === null && toggle("act-turn-always", settings.get("turning"), (on) => settings.set("turning", on)),
      toggle("act-sound", settings.get("sound"), (on) => settings.set("sound", on)),
      item("act-keys", hands.keys),
      link(`/rules?match=${view.id}`, { class: "btn quiet wide" }, t("act-rules")),
      link("/matches", { class: "btn quiet wide" }, t("act-matches")),
      item("act-resign", hands.resign, !mine || !view.phase.may.includes("resign"), "danger-text")),
  ];
}
