// Phrases between two people who play each other: from a list, which each reads in their own language. A player who insults
// even with these can be kept away.

import { fill, h } from "../dom.js";
import { icon } from "../icons.js";
import { t } from "../i18n.js";
import { announce, reason, toast } from "../notices.js";
import { askWhich } from "../play/dialogs.js";
import { behave } from "../play/more.js";
import { askWhether } from "../question.js";
import { people } from "./calls.js";

/** @import {Distance, Phrase, Player, ReportReason} from "../wire.js" */

/** In the order in which a match needs them. @type {readonly Phrase[]} */
const PHRASES = [
  "hello",
  "good-luck",
  "nice-roll",
  "well-played",
  "unlucky",
  "thanks",
  "sorry",
  "one-moment",
  "back",
  "must-go",
  "good-game",
  "again",
];
/** @type {readonly ReportReason[]} */
const REASONS = ["engine", "stalling", "phrases", "name"];
/** Milliseconds for which a phrase is seen. */
const SEEN_MS = 8000;

/** The phrases of one match. */
export class Talk {
  /** The last phrase of each. @type {[string, string]} */
  said = ["", ""];
  #id;
  #menu;
  #changed;
  /** @type {[ReturnType<typeof setTimeout> | undefined, ReturnType<typeof setTimeout> | undefined]} */
  #fading = [undefined, undefined];
  /** The current content of the menu, so that nothing is redrawn during a press. */
  #drawn = "";

  /**
   * @param {string} id of the match
   * @param {HTMLDetailsElement} menu
   * @param {() => void} changed the phrases have changed
   */
  constructor(id, menu, changed) {
    this.#id = id;
    this.#menu = menu;
    this.#changed = changed;
  }

  close() {
    this.#fading.forEach(clearTimeout);
  }

  /** Shows a phrase of the other player. @param {Phrase} phrase @param {Player} player @param {string} name */
  hear(phrase, player, name) {
    if (!PHRASES.includes(phrase)) return;
    this.#show(phrase, player);
    announce(t("talk-says", { name, phrase: t(`phrase-${phrase}`) }));
  }

  /**
   * @param {object} other the opponent at this screen
   * @param {Player} other.player
   * @param {string} other.name
   * @param {Distance} other.distance the distance at which they are kept
   * @param {() => Promise<unknown>} other.asked requests the distance again
   */
  draw({ player, name, distance, asked }) {
    const menu = this.#menu;
    menu.hidden = false;
    const text = [t("talk-title"), name, distance].join("|");
    if (text === this.#drawn) return;
    this.#drawn = text;
    behave(menu);
    const own = player === 0 ? 1 : 0;
    /** @param {string} words @param {() => unknown} run @param {string} [kind] */
    const item = (words, run, kind = "") =>
      h(
        "button",
        {
          class: `btn quiet wide ${kind}`.trimEnd(),
          attr: { type: "button" },
          on: {
            click: async () => {
              menu.open = false;
              try {
                await run();
              } catch (error) {
                toast(reason(error), "danger");
              }
            },
          },
        },
        words,
      );
    /** @param {Distance} wanted */
    const keep = async (wanted) => {
      await people.keepAway(name, wanted);
      await asked();
      toast(t(`talk-now-${wanted}`, { name }));
    };
    fill(
      menu,
      h(
        "summary",
        { class: "btn quiet icon", attr: { "aria-label": t("talk-title"), title: t("talk-title") } },
        icon("speech"),
      ),
      h(
        "div",
        { class: "menu card" },
        distance === "blocked"
          ? null
          : PHRASES.map((phrase) =>
              item(t(`phrase-${phrase}`), async () => {
                await people.say(this.#id, phrase);
                this.#show(phrase, own);
              }),
            ),
        h("hr", null),
        distance === "none" && item(t("talk-mute", { name }), () => keep("muted")),
        distance === "muted" && item(t("talk-hear", { name }), () => keep("none")),
        distance === "blocked"
          ? item(t("talk-unblock", { name }), () => keep("none"))
          : item(t("talk-block", { name }), async () => {
              if (
                await askWhether({
                  title: t("talk-block", { name }),
                  text: t("talk-block-text"),
                  yes: t("talk-block-yes"),
                  danger: true,
                })
              )
                await keep("blocked");
            }),
        item(t("talk-report", { name }), () => this.#report(name)),
      ),
    );
  }

  /** @param {string} name */
  async #report(name) {
    const why = await askWhich({
      title: t("talk-report", { name }),
      text: t("talk-report-text"),
      choices: REASONS.map((value) => ({ value, text: t(`report-${value}`) })),
    });
    if (why === null) return;
    await people.report(this.#id, why);
    toast(t("talk-reported"));
  }

  /** @param {Phrase} phrase @param {Player} player */
  #show(phrase, player) {
    clearTimeout(this.#fading[player]);
    this.said[player] = t(`phrase-${phrase}`);
    this.#fading[player] = setTimeout(() => {
      this.said[player] = "";
      this.#changed();
    }, SEEN_MS);
    this.#changed();
  }
}
