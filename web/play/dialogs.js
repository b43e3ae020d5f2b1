// The questions and answers of the playing screen: resigning, the controls, and how a game has ended.

import { h, uniqueId } from "../dom.js";
import { t } from "../i18n.js";
import { namedLevel } from "./words.js";

/** @import {RulesView, Track} from "../wire.js" */

/**
 * @param {string} title
 * @param {(HTMLElement | null)[]} body
 * @param {HTMLElement[]} footer
 */
function dialog(title, body, footer) {
  const id = uniqueId("title");
  const element = h(
    "dialog",
    { attr: { "aria-labelledby": id } },
    h(
      "form",
      { attr: { method: "dialog" } },
      h("header", null, h("h2", { attr: { id } }, title)),
      h("div", { class: "body" }, body),
      h("footer", null, footer),
    ),
  );
  element.addEventListener("close", () => element.remove());
  document.body.append(element);
  element.showModal();
  return element;
}

/** A dialog that is only closed again. @param {string} title @param {(HTMLElement | null)[]} body */
export function openDialog(title, body) {
  return dialog(title, body, [answer(t("act-close"), "", "primary")]);
}

/** @param {string} text @param {string} value @param {string} [kind] */
const answer = (text, value, kind = "") => h("button", { class: `btn ${kind}`.trimEnd(), attr: { value } }, text);

/**
 * Asks for one of several answers.
 * @template {string} V
 * @param {{ title: string, text: string, choices: { value: V, text: string, detail?: string }[] }} props
 * @returns {Promise<V | null>} null if none is given
 */
export function askWhich({ title, text, choices }) {
  const buttons = choices.map(({ value, text, detail }) =>
    h(
      "button",
      { class: "btn wide resign-choice", attr: { value } },
      h("span", null, text),
      detail !== undefined && h("span", { class: "muted figures" }, detail),
    ),
  );
  const element = dialog(
    title,
    [h("p", null, text), h("div", { class: "stack tight" }, buttons)],
    [answer(t("cancel"), "")],
  );
  return new Promise((resolve) => {
    element.addEventListener("close", () =>
      resolve(choices.find(({ value }) => value === element.returnValue)?.value ?? null),
    );
  });
}

/**
 * Asks for the level of a resignation.
 * @param {number[]} costs points of each level that this game has, the single game first
 * @param {RulesView} rules
 * @returns {Promise<1 | 2 | 3 | null>} null if they cancel
 */
export async function askResignation(costs, rules) {
  const choices = costs.map((points, index) => ({
    value: String(index + 1),
    text: t("resign-level", { level: namedLevel(rules, index + 1) }),
    detail: t("resign-cost", { points }),
  }));
  const level = Number(await askWhich({ title: t("resign-title"), text: t("resign-text"), choices }));
  return level === 1 || level === 2 || level === 3 ? level : null;
}

/**
 * Asks for moves in notation until they can be played.
 * @param {Track} track
 * @param {(text: string) => "" | "unreadable" | "impossible"} take plays a text, or answers why not
 */
export function askMoves(track, take) {
  const towers = track === "towers";
  const id = uniqueId("moves");
  const helpId = uniqueId("help");
  const fault = h("span", { class: "error", attr: { role: "alert" } });
  const input = h("input", {
    attr: {
      id,
      type: "text",
      spellcheck: "false",
      autocomplete: "off",
      autocapitalize: "off",
      "aria-describedby": helpId,
    },
  });
  const element = dialog(
    t("type-title"),
    [
      h(
        "div",
        { class: "field" },
        h("label", { attr: { for: id } }, t("type-label", { example: towers ? "6/apart 3/apart" : "8/5 6/5" })),
        input,
        h("span", { class: "help", attr: { id: helpId } }, t(towers ? "type-help-towers" : "type-help")),
        fault,
      ),
    ],
    [
      h("button", { class: "btn", attr: { type: "button" }, on: { click: () => element.close() } }, t("cancel")),
      answer(t("type-play"), "play", "primary"),
    ],
  );
  element.querySelector("form")?.addEventListener("submit", (event) => {
    const why = take(input.value);
    if (!why) return;
    event.preventDefault();
    fault.textContent = t(`type-${why}`);
    input.setAttribute("aria-invalid", "true");
    input.select();
  });
  input.focus();
}

export function showKeys() {
  /** @param {string} key @param {string} message */
  const key = (key, message) =>
    h("tr", null, h("th", { attr: { scope: "row" } }, h("kbd", null, key)), h("td", null, t(message)));
  dialog(
    t("act-keys"),
    [
      h("h3", null, t("keys-by-hand")),
      h("p", null, t("keys-touch")),
      h("h3", null, t("keys-by-keyboard")),
      h(
        "ul",
        null,
        ["keys-arrows", "keys-enter", "keys-escape", "keys-done"].map((message) => h("li", null, t(message))),
      ),
      h(
        "table",
        { class: "list" },
        h(
          "tbody",
          null,
          key("R", "keys-roll"),
          key("D", "keys-double"),
          key("U", "keys-undo"),
          key("H", "keys-hint"),
          key("P", "keys-read"),
          key("M", "keys-type"),
          key("1 – 6", "keys-digits"),
          key("?", "keys-help"),
        ),
      ),
    ],
    [answer(t("act-close"), "", "primary")],
  );
}

/**
 * The card over the board at the end of a game or of the match.
 * @param {object} props
 * @param {string} props.title
 * @param {string} props.how
 * @param {[string, string]} props.names
 * @param {[string, string]} props.score
 * @param {HTMLElement | null} props.more
 * @param {HTMLElement[]} props.actions the first takes the focus
 * @param {() => void} props.onClose called to show the board
 */
export function resultCard({ title, how, names, score, more, actions, onClose }) {
  const id = uniqueId("result");
  return h(
    "section",
    { class: "result-card", attr: { "aria-labelledby": id } },
    h("h2", { attr: { id } }, title),
    how && h("p", { class: "muted" }, how),
    h(
      "div",
      { class: "result-score" },
      h("span", null, names[0]),
      h("span", { class: "figures display" }, `${score[0]} – ${score[1]}`),
      h("span", null, names[1]),
    ),
    more,
    h(
      "div",
      { class: "row center" },
      actions,
      h("button", { class: "btn quiet", attr: { type: "button" }, on: { click: onClose } }, t("act-look")),
    ),
  );
}
