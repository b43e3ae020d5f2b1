// The engines of the node, each in a worker. The page that holds the node starts them: in Firefox, a worker that starts another one
// now and then waits for ever.

/** @import {ToEngine} from "./worker/crew.js" */

export class Engines {
  /** By the numbers of the node. @type {Map<number, Worker>} */
  #workers = new Map();
  #failed;

  /** @param {(number: number) => void} failed an engine cannot be started, or has ended by itself */
  constructor(failed) {
    this.#failed = failed;
  }

  /**
   * @param {number} number
   * @param {MessagePort} port for the jobs of the node
   * @param {WebAssembly.Module} module the code of the node, which is that of the engine
   */
  start(number, port, module) {
    const worker = new Worker(new URL("./worker/engine.js", import.meta.url), {
      type: "module",
      name: "tavola.engine",
    });
    this.#workers.set(number, worker);
    worker.onerror = (event) => {
      event.preventDefault();
      this.end(number);
      this.#failed(number);
    };
    worker.postMessage(/** @type {ToEngine} */ ({ module, port }), [port]);
  }

  /** @param {number} number */
  end(number) {
    this.#workers.get(number)?.terminate();
    this.#workers.delete(number);
  }

  endAll() {
    for (const number of [...this.#workers.keys()]) this.end(number);
  }
}
