// An engine in a worker: it gets a job, and sends its result.

import { host } from "./host.js";

/** @import {Node} from "./host.js" */
/** @import {Begin, FromEngine, ToEngine} from "./crew.js" */

/** @type {Promise<Node>} */
let begun;
/** The number of the job. */
let id = 0;

/** @param {string | null} came */
function tell(came) {
  postMessage(/** @type {FromEngine} */ ({ id, came }));
}

/** @param {Begin} begin */
async function begin({ module, nets }) {
  /** @type {Node} */
  let engine;
  const nothing = () => {};
  const functions = host(() => engine, [], nets, {
    wake: nothing,
    replaced: nothing,
    started: nothing,
    head: nothing,
    part: nothing,
    end: nothing,
    jobBegin: nothing,
    jobStop: nothing,
    panicked: (text) => console.error(text),
    lacking: () => postMessage(/** @type {FromEngine} */ ({ lacking: true })),
    came: tell,
  });
  const instance = await WebAssembly.instantiate(module, { tavola: functions });
  engine = /** @type {Node} */ (/** @type {unknown} */ (instance.exports));
  engine.begin();
  return engine;
}

self.onmessage = async (/** @type {MessageEvent<ToEngine>} */ { data }) => {
  if ("module" in data) {
    begun = begin(data);
    return;
  }
  id = data.id;
  try {
    const engine = await begun;
    if (data.job === "measure") return engine.measure();
    const job = new TextEncoder().encode(data.job);
    const at = engine.room(job.length);
    new Uint8Array(engine.memory.buffer, at, job.length).set(job);
    engine.perform_job(at, job.length);
  } catch (error) {
    console.error(error);
    tell(null);
  }
};
