// People who play matches with clocks and sealed dice at two nodes, and the streams that follow them.

import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import http from "node:http";

import { promise } from "../../../web/dice/sealed.js";
import { next } from "../next.mjs";
import { nodes } from "./machines.mjs";
import { random, sleep, until } from "./options.mjs";

/** @import {Member} from "./machines.mjs" */

export const agent = new http.Agent({ keepAlive: true, maxSockets: 1000 });

/** A person with a cookie. */
export class Person {
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

/** Numbers of everything that was done. */
export const counted = { actions: 0, matches: 0, unanswered: 0, reconnected: 0, longestGap: 0, flags: 0, dice: 0 };
/** Whether nobody plays any more, and whether all is over. */
export const state = { stopped: false, over: false };

/** Matches with their acknowledged events by number. @type {Map<string, { people: Person[], events: Map<number, string>, stalled: boolean }>} */
export const matches = new Map();

/** An event without the parts that depend on the node that shows it. @param {any} event */
export function plain({ turn, ...event }) {
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
export async function playing(people) {
  while (!state.stopped) {
    const id = await matched(people, 600);
    await playOut(id);
  }
}

/** Plays a match until it has ended, or all playing stops. @param {string} id */
async function playOut(id) {
  const { people, events } = /** @type {any} */ (matches.get(id));
  /** The person who acts for a player, once that is known. @type {(Person | undefined)[]} */
  const seats = [];
  while (!state.stopped) {
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
export class Stream {
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
    for (let at = random(nodes.length); !state.over; at += 1) {
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
      if (!state.over) await sleep(20 + random(80));
    }
  }
}

/** A match in which nobody acts any more: its flag falls. @param {Person[]} people */
export async function stalled(people) {
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
