// Other devices of the local network: the switch, and the link with its QR code.

import { ApiError } from "./api/call.js";
import { node } from "./api/node.js";
import { toggle } from "./controls.js";
import { fill, h } from "./dom.js";
import { t } from "./i18n.js";
import { reason, toast } from "./notices.js";
import { copyButton } from "./position-ids.js";
import { svg } from "./board/svg.js";

/** @import {LanInvitation, LanView} from "./wire.js" */

/** Squares of white around a QR code. */
const MARGIN = 4;

/** The QR code of a link. @param {LanInvitation} invitation */
export function codePicture({ squares, url }) {
  const size = squares.length + 2 * MARGIN;
  const path = squares
    .flatMap((row, y) => [...row].map((square, x) => (square === "1" ? `M${x + MARGIN} ${y + MARGIN}h1v1h-1z` : "")))
    .join("");
  return svg(
    "svg",
    { viewBox: `0 0 ${size} ${size}`, class: "qr", role: "img", "aria-label": t("lan-code", { url }) },
    svg("rect", { width: size, height: size, fill: "#fff" }),
    svg("path", { d: path, fill: "#000", "shape-rendering": "crispEdges" }),
  );
}

/**
 * The switch with its panel; null on a device that is a guest itself.
 * @param {() => string} route the part after `#` in the link
 * @param {(open: boolean) => void} [onShow] the link is shown, or there is none
 * @returns {{element: HTMLElement, draw: () => Promise<void>}}
 */
export function lanPanel(route, onShow) {
  const element = h("div", { class: "stack lan" });
  const shown = h("div", { class: "stack" });

  /** @param {LanView} view */
  function show({ open }) {
    onShow?.(open !== null);
    fill(
      shown,
      open && [
        codePicture(open),
        h("p", { class: "row lan-link" }, h("code", null, open.url), copyButton(t("lan-link"), open.url)),
        h("p", { class: "muted small" }, t("lan-whom")),
      ],
    );
  }

  /** @param {boolean} on */
  async function turn(on) {
    try {
      show(await (on ? node.openLan(route()) : node.closeLan()));
    } catch (error) {
      toast(reason(error), "danger");
      await draw();
    }
  }

  async function draw() {
    try {
      const view = await node.lan(route());
      fill(
        element,
        toggle({ label: t("lan-switch"), help: t("lan-switch-help"), value: view.open !== null, onChange: turn }),
        shown,
      );
      show(view);
    } catch (error) {
      fill(
        element,
        h(
          "p",
          { class: "muted" },
          error instanceof ApiError && error.code === "not-found" ? t("lan-guest") : reason(error),
        ),
      );
    }
  }

  return { element, draw };
}
