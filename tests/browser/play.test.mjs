// The playing screen: hands on the board, the cube, dice by hand, two tabs, and how it stands in the window.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { axe, overflow, rawMessages, start } from "./harness.mjs";
import { CALM, act, acts, button, drag, enter, enterToPlay, label, press, stored, tap } from "./table.mjs";

/** Player 0 is about to bear off their last two checkers, player 1 has borne none off. */
const GAMMON = "2:1 1:1 off:13 / 13:1 6:5 5:5 4:4";
const BOT = [
  { kind: "human", name: "Anna" },
  { kind: "bot", level: "club" },
];

let tavola;
before(async () => {
  tavola = await start();
});
after(() => tavola.stop());

/** A match with dice by hand, which the test chooses; opened on the page. */
async function handMatch(changes = {}, options = {}) {
  const { id } = await tavola.create({ dice: "hand", ...changes });
  const page = await tavola.page({ path: `#/match/${id}`, settings: CALM, ...options });
  // The table appears when it is complete.
  await page.locator(".play:not(.loading)").waitFor();
  return { id, page };
}

const prompt = (page, text) => page.locator(".play-prompt", { hasText: text }).waitFor();

test("a turn is composed by tapping, taken back step by step and whole, and sent when it is confirmed", async () => {
  const { id, page } = await handMatch();
  await enter(page, 3, 1);
  await prompt(page, "Anna has 3-1");
  assert.match(await page.locator(".play-last").textContent(), /Anna 3, Ben 1: Anna begins/);
  assert.match(await label(page, 8), /3 light checkers – can be moved/);
  await tap(page, 8);
  assert.match(await label(page, 5), /can be reached/);
  await tap(page, 5);
  assert.match(await label(page, 5), /one light checker/);
  await prompt(page, "Still to play: 1");
  await tap(page, 6);
  await tap(page, 5);
  await prompt(page, "Confirm your turn");
  assert.equal((await stored(tavola, id)).seq, 1, "nothing is sent before the turn is confirmed");
  await press(page, "undo");
  assert.match(await label(page, 6), /5 light checkers/);
  await press(page, "undo");
  await tap(page, 8);
  await tap(page, 5);
  await tap(page, 6);
  await tap(page, 5);
  await press(page, "reset");
  assert.match(await label(page, 8), /3 light checkers/);
  assert.deepEqual(await acts(page), ["cocked"]);
  await drag(page, 8, 5);
  await drag(page, 6, 5);
  await press(page, "done");
  await prompt(page, "Enter the roll of Ben");
  const view = await stored(tavola, id);
  assert.deepEqual(
    view.events.map((event) => event.kind),
    ["opening", "move", "move", "done"],
  );
  assert.equal(await page.locator(".moves td").first().textContent(), "3-1: 8/5 6/5");
  await page.context().close();
});

test("one gesture carries a checker its whole path, and a second tap on it plays the first die", async () => {
  const { page } = await handMatch();
  await enterToPlay(page, 6, 5);
  await drag(page, 24, 13);
  await prompt(page, "Confirm your turn");
  assert.match(await label(page, 13), /6 light checkers/);
  await press(page, "reset");
  await tap(page, 24);
  await tap(page, 24);
  await prompt(page, "Still to play: 5");
  assert.match(await label(page, 18), /one light checker/);
  await page.context().close();
});

test("a checker put down where it may not stand goes back", async () => {
  const { page } = await handMatch();
  await enterToPlay(page, 3, 1);
  await drag(page, 8, 2);
  assert.match(await label(page, 8), /3 light checkers/);
  await tap(page, 8);
  await tap(page, 2);
  assert.doesNotMatch(await label(page, 5), /can be reached/);
  await page.context().close();
});

test("a whole turn is played by keyboard alone", async () => {
  const { id, page } = await handMatch();
  await enter(page, 3, 1);
  await prompt(page, "Anna has 3-1");
  await button(page, 24).focus();
  const go = async (...keys) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const here = () => page.evaluate(() => document.activeElement.getAttribute("aria-label"));
  await go("ArrowDown");
  assert.match(await here(), /^Point 1:/);
  await go(...Array(5).fill("ArrowLeft"));
  assert.match(await here(), /^Point 6:/);
  await go("ArrowLeft");
  assert.match(await here(), /^Bar:/);
  await go("ArrowLeft", "ArrowLeft", "Enter");
  assert.equal(await button(page, 8).getAttribute("aria-pressed"), "true");
  await go("Escape");
  assert.equal(await button(page, 8).getAttribute("aria-pressed"), null);
  await go("Enter", ...Array(4).fill("ArrowRight"), " ");
  await prompt(page, "Still to play: 1");
  await go("u");
  await prompt(page, "Anna has 3-1");
  await go(...Array(4).fill("ArrowLeft"), "Enter", ...Array(4).fill("ArrowRight"), "Enter");
  await go("ArrowLeft", "Enter", "ArrowRight", "Enter");
  await prompt(page, "Confirm your turn");
  await go("Enter");
  await prompt(page, "Enter the roll of Ben");
  assert.equal((await stored(tavola, id)).seq, 4);
  await page.context().close();
});

test("what happens and what is to be done is told in words, once, to people who listen", async () => {
  const { page } = await handMatch();
  const region = page.locator("[aria-live]").first();
  /** Waits for the next announcement, so that nothing is overtaken. */
  const hears = (text) => region.filter({ hasText: new RegExp(`^${text}$`) }).waitFor({ state: "attached" });
  await hears("Enter the opening roll: one die each");
  await page.evaluate(() => {
    globalThis.heard = [];
    const region = document.querySelector("[aria-live]");
    new MutationObserver(() => {
      if (region.textContent) globalThis.heard.push(region.textContent);
    }).observe(region, { childList: true, characterData: true, subtree: true });
  });
  const expected = [
    "Anna 3, Ben 1: Anna begins",
    "In hand from 8: 7, 5, 4",
    "8 to 5. Still to play: 1",
    "In hand from 6: 5",
    "6 to 5. Confirm your turn or undo it",
    "Enter the roll of Ben",
    "Ben doubles to 2. Take it\\?",
  ];
  const steps = [
    () => enter(page, 3, 1),
    () => tap(page, 8),
    () => tap(page, 5),
    () => tap(page, 6),
    () => tap(page, 5),
    () => press(page, "done"),
    () => press(page, "double"),
  ];
  for (const [index, step] of steps.entries()) {
    await step();
    await hears(expected[index]);
  }
  assert.deepEqual(
    await page.evaluate(() => globalThis.heard),
    expected.map((text) => text.replaceAll("\\", "")),
  );
  await page.context().close();
});

test("the keyboard's focus is never lost: it follows what is to be done, to the dice, the board and the buttons", async () => {
  const { page } = await handMatch({ dice: "server" });
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement;
      return element.dataset["act"] ?? (element.closest("tavola-board") ? "board" : element.tagName);
    });
  const settles = (what) =>
    page.waitForFunction((wanted) => {
      const element = document.activeElement;
      return (element.dataset["act"] ?? (element.closest("tavola-board") ? "board" : element.tagName)) === wanted;
    }, what);
  await page.locator(".play-buttons [data-act=roll]").focus();
  await page.keyboard.press("Enter");
  await settles("board");
  while (await act(page, "done").isDisabled()) {
    // The first step takes the focus along, the next begins wherever a checker can move.
    await page.locator("tavola-board .place.source").last().focus();
    await page.keyboard.press("Enter");
    await page.locator("tavola-board .place.target").first().focus();
    await page.keyboard.press("Enter");
    assert.equal(await focused(), "board");
    await page.waitForFunction(() => !document.querySelector("tavola-board .place.target"));
  }
  await act(page, "done").focus();
  await page.keyboard.press("Enter");
  await settles("roll");
  await page.keyboard.press("Enter");
  await settles("board");
  await page.context().close();
});

test("a roll that cannot be played is said, and ended by the player", async () => {
  const { page } = await handMatch({ position: "bar:1 8:1 / 6:2 5:2 4:2 3:2 2:2 1:2 8:3" });
  await enter(page, 6, 6);
  await prompt(page, "No legal move with 6-6");
  assert.deepEqual(await acts(page), ["cocked", "done"]);
  await press(page, "done");
  await page.locator(".play-last", { hasText: "Anna cannot move" }).waitFor();
  await page.context().close();
});

test("cocked dice are thrown again", async () => {
  const { page } = await handMatch({ position: "24:2 13:5 8:3 6:5 / 24:2 13:5 8:3 6:5" });
  await enter(page, 6, 6);
  await prompt(page, "Anna has 6-6");
  await press(page, "cocked");
  await prompt(page, "Enter the roll of Anna");
  await enter(page, 2, 1);
  await prompt(page, "Anna has 2-1");
  await page.context().close();
});

test("forced moves are played on request, or by themselves when that is set", async () => {
  const position = "bar:1 24:1 13:13 / 6:2 5:2 4:2 3:2 2:2 8:5";
  const { page } = await handMatch({ position });
  await enter(page, 1, 6);
  await press(page, "forced");
  await prompt(page, /Still to play|Confirm your turn/);
  await page.context().close();
  const auto = await handMatch({ position }, { settings: { ...CALM, forced: true } });
  await enter(auto.page, 1, 6);
  await prompt(auto.page, /Still to play|Confirm your turn/);
  assert.match(await label(auto.page, 24), /2 light checkers/);
  await auto.page.context().close();
});

test("a tap on the tray bears off as many as the roll allows, and the gammon is told with its points", async () => {
  const { page } = await handMatch({ position: GAMMON });
  await enter(page, 6, 5);
  await prompt(page, "Anna has 6-5");
  await tap(page, /^Borne off: 13 light/);
  await prompt(page, "Confirm your turn");
  await press(page, "done");
  const card = page.locator(".result-card");
  await card.waitFor();
  assert.match(await card.textContent(), /Anna wins a gammon: 2 points.*2 – 0/);
  await card.getByRole("button", { name: "Look at the board" }).click();
  assert.equal(await card.count(), 0);
  await press(page, "next");
  await prompt(page, "Enter the opening roll");
  await page.context().close();
});

test("the cube is offered, refused and taken, and lies with its owner", async () => {
  const position = "24:2 13:5 8:3 6:5 / 24:2 13:5 8:3 6:5";
  const { page } = await handMatch({ position });
  await press(page, "double");
  await prompt(page, "Anna doubles to 2. Take it?");
  assert.equal(await page.locator("tavola-board .offered text").textContent(), "2");
  await press(page, "take");
  await page.locator(".play-facts", { hasText: "Stake 2" }).waitFor();
  assert.equal(await act(page, "double").count(), 0, "who doubled may not double again");
  await enterToPlay(page, 3, 1);
  await tap(page, 8);
  await tap(page, 5);
  await tap(page, 6);
  await tap(page, 5);
  await press(page, "done");
  await prompt(page, "Enter the roll of Ben");
  await page.keyboard.press("d");
  await page.getByRole("dialog").getByRole("button", { name: "Double" }).click();
  await prompt(page, "Ben doubles to 4");
  await press(page, "drop");
  assert.match(
    await page.locator(".result-card").textContent(),
    /Ben wins the game: 2 points.*Anna dropped the double/,
  );
  await page.context().close();
});

test("a resignation is offered with its price, refused, and accepted", async () => {
  const { page } = await handMatch({ position: "24:2 13:5 8:3 6:5 / 24:2 13:5 8:3 6:5" });
  const resign = async (name) => {
    await page.getByLabel("More", { exact: true }).click();
    await page.getByRole("button", { name: "Resign …" }).click();
    await page.getByRole("dialog").getByRole("button", { name }).click();
  };
  await resign(/Cancel/);
  assert.equal(await act(page, "accept").count(), 0);
  await resign(/Single game.*1 point/);
  await prompt(page, "Anna resigns a single game (1 point)");
  await press(page, "refuse");
  await prompt(page, "Enter the roll of Anna");
  await resign(/Gammon.*2 points/);
  await press(page, "accept");
  assert.match(await page.locator(".result-card").textContent(), /Ben wins a gammon: 2 points/);
  await page.context().close();
});

test("a reload and a second tab show the same, and follow each other", async () => {
  const { id, page } = await handMatch();
  const second = await tavola.page({ path: `#/match/${id}`, settings: CALM });
  await enter(page, 3, 1);
  await prompt(second, "Anna has 3-1");
  await tap(second, 8);
  await tap(second, 5);
  await tap(page, 8);
  await tap(page, 5);
  await tap(page, 6);
  await tap(page, 5);
  await press(page, "done");
  await prompt(second, "Enter the roll of Ben");
  assert.match(await label(second, 20), /2 light checkers/);
  await page.reload();
  await prompt(page, "Enter the roll of Ben");
  assert.match(await label(page, 20), /2 light checkers/);
  assert.equal(await page.locator(".moves td").first().textContent(), "3-1: 8/5 6/5");
  await page.context().close();
  await second.context().close();
});

test("a lost connection is shown, and heals without losing the turn", async () => {
  const { page } = await handMatch();
  await enterToPlay(page, 3, 1);
  await tap(page, 8);
  await tap(page, 5);
  await tap(page, 6);
  await tap(page, 5);
  await page.route("**/api/**", (route) => route.abort());
  await press(page, "done");
  await page.locator(".play-link", { hasText: "Connection lost" }).waitFor();
  await page.unroute("**/api/**");
  await page.locator(".play-link").waitFor({ state: "hidden" });
  assert.match(await label(page, 5), /2 light checkers/);
  await press(page, "done");
  await prompt(page, "Enter the roll of Ben");
  await page.context().close();
});

test("a match that is deleted elsewhere is left, and with it the question that it had put", async () => {
  const { id, page } = await handMatch({ position: "24:2 13:5 8:3 6:5 / 24:2 13:5 8:3 6:5" });
  await page.locator(".play-more summary").click();
  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByRole("dialog").waitFor();
  await tavola.call("DELETE", `/api/matches/${id}`);
  await page.waitForFunction(() => location.hash === "#/matches");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await page.context().close();
});

test("a hint lists plays with their worth, and a chosen one is laid on the board", async () => {
  const { page } = await handMatch({ players: BOT });
  await enter(page, 6, 1);
  if (!(await page.locator(".play-prompt", { hasText: "You have 6-1" }).count())) await prompt(page, "You have 6-1");
  await page.keyboard.press("h");
  await page.locator(".hint-play").first().waitFor();
  assert.match(await page.locator(".hint-play").first().textContent(), /13\/7 8\/7|8\/7 13\/7/);
  await page.locator(".hint-play").first().click();
  await prompt(page, "Confirm your turn");
  assert.match(await label(page, 7), /2 of your checkers/);
  await page.context().close();
});

test("a hint on an offered cube gives the figures of the player who answers, and names them", async () => {
  const { page } = await handMatch({ position: "13:3 8:4 6:4 5:2 4:2 / 13:5 8:5 6:5", to_move: 1 });
  await press(page, "double");
  await prompt(page, "Ben doubles to 2");
  await page.keyboard.press("h");
  const advice = page.locator(".hint-cube");
  await advice.waitFor();
  assert.match(await page.locator(".play-content").textContent(), /Anna’s figures/);
  const worth = Object.fromEntries(
    await advice
      .locator("tr")
      .evaluateAll((rows) =>
        rows.map((row) => [
          row.querySelector("th").textContent,
          Number(row.querySelector("td").textContent.replace("−", "-")),
        ]),
      ),
  );
  assert.equal(worth["Drop"], -1, "dropping costs the player who drops a point");
  assert.equal(await advice.locator(".hint-verdict").textContent(), worth["Take"] > worth["Drop"] ? "Take" : "Drop");
  await page.context().close();
});

test("the board can be turned, and bear off to the left", async () => {
  const { page } = await handMatch({}, { settings: { ...CALM, home: "left", numbers: "fixed" } });
  const board = await page.locator("tavola-board").boundingBox();
  const x = async (point) => (await button(page, point).boundingBox()).x - board.x;
  assert.ok((await x(1)) < (await x(12)));
  const upper = async (point) => (await button(page, point).boundingBox()).y - board.y < board.height / 4;
  assert.match(await label(page, 6), /light/);
  await page.getByLabel("More", { exact: true }).click();
  await page.getByRole("button", { name: "Turn the board", exact: true }).click();
  assert.equal(await upper(24), true);
  assert.match(await label(page, 6), /dark/);
  await page.context().close();
});

for (const [width, height] of [
  [320, 568],
  [360, 740],
  [740, 360],
  [768, 1024],
  [1440, 900],
  [2560, 1440],
]) {
  test(`everything needed to play is in a window of ${width} by ${height}`, async () => {
    for (const language of ["en", "de", "ru"]) {
      const { page } = await handMatch({}, { width, height, language, touch: width < 800 });
      const inside = async (locator) => {
        const box = await locator.boundingBox();
        assert.ok(
          box && box.x >= -1 && box.y >= -1 && box.x + box.width <= width + 1 && box.y + box.height <= height + 1,
          `${locator} in ${language}: ${JSON.stringify(box)}`,
        );
        return box;
      };
      for (const die of await page.locator(".die-button").all()) await inside(die);
      await enter(page, 3, 1);
      await act(page, "done").waitFor();
      const board = await inside(page.locator("tavola-board"));
      assert.ok(board.width >= Math.min(width - 32, height * 0.9), `the board is ${board.width} wide`);
      await tap(page, { en: 8, de: /^Feld 8:/, ru: /^Пункт 8:/ }[language]);
      await tap(page, { en: 5, de: /^Feld 5:/, ru: /^Пункт 5:/ }[language]);
      for (const name of ["undo", "reset", "done"]) {
        const box = await inside(act(page, name));
        assert.ok(box.height >= 44, `${name} is ${box.height} high`);
      }
      await inside(page.locator(".play-prompt"));
      assert.equal(await overflow(page), 0);
      assert.deepEqual(await rawMessages(page), []);
      await page.context().close();
    }
  });
}

for (const [theme, width, height] of [
  ["light", 360, 740],
  ["dark", 1440, 900],
]) {
  test(`axe finds nothing while a game is played, ${theme}, ${width} pixels wide`, async () => {
    const { page } = await handMatch({ position: GAMMON }, { theme, width, height });
    assert.deepEqual(await axe(page), [], "pad");
    await enter(page, 2, 1);
    await prompt(page, "Anna has 2-1");
    await tap(page, 1);
    assert.deepEqual(await axe(page), [], "a checker in hand");
    await page.keyboard.press("Escape");
    await page.keyboard.press("h");
    await page.locator(".hint-play").first().waitFor();
    assert.deepEqual(await axe(page), [], "hint");
    await page.locator(".hint-play").first().click();
    await prompt(page, "Confirm your turn");
    await page.getByLabel("More", { exact: true }).click();
    assert.deepEqual(await axe(page), [], "menu");
    await page.keyboard.press("Escape");
    await page.keyboard.press("?");
    await page.getByRole("dialog").waitFor();
    assert.deepEqual(await axe(page), [], "keys");
    await page.keyboard.press("Escape");
    await press(page, "done");
    await page.locator(".result-card").waitFor();
    assert.deepEqual(await axe(page), [], "result");
    await page.context().close();
  });
}

test("the menu opens where there is room for it, and keeps the focus while it changes something", async () => {
  const { id } = await tavola.create({ dice: "hand" });
  for (const [width, height] of [
    [1440, 900],
    [1000, 620],
    [360, 740],
    [740, 360],
    [320, 568],
  ]) {
    const page = await tavola.page({ path: `#/match/${id}`, settings: CALM, width, height });
    await page.locator(".play-more summary").click();
    const menu = page.locator(".play-more .menu");
    await page.waitForFunction(() => document.querySelector(".play-more").style.getPropertyValue("--room"));
    const box = await menu.boundingBox();
    assert.ok(
      box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height,
      `${width} × ${height}: ${JSON.stringify(box)}`,
    );
    const turning = menu.getByRole("checkbox").first();
    await turning.focus();
    await page.keyboard.press("Space");
    assert.ok(await turning.isChecked());
    assert.ok(await turning.evaluate((element) => element === document.activeElement));
    await page.context().close();
  }
});
