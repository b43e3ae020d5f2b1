// What Firefox has acknowledged outlives its pages and its processes, which are killed while the page without a server writes.
//
//   npm install --no-save puppeteer-core        (the tests' own library drives Chromium alone)
//   node tests/browser/firefox-kills.mjs FOLDER [KILLS]
//
// FOLDER is a site that scripts/site has made. FIREFOX names the program, else Debian's firefox-esr is taken.

import assert from "node:assert/strict";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import puppeteer from "puppeteer-core";
import { serve } from "./files.mjs";
import { PLAIN_MATCH } from "./harness.mjs";
import { PATH } from "./site.mjs";

const [site, kills = "200"] = process.argv.slice(2);
if (!site) throw new Error("expected the folder of a site");
const executablePath = process.env["FIREFOX"] ?? "/usr/bin/firefox-esr";

const host = await serve(site, PATH);
const folder = await mkdtemp(join(tmpdir(), "tavola-firefox-"));
async function open() {
  // The library copies it at each start, and takes it away at the end.
  await writeFile(join(folder, "user.js"), "");
  return puppeteer.launch({ browser: "firefox", executablePath, headless: true, userDataDir: folder });
}

/** @type {Map<string, number>} the actions of each match that was acknowledged */
const kept = new Map();

/** A page whose node answers. */
async function begun(browser) {
  const page = await browser.newPage();
  await page.goto(`${host.url}/#/about`);
  await page.waitForSelector("main h1");
  return page;
}

const get = (page, path) => page.evaluate(async (path) => {
  const { fetch } = await import(new URL("transport.js", document.querySelector("script[type=module]").src).href);
  return (await fetch(path)).json();
}, path);

async function check(page) {
  const there = new Set();
  for (let after = ""; ; ) {
    const { matches, unreadable, next } = await get(page, `/api/matches${after}`);
    assert.deepEqual(unreadable, []);
    for (const { id } of matches) there.add(id);
    if (!next) break;
    after = `?after=${encodeURIComponent(next)}`;
  }
  for (const id of kept.keys()) assert.ok(there.has(id), `match ${id} is lost`);
  for (const [id, seq] of [...kept].slice(-4)) assert.ok((await get(page, `/api/matches/${id}`)).seq >= seq, `actions of ${id} are lost`);
}

let browser = await open();
for (let kill = 0; kill < Number(kills); kill++) {
  const page = await begun(browser);
  await check(page);
  page.on("console", (message) => {
    const [word, id, seq] = message.text().split(" ");
    if (word === "WRITTEN") kept.set(id, Math.max(kept.get(id) ?? 0, Number(seq)));
  });
  page.evaluate(async (match) => {
    const { fetch } = await import(new URL("transport.js", document.querySelector("script[type=module]").src).href);
    const send = async (path, body) => {
      const headers = { "Content-Type": "application/json", "Idempotency-Key": crypto.randomUUID() };
      const answer = await (await fetch(path, { method: "POST", headers, body: JSON.stringify(body) })).json();
      console.log("WRITTEN", answer.id, answer.seq);
      return answer;
    };
    for (;;) {
      const begun = await send("/api/matches", match);
      await send(`/api/matches/${begun.id}/actions`, { after: begun.seq, actions: [{ do: "roll" }] });
    }
  }, PLAIN_MATCH).catch(() => {});
  await new Promise((done) => setTimeout(done, 150 + Math.random() * 400));
  if (kill % 3 === 0) await page.close();
  else {
    const ended = new Promise((done) => browser.process().once("exit", done));
    browser.process().kill("SIGKILL");
    await ended;
    browser = await open();
  }
  if ((kill + 1) % 20 === 0) console.log(`${kill + 1} kills, ${kept.size} matches, nothing is lost`);
}
await check(await begun(browser));
assert.ok(kept.size > Number(kills), `${kept.size} were acknowledged`);
await browser.close();
await host.stop();
await rm(folder, { recursive: true, force: true });
console.log(`${kills} kills: ${kept.size} matches were acknowledged, and none is lost`);
