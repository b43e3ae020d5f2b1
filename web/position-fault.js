// The fault of a position, for the field in which it was typed.

import { has, t } from "./i18n.js";
import { reason } from "./notices.js";

/** @import {ApiError} from "./api/call.js" */
/** @import {Fault} from "./wire.js" */

const EXAMPLE = "24:2 13:5 8:3 6:5 / 24:2 13:5 8:3 6:5";

/** @param {ApiError} error */
export function positionFault(error) {
  const { code, fault, message, refusal } = error;
  if (code !== "bad-request" || refusal) return reason(error);
  const details = fault ? [fault, ...(fault.others ?? [])].map((each) => detailOf(each) ?? message) : [message];
  return t("position-fault", { detail: [...new Set(details)].join(" ") });
}

/** A fault in words, if there are any. @param {Fault} fault */
function detailOf({ key, others: _, ...facts }) {
  return has(`fault-${key}`) ? t(`fault-${key}`, { ...facts, example: EXAMPLE }) : null;
}
