// The page's start and its router: the part after `#` in the address selects the page.

import { h, link } from "./dom.js";
import { lang, loadWords, onLanguage, startLanguage, t } from "./i18n.js";
import { reason } from "./notices.js";
import { main, markRoute, mountShell, showTurns } from "./shell.js";
import { inBrowser } from "./transport.js";

/** @import {Address, Mount, Page} from "./page.js" */

/**
 * A page: its script, fetched with the words that it needs beside those of every page.
 * @param {() => Promise<Mount>} script
 * @param {...string} words
 */
const lazy =
  (script, ...words) =>
  async () =>
    (await Promise.all([script(), ...words.map(loadWords)]))[0];

/** @type {Record<string, () => Promise<Mount>>} */
const routes = {
  "": lazy(async () => (await import("./home/home.js")).mountHome),
  new: lazy(async () => (await import("./setup/setup.js")).mountSetup, "options", "setup"),
  match: lazy(async () => {
    const { mountPlay } = await import("./play/play.js");
    return async (root, { parts, query }) => {
      const leave = await mountPlay(root, parts[0] ?? "", query.get("seat"));
      // The match names itself, also when its next game is another one.
      return { title: null, leave };
    };
  }, "play"),
  dice: lazy(async () => (await import("./dice/dice.js")).mountDice),
  replay: lazy(async () => (await import("./replay/replay.js")).mountReplay, "play", "matches"),
  analysis: lazy(async () => (await import("./analysis/analysis.js")).mountAnalysis, "play"),
  practice: lazy(async () => (await import("./practice/practice.js")).mountPractice, "play"),
  day: lazy(async () => (await import("./practice/day.js")).mountDay, "play"),
  profile: lazy(async () => (await import("./profile/profile.js")).mountProfile, "play"),
  rollout: lazy(async () => (await import("./rollout/rollout.js")).mountRollout, "play"),
  lobby: lazy(async () => (await import("./people/lobby.js")).mountLobby),
  ratings: lazy(async () => (await import("./people/ratings.js")).mountRatings),
  mail: lazy(async () => (await import("./people/mail.js")).mountMailLink),
  challenge: lazy(async () => (await import("./people/challenge.js")).mountChallenge, "play", "options"),
  matches: lazy(async () => (await import("./matches/matches.js")).mountMatches, "matches"),
  rules: lazy(async () => (await import("./rules/rules.js")).mountRules, "options"),
  compare: lazy(async () => (await import("./rules/compare.js")).mountCompare, "options"),
  edit: lazy(async () => (await import("./editor/editor.js")).mountEditor, "play", "setup", "editor"),
  position: lazy(async () => (await import("./editor/editor.js")).mountEditor, "play", "setup", "editor"),
  show: lazy(async () => (await import("./matches/match-link.js")).mountShown),
  shared: lazy(async () => (await import("./matches/match-link.js")).mountShared),
  learn: lazy(async () => (await import("./learn/learn.js")).mountLearn, "play"),
  discover: lazy(async () => (await import("./learn/discover.js")).mountDiscover, "play"),
  openings: lazy(async () => (await import("./openings/openings.js")).mountOpenings, "play"),
  settings: lazy(async () => (await import("./settings/settings-page.js")).mountSettings, "play", "setup", "settings"),
  about: lazy(async () => (await import("./home/about.js")).mountAbout, "settings"),
};

/** A part of the address; one that was cut in the middle of a letter stays as it is. @param {string} part */
function decoded(part) {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** @returns {Address & {route: string}} */
function address() {
  const [path = "", query = ""] = location.hash.replace(/^#\/?/, "").split("?", 2);
  const [route = "", ...parts] = path.split("/").map(decoded);
  return { route, parts, query: new URLSearchParams(query) };
}

/** @type {Page | null} */
let page = null;
let shown = "";
/** Counts the changes of page, so that one that was slow to load does not come over a later one. */
let turn = 0;

/**
 * @param {HTMLElement} root
 * @param {string} title
 * @param {string} text
 */
function showFailure(root, title, text) {
  root.replaceChildren(
    h(
      "div",
      { class: "page narrow" },
      h("h1", null, title),
      h("p", null, text),
      h(
        "p",
        { class: "row" },
        h("button", { class: "btn primary", attr: { type: "button" }, on: { click: () => show() } }, t("retry")),
        link("/", { class: "btn" }, t("nav-home")),
      ),
    ),
  );
  return { title };
}

/** @param {boolean} [focus] put the reader's focus at the head of the page */
async function show(focus = false) {
  const here = address();
  turn += 1;
  const mine = turn;
  page?.leave?.();
  page = null;
  // The old page stays visible until the next page has been loaded, but it is inert.
  for (const old of main.children) old.toggleAttribute("inert", true);
  main.setAttribute("aria-busy", "true");
  // A question belongs to the page that put it.
  for (const dialog of document.querySelectorAll("dialog")) dialog.close();
  shown = here.route;
  markRoute(here.route, ["match", "replay", "analysis"].includes(here.route) ? here.parts[0] : "");
  const root = h("div", { class: "route" });
  const waiting = setTimeout(() => {
    if (mine === turn)
      main.replaceChildren(
        h(
          "p",
          { class: "empty" },
          h("span", { class: "spinner" }),
          h("span", { class: "visually-hidden" }, t("loading")),
        ),
      );
  }, 250);
  /** @type {Page} */
  let next;
  try {
    const load = Object.hasOwn(routes, here.route) ? routes[here.route] : undefined;
    if (!load) throw new RangeError(here.route);
    const mount = await load();
    // The board of a match measures its place: its root must stand in the page.
    if (here.route === "match" && mine === turn) main.replaceChildren(root);
    next = await mount(root, here);
  } catch (error) {
    next =
      error instanceof RangeError
        ? showFailure(root, t("error-no-page"), t("error-no-page-text"))
        : showFailure(root, t("error-title"), reason(error));
  } finally {
    clearTimeout(waiting);
  }
  if (mine !== turn) {
    next.leave?.();
    return;
  }
  page = next;
  main.removeAttribute("aria-busy");
  if (root.parentNode !== main) main.replaceChildren(root);
  if (next.title !== null) document.title = next.title ? `${next.title} – Tavola` : "Tavola";
  if (focus) {
    scrollTo(0, 0);
    const heading = main.querySelector("h1");
    heading?.setAttribute("tabindex", "-1");
    (heading ?? main).focus({ preventScroll: true });
  }
}

/** Milliseconds after a change of page until the number of waiting turns is requested. */
const TURNS_MS = 1500;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let looking;

/** Shows the number of the reader's waiting turns in the head, on a service. */
function lookForTurns() {
  clearTimeout(looking);
  // After a failure, the next change of page asks again.
  looking = setTimeout(() => void askForTurns().catch(() => {}), TURNS_MS);
}

async function askForTurns() {
  const { rulebook } = await import("./api/rulebook.js");
  if (!(await rulebook.catalogue()).people) return;
  const { people } = await import("./people/calls.js");
  showTurns((await people.me()).turns);
}

// The first page loads in parallel to the words; `show` reports errors.
const first = address().route;
if (Object.hasOwn(routes, first)) routes[first]?.().catch(() => {});
await startLanguage();
mountShell();
let language = lang();
onLanguage((code) => {
  if (code === language) return;
  language = code;
  // A match is redrawn by its own change of words; a new page would lose a half-composed turn.
  if (shown !== "match" || !page) show();
});
addEventListener("hashchange", () => {
  const here = address();
  if (here.route === shown && page?.follow?.(here)) return;
  show(true);
  lookForTurns();
});
await show();
lookForTurns();
// A challenge goes on waiting while its author plays the bot (`people/waiting.js`).
if (sessionStorage.getItem("tavola.waiting")) void (await import("./people/waiting.js")).resumeWaiting();
if (inBrowser) (await import("./tab/install.js")).install();
