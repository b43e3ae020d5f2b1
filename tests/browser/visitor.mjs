// Browsers with a profile on the disk, as people have them, for tests of the page without a server. The folder that TAVOLA_SITE names
// is served while such a test runs; without it nothing is tested.

import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, afterEach, before } from "node:test";
import { chromium } from "playwright-core";
import { serve } from "./files.mjs";
import { BROWSER } from "./harness.mjs";
import { PATH, callOf } from "./site.mjs";
import { CALM } from "./table.mjs";

export const site = process.env["TAVOLA_SITE"];
/** Of every such test. */
export const options = { skip: site ? false : "TAVOLA_SITE names no folder" };

/** @type {Awaited<ReturnType<typeof serve>>} */
export let host;
before(async () => {
  if (site) host = await serve(site, PATH);
});
after(() => host?.stop());

/** The browsers of a test. One that is left open keeps the program from ending, so a test that fails leaves them too. */
const people = [];
afterEach(async () => {
  for (const one of people.splice(0)) await one.leave();
});

/** A browser with a profile on the disk, as a person has it. */
export async function person(args = []) {
  const folder = await mkdtemp(join(tmpdir(), "tavola-person-"));
  const open = async () => {
    const context = await chromium.launchPersistentContext(folder, {
      ...BROWSER,
      args: [...BROWSER.args, ...args],
      locale: "en",
    });
    await context.addInitScript((stored) => {
      if (!localStorage.getItem("tavola.settings")) localStorage.setItem("tavola.settings", stored);
    }, JSON.stringify(CALM));
    return context;
  };
  const one = {
    context: await open(),
    async page(hash = "", base = host.url) {
      const page = await one.context.newPage();
      await page.goto(`${base}/${hash}`);
      await page.locator("main h1").first().waitFor({ state: "attached" });
      return page;
    },
    /** All processes of the browser end at once, and it is opened again. */
    async kill() {
      const closed = one.context.waitForEvent("close");
      for (const pid of await processesOf(folder)) process.kill(pid, "SIGKILL");
      await closed;
      one.context = await open();
    },
    /**
     * Cuts the network, or brings it back. The host answers nobody meanwhile: a service worker that the browser has ended and started
     * again does not always know that it is offline.
     * @param {boolean} away
     */
    async offline(away) {
      host.cut(away);
      await one.context.setOffline(away);
    },
    async restart() {
      await one.context.close();
      one.context = await open();
    },
    /** May be asked for again. */
    async leave() {
      host?.cut(false);
      await one.context.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
  people.push(one);
  return one;
}

/** The processes that were started with a folder. @param {string} folder @returns {Promise<number[]>} */
async function processesOf(folder) {
  const found = [];
  for (const pid of await readdir("/proc")) {
    const command = /^\d+$/.test(pid) ? await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "") : "";
    if (command.includes(folder)) found.push(Number(pid));
  }
  return found;
}

export const get = async (page, path) => (await callOf(page, "GET", path)).json;
export const post = async (page, path, body) => (await callOf(page, "POST", path, body)).json;

export const roll = { do: "roll" };
