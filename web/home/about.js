// Tavola in a few words, with its authors and sources.

import { rulebook } from "../api/rulebook.js";
import { h, link } from "../dom.js";
import { t } from "../i18n.js";

/** @import {Page} from "../page.js" */

/**
 * @param {HTMLElement} root
 * @returns {Promise<Page>}
 */
export async function mountAbout(root) {
  const { version } = await rulebook.catalogue();
  root.append(
    h(
      "div",
      { class: "page narrow" },
      h("h1", null, t("about-title")),
      h("p", null, t("about-what")),
      h("p", null, t("about-dice")),
      h("p", null, t("about-private")),
      h("h2", null, t("about-keys-title")),
      h("p", null, t("about-keys")),
      h("h2", null, t("about-licence-title")),
      h("p", null, t("about-licence")),
      h(
        "p",
        null,
        h(
          "a",
          { attr: { href: new URL("../vendor/fluent-bundle/LICENSE", import.meta.url).href } },
          "@fluent/bundle – Apache-2.0",
        ),
      ),
      h("p", { class: "muted small" }, t("about-version", { version })),
      h("p", null, link("/", { class: "btn" }, t("nav-home"))),
    ),
  );
  return { title: t("about-title") };
}
