// The position of the day with its streak, and a game for tonight.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { axe, start } from "./harness.mjs";

let tavola;
before(async () => {
  tavola = await start();
});
after(() => tavola?.stop());

test("a day has one position for everybody, and days in a row are counted", async () => {
  const board = async (page) => {
    await page.locator(".practice-ask").waitFor({ timeout: 60_000 });
    return page
      .locator("tavola-board .place")
      .evaluateAll((places) => places.map((place) => place.getAttribute("aria-label")).join());
  };
  const [page, other] = [await tavola.page({ path: "#/day" }), await tavola.page({ path: "#/day" })];
  assert.equal(await board(page), await board(other));
  assert.deepEqual(await axe(page), []);
  await other.context().close();
  // Answered yesterday, so today is the second day.
  await page.evaluate(() => {
    const two = (number) => String(number).padStart(2, "0");
    const day = new Date(Date.now() - 86_400_000);
    const settings = JSON.parse(localStorage.getItem("tavola.settings") ?? "{}");
    localStorage.setItem(
      "tavola.settings",
      JSON.stringify({ ...settings, daily: `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())} 1` }),
    );
  });
  await page.goto(`${tavola.url}/`);
  await page.reload();
  await page.getByRole("link", { name: /Position of the day 1 day in a row/ }).waitFor();
  await page.context().close();
});

test("a game for tonight fits what is chosen, and another one is a click away", async () => {
  const page = await tavola.page();
  await page.locator(".tonight > summary").click();
  await page.getByRole("combobox", { name: "How long" }).selectOption("short");
  const name = () => page.locator(".tonight-game h3").textContent();
  const { rules } = await tavola.call("GET", "/api/catalogue");
  const seen = new Set();
  for (let i = 0; i < 3; i++) {
    const link = await page.locator(".tonight-game a.primary").getAttribute("href");
    const game = new URLSearchParams(link.split("?")[1]).get("rules");
    assert.ok(rules.find((card) => card.name === game).minutes <= 10, game);
    seen.add(await name());
    await page.getByRole("button", { name: "Another game" }).click();
  }
  assert.ok(seen.size > 1, [...seen].join());
  assert.deepEqual(await axe(page), []);
  await page.context().close();
});
