// All rollouts: go on with one, remove it, open one from a file.

import { api } from "../api.js";
import { boardPicture } from "../board-picture.js";
import { fill, h, link } from "../dom.js";
import { icon } from "../icons.js";
import { ago, t } from "../i18n.js";
import { rulesName } from "../names.js";
import { announce, reason, toast } from "../notices.js";
import { rollText } from "../play/notation.js";
import { askWhether } from "../question.js";

/** @import {Page} from "../main.js" */
/** @import {Player, RolloutCard, Terms, Unreadable} from "../wire.js" */

/** What a position is played for and what is to be decided, in a line. @param {Terms} terms @param {Player} player who is on roll */
export function termsText({ dice, length, score, crawford, cube }, player) {
  const [own, other] = player === 0 ? score : [score[1], score[0]];
  return [
    dice ? rollText(dice) : t("rollout-before"),
    length === 0 ? t("edit-stakes-money") : `${t("match-points", { length })}, ${t("score", { first: own, second: other })}`,
    crawford && t("match-crawford"),
    cube > 1 && t("player-cube", { value: cube }),
  ].filter(Boolean).join(" · ");
}

/**
 * @param {HTMLElement} root
 * @returns {Promise<Page>}
 */
export async function mountRollouts(root) {
  let { rollouts, unreadable } = await api.rollouts();
  const heading = h("h1", { attr: { tabindex: -1 } }, t("rollout-all"));
  const list = h("div");
  const failure = h("p", { class: "error", attr: { role: "alert" } });
  const chooser = h("input", { class: "visually-hidden", attr: { type: "file", accept: ".rollout", tabindex: -1, "aria-hidden": "true" }, on: { change: open } });

  async function open() {
    const file = chooser.files?.[0];
    chooser.value = "";
    failure.textContent = "";
    if (!file) return;
    try {
      const { id } = await api.openRollout(file);
      location.hash = `#/rollout/${id}`;
    } catch (error) {
      failure.textContent = reason(error);
    }
  }

  /** @param {string} id @param {string} text */
  async function remove(id, text) {
    if (!(await askWhether({ title: t("rollout-remove-title"), text, yes: t("delete-yes"), danger: true }))) return;
    try {
      await api.removeRollout(id);
    } catch (error) {
      toast(reason(error), "danger");
      return;
    }
    rollouts = rollouts.filter((other) => other.id !== id);
    unreadable = unreadable.filter((other) => other.id !== id);
    draw();
    heading.focus();
    announce(t("rollout-removed"));
  }

  /** @param {RolloutCard} card */
  function row(card) {
    const name = [rulesName(card.rules.game, Object.keys(card.rules.options).length > 0 ? card.rules.name : null), termsText(card.terms, card.player)].join(" · ");
    const state = card.running ? t("rollout-running") : card.trials >= card.of ? t("rollout-finished") : null;
    return h("li", { class: "card match-row" },
      boardPicture({ board: card.board, track: card.track, label: t("board-now") }),
      h("div", { class: "match-words" },
        h("h2", { class: "match-name" }, name),
        h("p", { class: "row" }, state && h("span", { class: card.running ? "chip accent" : "chip" }, state), h("span", { class: "figures" }, t("rollout-progress", { done: card.trials, of: card.of }))),
        h("p", { class: "muted small" }, ago(card.updated))),
      h("div", { class: "match-acts row" },
        link(`/rollout/${card.id}`, { class: "btn small primary", attr: { "aria-label": t("rollout-show-of", { name }) } }, t("rollout-show")),
        h("button", { class: "btn small quiet", attr: { type: "button", "aria-label": t("delete-of", { players: name }) }, on: { click: () => remove(card.id, t("rollout-remove-text", { trials: card.trials })) } }, icon("trash"), t("delete"))));
  }

  /** What another version has stored: it can only be removed. @param {Unreadable} rollout */
  const lostRow = ({ id, reason: why }) => h("li", { class: "card row spread" },
    h("div", null, h("p", null, t("error-unreadable")), h("p", { class: "muted small" }, `${id}: ${why}`)),
    h("button", { class: "btn small quiet", attr: { type: "button", "aria-label": t("delete-of", { players: id }) }, on: { click: () => remove(id, why) } }, icon("trash"), t("delete")));

  function draw() {
    if (rollouts.length + unreadable.length === 0) fill(list, h("p", { class: "empty" }, t("rollout-none")));
    else fill(list, h("ul", { class: "plain-list stack" }, rollouts.map(row), unreadable.map(lostRow)));
  }

  root.append(h("div", { class: "page" },
    h("div", { class: "row spread matches-head" }, heading, link("/edit", { class: "btn primary" }, icon("board"), t("nav-edit"))),
    h("p", { class: "row" }, h("button", { class: "btn", attr: { type: "button" }, on: { click: () => chooser.click() } }, icon("open"), t("rollout-open")), chooser),
    failure,
    list));
  draw();
  return { title: t("rollout-all") };
}
