// Addresses of the opening book, and the way to it from an analysis.

import assert from "node:assert/strict";
import { test } from "node:test";
import { bookPlace } from "../../web/analysis/opening.js";
import { bookAddress, readBookAddress } from "../../web/openings/address.js";

test("an address is read as it is written", () => {
  for (const [first, dice, address] of [
    [null, null, "/openings"],
    [null, [1, 3], "/openings/31"],
    [{ roll: "31", play: "8/5 6/5" }, null, "/openings/31/8-5,6-5"],
    [{ roll: "55", play: "8/3(2) 6/1*(2)" }, [6, 4], "/openings/55/8-3(2),6-1*(2)/64"],
  ]) {
    assert.equal(bookAddress(first, dice), address);
    const roll = dice ? [...dice].sort((a, b) => b - a).join("") : null;
    assert.deepEqual(readBookAddress(address.split("/").slice(2)), { first, roll });
  }
});

test("only the first two turns from the usual start lead to the book", () => {
  const position = "24:2 13:5 8:3 6:5 / 24:2 13:5 8:3 6:5";
  const play = (index, turn, dice, played) => ({ kind: "play", index, turn, dice, played, position });
  const decisions = [
    { kind: "roll", index: 0, turn: 1, position },
    play(1, 1, [3, 1], "8/5 6/5"),
    { kind: "cube", index: 2, turn: 2, position },
    play(3, 2, [4, 6], "24/14"),
    play(4, 3, [2, 1], "13/10"),
  ];
  const place = (index, game = { decisions }, rules = "backgammon") => bookPlace(rules, game, game.decisions[index]);
  assert.deepEqual(
    decisions.map((_, index) => place(index)),
    [null, "/openings/31", null, "/openings/31/8-5,6-5/64", null],
  );
  assert.equal(place(1, { decisions }, "nackgammon"), null);
  const elsewhere = decisions.map((each) => ({ ...each, position: "24:2 / 24:2" }));
  assert.equal(place(1, { decisions: elsewhere }), null);
});
