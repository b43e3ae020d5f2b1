// A player over all their analysed matches: the choice of the player and of the game, and their figures.

import { practice } from "../api/practice.js";
import { dropdown } from "../controls.js";
import { fill, h, link, loadStyle } from "../dom.js";
import { icon } from "../icons.js";
import { loadWords, t } from "../i18n.js";
import { gameName } from "../names.js";
import { reason, toast } from "../notices.js";
import { settings } from "../settings.js";
import { figures } from "./figures.js";
import { isBot, nameText } from "./words.js";

/** @import {Address, Page} from "../page.js" */
/** @import {ProfileGroup, ProfileView} from "../wire.js" */

/** Names among which the reader finds their own. */
const MOST_NAMES = 8;
/**
 * @param {HTMLElement} root
 * @param {Address} address
 * @returns {Promise<Page>}
 */
export async function mountProfile(root, { query }) {
  /** @type {import("../api/practice.js").ProfileChoice} */
  let asked = {
    name: query.get("name") ?? (settings.get("practiser") || undefined),
    rules: query.get("rules") ?? undefined,
  };
  /** @type {[ProfileView, ...unknown[]]} */
  const first = await Promise.all([
    practice.profile(asked),
    loadWords("analysis"),
    loadWords("practice"),
    loadStyle(new URL("../styles/figures.css", import.meta.url)),
    loadStyle(new URL("../styles/profile.css", import.meta.url)),
  ]);
  let view = first[0];
  const choices = h("div", { class: "profile-choices" });
  const body = h("div", { class: "stack" });
  root.append(h("div", { class: "page profile" }, h("h1", null, t("profile-title")), choices, body));

  /** @param {import("../api/practice.js").ProfileChoice} next */
  async function ask(next) {
    asked = next;
    try {
      view = await practice.profile(next);
    } catch (error) {
      toast(reason(error), "danger");
      return;
    }
    const focused = [...choices.querySelectorAll("select")].findIndex((select) => select === document.activeElement);
    draw();
    choices.querySelectorAll("select")[focused]?.focus();
    history.replaceState(
      null,
      "",
      `#/profile?${new URLSearchParams({ name: view.profile?.name ?? asked.name ?? "" })}`,
    );
  }

  const name = () => view.profile?.name ?? asked.name ?? view.names[0]?.name ?? "";
  const keyOf = (/** @type {ProfileGroup} */ { group }) => [group.rules, group.level, group.judging ?? ""].join(" ");

  /** Asks once which of the names is the reader's. */
  function whoAreYou() {
    const people = view.names.filter((each) => each.name && !isBot(each.name));
    if (settings.get("practiser") || query.has("name") || people.length < 2) return null;
    const choose = (/** @type {string} */ chosen) => {
      settings.set("practiser", chosen);
      void ask({ name: chosen });
    };
    return h(
      "section",
      { class: "card stack tight" },
      h("h2", null, t("profile-who")),
      h(
        "p",
        { class: "row" },
        people
          .slice(0, MOST_NAMES)
          .map((each) =>
            h(
              "button",
              { class: "btn", attr: { type: "button" }, on: { click: () => choose(each.name) } },
              nameText(each.name),
            ),
          ),
      ),
    );
  }

  function draw() {
    if (view.names.length === 0) {
      fill(choices);
      fill(
        body,
        h("p", { class: "empty" }, t("profile-none")),
        h("p", null, link("/matches", { class: "btn" }, icon("list"), t("nav-matches"))),
      );
      return;
    }
    const shown = view.groups.find(
      ({ group }) =>
        group.rules === view.profile?.rules &&
        group.level === view.profile?.level &&
        group.judging === view.profile?.judging,
    );
    fill(
      choices,
      dropdown({
        label: t("profile-player"),
        choices: view.names.map((each) => ({
          value: each.name,
          text: t("profile-player-of", { name: nameText(each.name), count: each.matches }),
        })),
        value: name(),
        onChange: (value) => ask({ name: value }),
      }),
      view.groups.length > 1 &&
        dropdown({
          label: t("profile-group"),
          choices: view.groups.map((each) => ({
            value: keyOf(each),
            text: t(each.older ? "profile-group-older" : "profile-group-of", {
              game: gameName(each.group.rules),
              level: t(`analysis-level-${each.group.level}`),
              count: each.matches,
            }),
          })),
          value: shown ? keyOf(shown) : "",
          onChange: (value) => {
            const group = view.groups.find((each) => keyOf(each) === value)?.group;
            if (group) ask({ name: name(), rules: group.rules, level: group.level, judging: group.judging });
          },
        }),
    );
    fill(
      body,
      whoAreYou(),
      shown?.older && h("p", { class: "card" }, t("profile-older")),
      view.profile && figures(view.profile),
    );
  }

  draw();
  return { title: t("profile-title") };
}
