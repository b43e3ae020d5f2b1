// The machines of a cluster: nodes, the database, the bus, their clocks, and the ways between them.

import assert from "node:assert/strict";
import { execFile, spawn } from "node:child_process";
import { existsSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";

import { binary, startCluster } from "../start.mjs";
import { way } from "../way.mjs";
import { counts, until } from "./options.mjs";

export const run = promisify(execFile);

/** The library that shows another time to programs (Debian: libfaketime). */
const fakeTime = ["x86_64", "aarch64"]
  .map((machine) => `/usr/lib/${machine}-linux-gnu/faketime/libfaketimeMT.so.1`)
  .find(existsSync);
if (counts["clocks"] && !fakeTime) throw new Error("--clocks needs libfaketime (Debian: libfaketime)");

export const cluster = await startCluster(...(process.env["FOLDER"] ? [process.env["FOLDER"]] : []));
/** Processes that this script has started. @type {Set<import("node:child_process").ChildProcess>} */
const started = new Set();
/** @param {string} program @param {string[]} args @param {Record<string, string>} [env] */
export function start(program, args, env = {}) {
  const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "ignore"] });
  started.add(child);
  child.once("exit", () => started.delete(child));
  return child;
}

const database = new URL(cluster.database);
export const busAddress = new URL(cluster.bus.url);
export const ways = {
  database: await way(Number(database.port)),
  bus: await way(Number(busAddress.port)),
};

/** @typedef {{ url: string, port: string, pid: number, isOnWay: boolean }} Member */
/** Nodes; the second one reaches the database and the bus by ways that can be blocked. @type {Member[]} */
export const nodes = cluster.nodes.map((/** @type {any} */ node, /** @type {number} */ place) => ({
  url: node.url.replace(/\/$/, ""),
  port: new URL(node.url).port,
  pid: node.pid,
  isOnWay: place === 1,
}));

/** Error of each machine's clock, in hours; a node's by its port. @type {Record<string, number>} */
export const hours = {};
/** @param {string} machine @param {number} offset in hours */
export function setClock(machine, offset) {
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
export async function begin(node) {
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
export async function end(node, signal) {
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

/** PostgreSQL's own programs, as the user that they run as. @param {string[]} args */
export async function postgres(...args) {
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
export const query = (sql) =>
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
export async function timeOf(machine) {
  if (machine === "database") {
    const answer = await query("SELECT extract(epoch FROM clock_timestamp()) * 1000");
    return Number(answer.stdout);
  }
  const answer = await fetch(`http://127.0.0.1:${machine}/health/live`);
  return Date.parse(answer.headers.get("date") ?? "");
}

/** Options with which PostgreSQL starts again. */
export const serverOptions = [
  `--options=-h 127.0.0.1 -p ${database.port} -k '${cluster.folder}/postgres' -c max_connections=100`,
];

/** Ends everything. */
export async function endAll() {
  for (const one of Object.values(ways)) one.end();
  for (const child of started) child.kill("SIGKILL");
  await cluster.stop();
}
