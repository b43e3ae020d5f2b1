// A service: two people who have never met play a match in two browsers, one of them a phone.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { axe, overflow, rawMessages, start, visit } from "./harness.mjs";
import { played, seated } from "./people.mjs";
import { CALM, acts, moveOnce } from "./table.mjs";

let tavola;
before(async () => {
  tavola = await start({ service: true });
});
after(() => tavola?.stop());

const PHONE = { width: 390, height: 844, touch: true };
/** Games that are short. */
const QUICK = { ...CALM, setup: JSON.stringify({ rules: "hypergammon", match: "points", length: 1 }) };

/** A browser of a person who has a name already, and calls in their name. */
async function person(name, options = {}) {
  const page = await tavola.page(options);
  await page.evaluate(async (name) => {
    const { people } = await import(
      `${document.querySelector("script[type=module]").src.replace(/main\.js.*/, "")}people/calls.js`
    );
    await people.enter(name);
  }, name);
  return page;
}

/** Answers the question for a name. */
async function takeName(page, name) {
  const dialog = page.getByRole("dialog", { name: "What is your name?" });
  await dialog.getByRole("textbox", { name: "Your name" }).fill(name);
  await dialog.getByRole("button", { name: "Go on" }).click();
  await dialog.waitFor({ state: "detached" });
}

/** Does the next action of the person at a page, with clicks on the board. Returns whether the match is over. */
async function next(page) {
  const can = await acts(page);
  const first = ["rematch", "next", "take", "accept", "off", "forced", "done", "roll"].find((name) =>
    can.includes(name),
  );
  if (first === "rematch") return true;
  // The other may be faster if both may act: then the button is gone.
  if (first)
    await page
      .locator(`.play-buttons [data-act=${first}]:not(:disabled)`)
      .click({ timeout: 500 })
      .catch(() => {});
  else if (await page.locator("tavola-board .place.source").count()) await moveOnce(page);
  else await page.waitForTimeout(20);
  return false;
}

test("from a cold start two people play a match to its end and a rematch, with three clicks before the first roll", {
  timeout: 240_000,
}, async () => {
  let clicks = 0;
  const click = async (locator) => {
    clicks += 1;
    await locator.click();
  };
  const anna = await tavola.page({ settings: QUICK });
  await click(anna.getByRole("button", { name: /^Play a friend/ }));
  await anna.getByRole("textbox", { name: "Your name" }).fill("Anna");
  await click(anna.getByRole("button", { name: "Go on" }));
  await anna.getByRole("img", { name: /^QR code of / }).waitFor();
  const url = await anna.locator(".lan-link code").textContent();
  assert.match(url, new RegExp(`^${tavola.url}/#/challenge/[a-z2-9]{10}$`));
  assert.deepEqual(await axe(anna), []);
  assert.deepEqual(await rawMessages(anna), []);

  const ben = await tavola.page({ ...PHONE, settings: QUICK, path: url.slice(tavola.url.length + 1) });
  await ben.getByRole("heading", { name: "Anna invites you to a match" }).waitFor();
  await ben.getByText("Anna is waiting for you.").waitFor();
  assert.equal(await overflow(ben), 0);
  assert.deepEqual(await axe(ben), []);
  assert.deepEqual(await rawMessages(ben), []);
  await ben.getByRole("textbox", { name: "Your name" }).fill("Ben");
  await click(ben.getByRole("button", { name: "Sit down and play" }));
  await Promise.all([anna, ben].map((page) => page.waitForURL(/#\/match\/[a-z2-9]{10}$/)));
  assert.equal(clicks, 3);

  // Both see the same, each from their own seat, and nobody gets a hint.
  const id = new URL(anna.url()).hash.split("/").at(-1);
  for (const page of [anna, ben]) {
    await page.locator(".play:not(.loading)").waitFor();
    assert.equal(await page.locator(".play-hint").isVisible(), false);
    await page.locator(".play-more > summary").click();
    assert.equal(await page.getByRole("link", { name: "Analysis" }).count(), 0);
    assert.equal(await page.getByRole("button", { name: "Play on another device" }).count(), 0);
    await page.keyboard.press("Escape");
  }
  assert.equal(await anna.locator(".player.bottom .player-name").textContent(), "Anna");
  assert.equal(await ben.locator(".player.bottom .player-name").textContent(), "Ben");
  assert.equal(await overflow(ben), 0);
  assert.deepEqual(await axe(anna), []);

  // The other is seen to leave, and to come back.
  const other = await ben.context().newPage();
  await other.goto(`${tavola.url}/#/about`);
  await visit(ben, "#/about");
  const presence = anna.locator(".player.top .chip");
  await presence.filter({ hasText: "away" }).waitFor();
  await visit(ben, `#/match/${id}`);
  await presence.filter({ hasText: /^(here|thinking)$/ }).waitFor();
  await other.close();

  let over = false;
  while (!over) {
    for (const page of [anna, ben]) over = await next(page);
  }
  const titles = await Promise.all([anna, ben].map((page) => page.locator(".result-card h2").textContent()));
  assert.equal(titles.filter((title) => title.startsWith("You")).length, 1, String(titles));

  // A rematch, once both agree, with changed seats.
  await anna.locator(".result-card").getByRole("button", { name: "Rematch" }).click();
  await ben.getByText("Anna would like a rematch.").waitFor();
  await ben.locator(".result-card").getByRole("button", { name: "Rematch" }).click();
  const again = new RegExp(`#/match/(?!${id})[a-z2-9]{10}$`);
  await Promise.all([anna, ben].map((page) => page.waitForURL(again)));
  assert.equal(new URL(anna.url()).hash, new URL(ben.url()).hash);
  await anna.locator(".play:not(.loading)").waitFor();
  const players = await anna.evaluate(
    async (id) => (await (await fetch(`/api/matches/${id}`)).json()).players.map(({ name }) => name),
    new URL(anna.url()).hash.split("/").at(-1),
  );
  assert.deepEqual(players, ["Ben", "Anna"]);
  await anna.context().close();
  await ben.context().close();
});

test("who opens the link of a match only watches it", async () => {
  const [carla, dora] = await Promise.all([person("Carla"), person("Dora")]);
  const id = await seated(carla, dora);
  const watcher = await tavola.page({ path: `#/match/${id}` });
  await watcher.locator(".play:not(.loading)").waitFor();
  assert.equal(await watcher.locator(".play-buttons button:enabled").count(), 0);
  assert.equal(await watcher.locator(".play-hint").isVisible(), false);
  const list = await tavola.page({ path: "#/matches" });
  assert.equal(await list.locator(".match-row").count(), 0, "it is not listed for others");
  await visit(carla, "#/matches");
  await carla.locator(".match-row").first().waitFor();
  assert.equal(await carla.locator(".match-row").count(), 1);
  assert.equal(await carla.getByRole("button", { name: /Delete/ }).count(), 0);
  for (const page of [carla, dora, watcher, list]) await page.context().close();
});

test("a name is asked for once, and what is wrong with it is said", async () => {
  const erik = await tavola.page();
  await erik.getByRole("button", { name: /^Play against the bot/ }).click();
  const dialog = erik.getByRole("dialog", { name: "What is your name?" });
  await dialog.getByRole("textbox", { name: "Your name" }).fill("<script>");
  await erik.keyboard.press("Enter");
  await dialog
    .getByRole("alert")
    .filter({ hasText: /characters that names do not have/ })
    .waitFor();
  assert.deepEqual(await axe(erik), []);
  await takeName(erik, "Erik");
  await erik.waitForURL(/#\/match\//);
  await erik.locator(".player-name", { hasText: "Erik" }).waitFor();
  assert.equal(await erik.locator(".play-hint").isVisible(), true, "against the bot there are hints");

  const twin = await tavola.page();
  await twin.getByRole("button", { name: /^Play against the bot/ }).click();
  await twin.getByRole("textbox", { name: "Your name" }).fill("ERIK");
  await twin.keyboard.press("Enter");
  await twin.getByText("Somebody here has this name already").waitFor();
  await twin.keyboard.press("Escape");
  await twin.getByRole("dialog").waitFor({ state: "detached" });

  await visit(erik, "#/settings");
  await erik.getByText("You are Erik here.").waitFor();
  assert.deepEqual(await axe(erik), []);
  await erik.getByRole("button", { name: "Sign out of this browser" }).click();
  await erik.getByRole("dialog").getByRole("button", { name: "Sign out" }).click();
  await erik.getByText("You are looking around without a name.").waitFor();
  await visit(erik, "#/matches");
  assert.equal(await erik.locator(".match-row").count(), 0);
  for (const page of [erik, twin]) await page.context().close();
});

test("an invitation is withdrawn, also under the eyes of who was about to sit down", async () => {
  const fritz = await person("Fritz");
  await visit(fritz, "#/new?against=friend");
  await fritz.getByText("You get a link to send.").waitFor();
  assert.deepEqual(await axe(fritz), []);
  await fritz.getByRole("button", { name: "Start" }).click();
  await fritz.waitForURL(/#\/challenge\//);
  const guest = await tavola.page({ path: new URL(fritz.url()).hash });
  await guest.getByRole("heading", { name: "Fritz invites you to a match" }).waitFor();
  await fritz.getByRole("button", { name: "Withdraw the invitation" }).click();
  await guest.getByText("This invitation is no longer open.").first().waitFor();
  for (const page of [fritz, guest]) await page.context().close();
});

test("on one's own machine nothing asks for a name and nothing offers a link to a friend", async () => {
  const own = await start();
  try {
    const page = await own.page();
    assert.equal(await page.getByRole("button", { name: /^Play a friend/ }).count(), 0);
    await visit(page, "#/new");
    assert.equal(await page.getByRole("radio", { name: "By link" }).count(), 0);
    await visit(page, "#/settings");
    assert.equal(await page.getByText("You on this service").count(), 0);
  } finally {
    await own.stop();
  }
});

test("the analysis of a match between people is offered when it is over and not before", {
  timeout: 60_000,
}, async () => {
  const [anna, ben] = [await person("Hanna"), await person("Ivan")];
  const id = await seated(anna, ben);
  const analyses = async (hash, selector) => {
    await visit(anna, hash);
    await anna.locator(selector).first().waitFor();
    return anna.locator(`main a[href^="#/analysis/${id}"]`).count();
  };
  await played([anna, ben], id, 4);
  assert.equal(await analyses("#/matches", ".match-row"), 0);
  assert.equal(await analyses(`#/replay/${id}`, ".replay-tools"), 0);
  await played([anna, ben], id);
  assert.equal(await analyses("#/matches", ".match-row"), 1);
  assert.equal(await analyses(`#/replay/${id}`, ".replay-tools"), 1);
  for (const page of [anna, ben]) await page.context().close();
});
