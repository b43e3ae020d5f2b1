// A whole match by keyboard, and every line that a screen reader gets, in two languages.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { start } from "./harness.mjs";
import { CALM } from "./table.mjs";

/**
 * A game of hypergammon, three checkers a side: the dice and the play of each turn. It has a hit, an entry, a point
 * that is made, a roll that cannot enter, a hit from the bar and checkers that are borne off.
 * @type {[string, string][]}
 */
const GAME = [
  ["63", "24/18 23/20"],
  ["66", "24/12 23/11"],
  ["64", "20/14* 18/14"],
  ["33", "bar/22 22/16 22/19"],
  ["66", "22/10 14/8(2)"],
  ["64", "16/10 12/8"],
  ["22", "10/6 8/6*(2)"],
  ["66", ""],
  ["65", "6/off 6/1"],
  ["41", "bar/24* 10/6"],
  ["52", "bar/18"],
  ["66", "24/6 8/2"],
  ["43", "18/11"],
  ["66", "6/off(2) 2/off"],
];

const ENGLISH = [
  "Enter the opening roll: one die each",
  "Anna 6, Ben 3: Anna begins",
  "24 to 18, 23 to 20. Confirm your turn or undo it",
  "Enter the roll of Ben",
  "Ben rolls 6-6",
  "24 to 18, 18 to 12, 23 to 17, 17 to 11. Confirm your turn or undo it",
  "Enter the roll of Anna",
  "Anna rolls 6-4",
  "20 to 14, hitting, 18 to 14. Confirm your turn or undo it",
  "Enter the roll of Ben",
  "Ben rolls 3-3",
  "bar to 22, 22 to 19, 19 to 16, 22 to 19. Confirm your turn or undo it",
  "Enter the roll of Anna",
  "Anna rolls 6-6",
  "22 to 16, 16 to 10, 14 to 8, 14 to 8. Confirm your turn or undo it",
  "Enter the roll of Ben",
  "Ben rolls 6-4",
  "16 to 10, 12 to 8. Confirm your turn or undo it",
  "Enter the roll of Anna",
  "Anna rolls 2-2",
  "10 to 8, 8 to 6, hitting, 8 to 6, 8 to 6. Confirm your turn or undo it",
  "Enter the roll of Ben",
  "Ben rolls 6-6. No legal move with 6-6",
  "No legal move with 6-6. No entry from the bar: those points are closed",
  "Ben cannot move. Enter the roll of Anna",
  "Anna rolls 6-5",
  "6 to off, 6 to 1. Confirm your turn or undo it",
  "Enter the roll of Ben",
  "Ben rolls 4-1",
  "bar to 24, hitting, 10 to 6. Confirm your turn or undo it",
  "Enter the roll of Anna",
  "Anna rolls 5-2",
  "bar to 20, 20 to 18. Confirm your turn or undo it",
  "Enter the roll of Ben",
  "Ben rolls 6-6",
  "24 to 18, 18 to 12, 12 to 6, 8 to 2. Confirm your turn or undo it",
  "Enter the roll of Anna",
  "Anna rolls 4-3",
  "18 to 14, 14 to 11. Confirm your turn or undo it",
  "Enter the roll of Ben",
  "Ben rolls 6-6",
  "6 to off, 6 to off, 2 to off. Confirm your turn or undo it",
  "Ben wins the match. Ben wins the game: 1 point",
];

const GERMAN = [
  "Gib den ersten Wurf ein: für jeden ein Würfel",
  "Anna 6, Ben 3: Anna beginnt",
  "24 nach 18, 23 nach 20. Bestätige den Zug oder nimm ihn zurück",
  "Gib den Wurf von Ben ein",
  "Ben würfelt 6-6",
  "24 nach 18, 18 nach 12, 23 nach 17, 17 nach 11. Bestätige den Zug oder nimm ihn zurück",
  "Gib den Wurf von Anna ein",
  "Anna würfelt 6-4",
  "20 nach 14, schlägt, 18 nach 14. Bestätige den Zug oder nimm ihn zurück",
  "Gib den Wurf von Ben ein",
  "Ben würfelt 3-3",
  "Bar nach 22, 22 nach 19, 19 nach 16, 22 nach 19. Bestätige den Zug oder nimm ihn zurück",
  "Gib den Wurf von Anna ein",
  "Anna würfelt 6-6",
  "22 nach 16, 16 nach 10, 14 nach 8, 14 nach 8. Bestätige den Zug oder nimm ihn zurück",
  "Gib den Wurf von Ben ein",
  "Ben würfelt 6-4",
  "16 nach 10, 12 nach 8. Bestätige den Zug oder nimm ihn zurück",
  "Gib den Wurf von Anna ein",
  "Anna würfelt 2-2",
  "10 nach 8, 8 nach 6, schlägt, 8 nach 6, 8 nach 6. Bestätige den Zug oder nimm ihn zurück",
  "Gib den Wurf von Ben ein",
  "Ben würfelt 6-6. Kein Zug möglich mit 6-6",
  "Kein Zug möglich mit 6-6. Kein Einwürfeln möglich: Die Felder sind geschlossen",
  "Ben kann nicht ziehen. Gib den Wurf von Anna ein",
  "Anna würfelt 6-5",
  "6 nach draußen, 6 nach 1. Bestätige den Zug oder nimm ihn zurück",
  "Gib den Wurf von Ben ein",
  "Ben würfelt 4-1",
  "Bar nach 24, schlägt, 10 nach 6. Bestätige den Zug oder nimm ihn zurück",
  "Gib den Wurf von Anna ein",
  "Anna würfelt 5-2",
  "Bar nach 20, 20 nach 18. Bestätige den Zug oder nimm ihn zurück",
  "Gib den Wurf von Ben ein",
  "Ben würfelt 6-6",
  "24 nach 18, 18 nach 12, 12 nach 6, 8 nach 2. Bestätige den Zug oder nimm ihn zurück",
  "Gib den Wurf von Anna ein",
  "Anna würfelt 4-3",
  "18 nach 14, 14 nach 11. Bestätige den Zug oder nimm ihn zurück",
  "Gib den Wurf von Ben ein",
  "Ben würfelt 6-6",
  "6 nach draußen, 6 nach draußen, 2 nach draußen. Bestätige den Zug oder nimm ihn zurück",
  "Ben gewinnt das Match. Ben gewinnt das Spiel: 1 Punkt",
];

let tavola;
before(async () => {
  tavola = await start();
});
after(() => tavola.stop());

/** Plays the game without a mouse and returns the texts of the live region, one entry for each announcement. */
async function played(language) {
  const { id } = await tavola.create({ rules: "hypergammon", match: { kind: "points", length: 1 }, dice: "hand" });
  const page = await tavola.page({ path: `#/match/${id}`, language, settings: CALM });
  await page.waitForFunction(() => document.querySelector("[aria-live]")?.textContent);
  await page.evaluate(() => {
    const region = document.querySelector("[aria-live]");
    globalThis.heard = [region.textContent];
    new MutationObserver(() => {
      if (region.textContent) globalThis.heard.push(region.textContent);
    }).observe(region, { childList: true, characterData: true, subtree: true });
  });
  let heard = 1;
  /** Waits for announcements, as the hands of a listener do. */
  const listen = async (announcements = 1) => {
    heard += announcements;
    await page.waitForFunction((count) => globalThis.heard.length >= count, heard);
  };
  for (const [dice, text] of GAME) {
    await page.locator(".dice-pad").waitFor();
    for (const die of dice) await page.keyboard.press(die);
    await listen(text ? 1 : 2);
    if (text) {
      await page.locator("tavola-board .place.source").first().waitFor({ state: "attached" });
      await page.keyboard.press("m");
      await page.locator("dialog[open] input").waitFor();
      await page.keyboard.type(text);
      await page.keyboard.press("Enter");
      await listen();
    }
    await page.locator("[data-act=done]:not(:disabled), [data-act=pass]:not(:disabled)").first().waitFor();
    await page.locator("body").press("Enter");
    await listen();
  }
  const lines = await page.evaluate(() => globalThis.heard);
  await page.context().close();
  return lines;
}

test("a match by keyboard is heard line by line in English", { timeout: 120_000 }, async () => {
  assert.deepEqual(await played("en"), ENGLISH);
});

test("a match by keyboard is heard line by line in German", { timeout: 120_000 }, async () => {
  assert.deepEqual(await played("de"), GERMAN);
});
