// The report of an analysis as a file.

import { analyses } from "../api/analyses.js";
import { h } from "../dom.js";
import { download } from "../files.js";
import { icon } from "../icons.js";
import { t } from "../i18n.js";
import { reason, toast } from "../notices.js";

/** @import {AnalysisLevel} from "../wire.js" */

/** @typedef {"html" | "text" | "json"} Format */

/** @param {string} id of the match @param {() => AnalysisLevel} level of the analysis that is saved */
export function savingRow(id, level) {
  /** @param {Format} format @param {string} extension @param {string} name */
  const button = (format, extension, name) => {
    const save = () =>
      analyses.file(id, level(), format).then(
        (file) => download(file, `tavola-${id}-${level()}.${extension}`),
        (error) => toast(reason(error), "danger"),
      );
    return h("button", { class: "btn small", attr: { type: "button" }, on: { click: save } }, icon("export"), name);
  };
  return h(
    "div",
    { class: "row", attr: { role: "group", "aria-label": t("analysis-save") } },
    h("span", { class: "muted small" }, t("analysis-save")),
    button("html", "html", "HTML"),
    button("text", "txt", t("analysis-save-text")),
    button("json", "json", "JSON"),
  );
}
