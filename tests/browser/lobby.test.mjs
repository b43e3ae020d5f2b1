// The lobby of a service: two people who have never met find each other, one of them on a phone.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { axe, overflow, rawMessages, start, visit } from "./harness.mjs";
import { name, person } from "./people.mjs";
import { CALM } from "./table.mjs";

let tavola;
before(async () => {
  tavola = await start({ service: true });
});
after(() => tavola?.stop());

const PHONE = { width: 390, height: 844, touch: true };

test("from a cold start two people who want the same match are at one board, with three clicks each", {
  timeout: 120_000,
}, async () => {
  let clicks = 0;
  const click = async (locator) => {
    clicks += 1;
    await locator.click();
  };
  const anna = await tavola.page({ settings: CALM });
  await click(anna.getByRole("link", { name: /^Find an opponent/ }));
  await anna.getByText("Nobody is waiting just now.").waitFor();
  assert.deepEqual(await axe(anna), []);
  assert.deepEqual(await rawMessages(anna), []);
  await click(anna.getByRole("button", { name: /^3-point match/ }));
  await anna.getByRole("textbox", { name: "Your name" }).fill("Anna");
  await click(anna.getByRole("button", { name: "Go on" }));
  await anna.getByRole("status").getByText("Waiting for an opponent").waitFor();
  assert.equal(clicks, 3);
  assert.deepEqual(await axe(anna), []);

  const ben = await tavola.page({ ...PHONE, settings: CALM, path: "#/lobby" });
  await ben.getByRole("heading", { name: "Anna" }).waitFor();
  assert.equal(await overflow(ben), 0);
  assert.deepEqual(await axe(ben), []);
  assert.deepEqual(await rawMessages(ben), []);
  await ben.getByRole("button", { name: /^3-point match/ }).click();
  await ben.getByRole("textbox", { name: "Your name" }).fill("Ben");
  await ben.getByRole("button", { name: "Go on" }).click();
  await Promise.all([anna, ben].map((page) => page.waitForURL(/#\/match\/[a-z2-9]{10}$/)));
  assert.equal(new URL(anna.url()).hash, new URL(ben.url()).hash);
  await ben.locator(".player-clock").first().waitFor();

  // A later visitor sees it being played, and watches.
  const carl = await tavola.page({ path: "#/lobby" });
  await carl.getByRole("link", { name: "Watch Anna – Ben" }).click();
  await carl.locator(".play:not(.loading)").waitFor();
  assert.equal(await carl.locator(".play-buttons button:enabled").count(), 0);
  for (const page of [anna, ben, carl]) await page.context().close();
});

test("a challenge of any kind is offered to all, seen to come and to go, and taken from the list", {
  timeout: 120_000,
}, async () => {
  const watcher = await tavola.page({ path: "#/lobby" });
  await watcher.getByText("Nobody is waiting just now.").waitFor();
  const dora = await person(tavola, "Dora", {
    settings: { ...CALM, setup: JSON.stringify({ rules: "plakoto", match: "points", length: 3 }) },
    path: "#/new?against=anyone",
  });
  await dora.getByText("Your challenge stands in the lobby while you wait.").waitFor();
  assert.deepEqual(await axe(dora), []);
  await dora.getByRole("button", { name: "Start" }).click();
  await dora.waitForURL(/#\/challenge\//);
  await watcher.getByRole("heading", { name: "Dora" }).waitFor();
  await watcher.getByText("Plakoto").waitFor();
  await dora.getByRole("button", { name: "Withdraw the invitation" }).click();
  await watcher.getByText("Nobody is waiting just now.").waitFor();

  await visit(dora, "#/lobby");
  await dora.getByRole("button", { name: /^One-point match/ }).click();
  await dora.getByText("Nobody else is waiting just now.").waitFor();
  await name(watcher, "Erik");
  await watcher.getByRole("button", { name: "Play with Dora" }).click();
  await Promise.all([dora, watcher].map((page) => page.waitForURL(/#\/match\//)));
  for (const page of [dora, watcher]) await page.context().close();
});

test("a person who waits plays the bot, sees that somebody has come, and keeps both matches", {
  timeout: 120_000,
}, async () => {
  const fred = await person(tavola, "Fred", { ...PHONE, path: "#/lobby" });
  await fred.getByRole("button", { name: /^One-point match/ }).click();
  await fred.getByRole("status").getByText("Waiting for an opponent").waitFor();
  assert.equal(await overflow(fred), 0);
  await fred.getByRole("button", { name: "Play the bot meanwhile" }).click();
  await fred.waitForURL(/#\/match\//);
  const bots = new URL(fred.url()).hash;
  await fred.locator(".play:not(.loading)").waitFor();
  await fred.getByRole("link", { name: "Your offer is waiting" }).waitFor();
  assert.equal(await overflow(fred), 0);
  assert.deepEqual(await axe(fred), []);
  // A reload is no absence.
  await fred.reload();
  await fred.getByRole("link", { name: "Your offer is waiting" }).waitFor();

  const gina = await person(tavola, "Gina", { path: "#/lobby" });
  await gina.getByRole("button", { name: "Play with Fred" }).click();
  await gina.waitForURL(/#\/match\//);
  const begun = fred.getByRole("dialog", { name: "Your match begins" });
  await begun.getByText("Your match against the bot stays as it is.").waitFor();
  assert.deepEqual(await axe(fred), []);
  assert.deepEqual(await rawMessages(fred), []);
  await fred.keyboard.press("Escape");
  assert.equal(new URL(fred.url()).hash, bots);
  await fred.getByRole("link", { name: "Your match has begun" }).click();
  await fred.waitForURL(`**/${new URL(gina.url()).hash}`);
  await fred.getByRole("link", { name: "Your match has begun" }).waitFor({ state: "detached" });
  await visit(fred, "#/matches");
  await fred.locator(".match-row").first().waitFor();
  assert.equal(await fred.locator(".match-row").count(), 2);
  for (const page of [fred, gina]) await page.context().close();
});

test("on one's own machine there is no lobby", async () => {
  const own = await start();
  try {
    const page = await own.page();
    assert.equal(await page.getByRole("link", { name: /^Find an opponent/ }).count(), 0);
    await visit(page, "#/lobby");
    await page.getByRole("heading", { name: "There is no such page" }).waitFor();
    await visit(page, "#/new");
    assert.equal(await page.getByRole("radio", { name: "Anyone" }).count(), 0);
    assert.equal(await page.getByRole("group", { name: "Clock" }).count(), 0);
  } finally {
    await own.stop();
  }
});
