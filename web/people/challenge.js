// An invitation to a match: its author waits here with the link, and the visitor of the link takes the other seat.

import { ApiError } from "../api/call.js";
import { rulebook } from "../api/rulebook.js";
import { boardPicture } from "../board-picture.js";
import { fill, h, link } from "../dom.js";
import { icon } from "../icons.js";
import { loadWords, t } from "../i18n.js";
import { codePicture } from "../lan.js";
import { follow } from "../live.js";
import { clockName, gameAbout, gameName, matchName, rulesName, timeName } from "../names.js";
import { announce, reason, toast } from "../notices.js";
import { copyButton } from "../position-ids.js";
import { cardOf } from "../setup/draft.js";
import { people } from "./calls.js";
import { nameField } from "./person.js";
import { besideName, mayBeRated } from "./rating.js";
import { playMeanwhile, stopWaiting } from "./waiting.js";

/** @import {Address, Page} from "../page.js" */
/** @import {ChallengeView, Me} from "../wire.js" */

/**
 * @param {HTMLElement} root
 * @param {Address} address
 * @returns {Promise<Page>}
 */
export async function mountChallenge(root, { parts }) {
  const id = parts[0] ?? "";
  const [catalogue] = await Promise.all([rulebook.catalogue(), loadWords("people")]);
  const challenge = await people.challenge(id);
  if (challenge.match_id !== null) {
    location.replace(`#/match/${challenge.match_id}`);
    return { title: t("challenge-title") };
  }
  const me = await people.me();
  const card = cardOf(catalogue, challenge.rules);
  const presence = h("p", { class: "muted", attr: { role: "status" } });
  const name = rulesName(challenge.rules, challenge.title);
  const what = h(
    "p",
    { class: "challenge-what" },
    h("strong", null, name),
    " · ",
    matchName(challenge.match ?? card.match),
    challenge.clock && ` · ${clockName(challenge.clock)}`,
    challenge.rated && ` · ${t("rated")}`,
  );

  /** @param {boolean} there */
  function show(there) {
    const text = challenge.mine
      ? t("challenge-waiting")
      : t(there ? "challenge-there" : "challenge-away", { name: challenge.by });
    if (presence.textContent !== text) presence.textContent = text;
  }

  const body = challenge.mine ? await waiting(challenge) : invited(challenge, me);
  show(challenge.there);
  root.append(
    h(
      "div",
      { class: "page narrow challenge" },
      h("h1", null, challenge.mine ? t("challenge-title") : t("challenge-by", { name: challenge.by })),
      what,
      h("p", { class: "muted small" }, gameAbout(challenge.rules)),
      boardPicture({
        board: card.start,
        track: card.track,
        label: t("board-start", { game: gameName(challenge.rules) }),
      }),
      !challenge.mine &&
        (challenge.program || challenge.rating !== null) &&
        h("p", { class: "row" }, challenge.by, besideName(challenge.program, challenge.rating)),
      challenge.rated && h("p", { class: "muted small" }, t("rated-about")),
      challenge.delay > 0 && h("p", { class: "muted small" }, t("delay-others", { time: timeName(challenge.delay) })),
      presence,
      body,
      h("p", null, link(rulesRoute(challenge), { class: "btn small" }, icon("book"), t("rules-link"))),
    ),
  );

  /** The match has begun, or the invitation is gone. */
  async function look() {
    try {
      const { match_id: match } = await people.challenge(id);
      if (match === null || !root.isConnected) return;
      announce(t("challenge-begins"));
      location.replace(`#/match/${match}`);
    } catch (error) {
      if (root.isConnected && error instanceof ApiError && error.code === "not-found") gone();
    }
  }

  function gone() {
    if (!root.isConnected) return;
    fill(
      root,
      h(
        "div",
        { class: "page narrow" },
        h("h1", { attr: { tabindex: -1 } }, t("challenge-title")),
        h("p", null, t("challenge-gone")),
        h("p", null, link("/", { class: "btn" }, t("nav-home"))),
      ),
    );
    announce(t("challenge-gone"));
  }

  const unfollow = follow({
    id,
    onSeq: (seq) => {
      if (seq > 1) void look();
    },
    onDeleted: gone,
    onLink: (up) => {
      if (up) void look();
    },
    onThere: ([there]) => show(there),
  });
  // This page waits by itself.
  if (challenge.mine) stopWaiting();
  return { title: t("challenge-title"), leave: unfollow };
}

/** The link with its code, for who waits. @param {ChallengeView} challenge */
async function waiting(challenge) {
  const page = location.href.split("#")[0] ?? "";
  const invitation = await people.code(challenge.id, page);
  const share =
    typeof navigator.share === "function" &&
    h(
      "button",
      {
        class: "btn primary",
        attr: { type: "button" },
        // A person who closes the system's menu has shared nothing, and no message is needed.
        on: {
          click: () =>
            void navigator
              .share({ title: "Tavola", text: t("challenge-by", { name: challenge.by }), url: invitation.url })
              .catch(() => {}),
        },
      },
      icon("people"),
      t("challenge-share"),
    );
  const withdraw = h(
    "button",
    {
      class: "btn quiet",
      attr: { type: "button" },
      on: {
        click: async () => {
          try {
            await people.withdraw(challenge.id);
          } catch (error) {
            // It is gone: the match has begun, or it was withdrawn elsewhere.
            if (!(error instanceof ApiError && error.code === "not-found")) toast(reason(error), "danger");
            return;
          }
          toast(t("challenge-withdrawn"));
          location.hash = "#/";
        },
      },
    },
    t("challenge-withdraw"),
  );
  const meanwhile = h(
    "button",
    {
      class: "btn",
      attr: { type: "button" },
      on: {
        click: async () => {
          try {
            await playMeanwhile(challenge);
          } catch (error) {
            toast(reason(error), "danger");
          }
        },
      },
    },
    icon("robot"),
    t("waiting-play"),
  );
  return h(
    "div",
    { class: "stack" },
    h("p", null, t("challenge-send")),
    codePicture(invitation),
    h("p", { class: "row lan-link" }, h("code", null, invitation.url), copyButton(t("challenge-link"), invitation.url)),
    h("p", { class: "row" }, share, meanwhile, withdraw),
  );
}

/** The seat that is free. @param {ChallengeView} challenge @param {Me} who */
function invited(challenge, who) {
  const me = who.name;
  if (challenge.rated && !mayBeRated(who)) {
    const signIn = async () => {
      const { askSignIn } = await import("./account.js");
      if (await askSignIn()) location.reload();
    };
    return h(
      "div",
      { class: "stack" },
      h("p", null, t("rated-account")),
      h(
        "p",
        { class: "row" },
        me === null &&
          h("button", { class: "btn", attr: { type: "button" }, on: { click: signIn } }, t("account-have")),
        link("/settings", { class: "btn" }, t("nav-settings")),
      ),
    );
  }
  const field = me === null ? nameField() : null;
  const fault = h("p", { class: "error", attr: { role: "alert" } });
  const button = h("button", { class: "btn primary big" }, icon("play"), t("challenge-take"));
  const form = h(
    "form",
    { class: "stack", attr: { novalidate: true } },
    me === null
      ? h("p", { class: "muted small" }, t("name-text"))
      : h("p", { class: "muted" }, t("name-you", { name: me })),
    field?.element,
    fault,
    h("p", null, button),
  );
  let named = me !== null;
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    button.disabled = true;
    fault.textContent = "";
    try {
      named ||= (await field?.take()) ?? false;
      if (named) location.replace(`#/match/${await people.take(challenge.id)}`);
    } catch (error) {
      fault.textContent = reason(error);
    }
    button.disabled = false;
  });
  return form;
}

/** @param {ChallengeView} challenge */
function rulesRoute({ rules, options, title }) {
  const query = new URLSearchParams();
  if (Object.keys(options).length > 0) query.set("options", JSON.stringify(options));
  if (title !== null) query.set("title", title);
  return `/rules/${rules}${query.size > 0 ? `?${query}` : ""}`;
}
