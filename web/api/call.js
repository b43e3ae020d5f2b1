// One call of the page to its server (crates/service/PROTOCOL.md). The other modules of this folder have one function each call.

import { fetch } from "../transport.js";

/** @import {ErrorBody, ErrorCode, Fault, View} from "../wire.js" */

/** A call that failed. `code` is the server's, or "offline" when no answer came. */
export class ApiError extends Error {
  /**
   * @param {ErrorCode | "offline"} code
   * @param {string} message one line in English
   * @param {string | null} refusal key of the Fluent message `refusal-KEY`
   * @param {View | null} view the present match, if another act came first
   * @param {Fault | null} fault the fault of a position
   */
  constructor(code, message, refusal = null, view = null, fault = null) {
    super(message);
    this.name = "ApiError";
    this.code = code;
    this.refusal = refusal;
    this.view = view;
    this.fault = fault;
  }
}

/** A key by which the server recognises a repeated request. Pages of other machines have no `randomUUID`. */
function newKey() {
  const numbers = crypto.getRandomValues(new Uint32Array(4));
  return [...numbers].map((number) => number.toString(16).padStart(8, "0")).join("");
}

/**
 * A request, sent once more if no answer comes. A creating request has a key, so nothing is created twice.
 * @param {string} path
 * @param {RequestInit} request
 */
async function send(path, request) {
  try {
    return await fetch(path, request);
  } catch (error) {
    if (request.method !== "POST" || request.signal?.aborted) throw error;
    return fetch(path, request);
  }
}

/**
 * @param {string} method
 * @param {string} path
 * @param {unknown} [body] sent as JSON, or as it is if it is a Blob
 * @param {AbortSignal} [signal] gives the call up
 * @param {string} [key] by which the server recognises the request; by default every call is a new request
 * @returns {Promise<any>} the answer's JSON; undefined if there is none
 */
export async function call(method, path, body, signal, key = newKey()) {
  /** @type {RequestInit} */
  const request = { method, headers: { Accept: "application/json" } };
  if (method === "POST") request.headers = { ...request.headers, "Idempotency-Key": key };
  if (signal) request.signal = signal;
  if (body instanceof Blob) {
    request.body = body;
  } else if (body !== undefined) {
    request.headers = { ...request.headers, "Content-Type": "application/json" };
    request.body = JSON.stringify(body);
  }
  let response;
  try {
    response = await send(path, request);
  } catch (error) {
    throw new ApiError("offline", String(error));
  }
  if (response.status === 204) return undefined;
  /** @type {any} */
  let answer;
  try {
    answer = await response.json();
  } catch {
    throw new ApiError(response.ok ? "offline" : "internal", `${response.status} ${response.statusText}`);
  }
  if (response.ok) return answer;
  // On a service the first creation of a visitor asks for a name, and the same request is then sent again.
  if (answer.error?.code === "no-name" && (await (await import("../people/person.js")).askName()))
    return call(method, path, body, signal, key);
  throw failed(response, answer);
}

/** @param {Response} response @param {ErrorBody} body */
function failed(response, { error, view }) {
  return new ApiError(
    error?.code ?? "internal",
    error?.message ?? response.statusText,
    error?.refusal ?? null,
    view ?? null,
    error?.fault ?? null,
  );
}

/** A file of the server. @param {string} path @returns {Promise<Blob>} */
export async function fetched(path) {
  const response = await fetch(path).catch((error) => {
    throw new ApiError("offline", String(error));
  });
  if (!response.ok) throw failed(response, await response.json().catch(() => ({})));
  return response.blob();
}

/** @param {Record<string, string | number | undefined>} fields */
export function query(fields) {
  const parts = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) parts.set(name, String(value));
  }
  const text = parts.toString();
  return text ? `?${text}` : "";
}
