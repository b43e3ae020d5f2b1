// Sizes and times of the page without a server. Medians of five.
//
//   node tests/browser/site-figures.mjs FOLDER [analysis]    (a folder that scripts/site has made; `analysis`: nothing else)
//
// First visits and reloads: a processor four times as slow as this one, 10 Mbit/s and 40 ms; and once more as fast as this machine is,
// in a browser without developer tools, which also analyses a match. All else as fast as this machine is.
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
import { PATH, callOf, measured } from "./site.mjs";
import { CALM } from "./table.mjs";
import { analysis, browser, moments, momentsOfVisit, reports, script } from "./visit.mjs";

const [folder, part] = process.argv.slice(2);
if (!folder) throw new Error("expected the folder of a site");
const SETTINGS = JSON.stringify(CALM);
/** Milliseconds after which workers without a job have ended. */
const REST_MS = 30_000;
const TIMES = Number(process.env["TIMES"] ?? 5);
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
const report = (name, values, unit) => {
  const all = [].concat(values).map((value) => Math.round(value * 10) / 10);
  console.log(`${name}: ${median(all)} ${unit}${all.length > 1 ? ` (${all.join(" ")})` : ""}`);
};

/** The sizes of the files. */
async function sizes() {
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
}
if (part !== "analysis") await sizes();

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
  await context.addInitScript(moments, SETTINGS);
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

/**
 * Opens the page. A script that looks for its moments from outside would take time from it.
 * @param {import("playwright-core").Page} page
 * @returns {Promise<Record<"home" | "board", number>>} milliseconds until its moments
 */
async function opened(page) {
  const moment = async (/** @type {string} */ name) => {
    const logged = await page.waitForEvent("console", (message) => message.text().startsWith(`${name} `));
    return Number(logged.text().split(" ")[1]);
  };
  const [home, board] = await Promise.all([moment("home"), moment("board"), page.goto(`${host.url}/`)]);
  return { home, board };
}

const FIVE_POINTS = new URL("../../crates/notation/tests/corpus/gnubg-5-point.mat", import.meta.url);
const reporter = await reports();

/** A match of five points that is analysed from its page: seconds, the frames meanwhile, and the memory after it. */
async function analysed() {
  const acts = script(reporter.url, [analysis, SETTINGS, await readFile(FIVE_POINTS, "utf8")]);
  const host = await serve(folder, PATH, "127.0.0.1", undefined, acts);
  const person = await browser();
  const report = reporter.next();
  person.open(`${host.url}/`);
  const found = await report;
  const megabytes = await person.memory();
  await new Promise((done) => setTimeout(done, REST_MS));
  const rested = await person.memory();
  await person.leave();
  await host.stop();
  return { ...found, megabytes, rested };
}

/** Two visits of a person, the second without a host. */
async function visited() {
  const acts = script(reporter.url, [moments, SETTINGS], [momentsOfVisit]);
  const host = await serve(folder, PATH, "127.0.0.1", undefined, acts);
  const person = await browser();
  const visit = async () => {
    const report = reporter.next();
    person.open(`${host.url}/`);
    return report;
  };
  const first = await visit();
  // The files of the page are written.
  await new Promise((done) => setTimeout(done, 2000));
  await person.close();
  await host.stop();
  const second = await visit();
  await person.leave();
  return { first, second };
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
  analyses.map(({ longest }) => longest),
  "ms",
);
report(
  "frames longer than 50 ms",
  analyses.map(({ long }) => long),
  "",
);
report(
  "private memory of the page's process, workers included",
  analyses.map(({ megabytes }) => megabytes),
  "MB",
);
report(
  "the same, 30 seconds later",
  analyses.map(({ rested }) => rested),
  "MB",
);
if (part === "analysis") {
  reporter.stop();
  await host.stop();
  process.exit();
}

const visits = [];
for (let i = 0; i < TIMES; i++) visits.push(await visited());
for (const [visit, title] of /** @type {const} */ ([
  ["first", "first visit at full speed"],
  ["second", "second visit at full speed, offline"],
]))
  for (const moment of /** @type {const} */ (["home", "board"]))
    report(
      `${title}: ${moment}`,
      visits.map((each) => each[visit][moment]),
      "ms",
    );
reporter.stop();

const first = { home: [], board: [], bytes: [], requests: [] };
const second = { home: [], board: [] };
for (let i = 0; i < TIMES; i++) {
  const { context, leave } = await person();
  const page = await context.newPage();
  await slow(context, page);
  host.requests.length = 0;
  const begun = await opened(page);
  first.home.push(begun.home);
  first.board.push(begun.board);
  first.bytes.push(host.requests.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6);
  first.requests.push(host.requests.length);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.close();
  const again = await context.newPage();
  await context.setOffline(true);
  const session = await context.newCDPSession(again);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const { home, board } = await opened(again);
  second.home.push(home);
  second.board.push(board);
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
await opened(page);
const timed = (method, path, body) =>
  page.evaluate(
    async ([method, path, body]) => {
      const { loadScript } = await import(document.querySelector("script[type=module]").src);
      const { fetch } = await loadScript("transport.js");
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

console.log("engine:", JSON.stringify(await measured(page)));
await leave();
await host.stop();
