// The opening book as an explorer: the rolls of a position, the plays of a roll on the board, and the replies to a play.

import { ApiError } from "../api/call.js";
import { openings } from "../api/openings.js";
import { boardPicture } from "../board-picture.js";
import { fill, h, link, loadStyle } from "../dom.js";
import { icon } from "../icons.js";
import { loadWords, t } from "../i18n.js";
import { announce, reason, toast } from "../notices.js";
import { signed } from "../play/hint.js";
import { rollText, shownDice, trailOf } from "../play/notation.js";
import { bookAddress, readBookAddress, rollPart } from "./address.js";
import { playTable } from "./plays.js";

/** @import {Address, Page} from "../page.js" */
/** @import {BookPlay, BookRoll, BookView} from "../wire.js" */
/** @import {FirstPlay} from "./address.js" */

/** The positions that have been fetched, by their addresses. @type {Map<string, BookView>} */
const known = new Map();

/** @param {FirstPlay | null} first */
async function fetched(first) {
  const address = bookAddress(first);
  const view = known.get(address) ?? (await openings.view(first));
  known.set(address, view);
  return view;
}

/**
 * The place of the book that an address leads to. If the book lacks the replies to a play, that is the play's roll at the start.
 * @param {readonly string[]} parts
 */
async function placeOf(parts) {
  const { first, roll } = readBookAddress(parts);
  try {
    return { first, roll, view: await fetched(first) };
  } catch (error) {
    if (!first || !(error instanceof ApiError) || error.code === "offline") throw error;
    toast(t("openings-no-replies"));
    return { first: null, roll: first.roll, view: await fetched(null) };
  }
}

/**
 * @param {HTMLElement} root
 * @param {Address} address
 * @returns {Promise<Page>}
 */
export async function mountOpenings(root, address) {
  await Promise.all([
    loadWords("openings"),
    loadWords("rollout"),
    loadStyle(new URL("../styles/rollout.css", import.meta.url)),
    loadStyle(new URL("../styles/openings.css", import.meta.url)),
  ]);
  let { first, roll: wanted, view } = await placeOf(address.parts);
  /** Counts the changes of address, so that a slow answer does not come over a later one. */
  let asked = 0;

  const board = boardPicture({ board: view.board, track: "contrary", label: t("openings-board"), large: true });
  const heading = h("h1", { attr: { tabindex: -1 } });
  const back = h("p", null, link("/openings", { class: "btn small" }, icon("back"), t("openings-start")));
  const choice = h("h2");
  const grid = h("ul", { class: "openings-grid plain-list" });
  const doubles = h("p", { class: "small muted" }, t("openings-doubles"));
  const chosen = h("h2");
  const table = playTable(show);
  const onward = h("p", { class: "row" });
  const plays = h("section", { class: "card stack tight" }, chosen, table.element, onward);

  /** @param {BookPlay} play */
  function show(play) {
    const steps = play.moves.map(([from, to]) => ({ from, to, hit: /** @type {const} */ (0) }));
    board.trail = steps.length ? { ...trailOf({ player: 0, dice: [], steps }), ahead: true } : null;
    const roll = chosenRoll();
    const replies = roll && play.replies && bookAddress({ roll: rollPart(roll.dice), play: play.text });
    fill(
      onward,
      replies && link(replies, { class: "btn primary" }, icon("arrow"), t("openings-see-replies", { play: play.text })),
    );
    onward.hidden = !replies;
  }

  const chosenRoll = () => view.rolls.find((each) => rollPart(each.dice) === wanted);

  /** @param {BookRoll} roll */
  function cell(roll) {
    const best = roll.plays[0];
    const [high = 1, low = 1] = [...roll.dice].sort((a, b) => b - a);
    const words = t("openings-best", { play: best?.text ?? "" });
    const place = link(
      bookAddress(first, roll.dice),
      { class: "openings-roll", attr: { title: words, "data-roll": rollPart(roll.dice) } },
      h("span", null, rollText(roll.dice)),
      h("span", { class: "visually-hidden" }, ` ${words} `),
      h("span", { class: "small" }, signed(best?.equity ?? 0)),
    );
    return h("li", { attr: { "data-high": high, "data-low": low } }, place);
  }

  /** Draws a position with all its rolls. */
  function drawPosition() {
    heading.textContent = first
      ? t("openings-replies-to", { roll: rollText([...first.roll].map(Number)), play: first.play })
      : t("openings-title");
    choice.textContent = t(first ? "openings-reply-roll" : "openings-first-roll");
    back.hidden = !first;
    doubles.hidden = Boolean(first);
    board.board = view.board;
    fill(grid, view.rolls.map(cell));
  }

  /** Draws the roll that is chosen. */
  function drawRoll() {
    const roll = chosenRoll();
    for (const each of grid.querySelectorAll("a")) {
      if (roll && each.dataset["roll"] === rollPart(roll.dice)) each.setAttribute("aria-current", "true");
      else each.removeAttribute("aria-current");
    }
    plays.hidden = !roll;
    board.trail = null;
    const values = roll ? shownDice(roll.dice) : null;
    board.dice = values && { player: 0, values, left: values };
    if (!roll) return;
    chosen.textContent = t("openings-plays-of", { roll: rollText(roll.dice) });
    table.draw(roll);
  }

  /** Goes to another address of the book. @param {Address} to */
  async function go(to) {
    asked += 1;
    const mine = asked;
    const next = await placeOf(to.parts);
    if (mine !== asked) return;
    const stays = bookAddress(next.first) === bookAddress(first);
    ({ first, roll: wanted, view } = next);
    if (!stays) drawPosition();
    drawRoll();
    if (stays) {
      const best = chosenRoll()?.plays[0];
      if (best) announce([chosen.textContent, best.text, signed(best.equity)].join(". "));
    } else {
      scrollTo(0, 0);
      heading.focus({ preventScroll: true });
    }
  }

  root.append(
    h(
      "div",
      { class: "page openings" },
      back,
      heading,
      h("p", { class: "muted" }, t("openings-about")),
      h(
        "div",
        { class: "openings-columns" },
        h("div", { class: "openings-stage" }, board),
        h("section", { class: "card stack tight" }, choice, grid, doubles),
      ),
      plays,
    ),
  );
  drawPosition();
  drawRoll();
  return {
    title: t("openings-title"),
    follow(to) {
      void go(to).catch((error) => toast(reason(error), "danger"));
      return true;
    },
  };
}
