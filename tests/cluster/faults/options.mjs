// The options of `scripts/faults`, and small tools of all its parts.

import assert from "node:assert/strict";
import { parseArgs } from "node:util";

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
/** How often each fault occurs, and how many people take part, by the names of the options. */
export const counts = Object.fromEntries(Object.entries(values).map(([name, text]) => [name, number(String(text))]));

/** @param {number} ms */
export const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
/** @param {number} below */
export const random = (below) => Math.floor(Math.random() * below);

/**
 * The result of `look`, repeated until it finds one.
 * @template T
 * @param {string} what
 * @param {() => Promise<T | undefined | null | false>} look
 */
export async function until(what, look) {
  const end = Date.now() + PATIENCE;
  for (;;) {
    const found = await look().catch(() => null);
    if (found) return found;
    assert.ok(Date.now() < end, `${what} never came`);
    await sleep(50);
  }
}
