// Composing a turn on the graph that the server gave: no rules here, only paths.

import { OFF } from "../board/geometry.js";

/** @import {PlayMove, Turn, TurnMove, TurnNode} from "../wire.js" */
/** @import {Moves} from "../board/board.js" */

/** @type {TurnNode} */
const NOWHERE = { m: [], l: [], end: true };

export class Composer {
  /** @type {TurnMove[]} moves made so far */
  path = [];
  /** Order in which dice are used if both would do; the player may swap it. @type {number[]} */
  order;

  /** @param {Turn} turn */
  constructor(turn) {
    this.turn = turn;
    this.order = [...new Set(turn.numbers)].sort((a, b) => b - a);
  }

  /** The node on which the moves so far have led. */
  get node() {
    const last = this.path.at(-1);
    return this.#at(last ? last[4] : this.turn.at);
  }

  /** Whether the turn may be announced over, or goes on with another part of the roll. */
  get over() {
    return this.node.end === true || this.more;
  }

  /** Whether another part of the roll follows. */
  get more() {
    return this.node.more === true;
  }

  /** Whether nothing at all can be played with this roll. */
  get dance() {
    return this.path.length === 0 && this.turn.made.length === 0 && this.over && this.node.m.length === 0;
  }

  /** The whole turn as it is sent. @returns {PlayMove[]} */
  get moves() {
    return this.path.map(([from, to, die]) => [from, to, die]);
  }

  /** @param {number} index */
  #at(index) {
    return this.turn.nodes[index] ?? NOWHERE;
  }

  /** @param {TurnMove[]} route */
  play(route) {
    this.path.push(...route);
  }

  /** Takes the last move back. @returns {boolean} whether there was one */
  undo() {
    return this.path.pop() !== undefined;
  }

  reset() {
    this.path = [];
  }

  swapOrder() {
    this.order.reverse();
  }

  /**
   * Every way of one checker from one place, by its end; shortest first.
   * @param {number} from
   * @returns {Map<number, TurnMove[][]>}
   */
  #ways(from) {
    /** @type {Map<number, TurnMove[][]>} */
    const ways = new Map();
    /** @param {TurnNode} node @param {number} place @param {TurnMove[]} trail */
    const walk = (node, place, trail) => {
      for (const move of node.m) {
        if (move[0] !== place) continue;
        const longer = [...trail, move];
        ways.set(move[1], [...(ways.get(move[1]) ?? []), longer]);
        if (move[1] > OFF) walk(this.#at(move[4]), move[1], longer);
      }
    };
    walk(this.node, from, []);
    return ways;
  }

  /**
   * The one way of a checker between two places, or null when there is none or when ways with different outcomes compete
   * (one hits on its way, the other does not): then the player shows the way himself, step by step.
   * @param {number} from
   * @param {number} to
   * @returns {TurnMove[] | null}
   */
  route(from, to) {
    return this.#unambiguous(this.#ways(from).get(to) ?? []);
  }

  /** @param {TurnMove[][]} ways */
  #unambiguous(ways) {
    const direct = ways.filter((way) => way.length === 1);
    // One die does it: the one that comes first in the player's order.
    if (direct.length) return direct.sort((a, b) => this.#rank(a) - this.#rank(b))[0] ?? null;
    const ends = new Set(ways.map((way) => way.at(-1)?.[4]));
    return ends.size === 1 ? (ways[0] ?? null) : null;
  }

  /** @param {TurnMove[]} way */
  #rank(way) {
    const rank = this.order.indexOf(way[0]?.[2] ?? 0);
    return rank < 0 ? this.order.length : rank;
  }

  /** All moves that one gesture can make now, in the form that the board needs. @returns {Moves} */
  targets() {
    /** @type {Moves} */
    const moves = new Map();
    for (const from of new Set(this.node.m.map((move) => move[0]))) {
      const targets = [];
      for (const [to, ways] of this.#ways(from)) {
        const way = this.#unambiguous(ways);
        if (way) targets.push({ to, hit: way.at(-1)?.[3] ?? 0 });
      }
      if (targets.length)
        moves.set(
          from,
          targets.sort((a, b) => b.to - a.to),
        );
    }
    return moves;
  }

  /**
   * The single move that a tap on a checker means: that of the first die in the player's order which can be played from there.
   * @param {number} from
   * @param {boolean} [other] the last die in the order instead
   */
  obvious(from, other = false) {
    const moves = this.node.m.filter((move) => move[0] === from).sort((a, b) => this.#rank([a]) - this.#rank([b]));
    return moves.at(other ? -1 : 0) ?? null;
  }

  /** The next move of the checker that was moved last; null if it cannot go on. */
  onward() {
    const last = this.path.at(-1);
    return last && last[1] > OFF ? this.obvious(last[1]) : null;
  }

  /**
   * The meaning of a tap on a place: two checkers if they make the point, else the nearest checker that can come there.
   * @param {number} to
   * @param {number} standing how many checkers of the player stand there
   * @returns {TurnMove[] | null}
   */
  bring(to, standing) {
    if (to > OFF && standing === 0) {
      for (const first of this.node.m.filter((move) => move[1] === to)) {
        const second = this.#at(first[4]).m.find((move) => move[1] === to);
        if (second) return [first, second];
      }
    }
    const from = [...this.targets()]
      .filter(([, targets]) => targets.some((target) => target.to === to))
      .map(([source]) => source)
      .sort((a, b) => Math.abs(a - to) - Math.abs(b - to))[0];
    return from === undefined ? null : this.route(from, to);
  }

  /** Whether a run of moves from here ends this part of the turn. @param {readonly TurnMove[]} run */
  ends(run) {
    const { end, more } = this.#at(run.at(-1)?.[4] ?? -1);
    return run.length > 0 && (end === true || more === true);
  }

  /** The longest run of bearing off from here. @returns {TurnMove[]} */
  bearOff() {
    /** @param {TurnNode} node @returns {TurnMove[]} */
    const longest = (node) => {
      /** @type {TurnMove[]} */
      let best = [];
      for (const move of node.m) {
        if (move[1] !== OFF) continue;
        const run = [move, ...longest(this.#at(move[4]))];
        if (run.length > best.length) best = run;
      }
      return best;
    };
    return longest(this.node);
  }

  /** Moves that must be played from here in any case: up to the first real choice. @returns {TurnMove[]} */
  forced() {
    const run = [];
    let node = this.node;
    while (node.m.length && !node.end && !node.more) {
      const move = node.m[0];
      if (!move || (node.m.length > 1 && this.#outcomes(node).size > 1)) break;
      run.push(move);
      node = this.#at(move[4]);
    }
    return run;
  }

  /** Possible ends of a turn from a node; the search stops at two. @param {TurnNode} node */
  #outcomes(node) {
    const ends = new Set();
    const seen = new Set();
    const open = [node];
    while (open.length && ends.size < 2) {
      const next = open.pop();
      if (!next || seen.has(next)) continue;
      seen.add(next);
      if (next.end || next.more) ends.add(next);
      open.push(...next.m.map((move) => this.#at(move[4])));
    }
    return ends;
  }

  /**
   * The moves of a whole play, as a path of this graph; null when it is not in it.
   * @param {readonly PlayMove[]} moves
   * @returns {TurnMove[] | null}
   */
  find(moves) {
    const path = [];
    let node = this.#at(this.turn.at);
    for (const [from, to, die] of moves) {
      const move = node.m.find((each) => each[0] === from && each[1] === to && each[2] === die);
      if (!move) return null;
      path.push(move);
      node = this.#at(move[4]);
    }
    return path;
  }
}
