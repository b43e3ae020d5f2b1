// The data in this browser: their persistence, export and import of everything as a file, and the nets of all games.

import { fill, h } from "../dom.js";
import { download } from "../files.js";
import { number, t } from "../i18n.js";
import { reason, toast } from "../notices.js";
import { node } from "../api/node.js";
import { onNode } from "./client.js";

/** The names of the caches of the service worker (`sw.js`). */
const NETS = "tavola-nets";
const MB = 1e6;

/** Whether the browser keeps the data of this page until a person removes them. */
async function persisted() {
  return (await navigator.storage?.persisted?.()) ?? false;
}

/** Requests persistent storage from the browser. It may prompt the person, so the request waits until there is something to keep. */
export async function askToKeep() {
  if (!(await persisted())) await navigator.storage?.persist?.();
}

/** The panel of the settings. The words are those of the file `tab`. */
export function keepPanel() {
  const how = h("p", { class: "muted small" });
  const offline = h("div", { class: "stack" });
  const element = h(
    "div",
    { class: "stack" },
    h("p", null, t("tab-where")),
    how,
    h(
      "div",
      { class: "row" },
      h("button", { class: "btn", attr: { type: "button" }, on: { click: save } }, t("tab-save")),
      h("button", { class: "btn", attr: { type: "button" }, on: { click: () => chooser.click() } }, t("tab-open")),
    ),
    h("p", { class: "muted small" }, t("tab-file-help")),
    offline,
  );
  const chooser = h("input", {
    attr: { type: "file", hidden: true, "data-part": "store" },
    on: { change: () => void chosen() },
  });
  element.append(chooser);

  async function save() {
    try {
      download(await node.everything(), `tavola-${new Date().toISOString().slice(0, 10)}.sqlite`);
    } catch (error) {
      toast(reason(error), "danger");
    }
  }

  async function chosen() {
    const [file] = chooser.files ?? [];
    chooser.value = "";
    if (!file || !(await sure())) return;
    try {
      await node.replaceEverything(file);
      // Every page shows the replaced data.
      location.hash = "#/";
      location.reload();
    } catch (error) {
      toast(reason(error), "danger");
    }
  }

  onNode(async ({ fleeting }) => {
    const { usage } = (await navigator.storage?.estimate?.()) ?? {};
    const used = usage ? ` (${number(usage / MB, { maximumFractionDigits: 1 })} MB)` : "";
    how.textContent = t(fleeting ? "tab-fleeting" : (await persisted()) ? "tab-kept" : "tab-may-go") + used;
  });
  if ("caches" in globalThis && navigator.serviceWorker?.controller) void drawOffline(offline);
  return element;
}

/** Asks whether everything is to be replaced. @returns {Promise<boolean>} */
function sure() {
  return new Promise((resolve) => {
    const dialog = h(
      "dialog",
      {
        class: "card",
        attr: { "aria-label": t("tab-open") },
        on: {
          close: () => {
            dialog.remove();
            resolve(dialog.returnValue === "yes");
          },
        },
      },
      h(
        "form",
        { class: "stack", attr: { method: "dialog" } },
        h("p", null, t("tab-open-sure")),
        h(
          "div",
          { class: "row" },
          h("button", { class: "btn primary", attr: { value: "no" } }, t("tab-cancel")),
          h("button", { class: "btn danger", attr: { value: "yes" } }, t("tab-open-yes")),
        ),
      ),
    );
    document.body.append(dialog);
    dialog.showModal();
  });
}

/** The button that gets all nets, with how far it is. @param {HTMLElement} root */
async function drawOffline(root) {
  const base = new URL("../", import.meta.url);
  /** @type {{file: string, bytes: number}[]} */
  const nets = Object.values(await (await fetch(new URL("nets.json", base))).json());
  const all = nets.reduce((sum, { bytes }) => sum + bytes, 0) / MB;
  const cache = await caches.open(NETS);
  /** @type {typeof nets} */
  const missing = [];
  for (const net of nets) if (!(await cache.match(new URL(net.file, base)))) missing.push(net);
  const state = h("p", { class: "muted small", attr: { role: "status" } });
  const round = (/** @type {number} */ value) => Math.round(value * 10) / 10;
  if (missing.length === 0) {
    fill(root, state);
    state.textContent = t("tab-offline-done");
    return;
  }
  const button = h(
    "button",
    { class: "btn", attr: { type: "button" }, on: { click: () => void get() } },
    t("tab-offline"),
  );
  state.textContent = t("tab-offline-help", { size: round(all) });
  fill(root, h("div", null, button), state);

  async function get() {
    button.disabled = true;
    let left = missing.reduce((sum, { bytes }) => sum + bytes, 0) / MB;
    try {
      for (const { file, bytes } of missing) {
        // The service worker keeps it on its way.
        const response = await fetch(new URL(file, base));
        if (!response.ok) throw new Error(file);
        await response.arrayBuffer();
        left -= bytes / MB;
        state.textContent = t("tab-offline-progress", { done: round(all - left), all: round(all) });
      }
      await drawOffline(root);
    } catch {
      await drawOffline(root);
      toast(t("tab-offline-failed"), "danger");
    }
  }
}
