// A challenge that waits in the lobby while its author plays the bot: it goes on waiting on every page of this tab, and when somebody
// takes it, the page says so and offers the way there. The match against the bot stays as it is.

import { ApiError } from "../api/call.js";
import { matches } from "../api/matches.js";
import { rulebook } from "../api/rulebook.js";
import { loadWords, t } from "../i18n.js";
import { follow } from "../live.js";
import { announce } from "../notices.js";
import { askWhether } from "../question.js";
import { settings } from "../settings.js";
import { recall } from "../setup/draft.js";
import { showWaiting } from "../shell.js";
import { people } from "./calls.js";

/** @import {ChallengeView} from "../wire.js" */

/** The key of the challenge's id in the storage of this tab; `main.js` has it too. */
const KEY = "tavola.waiting";

/** The challenge that waits. @type {{id: string, end: () => void} | null} */
let kept = null;

/** The page of a challenge waits by itself from now on. */
export function stopWaiting() {
  kept?.end();
  kept = null;
  sessionStorage.removeItem(KEY);
  showWaiting(null);
}

/** Waits for the challenge that this tab had before it was reloaded. */
export async function resumeWaiting() {
  const id = sessionStorage.getItem(KEY);
  if (id !== null) await keepWaiting(id);
}

/** @param {string} id */
async function keepWaiting(id) {
  stopWaiting();
  await loadWords("people");
  const look = async () => {
    try {
      const { match_id: match } = await people.challenge(id);
      if (match !== null && kept?.id === id) await begun(match);
    } catch (error) {
      if (error instanceof ApiError && error.code === "not-found" && kept?.id === id) stopWaiting();
    }
  };
  kept = {
    id,
    end: follow({
      id,
      onSeq: (seq) => {
        if (seq > 1) void look();
      },
      onDeleted: () => {
        if (kept?.id === id) stopWaiting();
      },
      onLink: (up) => {
        if (up) void look();
      },
    }),
  };
  sessionStorage.setItem(KEY, id);
  showWaiting({ route: `/challenge/${id}`, label: t("waiting-link"), begun: false });
}

/** Somebody has taken the challenge. @param {string} match */
async function begun(match) {
  stopWaiting();
  const route = `/match/${match}`;
  // Who plays on finds the way there in the head.
  showWaiting({ route, label: t("waiting-begun-link"), begun: true });
  const reached = () => {
    if (location.hash.split("?")[0] !== `#${route}`) return;
    removeEventListener("hashchange", reached);
    showWaiting(null);
  };
  addEventListener("hashchange", reached);
  announce(t("waiting-begun"));
  const goes = await askWhether({
    title: t("waiting-begun"),
    text: t("waiting-begun-text"),
    yes: t("waiting-go"),
    no: t("waiting-later"),
  });
  if (goes) location.hash = `#${route}`;
}

/** Begins a match of the challenge's game against the bot, while the challenge goes on waiting. @param {ChallengeView} challenge */
export async function playMeanwhile({ id: challenge, rules, options, title, match }) {
  const { level } = recall(settings.get("setup"), await rulebook.catalogue(), []);
  const { id } = await matches.create({
    rules,
    options,
    title,
    match,
    players: [{ kind: "human" }, { kind: "bot", level }],
    dice: "server",
    position: null,
    to_move: 0,
    clock: null,
    delay: 0,
  });
  await keepWaiting(challenge);
  location.hash = `#/match/${id}`;
}
