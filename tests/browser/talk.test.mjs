// Two people who play each other: their phrases, in their own languages, and muting.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { axe, overflow, rawMessages, start, visit } from "./harness.mjs";
import { person, seated } from "./people.mjs";

let tavola;
before(async () => {
  tavola = await start({ service: true });
});
after(() => tavola?.stop());

const PHONE = { width: 390, height: 844, touch: true };

/** Two who play each other, on the screen of their match. @param {import("playwright-core").Page} first @param {import("playwright-core").Page} second */
async function atTheBoard(first, second) {
  const id = await seated(first, second, { length: 3 });
  for (const page of [first, second]) {
    await visit(page, `#/match/${id}`);
    await page.locator(".play:not(.loading)").waitFor();
  }
  return id;
}

test("each reads what the other says in their own language, until they do not want to hear it", {
  timeout: 120_000,
}, async () => {
  const [anna, ben] = [await person(tavola, "Anna"), await person(tavola, "Ben", { ...PHONE, language: "de" })];
  const id = await atTheBoard(anna, ben);
  await anna.locator(".play-talk > summary").click();
  assert.deepEqual(await axe(anna), []);
  await anna.getByRole("button", { name: "Well played!" }).click();
  await anna.locator(".player.bottom .player-said", { hasText: "Well played!" }).waitFor();
  await ben.locator(".player.top .player-said", { hasText: "Gut gespielt!" }).waitFor();
  await ben.getByRole("status").filter({ hasText: "Anna sagt: Gut gespielt!" }).first().waitFor({ state: "attached" });
  assert.equal(await overflow(ben), 0);
  assert.deepEqual(await axe(ben), []);
  assert.deepEqual(await rawMessages(ben), []);

  // By keyboard, and back.
  await ben.locator(".play-talk > summary").focus();
  await ben.keyboard.press("Enter");
  await ben.getByRole("button", { name: "Danke!" }).focus();
  assert.equal(await overflow(ben), 0);
  await ben.keyboard.press("Enter");
  await anna.locator(".player.top .player-said", { hasText: "Thank you!" }).waitFor();

  // A muted person gets no notice, and is not heard.
  await ben.locator(".play-talk > summary").click();
  await ben.getByRole("button", { name: "Anna nicht mehr hören" }).click();
  await ben.getByText("Du hörst Anna nicht mehr.").waitFor();
  await ben.locator(".player.top .player-said").waitFor({ state: "detached", timeout: 15_000 });
  await anna.locator(".play-talk > summary").click();
  await anna.getByRole("button", { name: "Nice roll!" }).click();
  await anna.locator(".player.bottom .player-said", { hasText: "Nice roll!" }).waitFor();
  await ben.waitForTimeout(500);
  assert.equal(await ben.locator(".player.top .player-said").count(), 0);

  // The block shows in the settings, which can end it.
  await ben.locator(".play-talk > summary").click();
  await ben.getByRole("button", { name: "Anna sperren …" }).click();
  await ben.getByRole("dialog").getByRole("button", { name: "Sperren" }).click();
  await ben.getByText("Anna ist gesperrt.").waitFor();
  await visit(ben, "#/settings");
  const settings = ben.locator(".settings-section", { has: ben.getByText("Wen du fernhältst") });
  if (!(await settings.evaluate((each) => each.open))) await settings.locator("summary").click();
  await ben.getByRole("button", { name: "Anna wieder zulassen" }).click();
  await ben.getByText("Wen du fernhältst").waitFor({ state: "detached" });

  // A report has a reason.
  await anna.locator(".play-talk > summary").click();
  await anna.getByRole("button", { name: "Report Ben …" }).click();
  assert.deepEqual(await axe(anna), []);
  await anna.getByRole("button", { name: "Has an insulting name" }).click();
  await anna.getByText("Your report was sent.").waitFor();

  // A spectator has nobody to talk to.
  const carl = await tavola.page({ path: `#/match/${id}` });
  await carl.locator(".play:not(.loading)").waitFor();
  assert.equal(await carl.locator(".play-talk").isVisible(), false);
  for (const page of [anna, ben, carl]) await page.context().close();
});

test("nobody talks to a bot", async () => {
  const dora = await person(tavola, "Dora");
  await visit(dora, "#/");
  await dora.getByRole("button", { name: /^Play against the bot/ }).click();
  await dora.locator(".play:not(.loading)").waitFor();
  assert.equal(await dora.locator(".play-talk").isVisible(), false);
  await dora.context().close();
});
