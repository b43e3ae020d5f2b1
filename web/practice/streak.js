// Number of days in a row with an answer to the position of the day: kept as the last day and the number, `2026-03-14 5`.

import { t } from "../i18n.js";

/** The local day of a moment, `2026-03-14`. @param {Date} moment */
export function dayOf(moment) {
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

/**
 * The days in a row up to a day, which may still be open; null if a day was missed.
 * @param {string} kept
 * @param {string} day
 */
export function streakOf(kept, day) {
  const [last = "", days = ""] = kept.split(" ");
  const gap = (Date.parse(day) - Date.parse(last)) / 86_400_000;
  return gap >= 0 && gap <= 1 ? Number(days) || null : null;
}

/** @param {string} kept @param {string} day */
export function streakText(kept, day) {
  const days = streakOf(kept, day);
  if (days === null) return t("day-about");
  return t(kept.startsWith(day) ? "day-streak-done" : "day-streak", { days });
}
