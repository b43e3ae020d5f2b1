// The position editor: checkers by tap and by key, ids in and out, a match from there.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { axe, overflow, start } from "./harness.mjs";

let tavola;
before(async () => {
  tavola = await start();
});
after(() => tavola?.stop());

/** The place of the board that a label begins with. */
const place = (page, name) =>
  page.locator("tavola-board").getByRole("button", { name: new RegExp(`^${name}\\b`, "i") });
const plain = (page) => page.locator(".id-row", { hasText: "Plain" }).locator("code");
/** Waits until the editor names the position so. */
const named = (page, text) =>
  page.waitForFunction((wanted) => document.querySelector(".id-row code")?.textContent === wanted, text);

/** The editor with an empty board. */
async function emptyBoard() {
  const page = await tavola.page({ path: "#/edit" });
  await page.getByRole("button", { name: "Empty", exact: true }).click();
  return page;
}

test("the editor begins with the start position and gives its ids", async () => {
  const page = await tavola.page({ path: "#/edit" });
  await plain(page).waitFor();
  assert.equal(await plain(page).textContent(), "24:2 13:5 8:3 6:5 / 24:2 13:5 8:3 6:5");
  assert.equal(
    await page
      .locator(".id-row", { hasText: "GNUBG" })
      .locator("code")
      .textContent()
      .then((id) => id.split(":")[0]),
    "4HPwATDgc/ABMA",
  );
  assert.match(
    await page.locator(".id-row", { hasText: "XGID" }).locator("code").first().textContent(),
    /^XGID=-b----E-C---eE---c-e----B-/,
  );
});

test("taps put checkers down and take them away, a colour takes a point from the other, undo goes back", async () => {
  const page = await emptyBoard();
  await place(page, "Point 6").click();
  await place(page, "Point 6").click();
  await page.getByRole("group", { name: "Checkers" }).getByRole("radio", { name: "Dark" }).check();
  await place(page, "Point 20").click();
  await page.getByText("Light: 13 off").waitFor();
  await page.getByText("Dark: 14 off").waitFor();
  await place(page, "Point 6").click();
  await page.getByText("Light: 15 off").waitFor();
  await page.getByText("Dark: 13 off").waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByText("Light: 13 off").waitFor();
  await page.getByRole("radio", { name: "Take away" }).check();
  await place(page, "Point 6").click();
  await page.getByText("Light: 14 off").waitFor();
  await named(page, "6:1 off:14 / 5:1 off:14");
});

test("keys put checkers down: a figure, plus, minus", async () => {
  const page = await emptyBoard();
  await place(page, "Point 24").focus();
  await page.keyboard.press("5");
  await page.getByText("Light: 10 off").waitFor();
  await page.keyboard.press("-");
  await page.getByText("Light: 11 off").waitFor();
  await page.keyboard.press("+");
  await page.getByText("Light: 10 off").waitFor();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await page.getByText("Light: 9 off").waitFor();
  await page.keyboard.press("0");
  await page.getByText("Light: 10 off").waitFor();
});

test("there are never more checkers than the game has", async () => {
  const page = await emptyBoard();
  await page.getByRole("combobox", { name: "Game" }).selectOption("hypergammon");
  await page.getByRole("button", { name: "Empty", exact: true }).click();
  await page.getByText("Light: 3 off").waitFor();
  await place(page, "Point 3").focus();
  await page.keyboard.press("9");
  await page.getByText("Light: 0 off").waitFor();
  await page.keyboard.press("Enter");
  await page.getByText("Light: all checkers are on the board already.").waitFor({ state: "attached" });
});

test("ids of each kind are read; a wrong one is refused in its place and leaves the board as it is", async () => {
  const page = await tavola.page({ path: "#/edit" });
  const field = page.getByRole("textbox", { name: "Read an id" });
  const read = async (id) => {
    await field.fill(id);
    await page.getByRole("button", { name: "Show on the board" }).click();
  };

  await read("6:5 / bar:1 24:2");
  await named(page, "6:5 off:10 / bar:1 24:2 off:12");
  await read("4HPwATDgc/ABMA");
  await named(page, "24:2 13:5 8:3 6:5 / 24:2 13:5 8:3 6:5");
  await read("XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10");
  await page.getByText("The position is on the board.").waitFor({ state: "attached" });

  await read("6:16 /");
  await page
    .getByText(/^This position cannot be read: /)
    .first()
    .waitFor();
  assert.equal(await field.getAttribute("aria-invalid"), "true");
  assert.equal(await plain(page).textContent(), "24:2 13:5 8:3 6:5 / 24:2 13:5 8:3 6:5");
});

test("an impossible position says what is wrong and starts nothing", async () => {
  const page = await emptyBoard();
  await page
    .locator(".editor-side")
    .getByText(/^This position cannot be read: /)
    .waitFor();
  assert.equal(await page.getByRole("link", { name: "Play the bot" }).count(), 0);
});

test("a match starts from what was set up, with the side that was chosen to roll", async () => {
  const page = await emptyBoard();
  await place(page, "Point 6").click();
  await page.getByRole("group", { name: "Checkers" }).getByRole("radio", { name: "Dark" }).check();
  await place(page, "Point 20").click();
  await page.getByRole("group", { name: "On roll" }).getByRole("radio", { name: "Dark" }).check();
  await named(page, "5:1 off:14 / 6:1 off:14");
  await page.getByRole("link", { name: "Play for two" }).click();
  await page.getByRole("heading", { level: 1, name: "New game" }).waitFor();
  assert.equal(await page.getByRole("textbox", { name: "Position" }).inputValue(), "5:1 off:14 / 6:1 off:14");
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await page.waitForURL("**/#/match/*");
  const view = await tavola.call("GET", `/api/matches/${new URL(page.url()).hash.split("/").at(-1)}`);
  assert.equal(view.board.sides[0].points[5], 1);
  assert.equal(view.board.sides[1].points[4], 1);
  assert.equal(view.phase.player, 1);
});

test("what is being set up waits while another page is looked at", async () => {
  const page = await emptyBoard();
  await place(page, "Point 6").click();
  await page.getByRole("link", { name: "Matches" }).click();
  await page.getByRole("heading", { level: 1, name: "Matches" }).waitFor();
  await page.getByRole("link", { name: "Position" }).click();
  await page.getByText("Light: 14 off").waitFor();
});

const code = (page, name) => page.locator(".id-row", { hasText: name }).locator("code");
/** Reads an id and waits until the editor gives it back in the same notation. */
async function roundTrip(page, id, name) {
  await page.getByRole("textbox", { name: "Read an id" }).fill(id);
  await page.getByRole("button", { name: "Show on the board" }).click();
  await code(page, name).filter({ hasText: id }).waitFor();
}

test("an id keeps its dice, cube, score, length and rules", async () => {
  const page = await tavola.page({ path: "#/edit" });
  await roundTrip(page, "XGID=-b----E-C---eE---c-e----B-:1:-1:-1:52:2:4:0:7:10", "XGID");
  await page.getByText("7-point match, 2 : 4 · Cube at 2").waitFor();
  assert.equal(await page.getByRole("button", { name: "First die: 5" }).getAttribute("aria-pressed"), "true");
  await roundTrip(page, "4HPwATDgc/ABMA:UYnlAEAAEAAA", "GNUBG");
  await roundTrip(page, "XGID=-b----E-C---eE---c-e----B-:0:0:1:D:6:0:1:7:10", "XGID");
  await roundTrip(page, "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:3:0:10", "XGID");
  assert.ok(await page.getByRole("radio", { name: "Before the roll" }).isChecked());
});

test("dice, score and cube are set by hand and stand in the ids", async () => {
  const page = await tavola.page({ path: "#/edit" });
  await page.getByRole("radio", { name: "A roll" }).check();
  await page.getByRole("button", { name: "First die: 3" }).click();
  await page.getByRole("button", { name: "Second die: 1" }).click();
  await code(page, "XGID").filter({ hasText: ":0:0:1:31:0:0:0:0:10" }).waitFor();
  await page.getByText("Score and cube").click();
  await page.getByRole("radio", { name: "A match" }).check();
  await page.getByRole("spinbutton", { name: "Points of Light" }).fill("6");
  await page.getByRole("spinbutton", { name: "Points of Light" }).press("Tab");
  await page.getByRole("checkbox", { name: "Crawford game" }).check();
  await code(page, "XGID").filter({ hasText: ":0:0:1:31:6:0:1:7:10" }).waitFor();
  await page.getByRole("combobox", { name: "Cube" }).selectOption("4");
  await page.getByRole("group", { name: "The cube belongs to" }).getByRole("radio", { name: "Dark" }).check();
  await code(page, "XGID").filter({ hasText: ":2:-1:1:31:6:0:1:7:10" }).waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await code(page, "XGID").filter({ hasText: ":2:0:1:31:6:0:1:7:10" }).waitFor();
});

test("evaluation, best plays and cube decision stand beside the board", async () => {
  const page = await tavola.page({ path: "#/edit" });
  const evaluation = page.getByRole("region", { name: "Evaluation" });
  await evaluation.getByText("Cube decision: Light").waitFor();
  await evaluation.locator(".hint-verdict", { hasText: "No double" }).waitFor();
  await page.getByRole("radio", { name: "A roll" }).check();
  await page.getByRole("button", { name: "First die: 3" }).click();
  await page.getByRole("button", { name: "Second die: 1" }).click();
  const best = evaluation.getByRole("button", { name: /^8\/5 6\/5/ });
  await best.click();
  assert.equal(await best.getAttribute("aria-pressed"), "true");
  assert.equal(await page.locator("tavola-board .trail").count(), 2);
  await page.getByRole("combobox", { name: "Game" }).selectOption("plakoto");
  await evaluation.getByText(/^Equity of Light/).waitFor();
});

test("a wrong id is answered with what was expected", async () => {
  const page = await tavola.page({ path: "#/edit", language: "de" });
  const field = page.getByRole("textbox", { name: "Kennung einlesen" });
  for (const [id, words] of [
    ["XGID=-b----E-C---eE---c-e----B-:0:0:1:70:0:0:0:0:10", "zwei Würfel von 1 bis 6"],
    ["XGID=-b", "zehn Felder"],
    ["4HPwATDgc/ABMA:AAAAAAAAAA", "Erwartet wird"],
    ["24:2 13 / 6:5", "Felder mit ihren Steinen"],
  ]) {
    await field.fill(id);
    await field.press("Enter");
    await page.getByRole("alert").filter({ hasText: words }).waitFor();
  }
});

test("a study has every roll with its play on the board, the window of the cube, every score and the race", async () => {
  const page = await tavola.page({ path: "#/edit" });
  await page.getByLabel("Read an id").fill("XGID=-----CFACA-Aaaa-abaeba----:0:0:1:00:0:0:0:0:10");
  await page.getByRole("button", { name: "Show on the board" }).click();
  const study = page.locator("details.study");
  await study.locator("summary").click();
  await study.getByRole("heading", { name: "Every roll", exact: true }).waitFor();
  assert.equal(await study.locator("button.study-roll").count(), 21);
  const best = study.getByRole("button", { name: /^6-6: / });
  await best.click();
  assert.equal(await best.getAttribute("aria-pressed"), "true");
  await page.locator("tavola-board .trail").nth(3).waitFor({ state: "attached" });
  assert.equal(await study.locator(".study-scores tbody tr").count(), 7);
  const race = study.locator(".study-race");
  assert.match(await race.textContent(), /Pips\s*102\s*112/);
  assert.match(await study.textContent(), /Keith: 117 against 112\. No double/);
  assert.match(await study.textContent(), /Kleinman: the player on roll wins 75\.[0-9]%/);
  // A changed position is studied again, and a roll has its play at every score.
  await page.getByLabel("Read an id").fill("XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10");
  await page.getByRole("button", { name: "Show on the board" }).click();
  await study.getByText("8/5 6/5 is best at every score and for money.").waitFor();
  assert.equal(await study.locator(".study-race").count(), 0);
  assert.deepEqual(await axe(page), []);
  assert.equal(await overflow(page), 0);
});

test("a position is saved as a picture with its caption", async () => {
  const id = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:2:4:0:7:10";
  const page = await tavola.page({ path: `#/edit?position=${encodeURIComponent(id)}`, language: "de" });
  const buttons = page.getByRole("group", { name: "Als Bild speichern" });
  for (const [format, begin] of [
    ["SVG", "<svg "],
    ["PNG", "\x89PNG"],
  ]) {
    const saved = page.waitForEvent("download");
    await buttons.getByRole("button", { name: format }).click();
    const file = await saved;
    assert.equal(file.suggestedFilename(), `tavola-position.${format.toLowerCase()}`);
    const content = readFileSync(await file.path(), "latin1");
    assert.ok(content.startsWith(begin), format);
    if (format === "SVG") assert.ok(content.includes("Hell spielt 3-1") && content.includes(id));
  }
});
