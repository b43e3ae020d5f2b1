// The position editor: checkers put on the board by tap and key, dice, score and cube set beside it, ids read and written, what
// the engine makes of it all, and a match begun from there.

import { rulebook } from "../api/rulebook.js";
import { dropdown } from "../controls.js";
import { fill, h, loadStyle } from "../dom.js";
import { icon } from "../icons.js";
import { loadWords, t } from "../i18n.js";
import { gameName } from "../names.js";
import { cardOf } from "../setup/draft.js";
import { loadStudy } from "../study/study.js";
import { cleared, swapped } from "./arrange.js";
import { Findings } from "./findings.js";
import { EditorModel } from "./model.js";
import { idReader } from "./reader.js";
import { colourName, playerChoice, Stage } from "./stage.js";
import { termsForm } from "./terms.js";

/** @import {Address, Page} from "../page.js" */
/** @import {State} from "./model.js" */

/** The edited position. It is kept while the reader looks at another page. @type {EditorModel | null} */
let work = null;

/**
 * Addresses: `/edit`; `?rules=NAME&position=ID` to begin with a position, with `&to_move=0|1` for whom its first side is;
 * `/position/ID` and `/position/ID?rules=NAME`, for links.
 * @param {HTMLElement} root
 * @param {Address} address
 * @returns {Promise<Page>}
 */
export async function mountEditor(root, { parts, query }) {
  const [catalogue] = await Promise.all([
    rulebook.catalogue(),
    loadWords("rollout"),
    loadWords("picture"),
    loadStudy(),
    loadStyle(new URL("../styles/editor.css", import.meta.url)),
    loadStyle(new URL("../styles/rollout.css", import.meta.url)),
  ]);
  const game = cardOf(catalogue, query.get("rules") ?? work?.game.name ?? "");
  const model = work?.game.name === game.name ? work : new EditorModel(game);
  model.comeBack();
  work = model;

  const stage = new Stage(model, draw);
  const findings = new Findings(model, stage);
  const reader = idReader(model, drawAll);
  const onRoll = h("div");
  const undoButton = act("undo", "edit-undo", () => {
    if (!model.undo()) return;
    drawAll();
    if (undoButton.disabled) stage.focus();
  });
  const terms = termsForm({
    now: () => ({ card: model.game, terms: model.terms }),
    onChange: (terms) => change({ terms }),
    nameOf: colourName,
  });

  /** @param {Partial<State>} next */
  function change(next) {
    model.change(next);
    draw();
  }

  /** Draws the board after a change; the forms show it already. */
  function draw() {
    stage.draw();
    undoButton.disabled = !model.canUndo;
    findings.changed();
  }

  /** The board and the forms. */
  function drawAll() {
    draw();
    fill(
      onRoll,
      playerChoice({
        legend: t("edit-on-roll"),
        value: model.onRoll,
        onChange: (player) => change({ onRoll: player }),
      }),
    );
    terms.draw();
  }

  const card = h(
    "section",
    { class: "card stack" },
    h(
      "div",
      { class: "row" },
      act("board", "edit-start-position", () => change({ board: structuredClone(model.game.start) })),
      act("trash", "edit-empty", () => change({ board: cleared(model.checkers) })),
      act("people", "edit-swap", () => change({ board: swapped(model.board) })),
      undoButton,
    ),
    onRoll,
    dropdown({
      label: t("setup-game"),
      choices: catalogue.rules.map((card) => ({ value: card.name, text: gameName(card.name) })),
      value: model.game.name,
      onChange: (value) => {
        model.play(cardOf(catalogue, value));
        draw();
        terms.draw();
      },
    }),
    terms.element,
  );
  root.append(
    h(
      "div",
      { class: "page editor" },
      h("h1", null, t("edit-title")),
      h("p", { class: "muted" }, t("edit-lead")),
      h(
        "div",
        { class: "editor-columns" },
        h("div", { class: "editor-work" }, stage.element, h("div", { class: "editor-forms" }, card, reader.element)),
        findings.element,
      ),
    ),
  );
  drawAll();
  // Some ids have a slash.
  const id = query.get("position") ?? parts.join("/");
  const mover = query.get("to_move");
  if (id) await reader.read(id, mover === null ? undefined : mover === "1" ? 1 : 0);
  return { title: t("edit-title"), leave: () => findings.close() };
}

/**
 * @param {string} picture
 * @param {string} message
 * @param {() => void} onClick
 */
function act(picture, message, onClick) {
  return h(
    "button",
    { class: "btn small", attr: { type: "button" }, on: { click: onClick } },
    icon(picture),
    t(message),
  );
}
