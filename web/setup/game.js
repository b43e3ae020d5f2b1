// The part of the form in which the game is chosen, with its options and a name for custom rules.

import { rulebook } from "../api/rulebook.js";
import { dropdown } from "../controls.js";
import { fill, h, link } from "../dom.js";
import { icon } from "../icons.js";
import { t } from "../i18n.js";
import { gameAbout, gameName } from "../names.js";
import { reason } from "../notices.js";
import { customField } from "./custom.js";
import { optionsForm } from "./options.js";

/** @import {RuleChoices} from "../wire.js" */
/** @import {SetupModel} from "./model.js" */

/**
 * @param {SetupModel} model
 * @param {object} on
 * @param {() => void} on.changed something was chosen
 * @param {() => void} on.replaced another game was chosen
 * @param {() => void} on.answered the server has described the rules
 * @param {(text: string) => void} on.failed the rules cannot be shown, and why
 */
export function gamePart(model, { changed, replaced, answered, failed }) {
  const { draft, making } = model;
  const element = h("div", { class: "stack" });
  const picker = h("div");
  const rulesLink = link(model.rulesAddress, { class: "btn small" }, icon("book"), t("rules-link"));
  const drawLink = () => rulesLink.setAttribute("href", `#${model.rulesAddress}`);
  /** Of the game that is shown. @type {ReturnType<typeof optionsForm> | null} */
  let form = null;
  /** @type {ReturnType<typeof customField> | null} */
  let named = null;
  let consulted = 0;

  /** Requests the description of the chosen rules from the server, and shows it. @param {string} [focus] the option that has been changed */
  async function consult(focus) {
    consulted += 1;
    const mine = consulted;
    /** @type {RuleChoices} */
    let answer;
    try {
      answer = await rulebook.choices(draft.rules, draft.options);
    } catch (error) {
      if (mine !== consulted) return;
      failed(reason(error));
      // Rules that were kept, or sent, and that this server cannot play.
      if (model.dropOptions()) draw();
      return;
    }
    if (mine !== consulted) return;
    model.choices = answer;
    form?.show(answer.options, focus);
    answered();
  }

  function drawPicker() {
    fill(
      picker,
      dropdown({
        label: t("setup-game"),
        plain: true,
        choices: model.games.map(({ value, name, custom }) => ({ value, text: custom ? name : gameName(name) })),
        value: model.game,
        onChange: (value) => {
          model.game = value;
          draw();
          replaced();
          picker.querySelector("select")?.focus();
        },
      }),
    );
  }

  /** Draws the parts that belong to the chosen game, and requests its description from the server. */
  function draw() {
    const { card } = model;
    drawLink();
    named = customField(
      draft,
      () => {
        drawLink();
        changed();
      },
      async () => {
        changed();
        model.customRules = await rulebook.customRules();
        drawPicker();
      },
      making,
    );
    const field = named;
    const wasOpen = form?.element.open === true;
    form = optionsForm(
      draft.options,
      (id) => {
        field.draw();
        drawLink();
        changed();
        void consult(id);
      },
      making ? h("div") : field.element,
      making,
    );
    form.element.open = wasOpen || making || draft.custom !== null || Object.keys(draft.options).length > 0;
    drawPicker();
    fill(
      element,
      model.sent && h("p", { class: "notice" }, t("custom-from-link")),
      picker,
      h(
        "div",
        { class: "row spread" },
        h("p", { class: "muted small" }, gameAbout(card.name)),
        h(
          "div",
          { class: "row" },
          !making && link(`/discover/${card.name}`, { class: "btn small" }, icon("bulb"), t("scenes-link")),
          rulesLink,
        ),
      ),
      making && field.element,
      form.element,
    );
    void consult();
  }

  /** Keeps the rules under their name. */
  const keep = async () => named?.keep();

  return { element, draw, keep };
}
