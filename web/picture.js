// A position as a picture to be saved, with a caption for a forum.

import { api } from "./api.js";
import { h, uniqueId } from "./dom.js";
import { icon } from "./icons.js";
import { t } from "./i18n.js";

/** @import {PositionRequest} from "./wire.js" */

/**
 * Links that save a picture. The words are those of the file `picture`.
 * @param {{position: PositionRequest} | {id: string, at: number}} of a position, or the decision after some actions of a match
 * @param {readonly {from: number, to: number}[]} [hops] a play of the player on roll, drawn as arrows
 */
export function pictureLinks(of, hops = []) {
  const label = uniqueId("picture");
  const save = (/** @type {"svg" | "png"} */ format) =>
    h("a", { class: "btn small", attr: { href: api.pictureAddress(of, format, hops), download: `tavola-position.${format}` } }, icon("export"), format.toUpperCase());
  return h("div", { class: "row picture-links", attr: { role: "group", "aria-labelledby": label } }, h("span", { class: "muted small", attr: { id: label } }, t("picture-save")), save("svg"), save("png"));
}
