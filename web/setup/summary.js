// Summary of the chosen game: its board at the beginning, its name, the opponent, and the stakes.

import { boardPicture } from "../board-picture.js";
import { fill, h } from "../dom.js";
import { t } from "../i18n.js";
import { levelName, matchName, rulesName } from "../names.js";
import { titleOf } from "./draft.js";

/** @import {Board} from "../wire.js" */
/** @import {SetupModel} from "./model.js" */

/** @param {SetupModel} model */
export function summaryPart(model) {
  const element = h("div", { class: "setup-preview" });

  /** @param {Board | null} own a position of the reader's own */
  function draw(own) {
    const { draft } = model;
    const name = rulesName(model.card.name, titleOf(draft));
    const bottom = draft.against === "bot" ? draft.seat : 0;
    fill(
      element,
      boardPicture({ ...model.start(own), label: t("board-start", { game: name }), bottom }),
      h("p", { class: "setup-summary display" }, name),
      !model.making && h("p", { class: "muted" }, [opponent(), matchName(model.match)].join(" · ")),
    );
  }

  function opponent() {
    const { against, level } = model.draft;
    if (against === "bot") return t("setup-summary-bot", { level: levelName(level) });
    return t(model.meets ? `against-${against}` : "setup-summary-two");
  }

  return { element, draw };
}
