// The list of matches: go on, look again, delete after a question.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { start } from "./harness.mjs";

let tavola;
before(async () => {
  tavola = await start();
});
after(() => tavola?.stop());

const players = (first, second) => [{ kind: "human", name: first }, { kind: "human", name: second }];

test("without matches the list says so, and so does the first page by offering none", async () => {
  const page = await tavola.page({ path: "#/matches" });
  await page.getByText("No matches yet.").waitFor();
  await page.getByRole("link", { name: "Tavola – Home" }).click();
  await page.getByRole("heading", { name: "The games" }).waitFor();
  assert.equal(await page.getByRole("link", { name: "Continue" }).count(), 0);
});

test("a match in progress is offered on the first page and continued from the list", async () => {
  const { id } = await tavola.create({ players: players("Cleo", "Dan") });
  const page = await tavola.page();
  await page.getByRole("link", { name: "Continue" }).click();
  await page.waitForURL(`**/#/match/${id}`);
  const list = await tavola.page({ path: "#/matches" });
  await list.getByRole("link", { name: "Continue Cleo – Dan" }).click();
  await list.waitForURL(`**/#/match/${id}`);
});

test("a match is deleted only after a question, and no leaves it", async () => {
  const { id } = await tavola.create({ players: players("Eva", "Finn") });
  const page = await tavola.page({ path: "#/matches" });
  await page.getByRole("button", { name: "Delete Eva – Finn" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete this match?" });
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await tavola.call("GET", `/api/matches/${id}`);
  await page.getByRole("button", { name: "Delete Eva – Finn" }).click();
  await page.keyboard.press("Escape");
  await tavola.call("GET", `/api/matches/${id}`);
  await page.getByRole("button", { name: "Delete Eva – Finn" }).click();
  await dialog.getByRole("button", { name: "Delete" }).click();
  await page.getByText("The match is deleted.").waitFor({ state: "attached" });
  assert.equal(await page.getByText("Eva – Finn").count(), 0);
  assert.equal((await fetch(`${tavola.url}/api/matches/${id}`)).status, 404);
  assert.equal(await page.evaluate(() => document.activeElement.textContent), "Matches");
});

test("a match that is over shows its winner and can only be looked at again", async () => {
  const { id, seq } = await tavola.create({ players: players("Gil", "Hana"), match: { kind: "single" }, position: "1:1 / 1:1", to_move: 0 });
  const rolled = await tavola.call("POST", `/api/matches/${id}/actions`, { after: seq, actions: [{ do: "roll", by: 0 }] });
  const [from, to, die] = rolled.turn.nodes[0].m[0];
  await tavola.call("POST", `/api/matches/${id}/actions`, { after: rolled.seq, actions: [{ do: "play", by: 0, moves: [[from, to, die]] }] });
  const page = await tavola.page({ path: "#/matches" });
  const row = page.getByRole("listitem").filter({ hasText: "Gil – Hana" });
  await row.getByText("Won by Gil").waitFor();
  assert.equal(await row.getByRole("link", { name: /^Continue/ }).count(), 0);
  await row.getByRole("link", { name: "Replay Gil – Hana" }).click();
  await page.getByRole("heading", { level: 1, name: "Gil – Hana" }).waitFor();
});
