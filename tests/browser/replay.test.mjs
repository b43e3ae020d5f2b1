// The replay of a match, step by step.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { scriptOf, start } from "./harness.mjs";

let tavola;
let match;

/** Two turns with dice of our own: 3-1 played 8/5 6/5, then 6-4 played 24/14. */
before(async () => {
  tavola = await start();
  match = await tavola.create({ dice: "hand" });
  const act = async (...actions) => {
    match = await tavola.call("POST", `/api/matches/${match.id}/actions`, { after: match.seq, actions });
  };
  await act({ do: "roll", dice: [3, 1] });
  await act({
    do: "play",
    moves: [
      [8, 5, 3],
      [6, 5, 1],
    ],
  });
  await act({ do: "roll", dice: [6, 4] });
  await act({
    do: "play",
    moves: [
      [24, 18, 6],
      [18, 14, 4],
    ],
  });
});
after(() => tavola?.stop());

/** Waits until the address names a number of actions within limits. */
const at = (page, from, to = from) =>
  page.waitForFunction(
    ([from, to]) => {
      const at = Number(new URLSearchParams(location.hash.split("?")[1]).get("at"));
      return from <= at && at <= to;
    },
    [from, to],
  );
const caption = (page) => page.locator(".replay-caption");

test("the list of plays is written as people write it", async () => {
  const page = await tavola.page({ path: `#/replay/${match.id}` });
  assert.deepEqual(await page.locator(".replay-line .figures").allTextContents(), ["3-1: 8/5 6/5", "6-4: 24/14"]);
});

test("buttons and keys go to the ends and step by step, and the address follows", async () => {
  const page = await tavola.page({ path: `#/replay/${match.id}` });
  assert.equal(await caption(page).textContent(), "Beginning");
  await at(page, 0);
  await page.getByRole("button", { name: "One step forward" }).click();
  await page.waitForFunction(() => document.querySelector(".replay-caption").textContent.includes("3-1"));
  await page.getByRole("button", { name: "To the end" }).click();
  await page.waitForFunction(() => document.querySelector(".replay-caption").textContent.includes("24/14"));
  await at(page, match.seq);
  assert.ok(await page.getByRole("button", { name: "One step forward" }).isDisabled());
  await page.locator("main h1").focus();
  await page.keyboard.press("Home");
  await page.waitForFunction(() => document.querySelector(".replay-caption").textContent === "Beginning");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await at(page, 2, match.seq);
  await page.keyboard.press("End");
  await page.keyboard.press("ArrowLeft");
  await at(page, 0, match.seq - 1);
});

test("a play of the list is jumped to, and its position is shown", async () => {
  const page = await tavola.page({ path: `#/replay/${match.id}` });
  await page.getByRole("button", { name: "3-1: 8/5 6/5" }).click();
  await page
    .locator(".id-row", { hasText: "Plain" })
    .locator("code")
    .filter({ hasText: "24:2 13:5 8:2 6:4 5:2" })
    .waitFor();
  assert.match(await caption(page).textContent(), /3-1: 8\/5 6\/5/);
});

test("the play that is looked at is in sight in the list, and the page stays where it is", async () => {
  let view = await tavola.create({ dice: "hand" });
  const act = async (...actions) => {
    view = await tavola.call("POST", `/api/matches/${view.id}/actions`, { after: view.seq, actions });
  };
  // A dozen turns of 2-1, whatever is legal first.
  for (let turn = 0; turn < 12; turn++) {
    await act({ do: "roll", dice: [2, 1] });
    const moves = [];
    for (let node = view.turn.nodes[0]; !node.end; node = view.turn.nodes[node.m[0][4]])
      moves.push(node.m[0].slice(0, 3));
    await act({ do: "play", moves });
  }
  const page = await tavola.page({ path: `#/replay/${view.id}?at=${view.seq}`, height: 600 });
  await page.waitForFunction(() => {
    const row = document.querySelector(".replay-line[aria-current]").getBoundingClientRect();
    const list = document.querySelector(".replay-list").getBoundingClientRect();
    return row.top >= list.top && row.bottom <= list.bottom;
  });
  assert.equal(await page.evaluate(() => scrollY), 0);
});

test("an address names a place of the match", async () => {
  const page = await tavola.page({ path: `#/replay/${match.id}?at=${match.seq}` });
  await page.waitForFunction(() => document.querySelector(".replay-caption").textContent.includes("24/14"));
});

test("it runs by itself to the end and stops", async () => {
  const page = await tavola.page({ path: `#/replay/${match.id}`, settings: { speed: "instant" } });
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.getByRole("button", { name: "Stop" }).waitFor();
  await page.waitForFunction((end) => location.hash.endsWith(`at=${end}`), match.seq);
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
});

test("one can play on from a place, or open it in the editor", async () => {
  const page = await tavola.page({ path: `#/replay/${match.id}?at=${match.seq}` });
  await page.getByRole("link", { name: "Open in the editor" }).click();
  await page.getByRole("heading", { level: 1, name: "Set up a position" }).waitFor();
  await page.locator(".id-row code", { hasText: "13:5 8:2 6:4 5:2" }).waitFor();
});

test("stops follow every roll and move, and the end of a turn belongs to its last move", async () => {
  const events = [
    { seq: 1, kind: "opening", by: null, dice: [3, 1], starter: 0, doubled: false },
    { seq: 2, kind: "move", by: 0, from: 8, to: 5, die: 3, hit: 0 },
    { seq: 3, kind: "move", by: 0, from: 6, to: 5, die: 1, hit: 0 },
    { seq: 4, kind: "done", by: 0 },
    { seq: 5, kind: "roll", by: 1, dice: [6, 6] },
    { seq: 6, kind: "done", by: 1 },
    { seq: 7, kind: "double", by: 0, value: 2 },
    { seq: 8, kind: "drop", by: 1, result: { winner: 0, points: 1, level: 1, how: "drop", stake: 1 } },
    { seq: 9, kind: "next", by: 0 },
  ];
  // This page has the words of plays.
  const page = await tavola.page({ path: `#/replay/${match.id}` });
  await page.locator("main tavola-board").waitFor();
  const { stops, lines } = await page.evaluate(
    ({ plays: { linesOf, stopsOf }, list }) => {
      const players = [
        { kind: "human", name: "A" },
        { kind: "human", name: "B" },
      ];
      return {
        stops: stopsOf(list),
        lines: linesOf({ events: list, players, rules: { track: "contrary", options: {} } }),
      };
    },
    { plays: await scriptOf(page, "replay/plays.js"), list: events },
  );
  assert.deepEqual(stops, [0, 1, 2, 4, 5, 6, 7, 8, 9]);
  assert.deepEqual(
    lines.map(({ game, player, text, first, last }) => [game, player, text, first, last]),
    [
      [1, 0, "3-1: 8/5 6/5", 1, 4],
      [1, 1, "6-6: no move", 5, 6],
      [1, 0, "doubles to 2", 7, 7],
      [1, 1, "drops", 8, 8],
      [1, null, "A wins (1 point)", 8, 8],
    ],
  );
});

test("the turn that is looked at lies on the board as arrows, with the dice of the one before", async () => {
  const page = await tavola.page({ path: `#/replay/${match.id}?at=4` });
  const board = page.locator(".replay-stage tavola-board");
  await board.locator(".trail").nth(1).waitFor();
  assert.equal(await board.locator(".rest .die").count(), 2);
  await page.keyboard.press("ArrowRight");
  await board.locator(".dice:not(.rest) .die").nth(1).waitFor();
  assert.equal(await board.locator(".rest .die").count(), 2);
  await page.keyboard.press("End");
  await page.waitForFunction(() => document.querySelectorAll(".replay-stage .trail").length === 1);
  await page.keyboard.press("Home");
  await page.waitForFunction(() => document.querySelectorAll(".replay-stage .trail, .replay-stage .die").length === 0);
});

test("one plays on from any position but the last", async () => {
  const { id } = await tavola.create({
    dice: "hand",
    match: { kind: "single" },
    position: "2:1 1:1 off:13 / 13:1 6:5 5:5 4:4",
  });
  await tavola.call("POST", `/api/matches/${id}/actions`, {
    after: 0,
    actions: [
      { do: "roll", dice: [6, 5] },
      {
        do: "play",
        moves: [
          [2, 0, 6],
          [1, 0, 5],
        ],
      },
    ],
  });
  const page = await tavola.page({ path: `#/replay/${id}` });
  const on = page.getByRole("link", { name: "Play on from here" });
  await on.waitFor();
  await page.keyboard.press("End");
  await page.getByText("Anna wins a gammon").first().waitFor();
  await on.waitFor({ state: "detached" });
  assert.equal(await page.getByRole("link", { name: "Open in the editor" }).count(), 1);
});
