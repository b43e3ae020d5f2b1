// The position editor: checkers put on the board by tap and key, dice, score and cube set beside it, ids read and written, what
// the engine makes of it all, and a match begun from there.

import { ApiError } from "../api/call.js";
import { positions } from "../api/positions.js";
import { rollouts } from "../api/rollouts.js";
import { rulebook } from "../api/rulebook.js";
import { TavolaBoard } from "../board/board.js";
import { other } from "../board/position.js";
import { seating } from "../board-picture.js";
import { dropdown, segmented } from "../controls.js";
import { fill, h, link, loadStyle, uniqueId } from "../dom.js";
import { icon } from "../icons.js";
import { loadWords, t } from "../i18n.js";
import { gameName } from "../names.js";
import { announce } from "../notices.js";
import { shownDice, trailOf } from "../play/notation.js";
import { pictureButtons } from "../picture.js";
import { positionFault } from "../position-fault.js";
import { idList } from "../position-ids.js";
import { rolloutForm } from "../rollout/form.js";
import { cardOf } from "../setup/draft.js";
import { settings } from "../settings.js";
import { loadStudy, study } from "../study/study.js";
import { cleared, swapped } from "./arrange.js";
import { judgement } from "./judgement.js";
import { EditorModel } from "./model.js";
import { termsForm } from "./terms.js";

/** @import {Address, Page} from "../page.js" */
/** @import {HintPlay, Player, PositionAnswer, RollStudy} from "../wire.js" */
/** @import {Point, State} from "./model.js" */

/** What is being set up; it waits here while the reader looks at another page. @type {EditorModel | null} */
let work = null;

const PAUSE_MS = 120;

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
  let asked = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let pause;

  const board = new TavolaBoard();
  board.className = "board-picture large";
  board.edit = true;
  board.label = t("edit-board");

  const rest = h("p", { class: "row", attr: { "aria-live": "polite" } });
  const outcome = h("div", { class: "stack" });
  const onRoll = h("div");
  const undoButton = act("undo", "edit-undo", undo);
  const textId = uniqueId("position");
  const faultId = uniqueId("fault");
  const fault = h("span", { class: "error", attr: { id: faultId, role: "alert" } });
  const text = h("input", {
    attr: {
      id: textId,
      type: "text",
      spellcheck: "false",
      autocomplete: "off",
      autocapitalize: "off",
      "aria-describedby": faultId,
      placeholder: "4HPwATDgc/ABMA",
    },
  });

  /** @param {Player} player */
  const playerWord = (player) =>
    t((settings.get("colour") === "light") === (player === 0) ? "colour-light" : "colour-dark");

  const judge = judgement({ nameOf: playerWord, onPlay: preview });
  const inDepth = study({ onRoll: previewRoll });
  const rollingOut = h(
    "details",
    { class: "card rollout-start" },
    h("summary", null, h("h2", null, t("rollout-title"))),
    h("p", { class: "muted small" }, t("rollout-about")),
    rolloutForm((manner) => rollouts.begin({ position: model.request, ...manner })),
    h("p", null, link("/rollout", {}, t("rollout-all"))),
  );
  const terms = termsForm({
    now: () => ({ card: model.game, terms: model.terms }),
    onChange: (terms) => change({ terms }),
    nameOf: playerWord,
  });

  /** @param {Partial<State>} next */
  function change(next) {
    model.change(next);
    draw();
  }

  /** Shows the best play of a roll as arrows, beside the dice. @param {RollStudy} roll */
  function previewRoll(roll) {
    preview(model.onRoll, { moves: roll.moves.map(({ from, to, die }) => [from, to, die]) });
    const values = shownDice(roll.dice);
    board.dice = { player: model.onRoll, values, left: values };
  }

  /** Shows a play as arrows on the board. @param {Player} player @param {Pick<HintPlay, "moves"> | null} play */
  function preview(player, play) {
    const steps = play?.moves.map(([from, to]) => ({ from, to, hit: /** @type {const} */ (0) }));
    board.trail = steps ? { ...trailOf({ player, dice: [], steps }), ahead: true } : null;
  }

  function undo() {
    if (!model.undo()) return;
    drawOnRoll();
    terms.draw();
    draw();
    if (undoButton.disabled) board.focusPlace(24);
  }

  function draw() {
    const {
      game,
      onRoll,
      terms: { dice, cube, owner, offer },
    } = model;
    board.track = game.track;
    board.view = seating(0);
    board.board = model.board;
    board.trail = null;
    const values = dice && shownDice(dice);
    board.dice = values && { player: onRoll, values, left: values };
    const offered = offer === "double" ? other(onRoll) : null;
    board.cube = game.cube ? { value: offered === null ? cube : cube * 2, owner, offered } : null;
    undoButton.disabled = !model.canUndo;
    fill(
      rest,
      [0, 1].map((player) =>
        h(
          "span",
          { class: "chip" },
          t("edit-rest-off", {
            player: playerWord(/** @type {Player} */ (player)),
            count: model.board.sides[/** @type {Player} */ (player)].off,
          }),
        ),
      ),
    );
    clearTimeout(pause);
    pause = setTimeout(ask, PAUSE_MS);
  }

  function drawOnRoll() {
    fill(
      onRoll,
      playerChoice(t("edit-on-roll"), model.onRoll, (player) => change({ onRoll: player })),
    );
  }

  /** Lets the server judge the position and name it. */
  async function ask() {
    asked += 1;
    const mine = asked;
    /** @type {PositionAnswer | ApiError} */
    let answer;
    try {
      answer = await positions.read(model.request);
    } catch (error) {
      answer = /** @type {ApiError} */ (error);
    }
    if (mine !== asked) return;
    if (answer instanceof ApiError) {
      judge.clear();
      inDepth.clear();
      rollingOut.hidden = true;
      fill(
        outcome,
        h("p", { class: "error", attr: { role: "status" } }, positionFault(answer)),
        h("p", { class: "muted small" }, t("edit-ids-none")),
      );
      return;
    }
    const start = (/** @type {string} */ against) =>
      `/new?${new URLSearchParams({ against, rules: model.game.name, position: /** @type {PositionAnswer} */ (answer).plain, to_move: String(model.onRoll) })}`;
    fill(
      outcome,
      h(
        "p",
        { class: "row" },
        link(start("bot"), { class: "btn primary" }, icon("robot"), t("edit-play-bot")),
        link(start("two"), { class: "btn" }, icon("people"), t("edit-play-two")),
      ),
      idList(answer, model.game.name),
      pictureButtons({ position: model.request }),
    );
    void judge.ask(model.request);
    inDepth.ask(model.request, model.away);
    rollingOut.hidden = false;
  }

  /** @param {Event} event */
  async function read(event) {
    event.preventDefault();
    if (await show(text.value.trim())) announce(t("edit-read-done"));
    else text.focus();
  }

  /**
   * Puts an id on the board; what is wrong with it is said at the field.
   * @param {string} id
   * @param {Player} [mover] whom its first side is
   * @returns {Promise<boolean>} whether it could be read
   */
  async function show(id, mover) {
    /** @type {PositionAnswer} */
    let answer;
    try {
      answer = await positions.read({ text: id, rules: model.game.name });
    } catch (error) {
      text.setAttribute("aria-invalid", "true");
      fault.textContent = id === "" ? t("position-empty") : positionFault(/** @type {ApiError} */ (error));
      return false;
    }
    text.setAttribute("aria-invalid", "false");
    fault.textContent = "";
    model.lay(answer, mover);
    draw();
    drawOnRoll();
    terms.draw();
    return true;
  }

  /** @param {CustomEvent<Point>} event */
  function onPoint({ detail }) {
    const done = model.tap(detail);
    if (done === "changed") draw();
    else if (done === "none-left")
      announce(t("edit-none-left", { player: playerWord(detail.kind === "bar" ? detail.player : model.colour) }));
  }

  /** @param {string} legend @param {Player} value @param {(player: Player) => void} onChange @param {boolean} [plain] */
  const playerChoice = (legend, value, onChange, plain) =>
    segmented({
      legend,
      plain,
      choices: [
        { value: "0", text: playerWord(0) },
        { value: "1", text: playerWord(1) },
      ],
      value: String(value),
      onChange: (chosen) => onChange(chosen === "1" ? 1 : 0),
    });

  board.addEventListener("point", (event) => onPoint(/** @type {any} */ (event)));
  root.append(
    h(
      "div",
      { class: "page editor" },
      h("h1", null, t("edit-title")),
      h("p", { class: "muted" }, t("edit-lead")),
      h(
        "div",
        { class: "editor-columns" },
        h(
          "div",
          { class: "editor-work" },
          h(
            "div",
            { class: "editor-stage" },
            h(
              "div",
              { class: "editor-brush" },
              playerChoice(
                t("edit-checkers"),
                model.colour,
                (player) => {
                  model.colour = player;
                },
                true,
              ),
              segmented({
                legend: t("edit-tool"),
                plain: true,
                choices: [
                  { value: /** @type {const} */ ("add"), text: t("edit-tool-add") },
                  { value: /** @type {const} */ ("remove"), text: t("edit-tool-remove") },
                ],
                value: model.tool,
                onChange: (value) => {
                  model.tool = value;
                },
              }),
            ),
            board,
            rest,
            h("p", { class: "muted small editor-keys" }, t("edit-keys")),
          ),
          h(
            "div",
            { class: "editor-forms" },
            h(
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
            ),
            h(
              "form",
              { class: "card stack", on: { submit: read } },
              h(
                "div",
                { class: "field" },
                h("label", { attr: { for: textId } }, t("edit-read")),
                text,
                h("span", { class: "help" }, t("position-id-help")),
                fault,
              ),
              h("button", { class: "btn", attr: { type: "submit" } }, icon("check"), t("edit-read-act")),
            ),
          ),
        ),
        h(
          "div",
          { class: "editor-side stack" },
          judge.element,
          inDepth.element,
          rollingOut,
          h("section", { class: "card stack editor-ids", attr: { "aria-label": t("edit-ids") } }, outcome),
        ),
      ),
    ),
  );
  drawOnRoll();
  // Some ids have a slash.
  const asId = query.get("position") ?? parts.join("/");
  const mover = query.get("to_move");
  if (!asId) draw();
  else if (!(await show(asId, mover === null ? undefined : mover === "1" ? 1 : 0))) {
    text.value = asId;
    draw();
  }
  return {
    title: t("edit-title"),
    leave() {
      clearTimeout(pause);
      judge.clear();
    },
  };
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
