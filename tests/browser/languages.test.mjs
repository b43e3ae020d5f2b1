// The language: the browser's at first, by hand after that, with numbers and plurals as the language has them.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { start } from "./harness.mjs";

let tavola;
before(async () => {
  tavola = await start();
});
after(() => tavola?.stop());

test("the first visit speaks the browser's language, or English", async () => {
  for (const [asked, spoken] of [
    ["de-AT", "de"],
    ["pt-BR", "pt"],
    ["ru", "ru"],
    ["ja-JP", "en"],
  ]) {
    const page = await tavola.page({ language: asked });
    assert.equal(await page.getAttribute("html", "lang"), spoken, asked);
    await page.context().close();
  }
});

test("the menu lists every language by its own name, switches at once, and is remembered", async () => {
  const page = await tavola.page({ path: "#/settings" });
  const menu = page.locator(".site-head select");
  assert.deepEqual(await menu.locator("option").allTextContents(), [
    "English",
    "Deutsch",
    "Français",
    "Español",
    "Italiano",
    "Nederlands",
    "Português",
    "Dansk",
    "Русский",
  ]);
  await menu.selectOption("fr");
  await page.getByRole("heading", { level: 1, name: "Réglages" }).waitFor();
  assert.equal(await page.getAttribute("html", "lang"), "fr");
  assert.ok(await menu.evaluate((element) => element === document.activeElement), "the menu keeps the focus");
  await page.reload();
  await page.getByRole("heading", { level: 1, name: "Réglages" }).waitFor();
});

test("a form keeps its choices when the language changes", async () => {
  const page = await tavola.page({ path: "#/new" });
  await page.getByRole("radio", { name: "Expert" }).check();
  await page.locator(".site-head select").selectOption("it");
  await page.getByRole("heading", { level: 1, name: "Nuova partita" }).waitFor();
  assert.ok(await page.getByRole("radio", { name: "Esperto" }).isChecked());
});

test("numbers choose the right plural", async () => {
  const page = await tavola.page({ language: "ru", path: "#/new" });
  const sentence = (count) =>
    page.evaluate(
      async (value) =>
        (await import(new URL("i18n.js", document.querySelector("script").src).href)).t("points", { count: value }),
      count,
    );
  assert.equal(await sentence(1), "1 очко");
  assert.equal(await sentence(3), "3 очка");
  assert.equal(await sentence(11), "11 очков");
  assert.equal(await sentence(21), "21 очко");
});
