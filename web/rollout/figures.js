// Figures of rollouts in tables.

import { h } from "../dom.js";
import { number } from "../i18n.js";

/** Standard errors on each side of the interval of 95 %. */
const INTERVAL = 1.96;

/** @param {number} share */
export const percent = (share) =>
  number(share, { style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Half of the interval of 95 %. @param {number} error */
export const interval = (error) =>
  `±${number(INTERVAL * error, { minimumFractionDigits: 3, maximumFractionDigits: 3 })}`;

/** The head of a table. @param {readonly string[]} columns */
export const tableHead = (columns) =>
  h(
    "thead",
    null,
    h(
      "tr",
      null,
      columns.map((words) => h("th", { attr: { scope: "col" } }, words)),
    ),
  );
