// What is wrong with a position, for the field in which it was typed.

import { t } from "./i18n.js";
import { reason } from "./notices.js";

/** @import {ApiError} from "./api.js" */

/** @param {ApiError} error */
export function positionFault(error) {
  return error.code === "bad-request" && !error.refusal ? t("position-fault", { detail: error.message }) : reason(error);
}
