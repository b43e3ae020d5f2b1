// The page on which a game is set up: who plays, which game, how long, from where, with which dice, on which board.

import { api } from "../api.js";
import { boardPicture } from "../board-picture.js";
import { dropdown, numberField, segmented, textField } from "../controls.js";
import { fill, h, link } from "../dom.js";
import { icon } from "../icons.js";
import { t } from "../i18n.js";
import { gameAbout, gameName, levelName, matchName, rulesName } from "../names.js";
import { announce, reason } from "../notices.js";
import { settings } from "../settings.js";
import { cardOf, chooseCustom, chooseRules, LENGTHS, LONGEST, MATCHES, matchOf, newMatch, optionsOf, recall, remember, titleOf } from "./draft.js";
import { customField } from "./custom.js";
import { optionsForm } from "./options.js";
import { startField } from "./start.js";

/** @import {Address, Page} from "../main.js" */
/** @import {Level, Player, RuleChoices} from "../wire.js" */
/** @import {Draft} from "./draft.js" */

/**
 * The start position that is being chosen. It waits here while the reader looks at the rules or switches the language, and
 * is forgotten once its match has begun: the next game starts as usual.
 */
let waiting = { position: "", toMove: /** @type {Player} */ (0), from: "" };

/**
 * @param {HTMLElement} root
 * @param {Address} address
 * @returns {Promise<Page>}
 */
export async function mountSetup(root, { query }) {
  const [catalogue, stored] = await Promise.all([api.catalogue(), api.customRules()]);
  let customRules = stored;
  const draft = recall(catalogue, customRules);
  /** @type {RuleChoices | null} the server's answer about the rules as they are chosen */
  let choices = null;
  let consulted = 0;
  /** Whether custom rules are to be made: then the page has nothing else, and begins with the game as it is. */
  const making = query.get("make") === "custom";
  const sent = adoptQuery(query);

  const opponent = h("div", { class: "stack" });
  const game = h("div", { class: "stack" });
  const length = h("div", { class: "stack" });
  const preview = h("div", { class: "setup-preview" });
  const failure = h("p", { class: "error", attr: { role: "alert" } });
  const startButton = h("button", { class: "btn primary wide setup-start", attr: { type: "submit" } }, icon(making ? "check" : "play"), t(making ? "custom-save" : "setup-start"));
  const start = startField(draft, () => changed());

  /** Takes what the address asks for: the game, the kind of opponent, a position. */
  function adoptQuery(/** @type {URLSearchParams} */ asked) {
    const against = asked.get("against");
    if (against === "bot" || against === "two") draft.against = against;
    const rules = asked.get("rules");
    const options = asked.get("options");
    const custom = customRules.find(({ id }) => id === asked.get("custom"));
    if (custom) chooseCustom(draft, catalogue, custom);
    else if (rules !== null && options !== null) {
      chooseRules(draft, catalogue, rules, optionsIn(options));
      draft.title = asked.get("title") ?? "";
    } else if (making || (rules !== null && rules !== draft.rules)) chooseRules(draft, catalogue, rules ?? draft.rules);
    // An address that asks for something new starts over; a plain one goes on where the reader has been.
    const from = String(asked);
    if (from !== "" && from !== waiting.from) waiting = { position: asked.get("position") ?? "", toMove: asked.get("to_move") === "1" ? 1 : 0, from };
    draft.position = waiting.position;
    draft.toMove = waiting.toMove;
    return options !== null;
  }

  /** Asks the server what the chosen rules are, and shows it. @param {string} [focus] the option that has been changed */
  async function consult(focus) {
    consulted += 1;
    const mine = consulted;
    /** @type {RuleChoices} */
    let answer;
    try {
      answer = await api.options(draft.rules, draft.options);
    } catch (error) {
      if (mine !== consulted || Object.keys(draft.options).length === 0) throw error;
      // Rules that were kept, or sent, and that this server cannot play.
      failure.textContent = reason(error);
      chooseRules(draft, catalogue, draft.rules);
      drawGame();
      return;
    }
    if (mine !== consulted) return;
    choices = answer;
    form?.show(answer.options, focus);
    drawPreview();
  }

  /** Something was chosen that the summary shows. */
  function changed() {
    if (!making) remember(draft);
    waiting = { ...waiting, position: draft.position, toMove: draft.toMove };
    failure.textContent = "";
    drawPreview();
  }

  function drawOpponent() {
    const bot = draft.against === "bot";
    fill(
      opponent,
      bot
        ? [
            segmented({
              legend: t("setup-level"),
              choices: catalogue.levels.map((value) => ({ value, text: levelName(value) })),
              value: draft.level,
              onChange: (value) => {
                draft.level = value;
                levelHelp.textContent = t(`level-${value}-about`);
                changed();
              },
            }),
            levelHelp,
            segmented({
              legend: t("setup-seat"),
              choices: [
                { value: "0", text: t("seat-first") },
                { value: "1", text: t("seat-second") },
              ],
              value: String(draft.seat),
              onChange: (value) => {
                draft.seat = value === "1" ? 1 : 0;
                drawOpponent();
                drawBoardChoices();
                changed();
                refocus(opponent, 1, draft.seat);
              },
            }),
            h("p", { class: "muted small" }, t("setup-seat-help")),
            nameField(draft.seat, t("setup-your-name")),
          ]
        : [nameField(0, t("setup-name", { number: 1 })), nameField(1, t("setup-name", { number: 2 }))],
    );
    levelHelp.textContent = t(`level-${draft.level}-about`);
  }

  const levelHelp = h("p", { class: "muted small", attr: { "aria-live": "polite" } });

  /** @param {Player} player @param {string} label */
  function nameField(player, label) {
    return textField({
      label,
      value: draft.names[player],
      maxlength: 40,
      placeholder: t("player-human", { number: player + 1 }),
      onChange: (value) => {
        draft.names[player] = value;
        changed();
      },
    });
  }

  /** @type {ReturnType<typeof optionsForm> | null} */
  let form = null;
  /** @type {ReturnType<typeof customField> | null} */
  let custom = null;

  function drawGame() {
    choices = null;
    const card = cardOf(catalogue, draft.rules);
    const about = h("p", { class: "muted small" }, gameAbout(card.name));
    const rulesLink = link(rulesRoute(draft), { class: "btn small" }, icon("book"), t("rules-link"));
    const drawLink = () => rulesLink.setAttribute("href", `#${rulesRoute(draft)}`);
    const named = customField(
      draft,
      () => {
        drawLink();
        changed();
      },
      async () => {
        changed();
        customRules = await api.customRules();
        fillGames();
      },
      making,
    );
    custom = named;
    const wasOpen = form?.element.open === true;
    form = optionsForm(
      draft.options,
      (id) => {
        named.draw();
        drawLink();
        changed();
        consult(id);
      },
      making ? h("div") : named.element,
      making,
    );
    form.element.open = wasOpen || making || draft.custom !== null || Object.keys(draft.options).length > 0;
    const picker = h("div");
    const fillGames = () =>
      fill(
        picker,
        dropdown({
          label: t("setup-game"),
          plain: true,
          choices: [
            ...customRules.map(({ id, name }) => ({ value: CUSTOM + id, text: name })),
            ...catalogue.rules.map((rule) => ({ value: rule.name, text: gameName(rule.name) })),
          ],
          value: draft.custom === null ? card.name : CUSTOM + draft.custom,
          onChange: (value) => {
            const chosen = customRules.find(({ id }) => CUSTOM + id === value);
            if (chosen) chooseCustom(draft, catalogue, chosen);
            else chooseRules(draft, catalogue, value);
            drawGame();
            drawLength();
            start.check();
            changed();
            game.querySelector("select")?.focus();
          },
        }),
      );
    fillGames();
    fill(game, sent && h("p", { class: "notice" }, t("custom-from-link")), picker, h("div", { class: "row spread" }, about, rulesLink), making && named.element, form.element);
    consult();
  }

  function drawLength() {
    const own = !LENGTHS.includes(draft.length);
    const counted = draft.match === "points" || draft.match === "games";
    const number = h("div");
    const drawNumber = (/** @type {boolean} */ show) =>
      fill(
        number,
        show &&
          numberField({
            label: t(`setup-length-${draft.match}`),
            inline: true,
            value: draft.length,
            min: 1,
            max: LONGEST,
            onChange: (value) => {
              draft.length = value;
              changed();
            },
          }),
      );
    drawNumber(counted && own);
    fill(
      length,
      segmented({
        legend: t("setup-match"),
        plain: true,
        choices: MATCHES.map((value) => ({ value, text: t(`setup-match-${value}`) })),
        value: draft.match,
        onChange: (value) => {
          draft.match = value;
          drawLength();
          changed();
          refocus(length, 0, MATCHES.indexOf(value));
        },
      }),
      counted &&
        segmented({
          legend: t(`setup-length-${draft.match}`),
          choices: [...LENGTHS.map((value) => ({ value: String(value), text: t("number", { value }) })), { value: "own", text: t("setup-length-own") }],
          value: own ? "own" : String(draft.length),
          onChange: (value) => {
            if (value !== "own") draft.length = Number(value);
            drawNumber(value === "own");
            changed();
          },
        }),
      number,
      h("p", { class: "muted small" }, t(`setup-match-${draft.match}-about`)),
    );
  }

  const diceHelp = h("p", { class: "muted small" }, t(`dice-${draft.dice}-about`));
  const dice = h(
    "div",
    { class: "stack" },
    segmented({
      legend: t("setup-dice"),
      plain: true,
      choices: [
        { value: /** @type {const} */ ("server"), text: t("dice-server") },
        { value: /** @type {const} */ ("hand"), text: t("dice-hand") },
      ],
      value: draft.dice,
      onChange: (value) => {
        draft.dice = value;
        diceHelp.textContent = t(`dice-${value}-about`);
        changed();
      },
    }),
    diceHelp,
  );

  const boardChoices = h("div", { class: "stack" });
  function drawBoardChoices() {
    // The setting names the colour of seat 0; a person who sits in seat 1 against the bot chooses the other one.
    const flipped = draft.against === "bot" && draft.seat === 1;
    const swap = (/** @type {"light" | "dark"} */ colour) => (flipped ? (colour === "light" ? "dark" : "light") : colour);
    fill(
      boardChoices,
      segmented({
        legend: t(draft.against === "bot" ? "setup-colour" : "setup-colour-first"),
        choices: [
          { value: /** @type {const} */ ("light"), text: t("colour-light") },
          { value: /** @type {const} */ ("dark"), text: t("colour-dark") },
        ],
        value: swap(settings.get("colour")),
        onChange: (value) => {
          settings.set("colour", swap(value));
          drawPreview();
        },
      }),
      segmented({
        legend: t("settings-home"),
        choices: [
          { value: /** @type {const} */ ("left"), text: t("home-left") },
          { value: /** @type {const} */ ("right"), text: t("home-right") },
        ],
        value: settings.get("home"),
        onChange: (value) => {
          settings.set("home", value);
          drawPreview();
        },
      }),
      segmented({
        legend: t("settings-numbers"),
        choices: /** @type {const} */ (["mover", "fixed", "none"]).map((value) => ({ value, text: t(`numbers-${value}`) })),
        value: settings.get("numbers"),
        onChange: (value) => {
          settings.set("numbers", value);
          drawPreview();
        },
      }),
    );
  }

  function drawPreview() {
    const card = cardOf(catalogue, draft.rules);
    const { start: first, track } = choices ?? card;
    const board = start.board() ?? first;
    const name = rulesName(card.name, titleOf(draft));
    const bottom = draft.against === "bot" ? draft.seat : 0;
    fill(
      preview,
      boardPicture({ board, track, label: t("board-start", { game: name }), bottom }),
      h("p", { class: "setup-summary display" }, name),
      !making && h(
        "p",
        { class: "muted" },
        [draft.against === "bot" ? t("setup-summary-bot", { level: levelName(draft.level) }) : t("setup-summary-two"), matchName(matchOf(draft))].join(" · "),
      ),
    );
  }

  /** Puts the focus back on a radio of a part that was drawn anew. */
  function refocus(/** @type {HTMLElement} */ part, /** @type {number} */ set, /** @type {number} */ index) {
    part.querySelectorAll("fieldset")[set]?.querySelectorAll("input")[index]?.focus();
  }

  /** @param {Event} event */
  async function submit(event) {
    event.preventDefault();
    if (making) {
      await custom?.keep();
      if (draft.custom !== null) location.hash = `#/new?custom=${draft.custom}`;
      return;
    }
    if (!(await start.ready())) return;
    startButton.disabled = true;
    try {
      remember(draft);
      const view = await api.create(newMatch(draft, start.plain()));
      waiting = { position: "", toMove: 0, from: "" };
      location.hash = `#/match/${view.id}`;
    } catch (error) {
      failure.textContent = reason(error);
      announce(failure.textContent);
    } finally {
      startButton.disabled = false;
    }
  }

  const opponentSection = section(
    t("setup-opponent"),
    segmented({
      legend: t("setup-opponent"),
      plain: true,
      choices: [
        { value: /** @type {const} */ ("bot"), text: t("against-bot") },
        { value: /** @type {const} */ ("two"), text: t("against-two") },
      ],
      value: draft.against,
      onChange: (value) => {
        draft.against = value;
        drawOpponent();
        drawBoardChoices();
        start.check();
        changed();
      },
    }),
    opponent,
  );
  const gameSection = section(t("setup-game-section"), game);
  root.append(
    h(
      "form",
      { class: "page setup", attr: { novalidate: true }, on: { submit } },
      h("h1", null, t(making ? "custom-rules-new" : "setup-title")),
      h(
        "div",
        { class: "setup-form stack" },
        ...(making ? [gameSection] : [
          opponentSection,
          gameSection,
          section(t("setup-match"), length),
          section(t("setup-position"), start.element),
          section(t("setup-dice"), dice),
          section(t("setup-board"), boardChoices),
        ]),
      ),
      h("aside", { class: "setup-side card", attr: { "aria-label": t("setup-summary") } }, preview, failure, startButton),
    ),
  );
  drawOpponent();
  drawGame();
  drawLength();
  drawBoardChoices();
  drawPreview();
  start.check();
  return { title: t(making ? "custom-rules-new" : "setup-title") };
}

/** Marks custom rules among the games of the list. */
const CUSTOM = "custom:";

/** Options as an address carries them. @param {string} text */
function optionsIn(text) {
  try {
    return optionsOf(JSON.parse(text));
  } catch {
    return {};
  }
}

/** The rule page of a draft's game with its options. @param {Draft} draft */
function rulesRoute(draft) {
  const query = new URLSearchParams({ from: "new" });
  if (Object.keys(draft.options).length > 0) query.set("options", JSON.stringify(draft.options));
  const title = titleOf(draft);
  if (title !== null) query.set("title", title);
  return `/rules/${draft.rules}?${query}`;
}

/**
 * @param {string} title
 * @param {...HTMLElement} children
 */
function section(title, ...children) {
  return h("section", { class: "card setup-section" }, h("h2", null, title), h("div", { class: "stack" }, children));
}
