// The cube is seen: it travels to the player who is asked, lies there for a moment, and travels to its owner.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { start } from "./harness.mjs";
import { CALM, act, press } from "./table.mjs";

let tavola;
before(async () => {
  tavola = await start();
});
after(() => tavola?.stop());

/** Both bear off; the bot is far ahead after a small roll of the person, and doubles. */
const RACE = "6:4 5:4 4:2 off:5 / 6:3 5:3 4:2 off:7";
const BOT = { kind: "bot", level: "expert" };
const ANNA = { kind: "human", name: "Anna" };

/** @param {object} match @param {boolean} motion @param {string} speed */
async function table(match, motion, speed) {
  const { id } = await tavola.create({ dice: "hand", position: RACE, ...match });
  const page = await tavola.page({ path: `#/match/${id}`, motion, settings: { ...CALM, speed } });
  await page.locator(".play:not(.loading)").waitFor();
  return { id, page };
}

/** Records when the cube is offered, when it can be answered, when it lies in a tray again, and the way that it travels. */
const record = (page) =>
  page.evaluate(() => {
    const seen = { offered: 0, answered: 0, asked: 0, flights: 0, places: [] };
    globalThis.cube = seen;
    // The cube came after the frame before the one that shows it first; on a busy machine these are far apart.
    let before = performance.now();
    const look = () => {
      const now = performance.now();
      const offered = document.querySelector("tavola-board .offered");
      if (offered && !seen.offered) seen.offered = before;
      if (offered) {
        const { x, y } = offered.getBoundingClientRect();
        const place = `${Math.round(x)} ${Math.round(y)}`;
        if (seen.places.at(-1) !== place) seen.places.push(place);
        if (offered.getAnimations().length) seen.flights += 1;
      }
      if (!offered && seen.offered && !seen.answered) seen.answered = now;
      if (document.querySelector(".play-buttons [data-act=take]:not(:disabled)") && !seen.asked) seen.asked = now;
      before = now;
      requestAnimationFrame(look);
    };
    look();
  });
const recorded = (page) => page.evaluate(() => globalThis.cube);

/** The person rolls by hand and plays what must be played; then it is for the bot to offer. */
async function untilOffered(page) {
  for (const die of ["2", "1"]) await page.keyboard.press(die);
  await page.locator("tavola-board .place.source").first().waitFor();
  await page.keyboard.press("m");
  await page.getByRole("dialog").locator("input").fill("6/4 6/5");
  await page.keyboard.press("Enter");
  await press(page, "done");
}

for (const motion of [true, false]) {
  const reader = motion ? "everybody" : "readers who want less motion";
  test(`a bot's offer is seen before it can be answered, by ${reader}`, async () => {
    const { page } = await table({ players: [ANNA, BOT] }, motion, "normal");
    await record(page);
    await untilOffered(page);
    await act(page, "take").and(page.locator(":not(:disabled)")).waitFor();
    // The record looks once a frame.
    await page.waitForFunction(() => globalThis.cube.asked);
    const { offered, asked, flights, places } = await recorded(page);
    assert.ok(asked - offered >= 550, `${asked - offered} ms`);
    if (motion) assert.ok(flights > 0 && places.length > 2, `it travels: ${places.join(", ")}`);
    else assert.ok(flights === 0 && places.length === 1, `it does not travel: ${places.join(", ")}`);
    await press(page, "drop");
    await page.locator(".result-card").waitFor();
    await page.context().close();
  });

  test(`a bot takes a moment before it answers an offer, seen by ${reader}`, async () => {
    const { page } = await table(
      { players: [ANNA, BOT], position: "6:3 5:3 4:2 off:7 / 6:4 5:4 4:2 off:5" },
      motion,
      "normal",
    );
    await record(page);
    await press(page, "double");
    await page.locator(".play-last", { hasText: /drops|takes/ }).waitFor();
    await page.waitForFunction(() => globalThis.cube.answered || document.querySelector(".result-card"));
    const { offered, flights } = await recorded(page);
    const answered = await page.evaluate(() => performance.now());
    assert.ok(answered - offered >= 1200, `${answered - offered} ms`);
    assert.equal(flights > 0, motion);
    await page.context().close();
  });
}
