// Three positions that show the peculiarities of a game, played on the board.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { axe, rawMessages, start } from "./harness.mjs";
import { drag } from "./table.mjs";

let tavola;
before(async () => {
  tavola = await start();
});
after(() => tavola?.stop());

/** The first way through a turn that meets the idea of the position, or with `miss` one that does not. */
async function way(game, number, miss = false) {
  const scene = await tavola.call("GET", `/api/scenes/${game}?number=${number}`);
  const open = [{ node: scene.turn.at, moves: [] }];
  for (let at = open.pop(); at; at = open.pop()) {
    const { m, end, more } = scene.turn.nodes[at.node];
    if (end || more) {
      const found = await tavola.call(
        "GET",
        `/api/scenes/${game}?number=${number}&moves=${at.moves.map((move) => move.join("-")).join()}`,
      );
      if (found.over && found.met !== miss) return at.moves;
    }
    for (const [from, to, die, , next] of m) open.push({ node: next, moves: [...at.moves, [from, to, die]] });
  }
  return null;
}

test("a pin is missed, then found, and the next position follows", async () => {
  const page = await tavola.page({ path: "#/discover/plakoto" });
  const text = page.locator(".scene-text");
  await text.getByText("called the mother").waitFor();
  assert.deepEqual(await axe(page), []);
  assert.deepEqual(await rawMessages(page), []);
  const play = async (moves) => {
    for (const [from, to] of moves) await drag(page, from, to);
  };
  await play(await way("plakoto", 0, true));
  await page.getByText("Another play shows it.").waitFor();
  await page.getByRole("button", { name: "Again" }).click();
  await play(await way("plakoto", 0));
  await page.getByText("That is right.").waitFor();
  await page.getByRole("button", { name: "Next position" }).click();
  await page.locator(".learn-step", { hasText: "Position 2 of 3" }).waitFor();
  await text.getByText("it is pinned").waitFor();
  await page.context().close();
});

test("every position of every game can be met", async () => {
  const { rules } = await tavola.call("GET", "/api/catalogue");
  for (const { name } of rules) {
    for (const number of [0, 1, 2]) {
      const scene = await tavola.call("GET", `/api/scenes/${name}?number=${number}`);
      assert.equal(scene.count, 3, name);
      assert.ok(!scene.over && scene.turn.nodes[scene.turn.at].m.length > 0, `${name} ${scene.idea}`);
    }
  }
});

test("the positions are reached from the gallery and the rules, and skipped with one click", async () => {
  const page = await tavola.page();
  await page.getByRole("link", { name: "Three positions: Narde" }).click();
  await page.getByRole("heading", { level: 1, name: "Discover Narde" }).waitFor();
  await page.getByRole("link", { name: "Skip" }).click();
  await page.waitForURL("**/#/new?rules=narde");
  await page.goto(`${tavola.url}/#/rules/fevga`);
  await page.getByRole("link", { name: "Three positions" }).click();
  await page.getByRole("heading", { level: 1, name: "Discover Fevga" }).waitFor();
  await page.context().close();
});

test("the rules of a match show the positions while its rules are those of the game", async () => {
  for (const [options, figures] of [
    [{}, 3],
    [{ mother: false }, 0],
  ]) {
    const match = await tavola.create({ rules: "plakoto", options });
    const page = await tavola.page({ path: `#/rules?match=${match.id}` });
    await page.getByRole("heading", { level: 2, name: "Moving" }).waitFor();
    assert.equal(await page.locator(".rules-scene").count(), figures);
    await page.context().close();
  }
});

test("they come once before the first game of a kind, and one click leads to the match", async () => {
  const page = await tavola.page({ path: "#/new?rules=narde" });
  await page.getByRole("button", { name: "Start" }).click();
  await page.waitForURL("**/#/discover/narde?match=*");
  const id = new URL(page.url()).hash.split("match=")[1];
  await page.getByRole("link", { name: "Skip" }).click();
  await page.waitForURL(`**/#/match/${id}`);
  await page.goto(`${tavola.url}/#/new?rules=narde`);
  await page.getByRole("button", { name: "Start" }).click();
  await page.waitForURL("**/#/match/*");
  assert.notEqual(new URL(page.url()).hash, `#/match/${id}`);
  // Backgammon has nothing that is to be discovered.
  await page.goto(`${tavola.url}/#/new?rules=backgammon`);
  await page.getByRole("button", { name: "Start" }).click();
  await page.waitForURL("**/#/match/*");
  await page.context().close();
});

test("they come before the first game that the home page starts with one click, and not before backgammon", async () => {
  const setup = (rules) => JSON.stringify({ rules, level: "beginner", match: "single" });
  const page = await tavola.page({ settings: { setup: setup("fevga"), sound: false } });
  await page.getByRole("button", { name: /^Play against the bot/ }).click();
  await page.waitForURL("**/#/discover/*?match=*");
  const id = new URL(page.url()).hash.split("match=")[1];
  await page.getByRole("link", { name: "Skip" }).click();
  await page.waitForURL(`**/#/match/${id}`);
  await page.goto(`${tavola.url}/#/`);
  await page.getByRole("button", { name: /^Play against the bot/ }).click();
  await page.waitForURL("**/#/match/*");
  await page.context().close();
  const plain = await tavola.page({ settings: { setup: setup("backgammon"), sound: false } });
  await plain.getByRole("button", { name: /^Play against the bot/ }).click();
  await plain.waitForURL("**/#/match/*");
  await plain.context().close();
});

test("the answer and its two buttons move nothing, and stand in one line in every language", async () => {
  const moves = await way("plakoto", 0);
  // Words break on phones; a wide window has room for the longest ones.
  for (const [width, height, languages] of /** @type {const} */ ([
    [390, 844, ["en", "de", "fr", "es", "it", "nl", "pt", "da", "ru"]],
    [1440, 900, ["de", "ru"]],
  ])) {
    for (const language of languages) {
      const page = await tavola.page({ path: "#/discover/plakoto", language, width, height });
      const board = page.locator("tavola-board");
      await page.locator(".scene-text").waitFor();
      const before = await board.boundingBox();
      for (const [from, to] of moves) {
        await board.evaluate(
          (element, detail) => element.dispatchEvent(new CustomEvent("gesture", { detail, bubbles: true })),
          { from, to },
        );
        await page.waitForTimeout(60);
      }
      await page.locator(".learn-buttons .primary").waitFor();
      const tops = await page
        .locator(".learn-buttons > *")
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
      assert.deepEqual([tops.length, new Set(tops).size], [2, 1], `${language}, ${width} wide: ${tops}`);
      assert.deepEqual(await board.boundingBox(), before, `${language}, ${width} wide`);
      await page.context().close();
    }
  }
});
