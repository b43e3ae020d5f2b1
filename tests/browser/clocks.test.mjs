// Clocks on a service: two people, one of them on a phone, see both clocks run, and a flag fall.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { axe, overflow, rawMessages, start, visit } from "./harness.mjs";
import { person, seated } from "./people.mjs";
import { CALM, acts, press } from "./table.mjs";

let tavola;
before(async () => {
  tavola = await start({ service: true });
});
after(() => tavola?.stop());

const PHONE = { width: 390, height: 844, touch: true };

/** A clock as seconds. */
const seconds = (text) =>
  text
    .match(/\d+(:\d\d)+/)[0]
    .split(":")
    .reduce((sum, part) => sum * 60 + Number(part), 0);
const bank = async (page, where) => seconds(await page.locator(`.player.${where} .player-clock`).textContent());

/** Presses the roll of an opening until a player has won it. */
async function openedBy(pages) {
  for (let tries = 0; tries < 200; tries += 1) {
    for (const page of pages) {
      const can = await acts(page);
      if (can.includes("roll"))
        await page
          .locator(".play-buttons [data-act=roll]:not(:disabled)")
          .click({ timeout: 500 })
          .catch(() => {});
      if (await page.locator(".player-clock.runs").count()) return;
      await page.waitForTimeout(50);
    }
  }
}

test("a challenge shows its clock, and both players see both clocks and the delay run first", {
  timeout: 120_000,
}, async () => {
  const settings = {
    ...CALM,
    setup: JSON.stringify({ rules: "backgammon", match: "points", length: 3, against: "friend" }),
  };
  const anna = await person(tavola, "Anna", { settings, path: "#/new" });
  const clock = anna.getByRole("group", { name: "Clock" });
  await clock.getByRole("radio", { name: "Normal" }).check();
  await anna.getByText("6:00 + 12 s delay").waitFor();
  await clock.getByRole("radio", { name: "Your own" }).check();
  assert.deepEqual(await axe(anna), []);
  assert.deepEqual(await rawMessages(anna), []);
  await anna.getByRole("combobox", { name: "The seconds of a turn" }).selectOption("fischer");
  await anna.getByText("10:00 + 12 s more each turn").waitFor();
  await clock.getByRole("radio", { name: "Blitz" }).check();
  await anna.getByText("1:30 + 8 s delay").waitFor();
  await anna.getByRole("button", { name: "Start" }).click();
  await anna.waitForURL(/#\/challenge\//);
  await anna.getByText("1:30 + 8 s delay").waitFor();
  const ben = await tavola.page({ ...PHONE, settings, path: new URL(anna.url()).hash });
  await ben.getByText("1:30 + 8 s delay").waitFor();
  await ben.getByRole("textbox", { name: "Your name" }).fill("Ben");
  await ben.getByRole("button", { name: "Sit down and play" }).click();
  const pages = [anna, ben];
  await Promise.all(pages.map((page) => page.waitForURL(/#\/match\//)));
  await Promise.all(pages.map((page) => page.locator(".play:not(.loading)").waitFor()));
  assert.deepEqual([await bank(anna, "top"), await bank(ben, "bottom")], [90, 90]);
  await openedBy(pages);
  const runs = ben.locator(".player-clock.runs");
  await runs.waitFor();
  const shown = await runs.textContent();
  assert.match(shown, /^1:30\+[1-8]$/, "the delay runs first");
  await ben.waitForTimeout(1500);
  assert.notEqual(await runs.textContent(), shown);
  for (const page of pages) {
    assert.equal(await overflow(page), 0);
    assert.deepEqual(await axe(page), []);
    assert.deepEqual(await rawMessages(page), []);
  }
  for (const page of pages) await page.context().close();
});

test("little time is marked in words, and when it is up both players see who has lost", {
  timeout: 120_000,
}, async () => {
  const [anna, ben] = await Promise.all([person(tavola, "Carla"), person(tavola, "Dora", PHONE)]);
  const id = await seated(anna, ben, { clock: { kind: "delay", bank: 4, step: 0 } });
  const pages = [anna, ben];
  await Promise.all(pages.map((page) => page.goto(`${tavola.url}/#/match/${id}`)));
  await Promise.all(pages.map((page) => page.locator(".play:not(.loading)").waitFor()));
  await openedBy(pages);
  await ben.locator(".player-clock.little.runs", { hasText: "little time" }).waitFor();
  assert.equal(await overflow(ben), 0);
  await Promise.all(pages.map((page) => page.locator(".result-card").waitFor()));
  const cards = await Promise.all(pages.map((page) => page.locator(".result-card").textContent()));
  assert.equal(cards.filter((card) => /You have run out of time/.test(card)).length, 1, String(cards));
  assert.equal(cards.filter((card) => /(Carla|Dora) has run out of time/.test(card)).length, 1, String(cards));
  for (const page of pages) {
    assert.deepEqual(await axe(page), []);
    assert.deepEqual(await rawMessages(page), []);
    await page.context().close();
  }
});

test("what a line of 400 ms takes is given back, and everybody sees the same clock", { timeout: 120_000 }, async () => {
  const [eva, finn] = await Promise.all([person(tavola, "Eva"), person(tavola, "Finn")]);
  const id = await seated(eva, finn, { length: 3, clock: { kind: "delay", bank: 60, step: 0 } });
  const pages = [eva, finn];
  for (const page of pages) {
    await page.route(/\/actions$/, async (route) => {
      await new Promise((after) => setTimeout(after, 200));
      const answer = await route.fetch();
      await new Promise((after) => setTimeout(after, 200));
      await route.fulfill({ response: answer });
    });
    await page.goto(`${tavola.url}/#/match/${id}`);
    await page.locator(".play:not(.loading)").waitFor();
  }
  /** The delays of the lines that the pages have reported. @type {number[][]} */
  const said = [[], []];
  pages.forEach((page, player) => {
    page.on("request", (request) => {
      const { lag } = request.url().endsWith("/actions") ? JSON.parse(request.postData() ?? "{}") : {};
      if (lag !== undefined) said[player].push(lag);
    });
  });
  const view = () => eva.evaluate(async (id) => (await fetch(`/api/matches/${id}`)).json(), id);
  // Rolls are made on the page, plays are not.
  let before = -1;
  while (said.every((lags) => lags.length < 2)) {
    const { seq, phase, turn } = await view();
    const page = pages[phase.player ?? 0];
    if (phase.kind === "move") {
      const moves = [];
      for (let node = turn.nodes[0]; node.m.length; node = turn.nodes[node.m[0][4]]) moves.push(node.m[0].slice(0, 3));
      await page.evaluate(
        async ([id, after, moves]) =>
          fetch(`/api/matches/${id}/actions`, {
            method: "POST",
            headers: { "Content-Type": "application/json" },
            body: JSON.stringify({ after, actions: [{ do: "play", moves }] }),
          }),
        [id, seq, moves],
      );
    } else if ((await acts(page)).includes("roll")) {
      before = seq;
      await press(page, "roll");
    }
    await page.waitForTimeout(100);
  }
  // The last roll is still on the line, and changes the clock when it arrives.
  while ((await view()).seq <= before) await eva.waitForTimeout(50);
  const [first, ...later] = said.find((lags) => lags.length > 1) ?? [];
  assert.equal(first, 0, "nothing is known of the line yet");
  assert.ok(
    later.every((lag) => lag >= 390 && lag < 3000),
    String(said),
  );
  const clocks = await Promise.all(
    pages.map((page) =>
      page.evaluate(async (id) => (await (await fetch(`/api/matches/${id}/clock`)).json()).clock.bank, id),
    ),
  );
  assert.deepEqual(clocks[0], clocks[1]);
  for (const page of pages) {
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await page.context().close();
  }
});

test("a match with days a turn stands first at home, shows what is left, and waits for a vacation", {
  timeout: 120_000,
}, async () => {
  const settings = {
    ...CALM,
    setup: JSON.stringify({ rules: "backgammon", match: "points", length: 3, against: "friend" }),
  };
  const gina = await person(tavola, "Gina", { settings, path: "#/new" });
  await gina.getByRole("group", { name: "Clock" }).getByRole("radio", { name: "Days a turn" }).check();
  await gina.getByRole("combobox", { name: "Days a turn" }).selectOption("7");
  await gina.locator("p", { hasText: "7 days a turn" }).waitFor();
  assert.deepEqual(await axe(gina), []);
  const hugo = await person(tavola, "Hugo", PHONE);
  const id = await seated(gina, hugo, { length: 3, clock: { kind: "turn", bank: 0, step: 3 * 24 * 3600 } });
  const pages = [gina, hugo];
  await Promise.all(pages.map((page) => visit(page, `#/match/${id}`)));
  await openedBy(pages);
  const view = await gina.evaluate(async (id) => (await fetch(`/api/matches/${id}`)).json(), id);
  const [mover, other] = view.phase.player === 0 ? pages : [hugo, gina];
  for (const page of pages) {
    const clock = page.locator(".player-clock:visible");
    await clock.filter({ hasText: /^(3 days 0|2 days 23) hr$/ }).waitFor();
    assert.match(await clock.getAttribute("aria-label"), /(3 days 0|2 days 23) h left/);
    assert.equal(await clock.count(), 1, "only whoever is to play has a clock");
    assert.deepEqual(await rawMessages(page), []);
    assert.deepEqual(await axe(page), []);
  }
  assert.equal(await overflow(hugo), 0);

  // It stands first at home for the player who is to act.
  await visit(mover, "#/");
  const turns = mover.getByRole("region", { name: "Your turn" });
  await turns.getByText(/(3 days 0|2 days 23) h left/).waitFor();
  assert.equal(await overflow(mover), 0);
  assert.deepEqual(await axe(mover), []);
  await visit(other, "#/");
  await other.locator(".choices").waitFor();
  assert.equal(await other.getByRole("region", { name: "Your turn" }).count(), 0);
  await turns.getByRole("link", { name: /^Play: / }).focus();
  await mover.keyboard.press("Enter");
  await mover.waitForURL(new RegExp(`#/match/${id}`));

  // A player who goes on vacation stops the clock of their turn, and the opponent sees its end.
  await visit(mover, "#/settings");
  const heading = mover.getByRole("heading", { name: "You on this service" });
  if (!(await mover.getByText("30 days are left.").isVisible())) await heading.click();
  await mover.getByText("30 days are left.").waitFor();
  await mover.getByRole("button", { name: "Go on vacation" }).click();
  await mover.getByText(/You are on vacation until/).waitFor();
  assert.deepEqual(await axe(mover), []);
  assert.deepEqual(await rawMessages(mover), []);
  await visit(other, `#/match/${id}`);
  await other.locator(".player-clock:visible", { hasText: "on vacation until" }).waitFor();
  assert.equal(await overflow(other), 0);
  await mover.getByRole("button", { name: "I am back" }).click();
  await mover.getByText("29 days are left.").waitFor();
  for (const page of pages) await page.context().close();
});
