// A position as a picture to be saved, with a caption for a forum.

import { api } from "./api.js";
import { h, uniqueId } from "./dom.js";
import { download } from "./files.js";
import { icon } from "./icons.js";
import { t } from "./i18n.js";
import { reason, toast } from "./notices.js";

/** @import {PositionRequest} from "./wire.js" */

/**
 * Buttons that save a picture. The words are those of the file `picture`.
 * @param {{position: PositionRequest} | {id: string, at: number}} of a position, or the decision after some actions of a match
 * @param {readonly {from: number, to: number}[]} [hops] a play of the player on roll, drawn as arrows
 */
export function pictureButtons(of, hops = []) {
  const label = uniqueId("picture");
  const save = (/** @type {"svg" | "png"} */ format) => {
    const click = async () => {
      try {
        download(await api.picture(of, format, hops), `tavola-position.${format}`);
      } catch (error) {
        toast(reason(error), "danger");
      }
    };
    return h("button", { class: "btn small", attr: { type: "button" }, on: { click } }, icon("export"), format.toUpperCase());
  };
  return h("div", { class: "row picture-links", attr: { role: "group", "aria-labelledby": label } }, h("span", { class: "muted small", attr: { id: label } }, t("picture-save")), save("svg"), save("png"));
}
