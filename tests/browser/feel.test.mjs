// The feel of play: dice that are seen to roll and delay nobody, one tap a move, buttons that stay in place.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { start } from "./harness.mjs";
import { CALM, act, acts, button, enter, enterToPlay, label, press, stored, tap } from "./table.mjs";

const START = "24:2 13:5 8:3 6:5 / 24:2 13:5 8:3 6:5";
const BOT = [
  { kind: "human", name: "Anna" },
  { kind: "bot", level: "beginner" },
];
const QUICK = { ...CALM, taps: "one" };

let tavola;
before(async () => {
  tavola = await start();
});
after(() => tavola.stop());

const prompt = (page, text) => page.locator(".play-prompt", { hasText: text }).waitFor();

async function handMatch(changes = {}, options = {}) {
  const { id } = await tavola.create({ dice: "hand", position: START, ...changes });
  const page = await tavola.page({ path: `#/match/${id}`, settings: QUICK, ...options });
  // The table appears when it is complete.
  await page.locator(".play:not(.loading)").waitFor();
  return { id, page };
}

/** Records, frame by frame, the place of the first die, the length of its tumbling, and whether the board can be played meanwhile. */
const recordDice = (page) =>
  page.evaluate(() => {
    globalThis.frames = [];
    const record = () => {
      const die = document.querySelector("tavola-board .dice:not(.rest) .die");
      const [animation] = die?.getAnimations() ?? [];
      if (animation) {
        const { x, y } = die.getBoundingClientRect();
        const playable = document.querySelector("tavola-board .place.source") !== null;
        globalThis.frames.push({
          place: `${x.toFixed(1)} ${y.toFixed(1)}`,
          playable,
          length: animation.effect.getTiming().duration,
        });
      }
      requestAnimationFrame(record);
    };
    record();
  });
const frames = (page) => page.evaluate(() => globalThis.frames);
const tumbling = (page) => page.waitForFunction(() => globalThis.frames.length > 0);
/** Makes later animations take a hundred times as long: under load the test itself takes its time. */
const slowDown = (page) =>
  page.evaluate(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...how) {
      const animation = animate.apply(this, how);
      animation.updatePlaybackRate(0.01);
      return animation;
    };
  });
/** The parts of the board that still move. */
const moving = (page) =>
  page.evaluate(
    () => document.getAnimations().filter((animation) => animation.effect.target.closest("tavola-board")).length,
  );

test("a roll is seen to roll for 400 to 600 ms, and the checkers can be moved meanwhile", async () => {
  for (const [speed, longest] of [
    ["slow", 600],
    ["normal", 500],
    ["fast", 400],
  ]) {
    const { id } = await tavola.create({ position: START });
    const page = await tavola.page({ path: `#/match/${id}`, motion: true, settings: { ...QUICK, speed } });
    await act(page, "roll").waitFor();
    await recordDice(page);
    await press(page, "roll");
    await tumbling(page);
    await page.waitForFunction(() =>
      document.getAnimations().every((animation) => !animation.effect.target.closest("tavola-board")),
    );
    const seen = await frames(page);
    assert.ok(seen[0].length >= longest * 0.9 && seen[0].length <= longest, `${seen[0].length} ms`);
    assert.ok(new Set(seen.map((frame) => frame.place)).size > 2, "the die moves across the board");
    assert.ok(
      seen.slice(2).every((frame) => frame.playable),
      "the board waits for no animation",
    );
    await page.context().close();
  }
});

test("a roll ends at once on a key or a click, which does what it always does", async () => {
  for (const hurry of [(page) => page.keyboard.press("h"), (page) => page.mouse.click(3, 3)]) {
    const { id } = await tavola.create({ position: START });
    const page = await tavola.page({ path: `#/match/${id}`, motion: true, settings: { ...QUICK, speed: "slow" } });
    await recordDice(page);
    await slowDown(page);
    await press(page, "roll");
    await tumbling(page);
    assert.ok((await moving(page)) > 0);
    await hurry(page);
    assert.equal(await moving(page), 0);
    await page.context().close();
  }
});

test("nothing rolls for readers who want less motion", async () => {
  const { id } = await tavola.create({ position: START });
  const page = await tavola.page({ path: `#/match/${id}`, settings: { ...QUICK, speed: "normal" } });
  await recordDice(page);
  await press(page, "roll");
  await page.locator("tavola-board .place.source").first().waitFor();
  await page.waitForTimeout(120);
  assert.deepEqual(await frames(page), []);
  await page.context().close();
});

test("moves that are shown end at once on a click, which moves nothing of one's own", async () => {
  const { id, page } = await handMatch({}, { motion: true, settings: { ...QUICK, speed: "slow" } });
  await page.locator(".dice-pad").waitFor();
  await recordDice(page);
  await slowDown(page);
  const moves = [
    [13, 7, 6],
    [13, 8, 5],
  ];
  const { seq } = await tavola.call("POST", `/api/matches/${id}/actions`, {
    after: 0,
    actions: [
      { do: "roll", dice: [6, 5] },
      { do: "play", moves },
    ],
  });
  await tavola.call("POST", `/api/matches/${id}/actions`, { after: seq, actions: [{ do: "roll", dice: [2, 1] }] });
  await tumbling(page);
  const box = await page.locator("tavola-board").boundingBox();
  // The place of a checker of the next player.
  await page.mouse.click(box.x + box.width * 0.05, box.y + box.height - 40);
  await prompt(page, "Ben has 2-1");
  assert.equal(await act(page, "undo").isDisabled(), true, "nothing was moved");
  assert.match(await page.locator(".moves td").first().textContent(), /6-5: 13\/8 13\/7/);
  await page.context().close();
});

test("one tap plays the larger die, the right button the other, and dice that are tapped change their order", async () => {
  const { page } = await handMatch();
  await enterToPlay(page, 6, 1);
  await tap(page, 13);
  await prompt(page, "Still to play: 1");
  assert.match(await label(page, 7), /one light checker/);
  await press(page, "undo");
  const box = await button(page, 8).boundingBox();
  await page.mouse.click(box.x + box.width / 2, box.y + box.height * 0.8, { button: "right" });
  await prompt(page, "Still to play: 6");
  await press(page, "undo");
  await page.locator("tavola-board .dice:not(.rest) .die").first().click();
  await tap(page, 8);
  await prompt(page, "Still to play: 6");
  assert.match(await label(page, 7), /one light checker/);
  await page.context().close();
});

test("a double click goes on with the same checker, where it stood alone as well", async () => {
  const { page } = await handMatch({ position: "20:1 13:5 8:4 6:5 / 24:2 13:5 8:3 6:5" });
  const twice = async (point) => {
    // A click before the roll is on the board would be the first of the two.
    await page.locator("tavola-board .place.source").first().waitFor();
    const box = await button(page, point).boundingBox();
    const upper = point > 12;
    await page.mouse.dblclick(box.x + box.width / 2, box.y + box.height * (upper ? 0.2 : 0.8));
  };
  await enter(page, 3, 2);
  await twice(13);
  await prompt(page, "Confirm your turn");
  // Under load the two clicks of a double click may arrive as two.
  for (let attempt = 0; attempt < 5 && !/5 light/.test(await label(page, 8)); attempt++) {
    await press(page, "reset");
    await twice(13);
  }
  assert.match(await label(page, 8), /5 light checkers/);
  await press(page, "reset");
  await twice(20);
  await prompt(page, "Confirm your turn");
  assert.match(await label(page, 15), /one light checker/);
  await page.context().close();
});

test("one tap on an empty point makes it, and where only one checker can come it comes", async () => {
  const { page } = await handMatch();
  await enterToPlay(page, 5, 3);
  await tap(page, 3);
  await prompt(page, "Confirm your turn");
  assert.match(await label(page, 3), /2 light checkers/);
  assert.match(await label(page, 6), /4 light checkers/);
  await press(page, "reset");
  await tap(page, 10);
  await prompt(page, "Still to play: 5");
  assert.match(await label(page, 10), /one light checker/);
  await page.context().close();
});

test("a turn that is played by hand ends by itself after a moment, unless a touch stops it", async () => {
  const { id, page } = await handMatch({}, { settings: { ...QUICK, confirm: "moment", speed: "slow" } });
  await enterToPlay(page, 5, 3);
  await tap(page, 3);
  await prompt(page, "The turn ends by itself");
  await prompt(page, "Enter the roll of Ben");
  assert.equal((await stored(tavola, id)).events.at(-1).kind, "done");
  await enterToPlay(page, 5, 3);
  await tap(page, 3);
  await prompt(page, "The turn ends by itself");
  await press(page, "undo");
  await prompt(page, "Still to play");
  await page.waitForTimeout(3000);
  assert.equal(await act(page, "undo").isEnabled(), true, "what was taken back does not end");
  await page.context().close();
});

test("a turn that is played by keyboard waits for its Enter", async () => {
  const { page } = await handMatch(
    { position: "24:1 23:1 off:13 / 24:2 13:5 8:3 6:5" },
    { settings: { ...QUICK, confirm: "moment", forced: true } },
  );
  await enter(page, 6, 6);
  await prompt(page, "Confirm your turn");
  await page.waitForTimeout(1500);
  await prompt(page, "Confirm your turn");
  await page.context().close();
});

test("dice roll by themselves where no double is possible or of use, and a dance needs no click", async () => {
  const closed = "6:2 5:2 4:2 3:2 2:2 1:2 off:3";
  const { id } = await tavola.create({
    position: `bar:1 8:1 off:13 / ${closed}`,
    match: { kind: "points", length: 1 },
  });
  const page = await tavola.page({ path: `#/match/${id}`, settings: { ...QUICK, roll: "clear", confirm: "ask" } });
  await page.locator(".play-last", { hasText: "Anna cannot move" }).waitFor();
  await prompt(page, "Ben has");
  await page.context().close();
  const live = await tavola.create({ position: START, match: { kind: "points", length: 3 } });
  const other = await tavola.page({ path: `#/match/${live.id}`, settings: { ...QUICK, roll: "clear" } });
  await act(other, "double").waitFor();
  await other.waitForTimeout(400);
  assert.equal((await stored(tavola, live.id)).seq, 0, "a double is possible: the dice wait");
  await other.context().close();
  const always = await tavola.page({ path: `#/match/${live.id}`, settings: { ...QUICK, roll: "always" } });
  await act(always, "double").waitFor();
  await prompt(always, "Anna has");
  await always.context().close();
});

test("the other side's last turn is written in the numbers that the board shows", async () => {
  const { page } = await handMatch({ players: BOT, to_move: 1 });
  await enter(page, 3, 1);
  await page.locator(".play-last", { hasText: /Bot.* played .*\d\/\d/ }).waitFor();
  const plays = (await page.locator(".play-last").textContent())
    .match(/\d+\/\d+/g)
    .map((play) => play.split("/").map(Number));
  assert.ok(plays.length > 0 && plays.every(([from, to]) => from < to), `the bot comes towards the reader: ${plays}`);
  await page.context().close();
});

test("the key for a hint leaves Enter to the turn", async () => {
  const { page } = await handMatch({ players: BOT });
  await enter(page, 3, 1);
  await prompt(page, "You have 3-1");
  await button(page, 24).focus();
  await page.keyboard.press("h");
  await page.locator(".hint-play").first().waitFor();
  assert.match(await page.evaluate(() => document.activeElement.getAttribute("aria-label")), /^Point 24/);
  await page.locator(".hint-play").first().click();
  await prompt(page, "Confirm your turn");
  await page.waitForFunction(() => document.activeElement.dataset["act"] === "done");
  await page.context().close();
});

test("one button bears off what the roll takes off, once it is only counting", async () => {
  const { page } = await handMatch({ position: "5:2 3:2 1:2 off:9 / 6:5 5:5 4:5" });
  await enter(page, 5, 5);
  await press(page, "off");
  await prompt(page, "Confirm your turn");
  assert.match(await label(page, /^Borne off: 13 light/), /13/);
  await page.context().close();
  const met = await handMatch({ position: "5:2 3:2 1:2 off:9 / 23:1 6:5 5:5 4:4" });
  await enter(met.page, 5, 3);
  await prompt(met.page, "Anna has 5-3");
  assert.equal(await act(met.page, "off").count(), 0, "a checker can still be hit");
  await met.page.context().close();
});

test("the other side's last turn stays on the board, its dice beside it, and its words below the prompt", async () => {
  const { page } = await handMatch();
  await enterToPlay(page, 3, 1);
  await tap(page, 8);
  await prompt(page, "Still to play: 1");
  await tap(page, 6);
  await press(page, "done");
  await prompt(page, "Enter the roll of Ben");
  assert.equal(await page.locator("tavola-board .trail").count(), 2);
  assert.equal(await page.locator("tavola-board .rest .die.used").count(), 2);
  await enter(page, 6, 5);
  await prompt(page, "Ben has 6-5");
  assert.equal(await page.locator("tavola-board .trail").count(), 2);
  assert.equal(await page.locator("tavola-board .rest .die.used").count(), 2);
  assert.equal(await page.locator("tavola-board .dice:not(.rest) .die:not(.used)").count(), 2);
  assert.equal(await page.locator(".play-last").textContent(), "Anna played 8/5 6/5");
  await page.reload();
  await prompt(page, "Ben has 6-5");
  assert.equal(await page.locator("tavola-board .trail").count(), 2);
  assert.equal(await page.locator(".play-last").textContent(), "Anna played 8/5 6/5");
  await page.context().close();
});

test("a new game begins without the old one's words, arrows and dice", async () => {
  const { page } = await handMatch({ position: "1:1 off:14 / 6:5 5:5 4:5" });
  await enter(page, 3, 1);
  await press(page, "off");
  await press(page, "done");
  const whole = page.locator(".result-card").getByRole("link", { name: "Analyse" });
  assert.match(await whole.getAttribute("href"), /^#\/analysis\//, "the game leads to its whole analysis");
  await press(page, "next");
  await prompt(page, "Enter the opening roll");
  assert.equal(await page.locator(".play-last").textContent(), "");
  assert.equal(await page.locator("tavola-board .trail, tavola-board .die").count(), 0);
  await page.context().close();
});

test("roll, take back and done keep their places through a turn", async () => {
  for (const [width, height] of [
    [390, 844],
    [1280, 800],
  ]) {
    const { id } = await tavola.create({ position: START });
    const page = await tavola.page({ path: `#/match/${id}`, settings: { ...QUICK, forced: false }, width, height });
    const place = async (name) => {
      await act(page, name).waitFor();
      const { x, y, width, height } = await act(page, name).boundingBox();
      return [x, y, width, height].map(Math.round).join(" ");
    };
    const rollPlace = await place("roll");
    await press(page, "roll");
    await page.locator("tavola-board .place.source").first().waitFor();
    const undoPlace = await place("undo");
    const main = page.locator(".play-buttons .main");
    assert.equal(
      (await page.locator(".play-board").evaluate((board) => Math.round(board.getBoundingClientRect().height))) > 0,
      true,
    );
    while (!(await acts(page)).includes("done")) {
      const box = await main.boundingBox();
      assert.equal([box.x, box.y, box.width, box.height].map(Math.round).join(" "), rollPlace);
      assert.equal(await place("undo"), undoPlace);
      const source = page.locator("tavola-board .place.source").last();
      await source.focus();
      await page.keyboard.press("Enter");
      await page.keyboard.press("Enter");
    }
    assert.equal(await place("done"), rollPlace);
    assert.equal(await place("undo"), undoPlace);
    await press(page, "done");
    await page.locator(".play-buttons [data-act=roll]:enabled").waitFor();
    assert.equal(await place("roll"), rollPlace);
    await page.context().close();
  }
});

test("a disabled main button is legible under the pointer", async () => {
  const { page } = await handMatch();
  await enter(page, 3, 1);
  await act(page, "done").waitFor();
  assert.ok(await act(page, "done").isDisabled());
  await act(page, "done").hover({ force: true });
  await page.waitForTimeout(200);
  const [ink, paper] = await act(page, "done").evaluate((element) => [
    getComputedStyle(element).color,
    getComputedStyle(element).backgroundColor,
  ]);
  assert.equal(paper, "rgba(0, 0, 0, 0)");
  assert.equal(ink, await page.locator(".play-last").evaluate((element) => getComputedStyle(element).color));
  await page.context().close();
});

test("the first game is one click away from the home page, and the next match too", async () => {
  const page = await tavola.page({
    settings: { ...QUICK, setup: JSON.stringify({ level: "casual", rules: "backgammon", match: "single" }) },
  });
  await page.getByRole("button", { name: /^Play against the bot.*Casual.*Single game/s }).click();
  await page.waitForURL("**/#/match/*");
  await act(page, "roll").waitFor();
  const view = await stored(tavola, page.url().split("/").at(-1));
  assert.deepEqual([view.match.kind, view.players[1].level], ["single", "casual"]);
  await page.context().close();

  const over = await handMatch({
    match: { kind: "single" },
    position: "1:1 off:14 / 6:5 5:5 4:5",
    options: { jacoby: false },
  });
  await enter(over.page, 3, 1);
  await press(over.page, "off");
  await press(over.page, "done");
  await over.page.locator(".result-card").getByRole("button", { name: "Rematch" }).click();
  await over.page.waitForFunction((id) => !location.hash.endsWith(id), over.id);
  await prompt(over.page, "Enter the opening roll");
  const again = await stored(tavola, over.page.url().split("/").at(-1));
  const before = await stored(tavola, over.id);
  for (const field of ["rules", "match_rules", "match", "players", "dice_mode"])
    assert.deepEqual(again[field], before[field], field);
  assert.equal(again.seq, 0);
  await over.page.context().close();
});

test("a tied opening roll is thrown again by itself", async () => {
  // A match whose opening roll was a tie; this page is kept from knowing it until it rolls.
  let tied;
  do {
    tied = await tavola.create();
    tied = await tavola.call("POST", `/api/matches/${tied.id}/actions`, { after: 0, actions: [{ do: "roll", by: 0 }] });
  } while (tied.phase.kind !== "opening");
  const page = await tavola.page({ settings: QUICK });
  const address = `/api/matches/${tied.id}`;
  const before = await tavola.call("GET", `${address}?at=0`);
  await page.context().route("**/api/stream**", (route) => route.abort());
  await page.route(`**${address}`, (route) => route.fulfill({ json: { ...before, live: true } }));
  let rolls = 0;
  await page.route(`**${address}?since**`, (route) => route.abort());
  await page.route(`**${address}/actions`, (route) => {
    rolls += 1;
    return rolls === 1 ? route.fulfill({ json: tied }) : route.continue();
  });
  await page.goto(`${tavola.url}/#/match/${tied.id}`);
  await press(page, "roll");
  await page.waitForFunction(() => document.querySelector("tavola-board .place.source"), null, { timeout: 20_000 });
  assert.ok(rolls >= 2);
  await page.context().close();
});
