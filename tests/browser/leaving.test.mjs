// Two people adjourn their match and go on, and one of them leaves.

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

/** Two who play each other with a clock, on the screen of their match. */
async function atTheBoard(first, second) {
  const id = await seated(first, second, { length: 3, clock: { kind: "delay", bank: 600, step: 12 } });
  for (const page of [first, second]) {
    await visit(page, `#/match/${id}`);
    await page.locator(".play:not(.loading)").waitFor();
  }
  return id;
}

test("two adjourn their match, find it in their lists, and go on when both want it", { timeout: 120_000 }, async () => {
  const [anna, ben] = [await person(tavola, "Anna"), await person(tavola, "Ben", PHONE)];
  const id = await atTheBoard(anna, ben);
  await anna.locator("[data-act=roll]:not(:disabled)").click();
  await anna.locator(".player-clock.runs").waitFor();
  const propose = async (page) => {
    await page.locator(".play-more > summary").click();
    await page.getByRole("button", { name: "Propose to adjourn" }).click();
  };
  await propose(anna);
  await anna.getByText("You propose to adjourn.").first().waitFor();
  await ben.getByRole("button", { name: "Refuse" }).click();
  await anna.locator(".play-standoff").waitFor({ state: "hidden" });
  await propose(ben);
  assert.deepEqual(await axe(anna), []);
  await anna.getByRole("button", { name: "Agree" }).click();
  for (const page of [anna, ben]) {
    await page.locator(".play-standoff").getByText("This match is adjourned.").waitFor();
    assert.equal(await page.locator(".player-clock.runs").count(), 0);
    assert.equal(await page.locator(".play-buttons button:enabled").count(), 0);
    assert.deepEqual(await axe(page), []);
    assert.deepEqual(await rawMessages(page), []);
  }
  assert.equal(await overflow(ben), 0);

  // Who watches sees it, too; and so do the lists.
  const carl = await tavola.page({ path: `#/match/${id}` });
  await carl.locator(".play-standoff").getByText("This match is adjourned.").waitFor();
  await visit(ben, "#/matches");
  await ben.locator(".match-row").getByText("adjourned").waitFor();
  await visit(ben, `#/match/${id}`);

  await anna.getByRole("button", { name: "Go on", exact: true }).click();
  await ben.getByText("Anna would like to go on now.").first().waitFor();
  await ben.getByRole("button", { name: "Agree" }).click();
  for (const page of [anna, ben, carl]) {
    await page.locator(".play-standoff").waitFor({ state: "hidden" });
    await page.locator(".player-clock.runs").waitFor();
  }

  // Ben leaves, and Anna sees how long she has to wait.
  await ben.context().close();
  await anna
    .getByText(/^Ben is away\. You may adjourn in 0:\d\d\.$/)
    .first()
    .waitFor({ timeout: 20_000 });
  assert.deepEqual(await axe(anna), []);
  assert.equal(await anna.locator(".play-standoff button").count(), 0);
  await anna.locator(".play-standoff").getByRole("button", { name: "Adjourn" }).click({ timeout: 75_000 });
  await anna.locator(".play-standoff").getByText("This match is adjourned.").waitFor();
  for (const page of [anna, carl]) await page.context().close();
});
