// Building SVG by hand.

const NS = "http://www.w3.org/2000/svg";

/**
 * @template {keyof SVGElementTagNameMap} K
 * @param {K} tag
 * @param {Record<string, string | number | undefined>} [attributes]
 * @param {...(Node | string)} children
 * @returns {SVGElementTagNameMap[K]}
 */
export function svg(tag, attributes = {}, ...children) {
  const element = document.createElementNS(NS, tag);
  set(element, attributes);
  element.append(...children);
  return element;
}

/**
 * Sets attributes; `undefined` takes one away.
 * @param {Element} element
 * @param {Record<string, string | number | undefined>} attributes
 */
export function set(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined) {
      element.removeAttribute(name);
      continue;
    }
    const text = typeof value === "number" ? String(Math.round(value * 100) / 100) : value;
    // The same value again would make the browser compute styles again.
    if (element.getAttribute(name) !== text) element.setAttribute(name, text);
  }
}
