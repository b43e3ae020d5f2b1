// The page on which a game is set up: who plays, which game, how long, from where, with which dice, on which board.

import { matches } from "../api/matches.js";
import { rulebook } from "../api/rulebook.js";
import { boardPicture } from "../board-picture.js";
import { dropdown, segmented } from "../controls.js";
import { fill, h, link } from "../dom.js";
import { icon } from "../icons.js";
import { loadWords, t } from "../i18n.js";
import { gameAbout, gameName, levelName, matchName, rulesName } from "../names.js";
import { wayTo } from "../learn/discovered.js";
import { announce, reason } from "../notices.js";
import {
  cardOf,
  chooseCustom,
  chooseRules,
  matchOf,
  meets,
  newMatch,
  offerMatch,
  optionsOf,
  recall,
  remember,
  titleOf,
} from "./draft.js";
import { clockPart } from "./clock.js";
import { customField } from "./custom.js";
import { lengthPart } from "./length.js";
import { opponentPart } from "./opponent.js";
import { optionsForm } from "./options.js";
import { section } from "./part.js";
import { startField } from "./start.js";
import { boardPart, dicePart } from "./table.js";

/** @import {Address, Page} from "../page.js" */
/** @import {Player, RuleChoices} from "../wire.js" */
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
  const [catalogue, stored] = await Promise.all([rulebook.catalogue(), rulebook.customRules()]);
  if (catalogue.people) await loadWords("people");
  let customRules = stored;
  const draft = recall(catalogue, customRules);
  /** @type {RuleChoices | null} the server's answer about the rules as they are chosen */
  let choices = null;
  let consulted = 0;
  /** Whether custom rules are to be made: then the page has nothing else, and begins with the game as it is. */
  const making = query.get("make") === "custom";
  const sent = adoptQuery(query);

  const game = h("div", { class: "stack" });
  const preview = h("div", { class: "setup-preview" });
  const failure = h("p", { class: "error", attr: { role: "alert" } });
  const startButton = h(
    "button",
    { class: "btn primary wide setup-start", attr: { type: "submit" } },
    icon(making ? "check" : "play"),
    t(making ? "custom-save" : "setup-start"),
  );
  const start = startField(draft, () => changed());
  const board = boardPart(draft, () => drawPreview());
  const opponent = opponentPart(draft, catalogue.levels, { changed, seated: () => board.draw() });
  const clock = catalogue.people ? clockPart(draft, () => matchOf(draft), changed) : null;
  const length = lengthPart(draft, () => {
    clock?.draw();
    changed();
  });
  const clockSection = clock && section(t("clock-title"), clock.element);
  const diceSection = section(t("setup-dice"), dicePart(draft, changed));

  /** Takes what the address asks for: the game, the kind of opponent, a position. */
  function adoptQuery(/** @type {URLSearchParams} */ asked) {
    const against = asked.get("against");
    if (against === "bot" || against === "two" || ((against === "friend" || against === "anyone") && catalogue.people))
      draft.against = against;
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
    if (from !== "" && from !== waiting.from)
      waiting = { position: asked.get("position") ?? "", toMove: asked.get("to_move") === "1" ? 1 : 0, from };
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
      answer = await rulebook.choices(draft.rules, draft.options);
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

  /** @type {ReturnType<typeof optionsForm> | null} */
  let form = null;
  /** @type {ReturnType<typeof customField> | null} */
  let custom = null;

  function drawGame() {
    choices = null;
    const card = cardOf(catalogue, draft.rules);
    const about = h("p", { class: "muted small" }, gameAbout(card.name));
    const rulesLink = link(rulesRoute(draft), { class: "btn small" }, icon("book"), t("rules-link"));
    const scenesLink = link(`/discover/${card.name}`, { class: "btn small" }, icon("bulb"), t("scenes-link"));
    const drawLink = () => rulesLink.setAttribute("href", `#${rulesRoute(draft)}`);
    const named = customField(
      draft,
      () => {
        drawLink();
        changed();
      },
      async () => {
        changed();
        customRules = await rulebook.customRules();
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
            length.draw();
            clock?.draw();
            start.check();
            changed();
            game.querySelector("select")?.focus();
          },
        }),
      );
    fillGames();
    fill(
      game,
      sent && h("p", { class: "notice" }, t("custom-from-link")),
      picker,
      h("div", { class: "row spread" }, about, h("div", { class: "row" }, !making && scenesLink, rulesLink)),
      making && named.element,
      form.element,
    );
    consult();
  }

  function drawPreview() {
    const card = cardOf(catalogue, draft.rules);
    const { start: first, track } = choices ?? card;
    const laid = start.board() ?? first;
    const name = rulesName(card.name, titleOf(draft));
    const bottom = draft.against === "bot" ? draft.seat : 0;
    fill(
      preview,
      boardPicture({ board: laid, track, label: t("board-start", { game: name }), bottom }),
      h("p", { class: "setup-summary display" }, name),
      !making &&
        h(
          "p",
          { class: "muted" },
          [
            draft.against === "bot"
              ? t("setup-summary-bot", { level: levelName(draft.level) })
              : t(meets(draft) ? `against-${draft.against}` : "setup-summary-two"),
            matchName(matchOf(draft)),
          ].join(" · "),
        ),
    );
    // Between two screens Tavola throws.
    diceSection.hidden = meets(draft);
    if (clockSection) clockSection.hidden = !meets(draft);
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
      if (meets(draft)) {
        const id = await offerMatch(newMatch(draft, start.plain()), draft.against === "anyone");
        waiting = { position: "", toMove: 0, from: "" };
        location.hash = `#/challenge/${id}`;
        return;
      }
      const view = await matches.create(newMatch(draft, start.plain()));
      waiting = { position: "", toMove: 0, from: "" };
      location.hash = wayTo(
        cardOf(catalogue, draft.rules),
        { options: draft.options, position: start.plain() },
        view.id,
      );
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
        ...(catalogue.people
          ? [
              { value: /** @type {const} */ ("friend"), text: t("against-friend") },
              { value: /** @type {const} */ ("anyone"), text: t("against-anyone") },
            ]
          : []),
      ],
      value: draft.against,
      onChange: (value) => {
        draft.against = value;
        opponent.draw();
        board.draw();
        start.check();
        changed();
      },
    }),
    opponent.element,
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
        ...(making
          ? [gameSection]
          : [
              opponentSection,
              gameSection,
              section(t("setup-match"), length.element),
              ...(clockSection ? [clockSection] : []),
              section(t("setup-position"), start.element),
              diceSection,
              section(t("setup-board"), board.element),
            ]),
      ),
      h(
        "aside",
        { class: "setup-side card", attr: { "aria-label": t("setup-summary") } },
        preview,
        failure,
        startButton,
      ),
    ),
  );
  opponent.draw();
  drawGame();
  length.draw();
  clock?.draw();
  board.draw();
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
