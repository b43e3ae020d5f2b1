// A match as a file or as a link, below its replay.

import { matches } from "../api/matches.js";
import { h } from "../dom.js";
import { download } from "../files.js";
import { icon } from "../icons.js";
import { t } from "../i18n.js";
import { matchLink } from "../matches/match-link.js";
import { reason, toast } from "../notices.js";
import { copy } from "../position-ids.js";
import { inBrowser } from "../transport.js";

/** @param {string} id */
async function copyLink(id) {
  try {
    const address = await matchLink(id);
    if (address) await copy(address);
    else toast(t("copy-link-long"), "danger");
  } catch (error) {
    toast(reason(error), "danger");
  }
}

/** The match as a file, in every format that can be chosen, and as a link. @param {string} id */
export function saving(id) {
  const button = (/** @type {string} */ format, /** @type {string} */ name) => {
    const save = () =>
      matches.file(id, format).then(
        (file) => download(file, `tavola-${id}.${format}`),
        (error) => toast(reason(error), "danger"),
      );
    return h("button", { class: "btn small", attr: { type: "button" }, on: { click: save } }, name);
  };
  return h(
    "div",
    { class: "row", attr: { role: "group", "aria-label": t("replay-save") } },
    h("span", { class: "muted small" }, t("replay-save")),
    button("mat", ".mat"),
    button("sgf", "SGF"),
    button("json", "Tavola"),
    inBrowser &&
      h(
        "button",
        { class: "btn small", attr: { type: "button" }, on: { click: () => copyLink(id) } },
        icon("copy"),
        t("copy-link"),
      ),
  );
}
