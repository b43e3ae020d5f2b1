// An engine in a worker: it gets a job, and sends its result.

import { host } from "./host.js";

/** @import {Node} from "./host.js" */
/** @import {FromEngine, Nets, Order, ToEngine} from "./crew.js" */

/** Cache in which the service worker keeps nets (`sw.js`). */
const NETS = "tavola-nets";

/** @type {Promise<Node>} */
let begun;
/** The number of the job. */
let id = 0;

/** @type {Nets} */
let files = {};
/** To the node. @type {MessagePort} */
let port;
/** Nets that are here and that the engine has not taken, by path. @type {Map<string, Uint8Array<ArrayBuffer>>} */
const here = new Map();
/** Nets that the engine has taken and that are not kept, with their files. @type {[string, Uint8Array<ArrayBuffer>][]} */
const taken = [];
/** The net that the engine did not find in its job; empty if it found all. */
let missing = "";
/** Result of the job. @type {string | null} */
let result = null;

/** @param {FromEngine} message */
function answer(message) {
  port.postMessage(message);
}

/** @param {WebAssembly.Module} module */
async function begin(module) {
  /** @type {Node} */
  let engine;
  const nothing = () => {};
  const functions = host(() => engine, [], {
    wake: nothing,
    replaced: nothing,
    started: nothing,
    head: nothing,
    part: nothing,
    end: nothing,
    jobBegin: nothing,
    jobStop: nothing,
    panicked: (text) => console.error(text),
    net(path) {
      const net = here.get(path);
      here.delete(path);
      const file = files[path]?.file;
      if (!net) missing = path;
      else if (file) taken.push([file, net]);
      return net;
    },
    came: (text) => {
      result = text;
    },
  });
  const instance = await WebAssembly.instantiate(module, { tavola: functions });
  engine = /** @type {Node} */ (/** @type {unknown} */ (instance.exports));
  engine.begin();
  return engine;
}

/** @param {string} path */
async function fetchNet(path) {
  const file = files[path]?.file;
  const response = file ? await fetch(file) : undefined;
  if (!file || !response?.ok) throw new TypeError(`${path} is not available`);
  here.set(path, new Uint8Array(await response.arrayBuffer()));
}

/**
 * Keeps the nets that the engine has taken, and frees their memory. At a first visit the service worker does not see the requests of
 * this worker. No job waits for this.
 */
async function keepTaken() {
  for (const [file, net] of taken.splice(0)) {
    try {
      const cache = await globalThis.caches?.open(NETS);
      if (cache && !(await cache.match(file))) await cache.put(file, new Response(net));
    } catch (error) {
      console.warn("a net is not kept:", error);
    }
    // Else it stays until the worker collects its garbage, which an idle one does not.
    net.buffer.transfer?.(0);
  }
}

/**
 * Completes a job. The engine cannot wait for a net, and a synchronous request would block the worker. So a job that lacks a net is
 * performed again, once the nets of its game are here.
 * @param {() => void} perform
 */
async function complete(perform) {
  /** @type {Set<string>} */
  const brought = new Set();
  for (;;) {
    missing = "";
    perform();
    if (!missing) break;
    const folder = missing.slice(0, missing.indexOf("/") + 1);
    const wanted = Object.keys(files).filter((path) => path.startsWith(folder) && !brought.has(path));
    for (const path of wanted) brought.add(path);
    await Promise.allSettled(wanted.filter((path) => !here.has(path)).map(fetchNet));
    if (!wanted.includes(missing) || !here.has(missing)) {
      answer({ lacking: true });
      break;
    }
  }
  answer({ id, came: result });
  void keepTaken();
}

/** @param {Order} order */
async function follow(order) {
  if ("nets" in order) {
    files = order.nets;
    return;
  }
  id = order.id;
  result = null;
  try {
    const engine = await begun;
    const job = new TextEncoder().encode(order.job);
    await complete(() => {
      if (order.job === "measure") return engine.measure();
      const at = engine.room(job.length);
      new Uint8Array(engine.memory.buffer, at, job.length).set(job);
      engine.perform_job(at, job.length);
    });
  } catch (error) {
    console.error(error);
    answer({ id, came: null });
  }
}

self.onmessage = (/** @type {MessageEvent<ToEngine>} */ { data }) => {
  begun = begin(data.module);
  port = data.port;
  port.onmessage = (/** @type {MessageEvent<Order>} */ { data }) => void follow(data);
};
