// All rollouts: go on with one, remove it, open one from a file.

import { rollouts } from "../api/rollouts.js";
import { boardPicture } from "../board-picture.js";
import { h, link } from "../dom.js";
import { icon } from "../icons.js";
import { ago, t } from "../i18n.js";
import { rulesName } from "../names.js";
import { reason } from "../notices.js";
import { rollText } from "../play/notation.js";
import { storedList } from "../stored-list.js";

/** @import {Page} from "../page.js" */
/** @import {Player, RolloutCard, Terms} from "../wire.js" */

/** The stakes of a position and its decision, in a line. @param {Terms} terms @param {Player} player who is on roll */
export function termsText({ dice, length, score, crawford, cube }, player) {
  const [own, other] = player === 0 ? score : [score[1], score[0]];
  return [
    dice ? rollText(dice) : t("rollout-before"),
    length === 0
      ? t("edit-stakes-money")
      : `${t("match-points", { length })}, ${t("score", { first: own, second: other })}`,
    crawford && t("match-crawford"),
    cube > 1 && t("player-cube", { value: cube }),
  ]
    .filter(Boolean)
    .join(" · ");
}

/**
 * @param {HTMLElement} root
 * @returns {Promise<Page>}
 */
export async function mountRollouts(root) {
  const { rollouts: kept, unreadable, next } = await rollouts.list();
  const heading = h("h1", { attr: { tabindex: -1 } }, t("rollout-all"));
  const failure = h("p", { class: "error", attr: { role: "alert" } });
  const chooser = h("input", {
    class: "visually-hidden",
    attr: { type: "file", accept: ".rollout", tabindex: -1, "aria-hidden": "true" },
    on: { change: open },
  });

  async function open() {
    const file = chooser.files?.[0];
    chooser.value = "";
    failure.textContent = "";
    if (!file) return;
    try {
      const { id } = await rollouts.open(file);
      location.hash = `#/rollout/${id}`;
    } catch (error) {
      failure.textContent = reason(error);
    }
  }

  /** @param {RolloutCard} card @param {(name: string, text: string) => HTMLElement} removal */
  function row(card, removal) {
    const name = [
      rulesName(card.rules.game, Object.keys(card.rules.options).length > 0 ? card.rules.name : null),
      termsText(card.terms, card.player),
    ].join(" · ");
    const state = card.running ? t("rollout-running") : card.trials >= card.of ? t("rollout-finished") : null;
    return h(
      "li",
      { class: "card match-row" },
      boardPicture({ board: card.board, track: card.track, label: t("board-now") }),
      h(
        "div",
        { class: "match-words" },
        h("h2", { class: "match-name" }, name),
        h(
          "p",
          { class: "row" },
          state && h("span", { class: card.running ? "chip accent" : "chip" }, state),
          h("span", { class: "figures" }, t("rollout-progress", { done: card.trials, of: card.of })),
        ),
        h("p", { class: "muted small" }, ago(card.updated)),
      ),
      h(
        "div",
        { class: "match-acts row" },
        link(
          `/rollout/${card.id}`,
          { class: "btn small primary", attr: { "aria-label": t("rollout-show-of", { name }) } },
          t("rollout-show"),
        ),
        removal(name, t("rollout-remove-text", { trials: card.trials })),
      ),
    );
  }

  root.append(
    h(
      "div",
      { class: "page" },
      h(
        "div",
        { class: "row spread matches-head" },
        heading,
        link("/edit", { class: "btn primary" }, icon("board"), t("nav-edit")),
      ),
      h(
        "p",
        { class: "row" },
        h(
          "button",
          { class: "btn", attr: { type: "button" }, on: { click: () => chooser.click() } },
          icon("open"),
          t("rollout-open"),
        ),
        chooser,
      ),
      failure,
      storedList({
        kept,
        unreadable,
        heading,
        row,
        remove: rollouts.remove,
        words: {
          none: t("rollout-none"),
          ask: t("rollout-remove-title"),
          removed: t("rollout-removed"),
          more: t("rollout-list-more"),
        },
        next,
        following: async (after) => {
          const { rollouts: following, ...rest } = await rollouts.list(after);
          return { kept: following, ...rest };
        },
      }),
    ),
  );
  return { title: t("rollout-all") };
}
