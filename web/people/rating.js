// Ratings beside names, and whether a match changes them. The words are in `people`.

import { h } from "../dom.js";
import { has, number, t } from "../i18n.js";
import { gameName } from "../names.js";

/** @import {Me, PlayerRating, RuleCard} from "../wire.js" */
/** @import {Draft} from "../setup/draft.js" */

/** The longest rated match, in points or games, as the server has it. */
const LONGEST = 25;

/** The name of a rating's games. @param {string} family */
export const ratedName = (family) => (has(`family-${family}`) ? t(`family-${family}`) : gameName(family));

/** A rating as it is read: "1523", and "1523?" while it is uncertain. @param {{rating: number, provisional: boolean}} rating */
export const ratingText = ({ rating, provisional }) => `${rating}${provisional ? "?" : ""}`;

/** A PR as it is read: "6.3". @param {number} pr */
export const prText = (pr) => number(pr, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** "+8", "−8". @param {number} change */
export const changeText = (change) => number(change, { signDisplay: "exceptZero" });

/**
 * The addition to a name: the mark of a program, and the rating.
 * @param {boolean | undefined} program
 * @param {PlayerRating | null | undefined} rating
 */
export function besideName(program, rating) {
  return [
    program && h("span", { class: "chip" }, t("rating-program")),
    rating &&
      h(
        "span",
        { class: "muted figures", attr: { title: t(rating.provisional ? "rating-provisional" : "rating") } },
        h(
          "span",
          { class: "visually-hidden" },
          ` ${t(rating.provisional ? "rating-provisional-of" : "rating-of", { rating: String(rating.rating) })}`,
        ),
        h("span", { attr: { "aria-hidden": "true" } }, ratingText(rating)),
      ),
  ];
}

/** Whether a person may play rated matches. @param {Me} me */
export const mayBeRated = (me) => me.account;

/**
 * Why a match that is being set up cannot be rated: the id of a message, or null.
 * @param {Draft} draft
 * @param {RuleCard} card its game
 * @param {Me} me
 */
export function whyNotRated(draft, card, me) {
  if (!mayBeRated(me)) return "rated-account";
  if (card.rated === null) return "rated-no-game";
  const own = draft.custom !== null || Object.keys(draft.options).length > 0 || draft.position.trim() !== "";
  const long = (draft.match === "points" || draft.match === "games") && draft.length > LONGEST;
  return own || long || draft.match === "money" ? "rated-changed" : null;
}
