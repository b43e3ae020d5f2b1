// The opening book on the page: rolls, plays on the board, replies, addresses, keyboard, phones and languages.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { axe, overflow, rawMessages, start } from "./harness.mjs";

const LANGUAGES = ["en", "de", "fr", "es", "it", "nl", "pt", "da", "ru"];

let tavola;
before(async () => {
  tavola = await start();
});
after(() => tavola?.stop());

const roll = (page, name) => page.locator(".openings-grid").getByRole("link", { name: new RegExp(`^${name}\\b`) });

test("a roll leads to its plays, a play to the board and to the replies, and back leads back", async () => {
  const page = await tavola.page({ path: "#/learn" });
  await page.getByRole("link", { name: "The opening book" }).click();
  await page.getByRole("heading", { name: "Openings" }).waitFor();
  assert.equal(await page.locator(".openings-grid a").count(), 21);
  await roll(page, "3-1").click();
  await page.waitForURL("**/#/openings/31");
  await page.getByRole("heading", { name: "Plays of 3-1" }).waitFor();
  const best = page.locator(".rollout-table tr.best");
  assert.equal(await best.locator("th").textContent(), "8/5 6/5");
  assert.match((await best.locator("td").first().textContent()) ?? "", /^\+0\.\d{3} ±0\.\d{3}$/);
  await page.locator("tavola-board .trail").first().waitFor({ state: "attached" });
  const other = page.locator(".rollout-table tbody tr").nth(1).getByRole("button");
  await other.focus();
  await page.keyboard.press("Enter");
  assert.equal(await other.getAttribute("aria-pressed"), "true");
  assert.equal(await best.getByRole("button").getAttribute("aria-pressed"), "false");
  await best.getByRole("button").click();
  await page.getByRole("link", { name: "Replies to 8/5 6/5" }).click();
  await page.waitForURL("**/#/openings/31/8-5,6-5");
  const heading = page.getByRole("heading", { name: "Replies to 3-1: 8/5 6/5" });
  await heading.waitFor();
  assert.equal(await page.evaluate(() => document.activeElement?.tagName), "H1");
  await roll(page, "6-5").click();
  await page.getByRole("heading", { name: "Plays of 6-5" }).waitFor();
  assert.equal(await page.locator(".rollout-table tr.best th").textContent(), "24/13");
  assert.deepEqual(await axe(page), []);
  await page.goBack();
  await page.goBack();
  await page.getByRole("heading", { name: "Openings" }).waitFor();
  assert.equal(await roll(page, "3-1").getAttribute("aria-current"), "true");
  await page.context().close();
});

test("an address of a play without replies shows the plays of its roll, and an unknown one says so", async () => {
  const page = await tavola.page({ path: "#/openings/31/24-20/64" });
  await page.getByRole("heading", { name: "Plays of 3-1" }).waitFor();
  await page.getByText("The book has no replies to this play.").waitFor();
  await page.context().close();
});

test("the book has the figures of its call, written as the language writes numbers", async () => {
  const { rolls } = await tavola.call("GET", "/api/openings");
  const [high, low] = [3, 1];
  const { plays } = rolls.find(({ dice }) => dice[0] === high && dice[1] === low);
  const page = await tavola.page({ path: "#/openings/31", language: "de" });
  await page.getByRole("heading", { name: "Züge mit 3-1" }).waitFor();
  const shown = await page.locator(".rollout-table tr.best td").first().textContent();
  assert.ok(shown?.startsWith(`+${plays[0].equity.toFixed(3).replace(".", ",")}`), shown ?? "");
  await page.context().close();
});

test("the book fits phones in every language, light and dark", async () => {
  for (const [index, language] of LANGUAGES.entries()) {
    const dark = index % 2 === 1;
    const page = await tavola.page({
      path: "#/openings/64",
      language,
      width: index % 3 === 0 ? 390 : 320,
      height: 700,
      theme: dark ? "dark" : "light",
    });
    await page.locator(".rollout-table tr.best").waitFor();
    assert.deepEqual(await rawMessages(page), [], language);
    assert.equal(await overflow(page), 0, `${language} is too wide`);
    assert.deepEqual(await axe(page), [], language);
    await page.evaluate(() => {
      location.hash = "#/openings/21/13-11,6-5";
    });
    await page.locator(".openings-grid a[href*='13-11']").first().waitFor();
    assert.equal(await overflow(page), 0, `${language}: the replies are too wide`);
    await page.context().close();
  }
});
