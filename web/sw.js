// Keeps the page's files in this browser, so that it opens without a network. It answers no calls: those go to the worker of the
// node. `tavola site` writes the first line, which defines SITE.

/** @type {{version: string, files: string[], nets: string[]}} */
// @ts-expect-error it is defined above when it is served
const site = SITE;
/** The files of this version. */
const FILES = `tavola-${site.version}`;
/** What is fetched at its first use, under names that contain its hash, and stays good in later versions. */
const NETS = "tavola-nets";
const scope = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

scope.addEventListener("install", (event) => event.waitUntil((async () => {
  const cache = await caches.open(FILES);
  // What lies under the version never changes; the entry files are asked for anew.
  await cache.addAll(site.files.map((file) => new Request(file, { cache: file.startsWith("v/") ? "default" : "no-cache" })));
})()));

scope.addEventListener("activate", (event) => event.waitUntil((async () => {
  const old = (await caches.keys()).filter((name) => name.startsWith("tavola-") && name !== FILES && name !== NETS);
  // Pages of the version before go on with its files. Caches come in the order in which they were made.
  for (const name of old.slice(0, -1)) await caches.delete(name);
  const nets = await caches.open(NETS);
  const named = new Set(site.nets.map((file) => new URL(file, scope.registration.scope).href));
  for (const request of await nets.keys()) if (!named.has(request.url)) await nets.delete(request);
  await scope.clients.claim();
})()));

// A page asks for it when nobody is in the middle of anything: until then all pages keep the version that they began with.
scope.addEventListener("message", (event) => {
  if (event.data === "take over") void scope.skipWaiting();
});

scope.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method !== "GET" || !url.startsWith(scope.registration.scope)) return;
  event.respondWith(answer(event.request));
});

/** @param {Request} request */
async function answer(request) {
  const address = new URL(request.url);
  address.search = "";
  const page = request.mode === "navigate" || address.href === scope.registration.scope;
  const kept = await caches.match(page ? new URL("index.html", scope.registration.scope) : address, { ignoreVary: true });
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok && address.href.startsWith(new URL("nets/", scope.registration.scope).href)) {
    await (await caches.open(NETS)).put(address, response.clone());
  }
  return response;
}
