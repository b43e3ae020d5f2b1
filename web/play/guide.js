// Introduction to a game at its first turn: the aim in a line, the direction of play, and the differences from backgammon. All
// of it comes from the rule page of the current rules.

import { rulebook } from "../api/rulebook.js";
import { fill, h, link } from "../dom.js";
import { lang, t } from "../i18n.js";
import { settings } from "../settings.js";

/** @import {RulePage, View} from "../wire.js" */

/** Sections with unusual rules, in order of importance. */
const TELLING = ["contact", "doubles", "moving", "start", "aim", "entering", "bearing-off"];
/** Number of notes beside the aim. */
const NOTES = 5;

/** The sentences of a section. @param {RulePage} page @param {string} id @returns {string[]} */
function sentences(page, id) {
  const blocks = page.sections.find((section) => section.id === id)?.blocks ?? [];
  const texts = blocks.flatMap((block) =>
    block.kind === "text" ? [block.text] : block.kind === "list" ? block.items : [],
  );
  return texts.flatMap((text) => text.split(/(?<=[.!?])\s+(?=\p{Lu})/u));
}

/** The way of the checkers, if they have one direction. @param {RulePage} page */
function wayOf(page) {
  const list = page.sections.find(({ id }) => id === "start")?.blocks.find(({ kind }) => kind === "list");
  return list?.kind === "list" ? list.items[1] : undefined;
}

/** Whether a sentence counts the checkers of the start, which the board shows. @param {string} text */
const isSetup = (text) => /:\s*\d+ \D+\d+( \D+ \d+|[.,])/.test(text);

/** @param {RulePage} page of the game @param {RulePage} usual backgammon's @returns {string[]} the unusual rules */
function unusual(page, usual) {
  const known = new Set([...usual.sections.flatMap(({ id }) => sentences(usual, id)), wayOf(page)]);
  const found = TELLING.map((id) =>
    sentences(page, id)
      .slice(id === "aim" ? 1 : 0)
      .filter((text) => !known.has(text) && !(id === "start" && isSetup(text))),
  );
  // The contact of checkers (the pin and the mother, the head) characterises most games. Then comes the first sentence of each
  // section before any second one, so that the notes have different subjects.
  const [contact = [], ...others] = found;
  const chosen = [...contact, ...[0, 1].flatMap((round) => others.flatMap((texts) => texts.slice(round, round + 1)))];
  const shown = new Set(chosen.slice(0, NOTES));
  // Sentences of one section stay together: "from then on" follows what it goes on from.
  return found.flat().filter((text) => shown.has(text));
}

/** The games whose notes were closed. @returns {string[]} */
const closed = () => settings.get("guides").split(" ").filter(Boolean);

export class Guide {
  /** The aim; the notes open below it. */
  aim = h("span", { class: "play-aim" });
  #notes = h("ul");
  element = h("details", { class: "play-guide" }, h("summary", null, this.aim), this.#notes);
  #wanted = "";
  /** Ends when the words of the game that was shown last are there. */
  ready = Promise.resolve();
  #game = "";
  /** Whether the notes have opened by themselves. */
  #unasked = false;

  constructor() {
    this.element.querySelector("summary")?.addEventListener("click", () => {
      this.#unasked = false;
      const others = closed().filter((game) => game !== this.#game);
      // The click comes before its effect.
      settings.set("guides", (this.element.open ? [...others, this.#game] : others).join(" "));
    });
  }

  /** Opens or closes the notes without being asked. @param {boolean} open */
  #set(open) {
    this.#unasked = open;
    this.element.open = open;
  }

  /**
   * @param {View} view
   * @param {boolean} first whether nobody has finished a turn yet
   */
  show({ rules }, first) {
    this.element.classList.toggle("known", !first);
    if (!first && this.#unasked) this.#set(false);
    const wanted = JSON.stringify([rules, lang()]);
    if (wanted === this.#wanted) return;
    this.#wanted = wanted;
    this.ready = this.#load(rules, first, wanted);
  }

  /** @param {View["rules"]} rules @param {boolean} first @param {string} wanted key of this request */
  async #load(rules, first, wanted) {
    try {
      const [page, usual] = await Promise.all([
        rulebook.page(rules.name, lang(), rules.options),
        rulebook.page("backgammon", lang()),
      ]);
      if (wanted !== this.#wanted) return;
      const aim = sentences(page, "aim").slice(0, 1);
      if (rules.track === "ring") aim.push(t("play-corners"));
      this.aim.textContent = aim.join(" ");
      const way = wayOf(page);
      const strange = unusual(page, usual);
      // The most unusual rule stands with the aim, also if the notes stay closed.
      const [most, ...rest] = strange;
      if (most !== undefined && rules.track !== "ring") this.aim.textContent = [...aim, most].join(" ");
      fill(
        this.#notes,
        [way, ...(rules.track === "ring" ? strange : rest)]
          .filter((text) => text !== undefined)
          .map((text) => h("li", null, text)),
        strange.length > 0 &&
          rules.title === null &&
          h("li", null, link(`/discover/${rules.name}`, {}, t("scenes-link"))),
        strange.length === 0 && h("li", null, link("/learn", {}, t("home-learn"))),
      );
      this.#game = rules.name;
      this.#set(
        first && !closed().includes(rules.name) && matchMedia("(min-width: 64rem) and (min-height: 40rem)").matches,
      );
    } catch {
      // The game can be played without.
      this.#wanted = "";
    }
  }
}
