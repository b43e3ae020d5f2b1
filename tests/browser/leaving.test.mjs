// Two people agree to adjourn their match or to take a turn back, and one of them leaves.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { axe, overflow, rawMessages, start, visit } from "./harness.mjs";
import { person, seated } from "./people.mjs";
import { press } from "./table.mjs";

let tavola;
before(async () => {
  tavola = await start({ service: true });
});
after(() => tavola?.stop());

const PHONE = { width: 390, height: 844, touch: true };

/** Two who play each other with a clock, on the screen of their match. */
async function atTheBoard(first, second) {
  const id = await seated(first, second, { length: 3, clock: { kind: "delay", bank: 600, step: 12 } });
  for (const page of [first, second]) {
    await visit(page, `#/match/${id}`);
    await page.locator(".play:not(.loading)").waitFor();
  }
  return id;
}

test("two adjourn their match, find it in their lists, and go on when both want it", { timeout: 120_000 }, async () => {
  const [anna, ben] = [await person(tavola, "Anna"), await person(tavola, "Ben", PHONE)];
  const id = await atTheBoard(anna, ben);
  await anna.locator("[data-act=roll]:not(:disabled)").click();
  await anna.locator(".player-clock.runs").waitFor();
  const propose = async (page) => {
    await page.locator(".play-more > summary").click();
    await page.getByRole("button", { name: "Propose to adjourn" }).click();
  };
  await propose(anna);
  await anna.getByText("You propose to adjourn.").first().waitFor();
  await ben.getByRole("button", { name: "Refuse" }).click();
  await anna.locator(".play-standoff").waitFor({ state: "hidden" });
  await propose(ben);
  assert.deepEqual(await axe(anna), []);
  await anna.getByRole("button", { name: "Agree" }).click();
  for (const page of [anna, ben]) {
    await page.locator(".play-standoff").getByText("This match is adjourned.").waitFor();
    assert.equal(await page.locator(".player-clock.runs").count(), 0);
    assert.equal(await page.locator(".play-buttons button:enabled").count(), 0);
    assert.deepEqual(await axe(page), []);
    assert.deepEqual(await rawMessages(page), []);
  }
  assert.equal(await overflow(ben), 0);

  // A spectator sees it, too; and so do the lists.
  const carl = await tavola.page({ path: `#/match/${id}` });
  await carl.locator(".play-standoff").getByText("This match is adjourned.").waitFor();
  await visit(ben, "#/matches");
  await ben.locator(".match-row").getByText("adjourned").waitFor();
  await visit(ben, `#/match/${id}`);

  await anna.getByRole("button", { name: "Go on", exact: true }).click();
  await ben.getByText("Anna would like to go on now.").first().waitFor();
  await ben.getByRole("button", { name: "Agree" }).click();
  for (const page of [anna, ben, carl]) {
    await page.locator(".play-standoff").waitFor({ state: "hidden" });
    await page.locator(".player-clock.runs").waitFor();
  }

  // Ben leaves, and Anna sees how long she has to wait.
  await ben.context().close();
  await anna
    .getByText(/^Ben is away\. You may adjourn in 0:\d\d\.$/)
    .first()
    .waitFor({ timeout: 20_000 });
  assert.deepEqual(await axe(anna), []);
  assert.equal(await anna.locator(".play-standoff button").count(), 0);
  await anna.locator(".play-standoff").getByRole("button", { name: "Adjourn" }).click({ timeout: 75_000 });
  await anna.locator(".play-standoff").getByText("This match is adjourned.").waitFor();
  for (const page of [anna, carl]) await page.context().close();
});

test("a turn is taken back when the other one agrees, and played anew", { timeout: 120_000 }, async () => {
  const pages = [await person(tavola, "Carla"), await person(tavola, "Dora", PHONE)];
  const id = await atTheBoard(...pages);
  const view = (page) => page.evaluate(async (id) => (await fetch(`/api/matches/${id}`)).json(), id);
  const send = (page, after, actions) =>
    page.evaluate(
      async ([id, after, actions]) =>
        (
          await fetch(`/api/matches/${id}/actions`, {
            method: "POST",
            headers: { "Content-Type": "application/json" },
            body: JSON.stringify({ after, actions }),
          })
        ).ok,
      [id, after, actions],
    );
  let begun = await view(pages[0]);
  while (begun.phase.kind !== "move") {
    await send(pages[0], begun.seq, [{ do: "roll" }]);
    begun = await view(pages[0]);
  }
  const first = begun.phase.player;
  const [player, other] = [pages[first], pages[1 - first]];
  const moves = [];
  for (let node = begun.turn.nodes[0]; node.m.length; node = begun.turn.nodes[node.m[0][4]])
    moves.push(node.m[0].slice(0, 3));
  assert.ok(await send(player, begun.seq, [{ do: "play", moves }]));
  await press(other, "roll");

  // By keyboard.
  await player.locator(".play-more > summary").focus();
  await player.keyboard.press("Enter");
  const ask = player.getByRole("button", { name: "Ask to take back my last turn" });
  await ask.waitFor();
  assert.deepEqual(await axe(player), []);
  await ask.focus();
  await player.keyboard.press("Enter");
  await player.getByText("You ask to take back your last turn.").first().waitFor();
  await other.getByText("would like to take back their last play or cube decision.").first().waitFor();
  assert.equal(await overflow(other), 0);
  assert.deepEqual(await axe(other), []);
  await other.getByRole("button", { name: "Agree" }).click();
  for (const page of pages) {
    await page.locator(".play-standoff").waitFor({ state: "hidden" });
    await page.getByRole("status").filter({ hasText: "last turn" }).first().waitFor({ state: "attached" });
    assert.deepEqual(await rawMessages(page), []);
  }
  const back = await view(player);
  assert.deepEqual([back.board, back.dice, back.phase], [begun.board, begun.dice, begun.phase]);
  // The board of who asked is there to be played on, and nothing more can be taken back.
  await player.locator(".play-buttons [data-act=undo]").waitFor();
  await player.locator(".play-more > summary").click();
  assert.equal(await ask.count(), 0);
  await player.keyboard.press("Escape");
  assert.ok(await send(player, back.seq, [{ do: "play", moves }]));
  await press(other, "roll");
  // The replay shows the moves that were taken back.
  await visit(player, `#/replay/${id}`);
  await player.getByText("takes the last turn back").first().waitFor();
  for (const page of pages) await page.context().close();
});

test("two settle a game by the number that both see", { timeout: 120_000 }, async () => {
  const pages = [await person(tavola, "Eva"), await person(tavola, "Finn", { ...PHONE, language: "de" })];
  const [eva, finn] = pages;
  await atTheBoard(eva, finn);
  // The winner of the opening plays, and then the opponent is to roll.
  await press(eva, "roll");
  for (const page of pages) await page.locator(".player-clock.runs").waitFor();
  const view = () => eva.evaluate(async () => (await fetch(`/api/matches/${location.hash.split("/").at(-1)}`)).json());
  const begun = await view();
  const moves = [];
  for (let node = begun.turn.nodes[0]; node.m.length; node = begun.turn.nodes[node.m[0][4]])
    moves.push(node.m[0].slice(0, 3));
  await pages[begun.phase.player].evaluate(
    async ([id, after, moves]) =>
      fetch(`/api/matches/${id}/actions`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ after, actions: [{ do: "play", moves }] }),
      }),
    [begun.id, begun.seq, moves],
  );
  await pages[1 - begun.phase.player].locator(".play-buttons [data-act=roll]:not(:disabled)").waitFor();
  await eva.locator(".play-more > summary").click();
  await eva.getByRole("button", { name: "Propose to settle the game by its equity" }).click();
  await finn.getByText("Eva schlägt vor, diese Partie nach ihrem Wert zu beenden.").first().waitFor();
  assert.equal(await overflow(finn), 0);
  await finn.getByRole("button", { name: "Einverstanden" }).click();
  for (const page of pages) {
    await page
      .locator(".play-standoff")
      .getByText(/^Tavola: /)
      .waitFor();
    assert.deepEqual(await axe(page), []);
    assert.deepEqual(await rawMessages(page), []);
  }
  const number = /-?\d[.,]\d{3}/;
  const shown = await Promise.all(
    pages.map(async (page) => number.exec(await page.locator(".play-standoff p").innerText())?.[0]),
  );
  assert.equal(shown[0], shown[1]?.replace(",", "."));
  await finn.getByRole("button", { name: "Einverstanden" }).focus();
  await finn.keyboard.press("Enter");
  await eva.getByText("Finn agrees to settle it like that.").first().waitFor();
  await eva.getByRole("button", { name: "Agree" }).click();
  await eva.getByText("Both players settled the game by its equity.").first().waitFor();
  await finn.getByText("Beide haben sich auf den Wert der Partie geeinigt.").first().waitFor();
  assert.deepEqual(await axe(finn), []);
  for (const page of pages) await page.context().close();
});
