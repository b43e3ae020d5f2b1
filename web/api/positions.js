// Calls about a position: the meaning of an id, its judgement, its picture.

import { lang } from "../i18n.js";
import { call, fetched, query } from "./call.js";

/** @import {PositionAdvice, PositionAnswer, PositionRequest, PositionStudy} from "../wire.js" */

export const positions = {
  /**
   * @param {PositionRequest} body
   * @returns {Promise<PositionAnswer>}
   */
  read(body) {
    return call("POST", "/api/position", body);
  },

  /**
   * The engine's judgement of a position.
   * @param {PositionRequest} body
   * @param {AbortSignal} signal
   * @returns {Promise<PositionAdvice>}
   */
  judge(body, signal) {
    return call("POST", "/api/position/advice", body, signal);
  },

  /**
   * Every roll of a position, the window of the cube, every score and the race.
   * @param {PositionRequest} body
   * @param {AbortSignal} signal
   * @returns {Promise<PositionStudy>}
   */
  study(body, signal) {
    return call("POST", "/api/position/study", body, signal);
  },

  /**
   * The picture of a position, or of the decision after some actions of a match.
   * @param {{position: PositionRequest} | {id: string, at: number}} of
   * @param {"svg" | "png"} format
   * @param {readonly {from: number, to: number}[]} hops a play of the player on roll, drawn as arrows
   * @returns {Promise<Blob>}
   */
  picture(of, format, hops) {
    const what = "position" in of ? { position: JSON.stringify(of.position) } : of;
    const arrows = hops.length ? { arrows: JSON.stringify(hops.map(({ from, to }) => [from, to])) } : {};
    return fetched(`/api/picture${query({ ...what, ...arrows, format, lang: lang() })}`);
  },
};
