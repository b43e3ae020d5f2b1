// A list of the server's stored matches or rollouts: rows that can be removed, those of another version among them.

import { fill, h } from "./dom.js";
import { icon } from "./icons.js";
import { t } from "./i18n.js";
import { announce, reason, toast } from "./notices.js";
import { askWhether } from "./question.js";

/** @import {Unreadable} from "./wire.js" */

/**
 * @template {{id: string}} T
 * @param {object} props
 * @param {T[]} props.kept
 * @param {Unreadable[]} props.unreadable
 * @param {HTMLElement} props.heading takes the focus when a row is gone
 * @param {(each: T, removal: (name: string, text: string) => HTMLElement) => HTMLElement} props.row `removal` makes the button: the name of the row, and a text about the loss
 * @param {(id: string) => Promise<unknown>} props.remove
 * @param {{none: string, ask: string, removed: string, more?: string}} props.words texts of an empty list, of the question, of its end, and of the button for the next rows
 * @param {string | null} [props.next] argument of `following`; null if nothing follows
 * @param {(next: string) => Promise<{kept: T[], unreadable: Unreadable[], next: string | null}>} [props.following]
 * @returns {HTMLElement}
 */
export function storedList({ kept, unreadable, heading, row, remove, words, next = null, following }) {
  const list = h("div");

  /** @param {string} id @param {string} text */
  async function removeAfterAsking(id, text) {
    if (!(await askWhether({ title: words.ask, text, yes: t("delete-yes"), danger: true }))) return;
    try {
      await remove(id);
    } catch (error) {
      toast(reason(error), "danger");
      return;
    }
    kept = kept.filter((other) => other.id !== id);
    unreadable = unreadable.filter((other) => other.id !== id);
    draw();
    heading.focus();
    announce(words.removed);
  }

  /** @param {string} id @param {string} name @param {string} text */
  const removal = (id, name, text) =>
    h(
      "button",
      {
        class: "btn small quiet removal",
        attr: { type: "button", "aria-label": t("delete-of", { players: name }) },
        on: { click: () => removeAfterAsking(id, text) },
      },
      icon("trash"),
      t("delete"),
    );

  /** An item of another version: it can only be removed. @param {Unreadable} lost */
  const lostRow = ({ id, reason: why }) =>
    h(
      "li",
      { class: "card row spread" },
      h("div", null, h("p", null, t("error-unreadable")), h("p", { class: "muted small" }, `${id}: ${why}`)),
      removal(id, id, why),
    );

  /** Adds the next rows, and goes to the first of them. */
  async function showMore() {
    if (!following || next === null) return;
    const seen = kept.length;
    try {
      const more = await following(next);
      const known = new Set(kept.map((each) => each.id));
      kept = [...kept, ...more.kept.filter((each) => !known.has(each.id))];
      unreadable = [...unreadable, ...more.unreadable];
      next = more.next;
    } catch (error) {
      toast(reason(error), "danger");
      return;
    }
    draw();
    list.querySelectorAll("li")[seen]?.querySelector("a")?.focus();
  }

  function draw() {
    if (kept.length + unreadable.length === 0) fill(list, h("p", { class: "empty" }, words.none));
    else
      fill(
        list,
        h(
          "ul",
          { class: "plain-list stack" },
          kept.map((each) => row(each, (name, text) => removal(each.id, name, text))),
          unreadable.map(lostRow),
        ),
      );
    if (next !== null)
      list.append(
        h(
          "p",
          { class: "row" },
          h("button", { class: "btn", attr: { type: "button" }, on: { click: showMore } }, words.more ?? ""),
        ),
      );
  }

  draw();
  return list;
}
