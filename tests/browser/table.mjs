// Hands for the tests of the playing screen: pressing, dragging and reading the board as a person does.

import assert from "node:assert/strict";

/** Nothing moves by itself and nothing is hurried, for tests of single steps. */
export const CALM = {
  speed: "instant",
  taps: "two",
  forced: false,
  greedy: false,
  sound: false,
  roll: "ask",
  confirm: "ask",
  analyse: false,
};

/** A point by the number in its label, the bar or the tray. @param {import("playwright-core").Page} page @param {number | RegExp} place */
export function button(page, place) {
  return page
    .locator("tavola-board .place")
    .and(page.getByRole("button", { name: typeof place === "number" ? new RegExp(`^Point ${place}:`) : place }));
}

/** The spot of a place that a hand clicks: near the frame, clear of dice. @param {import("playwright-core").Locator} locator */
async function spot(locator) {
  // A board that is still on its way has no place.
  await locator.waitFor();
  const board = await locator.page().locator("tavola-board").boundingBox();
  const box = await locator.boundingBox();
  assert.ok(board && box);
  const upper = box.y + box.height / 2 < board.y + board.height / 2;
  return { x: box.x + box.width / 2, y: box.y + box.height * (upper ? 0.2 : 0.8) };
}

/** @param {import("playwright-core").Page} page @param {number | RegExp} place */
export async function tap(page, place) {
  const at = await spot(button(page, place));
  await page.mouse.click(at.x, at.y);
}

/** Taps a place by the own number of the player who moves: 25 the bar, 0 the tray. @param {import("playwright-core").Page} page @param {number} number @param {"left" | "right"} [button] */
export async function tapOn(page, number, button = "left") {
  const at = await page.locator("tavola-board").evaluate((board, wanted) => {
    const place = board.places.find((each) => board.ownNumber(each) === wanted && board.button(each));
    const box = board.button(place).getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height * (place.row === "top" ? 0.15 : 0.85) };
  }, number);
  await page.mouse.click(at.x, at.y, { button });
}

/** @param {import("playwright-core").Page} page @param {number | RegExp} from @param {number | RegExp} to */
export async function drag(page, from, to) {
  const start = await spot(button(page, from));
  const end = await spot(button(page, to));
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 4 });
  await page.mouse.move(end.x, end.y, { steps: 4 });
  await page.mouse.up();
}

/** The label of a place. @param {import("playwright-core").Page} page @param {number | RegExp} place */
export const label = (page, place) => button(page, place).getAttribute("aria-label");

/** A button of the moment. @param {import("playwright-core").Page} page @param {string} act */
export const act = (page, act) => page.locator(`.play-buttons [data-act=${act}]`);

/** The acts that can be pressed now. @param {import("playwright-core").Page} page @returns {Promise<string[]>} */
export const acts = (page) =>
  page
    .locator(".play-buttons button:not(:disabled)")
    .evaluateAll((buttons) => buttons.map((each) => each.dataset["act"]));

/** Waits until a button can be pressed, and presses it. @param {import("playwright-core").Page} page @param {string} name */
export async function press(page, name) {
  await page.locator(`.play-buttons [data-act=${name}]:not(:disabled)`).click();
}

/** Makes one move on the board with two clicks, as far down the board as is legal. @param {import("playwright-core").Page} page */
export async function moveOnce(page) {
  const source = page.locator("tavola-board .place.source").last();
  const from = await spot(source);
  await page.mouse.click(from.x, from.y);
  const target = page.locator("tavola-board .place.target").first();
  const to = await spot(target);
  await page.mouse.click(to.x, to.y);
}

/**
 * The server's state of the match on the page.
 * @param {Awaited<ReturnType<import("./harness.mjs").start>>} tavola
 * @param {string} id
 */
export const stored = (tavola, id) => tavola.call("GET", `/api/matches/${id}`);

/** Enters a roll on the pad. @param {import("playwright-core").Page} page @param {...number} dice */
export async function enter(page, ...dice) {
  await page.locator(".dice-pad").waitFor();
  for (const die of dice) await page.keyboard.press(String(die));
}

/** Enters a roll, and waits until it is on the board: a tap before that would be none. */
export async function enterToPlay(page, ...dice) {
  await enter(page, ...dice);
  await page.locator("tavola-board .place.source").first().waitFor();
}
