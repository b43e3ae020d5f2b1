// The bytes of sealed dice (docs/dice.md), by the browser's own hashes. Nothing here asks the server.

/** @typedef {Uint8Array<ArrayBuffer>} Bytes */

const DOMAIN = "tavola-dice-1";
/** Bytes below this are dice: it is the largest multiple of 6 in a byte. */
const FAIR = 252;

const encoder = new TextEncoder();

/** @param {string} text of hexadecimal digits @returns {Bytes} */
export function bytesOf(text) {
  return Uint8Array.from(text.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));
}

/** @param {Bytes} bytes */
export function textOf(bytes) {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** @param {Bytes[]} parts @returns {Bytes} */
function joined(parts) {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let place = 0;
  for (const part of parts) {
    all.set(part, place);
    place += part.length;
  }
  return all;
}

/** Bytes after their length. @param {Bytes} part */
const field = (part) => joined([Uint8Array.of(part.length >> 8, part.length & 255), part]);

/** The beginning of all hashed bytes. @param {string[]} names */
const head = (...names) => joined([DOMAIN, ...names].map((name) => field(encoder.encode(name))));

/** @param {Bytes[]} parts @returns {Promise<Bytes>} */
async function sha(...parts) {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", joined(parts)));
}

/** @param {Bytes} key @param {Bytes[]} parts @returns {Promise<Bytes>} */
async function mac(key, ...parts) {
  const kind = { name: "HMAC", hash: "SHA-256" };
  const imported = await crypto.subtle.importKey("raw", key, kind, false, ["sign"]);
  return new Uint8Array(await crypto.subtle.sign(kind.name, imported, joined(parts)));
}

/** The promise of a seed. @param {string} id @param {string} setup @param {string} seed */
export async function commitment(id, setup, seed) {
  const hashed = await sha(encoder.encode(setup));
  return textOf(await sha(head("server", id), field(hashed), bytesOf(seed)));
}

/** The promise of a player's secret. @param {string} id @param {number} player @param {string} secret */
export async function promise(id, player, secret) {
  return textOf(await sha(head("player", id), Uint8Array.of(player), bytesOf(secret)));
}

/** The secret of a bot, and of a seat that takes no part. @param {string} id @param {string} commitment */
export async function openSecret(id, commitment) {
  return textOf(await sha(head("bot", id), bytesOf(commitment)));
}

/** The key to all throws. @param {string} id @param {string} seed @param {readonly [string, string]} secrets @returns {Promise<Bytes>} */
export function keyOf(id, seed, secrets) {
  return mac(bytesOf(seed), head("key", id), bytesOf(secrets[0]), bytesOf(secrets[1]));
}

/**
 * A throw: its dice, and the bytes of its first block.
 * @param {Bytes} key
 * @param {number} number from 1
 * @param {number} count
 * @returns {Promise<{dice: number[], bytes: number[]}>}
 */
export async function throwOf(key, number, count) {
  const asked = new DataView(new ArrayBuffer(8));
  asked.setUint32(0, number);
  /** @type {number[]} */
  const bytes = [];
  /** @type {number[]} */
  let dice = [];
  for (let block = 0; dice.length < count; block += 1) {
    asked.setUint32(4, block);
    bytes.push(...(await mac(key, new Uint8Array(asked.buffer))));
    dice = bytes.filter((byte) => byte < FAIR).map((byte) => (byte % 6) + 1);
  }
  return { dice: dice.slice(0, count), bytes };
}

/** A new secret. */
export function newSecret() {
  return textOf(crypto.getRandomValues(new Uint8Array(32)));
}
