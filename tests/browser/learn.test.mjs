// Newcomers: the tutorial on the real board, by hand and by keyboard, and the notes at the first turn of a game.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { axe, start, visit } from "./harness.mjs";
import { drag } from "./table.mjs";

let tavola;
before(async () => {
  tavola = await start();
});
after(() => tavola?.stop());

const place = (page, name) =>
  page.locator("tavola-board").getByRole("button", { name: new RegExp(`^${name}\\b`, "i") });

test("five steps teach the rules by doing, and lead to the first game", async () => {
  const page = await tavola.page({});
  await page.getByRole("link", { name: "Learn by doing" }).click();
  await page.getByRole("heading", { name: "Moving" }).waitFor();
  const next = page.getByRole("button", { name: "Next step" });
  const tap = async (...points) => {
    for (const point of points) await place(page, point).click();
  };

  await tap("Point 13", "Point 13");
  await page.getByText("Well done.").waitFor();
  await next.click();

  await page.getByRole("heading", { name: "Hitting" }).waitFor();
  await tap("Point 13", "Point 13");
  await page.getByText("not what was asked").waitFor();
  await page.getByRole("button", { name: "Again" }).click();
  await tap("Point 8", "Point 6");
  await page.getByText("Hit!").waitFor();
  await next.click();

  await page.getByRole("heading", { name: "Entering from the bar" }).waitFor();
  await tap("Point 13");
  await page.getByText("You cannot play that").waitFor();
  await tap("Bar: one of your", "Point 13");
  await page.getByText("Back in play.").waitFor();
  await next.click();

  await page.getByRole("heading", { name: "Making a point" }).waitFor();
  await tap("Point 8", "Point 6");
  await page.getByText("A strong point.").waitFor();
  await next.click();

  await page.getByRole("heading", { name: "Bearing off" }).waitFor();
  await tap("Point 6", "Point 3");
  await page.getByRole("button", { name: "Play your first game" }).click();
  await page.waitForURL("**/#/match/*");
  const view = await tavola.call("GET", `/api/matches/${new URL(page.url()).hash.split("/").at(-1)}`);
  assert.deepEqual([view.match.kind, view.players[1].level], ["single", "beginner"]);
});

test("the tutorial goes on with doubles, wins, the cube, matches, and plays that the engine judges", async () => {
  const page = await tavola.page({ path: "#/learn?from=more" });
  const next = page.getByRole("button", { name: "Next step" });
  const play = async (...moves) => {
    for (const [from, to] of moves) await drag(page, from, to);
  };
  const answer = async (heading, choice, wrong, cube = 0) => {
    await page.getByRole("heading", { name: heading }).waitFor();
    await page.waitForFunction((count) => document.querySelectorAll("tavola-board .cube").length === count, cube);
    if (wrong) {
      await page.getByRole("button", { name: wrong, exact: true }).click();
      await page.getByText("not what was asked").waitFor();
    }
    await page.getByRole("button", { name: choice, exact: true }).click();
    await next.click();
  };
  await page.getByRole("heading", { name: "Doubles" }).waitFor();
  await play([8, 5], [8, 5], [6, 3], [6, 3]);
  await page.getByText("Four moves in one turn").waitFor();
  await next.click();
  await page.getByRole("heading", { name: "Gammon", exact: true }).waitFor();
  // The heading comes before the board.
  for (const point of [2, 1])
    await page
      .locator("tavola-board .place")
      .and(page.getByRole("button", { name: new RegExp(`^Point ${point}:.*can be moved`) }))
      .click();
  await page.getByText("two points instead of one").waitFor();
  await next.click();
  await answer("The doubling cube", "Double", "No double", 1);
  assert.deepEqual(await axe(page), []);
  await answer("Take or drop", "Take", "Drop", 1);
  await answer("Matches", "Understood");
  await answer("Resigning", "Resign", "Play on");
  await page.getByRole("heading", { name: "Hit what would hurt you" }).waitFor();
  await play([24, 20], [24, 23]);
  await page.getByText("clearly better play").waitFor();
  await page.getByRole("button", { name: "Again" }).click();
  for (const [heading, ...moves] of [
    ["Hit what would hurt you", [13, 9], [6, 5]],
    ["Build a wall", [8, 4], [6, 4]],
    ["Hold an anchor", [24, 20], [6, 5]],
    ["Run in time", [24, 18], [18, 13]],
    ["Play safe when ahead", [8, 2], [6, 5]],
  ]) {
    await page.getByRole("heading", { name: heading }).waitFor();
    await play(...moves);
    await page.getByText("The engine agrees.").waitFor();
    const on = page.locator(".learn-buttons .primary");
    if ((await on.textContent()) === "Next step") await on.click();
  }
  await page.getByRole("button", { name: "Play your first game" }).waitFor();
  await page.context().close();
});

test("the tutorial is played by keyboard, in another language too", async () => {
  const page = await tavola.page({ path: "#/learn", language: "de" });
  await page.getByRole("heading", { name: "Ziehen" }).waitFor();
  for (const point of ["Feld 13", "Feld 9", "Feld 8", "Feld 6"]) {
    await place(page, point).focus();
    await page.keyboard.press("Enter");
  }
  await page.getByText("Gut gemacht.").waitFor();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Schlagen" }).waitFor();
});

test("every step fits on a phone", async () => {
  const page = await tavola.page({ path: "#/learn", width: 390, height: 844, touch: true });
  await page.getByRole("heading", { name: "Moving" }).waitFor();
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
});

test("the first turn of a game says what is unusual; closed, it stays closed", async () => {
  const { id } = await tavola.create({ rules: "plakoto" });
  const page = await tavola.page({ path: `#/match/${id}` });
  const guide = page.locator(".play-guide");
  await guide.getByText("you pin it").waitFor();
  await guide.getByText("is called the mother").waitFor();
  await guide.getByRole("link", { name: "Three positions" }).waitFor();
  await guide.getByText("your checkers run along the top row").waitFor();
  await guide.locator("summary").click();
  await guide.getByText("is called the mother").waitFor({ state: "hidden" });
  // The main peculiarity of the game stays with its aim.
  await guide.getByText("you pin it").waitFor();
  const next = await tavola.create({ rules: "plakoto" });
  await visit(page, `#/match/${next.id}`);
  await guide.locator("summary").waitFor();
  await guide.getByText(/^Bring your 15 checkers/).waitFor();
  assert.equal(await guide.evaluate((element) => element.open), false);
  const other = await tavola.create({ rules: "fevga" });
  await visit(page, `#/match/${other.id}`);
  await guide.getByText("Nothing is hit in this game.").waitFor();
});
