// Rated matches of a service: permission to play them, the ratings on the page, and their changes.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { axe, overflow, rawMessages, start, visit } from "./harness.mjs";
import { played, post } from "./people.mjs";
import { CALM } from "./table.mjs";

let tavola;
before(async () => {
  tavola = await start({ service: true });
});
after(() => tavola?.stop());

const PHONE = { width: 390, height: 844, touch: true };

async function account(name, options = {}) {
  const page = await tavola.page({ settings: CALM, ...options });
  await post(page, "/api/me", { name });
  const [status] = await post(page, "/api/me/password", { password: "correct horse battery" });
  assert.equal(status, 200);
  return page;
}

test("two accounts find each other for a rated match, and both see what it has changed", {
  timeout: 180_000,
}, async () => {
  const anna = await account("Anna");
  const ben = await account("Ben", PHONE);
  for (const page of [anna, ben]) {
    await visit(page, "#/about");
    await visit(page, "#/lobby");
    await page.getByRole("checkbox", { name: "Rated" }).check();
  }
  assert.deepEqual(await axe(anna), []);
  assert.equal(await overflow(ben), 0);
  await anna.getByRole("button", { name: /^One-point match/ }).click();
  await ben.getByRole("heading", { name: "Anna" }).waitFor();
  assert.match(await ben.locator(".lobby li.card").first().textContent(), /Rated/);
  await ben.getByRole("button", { name: /^One-point match/ }).click();
  await Promise.all([anna, ben].map((page) => page.waitForURL(/#\/match\/[a-z2-9]{10}$/)));
  for (const page of [anna, ben]) await page.locator(".play-facts .chip", { hasText: "Rated" }).waitFor();
  const id = new URL(anna.url()).hash.split("/").at(-1);
  const { phase } = await played([anna, ben], id);
  const [winner, loser] = phase.winner === 0 ? ["Anna", "Ben"] : ["Ben", "Anna"];
  for (const page of [anna, ben]) {
    const changes = page.locator(".result-rating");
    await changes.waitFor();
    const text = await changes.textContent();
    assert.match(text, new RegExp(`${winner}: 1523\\? \\(\\+23\\)`), text);
    assert.match(text, new RegExp(`${loser}: 1477\\? \\([−-]23\\)`), text);
    assert.equal(await page.locator(".player", { hasText: winner }).getByTitle("provisional rating").count(), 1);
    assert.equal(await overflow(page), 0);
  }
  assert.deepEqual(await axe(anna), []);
  assert.deepEqual(await rawMessages(anna), []);

  // The ratings stand in the settings and in the lobby.
  await post(anna, "/api/lobby", {
    setup: { rules: "backgammon", players: [{ kind: "human" }, { kind: "human" }], rated: true },
  });
  await visit(ben, "#/settings");
  const own = ben.locator(".settings-section", { hasText: "Your ratings" });
  await own.locator("summary").first().click();
  await own.getByText("1 rated match").waitFor();
  // One short match has too few decisions for an error rate; with more it stands beside the rating.
  assert.equal(await own.getByText(/^PR \d/).count(), 0);
  await ben.route("**/api/me/ratings", async (route) => {
    const answer = await (await route.fetch()).json();
    answer.ratings[0].error_rate = { pr: 6.3, matches: 4 };
    await route.fulfill({ json: answer });
  });
  await ben.reload();
  await own.locator("summary").first().click();
  await own.getByText("PR 6.3 in the latest 4 analysed matches").waitFor();
  assert.equal(await overflow(ben), 0);
  await own.getByText("The latest matches").click();
  assert.match(await own.locator(".rating-history").textContent(), /Anna(won|lost)(1523|1477)/);
  assert.deepEqual(await axe(ben), []);
  assert.deepEqual(await rawMessages(ben), []);
  assert.equal(await overflow(ben), 0);
  await visit(ben, "#/lobby");
  await ben.locator(".lobby li.card").getByTitle("provisional rating").waitFor();

  // A person with enough matches is among the best, with an error rate if there is one.
  const best = [
    { name: "Anna", rating: 1700, matches: 30, error_rate: { pr: 4, matches: 20 }, mine: false },
    { name: "Ben", rating: 1600, matches: 12, error_rate: null, mine: true },
  ];
  await ben.route("**/api/ratings/backgammon", async (route) => {
    const answer = await (await route.fetch()).json();
    await route.fulfill({ json: { ...answer, people: best } });
  });
  await visit(ben, "#/ratings");
  const rows = ben.getByRole("table", { name: "People" }).locator("tbody tr");
  assert.match((await rows.first().textContent()) ?? "", /1Anna1700304\.0/);
  assert.match((await rows.last().textContent()) ?? "", /160012–/);
  assert.equal(await overflow(ben), 0);
  assert.deepEqual(await axe(ben), []);
  await ben.unroute("**/api/ratings/backgammon");
  await visit(ben, "#/lobby");

  // Nobody has played enough to be among the best.
  await ben.getByRole("link", { name: "The best" }).click();
  await ben.getByText("Nobody is listed yet.").first().waitFor();
  assert.equal(await ben.getByText("Nobody is listed yet.").count(), 2);
  await ben.getByRole("combobox", { name: "Games" }).selectOption("pinning");
  await ben.waitForURL(/#\/ratings\/pinning$/);
  assert.deepEqual(await axe(ben), []);
  assert.deepEqual(await rawMessages(ben), []);
  for (const page of [anna, ben]) await page.context().close();
});

test("the page shows why a match cannot be rated", { timeout: 120_000 }, async () => {
  const guest = await tavola.page({ settings: CALM, path: "#/lobby" });
  await post(guest, "/api/me", { name: "Carl" });
  assert.equal(await guest.getByRole("checkbox", { name: "Rated" }).isDisabled(), true);
  await guest.getByText("Rated matches are for accounts").first().waitFor();
  const dora = await account("Dora");
  const [, challenge] = await post(dora, "/api/challenges", {
    setup: { rules: "plakoto", players: [{ kind: "human" }, { kind: "human" }], rated: true },
  });
  await visit(guest, `#/challenge/${challenge.id}`);
  await guest.getByText("Rated matches are for accounts").waitFor();
  assert.equal(await guest.getByRole("button", { name: "Sit down and play" }).count(), 0);
  assert.deepEqual(await axe(guest), []);

  await visit(dora, "#/new?against=friend&rules=plakoto");
  const rated = dora.getByRole("checkbox", { name: "Rated" });
  assert.equal(await rated.isDisabled(), false);
  await rated.check();
  assert.deepEqual(await axe(dora), []);
  await dora.locator(".setup select").first().selectOption("doublets");
  await dora.getByText("This game has no ratings").waitFor();
  assert.equal(await dora.getByRole("checkbox", { name: "Rated" }).isDisabled(), true);
  await dora.locator(".setup select").first().selectOption("backgammon");
  await dora.getByRole("button", { name: "Start" }).click();
  await dora.waitForURL(/#\/challenge\//);
  await dora.locator(".challenge-what", { hasText: "Rated" }).waitFor();
  for (const page of [guest, dora]) await page.context().close();
});
