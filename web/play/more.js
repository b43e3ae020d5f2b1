// The menu of rare acts.

import { dropdown } from "../controls.js";
import { fill, h, link } from "../dom.js";
import { t } from "../i18n.js";
import { settings } from "../settings.js";
import { actor } from "./due.js";
import { playerName } from "../names.js";
import { isHelped } from "../people/company.js";
import { inBrowser } from "../transport.js";
import { placeAt, placeOf, takePlace } from "./seat.js";
import { soleHuman } from "./words.js";

/** @import {View} from "../wire.js" */

/**
 * @typedef {object} MoreHands
 * @property {() => void} resign
 * @property {() => void} moves
 * @property {() => void} turn
 * @property {() => void} keys
 * @property {() => void} invite another device is to come in
 * @property {() => void} seated this screen plays another seat now
 * @property {(() => void) | null} adjourn if two people play each other
 * @property {(() => void) | null} takeBack if the opponent can be asked to agree to take back the last turn
 * @property {(() => void) | null} settle if the game can be settled by agreement
 * @property {boolean} served a service assigns the seats
 */

/** The elements of the menu that can take the focus. @param {HTMLElement} menu @returns {HTMLElement[]} */
const stops = (menu) => [...menu.querySelectorAll(/** @type {"a"} */ ("summary, button, input, select, a"))];

/** A menu that closes with Escape and when something beside it is touched. @param {HTMLDetailsElement} menu */
export function behave(menu) {
  menu.onkeydown = (event) => {
    if (event.key !== "Escape" || !menu.open) return;
    menu.open = false;
    menu.querySelector("summary")?.focus();
    event.stopPropagation();
  };
  menu.ontoggle = () => {
    if (!menu.open) return;
    place(menu);
    const shut = (/** @type {PointerEvent} */ event) => {
      if (event.target instanceof Node && menu.contains(event.target)) return;
      menu.open = false;
      document.removeEventListener("pointerdown", shut);
    };
    document.addEventListener("pointerdown", shut);
  };
}

/** The menu opens to the side on which there is more room, and takes no more than that. @param {HTMLElement} menu */
function place(menu) {
  const { top, bottom } = menu.getBoundingClientRect();
  const above = top - (menu.closest(".play")?.getBoundingClientRect().top ?? 0);
  const below = innerHeight - bottom;
  menu.classList.toggle("down", below > above);
  menu.style.setProperty("--room", `${Math.max(above, below) - 8}px`);
}

/**
 * Draws the menu; the focus keeps its place in it.
 * @param {View} view
 * @param {HTMLDetailsElement} menu closed when something was chosen
 * @param {MoreHands} hands
 */
export function drawMore(view, menu, hands) {
  const focused = stops(menu).findIndex((stop) => stop === document.activeElement);
  fill(menu, moreMenu(view, menu, hands));
  stops(menu)[focused]?.focus({ preventScroll: true });
}

/** @param {View} view @param {HTMLDetailsElement} menu @param {MoreHands} hands */
function moreMenu(view, menu, hands) {
  /** @param {string} message @param {() => void} run @param {boolean} [disabled] @param {string} [kind] */
  const item = (message, run, disabled = false, kind = "") =>
    h(
      "button",
      {
        class: `btn quiet wide ${kind}`.trimEnd(),
        attr: { type: "button" },
        set: { disabled },
        on: {
          click: () => {
            menu.open = false;
            run();
          },
        },
      },
      t(message),
    );
  /** @param {string} message @param {boolean} value @param {(value: boolean) => void} change */
  const toggle = (message, value, change) =>
    h(
      "label",
      { class: "switch" },
      h("input", {
        attr: { type: "checkbox" },
        set: { checked: value },
        on: { change: (event) => change(event.target.checked) },
      }),
      h("span", null, t(message)),
    );
  behave(menu);
  const mine = actor(view) !== null;
  return [
    h(
      "summary",
      { class: "btn quiet icon", attr: { "aria-label": t("act-more"), title: t("act-more") } },
      h("span", { attr: { "aria-hidden": "true" } }, "⋯"),
    ),
    h(
      "div",
      { class: "menu card" },
      item("act-moves", hands.moves, false, "sheet-only"),
      item("act-turn-board", hands.turn),
      soleHuman(view) === null &&
        toggle("act-turn-always", settings.get("turning"), (on) => settings.set("turning", on)),
      toggle("act-sound", settings.get("sound"), (on) => settings.set("sound", on)),
      item("act-keys", hands.keys),
      !inBrowser && !hands.served && item("act-phone", hands.invite),
      !hands.served && seats(view, hands.seated),
      link(`/rules?match=${view.id}`, { class: "btn quiet wide" }, t("act-rules")),
      view.seq > 0 &&
        (isHelped(view.id) || view.phase.kind === "match-over") &&
        link(`/analysis/${view.id}`, { class: "btn quiet wide" }, t("analysis-link")),
      view.dice_mode === "server" &&
        link(
          `/dice/${view.id}`,
          { class: "btn quiet wide" },
          t(view.phase.kind === "match-over" ? "sealed-link" : "sealed-link-running"),
        ),
      link("/matches", { class: "btn quiet wide" }, t("act-matches")),
      hands.adjourn && view.phase.kind !== "match-over" && item("standoff-propose", hands.adjourn),
      hands.takeBack && view.phase.kind !== "match-over" && item("standoff-propose-take-back", hands.takeBack),
      hands.settle && item("standoff-propose-settle", hands.settle),
      item("act-resign", hands.resign, !mine || !view.phase.may.includes("resign"), "danger-text"),
    ),
  ];
}

/** Choice of the seat that this screen plays, in a match of two people. @param {View} view @param {() => void} onChange */
function seats(view, onChange) {
  if (!view.players.every((seat) => seat.kind === "human")) return null;
  return dropdown({
    label: t("seat-here"),
    choices: [
      { value: "both", text: t("seat-both") },
      ...view.players.map((seat, player) => ({ value: String(player), text: playerName(seat, player ? 1 : 0) })),
      { value: "none", text: t("phone-watches") },
    ],
    value: String(placeAt(view.id)),
    onChange: (value) => {
      takePlace(view.id, placeOf(value) ?? "both");
      onChange();
    },
  });
}
