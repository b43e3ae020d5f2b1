// The game explains itself: its name and aim, the way to go, the position in words, moves that are typed, rules that are found.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { axe, start } from "./harness.mjs";
import { CALM, act, drag, enter, label, press, tap } from "./table.mjs";
import { playText } from "../../web/play/notation.js";
import { Composer } from "../../web/play/turn.js";
import { hopsOf, typedMoves } from "../../web/play/typed.js";

const START = "24:2 13:5 8:3 6:5 / 24:2 13:5 8:3 6:5";

let tavola;
before(async () => {
  tavola = await start();
});
after(() => tavola.stop());

const prompt = (page, text) => page.locator(".play-prompt", { hasText: text }).waitFor();

async function handMatch(changes = {}, options = {}) {
  const { id } = await tavola.create({ dice: "hand", position: START, ...changes });
  const page = await tavola.page({ path: `#/match/${id}`, settings: CALM, ...options });
  await page.locator(".play-facts .chip").first().waitFor();
  return { id, page };
}

test("the playing screen names the game and its aim, and so do the tab and the list of matches", async () => {
  const { id, page } = await handMatch({ rules: "tavli", position: null });
  await page.locator(".play-facts", { hasText: "Tavli: Portes" }).waitFor();
  await page.locator(".play-aim", { hasText: /^Bring your 15 checkers .*\.$/ }).waitFor();
  assert.equal(await page.title(), "Tavli: Portes: Anna – Ben – Tavola");
  await page.evaluate(() => {
    location.hash = "#/matches";
  });
  await page.locator(".match-row", { hasText: "Tavli: Portes" }).waitFor();
  assert.equal(await page.title(), "Matches – Tavola");
  await page.context().close();
  const ring = await handMatch({ rules: "catch-me", position: null }, { language: "de" });
  await ring.page.locator(".play-aim", { hasText: /\.$/ }).waitFor();
  assert.equal(await ring.page.locator(".player-pips").count(), 0, "no pips where nobody counts them");
  await ring.page.context().close();
  assert.ok(id);
});

test("the way of the player at the bottom is drawn on the board", async () => {
  const { page } = await handMatch();
  const ways = await page.locator("tavola-board .way").evaluateAll((paths) =>
    paths.map((path) => {
      const [, x0, , x1] = /M([\d.]+) ([\d.]+) L([\d.]+)/.exec(path.getAttribute("d"));
      const { y } = path.getBBox();
      return { forth: Number(x1) > Number(x0), upper: y < 500 };
    }),
  );
  assert.equal(ways.length, 20);
  assert.ok(
    ways.every(({ forth, upper }) => forth !== upper),
    "leftwards above, rightwards below, home to the right",
  );
  await page.context().close();
});

test("moves are typed as they are written, and what cannot be is said in the dialog", async () => {
  const { page } = await handMatch();
  await enter(page, 3, 1);
  await prompt(page, "Anna has 3-1");
  await page.keyboard.press("m");
  const dialog = page.getByRole("dialog");
  for (const [text, fault] of [
    ["hello", "cannot be read"],
    ["8/2", "cannot be played"],
  ]) {
    await dialog.getByRole("textbox").fill(text);
    await page.keyboard.press("Enter");
    await dialog.getByText(fault).waitFor();
  }
  assert.deepEqual(await axe(page), []);
  await dialog.getByRole("textbox").fill("8/5 6/5");
  await page.keyboard.press("Enter");
  await prompt(page, "Confirm your turn");
  assert.match(await label(page, 5), /2 light checkers/);
  await press(page, "done");
  await prompt(page, "Enter the roll of Ben");
  assert.equal(await act(page, "done").count(), 0);
  await page.context().close();
});

test("typed moves may stand in any order, in one go or step by step, and are matched to the turn", () => {
  assert.deepEqual(hopsOf("bar/22* 6/off(2)", "contrary"), [
    [25, 22],
    [6, 0],
    [6, 0],
  ]);
  assert.deepEqual(hopsOf("13/10/8", "contrary"), [
    [13, 10],
    [10, 8],
  ]);
  for (const text of ["", "8", "8/x", "27/3", "8/5(", "constructor/5"])
    assert.equal(hopsOf(text, "contrary"), null, text);
  const turn = {
    player: 0,
    numbers: [3, 1],
    at: 0,
    made: [],
    nodes: [
      {
        m: [
          [13, 10, 3, 0, 1],
          [13, 12, 1, 0, 2],
        ],
        l: [3, 1],
      },
      { m: [[10, 9, 1, 0, 3]], l: [1] },
      { m: [[12, 9, 3, 0, 3]], l: [3] },
      { m: [], l: [], end: true },
    ],
  };
  const composer = new Composer(turn);
  for (const text of ["13/9", "13/12/9", "12/9 13/12"])
    assert.equal(typedMoves(composer, text, "contrary").length, 2, text);
  assert.equal(typedMoves(composer, "13/8", "contrary"), "impossible");
  assert.equal(composer.path.length, 0, "nothing is played by reading");
});

test("a key reads the position, in the reader's language", async () => {
  for (const [language, words] of [
    ["en", /Anna: 167 pips; points 13, 8, 6; anchors 24\. Ben: 167 pips; points 12, 17, 19; anchors 1/],
    ["de", /Anna: 167 Pips; Felder 13, 8, 6; Anker 24/],
  ]) {
    const { page } = await handMatch({}, { language });
    await page.keyboard.press("p");
    await page.locator("[aria-live]").first().filter({ hasText: words }).waitFor({ state: "attached" });
    await page.context().close();
  }
  const { page } = await handMatch({ position: "bar:1 8:1 6:5 off:8 / 24:1 6:5 5:5 4:4" });
  await page.keyboard.press("p");
  await page
    .locator("[aria-live]")
    .first()
    .filter({ hasText: /on the bar 1; blots 8; points 6; borne off 8\. Ben: .*blots 1; / })
    .waitFor({ state: "attached" });
  await page.context().close();
});

test("the rules without a game list all games, and own rules are their game, a name and the options", async () => {
  const page = await tavola.page({ width: 390, height: 844 });
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Rules" }).click();
  await page.getByRole("heading", { level: 1, name: "Rules" }).waitFor();
  assert.ok((await page.locator("main .card").count()) > 40);
  assert.deepEqual(await axe(page), []);
  await page.getByRole("link", { name: "Fevga", exact: true }).click();
  await page.locator("main h1", { hasText: "Fevga" }).waitFor();
  await page.getByRole("link", { name: "All games" }).click();
  await page.getByRole("heading", { level: 1, name: "Rules" }).waitFor();

  await page.goto(`${tavola.url}/#/`);
  await page.getByRole("link", { name: "Make your own rules" }).first().click();
  await page.locator(".options-fold").first().waitFor();
  const top = await page.evaluate(() => document.querySelector(".options-body").getBoundingClientRect().top);
  assert.ok(top < 844, "the options are in the first window");
  assert.deepEqual(await page.locator(".setup-section h2").allTextContents(), ["Game"]);
  for (const fold of await page.locator(".options-fold > summary").all()) await fold.click();
  assert.deepEqual(await axe(page), []);
  assert.ok(await page.locator(".option-whole").first().isVisible(), "what a menu cuts off stands below it");
  await page.context().close();
});

test("a full disk is reported in the reader's words", async () => {
  const { page } = await handMatch();
  await page.route("**/actions", (route) =>
    route.fulfill({ status: 507, json: { error: { code: "full", message: "disk full" } } }),
  );
  await enter(page, 3, 1);
  await page.locator(".toast", { hasText: "The disk is full" }).waitFor();
  await page.unroute("**/actions");
  await page.context().close();
});

test("the bot's moves are read out in the numbers that the listener's board has, or in the bot's own", async () => {
  const players = [
    { kind: "human", name: "Anna" },
    { kind: "bot", level: "club" },
  ];
  for (const [aloud, number] of [
    ["mine", (place) => 25 - place],
    ["theirs", (place) => place],
  ]) {
    const { id, page } = await handMatch({ players, to_move: 1 }, { settings: { ...CALM, aloud } });
    await page.evaluate(() => {
      globalThis.heard = [];
      const region = document.querySelector("[aria-live]");
      new MutationObserver(() => globalThis.heard.push(region.textContent)).observe(region, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    });
    await enter(page, 6, 5);
    await prompt(page, "Enter your roll");
    const { events } = await tavola.call("GET", `/api/matches/${id}`);
    const moves = events.filter((event) => event.kind === "move" && event.by === 1);
    assert.ok(moves.length > 0);
    const expected = moves.map(({ from, to }) => `${number(from)} to ${number(to)}`).join(", ");
    await page.waitForFunction((words) => globalThis.heard.some((text) => text.includes(words)), `played ${expected}`);
    await page.context().close();
  }
});

test("places are called what they are: captured checkers, and towers stacked or apart", async () => {
  const ring = await handMatch({ rules: "catch-me", position: null });
  assert.equal(await ring.page.getByRole("button", { name: /^Captured: no/ }).count(), 2);
  await ring.page.locator(".play-aim", { hasText: "The rings mark the corners" }).waitFor();
  await ring.page.context().close();
  const towers = await handMatch({ rules: "doublets", position: null });
  assert.ok((await towers.page.getByRole("button", { name: /^Point 6: 2 light checkers, stacked/ }).count()) > 0);
  await towers.page.context().close();
});

test("a tower of Doublets has one number: on the board, in labels, plays, hints, announcements and typed moves", async () => {
  const { page } = await handMatch({
    rules: "doublets",
    position: "24:2 21:2 17:2 10:2 / 24:2 23:2 22:2 21:2 20:2 19:2",
  });
  const heard = (words) =>
    page.locator("[aria-live]").first().filter({ hasText: words }).waitFor({ state: "attached" });
  const numbers = await page.locator("tavola-board text.number").allTextContents();
  assert.deepEqual([...new Set(numbers)].sort(), ["1", "2", "3", "4", "5", "6"]);
  for (const [tower, step] of [
    [6, "stacked"],
    [5, "apart"],
    [4, "stacked again"],
  ]) {
    await page.getByRole("button", { name: new RegExp(`^Point ${tower}: 2 light checkers, ${step}`) }).waitFor();
  }
  await page.keyboard.press("p");
  await heard("stacked 6, 3; apart 5; stacked again 4");
  await enter(page, 6, 5);
  await page.locator(".play-buttons [data-act=forced]:not(:disabled)").waitFor();
  await page.keyboard.press("h");
  assert.equal(await page.locator(".hint-text").first().textContent(), "6/apart");
  await page.keyboard.press("m");
  const dialog = page.getByRole("dialog");
  await dialog.getByText("6/apart, 6/stack or 6/off").waitFor();
  await dialog.getByRole("textbox").fill("6/apart");
  await page.keyboard.press("Enter");
  await heard("6 apart");
  await page.getByRole("button", { name: /^Point 6: 2 light checkers, apart/ }).waitFor();
  await press(page, "done");
  await page.locator(".play-last", { hasText: "6/apart" }).waitFor();
  await page.locator(".play-tabs").getByRole("button", { name: "Moves" }).click();
  await page.locator(".moves td", { hasText: "6-5: 6/apart" }).waitFor();
  await page.context().close();
});

test("towers are written by number and step, and typed in the same way", () => {
  const step = (from, to) => ({ from, to, hit: 0 });
  const steps = [step(15, 9), step(24, 18), step(7, 0)];
  assert.equal(playText(steps, "towers"), "6/apart 3/stack 1/off");
  assert.deepEqual(hopsOf("6/apart 3/stack 1/off", "towers"), [
    [24, 18],
    [15, 9],
    [7, 0],
  ]);
  for (const text of ["24/18", "7/apart", "6", "6/5", "6/apart/stack", "6/constructor"])
    assert.equal(hopsOf(text, "towers"), null, text);
});

test("a refused gesture is explained by the rule, to the eye and the ear, in the reader's numbers and language", async () => {
  const { page } = await handMatch();
  await enter(page, 6, 5);
  await prompt(page, "Anna has 6-5");
  const why = (words) => page.locator(".play-why", { hasText: words }).waitFor();
  const heard = (words) =>
    page.locator("[aria-live]").first().filter({ hasText: words }).waitFor({ state: "attached" });
  await drag(page, 24, 19);
  await why("Point 19 is closed: your opponent has 5 checkers there");
  await heard("Point 19 is closed: your opponent has 5 checkers there");
  await drag(page, 13, 10);
  await why("None of your remaining numbers leads there");
  await tap(page, 6);
  await why("10 checkers are not home yet");
  assert.deepEqual(await axe(page), []);
  // A move that is made takes the line away.
  await drag(page, 24, 13);
  await prompt(page, "Confirm your turn");
  assert.equal(await page.locator(".play-why").textContent(), "");
  await page.context().close();

  const german = await handMatch({ position: "bar:1 8:1 / 6:2 5:2 4:2 3:2 2:2 1:2 8:3" }, { language: "de" });
  await enter(german.page, 6, 6);
  await german.page.locator(".play-why", { hasText: "Kein Einwürfeln möglich" }).waitFor();
  await german.page.context().close();
});
