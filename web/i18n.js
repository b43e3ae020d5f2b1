// The page's words: Fluent messages of `locales/`, in the reader's language.

import { FluentBundle, FluentResource } from "./vendor/fluent-bundle/index.js";
import { settings } from "./settings.js";

/** @import {FluentVariable} from "./vendor/fluent-bundle/index.js" */

/** The languages, by their own names, in the order of the menu. */
export const languages = /** @type {const} */ ({
  en: "English",
  de: "Deutsch",
  fr: "Français",
  es: "Español",
  it: "Italiano",
  nl: "Nederlands",
  pt: "Português",
  da: "Dansk",
  ru: "Русский",
});

/** @typedef {keyof typeof languages} Language */

/** Words that every page needs. Pages load others by `loadWords`. @type {Set<string>} */
const wanted = new Set(["app", "games"]);
const FALLBACK = "en";

/** @type {Map<string, FluentBundle>} */
const bundles = new Map();
/** Files that are in the bundle of their language, or on their way. @type {Map<string, Promise<void>>} */
const texts = new Map();
/** The reader's words; a test proves that every language has all of them. @type {FluentBundle | null} */
let bundle = null;
/** The language on the screen, or to come. @type {Language} */
let current = chosen();
/** @type {Set<(code: Language) => void>} */
const listeners = new Set();

/** @param {string} code @returns {code is Language} */
function known(code) {
  return Object.hasOwn(languages, code);
}

/** The bundle of a language, with all files that are wanted. @param {Language} code */
async function load(code) {
  // Marks around inserted names (bidi isolates) help no language here and break comparing and copying.
  const bundle = bundles.get(code) ?? new FluentBundle(code, { useIsolating: false });
  bundles.set(code, bundle);
  await Promise.all(
    [...wanted].map((file) => {
      const path = `${code}/${file}.ftl`;
      let coming = texts.get(path);
      if (!coming) {
        coming = fetchText(path).then((text) => void bundle.addResource(new FluentResource(text)));
        texts.set(path, coming);
        coming.catch(() => texts.delete(path));
      }
      return coming;
    }),
  );
  return bundle;
}

/** @param {string} path */
async function fetchText(path) {
  const response = await fetch(new URL(`locales/${path}`, import.meta.url));
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.text();
}

/**
 * Loads the words that only some pages need, in this language and in every one that is chosen later.
 * @param {string} file name without its extension
 */
export async function loadWords(file) {
  wanted.add(file);
  await load(current);
}

/** The browser's language, or English. @returns {Language} */
function preferred() {
  for (const tag of navigator.languages ?? [navigator.language]) {
    const code = tag.toLowerCase().split("-")[0] ?? "";
    if (known(code)) return code;
    // Norwegians read Danish with ease.
    if (code === "nb" || code === "nn" || code === "no") return "da";
  }
  return FALLBACK;
}

/** @param {Language} code */
async function use(code) {
  bundle = await load(code);
  current = code;
  document.documentElement.lang = code;
  for (const listener of listeners) listener(code);
}

/** The reader's choice, or the browser's language. */
function chosen() {
  const language = settings.get("language");
  return known(language) ? language : preferred();
}

/** Loads the reader's language; call once before anything is shown. */
export const startLanguage = () => use(current);

/** The language on the screen. @returns {Language} */
export function lang() {
  return current;
}

/**
 * Switches the page to a language and remembers it.
 * @param {string} code
 */
export async function setLanguage(code) {
  if (!known(code)) return;
  settings.set("language", code);
  await use(code);
}

/**
 * @param {(code: Language) => void} listener called after every switch
 * @returns {() => void} ends the subscription
 */
export function onLanguage(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a message exists. @param {string} id */
export function has(id) {
  return Boolean(bundle?.getMessage(id)?.value);
}

/**
 * A message in the reader's language. A message that is missing shows its id, so that it is seen and mended.
 * @param {string} id
 * @param {Record<string, FluentVariable>} [vars]
 * @returns {string}
 */
export function t(id, vars) {
  const pattern = bundle?.getMessage(id)?.value;
  return bundle && pattern ? bundle.formatPattern(pattern, vars, []) : id;
}

/**
 * @param {number} value
 * @param {Intl.NumberFormatOptions} [options]
 */
export function number(value, options) {
  return new Intl.NumberFormat(current, options).format(value);
}

/**
 * A moment to come, in everyday words: "in 5 minutes", "tomorrow".
 * @param {number} at milliseconds since 1970
 * @param {number} [now]
 */
export function until(at, now = Date.now()) {
  const minutes = Math.max(0, Math.round((at - now) / 60_000));
  const relative = new Intl.RelativeTimeFormat(current, { numeric: "auto" });
  if (minutes < 60) return relative.format(minutes, "minute");
  if (minutes < 24 * 60) return relative.format(Math.round(minutes / 60), "hour");
  const days = Math.round(minutes / (24 * 60));
  return days < 60 ? relative.format(days, "day") : relative.format(Math.round(days / 30), "month");
}

/**
 * A moment in the past, in everyday words: "5 minutes ago", or the date if it is long ago.
 * @param {string} iso
 * @param {number} [now]
 */
export function ago(iso, now = Date.now()) {
  const then = Date.parse(iso);
  const seconds = Math.round((then - now) / 1000);
  const relative = new Intl.RelativeTimeFormat(current, { numeric: "auto" });
  if (seconds > -60) return relative.format(0, "second");
  if (seconds > -3600) return relative.format(Math.round(seconds / 60), "minute");
  if (seconds > -86_400) return relative.format(Math.round(seconds / 3600), "hour");
  if (seconds > -7 * 86_400) return relative.format(Math.round(seconds / 86_400), "day");
  return new Intl.DateTimeFormat(current, { dateStyle: "medium" }).format(then);
}
