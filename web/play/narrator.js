// The events of a match in words: announced to screen readers, and written in the line below the prompt.

import { announce } from "../notices.js";
import { rollsItself } from "./automatic.js";
import { actor } from "./due.js";
import { demand } from "./prompt.js";
import { eventWords } from "./words.js";

/** @import {MatchEvent, Player, View} from "../wire.js" */
/** @import {PlayedTurn} from "./last.js" */
/** @import {Step} from "./notation.js" */
/** @import {Screen} from "./screen.js" */
/** @import {Table} from "./table.js" */

/** After these no step of a turn is made. @type {ReadonlySet<MatchEvent["kind"]>} */
const ANEW = new Set(/** @type {const} */ (["roll", "pick", "opening", "take-back-turn"]));

export class Narrator {
  /** Whether a turn that was composed here is on its way: its moves have been announced one by one. */
  composed = false;
  #screen;
  #table;
  /** Steps of the turn whose events are being shown. @type {Step[]} */
  #steps = [];
  /** The sentences announced last; sentences without a pause between them are announced together. @type {string[]} */
  #said = [];

  /** @param {Screen} screen @param {Table} table */
  constructor(screen, table) {
    this.#screen = screen;
    this.#table = table;
  }

  /** Starts a new run of events. */
  begin() {
    this.#said = [];
  }

  /** Writes the previous turn if a match is opened in its middle. @param {View} view @param {PlayedTurn | null} turn */
  recall(view, turn) {
    if (turn)
      this.#screen.last.textContent = eventWords(
        view,
        { kind: "done", seq: 0, by: turn.player },
        turn.steps,
        this.#written(turn.player),
      );
  }

  /** The notation of a player's steps: in the numbers that the reader sees on the board. @param {Player} player */
  #written(player) {
    return (/** @type {readonly Step[]} */ steps) => this.#table.written(player, steps);
  }

  /**
   * @param {View} view
   * @param {MatchEvent} event
   * @param {boolean} atOnce nothing else takes time between this event and the next
   * @param {boolean} last the event is the last one, and the demand on the player follows it
   */
  event(view, event, atOnce, last) {
    if (ANEW.has(event.kind)) this.#steps = [];
    if (event.kind === "take-back") this.#steps.pop();
    if (event.kind === "move") this.#steps.push(event);
    const seen = eventWords(view, event, this.#steps, this.#written(event.by ?? 0));
    // The prompt names the roll that is to be played here: the line keeps the play of the other side.
    const asked =
      last &&
      view.phase.kind === "move" &&
      event.by === actor(view) &&
      event.kind !== "opening" &&
      event.kind !== "cocked";
    if (event.kind === "next" || (seen && !asked)) this.#screen.last.textContent = seen;
    const wanted = last && rollsItself(view) !== "now" ? demand(view, event) : "";
    // The moves of a turn that was composed here were announced one by one; the prompt repeats an offer.
    const known =
      (event.kind === "done" && this.composed && this.#steps.length > 0) ||
      (wanted !== "" && event.kind === view.phase.kind);
    if (event.kind === "done") this.composed = false;
    const aloud = (/** @type {readonly Step[]} */ steps) => this.#table.aloud(event.by ?? 0, steps);
    const words = [known ? "" : eventWords(view, event, this.#steps, aloud), wanted].filter(Boolean);
    if (!words.length) return;
    this.#said = atOnce ? [...this.#said, ...words] : words;
    // The end of a game is announced with its result.
    if (!last || !event.result) announce(this.#said.join(". "));
  }

  /** Announces a result after the events that led to it. @param {readonly string[]} words */
  result(words) {
    this.#said.push(...words);
    announce(this.#said.join(". "));
  }
}
