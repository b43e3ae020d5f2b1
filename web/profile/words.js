// Names, dates, errors and rates of a profile as they are read.

import { fixed } from "../analysis/words.js";
import { lang, t } from "../i18n.js";
import { levelName } from "../names.js";

/** @import {CubeMistake, DecisionRate, ErrorKind} from "../wire.js" */

/** Whether a name is that of a level of Tavola. @param {string} name */
export const isBot = (name) => /^Tavola \(\w+\)$/.test(name);

/** A name as it is read: Tavola's levels have one in every language. @param {string} name */
export function nameText(name) {
  const level = /^Tavola \((\w+)\)$/.exec(name)?.[1];
  if (level) return t("player-bot", { level: levelName(level) });
  return name || t("profile-unnamed");
}

/** @param {string} day `2026-03-14` */
export const dayText = (day) =>
  new Intl.DateTimeFormat(lang(), { dateStyle: "medium", timeZone: "UTC" }).format(Date.parse(day));
/** @param {string} month `2026-03` */
export const monthText = (month) =>
  new Intl.DateTimeFormat(lang(), { year: "numeric", month: "long", timeZone: "UTC" }).format(
    Date.parse(`${month}-01`),
  );

/** @type {ReadonlySet<ErrorKind>} */
const PLAY_ERRORS = new Set(
  /** @type {const} */ ([
    "missed-hit",
    "wrong-hit",
    "risk",
    "hit-cost",
    "caution",
    "replies",
    "back",
    "deep",
    "key-points",
    "play",
  ]),
);
/** @param {ErrorKind} error @returns {error is Exclude<ErrorKind, CubeMistake>} */
const isPlayError = (error) => PLAY_ERRORS.has(error);

/** @param {ErrorKind} error */
export const errorText = (error) => (isPlayError(error) ? t(`profile-error-${error}`) : t(`analysis-mistake-${error}`));

/** `5.2 ± 1.4`. @param {DecisionRate} rate */
export const prText = (rate) =>
  rate.pr === undefined
    ? "–"
    : rate.margin === undefined
      ? fixed(rate.pr, 1)
      : t("profile-interval", { rate: fixed(rate.pr, 1), margin: fixed(rate.margin, 1) });
