// Calls about the node itself: the local network, the data in a browser, and news of matches.

import { EventSource } from "../transport.js";
import { call, fetched, query } from "./call.js";

/** @import {Gone} from "../live.js" */
/** @import {LanView, Phrase, View} from "../wire.js" */

export const node = {
  /**
   * Whether other devices may come in, and by which link.
   * @param {string} route the part after `#` in the link
   * @returns {Promise<LanView>} rejected on a device that is a guest itself
   */
  lan(route) {
    return call("GET", `/api/lan${query({ route })}`);
  },

  /** @param {string} route @returns {Promise<LanView>} */
  openLan(route) {
    return call("POST", `/api/lan${query({ route })}`);
  },

  /** @returns {Promise<LanView>} */
  closeLan() {
    return call("DELETE", "/api/lan");
  },

  /**
   * Everything that this browser keeps, as one file. Only a node in the browser has this call, and the next one.
   * @returns {Promise<Blob>}
   */
  everything() {
    return fetched("/tab/store");
  },

  /**
   * Replaces all data by a file. The node restarts.
   * @param {Blob} file
   * @returns {Promise<void>}
   */
  replaceEverything(file) {
    return call("PUT", "/tab/store", file);
  },

  /**
   * Reports whenever one of some matches has grown. Reconnects by itself until it is closed.
   * @param {readonly string[]} ids
   * @param {object} listeners
   * @param {(id: string, seq: number, after?: number, view?: View) => void} listeners.onSeq with the present match and its events after `after`, if it was just continued
   * @param {(id: string) => void} listeners.onDeleted
   * @param {(id: string, there: [boolean, boolean], gone: Gone) => void} listeners.onThere which players of a match are there, and how long the others have been gone
   * @param {(id: string, phrase: Phrase) => void} listeners.onSaid a phrase of the other player
   * @param {(up: boolean) => void} listeners.onLink the connection stands, or is lost
   * @param {() => void} listeners.onRefused the server answers with an error: the browser does not try again
   * @returns {() => void} closes the stream
   */
  stream(ids, { onSeq, onDeleted, onThere, onSaid, onLink, onRefused }) {
    const source = new EventSource(`/api/stream${query({ matches: ids.join() })}`);
    source.addEventListener("open", () => onLink(true));
    source.addEventListener("error", () => {
      onLink(false);
      if (source.readyState === EventSource.CLOSED) onRefused();
    });
    source.addEventListener("message", (event) => {
      const { id, seq, after, view } = JSON.parse(event.data);
      onSeq(id, seq, after, view);
    });
    source.addEventListener("there", (event) => {
      const { id, there, gone } = JSON.parse(event.data);
      onThere(id, there, gone);
    });
    source.addEventListener("said", (event) => {
      const { id, phrase } = JSON.parse(event.data);
      onSaid(id, phrase);
    });
    source.addEventListener("deleted", (event) => onDeleted(JSON.parse(event.data).id));
    return () => source.close();
  },
};
