// The lobby: an opponent by one click, challenges that anybody may take, and matches to watch.

import { ApiError } from "../api/call.js";
import { rulebook } from "../api/rulebook.js";
import { toggle } from "../controls.js";
import { fill, h, link } from "../dom.js";
import { icon } from "../icons.js";
import { loadWords, t } from "../i18n.js";
import { follow } from "../live.js";
import { clockName, gameName, matchName, playedName, playerName, playersName, rulesName, timeName } from "../names.js";
import { announce, reason } from "../notices.js";
import { cardOf } from "../setup/draft.js";
import { preset } from "../setup/time.js";
import { people } from "./calls.js";
import { askName } from "./person.js";
import { besideName, mayBeRated } from "./rating.js";
import { playMeanwhile, stopWaiting } from "./waiting.js";

/** @import {Page} from "../page.js" */
/** @import {LobbyEntry, LobbyView, MatchKind, NewMatch, RunningMatch, TimeControl} from "../wire.js" */

/** The id under which the lobby is followed. */
const LOBBY = "lobby";
/** Matches at one click: backgammon of some lengths, each with its clock. */
const QUICK = /** @type {const} */ ([
  { length: 1, clock: "blitz" },
  { length: 3, clock: "normal" },
  { length: 5, clock: "normal" },
  { length: 7, clock: "slow" },
]);

/** Whether matches that are one click away are rated, for as long as the page stands. */
let rated = false;

/** @param {(typeof QUICK)[number]} quick @returns {NewMatch & {match: MatchKind, clock: TimeControl}} */
function setupOf({ length, clock }) {
  const match = /** @type {const} */ ({ kind: "points", length });
  return {
    rules: "backgammon",
    options: {},
    title: null,
    match,
    players: [{ kind: "human" }, { kind: "human" }],
    dice: "server",
    position: null,
    to_move: 0,
    clock: preset(clock, match),
    rated,
  };
}

/**
 * @param {HTMLElement} root
 * @returns {Promise<Page>}
 */
export async function mountLobby(root) {
  const [catalogue] = await Promise.all([rulebook.catalogue(), loadWords("people")]);
  if (!catalogue.people) throw new RangeError("lobby");
  let account = mayBeRated(await people.me());
  /** The current content, so that nothing is redrawn during a press. */
  let drawn = "";
  /** The challenge that is followed. @type {{id: string, end: () => void} | null} */
  let own = null;
  const status = h("div", { class: "lobby-own", attr: { role: "status" } });
  const open = h("div");
  const running = h("div");
  const fault = h("p", { class: "error", attr: { role: "alert" } });
  const quick = QUICK.map((each) => {
    const setup = setupOf(each);
    return h(
      "button",
      {
        class: "choice",
        attr: { type: "button" },
        on: { click: () => act(() => people.pair({ setup: setupOf(each), visibility: "public" }).then(paired)) },
      },
      h(
        "span",
        { class: "choice-words" },
        h("span", { class: "choice-title" }, matchName(setup.match)),
        h("span", { class: "choice-about" }, clockName(setup.clock)),
      ),
    );
  });

  const ratedBox = h("div", { class: "lobby-rated" });
  function drawRated() {
    rated &&= account;
    fill(
      ratedBox,
      toggle({
        label: t("rated"),
        help: t(account ? "rated-about" : "rated-account"),
        value: rated,
        disabled: !account,
        onChange: (value) => {
          rated = value;
        },
      }),
    );
  }
  drawRated();

  /** Does something that needs a name. @param {() => Promise<void>} run */
  async function act(run) {
    fault.textContent = "";
    for (const button of quick) button.disabled = true;
    try {
      if ((await people.me()).name !== null || (await askName())) {
        const before = account;
        account = mayBeRated(await people.me());
        if (account !== before) drawRated();
        await run();
      }
    } catch (error) {
      fault.textContent = reason(error);
      await look();
    }
    for (const button of quick) button.disabled = false;
  }

  /** @param {import("../wire.js").Paired} found */
  async function paired({ match_id: match }) {
    if (match !== null) begins(match);
    else await look();
  }

  /** @param {string} match */
  function begins(match) {
    if (!root.isConnected) return;
    announce(t("challenge-begins"));
    location.hash = `#/match/${match}`;
  }

  /** Follows one's own challenge, which shows that its author waits. @param {string | null} id */
  function wait(id) {
    if (own?.id === id || (own === null && id === null)) return;
    const before = own;
    own = null;
    before?.end();
    if (id === null) return;
    const taken = async () => {
      try {
        const { match_id: match } = await people.challenge(id);
        if (match !== null) begins(match);
      } catch (error) {
        if (!(error instanceof ApiError && error.code === "not-found")) throw error;
        wait(null);
        await look();
      }
    };
    own = {
      id,
      end: follow({
        id,
        onSeq: (seq) => {
          if (seq > 1) void taken();
        },
        onDeleted: () => {
          wait(null);
          void look();
        },
        onLink: (up) => {
          if (up) void taken();
        },
      }),
    };
  }

  async function look() {
    let view;
    try {
      view = await people.lobby();
    } catch (error) {
      if (root.isConnected) fault.textContent = reason(error);
      return;
    }
    if (!root.isConnected) return;
    show(view);
  }

  /** @param {LobbyView} view */
  function show(view) {
    // A match that has just begun takes the challenge away: its news lead there.
    if (view.mine !== null || own === null) wait(view.mine);
    const text = JSON.stringify(view);
    if (text === drawn) return;
    drawn = text;
    const { mine, list } = view;
    const others = list.open.filter(({ id }) => id !== mine);
    fill(
      status,
      mine !== null &&
        h(
          "div",
          { class: "card row spread" },
          h("p", { class: "row" }, h("span", { class: "spinner" }), t("lobby-waiting")),
          h(
            "div",
            { class: "row" },
            h(
              "button",
              { class: "btn", attr: { type: "button" }, on: { click: meanwhile } },
              icon("robot"),
              t("waiting-play"),
            ),
            h(
              "button",
              { class: "btn quiet", attr: { type: "button" }, on: { click: withdraw } },
              t("challenge-withdraw"),
            ),
          ),
        ),
    );
    fill(
      open,
      others.length > 0
        ? h(
            "ul",
            { class: "plain-list stack" },
            others.map((entry) => row(entry)),
          )
        : nobody(mine !== null),
      list.more > 0 && h("p", { class: "muted small" }, t("lobby-more", { count: list.more })),
    );
    fill(
      running,
      list.running.length > 0 && [
        h("h2", null, t("lobby-running")),
        h("ul", { class: "plain-list stack" }, list.running.map(runningRow)),
      ],
    );
  }

  /** Plays the bot while the challenge goes on waiting. */
  const meanwhile = () =>
    act(async () => {
      if (own !== null) await playMeanwhile(await people.challenge(own.id));
    });

  async function withdraw() {
    const id = own?.id;
    if (id === undefined) return;
    wait(null);
    await act(async () => {
      try {
        await people.withdraw(id);
      } catch (error) {
        // It is gone: the match has begun, or it was withdrawn elsewhere.
        if (!(error instanceof ApiError && error.code === "not-found")) throw error;
      }
      await look();
    });
  }

  /** @param {LobbyEntry} entry */
  function row(entry) {
    const name = rulesName(entry.rules, entry.title);
    const facts = [
      matchName(entry.match ?? cardOf(catalogue, entry.rules).match),
      entry.clock ? clockName(entry.clock) : t("clock-none"),
      entry.own_start && t("setup-position"),
      entry.rated && t("rated"),
    ]
      .filter(Boolean)
      .join(" · ");
    return h(
      "li",
      { class: "card row spread" },
      h(
        "div",
        null,
        h("h3", { class: "lobby-name" }, entry.by),
        h("p", { class: "row" }, besideName(entry.program, entry.rating)),
        h("p", null, entry.title === null ? name : `${name} (${gameName(entry.rules)})`),
        h("p", { class: "muted small" }, facts),
        entry.delay > 0 && h("p", { class: "muted small" }, t("delay-others", { time: timeName(entry.delay) })),
        entry.rated && !account && h("p", { class: "small" }, t("rated-account")),
      ),
      h(
        "div",
        { class: "row" },
        link(
          `/challenge/${entry.id}`,
          { class: "btn small", attr: { "aria-label": t("lobby-details-of", { name: entry.by }) } },
          t("lobby-details"),
        ),
        h(
          "button",
          {
            class: "btn small primary",
            attr: { type: "button", "aria-label": t("lobby-play-with", { name: entry.by }) },
            set: { disabled: entry.rated && !account },
            on: { click: () => act(async () => begins(await people.take(entry.id))) },
          },
          icon("play"),
          t("lobby-play"),
        ),
      ),
    );
  }

  /** @param {boolean} waits a challenge waits here */
  const nobody = (waits) =>
    h(
      "div",
      { class: "stack" },
      h("p", { class: "muted" }, t(waits ? "lobby-alone-waiting" : "lobby-alone")),
      h(
        "p",
        { class: "row" },
        link("/new?against=bot", { class: "btn" }, icon("robot"), t("home-bot")),
        link("/new?against=friend", { class: "btn" }, icon("people"), t("home-friend")),
      ),
    );

  root.append(
    h(
      "div",
      { class: "page lobby" },
      h("h1", { attr: { tabindex: -1 } }, t("lobby-title")),
      h("p", { class: "muted" }, t("lobby-about")),
      status,
      fault,
      h("h2", null, t("lobby-quick")),
      ratedBox,
      h("div", { class: "choices lobby-quick" }, quick),
      h(
        "div",
        { class: "row spread" },
        h("h2", null, t("lobby-open")),
        h(
          "div",
          { class: "row" },
          link("/ratings", { class: "btn small" }, icon("list"), t("ratings-link")),
          link("/new?against=anyone", { class: "btn small" }, icon("pencil"), t("lobby-offer")),
        ),
      ),
      open,
      running,
    ),
  );
  show(await people.lobby());
  // This page waits by itself.
  stopWaiting();
  const unfollow = follow({
    id: LOBBY,
    onSeq: () => void look(),
    onDeleted: () => {},
    onLink: (up) => {
      if (up) void look();
    },
  });
  return {
    title: t("lobby-title"),
    leave: () => {
      unfollow();
      wait(null);
    },
  };
}

/** @param {RunningMatch} match */
function runningRow(match) {
  const name = playersName(match.players);
  return h(
    "li",
    { class: "card row spread" },
    h(
      "div",
      null,
      h("h3", { class: "lobby-name" }, name),
      h(
        "p",
        { class: "row small" },
        match.players.flatMap((seat, player) => [
          (match.programs[player] || match.ratings[player]) && h("span", null, playerName(seat, player ? 1 : 0)),
          ...besideName(match.programs[player], match.ratings[player]),
        ]),
      ),
      h(
        "p",
        { class: "muted small" },
        [
          playedName(match),
          matchName(match.match),
          match.score && t("score", { first: match.score[0], second: match.score[1] }),
        ]
          .filter(Boolean)
          .join(" · "),
      ),
      match.delay > 0 && h("p", { class: "muted small" }, t("delay-others", { time: timeName(match.delay) })),
    ),
    link(
      `/match/${match.id}`,
      { class: "btn small", attr: { "aria-label": t("lobby-watch-of", { players: name }) } },
      t("lobby-watch"),
    ),
  );
}
