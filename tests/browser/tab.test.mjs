// The node in the browser: offline, several pages, kills in the middle of writing, files, and missing features of browsers.
//
// TAVOLA_SITE names the folder that `scripts/site` has made; without it nothing is tested. TAVOLA_KILLS: how many kills.

import assert from "node:assert/strict";
import { execFileSync, spawn } from "node:child_process";
import { mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { networkInterfaces, tmpdir } from "node:os";
import { join } from "node:path";
import { after, afterEach, before, test } from "node:test";
import { chromium } from "playwright-core";
import { serve } from "./files.mjs";
import {
  CHROMIUM,
  CHROMIUM_ARGS,
  PLAIN_MATCH,
  answered,
  axe,
  binary,
  freePort,
  overflow,
  rawMessages,
  until,
} from "./harness.mjs";
import { Kept } from "./kept.mjs";
import { PATH, callOf, measured } from "./site.mjs";
import { CALM, press } from "./table.mjs";

const site = process.env["TAVOLA_SITE"];
const options = { skip: site ? false : "TAVOLA_SITE names no folder" };
const KILLS = Number(process.env["TAVOLA_KILLS"] ?? 9);
const BOT = {
  ...PLAIN_MATCH,
  players: [
    { kind: "human", name: "Anna" },
    { kind: "bot", level: "club" },
  ],
};

let host;
before(async () => {
  if (site) host = await serve(site, PATH);
});
after(() => host?.stop());

/** The browsers of a test. One that is left open keeps the program from ending, so a test that fails leaves them too. */
const people = [];
afterEach(async () => {
  for (const one of people.splice(0)) await one.leave();
});

/** A browser with a profile on the disk, as a person has it. */
async function person(args = []) {
  const folder = await mkdtemp(join(tmpdir(), "tavola-person-"));
  const open = async () => {
    const context = await chromium.launchPersistentContext(folder, {
      executablePath: CHROMIUM,
      args: [...CHROMIUM_ARGS, ...args],
      locale: "en",
    });
    await context.addInitScript((stored) => {
      if (!localStorage.getItem("tavola.settings")) localStorage.setItem("tavola.settings", stored);
    }, JSON.stringify(CALM));
    return context;
  };
  const one = {
    context: await open(),
    async page(hash = "", base = host.url) {
      const page = await one.context.newPage();
      await page.goto(`${base}/${hash}`);
      await page.locator("main h1").first().waitFor({ state: "attached" });
      return page;
    },
    /** All processes of the browser end at once, and it is opened again. */
    async kill() {
      const closed = one.context.waitForEvent("close");
      for (const pid of await processesOf(folder)) process.kill(pid, "SIGKILL");
      await closed;
      one.context = await open();
    },
    async restart() {
      await one.context.close();
      one.context = await open();
    },
    /** May be asked for again. */
    async leave() {
      await one.context.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
  people.push(one);
  return one;
}

/** The processes that were started with a folder. @param {string} folder @returns {Promise<number[]>} */
async function processesOf(folder) {
  const found = [];
  for (const pid of await readdir("/proc")) {
    const command = /^\d+$/.test(pid) ? await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "") : "";
    if (command.includes(folder)) found.push(Number(pid));
  }
  return found;
}

const get = async (page, path) => (await callOf(page, "GET", path)).json;
const post = async (page, path, body) => (await callOf(page, "POST", path, body)).json;

const roll = { do: "roll" };

/** Until the files of the page are kept. @param {import("playwright-core").Page} page */
async function installed(page) {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await until(page, async () => (await caches.keys()).some((name) => name !== "tavola-nets"));
}

/**
 * Plays until the engine has judged something, which brings the nets of backgammon, and waits until they are kept.
 * @param {import("playwright-core").Page} page
 * @param {string} id a match against a bot
 */
async function fetchNets(page, id) {
  for (let judged = false; !judged; await page.waitForTimeout(50)) {
    const { phase, seq } = await get(page, `/api/matches/${id}`);
    if (phase.may.includes("roll") && phase.player !== 1)
      await post(page, `/api/matches/${id}/actions`, { after: seq, actions: [{ do: "roll", by: 0 }] });
    const { json } = await callOf(page, "GET", `/api/matches/${id}/hint`);
    judged = Boolean(json.probs ?? json.plays);
  }
  const nets = (await readdir(join(site, "nets/backgammon"))).length;
  await until(
    page,
    async (nets) => {
      const kept = await (await caches.open("tavola-nets")).keys();
      return kept.filter(({ url }) => url.includes("/backgammon/")).length === nets;
    },
    nets,
  );
}

test(
  "the page can be installed, and opens, advises and analyses without a network once it has been opened",
  options,
  async () => {
    const anna = await person();
    const page = await anna.page();
    await installed(page);
    const session = await anna.context.newCDPSession(page);
    assert.deepEqual((await session.send("Page.getAppManifest")).errors, []);
    assert.deepEqual((await session.send("Page.getInstallabilityErrors")).installabilityErrors, []);
    const { id } = await post(page, "/api/matches", BOT);
    await fetchNets(page, id);
    await anna.context.setOffline(true);
    await page.goto(`${host.url}/#/match/${id}`);
    await page.reload();
    await page.locator(".player-name").first().waitFor();
    await until(
      page,
      async (id) => {
        const { loadScript } = await import(document.querySelector("script[type=module]").src);
        const { fetch } = await loadScript("transport.js");
        const view = await (await fetch(`/api/matches/${id}`)).json();
        return view.phase.kind === "move" || view.phase.may.length > 0;
      },
      id,
    );
    const hint = await callOf(page, "GET", `/api/matches/${id}/hint`);
    assert.equal(hint.status, 200, JSON.stringify(hint.json));
    await page.reload();
    await page.locator(".player-name").first().waitFor();
    await post(page, `/api/matches/${id}/analysis`, { level: "quick", run: true });
    await until(
      page,
      async (id) => {
        const { loadScript } = await import(document.querySelector("script[type=module]").src);
        const { fetch } = await loadScript("transport.js");
        const { analyses } = await (await fetch(`/api/matches/${id}/analyses`)).json();
        return analyses.length === 1 && !analyses[0].running;
      },
      id,
    );
    assert.equal(
      await page.evaluate(() =>
        fetch("nothing.txt").then(
          () => "answered",
          () => "offline",
        ),
      ),
      "offline",
    );
    // The net of another game is not here.
    let view = await post(page, "/api/matches", { ...PLAIN_MATCH, rules: "plakoto", match: { kind: "single" } });
    const other = view.id;
    while (view.phase.kind !== "move")
      view = await post(page, `/api/matches/${other}/actions`, { after: view.seq, actions: [roll] });
    const refused = await callOf(page, "GET", `/api/matches/${other}/hint`);
    assert.deepEqual([refused.status, refused.json.error.code], [503, "no-net"]);
    await page.getByText("is not on this device yet").first().waitFor();
    await anna.context.setOffline(false);
    await anna.leave();
  },
);

/** Plays seat 0 of a match to the end of the match, with the first way through each turn; the page is reloaded now and then. */
async function playOut(page, id) {
  const until = Date.now() + 120_000;
  let acts = 0;
  let last;
  while (Date.now() < until) {
    last = await get(page, `/api/matches/${id}`);
    const { phase, turn, seq } = last;
    if (phase.kind === "match-over") return;
    const act =
      phase.kind === "move" && turn?.player === 0
        ? { do: "play", moves: wayThrough(turn) }
        : phase.player === 1
          ? null
          : ["roll", "take", "accept", "next"]
              .map((name) => ({ do: name }))
              .find((each) => phase.may.includes(each.do));
    if (!act) {
      await page.waitForTimeout(20);
      continue;
    }
    const { error } = await post(page, `/api/matches/${id}/actions`, { after: seq, actions: [{ ...act, by: 0 }] });
    assert.ok(!error || error.code === "stale", JSON.stringify([error, act, phase]));
    acts += 1;
    if (acts % 40 === 0) {
      await page.reload();
      await page.locator(".player-name").first().waitFor();
    }
  }
  assert.fail(`the match does not end: ${acts} acts, ${JSON.stringify(last.phase)}`);
}

/** The first way through a turn. */
function wayThrough({ nodes, at }) {
  const moves = [];
  for (let node = nodes[at]; !node.end && node.m.length; ) {
    const [from, to, die, , next] = node.m[0];
    moves.push([from, to, die]);
    node = nodes[next];
  }
  return moves;
}

test("a match is played offline to its end, then analysed, practised and rolled out", options, async () => {
  const anna = await person();
  const page = await anna.page();
  await installed(page);
  const { id } = await post(page, "/api/matches", {
    ...BOT,
    match: { kind: "points", length: 1 },
    players: [
      { kind: "human", name: "Anna" },
      { kind: "bot", level: "casual" },
    ],
  });
  await fetchNets(page, id);
  await anna.context.setOffline(true);
  await page.goto(`${host.url}/#/match/${id}`);
  await page.reload();
  await page.locator(".player-name").first().waitFor();
  await playOut(page, id);
  await page.locator(".result-card").waitFor();
  await post(page, `/api/matches/${id}/analysis`, { level: "quick", run: true });
  for (let running = true; running; await page.waitForTimeout(100))
    running = (await get(page, `/api/matches/${id}/analyses`)).analyses[0].running;
  await page.goto(`${host.url}/#/analysis/${id}?level=quick`);
  await page.reload();
  await page.locator(".figures-card").nth(1).waitFor();
  await post(page, "/api/practice", { player: "Anna", class: "doubtful" });
  await page.goto(`${host.url}/#/practice?player=Anna&match=${id}`);
  await page.reload();
  await page.locator(".practice-ask").waitFor();
  const begun = await post(page, "/api/rollouts", {
    position: { text: "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:5:10", rules: "backgammon" },
    plays: 2,
    settings: { truncate: 1, ply: 0, cube_ply: 0, luck: false, tables: true, seed: 7 },
    cube: true,
    limits: { trials: 36, stop_se: null, stop_jsd: null },
  });
  assert.ok(begun.id, JSON.stringify(begun));
  await page.goto(`${host.url}/#/rollout/${begun.id}`);
  await page.reload();
  await page.locator(".rollout-table tbody tr").first().waitFor();
  for (let running = true; running; await page.waitForTimeout(100))
    ({ running } = await get(page, `/api/rollouts/${begun.id}`));
  await anna.context.setOffline(false);
  await anna.leave();
});

test(
  "a link carries a position or a whole match, and an installed page takes what is shared with it",
  options,
  async () => {
    const anna = await person();
    await anna.context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const page = await anna.page("#/matches");
    await installed(page);
    const text = await readFile(new URL("../../crates/analysis/tests/three-points.mat", import.meta.url), "utf8");
    const { id } = await post(page, "/api/matches/open?name=x.mat", text);
    await page.goto(`${host.url}/#/replay/${id}`);
    await page.getByRole("button", { name: "Copy link to the match" }).click();
    await page.getByText("Copied").first().waitFor();
    const address = await page.evaluate(() => navigator.clipboard.readText());
    assert.ok(address.startsWith(`${host.url}/#/show/`) && address.length < 12_000, `${address.length} characters`);
    const ben = await person();
    const other = await ben.page();
    assert.deepEqual((await get(other, "/api/matches")).matches, []);
    await other.goto(address);
    await other.waitForURL("**/#/replay/*");
    const [match] = (await get(other, "/api/matches")).matches;
    const events = async (from, which) =>
      (await get(from, `/api/matches/${which}?since=0`)).events.map(({ kind, by }) => [kind, by]);
    assert.deepEqual(await events(other, match.id), await events(page, id));
    await other.goto(`${host.url}/#/about`);
    await other.goto(address);
    await other.waitForURL(`**/#/replay/${match.id}`);
    assert.equal((await get(other, "/api/matches")).matches.length, 1, "the same link opens the same match");
    await other.goto(`${host.url}/#/show/AAAA`);
    await other.getByRole("heading", { level: 1 }).filter({ hasNotText: "Replay" }).waitFor();

    await other.goto(`${host.url}/#/position/${encodeURIComponent("4HPwATDgc/ABMA")}`);
    await other.locator(".judgement-equity").waitFor();
    await other.goto(`${host.url}/#/position/${encodeURIComponent("24:15 / 24:15")}?rules=narde`);
    await other.locator(".id-row", { hasText: "Link" }).locator("code", { hasText: "?rules=narde" }).waitFor();
    await other.getByRole("rowheader", { name: "Mars" }).waitFor();

    // A quiz by its seed.
    await page.goto(`${host.url}/#/practice?kind=quiz&rules=backgammon&theme=opening&seed=7`);
    await page.getByRole("button", { name: "Copy Link", exact: true }).click();
    const quiz = await page.evaluate(() => navigator.clipboard.readText());
    assert.ok(quiz.startsWith(`${host.url}/#/practice?kind=quiz&rules=backgammon&theme=opening&seed=`), quiz);
    const places = async (from) => {
      await from.locator(".practice-ask").waitFor();
      return from
        .locator(".practice-stage .place")
        .evaluateAll((places) => places.map((place) => place.getAttribute("aria-label")).join());
    };
    await other.goto(quiz);
    assert.equal(await places(other), await places(page));

    // The browser's request when something is shared with the installed page.
    await page.reload();
    const shared = (field, value, name) =>
      page.evaluate(
        async ([field, value, name]) => {
          const form = new FormData();
          form.append(field, name ? new File([value], name) : value);
          const answer = await fetch("share", { method: "POST", body: form });
          location.href = `${answer.url.split("#")[0]}#/shared`;
        },
        [field, value, name],
      );
    await shared("text", "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:5:10");
    await page.waitForURL("**/#/position/*");
    await page.locator(".judgement-equity").waitFor();
    await shared("file", text, "three.mat");
    await page.waitForURL("**/#/replay/*");
    await ben.leave();
    await anna.leave();
  },
);

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

test(
  "all nets are fetched at once, with their progress, and the bot then plays every game offline",
  options,
  async () => {
    const anna = await person();
    const page = await anna.page();
    await installed(page);
    // The page that the worker serves.
    await page.goto(`${host.url}/#/settings`);
    await page.reload();
    const nets = Object.values(
      JSON.parse(await readFile(join(site, "v", (await readdir(join(site, "v")))[0], "nets.json"), "utf8")),
    );
    const size = Math.round(nets.reduce((sum, { bytes }) => sum + bytes, 0) / 1e5) / 10;
    for (const section of await page.locator("details.settings-section").all())
      await section.evaluate((element) => (element.open = true));
    await page.getByText(`The engine’s nets of all games, ${size} MB.`).waitFor();
    const seen = page.evaluate(
      () =>
        new Promise((done) => {
          const texts = [];
          const watch = new MutationObserver(() => {
            const state = [...document.querySelectorAll("[role=status]")].map(({ textContent }) => textContent).join();
            texts.push(state);
            if (state.includes("All nets are on this device")) done(texts);
          });
          watch.observe(document.querySelector("main"), { childList: true, characterData: true, subtree: true });
        }),
    );
    await page.getByRole("button", { name: "Get everything for offline use" }).click();
    const texts = await seen;
    assert.ok(texts.filter((text) => text.includes(` of ${size} MB`)).length > 5, texts.join("\n"));
    await anna.context.setOffline(true);
    const created = await post(page, "/api/matches", { ...PLAIN_MATCH, rules: "plakoto", match: { kind: "single" } });
    let view = created;
    while (view.phase.kind !== "move")
      view = await post(page, `/api/matches/${created.id}/actions`, { after: view.seq, actions: [roll] });
    const hint = await callOf(page, "GET", `/api/matches/${created.id}/hint`);
    assert.ok(hint.json.plays?.length, JSON.stringify(hint.json));
    await anna.context.setOffline(false);
    await anna.leave();
  },
);

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

test("the engine of the browser plays as that of a machine does", options, async () => {
  const source = await readFile(new URL("../../crates/engine/src/bench.rs", import.meta.url), "utf8");
  const [, nodes, signature] = /EXPECTED: \(u64, u64\) = \(([\d_]+), 0x([\da-f_]+)\)/.exec(source);
  const anna = await person();
  const found = await measured(await anna.page("#/about"));
  assert.deepEqual(
    [found.nodes, found.signature],
    [Number(nodes.replaceAll("_", "")), signature.replaceAll("_", "")],
    JSON.stringify(found),
  );
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

test("a browser without SIMD gets one clear sentence", options, async () => {
  const anna = await person(["--js-flags=--no-enable-sse4-1"]);
  const page = await anna.page("#/matches");
  await page.getByText("its WebAssembly has no SIMD").first().waitFor();
  await anna.leave();
});

test("a node that cannot be loaded is one clear sentence", options, async () => {
  const anna = await person();
  await anna.context.route(/tavola\.wasm$/, (route) => route.abort());
  const page = await anna.page("#/matches");
  await page.getByText("Part of Tavola could not be loaded").first().waitFor();
  await anna.leave();
});

test(
  "files that the browser has deleted come back with the network, and are missed in one sentence without",
  options,
  async () => {
    const anna = await person();
    let page = await anna.page();
    await installed(page);
    const { id } = await post(page, "/api/matches", PLAIN_MATCH);
    const files = () =>
      page.evaluate(async () => {
        const names = (await caches.keys()).filter((name) => name !== "tavola-nets");
        const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
        return kept.flat().length;
      });
    const all = await files();
    const evict = () =>
      page.evaluate(async () => void (await Promise.all((await caches.keys()).map((name) => caches.delete(name)))));
    await evict();
    // A worker that runs still has them.
    await anna.restart();
    page = await anna.context.newPage();
    await anna.context.setOffline(true);
    await page.goto(`${host.url}/`);
    await page.getByText("The browser has deleted Tavola’s files from this device").waitFor();
    await anna.context.setOffline(false);
    await page.reload();
    await page.locator("main h1").first().waitFor({ state: "attached" });
    for (const end = Date.now() + 30_000; (await files()) < all; await page.waitForTimeout(100))
      assert.ok(Date.now() < end, `${await files()} of ${all} files are back`);
    await anna.context.setOffline(true);
    await page.goto(`${host.url}/#/match/${id}`);
    await page.reload();
    await page.locator(".player-name").first().waitFor();
    await anna.context.setOffline(false);
    await anna.leave();
  },
);

test("a browser that keeps nothing plays all the same, and says so", options, async (t) => {
  // Browsers give files, locks and the like to secure pages alone, and this machine by its address is none.
  const address = Object.values(networkInterfaces())
    .flat()
    .find((each) => each?.family === "IPv4" && !each.internal)?.address;
  if (!address) return t.skip("no address besides this machine's own");
  const open = await serve(site, PATH, "0.0.0.0");
  const anna = await person();
  const page = await anna.page("", open.url.replace("127.0.0.1", address));
  await page.getByText("This browser keeps nothing here").waitFor();
  await page.getByRole("button", { name: /Play against the bot/ }).click();
  await page.waitForURL(/#\/match\//);
  await page.locator(".player-name").first().waitFor();
  await anna.leave();
  await open.stop();
});
