// Screens of the page: those that are kept in tests/browser/screens/ and compared, and all of them for the eye:
//
//   node tests/browser/screens.mjs FOLDER           every page and twelve games, 390, 768 and 1440 pixels wide, light and dark
//   node tests/browser/screens.mjs FOLDER de 390    the same in another language, and only so wide

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { start, visit } from "./harness.mjs";

/** @typedef {Awaited<ReturnType<typeof start>>} Tavola */
/** @typedef {{width: number, theme: "light" | "dark"}} Look */

const HEIGHTS = /** @type {Record<number, number>} */ ({ 390: 844, 768: 1024, 1440: 900 });
/** Pixels of the longest picture: the gallery is longer than any eye follows. */
const HIGHEST = 3000;
/** Milliseconds in which a page for the eye has drawn its data. */
const SETTLING = 250;

/** A position in which something stands out: a checker on the bar, pinned checkers, a tower apart, captured checkers. */
const POSITIONS = /** @type {Record<string, string>} */ ({
  backgammon: "bar:1 13:4 8:4 6:5 4:1 / 24:2 13:5 8:3 6:5",
  plakoto: "24:10 21:1 17:1! 12:3 / 24:9 18:1 8:1 5:4",
  "ludus-lumbardorum": "12:5 9:2 4:3 off:5 / 12:6 10:1 7:3 2:5",
  "catch-me": "24:1 20:1 13:1 7:1 3:1 2:1 / 24:1 19:1 10:1 off:3",
  doublets: "24:2 17:2 10:2 21:2 20:2 19:2 / 24:2 23:2 16:2 15:2 8:2 off:2",
});

export const GAMES = [
  "backgammon",
  "nackgammon",
  "hypergammon",
  "plakoto",
  "fevga",
  "tapa",
  "acey-deucey",
  "russian",
  "gioul",
  "ludus-lumbardorum",
  "catch-me",
  "doublets",
];

/**
 * A match of two people, with dice by hand so that nothing happens by itself.
 * @param {Tavola} tavola @param {string} game @param {string | null} [position]
 */
export async function match(tavola, game, position = POSITIONS[game] ?? null) {
  const { id } = await tavola.create({ rules: game, dice: "hand", match: { kind: "single" }, position });
  return `#/match/${id}`;
}

/**
 * A page that stands still.
 * @param {Tavola} tavola @param {string} path @param {Look} look @param {string} [language]
 */
export async function open(tavola, path, { width, theme }, language) {
  const page = await tavola.page({
    path,
    language,
    width,
    height: HEIGHTS[width] ?? 900,
    theme,
    settings: { speed: "instant", sound: false, forced: false, roll: "ask", confirm: "ask" },
  });
  await page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync(
      "*, *::before, *::after { animation: none !important; transition: none !important; caret-color: transparent !important; }",
    );
    document.adoptedStyleSheets.push(still);
  });
  await page.waitForLoadState("networkidle");
  await page.evaluate(async () => {
    await document.fonts.ready;
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  return page;
}

/**
 * The visible difference of two pictures as a share, from 0 to 1. They are compared as they look from afar, `far` times
 * smaller, so that letters, which each machine draws in its own way, are grey.
 * @param {import("playwright-core").Page} page any page that stands
 * @param {Buffer} one @param {Buffer} other PNGs
 * @param {{far: number, step: number}} eye `step`: of 255, the smallest difference of a colour that counts
 */
export function difference(page, one, other, { far, step }) {
  const urls = [one, other].map((png) => `data:image/png;base64,${png.toString("base64")}`);
  return page.evaluate(
    async ({ urls, far, step }) => {
      const pictures = await Promise.all(
        urls.map(async (url) => {
          const picture = new Image();
          picture.src = url;
          await picture.decode();
          return picture;
        }),
      );
      const [first, second] = pictures;
      if (first.width !== second.width || first.height !== second.height) return 1;
      const [width, height] = [Math.ceil(first.width / far), Math.ceil(first.height / far)];
      const [a, b] = pictures.map((picture) => {
        const canvas = new OffscreenCanvas(width, height);
        const context = canvas.getContext("2d");
        context.imageSmoothingQuality = "high";
        context.drawImage(picture, 0, 0, width, height);
        return context.getImageData(0, 0, width, height).data;
      });
      let differing = 0;
      for (let at = 0; at < a.length; at += 4) {
        if ([0, 1, 2].some((channel) => Math.abs(a[at + channel] - b[at + channel]) >= step)) differing += 1;
      }
      return differing / (width * height);
    },
    { urls, far, step },
  );
}

/** A match of a file with its quick analysis. @param {Tavola} tavola @returns {Promise<string>} its id */
async function analysed(tavola) {
  const body = readFileSync(new URL("../../crates/analysis/tests/three-points.mat", import.meta.url));
  const { id } = await tavola.open(body);
  await tavola.call("POST", `/api/matches/${id}/analysis`, { level: "quick", run: true });
  for (let running = true; running; ) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    running = (await tavola.call("GET", `/api/matches/${id}/analyses`)).analyses[0].running;
  }
  return id;
}

/**
 * A picture of a page from its head to its foot; of a match only the part in the window.
 * @param {import("playwright-core").Page} page @param {string} path @param {number} width
 */
async function picture(page, path, width) {
  const height = HEIGHTS[width] ?? 900;
  await page.setViewportSize({ width, height });
  await visit(page, path);
  await page.locator("main:not([aria-busy])").waitFor();
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(SETTLING);
  if (!path.startsWith("#/match/")) {
    // A window as high as the page: parts that stick to its foot stand at the foot of the picture.
    const whole = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height: Math.min(Math.max(height, whole), HIGHEST) });
    await page.waitForTimeout(SETTLING);
  }
  return page.screenshot();
}

/** @param {string} folder @param {{language?: string, widths?: number[]}} [options] */
async function all(folder, { language = "en", widths = [390, 768, 1440] } = {}) {
  mkdirSync(folder, { recursive: true });
  const tavola = await start();
  try {
    const pages = [
      "",
      "new",
      "rules",
      "rules/backgammon",
      "rules/catch-me",
      "compare",
      "edit",
      "learn",
      "settings",
      "about",
    ];
    /** @type {[string, string][]} */
    const places = pages.map((name) => [name.replaceAll("/", "-") || "home", `#/${name}`]);
    for (const game of GAMES) places.push([`match-${game}`, await match(tavola, game)]);
    const id = await analysed(tavola);
    places.push(
      ["matches", "#/matches"],
      ["replay", `#/replay/${id}`],
      ["analysis", `#/analysis/${id}`],
      ["profile", "#/profile"],
      ["practice", "#/practice?seed=7"],
    );
    for (const width of widths) {
      for (const theme of /** @type {const} */ (["light", "dark"])) {
        const page = await open(tavola, "#/about", { width, theme }, language);
        for (const [name, path] of places)
          writeFileSync(join(folder, `${name}-${width}-${theme}.png`), await picture(page, path, width));
        await page.context().close();
      }
    }
  } finally {
    await tavola.stop();
  }
}

if (process.argv[1] && resolve(process.argv[1]) === new URL(import.meta.url).pathname) {
  const [folder, language, ...widths] = process.argv.slice(2);
  if (!folder) throw new Error("expected the folder for the screens");
  await all(folder, { language, ...(widths.length && { widths: widths.map(Number) }) });
}
