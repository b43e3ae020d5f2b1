// A match on two screens: a link for another device, with the seat that it takes.

import { segmented } from "../controls.js";
import { h } from "../dom.js";
import { t } from "../i18n.js";
import { lanPanel } from "../lan.js";
import { playerName } from "../names.js";
import { openDialog } from "./dialogs.js";
import { takePlace } from "./seat.js";

/** @import {Player, View} from "../wire.js" */

/**
 * @param {View} view
 * @param {() => void} onPlace this screen plays another seat now
 */
export function invite(view, onPlace) {
  const names = view.players.map((seat, player) => playerName(seat, player ? 1 : 0));
  const two = view.players.every((seat) => seat.kind === "human");
  /** The role of the other device. @type {"0" | "1" | "none"} */
  let other = two ? "1" : "none";
  const here = h("p", { class: "small" });
  const panel = lanPanel(() => `/match/${view.id}?seat=${other}`, share);

  /** Two screens share the seats once the other can come in; a spectator takes none. @param {boolean} open */
  function share(open) {
    if (!two) return;
    const place = !open || other === "none" ? "both" : other === "0" ? 1 : 0;
    takePlace(view.id, place);
    here.textContent = place === "both" ? "" : t("phone-here", { player: names[place] ?? "" });
    onPlace();
  }

  openDialog(t("phone-title"), [
    two
      ? segmented({
          legend: t("phone-takes"),
          choices: [
            { value: /** @type {"0" | "1" | "none"} */ ("0"), text: names[0] ?? "" },
            { value: /** @type {"0" | "1" | "none"} */ ("1"), text: names[1] ?? "" },
            { value: /** @type {"0" | "1" | "none"} */ ("none"), text: t("phone-watches") },
          ],
          value: other,
          onChange: (value) => {
            other = value;
            void panel.draw();
          },
        })
      : h("p", null, t("phone-watches-only")),
    panel.element,
    here,
  ]);
  void panel.draw();
}
