// The call about the opening book.

import { call, query } from "./call.js";

/** @import {BookView} from "../wire.js" */

export const openings = {
  /**
   * The start with the plays of every roll, or the position after a first play with the replies.
   * @param {{roll: string, play: string} | null} first
   * @returns {Promise<BookView>}
   */
  view(first) {
    return call("GET", `/api/openings${query(first ?? {})}`);
  },
};
