// Record of a browser node's acknowledgements, for a check after a kill. The browser may be any with `evaluate` and `console` as
// in Playwright and Puppeteer.

import assert from "node:assert/strict";
import { PLAIN_MATCH } from "./harness.mjs";
import { callOf } from "./site.mjs";

/** Every match of the store: a list carries fifty. */
async function everyMatch(page) {
  const matches = [];
  const unreadable = [];
  for (let after = ""; ; ) {
    const { json } = await callOf(page, "GET", `/api/matches${after}`);
    matches.push(...json.matches);
    unreadable.push(...json.unreadable);
    if (!json.next) return { matches, unreadable };
    after = `?after=${encodeURIComponent(json.next)}`;
  }
}

/** Begins matches and rolls in them without an end, and logs each answer. It runs in the page. */
async function write(match) {
  const { loadScript } = await import(document.querySelector("script[type=module]").src);
  const { fetch } = await loadScript("transport.js");
  const send = async (path, body) => {
    const headers = { "Content-Type": "application/json", "Idempotency-Key": crypto.randomUUID() };
    const answer = await (await fetch(path, { method: "POST", headers, body: JSON.stringify(body) })).json();
    console.log("WRITTEN", answer.id, answer.seq);
    return answer;
  };
  for (;;) {
    const begun = await send("/api/matches", match);
    await send(`/api/matches/${begun.id}/actions`, { after: begun.seq, actions: [{ do: "roll" }] });
  }
}

export class Kept {
  /** The actions of each match. @type {Map<string, number>} */
  matches = new Map();
  /** Number of answers. */
  answers = 0;

  /** Has a page write until it goes. */
  begin(page) {
    page.on("console", (message) => {
      const [word, id, seq] = message.text().split(" ");
      if (word !== "WRITTEN") return;
      this.matches.set(id, Math.max(this.matches.get(id) ?? 0, Number(seq)));
      this.answers += 1;
    });
    page.evaluate(write, PLAIN_MATCH).catch(() => {});
  }

  /** Fails where something is not there. */
  async check(page) {
    const { matches, unreadable } = await everyMatch(page);
    assert.deepEqual(unreadable, []);
    const there = new Set(matches.map((match) => match.id));
    for (const id of this.matches.keys()) assert.ok(there.has(id), `match ${id} is lost`);
    for (const [id, seq] of [...this.matches].slice(-4)) {
      assert.ok((await callOf(page, "GET", `/api/matches/${id}`)).json.seq >= seq, `actions of ${id} are lost`);
    }
  }
}
