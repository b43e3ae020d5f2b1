// The figures of a study as they are read.

import { number } from "../i18n.js";

/** @param {number} share */
export const percent = (share) =>
  number(share, { style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1 });
/** @param {number} value */
export const fixed = (value) => number(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
