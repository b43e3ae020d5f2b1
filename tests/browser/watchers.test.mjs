// Matches that are shown late: the players choose how late, and whoever watches sees them so, without asking.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { axe, overflow, rawMessages, start, visit } from "./harness.mjs";
import { person, played, seated } from "./people.mjs";

let tavola;
before(async () => {
  tavola = await start({ service: true });
});
after(() => tavola?.stop());

const PHONE = { width: 390, height: 844, touch: true };
/** Seconds by which the match of the test is shown late. */
const DELAY = 4;

test("who offers a match chooses the delay, and who takes it reads about it", { timeout: 60_000 }, async () => {
  const anna = await person(tavola, "Anna");
  await visit(anna, "#/new?against=friend");
  await anna.getByRole("combobox", { name: "Delay for watchers" }).selectOption({ label: "3 minutes" });
  await anna.getByText("Watchers see every move this much later, and the result too.").waitFor();
  assert.deepEqual(await axe(anna), []);
  await anna.getByRole("button", { name: "Start" }).click();
  await anna.getByText("Watchers see this match late: 3 minutes.").waitFor();
  const ben = await person(tavola, "Ben", { ...PHONE, language: "de" });
  await visit(ben, new URL(anna.url()).hash);
  await ben.getByText("Zuschauer sehen dieses Match verzögert: 3 Minuten.").waitFor();
  for (const page of [anna, ben]) await page.context().close();
});

test("who watches sees a match late, goes on by themselves, and sees the end last", { timeout: 120_000 }, async () => {
  const [anna, ben] = [await person(tavola, "Dora"), await person(tavola, "Emil")];
  const id = await seated(anna, ben, { delay: DELAY });
  const carl = await tavola.page({ ...PHONE, path: `#/match/${id}` });
  await carl.locator(".play:not(.loading)").waitFor();
  await carl.getByText("You see this match late: 4 seconds.").waitFor();
  assert.equal(await overflow(carl), 0);
  assert.deepEqual(await axe(carl), []);
  assert.deepEqual(await rawMessages(carl), []);
  await visit(anna, `#/match/${id}`);
  await anna.getByText("Watchers see this match late: 4 seconds.").waitFor();
  const asked = [];
  carl.on("request", (request) => asked.push(new URL(request.url()).pathname));

  const begun = Date.now();
  await played([anna, ben], id, 4);
  assert.ok(Date.now() - begun < DELAY * 1000, "it was played before anything is shown");
  await anna.locator(".player-score").first().waitFor();
  const seen = (page) => page.evaluate(async (id) => (await (await fetch(`/api/matches/${id}`)).json()).seq, id);
  assert.ok((await seen(anna)) >= 4);
  assert.equal(await carl.locator(".play-last").innerText(), "");
  await carl.waitForFunction(() => document.querySelector(".play-last")?.textContent !== "", null, { timeout: 20_000 });
  assert.ok(Date.now() - begun >= DELAY * 1000, "nothing is shown before its time");

  const over = await played([anna, ben], id);
  const end = Date.now();
  assert.equal(over.phase.kind, "match-over");
  await anna.locator(".result-card").first().waitFor();
  assert.equal(await carl.locator(".result-card").count(), 0);
  await carl.locator(".result-card").first().waitFor({ timeout: 20_000 });
  assert.ok(Date.now() - end >= (DELAY - 1) * 1000, "the result too comes late");
  await carl.getByText("You see this match late").waitFor({ state: "detached" });
  const views = asked.filter((path) => path === `/api/matches/${id}`).length;
  assert.ok(views <= over.seq + 2, `one look for what is shown anew, not ${views}`);
  for (const page of [anna, ben, carl]) await page.context().close();
});
