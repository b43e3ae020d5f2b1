// Rollouts on the page: started from a position and from a decision of an analysis, watched, paused, resumed, extended, saved.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { axe, overflow, rawMessages, start, visit } from "./harness.mjs";

const MATCH = readFileSync(new URL("../../crates/analysis/tests/three-points.mat", import.meta.url));
/** Three-one from the start, for money. */
const OPENING = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10";

let tavola;
/** The id of the rollout that the first test starts. */
let id;

before(async () => {
  tavola = await start();
});
after(() => tavola?.stop());

const idOf = (page) => page.url().match(/rollout\/(\w+)/)[1];
const view = (of) => tavola.call("GET", `/api/rollouts/${of}`);

/** Waits until something holds of a rollout. */
async function until(of, hold) {
  for (;;) {
    const now = await view(of);
    if (hold(now)) return now;
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
}

/** Opens the form in the editor, once the evaluation above it has its full height. */
async function openForm(page) {
  await page.locator(".judgement:not([aria-busy]) .judgement-equity").waitFor();
  const card = page.locator("details.rollout-start");
  await card.locator("> summary").press("Enter");
  await card.locator(".rollout-form summary").press("Enter");
  return card;
}

/** A rollout that is short enough to end in a test. */
async function finished(changes = {}) {
  const settings = { truncate: 1, ply: 0, cube_ply: 0, luck: false, tables: true, seed: 7 };
  const limits = { trials: 72, stop_se: null, stop_jsd: null };
  const begun = await tavola.call("POST", "/api/rollouts", {
    position: { text: OPENING, rules: "backgammon" },
    plays: 3,
    settings,
    cube: true,
    limits,
    ...changes,
  });
  return until(begun.id, (now) => !now.running);
}

test("a rollout is started in the editor, its table grows, and it is paused and goes on after a reload", async () => {
  const page = await tavola.page({ path: `#/edit?position=${encodeURIComponent(OPENING)}` });
  const card = await openForm(page);
  await card.getByLabel("Trials", { exact: true }).fill("36000");
  await card.getByLabel("Stop when the decision is clear").uncheck();
  await card.getByLabel("Length of a trial").selectOption("5");
  await card.getByLabel("Best plays compared").fill("2");
  assert.deepEqual(await axe(page), []);
  await card.getByRole("button", { name: "Roll out" }).click();
  await page.getByRole("heading", { level: 1, name: "Rollout" }).waitFor();
  id = idOf(page);
  const rows = page.locator(".rollout-table tbody tr");
  await rows.nth(1).waitFor();
  assert.equal(await rows.count(), 2);
  const trials = async () => Number((await rows.first().locator("td").nth(2).textContent()).replaceAll(",", ""));
  await page.waitForFunction(() =>
    /^[1-9]/.test(document.querySelector(".rollout-table tbody tr td:nth-of-type(3)")?.textContent ?? ""),
  );
  const before = await trials();
  await page.waitForFunction(
    (seen) =>
      Number(document.querySelector(".rollout-table tbody tr td:nth-of-type(3)").textContent.replaceAll(",", "")) >
      seen,
    before,
  );
  assert.match(await rows.first().locator("td").first().textContent(), /^[+-]0\.\d{3} ±0\.\d{3}$/);
  await page.getByRole("button", { name: "Pause" }).click();
  await page.locator(".rollout-state", { hasText: "Paused" }).waitFor();
  const paused = await until(id, (now) => !now.running);
  assert.equal(await page.evaluate(() => document.activeElement.textContent), "Go on", "the focus stays on the button");
  await page.reload();
  await page.locator(".rollout-state", { hasText: "Paused" }).waitFor();
  // A slice that was being written when it paused is kept.
  const rests = await view(id);
  assert.ok(rests.done >= paused.done && !rests.running);
  await page.getByRole("button", { name: "Go on" }).click();
  await until(id, (now) => now.done > rests.done);
  await page.locator(".rollout-state", { hasText: "Running" }).waitFor();
  await page.getByRole("button", { name: "Pause" }).click();
  await until(id, (now) => !now.running);
  await page.context().close();
});

test("the ear hears of the end alone, and more trials go on from those that there are", async () => {
  const done = await finished({ limits: { trials: 36, stop_se: null, stop_jsd: null } });
  const page = await tavola.page({ path: `#/rollout/${done.id}` });
  await page.locator(".rollout-state", { hasText: "Finished" }).waitFor();
  await page.evaluate(() => {
    globalThis.said = [];
    for (const region of document.querySelectorAll("[aria-live]")) {
      new MutationObserver(() => {
        if (region.textContent.trim()) globalThis.said.push(region.textContent.trim());
      }).observe(region, { childList: true, subtree: true, characterData: true });
    }
  });
  await page.getByLabel("Trials for each candidate").fill("360");
  await page.getByRole("button", { name: "Play on" }).click();
  await until(done.id, (now) => !now.running && now.rows[0].trials === 360);
  await page.locator(".rollout-state", { hasText: "Finished" }).waitFor();
  await page.waitForFunction(() => globalThis.said.length > 0);
  assert.deepEqual(await page.evaluate(() => globalThis.said), ["The rollout is finished: 8/5 6/5"]);
  const equity = (await view(done.id)).rows[0].equity;
  const shown = await page.locator(".rollout-table tr.best td").first().textContent();
  assert.ok(shown.startsWith(`${equity > 0 ? "+" : ""}${equity.toFixed(3)}`), `${shown} ${equity}`);
  await page.context().close();
});

test("a play of the table is shown on the board by a key", async () => {
  const done = await finished();
  const page = await tavola.page({ path: `#/rollout/${done.id}` });
  const play = page.getByRole("button", { name: "8/5 6/5" });
  await play.focus();
  await page.keyboard.press("Enter");
  assert.equal(await play.getAttribute("aria-pressed"), "true");
  await page.locator("tavola-board .trail").first().waitFor({ state: "attached" });
  await page.context().close();
});

test("a rollout is saved, removed, opened again from its file, and listed", async () => {
  const done = await finished({ plays: 2 });
  const page = await tavola.page({ path: `#/rollout/${done.id}` });
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save rollout" }).click();
  const file = await saved;
  assert.equal(file.suggestedFilename(), `tavola-${done.id}.rollout`);
  const text = readFileSync(await file.path());
  assert.ok(text.toString().startsWith('{"format":"tavola-rollout"'));
  await page.getByRole("button", { name: "Remove rollout" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await page.getByRole("heading", { level: 1, name: "Rollouts" }).waitFor();
  assert.equal(
    await page.getByRole("link", { name: /^Show rollout/ }).count(),
    (await tavola.call("GET", "/api/rollouts")).rollouts.length,
  );
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: "x.rollout", mimeType: "text/plain", buffer: Buffer.from("nonsense") });
  await page.getByRole("alert").filter({ hasText: "saved rollout" }).waitFor();
  await page.locator('input[type="file"]').setInputFiles({ name: "x.rollout", mimeType: "text/plain", buffer: text });
  await page.locator(".rollout-table tbody tr").first().waitFor();
  assert.deepEqual((await view(idOf(page))).rows, done.rows);
  await page.context().close();
});

test("a decision of an analysis is rolled out", async () => {
  const { id: match } = await tavola.open(String(MATCH));
  await tavola.call("POST", `/api/matches/${match}/analysis`, { level: "quick", run: true });
  let analysis;
  do analysis = await tavola.call("GET", `/api/matches/${match}/analysis?level=quick`);
  while (analysis.state.running);
  const play = analysis.analysis.games
    .flatMap((game) => game.decisions)
    .find((decision) => decision.kind === "play" && decision.class === "very-bad");
  const page = await tavola.page({ path: `#/analysis/${match}?level=quick&d=${play.index}` });
  await page.getByRole("button", { name: "Roll out" }).click();
  const dialog = page.getByRole("dialog", { name: "Rollout" });
  await dialog.getByLabel("Trials", { exact: true }).fill("36");
  await dialog.getByLabel("Length of a trial").selectOption("5");
  assert.deepEqual(await axe(page), []);
  await dialog.getByRole("button", { name: "Roll out" }).click();
  await page.waitForURL("**/#/rollout/*");
  const found = await until(idOf(page), (now) => !now.running);
  assert.deepEqual([...found.position.terms.dice].sort(), [...play.dice].sort());
  assert.ok(
    found.rows.some((row) => row.text === play.played),
    "the play that was made is compared",
  );
  await page.context().close();
});

test("a cube decision has its verdict in words", async () => {
  const cube = await finished({
    position: { text: "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10", rules: "backgammon" },
  });
  const page = await tavola.page({ path: `#/rollout/${cube.id}` });
  await page.locator(".rollout-verdict", { hasText: "No double. If doubled: Take" }).waitFor();
  for (const words of ["No double", "Double, take", "Double, drop"])
    await page.getByRole("rowheader", { name: words }).waitFor();
  await page.context().close();
});

for (const [name, options] of [
  ["desk", { width: 1440, height: 900 }],
  ["phone", { width: 360, height: 740, theme: "dark", touch: true }],
]) {
  test(`nothing stands in the way of any reader, ${name}`, async () => {
    const done = await finished();
    const page = await tavola.page({ path: `#/rollout/${done.id}`, ...options });
    await page.locator(".rollout-table tbody tr").first().waitFor();
    assert.deepEqual(await axe(page), []);
    assert.equal(await overflow(page), 0);
    await visit(page, "#/rollout");
    assert.deepEqual(await axe(page), []);
    assert.equal(await overflow(page), 0);
    await page.context().close();
  });
}

test("every language has all the words, and none is too long for a phone", async () => {
  const done = await finished();
  for (const language of ["de", "fr", "es", "it", "nl", "pt", "da", "ru"]) {
    const page = await tavola.page({ path: `#/rollout/${done.id}`, language, width: 360, height: 740 });
    await page.locator(".rollout-table tbody tr").first().waitFor();
    assert.deepEqual(await rawMessages(page), [], language);
    assert.equal(await overflow(page), 0, language);
    await visit(page, "#/edit");
    await openForm(page);
    assert.deepEqual(await rawMessages(page), [], language);
    assert.equal(await overflow(page), 0, language);
    await page.context().close();
  }
});
