// Starts the real server on a free port with an empty store, and a browser to look at its page.
//
//   const tavola = await start();
//   after(() => tavola.stop());
//   const page = await tavola.page({ path: "#/new", language: "de", theme: "dark", width: 360, height: 740 });
//
// The server is that of TAVOLA_BIN, else target/release/tavola, else target/debug/tavola. If TAVOLA_SITE names a folder made by
// `scripts/site`, there is no server: the folder is served as files, and the node is in the browser (`site.mjs`).

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { existsSync, readFileSync, statfsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { startSite } from "./site.mjs";

const root = new URL("../../", import.meta.url).pathname;
const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

// The headless shell is the same engine and takes about two thirds of the time. The whole browser works too.
export const CHROMIUM =
  ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"].find((path) => existsSync(path)) ?? "/usr/bin/chromium";
export const CHROMIUM_ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  // Pages live for seconds here: the optimising compilers take more time than their code saves.
  "--js-flags=--no-opt,--no-maglev",
];
// Playwright has Chromium's shared memory in files, as small containers need it. They take a tenth of the time of a test.
const ROOM = 2 ** 30;
const memory = existsSync("/dev/shm") ? statfsSync("/dev/shm") : undefined;
/** How tests start the browser. */
export const BROWSER = {
  executablePath: CHROMIUM,
  args: CHROMIUM_ARGS,
  ignoreDefaultArgs: memory && memory.bavail * memory.bsize >= ROOM ? ["--disable-dev-shm-usage"] : [],
};
const START_MS = 20_000;

/** A new two-player match with nothing unusual. */
export const PLAIN_MATCH = {
  rules: "backgammon",
  options: {},
  match: { kind: "points", length: 5 },
  players: [
    { kind: "human", name: "Anna" },
    { kind: "human", name: "Ben" },
  ],
  dice: "server",
  position: null,
  to_move: 0,
};

/** A service would keep its matches in a database that the environment names. */
function withoutDatabase() {
  const { DATABASE_URL: _, ...env } = process.env;
  return env;
}

export function binary() {
  const candidates = [
    process.env["TAVOLA_BIN"],
    join(root, "target/release/tavola"),
    join(root, "target/debug/tavola"),
  ];
  const found = candidates.find((path) => path && existsSync(path));
  assert.ok(found, "no tavola to test: build it with `cargo build --release` or name it in TAVOLA_BIN");
  return found;
}

/** @returns {Promise<number>} */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** Waits until the server answers; fails with its output if it does not. */
export async function answered(url, child, said) {
  const until = Date.now() + START_MS;
  while (Date.now() < until) {
    assert.equal(child.exitCode, null, `tavola ended at once:\n${said.join("")}`);
    try {
      const response = await fetch(`${url}/api/catalogue`);
      if (response.ok) return;
    } catch {
      // Not listening yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  assert.fail(`tavola does not answer at ${url}:\n${said.join("")}`);
}

/**
 * @param {object} [options]
 * @param {string[]} [options.args] more of the command line
 * @param {boolean} [options.service] `tavola serve`, where people have names
 */
export async function start({ args = [], service = false } = {}) {
  const site = process.env["TAVOLA_SITE"];
  if (site) return startSite(site);
  const data = await mkdtemp(join(tmpdir(), "tavola-test-"));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const said = [];
  // A table takes minutes of a core, which other tests need.
  const kind = service ? ["serve"] : ["--no-open", "--no-tables"];
  const child = spawn(binary(), [...kind, "--port", String(port), "--data", data, ...args], {
    stdio: ["ignore", "pipe", "pipe"],
    env: withoutDatabase(),
  });
  child.stdout.on("data", (text) => said.push(String(text)));
  child.stderr.on("data", (text) => said.push(String(text)));
  /** Errors that pages met and no test expected, and the server's end before its time. */
  const problems = [];
  let stopping = false;
  const ended = new Promise((resolve) =>
    child.once("exit", (code, signal) => {
      if (!stopping) problems.push(`tavola ended with ${signal ?? code}:\n${said.join("")}`);
      resolve();
    }),
  );
  let browser;
  try {
    await answered(url, child, said);
    browser = await chromium.launch(BROWSER);
  } catch (error) {
    child.kill("SIGKILL");
    await ended;
    await rm(data, { recursive: true, force: true });
    throw error;
  }

  return {
    url,
    browser,

    /** A call of the page's kind. @param {string} method @param {string} path @param {unknown} [body] */
    async call(method, path, body) {
      const response = await fetch(url + path, {
        method,
        headers: { Origin: url, ...(body === undefined ? {} : { "Content-Type": "application/json" }) },
        body: body === undefined ? undefined : JSON.stringify(body),
      });
      const text = await response.text();
      assert.ok(response.ok, `${method} ${path}: ${response.status} ${text}`);
      return text ? JSON.parse(text) : undefined;
    },

    /** Opens a match file. @param {string} text @returns {Promise<import("../../web/wire.js").View>} */
    async open(text) {
      const response = await fetch(`${url}/api/matches/open?name=x.mat`, {
        method: "POST",
        headers: { Origin: url },
        body: text,
      });
      assert.ok(response.ok, await response.clone().text());
      return response.json();
    },

    /** Starts a match that differs from the plain one as given. */
    create(changes = {}) {
      return this.call("POST", "/api/matches", { ...PLAIN_MATCH, ...changes });
    },

    /**
     * A page of its own browser profile, standing at an address.
     * @param {object} [options]
     * @param {string} [options.path] the part after the host
     * @param {string} [options.language] the browser's preference
     * @param {"light" | "dark"} [options.theme]
     * @param {number} [options.width]
     * @param {number} [options.height]
     * @param {boolean} [options.touch]
     * @param {boolean} [options.motion] the reader permits animations; by default nothing moves
     * @param {object} [options.settings] as the page stores them
     */
    async page({
      path = "",
      language = "en",
      theme = "light",
      width = 1280,
      height = 800,
      touch = false,
      motion = false,
      settings,
    } = {}) {
      const context = await browser.newContext({
        locale: language,
        colorScheme: theme,
        viewport: { width, height },
        hasTouch: touch,
        reducedMotion: motion ? "no-preference" : "reduce",
      });
      if (settings) {
        await context.addInitScript((stored) => {
          if (!localStorage.getItem("tavola.settings")) localStorage.setItem("tavola.settings", stored);
        }, JSON.stringify(settings));
      }
      const page = await context.newPage();
      page.on("pageerror", (error) => problems.push(`${page.url()}: ${error.stack ?? error}`));
      page.on("console", (message) => {
        // A call that the server refuses is no fault of the page.
        const refused =
          message.text().startsWith("Failed to load resource") && message.location().url.includes("/api/");
        if (message.type() === "error" && !refused)
          problems.push(`${page.url()}: ${message.text()} ${message.location().url}`);
      });
      await page.goto(`${url}/${path}`);
      await page.locator("main h1").first().waitFor({ state: "attached" });
      return page;
    },

    async stop() {
      await browser.close();
      stopping = true;
      child.kill("SIGTERM");
      const forced = setTimeout(() => child.kill("SIGKILL"), 3000);
      await ended;
      clearTimeout(forced);
      await rm(data, { recursive: true, force: true });
      assert.deepEqual(problems, []);
    },
  };
}

/**
 * Goes to another place of the same page and waits for it.
 * @param {import("playwright-core").Page} page
 * @param {string} hash such as "#/new"
 */
export async function visit(page, hash) {
  await page.evaluate((to) => {
    document.querySelector("main").replaceChildren();
    if (location.hash === to) location.hash = "#/about";
    location.hash = to;
  }, hash);
  await page.locator("main h1").first().waitFor({ state: "attached" });
}

/**
 * Axe's findings about the accessibility of a page, one line each.
 * @param {import("playwright-core").Page} page
 * @returns {Promise<string[]>}
 */
export async function axe(page) {
  await page.evaluate(axeSource);
  const { violations } = await page.evaluate(() => globalThis.axe.run(document));
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(" ")} – ${node.failureSummary}`),
  );
}

/**
 * Texts and labels on a page that are the ids of messages, or messages with something left out.
 * @param {import("playwright-core").Page} page
 * @returns {Promise<string[]>}
 */
export function rawMessages(page) {
  return page.evaluate(() => {
    const texts = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      if (!walker.currentNode.parentElement.closest("code, script, noscript"))
        texts.push(walker.currentNode.textContent);
    }
    for (const element of document.querySelectorAll("*")) {
      for (const name of ["aria-label", "title", "placeholder", "alt", "aria-valuetext"])
        texts.push(element.getAttribute(name) ?? "");
    }
    texts.push(document.title);
    return texts
      .map((text) => text.trim())
      .filter((text) => /^[a-z]+(-[a-z0-9_]+)+$/.test(text) || /\{\s*\$|\?\?\?|undefined|NaN/.test(text));
  });
}

/**
 * Number of pixels by which a page is wider than its window.
 * @param {import("playwright-core").Page} page
 */
export function overflow(page) {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth));
}

/**
 * The exports of a script of the page, for functions that run there. A site has its scripts in a few files (`web/tab/scripts.js`).
 * @param {import("playwright-core").Page} page
 * @param {string} path
 */
export function scriptOf(page, path) {
  return page.evaluateHandle(async (path) => {
    const main = document.querySelector("script[type=module]").src;
    const { loadScript } = await import(main);
    return loadScript ? loadScript(path) : import(new URL(path, main).href);
  }, path);
}

/**
 * Waits until a function of the page returns or resolves to true. `waitForFunction` takes the promise itself for true.
 * @param {import("playwright-core").Page} page
 * @param {(argument: any) => Promise<boolean>} holds
 * @param {unknown} [argument]
 */
export async function until(page, holds, argument) {
  for (const end = Date.now() + 60_000; !(await page.evaluate(holds, argument)); await page.waitForTimeout(50)) {
    if (Date.now() > end) throw new Error(`for a minute this did not hold: ${holds}`);
  }
}
