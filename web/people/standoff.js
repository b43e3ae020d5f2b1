// A match between two people besides its actions: it is adjourned and goes on again, and one waits for the other who has left.

import { fill, h } from "../dom.js";
import { number, t } from "../i18n.js";
import { clockText } from "../names.js";
import { announce, reason, toast } from "../notices.js";
import { people } from "./calls.js";

/** @import {Player, ProposalKind, StayAct, Standoff, Verdict} from "../wire.js" */

/** Milliseconds between two checks while a player is away. */
const LOOK_MS = 5000;

/**
 * The result of a game that two players may settle.
 * @param {Verdict} verdict
 * @param {Player} other the opponent at this screen
 * @param {string} name of the opponent
 */
function verdictWords({ worth, winner, points }, other, name) {
  const ahead = worth < 0 ? 1 : 0;
  /** @param {Player} player */
  const who = (player) => ({ who: player === other ? "name" : "you", name });
  const value = number(Math.abs(worth) / 1000, { minimumFractionDigits: 3, maximumFractionDigits: 3 });
  return [
    t("standoff-verdict", { ...who(ahead), value }),
    winner === null ? t("standoff-verdict-drawn") : t("standoff-verdict-points", { ...who(winner), points }),
  ].join(" ");
}

/** The panel about a match that stands still, with its actions. */
export class StandoffPanel {
  #id;
  #element;
  #ask;
  /** The current content, so that nothing is redrawn during a press. */
  #drawn = "";
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #looking;

  /**
   * @param {string} id of the match
   * @param {HTMLElement} element
   * @param {() => Promise<unknown>} ask requests the state again, and draws it
   */
  constructor(id, element, ask) {
    this.#id = id;
    this.#element = element;
    this.#ask = ask;
  }

  close() {
    clearTimeout(this.#looking);
  }

  /** Runs an act, and shows its result. @param {() => Promise<void>} run */
  async #do(run) {
    try {
      await run();
    } catch (error) {
      toast(reason(error), "danger");
    }
    await this.#ask();
  }

  /** @param {ProposalKind} kind */
  propose(kind) {
    return this.#do(() => people.propose(this.#id, kind));
  }

  /**
   * @param {Standoff | null} standoff null when the match is over
   * @param {Player | null} other whom one plays here; null for who watches
   * @param {string} name of the other one
   * @param {boolean} away whether they are away
   */
  draw(standoff, other, name, away) {
    clearTimeout(this.#looking);
    if (standoff && other !== null && away && !standoff.adjourned)
      this.#looking = setTimeout(() => void this.#ask().catch(() => {}), LOOK_MS);
    const [text, buttons] = standoff ? this.#said(standoff, other, name, away) : ["", []];
    const drawn = [text, ...buttons.map(([message]) => message)].join("|");
    if (drawn === this.#drawn) return;
    // The remaining seconds are not announced again and again.
    if (text && text.replaceAll(/\d/g, "") !== (this.#drawn.split("|")[0] ?? "").replaceAll(/\d/g, "")) announce(text);
    this.#drawn = drawn;
    this.#element.hidden = text === "";
    fill(
      this.#element,
      h("p", null, text),
      h(
        "div",
        { class: "row" },
        buttons.map(([message, run], index) =>
          h(
            "button",
            {
              class: index === 0 ? "btn small primary" : "btn small",
              attr: { type: "button" },
              on: { click: () => void this.#do(run) },
            },
            t(message),
          ),
        ),
      ),
    );
  }

  /**
   * @param {Standoff} standoff
   * @param {Player | null} other
   * @param {string} name
   * @param {boolean} away
   * @returns {[text: string, buttons: [message: string, run: () => Promise<void>][]]}
   */
  #said({ proposal, verdict, adjourned, waited, grace, claim }, other, name, away) {
    /** @param {ProposalKind} kind @param {boolean} accept @returns {() => Promise<void>} */
    const answer = (kind, accept) => () => people.answer(this.#id, kind, accept);
    /** @param {StayAct} act @returns {() => Promise<void>} */
    const stay = (act) => () => people.stay(this.#id, act);
    if (other === null) return [adjourned ? t("standoff-adjourned") : "", []];
    const judged = verdict ? verdictWords(verdict, other, name) : "";
    /** @param {"asked" | "waiting"} state */
    const proposed = (state) =>
      [judged, proposal && t(`standoff-${proposal.kind}-${state}`, { name })].filter(Boolean).join(" ");
    if (judged && !proposal) {
      return [
        judged,
        [
          ["standoff-agree", () => people.propose(this.#id, "settle-now")],
          ["standoff-refuse", answer("settle-now", false)],
        ],
      ];
    }
    if (proposal && proposal.by === other) {
      return [
        proposed("asked"),
        [
          ["standoff-agree", answer(proposal.kind, true)],
          ["standoff-refuse", answer(proposal.kind, false)],
        ],
      ];
    }
    if (proposal) return [proposed("waiting"), [["standoff-withdraw", answer(proposal.kind, false)]]];
    if (adjourned)
      return [t("standoff-adjourned-both"), [["standoff-go-on", () => people.propose(this.#id, "resume")]]];
    const time = waited[other];
    if (!away || time === null) return ["", []];
    if (time < grace) return [t("standoff-wait", { name, time: clockText(Math.ceil((grace - time) / 1000)) }), []];
    const adjourn = /** @type {[string, () => Promise<void>]} */ (["standoff-adjourn", stay("adjourn")]);
    if (claim === null) return [t("standoff-clock", { name }), [adjourn]];
    if (time < claim)
      return [t("standoff-wait-claim", { name, time: clockText(Math.ceil((claim - time) / 1000)) }), [adjourn]];
    return [t("standoff-may-claim", { name }), [["standoff-claim", stay("claim")], adjourn]];
  }
}
