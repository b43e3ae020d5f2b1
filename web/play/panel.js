// The panel beside the board, or the sheet over it on a phone: the list of moves and the engine's advice.

import { matches } from "../api/matches.js";
import { fill, h } from "../dom.js";
import { t } from "../i18n.js";
import { playerName } from "../names.js";
import { announce, reason, toast } from "../notices.js";
import { actor } from "./due.js";
import { hintContent, spoken } from "./hint.js";
import { moveList } from "./movelist.js";

/** @import {Hint, HintPlay, MatchEvent, View} from "../wire.js" */
/** @import {Screen} from "./screen.js" */

export class Panel {
  #screen;
  #onPlay;
  /** @type {"moves" | "hint"} */
  #tab = "moves";
  /** @type {Hint | "thinking" | null} */
  #hint = null;
  /** @type {View | null} */
  #view = null;
  /** @type {readonly MatchEvent[]} */
  #log = [];

  /**
   * @param {Screen} screen
   * @param {(play: HintPlay) => void} onPlay called to show a play on the board
   */
  constructor(screen, onPlay) {
    this.#screen = screen;
    this.#onPlay = onPlay;
  }

  /** Shows a match. @param {View} view @param {readonly MatchEvent[]} log all that has happened in it */
  show(view, log) {
    if (view.seq !== this.#view?.seq) this.#hint = null;
    this.#view = view;
    this.#log = log;
    this.#draw();
  }

  openMoves() {
    this.#tab = "moves";
    this.#screen.sheet(true);
    this.#draw();
  }

  /** Asks for advice on the decision of the moment. */
  async ask() {
    const view = this.#view;
    if (!view || actor(view) === null) return;
    this.#tab = "hint";
    this.#hint = "thinking";
    this.#screen.sheet(true);
    this.#draw();
    /** @type {Hint | null} */
    let hint = null;
    try {
      hint = await matches.hint(view.id);
    } catch (error) {
      toast(reason(error), "danger");
    }
    // The match has gone on while the answer was on its way.
    if (this.#view?.seq !== view.seq) return;
    this.#hint = hint;
    this.#draw();
    // The focus keeps its place: the key that ends a turn must not play a hint.
    if (hint) announce(spoken(hint, view));
  }

  #draw() {
    const view = this.#view;
    if (!view) return;
    const { tabs, content } = this.#screen;
    fill(
      tabs,
      this.#tabButton("moves", t("list-title")),
      (this.#hint || this.#tab === "hint") && this.#tabButton("hint", t("hint-title")),
      h(
        "button",
        {
          class: "btn quiet small sheet-close",
          attr: { type: "button" },
          on: { click: () => this.#screen.sheet(false) },
        },
        t("act-close"),
      ),
    );
    content.setAttribute("aria-label", t(this.#tab === "hint" ? "hint-title" : "list-title"));
    if (this.#tab === "hint") fill(content, this.#advice(view));
    else this.#list(view);
  }

  /** @param {"moves" | "hint"} name @param {string} text */
  #tabButton(name, text) {
    const choose = () => {
      this.#tab = name;
      if (name === "hint" && !this.#hint) void this.ask();
      this.#draw();
    };
    return h(
      "button",
      {
        class: "btn quiet small",
        attr: { type: "button", "aria-pressed": String(this.#tab === name) },
        on: { click: choose },
      },
      text,
    );
  }

  /** @param {View} view */
  #advice(view) {
    const hint = this.#hint;
    if (hint === "thinking") return h("p", { class: "row" }, h("span", { class: "spinner" }), t("hint-thinking"));
    return hint
      ? hintContent(hint, view, this.#onPlay)
      : h("p", { class: "muted" }, t(actor(view) === null ? "hint-none" : "hint-ask"));
  }

  /** @param {View} view */
  #list(view) {
    const { content } = this.#screen;
    const begun = this.#log.some((event) => event.kind !== "opening" && event.kind !== "roll" && event.kind !== "move");
    const names = /** @type {[string, string]} */ (
      view.players.map((seat, player) => playerName(seat, player ? 1 : 0))
    );
    fill(content, begun ? moveList(view, this.#log, names) : h("p", { class: "muted" }, t("list-empty")));
    // The next frame computes the height anyway; to ask for it here would compute it twice.
    requestAnimationFrame(() => content.scrollTo(0, content.scrollHeight));
  }
}
