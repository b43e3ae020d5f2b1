// A whole match against the bot, played with clicks on the board: a gammon, the cube, and a winner.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { axe, start } from "./harness.mjs";
import { CALM, act, acts, moveOnce, press, stored } from "./table.mjs";

/** The person at the screen bears their last two checkers off with any roll, and the bot has borne off none. */
const GAMMON = "2:1 1:1 off:13 / 13:1 6:5 5:5 4:4";
const MINUTES = 4;

let tavola;
before(async () => {
  tavola = await start();
});
after(() => tavola.stop());

/**
 * Does the next act of the person at the screen.
 * @returns {Promise<boolean>} whether the match is over
 */
async function next(page, did) {
  const can = await acts(page);
  const first = ["rematch", "next", "take", "accept", "off", "forced", "done"].find((name) => can.includes(name));
  if (first === "rematch") return true;
  if (first) {
    if (first === "next") did.games += 1;
    await press(page, first);
  } else if (can.includes("double")) {
    did.doubles += 1;
    await press(page, "double");
  } else if (can.includes("roll")) {
    await press(page, "roll");
  } else if (await page.locator("tavola-board .place.source").count()) {
    await moveOnce(page);
    did.moves += 1;
  } else {
    await page.waitForTimeout(30);
  }
  return false;
}

test("a match to four against the bot is played to its end, a gammon and the cube included", {
  timeout: MINUTES * 60_000,
}, async () => {
  const { id } = await tavola.create({
    match: { kind: "points", length: 4 },
    players: [
      { kind: "human", name: "Anna" },
      { kind: "bot", level: "casual" },
    ],
    position: GAMMON,
  });
  const page = await tavola.page({ path: `#/match/${id}`, settings: { ...CALM, greedy: true } });

  // The first game is nearly over: the cube stays in place, and a gammon is worth two.
  await press(page, "roll");
  while ((await act(page, "next").count()) === 0) {
    const can = await acts(page);
    const first = ["done", "off", "forced"].find((name) => can.includes(name));
    if (first) await press(page, first);
    else if (await page.locator("tavola-board .place.source").count()) await moveOnce(page);
    await page.waitForTimeout(30);
  }
  assert.match(await page.locator(".result-card").textContent(), /You win a gammon: 2 points.*2 – 0/);
  await press(page, "next");

  const did = { moves: 0, doubles: 0, games: 2 };
  let reloaded = false;
  while (!(await next(page, did))) {
    // The page is reloaded in the middle of it.
    if (did.moves > 20 && !reloaded) {
      reloaded = true;
      await page.reload();
      await page.locator(".player-name").first().waitFor();
    }
  }

  const view = await stored(tavola, id);
  const kinds = view.events.map((event) => event.kind);
  assert.equal(view.phase.kind, "match-over");
  assert.ok(
    did.doubles > 0 && kinds.includes("double") && (kinds.includes("take") || kinds.includes("drop")),
    "the cube was turned and answered",
  );
  assert.equal(view.events.find((event) => event.result)?.result.level, 2);
  assert.ok(Math.max(...view.score) >= 4);
  assert.equal(
    await page.locator(".result-card").getByRole("link", { name: "Analyse" }).getAttribute("href"),
    `#/analysis/${id}`,
  );
  const card = await page.locator(".result-card").textContent();
  assert.match(card, view.phase.winner === 0 ? /You win the match!/ : /wins the match/);
  assert.match(card, new RegExp(`${view.score[0]} – ${view.score[1]}`));
  assert.equal(await page.locator(".game").count(), did.games);
  assert.deepEqual(await axe(page), []);
});
