// The settings of a rollout: the usual ones at first, the others behind "More settings".

import { dropdown, numberField, segmented, toggle } from "../controls.js";
import { h, uniqueId } from "../dom.js";
import { icon } from "../icons.js";
import { number, t } from "../i18n.js";
import { reason, toast } from "../notices.js";

/** @import {NewRollout, RolloutLimits, RolloutSettings} from "../wire.js" */

/** @typedef {{plays: number, settings: RolloutSettings, limits: RolloutLimits}} Manner */

/** Joint standard deviations after which GNU Backgammon stops too: 99 %. */
const CLEAR = 2.33;
const ERRORS = [0.02, 0.01, 0.005, 0.002, 0.001];
const LENGTHS = [5, 7, 11, 15];
const PLIES = /** @type {const} */ ([0, 1, 2, 3]);
const MOST_TRIALS = 100_000;

/** The settings of the last rollout, as long as the page stands. @type {Manner} */
const last = {
  plays: 5,
  settings: { truncate: null, ply: 0, cube_ply: 0, cube: true, luck: true, tables: true, seed: 1 },
  limits: { trials: 1296, stop_se: null, stop_jsd: CLEAR },
};

/** A standard error as it is printed. @param {number} error */
export const errorText = (error) => number(error, { minimumFractionDigits: 3, maximumFractionDigits: 3 });

/**
 * @param {(manner: Manner) => Promise<{id: string}>} start
 * @param {HTMLElement} [cancel] a button beside that which starts
 * @returns {HTMLFormElement}
 */
export function rolloutForm(start, cancel) {
  const { settings, limits } = last;
  const plies = PLIES.map((ply) => ({ value: String(ply), text: t("hint-ply", { ply }) }));
  const button = h("button", { class: "btn primary", attr: { type: "submit" } }, icon("graph"), t("rollout-start"));
  const form = h(
    "form",
    { class: "stack rollout-form", on: { submit: begin } },
    numberField({
      label: t("rollout-trials"),
      help: t("rollout-trials-help"),
      value: limits.trials,
      min: 36,
      max: MOST_TRIALS,
      onChange: (value) => {
        limits.trials = value;
      },
    }),
    segmented({
      legend: t("rollout-ply"),
      choices: plies.slice(0, 3),
      value: String(Math.min(settings.ply, 2)),
      onChange: (value) => {
        settings.ply = Number(value);
      },
    }),
    dropdown({
      label: t("rollout-length"),
      choices: [
        { value: "", text: t("rollout-to-end") },
        ...LENGTHS.map((rolls) => ({ value: String(rolls), text: t("rollout-rolls", { rolls }) })),
      ],
      value: settings.truncate === null ? "" : String(settings.truncate),
      onChange: (value) => {
        settings.truncate = value === "" ? null : Number(value);
      },
    }),
    toggle({
      label: t("rollout-stop-clear"),
      help: t("rollout-stop-clear-help"),
      value: limits.stop_jsd !== null,
      onChange: (stop) => {
        limits.stop_jsd = stop ? CLEAR : null;
      },
    }),
    h(
      "details",
      { class: "options" },
      h("summary", null, h("span", { class: "options-title" }, t("rollout-more"))),
      h(
        "div",
        { class: "options-body stack" },
        numberField({
          label: t("rollout-plays"),
          inline: true,
          value: last.plays,
          min: 1,
          max: 50,
          onChange: (value) => {
            last.plays = value;
          },
        }),
        dropdown({
          label: t("rollout-cube-ply"),
          inline: true,
          choices: plies,
          value: String(settings.cube_ply),
          onChange: (value) => {
            settings.cube_ply = Number(value);
          },
        }),
        dropdown({
          label: t("rollout-stop-se"),
          inline: true,
          choices: [
            { value: "", text: t("rollout-stop-never") },
            ...ERRORS.map((error) => ({ value: String(error), text: errorText(error) })),
          ],
          value: limits.stop_se === null ? "" : String(limits.stop_se),
          onChange: (value) => {
            limits.stop_se = value === "" ? null : Number(value);
          },
        }),
        numberField({
          label: t("rollout-seed"),
          inline: true,
          value: settings.seed,
          min: 0,
          max: 4_294_967_295,
          onChange: (value) => {
            settings.seed = value;
          },
        }),
        toggle({
          label: t("rollout-cube"),
          value: settings.cube,
          onChange: (cube) => {
            settings.cube = cube;
          },
        }),
        toggle({
          label: t("rollout-luck"),
          value: settings.luck,
          onChange: (luck) => {
            settings.luck = luck;
          },
        }),
        toggle({
          label: t("rollout-tables"),
          value: settings.tables,
          onChange: (tables) => {
            settings.tables = tables;
          },
        }),
      ),
    ),
    h("p", { class: "row" }, button, cancel),
  );

  /** @param {Event} event */
  async function begin(event) {
    event.preventDefault();
    button.disabled = true;
    try {
      const { id } = await start({ plays: last.plays, settings: { ...settings }, limits: { ...limits } });
      location.hash = `#/rollout/${id}`;
    } catch (error) {
      toast(reason(error), "danger");
    }
    button.disabled = false;
  }

  return form;
}

/**
 * Asks for the settings in a dialog.
 * @param {(manner: Manner) => Promise<{id: string}>} start
 */
export function askRollout(start) {
  const titleId = uniqueId("title");
  const dialog = h(
    "dialog",
    { class: "rollout-dialog", attr: { "aria-labelledby": titleId } },
    h("header", null, h("h2", { attr: { id: titleId } }, t("rollout-title"))),
    h(
      "div",
      { class: "body" },
      h("p", { class: "muted small" }, t("rollout-about")),
      rolloutForm(
        start,
        h("button", { class: "btn quiet", attr: { type: "button" }, on: { click: () => dialog.close() } }, t("cancel")),
      ),
    ),
  );
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
