// The model of the position editor, without a page.

import assert from "node:assert/strict";
import { test } from "node:test";
import { countOn } from "../../web/editor/arrange.js";
import { EditorModel } from "../../web/editor/model.js";

const side = (points) => ({
  points: Array.from({ length: 24 }, (_, at) => points[at + 1] ?? 0),
  bar: 0,
  off: 0,
  pool: 0,
  pinned: [],
});
const game = (name, points, changes = {}) => ({
  name,
  track: "contrary",
  start: { sides: [side(points), side(points)] },
  dice: 2,
  cube: true,
  ...changes,
});
const BACKGAMMON = game("backgammon", { 24: 2, 13: 5, 8: 3, 6: 5 });
const NACKGAMMON = game("nackgammon", { 24: 2, 23: 2, 13: 4, 8: 3, 6: 4 });
const THREE = game("hypergammon", { 24: 1, 23: 1, 22: 1 }, { cube: false });

const tap = (number, changes = {}) => ({ kind: "point", player: 0, number, button: 0, key: "", ...changes });
const on = (model, number, player = 0) => countOn(model.board, "contrary", { kind: "point", number }, player);

test("a checker is put where one is at hand, and taken away by the other button, a key or the tool", () => {
  const model = new EditorModel(BACKGAMMON);
  assert.equal(model.tap(tap(5)), "none-left");
  assert.equal(model.tap(tap(6, { button: 2 })), "changed");
  assert.equal(model.tap(tap(5)), "changed");
  assert.deepEqual([on(model, 6), on(model, 5)], [4, 1]);
  model.tap(tap(6, { key: "-" }));
  model.tool = "remove";
  model.tap(tap(6));
  assert.equal(on(model, 6), 2);
  assert.equal(model.tap(tap(7)), null, "nobody stands there");
  assert.equal(model.tap(tap(6, { key: "x" })), "changed", "the tool takes every key but plus");
  assert.equal(model.tap(tap(6, { key: "+" })), "changed");
  assert.equal(on(model, 6), 2);
});

test("a figure sets how many stand there, and zero takes away whoever stands there", () => {
  const model = new EditorModel(BACKGAMMON);
  model.tap(tap(13, { key: "3" }));
  model.tap(tap(24, { key: "4" }));
  assert.deepEqual([on(model, 13), on(model, 24)], [3, 4]);
  // The point 1 is the other player's 24-point.
  assert.equal(on(model, 1, 1), 2);
  model.tap(tap(1, { key: "0" }));
  assert.equal(on(model, 1, 1), 0);
});

test("the bar is its owner's, and a tap beside the points does nothing", () => {
  const model = new EditorModel(BACKGAMMON);
  model.tap(tap(6, { key: "4" }));
  assert.equal(model.tap({ kind: "bar", player: 1, number: 25, button: 0, key: "" }), "none-left");
  assert.equal(model.tap({ kind: "bar", player: 0, number: 25, button: 0, key: "" }), "changed");
  assert.equal(model.board.sides[0].bar, 1);
  assert.equal(model.tap({ kind: "off", player: 0, number: 0, button: 0, key: "" }), null);
});

test("every change is taken back, the last one first, and a reader who comes back begins anew", () => {
  const model = new EditorModel(BACKGAMMON);
  assert.equal(model.undo(), false);
  model.change({ onRoll: 1 });
  model.tap(tap(6, { key: "1" }));
  assert.ok(model.undo() && model.canUndo);
  assert.deepEqual([on(model, 6), model.onRoll], [5, 1]);
  assert.ok(model.undo() && !model.canUndo);
  assert.equal(model.onRoll, 0);
  model.change({ onRoll: 1 });
  model.comeBack();
  assert.deepEqual([model.canUndo, model.onRoll], [false, 1]);
});

test("a game with as many checkers keeps the board, another one brings its start and drops what it has not", () => {
  const model = new EditorModel(BACKGAMMON);
  model.tap(tap(6, { key: "1" }));
  model.change({ terms: { ...model.terms, cube: 4, owner: 1, dice: [3, 1] } });
  model.play(NACKGAMMON);
  assert.deepEqual([on(model, 6), model.terms.cube], [1, 4]);
  model.play(THREE);
  assert.deepEqual([on(model, 22), on(model, 6)], [1, 0]);
  assert.deepEqual([model.terms.cube, model.terms.owner, model.terms.dice], [1, null, [3, 1]]);
});

test("a position that was read belongs to the mover that is wanted, with its cube and score", () => {
  const model = new EditorModel(BACKGAMMON);
  const answer = {
    board: { sides: [side({ 6: 3 }), side({ 2: 1 })] },
    player: 0,
    terms: { ...model.terms, length: 7, score: [2, 4], owner: 0 },
  };
  model.lay(answer);
  assert.deepEqual([on(model, 6), model.onRoll, model.away], [3, 0, [5, 3]]);
  model.lay(answer, 1);
  assert.equal(model.board.sides[1].points[5], 3);
  assert.deepEqual([model.onRoll, model.terms.owner, model.terms.score, model.away], [1, 1, [4, 2], [5, 3]]);
  assert.deepEqual(model.request, { board: model.board, rules: "backgammon", player: 1, terms: model.terms });
});

test("for money nobody needs points", () => {
  assert.equal(new EditorModel(BACKGAMMON).away, null);
});
