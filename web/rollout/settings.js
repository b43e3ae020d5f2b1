// The settings of a rollout: what is usual, their fields in a form, and their words in a line.

import { dropdown, numberField, segmented, toggle } from "../controls.js";
import { number, t } from "../i18n.js";

/** @import {RolloutLimits, RolloutView, TrialSettings} from "../wire.js" */

/**
 * The settings at the start of a rollout, beside its position.
 * @typedef {{plays: number, settings: TrialSettings, cube: boolean, limits: RolloutLimits}} Manner
 */

/** Joint standard deviations after which GNU Backgammon stops too: 99 %. */
const CLEAR = 2.33;
const ERRORS = [0.02, 0.01, 0.005, 0.002, 0.001];
const LENGTHS = [5, 7, 11, 15];
const PLIES = /** @type {const} */ ([0, 1, 2, 3]);
export const MOST_TRIALS = 100_000;

/** @returns {Manner} */
export const usual = () => ({
  plays: 5,
  settings: { truncate: null, ply: 0, cube_ply: 0, luck: true, tables: true, seed: 1 },
  cube: true,
  limits: { trials: 1296, stop_se: null, stop_jsd: CLEAR },
});

/** A standard error as it is printed. @param {number} error */
const errorText = (error) => number(error, { minimumFractionDigits: 3, maximumFractionDigits: 3 });

const plies = () => PLIES.map((ply) => ({ value: String(ply), text: t("hint-ply", { ply }) }));

/** The fields that everybody sees. They change the manner. @param {Manner} manner */
export function firstFields(manner) {
  return [
    numberField({
      label: t("rollout-trials"),
      help: t("rollout-trials-help"),
      value: manner.limits.trials,
      min: 36,
      max: MOST_TRIALS,
      onChange: (value) => {
        manner.limits.trials = value;
      },
    }),
    segmented({
      legend: t("rollout-ply"),
      choices: plies().slice(0, 3),
      value: String(Math.min(manner.settings.ply, 2)),
      onChange: (value) => {
        manner.settings.ply = Number(value);
      },
    }),
    dropdown({
      label: t("rollout-length"),
      choices: [
        { value: "", text: t("rollout-to-end") },
        ...LENGTHS.map((rolls) => ({ value: String(rolls), text: t("rollout-rolls", { rolls }) })),
      ],
      value: manner.settings.truncate === null ? "" : String(manner.settings.truncate),
      onChange: (value) => {
        manner.settings.truncate = value === "" ? null : Number(value);
      },
    }),
    toggle({
      label: t("rollout-stop-clear"),
      help: t("rollout-stop-clear-help"),
      value: manner.limits.stop_jsd !== null,
      onChange: (stop) => {
        manner.limits.stop_jsd = stop ? CLEAR : null;
      },
    }),
  ];
}

/** The other fields. @param {Manner} manner */
export function moreFields(manner) {
  return [
    numberField({
      label: t("rollout-plays"),
      inline: true,
      value: manner.plays,
      min: 1,
      max: 50,
      onChange: (value) => {
        manner.plays = value;
      },
    }),
    dropdown({
      label: t("rollout-cube-ply"),
      inline: true,
      choices: plies(),
      value: String(manner.settings.cube_ply),
      onChange: (value) => {
        manner.settings.cube_ply = Number(value);
      },
    }),
    dropdown({
      label: t("rollout-stop-se"),
      inline: true,
      choices: [
        { value: "", text: t("rollout-stop-never") },
        ...ERRORS.map((error) => ({ value: String(error), text: errorText(error) })),
      ],
      value: manner.limits.stop_se === null ? "" : String(manner.limits.stop_se),
      onChange: (value) => {
        manner.limits.stop_se = value === "" ? null : Number(value);
      },
    }),
    numberField({
      label: t("rollout-seed"),
      inline: true,
      value: manner.settings.seed,
      min: 0,
      max: 4_294_967_295,
      onChange: (value) => {
        manner.settings.seed = value;
      },
    }),
    toggle({
      label: t("rollout-cube"),
      value: manner.cube,
      onChange: (cube) => {
        manner.cube = cube;
      },
    }),
    toggle({
      label: t("rollout-luck"),
      value: manner.settings.luck,
      onChange: (luck) => {
        manner.settings.luck = luck;
      },
    }),
    toggle({
      label: t("rollout-tables"),
      value: manner.settings.tables,
      onChange: (tables) => {
        manner.settings.tables = tables;
      },
    }),
  ];
}

/** The settings of a rollout, in a line. @param {RolloutView} view */
export function mannerText({ settings, cube, limits }) {
  return [
    t("hint-ply", { ply: settings.ply }),
    cube ? t("rollout-sum-cube", { ply: t("hint-ply", { ply: settings.cube_ply }) }) : t("rollout-sum-no-cube"),
    settings.truncate === null ? t("rollout-to-end") : t("rollout-rolls", { rolls: settings.truncate }),
    t(settings.luck ? "rollout-sum-luck" : "rollout-sum-no-luck"),
    limits.stop_jsd !== null && t("rollout-stop-clear"),
    limits.stop_se !== null && t("rollout-sum-stop-se", { error: errorText(limits.stop_se) }),
    t("rollout-sum-seed", { seed: String(settings.seed) }),
  ]
    .filter(Boolean)
    .join(" · ");
}
