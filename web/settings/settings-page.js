// The page of settings. Every choice holds at once, on every board that is open.

import { boardPicture } from "../board-picture.js";
import { api } from "../api.js";
import { dropdown, segmented, toggle } from "../controls.js";
import { fill, h } from "../dom.js";
import { lanPanel } from "../lan.js";
import { lang, languages, setLanguage, t } from "../i18n.js";
import { gameName } from "../names.js";
import { choices, settings } from "../settings.js";
import { canVibrate } from "../sound.js";

/** @import {Page} from "../main.js" */

/**
 * @param {HTMLElement} root
 * @returns {Promise<Page>}
 */
export async function mountSettings(root) {
  const { rules } = await api.catalogue();
  const sample = rules[0];
  const preview = h("div", { class: "settings-preview" });
  const drawPreview = () =>
    sample && fill(preview, boardPicture({ board: sample.start, track: sample.track, label: t("board-start", { game: gameName(sample.name) }), large: true }));

  /**
   * @param {"theme" | "colour" | "home" | "numbers" | "speed" | "taps" | "look" | "aloud" | "tutor"} name
   * @param {string} stem of the messages of its values
   */
  const choice = (name, stem) =>
    segmented({
      legend: t(`settings-${name}`),
      choices: ordered(name).map((value) => ({ value, text: t(`${stem}-${value}`) })),
      value: settings.get(name),
      onChange: (value) => {
        settings.set(name, value);
        drawPreview();
      },
    });

  /** @param {"sound" | "haptics" | "forced" | "greedy" | "pips" | "confirm" | "turning"} name */
  const flag = (name) =>
    toggle({
      label: t(`settings-${name}`),
      help: t(`settings-${name}-help`),
      value: settings.get(name),
      onChange: (value) => settings.set(name, value),
    });

  const lan = lanPanel(() => "");
  root.append(
    h(
      "div",
      { class: "page narrow" },
      h("h1", null, t("settings-title")),
      h(
        "div",
        { class: "stack" },
        h(
          "section",
          { class: "card stack" },
          h("h2", null, t("settings-page")),
          dropdown({
            label: t("language"),
            choices: Object.entries(languages).map(([value, text]) => ({ value, text })),
            value: /** @type {string} */ (lang()),
            onChange: setLanguage,
          }),
          choice("theme", "theme"),
        ),
        h(
          "section",
          { class: "card stack" },
          h("h2", null, t("setup-board")),
          preview,
          choice("look", "look"),
          choice("colour", "colour"),
          choice("home", "home"),
          choice("numbers", "numbers"),
          choice("aloud", "aloud"),
          flag("pips"),
          flag("turning"),
        ),
        h(
          "section",
          { class: "card stack" },
          h("h2", null, t("settings-play")),
          choice("taps", "taps"),
          h("p", { class: "muted small" }, t("settings-taps-help")),
          choice("speed", "speed"),
          choice("tutor", "settings-tutor"),
          h("p", { class: "muted small" }, t("settings-tutor-help")),
          flag("confirm"),
          flag("forced"),
          flag("greedy"),
          flag("sound"),
          canVibrate() && flag("haptics"),
        ),
        h("section", { class: "card stack" }, h("h2", null, t("lan-title")), lan.element),
      ),
    ),
  );
  drawPreview();
  await lan.draw();
  return { title: t("settings-title") };
}

/** The values of a choice in the order in which they are read. @param {Exclude<keyof typeof choices, "practice" | "opponent">} name */
function ordered(name) {
  if (name === "speed") return /** @type {const} */ (["slow", "normal", "fast", "instant"]);
  if (name === "home") return /** @type {const} */ (["left", "right"]);
  return choices[name];
}
