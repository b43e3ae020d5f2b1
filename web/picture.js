// A position as a picture to be saved, with a caption for a forum.

import { positions } from "./api/positions.js";
import { h, uniqueId } from "./dom.js";
import { download } from "./files.js";
import { icon } from "./icons.js";
import { t } from "./i18n.js";
import { reason, toast } from "./notices.js";
import { inBrowser } from "./transport.js";

/** @import {PositionRequest} from "./wire.js" */

/** Pixels of a picture from side to side, as a server draws it. */
const WIDTH = 1200;

/** A picture of lines as one of pixels; a node in the browser leaves that to the browser. @param {Blob} svg @returns {Promise<Blob>} */
async function inPixels(svg) {
  const address = URL.createObjectURL(svg);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = h("canvas", null);
    canvas.width = WIDTH;
    canvas.height = Math.round((WIDTH * image.naturalHeight) / image.naturalWidth);
    canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) =>
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
    );
  } finally {
    URL.revokeObjectURL(address);
  }
}

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
        const drawn = await positions.picture(of, inBrowser ? "svg" : format, hops);
        download(format === "png" && inBrowser ? await inPixels(drawn) : drawn, `tavola-position.${format}`);
      } catch (error) {
        toast(reason(error), "danger");
      }
    };
    return h(
      "button",
      { class: "btn small", attr: { type: "button" }, on: { click } },
      icon("export"),
      format.toUpperCase(),
    );
  };
  return h(
    "div",
    { class: "row picture-links", attr: { role: "group", "aria-labelledby": label } },
    h("span", { class: "muted small", attr: { id: label } }, t("picture-save")),
    save("svg"),
    save("png"),
  );
}
