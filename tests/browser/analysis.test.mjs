// An analysis on the page: a match file is opened, analysed, stepped through, played on from, and saved.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { axe, overflow, rawMessages, start } from "./harness.mjs";
import { CALM, press, tap } from "./table.mjs";

const MATCH = readFileSync(new URL("../../crates/analysis/tests/three-points.mat", import.meta.url));

let tavola;
/** The id of a match that is analysed. */
let id;
/** Its analysis. */
let analysis;

/** Waits until nothing is judged any more. */
async function finished(match, level) {
  for (;;) {
    const { state, analysis: found } = await tavola.call("GET", `/api/matches/${match}/analysis?level=${level}`);
    if (!state.running) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Waits until more has happened in a match than its first `before` actions. */
async function grown(match, before) {
  while ((await tavola.call("GET", `/api/matches/${match}`)).seq <= before)
    await new Promise((resolve) => setTimeout(resolve, 50));
}

const errorsOf = (found) =>
  found.games.flatMap((game) => game.decisions).filter((decision) => decision.class && decision.class !== "good");

before(async () => {
  tavola = await start();
});
after(() => tavola?.stop());

test("a match file is opened, and analysed at the level that is chosen", async () => {
  const page = await tavola.page({ path: "#/matches" });
  await page.locator('input[type="file"]').setInputFiles({ name: "three.mat", mimeType: "text/plain", buffer: MATCH });
  await page.waitForURL("**/#/replay/*");
  id = page.url().match(/replay\/(\w+)/)[1];
  await page.getByRole("link", { name: "Analyse" }).click();
  await page.getByRole("heading", { level: 1, name: "Analysis" }).waitFor();
  await page.getByText("The engine judges every play").waitFor();
  assert.deepEqual(await axe(page), []);
  await page.getByRole("radio", { name: "Quick" }).check();
  await page.getByRole("button", { name: "Analyse" }).click();
  await page.getByRole("heading", { name: "Decisions" }).waitFor();
  analysis = await finished(id, "quick");
  assert.equal(analysis.analysed, analysis.of);
  await page.getByRole("button", { name: "Stop" }).waitFor({ state: "detached" });
  // Known results are shown again at once.
  await page.reload();
  const cards = page.locator(".figures-card");
  await cards.nth(1).waitFor();
  for (const [index, player] of analysis.players.entries()) {
    assert.equal(await cards.nth(index).locator("h2").textContent(), player.name);
    assert.equal(await cards.nth(index).locator("strong").textContent(), player.pr.toFixed(1));
  }
  assert.equal(await page.locator(".decision-row").count(), errorsOf(analysis).length);
});

test("keys step through the decisions and, with Shift, through the errors", async () => {
  const page = await tavola.page({ path: `#/analysis/${id}?level=quick` });
  const errors = errorsOf(analysis);
  const at = (decision) =>
    page.waitForFunction(
      (index) => new URLSearchParams(location.hash.split("?")[1]).get("d") === String(index),
      decision.index,
    );
  await at(errors[0]);
  await page.locator("main h1").focus();
  await page.keyboard.press("Shift+ArrowRight");
  await at(errors[1]);
  await page.locator('.decision-row[aria-current="step"]', { hasText: errors[1].played }).waitFor();
  await page.locator(".analysis-facts .class-chip", { hasText: "??" }).waitFor();
  await page.keyboard.press("Shift+ArrowLeft");
  await at(errors[0]);
  const next = analysis.games[0].decisions.find(
    (decision) =>
      decision.index > errors[0].index && decision.alternatives && (decision.choices > 1 || decision.kind !== "play"),
  );
  await page.keyboard.press("ArrowRight");
  await at(next);
  await page.getByRole("button", { name: "Next error" }).click();
  await at(errors.find((decision) => decision.index > next.index));
});

test("the board has arrows for the play that was made and for the best, and for any other that is asked for", async () => {
  const play = errorsOf(analysis).find((decision) => decision.kind === "play");
  const page = await tavola.page({ path: `#/analysis/${id}?level=quick&d=${play.index}` });
  const board = page.locator(".analysis-stage tavola-board");
  await board.locator(".verdict.best .trail").first().waitFor();
  await board.locator(`.verdict.${play.class} .trail`).first().waitFor();
  assert.equal(await board.locator(".verdict.best .verdict-mark").textContent(), "✓");
  const plays = page.locator(".analysis-facts .hint-play");
  assert.equal(await plays.count(), play.alternatives.length);
  // Each depth has its own list, under its label.
  const depths = [...new Set(play.alternatives.map((each) => `${each.ply}-ply`))];
  assert.deepEqual(await page.locator(".analysis-facts .hint-depth").allTextContents(), depths);
  assert.equal(await plays.first().getAttribute("aria-pressed"), "true");
  const other = play.alternatives.findIndex((each, index) => index > 0 && !each.played);
  await plays.nth(other).click();
  assert.equal(await plays.nth(other).getAttribute("aria-pressed"), "true");
  await page.waitForFunction(() => !document.querySelector(".verdict.best .verdict-mark"));
});

test("a cube decision shows what each choice is worth", async () => {
  const double = analysis.games[0].decisions.find((decision) => decision.kind === "double" && decision.class === "bad");
  const page = await tavola.page({ path: `#/analysis/${id}?level=quick&d=${double.index}` });
  for (const words of ["No double", "Double, take", "Double, drop"])
    await page.locator(".analysis-facts .hint-text", { hasText: words }).waitFor();
  await page.getByText("Doubled too early").first().waitFor();
  assert.equal(await page.locator(".analysis-facts .hint-play.best").count(), 1);
  assert.equal(
    await page.locator(".analysis-facts .hint-loss").count(),
    1,
    "only the right answer is what doubling is worth",
  );
  // All answers have the chances of the position.
  await page.locator(".analysis-facts p", { hasText: /^wins \d+\.\d% · / }).waitFor();
});

test("a decision has every roll and every score beside its board, that of the match framed", async () => {
  const double = analysis.games[0].decisions.find((decision) => decision.kind === "double");
  const page = await tavola.page({ path: `#/analysis/${id}?level=quick&d=${double.index}` });
  const study = page.locator(".analysis-facts .study");
  await study.locator("summary").click();
  const here = study.locator(".study-scores [aria-current]");
  assert.match(await here.textContent(), new RegExp(double.best, "i"));
  assert.deepEqual(await here.evaluate((cell) => [cell.parentElement.rowIndex, cell.cellIndex]), [3, 3]);
  await study.getByRole("button", { name: /^3-1: / }).click();
  const arrows = page.locator(".analysis-stage tavola-board .trail:not(.verdict .trail)");
  await arrows.first().waitFor({ state: "attached" });
  // It stays open at the next decision, and has its play at every score.
  const play = errorsOf(analysis).find((decision) => decision.kind === "play");
  await page.evaluate((index) => {
    location.hash = location.hash.replace(/d=\d+/, `d=${index}`);
  }, play.index);
  await study
    .getByText(/\(For money\)|best at every score/)
    .first()
    .waitFor();
  assert.equal(await arrows.count(), 0);
  await page.context().close();
});

test("an error is explained in sentences with their figures, in the reader's language", async () => {
  const error = errorsOf(analysis).find((decision) => decision.reasons?.said.some(({ say }) => say === "hits"));
  const { best, played } = error.reasons.said.find(({ say }) => say === "hits");
  for (const [language, words] of [
    ["en", `with ${best} of 36 rolls instead of ${played}`],
    ["de", `mit ${best} von 36 Würfen statt mit ${played}`],
  ]) {
    const page = await tavola.page({ path: `#/analysis/${id}?level=quick&d=${error.index}`, language });
    await page.locator(".reasons", { hasText: words }).waitFor();
    await page.context().close();
  }
});

test("decisions that are marked are rolled out in one go", async () => {
  const page = await tavola.page({ path: `#/analysis/${id}?level=quick` });
  const { rollouts: before } = await tavola.call("GET", "/api/rollouts");
  await page.getByRole("button", { name: "Mark", exact: true }).click();
  await page.getByRole("button", { name: "Next error" }).click();
  // All errors are marked by one more click, and none by another.
  await page.getByRole("button", { name: "Mark all errors" }).click();
  await page.getByRole("button", { name: `Roll out ${errorsOf(analysis).length} marked decisions` }).waitFor();
  await page.getByRole("button", { name: "Unmark all" }).click();
  await page.getByRole("button", { name: "Mark", exact: true, pressed: false }).click();
  await page.getByRole("button", { name: "Previous error" }).click();
  await page.getByRole("button", { name: "Mark", exact: true, pressed: false }).click();
  await page.getByRole("button", { name: "Roll out 2 marked decisions" }).click();
  const dialog = page.getByRole("dialog", { name: "Rollout" });
  await dialog.getByRole("spinbutton", { name: /Trials/ }).fill("36");
  await dialog.getByRole("button", { name: "Roll out" }).click();
  await page.getByRole("heading", { level: 1, name: "Rollouts" }).waitFor();
  const { rollouts } = await tavola.call("GET", "/api/rollouts");
  assert.equal(rollouts.length, before.length + 2);
  await page.context().close();
});

test("every point of a graph leads to its decision", async () => {
  const page = await tavola.page({ path: `#/analysis/${id}?level=quick` });
  const last = errorsOf(analysis).at(-1);
  const point = page.locator(`.graph a[data-index="${last.index}"]`).first();
  await point.focus();
  await page.keyboard.press("Enter");
  await page.locator('.decision-row[aria-current="step"]', { hasText: last.played }).waitFor();
  assert.equal(
    await page.evaluate(() => document.activeElement.closest(".graph") !== null),
    true,
    "the focus stays in the graph",
  );
});

test("what if: the game goes on against the engine from the decision", async () => {
  const play = errorsOf(analysis).find((decision) => decision.kind === "play");
  const page = await tavola.page({ path: `#/analysis/${id}?level=quick&d=${play.index}` });
  await page.getByRole("combobox", { name: "Opponent" }).selectOption("club");
  await page.getByRole("button", { name: "What if? Play on from here" }).click();
  await page.waitForURL("**/#/match/*");
  const view = await tavola.call("GET", `/api/matches/${page.url().match(/match\/(\w+)/)[1]}`);
  assert.equal(view.phase.player, play.player);
  assert.deepEqual(view.players[1 - play.player], { kind: "bot", level: "club" });
  assert.deepEqual([...view.dice].sort(), [...play.dice].sort());
});

test("reports are saved as a page, as text and as JSON", async () => {
  const page = await tavola.page({ path: `#/analysis/${id}?level=quick` });
  for (const [name, extension, begin] of [
    ["HTML", "html", "<!doctype html>"],
    ["Text", "txt", "casual - beginner"],
    ["JSON", "json", '{"tavola_analysis":1'],
  ]) {
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name, exact: true }).click();
    const file = await saved;
    assert.equal(file.suggestedFilename(), `tavola-${id}-quick.${extension}`);
    assert.ok(
      readFileSync(await file.path(), "utf8")
        .toLowerCase()
        .startsWith(begin.toLowerCase()),
      name,
    );
  }
});

test("an analysis is stopped, keeps what it has found, and goes on", async () => {
  const { id: other } = await tavola.open(String(MATCH));
  const page = await tavola.page({ path: `#/analysis/${other}?level=thorough` });
  await page.getByRole("button", { name: "Analyse" }).click();
  await page.getByRole("progressbar").waitFor();
  await page.getByRole("button", { name: "Stop" }).click();
  await page.getByRole("button", { name: /^(Continue|Analyse)$/ }).waitFor();
  const { state } = await tavola.call("GET", `/api/matches/${other}/analysis?level=thorough`);
  assert.ok(!state.running && state.done < state.of);
});

test("a game without cube and gammons shows neither", async () => {
  const created = await tavola.create({ rules: "fevga", match: { kind: "single" }, dice: "hand" });
  let view = created;
  const act = async (...actions) => {
    view = await tavola.call("POST", `/api/matches/${view.id}/actions`, { after: view.seq, actions });
  };
  await act({ do: "roll", dice: [6, 1] });
  for (let turn = 0; turn < 3; turn++) {
    if (view.phase.kind === "roll") await act({ do: "roll", dice: [5, 2] });
    const moves = [];
    for (let node = view.turn.nodes[0]; !node.end && node.m.length; node = view.turn.nodes[node.m[0][4]])
      moves.push(node.m[0].slice(0, 3));
    await act({ do: "play", moves });
  }
  await tavola.call("POST", `/api/matches/${view.id}/analysis`, { level: "quick", run: true });
  const found = await finished(view.id, "quick");
  assert.ok(found.players.every((player) => player.cube === undefined));
  const page = await tavola.page({ path: `#/analysis/${view.id}?level=quick` });
  await page.locator(".figures-card").first().waitFor();
  await page.locator("summary", { hasText: "All figures" }).click();
  assert.equal(await page.getByRole("rowheader", { name: "Close or actual decisions" }).count(), 0);
  assert.deepEqual(await rawMessages(page), []);
});

for (const [name, options] of [
  ["desk", { width: 1440, height: 900 }],
  ["phone", { width: 390, height: 844, theme: "dark", touch: true }],
]) {
  test(`nothing stands in the way of any reader, ${name}`, async () => {
    const page = await tavola.page({ path: `#/analysis/${id}?level=quick`, ...options });
    await page.locator(".verdict").first().waitFor({ state: "attached" });
    await page.locator("summary", { hasText: "All figures" }).click();
    assert.deepEqual(await axe(page), []);
    assert.equal(await overflow(page), 0);
    await page.context().close();
  });
}

test("every language has all the words, and none is too long for a phone", async () => {
  for (const language of ["de", "fr", "es", "it", "nl", "pt", "da", "ru"]) {
    const page = await tavola.page({ path: `#/analysis/${id}?level=quick`, language, width: 360, height: 740 });
    await page.locator(".figures-card").first().waitFor();
    assert.deepEqual(await rawMessages(page), [], language);
    assert.equal(await overflow(page), 0, language);
    await page.context().close();
  }
});

test("board, verdict and list stand in one window, and on a phone the board stays in sight", async () => {
  const boxes = (page) =>
    page.evaluate(() =>
      [".analysis-stage tavola-board", ".detail-verdict", ".decision-row[aria-current]"].map((name) => {
        const { top, bottom } = document.querySelector(name).getBoundingClientRect();
        return { top, bottom };
      }),
    );
  const wide = await tavola.page({ path: `#/analysis/${id}?level=quick`, width: 1440, height: 900 });
  await wide.locator(".decision-row[aria-current]").waitFor();
  for (const { top, bottom } of await boxes(wide)) assert.ok(top >= 0 && bottom <= 900, `${top} to ${bottom}`);
  await wide.context().close();
  const phone = await tavola.page({ path: `#/analysis/${id}?level=quick`, width: 390, height: 844 });
  await phone.locator(".decision-row[aria-current]").waitFor();
  const [board, verdict] = await boxes(phone);
  assert.ok(board.top >= 0 && verdict.bottom <= 844);
  await phone.locator(".decision-list").evaluate((list) => list.scrollIntoView({ block: "end" }));
  const [stays, , row] = await boxes(phone);
  assert.ok(stays.top >= 0 && stays.bottom < row.top && row.bottom <= 844, "the list passes below the board");
  await phone.context().close();
});

test("a match is analysed by itself at its end, and its costliest decisions are shown as boards", async () => {
  const { id: over } = await tavola.create({
    match: { kind: "points", length: 1 },
    position: "6:2 5:2 off:11 / 6:5 5:5 4:4 3:1",
    dice: "hand",
  });
  const page = await tavola.page({ path: `#/match/${over}`, settings: { ...CALM, analyse: true } });
  await page.locator(".dice-pad").waitFor();
  const resigned = await tavola.call("POST", `/api/matches/${over}/actions`, {
    after: 0,
    actions: [
      { do: "roll", dice: [2, 1] },
      {
        do: "play",
        moves: [
          [6, 4, 2],
          [5, 4, 1],
        ],
      },
      { do: "roll", dice: [6, 6] },
      {
        do: "play",
        moves: [
          [6, 0, 6],
          [6, 0, 6],
          [6, 0, 6],
          [6, 0, 6],
        ],
      },
      { do: "resign", level: 1 },
    ],
  });
  await tavola.call("POST", `/api/matches/${over}/actions`, {
    after: resigned.seq,
    actions: [{ do: "accept", by: 1 }],
  });
  const moment = page.locator(".result-card .moment", { hasText: "Resign a single game" });
  await moment.first().waitFor({ timeout: 60_000 });
  assert.match(await moment.first().textContent(), /Resign a single game-\d/);
  assert.match(
    await page.locator(".moments-rates").textContent(),
    /Ben: .*Luck [+−-]?\d/,
    "the luck of both stands there",
  );
  assert.deepEqual(await axe(page), []);
  await moment.first().click();
  await page.locator(".detail-verdict", { hasText: "Resign a single game" }).waitFor();
  await page.context().close();
});

test("the end of a game has its costliest decisions too, and leads to the next game", async () => {
  const { id: going } = await tavola.create({
    match: { kind: "points", length: 5 },
    position: "6:2 5:2 off:11 / 6:5 5:5 4:4 3:1",
    dice: "hand",
  });
  const page = await tavola.page({ path: `#/match/${going}`, settings: { ...CALM, analyse: true } });
  await page.locator(".dice-pad").waitFor();
  const resigned = await tavola.call("POST", `/api/matches/${going}/actions`, {
    after: 0,
    actions: [{ do: "resign", level: 1 }],
  });
  await tavola.call("POST", `/api/matches/${going}/actions`, {
    after: resigned.seq,
    actions: [{ do: "accept", by: 1 }],
  });
  await page.getByRole("heading", { name: "The moments of this game" }).waitFor({ timeout: 60_000 });
  assert.match(await page.locator(".result-card .moment").first().textContent(), /Resign a single game-\d/);
  await page.locator(".result-card").getByRole("button", { name: "Next game" }).waitFor();
  await page.context().close();
});

test("the tutor warns of an error before it is played, and shows the better play", async () => {
  const players = [
    { kind: "human", name: "Anna" },
    { kind: "bot", level: "beginner" },
  ];
  const begun = await tavola.create({ players, dice: "hand" });
  const rolled = await tavola.call("POST", `/api/matches/${begun.id}/actions`, {
    after: 0,
    actions: [{ do: "roll", dice: [3, 1] }],
  });
  const page = await tavola.page({ path: `#/match/${begun.id}`, settings: { ...CALM, tutor: "doubtful" } });
  const seq = async () => (await tavola.call("GET", `/api/matches/${begun.id}`)).seq;
  await tap(page, 24);
  await tap(page, 21);
  await tap(page, 21);
  await tap(page, 20);
  await press(page, "done");
  const warning = page.getByRole("dialog", { name: "There is a better play" });
  await warning.getByText(/This play loses 0\.\d{3} of equity/).waitFor();
  await warning.getByText(/The best play wins .* instead of/).waitFor();
  assert.deepEqual(await axe(page), []);
  await page.keyboard.press("Escape");
  await warning.waitFor({ state: "detached" });
  assert.equal(await seq(), rolled.seq, "nothing was played");
  await press(page, "done");
  await warning.getByRole("button", { name: "Show the better play" }).click();
  await page.waitForFunction(() =>
    /^Point 5: 2 /.test(
      document.querySelector("tavola-board .place[aria-label^='Point 5:']")?.getAttribute("aria-label") ?? "",
    ),
  );
  assert.equal(await seq(), rolled.seq, "it is only shown");
  await press(page, "done");
  await grown(begun.id, rolled.seq);
  assert.equal(await warning.count(), 0, "the best play is no error");
});

test("the tutor warns before a roll without a double that was right", async () => {
  const players = [
    { kind: "human", name: "Anna" },
    { kind: "bot", level: "beginner" },
  ];
  // The last roll wins more often than not, so without a double it is worth half.
  const begun = await tavola.create({ players, match: { kind: "money" }, position: "4:1 2:1 / 1:1" });
  const page = await tavola.page({ path: `#/match/${begun.id}`, settings: { ...CALM, tutor: "very-bad" } });
  const seq = async () => (await tavola.call("GET", `/api/matches/${begun.id}`)).seq;
  await press(page, "roll");
  const warning = page.getByRole("dialog", { name: "Think about the cube again" });
  await warning.getByText(/This decision loses 0\.\d{3} of equity/).waitFor();
  assert.deepEqual(await axe(page), []);
  await warning.getByRole("button", { name: "Think again" }).click();
  await warning.waitFor({ state: "detached" });
  assert.equal(await seq(), begun.seq, "nothing was thrown");
  await press(page, "roll");
  await warning.getByRole("button", { name: "Stay with it" }).click();
  await grown(begun.id, begun.seq);
});

test("a play that the tutor warns of can be made all the same", async () => {
  const begun = await tavola.create({ players: [{ kind: "human" }, { kind: "bot", level: "beginner" }], dice: "hand" });
  const rolled = await tavola.call("POST", `/api/matches/${begun.id}/actions`, {
    after: 0,
    actions: [{ do: "roll", dice: [3, 1] }],
  });
  const page = await tavola.page({ path: `#/match/${begun.id}`, settings: { ...CALM, tutor: "bad" }, language: "de" });
  for (const place of [24, 21, 21, 20]) await tap(page, new RegExp(`^Feld ${place}:`));
  await press(page, "done");
  await page.getByRole("button", { name: "Trotzdem spielen" }).click();
  await grown(begun.id, rolled.seq);
});

test("the tutor is silent unless it is asked for, and between two people", async () => {
  for (const [players, tutor] of [
    [[{ kind: "human" }, { kind: "bot", level: "beginner" }], "off"],
    [[{ kind: "human" }, { kind: "human" }], "doubtful"],
  ]) {
    const begun = await tavola.create({ players, dice: "hand" });
    const rolled = await tavola.call("POST", `/api/matches/${begun.id}/actions`, {
      after: 0,
      actions: [{ do: "roll", dice: [3, 1] }],
    });
    const page = await tavola.page({ path: `#/match/${begun.id}`, settings: { ...CALM, tutor } });
    await tap(page, 24);
    await tap(page, 21);
    await tap(page, 21);
    await tap(page, 20);
    await press(page, "done");
    await grown(begun.id, rolled.seq);
    await page.context().close();
  }
});
