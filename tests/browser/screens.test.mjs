// Kept screens: the page must look the same. `UPDATE=1` rewrites them; look at them before a commit.

import assert from "node:assert/strict";
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { start } from "./harness.mjs";
import { difference, match, open } from "./screens.mjs";

const FOLDER = new URL("screens/", import.meta.url);
const LETTERS = new URL("letters.json", FOLDER);

/** Boards have a shape of their own, whatever the letters beside them: a checker that moved is seen. They are kept 195 pixels wide. */
const BOARD = { width: 195, far: 2, step: 32, most: 0.002 };
/** Pages follow their letters: the colours and the great shapes are seen, on machines with the same letters. */
const PAGE = { width: 120, far: 4, step: 56, most: 0.1 };

/** Name, width and theme of each kept screen, with its page or its game. */
const SCREENS = Object.entries({
  "home-390-light": { path: "#/" },
  "home-1440-dark": { path: "#/" },
  "rules-390-dark": { path: "#/rules/leaflet-002" },
  "rules-1440-light": { path: "#/rules/plakoto" },
  "backgammon-390-light": { game: "backgammon" },
  "backgammon-1440-dark": { game: "backgammon" },
  "plakoto-390-dark": { game: "plakoto" },
  "half-board-390-light": { game: "ludus-lumbardorum" },
  "half-board-1440-dark": { game: "ludus-lumbardorum" },
  "ring-390-dark": { game: "catch-me" },
  "ring-1440-light": { game: "catch-me" },
  "towers-390-light": { game: "doublets" },
}).map(([name, { path, game }]) => {
  const [, width = "", theme] = /-(\d+)-(light|dark)$/.exec(name) ?? [];
  return { name, path, game, width: Number(width), theme: /** @type {"light" | "dark"} */ (theme) };
});

let tavola;
/** @type {import("playwright-core").Page} */
let eye;
/** Widths of letters on this machine. @type {number[] | undefined} */
let own;
before(async () => {
  tavola = await start();
  eye = await tavola.browser.newPage();
});
after(() => tavola?.stop());

/** Widths of the page's letters: with other widths, lines break elsewhere, and a page is then another picture. */
async function letters() {
  const page = await tavola.page({ path: "#/about" });
  const widths = await page.evaluate(() =>
    ["body", "h1"].map((name) => {
      const context = document.createElement("canvas").getContext("2d");
      const { fontFamily, fontWeight } = getComputedStyle(document.querySelector(name));
      context.font = `${fontWeight} 100px ${fontFamily}`;
      return Math.round(context.measureText("Backgammon, beautifully played 0123456789").width);
    }),
  );
  await page.context().close();
  return widths;
}

const eyesFor = ({ game }) => (game ? BOARD : PAGE);

/**
 * A screen as it is kept.
 * @param {object} screen
 * @param {{position?: string, change?: (page: import("playwright-core").Page) => Promise<unknown>}} [other] differences this time
 */
async function shown(screen, { position, change } = {}) {
  const { path, game, width, theme } = screen;
  const page = await open(tavola, path ?? (await match(tavola, game, position)), { width, theme });
  await change?.(page);
  if (game) await fixed(page, width);
  const picture = game ? await page.locator("tavola-board").screenshot() : await page.screenshot();
  await page.context().close();
  return smaller(picture, eyesFor(screen).width);
}

/** The room that a board has follows the words around it; here it is always the same. */
async function fixed(page, width) {
  const size = width === 390 ? "width: 390px; height: 430px" : "width: 1000px; height: 720px";
  await page.evaluate(async (size) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `tavola-board { position: fixed !important; inset: 0 auto auto 0 !important; ${size}; max-width: none !important; max-height: none !important; z-index: 1000; }`,
    );
    document.adoptedStyleSheets.push(sheet);
    for (let frame = 0; frame < 4; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
  }, size);
}

/** @param {Buffer} png @param {number} width */
async function smaller(png, width) {
  const data = await eye.evaluate(
    async ({ url, width }) => {
      const picture = new Image();
      picture.src = url;
      await picture.decode();
      const canvas = document.createElement("canvas");
      [canvas.width, canvas.height] = [width, Math.round((picture.height * width) / picture.width)];
      const context = canvas.getContext("2d");
      context.imageSmoothingQuality = "high";
      context.drawImage(picture, 0, 0, canvas.width, canvas.height);
      return canvas.toDataURL("image/png").split(",")[1];
    },
    { url: `data:image/png;base64,${png.toString("base64")}`, width },
  );
  return Buffer.from(data, "base64");
}

const file = (name) => new URL(`${name}.png`, FOLDER);

/** The share of a screen that differs from the kept one. @param {string} name @param {Parameters<typeof shown>[1]} [other] differences this time */
async function differing(context, name, other) {
  const screen = SCREENS.find((each) => each.name === name);
  const share = await difference(eye, readFileSync(file(name)), await shown(screen, other), eyesFor(screen));
  context.diagnostic(`${name}: ${(100 * share).toFixed(2)} % differs`);
  return { share, most: eyesFor(screen).most };
}

for (const screen of SCREENS) {
  test(`${screen.name} looks as it did`, async (context) => {
    const { name } = screen;
    if (process.env["UPDATE"]) {
      mkdirSync(FOLDER, { recursive: true });
      writeFileSync(file(name), await shown(screen));
      writeFileSync(LETTERS, `${JSON.stringify(await letters())}\n`);
    }
    assert.ok(existsSync(file(name)), "there is no such screen yet: make it with UPDATE=1");
    if (!screen.game) {
      own ??= await letters();
      const before = JSON.parse(readFileSync(LETTERS, "utf8"));
      if (own.some((width, index) => Math.abs(width - before[index]) > 5))
        return context.skip(`the page has other letters here: ${own}, not ${before}`);
    }
    const { share, most } = await differing(context, name);
    assert.ok(share <= most, `${share}`);
  });
}

test("every kept screen is compared", () => {
  const files = readdirSync(FOLDER)
    .filter((name) => name.endsWith(".png"))
    .map((name) => name.replace(".png", ""));
  assert.deepEqual(files.sort(), SCREENS.map(({ name }) => name).sort());
});

test("one checker that moved is seen on the smallest board", async (context) => {
  for (const [name, position] of [
    ["backgammon-390-light", "bar:1 13:4 8:4 6:5 3:1 / 24:2 13:5 8:3 6:5"],
    ["ring-390-dark", "24:1 20:1 13:1 8:1 3:1 2:1 / 24:1 19:1 10:1 off:3"],
    ["half-board-390-light", "12:5 9:1 8:1 4:3 off:5 / 12:6 10:1 7:3 2:5"],
  ]) {
    const { share, most } = await differing(context, name, { position });
    assert.ok(share > 1.5 * most, `${name}: ${share}`);
  }
});

test("a page without its colours is seen", async (context) => {
  const bare = (page) => page.evaluate(() => document.querySelector("link[rel=stylesheet]").remove());
  const { share, most } = await differing(context, "home-390-light", { change: bare });
  assert.ok(share > 2 * most, `${share}`);
});

test("other letters than those of this machine are not seen on a board", async (context) => {
  const change = (page) =>
    page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync("* { font-family: monospace !important; }");
      document.adoptedStyleSheets.push(sheet);
    });
  for (const name of ["backgammon-390-light", "half-board-1440-dark", "towers-390-light"]) {
    const { share, most } = await differing(context, name, { change });
    assert.ok(share <= most, `${name}: ${share}`);
  }
});
