// A whole match in an address: the link shows it without an installation or an upload. Files that another program shares with
// the installed page arrive here too.

import { matches } from "../api/matches.js";
import { t } from "../i18n.js";
import { toast } from "../notices.js";

/** @import {Address, Page} from "../page.js" */

/** Characters that an address may have, so that messengers and mail programs carry it whole. */
const LONGEST = 12_000;
/** Bytes that a match in an address may unpack to. */
const LARGEST = 4_000_000;
/** Cache in which the service worker leaves shared files (`sw.js`). */
const SHARED = "tavola-shared";
/** Characters that a position has at most, as an id or in plain notation. */
const POSITION = 300;

/** @param {Uint8Array<ArrayBuffer>} bytes @param {CompressionStream | DecompressionStream} through */
async function passed(bytes, through) {
  /** @type {Uint8Array<ArrayBuffer>[]} */
  const parts = [];
  let size = 0;
  const reader = new Blob([bytes]).stream().pipeThrough(through).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > LARGEST) throw new RangeError("the match is too large");
    parts.push(part.value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** The address of this page with another place in it. @param {string} place such as "/position/ID" */
export const addressTo = (place) => `${location.href.split("#")[0]}#${place}`;

/** An address that contains a match, or null if it would be too long. @param {string} id @returns {Promise<string | null>} */
export async function matchLink(id) {
  const file = await matches.file(id, "json");
  const packed = await passed(new Uint8Array(await file.arrayBuffer()), new CompressionStream("deflate-raw"));
  const text = btoa(packed.reduce((text, byte) => text + String.fromCharCode(byte), ""));
  const address = addressTo(`/show/${text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "")}`);
  return address.length > LONGEST ? null : address;
}

/** A key of a file's content. Pages over plain HTTP cannot compute it. @param {Blob} file */
async function keyOf(file) {
  const hash = await globalThis.crypto.subtle?.digest("SHA-256", await file.arrayBuffer());
  return hash && [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * Opens a file as a match of this reader, in place of the address that brought it. A second visit finds the same
 * match.
 * @param {Blob} file
 * @param {string} name
 * @returns {Promise<Page>}
 */
async function open(file, name) {
  const { id, fault } = await matches.open(file, name, await keyOf(file));
  if (fault !== null) toast(t("matches-opened-part", { fault }), "danger");
  location.replace(`#/replay/${id}`);
  return { title: null };
}

/**
 * Address: `/show/MATCH`.
 * @param {HTMLElement} _root
 * @param {Address} address
 */
export async function mountShown(_root, { parts }) {
  /** @type {Uint8Array<ArrayBuffer>} */
  let bytes;
  try {
    const packed = Uint8Array.from(atob((parts[0] ?? "").replaceAll("-", "+").replaceAll("_", "/")), (char) =>
      char.charCodeAt(0),
    );
    bytes = await passed(packed, new DecompressionStream("deflate-raw"));
  } catch {
    throw new RangeError("the address was cut");
  }
  return open(new Blob([bytes]), "match.json");
}

/** Address: `/shared`, after another program has shared a file or a text. @returns {Promise<Page>} */
export async function mountShared() {
  const cache = await caches.open(SHARED);
  const [key] = await cache.keys();
  const shared = key && (await cache.match(key));
  if (!shared) throw new RangeError("nothing is shared");
  await cache.delete(key);
  const name = decodeURIComponent(shared.headers.get("X-Name") ?? "");
  const file = await shared.blob();
  const text = name || file.size > POSITION ? "" : (await file.text()).trim();
  if (!text || text.includes("\n")) return open(file, name);
  location.replace(`#/position/${encodeURIComponent(text)}`);
  return { title: null };
}
