// The page as an app: its files stay in this browser, and a new version takes over when nobody is in the middle of anything.

import { h } from "../dom.js";
import { loadWords, t } from "../i18n.js";
import { announce, toast } from "../notices.js";
import { onLacking, onNode } from "./client.js";
import { askToKeep } from "./keep.js";

/** Milliseconds until the page repeats that a net is unavailable. */
const TOLD_MS = 20_000;

/** Puts a line above the page. @param {...(string | HTMLElement)} content */
function line(...content) {
  const element = h("p", { class: "notice tab-line" }, ...content);
  document.querySelector("main")?.before(element);
  // Screen readers announce changes of a region that was there before, and not a region that appears with its text.
  announce(element.textContent ?? "");
}

/** Whether the person may be in the middle of a turn. */
const playing = () => location.hash.startsWith("#/match/");

/** Announces a new version: it takes over when the person confirms. @param {ServiceWorker} next */
async function offer(next) {
  await loadWords("tab");
  line(
    t("tab-update"),
    " ",
    h(
      "button",
      { class: "btn small", attr: { type: "button" }, on: { click: () => next.postMessage("take over") } },
      t("tab-update-now"),
    ),
  );
}

/** A version has taken over. Every page reads it by being loaded again, but not in the middle of a turn. */
function follow() {
  if (!playing()) location.reload();
  else addEventListener("hashchange", () => !playing() && location.reload());
}

async function register() {
  const registration = await navigator.serviceWorker.register(new URL("sw.js", document.baseURI));
  if (navigator.serviceWorker.controller) navigator.serviceWorker.addEventListener("controllerchange", follow);
  if (registration.waiting && navigator.serviceWorker.controller) await offer(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const next = registration.installing;
    next?.addEventListener("statechange", () => {
      if (next.state === "installed" && navigator.serviceWorker.controller) void offer(next);
    });
  });
}

/** Milliseconds after which the files are kept although the page is still at work. */
const PATIENCE_MS = 8_000;
/** Milliseconds in which a visitor chooses a game, which comes before all that is kept for later. */
const CHOICE_MS = 2_000;

/** Waits until the node answers and the page has nothing to do: fetching for later must not delay the current page. */
async function idle() {
  // The page that most visitors open next.
  await Promise.all([import("../play/play.js"), loadWords("play")]).catch(() => {});
  await Promise.race([
    new Promise((done) => onNode(() => done(null))),
    new Promise((done) => setTimeout(done, PATIENCE_MS)),
  ]);
  await new Promise((done) => setTimeout(done, CHOICE_MS));
  if ("requestIdleCallback" in globalThis)
    await new Promise((done) => requestIdleCallback(done, { timeout: PATIENCE_MS }));
}

/** Begins with all that; once, when the page stands. */
export function install() {
  // Without it the page works as long as there is a network.
  if ("serviceWorker" in navigator)
    idle()
      .then(register)
      .catch((error) => console.warn("no service worker:", error));
  onNode(async ({ fleeting }) => {
    if (!fleeting || document.querySelector(".tab-line")) return;
    await loadWords("tab");
    line(t("tab-fleeting"));
  });
  let told = 0;
  onLacking(() => {
    if (Date.now() - told < TOLD_MS) return;
    told = Date.now();
    toast(t("error-no-net"), "danger");
  });
  addEventListener("hashchange", () => {
    if (playing()) void askToKeep();
  });
}
