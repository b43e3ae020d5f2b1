// Why a decision lost something, in sentences with their figures.

import { h } from "../dom.js";
import { loadWords, number, t } from "../i18n.js";

/** @import {Decision, Sentence} from "../wire.js" */

/** Sentences whose figures `best` and `played` are shares, and those in which they are equities; in the others they count. */
const SHARES = new Set(["wins", "fewer-wins", "gammons", "gammons-lost"]);
const EQUITIES = new Set(["hit-cost", "worth-risk", "unhit", "concede-hit-cost"]);

const FACTS = new Set(["slot", "back", "deep", "key-rolls"]);

/** The words of reasons; to be there before a sentence is written. */
export const loadReasons = () => loadWords("reasons");

/** @param {number} share */
const percent = (share) => number(share, { style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** @param {number} value */
const equity = (value) =>
  number(value, { minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay: "exceptZero" });

/** @param {Sentence} sentence @param {boolean} mars */
function words({ say, ...figures }, mars) {
  const write = SHARES.has(say) ? percent : EQUITIES.has(say) ? equity : null;
  /** @type {Record<string, string | number>} */
  const written = { wins: mars ? "mars" : "gammon" };
  for (const [name, figure] of Object.entries(figures)) {
    if (name === "share" || name === "win" || name === "from") written[name] = percent(figure);
    else written[name] = write && (name === "best" || name === "played") ? write(figure) : figure;
  }
  return t(`reason-${say}`, written);
}

/** The reasons of a decision in words, or null where none are known. @param {Decision} decision @param {boolean} [mars] the game calls its wins mars and koks */
export function reasonsOf(decision, mars = false) {
  const said = decision.reasons?.said ?? [];
  return said.length > 0 ? h("p", { class: "reasons" }, said.map((sentence) => words(sentence, mars)).join(" ")) : null;
}

/** The sentence that explains most, or "". @param {Decision} decision @param {boolean} mars */
export function mainReason(decision, mars) {
  const said = decision.reasons?.said ?? [];
  // A fact begins with "also": it does not stand alone.
  const main = said.find(({ say }) => !SHARES.has(say) && !FACTS.has(say)) ?? said[0];
  return main ? words(main, mars) : "";
}
