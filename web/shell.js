// Frame of every page: the skip link, the head with the site navigation, and the main area.

import { fill, h, link } from "./dom.js";
import { icon } from "./icons.js";
import { lang, languages, onLanguage, setLanguage, t } from "./i18n.js";
import { noticeElements } from "./notices.js";
import { settings } from "./settings.js";

const skip = h("button", { class: "skip", attr: { type: "button" }, on: { click: () => main.focus() } });
/** The head; the document has one with the brand alone, to be painted at once. */
const head = document.querySelector("header") ?? h("header", { class: "site-head" });
const ways = h("nav", { class: "site-nav" });

/** The container of the pages. */
export const main = h("main", { attr: { id: "main", tabindex: -1 } });

/** Number of matches in which it is the reader's turn. */
let turns = 0;

/**
 * A challenge that waits while its author is elsewhere, or the match that has begun from it.
 * @type {{route: string, label: string, begun: boolean} | null}
 */
let waiting = null;

/** The links of the head: [route, name of the route, icon, message]. */
const WAYS = /** @type {const} */ ([
  ["/new", "new", "play", "nav-play"],
  ["/matches", "matches", "list", "nav-matches"],
  ["/practice", "practice", "bulb", "nav-practice"],
  ["/profile", "profile", "person", "nav-profile"],
  ["/rules", "rules", "book", "nav-rules"],
  ["/edit", "edit", "board", "nav-edit"],
]);

const systemDark = matchMedia("(prefers-color-scheme: dark)");

/** Whether the page is dark now. */
function dark() {
  const theme = settings.get("theme");
  return theme === "auto" ? systemDark.matches : theme === "dark";
}

function applyTheme() {
  const theme = settings.get("theme");
  if (theme === "auto") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = theme;
  drawHead();
}

function applyLook() {
  document.documentElement.dataset["board"] = settings.get("look");
}

/** The name of the route on the screen, so that its link is marked. */
let current = "";

/** The match on the screen, whose rules the way to the rules then leads to. */
let currentMatch = "";

/** @param {string} route @param {string} [match] */
export function markRoute(route, match = "") {
  current = route;
  currentMatch = match;
  document.body.dataset["route"] = route;
  for (const anchor of head.querySelectorAll("a")) {
    if (anchor.dataset["route"] === "rules") anchor.setAttribute("href", match ? `#/rules?match=${match}` : "#/rules");
    if (anchor.dataset["route"] === route) anchor.setAttribute("aria-current", "page");
    else anchor.removeAttribute("aria-current");
  }
}

/** Shows the number of matches in which it is the reader's turn. @param {number} count */
export function showTurns(count) {
  if (count === turns) return;
  turns = count;
  drawHead();
}

/** Shows that a challenge waits, or that its match has begun. @param {typeof waiting} state */
export function showWaiting(state) {
  waiting = state;
  drawHead();
}

function languageMenu() {
  return h(
    "label",
    { class: "language-menu" },
    icon("globe"),
    h("span", { class: "visually-hidden" }, t("language")),
    h(
      "select",
      {
        attr: { name: "language" },
        on: {
          change: async (event) => {
            await setLanguage(event.target.value);
            head.querySelector("select")?.focus();
          },
        },
        set: { value: lang() },
      },
      Object.entries(languages).map(([code, name]) => h("option", { attr: { value: code, lang: code } }, name)),
    ),
  );
}

function drawHead() {
  skip.textContent = t("skip");
  const toDark = !dark();
  const themeLabel = t(toDark ? "theme-to-dark" : "theme-to-light");
  ways.setAttribute("aria-label", t("nav"));
  fill(
    ways,
    WAYS.map(([route, name, picture, message]) =>
      link(route, { attr: { "data-route": name } }, icon(picture), h("span", null, t(message))),
    ),
  );
  fill(
    head,
    link(
      "/",
      { class: "brand", attr: { "aria-label": `Tavola – ${t("nav-home")}` } },
      h("img", { attr: { src: new URL("icons/tavola.svg", import.meta.url).href, alt: "", width: 34, height: 34 } }),
      h("span", { attr: { "aria-hidden": "true" } }, "Tavola"),
    ),
    ways,
    h(
      "div",
      { class: "site-tools" },
      waiting &&
        link(
          waiting.route,
          { class: "btn quiet icon", attr: { title: waiting.label, "aria-label": waiting.label } },
          h("span", { class: waiting.begun ? "chip accent" : "chip" }, icon("people")),
        ),
      turns > 0 &&
        link(
          "/",
          {
            class: "btn quiet icon",
            attr: { title: t("nav-turns", { count: turns }), "aria-label": t("nav-turns", { count: turns }) },
          },
          h("span", { class: "chip accent figures" }, String(turns)),
        ),
      // If the navigation has no room for six links, this one stands here.
      link(
        "/profile",
        {
          class: "btn quiet icon",
          attr: { "data-route": "profile", title: t("nav-profile"), "aria-label": t("nav-profile") },
        },
        icon("person"),
      ),
      languageMenu(),
      h(
        "button",
        {
          class: "btn quiet icon",
          attr: { type: "button", title: themeLabel, "aria-label": themeLabel, "data-tool": "theme" },
          on: {
            click: () => {
              settings.set("theme", toDark ? "dark" : "light");
              head.querySelector("button")?.focus();
            },
          },
        },
        icon(toDark ? "moon" : "sun"),
      ),
      link(
        "/settings",
        { class: "btn quiet icon", attr: { title: t("nav-settings"), "aria-label": t("nav-settings") } },
        icon("sliders"),
      ),
    ),
  );
  markRoute(current, currentMatch);
}

function drawFoot() {
  return link("/about", {}, t("nav-about"));
}

/** Puts the shell into the document; once, after the language is there. */
export function mountShell() {
  const foot = h("footer", { class: "site-foot" }, drawFoot());
  document.body.append(skip, head, main, foot, ...noticeElements);
  applyTheme();
  applyLook();
  settings.subscribe("theme", applyTheme);
  settings.subscribe("look", applyLook);
  systemDark.addEventListener("change", applyTheme);
  onLanguage(() => {
    drawHead();
    fill(foot, drawFoot());
  });
}
