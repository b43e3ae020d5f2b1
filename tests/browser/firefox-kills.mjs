// Data that Firefox has acknowledged outlives its pages and its processes, which are killed while the page without a server
// writes.
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
import { Kept } from "./kept.mjs";
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

const kept = new Kept();

/** A page whose node answers. */
async function begun(browser) {
  const page = await browser.newPage();
  await page.goto(`${host.url}/#/about`);
  await page.waitForSelector("main h1");
  return page;
}

let browser = await open();
for (let kill = 0; kill < Number(kills); kill++) {
  const page = await begun(browser);
  await kept.check(page);
  kept.begin(page);
  await new Promise((done) => setTimeout(done, 150 + Math.random() * 400));
  if (kill % 3 === 0) await page.close();
  else {
    const ended = new Promise((done) => browser.process().once("exit", done));
    browser.process().kill("SIGKILL");
    await ended;
    browser = await open();
  }
  if ((kill + 1) % 20 === 0) console.log(`${kill + 1} kills, ${kept.matches.size} matches, nothing is lost`);
}
await kept.check(await begun(browser));
assert.ok(kept.matches.size > Number(kills), `${kept.matches.size} were acknowledged`);
await browser.close();
await host.stop();
await rm(folder, { recursive: true, force: true });
console.log(`${kills} kills: ${kept.matches.size} matches were acknowledged, and none is lost`);
