// The players: the opponent, the level and the seat of the bot, and names.

import { segmented, textField } from "../controls.js";
import { fill, h } from "../dom.js";
import { t } from "../i18n.js";
import { levelName } from "../names.js";
import { refocus } from "./part.js";

/** @import {Player} from "../wire.js" */
/** @import {SetupModel} from "./model.js" */

/**
 * @param {SetupModel} model
 * @param {object} on
 * @param {() => void} on.changed something was chosen
 * @param {() => void} on.seated the kind of opponent or the seat of the person was chosen
 */
export function opponentPart(model, { changed, seated }) {
  const { draft } = model;
  const element = h("div", { class: "stack" });
  const levelHelp = h("p", { class: "muted small", attr: { "aria-live": "polite" } });

  /** @param {Player} player @param {string} label */
  function nameField(player, label) {
    return textField({
      label,
      value: draft.names[player],
      maxlength: 40,
      placeholder: t("player-human", { number: player + 1 }),
      onChange: (value) => {
        draft.names[player] = value;
        changed();
      },
    });
  }

  function draw() {
    const bot = draft.against === "bot";
    fill(
      element,
      bot
        ? [
            segmented({
              legend: t("setup-level"),
              choices: model.catalogue.levels.map((value) => ({ value, text: levelName(value) })),
              value: draft.level,
              onChange: (value) => {
                draft.level = value;
                levelHelp.textContent = t(`level-${value}-about`);
                changed();
              },
            }),
            levelHelp,
            segmented({
              legend: t("setup-seat"),
              choices: [
                { value: "0", text: t("seat-first") },
                { value: "1", text: t("seat-second") },
              ],
              value: String(draft.seat),
              onChange: (value) => {
                draft.seat = value === "1" ? 1 : 0;
                draw();
                seated();
                changed();
                refocus(element, 1, draft.seat);
              },
            }),
            h("p", { class: "muted small" }, t("setup-seat-help")),
            nameField(draft.seat, t("setup-your-name")),
          ]
        : model.meets
          ? h("p", { class: "muted" }, t(draft.against === "anyone" ? "setup-anyone-help" : "setup-friend-help"))
          : [nameField(0, t("setup-name", { number: 1 })), nameField(1, t("setup-name", { number: 2 }))],
    );
    levelHelp.textContent = t(`level-${draft.level}-about`);
  }

  const kinds = segmented({
    legend: t("setup-opponent"),
    plain: true,
    choices: model.opponents.map((value) => ({ value, text: t(`against-${value}`) })),
    value: draft.against,
    onChange: (value) => {
      draft.against = value;
      draw();
      seated();
      changed();
    },
  });

  return { elements: [kinds, element], draw };
}
