// Words that fit: nothing of a dialog, of a finished match or of the lists is cut off on a phone, in languages with long words.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { start, visit } from "./harness.mjs";
import { CALM } from "./table.mjs";

const PHONE = { width: 390, height: 844 };

let tavola;
before(async () => {
  tavola = await start();
});
after(() => tavola.stop());

/** Elements whose content is wider than they are. @param {import("playwright-core").Page} page @param {string} selector */
const cut = (page, selector) =>
  page
    .locator(selector)
    .evaluateAll((all) =>
      all.filter((each) => each.scrollWidth > each.clientWidth + 1).map((each) => each.textContent ?? ""),
    );

for (const language of ["de", "fr", "ru"]) {
  test(`the title and the button of a long dialog stay in the window, ${language}`, async () => {
    const { id } = await tavola.create({ dice: "hand" });
    const page = await tavola.page({ path: `#/match/${id}`, language, ...PHONE, height: 560, settings: CALM });
    await page.locator(".dice-pad").waitFor();
    await page.keyboard.press("?");
    for (const part of [page.locator("dialog h2"), page.locator("dialog footer button")]) {
      const box = await part.boundingBox();
      assert.ok(box && box.y >= 0 && box.y + box.height <= 560, JSON.stringify(box));
    }
    await page.context().close();
  });

  test(`no word of a finished match is cut off on a phone, ${language}`, async () => {
    const { id } = await tavola.create({
      match: { kind: "points", length: 1 },
      position: "6:2 5:2 off:11 / 6:5 5:5 4:4 3:1",
      dice: "hand",
    });
    const page = await tavola.page({ path: `#/match/${id}`, language, ...PHONE, settings: CALM });
    await page.locator(".dice-pad").waitFor();
    const { seq } = await tavola.call("POST", `/api/matches/${id}/actions`, {
      after: 0,
      actions: [{ do: "resign", level: 1 }],
    });
    await tavola.call("POST", `/api/matches/${id}/actions`, { after: seq, actions: [{ do: "accept", by: 1 }] });
    await page.locator(".result-card").waitFor();
    await page.locator(".play-buttons [data-act=rematch]").waitFor();
    assert.deepEqual(await cut(page, ".play-buttons .btn, .result-card .btn"), []);
    await page.context().close();
  });
}

test("the buttons of a game in the gallery stand in one line in every language", async () => {
  for (const language of ["en", "de", "fr", "es", "it", "nl", "pt", "da", "ru"]) {
    const page = await tavola.page({ language, width: 1440, height: 900 });
    const row = page.locator(".game-card > .row").first();
    await row.waitFor();
    const tops = await row.locator(".btn").evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
    assert.equal(new Set(tops).size, 1, `${language}: ${tops.join(", ")}`);
    await page.context().close();
  }
});

test("the tables of a profile and of alternatives fit a phone", async () => {
  const { id } = await tavola.open(
    readFileSync(new URL("../../crates/analysis/tests/three-points.mat", import.meta.url)),
  );
  await tavola.call("POST", `/api/matches/${id}/analysis`, { level: "quick", run: true });
  for (let running = true; running; ) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    running = (await tavola.call("GET", `/api/matches/${id}/analyses`)).analyses[0].running;
  }
  for (const language of ["de", "fr", "ru"]) {
    const page = await tavola.page({ path: `#/analysis/${id}`, language, ...PHONE });
    await page.locator(".in-columns .hint-play").first().waitFor();
    const [inner, outer] = await page.evaluate(() =>
      [".in-columns .hint-play", ".analysis-facts"].map(
        (selector) => document.querySelector(selector)?.getBoundingClientRect().right ?? Number.NaN,
      ),
    );
    assert.ok(inner <= outer, `${language}: ${inner} of ${outer}`);
    await visit(page, "#/profile");
    await page.locator(".profile-table").first().waitFor();
    assert.deepEqual(await cut(page, ".figures-scroll"), [], language);
    assert.deepEqual(await cut(page, ".profile-card h2"), [], language);
    await page.context().close();
  }
});

test("the acts of a match in the list end with the removal on a phone, which has no line of its own", async () => {
  await tavola.create({});
  for (const language of ["de", "nl", "ru"]) {
    const page = await tavola.page({ path: "#/matches", language, ...PHONE });
    const acts = page.locator(".match-acts").first();
    await acts.waitFor();
    const [row, removal] = [await acts.boundingBox(), await acts.locator(".removal").boundingBox()];
    assert.ok(row && removal);
    assert.ok(
      removal.x + removal.width <= row.x + row.width + 1 && removal.y + removal.height <= row.y + row.height + 1,
    );
    const bottoms = await acts
      .locator(".btn")
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().bottom));
    assert.equal(Math.max(...bottoms) - (bottoms.at(-1) ?? 0), 0, `${language}: ${bottoms.join(", ")}`);
    await page.context().close();
  }
});

test("on a phone on its side every button is in sight and every word on it is whole, with dice by hand too", async () => {
  for (const language of ["en", "de", "fr", "es", "it", "nl", "pt", "da", "ru"]) {
    const { id } = await tavola.create({ dice: "hand", position: "24:2 13:5 8:3 6:5 / 24:2 13:5 8:3 6:5" });
    const page = await tavola.page({ path: `#/match/${id}`, language, width: 740, height: 360, settings: CALM });
    const seen = async () => {
      const low = await page
        .locator(".play-acts > .btn, .play-buttons > .btn, .play-menu > summary, .dice-pad button")
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().bottom - innerHeight));
      assert.ok(low.length > 0 && Math.max(...low) <= 0, `${language}: ${Math.max(...low)} pixels below the window`);
      assert.deepEqual(await cut(page, ".play-buttons > .btn"), [], language);
    };
    await page.locator(".dice-pad").waitFor();
    await seen();
    for (const die of ["3", "1"]) await page.keyboard.press(die);
    await page.locator("tavola-board .place.source").first().waitFor();
    await seen();
    await page.context().close();
  }
});
