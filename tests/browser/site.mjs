// The page as a folder of files, with its node in the browser: what `harness.mjs` starts where TAVOLA_SITE names such a folder.
//
// A browser profile has one store. So all pages of a test are pages of one profile, and calls are made by one of them.

import assert from "node:assert/strict";
import { chromium } from "playwright-core";
import { serve } from "./files.mjs";
import { BROWSER, PLAIN_MATCH } from "./harness.mjs";

/** Path of the served folder: not the root of its host. */
export const PATH = "/some/where/";

/** A call of a page, by the page's own seam; a body that is a text is sent as it is. @param {import("playwright-core").Page} page */
export function callOf(page, method, path, body) {
  return page.evaluate(
    async ([method, path, body]) => {
      const main = /** @type {HTMLScriptElement} */ (document.querySelector("script[type=module]")).src;
      const { loadScript } = await import(main);
      const { fetch } = await loadScript("transport.js");
      const headers = { "Idempotency-Key": crypto.randomUUID() };
      const plain = body === undefined || typeof body === "string";
      if (!plain) headers["Content-Type"] = "application/json";
      const response = await fetch(path, { method, headers, body: plain ? body : JSON.stringify(body) });
      const text = await response.text();
      return { status: response.status, json: text ? JSON.parse(text) : undefined };
    },
    [method, path, body],
  );
}

/** The signature and the speeds of the engine in a worker of a page. @param {import("playwright-core").Page} page */
export function measured(page) {
  return page.evaluate(async () => {
    const base = new URL(".", document.querySelector("script[type=module]").src);
    const module = await WebAssembly.compileStreaming(fetch(new URL("tavola.wasm", base)));
    const nets = await (await fetch(new URL("nets.json", base))).json();
    for (const net of Object.values(nets)) net.file = new URL(net.file, base).href;
    const worker = new Worker(new URL("tab/worker/engine.js", base), { type: "module" });
    const { port1, port2 } = new MessageChannel();
    worker.postMessage({ module, port: port2 }, [port2]);
    const answer = new Promise((done) => {
      port1.onmessage = ({ data }) => done(data.came);
    });
    port1.postMessage({ nets });
    port1.postMessage({ id: 1, job: "measure" });
    return JSON.parse(await answer);
  });
}

/** @param {string} folder */
export async function startSite(folder) {
  const host = await serve(folder, PATH);
  const browser = await chromium.launch(BROWSER);
  /** Errors that pages met and no test expected. */
  const problems = [];
  const context = await browser.newContext();
  const watch = (page) => {
    page.on("pageerror", (error) => problems.push(`${page.url()}: ${error.stack ?? error}`));
    page.on("console", (message) => {
      if (message.type() === "error") problems.push(`${page.url()}: ${message.text()} ${message.location().url}`);
    });
  };
  const caller = await context.newPage();
  watch(caller);
  await caller.goto(`${host.url}/#/about`);
  await caller.locator("main h1").first().waitFor({ state: "attached" });

  return {
    url: host.url,
    browser,
    host,

    async call(method, path, body) {
      const { status, json } = await callOf(caller, method, path, body);
      assert.ok(status < 300, `${method} ${path}: ${status} ${JSON.stringify(json)}`);
      return json;
    },

    open(text) {
      return this.call("POST", "/api/matches/open?name=x.mat", text);
    },

    create(changes = {}) {
      return this.call("POST", "/api/matches", { ...PLAIN_MATCH, ...changes });
    },

    async page({
      path = "",
      language = "en",
      theme = "light",
      width = 1280,
      height = 800,
      motion = false,
      settings = {},
    } = {}) {
      const page = await context.newPage();
      watch(page);
      // A test that is done with a page closes its profile, which is that of all pages here.
      page.context = () =>
        new Proxy(context, {
          get(target, name) {
            if (name === "close") return () => page.close();
            const value = Reflect.get(target, name);
            return typeof value === "function" ? value.bind(target) : value;
          },
        });
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme: theme, reducedMotion: motion ? "no-preference" : "reduce" });
      await page.addInitScript(
        (stored) => {
          if (sessionStorage.getItem("test.begun")) return;
          sessionStorage.setItem("test.begun", "1");
          localStorage.setItem("tavola.settings", stored);
        },
        JSON.stringify({ ...settings, language }),
      );
      await page.goto(`${host.url}/${path}`);
      await page.locator("main h1").first().waitFor({ state: "attached" });
      return page;
    },

    async stop() {
      await browser.close();
      await host.stop();
      assert.deepEqual(problems, []);
    },
  };
}
