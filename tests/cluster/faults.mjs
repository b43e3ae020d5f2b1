// Faults on purpose: nodes, the bus, connections of the database and the database itself are ended at random moments while people
// play with clocks and sealed dice. Afterwards every acknowledged action is there once and in order, nodes show the same clocks,
// flags have fallen once, and dice are those that were promised. `scripts/faults` calls it.

import assert from "node:assert/strict";
import { execFile, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync, renameSync, writeFileSync } from "node:fs";
import http from "node:http";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { parseArgs, promisify } from "node:util";

import { promise } from "../../web/dice/sealed.js";
import { next } from "./next.mjs";
import { binary, startCluster } from "./start.mjs";
import { way } from "./way.mjs";

const run = promisify(execFile);
/** Faults between two checks. */
const PART = 50;
/** Milliseconds that anything may take to come back. */
const PATIENCE = 60_000;

const number = (/** @type {string} */ text) => {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0) throw new Error(`expected a count, not ${text}`);
  return value;
};
const { values } = parseArgs({
  options: {
    kills: { type: "string", default: "20" },
    bus: { type: "string", default: "3" },
    connections: { type: "string", default: "3" },
    restarts: { type: "string", default: "1" },
    partitions: { type: "string", default: "1" },
    rolling: { type: "string", default: "1" },
    full: { type: "string", default: "0" },
    clocks: { type: "string", default: "0" },
    pairs: { type: "string", default: "6" },
    streams: { type: "string", default: "500" },
  },
});
const counts = Object.fromEntries(Object.entries(values).map(([name, text]) => [name, number(String(text))]));

/** The library that shows another time to programs (Debian: libfaketime). */
const fakeTime = ["x86_64", "aarch64"]
  .map((machine) => `/usr/lib/${machine}-linux-gnu/faketime/libfaketimeMT.so.1`)
  .find(existsSync);
if (counts["clocks"] && !fakeTime) throw new Error("--clocks needs libfaketime (Debian: libfaketime)");

/** @param {number} ms */
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
/** @param {number} below */
const random = (below) => Math.floor(Math.random() * below);

/**
 * The result of `look`, repeated until it finds one.
 * @template T
 * @param {string} what
 * @param {() => Promise<T | undefined | null | false>} look
 */
async function until(what, look) {
  const end = Date.now() + PATIENCE;
  for (;;) {
    const found = await look().catch(() => null);
    if (found) return found;
    assert.ok(Date.now() < end, `${what} never came`);
    await sleep(50);
  }
}

const cluster = await startCluster(...(process.env["FOLDER"] ? [process.env["FOLDER"]] : []));
/** Processes that this script has started. @type {Set<import("node:child_process").ChildProcess>} */
const started = new Set();
/** @param {string} program @param {string[]} args @param {Record<string, string>} [env] */
function start(program, args, env = {}) {
  const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "ignore"] });
  started.add(child);
  child.once("exit", () => started.delete(child));
  return child;
}

const database = new URL(cluster.database);
const busAddress = new URL(cluster.bus.url);
const ways = {
  database: await way(Number(database.port)),
  bus: await way(Number(busAddress.port)),
};

/** @typedef {{ url: string, port: string, pid: number, isOnWay: boolean }} Member */
/** Nodes; the second one reaches the database and the bus by ways that can be blocked. @type {Member[]} */
const nodes = cluster.nodes.map((/** @type {any} */ node, /** @type {number} */ place) => ({
  url: node.url.replace(/\/$/, ""),
  port: new URL(node.url).port,
  pid: node.pid,
  isOnWay: place === 1,
}));

/** Error of each machine's clock, in hours; a node's by its port. @type {Record<string, number>} */
const hours = {};
/** @param {string} machine @param {number} offset in hours */
function setClock(machine, offset) {
  hours[machine] = offset;
  // Written at once as a whole: the program may look at any moment.
  const path = join(cluster.folder, `clock-${machine}`);
  writeFileSync(`${path}.new`, `${offset < 0 ? "" : "+"}${offset}h`, { mode: 0o644 });
  renameSync(`${path}.new`, path);
}

/** Environment in which a program sees the clock of a machine that this script sets. @param {string} machine @returns {Record<string, string>} */
function clockOf(machine) {
  if (counts["clocks"] === 0) return {};
  setClock(machine, hours[machine] ?? 0);
  return {
    LD_PRELOAD: String(fakeTime),
    FAKETIME_TIMESTAMP_FILE: join(cluster.folder, `clock-${machine}`),
    FAKETIME_CACHE_DURATION: "1",
    FAKETIME_DONT_FAKE_MONOTONIC: "1",
  };
}

/** Restarts a node, on its previous port. @param {Member} node */
async function begin(node) {
  const env = { DATABASE_URL: cluster.database, BUS_URL: cluster.bus.url, ...clockOf(node.port) };
  if (node.isOnWay) {
    const behind = new URL(cluster.database);
    behind.port = String(ways.database.port);
    env.DATABASE_URL = behind.href;
    env.BUS_URL = `nats://127.0.0.1:${ways.bus.port}`;
  }
  await until(`node ${node.port}`, async () => {
    const child = start(
      binary,
      ["serve", "--json", "--port", node.port, "--data", join(cluster.folder, "tavola")],
      env,
    );
    const lines = createInterface({ input: /** @type {import("node:stream").Readable} */ (child.stdout) });
    const line = await new Promise((resolve) => {
      lines.once("line", resolve);
      child.once("exit", () => resolve(null));
    });
    node.pid = child.pid ?? 0;
    return line !== null;
  });
}

/** Ends a node and waits until its process is gone. @param {Member} node @param {NodeJS.Signals} signal */
async function end(node, signal) {
  try {
    process.kill(node.pid, signal);
  } catch {
    return;
  }
  await until("the end of a node", async () => {
    try {
      process.kill(node.pid, 0);
      return false;
    } catch {
      return true;
    }
  });
}

const agent = new http.Agent({ keepAlive: true, maxSockets: 1000 });

/** A person with a cookie. */
class Person {
  cookie = "";
  /** @param {string} name */
  constructor(name) {
    this.name = name;
  }

  /**
   * A call at a node; `null`: it gave no answer.
   * @param {number} at
   * @param {string} method
   * @param {string} path
   * @param {unknown} [body]
   * @param {string} [key]
   * @returns {Promise<{ status: number, body: any, cookie: string } | null>}
   */
  call(at, method, path, body, key) {
    const node = /** @type {Member} */ (nodes[at % nodes.length]);
    const text = body === undefined ? undefined : JSON.stringify(body);
    /** @type {Record<string, string>} */
    const headers = { origin: node.url, cookie: this.cookie };
    if (text !== undefined) headers["content-type"] = "application/json";
    if (key) headers["idempotency-key"] = key;
    return new Promise((resolve) => {
      const request = http.request(node.url + path, { method, headers, agent, timeout: 20_000 }, (answer) => {
        let whole = "";
        answer.setEncoding("utf8");
        answer.on("data", (part) => {
          whole += part;
        });
        answer.on("error", () => resolve(null));
        answer.on("aborted", () => resolve(null));
        answer.on("end", () => {
          const isJson = (answer.headers["content-type"] ?? "").startsWith("application/json");
          const cookie = answer.headers["set-cookie"]?.[0]?.split(";")[0] ?? "";
          resolve({ status: answer.statusCode ?? 0, body: isJson ? JSON.parse(whole) : whole, cookie });
        });
      });
      request.on("error", () => resolve(null));
      request.on("timeout", () => request.destroy());
      request.end(text);
    });
  }

  /**
   * A call until a node has answered it, whatever ends meanwhile. It is sent under one key, so that it counts once.
   * @param {string} method
   * @param {string} path
   * @param {unknown} [body]
   */
  async sure(method, path, body) {
    const key = randomBytes(12).toString("hex");
    let at = random(nodes.length);
    return await until(`${method} ${path}`, async () => {
      const answer = await this.call(at, method, path, body, key);
      if (!answer || answer.status >= 500 || answer.status === 429) {
        counted.unanswered += 1;
        at += 1;
        return null;
      }
      return answer;
    });
  }
}

const counted = { actions: 0, matches: 0, unanswered: 0, reconnected: 0, longestGap: 0, flags: 0, dice: 0 };
/** Whether nobody plays any more, and whether all is over. */
let stopped = false;
let over = false;

/** Matches with their acknowledged events by number. @type {Map<string, { people: Person[], events: Map<number, string>, stalled: boolean }>} */
const matches = new Map();

/** An event without the parts that depend on the node that shows it. @param {any} event */
function plain({ turn, ...event }) {
  return JSON.stringify(event);
}

/**
 * A match of two people with clocks and sealed dice, in whose throw both take part.
 * @param {Person[]} people
 * @param {number} bank seconds
 */
async function matched(people, bank) {
  const [first, second] = /** @type {[Person, Person]} */ (people);
  const setup = {
    rules: "backgammon",
    match: { kind: "points", length: 1 },
    clock: { kind: "delay", bank, step: 0 },
    players: [{ kind: "human" }, { kind: "human" }],
  };
  const made = await first.sure("POST", "/api/challenges", { setup, dice: true });
  assert.equal(made.status, 201, JSON.stringify(made.body));
  const taken = await second.sure("POST", `/api/challenges/${made.body.id}/take?dice=true`);
  assert.equal(taken.status, 200, JSON.stringify(taken.body));
  const id = taken.body.match_id;
  matches.set(id, { people, events: new Map(), stalled: bank < 60 });
  counted.matches += 1;
  await promised(id, people);
  return id;
}

/** Both people take part in the dice. @param {string} id @param {Person[]} people */
async function promised(id, people) {
  /** @type {string[]} */
  const secrets = [];
  for (const [player, secret] of [randomBytes(32), randomBytes(32)].map((bytes) => bytes.toString("hex")).entries()) {
    const promises = [null, null].map((_, seat) => (seat === player ? promise(id, player, secret) : null));
    secrets.push(secret);
    // The seat of the other person is refused.
    for (const person of people)
      await person.sure("POST", `/api/matches/${id}/dice`, { promises: await Promise.all(promises) });
  }
  for (const [player, secret] of secrets.entries())
    for (const person of people)
      await person.sure("POST", `/api/matches/${id}/dice`, {
        secrets: [null, null].map((_, seat) => (seat === player ? secret : null)),
      });
}

/** Plays one match after the other until that stops. @param {Person[]} people */
async function playing(people) {
  while (!stopped) {
    const id = await matched(people, 600);
    await playOut(id);
  }
}

/** Plays a match until it has ended, or all playing stops. @param {string} id */
async function playOut(id) {
  const { people, events } = /** @type {any} */ (matches.get(id));
  /** The person who acts for a player, once that is known. @type {(Person | undefined)[]} */
  const seats = [];
  while (!stopped) {
    const found = await people[0].sure("GET", `/api/matches/${id}`);
    const act = next(found.body);
    if (!act) return;
    const { player } = found.body.phase;
    const actors = seats[player] ? [seats[player]] : people;
    for (const person of actors) {
      const { by, ...action } = act;
      const body = {
        after: found.body.seq,
        actions: [player === null || player === undefined ? { ...action } : action],
      };
      const answer = await person.sure("POST", `/api/matches/${id}/actions`, body);
      if (answer.status === 422) continue;
      if (answer.status === 200) {
        if (player !== null && player !== undefined) seats[player] = person;
        for (const event of answer.body.events) if (event.seq > found.body.seq) events.set(event.seq, plain(event));
        counted.actions += 1;
      } else assert.equal(answer.status, 409, JSON.stringify(answer.body));
      break;
    }
    // Nobody may send more than twenty requests a second for long.
    await sleep(20 + random(40));
  }
}

/** Streams that follow matches, each at a node and, when that ends, at another one. */
class Stream {
  seen = 0;
  id = "";
  /** @type {http.ClientRequest | null} */
  request = null;
  /** @param {Person} person */
  constructor(person) {
    this.person = person;
  }

  /** Follows another match. @param {string} id */
  follow(id) {
    this.id = id;
    this.seen = 0;
    const before = this.request;
    this.request = null;
    before?.destroy();
  }

  async open() {
    /** When it ended last by itself. */
    let since = 0;
    for (let at = random(nodes.length); !over; at += 1) {
      if (!this.id) {
        await sleep(50);
        continue;
      }
      await new Promise((resolve) => {
        const node = /** @type {Member} */ (nodes[at % nodes.length]);
        const options = { headers: { cookie: this.person.cookie }, agent: false };
        const request = http.get(`${node.url}/api/stream?matches=${this.id}`, options, (answer) => {
          if (answer.statusCode === 200) {
            if (since) counted.longestGap = Math.max(counted.longestGap, Date.now() - since);
            since = 0;
            counted.reconnected += 1;
          }
          let text = "";
          answer.setEncoding("utf8");
          answer.on("data", (part) => {
            text += part;
            for (const [, id, seq] of text.matchAll(/^data: \{"id":"([^"]*)","seq":([0-9]+)/gm))
              if (id === this.id) this.seen = Math.max(this.seen, Number(seq));
            text = text.slice(text.lastIndexOf("\n\n") + 1);
          });
          answer.on("error", () => {});
          answer.on("close", () => {
            if (answer.statusCode === 200 && this.request === request) since = Date.now();
            resolve(null);
          });
        });
        this.request = request;
        request.on("error", () => resolve(null));
      });
      if (!over) await sleep(20 + random(80));
    }
  }
}

/** PostgreSQL's own programs, as the user that they run as. @param {string[]} args */
async function postgres(...args) {
  const found = await run("bash", ["-c", "ls -d /usr/lib/postgresql/*/bin | sort -V | tail -n 1"]);
  const program = join(found.stdout.trim(), "pg_ctl");
  const as = process.getuid?.() === 0 ? ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"] : [];
  // Its clock is set after its user: the first process owns the data that the library shares between processes.
  const clock = Object.entries(clockOf("database")).map(([name, value]) => `${name}=${value}`);
  const [first, ...rest] = [...as, "env", ...clock, program, `--pgdata=${cluster.folder}/postgres/data`, ...args];
  // Programs that it starts keep its output open.
  const child = spawn(String(first), rest, { cwd: `${cluster.folder}/postgres`, stdio: "ignore" });
  const code = await new Promise((resolve) => child.once("exit", resolve));
  assert.equal(code, 0, `pg_ctl ${args.join(" ")}`);
}

/** @param {string} sql */
const query = (sql) =>
  run("psql", [
    "--no-psqlrc",
    "--quiet",
    "--tuples-only",
    "--no-align",
    "--dbname",
    cluster.database,
    "--command",
    sql,
  ]);

/** Time on the clock of a machine, in milliseconds. @param {string} machine */
async function timeOf(machine) {
  if (machine === "database") {
    const answer = await query("SELECT extract(epoch FROM clock_timestamp()) * 1000");
    return Number(answer.stdout);
  }
  const answer = await fetch(`http://127.0.0.1:${machine}/health/live`);
  return Date.parse(answer.headers.get("date") ?? "");
}

/** Deliberate faults, by the names of the options. @type {Record<string, (() => Promise<void>) | undefined>} */
const faults = {
  kills: async () => {
    const node = /** @type {Member} */ (nodes[random(nodes.length)]);
    await sleep(random(500));
    await end(node, "SIGKILL");
    await begin(node);
  },
  bus: async () => {
    process.kill(cluster.bus.pid, "SIGKILL");
    await sleep(200 + random(800));
    const child = start("/usr/sbin/nats-server", ["--addr", busAddress.hostname, "--port", busAddress.port]);
    cluster.bus.pid = child.pid;
    await sleep(200);
  },
  connections: async () => {
    await sleep(random(200));
    await query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND random() < 0.6",
    );
  },
  restarts: async () => {
    await postgres("--mode=immediate", "--wait", "stop");
    // Pages have a sentence for it.
    const visitor = new Person("");
    const answers = await Promise.all([...nodes.keys()].map((at) => visitor.call(at, "GET", "/api/matches/none")));
    for (const answer of answers) assert.deepEqual([answer?.status, answer?.body.error.code], [503, "away"]);
    await postgres("--wait", "start", "--log=/dev/null", ...serverOptions);
    await sleep(500);
  },
  // The second node reaches nobody for three seconds, and gets no notice.
  partitions: async () => {
    for (const one of Object.values(ways)) one.block(true);
    await sleep(3_000);
    for (const one of Object.values(ways)) one.block(false);
    await sleep(200);
  },
  // Each node in turn ends as an operator ends it, while the other one goes on.
  rolling: async () => {
    for (const node of nodes) {
      await end(node, "SIGTERM");
      await begin(node);
      await sleep(300);
    }
  },
  // The disk of the database has no space for two seconds.
  full: async () => {
    const filler = join(cluster.folder, "filler");
    await run("dd", ["if=/dev/zero", `of=${filler}`, "bs=64K"]).catch(() => {});
    await sleep(2_000);
    await run("rm", ["-f", filler]);
    // It may have gone on.
    await postgres("--wait", "start", "--log=/dev/null", ...serverOptions).catch(() => {});
    await sleep(500);
  },
  // The clock of a node's machine, or of the database's, jumps by an hour, there or back.
  clocks: async () => {
    const machines = [...nodes.map((node) => node.port), "database"];
    const machine = String(machines[random(machines.length)]);
    const offset = hours[machine] === 0 ? ([1, -1][random(2)] ?? 1) : 0;
    setClock(machine, offset);
    // A node's library for HTTP shows the latest time that it has ever seen.
    if (machine !== "database" && offset < 1) return sleep(1_500);
    await until(`${offset} hours at ${machine}`, async () => {
      const off = ((await timeOf(machine)) - Date.now()) / 3_600_000;
      return Math.abs(off - offset) < 0.01;
    });
  },
};
const serverOptions = [
  `--options=-h 127.0.0.1 -p ${database.port} -k '${cluster.folder}/postgres' -c max_connections=100`,
];

/** A match in which nobody acts any more: its flag falls. @param {Person[]} people */
async function stalled(people) {
  const id = await matched(people, 3);
  const [first, second] = /** @type {[Person, Person]} */ (people);
  for (let tries = 0; tries < 20; tries += 1) {
    const { body } = await first.sure("GET", `/api/matches/${id}`);
    if (body.phase.kind !== "opening") return;
    for (const person of [first, second]) {
      const answer = await person.sure("POST", `/api/matches/${id}/actions`, {
        after: body.seq,
        actions: [{ do: "roll" }],
      });
      if (answer.status !== 200) continue;
      for (const event of answer.body.events)
        if (event.seq > body.seq) matches.get(id)?.events.set(event.seq, plain(event));
      break;
    }
  }
}

/** Checks everything that was played since the last time. */
async function check() {
  // Clocks that run out have a second more, and an outage is nobody's time.
  await until("the flags", async () => {
    for (const [id, { people, stalled: isStalled }] of matches) {
      if (!isStalled) continue;
      const { body } = await /** @type {Person} */ (people[0]).sure("GET", `/api/matches/${id}`);
      if (body.phase.kind !== "match-over") return false;
    }
    return true;
  });
  for (const stream of streams) {
    const { body } = await stream.person.sure("GET", `/api/matches/${stream.id}`);
    await until(`the news of action ${body.seq} of ${stream.id}`, async () => stream.seen >= body.seq);
  }
  for (const [id, { people, events, stalled: isStalled }] of matches) {
    const person = /** @type {Person} */ (people[0]);
    const shown = [];
    for (const at of nodes.keys()) {
      const look = (/** @type {string} */ path) =>
        until(path, async () => {
          const answer = await person.call(at, "GET", path);
          return answer?.status === 200 && answer.body;
        });
      const whole = await look(`/api/matches/${id}?since=0`);
      const clock = await look(`/api/matches/${id}/clock`);
      shown.push({ whole, clock: JSON.stringify(clock.clock) });
    }
    const [one, other] = /** @type {[any, any]} */ (shown);
    const written = one.whole.events.map((/** @type {any} */ event) => ({
      seq: event.seq,
      kind: event.kind,
      text: plain(event),
    }));
    assert.deepEqual(
      written.map((/** @type {any} */ event) => event.seq),
      written.map((/** @type {any} */ _, /** @type {number} */ at) => at + 1),
    );
    assert.deepEqual(
      written.map((/** @type {any} */ event) => event.text),
      other.whole.events.map(plain),
      `${id} at both nodes`,
    );
    assert.equal(one.clock, other.clock, `the clocks of ${id} at both nodes`);
    const flags = written.filter((/** @type {any} */ event) => event.kind === "flag").length;
    assert.equal(flags, isStalled ? 1 : 0, `flags of ${id}`);
    counted.flags += flags;
    // Acknowledged actions are there, and none that nobody has asked for.
    for (const { seq, kind, text } of written) {
      const acknowledged = events.get(seq);
      if (acknowledged !== undefined) assert.equal(text, acknowledged, `action ${seq} of ${id}`);
      else assert.equal(kind, "flag", `action ${seq} of ${id} was never acknowledged: ${text}`);
    }
    for (const seq of events.keys()) assert.ok(seq <= written.length, `action ${seq} of ${id} is lost`);
    if (one.whole.phase.kind === "match-over") {
      const file = await person.sure("GET", `/api/matches/${id}/file?format=json`);
      const path = join(cluster.folder, "match.json");
      writeFileSync(path, typeof file.body === "string" ? file.body : JSON.stringify(file.body));
      await run(binary, ["dice", "verify", path]);
      counted.dice += 1;
    }
  }
  // Running matches are left alone: their clocks would run out some time.
  matches.clear();
}

/** @type {Stream[]} */
const streams = [];

async function main() {
  // From now on the second node is one that this script has started, with ways of its own.
  const second = /** @type {Member} */ (nodes[1]);
  await end(second, "SIGTERM");
  await begin(second);
  if (counts["clocks"]) {
    const first = /** @type {Member} */ (nodes[0]);
    await end(first, "SIGTERM");
    await postgres("--mode=fast", "--wait", "stop");
    await postgres("--wait", "start", "--log=/dev/null", ...serverOptions);
    await begin(first);
  }
  const pairs = await Promise.all(
    Array.from({ length: counts["pairs"] ?? 0 }, async (_, pair) =>
      Promise.all(
        [0, 1].map(async (seat) => {
          const person = new Person(`Player ${pair} ${seat} ${random(1e6)}`);
          const answer = await person.sure("POST", "/api/me", { name: person.name });
          assert.equal(answer.status, 201, JSON.stringify(answer.body));
          person.cookie = answer.cookie;
          return person;
        }),
      ),
    ),
  );
  for (let at = 0; at < (counts["streams"] ?? 0); at += 1)
    streams.push(new Stream(/** @type {Person} */ (pairs[at % pairs.length]?.[at % 2])));
  const following = Promise.all(streams.map((stream) => stream.open()));
  const list = Object.keys(faults).flatMap((name) => Array.from({ length: counts[name] ?? 0 }, () => name));
  for (let at = list.length - 1; at > 0; at -= 1) {
    const other = random(at + 1);
    [list[at], list[other]] = [String(list[other]), String(list[at])];
  }
  // A part at a time, so that the checked data stay small.
  for (let done = 0; done < list.length; done += PART) {
    const begun = Date.now();
    await stalled(/** @type {Person[]} */ (pairs[0]));
    const played = pairs.map((pair) => playing(pair));
    await until("matches to follow", async () => matches.size >= pairs.length);
    const now = [...matches.keys()].slice(-pairs.length);
    for (const [at, stream] of streams.entries()) stream.follow(String(now[at % now.length]));
    const part = list.slice(done, done + PART);
    for (const name of part) await faults[name]?.();
    stopped = true;
    await Promise.all(played);
    stopped = false;
    await check();
    const seconds = Math.round((Date.now() - begun) / 1000);
    console.log(`${done + part.length} of ${list.length} faults, ${seconds} s: ${JSON.stringify(counted)}`);
  }
  over = true;
  for (const stream of streams) stream.request?.destroy();
  await following;
}

try {
  await main();
} finally {
  over = true;
  agent.destroy();
  for (const stream of streams) stream.request?.destroy();
  for (const one of Object.values(ways)) one.end();
  for (const child of started) child.kill("SIGKILL");
  await cluster.stop();
}
