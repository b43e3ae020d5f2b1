// Replay of a match, move by move: by buttons, by keys, by the list of plays, or running by itself.

import { matches } from "../api/matches.js";
import { rulebook } from "../api/rulebook.js";
import { boardPicture, showView } from "../board-picture.js";
import { fill, h, link } from "../dom.js";
import { icon } from "../icons.js";
import { t } from "../i18n.js";
import { matchName, playerName, playedName, playersName } from "../names.js";
import { announce, reason, toast } from "../notices.js";
import { people } from "../people/calls.js";
import { idList } from "../position-ids.js";
import { settings } from "../settings.js";
import { linesOf, stopsOf } from "./plays.js";
import { saving } from "./saving.js";

/** @import {Address, Page} from "../page.js" */
/** @import {Player, View} from "../wire.js" */

/** Whether the engine may help here: not in a match between people that still runs. @param {View} view */
async function isHelped({ id, phase, players }) {
  if (phase.kind === "match-over" || players.some(({ kind }) => kind === "bot")) return true;
  if (!(await rulebook.catalogue()).people) return true;
  return (await people.company(id)).helped;
}

/** Milliseconds of each stop when the replay runs by itself. */
const PAUSE_MS = { slow: 2400, normal: 1400, fast: 800, instant: 500 };

/**
 * @param {HTMLElement} root
 * @param {Address} address
 * @returns {Promise<Page>}
 */
export async function mountReplay(root, { parts, query }) {
  const id = parts[0] ?? "";
  const whole = await matches.view(id, { since: 0 });
  const helped = await isHelped(whole);
  const stops = stopsOf(whole.events);
  const lines = linesOf(whole);
  const end = stops.length - 1;
  const eventAt = new Map(whole.events.map((event) => [event.seq, event]));

  /** @type {Map<number, Promise<View>>} */
  const views = new Map();
  /** @param {number} seq */
  function viewAt(seq) {
    let view = views.get(seq);
    if (!view) {
      view = matches.view(id, { at: seq });
      views.set(seq, view);
      view.catch(() => views.delete(seq));
    }
    return view;
  }

  let place = placeOf(query);
  let asked = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let running;

  const bottom = seatBelow(whole);
  const board = boardPicture({
    board: whole.board,
    track: whole.rules.track,
    label: t("replay-board"),
    large: true,
    bottom,
  });
  const players = [playerBar(whole, 0), playerBar(whole, 1)];
  const caption = h("p", { class: "replay-caption" });
  const ids = h("div");
  const slider = h("input", {
    attr: { type: "range", min: 0, max: end, step: 1, "aria-label": t("replay-place") },
    on: { input: () => go(Number(slider.value)) },
  });
  const playButton = tool("play", t("replay-run"), () => (running === undefined ? run() : halt()));
  const tools = {
    first: tool("first", t("replay-first"), () => go(0)),
    previous: tool("previous", t("replay-previous"), () => go(place - 1)),
    next: tool("next", t("replay-next"), () => go(place + 1)),
    last: tool("last", t("replay-last"), () => go(end)),
  };
  const rows = lines.map((line) =>
    h(
      "button",
      {
        class: "replay-line",
        attr: { type: "button", "data-player": line.player ?? "none" },
        on: { click: () => go(placeOfSeq(line.last)) },
      },
      line.player !== null && h("span", { class: "replay-who" }, playerName(whole.players[line.player], line.player)),
      h("span", { class: "figures" }, line.text),
    ),
  );

  /** The place of an address: its `at`, or the beginning. @param {URLSearchParams} asked */
  function placeOf(asked) {
    return asked.has("at") ? placeOfSeq(Number(asked.get("at"))) : 0;
  }

  /** The first stop that shows an event. @param {number} seq */
  function placeOfSeq(seq) {
    const found = stops.findIndex((stop) => stop >= seq);
    return found < 0 ? end : found;
  }

  /** @param {number} target */
  async function go(target) {
    const from = place;
    place = Math.max(0, Math.min(end, target));
    asked += 1;
    const mine = asked;
    markPlace();
    /** @type {View} */
    let view;
    try {
      view = await viewAt(stops[place] ?? 0);
    } catch (error) {
      halt();
      toast(reason(error), "danger");
      return;
    }
    if (mine !== asked) return;
    // One step on is shown as the movement that it was; every other leap is just the new position.
    const event = eventAt.get((stops[from] ?? 0) + 1);
    if (place === from + 1 && event?.kind === "move") await board.enact(event);
    if (mine !== asked) return;
    show(view, stops[place] ?? 0);
    // In the next frame, for a page that has just been made does not stand in the document yet.
    requestAnimationFrame(() => {
      const row = rows.find((each) => each.hasAttribute("aria-current"));
      if (row) keepInSight(row);
    });
    if (place < end) viewAt(stops[place + 1] ?? 0).catch(() => {});
  }

  /** Shows the selected stop, before its position has come. */
  function markPlace() {
    slider.value = String(place);
    const seq = stops[place] ?? 0;
    const current = lines.findLastIndex((line) => line.first <= seq);
    rows.forEach((row, index) => {
      if (index === current) row.setAttribute("aria-current", "step");
      else row.removeAttribute("aria-current");
    });
    const line = lines[current];
    const words = line
      ? [line.player === null ? "" : playerName(whole.players[line.player], line.player), line.text]
          .filter(Boolean)
          .join(": ")
      : t("replay-begin");
    caption.textContent = words;
    slider.setAttribute("aria-valuetext", words);
    announce(words);
    tools.first.disabled = tools.previous.disabled = place === 0;
    tools.next.disabled = tools.last.disabled = playButton.disabled = place === end;
    history.replaceState(null, "", `#/replay/${id}?at=${seq}`);
  }

  /** @param {View} view @param {number} seq of its state */
  function show(view, seq) {
    showView(
      board,
      view,
      bottom,
      whole.events.filter((event) => event.seq <= seq),
    );
    players.forEach((bar, player) => bar.show(view, /** @type {Player} */ (player)));
    fill(
      ids,
      view.ids && [
        idList(view.ids, view.rules.name),
        h(
          "p",
          { class: "row" },
          // Nobody can play on after a player has borne off all.
          view.board.sides.every((side) => side.off < view.rules.checkers) &&
            link(`/new?${fromHere(view)}`, { class: "btn small" }, icon("play"), t("replay-play-on")),
          link(
            `/edit?${new URLSearchParams({ rules: view.rules.name, position: view.ids.xgid ?? "" })}`,
            { class: "btn small" },
            icon("board"),
            t("replay-edit"),
          ),
        ),
      ],
    );
  }

  function run() {
    const step = async () => {
      await go(place + 1);
      if (running === undefined) return;
      if (place === end) halt();
      else running = setTimeout(step, PAUSE_MS[settings.get("speed")]);
    };
    fill(playButton, icon("pause"));
    label(playButton, t("replay-halt"));
    running = setTimeout(step, 0);
  }

  function halt() {
    clearTimeout(running);
    running = undefined;
    fill(playButton, icon("play"));
    label(playButton, t("replay-run"));
  }

  /** @param {KeyboardEvent} event */
  function onKey(event) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.target instanceof Element && event.target.matches("input, select, textarea")) return;
    const target = { ArrowLeft: place - 1, ArrowRight: place + 1, Home: 0, End: end }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    halt();
    go(target);
  }

  document.addEventListener("keydown", onKey);

  root.append(
    h(
      "div",
      { class: "page replay" },
      h(
        "div",
        { class: "replay-head" },
        h(
          "div",
          null,
          h("h1", { class: "replay-title" }, playersName(whole.players)),
          h(
            "p",
            { class: "muted small" },
            [
              playedName({ rules: whole.rules.name, match_rules: whole.match_rules, title: whole.rules.title }),
              matchName(whole.match),
            ].join(" · "),
          ),
        ),
        h(
          "div",
          { class: "row" },
          whole.dice_mode === "server" &&
            whole.phase.kind === "match-over" &&
            link(`/dice/${id}`, { class: "btn small quiet" }, t("sealed-link")),
          whole.seq > 0 && helped && link(`/analysis/${id}`, { class: "btn small" }, icon("graph"), t("analysis-link")),
          whole.phase.kind === "match-over"
            ? null
            : link(`/match/${id}`, { class: "btn small primary" }, icon("play"), t("home-resume")),
        ),
      ),
      h(
        "div",
        { class: "replay-columns" },
        h("div", { class: "replay-stage" }, players[1 - bottom]?.element, board, players[bottom]?.element),
        h(
          "div",
          { class: "replay-side" },
          caption,
          h(
            "div",
            { class: "replay-tools", attr: { role: "group", "aria-label": t("replay-tools") } },
            tools.first,
            tools.previous,
            playButton,
            tools.next,
            tools.last,
          ),
          slider,
          h("p", { class: "muted small replay-keys" }, t("replay-keys")),
          h("h2", null, t("replay-plays")),
          lines.length === 0
            ? h("p", { class: "muted" }, t("replay-none"))
            : h(
                "div",
                { class: "replay-list card", attr: { tabindex: 0, role: "group", "aria-label": t("replay-plays") } },
                games(),
              ),
          ids,
          saving(id),
        ),
      ),
    ),
  );
  await go(place);

  /** The rows, a list a game. */
  function games() {
    const count = lines.at(-1)?.game ?? 1;
    return Array.from({ length: count }, (_, index) => [
      h("h3", null, t("game-number", { number: index + 1 })),
      h(
        "ol",
        { class: "plain-list" },
        rows.filter((_row, at) => lines[at]?.game === index + 1).map((row) => h("li", null, row)),
      ),
    ]).flat();
  }

  return {
    title: t("title-replay"),
    leave() {
      halt();
      document.removeEventListener("keydown", onKey);
    },
    follow(next) {
      if (next.parts[0] !== id) return false;
      const target = placeOf(next.query);
      if (target !== place) go(target);
      return true;
    },
  };
}

/** The player at the bottom of the board: the person against a bot, else the first seat. @param {View} view @returns {Player} */
function seatBelow({ players }) {
  return players[0].kind === "bot" && players[1].kind === "human" ? 1 : 0;
}

/** A position as the address of another page takes it. @param {View} view */
function fromHere(view) {
  return new URLSearchParams({
    rules: view.rules.name,
    position: view.ids?.plain ?? "",
    to_move: String(view.phase.player ?? view.roller ?? 0),
  });
}

/**
 * Scrolls a row's own list, never the page, so that the row is seen.
 * @param {HTMLElement} row
 */
function keepInSight(row) {
  const list = row.closest(".replay-list");
  if (!list) return;
  const place = row.getBoundingClientRect();
  const frame = list.getBoundingClientRect();
  if (place.top < frame.top || place.bottom > frame.bottom) list.scrollTop += place.top - frame.top - frame.height / 2;
}

/**
 * @param {string} picture
 * @param {string} text
 * @param {() => void} act
 */
function tool(picture, text, act) {
  const button = h("button", { class: "btn icon", attr: { type: "button" }, on: { click: act } }, icon(picture));
  label(button, text);
  return button;
}

/** @param {HTMLElement} button @param {string} text */
function label(button, text) {
  button.setAttribute("aria-label", text);
  button.title = text;
}

/**
 * @param {View} whole
 * @param {Player} player
 */
function playerBar(whole, player) {
  const facts = h("span", { class: "figures muted" });
  const name = h("span", { class: "replay-name" }, playerName(whole.players[player], player));
  return {
    element: h("div", { class: "replay-player" }, name, facts),
    /** @param {View} view @param {Player} seat */
    show(view, seat) {
      const words = [t("points", { count: view.score[seat] })];
      if (settings.get("pips")) words.push(t("pips", { count: view.pips[seat] }));
      facts.textContent = words.join(" · ");
      name.classList.toggle("on-turn", view.phase.player === seat);
    },
  };
}
