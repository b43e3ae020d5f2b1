// Many tabs of one browser: they share one event stream, follow their matches, and survive each other.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { start } from "./harness.mjs";
import { CALM, act, press, tap } from "./table.mjs";

const TABS = 10;

let tavola;
before(async () => {
  tavola = await start();
});
after(() => tavola.stop());

const prompt = (page, text) => page.locator(".play-prompt", { hasText: text }).waitFor({ timeout: 10_000 });
const roll = (id, after, dice) =>
  tavola.call("POST", `/api/matches/${id}/actions`, { after, actions: [{ do: "roll", dice }] });

/** Opens tabs of one browser, each on a match of its own, and counts the streams that stand. */
async function openTabs(count) {
  const first = await tavola.page({ settings: CALM });
  const context = first.context();
  const streams = new Set();
  context.on("request", (request) => {
    if (request.url().includes("/api/stream")) streams.add(request);
  });
  for (const end of ["requestfailed", "requestfinished"]) context.on(end, (request) => streams.delete(request));
  const tabs = [];
  for (let index = 0; index < count; index++) {
    const { id } = await tavola.create({ dice: "hand" });
    const page = index === 0 ? first : await context.newPage();
    await page.goto(`${tavola.url}/#/match/${id}`);
    await prompt(page, "Enter the opening roll");
    tabs.push({ id, page });
  }
  const standing = () => [...streams].filter((request) => !request.frame().page().isClosed()).length;
  return { context, tabs, standing };
}

test("ten tabs are answered, and each hears of its match over one stream", async () => {
  const { context, tabs, standing } = await openTabs(TABS);
  for (const { id } of tabs) await roll(id, 0, [3, 1]);
  for (const { page } of tabs) await prompt(page, "Anna has 3-1");
  assert.equal(standing(), 1, "one connection for all tabs");
  await context.close();
});

test("the stream passes on when the tab that held it closes", async () => {
  const {
    context,
    tabs: [leader, second, third],
    standing,
  } = await openTabs(3);
  await leader.page.close();
  await roll(second.id, 0, [3, 1]);
  await roll(third.id, 0, [6, 4]);
  await prompt(second.page, "Anna has 3-1");
  await prompt(third.page, "Anna has 6-4");
  assert.equal(standing(), 1);
  await context.close();
});

test("a match that is left is followed no more, and one that is deleted is left by the tab that shows it", async () => {
  const {
    context,
    tabs: [first, second],
  } = await openTabs(2);
  const asked = context.waitForEvent("request", (request) =>
    request.url().endsWith(`/api/stream?matches=${second.id}`),
  );
  await first.page.evaluate(() => {
    location.hash = "#/matches";
  });
  await asked;
  await tavola.call("DELETE", `/api/matches/${second.id}`);
  await second.page.waitForFunction(() => location.hash === "#/matches");
  await context.close();
});

test("without locks a tab opens a stream of its own", async () => {
  const { id } = await tavola.create({ dice: "hand" });
  const page = await tavola.page();
  await page.addInitScript(
    () => Object.defineProperty(Navigator.prototype, "locks", { value: undefined }) && delete Navigator.prototype.locks,
  );
  await page.goto(`${tavola.url}/?bare#/match/${id}`);
  await prompt(page, "Enter the opening roll");
  assert.equal(await page.evaluate(() => "locks" in navigator), false);
  await roll(id, 0, [3, 1]);
  await prompt(page, "Anna has 3-1");
  await page.context().close();
});

test("when another tab was faster, the page shows what it played, and goes on from there", async () => {
  const { id } = await tavola.create({ dice: "hand" });
  const page = await tavola.page({ path: `#/match/${id}`, settings: CALM });
  await page.locator(".dice-pad").waitFor();
  for (const die of ["3", "1"]) await page.keyboard.press(die);
  await prompt(page, "Anna has 3-1");
  // This tab hears nothing; only the refusal of its turn brings the match as it stands.
  await page.context().route("**/api/stream**", (route) => route.abort());
  await page.route(`**/api/matches/${id}?since**`, (route) => route.abort());
  await page.reload();
  await prompt(page, "Anna has 3-1");
  await tavola.call("POST", `/api/matches/${id}/actions`, {
    after: 1,
    actions: [
      {
        do: "play",
        moves: [
          [24, 23, 1],
          [13, 10, 3],
        ],
      },
    ],
  });
  await tap(page, 8);
  await tap(page, 5);
  await tap(page, 6);
  await tap(page, 5);
  await press(page, "done");
  await prompt(page, "Enter the roll of Ben");
  await page.locator(".toast", { hasText: "Someone else was faster" }).waitFor();
  assert.equal(await page.locator(".moves td").first().textContent(), "3-1: 24/23 13/10");
  for (const die of ["6", "5"]) await page.keyboard.press(die);
  await prompt(page, "Ben has 6-5");
  assert.equal(await act(page, "done").count(), 1);
  await page.context().close();
});
