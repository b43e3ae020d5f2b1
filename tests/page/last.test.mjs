// The events of a match that count, and those that its players may ask to take back.

import assert from "node:assert/strict";
import { test } from "node:test";
import { countedOf, turnsOf } from "../../web/play/last.js";

const move = (by) => ({ kind: "move", by, from: 8, to: 5, die: 3, hit: 0 });
const opening = { kind: "opening", by: 0, dice: [3, 1], starter: 0, doubled: false };
const first = [opening, move(0), move(0), { kind: "done", by: 0 }];

test("a play that is taken back leaves its roll, and nothing after it counts", () => {
  const events = [...first, { kind: "roll", by: 1, dice: [6, 4] }, move(1), { kind: "take-back-turn", by: 0, void: 5 }];
  assert.deepEqual(countedOf(events), { counted: [opening], decided: [null, null] });
  assert.deepEqual(turnsOf(events), { last: null, now: { player: 0, dice: [3, 1], steps: [] } });
});

test("who has taken back decides anew before they can take back again", () => {
  const played = [...first, { kind: "double", by: 1, value: 2 }, { kind: "take", by: 0 }];
  assert.deepEqual(countedOf(played).decided, [5, 4]);
  const back = [...played, { kind: "take-back-turn", by: 0, void: 1 }];
  assert.deepEqual(countedOf(back).decided, [null, 4]);
  assert.deepEqual(countedOf([...back, { kind: "take", by: 0 }]).decided, [5, 4]);
  // Without the double there is nothing to take, either.
  assert.deepEqual(countedOf([...played, { kind: "take-back-turn", by: 1, void: 2 }]).decided, [null, null]);
});

test("moves that are taken back one by one, and a turn without moves, are no decision", () => {
  const events = [opening, move(0), { kind: "take-back", by: 0 }, { kind: "done", by: 0 }];
  assert.deepEqual(countedOf(events).decided, [null, null]);
  assert.deepEqual(countedOf([...first, { kind: "next", by: 0 }]).decided, [null, null]);
});
