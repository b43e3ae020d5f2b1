// Ten tasks of somebody who is new, on a phone and on a desk: each with the fewest clicks that the page needs, counted, and no board
// that has to be scrolled to.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { start, until } from "./harness.mjs";

const MATCH = readFileSync(new URL("../../crates/analysis/tests/three-points.mat", import.meta.url));
/** An address of this machine that is not the page's own: the home network of these tests. */
const ADDRESS = "127.0.0.2";

let tavola;
before(async () => {
  tavola = await start({ args: [`--lan=${ADDRESS}`] });
});
after(() => tavola?.stop());

/** A reader's hand on a page, which counts its clicks. */
class Hand {
  clicks = 0;

  constructor(page) {
    this.page = page;
  }

  /** @param {import("playwright-core").Locator} what */
  async click(what) {
    await what.filter({ visible: true }).first().click();
    this.clicks += 1;
  }

  link = (name) => this.click(this.page.getByRole("link", { name }));
  button = (name) => this.click(this.page.getByRole("button", { name }));

  /** A choice from a menu: the menu, and the choice. */
  async choose(what, option) {
    await what.selectOption(option);
    this.clicks += 2;
  }

  /** Whether the whole board is in the window, clear of the bar at the foot, without a scroll of the reader. */
  async sees(selector = "main tavola-board") {
    const board = this.page.locator(selector).first();
    await board.waitFor();
    await this.page.waitForFunction((selector) => (document.querySelector(selector)?.clientWidth ?? 0) > 200, selector);
    const { top, bottom, foot } = await board.evaluate((element) => {
      const bars = [...document.querySelectorAll("body > header, body > header nav")].filter((bar) =>
        ["fixed", "sticky"].includes(getComputedStyle(bar).position),
      );
      const low = bars
        .map((bar) => bar.getBoundingClientRect())
        .filter((bar) => bar.height > 0 && bar.top > innerHeight / 2);
      const { top, bottom } = element.getBoundingClientRect();
      return { top, bottom, foot: Math.min(innerHeight, ...low.map((bar) => bar.top)) };
    });
    assert.ok(
      top >= 0 && bottom <= foot + 1,
      `the board stands from ${Math.round(top)} to ${Math.round(bottom)} of ${Math.round(foot)} pixels`,
    );
  }
}

/** The costliest of the rows of a list of errors. @param {import("playwright-core").Page} page */
async function worst(page) {
  const losses = await page
    .locator(".decision-row")
    .evaluateAll((rows) =>
      rows.map((row) => Number(/[-−](\d\.\d+)/.exec(row.querySelector(".decision-loss")?.textContent ?? "")?.[1] ?? 0)),
    );
  return page.locator(".decision-row").nth(losses.indexOf(Math.max(...losses)));
}

/** @type {[string, number, (hand: Hand) => Promise<void>][]} the task, the clicks that it may take, and how it is done */
const TASKS = [
  [
    "play a game against Tavola",
    1,
    async (hand) => {
      await hand.button(/^Play against the bot/);
      await hand.page.waitForURL("**/#/match/*");
      await hand.page.locator(".play-buttons button:not(:disabled)").first().waitFor();
      await hand.sees();
    },
  ],
  [
    "take back a move",
    3,
    async (hand) => {
      const { id } = await tavola.create({ dice: "hand" });
      await tavola.call("POST", `/api/matches/${id}/actions`, { after: 0, actions: [{ do: "roll", dice: [6, 1] }] });
      await hand.page.goto(`${tavola.url}/#/match/${id}`);
      await hand.page.locator("tavola-board .place.source").first().waitFor();
      await hand.sees();
      await hand.click(hand.page.locator("tavola-board .place.source").last());
      await hand.button(/^Undo$/);
      await hand.page.locator("tavola-board .place.source").first().waitFor();
    },
  ],
  [
    "ask for a hint",
    1,
    async (hand) => {
      const { id } = await tavola.create({
        players: [
          { kind: "human", name: "Anna" },
          { kind: "bot", level: "casual" },
        ],
        dice: "hand",
      });
      await tavola.call("POST", `/api/matches/${id}/actions`, { after: 0, actions: [{ do: "roll", dice: [3, 1] }] });
      await hand.page.goto(`${tavola.url}/#/match/${id}`);
      await hand.page.locator("tavola-board .place.source").first().waitFor();
      await hand.button("Hint");
      await hand.page.locator(".hint-play").first().waitFor();
    },
  ],
  [
    "import a match",
    2,
    async (hand) => {
      await hand.link("Matches");
      const choosing = hand.page.waitForEvent("filechooser");
      await hand.button("Open a match file");
      await (await choosing).setFiles({ name: "three.mat", mimeType: "text/plain", buffer: MATCH });
      await hand.page.waitForURL("**/#/replay/*");
      await hand.sees();
    },
  ],
  [
    "find the worst error, and why it is one",
    3,
    async (hand) => {
      const { page } = hand;
      const { id } = await tavola.open(String(MATCH));
      await page.goto(`${tavola.url}/#/replay/${id}`);
      await hand.link("Analyse");
      await page.getByRole("heading", { level: 1, name: "Analysis" }).waitFor();
      await hand.button("Analyse");
      await until(
        page,
        async (id) => {
          const { analyses } = await (await fetch(`/api/matches/${id}/analyses`)).json();
          return analyses.length === 1 && !analyses[0].running;
        },
        id,
      );
      // The page has seen that, too.
      await page.locator(".analysis-menu:not([hidden])").waitFor();
      await hand.click(await worst(page));
      await page.locator(".detail-verdict", { hasText: "very bad" }).waitFor();
      await hand.sees(".analysis-stage tavola-board");
      const why = page.locator(".reasons").first();
      await why.waitFor();
      const { top, bottom, height } = await why.evaluate((element) => ({
        ...element.getBoundingClientRect().toJSON(),
        height: innerHeight,
      }));
      assert.ok(top > 0 && bottom < height, `the reason stands from ${Math.round(top)} to ${Math.round(bottom)}`);
    },
  ],
  [
    "practise the errors of a match",
    1,
    async (hand) => {
      await hand.link("Practice");
      await hand.page.locator(".practice-ask").waitFor();
      await hand.sees();
    },
  ],
  [
    "learn Plakoto in two minutes",
    1,
    async (hand) => {
      const { page } = hand;
      await page.getByRole("searchbox").fill("plakoto");
      await hand.link("Three positions: Plakoto");
      await page.locator(".scene-text").waitFor();
      await hand.sees();
    },
  ],
  [
    "make rules of one's own and play by them",
    6,
    async (hand) => {
      const { page } = hand;
      await hand.link("Make your own rules");
      await page.getByLabel("Name of these rules").fill(`Ours ${await page.evaluate(() => innerWidth)}`);
      await hand.click(page.locator(".options-fold > summary", { hasText: "Dice" }));
      await hand.choose(page.getByRole("combobox", { name: "Times a double is played" }), "2");
      await hand.button("Save as custom rules");
      await page.getByRole("heading", { name: "New game", level: 1 }).waitFor();
      await hand.button("Start");
      await page.waitForURL("**/#/match/*");
      await hand.sees();
    },
  ],
  [
    "play somebody's phone at home",
    2,
    async (hand) => {
      const { id } = await tavola.create();
      await hand.page.goto(`${tavola.url}/#/match/${id}`);
      await hand.click(hand.page.locator(".play-more > summary"));
      await hand.button("Play on another device");
      await hand.page.getByRole("img", { name: /^QR code of / }).waitFor();
    },
  ],
  [
    "see what a position is worth",
    2,
    async (hand) => {
      const { page } = hand;
      await hand.link("Position");
      await page.getByLabel("Read an id").fill("XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:5:10");
      await hand.button("Show on the board");
      await page.locator(".judgement .hint-play").first().waitFor();
      await page.evaluate(() => scrollTo(0, 0));
      await hand.sees();
    },
  ],
];

for (const [place, options] of [
  ["a phone", { width: 390, height: 844, touch: true }],
  ["a desk", { width: 1440, height: 900 }],
]) {
  test(`ten tasks of somebody new on ${place} need few clicks and no scroll for a board`, async (context) => {
    const counts = [];
    for (const [task, most, way] of TASKS) {
      const page = await tavola.page({ ...options, settings: { sound: false, speed: "instant" } });
      const hand = new Hand(page);
      try {
        await way(hand);
      } catch (error) {
        throw new Error(`${task}: ${error.message}`, { cause: error });
      }
      assert.ok(hand.clicks <= most, `${task}: ${hand.clicks} clicks, and ${most} are enough`);
      counts.push(`${task} ${hand.clicks}`);
      await page.context().close();
    }
    context.diagnostic(`clicks: ${counts.join(", ")}`);
  });
}
