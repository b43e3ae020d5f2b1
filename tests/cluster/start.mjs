// Starts `scripts/cluster`: PostgreSQL, NATS, two nodes and two workers, as processes that a test may end.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";

export const root = new URL("../../", import.meta.url).pathname;

/** The program that is tested. */
export const binary = String(
  [process.env["TAVOLA_BIN"], join(root, "target/release/tavola"), join(root, "target/debug/tavola")].find(
    (path) => path && existsSync(path),
  ) ?? assert.fail("no tavola to test: build it with `cargo build --release` or name it in TAVOLA_BIN"),
);

const isHere =
  ["/usr/sbin/nats-server", "/usr/bin/nats-server"].some((path) => existsSync(path)) &&
  existsSync("/usr/lib/postgresql") &&
  readdirSync("/usr/lib/postgresql").length > 0;

/** Why tests with a cluster are left out here, or false. */
export const skip = isHere ? false : "no PostgreSQL and NATS here (Debian: postgresql-15 nats-server)";

/**
 * A cluster, in a folder of its own or in the one that is named.
 * @param {string[]} folder
 */
export async function startCluster(...folder) {
  const script = spawn(join(root, "scripts/cluster"), ["--json", ...folder], {
    env: { ...process.env, TAVOLA_BIN: binary },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const lines = createInterface({ input: /** @type {import("node:stream").Readable} */ (script.stdout) });
  /** Addresses of all programs, as the script prints them. @type {any} */
  const cluster = await new Promise((resolve, reject) => {
    lines.once("line", (line) => resolve(JSON.parse(line)));
    lines.once("close", () => reject(new Error("the cluster did not begin")));
  });
  return {
    ...cluster,

    /** Ends all of it, and removes its folder. */
    async stop() {
      if (script.exitCode !== null) return;
      const ended = new Promise((resolve) => script.once("exit", resolve));
      script.kill("SIGTERM");
      await ended;
    },
  };
}
