// A position under study: every roll as a temperature map, the window of the cube, every score of a match, and the race. It is
// asked for when the reader opens it, since it takes the engine longer than the evaluation.

import { ApiError } from "../api/call.js";
import { positions } from "../api/positions.js";
import { fill, h, loadStyle } from "../dom.js";
import { loadWords, number, t } from "../i18n.js";
import { signed } from "../play/hint.js";
import { rollText } from "../play/notation.js";

/** @import {CubeWindow, CubeWindows, MarketLosers, PositionRequest, PositionStudy, RaceCounts, RaceSide, RollStudy, RollsStudy, ScoreCube, ScoreMap, ScorePlay} from "../wire.js" */

/** @param {number} share */
const percent = (share) => number(share, { style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1 });
/** @param {number} value */
const fixed = (value) => number(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const dice = [1, 2, 3, 4, 5, 6];

/** Distance of an equity from the mean, in steps from -4 (cold) to 4 (hot). @param {RollsStudy} rolls @param {number} equity */
const heat = (rolls, equity) =>
  rolls.deviation > 1e-6 ? Math.max(-4, Math.min(4, Math.round(((equity - rolls.mean) / rolls.deviation) * 2))) : 0;

/** The words and styles of a study; to be there before it is made. */
export const loadStudy = () =>
  Promise.all([loadWords("study"), loadStyle(new URL("../styles/study.css", import.meta.url))]);

/** The points that the player on roll and the opponent need; null for money. @typedef {readonly [number, number] | null} Away */

/**
 * @param {object} props
 * @param {(roll: RollStudy) => void} props.onRoll the play of a roll is to be shown on the board
 */
export function study({ onRoll }) {
  const body = h("div", { class: "study-body stack" });
  const element = h("details", { class: "card study" }, h("summary", null, h("h2", null, t("study-title"))), body);
  /** The position that is shown, or that waits until the reader opens it. @type {PositionRequest | null} */
  let request = null;
  /** The score of the match that the position is from. @type {Away} */
  let away = null;
  /** @type {AbortController | null} */
  let running = null;

  /** Shows which roll stands on the board. @param {RollStudy} roll @param {HTMLElement} button */
  function pick(roll, button) {
    for (const each of body.querySelectorAll("button.study-roll"))
      each.setAttribute("aria-pressed", String(each === button));
    onRoll(roll);
  }

  /** @param {RollsStudy} rolls @param {RollStudy} roll */
  function rollButton(rolls, roll) {
    const words = t("study-roll", { roll: rollText(roll.dice), play: roll.text, equity: signed(roll.equity) });
    const button = h(
      "button",
      { class: "study-roll", attr: { type: "button", "aria-pressed": "false", "aria-label": words, title: words } },
      signed(roll.equity),
    );
    button.dataset.heat = String(heat(rolls, roll.equity));
    button.addEventListener("click", () => pick(roll, button));
    return button;
  }

  /** The six times six rolls of two dice; a roll stands in two cells, and one of them is the button. @param {RollsStudy} rolls */
  function grid(rolls) {
    const cell = (/** @type {number} */ row, /** @type {number} */ column) => {
      const roll = rolls.rolls.find(
        (each) => each.dice[0] === Math.max(row, column) && each.dice[1] === Math.min(row, column),
      );
      if (!roll) return h("td", null);
      if (column <= row) return h("td", null, rollButton(rolls, roll));
      const mirrored = h("span", { class: "study-roll" }, signed(roll.equity));
      mirrored.dataset.heat = String(heat(rolls, roll.equity));
      return h("td", { attr: { "aria-hidden": "true" } }, mirrored);
    };
    return h(
      "table",
      { class: "study-grid" },
      h(
        "thead",
        null,
        h(
          "tr",
          null,
          h("td", null),
          dice.map((die) => h("th", { attr: { scope: "col" } }, number(die))),
        ),
      ),
      h(
        "tbody",
        null,
        dice.map((row) =>
          h(
            "tr",
            null,
            h("th", { attr: { scope: "row" } }, number(row)),
            dice.map((column) => cell(row, column)),
          ),
        ),
      ),
    );
  }

  /** Rolls of three dice, in a row. @param {RollsStudy} rolls */
  const list = (rolls) =>
    h(
      "ul",
      { class: "study-list" },
      rolls.rolls.map((roll) => h("li", null, h("span", null, rollText(roll.dice)), rollButton(rolls, roll))),
    );

  /** @param {RollsStudy} rolls */
  const rollPart = (rolls) => [
    h("h3", null, t("study-rolls")),
    rolls.rolls.every((roll) => roll.dice.length === 2) ? grid(rolls) : list(rolls),
    h("p", { class: "small muted" }, t("study-mean", { mean: signed(rolls.mean), deviation: fixed(rolls.deviation) })),
  ];

  /** @param {CubeWindows} windows @param {MarketLosers | null} market */
  function cubePart(windows, market) {
    /** @type {(keyof CubeWindow)[]} */
    const points = ["take", "double", "cash", "too_good"];
    const rows = /** @type {const} */ (["model", "dead", "live"]);
    return [
      h("h3", null, t("study-window")),
      h("p", { class: "small muted" }, t("study-window-lead", { win: percent(windows.win) })),
      h(
        "table",
        { class: "list figures study-window" },
        h(
          "thead",
          null,
          h(
            "tr",
            null,
            h("td", null),
            points.map((point) => h("th", { attr: { scope: "col" } }, t(`study-${point.replace("_", "-")}`))),
          ),
        ),
        h(
          "tbody",
          null,
          rows.map((row) =>
            h(
              "tr",
              null,
              h("th", { attr: { scope: "row" } }, t(`study-${row}`)),
              points.map((point) => {
                const chance = windows[row][point];
                return h("td", null, chance === null ? "–" : percent(chance));
              }),
            ),
          ),
        ),
      ),
      h(
        "p",
        { class: "small" },
        t("study-gammon-price", { own: fixed(windows.gammon_price), other: fixed(windows.gammon_price_other) }),
      ),
      market && h("p", { class: "small" }, t("study-market", { losers: percent(market.losers) })),
    ];
  }

  /**
   * @template {ScoreCube | ScorePlay} T
   * @param {T[][]} scores
   * @param {(cell: T) => [string, string, string]} shown the class, the text and the words of a cell
   */
  function scoreTable(scores, shown) {
    return h(
      "table",
      { class: "study-scores" },
      h(
        "thead",
        null,
        h(
          "tr",
          null,
          h("td", null),
          scores.map((_, index) => h("th", { attr: { scope: "col" } }, number(index + 1))),
        ),
      ),
      h(
        "tbody",
        null,
        scores.map((row, index) =>
          h(
            "tr",
            null,
            h("th", { attr: { scope: "row" } }, number(index + 1)),
            row.map((cell, column) => {
              const [kind, text, words] = shown(cell);
              const here = away?.[0] === index + 1 && away[1] === column + 1;
              return h(
                "td",
                {
                  class: `study-${kind}${here ? " here" : ""}`,
                  attr: { title: words, ...(here && { "aria-current": "true" }) },
                },
                h("span", { attr: { "aria-hidden": "true" } }, text),
                h("span", { class: "visually-hidden" }, words),
              );
            }),
          ),
        ),
      ),
    );
  }

  /** Meaning of the frame in the table of scores. @param {readonly unknown[]} scores */
  const hereLine = (scores) => away !== null && Math.max(...away) <= scores.length && h("li", null, t("study-here"));

  /** Whether some score has something to decide: without that the map would be dashes. @param {ScoreMap} map */
  const hasChoice = (map) => map.kind === "play" || map.scores.flat().some((cell) => cell.action !== null);

  /** @param {ScoreMap} map */
  function scorePart(map) {
    const head = h("h3", null, t("study-scores"));
    const lead = h("p", { class: "small muted" }, t("study-scores-lead"));
    if (map.kind === "play") {
      const others = [...new Set(map.scores.flat().map((cell) => cell.text))].filter((text) => text !== map.money.text);
      // A table of one repeated letter has no more content than a sentence.
      if (others.length === 0) return [head, h("p", null, t("study-one", { play: map.money.text }))];
      const mark = (/** @type {ScorePlay} */ cell) =>
        cell.text === map.money.text ? "A" : String.fromCharCode(66 + others.indexOf(cell.text));
      return [
        head,
        lead,
        scoreTable(map.scores, (cell) => {
          const loses = cell.money_loses > 0 ? ` (${t("study-money-loses", { loss: signed(-cell.money_loses) })})` : "";
          return [cell.text === map.money.text ? "same" : "other", mark(cell), cell.text + loses];
        }),
        h(
          "ul",
          { class: "study-key small" },
          [map.money.text, ...others].map((text, index) =>
            h("li", null, `${String.fromCharCode(65 + index)}: ${text}`, index === 0 && ` (${t("study-money")})`),
          ),
          hereLine(map.scores),
        ),
      ];
    }
    /** @type {Record<string, string>} */
    const short = { "no-double": "ND", "double-take": "DT", "double-drop": "DP", "too-good": "TG" };
    const words = (/** @type {ScoreCube} */ cell) => {
      if (!cell.action) return t("study-no-use");
      return cell.equal
        ? `${t("study-equal")}: ${t(`hint-${cell.action}`)} / ${t(`hint-${cell.equal}`)}`
        : t(`hint-${cell.action}`);
    };
    const cells = map.scores.flat();
    const seen = ["no-double", "double-take", "double-drop", "too-good"].filter((action) =>
      cells.some((cell) => cell.action === action && !cell.equal),
    );
    return [
      head,
      lead,
      scoreTable(map.scores, (cell) => {
        if (cell.equal) return ["equal", "=", words(cell)];
        return [cell.action ?? "none", cell.action ? (short[cell.action] ?? "") : "–", words(cell)];
      }),
      h(
        "ul",
        { class: "study-key small" },
        seen.map((action) =>
          h("li", null, h("span", { class: `study-mark study-${action}` }, short[action]), t(`hint-${action}`)),
        ),
        cells.some((cell) => cell.equal) &&
          h("li", null, h("span", { class: "study-mark study-equal" }, "="), t("study-equal")),
        h("li", null, `${t("study-money")}: ${words(map.money)}`),
        hereLine(map.scores),
      ),
    ];
  }

  /** @param {RaceCounts} race */
  function racePart(race) {
    const exact = (/** @type {number | null} */ value) => (value === null ? null : fixed(value));
    /** @type {[string, (side: RaceSide) => string | null][]} */
    const rows = [
      [t("study-pips"), (side) => number(side.pips)],
      [t("study-effective"), (side) => exact(side.effective)],
      [t("study-wastage"), (side) => exact(side.wastage)],
      [t("study-rolls-needed"), (side) => exact(side.rolls)],
      [t("study-keith"), (side) => number(side.keith)],
    ];
    return [
      h("h3", null, t("study-race")),
      h(
        "table",
        { class: "list figures study-race" },
        h(
          "thead",
          null,
          h(
            "tr",
            null,
            h("td", null),
            h("th", { attr: { scope: "col" } }, t("study-on-roll")),
            h("th", { attr: { scope: "col" } }, t("study-opponent")),
          ),
        ),
        h(
          "tbody",
          null,
          rows.map(([words, figure]) => {
            const [own, other] = [figure(race.own), figure(race.other)];
            return (
              own !== null &&
              other !== null &&
              h("tr", null, h("th", { attr: { scope: "row" } }, words), h("td", null, own), h("td", null, other))
            );
          }),
        ),
      ),
      h(
        "p",
        { class: "small" },
        t("study-keith-verdict", {
          leader: number(race.keith_leader),
          other: number(race.other.keith),
          verdict: t(`hint-${race.keith_double}`),
        }),
      ),
      h("p", { class: "small" }, t("study-kleinman", { win: percent(race.kleinman) })),
    ];
  }

  /** @param {PositionStudy} found */
  function show(found) {
    const rolls = rollPart(found.rolls);
    // If the roll is known, the other rolls are history.
    const thrown = found.scores?.kind === "play";
    fill(
      body,
      !thrown && rolls,
      !thrown && found.windows && cubePart(found.windows, found.market),
      found.scores && hasChoice(found.scores) && scorePart(found.scores),
      thrown && rolls,
      thrown && found.windows && cubePart(found.windows, found.market),
      found.race && racePart(found.race),
      h("p", { class: "small muted" }, t("hint-ply", { ply: found.ply })),
    );
  }

  async function ask() {
    if (!request || !element.open) return;
    running?.abort();
    const mine = new AbortController();
    running = mine;
    element.setAttribute("aria-busy", "true");
    if (!body.hasChildNodes())
      fill(body, h("p", { class: "row" }, h("span", { class: "spinner" }), t("hint-thinking")));
    try {
      const found = await positions.study(request, mine.signal);
      if (running === mine) show(found);
    } catch (error) {
      if (running === mine && error instanceof ApiError) clear();
    }
    if (running === mine) element.removeAttribute("aria-busy");
  }

  function clear() {
    running?.abort();
    running = null;
    request = null;
    fill(body);
    element.hidden = true;
    element.removeAttribute("aria-busy");
  }

  element.addEventListener("toggle", () => void ask());
  return {
    element,
    /** Studies a position, at once if the reader has opened it. @param {PositionRequest} next @param {Away} [score] of its match */
    ask(next, score = null) {
      request = next;
      away = score;
      element.hidden = false;
      if (element.open) void ask();
      else fill(body);
    },
    clear,
  };
}
