// Composing a turn: the effects of one gesture on the server's graph, and the notation of the play.

import assert from "node:assert/strict";
import test from "node:test";
import { Composer } from "../../web/play/turn.js";
import { playText, rollText } from "../../web/play/notation.js";

/** The turn 13/10, 13/12, 13/9 with 3-1, where 10 and 12 hold nothing: both orders meet in one node. */
const quiet = {
  player: 0,
  numbers: [3, 1],
  at: 0,
  made: [],
  nodes: [
    {
      m: [
        [13, 10, 3, 0, 1],
        [13, 12, 1, 0, 2],
      ],
      l: [3, 1],
    },
    { m: [[10, 9, 1, 0, 3]], l: [1] },
    { m: [[12, 9, 3, 0, 3]], l: [3] },
    { m: [], l: [], end: true },
  ],
};

/** The position with a blot on 10: the orders end differently. */
const blot = {
  player: 0,
  numbers: [3, 1],
  at: 0,
  made: [],
  nodes: [
    {
      m: [
        [13, 10, 3, 1, 1],
        [13, 12, 1, 0, 2],
      ],
      l: [3, 1],
    },
    { m: [[10, 9, 1, 0, 3]], l: [1] },
    { m: [[12, 9, 3, 0, 4]], l: [3] },
    { m: [], l: [], end: true },
    { m: [], l: [], end: true },
  ],
};

/** Bearing off with 6-5: one checker on 3, one on 2, both dice do for either. */
const off = {
  player: 0,
  numbers: [6, 5],
  at: 0,
  made: [],
  nodes: [
    {
      m: [
        [3, 0, 6, 0, 1],
        [3, 0, 5, 0, 2],
      ],
      l: [6, 5],
    },
    { m: [[2, 0, 5, 0, 3]], l: [5] },
    { m: [[2, 0, 6, 0, 3]], l: [6] },
    { m: [], l: [], end: true },
  ],
};

const targetsOf = (composer, from) =>
  (composer.targets().get(from) ?? []).map((target) => target.to).sort((a, b) => b - a);

test("one gesture offers a checker's whole path when every order ends alike", () => {
  const composer = new Composer(quiet);
  assert.deepEqual(targetsOf(composer, 13), [12, 10, 9]);
  composer.play(composer.route(13, 9));
  assert.equal(composer.over, true);
  assert.equal(composer.moves.length, 2);
});

test("a path that hits in one order only is left to the player's own steps", () => {
  const composer = new Composer(blot);
  assert.deepEqual(targetsOf(composer, 13), [12, 10]);
  assert.equal(composer.route(13, 9), null);
  composer.play(composer.route(13, 12));
  assert.deepEqual(targetsOf(composer, 12), [9]);
});

test("moves are taken back one by one and altogether", () => {
  const composer = new Composer(quiet);
  composer.play(composer.route(13, 9));
  assert.equal(composer.undo(), true);
  assert.equal(composer.over, false);
  composer.play(composer.route(composer.path[0][1], 9));
  composer.reset();
  assert.deepEqual(composer.moves, []);
  assert.equal(composer.undo(), false);
});

test("where either die bears a checker off, the player's order decides", () => {
  const composer = new Composer(off);
  assert.equal(composer.route(3, 0)[0][2], 6);
  composer.swapOrder();
  assert.equal(composer.route(3, 0)[0][2], 5);
  assert.equal(composer.obvious(3)[2], 5);
});

test("a tap plays the larger die unless the other is asked for, and goes on with the same checker", () => {
  const composer = new Composer(quiet);
  assert.deepEqual(composer.obvious(13).slice(0, 3), [13, 10, 3]);
  assert.deepEqual(composer.obvious(13, true).slice(0, 3), [13, 12, 1]);
  assert.equal(composer.onward(), null, "nothing was moved yet");
  composer.play([composer.obvious(13)]);
  assert.deepEqual(composer.onward().slice(0, 3), [10, 9, 1]);
});

test("a tap on an empty point brings the two checkers that make it, else the nearest one that can come there", () => {
  const turn = {
    player: 0,
    numbers: [3, 1],
    at: 0,
    made: [],
    nodes: [
      {
        m: [
          [8, 5, 3, 0, 1],
          [6, 5, 1, 0, 2],
        ],
        l: [3, 1],
      },
      { m: [[6, 5, 1, 0, 3]], l: [1] },
      { m: [[8, 5, 3, 0, 3]], l: [3] },
      { m: [], l: [], end: true },
    ],
  };
  assert.deepEqual(
    new Composer(turn).bring(5, 0)?.map((move) => move[0]),
    [8, 6],
  );
  assert.deepEqual(
    new Composer(turn).bring(5, 1)?.map((move) => move[0]),
    [6],
    "a checker that stands there is covered by one",
  );
  assert.equal(new Composer(turn).bring(4, 0), null);
  assert.deepEqual(
    new Composer(quiet).bring(9, 0)?.map((move) => move[1]),
    [10, 9],
    "with both dice where no other way leads there",
  );
});

test("greedy bearing off takes as many as the roll allows", () => {
  assert.deepEqual(
    new Composer(off).bearOff().map(([from, to]) => [from, to]),
    [
      [3, 0],
      [2, 0],
    ],
  );
  assert.deepEqual(new Composer(quiet).bearOff(), []);
});

test("what is forced is played up to the first real choice", () => {
  assert.equal(new Composer(quiet).forced().length, 2, "both orders end alike");
  assert.equal(new Composer(blot).forced().length, 0, "to hit or not to hit is a choice");
  const composer = new Composer(blot);
  composer.play(composer.route(13, 12));
  assert.deepEqual(
    composer.forced().map(([from, to]) => [from, to]),
    [[12, 9]],
  );
});

test("a roll that cannot be played is a dance, a finished turn is not", () => {
  const dance = new Composer({
    player: 0,
    numbers: [6, 6, 6, 6],
    at: 0,
    made: [],
    nodes: [{ m: [], l: [6, 6, 6, 6], end: true }],
  });
  assert.equal(dance.dance, true);
  const composer = new Composer(quiet);
  composer.play(composer.forced());
  assert.equal(composer.dance, false);
});

test("a suggested play is found in the graph, and a strange one is not", () => {
  const composer = new Composer(blot);
  assert.equal(
    composer.find([
      [13, 10, 3],
      [10, 9, 1],
    ])?.length,
    2,
  );
  assert.equal(composer.find([[13, 9, 4]]), null);
});

const step = (from, to, hit = 0) => ({ from, to, hit });

test("plays are written as in books", () => {
  assert.equal(playText([step(8, 5), step(6, 5)], "contrary"), "8/5 6/5");
  assert.equal(playText([step(6, 5, 1), step(13, 10)], "contrary"), "13/10 6/5*");
  assert.equal(playText([step(13, 10), step(10, 8)], "contrary"), "13/8");
  assert.equal(playText([step(13, 10, 1), step(10, 8)], "contrary"), "13/10*/8");
  assert.equal(playText([step(25, 22), step(6, 0), step(6, 0)], "contrary"), "bar/22 6/off(2)");
  assert.equal(playText([step(8, 5), step(8, 5), step(6, 3), step(6, 3)], "contrary"), "8/5(2) 6/3(2)");
  assert.equal(playText([], "contrary"), "");
  // In the order of play: a turn back is named, entering checkers keep their order, and so does the lower number if it comes
  // first.
  assert.equal(playText([step(8, 14), step(14, 13)], "contrary"), "8/14/13");
  assert.equal(playText([step(26, 24), step(25, 20)], "contrary"), "pool/24 bar/20");
  assert.equal(playText([step(6, 5), step(8, 5)], "contrary", true), "6/5 8/5");
  assert.equal(rollText([1, 3]), "3-1");
});
