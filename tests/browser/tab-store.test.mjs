// The store of the node in a browser: several pages, kills in the middle of writing, files, the settings about it, and a full disk.
//
// TAVOLA_SITE names the folder that `scripts/site` has made; without it nothing is tested. TAVOLA_KILLS: how many kills.

import assert from "node:assert/strict";
import { execFileSync, spawn } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { PLAIN_MATCH, answered, axe, binary, freePort, overflow, rawMessages } from "./harness.mjs";
import { Kept } from "./kept.mjs";
import { callOf } from "./site.mjs";
import { press } from "./table.mjs";
import { get, host, options, person, post, roll } from "./visitor.mjs";

const KILLS = Number(process.env["TAVOLA_KILLS"] ?? 9);

test(
  "one page holds the store, others use it, and the next one takes over with a call in the air",
  options,
  async () => {
    const anna = await person();
    const first = await anna.page();
    const { id } = await post(first, "/api/matches", PLAIN_MATCH);
    const second = await anna.page(`#/match/${id}`);
    await second.locator(".player-name").first().waitFor();
    assert.equal((await get(second, "/api/matches")).matches.length, 1);
    await first.goto(`${host.url}/#/match/${id}`);
    await first.locator(".player-name").first().waitFor();
    await press(second, "roll");
    await first.locator(".play-buttons [data-act=roll]").waitFor({ state: "detached" });
    const before = (await get(second, `/api/matches/${id}`)).seq;
    const begun = post(second, "/api/matches", PLAIN_MATCH);
    await first.close();
    assert.ok((await begun).id, "the call is made again");
    assert.equal((await get(second, "/api/matches")).matches.length, 2, "and does nothing twice");
    assert.equal((await get(second, `/api/matches/${id}`)).seq, before);
    // The one that holds it crashes.
    const third = await anna.page(`#/match/${id}`);
    await third.locator(".player-name").first().waitFor();
    const session = await anna.context.newCDPSession(second);
    void session.send("Page.crash").catch(() => {});
    assert.equal((await get(third, "/api/matches")).matches.length, 2);
    await anna.leave();
  },
);

test(
  "what was acknowledged outlives a page, a renderer and a browser that are killed while writing",
  options,
  async () => {
    const anna = await person();
    const kept = new Kept();
    for (let kill = 0; kill < KILLS; kill++) {
      const page = await anna.page("#/about");
      await kept.check(page);
      kept.begin(page);
      await page.waitForTimeout(150 + Math.random() * 400);
      if (kill % 3 === 0) await page.close();
      else if (kill % 3 === 1) await anna.kill();
      else {
        const session = await anna.context.newCDPSession(page);
        void session.send("Page.crash").catch(() => {});
        await new Promise((done) => setTimeout(done, 150));
        await page.close().catch(() => {});
      }
    }
    const page = await anna.page("#/about");
    await kept.check(page);
    assert.ok(kept.answers > KILLS, `${kept.answers} were acknowledged`);
    await anna.leave();
  },
);

test("everything goes to a machine as one file, and comes back from there", options, async () => {
  const anna = await person();
  const folder = await mkdtemp(join(tmpdir(), "tavola-files-"));
  const page = await anna.page();
  const { id } = await post(page, "/api/matches", {
    ...PLAIN_MATCH,
    players: [
      { kind: "human", name: "Zoë" },
      { kind: "human", name: "Ben" },
    ],
  });
  const { seq } = await post(page, `/api/matches/${id}/actions`, { after: 0, actions: [roll] });
  await page.goto(`${host.url}/#/settings`);
  await page.getByText("on this device, and nowhere else").waitFor({ state: "attached" });
  for (const section of await page.locator("details.settings-section").all())
    await section.evaluate((element) => (element.open = true));
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save everything as a file" }).click();
  const file = join(folder, "tavola.sqlite");
  await (await saving).saveAs(file);

  // A machine opens it, and adds to it.
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const machine = spawn(binary(), ["--no-open", "--port", String(port), "--data", folder], { stdio: "ignore" });
  await answered(url, machine, []);
  assert.equal((await (await fetch(`${url}/api/matches/${id}`)).json()).seq, seq);
  const more = await fetch(`${url}/api/matches`, {
    method: "POST",
    headers: { Origin: url, "Content-Type": "application/json" },
    body: JSON.stringify(PLAIN_MATCH),
  });
  assert.equal(more.status, 201);
  machine.kill("SIGTERM");
  await new Promise((done) => machine.once("exit", done));

  // Foreign files change nothing.
  const choose = async (path) => {
    await page.locator("input[data-part=store]").setInputFiles(path);
    await page.getByRole("button", { name: "Replace everything", exact: true }).click();
  };
  await writeFile(join(folder, "notes.txt"), "nothing of Tavola");
  await choose(join(folder, "notes.txt"));
  await page.getByText("not a file of Tavola").waitFor();
  const changed = async (name, script) => {
    const path = join(folder, name);
    await writeFile(path, await readFile(file));
    const act = "import sqlite3,sys; c=sqlite3.connect(sys.argv[1]); c.executescript(sys.argv[2]); c.commit()";
    execFileSync("python3", ["-c", act, path, script]);
    return path;
  };
  const newer = await changed("newer.sqlite", "INSERT INTO schema_versions VALUES (999);");
  await choose(newer);
  await page.getByText("A newer version of Tavola saved this file").waitFor();
  assert.equal((await get(page, "/api/matches")).matches.length, 1);

  // One that an older version has written is brought up to date: the last step of the schema is taken back here.
  const columns = [
    "hidden_until",
    "shown_rating",
    "shown_deviation",
    "shown_volatility",
    "shown_matches",
    "shown_updated",
  ];
  const older = await changed(
    "older.sqlite",
    `DROP INDEX ratings_hidden;
     ${columns.map((column) => `ALTER TABLE ratings DROP COLUMN ${column};`).join("\n")}
     DELETE FROM schema_versions WHERE version = 27;`,
  );
  for (const path of [older, file]) {
    await page.goto(`${host.url}/#/settings`);
    await page.locator("input[data-part=store]").waitFor({ state: "attached" });
    await choose(path);
    await page.waitForURL(/#\/$/);
    await page.locator("main h1").first().waitFor();
    assert.equal((await get(page, "/api/matches")).matches.length, 2);
  }
  assert.equal((await get(page, `/api/matches/${id}`)).players[0].name, "Zoë");
  await anna.leave();
  await rm(folder, { recursive: true, force: true });
});

test("the settings say where everything is, for everybody", options, async () => {
  const anna = await person();
  for (const [width, language] of [
    [360, "de"],
    [1280, "ru"],
  ]) {
    const page = await anna.page("#/about");
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate((language) => localStorage.setItem("tavola.settings", JSON.stringify({ language })), language);
    await page.goto(`${host.url}/#/settings`);
    await page.reload();
    await page.locator("details.settings-section").first().waitFor();
    for (const section of await page.locator("details.settings-section").all())
      await section.evaluate((element) => (element.open = true));
    assert.deepEqual(await rawMessages(page), []);
    assert.deepEqual(await axe(page), []);
    assert.equal(await overflow(page), 0);
    await page.close();
  }
  await anna.leave();
});

test("a browser without space says so, loses nothing, and goes on when there is space", options, async () => {
  const anna = await person();
  const page = await anna.page();
  const { id } = await post(page, "/api/matches", PLAIN_MATCH);
  const session = await anna.context.newCDPSession(page);
  const origin = new URL(host.url).origin;
  const { usage } = await session.send("Storage.getUsageAndQuota", { origin });
  await session.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: usage + 30_000 });
  let refused = null;
  for (let i = 0; i < 300 && !refused; i++) {
    const answer = await callOf(page, "POST", "/api/matches", PLAIN_MATCH);
    if (answer.status >= 300) refused = answer;
  }
  assert.deepEqual([refused?.status, refused?.json.error.code], [507, "full"]);
  assert.ok((await get(page, "/api/matches")).matches.some((match) => match.id === id));
  await session.send("Storage.overrideQuotaForOrigin", { origin });
  assert.ok((await post(page, "/api/matches", PLAIN_MATCH)).id);
  await anna.leave();
});
