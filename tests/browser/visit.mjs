// A visit as of a person: a browser that was started plainly, without developer tools. The host adds a script to the first page; it
// acts in the page, and reports.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, readdir, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CHROMIUM, CHROMIUM_ARGS } from "./harness.mjs";

/** Milliseconds in which a page must report. */
const PATIENCE_MS = 180_000;
/** Milliseconds in which a browser that is asked to end writes its files. */
const END_MS = 30_000;

/**
 * Marks two moments of a visit, and logs them: "home" is painted, and, as its button of the bot is pressed at once, the "board" can be played on. It runs
 * in the page before the page's scripts.
 * @param {string} settings as the page stores them
 */
export function moments(settings) {
  localStorage.setItem("tavola.settings", settings);
  const waiting = new Map([
    ["home", "main .choices button.choice"],
    ["board", ".play:not(.loading) .player-name"],
  ]);
  const watch = new MutationObserver(() => {
    for (const [name, selector] of waiting) {
      const found = document.querySelector(selector);
      if (!found) return;
      waiting.delete(name);
      // A task after the next frame: it has been painted.
      requestAnimationFrame(() =>
        setTimeout(() => {
          performance.mark(name);
          console.debug(name, performance.now());
          if (name === "home") /** @type {HTMLElement} */ (document.querySelector(selector)).click();
        }),
      );
    }
    if (waiting.size === 0) watch.disconnect();
  });
  watch.observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ["class"] });
}

/** The moments of this visit, once both have come and the files of the page are stored. It runs in the page. @returns {Promise<object>} */
export async function momentsOfVisit() {
  const at = (/** @type {string} */ name) => performance.getEntriesByName(name)[0]?.startTime;
  while (at("board") === undefined) await new Promise((done) => setTimeout(done, 50));
  await navigator.serviceWorker.ready;
  return { home: at("home"), board: at("board") };
}

/**
 * Opens a match of five points and analyses it from its page. It runs in the page.
 * @param {string} settings as the page stores them
 * @param {string} text the match
 * @returns {Promise<object>} seconds; the longest frame meanwhile, and those longer than 50 ms
 */
export async function analysis(settings, text) {
  localStorage.setItem("tavola.settings", settings);
  const pause = (/** @type {number} */ ms) => new Promise((done) => setTimeout(done, ms));
  while (!document.querySelector("main h1")) await pause(20);
  await navigator.serviceWorker.ready;
  const main = /** @type {HTMLScriptElement} */ (document.querySelector("script[type=module]")).src;
  const { loadScript } = await import(main);
  const { fetch } = await loadScript("transport.js");
  const post = { method: "POST", headers: { "Idempotency-Key": crypto.randomUUID() }, body: text };
  const { id } = await (await fetch("/api/matches/open?name=five.mat", post)).json();
  location.hash = `#/analysis/${id}`;
  /** @type {HTMLElement | undefined} */
  let button;
  for (; !button; await pause(20))
    button = [...document.querySelectorAll("button")].find(({ textContent }) => textContent?.trim() === "Analyse");
  await pause(1000);
  const frames = [];
  let last = performance.now();
  let looking = true;
  const look = (/** @type {number} */ now) => {
    frames.push(now - last);
    last = now;
    if (looking) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  const begun = performance.now();
  button.click();
  for (let done = false; !done; ) {
    await pause(200);
    const { analyses } = await (await fetch(`/api/matches/${id}/analyses`)).json();
    done = analyses.some((state) => state.level === "standard" && state.of > 0 && state.done === state.of);
  }
  looking = false;
  return {
    seconds: (performance.now() - begun) / 1000,
    longest: Math.max(...frames),
    long: frames.filter((frame) => frame > 50).length,
  };
}

/**
 * A script for the head of the first page: functions of this file with their arguments. The last one's result is reported.
 * @param {string} to the address of the reports
 * @param {...[Function, ...unknown[]]} acts
 */
export function script(to, ...acts) {
  const texts = acts.map(
    ([act, ...values]) => `(${act})(${values.map((value) => JSON.stringify(value).replaceAll("<", "\\u003c")).join()})`,
  );
  const report = `.then((report) => navigator.sendBeacon(${JSON.stringify(to)}, JSON.stringify(report)))`;
  return `<script>${texts.join(";\n")}${report};</script>`;
}

/** Takes reports of pages. */
export async function reports() {
  /** @type {((report: any) => void)[]} */
  const waiting = [];
  const server = createServer(async (request, response) => {
    let text = "";
    for await (const part of request) text += part;
    response.writeHead(204, { "Access-Control-Allow-Origin": "*" }).end();
    waiting.shift()?.(JSON.parse(text));
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", () => done(null)));
  return {
    url: `http://127.0.0.1:${/** @type {import("node:net").AddressInfo} */ (server.address()).port}/`,
    /** The next report. @returns {Promise<any>} */
    next: () =>
      new Promise((done, failed) => {
        const late = setTimeout(() => failed(new Error("the page does not report")), PATIENCE_MS);
        waiting.push((report) => {
          clearTimeout(late);
          done(report);
        });
      }),
    stop: () => server.close(),
  };
}

/** The processes that a process has started, directly or not. @param {number} pid @returns {Promise<number[]>} */
async function descendants(pid) {
  /** @type {Map<number, number[]>} */
  const children = new Map();
  for (const name of await readdir("/proc")) {
    const status = /^\d+$/.test(name) ? await readFile(`/proc/${name}/status`, "utf8").catch(() => "") : "";
    const parent = Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]);
    children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const found = [pid];
  for (const each of found) found.push(...(children.get(each) ?? []));
  return found;
}

/** A browser of a person, with a profile of its own. */
export async function browser() {
  const profile = await mkdtemp(join(tmpdir(), "tavola-visit-"));
  /** @type {import("node:child_process").ChildProcess | undefined} */
  let running;
  return {
    /** @param {string} url */
    open(url) {
      const args = [...CHROMIUM_ARGS, `--user-data-dir=${profile}`, "--lang=en", url];
      // A group of its own, as Debian's program is a script that starts the browser.
      running = spawn(CHROMIUM, args, { stdio: "ignore", detached: true });
    },
    /** Private memory of the page's process, in megabytes: the largest, as the browser keeps an empty one for the next page. */
    async memory() {
      const sizes = [0];
      for (const pid of await descendants(running?.pid ?? 0)) {
        const command = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
        if (!command.includes("--type=renderer")) continue;
        const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
        sizes.push(Number(/RssAnon:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1000);
      }
      return Math.max(...sizes);
    },
    async close() {
      const pid = running?.pid;
      if (pid === undefined) return;
      running = undefined;
      const all = await descendants(pid);
      process.kill(-pid, "SIGTERM");
      for (const end = Date.now() + END_MS; all.some((each) => existsSync(`/proc/${each}`)); ) {
        assert.ok(Date.now() < end, "the browser does not end");
        await new Promise((done) => setTimeout(done, 50));
      }
    },
    async leave() {
      await this.close();
      await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    },
  };
}
