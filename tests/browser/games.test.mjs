// A whole game of every kind against the bot, played with clicks: pools and pins, half boards, rings and towers, three dice,
// chains of doubles, named doubles and rolls, rolls that are seen beforehand. The tests of the calls play others to their end.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { axe, start } from "./harness.mjs";
import { acts, moveOnce, press, stored } from "./table.mjs";

const GAMES = [
  "eureka",
  "open-roll",
  "double-against-choice",
  "puff",
  "acey-deucey",
  "tabula",
  "plakoto",
  "ludus-lumbardorum",
  "tourne-case",
  "catch-me",
  "doublets",
];
const MINUTES = 3;
/** Buttons, in the order in which an impatient player presses them. */
const EAGER = ["again", "next", "accept", "take", "forced", "done", "roll"];

let tavola;
before(async () => {
  tavola = await start();
});
after(() => tavola.stop());

/** @returns {Promise<boolean>} whether the match is over */
async function next(page) {
  const can = await acts(page);
  const first = EAGER.find((name) => can.includes(name)) ?? can.find((name) => /^(choose|pick)-/.test(name ?? ""));
  if (first === "again") return true;
  if (first) await press(page, first).catch(() => page.waitForTimeout(20));
  else if (await page.locator("tavola-board .place.source").count())
    await moveOnce(page).catch(() => page.waitForTimeout(20));
  else await page.waitForTimeout(15);
  return false;
}

/** Steps of a game that are played with the mouse. The rest is played with clicks as assistive software makes them, in the page. */
const BY_MOUSE = 12;

/** Plays a match on to its end within the page. @param {import("playwright-core").Page} page */
function playOn(page) {
  return page.evaluate(async (eager) => {
    const frame = () => new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve)));
    const click = (element) => element?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    for (;;) {
      const buttons = [...document.querySelectorAll(".play-buttons button:not(:disabled)")];
      const named = (name) => buttons.find((button) => button.dataset.act === name);
      const button = eager.map(named).find(Boolean) ?? buttons.find((each) => /^(choose|pick)-/.test(each.dataset.act));
      if (button?.dataset.act === "again") return;
      if (button) button.click();
      else {
        click([...document.querySelectorAll("tavola-board .place.source")].at(-1));
        await frame();
        click(document.querySelector("tavola-board .place.target"));
      }
      await frame();
    }
  }, EAGER);
}

for (const rules of GAMES) {
  test(`${rules} is played to its end`, { timeout: MINUTES * 60_000 }, async () => {
    const { id } = await tavola.create({
      rules,
      match: { kind: "single" },
      players: [
        { kind: "human", name: "Anna" },
        { kind: "bot", level: "beginner" },
      ],
    });
    const page = await tavola.page({
      path: `#/match/${id}`,
      width: 360,
      height: 740,
      settings: {
        speed: "instant",
        taps: "two",
        forced: true,
        sound: false,
        roll: "ask",
        confirm: "ask",
        analyse: false,
      },
    });
    page.setDefaultTimeout(2_000);
    await page.locator(".player-name").first().waitFor();
    await next(page);
    assert.deepEqual(await axe(page), []);
    let over = false;
    for (let step = 0; step < BY_MOUSE && !over; step++) over = await next(page);
    if (!over) await playOn(page);
    const view = await stored(tavola, id);
    assert.equal(view.phase.kind, "match-over");
    assert.ok(await page.locator(".result-card").textContent());
    await page.context().close();
  });
}
