// The check after some faults: acknowledged actions, clocks, flags and dice.

import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";

import { binary } from "../start.mjs";
import { cluster, nodes, run } from "./machines.mjs";
import { until } from "./options.mjs";
import { counted, matches, plain } from "./people.mjs";

/** @import {Person, Stream} from "./people.mjs" */

/** Checks everything that was played since the last time. @param {Stream[]} streams */
export async function check(streams) {
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
    const look = (/** @type {string} */ path) =>
      Promise.all(
        [...nodes.keys()].map((at) =>
          until(path, async () => {
            const answer = await person.call(at, "GET", path);
            return answer?.status === 200 && answer.body;
          }),
        ),
      );
    const [one, other] = /** @type {[any, any]} */ (await look(`/api/matches/${id}?since=0`));
    const written = one.events.map((/** @type {any} */ event) => ({
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
      other.events.map(plain),
      `${id} at both nodes`,
    );
    const clocks = async () => (await look(`/api/matches/${id}/clock`)).map(({ clock }) => clock);
    let [here, there] = await clocks();
    // A node hears of an outage, which shifts a running clock, at the next heartbeat.
    if (here.running !== null)
      await until(`the same clocks of ${id} at both nodes`, async () => {
        [here, there] = await clocks();
        return isDeepStrictEqual(here, there);
      });
    assert.deepEqual(here, there, `the clocks of ${id} at both nodes`);
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
    if (one.phase.kind === "match-over") {
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
