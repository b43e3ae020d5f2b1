// The page's side of a node in this browser. One page of all that are open holds the node: it has the lock and starts the worker.
// The others reach that worker over a channel. When the page that holds it goes, the next one in the lock's queue starts it anew;
// the store has everything that was answered.

import { Engines } from "./engines.js";
import { Events } from "./events.js";

/** @import {Call, FromNode, Leads, News, ToNode, ToOwner} from "./messages.js" */

const NAME = "tavola.node";
/** Milliseconds until a node that died is started again. */
const AGAIN_MS = 200;

/** A name that no other page has. Pages without a secure connection have no `randomUUID`. */
function newId() {
  return [...crypto.getRandomValues(new Uint32Array(4))].map((number) => number.toString(36)).join("-");
}

/** This page. */
const me = newId();
const news = new BroadcastChannel(NAME);
const mine = new BroadcastChannel(`${NAME}.${me}`);

/** The worker, in the page that holds it. @type {Worker | null} */
let worker = null;
/** The node that answers; null while there is none. @type {Leads | null} */
let leads = null;
/** @type {Set<(leads: Leads) => void>} */
const listeners = new Set();

/** @type {Set<() => void>} */
const lackers = new Set();

function lack() {
  for (const lacker of lackers) lacker();
}

/**
 * A call that is not answered wholly.
 * @typedef {object} Open
 * @property {Call} call
 * @property {string | null} sent the epoch of the node that has it
 * @property {(message: FromNode) => void} hear
 */

/** @type {Map<number, Open>} */
const open = new Map();
let last = 0;

/** @param {ToNode} message */
function tell(message) {
  if (worker) worker.postMessage(message);
  else news.postMessage(message);
}

/** @param {Open} it */
function send(it) {
  if (!leads || it.sent === leads.epoch) return;
  it.sent = leads.epoch;
  tell(it.call);
}

/**
 * A node answers from now on. Calls that an earlier node left unanswered are made again: every creating request carries a key,
 * by which the node recognises repetitions (crates/service/PROTOCOL.md).
 * @param {Leads} now
 */
function follow(now) {
  if (leads?.epoch === now.epoch) return;
  leads = now;
  for (const it of [...open.values()]) send(it);
  for (const listener of listeners) listener(now);
}

news.onmessage = (/** @type {MessageEvent<News>} */ { data }) => {
  if (worker) return;
  if (data.kind === "leads") follow(data);
  else if (data.kind === "lacking") lack();
};
mine.onmessage = (/** @type {MessageEvent<FromNode>} */ { data }) => open.get(data.id)?.hear(data);

/** The node's code, which all nodes that this page starts have in common. @type {Promise<WebAssembly.Module> | null} */
let code = null;

/** Hands the code to a worker, or why there is none. @param {Worker} to */
async function equip(to) {
  code ??= WebAssembly.compileStreaming(globalThis.fetch(new URL("../tavola.wasm", import.meta.url)));
  try {
    to.postMessage({ kind: "code", module: await code });
  } catch (error) {
    code = null;
    to.postMessage({ kind: "code", error: String(error) });
  }
}

function start() {
  worker = new Worker(new URL("./worker/worker.js", import.meta.url), { type: "module", name: NAME });
  const started = worker;
  void equip(started);
  const engines = new Engines((number) => started.postMessage(/** @type {ToNode} */ ({ kind: "failed", number })));
  const again = (/** @type {unknown} */ why) => {
    if (worker !== started) return;
    console.warn("the node has ended, and is started again:", why);
    started.terminate();
    engines.endAll();
    setTimeout(start, AGAIN_MS);
  };
  worker.onmessage = (/** @type {MessageEvent<ToOwner>} */ { data }) => {
    if (data.kind === "leads") follow(data);
    else if (data.kind === "lacking") lack();
    else if (data.kind === "hire") void code?.then((module) => engines.start(data.number, data.port, module));
    else if (data.kind === "dismiss") engines.end(data.number);
    else again(data.text);
  };
  worker.onerror = (event) => {
    event.preventDefault();
    again(event.message);
  };
}

// A worker of its own if the browser cannot choose one page of all.
if ("locks" in navigator) {
  // The worker aborts the open calls of a page when it gets this lock of the page.
  void navigator.locks.request(`${NAME}.${me}`, () => new Promise(() => {}));
  void navigator.locks.request(NAME, () => {
    start();
    return new Promise(() => {});
  });
  news.postMessage({ kind: "who" });
} else {
  start();
}

/** Calls a function when the engine needs a net that cannot be had. @param {() => void} listener */
export function onLacking(listener) {
  lackers.add(listener);
}

/** Calls a function with the node that answers, now and whenever another one does. @param {(leads: Leads) => void} listener */
export function onNode(listener) {
  listeners.add(listener);
  if (leads) listener(leads);
}

/**
 * @param {Omit<Call, "kind" | "from" | "id">} what
 * @param {(message: FromNode) => void} hear
 * @returns {() => void} gives the call up
 */
function begin(what, hear) {
  last += 1;
  const id = last;
  const it = { call: /** @type {Call} */ ({ kind: "call", from: me, id, ...what }), sent: null, hear };
  open.set(id, it);
  send(it);
  return () => {
    if (!open.delete(id)) return;
    tell({ kind: "abort", from: me, id });
  };
}

/** @param {unknown} body */
async function bytes(body) {
  if (body === undefined || body === null) return null;
  if (typeof body === "string") return /** @type {ArrayBuffer} */ (new TextEncoder().encode(body).buffer);
  if (body instanceof Blob) return body.arrayBuffer();
  throw new TypeError("expected a text or a blob as the body of a call");
}

/** Files beside the scripts that need no node, so that the first page is drawn before the node has started. */
const LIES_HERE = new Map([["/api/catalogue", new URL("../catalogue.json", import.meta.url)]]);

/**
 * As the browser's, for the calls of the page.
 * @param {string} path
 * @param {RequestInit} [request]
 * @returns {Promise<Response>}
 */
export async function fetch(path, { method = "GET", headers, body, signal } = {}) {
  const file = method === "GET" && LIES_HERE.get(path);
  if (file) return globalThis.fetch(file);
  const what = { method, path, headers: [...new Headers(headers)], body: await bytes(body) };
  return new Promise((resolve, reject) => {
    const giveUp = begin(what, (message) => {
      if (message.kind !== "answer") return;
      open.delete(message.id);
      resolve(
        new Response(message.status === 204 ? null : message.body, {
          status: message.status,
          headers: message.headers,
        }),
      );
    });
    const aborted = () => {
      giveUp();
      reject(new DOMException("given up", "AbortError"));
    };
    if (signal?.aborted) aborted();
    else signal?.addEventListener("abort", aborted, { once: true });
  });
}

/** As the browser's, for the news of the node. */
export class EventSource extends Events {
  /** @param {string} path */
  constructor(path) {
    super(
      (hear) => begin({ method: "GET", path, headers: [], body: null }, hear),
      (id) => open.delete(id),
    );
  }
}
