// The page of settings. Every choice holds at once, on every board that is open.

import { boardPicture } from "../board-picture.js";
import { rulebook } from "../api/rulebook.js";
import { dropdown, segmented, toggle } from "../controls.js";
import { fill, h } from "../dom.js";
import { lanPanel } from "../lan.js";
import { inBrowser } from "../transport.js";
import { lang, languages, setLanguage, t, loadWords } from "../i18n.js";
import { gameName } from "../names.js";
import { choices, settings } from "../settings.js";
import { canVibrate } from "../sound.js";

/** @import {Page} from "../page.js" */

/**
 * @param {HTMLElement} root
 * @returns {Promise<Page>}
 */
export async function mountSettings(root) {
  const { rules, people } = await rulebook.catalogue();
  const sample = rules[0];
  const preview = h("div", { class: "settings-preview" });
  const drawPreview = () =>
    sample &&
    fill(
      preview,
      boardPicture({
        board: sample.start,
        track: sample.track,
        label: t("board-start", { game: gameName(sample.name) }),
        large: true,
      }),
    );

  /**
   * @param {"theme" | "colour" | "home" | "numbers" | "speed" | "taps" | "look" | "aloud" | "tutor" | "roll" | "confirm"} name
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

  /** @param {"sound" | "haptics" | "forced" | "greedy" | "pips" | "turning" | "analyse"} name */
  const flag = (name) =>
    toggle({
      label: t(`settings-${name}`),
      help: t(`settings-${name}-help`),
      value: settings.get(name),
      onChange: (value) => settings.set(name, value),
    });

  /** On a phone a section opens when it is wanted. @param {string} title @param {...(HTMLElement | false)} children */
  const section = (title, ...children) =>
    h(
      "details",
      { class: "card settings-section", set: { open: matchMedia("(min-width: 52rem)").matches } },
      h("summary", null, h("h2", null, title)),
      h("div", { class: "settings-choices" }, children),
    );
  const help = (/** @type {string} */ message) => h("p", { class: "muted small" }, t(message));

  const lan = lanPanel(() => "");
  const keep = inBrowser && (await kept());
  root.append(
    h(
      "div",
      { class: "page settings" },
      h("h1", null, t("settings-title")),
      h(
        "div",
        { class: "settings-columns" },
        h(
          "div",
          { class: "stack" },
          section(
            t("settings-play"),
            choice("taps", "taps"),
            help("settings-taps-help"),
            choice("roll", "roll"),
            help("settings-roll-help"),
            choice("confirm", "confirm"),
            help("settings-confirm-help"),
            choice("tutor", "settings-tutor"),
            help("settings-tutor-help"),
            choice("speed", "speed"),
            flag("forced"),
            flag("greedy"),
            flag("analyse"),
            flag("sound"),
            canVibrate() && flag("haptics"),
          ),
          section(
            t("settings-page"),
            dropdown({
              label: t("language"),
              choices: Object.entries(languages).map(([value, text]) => ({ value, text })),
              value: /** @type {string} */ (lang()),
              onChange: setLanguage,
            }),
            choice("theme", "theme"),
          ),
        ),
        h(
          "div",
          { class: "stack" },
          section(
            t("setup-board"),
            preview,
            choice("look", "look"),
            choice("colour", "colour"),
            choice("home", "home"),
            choice("numbers", "numbers"),
            choice("aloud", "aloud"),
            flag("pips"),
            flag("turning"),
          ),
          inBrowser
            ? section(t("tab-title"), keep)
            : people
              ? section(t("me-title"), await me())
              : section(t("lan-title"), lan.element),
        ),
      ),
    ),
  );
  drawPreview();
  if (!inBrowser && !people) await lan.draw();
  return { title: t("settings-title") };
}

/** The person on this service. */
async function me() {
  const [{ mePanel }] = await Promise.all([import("../people/me.js"), loadWords("people")]);
  return mePanel();
}

/** The data that a node in this browser keeps. */
async function kept() {
  const [{ keepPanel }] = await Promise.all([import("../tab/keep.js"), loadWords("tab")]);
  return keepPanel();
}

/** The values of a choice in the order in which they are read. @param {Exclude<keyof typeof choices, "practice" | "opponent">} name */
function ordered(name) {
  if (name === "speed") return /** @type {const} */ (["slow", "normal", "fast", "instant"]);
  if (name === "home") return /** @type {const} */ (["left", "right"]);
  return choices[name];
}
