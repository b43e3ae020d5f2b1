// A game for tonight: one of all, by who plays, how long and how much luck, another one each day and at each further click.

import { boardPicture } from "../board-picture.js";
import { dropdown } from "../controls.js";
import { fill, h, link } from "../dom.js";
import { icon } from "../icons.js";
import { t } from "../i18n.js";
import { gameAbout, gameName } from "../names.js";
import { lengthOf, luckOf } from "./gallery.js";

/** @import {RuleCard} from "../wire.js" */

/** The day as a number that grows by one at midnight. */
const today = () => Math.floor((Date.now() - new Date().getTimezoneOffset() * 60_000) / 86_400_000);

/**
 * The game that a choice gives, another one for each number. The same numbers give the same game.
 * @param {RuleCard[]} rules
 * @param {{length: string, luck: string}} wanted "" for any
 * @param {number} at
 */
export function pick(rules, { length, luck }, at) {
  const fitting = rules.filter(
    (card) => (!length || lengthOf(card.minutes) === length) && (!luck || luckOf(card.luck) === luck),
  );
  // Neighbouring days are far apart in the list.
  return fitting.length > 0 ? fitting[(at * 17) % fitting.length] : undefined;
}

/** The choices, and the game that they give. @param {RuleCard[]} rules */
export function tonight(rules) {
  const wanted = { length: "", luck: "" };
  let against = "bot";
  let at = today();
  const found = h("div", { class: "tonight-game", attr: { "aria-live": "polite" } });
  const any = (/** @type {string} */ text) => ({ value: "", text });
  const draw = () => {
    const card = pick(rules, wanted, at);
    fill(
      found,
      card
        ? [
            boardPicture({
              board: card.start,
              track: card.track,
              label: t("board-start", { game: gameName(card.name) }),
            }),
            h(
              "div",
              { class: "stack tight" },
              h("h3", null, gameName(card.name)),
              h("p", { class: "muted small" }, gameAbout(card.name)),
              h(
                "p",
                { class: "small" },
                [t("home-minutes", { minutes: card.minutes }), t("home-luck", { luck: card.luck })].join(" · "),
              ),
              h(
                "p",
                { class: "row" },
                link(
                  `/new?rules=${card.name}&against=${against}`,
                  { class: "btn small primary" },
                  icon("play"),
                  t("play-short"),
                ),
                h(
                  "button",
                  { class: "btn small", attr: { type: "button" }, on: { click: another } },
                  t("tonight-another"),
                ),
              ),
            ),
          ]
        : h("p", { class: "muted" }, t("tonight-none")),
    );
  };
  function another() {
    at += 1;
    draw();
    found.querySelector("button")?.focus();
  }
  draw();
  return [
    h(
      "div",
      { class: "tonight-choices" },
      dropdown({
        label: t("tonight-people"),
        choices: [
          { value: "bot", text: t("home-bot") },
          { value: "two", text: t("home-two") },
        ],
        value: against,
        onChange: (value) => {
          against = value;
          draw();
        },
      }),
      dropdown({
        label: t("tonight-length"),
        choices: [
          any(t("home-any-length")),
          ...["short", "medium", "long"].map((value) => ({ value, text: t(`home-length-${value}`) })),
        ],
        value: "",
        onChange: (value) => {
          wanted.length = value;
          draw();
        },
      }),
      dropdown({
        label: t("tonight-luck"),
        choices: [
          any(t("home-any-luck")),
          ...["low", "even", "high"].map((value) => ({ value, text: t(`home-luck-${value}`) })),
        ],
        value: "",
        onChange: (value) => {
          wanted.luck = value;
          draw();
        },
      }),
    ),
    found,
  ];
}
