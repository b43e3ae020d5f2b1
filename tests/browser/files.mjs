// A plain host of files: a folder under a path, packed with gzip where the browser takes it, and nothing else; over HTTP/2 where it
// gets a certificate.

import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { createSecureServer } from "node:http2";
import { extname, join, normalize } from "node:path";
import { gzipSync } from "node:zlib";

const TYPES = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".wasm": "application/wasm",
};

/**
 * @param {string} folder
 * @param {string} path under which it is served, such as "/some/where/"
 * @param {string} [address] on which it listens
 * @param {{key: string, cert: string}} [tls]
 * @param {string} [head] what the head of the first page begins with besides
 * @returns {Promise<{url: string, requests: {path: string, status: number, bytes: number}[], cut: (away: boolean) => void, stop: () => Promise<void>}>}
 *   `url` ends without a slash; after `cut(true)` every connection ends without an answer, until `cut(false)`
 */
export async function serve(folder, path, address = "127.0.0.1", tls = undefined, head = "") {
  const packed = new Map();
  const requests = [];
  let away = false;
  const first = async (file) => (await readFile(file, "utf8")).replace("<head>", `<head>${head}`);
  const answer = async (request, response) => {
    if (away) return void request.socket.destroy();
    const { pathname } = new URL(request.url ?? "/", "http://host");
    const done = (status, headers = {}, body = "") => {
      requests.push({ path: pathname, status, bytes: body.length });
      response.writeHead(status, headers).end(body);
    };
    if (!pathname.startsWith(path)) return done(404);
    const name = normalize(decodeURIComponent(pathname.slice(path.length))) || "index.html";
    const file = join(folder, name.endsWith("/") || name === "." ? "index.html" : name);
    let body;
    try {
      body =
        packed.get(file) ?? gzipSync(file === join(folder, "index.html") ? await first(file) : await readFile(file));
    } catch {
      return done(404);
    }
    packed.set(file, body);
    return done(
      200,
      { "Content-Type": TYPES[extname(file)] ?? "application/octet-stream", "Content-Encoding": "gzip" },
      body,
    );
  };
  const server = tls ? createSecureServer(tls, answer) : createServer(answer);
  const sessions = new Set();
  server.on("session", (session) => sessions.add(session));
  await new Promise((resolve) => server.listen(0, address, resolve));
  return {
    url: `http${tls ? "s" : ""}://127.0.0.1:${server.address().port}${path.replace(/\/$/, "")}`,
    requests,
    cut(now) {
      away = now;
    },
    async stop() {
      for (const session of sessions) session.destroy();
      server.closeAllConnections?.();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
