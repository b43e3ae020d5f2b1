// The node of this browser, in a worker: the router of the server, compiled to WebAssembly, over files that only this browser sees
// (`crates/tab`). It answers the page that has started it, and over a channel all others.

import { Crew, workers } from "./crew.js";
import { openFiles } from "./files.js";
import { host } from "./host.js";

/** @import {Node} from "./host.js" */
/** @import {Call, Code, FromNode, Leads, News, ToNode, ToOwner, Trouble} from "../messages.js" */

const NAME = "tavola.node";

/** Functions with one SIMD instruction, the least that the node needs: `v128.const` and `i8x16.all_true`. */
const SIMD = new Uint8Array([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 127, 3, 2, 1, 0, 10, 24, 1, 22, 0, 253, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 253, 99, 11,
]);

/** Milliseconds until a node ends whose store was replaced. */
const REPLACED_MS = 50;

const news = new BroadcastChannel(NAME);
/** Answers that are on their way, by the node's numbers. @type {Map<number, Answer>} */
const answers = new Map();
/** The node's number of each call, by its page and the page's own number. @type {Map<string, number>} */
const numbers = new Map();
/** The channels of pages. @type {Map<string, BroadcastChannel>} */
const pages = new Map();
let last = 0;

/** @type {Node} */
let node;
/** @type {Crew} */
let crew;
/** The files of nets. @type {Nets} */
let nets = {};
/** Games whose nets were requested at the beginning of a match. @type {Set<string>} */
const expected = new Set();
/** Why the node does not answer: every call gets this. @type {{code: Trouble, message: string} | null} */
let trouble = null;
/** Set once the node answers, or it is clear that it will not. @type {Leads | null} */
let leads = null;
/** Calls that came before. @type {ToNode[]} */
const waiting = [];

/**
 * @typedef {object} Answer
 * @property {Call} call
 * @property {number} status
 * @property {[string, string][]} headers
 * @property {boolean} stream
 * @property {Uint8Array<ArrayBuffer>[]} parts
 */

const encoder = new TextEncoder();

/** The channel of a page. Open calls of a page are aborted when it closes. @param {string} from */
function page(from) {
  let channel = pages.get(from);
  if (!channel) {
    channel = new BroadcastChannel(`${NAME}.${from}`);
    pages.set(from, channel);
    if ("locks" in navigator) void navigator.locks.request(`${NAME}.${from}`, () => left(from));
  }
  return channel;
}

/** @param {string} from */
function left(from) {
  for (const [number, { call }] of [...answers]) if (call.from === from) node.abort(number);
  pages.get(from)?.close();
  pages.delete(from);
}

/** @param {string} from @param {FromNode} message */
function answer(from, message) {
  page(from).postMessage(message);
}

/** @param {ToOwner} message */
function tellOwner(message) {
  postMessage(message);
}

/** The node does not go on; the page that holds this worker starts another one. @param {unknown} error */
function die(error) {
  tellOwner({ kind: "died", text: error instanceof Error ? (error.stack ?? String(error)) : String(error) });
  close();
}

/** @param {() => void} act */
function guarded(act) {
  try {
    act();
  } catch (error) {
    die(error);
  }
}

// Between two slices of the node's tasks messages and timers get their turn.
const slices = new MessageChannel();
slices.port1.onmessage = () =>
  guarded(() => {
    if (node.run()) slices.port2.postMessage(null);
  });

/** @typedef {Record<string, {file: string, bytes: number}>} Nets by the paths that the node has */

/** Folder of the version's files. */
const BASE = new URL("../../", import.meta.url);

const functions = (/** @type {import("./files.js").Handle[]} */ files) =>
  host(() => node, files, {
    wake: () => slices.port2.postMessage(null),
    started(error) {
      const [code, message] = error.split(/: (.*)/s, 2);
      if (error)
        trouble = {
          code: code === "newer" ? "tab-newer" : code === "full" ? "tab-full" : "tab-store",
          message: message ?? error,
        };
      lead();
    },
    panicked: die,
    // The answer leaves first.
    replaced: () => void setTimeout(() => die("the store was replaced"), REPLACED_MS),
    net: () => undefined,
    jobBegin: (id, job) => crew.begin(id, job),
    jobStop: (id) => crew.stop(id),
    came: () => {},
    head(id, status, headers) {
      const it = answers.get(id);
      if (!it) return;
      Object.assign(it, {
        status,
        headers,
        stream: headers.some(([name, value]) => name === "content-type" && value.startsWith("text/event-stream")),
      });
      if (it.stream) answer(it.call.from, { kind: "stream", id: it.call.id });
    },
    part(id, bytes) {
      const it = answers.get(id);
      if (it?.stream) answer(it.call.from, { kind: "part", id: it.call.id, text: new TextDecoder().decode(bytes) });
      else it?.parts.push(bytes);
    },
    end(id) {
      const it = answers.get(id);
      if (!it) return;
      answers.delete(id);
      numbers.delete(`${it.call.from} ${it.call.id}`);
      if (it.stream) answer(it.call.from, { kind: "end", id: it.call.id });
      else if (it.status)
        answer(it.call.from, {
          kind: "answer",
          id: it.call.id,
          status: it.status,
          headers: it.headers,
          body: whole(it.parts),
        });
    },
  });

/** Puts a message into the node's memory, and hands it over. @param {Uint8Array[]} parts @param {(at: number, length: number) => void} over */
function hand(parts, over) {
  const length = parts.reduce((size, part) => size + part.length, 0);
  const at = node.room(length);
  const room = new Uint8Array(node.memory.buffer, at, length);
  let to = 0;
  for (const part of parts) {
    room.set(part, to);
    to += part.length;
  }
  over(at, length);
}

/** @param {Uint8Array<ArrayBuffer>[]} parts */
function whole(parts) {
  const [only] = parts;
  if (parts.length === 1 && only) return only.buffer;
  const body = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    body.set(part, at);
    at += part.length;
  }
  return body.buffer;
}

/**
 * Requests the nets of a match that begins, so that the bot's first decision need not wait for all of them. The engine's own
 * request finds them in the browser's cache. Games that share the net of another one are left to the engine.
 * @param {ArrayBuffer | null} body
 */
async function expectNets(body) {
  try {
    const { rules } = JSON.parse(new TextDecoder().decode(body ?? new ArrayBuffer(0)));
    if (expected.has(rules)) return;
    expected.add(rules);
    const own = Object.entries(nets).filter(([path]) => path.startsWith(`${rules}/`));
    await Promise.all(own.map(async ([, { file }]) => (await fetch(file)).arrayBuffer()));
  } catch (error) {
    console.warn("nets are not here yet:", error);
  }
}

/** @param {Call} call */
function request(call) {
  if (trouble) {
    const body = encoder.encode(JSON.stringify({ error: trouble }));
    answer(call.from, {
      kind: "answer",
      id: call.id,
      status: 503,
      headers: [["content-type", "application/json"]],
      body: body.buffer,
    });
    return;
  }
  if (call.method === "POST" && /^\/api\/matches(\?|$)/.test(call.path)) void expectNets(call.body);
  last += 1;
  const number = last;
  answers.set(number, { call, status: 0, headers: [], stream: false, parts: [] });
  numbers.set(`${call.from} ${call.id}`, number);
  const headers = call.headers.map(([name, value]) => `${name}: ${value}\n`).join("");
  const head = encoder.encode(`${call.method} ${call.path}\n${headers}\n`);
  const body = call.body ? new Uint8Array(call.body) : new Uint8Array(0);
  guarded(() => hand([head, body], (at, length) => node.request(number, at, length)));
}

/** @param {ToNode} message */
function hear(message) {
  if (!leads) waiting.push(message);
  else if (message.kind === "failed") crew.failed(message.number);
  else if (message.kind === "who") news.postMessage(leads);
  else if (message.kind === "call") request(message);
  else {
    const number = numbers.get(`${message.from} ${message.id}`);
    if (number !== undefined) guarded(() => node.abort(number));
  }
}

let fleeting = false;

/** The node answers from now on, or every call gets the reason why it does not. */
function lead() {
  leads = { kind: "leads", epoch: `${Date.now()} ${Math.random()}`, fleeting };
  tellOwner(leads);
  news.postMessage(leads);
  for (const message of waiting.splice(0)) hear(message);
}

/** The node's code comes from the page that has started this worker. @type {(code: Code) => void} */
let equipped = () => {};
/** @type {Promise<Code>} */
const code = new Promise((resolve) => {
  equipped = resolve;
});

self.onmessage = (/** @type {MessageEvent<Code | ToNode>} */ { data }) => {
  if (data.kind === "code") equipped(data);
  else hear(data);
};
news.onmessage = (/** @type {MessageEvent<News>} */ { data }) => {
  if (data.kind !== "leads" && data.kind !== "lacking") hear(data);
};

/** @param {Trouble} code @param {string} message */
function fail(code, message) {
  trouble = { code, message };
  lead();
}

/** The files of nets. @returns {Promise<Nets>} */
async function listed() {
  /** @type {Nets} */
  const nets = await (await fetch(new URL("nets.json", BASE))).json();
  for (const net of Object.values(nets)) net.file = new URL(net.file, BASE).href;
  return nets;
}

async function begin() {
  if (!WebAssembly.validate(SIMD)) return fail("tab-simd", "WebAssembly has no SIMD here");
  // The files are opened while the code is on its way.
  const opening = openFiles();
  opening.catch(() => {});
  let module, opened;
  try {
    const [came, list] = await Promise.all([code, listed()]);
    if ("error" in came) return fail("tab-fetch", came.error);
    module = came.module;
    nets = list;
  } catch (error) {
    return fail("tab-fetch", String(error));
  }
  try {
    opened = await opening;
  } catch (error) {
    return fail("tab-store", String(error));
  }
  fleeting = opened.fleeting;
  const instance = await WebAssembly.instantiate(module, { tavola: functions(opened.files) });
  node = /** @type {Node} */ (/** @type {unknown} */ (instance.exports));
  crew = new Crew(
    nets,
    {
      hire: (number, port) => postMessage(/** @type {ToOwner} */ ({ kind: "hire", number, port }), [port]),
      dismiss: (number) => tellOwner({ kind: "dismiss", number }),
    },
    (id, came) => guarded(() => hand([encoder.encode(came ?? "")], (at, length) => node.job_done(id, at, length))),
    () => {
      news.postMessage({ kind: "lacking" });
      tellOwner({ kind: "lacking" });
    },
  );
  guarded(() => {
    node.begin();
    node.start(workers);
  });
}

begin().catch(die);
