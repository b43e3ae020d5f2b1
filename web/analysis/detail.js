// One decision: the choice, its alternatives, and the worth of each.

import { h, link } from "../dom.js";
import { icon } from "../icons.js";
import { t } from "../i18n.js";
import { byDepth } from "../play/hint.js";
import { canRollOut, isJudged } from "./decisions.js";
import { bookPlace } from "./opening.js";
import { reasonsOf } from "./reasons.js";
import { MARKS, amount, choiceText, cost, decidedText, diceText, equity, fixed, inMwc, percent } from "./words.js";

/** @import {Alternative, Decision, GameAnalysis, MatchAnalysis} from "../wire.js" */
/** @import {Judged} from "./decisions.js" */
/** @import {Stakes} from "./words.js" */

const CHANCES = /** @type {const} */ (["win", "win_gammon", "win_backgammon", "lose_gammon", "lose_backgammon"]);

/** The chances that the game has, in words. @param {Alternative} play @param {boolean} [mars] */
function chances(play, mars = false) {
  const wins = mars ? "mars" : "gammon";
  return CHANCES.flatMap((name) => {
    const share = play[name];
    return share === undefined
      ? []
      : [t(`analysis-chance-${name.replaceAll("_", "-")}`, { wins, share: percent(share) })];
  }).join(" · ");
}

/** The class of an error, as a sign with its words. @param {Judged} decision */
export const classChip = (decision) =>
  h(
    "span",
    { class: `class-chip ${decision.class}` },
    h("span", { attr: { "aria-hidden": "true" } }, MARKS[decision.class]),
    " ",
    t(`analysis-class-${decision.class}`),
  );

/**
 * @param {object} props
 * @param {MatchAnalysis & Stakes} props.analysis
 * @param {GameAnalysis} props.game
 * @param {Decision} props.decision
 * @param {readonly [string, string]} props.names
 * @param {Alternative | null} props.shown the one that is drawn on the board
 * @param {(play: Alternative) => void} props.onShow
 * @param {HTMLElement} props.whatIf how to play on from here
 * @param {() => void} props.onRollout
 * @param {HTMLElement} props.mark how to mark the decision for a rollout
 * @param {HTMLElement} props.picture how to save a picture
 * @param {HTMLElement} props.study every roll and every score
 */
export function detail({ analysis, game, decision, names, shown, onShow, whatIf, onRollout, mark, picture, study }) {
  const dice = diceText(decision);
  const book = bookPlace(analysis.rules, game, decision);
  const place = [
    t("game-number", { number: game.number }),
    t("score", { first: game.score[0], second: game.score[1] }),
    game.crawford && t("edit-crawford"),
  ]
    .filter(Boolean)
    .join(" · ");
  return [
    h("p", { class: "small muted detail-place" }, place),
    h("h2", { class: "detail-title" }, names[decision.player], dice && h("span", { class: "figures" }, ` ${dice}`)),
    isJudged(decision) ? judged(analysis, decision, shown, onShow) : h("p", null, decidedText(decision)),
    decision.luck &&
      h(
        "p",
        { class: "small detail-luck" },
        t("analysis-roll-luck", { luck: amount(analysis, decision.luck) }),
        decision.luck.class !== "neutral" && ` · ${t(`analysis-luck-${decision.luck.class}`)}`,
      ),
    decision.kind !== "roll" && whatIf,
    canRollOut(decision) &&
      h(
        "p",
        { class: "row" },
        h(
          "button",
          { class: "btn small", attr: { type: "button" }, on: { click: onRollout } },
          icon("graph"),
          t("rollout-from-analysis"),
        ),
        mark,
        decision.xgid !== undefined &&
          link(
            `/edit?position=${encodeURIComponent(decision.xgid)}`,
            { class: "btn small" },
            icon("board"),
            t("replay-edit"),
          ),
        book && link(book, { class: "btn small" }, icon("book"), t("analysis-openings")),
      ),
    canRollOut(decision) && picture,
    canRollOut(decision) && study,
  ];
}

/**
 * @param {MatchAnalysis & Stakes} analysis
 * @param {Judged} decision
 * @param {Alternative | null} shown
 * @param {(play: Alternative) => void} onShow
 */
function judged(analysis, decision, shown, onShow) {
  const rank =
    decision.kind === "play" && decision.choices > 1
      ? t("analysis-rank", { rank: decision.rank, choices: decision.choices })
      : "";
  return h(
    "div",
    null,
    h(
      "p",
      { class: "detail-verdict" },
      h("strong", { class: "figures" }, decidedText(decision, analysis.mars)),
      " ",
      decision.choices > 1 && classChip(decision),
      decision.loss > 0 &&
        h(
          "span",
          { class: "figures detail-loss" },
          ` ${amount(analysis, { equity: decision.loss, cost: decision.cost }, -1)}`,
        ),
    ),
    decision.mistake &&
      decision.class !== "good" &&
      h("p", { class: "small" }, t(`analysis-mistake-${decision.mistake}`)),
    reasonsOf(decision, analysis.mars),
    alternatives(analysis, decision, shown, onShow),
    rank && h("p", { class: "small muted" }, rank),
  );
}

/**
 * The alternatives, a list for each depth that they were judged to, under its label.
 * @param {Stakes} stakes
 * @param {Judged} decision
 * @param {Alternative | null} shown the one that is drawn on the board
 * @param {(play: Alternative) => void} onShow
 */
export const alternatives = (stakes, decision, shown, onShow) =>
  byDepth(decision.alternatives).flatMap((group) => {
    const { ply = 0, trials = 0 } = group[0] ?? {};
    return [
      h("p", { class: "small muted hint-depth" }, trials ? t("analysis-trials", { trials }) : t("hint-ply", { ply })),
      ...list(stakes, decision, group, shown, onShow),
    ];
  });

/** A column of figures: its words, its head and its figure. @typedef {{name: string, head: string, figure: (play: Alternative) => string}} Column */

/** Whether each alternative has chances of its own. All answers to a double share those of the position. @param {Judged} decision */
const differ = ({ kind }) => kind === "play" || kind === "pick" || kind === "choose";

/**
 * The columns that the alternatives have: chances to win the match, wins, and gammons and backgammons won and lost.
 * @param {Stakes} stakes
 * @param {Judged} decision
 * @param {readonly Alternative[]} group
 * @returns {Column[]}
 */
function columnsOf(stakes, decision, group) {
  const wins = stakes.mars ? "mars" : "gammon";
  const share = (/** @type {number | undefined} */ value) => (value === undefined ? "" : fixed(100 * value, 1));
  const match = inMwc(stakes) && group.some((play) => play.mwc !== undefined);
  const signs = /** @type {const} */ ({
    win: "",
    win_gammon: "",
    win_backgammon: "",
    lose_gammon: "−",
    lose_backgammon: "−",
  });
  return [
    ...(match
      ? [
          {
            name: "match",
            head: t("analysis-column-match"),
            figure: (/** @type {Alternative} */ play) => share(play.mwc),
          },
        ]
      : []),
    ...CHANCES.filter((name) => differ(decision) && group.some((play) => play[name] !== undefined)).map((name) => ({
      name,
      head: signs[name] + t(`analysis-column-${name.split("_").at(-1)}`, { wins }),
      figure: (/** @type {Alternative} */ play) => share(play[name]),
    })),
  ];
}

/**
 * The alternatives of one depth, in columns.
 * @param {Stakes} stakes
 * @param {Judged} decision
 * @param {readonly Alternative[]} group
 * @param {Alternative | null} shown
 * @param {(play: Alternative) => void} onShow
 */
function list(stakes, decision, group, shown, onShow) {
  const columns = columnsOf(stakes, decision, group);
  const heads = columns.map(({ name, head }) => h("span", { class: `hint-share ${name}` }, head));
  const [first] = group;
  const same = !differ(decision) && first ? chances(first, stakes.mars) : "";
  return [
    h(
      "ol",
      { class: "hint-plays in-columns" },
      columns.length > 0 &&
        h(
          "li",
          { class: "hint-heads small muted", attr: { "aria-hidden": "true" } },
          h("span"),
          h("span"),
          h("span"),
          heads,
        ),
      group.map((play) => alternative(stakes, decision, columns, play, play === shown, onShow)),
    ),
    same && h("p", { class: "small muted" }, same),
  ];
}

/**
 * A row of the list of alternatives. A screen reader announces its figures as words.
 * @param {Stakes} analysis
 * @param {Judged} decision
 * @param {readonly Column[]} columns
 * @param {Alternative} play
 * @param {boolean} pressed
 * @param {(play: Alternative) => void} onShow
 */
function alternative(analysis, decision, columns, play, pressed, onShow) {
  // The worth of a double is that of the right answer alone.
  const counts =
    (play.moves?.length ?? 0) > 0 || Math.abs(decision.equity + decision.loss - play.equity - play.loss) < 1e-4;
  const best = counts && play.loss === 0 && play.ply === decision.ply && play.trials === decision.trials;
  const text = choiceText(decision, play.text, analysis.mars);
  const loss = counts && play.loss > 0 ? `(${equity(-play.loss)})` : "";
  const made = play.played ? t("analysis-made") : "";
  const match = inMwc(analysis) && play.mwc !== undefined ? t("analysis-mwc", { share: percent(play.mwc) }) : "";
  const aloud = [match, differ(decision) ? chances(play, analysis.mars) : ""].filter(Boolean).join(" · ");
  const words = [
    h("span", { class: "hint-text" }, text, made && h("span", { class: "detail-made" }, ` ${made}`)),
    " ",
    h("span", { class: "hint-equity figures" }, equity(play.equity)),
    " ",
    loss ? h("span", { class: "hint-loss figures" }, loss) : h("span", null),
    ...columns.map(({ name, figure }) =>
      h("span", { class: `hint-share figures ${name}`, attr: { "aria-hidden": "true" } }, figure(play)),
    ),
    aloud && h("span", { class: "visually-hidden" }, ` ${aloud}`),
  ];
  const style = `hint-play${best ? " best" : ""}`;
  // Only plays have moves to show.
  if (!play.moves?.length) return h("li", null, h("div", { class: `${style} still` }, words));
  return h(
    "li",
    null,
    h(
      "button",
      {
        class: style,
        attr: { type: "button", "aria-pressed": pressed ? "true" : "false" },
        on: { click: () => onShow(play) },
      },
      words,
    ),
  );
}

/** The loss of a decision, for a row of the list. @param {MatchAnalysis} analysis @param {Judged} decision */
export const lossText = (analysis, decision) =>
  inMwc(analysis) ? `${equity(-decision.loss)} · ${cost(analysis, -decision.cost)}` : equity(-decision.loss);
