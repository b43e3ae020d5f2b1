// Events of a stream that comes as messages, as the browser's EventSource reports those of HTTP.

/** @import {FromNode} from "./messages.js" */

/** Milliseconds until a stream that has ended is opened again. */
const AGAIN_MS = 300;

/** The kind and the data of an event, as a stream writes it; null for a comment. @param {string} text */
export function parsed(text) {
  let kind = "message";
  /** @type {string[]} */
  const data = [];
  for (const line of text.split("\n")) {
    if (line.startsWith("event:")) kind = line.slice(6).trim();
    else if (line.startsWith("data:")) data.push(line.slice(5).replace(/^ /, ""));
  }
  return data.length ? { kind, data: data.join("\n") } : null;
}

/**
 * @callback Begin
 * @param {(message: FromNode) => void} hear
 * @returns {() => void} gives it up
 */

export class Events extends EventTarget {
  static CONNECTING = 0;
  static OPEN = 1;
  static CLOSED = 2;

  /** @type {number} */
  readyState = Events.CONNECTING;
  #begin;
  #forget;
  #giveUp = () => {};
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #again;

  /**
   * @param {Begin} begin opens the stream
   * @param {(id: number) => void} forget the stream has ended
   */
  constructor(begin, forget) {
    super();
    this.#begin = begin;
    this.#forget = forget;
    this.#open();
  }

  #open() {
    let rest = "";
    this.#giveUp = this.#begin((message) => {
      if (message.kind === "stream") {
        // Perhaps from another node, which starts over.
        rest = "";
        this.readyState = Events.OPEN;
        this.dispatchEvent(new Event("open"));
      } else if (message.kind === "part") {
        const parts = (rest + message.text).split("\n\n");
        rest = parts.pop() ?? "";
        for (const event of parts.map(parsed))
          if (event) this.dispatchEvent(new MessageEvent(event.kind, { data: event.data }));
      } else {
        this.#forget(message.id);
        // An answer that is no stream is a refusal, and is not tried again.
        if (message.kind === "answer") this.#end();
        else this.#lost();
      }
    });
  }

  #lost() {
    if (this.readyState === Events.CLOSED) return;
    this.readyState = Events.CONNECTING;
    this.dispatchEvent(new Event("error"));
    this.#again = setTimeout(() => this.#open(), AGAIN_MS);
  }

  #end() {
    this.readyState = Events.CLOSED;
    this.dispatchEvent(new Event("error"));
  }

  close() {
    this.readyState = Events.CLOSED;
    clearTimeout(this.#again);
    this.#giveUp();
  }
}
