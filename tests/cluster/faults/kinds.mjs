// The faults, by the names of the options.

import assert from "node:assert/strict";
import { join } from "node:path";

import {
  begin,
  busAddress,
  cluster,
  end,
  hours,
  nodes,
  postgres,
  query,
  run,
  serverOptions,
  setClock,
  start,
  timeOf,
  ways,
} from "./machines.mjs";
import { random, sleep, until } from "./options.mjs";
import { Person } from "./people.mjs";

/** @import {Member} from "./machines.mjs" */

/** Deliberate faults, by the names of the options. @type {Record<string, (() => Promise<void>) | undefined>} */
export const faults = {
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
