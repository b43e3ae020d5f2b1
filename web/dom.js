// Making elements: one small function instead of a framework.

/** @typedef {Node | string | number | null | undefined | false} Child */

/**
 * @typedef {object} Props
 * @property {string} [class]
 * @property {Record<string, (event: any) => void>} [on] listeners by event
 * @property {Record<string, unknown>} [set] properties of the element, e.g. `{value: "x"}`
 * @property {Record<string, string | number | boolean | null | undefined>} [attr] attributes; true is empty, false and null are none
 */

/**
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Props | null} [props]
 * @param {...(Child | Child[])} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function h(tag, props, ...children) {
  const element = document.createElement(tag);
  if (props?.class) element.className = props.class;
  for (const [name, value] of Object.entries(props?.attr ?? {})) {
    if (value === true) element.setAttribute(name, "");
    else if (value !== false && value !== null && value !== undefined) element.setAttribute(name, String(value));
  }
  append(element, children);
  // After the children: a select's value exists only once its options do.
  Object.assign(element, props?.set);
  for (const [event, listener] of Object.entries(props?.on ?? {})) element.addEventListener(event, listener);
  return element;
}

/**
 * @param {Element} parent
 * @param {(Child | Child[])[]} children
 */
function append(parent, children) {
  for (const child of children.flat()) {
    if (child === null || child === undefined || child === false) continue;
    parent.append(child instanceof Node ? child : String(child));
  }
}

/**
 * Replaces the content of an element.
 * @param {Element} parent
 * @param {...(Child | Child[])} children
 */
export function fill(parent, ...children) {
  parent.replaceChildren();
  append(parent, children);
}

/** Style sheets that were added. @type {Map<string, Promise<void>>} */
const sheets = new Map();

/**
 * Adds a style sheet that only some pages need.
 * @param {URL} address
 * @returns {Promise<void>} when it holds
 */
export function loadStyle(address) {
  const known = sheets.get(address.href);
  if (known) return known;
  const loaded = new Promise((resolve, reject) => {
    document.head.append(
      h("link", {
        attr: { rel: "stylesheet", href: address.href },
        on: { load: () => resolve(undefined), error: () => reject(new Error(address.pathname)) },
      }),
    );
  });
  sheets.set(address.href, loaded);
  loaded.catch(() => sheets.delete(address.href));
  return loaded;
}

let lastId = 0;

/** An id that no other element has, to tie labels and descriptions to controls. @param {string} stem */
export function uniqueId(stem) {
  lastId += 1;
  return `${stem}-${lastId}`;
}

/**
 * A link inside the page.
 * @param {string} route such as "/rules/backgammon"
 * @param {Props} props
 * @param {...(Child | Child[])} children
 */
export function link(route, props, ...children) {
  return h("a", { ...props, attr: { ...props.attr, href: `#${route}` } }, ...children);
}
