// Match files of other programs and of Tavola: chosen by a button, dropped on the page, or pasted as text.

import { matches } from "../api/matches.js";
import { h } from "../dom.js";
import { icon } from "../icons.js";
import { t } from "../i18n.js";
import { announce, reason, toast } from "../notices.js";

/** Extensions that the file dialog offers; the server examines the content of others. */
const EXTENSIONS = ".mat,.txt,.sgf,.fibs,.oldmoves,.xg,.json";

/**
 * @param {HTMLElement} root where files may be dropped
 * @returns {{element: HTMLElement, leave: () => void}}
 */
export function fileOpener(root) {
  const failure = h("p", { class: "error", attr: { role: "alert" } });
  const chooser = h("input", {
    class: "visually-hidden",
    attr: { type: "file", accept: EXTENSIONS, tabindex: -1, "aria-hidden": "true" },
    on: {
      change: () => {
        const file = chooser.files?.[0];
        chooser.value = "";
        if (file) open(file, file.name);
      },
    },
  });

  /** @param {Blob} file @param {string} name */
  async function open(file, name) {
    failure.textContent = "";
    try {
      const { id, fault } = await matches.open(file, name);
      const text = fault === null ? t("matches-opened") : t("matches-opened-part", { fault });
      toast(text, fault === null ? "" : "danger");
      announce(text);
      location.hash = `#/replay/${id}`;
    } catch (error) {
      failure.textContent = reason(error);
    }
  }

  /** @param {DragEvent} event */
  function onDrag(event) {
    if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
  }

  /** @param {DragEvent} event */
  function onDrop(event) {
    const file = event.dataTransfer?.files[0];
    if (!file) return;
    event.preventDefault();
    open(file, file.name);
  }

  /** @param {ClipboardEvent} event */
  function onPaste(event) {
    if (event.target instanceof Element && event.target.matches("input, textarea")) return;
    const file = event.clipboardData?.files[0];
    const text = event.clipboardData?.getData("text/plain") ?? "";
    if (file) open(file, file.name);
    else if (text.trim() !== "") open(new Blob([text]), "");
  }

  root.addEventListener("dragover", onDrag);
  root.addEventListener("drop", onDrop);
  document.addEventListener("paste", onPaste);

  return {
    element: h(
      "div",
      { class: "match-files" },
      h(
        "button",
        { class: "btn", attr: { type: "button" }, on: { click: () => chooser.click() } },
        icon("open"),
        t("matches-open"),
      ),
      chooser,
      h("p", { class: "muted small" }, t("matches-open-hint")),
      failure,
    ),
    leave() {
      root.removeEventListener("dragover", onDrag);
      root.removeEventListener("drop", onDrop);
      document.removeEventListener("paste", onPaste);
    },
  };
}
