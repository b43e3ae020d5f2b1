// Sizes and times of the page without a server. Medians of five.
//
//   node tests/browser/site-figures.mjs FOLDER [analysis]    (a folder that scripts/site has made; `analysis`: nothing else)
//
// First visits and reloads: a processor four times as slow as this one, 10 Mbit/s and 40 ms. All else as fast as this machine is.
// Everything is packed with gzip and comes over HTTP/2, as from most hosts of files; the sizes with brotli stand beside. `openssl`
// makes a certificate; without it, and with HTTP1=1, everything comes over HTTP/1.1, six files at once.

import { execFileSync } from "node:child_process";
import { mkdtemp, readFile, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { chromium } from "playwright-core";
import { serve } from "./files.mjs";
import { CHROMIUM, CHROMIUM_ARGS, PLAIN_MATCH } from "./harness.mjs";
import { PATH, callOf } from "./site.mjs";
import { CALM } from "./table.mjs";

const [folder, part] = process.argv.slice(2);
if (!folder) throw new Error("expected the folder of a site");
const TIMES = Number(process.env["TIMES"] ?? 5);
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
const report = (name, values, unit) => {
  const all = [].concat(values).map((value) => Math.round(value * 10) / 10);
  console.log(`${name}: ${median(all)} ${unit}${all.length > 1 ? ` (${all.join(" ")})` : ""}`);
};

const [version] = await readdir(join(folder, "v"));
const wasm = await readFile(join(folder, "v", version, "tavola.wasm"));
report("node", wasm.length / 1e6, "MB");
report("node, gzip", gzipSync(wasm, { level: 9 }).length / 1e6, "MB");
report(
  "node, brotli",
  brotliCompressSync(wasm, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 22 } })
    .length / 1e6,
  "MB",
);
for (const name of await readdir(join(folder, "nets", "backgammon"))) {
  const net = await readFile(join(folder, "nets", "backgammon", name));
  console.log(
    `nets/backgammon/${name}: ${net.length} bytes, gzip ${gzipSync(net, { level: 9 }).length}, brotli ${brotliCompressSync(net).length}`,
  );
}

/** A certificate for this run. */
async function certificate() {
  if (process.env["HTTP1"]) return undefined;
  const place = await mkdtemp(join(tmpdir(), "tavola-key-"));
  const [key, cert] = ["key", "cert"].map((name) => join(place, name));
  try {
    execFileSync(
      "openssl",
      [
        "req",
        "-x509",
        "-newkey",
        "ec",
        "-pkeyopt",
        "ec_paramgen_curve:prime256v1",
        "-nodes",
        "-days",
        "2",
        "-subj",
        "/CN=127.0.0.1",
        "-keyout",
        key,
        "-out",
        cert,
      ],
      { stdio: "ignore" },
    );
    return { key: await readFile(key, "utf8"), cert: await readFile(cert, "utf8") };
  } catch {
    return undefined;
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}

/** Private memory of a browser's renderers. @param {import("playwright-core").BrowserContext} context */
async function memory(context) {
  const session = await context.browser().newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  let kilobytes = 0;
  for (const { id, type } of processInfo) {
    if (type !== "renderer") continue;
    const status = await readFile(`/proc/${id}/status`, "utf8");
    kilobytes += Number(/RssAnon:\s+(\d+)/.exec(status)?.[1] ?? 0);
  }
  return kilobytes / 1000;
}

const tls = await certificate();
console.log(tls ? "over HTTP/2" : "over HTTP/1.1");
const host = await serve(folder, PATH, "127.0.0.1", tls);

async function person() {
  const profile = await mkdtemp(join(tmpdir(), "tavola-figures-"));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: CHROMIUM,
    args: [...CHROMIUM_ARGS, "--ignore-certificate-errors"],
    locale: "en",
  });
  await context.addInitScript((stored) => {
    localStorage.setItem("tavola.settings", stored);
    const watch = new MutationObserver(() => {
      if (!document.querySelector("main h1")) return;
      watch.disconnect();
      // A task after the next frame: the heading has been painted.
      requestAnimationFrame(() => setTimeout(() => performance.mark("home")));
    });
    watch.observe(document, { childList: true, subtree: true });
  }, JSON.stringify(CALM));
  return {
    context,
    async leave() {
      await context.close();
      await rm(profile, { recursive: true, force: true });
    },
  };
}

async function slow(context, page) {
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 40,
    downloadThroughput: 10e6 / 8,
    uploadThroughput: 10e6 / 8,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
}

const headed = (page) =>
  page.waitForFunction(() => performance.getEntriesByName("home")[0]?.startTime).then((handle) => handle.jsonValue());
const board = async (page) => {
  await page.getByRole("button", { name: /Play against the bot/ }).click();
  await page.waitForURL(/#\/match\//);
  await page.locator(".player-name").first().waitFor();
};

const FIVE_POINTS = new URL("../../crates/notation/tests/corpus/gnubg-5-point.mat", import.meta.url);

/** A match of five points that is analysed from its page: seconds, the longest frame meanwhile, and the memory after it. */
async function analysed() {
  const { context, leave } = await person();
  const page = await context.newPage();
  await page.goto(`${host.url}/`);
  await headed(page);
  // The files of the page are stored.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const call = async (method, path, body) => (await callOf(page, method, path, body)).json;
  const { id } = await call("POST", "/api/matches/open?name=five.mat", await readFile(FIVE_POINTS, "utf8"));
  await page.goto(`${host.url}/#/analysis/${id}`);
  const button = page.getByRole("button", { name: "Analyse", exact: true });
  await button.waitFor();
  await page.waitForTimeout(1000);
  await page.evaluate(() => {
    globalThis.longest = 0;
    let last = performance.now();
    const look = (/** @type {number} */ now) => {
      globalThis.longest = Math.max(globalThis.longest, now - last);
      last = now;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  const begun = Date.now();
  await button.click();
  for (let done = false; !done; ) {
    await page.waitForTimeout(200);
    const { analyses } = await call("GET", `/api/matches/${id}/analyses`);
    done = analyses.some((state) => state.level === "standard" && state.of > 0 && state.done === state.of);
  }
  const seconds = (Date.now() - begun) / 1000;
  const frame = await page.evaluate(() => globalThis.longest);
  const megabytes = await memory(context);
  await leave();
  return { seconds, frame, megabytes };
}

const analyses = [];
for (let i = 0; i < TIMES; i++) analyses.push(await analysed());
report(
  "a match of five points, analysed at standard",
  analyses.map(({ seconds }) => seconds),
  "s",
);
report(
  "the longest frame meanwhile",
  analyses.map(({ frame }) => frame),
  "ms",
);
report(
  "private memory of the page and its workers",
  analyses.map(({ megabytes }) => megabytes),
  "MB",
);
if (part === "analysis") {
  await host.stop();
  process.exit();
}

const first = { home: [], board: [], bytes: [], requests: [] };
const second = { home: [], board: [] };
for (let i = 0; i < TIMES; i++) {
  const { context, leave } = await person();
  const page = await context.newPage();
  await slow(context, page);
  host.requests.length = 0;
  let begun = Date.now();
  await page.goto(`${host.url}/`);
  first.home.push(await headed(page));
  await board(page);
  first.board.push(Date.now() - begun);
  first.bytes.push(host.requests.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6);
  first.requests.push(host.requests.length);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.close();
  const again = await context.newPage();
  await context.setOffline(true);
  const session = await context.newCDPSession(again);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  begun = Date.now();
  await again.goto(`${host.url}/`);
  second.home.push(await headed(again));
  await board(again);
  second.board.push(Date.now() - begun);
  await leave();
}
report("first visit: home", first.home, "ms");
report("first visit: a board to play on", first.board, "ms");
report("first visit: bytes until then, gzip", first.bytes, "MB");
report("first visit: requests until then", first.requests, "");
report("second visit, offline: home", second.home, "ms");
report("second visit, offline: a board to play on", second.board, "ms");

const { context, leave } = await person();
const page = await context.newPage();
await page.goto(`${host.url}/`);
await headed(page);
const timed = (method, path, body) =>
  page.evaluate(
    async ([method, path, body]) => {
      const { fetch } = await import(new URL("transport.js", document.querySelector("script[type=module]").src).href);
      const begun = performance.now();
      await (
        await fetch(path, {
          method,
          headers: { "Content-Type": "application/json", "Idempotency-Key": crypto.randomUUID() },
          body: body && JSON.stringify(body),
        })
      ).text();
      return performance.now() - begun;
    },
    [method, path, body],
  );
const json = async (method, path, body) => (await callOf(page, method, path, body)).json;

const match = await json("POST", "/api/matches", PLAIN_MATCH);
const hints = [];
const actions = [];
for (let view = match; hints.length < 25; ) {
  const actions_ = view.phase.kind === "move" ? null : [{ do: "roll" }];
  if (view.phase.kind === "move") {
    hints.push(await timed("GET", `/api/matches/${match.id}/hint`));
    const { plays } = await json("GET", `/api/matches/${match.id}/hint`);
    const begun = Date.now();
    view = await json("POST", `/api/matches/${match.id}/actions`, {
      after: view.seq,
      actions: [{ do: "play", moves: plays[0]?.moves.map(([from, to, die]) => [from, to, die]) ?? [] }],
    });
    actions.push(Date.now() - begun);
  } else view = await json("POST", `/api/matches/${match.id}/actions`, { after: view.seq, actions: actions_ });
  if (view.error) throw new Error(JSON.stringify(view.error));
}
report("hint, two rolls ahead (the first fetches the nets)", hints.slice(1), "ms");
report("an action, until it is on the disk and answered", actions, "ms");

const measured = await page.evaluate(async () => {
  const base = new URL(".", document.querySelector("script[type=module]").src);
  const module = await WebAssembly.compileStreaming(fetch(new URL("tavola.wasm", base)));
  const nets = await (await fetch(new URL("nets.json", base))).json();
  for (const net of Object.values(nets)) net.file = new URL(net.file, base).href;
  const worker = new Worker(new URL("tab/worker/engine.js", base), { type: "module" });
  worker.postMessage({ module, nets });
  const answer = new Promise((done) => (worker.onmessage = ({ data }) => done(data.came)));
  worker.postMessage({ id: 1, job: "measure" });
  return JSON.parse(await answer);
});
console.log("engine:", JSON.stringify(measured));
await leave();
await host.stop();
