// Messages between pages and the worker of the node. All of them follow the news of one BroadcastChannel, NAME; answers go to a
// channel of the page's own.

/** A call of a page. `from` names the page, `id` is its own number. */
export interface Call {
  kind: "call";
  from: string;
  id: number;
  method: string;
  path: string;
  headers: [string, string][];
  body: ArrayBuffer | null;
}

/** The first message of the page that has started the worker: the node's code, or the error that made it unavailable. */
export type Code = { kind: "code"; module: WebAssembly.Module } | { kind: "code"; error: string };

/** A message of a page to the worker. */
export type ToNode =
  | Call
  /** Nobody waits for the answer any more. */
  | { kind: "abort"; from: string; id: number }
  /** A page has opened, and asks whether a node answers. */
  | { kind: "who" }
  /** Of the page that has started the worker: an engine has ended by itself. */
  | { kind: "failed"; number: number };

/** Why the node does not answer. */
export type Trouble = "tab-simd" | "tab-fetch" | "tab-newer" | "tab-full" | "tab-store";

/** A message of the worker to all pages: it answers from now on. `epoch` differs for each start of a node. */
export interface Leads {
  kind: "leads";
  epoch: string;
  /** Nothing outlives this visit. */
  fleeting: boolean;
}

/** A message of the worker to one page about a call. */
export type FromNode =
  | { kind: "answer"; id: number; status: number; headers: [string, string][]; body: ArrayBuffer }
  /** An event stream has begun; parts follow. */
  | { kind: "stream"; id: number }
  | { kind: "part"; id: number; text: string }
  | { kind: "end"; id: number };

/** A message of the worker to the page that has started it. */
export type ToOwner =
  | Leads
  | Lacking
  | { kind: "died"; text: string }
  /** A worker with an engine is needed, or no longer needed. The jobs come through the port. */
  | { kind: "hire"; number: number; port: MessagePort }
  | { kind: "dismiss"; number: number };

/** A message of the worker to all pages: the engine needs a net that is unavailable. */
export interface Lacking {
  kind: "lacking";
}

/** The news of all pages. */
export type News = ToNode | Leads | Lacking;
