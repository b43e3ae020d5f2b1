// What is wrong with a position, for the field in which it was typed.

import { has, t } from "./i18n.js";
import { reason } from "./notices.js";

/** @import {ApiError} from "./api/call.js" */

const EXAMPLE = "24:2 13:5 8:3 6:5 / 24:2 13:5 8:3 6:5";

/** @param {ApiError} error */
export function positionFault(error) {
  if (error.code !== "bad-request" || error.refusal) return reason(error);
  const { key = "", ...facts } = error.fault ?? {};
  const detail = has(`fault-${key}`) ? t(`fault-${key}`, { ...facts, example: EXAMPLE }) : error.message;
  return t("position-fault", { detail });
}
