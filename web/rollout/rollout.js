// A rollout: the running table with intervals, progress, pause, more trials, and its file. Without an id, all rollouts.

import { rollouts } from "../api/rollouts.js";
import { boardPicture, seating } from "../board-picture.js";
import { numberField } from "../controls.js";
import { fill, h, link, loadStyle, uniqueId } from "../dom.js";
import { download } from "../files.js";
import { icon } from "../icons.js";
import { loadWords, number, t } from "../i18n.js";
import { follow } from "../live.js";
import { announce, reason, toast } from "../notices.js";
import { rulesName } from "../names.js";
import { shownDice, trailOf } from "../play/notation.js";
import { askWhether } from "../question.js";
import { mountRollouts, termsText } from "./list.js";
import { MOST_TRIALS, mannerText } from "./settings.js";
import { candidateText, rolloutTable } from "./table.js";

/** @import {Address, Page} from "../page.js" */
/** @import {RolloutLimits, RolloutRow, RolloutView} from "../wire.js" */

/** The least time between two polls of a running rollout. */
const LOOK_MS = 500;

/**
 * Addresses: `/rollout` is the list, `/rollout/ID` one of them.
 * @param {HTMLElement} root
 * @param {Address} address
 * @returns {Promise<Page>}
 */
export async function mountRollout(root, { parts }) {
  await Promise.all([loadWords("rollout"), loadStyle(new URL("../styles/rollout.css", import.meta.url))]);
  const id = parts[0];
  return id ? mountOne(root, id) : mountRollouts(root);
}

/** The right cube action with its answer, in words. @param {RolloutView} view */
const verdict = ({ action, answer }) =>
  action && answer
    ? action === "no-double" || action === "too-good"
      ? t("rollout-if-doubled", { action: t(`hint-${action}`), answer: t(`hint-${answer}`) })
      : t(`hint-${answer === "beaver" ? "beaver" : action}`)
    : "";

/** The best candidate so far. @param {RolloutView} view */
const bestText = (view) => verdict(view) || (view.rows[0] ? candidateText(view.rows[0]) : "");

/**
 * @param {HTMLElement} root
 * @param {string} id
 * @returns {Promise<Page>}
 */
async function mountOne(root, id) {
  let view = await rollouts.view(id);
  let closed = false;
  let looking = false;
  let missed = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let waiting;
  const { player } = view.position;

  const board = boardPicture({ board: view.position.board, track: view.track, label: t("rollout-board"), large: true });
  const table = rolloutTable(showPlay);
  const heading = h("h1", { attr: { tabindex: -1 } }, t("rollout-title"));
  const decided = h("p", { class: "rollout-verdict" });
  const about = h("p", { class: "muted small" });
  const state = h("p", { class: "rollout-state" });
  const bar = h("progress", { attr: { id: uniqueId("progress"), "aria-label": t("rollout-progress-label") } });
  const action = h("button", { class: "btn", attr: { type: "button" }, on: { click: () => run(!view.running, null) } });
  const acts = h("p", { class: "row" }, action);
  const more = h("form", { class: "row rollout-more", on: { submit: extend } });
  const editor = link(
    `/edit?${new URLSearchParams({ rules: view.rules.game, position: view.position.xgid ?? view.position.plain, to_move: String(player) })}`,
    { class: "btn small" },
    icon("board"),
    t("replay-edit"),
  );

  /** @param {RolloutRow} row */
  function showPlay(row) {
    const steps = row.moves.map(([from, to]) => ({ from, to, hit: /** @type {const} */ (0) }));
    board.trail = { ...trailOf({ player, dice: [], steps }), ahead: true };
  }

  function drawBoard() {
    const { terms } = view.position;
    board.view = seating(0, player);
    const values = terms.dice && shownDice(terms.dice);
    board.dice = values && { player, values, left: values };
    const offered = terms.offer === "double" ? (player === 0 ? 1 : 0) : null;
    board.cube = view.cube
      ? { value: offered === null ? terms.cube : terms.cube * 2, owner: terms.owner, offered }
      : null;
  }

  function draw() {
    const { running, finished, done, of, seconds_left: left } = view;
    table.draw(view.rows);
    decided.textContent = verdict(view);
    decided.hidden = decided.textContent === "";
    about.textContent = mannerText(view);
    bar.max = Math.max(1, of);
    bar.value = done;
    const words = t(running ? "rollout-running" : finished ? "rollout-finished" : "rollout-paused");
    const time =
      running &&
      left !== null &&
      (left < 90
        ? t("rollout-left-seconds", { seconds: left })
        : t("rollout-left-minutes", { minutes: Math.round(left / 60) }));
    state.textContent = [words, t("rollout-progress", { done, of }), time].filter(Boolean).join(" · ");
    bar.hidden = finished && !running;
    acts.hidden = bar.hidden;
    action.className = running ? "btn" : "btn primary";
    fill(action, icon(running ? "pause" : "play"), t(running ? "rollout-pause" : "rollout-resume"));
    more.hidden = running;
  }

  /** The trials that the field of "more trials" has. */
  let wanted = 0;
  function drawMore() {
    wanted = Math.min(MOST_TRIALS, view.limits.trials * 2);
    fill(
      more,
      numberField({
        label: t("rollout-more-trials"),
        inline: true,
        value: wanted,
        min: 36,
        max: MOST_TRIALS,
        onChange: (value) => {
          wanted = value;
        },
      }),
      h("button", { class: "btn", attr: { type: "submit" } }, icon("play"), t("rollout-extend")),
    );
  }

  /** Plays on to more trials, whatever stopped the rollout before. @param {Event} event */
  function extend(event) {
    event.preventDefault();
    run(true, { trials: wanted, stop_se: null, stop_jsd: null });
  }

  /** @param {boolean} wish @param {RolloutLimits | null} limits */
  async function run(wish, limits) {
    const focused = document.activeElement;
    try {
      take(await rollouts.run(id, wish, limits));
    } catch (error) {
      toast(reason(error), "danger");
      return;
    }
    if (focused instanceof HTMLElement && (focused.hidden || !focused.isConnected || focused.closest("[hidden]")))
      (acts.hidden ? heading : action).focus();
  }

  /** @param {RolloutView} next */
  function take(next) {
    if (closed || next.seq < view.seq) return;
    const before = view;
    view = next;
    draw();
    if (before.limits.trials !== view.limits.trials || (before.running && !view.running)) drawMore();
    // The intermediate table is only visible; screen readers announce the end.
    if (before.running && !view.running)
      announce(view.finished ? t("rollout-finished-said", { best: bestText(view) }) : t("rollout-paused"));
  }

  /** Polls the rollout, with a least interval. */
  async function look() {
    if (looking || waiting !== undefined) {
      missed = true;
      return;
    }
    looking = true;
    missed = false;
    try {
      take(await rollouts.view(id));
    } catch (error) {
      if (!closed) toast(reason(error), "danger");
    }
    looking = false;
    if (closed) return;
    waiting = setTimeout(() => {
      waiting = undefined;
      if (missed) void look();
    }, LOOK_MS);
  }

  const release = follow({
    id,
    onSeq: (seq) => {
      if (seq > view.seq) void look();
    },
    onDeleted: () => {
      if (!closed) location.hash = "#/rollout";
    },
    // Fetches the news that came while the connection was lost.
    onLink: (up) => {
      if (up) void look();
    },
  });

  async function save() {
    try {
      download(await rollouts.file(id), `tavola-${id}.rollout`);
    } catch (error) {
      toast(reason(error), "danger");
    }
  }

  async function remove() {
    if (
      !(await askWhether({
        title: t("rollout-remove-title"),
        text: t("rollout-remove-text", { trials: number(view.rows[0]?.trials ?? 0) }),
        yes: t("delete-yes"),
        danger: true,
      }))
    )
      return;
    try {
      await rollouts.remove(id);
      location.hash = "#/rollout";
    } catch (error) {
      toast(reason(error), "danger");
    }
  }

  const game = view.rules.name && Object.keys(view.rules.options).length > 0 ? view.rules.name : null;
  root.append(
    h(
      "div",
      { class: "page rollout" },
      h(
        "div",
        { class: "row spread" },
        h(
          "div",
          null,
          heading,
          h(
            "p",
            { class: "muted small" },
            [rulesName(view.rules.game, game), termsText(view.position.terms, player)].join(" · "),
          ),
        ),
        h("div", { class: "row" }, link("/rollout", { class: "btn small" }, icon("list"), t("rollout-all")), editor),
      ),
      h(
        "div",
        { class: "rollout-columns" },
        h("div", { class: "rollout-stage" }, board),
        h("div", { class: "card stack rollout-control" }, decided, state, bar, acts, more, about),
      ),
      h("div", { class: "card" }, table.element),
      h(
        "div",
        { class: "row" },
        h(
          "button",
          { class: "btn small", attr: { type: "button" }, on: { click: save } },
          icon("export"),
          t("rollout-save"),
        ),
        h(
          "button",
          { class: "btn small quiet", attr: { type: "button" }, on: { click: remove } },
          icon("trash"),
          t("rollout-remove"),
        ),
      ),
    ),
  );
  drawBoard();
  draw();
  drawMore();
  return {
    title: t("rollout-title"),
    leave() {
      closed = true;
      clearTimeout(waiting);
      release();
    },
  };
}
