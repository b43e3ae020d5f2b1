// The position editor: checkers put on the board by tap and key, dice, score and cube set beside it, ids read and written, what
// the engine makes of it all, and a match begun from there.

import { api, ApiError } from "../api.js";
import { TavolaBoard } from "../board/board.js";
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
import { cleared, countOn, place, swapped, totals } from "./arrange.js";
import { judgement } from "./judgement.js";
import { exchanged, fitted, moneyTerms, termsForm } from "./terms.js";

/** @import {Address, Page} from "../main.js" */
/** @import {Board, HintPlay, Player, PositionAnswer, PositionRequest, RollStudy, Terms} from "../wire.js" */
/** @import {Spot} from "./arrange.js" */

/**
 * @typedef {object} Work
 * @property {string} rules
 * @property {Board} board
 * @property {Player} onRoll
 * @property {Terms} terms
 */

/** What is being set up; it waits here while the reader looks at another page. @type {Work | null} */
let work = null;

const PAUSE_MS = 120;
const STEPS_BACK = 100;

/**
 * Addresses: `/edit`; `?rules=NAME&position=ID` to begin with a position, with `&to_move=0|1` for whom its first side is;
 * `/position/ID` and `/position/ID?rules=NAME`, for links.
 * @param {HTMLElement} root
 * @param {Address} address
 * @returns {Promise<Page>}
 */
export async function mountEditor(root, { parts, query }) {
  const [catalogue] = await Promise.all([api.catalogue(), loadWords("rollout"), loadWords("picture"), loadStudy(), loadStyle(new URL("../styles/editor.css", import.meta.url)), loadStyle(new URL("../styles/rollout.css", import.meta.url))]);
  const first = cardOf(catalogue, query.get("rules") ?? work?.rules ?? "");
  /** @type {Work} */
  const now = work && work.rules === first.name ? work : { rules: first.name, board: structuredClone(first.start), onRoll: 0, terms: moneyTerms() };
  work = now;

  /** @type {{board: Board, onRoll: Player, terms: Terms}[]} */
  const past = [];
  /** @type {Player} */
  let colour = 0;
  /** @type {"add" | "remove"} */
  let tool = "add";
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
    attr: { id: textId, type: "text", spellcheck: "false", autocomplete: "off", autocapitalize: "off", "aria-describedby": faultId, placeholder: "4HPwATDgc/ABMA" },
  });

  const card = () => cardOf(catalogue, now.rules);
  const track = () => card().track;
  /** The number that the game gives each player, also when an id came with fewer on the board. */
  const checkers = () => totals(card().start);

  /** @param {Player} player */
  const playerWord = (player) => t((settings.get("colour") === "light") === (player === 0) ? "colour-light" : "colour-dark");

  const judge = judgement({ nameOf: playerWord, onPlay: preview });
  const inDepth = study({ onRoll: previewRoll });
  const rollingOut = h("details", { class: "card rollout-start" },
    h("summary", null, h("h2", null, t("rollout-title"))),
    h("p", { class: "muted small" }, t("rollout-about")),
    rolloutForm((manner) => api.rollOut({ position: request(), ...manner })),
    h("p", null, link("/rollout", {}, t("rollout-all"))));
  const terms = termsForm({
    now: () => ({ card: card(), terms: now.terms }),
    onChange: (next) => change({ terms: next }),
    nameOf: playerWord,
  });

  /** @param {Partial<{board: Board, onRoll: Player, terms: Terms}>} next */
  function change(next) {
    past.push({ board: now.board, onRoll: now.onRoll, terms: now.terms });
    if (past.length > STEPS_BACK) past.shift();
    Object.assign(now, next);
    draw();
  }

  /** Shows the best play of a roll as arrows, beside the dice. @param {RollStudy} roll */
  function previewRoll(roll) {
    preview(now.onRoll, roll);
    const values = shownDice(roll.dice);
    board.dice = { player: now.onRoll, values, left: values };
  }

  /** Shows a play as arrows on the board. @param {Player} player @param {Pick<HintPlay, "moves"> | null} play */
  function preview(player, play) {
    const steps = play?.moves.map(([from, to]) => ({ from, to, hit: /** @type {const} */ (0) }));
    board.trail = steps ? { ...trailOf({ player, dice: [], steps }), ahead: true } : null;
  }

  function undo() {
    const before = past.pop();
    if (!before) return;
    Object.assign(now, before);
    drawOnRoll();
    terms.draw();
    draw();
    if (undoButton.disabled) board.focusPlace(24);
  }

  function draw() {
    board.track = track();
    board.view = seating(0);
    board.board = now.board;
    board.trail = null;
    const { dice, cube, owner, offer } = now.terms;
    const values = dice && shownDice(dice);
    board.dice = values && { player: now.onRoll, values, left: values };
    const offered = offer === "double" ? (now.onRoll === 0 ? 1 : 0) : null;
    board.cube = card().cube ? { value: offered === null ? cube : cube * 2, owner, offered } : null;
    undoButton.disabled = past.length === 0;
    fill(
      rest,
      ([0, 1]).map((player) =>
        h("span", { class: "chip" }, t("edit-rest-off", { player: playerWord(/** @type {Player} */ (player)), count: now.board.sides[/** @type {Player} */ (player)].off })),
      ),
    );
    clearTimeout(pause);
    pause = setTimeout(ask, PAUSE_MS);
  }

  function drawOnRoll() {
    fill(onRoll, playerChoice(t("edit-on-roll"), now.onRoll, (player) => change({ onRoll: player })));
  }

  /** The position as it is sent. @returns {Extract<PositionRequest, {board: Board}>} */
  const request = () => ({ board: now.board, rules: now.rules, player: now.onRoll, terms: now.terms });

  /** Lets the server judge the position and name it. */
  async function ask() {
    asked += 1;
    const mine = asked;
    /** @type {PositionAnswer | ApiError} */
    let answer;
    try {
      answer = await api.position(request());
    } catch (error) {
      answer = /** @type {ApiError} */ (error);
    }
    if (mine !== asked) return;
    if (answer instanceof ApiError) {
      judge.clear();
      inDepth.clear();
      rollingOut.hidden = true;
      fill(outcome, h("p", { class: "error", attr: { role: "status" } }, positionFault(answer)), h("p", { class: "muted small" }, t("edit-ids-none")));
      return;
    }
    const start = (/** @type {string} */ against) =>
      `/new?${new URLSearchParams({ against, rules: now.rules, position: /** @type {PositionAnswer} */ (answer).plain, to_move: String(now.onRoll) })}`;
    fill(
      outcome,
      h("p", { class: "row" },
        link(start("bot"), { class: "btn primary" }, icon("robot"), t("edit-play-bot")),
        link(start("two"), { class: "btn" }, icon("people"), t("edit-play-two"))),
      idList(answer, now.rules),
      pictureButtons({ position: request() }),
    );
    void judge.ask(request());
    const { length, score } = now.terms;
    inDepth.ask(request(), length > 0 ? [length - score[now.onRoll], length - score[now.onRoll === 0 ? 1 : 0]] : null);
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
      answer = await api.position({ text: id, rules: now.rules });
    } catch (error) {
      text.setAttribute("aria-invalid", "true");
      fault.textContent = id === "" ? t("position-empty") : positionFault(/** @type {ApiError} */ (error));
      return false;
    }
    text.setAttribute("aria-invalid", "false");
    fault.textContent = "";
    const same = mover === undefined || mover === answer.player;
    change(same
      ? { board: answer.board, onRoll: answer.player, terms: fitted(answer.terms, card()) }
      : { board: swapped(answer.board), onRoll: mover, terms: fitted(exchanged(answer.terms), card()) });
    drawOnRoll();
    terms.draw();
    return true;
  }

  /**
   * A tap or a key on a place of the board. Secondary button, minus and delete take away; a figure says how many.
   * @param {CustomEvent<{kind: "point" | "bar" | "off", player: Player, number: number, button: number, key: string}>} event
   */
  function onPoint({ detail }) {
    if (detail.kind === "off") return;
    /** @type {Spot} */
    const spot = detail.kind === "bar" ? { kind: "bar", player: detail.player } : { kind: "point", number: detail.number };
    const count = (/** @type {Player} */ player) => countOn(now.board, track(), spot, player);
    const owner = detail.kind === "bar" ? detail.player : count(0) > 0 ? 0 : count(1) > 0 ? 1 : null;
    const mine = detail.kind === "bar" ? detail.player : colour;
    const { key } = detail;
    if (/^[0-9]$/.test(key)) {
      change({ board: place(now.board, track(), spot, key === "0" ? (owner ?? mine) : mine, Number(key)) });
    } else if (["-", "Delete", "Backspace"].includes(key) || detail.button === 2 || (tool === "remove" && key !== "+")) {
      if (owner !== null) change({ board: place(now.board, track(), spot, owner, count(owner) - 1) });
    } else if (["", "+", " ", "Enter"].includes(key)) {
      if (now.board.sides[mine].off === 0) announce(t("edit-none-left", { player: playerWord(mine) }));
      else change({ board: place(now.board, track(), spot, mine, count(mine) + 1) });
    }
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
              playerChoice(t("edit-checkers"), colour, (player) => { colour = player; }, true),
              segmented({
                legend: t("edit-tool"),
                plain: true,
                choices: [
                  { value: /** @type {const} */ ("add"), text: t("edit-tool-add") },
                  { value: /** @type {const} */ ("remove"), text: t("edit-tool-remove") },
                ],
                value: tool,
                onChange: (value) => { tool = value; },
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
              h("div", { class: "row" },
                act("board", "edit-start-position", () => change({ board: structuredClone(card().start) })),
                act("trash", "edit-empty", () => change({ board: cleared(checkers()) })),
                act("people", "edit-swap", () => change({ board: swapped(now.board) })),
                undoButton),
              onRoll,
              dropdown({
                label: t("setup-game"),
                choices: catalogue.rules.map((card) => ({ value: card.name, text: gameName(card.name) })),
                value: now.rules,
                onChange: (value) => {
                  const before = checkers().join();
                  now.rules = value;
                  now.terms = fitted(now.terms, card());
                  if (checkers().join() === before) draw();
                  else change({ board: structuredClone(card().start) });
                  terms.draw();
                },
              }),
              terms.element,
            ),
            h(
              "form",
              { class: "card stack", on: { submit: read } },
              h("div", { class: "field" }, h("label", { attr: { for: textId } }, t("edit-read")), text, h("span", { class: "help" }, t("position-id-help")), fault),
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
  return h("button", { class: "btn small", attr: { type: "button" }, on: { click: onClick } }, icon(picture), t(message));
}
