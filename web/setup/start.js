// The start of the first game: the game's own start, or a position given as any id.

import { positions } from "../api/positions.js";
import { segmented } from "../controls.js";
import { fill, h, link, uniqueId } from "../dom.js";
import { icon } from "../icons.js";
import { t } from "../i18n.js";
import { positionFault } from "../position-fault.js";

/** @import {ApiError} from "../api/call.js" */
/** @import {Board, PositionAnswer} from "../wire.js" */
/** @import {Draft} from "./draft.js" */

const PAUSE_MS = 350;

/**
 * @param {Draft} draft `position` and `toMove` are kept up to date
 * @param {() => void} onChange
 */
export function startField(draft, onChange) {
  let own = draft.position !== "";
  /** @type {PositionAnswer | null} the server's reading of the text */
  let answer = null;
  let asked = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let pause;

  const inputId = uniqueId("position");
  const faultId = uniqueId("fault");
  const fault = h("span", { class: "error", attr: { id: faultId, "aria-live": "polite" } });
  const input = h("input", {
    attr: {
      id: inputId,
      type: "text",
      spellcheck: "false",
      autocomplete: "off",
      autocapitalize: "off",
      "aria-describedby": faultId,
      placeholder: "4HPwATDgc/ABMA",
    },
    set: { value: draft.position },
    on: {
      input: () => {
        draft.position = input.value.trim();
        onChange();
        clearTimeout(pause);
        pause = setTimeout(check, PAUSE_MS);
      },
      change: check,
    },
  });
  const details = h("div", { class: "stack" });
  const mover = h("div");

  /** @param {string} text */
  function showFault(text) {
    fault.textContent = text;
    input.setAttribute("aria-invalid", String(text !== ""));
  }

  async function check() {
    clearTimeout(pause);
    asked += 1;
    const mine = asked;
    drawMover();
    if (!own || draft.position === "") {
      answer = null;
      showFault("");
      onChange();
      return;
    }
    try {
      const read = await positions.read({ text: draft.position, rules: draft.rules, options: draft.options });
      if (mine !== asked) return;
      answer = read;
      showFault("");
    } catch (error) {
      if (mine !== asked) return;
      answer = null;
      showFault(positionFault(/** @type {ApiError} */ (error)));
    }
    onChange();
  }

  function drawMover() {
    fill(
      mover,
      segmented({
        legend: t("setup-to-move"),
        choices: [
          {
            value: "0",
            text:
              draft.against === "bot"
                ? t(draft.seat === 0 ? "to-move-you" : "to-move-bot")
                : t("player-human", { number: 1 }),
          },
          {
            value: "1",
            text:
              draft.against === "bot"
                ? t(draft.seat === 1 ? "to-move-you" : "to-move-bot")
                : t("player-human", { number: 2 }),
          },
        ],
        value: String(draft.toMove),
        onChange: (value) => {
          draft.toMove = value === "1" ? 1 : 0;
          onChange();
        },
      }),
    );
  }

  function drawDetails() {
    fill(
      details,
      own && [
        h(
          "div",
          { class: "field" },
          h("label", { attr: { for: inputId } }, t("position-id")),
          input,
          h("span", { class: "help" }, t("position-id-help")),
          fault,
        ),
        mover,
        link("/edit", { class: "btn small" }, icon("board"), t("setup-open-editor")),
      ],
    );
  }

  const element = h(
    "div",
    { class: "stack" },
    segmented({
      legend: t("setup-position"),
      plain: true,
      choices: [
        { value: /** @type {const} */ ("usual"), text: t("position-usual") },
        { value: /** @type {const} */ ("own"), text: t("position-own") },
      ],
      value: own ? "own" : "usual",
      onChange: (value) => {
        own = value === "own";
        draft.position = own ? input.value.trim() : "";
        drawDetails();
        check();
      },
    }),
    details,
  );
  drawDetails();

  return {
    element,
    check,
    /** The position as it will stand, or null for the game's own. @returns {Board | null} */
    board() {
      if (!answer) return null;
      const { sides } = answer.board;
      return answer.player === draft.toMove ? answer.board : { sides: [sides[1], sides[0]] };
    },
    /** In plain notation, the side to move first. */
    plain() {
      return own && answer ? answer.plain : null;
    },
    /** Whether a game can start; if not, the fault is shown and has the focus. */
    async ready() {
      if (!own) return true;
      if (draft.position === "") {
        showFault(t("position-empty"));
      } else {
        await check();
        if (answer) return true;
      }
      input.focus();
      return false;
    },
  };
}
