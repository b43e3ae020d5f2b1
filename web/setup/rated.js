// The part of the form that makes a match between two people a rated one, or gives the reason why it cannot be.

import { toggle } from "../controls.js";
import { fill, h } from "../dom.js";
import { t } from "../i18n.js";
import { whyNotRated } from "../people/rating.js";

/** @import {Me, RuleCard} from "../wire.js" */
/** @import {Draft} from "./draft.js" */

/**
 * @param {Draft} draft
 * @param {Me} me who sets up the match
 * @param {() => RuleCard} card its game
 * @param {() => void} changed something was chosen
 */
export function ratedPart(draft, me, card, changed) {
  const element = h("div", { class: "stack" });
  /** Why it cannot be rated, as it is shown. @type {string | null | undefined} */
  let shown;

  return {
    element,
    /** Whether the match is rated. */
    get chosen() {
      return draft.rated && whyNotRated(draft, card(), me) === null;
    },
    draw() {
      const why = whyNotRated(draft, card(), me);
      if (why === shown) return;
      shown = why;
      fill(
        element,
        toggle({
          label: t("rated"),
          help: t(why ?? "rated-about"),
          value: draft.rated && why === null,
          disabled: why !== null,
          onChange: (value) => {
            draft.rated = value;
            changed();
          },
        }),
      );
    },
  };
}
