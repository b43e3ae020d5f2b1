// The page without a server: offline, by links, with the nets of all games, and in browsers that lack a feature.
//
// TAVOLA_SITE names the folder that `scripts/site` has made; without it nothing is tested.

import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { networkInterfaces } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { serve } from "./files.mjs";
import { PLAIN_MATCH, until } from "./harness.mjs";
import { PATH, callOf, measured } from "./site.mjs";
import { get, host, options, person, post, roll, site } from "./visitor.mjs";

const BOT = {
  ...PLAIN_MATCH,
  players: [
    { kind: "human", name: "Anna" },
    { kind: "bot", level: "club" },
  ],
};

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
    await anna.offline(true);
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
    await anna.offline(false);
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
  await anna.offline(true);
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
  await anna.offline(false);
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
    await anna.offline(true);
    const created = await post(page, "/api/matches", { ...PLAIN_MATCH, rules: "plakoto", match: { kind: "single" } });
    let view = created;
    while (view.phase.kind !== "move")
      view = await post(page, `/api/matches/${created.id}/actions`, { after: view.seq, actions: [roll] });
    const hint = await callOf(page, "GET", `/api/matches/${created.id}/hint`);
    assert.ok(hint.json.plays?.length, JSON.stringify(hint.json));
    await anna.offline(false);
    await anna.leave();
  },
);

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
    await anna.offline(true);
    await page.goto(`${host.url}/`);
    await page.getByText("The browser has deleted Tavola’s files from this device").waitFor();
    await anna.offline(false);
    await page.reload();
    await page.locator("main h1").first().waitFor({ state: "attached" });
    for (const end = Date.now() + 30_000; (await files()) < all; await page.waitForTimeout(100))
      assert.ok(Date.now() < end, `${await files()} of ${all} files are back`);
    await anna.offline(true);
    await page.goto(`${host.url}/#/match/${id}`);
    await page.reload();
    await page.locator(".player-name").first().waitFor();
    await anna.offline(false);
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
  // It is announced too.
  await page.getByText("This browser keeps nothing here").first().waitFor();
  await page.getByRole("button", { name: /Play against the bot/ }).click();
  await page.waitForURL(/#\/match\//);
  await page.locator(".player-name").first().waitFor();
  await anna.leave();
  await open.stop();
});
