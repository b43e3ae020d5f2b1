// Files that the page gives out.

import { h } from "./dom.js";

/**
 * Has the browser save something.
 * @param {Blob} content
 * @param {string} name
 */
export function download(content, name) {
  const address = URL.createObjectURL(content);
  const anchor = h("a", { attr: { href: address, download: name } });
  document.body.append(anchor);
  anchor.click();
  anchor.remove();
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
