// People in browsers at two nodes. Those who watch a match with a delay see it late at both. Two people, one of them a phone, play a
// rated match with clocks and the cube while one of the nodes is killed in the middle. A proxy leads each browser to its node and,
// where that does not answer, to the other one, as at a real service.
//
//   TAVOLA_BIN=$PWD/target/debug/tavola node --test tests/cluster/people.test.mjs

import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { chromium } from "playwright-core";
import { BROWSER, visit } from "../browser/harness.mjs";
import { played, seated } from "../browser/people.mjs";
import { act, CALM, press } from "../browser/table.mjs";
import { next } from "./next.mjs";
import { skip, startCluster } from "./start.mjs";
import { way } from "./way.mjs";

/** Number of actions before a node is killed. */
const BEFORE = 25;
/** Seconds by which a match is shown late to those who watch. */
const DELAY = 4;
/** No match of three points has more. */
const MOST = 3000;

/** @param {number} ms */
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * A call by a page; null without an answer.
 * @param {import("playwright-core").Page} page
 * @param {string} method
 * @param {string} path
 * @param {unknown} [body]
 * @returns {Promise<{ status: number, body: any } | null>}
 */
const call = (page, method, path, body) =>
  page.evaluate(
    async ([method, path, body]) => {
      try {
        const answer = await fetch(String(path), {
          method: String(method),
          headers: { "Content-Type": "application/json" },
          body: body === undefined ? undefined : JSON.stringify(body),
        });
        return { status: answer.status, body: await answer.json().catch(() => null) };
      } catch {
        return null;
      }
    },
    [method, path, body],
  );

describe("two people at two nodes", { skip }, () => {
  /** @type {Awaited<ReturnType<typeof startCluster>>} */
  let cluster;
  /** @type {import("playwright-core").Browser} */
  let browser;
  /** Of the two people. @type {Awaited<ReturnType<typeof way>>[]} */
  let ways;

  before(async () => {
    cluster = await startCluster();
    const ports = cluster.nodes.map((/** @type {{ url: string }} */ node) => Number(new URL(node.url).port));
    ways = await Promise.all([way(...ports), way(...ports.toReversed())]);
    browser = await chromium.launch(BROWSER);
  });
  after(async () => {
    await browser?.close();
    for (const each of ways ?? []) each.end();
    await cluster?.stop();
  });

  /** The browser of a visitor. @param {number} at @param {object} [options] */
  async function visitor(at, options) {
    const context = await browser.newContext({ locale: "en", reducedMotion: "reduce", ...options });
    await context.addInitScript((stored) => {
      if (!localStorage.getItem("tavola.settings")) localStorage.setItem("tavola.settings", stored);
    }, JSON.stringify(CALM));
    const page = await context.newPage();
    await page.goto(`http://127.0.0.1:${ways[at]?.port}/`);
    await page.locator("main h1").first().waitFor({ state: "attached" });
    return page;
  }

  /** The browser of a guest. @param {string} name @param {number} at @param {object} [options] */
  async function guest(name, at, options) {
    const page = await visitor(at, options);
    assert.equal((await call(page, "POST", "/api/me", { name }))?.status, 201);
    return page;
  }

  /** The browser of an account. @param {string} name @param {number} at @param {object} [options] */
  async function account(name, at, options) {
    const page = await guest(name, at, options);
    assert.equal((await call(page, "POST", "/api/me/password", { password: "correct horse battery" }))?.status, 200);
    return page;
  }

  it("are watched late at both nodes, and the result is seen last", { timeout: 120_000 }, async () => {
    const players = [await guest("Dora", 0), await guest("Emil", 1)];
    const id = await seated(...players, { delay: DELAY });
    const watchers = [await visitor(0), await visitor(1)];
    for (const page of watchers) {
      await visit(page, `#/match/${id}`);
      await page.getByText(`You see this match late: ${DELAY} seconds.`).waitFor();
    }
    /** What a page gets of the match. @param {import("playwright-core").Page} page */
    const seen = async (page) => (await call(page, "GET", `/api/matches/${id}`))?.body;
    const begun = Date.now();
    const { seq } = await played(players, id, 4);
    for (const page of watchers) {
      const { seq: shown } = await seen(page);
      assert.ok(Date.now() - begun > DELAY * 1000 || shown === 0, `${shown} of ${seq} actions are shown`);
      assert.ok((await seen(players[0])).seq >= seq, "the players see all at once");
    }
    for (const page of watchers) {
      await page.waitForFunction(() => document.querySelector(".play-last")?.textContent !== "");
      assert.ok(Date.now() - begun >= DELAY * 1000, "nothing is shown before its time");
    }
    await played(players, id);
    const end = Date.now();
    assert.equal((await seen(players[1])).phase.kind, "match-over");
    for (const page of watchers) {
      const { phase } = await seen(page);
      assert.ok(Date.now() - end > DELAY * 1000 || phase.kind !== "match-over", "the result is shown at once");
    }
    for (const page of watchers) await page.locator(".result-card").first().waitFor({ timeout: 20_000 });
    assert.ok(Date.now() - end >= (DELAY - 1) * 1000, "the result comes before its time");
    for (const page of [...players, ...watchers]) await page.context().close();
  });

  it("play a rated match to its end while a node is killed, and both check its dice", {
    timeout: 300_000,
  }, async () => {
    const anna = await account("Anna", 0, { viewport: { width: 1280, height: 800 } });
    const ben = await account("Ben", 1, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    const pages = [anna, ben];
    for (const page of pages) {
      await visit(page, "#/lobby");
      await page.getByRole("checkbox", { name: "Rated" }).check();
    }
    await anna.getByRole("button", { name: /^3-point match/ }).click();
    await ben.getByRole("heading", { name: "Anna" }).waitFor();
    await ben.getByRole("button", { name: /^3-point match/ }).click();
    await Promise.all(pages.map((page) => page.waitForURL(/#\/match\/[a-z2-9]{10}$/)));
    for (const page of pages) await page.locator(".play-facts .chip", { hasText: "Rated" }).waitFor();
    const id = String(new URL(anna.url()).hash.split("/").at(-1));
    const path = `/api/matches/${id}`;

    let doubled = false;
    let killed = false;
    /** Calls that nobody answered: those that the end of the node cut off. */
    let unanswered = 0;
    /** The pages of the first and the second player. @type {import("playwright-core").Page[]} */
    let seats = [];
    for (let done = 0; ; done += 1) {
      assert.ok(done < MOST, "the match does not end");
      const view = (await call(anna, "GET", path))?.body;
      if (!view?.phase) {
        await sleep(50);
        continue;
      }
      if (view.phase.kind === "match-over") break;
      if (seats.length === 0) seats = view.players[0].name === "Anna" ? pages : pages.toReversed();
      const { kind, player, may } = view.phase;
      const page = seats[player ?? 0] ?? anna;
      const other = page === anna ? ben : anna;
      if (!doubled && kind === "roll" && may.includes("double")) {
        // The cube by hand: the offer is seen on the other screen, and its answer on this one.
        await press(page, "double");
        await press(other, "take");
        // The button to roll may still be that of before the double.
        await other.waitForFunction(async (path) => (await (await fetch(path)).json()).phase.kind === "roll", path);
        await act(page, "roll").waitFor();
        doubled = true;
        continue;
      }
      const { by: _, ...action } = next(view) ?? assert.fail(`nobody may roll or play: ${JSON.stringify(view.phase)}`);
      const answer = await call(page, "POST", `${path}/actions`, { after: view.seq, actions: [action] });
      if (answer === null) unanswered += 1;
      // An action whose answer was cut off has happened or not: the next look shows it.
      else assert.ok([200, 409].includes(answer.status), JSON.stringify(answer));
      if (!killed && doubled && view.seq > BEFORE) {
        process.kill(cluster.nodes[1].pid, "SIGKILL");
        killed = true;
      }
    }
    assert.ok(doubled && killed);
    assert.ok(unanswered < 5, `${unanswered} calls had no answer`);

    const { events } = (await call(anna, "GET", `${path}?since=0`))?.body ?? {};
    assert.deepEqual(
      events.map((/** @type {any} */ event) => event.seq),
      events.map((/** @type {any} */ _, /** @type {number} */ at) => at + 1),
    );
    assert.equal((await call(ben, "GET", path))?.body.seq, events.length);
    for (const page of pages) {
      await page.locator(".result-rating").waitFor();
      await page.locator(".result-card").getByRole("link", { name: "Check these dice" }).click();
      await page.getByText("These dice are as they were promised.").waitFor();
      const checks = page.locator(".dice-checks > li");
      assert.deepEqual(
        await checks.evaluateAll((rows) => rows.map((row) => row.className)),
        Array.from({ length: 6 }, () => "pass"),
      );
      await page.context().close();
    }
  });
});
