// The files of the store: three handles that stay open as long as the worker lives, so that reads and writes wait for nothing.

/**
 * The methods that the node needs of a file. The browser's handle has them.
 * @typedef {object} Handle
 * @property {(to: Uint8Array, at: {at: number}) => number} read
 * @property {(from: Uint8Array, at: {at: number}) => number} write
 * @property {(size: number) => void} truncate
 * @property {() => void} flush
 * @property {() => number} getSize
 */

/** By their numbers: the store, its journal, its log. */
const NAMES = ["tavola.sqlite", "tavola.sqlite-journal", "tavola.sqlite-wal"];
/** Number of attempts, and milliseconds between them, to get a handle that a worker which just ended may still hold. */
const TRIES = 150;
const PAUSE_MS = 20;

/** A file in memory, for a browser that keeps none. @returns {Handle} */
function fleeting() {
  let bytes = new Uint8Array(0);
  return {
    read(to, { at }) {
      const part = bytes.subarray(at, at + to.length);
      to.set(part);
      return part.length;
    },
    write(from, { at }) {
      if (at + from.length > bytes.length) {
        const longer = new Uint8Array(at + from.length);
        longer.set(bytes);
        bytes = longer;
      }
      bytes.set(from, at);
      return from.length;
    },
    truncate(size) {
      const other = new Uint8Array(size);
      other.set(bytes.subarray(0, size));
      bytes = other;
    },
    flush() {},
    getSize: () => bytes.length,
  };
}

/** @param {FileSystemFileHandle} file @returns {Promise<Handle>} */
async function handle(file) {
  for (let tries = 1; ; tries++) {
    try {
      return await file.createSyncAccessHandle();
    } catch (error) {
      if (tries === TRIES) throw error;
      await new Promise((done) => setTimeout(done, PAUSE_MS));
    }
  }
}

/**
 * Opens the files.
 * @returns {Promise<{files: Handle[], fleeting: boolean}>} `fleeting`: the browser keeps none, and they are in memory
 */
export async function openFiles() {
  let folder;
  try {
    folder = await (await navigator.storage.getDirectory()).getDirectoryHandle("tavola", { create: true });
    const first = await folder.getFileHandle(/** @type {string} */ (NAMES[0]), { create: true });
    if (!("createSyncAccessHandle" in first)) throw new TypeError("no handles");
  } catch (error) {
    console.warn("this browser keeps no files of this page:", error);
    return { files: NAMES.map(fleeting), fleeting: true };
  }
  const opened = async (/** @type {string} */ name) => handle(await folder.getFileHandle(name, { create: true }));
  return { files: await Promise.all(NAMES.map(opened)), fleeting: false };
}
