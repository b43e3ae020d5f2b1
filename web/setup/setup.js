// The page that sets up a game: the players, the game, its length, its start, the dice and the board.

import { matches } from "../api/matches.js";
import { rulebook } from "../api/rulebook.js";
import { h } from "../dom.js";
import { icon } from "../icons.js";
import { loadWords, t } from "../i18n.js";
import { wayTo } from "../learn/discovered.js";
import { announce, reason } from "../notices.js";
import { settings } from "../settings.js";
import { clockPart } from "./clock.js";
import { delayPart } from "./delay.js";
import { offerMatch } from "./draft.js";
import { gamePart } from "./game.js";
import { lengthPart } from "./length.js";
import { nothingWaits, SetupModel } from "./model.js";
import { opponentPart } from "./opponent.js";
import { section } from "./part.js";
import { ratedPart } from "./rated.js";
import { startField } from "./start.js";
import { summaryPart } from "./summary.js";
import { boardPart, dicePart } from "./table.js";

/** @import {Address, Page} from "../page.js" */

const waiting = nothingWaits();

/**
 * @param {HTMLElement} root
 * @param {Address} address
 * @returns {Promise<Page>}
 */
export async function mountSetup(root, { query }) {
  const [catalogue, customRules] = await Promise.all([rulebook.catalogue(), rulebook.customRules()]);
  if (catalogue.people) await loadWords("people");
  const me = catalogue.people ? await (await import("../people/calls.js")).people.me() : null;
  const model = new SetupModel(catalogue, customRules, query, settings.get("setup"), waiting);
  const { draft, making } = model;

  const failure = h("p", { class: "error", attr: { role: "alert" } });
  const startButton = h(
    "button",
    { class: "btn primary wide setup-start", attr: { type: "submit" } },
    icon(making ? "check" : "play"),
    t(making ? "custom-save" : "setup-start"),
  );
  const summary = summaryPart(model);
  const start = startField(draft, changed);
  const board = boardPart(draft, show);
  const opponent = opponentPart(model, {
    changed,
    seated: () => {
      board.draw();
      void start.check();
    },
  });
  const clock = catalogue.people ? clockPart(draft, () => model.match, changed) : null;
  const length = lengthPart(draft, () => {
    clock?.draw();
    changed();
  });
  const game = gamePart(model, {
    changed,
    replaced: () => {
      length.draw();
      clock?.draw();
      void start.check();
      changed();
    },
    answered: show,
    failed: (text) => {
      failure.textContent = text;
    },
  });
  const clockSection = clock && section(t("clock-title"), clock.element);
  const rated = me && ratedPart(draft, me, () => model.card, changed);
  const ratedSection = rated && section(t("rating"), rated.element);
  const delay = catalogue.people ? section(t("delay-title"), delayPart(draft, changed)) : null;
  const diceSection = section(t("setup-dice"), dicePart(draft, changed));

  /** Something was chosen that the summary shows. */
  function changed() {
    if (!making) settings.set("setup", JSON.stringify(draft));
    model.wait();
    failure.textContent = "";
    show();
  }

  function show() {
    summary.draw(start.board());
    // Between two screens Tavola throws.
    diceSection.hidden = model.meets;
    for (const part of [clockSection, ratedSection, delay]) if (part) part.hidden = !model.meets;
    rated?.draw();
  }

  /** @param {Event} event */
  async function submit(event) {
    event.preventDefault();
    if (making) {
      await game.keep();
      if (draft.custom !== null) location.hash = `#/new?custom=${draft.custom}`;
      return;
    }
    if (!(await start.ready())) return;
    startButton.disabled = true;
    try {
      location.hash = await begin();
      model.begun();
    } catch (error) {
      failure.textContent = reason(error);
      announce(failure.textContent);
    } finally {
      startButton.disabled = false;
    }
  }

  /** Makes the match, or offers it to a person elsewhere. @returns {Promise<string>} address of the next page */
  async function begin() {
    settings.set("setup", JSON.stringify(draft));
    const position = start.plain();
    const wanted = model.newMatch(position);
    if (model.meets) {
      const offered = { ...wanted, rated: rated?.chosen };
      return `#/challenge/${await offerMatch(offered, draft.against === "anyone")}`;
    }
    const view = await matches.create(wanted);
    return wayTo(model.card, { options: draft.options, position }, view.id);
  }

  const title = t(making ? "custom-rules-new" : "setup-title");
  const gameSection = section(t("setup-game-section"), game.element);
  root.append(
    h(
      "form",
      { class: "page setup", attr: { novalidate: true }, on: { submit } },
      h("h1", null, title),
      h(
        "div",
        { class: "setup-form stack" },
        making
          ? gameSection
          : [
              section(t("setup-opponent"), ...opponent.elements),
              gameSection,
              section(t("setup-match"), length.element),
              clockSection,
              ratedSection,
              delay,
              section(t("setup-position"), start.element),
              diceSection,
              section(t("setup-board"), board.element),
            ],
      ),
      h(
        "aside",
        { class: "setup-side card", attr: { "aria-label": t("setup-summary") } },
        summary.element,
        failure,
        startButton,
      ),
    ),
  );
  opponent.draw();
  game.draw();
  length.draw();
  clock?.draw();
  board.draw();
  show();
  void start.check();
  return { title };
}
