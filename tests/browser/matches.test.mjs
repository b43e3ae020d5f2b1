// The list of matches: go on, look again, delete after a question.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { start } from "./harness.mjs";

let tavola;
before(async () => {
  tavola = await start();
});
after(() => tavola?.stop());

const players = (first, second) => [
  { kind: "human", name: first },
  { kind: "human", name: second },
];

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
  const { id, seq } = await tavola.create({
    players: players("Gil", "Hana"),
    match: { kind: "single" },
    position: "1:1 / 1:1",
    to_move: 0,
  });
  const rolled = await tavola.call("POST", `/api/matches/${id}/actions`, {
    after: seq,
    actions: [{ do: "roll", by: 0 }],
  });
  const [from, to, die] = rolled.turn.nodes[0].m[0];
  await tavola.call("POST", `/api/matches/${id}/actions`, {
    after: rolled.seq,
    actions: [{ do: "play", by: 0, moves: [[from, to, die]] }],
  });
  const page = await tavola.page({ path: "#/matches" });
  const row = page.getByRole("listitem").filter({ hasText: "Gil – Hana" });
  await row.getByText("Won by Gil").waitFor();
  assert.equal(await row.getByRole("link", { name: /^Continue/ }).count(), 0);
  await row.getByRole("link", { name: "Replay Gil – Hana" }).click();
  await page.getByRole("heading", { level: 1, name: "Gil – Hana" }).waitFor();
});

test("a match is opened from a file, by pasting and by dropping, and saved as files", async () => {
  const mat =
    " 1 point match\n\n Game 1\n Ida : 0                       Jan : 0\n  1) 31: 8/5 6/5              42: 8/4 6/4\n";
  const page = await tavola.page({ path: "#/matches" });
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: "ida.mat", mimeType: "text/plain", buffer: Buffer.from(mat) });
  await page.waitForURL("**/#/replay/*");
  await page.getByRole("heading", { name: "Ida – Jan", level: 1 }).waitFor();
  await page.getByText("8/5 6/5").first().waitFor();
  for (const [name, start] of [
    [".mat", "; [Site"],
    ["SGF", "(;"],
    ["Tavola", '{"tavola":1'],
  ]) {
    const [saved] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name, exact: true }).click(),
    ]);
    const { readFile } = await import("node:fs/promises");
    const text = await readFile(await saved.path(), "utf8");
    assert.ok(
      text.trimStart().startsWith(start) || (name === ".mat" && text.includes("1 point match")),
      `${name}: ${text.slice(0, 40)}`,
    );
  }

  for (const how of ["paste", "drop"]) {
    await page.goto(`${tavola.url}/#/matches`);
    await page.getByRole("button", { name: "Open a match file" }).waitFor();
    await page.evaluate(
      ([kind, text]) => {
        const data = new DataTransfer();
        if (kind === "paste") {
          data.setData("text/plain", text);
          document.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true }));
        } else {
          data.items.add(new File([text], "kim.mat"));
          document
            .querySelector("main h1")
            .dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
        }
      },
      [how, mat.replace("Ida", how === "paste" ? "Kim" : "Lea")],
    );
    await page.getByRole("heading", { name: how === "paste" ? "Kim – Jan" : "Lea – Jan", level: 1 }).waitFor();
  }

  await page.goto(`${tavola.url}/#/matches`);
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: "x.mat", mimeType: "text/plain", buffer: Buffer.from("nonsense") });
  await page.getByRole("alert").filter({ hasText: "line 1" }).waitFor();
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: "y.mat", mimeType: "text/plain", buffer: Buffer.from(mat.replace("8/4 6/4", "8/3 6/4")) });
  await page.getByText("Only the beginning of the file can be read").first().waitFor();
});

test("a long list comes in parts, and goes on where it ended", async () => {
  for (let number = 0; number < 51; number += 1) await tavola.create({ players: players(`Ida ${number}`, "Jan") });
  const page = await tavola.page({ path: "#/matches" });
  const more = page.getByRole("button", { name: "Show more matches" });
  await more.waitFor();
  assert.equal(await page.locator("li.match-row").count(), 50);
  await more.click();
  await page.getByText("Ida 0 – Jan").waitFor();
  assert.equal(await more.count(), 0);
  assert.equal(await page.evaluate(() => document.activeElement.getAttribute("aria-label")), "Continue Ida 0 – Jan");
});
