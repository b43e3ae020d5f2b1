// The decisive moments of a game or a match: its analysis, which begins when it ends, in the card of the result.

import { decisionsOf, isError } from "../analysis/decisions.js";
import { loadReasons, mainReason } from "../analysis/reasons.js";
import { cost, decidedText, diceText, equity, fixed, seatName } from "../analysis/words.js";
import { analyses } from "../api/analyses.js";
import { matches } from "../api/matches.js";
import { boardPicture } from "../board-picture.js";
import { fill, h, link } from "../dom.js";
import { icon } from "../icons.js";
import { loadWords, t } from "../i18n.js";
import { announce } from "../notices.js";
import { soleHuman } from "./words.js";

/** @import {Decision, MatchAnalysis, View} from "../wire.js" */
/** @import {Judged} from "../analysis/decisions.js" */

const LEVEL = "standard";
/** Number of moments shown. */
const MOST = 3;
/** Interval of the polls of a running analysis, in milliseconds. */
const LOOK_MS = 1000;

/**
 * The decisions that cost most, of the one person who plays here or of both; in the order of the match.
 * @param {readonly Decision[]} decisions
 * @param {import("../wire.js").Player | null} player
 * @returns {Judged[]}
 */
export function costliest(decisions, player) {
  const errors = decisions.filter(isError).filter((decision) => player === null || decision.player === player);
  return errors
    .sort((a, b) => b.cost - a.cost)
    .slice(0, MOST)
    .sort((a, b) => a.index - b.index);
}

/**
 * A part of the card that fills itself.
 * @param {View} view of a match that is over, or of one whose game is
 * @param {boolean} begin whether an analysis that nobody has asked for begins; else one that is there is shown
 */
export function moments(view, begin) {
  const element = h("div", { class: "moments" });
  void follow(view, begin, element).catch(() => fill(element));
  return element;
}

/** @param {View} view @param {boolean} begin @param {HTMLElement} element */
async function follow(view, begin, element) {
  await Promise.all([loadWords("analysis"), loadReasons()]);
  let state = begin
    ? await analyses.run(view.id, LEVEL, true)
    : (await analyses.list(view.id)).find(({ level }) => level === LEVEL);
  const progress = h("p", { class: "small muted" });
  const bar = h("progress", { attr: { "aria-label": t("analysis-progress-label") } });
  while (state?.running) {
    bar.max = Math.max(1, state.of);
    bar.value = state.done;
    progress.textContent = t("analysis-progress", { done: state.done, of: state.of });
    if (!bar.isConnected) fill(element, bar, progress);
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    if (!element.isConnected) return;
    state = (await analyses.list(view.id)).find(({ level }) => level === LEVEL);
  }
  if (!state || state.done < state.of || state.of === 0) {
    fill(element);
    return;
  }
  const { analysis } = await analyses.view(view.id, LEVEL);
  await draw(view, analysis, element);
}

/** @param {View} view @param {MatchAnalysis} analysis @param {HTMLElement} element */
async function draw(view, analysis, element) {
  const sole = soleHuman(view);
  const whole = view.phase.kind === "match-over";
  // Between two games only the last one is news.
  const decisions = whole ? decisionsOf(analysis) : (analysis.games.at(-1)?.decisions ?? []);
  const rates = analysis.players.flatMap((player, index) => {
    const figures = [
      player.pr !== undefined && `PR ${fixed(player.pr, 1)}`,
      player.luck !== undefined && `${t("analysis-luck")} ${cost(analysis, player.luck)}`,
    ].filter(Boolean);
    return figures.length ? [`${seatName(player, index ? 1 : 0, view.players)}: ${figures.join(" · ")}`] : [];
  });
  const found = costliest(decisions, sole);
  const pictures = await Promise.all(
    found.map(async (decision) => {
      const then = await matches.view(view.id, { at: decision.before });
      const words = [diceText(decision), decidedText(decision)].filter(Boolean).join(": ");
      return h(
        "li",
        null,
        link(
          `/analysis/${view.id}?level=${LEVEL}&d=${decision.index}`,
          { class: "moment" },
          boardPicture({
            board: then.board,
            track: then.rules.track,
            label: t("analysis-board", {
              player: seatName(analysis.players[decision.player], decision.player, view.players),
            }),
            bottom: sole ?? 0,
          }),
          h("span", { class: "figures" }, words),
          h("span", { class: "figures small hint-loss" }, equity(-decision.loss)),
          h("span", { class: "small moment-why" }, mainReason(decision, view.rules.mars)),
        ),
      );
    }),
  );
  if (!element.isConnected) return;
  fill(
    element,
    whole &&
      rates.length > 0 &&
      h(
        "ul",
        { class: "plain-list moments-rates figures muted" },
        rates.map((words) => h("li", null, words)),
      ),
    found.length > 0
      ? h("h3", null, t(whole ? "moments-title" : "moments-game-title"))
      : h("p", { class: "muted" }, t("analysis-no-errors")),
    found.length > 0 && h("ul", { class: "plain-list moments-list" }, pictures),
    whole &&
      sole !== null &&
      decisions.some((decision) => isError(decision) && decision.player === sole) &&
      h(
        "p",
        null,
        link(
          `/practice?${new URLSearchParams({ player: analysis.players[sole].name, match: view.id })}`,
          { class: "btn small" },
          icon("bulb"),
          t("moments-practise"),
        ),
      ),
  );
  announce(t("analysis-finished"));
}
