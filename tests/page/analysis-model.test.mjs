// The model of an analysis, without a page.

import assert from "node:assert/strict";
import { test } from "node:test";
import { isError, isListed, onRoll } from "../../web/analysis/decisions.js";
import { AnalysisModel, bestKnown, levelOf } from "../../web/analysis/model.js";

const play = (index, verdict, choices = 9) => ({
  index,
  action: index,
  player: index % 2,
  kind: "play",
  choices,
  class: verdict,
  alternatives: [],
});
const cube = (index, kind, verdict) => ({ ...play(index, verdict, 2), kind });
const roll = (index) => ({ index, action: index, player: index % 2, kind: "roll" });

const state = (changes = {}) => ({
  level: "quick",
  running: false,
  done: 8,
  of: 8,
  seconds_left: null,
  older: false,
  ...changes,
});
/** Two games: rolls, forced moves and good plays among errors. */
const found = (changes = {}) => ({
  state: state(changes),
  analysis: {
    games: [
      { decisions: [roll(0), play(1, "good"), play(2, "good", 1), play(3, "bad")] },
      {
        decisions: [cube(4, "double", "good"), cube(5, "take", "very-bad"), cube(6, "resign", "bad"), play(7, "good")],
      },
    ],
  },
});
const model = (place = null, changes = {}) => new AnalysisModel("abc", "quick", found(changes), place);

test("steps go from decision to decision over the games, and with another kind from error to error", () => {
  const begin = model();
  assert.equal(begin.beside(1, isListed).index, 1);
  assert.equal(begin.beside(-1, isListed), undefined);
  const middle = model(3);
  assert.deepEqual(
    [middle.beside(-1, isListed).index, middle.beside(1, isListed).index],
    [1, 4],
    "rolls and forced moves are passed over",
  );
  assert.deepEqual([middle.beside(-1, isError), middle.beside(1, isError).index], [undefined, 5]);
  assert.equal(model(7).beside(1, isListed), undefined);
});

test("the first error is looked at first, and without errors the first decision", () => {
  assert.equal(model().first.index, 3);
  const good = model();
  good.found.analysis.games[0].decisions[3].class = "good";
  good.found.analysis.games[1].decisions = [];
  assert.equal(good.first.index, 1);
  good.found.analysis.games[0].decisions = [roll(0)];
  assert.equal(good.first, null);
});

test("errors that are rolled out in one go are those that a rollout has candidates for", () => {
  assert.deepEqual(
    model().errors.map(({ index }) => index),
    [3, 5],
  );
});

test("an address names the level and the decision, if there is one", () => {
  assert.equal(model().address(), "#/analysis/abc?level=quick");
  assert.equal(model(3).address(), "#/analysis/abc?level=quick&d=3");
  assert.equal(model(3).address(5), "#/analysis/abc?level=quick&d=5");
  assert.equal(model(9).current, null);
});

test("what can be done follows from how far the work is", () => {
  const work = (changes) => model(null, changes).work;
  assert.equal(work({ done: 0 }), "run");
  assert.equal(work({ done: 3 }), "continue");
  assert.equal(work({ done: 3, running: true }), "stop");
  assert.equal(work({}), "rest");
  assert.equal(work({ older: true }), "again", "judged by other rules than today's");
});

test("an analysis ends once, when its last decision was judged while it ran", () => {
  const running = model(null, { done: 7, running: true });
  assert.equal(running.take(found({ done: 8, running: true })), false);
  assert.equal(running.take(found()), true);
  assert.equal(running.take(found()), false);
  const stopped = model(null, { done: 3, running: true });
  assert.equal(stopped.take(found({ done: 4 })), false, "stopped before its end");
  const other = model(null, { level: "thorough", done: 7, running: true });
  assert.equal(other.take(found()), false, "another level was looked at");
});

test("the level is that of the address, else the deepest that has found something, else the usual one", () => {
  assert.deepEqual([levelOf("thorough"), levelOf("deep"), levelOf(null)], ["thorough", null, null]);
  assert.equal(bestKnown([state({ level: "quick" }), state({ level: "thorough", done: 1 })]), "thorough");
  assert.equal(bestKnown([state({ level: "thorough", done: 0 })]), "standard");
});

test("who answers a double is not on roll", () => {
  assert.deepEqual([cube(4, "double"), cube(5, "take"), cube(6, "drop"), play(7)].map(onRoll), [0, 0, 1, 1]);
});
