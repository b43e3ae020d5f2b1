// The model of the page on which a game is set up, without a page.

import assert from "node:assert/strict";
import { test } from "node:test";
import { nothingWaits, SetupModel } from "../../web/setup/model.js";

const board = (word) => ({ sides: [word, word] });
const card = (name, match) => ({ name, match, start: board(name), track: "contrary" });
const CATALOGUE = {
  people: false,
  levels: ["club", "expert"],
  rules: [card("backgammon", { kind: "points", length: 7 }), card("plakoto", { kind: "single" })],
};
const ELSEWHERE = { ...CATALOGUE, people: true };
const OWN = { id: "x1", name: "Mine", game: "plakoto", options: { nose: true } };

/** @param {string} query @param {object} [changes] */
function modelOf(query, { catalogue = CATALOGUE, own = [OWN], kept = "", waiting = nothingWaits() } = {}) {
  return new SetupModel(catalogue, own, new URLSearchParams(query), kept, waiting);
}

test("an address brings the game and the opponent, and nobody elsewhere where people have no names", () => {
  const model = modelOf("rules=plakoto&against=two");
  assert.deepEqual([model.game, model.draft.against, model.match], ["plakoto", "two", { kind: "single" }]);
  assert.equal(modelOf("against=friend").draft.against, "bot");
  assert.equal(modelOf("against=friend", { catalogue: ELSEWHERE }).draft.against, "friend");
  assert.equal(modelOf("against=nobody").draft.against, "bot");
  assert.equal(modelOf("rules=unknown").game, "backgammon");
});

test("the choices of the last time are there, as far as they can be had", () => {
  const kept = JSON.stringify({ against: "anyone", level: "expert", rules: "plakoto", match: "games", length: 3 });
  const model = modelOf("", { kept });
  const { against, level, rules } = model.draft;
  assert.deepEqual([against, level, rules, model.match], ["bot", "expert", "plakoto", { kind: "games", length: 3 }]);
  assert.ok(modelOf("", { kept, catalogue: ELSEWHERE }).meets);
  assert.equal(modelOf("", { kept: "{" }).game, "backgammon");
});

test("rules that were sent have their options and name; options that cannot be read are none", () => {
  const model = modelOf(`rules=plakoto&options=${encodeURIComponent('{"nose":true,"bad":[]}')}&title=Ours`);
  assert.deepEqual([model.sent, model.draft.options, model.draft.title], [true, { nose: true }, "Ours"]);
  const { pathname, searchParams } = new URL(model.rulesAddress, "http://tavola");
  assert.equal(pathname, "/rules/plakoto");
  assert.deepEqual(Object.fromEntries(searchParams), { from: "new", options: '{"nose":true}', title: "Ours" });
  assert.deepEqual(modelOf("rules=plakoto&options={").draft.options, {});
  assert.equal(modelOf("rules=plakoto").rulesAddress, "/rules/plakoto?from=new");
});

test("custom rules stand before the games, and are chosen by the address or in the menu", () => {
  const model = modelOf("custom=x1");
  assert.deepEqual([model.card.name, model.draft.options, model.draft.title], ["plakoto", OWN.options, "Mine"]);
  assert.deepEqual(
    model.games.map(({ name, custom }) => [name, custom]),
    [
      ["Mine", true],
      ["backgammon", false],
      ["plakoto", false],
    ],
  );
  const [mine, , plakoto] = model.games.map(({ value }) => value);
  assert.equal(model.game, mine);
  model.game = plakoto;
  assert.deepEqual([model.game, model.draft.options, model.draft.title], [plakoto, {}, ""]);
  model.game = mine;
  assert.deepEqual([model.draft.custom, model.draft.options], ["x1", OWN.options]);
});

test("whoever makes rules begins with the game as it is", () => {
  const kept = JSON.stringify({ rules: "plakoto", options: { nose: true } });
  assert.deepEqual(modelOf("", { kept }).draft.options, { nose: true });
  const model = modelOf("make=custom", { kept });
  assert.deepEqual([model.making, model.game, model.draft.options], [true, "plakoto", {}]);
});

test("a position waits while the reader is away, until its match begins or an address asks for another start", () => {
  const waiting = nothingWaits();
  const positionAt = (query) => {
    const { position, toMove } = modelOf(query, { waiting }).draft;
    return [position, toMove];
  };
  assert.deepEqual(positionAt("position=abc&to_move=1"), ["abc", 1]);
  assert.deepEqual(positionAt(""), ["abc", 1]);
  const model = modelOf("", { waiting });
  model.draft.position = "own";
  model.wait();
  assert.deepEqual(positionAt("position=abc&to_move=1"), ["own", 1], "the address was followed already");
  assert.deepEqual(positionAt("against=two"), ["", 0]);
  model.wait();
  model.begun();
  assert.deepEqual(positionAt(""), ["", 0]);
});

test("the board is the reader's own, else that of the rules as the server answered, else the game's", () => {
  const model = modelOf("");
  assert.deepEqual(model.start(null).board, board("backgammon"));
  model.choices = { start: board("answered"), track: "parallel", options: [] };
  assert.deepEqual(model.start(null), { board: board("answered"), track: "parallel" });
  assert.deepEqual(model.start(board("own")).board, board("own"));
  model.game = "plakoto";
  assert.deepEqual(model.start(null).board, board("plakoto"), "the answer was about another game");
});

test("options that cannot be played here are dropped once, and what the server said of them", () => {
  const model = modelOf("custom=x1");
  model.choices = { start: board("answered"), track: "contrary", options: [] };
  assert.equal(model.dropOptions(), true);
  assert.deepEqual([model.draft.options, model.draft.custom, model.choices], [{}, null, null]);
  assert.equal(model.dropOptions(), false);
});

test("only a match with somebody elsewhere has a clock, and a position has whoever is to move", () => {
  const model = modelOf("against=friend", { catalogue: ELSEWHERE });
  model.draft.clock.name = "blitz";
  assert.equal(model.newMatch(null).clock?.kind, "delay");
  model.draft.against = "bot";
  model.draft.toMove = 1;
  assert.deepEqual([model.newMatch(null).clock, model.newMatch(null).to_move], [null, 0]);
  assert.equal(model.newMatch("4HPwATDgc/ABMA").to_move, 1);
});
