// The parts of the playing screen and their layout; other modules decide their content.

import { TavolaBoard } from "../board/board.js";
import { fill, h, link } from "../dom.js";
import { number, t } from "../i18n.js";
import { icon } from "../icons.js";
import { matchName, playedName, playerName, timeName } from "../names.js";
import { besideName } from "../people/rating.js";
import { settings } from "../settings.js";
import { countsPips } from "./aloud.js";
import { Guide } from "./guide.js";

/** @import {Company, Player, View} from "../wire.js" */

/**
 * A button of the moment. One with a slot always stands in the same place: the main one under the thumb, what takes back beside
 * it, the rest aside. Buttons without a slot flow.
 * @typedef {object} Action
 * @property {string} id
 * @property {string} text
 * @property {string} [detail]
 * @property {"primary" | "danger" | "quiet"} [kind]
 * @property {"main" | "back" | "aside"} [slot]
 * @property {boolean} [disabled]
 * @property {string} [icon]
 * @property {number} [ending] milliseconds after which it happens by itself
 * @property {() => void} run
 */

export class Screen {
  heading = h("h1", { class: "visually-hidden" });
  board = new TavolaBoard();
  boardBox = h("div", { class: "play-board" }, this.board);
  /** Strips of the players: above and below the board, or above each other beside it. */
  strips = { top: h("section", { class: "player top" }), bottom: h("section", { class: "player bottom" }) };
  facts = h("div", { class: "play-facts" });
  /** Introduction to the game; on small screens only until the first turn has been played. */
  guide = new Guide();
  /** The prompt; the focus waits there while nothing can be done. */
  prompt = h("p", { class: "play-prompt", attr: { tabindex: -1 } });
  last = h("p", { class: "play-last" });
  /** Why a gesture was refused, in the place of the last event. */
  why = h("p", { class: "play-why" });
  /** State between the players: the match is adjourned, or one waits. */
  standoff = h("section", { class: "play-standoff", set: { hidden: true } });
  pad = h("div", { class: "play-pad", set: { hidden: true } });
  bar = h("div", { class: "play-buttons" });
  hint = h("button", { class: "btn quiet icon play-hint", attr: { type: "button", "data-act": "hint" } }, icon("bulb"));
  /** Menu of the phrases for the other person. */
  talk = h("details", { class: "play-menu play-talk", set: { hidden: true } });
  more = h("details", { class: "play-menu play-more" });
  link = h("p", { class: "play-link", set: { hidden: true } });
  panel = h("section", { class: "play-panel" });
  tabs = h("div", { class: "play-tabs" });
  content = h("div", { class: "play-content", attr: { tabindex: 0, role: "region" } });
  /** Presence of players who are at another screen, on a service. @type {readonly [string | null, string | null]} */
  presence = [null, null];
  /** Number of matches that each player has left lately. @type {readonly [number, number]} */
  departures = [0, 0];
  /** The last phrase of each player. @type {readonly [string, string]} */
  said = ["", ""];
  /** The players, on a service. @type {Company | null} */
  company = null;
  /** Elements of the clocks. @type {readonly [HTMLElement, HTMLElement] | null} */
  clocks = null;
  /** Whether the screen has left the page. */
  closed = false;
  /** @type {Map<string, HTMLButtonElement>} */
  #buttons = new Map();
  /** Content of each button. @type {Map<string, string>} */
  #drawn = new Map();
  /** Whether the focus was last seen at the table. */
  #attended = false;

  /** @param {HTMLElement} root */
  constructor(root) {
    this.panel.append(this.tabs, this.content);
    this.element = h(
      "div",
      { class: "play loading" },
      this.heading,
      this.strips.top,
      this.boardBox,
      this.strips.bottom,
      h(
        "div",
        { class: "play-desk" },
        this.facts,
        this.guide.element,
        this.standoff,
        h("div", { class: "play-say" }, this.prompt, this.last, this.why),
        this.pad,
        h("div", { class: "play-acts" }, this.bar, this.hint, this.talk, this.more),
      ),
      this.panel,
      this.link,
    );
    root.append(this.element);
    document.addEventListener("focusin", this.#attend);
  }

  close() {
    this.closed = true;
    document.removeEventListener("focusin", this.#attend);
    this.element.remove();
  }

  #attend = (/** @type {FocusEvent} */ event) => {
    const target = /** @type {Element} */ (event.target);
    if (!target.closest("dialog")) this.#attended = this.element.contains(target);
  };

  /**
   * Shows the buttons of the moment. A button that stays keeps its element and with it the focus.
   * @param {readonly Action[]} actions
   */
  actions(actions) {
    const elements = actions.map((action) => {
      const button = this.#buttons.get(action.id) ?? h("button", { attr: { type: "button", "data-act": action.id } });
      this.#buttons.set(action.id, button);
      button.className = ["btn", action.kind, action.slot, action.ending && "ending"].filter(Boolean).join(" ");
      if (action.ending) button.style.setProperty("--moment", `${action.ending}ms`);
      button.disabled = action.disabled ?? false;
      button.onclick = action.run;
      // A pressed button must not be redrawn: without the element of the press there is no click.
      const drawn = [action.icon, action.text, action.detail].join("|");
      if (this.#drawn.get(action.id) !== drawn)
        fill(
          button,
          action.icon ? icon(action.icon) : null,
          h("span", null, action.text, action.detail ? h("small", null, ` ${action.detail}`) : null),
        );
      this.#drawn.set(action.id, drawn);
      return button;
    });
    const same =
      elements.length === this.bar.children.length &&
      elements.every((element, index) => element === this.bar.children[index]);
    if (!same) this.bar.replaceChildren(...elements);
    this.bar.classList.toggle(
      "flow",
      actions.some((action) => !action.slot),
    );
  }

  /**
   * A focus whose element has gone, or can no longer be used, goes to the next act, or waits at the prompt for it.
   * @param {() => void} [next] moves the focus there
   */
  keepFocus(next) {
    const { activeElement } = document;
    const lost =
      activeElement === document.body || activeElement === this.prompt || activeElement?.matches(":disabled");
    if (!this.#attended || !lost) return;
    if (next) next();
    else this.prompt.focus({ preventScroll: true });
  }

  /** The button that is pressed most likely: the highlighted one or else the first that can be pressed. @returns {HTMLButtonElement | null} */
  get likely() {
    return this.primary ?? this.bar.querySelector("button:not(:disabled)");
  }

  /** The highlighted button, if it can be pressed. */
  get primary() {
    const button = this.bar.querySelector(".btn.primary");
    return button instanceof HTMLButtonElement && !button.disabled ? button : null;
  }

  /** Presses the highlighted button for a key that was typed elsewhere; a player whose focus is not on the board continues at that button. */
  pressPrimary() {
    const { primary } = this;
    if (!this.board.contains(document.activeElement)) primary?.focus({ preventScroll: true });
    primary?.click();
  }

  /** @param {string} id */
  press(id) {
    const button = this.#buttons.get(id);
    if (button?.isConnected && !button.disabled) button.click();
  }

  /**
   * @param {View} view
   * @param {object} state
   * @param {Player} state.bottom
   * @param {readonly [number, number]} state.pips as the board stands, moves of an unfinished turn included
   * @param {Player | null} state.turn who plays
   */
  players(view, { bottom, pips, turn: playing }) {
    const light = settings.get("colour") === "light" ? 0 : 1;
    for (const player of /** @type {const} */ ([0, 1])) {
      const strip = player === bottom ? this.strips.bottom : this.strips.top;
      const name = playerName(view.players[player], player);
      const turn = playing === player;
      strip.classList.toggle("turn", turn);
      strip.setAttribute("aria-label", name);
      fill(
        strip,
        h("span", { class: player === light ? "swatch light" : "swatch dark", attr: { "aria-hidden": "true" } }),
        h(
          "span",
          { class: "player-who" },
          h(
            "span",
            { class: "player-name" },
            name,
            turn && h("span", { class: "visually-hidden" }, ` (${t("player-turn")})`),
          ),
          h(
            "span",
            { class: "player-rating" },
            besideName(this.company?.programs[player], this.company?.ratings[player]),
          ),
        ),
        this.presence[player] !== null && h("span", { class: "chip" }, this.presence[player]),
        this.departures[player] > 0 &&
          h("span", { class: "chip warn" }, t("standoff-departures", { count: this.departures[player] })),
        this.said[player] && h("span", { class: "player-said" }, this.said[player]),
        this.clocks?.[player],
        view.cube.owner === player &&
          h("span", { class: "visually-hidden" }, t("player-cube", { value: view.cube.value })),
        settings.get("pips") &&
          countsPips(view.rules.track) &&
          h("span", { class: "player-pips figures" }, t("player-pips", { pips: pips[player] })),
        h(
          "span",
          { class: "player-score figures", attr: { title: t("player-score", { score: view.score[player] }) } },
          h("span", { attr: { "aria-hidden": "true" } }, score(view, player)),
          h("span", { class: "visually-hidden" }, t("player-score", { score: view.score[player] })),
        ),
      );
    }
    fill(
      this.facts,
      this.company &&
        this.company.delay > 0 &&
        (this.company.late || view.phase.kind !== "match-over") &&
        h(
          "span",
          { class: "chip" },
          t(this.company.late ? "delay-you" : "delay-others", { time: timeName(this.company.delay) }),
        ),
      link(
        `/rules?match=${view.id}`,
        { class: "chip accent", attr: { title: t("act-rules") } },
        playedName({ rules: view.rules.name, match_rules: view.match_rules, title: view.rules.title }),
      ),
      h("span", { class: "chip" }, matchName(view.match)),
      this.company?.rated && h("span", { class: "chip accent" }, t("rated")),
      view.match.kind !== "single" && h("span", { class: "chip" }, t("match-game", { game: view.game })),
      view.crawford && h("span", { class: "chip accent" }, t("match-crawford")),
      view.cube.stake > 1 && h("span", { class: "chip accent" }, t("match-stake", { stake: view.cube.stake })),
    );
  }

  /** Opens or closes the panel if it is a sheet over the page. @param {boolean} open */
  sheet(open) {
    const held = this.panel.contains(document.activeElement);
    this.panel.classList.toggle("open", open);
    // If the panel is no sheet, it stays open and keeps the focus.
    if (!open && held && getComputedStyle(this.panel).display === "none")
      (this.likely ?? this.more.querySelector("summary"))?.focus();
  }
}

/** @param {View} view @param {Player} player */
function score(view, player) {
  const points = number(view.score[player]);
  return view.match.kind === "points" ? `${points}/${view.match.length ?? 1}` : points;
}
