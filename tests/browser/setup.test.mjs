// Setting up a game: every choice of the form reaches the match that is started.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { start } from "./harness.mjs";

const GNUBG_START = "4HPwATDgc/ABMA";

let tavola;
before(async () => {
  tavola = await start();
});
after(() => tavola?.stop());

/** Presses Start and gives the match that the page then shows. */
async function begin(page) {
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await page.waitForURL("**/#/match/*");
  return tavola.call("GET", `/api/matches/${new URL(page.url()).hash.split("/").at(-1)}`);
}

test("a match against the bot at a level, with a length and a name", async () => {
  const page = await tavola.page({ path: "#/new?against=bot" });
  await page.getByRole("radio", { name: "Expert" }).check();
  await page.getByRole("textbox", { name: "Your name" }).fill("Anna");
  await page.getByRole("radio", { name: "7", exact: true }).check();
  const view = await begin(page);
  assert.deepEqual(view.match, { kind: "points", length: 7 });
  assert.equal(view.players[0].name, "Anna");
  assert.deepEqual([view.players[1].kind, view.players[1].level], ["bot", "expert"]);
  assert.equal(view.dice_mode, "server");
});

test("the person may take the second seat and the dark checkers", async () => {
  const page = await tavola.page({ path: "#/new?against=bot" });
  await page.getByRole("radio", { name: "Player 2" }).check();
  await page.getByRole("radio", { name: "Dark" }).check();
  // The setting is the colour of seat one, which is the bot's here.
  assert.equal(await page.evaluate(() => JSON.parse(localStorage["tavola.settings"]).colour), "light");
  const view = await begin(page);
  assert.deepEqual(
    view.players.map((seat) => seat.kind),
    ["bot", "human"],
  );
});

test("two at one screen, for money, with dice of their own", async () => {
  const page = await tavola.page({ path: "#/new?against=two" });
  await page.getByRole("textbox", { name: "Name of player 1" }).fill("Anna");
  await page.getByRole("textbox", { name: "Name of player 2" }).fill("Ben");
  await page.getByRole("radio", { name: "Money session" }).check();
  await page.getByRole("radio", { name: "Entered by hand" }).check();
  const view = await begin(page);
  assert.deepEqual(
    view.players.map(({ kind, name }) => [kind, name]),
    [
      ["human", "Anna"],
      ["human", "Ben"],
    ],
  );
  assert.equal(view.match.kind, "money");
  assert.equal(view.dice_mode, "hand");
});

test("any length can be typed; what is out of bounds is put right", async () => {
  const page = await tavola.page({ path: "#/new?against=two" });
  await page.getByRole("radio", { name: "Fixed number" }).check();
  await page.getByRole("radio", { name: "Other" }).check();
  const number = page.getByRole("spinbutton", { name: "Games" });
  await number.fill("0");
  await number.press("Tab");
  assert.equal(await number.inputValue(), "1");
  await number.fill("13");
  await number.press("Tab");
  assert.deepEqual((await begin(page)).match, { kind: "games", length: 13 });
});

test("options that differ are marked, sent, shown in the rules, and can be put back", async () => {
  const page = await tavola.page({ path: "#/new?rules=backgammon" });
  await page.getByText("Options of the rules").click();
  assert.ok(await page.getByText("as usual", { exact: true }).isVisible());
  await page.getByRole("checkbox", { name: "Crawford rule" }).uncheck();
  await page.getByRole("combobox", { name: "Who begins" }).selectOption("two-dice-highest");
  await page.getByRole("combobox", { name: "Highest cube" }).selectOption({ label: "64" });
  await page.getByText("3 changed").waitFor();
  assert.ok(await page.locator(".option", { hasText: "Crawford rule" }).getByText("usually: Yes").isVisible());

  await page.getByRole("main").getByRole("link", { name: "Rules" }).click();
  await page.getByRole("link", { name: "Back to the new game" }).click();
  await page.getByText("3 changed").waitFor();

  const { rules } = await begin(page);
  assert.deepEqual(
    [rules.options.crawford, rules.options.opening, rules.options.cube_cap],
    [false, "two-dice-highest", 64],
  );

  // Rules that are not as usual lie open.
  await page.goBack();
  await page.getByRole("button", { name: "Restore the usual rules" }).click();
  await page.getByText("as usual", { exact: true }).waitFor();
  assert.ok(await page.getByRole("checkbox", { name: "Crawford rule" }).isChecked());
});

test("another game brings its own start and its usual match", async () => {
  const page = await tavola.page({ path: "#/new" });
  await page.getByRole("combobox", { name: "Game" }).selectOption("hypergammon");
  const view = await begin(page);
  assert.equal(view.rules.name, "hypergammon");
  assert.deepEqual(view.board.sides[0].points.slice(21), [1, 1, 1]);
});

test("a position is taken from any id, with who is to roll; a bad one is refused in its place", async () => {
  const page = await tavola.page({ path: "#/new?against=bot" });
  await page.getByRole("radio", { name: "A position of your own" }).check();
  await page.getByRole("button", { name: "Start", exact: true }).click();
  const field = page.getByRole("textbox", { name: "Position" });
  await page.getByText("Enter a position, or choose the usual start.").waitFor();
  assert.ok(await field.evaluate((element) => element === document.activeElement));
  await field.fill("nonsense");
  await page.getByText(/^This position cannot be read: /).waitFor();
  assert.equal(await field.getAttribute("aria-invalid"), "true");

  await field.fill("24:2 6:5 / 13:5 3:2");
  await page.getByRole("radio", { name: "The bot", exact: true }).last().check();
  const view = await begin(page);
  // The bot may have played by now: only the start of the match counts.
  const { board } = await tavola.call("GET", `/api/matches/${view.id}?at=0`);
  assert.equal(board.sides[1].points[23], 2, "the first side of the id is the bot's");
  assert.equal(board.sides[0].points[12], 5);
  assert.ok(view.phase.player === 1 || view.seq > 0, "the bot is to roll, or has");
});

test("a position that is being chosen waits while the rules are read, and is gone once its match has begun", async () => {
  const page = await tavola.page({ path: "#/new?against=two" });
  await page.getByRole("radio", { name: "A position of your own" }).check();
  await page.getByRole("textbox", { name: "Position" }).fill("6:5 / 6:5");
  await page.getByRole("main").getByRole("link", { name: "Rules" }).click();
  await page.getByRole("link", { name: "Back to the new game" }).click();
  assert.equal(await page.getByRole("textbox", { name: "Position" }).inputValue(), "6:5 / 6:5");
  await page.locator(".site-head select").selectOption("de");
  await page.getByRole("heading", { level: 1, name: "Neues Spiel" }).waitFor();
  assert.equal(await page.getByRole("textbox", { name: "Stellung" }).inputValue(), "6:5 / 6:5");
  await page.getByRole("button", { name: "Los", exact: true }).click();
  await page.waitForURL("**/#/match/*");
  await page.getByRole("navigation", { name: "Hauptmenü" }).getByRole("link", { name: "Neues Spiel" }).click();
  await page.locator("main:not([aria-busy]) h1", { hasText: "Neues Spiel" }).waitFor();
  assert.equal(await page.getByRole("textbox", { name: "Stellung" }).count(), 0);
});

test("the choices of the last time are still there", async () => {
  const page = await tavola.page({ path: "#/new?against=bot" });
  await page.getByRole("radio", { name: "Master", exact: true }).check();
  await page.getByRole("radio", { name: "11", exact: true }).check();
  await page.reload();
  await page.getByRole("heading", { level: 1 }).waitFor();
  assert.ok(await page.getByRole("radio", { name: "Master", exact: true }).isChecked());
  assert.ok(await page.getByRole("radio", { name: "11", exact: true }).isChecked());
});

test("from the first page to a started game by keyboard alone", async () => {
  const page = await tavola.page();
  const focused = () =>
    page.evaluate(() => (document.activeElement.textContent || document.activeElement.value || "").trim());
  const tabTo = async (wanted) => {
    for (let step = 0; step < 60; step++) {
      await page.keyboard.press("Tab");
      if (wanted.test(await focused())) return;
    }
    assert.fail(`Tab never reaches ${wanted}`);
  };
  await tabTo(/^Other level, game or length/);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "New game" }).waitFor();
  await tabTo(/^club$/);
  await page.keyboard.press("ArrowLeft");
  assert.ok(await page.getByRole("radio", { name: "Casual" }).isChecked());
  await tabTo(/^Start$/);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/#/match/*");
});

test("the start position of an id is the id of the start position", async () => {
  const answer = await tavola.call("POST", "/api/position", { text: GNUBG_START, rules: "backgammon" });
  const page = await tavola.page({ path: `#/new?against=two&position=${encodeURIComponent(GNUBG_START)}` });
  const view = await begin(page);
  assert.deepEqual(view.board, answer.board);
});

test("a game brings the length that is usual for it, chosen in the form or by a link; the same game keeps one's own", async () => {
  const page = await tavola.page({ path: "#/new?rules=leaflet-002" });
  assert.ok(await page.getByRole("radio", { name: "Single game" }).isChecked());
  await page.getByRole("combobox", { name: "Game", exact: true }).selectOption("leaflet-004");
  assert.ok(await page.getByRole("radio", { name: "Fixed number" }).isChecked());
  assert.ok(await page.getByRole("radio", { name: "3", exact: true }).isChecked());
  await page.getByRole("radio", { name: "Money session" }).check();
  await page.goto(`${tavola.url}/#/new?rules=leaflet-004`);
  await page.reload();
  assert.ok(await page.getByRole("radio", { name: "Money session" }).isChecked());
  assert.equal((await begin(page)).match.kind, "money");
});

test("choices that nobody can have made are forgotten, the others kept", async () => {
  const setup = JSON.stringify({
    against: "ghost",
    level: 7,
    names: [1, "Ben"],
    rules: "chess",
    options: null,
    match: "ever",
    length: -3,
    dice: "hand",
  });
  const page = await tavola.page({ path: "#/new?against=two", settings: { setup } });
  const view = await begin(page);
  assert.deepEqual(
    [view.rules.name, view.match, view.dice_mode],
    ["backgammon", { kind: "points", length: 5 }, "hand"],
  );
  assert.equal(view.players[1].name, "Ben");
});

test("what does not go together is explained, and offered once it does", async () => {
  const page = await tavola.page({ path: "#/new?rules=backgammon" });
  await page.locator(".options > summary").first().click();
  await page.getByText("Not possible with these rules").click();
  await page.getByText("Not here: Yes – needs checkers that can be pinned.").first().waitFor();
  assert.equal(await page.getByRole("checkbox", { name: "The mother" }).count(), 0);
  await page.getByRole("combobox", { name: "A single checker" }).selectOption({ label: "is pinned" });
  await page.getByRole("combobox", { name: "Start position" }).selectOption({ label: "All on the first point" });
  await page.getByRole("checkbox", { name: "The mother" }).check();
  await page.getByText("3 changed").waitFor();
  // Now that there is a mother, nothing may be hit again.
  assert.deepEqual(await page.getByRole("combobox", { name: "A single checker" }).locator("option").allTextContents(), [
    "is pinned",
    "is pinned, and the point is closed to both",
  ]);
  const { rules } = await begin(page);
  assert.deepEqual(
    [rules.options.contact, rules.options.start, rules.options.mother, rules.title],
    ["pin", "longgammon", true, null],
  );
});

test("custom rules are named, kept, played, sent as a link and as a file, and removed", async () => {
  const page = await tavola.page({
    path: "#/new?make=custom",
    settings: { setup: JSON.stringify({ rules: "backgammon", options: { mother: false, contact: "none" } }) },
  });
  await page.getByRole("heading", { name: "Make your own rules", level: 1 }).waitFor();
  assert.equal(await page.getByLabel("Name of these rules").inputValue(), "");
  assert.equal(await page.locator(".options-fold .chip.accent").count(), 0, "it begins with the game as it is");
  assert.ok(await page.evaluate(() => document.documentElement.scrollHeight < 2 * innerHeight), "two windows hold it");
  await page.locator(".options-fold > summary", { hasText: "Dice" }).click();
  await page.getByRole("combobox", { name: "Times a double is played" }).selectOption("2");
  await page.getByRole("button", { name: "Save as custom rules" }).click();
  await page.getByText("Give these rules a name first.").waitFor();
  await page.getByLabel("Name of these rules").fill("Grandmother’s");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save as a file" }).click(),
  ]);
  assert.equal(download.suggestedFilename(), "grandmother-s.toml");
  const file = await download.path();
  await page.getByRole("button", { name: "Save as custom rules" }).click();
  await page.getByRole("heading", { name: "New game", level: 1 }).waitFor();
  assert.equal((await begin(page)).rules.title, "Grandmother’s");

  await page.goto(`${tavola.url}/#/`);
  const card = page.getByRole("listitem").filter({ hasText: "From Backgammon, one change." });
  await card.getByRole("link", { name: "Rules of Grandmother’s" }).click();
  await page.getByRole("heading", { name: "Grandmother’s", level: 1 }).waitFor();
  await page.getByText("A double is two moves of that number").waitFor();

  await page.goto(`${tavola.url}/#/`);
  await card.getByRole("link", { name: "Play Grandmother’s" }).click();
  assert.equal((await begin(page)).rules.options.double_times, 2);
  await page.goto(`${tavola.url}/#/`);
  await card.getByRole("button", { name: "Remove" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await card.waitFor({ state: "detached" });

  await page.locator('input[type="file"]').setInputFiles(file);
  await page.getByText("Someone has sent you these rules.").waitFor();
  assert.equal(await page.getByLabel("Name of these rules").inputValue(), "Grandmother’s");
  await page.goto(`${tavola.url}/#/`);
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: "x.toml", mimeType: "application/toml", buffer: Buffer.from("nonsense") });
  await page.getByText("expected custom rules").first().waitFor();

  const link = `#/new?${new URLSearchParams({ rules: "fevga", options: JSON.stringify({ head: true }), title: "With a head" })}`;
  const guest = await tavola.page({ path: link });
  await guest.getByText("Someone has sent you these rules.").waitFor();
  const { rules } = await begin(guest);
  assert.deepEqual([rules.title, rules.options.head], ["With a head", true]);
  const wrong = await tavola.page({ path: "#/new?rules=fevga&options=%7B%22mother%22%3Atrue%7D" });
  await wrong.getByText("do not go together").waitFor();
});

test("the five leaflets lie side by side, and other games can be put beside them", async () => {
  const page = await tavola.page({ path: "#/compare" });
  const table = page.getByRole("table");
  await table.getByRole("rowheader", { name: "Who begins" }).waitFor();
  assert.equal(await table.getByRole("columnheader").count(), 6);
  for (let i = 0; i < 3; i += 1)
    await page
      .getByRole("button", { name: /^Remove / })
      .first()
      .click();
  await page.getByRole("combobox", { name: "Add a game" }).selectOption({ label: "Plakoto" });
  await table.getByRole("rowheader", { name: "The mother" }).waitFor();
  assert.equal(await table.getByRole("columnheader").count(), 4);
  assert.match(page.url(), /games=leaflet-003,leaflet-004,plakoto$/);
  await page.reload();
  await page.getByRole("columnheader", { name: "Plakoto" }).waitFor();
});
