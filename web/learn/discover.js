// Three positions in which a person discovers the peculiarities of a game by playing. They are made from its rules.

import { rulebook } from "../api/rulebook.js";
import { fill, h, link } from "../dom.js";
import { icon } from "../icons.js";
import { loadWords, t } from "../i18n.js";
import { gameName } from "../names.js";
import { announce, reason, toast } from "../notices.js";
import { markDiscovered } from "./discovered.js";
import { ideaText } from "./idea.js";
import { LessonBoard } from "./lesson-board.js";

/** @import {Address, Page} from "../page.js" */
/** @import {PlayMove, SceneView} from "../wire.js" */

/**
 * Addresses: `/discover/NAME`; `?match=ID` before the first game of a match that has begun.
 * @param {HTMLElement} root
 * @param {Address} address
 * @returns {Promise<Page>}
 */
export async function mountDiscover(root, { parts, query }) {
  const name = parts[0] ?? "backgammon";
  const [first] = await Promise.all([rulebook.scene(name, 0, []), loadWords("scenes"), loadWords("learn")]);
  const match = query.get("match");
  /** The next place to play: the match that waits, or a new one. */
  const onward = match === null ? `/new?rules=${name}` : `/match/${match}`;
  markDiscovered(name);
  /** @type {SceneView} */
  let scene = first;
  let number = 0;
  /** Of the parts of the roll that are played. @type {PlayMove[]} */
  let made = [];
  const game = gameName(name);
  const step = h("p", { class: "muted small learn-step" });
  const skip = link(onward, { class: "btn quiet small" }, t("scenes-skip"));
  const text = h("p", { class: "scene-text", attr: { tabindex: -1 } });
  const outcome = h("p", { class: "learn-outcome", attr: { role: "status" } });
  const buttons = h("div", { class: "row learn-buttons" });
  const table = new LessonBoard({
    refused: () => fill(outcome, t("learn-not-there")),
    played: (composer) => void played([...made, ...composer.moves]).catch(failed),
    drawn: draw,
  });

  function begin() {
    made = [];
    fill(outcome);
    step.textContent = t("scenes-step", { number: number + 1, count: scene.count });
    text.textContent = ideaText(scene);
    table.lay(scene);
    announce([step.textContent, text.textContent].join(". "));
  }

  function draw() {
    const last = number === scene.count - 1;
    const met = table.over && scene.met;
    skip.hidden = met && last;
    fill(
      buttons,
      button("undo", "learn-again", () => void again().catch(failed), false, made.length === 0 && !table.begun),
      met && !last && button("arrow", "scenes-next", () => void next().catch(failed), true),
      met && last && link(onward, { class: "btn primary" }, icon("play"), t("scenes-play", { game })),
    );
  }

  /** @param {string} picture @param {string} message @param {() => void} run @param {boolean} primary @param {boolean} [disabled] */
  const button = (picture, message, run, primary, disabled = false) =>
    h(
      "button",
      { class: primary ? "btn primary" : "btn", attr: { type: "button" }, set: { disabled }, on: { click: run } },
      icon(picture),
      t(message),
    );

  /** A part of the roll is played: another follows, or the turn is over. @param {PlayMove[]} moves */
  async function played(moves) {
    scene = await rulebook.scene(name, number, moves);
    made = moves;
    if (!scene.over) {
      fill(outcome, t("scenes-more"));
      table.lay(scene);
      table.focus();
      return;
    }
    table.over = true;
    fill(outcome, t(scene.met ? "scenes-met" : "scenes-missed"));
    table.draw();
    /** @type {HTMLElement | null} */ (buttons.querySelector(scene.met ? ".primary" : "button"))?.focus();
  }

  async function again() {
    scene = await rulebook.scene(name, number, []);
    begin();
    table.focus();
  }

  async function next() {
    number += 1;
    scene = await rulebook.scene(name, number, []);
    begin();
    text.focus();
  }

  /** @param {unknown} error */
  const failed = (error) => toast(reason(error), "danger");

  const title = t("scenes-title", { game });
  root.append(
    h(
      "div",
      { class: "page learn" },
      h("h1", null, title),
      h(
        "div",
        { class: "learn-columns" },
        h("div", { class: "learn-board" }, table.board),
        h(
          "section",
          { class: "card stack tight learn-words" },
          h("div", { class: "row spread" }, step, skip),
          text,
          outcome,
          buttons,
        ),
      ),
      h("p", { class: "muted" }, t("learn-more"), " ", link(`/rules/${name}`, {}, t("rules-of", { game }))),
    ),
  );
  begin();
  return { title };
}
