// Two plays side by side in the notation of the board: their common part, the play that was made, and the better one.

import { trailOf } from "../play/notation.js";
import { MARKS } from "./words.js";

/** @import {Verdict} from "../board/board.js" */
/** @import {Alternative, Player} from "../wire.js" */
/** @import {Judged} from "./decisions.js" */

/** A play as arrows. @param {Player} player @param {Alternative | undefined} play */
export function hopsOf(player, play) {
  const steps = (play?.moves ?? []).map(({ from, to }) => ({ from, to, hit: /** @type {const} */ (0) }));
  return trailOf({ player, dice: [], steps }).hops;
}

/**
 * @param {Judged} decision
 * @param {Alternative} other the play that is set beside the one that was made
 * @returns {Verdict[]}
 */
export function verdictsOf(decision, other) {
  const { player } = decision;
  const played = hopsOf(
    player,
    decision.alternatives.find((each) => each.played),
  );
  if (other.played)
    return [
      {
        player,
        hops: played,
        tone: other.loss > 0 ? decision.class : "best",
        mark: other.loss > 0 ? MARKS[decision.class] : MARKS.good,
      },
    ];
  const rest = hopsOf(player, other);
  /** @type {typeof played} */
  const common = [];
  const only = played.filter((hop) => {
    const at = rest.findIndex((each) => each.from === hop.from && each.to === hop.to);
    if (at >= 0) common.push(...rest.splice(at, 1));
    return at < 0;
  });
  return [
    { player, hops: common, tone: "good", mark: "" },
    { player, hops: only, tone: decision.class, mark: decision.class === "good" ? "" : MARKS[decision.class] },
    { player, hops: rest, tone: "best", mark: other.loss > 0 ? "" : MARKS.good },
  ];
}
