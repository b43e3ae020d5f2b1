// A bad line between the page and its server: 400 ms there and back, one piece of twenty later still, and cuts in the middle of
// every kind of command. Every request counts once, and missed events are played by number.

import assert from "node:assert/strict";
import { createServer, request } from "node:http";
import { after, before, test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { start } from "./harness.mjs";
import { acts, CALM, moveOnce, press, stored } from "./table.mjs";

/** Milliseconds each way. */
const DELAY = 200;
/** Delay of a lost piece, which the machines at both ends send again. */
const RESENT = 600;
const LOST = 0.05;
/** The kinds of commands that are cut, each before it arrives and before its answer comes. */
const KINDS = ["roll", "play", "double", "take"];
const MINUTES = 3;

let tavola;
let line;
before(async () => {
  tavola = await start();
  line = await badLine(tavola.url);
});
after(async () => {
  line.close();
  await tavola.stop();
});

/** A generator of losses, which repeat at each run. */
function chances(seed) {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

/** A proxy before a server. @param {string} url */
async function badLine(url) {
  const chance = chances(7);
  const way = () => sleep(DELAY + (chance() < LOST ? RESENT : 0));
  const it = {
    url: "",
    /** No connection stands, and none can be made. */
    down: false,
    /** The server's commands, by the keys of the requests. @type {Map<string, string[]>} */
    sent: new Map(),
    /** Keys of requests that were cut. @type {Set<string>} */
    torn: new Set(),
    /** The cuts, by their place. @type {Set<string>} */
    cuts: new Set(),
    cutting: false,
    cut() {
      server.closeAllConnections();
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
  const relay = async (asked, answer) => {
    if (it.down) return asked.socket.destroy();
    const parts = [];
    for await (const part of asked) parts.push(part);
    const body = Buffer.concat(parts);
    const key = String(asked.headers["idempotency-key"]);
    const isCommand = asked.method === "POST" && asked.url?.endsWith("/actions");
    const wanted = isCommand ? JSON.parse(body.toString()).actions.map((action) => action.do) : [];
    const cut = ["before", "after"].map((place) => `${wanted[0]} ${place}`).find((name) => !it.cuts.has(name));
    const isCut = it.cutting && cut && KINDS.includes(wanted[0]) && !it.torn.has(key);
    if (isCut) {
      it.cuts.add(cut);
      it.torn.add(key);
      if (cut.endsWith("before")) return asked.socket.destroy();
    }
    await way();
    if (isCommand) it.sent.set(key, wanted);
    const { hostname, port } = new URL(url);
    const options = { hostname, port, path: asked.url, method: asked.method, headers: asked.headers };
    const onward = request(options, async (came) => {
      if (isCut) return asked.socket.destroy();
      await way();
      answer.writeHead(came.statusCode ?? 502, came.headers);
      answer.flushHeaders();
      try {
        for await (const part of came) {
          await way();
          answer.write(part);
        }
        answer.end();
      } catch {
        // One end has gone.
        answer.destroy();
      }
    });
    onward.on("error", () => asked.socket.destroy());
    answer.on("close", () => onward.destroy());
    onward.end(body);
  };
  const server = createServer((asked, answer) => relay(asked, answer).catch(() => answer.destroy()));
  server.on("clientError", (_, socket) => socket.destroy());
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
  it.url = `http://127.0.0.1:${/** @type {import("node:net").AddressInfo} */ (server.address()).port}`;
  return it;
}

/** Opens a match over the line. @param {string} id */
async function open(id) {
  const page = await tavola.page({ settings: { ...CALM, greedy: true } });
  await page.goto(`${line.url}/#/match/${id}`);
  await page.locator(".play:not(.loading)").waitFor();
  return page;
}

/** Does the next act of either player at the screen; the cube is turned before every roll. */
async function next(page) {
  const can = await acts(page);
  const first = ["take", "next", "double", "off", "forced", "done", "roll"].find((name) => can.includes(name));
  if (first) await press(page, first);
  else if (await page.locator("tavola-board .place.source").count()) await moveOnce(page);
  else await page.waitForTimeout(50);
}

test("a command counts once where its line is cut before it arrives, and before its answer comes", {
  timeout: MINUTES * 60_000,
}, async () => {
  const { id } = await tavola.create({ match: { kind: "points", length: 25 } });
  const page = await open(id);
  line.cutting = true;
  while (line.cuts.size < 2 * KINDS.length) await next(page);
  line.cutting = false;
  // The last command has arrived when another one can be given.
  await page.locator(".play-buttons button:not(:disabled), tavola-board .place.source").first().waitFor();
  const { events } = await stored(tavola, id);
  const asked = [...line.sent.values()].flat();
  const count = (all, ...kinds) => all.filter((kind) => kinds.includes(kind)).length;
  const happened = events.map(({ kind }) => kind);
  assert.equal(count(happened, "opening", "roll"), count(asked, "roll"));
  assert.equal(count(happened, "done"), count(asked, "play"));
  assert.equal(count(happened, "double"), count(asked, "double"));
  assert.equal(count(happened, "take"), count(asked, "take"));
  await page.context().close();
});

test("who was away for some seconds sees the present board and what was missed", { timeout: 60_000 }, async () => {
  const { id } = await tavola.create({ dice: "hand" });
  const page = await open(id);
  line.down = true;
  line.cut();
  await page.locator(".play-link").waitFor();
  const act = (after, action) => tavola.call("POST", `/api/matches/${id}/actions`, { after, actions: [action] });
  await act(0, { do: "roll", dice: [3, 1] });
  const { seq } = await act(1, {
    do: "play",
    moves: [
      [8, 5, 3],
      [6, 5, 1],
    ],
  });
  await act(seq, { do: "roll", dice: [6, 5] });
  await sleep(3000);
  line.down = false;
  await page.locator(".play-prompt", { hasText: "Ben has 6-5" }).waitFor({ timeout: 15_000 });
  assert.equal(await page.locator(".moves td").first().textContent(), "3-1: 8/5 6/5");
  await page.locator(".play-link").waitFor({ state: "hidden" });
  await page.context().close();
});
