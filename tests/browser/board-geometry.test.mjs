// Positions of own points on the screen, and the effect of one move on a board.

import assert from "node:assert/strict";
import test from "node:test";
import { barRow, isPoint, pointAt, renumber, slotOf, trayRow } from "../../web/board/geometry.js";
import { emptyBoard, moved, pipCount, standing } from "../../web/board/position.js";

const seatings = [0, 1].flatMap((bottom) => ["right", "left"].map((home) => ({ bottom, home })));

test("against each other, own point p is the other's 25 - p", () => {
  for (let point = 1; point <= 24; point++) {
    assert.equal(renumber("contrary", 0, point, 1), 25 - point);
    assert.equal(renumber("contrary", 1, point, 0), 25 - point);
    assert.equal(renumber("contrary", 1, point, 1), point);
  }
});

test("the bottom player runs from the top right to the bottom right, against the clock", () => {
  const seating = { bottom: 0, home: "right" };
  assert.deepEqual(slotOf("contrary", 0, 24, seating), { row: "top", column: 11 });
  assert.deepEqual(slotOf("contrary", 0, 13, seating), { row: "top", column: 0 });
  assert.deepEqual(slotOf("contrary", 0, 12, seating), { row: "bottom", column: 0 });
  assert.deepEqual(slotOf("contrary", 0, 1, seating), { row: "bottom", column: 11 });
  assert.deepEqual(slotOf("contrary", 1, 1, seating), { row: "top", column: 11 });
});

test("home on the left mirrors the board, and the other chair turns it", () => {
  assert.deepEqual(slotOf("contrary", 0, 1, { bottom: 0, home: "left" }), { row: "bottom", column: 0 });
  assert.deepEqual(slotOf("contrary", 1, 1, { bottom: 1, home: "right" }), { row: "bottom", column: 11 });
  assert.deepEqual(slotOf("contrary", 0, 1, { bottom: 1, home: "right" }), { row: "top", column: 11 });
});

test("a slot leads back to the point that is drawn in it, from every chair", () => {
  for (const seating of seatings) {
    for (const player of [0, 1]) {
      const slots = new Set();
      for (let point = 1; point <= 24; point++) {
        const slot = slotOf("contrary", player, point, seating);
        slots.add(`${slot.row} ${slot.column}`);
        assert.equal(pointAt("contrary", player, slot, seating), point);
      }
      assert.equal(slots.size, 24);
    }
  }
});

test("checkers wait on the bar where they enter, and lie in the tray beside their home", () => {
  for (const seating of seatings) {
    for (const player of [0, 1]) {
      assert.equal(barRow(player, seating), slotOf("contrary", player, 24, seating).row);
      assert.equal(trayRow(player, seating), slotOf("contrary", player, 1, seating).row);
    }
  }
});

test("every track leads from own points to slots and back, and points that face each other share one where players meet", () => {
  const tracks = { contrary: 24, ring: 24, same: 24, offset: 24, "half-contrary": 12, "half-parallel": 12 };
  for (const [track, length] of Object.entries(tracks)) {
    for (const seating of seatings) {
      for (const player of [0, 1]) {
        const slots = new Set();
        for (let point = 1; point <= length; point++) {
          const slot = slotOf(track, player, point, seating);
          slots.add(`${slot.row} ${slot.column}`);
          assert.equal(pointAt(track, player, slot, seating), point, `${track} ${point}`);
          const theirs = renumber(track, player, point, 1 - player);
          assert.equal(renumber(track, 1 - player, theirs, player), point);
          if (track !== "half-parallel") assert.deepEqual(slotOf(track, 1 - player, theirs, seating), slot);
          else assert.equal(slotOf(track, 1 - player, theirs, seating).column, slot.column);
        }
        assert.equal(slots.size, length);
      }
    }
  }
});

test("a tower keeps its place through its three phases", () => {
  const board = emptyBoard();
  const seating = { bottom: 0, home: "right" };
  for (const [phase, place] of [
    [24, 24],
    [18, 18],
    [12, 12],
  ]) {
    board.sides[0].points.fill(0)[place - 1] = 2;
    const slot = slotOf("towers", 0, phase, seating);
    assert.deepEqual(slot, { row: "bottom", column: 6 });
    assert.equal(pointAt("towers", 0, slot, seating, board.sides[0].points), place);
  }
  const unstacked = moved(board, "towers", 0, 12, 6, 0);
  assert.deepEqual([unstacked.sides[0].points[11], unstacked.sides[0].points[5]], [0, 2]);
});

test("half boards have half the points", () => {
  const cells = Array.from({ length: 24 }, (_, index) => index + 1);
  assert.equal(cells.filter((cell) => isPoint("half-contrary", cell)).length, 12);
  assert.equal(cells.filter((cell) => isPoint("half-parallel", cell)).length, 24);
  assert.equal(cells.filter((cell) => isPoint("towers", cell)).length, 12);
});

function boardWith(own, foe) {
  const board = emptyBoard();
  for (const [point, count] of own) board.sides[0].points[point - 1] = count;
  for (const [point, count] of foe) board.sides[1].points[point - 1] = count;
  return board;
}

test("a move carries one checker and leaves the board it began from alone", () => {
  const before = boardWith([[8, 3]], []);
  const after = moved(before, "contrary", 0, 8, 5, 0);
  assert.equal(before.sides[0].points[7], 3);
  assert.deepEqual([after.sides[0].points[7], after.sides[0].points[4]], [2, 1]);
});

test("a hit sends the blot to the bar", () => {
  const after = moved(boardWith([[8, 1]], [[20, 1]]), "contrary", 0, 8, 5, 1);
  assert.equal(after.sides[1].points[19], 0);
  assert.equal(after.sides[1].bar, 1);
});

test("a pin holds the checker below until the last one above has left", () => {
  const pinned = moved(boardWith([[8, 1]], [[20, 1]]), "contrary", 0, 8, 5, 2);
  assert.deepEqual(pinned.sides[1].pinned, [20]);
  assert.deepEqual(standing(pinned, "contrary", 5), { owner: 0, number: 5, count: 1, pinned: true });
  const free = moved(pinned, "contrary", 0, 5, 2, 0);
  assert.deepEqual(free.sides[1].pinned, []);
  assert.equal(standing(free, "contrary", 5).owner, 1);
});

test("bar and tray take part in moves and in the pip count", () => {
  const board = boardWith([[3, 1]], []);
  board.sides[0].bar = 1;
  assert.equal(pipCount(board, 0), 28);
  const entered = moved(board, "contrary", 0, 25, 22, 0);
  assert.equal(entered.sides[0].bar, 0);
  assert.equal(pipCount(entered, 0), 25);
  assert.equal(moved(entered, "contrary", 0, 3, 0, 0).sides[0].off, 1);
});
