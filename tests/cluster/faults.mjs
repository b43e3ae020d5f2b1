// Faults on purpose: nodes, the bus, connections of the database and the database itself are ended at random moments while people
// play with clocks and sealed dice. Afterwards every acknowledged action is there once and in order, nodes show the same clocks,
// flags have fallen once, and dice are those that were promised. `scripts/faults` calls it.

import assert from "node:assert/strict";

import { check } from "./faults/check.mjs";
import { faults } from "./faults/kinds.mjs";
import { begin, end, endAll, nodes, postgres, serverOptions } from "./faults/machines.mjs";
import { counts, random, until } from "./faults/options.mjs";
import { Person, Stream, agent, counted, matches, playing, stalled, state } from "./faults/people.mjs";

/** @import {Member} from "./faults/machines.mjs" */

/** Faults between two checks. */
const PART = 50;

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
    state.stopped = true;
    await Promise.all(played);
    state.stopped = false;
    await check(streams);
    const seconds = Math.round((Date.now() - begun) / 1000);
    console.log(`${done + part.length} of ${list.length} faults, ${seconds} s: ${JSON.stringify(counted)}`);
  }
  state.over = true;
  for (const stream of streams) stream.request?.destroy();
  await following;
}

try {
  await main();
} finally {
  state.over = true;
  agent.destroy();
  for (const stream of streams) stream.request?.destroy();
  await endAll();
}
