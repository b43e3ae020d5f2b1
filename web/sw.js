// Keeps the page's files in this browser, so that it opens without a network. It answers no calls: those go to the worker of the
// node. `tavola site` writes the first line, which defines SITE.

/** @type {{version: string, files: string[], nets: string[], gone: Record<string, string>}} */
// @ts-expect-error it is defined above when it is served
const site = SITE;
/** The files of this version. */
const FILES = `tavola-${site.version}`;
/** Cache of files that are fetched at their first use. Their names contain their hash, so they stay valid in later versions. */
const NETS = "tavola-nets";
/** Cache of files that another program has shared, until the page takes them (`matches/match-link.js`). */
const SHARED = "tavola-shared";
/** Number of files that are fetched in parallel for later. */
const AT_ONCE = 3;
const scope = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

/** The cache of this version. @type {Promise<Cache> | undefined} */
let own;

/**
 * Fetches the files that the cache lacks: all at the installation, and those that the browser has deleted since. Few at once, so that
 * the page's own requests come first. Files under the version never change; the entry files are requested again.
 */
async function fill() {
  const cache = await caches.open(FILES);
  const left = [...site.files].reverse();
  const fetchAll = async () => {
    for (let file = left.pop(); file; file = left.pop()) {
      const lasts = file.startsWith("v/");
      if (lasts && (await cache.match(file))) continue;
      const request = new Request(file, { cache: lasts ? "default" : "no-cache", priority: "low" });
      const response = await fetch(request);
      if (!response.ok) throw new TypeError(`${file}: ${response.status}`);
      // The host may have another version by now, whose own worker keeps its files.
      if (file === "index.html" && !(await response.clone().text()).includes(`v/${site.version}/`))
        throw new TypeError("the host has another version");
      await cache.put(request, response);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, fetchAll));
}

scope.addEventListener("install", (event) => event.waitUntil(fill()));

scope.addEventListener("activate", (event) =>
  event.waitUntil(
    (async () => {
      const old = (await caches.keys()).filter(
        (name) => name.startsWith("tavola-") && ![FILES, NETS, SHARED].includes(name),
      );
      // Pages of the version before go on with its files. Caches come in the order in which they were made.
      for (const name of old.slice(0, -1)) await caches.delete(name);
      const nets = await caches.open(NETS);
      const named = new Set(site.nets.map((file) => new URL(file, scope.registration.scope).href));
      for (const request of await nets.keys()) if (!named.has(request.url)) await nets.delete(request);
      await scope.clients.claim();
    })(),
  ),
);

// A page requests it when nobody is in the middle of a task: until then all pages keep the version that they began with.
scope.addEventListener("message", (event) => {
  if (event.data === "take over") void scope.skipWaiting();
});

scope.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method === "POST" && url === new URL("share", scope.registration.scope).href)
    event.respondWith(share(event.request));
  if (method !== "GET" || !url.startsWith(scope.registration.scope)) return;
  event.respondWith(answer(event));
});

/** Keeps a file or a text that another program shares, and opens the page that takes it. @param {Request} request */
async function share(request) {
  const form = await request.formData();
  const file = form.get("file");
  const text =
    ["text", "url", "title"].map((name) => form.get(name)).find((value) => typeof value === "string" && value !== "") ??
    "";
  const name = file instanceof File ? file.name : "";
  const body = file instanceof File ? file : String(text);
  await (await caches.open(SHARED)).put(
    new URL("shared", scope.registration.scope),
    new Response(body, { headers: { "X-Name": encodeURIComponent(name) } }),
  );
  return Response.redirect(new URL("#/shared", scope.registration.scope).href, 303);
}

/** Set while deleted files are fetched again. */
let filling = false;

/** @param {FetchEvent} event */
async function answer(event) {
  const { request } = event;
  const address = new URL(request.url);
  address.search = "";
  const page = request.mode === "navigate" || address.href === scope.registration.scope;
  const wanted = page ? new URL("index.html", scope.registration.scope) : address;
  // Nearly everything is of this version; pages of the one before, and nets, are looked for in all caches.
  own ??= caches.open(FILES);
  const kept =
    (await (await own).match(wanted, { ignoreVary: true })) ?? (await caches.match(wanted, { ignoreVary: true }));
  if (kept) return kept;
  const lost = site.files.some((file) => new URL(file, scope.registration.scope).href === wanted.href);
  let response;
  try {
    response = await fetch(request);
  } catch (error) {
    if (page && lost) return gone();
    throw error;
  }
  if (response.ok && address.href.startsWith(new URL("nets/", scope.registration.scope).href)) {
    await (await caches.open(NETS)).put(address, response.clone());
  } else if (response.ok && lost && !filling) {
    filling = true;
    own = undefined;
    event.waitUntil(
      fill()
        .catch((error) => console.warn("not all files are kept again:", error))
        .finally(() => {
          filling = false;
        }),
    );
  }
  return response;
}

/** The page without its files: the browser has deleted them, and there is no network. */
function gone() {
  const languages = scope.navigator.languages.map((tag) => tag.toLowerCase().split("-")[0] ?? "");
  const language = languages.find((code) => Object.hasOwn(site.gone, code)) ?? "en";
  return new Response(
    `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>Tavola</title><main><h1>Tavola</h1><p>${site.gone[language]}</p></main></html>`,
    { status: 503, headers: { "Content-Type": "text/html; charset=utf-8" } },
  );
}
