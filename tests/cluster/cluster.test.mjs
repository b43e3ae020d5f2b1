// Several nodes and workers over one PostgreSQL, as processes that are killed in the middle of their work (`scripts/cluster`).
//
//   TAVOLA_BIN=$PWD/target/debug/tavola node --test tests/cluster/cluster.test.mjs

import assert from "node:assert/strict";
import { execFile, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { after, before, describe, it } from "node:test";
import { promisify } from "node:util";
import { next } from "./next.mjs";
import { binary, skip, startCluster } from "./start.mjs";

/** Milliseconds for anything that waits for a lease to end (15 s) besides its work. */
const PATIENCE = 60_000;

/** @param {number} ms */
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * The result of `look`, repeated until it finds one.
 * @template T
 * @param {string} what
 * @param {() => Promise<T | undefined | false>} look
 */
async function until(what, look) {
  const end = Date.now() + PATIENCE;
  for (;;) {
    const found = await look();
    if (found) return found;
    assert.ok(Date.now() < end, `${what} never came`);
    await sleep(100);
  }
}

/** Cookies by caller of a node: all calls are of one person. @type {Map<string, string>} */
const cookies = new Map();

/** Takes a name at a node, which holds at the others of its database. @param {string[]} urls */
async function enter(...urls) {
  const [url = ""] = urls;
  const origin = url.replace(/\/$/, "");
  const answer = await fetch(`${origin}/api/me`, {
    method: "POST",
    headers: { "content-type": "application/json", origin },
    body: '{"name":"Anna"}',
  });
  assert.equal(answer.status, 201);
  for (const each of urls) cookies.set(each, answer.headers.getSetCookie()[0]?.split(";")[0] ?? "");
}

/**
 * @param {string} url
 * @param {string} method
 * @param {string} path
 * @param {unknown} [body]
 */
async function call(url, method, path, body) {
  const headers = {
    "content-type": "application/json",
    origin: url.replace(/\/$/, ""),
    cookie: cookies.get(url) ?? "",
  };
  const answer = await fetch(url.replace(/\/$/, "") + path, {
    method,
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await answer.text();
  const type = answer.headers.get("content-type") ?? "";
  return { status: answer.status, body: type.startsWith("application/json") ? JSON.parse(text) : text };
}

/** @param {string} url @param {string} path */
async function get(url, path) {
  const { status, body } = await call(url, "GET", path);
  assert.equal(status, 200, `${path}: ${JSON.stringify(body).slice(0, 300)}`);
  return body;
}

/** @param {unknown[]} players */
const match = (players, length = 25) => ({
  rules: "backgammon",
  options: {},
  match: { kind: "points", length },
  players,
  dice: "server",
  position: null,
  to_move: 0,
});
const PEOPLE = [
  { kind: "human", name: "Anna" },
  { kind: "human", name: "Ben" },
];

/** A rollout of three-one from the start whose trials end after some rolls. @param {number} trials @param {number} truncate */
const opening = (trials, truncate) => ({
  position: {
    text: "start",
    rules: "backgammon",
    terms: {
      dice: [3, 1],
      offer: null,
      cube: 1,
      owner: null,
      cap: 1024,
      length: 0,
      score: [0, 0],
      crawford: false,
      jacoby: false,
      beavers: false,
    },
  },
  plays: 2,
  settings: { truncate, ply: 0, cube_ply: 0, luck: true, tables: true, seed: 3 },
  cube: true,
  limits: { trials, stop_se: null, stop_jsd: null },
});

describe("a cluster", {
  skip,
}, () => {
  /** @type {any} */
  let cluster;
  /** Matches of two people, with their acknowledged events by number. @type {Map<string, Map<number, string>>} */
  const acknowledged = new Map();

  before(async () => {
    cluster = await startCluster();
  });
  after(() => cluster?.stop());

  const jobs = async () => {
    const { stdout } = await promisify(execFile)(binary, ["jobs", "--json", "--database", cluster.database]);
    return JSON.parse(stdout);
  };

  /**
   * Plays a match at one node after the other until `stop`, and keeps the acknowledged events. A node that is gone answers
   * nothing: the other node gets the request again, with the same key.
   * @param {string} id
   * @param {{ stop: boolean, steps: number }} run
   */
  async function play(id, run) {
    const events = new Map();
    acknowledged.set(id, events);
    for (let node = 0; !run.stop; node = 1 - node) {
      try {
        const view = await get(cluster.nodes[node].url, `/api/matches/${id}`);
        const act = next(view);
        if (!act) return;
        const answer = await call(cluster.nodes[node].url, "POST", `/api/matches/${id}/actions`, {
          after: view.seq,
          actions: [act],
        });
        assert.equal(answer.status, 200, JSON.stringify(answer.body));
        for (const event of answer.body.events) events.set(event.seq, JSON.stringify(event));
        run.steps += 1;
      } catch (error) {
        if (!(error instanceof TypeError)) throw error;
        await sleep(20);
      }
    }
  }

  it("shares matches, bots, analyses and rollouts, and loses nothing when processes are killed", {
    timeout: 180_000,
  }, async () => {
    const [first, second] = cluster.nodes;
    await enter(first.url, second.url);
    // A job that one node stops is left alone by the other node and the workers.
    const long = (await call(first.url, "POST", "/api/rollouts", opening(36_000, 30))).body;
    await until(
      "a slice of the long rollout",
      async () => (await get(second.url, `/api/rollouts/${long.id}`)).done > 0,
    );
    const stopped = await call(second.url, "POST", `/api/rollouts/${long.id}`, { run: false });
    assert.equal(stopped.body.running, false);
    assert.deepEqual(await jobs(), []);

    // A match that a node begins is there at the other one at once, with all that happens in it.
    const shared = (await call(first.url, "POST", "/api/matches", match(PEOPLE))).body;
    const rolled = (
      await call(second.url, "POST", `/api/matches/${shared.id}/actions`, {
        after: shared.seq,
        actions: [{ do: "roll", by: 0 }],
      })
    ).body;
    assert.equal((await get(first.url, `/api/matches/${shared.id}`)).seq, rolled.seq);

    // Pages at one node receive the events of the other one, by the bus and without it.
    const roll = async () => {
      const view = await get(first.url, `/api/matches/${shared.id}`);
      const answer = await call(first.url, "POST", `/api/matches/${shared.id}/actions`, {
        after: view.seq,
        actions: [next(view)],
      });
      assert.equal(answer.status, 200, JSON.stringify(answer.body));
      return answer.body.seq;
    };
    const stream = await followed(second.url, shared.id);
    const byBus = Date.now();
    await stream.reached(await roll());
    assert.ok(Date.now() - byBus < 2_500, "the bus rings before anybody looks");

    // Work for everybody.
    const rollout = (await call(first.url, "POST", "/api/rollouts", opening(1800, 3))).body;
    const ids = [];
    for (let number = 0; number < 4; number += 1)
      ids.push((await call(first.url, "POST", "/api/matches", match(PEOPLE))).body.id);
    const run = { stop: false, steps: 0 };
    const played = ids.map((id) => play(id, run));
    await until("fifty actions", async () => run.steps > 50);
    const level = "quick";
    const analysis = (await call(second.url, "POST", `/api/matches/${ids[0]}/analysis`, { level, run: true })).body;
    assert.equal(analysis.running, true, JSON.stringify(analysis));

    process.kill(cluster.bus.pid, "SIGKILL");
    await stream.reached(await roll());
    stream.end();
    const without = run.steps;
    await until("more actions without the bus", async () => run.steps > without + 30);

    // Bots that are due when their node ends. Nobody follows these matches afterwards.
    const bots = [];
    for (let number = 0; number < 4; number += 1) {
      // This level thinks for a second.
      const setup = match([
        { kind: "human", name: "Anna" },
        { kind: "bot", level: "grandmaster" },
      ]);
      let view = (await call(first.url, "POST", "/api/matches", setup)).body;
      for (let steps = 0; steps < 4 && view.phase.player !== 0; steps += 1) {
        const act = next(view);
        if (act && view.phase.kind === "opening")
          view = (await call(first.url, "POST", `/api/matches/${view.id}/actions`, { after: view.seq, actions: [act] }))
            .body;
        view = await until("a person's turn", async () => {
          const seen = await get(first.url, `/api/matches/${view.id}`);
          return (seen.phase.player === 0 || seen.phase.kind === "opening") && seen;
        });
      }
      bots.push(view);
    }
    const moved = await Promise.all(
      bots.map(async (view) => {
        while (view.phase.player === 0) {
          const answer = await call(first.url, "POST", `/api/matches/${view.id}/actions`, {
            after: view.seq,
            actions: [next(view)],
          });
          assert.equal(answer.status, 200, JSON.stringify(answer.body));
          view = answer.body;
        }
        return view;
      }),
    );
    process.kill(first.pid, "SIGKILL");
    process.kill(cluster.workers[0].pid, "SIGKILL");
    const left = (await jobs()).filter((/** @type {any} */ job) => job.class === "bot");
    assert.ok(left.length > 0, "bots that nobody acts for");
    const before = run.steps;
    await until("more actions at the other node", async () => run.steps > before + 30);
    run.stop = true;
    await Promise.all(played);

    // Every action that was acknowledged is there.
    for (const [id, events] of acknowledged) {
      const whole = await get(second.url, `/api/matches/${id}?since=0`);
      const stored = new Map(whole.events.map((/** @type {any} */ event) => [event.seq, event]));
      assert.ok(events.size > 0);
      for (const [seq, event] of events)
        assert.deepEqual(strip(stored.get(seq)), strip(JSON.parse(event)), `action ${seq} of ${id}`);
    }

    // Everything goes on at who is left, a lease later at the latest.
    await until("the end of all jobs", async () => (await jobs()).length === 0);
    for (const [place, view] of moved.entries()) {
      const now = await get(second.url, `/api/matches/${view.id}`);
      assert.ok(now.seq > view.seq);
      assert.ok(now.phase.player !== 1, `the bot of match ${place} plays on: ${JSON.stringify(now.phase)}`);
    }
    const whole = await until("the end of the rollout", async () => {
      const view = await get(second.url, `/api/rollouts/${rollout.id}`);
      return !view.running && view;
    });
    assert.equal(whole.finished, true);
    const found = await until("the end of the analysis", async () => {
      const { analyses: states } = await get(second.url, `/api/matches/${ids[0]}/analyses`);
      return states.every((/** @type {any} */ state) => !state.running) && states;
    });
    assert.ok(found[0].done > 0, JSON.stringify(found));

    // One node alone comes to the same rollout, to the bit.
    const folder = await mkdtemp(join(tmpdir(), "tavola-alone-"));
    const alone = spawn(binary, ["serve", "--json", "--port", "0", "--data", folder], {
      stdio: ["ignore", "pipe", "inherit"],
      env: withoutCluster(),
    });
    try {
      const line = await new Promise((resolve) => createInterface({ input: alone.stdout }).once("line", resolve));
      const { url } = JSON.parse(line);
      await enter(url);
      const own = (await call(url, "POST", "/api/rollouts", opening(1800, 3))).body;
      await until("the end of the other rollout", async () => !(await get(url, `/api/rollouts/${own.id}`)).running);
      assert.equal(
        await get(second.url, `/api/rollouts/${rollout.id}/file`),
        await get(url, `/api/rollouts/${own.id}/file`),
      );
    } finally {
      const ended = new Promise((resolve) => alone.once("exit", resolve));
      alone.kill("SIGTERM");
      await ended;
      await rm(folder, { recursive: true });
    }
  });
});

/**
 * The event stream of a match at a node.
 * @param {string} url
 * @param {string} id
 */
async function followed(url, id) {
  const ending = new AbortController();
  const answer = await fetch(`${url}api/stream?matches=${id}`, {
    signal: ending.signal,
    headers: { cookie: cookies.get(url) ?? "" },
  });
  assert.ok(answer.body);
  let seen = 0;
  const reading = (async () => {
    let text = "";
    for await (const part of answer.body.pipeThrough(new TextDecoderStream())) {
      text += part;
      for (const [, seq] of text.matchAll(/^data: \{"id":"[^"]*","seq":([0-9]+)/gm)) seen = Math.max(seen, Number(seq));
      text = text.slice(text.lastIndexOf("\n\n") + 1);
    }
  })();
  reading.catch(() => {});
  return {
    /** @param {number} seq */
    reached: (seq) => until(`news of action ${seq}`, async () => seen >= seq),
    end: () => ending.abort(),
  };
}

/** An event without the parts that depend on the node that shows it. @param {any} event */
function strip(event) {
  assert.ok(event, "the action is gone");
  const { turn, ...rest } = event;
  return rest;
}

/** The environment of a node that has its store to itself. */
function withoutCluster() {
  const { DATABASE_URL, BUS_URL, ...rest } = process.env;
  return rest;
}
