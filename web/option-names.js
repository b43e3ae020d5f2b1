// Names of the options of games and of their values. The words are in `options`.

import { has, t } from "./i18n.js";

/** @import {OptionValue} from "./wire.js" */

/** @param {{id: string}} option */
export const optionName = (option) => t(`option-${option.id}`);

/** Further explanation of an option, or "". @param {{id: string}} option */
export function optionHelp(option) {
  return has(`option-${option.id}-help`) ? t(`option-${option.id}-help`) : "";
}

/**
 * @param {{id: string}} option
 * @param {OptionValue} value
 */
export function optionValueName(option, value) {
  if (value === "other") return t("option-own-way");
  if (typeof value === "boolean") return t(value ? "yes" : "no");
  const id = `option-${option.id}-${value}`;
  if (has(id)) return t(id);
  return typeof value === "number" ? t("number", { value }) : value;
}
