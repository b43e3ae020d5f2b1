// The engine's judgement of the edited position: chances, equity, and the best plays or the cube decision.

import { ApiError } from "../api/call.js";
import { positions } from "../api/positions.js";
import { fill, h } from "../dom.js";
import { number, t } from "../i18n.js";
import { adviceBody, signed } from "../play/hint.js";

/** @import {HintPlay, Player, PositionAdvice, PositionRequest} from "../wire.js" */

/** @param {number} share */
const percent = (share) => number(share, { style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1 });

/**
 * @param {object} props
 * @param {(player: Player) => string} props.nameOf
 * @param {(player: Player, play: HintPlay | null) => void} props.onPlay a play is to be shown on the board, or none any more
 */
export function judgement({ nameOf, onPlay }) {
  const body = h("div", { class: "judgement-body" });
  const element = h(
    "section",
    { class: "card judgement", attr: { "aria-label": t("judge-title") } },
    h("h2", null, t("judge-title")),
    body,
  );
  /** @type {AbortController | null} */
  let running = null;

  /** @param {PositionAdvice} advice */
  function show(advice) {
    const { probs, player, mars } = advice;
    const wins = mars ? "mars" : "gammon";
    const foe = player === 0 ? 1 : 0;
    /** @type {[string, number, number][]} */
    const rows = [
      [t("judge-wins"), probs.win, 1 - probs.win],
      [t("judge-gammons", { wins }), probs.win_gammon, probs.lose_gammon],
      [t("judge-backgammons", { wins }), probs.win_backgammon, probs.lose_backgammon],
    ];
    const decision = advice.decision;
    fill(
      body,
      h(
        "div",
        { class: "chance-bar", attr: { "aria-hidden": "true" } },
        [probs.win_gammon, probs.win - probs.win_gammon, 1 - probs.win - probs.lose_gammon, probs.lose_gammon].map(
          (share, index) => {
            const part = h("span", { class: ["gammon", "", "lost", "lost gammon"][index] ?? "" });
            part.style.flexGrow = String(Math.max(0, share));
            return part;
          },
        ),
      ),
      h(
        "table",
        { class: "list figures judgement-chances" },
        h(
          "thead",
          null,
          h(
            "tr",
            null,
            h("td", null),
            h("th", { attr: { scope: "col" } }, nameOf(player)),
            h("th", { attr: { scope: "col" } }, nameOf(foe)),
          ),
        ),
        h(
          "tbody",
          null,
          rows.map(([words, own, theirs]) =>
            h(
              "tr",
              null,
              h("th", { attr: { scope: "row" } }, words),
              h("td", null, percent(own)),
              h("td", null, percent(theirs)),
            ),
          ),
        ),
      ),
      h(
        "p",
        { class: "judgement-equity" },
        t("judge-equity", { player: nameOf(player), equity: signed(advice.equity), cubeless: signed(advice.cubeless) }),
      ),
      decision && [
        h(
          "h3",
          null,
          decision.kind === "play" ? t("judge-plays") : t("judge-cube-of", { player: nameOf(decision.player) }),
        ),
        adviceBody(decision, (play) => onPlay(decision.player, play), mars),
      ],
      h("p", { class: "small muted" }, t("hint-ply", { ply: advice.ply })),
    );
    for (const button of body.querySelectorAll("button.hint-play")) {
      button.addEventListener("click", () => {
        for (const each of body.querySelectorAll("button.hint-play"))
          each.setAttribute("aria-pressed", String(each === button));
      });
    }
  }

  return {
    element,
    /** Judges a position; an earlier request is cancelled. @param {PositionRequest} request */
    async ask(request) {
      running?.abort();
      const mine = new AbortController();
      running = mine;
      element.hidden = false;
      element.setAttribute("aria-busy", "true");
      if (!body.hasChildNodes())
        fill(body, h("p", { class: "row" }, h("span", { class: "spinner" }), t("hint-thinking")));
      try {
        const advice = await positions.judge(request, mine.signal);
        if (running === mine) show(advice);
      } catch (error) {
        // Nothing can be judged there; the position's own fault is shown beside it.
        if (running === mine && error instanceof ApiError) this.clear();
      }
      if (running === mine) element.removeAttribute("aria-busy");
    },
    clear() {
      running?.abort();
      running = null;
      fill(body);
      element.hidden = true;
      element.removeAttribute("aria-busy");
    },
  };
}
