// Carries the page's calls to its node: over HTTP to the server of the page, or, if the page came from a folder of files, as
// messages to a node in a worker of this browser (`tab/client.js`). The first page determines which.

const here = document.querySelector('meta[name="tavola-node"]') !== null;
const node = here ? await import("./tab/client.js") : null;

/** Whether the node is in this browser. */
export const inBrowser = here;

/** As the browser's, for the calls of the page. @type {(path: string, request?: RequestInit) => Promise<Response>} */
export const fetch = node?.fetch ?? globalThis.fetch.bind(globalThis);

/** As the browser's, for the news of the node. */
export const EventSource =
  /** @type {typeof globalThis.EventSource | undefined} */ (/** @type {unknown} */ (node?.EventSource)) ??
  globalThis.EventSource;
