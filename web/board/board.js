// <tavola-board>: a board without rules. It draws its properties and reports gestures.
//
//   import "./board/board.js";
//   const board = document.createElement("tavola-board");
//
// Properties (set any, in any order; the board redraws once):
//   board        Board of the wire
//   track        the relative course of the players' ways, "contrary" (default)
//   view         {bottom, home, light, numbers, you, way}: the player at the bottom (0), the side on which they bear off ("right"),
//                the player with the light checkers (0), the player whose numbering is printed (null for none), the player called
//                "you" in the labels (null: labels name colours), and whether the way of the player at the bottom is
//                drawn (false). Omitted parts stay as they were.
//   interactive  true: every place is a labelled button, checkers can be moved; false (default): one labelled picture
//   player       the player whose checkers may be moved, and whose numbering `moves` uses
//   moves        Map from a source (own number; 25 the bar, 26 the pool) to its targets [{to, hit}]; empty when nothing may be moved
//   dice         null or {player, values: number[], left: number[]}: numbers not in `left` are shown used;
//                two equal values with four numbers are shown as four dice; value 0 is a die without pips
//   rest         null or {player, values}: the dice of the turn before, shown used
//   trail        null or {player, hops: [{from, to}], ahead}: the checkers that the turn before has moved, shown as arrows;
//                `ahead`: those that a play would move from the board as it stands
//   verdicts     plays that are compared, as arrows from the board as it stands: [{player, hops, tone, mark}], where `tone` is
//                "best", "good", "doubtful", "bad" or "very-bad" and `mark` the sign at its first arrow; [] for none
//   quickTap     true: a tap on a checker that can be moved plays it at once; false (default): it is taken into the hand
//   cube         null or {value, owner, offered, rest}: `offered` is the player who must answer, else null; `rest` the face
//                that shows while the value is 1 (64, for there is no face with 1)
//   edit         true: every click or key on a place is reported as `point` and nothing is moved
//   label        name of the picture; default is the Fluent message `board-label`
//   duration     milliseconds of one checker's flight in `enact` (default 260; 0 for none)
//   rolling      milliseconds that dice tumble in `enact` (default 500; 0 for none)
//   motion       the `Motion` of this board: `hurry` ends the running motions
//
// Events (bubbling CustomEvents):
//   gesture      {from, to, dragged, other, again}: a checker of `player` was put from one of its own places on another, which
//                need not be one of its targets. `to` is null when the host picks the move (a quick tap, or a second tap on a checker in hand); `from` is null when a
//                place was tapped with nothing in hand: the host picks the checker. `other`: the right button, which asks for
//                the other die; `again`: a second tap at once on the place that a quick tap has just moved from
//   pick         {from, targets: number[]} or {from: null}: a checker is in hand, or no more
//   dice, cube   the dice or the cube were tapped
//   point        {kind: "point" | "bar" | "off", player, number, height, button, key}: in edit mode. `player` and `number`:
//                for a point 0 and player 0's own number, else the owner and 25 or 0; `height` the checker (from 1) that was
//                pointed at; `button` 0 or 2 for the pointer, `key` the key or ""
//
// Methods:
//   enact(event) -> Promise     plays a MatchEvent: `move` flies and changes `board`; a roll tumbles the dice (set `dice`
//                               first); others resolve at once
//   carryCube(cube) -> Promise  shows another state of the cube, which travels there
//   put()                       takes the checker in hand back
//   focusPlace(number)          puts the focus on an own place of `player`
//
// The element fills its box. A box without a height takes the board's natural shape from the style sheet of its page.

import { onLanguage, t } from "../i18n.js";
import { Gestures } from "./gestures.js";
import { BAR, OFF } from "./geometry.js";
import { CubeLayer } from "./cube.js";
import { DiceLayer } from "./dice.js";
import { layoutFor } from "./layout.js";
import { drawMarks } from "./marks.js";
import { Motion, translate } from "./motion.js";
import { checker } from "./pieces.js";
import { allPlaces, areaOf, numberOf, placeOf, wordsFor } from "./places.js";
import { countAt, emptyBoard, moved, other } from "./position.js";
import { definitions, scene } from "./scene.js";
import { colourOf, drawCheckers, drawNumbers, spotOf } from "./stones.js";
import { set, svg } from "./svg.js";
import { drawTrail } from "./trail.js";

/** @import {Board, MatchEvent, Player, Track} from "../wire.js" */
/** @import {Seating} from "./geometry.js" */
/** @import {Layout} from "./layout.js" */
/** @import {Place} from "./places.js" */
/** @import {Picture} from "./stones.js" */

/** @typedef {{to: number, hit: import("../wire.js").Hit}} Target */
/** @typedef {Map<number, Target[]>} Moves */
/** @typedef {{player: Player, values: number[], left: number[]}} ShownDice */
/** @typedef {{player: Player, hops: readonly {from: number, to: number}[], ahead?: boolean}} Trail */
/** @typedef {Trail & {tone: "best" | import("../wire.js").ErrorClass, mark: string}} Verdict */
/** @typedef {{from: number | null, to: number | null, dragged?: boolean, other?: boolean, again?: boolean}} Gesture */
/** @typedef {{value: number, owner: Player | null, offered: Player | null, rest?: number}} ShownCube */
/** @typedef {Seating & {light: Player, numbers: Player | null, you: Player | null, way?: boolean}} BoardView */

/**
 * The content of a board, and its use.
 * @typedef {object} BoardState
 * @property {Track} track
 * @property {Partial<BoardView>} view the seats of the players; omitted values stay
 * @property {Board} board
 * @property {string} label the whole in words, for a picture
 * @property {boolean} interactive places can be chosen, to move checkers
 * @property {boolean} edit places can be chosen, to put checkers there
 * @property {boolean} quickTap one tap moves a checker with one possible move
 * @property {Player} player whose checkers move
 * @property {Moves} moves that can be made, by their first place
 * @property {ShownDice | null} dice of the turn
 * @property {{player: Player, values: number[]} | null} rest the dice of the turn before
 * @property {ShownCube | null} cube
 * @property {Trail | null} trail a play as arrows
 * @property {readonly Verdict[]} verdicts plays that are compared
 * @property {number} duration of a checker's flight, in milliseconds
 * @property {number} rolling for how long the dice tumble, in milliseconds
 */

/** The cube is heavier than a checker: its flight takes longer, by this factor. */
const CUBE = 1.6;

let boards = 0;

export class TavolaBoard extends HTMLElement {
  #uid = `board${++boards}`;
  #board = emptyBoard();
  /** @type {Track} */
  #track = "contrary";
  /** @type {BoardView} */
  #view = { bottom: 0, home: "right", light: 0, numbers: 0, you: null };
  #interactive = false;
  #edit = false;
  /** @type {Player} */
  #player = 0;
  /** @type {Moves} */
  #moves = new Map();
  /** @type {ShownDice | null} */
  #dice = null;
  /** @type {{player: Player, values: number[]} | null} */
  #rest = null;
  /** @type {Trail | null} */
  #trail = null;
  /** @type {readonly Verdict[]} */
  #verdicts = [];
  /** @type {ShownCube | null} */
  #cube = null;
  #label = "";
  duration = 260;
  rolling = 500;
  quickTap = false;
  motion = new Motion();

  #layout = layoutFor(0.77, "right");
  #places = allPlaces(this.#track, this.#view);
  /** @type {Map<Place, SVGGElement>} */
  #buttons = new Map();
  /** Own place of `player` whose checker is in hand. @type {number | null} */
  #picked = null;
  /** One checker that is drawn nowhere, because it is in the air. @type {{player: Player, place: number} | null} */
  #lifted = null;
  #queued = false;
  /** Whether the board has been drawn. The first drawing waits until the board has a size, so pictures far below the window are free. */
  #drawn = false;
  #svg = svg("svg");
  #layers = {
    numbers: svg("g", { "aria-hidden": "true" }),
    under: svg("g", { class: "marks", "aria-hidden": "true" }),
    checkers: svg("g", { class: "checkers", "aria-hidden": "true" }),
    trail: svg("g", { class: "marks", "aria-hidden": "true" }),
    over: svg("g", { class: "marks", "aria-hidden": "true" }),
    places: svg("g"),
    rest: svg("g", { class: "dice rest", "aria-hidden": "true" }),
    dice: svg("g", { class: "dice", "aria-hidden": "true" }),
    cube: svg("g", { "aria-hidden": "true" }),
    air: svg("g", { class: "air", "aria-hidden": "true" }),
  };
  /** What layers show, as text. @type {Map<SVGGElement, string>} */
  #shown = new Map();
  #diceLayer = new DiceLayer(this.#layers.dice);
  #restLayer = new DiceLayer(this.#layers.rest);
  #cubeLayer = new CubeLayer(this.#layers.cube);
  #gestures = new Gestures(this);
  #resize = new ResizeObserver(() => this.#fit());
  /** @type {(() => void) | null} */
  #silence = null;

  connectedCallback() {
    if (!this.#svg.isConnected) this.append(this.#svg);
    if (this.#drawn || this.#interactive || this.#edit) this.#build();
    else this.#describe();
    this.#resize.observe(this);
    this.#silence = onLanguage(() => this.#queue());
    this.#gestures.start(this.#svg);
  }

  disconnectedCallback() {
    this.#resize.disconnect();
    this.#silence?.();
    this.#gestures.stop(this.#svg);
  }

  /** Shows another state; omitted values stay unchanged. @param {Partial<BoardState>} state */
  show(state) {
    Object.assign(this, state);
  }

  get board() {
    return this.#board;
  }
  set board(board) {
    this.#board = board;
    this.#queue();
  }
  get track() {
    return this.#track;
  }
  set track(track) {
    if (track === this.#track) return;
    this.#track = track;
    this.#rebuild();
  }
  /** @returns {BoardView} */
  get view() {
    return this.#view;
  }
  /** @param {Partial<BoardView>} view */
  set view(view) {
    const before = this.#view;
    this.#view = { ...before, ...view };
    const { bottom, home } = this.#view;
    if (bottom !== before.bottom || home !== before.home) this.#rebuild();
    this.#queue();
  }
  get interactive() {
    return this.#interactive;
  }
  set interactive(value) {
    if (value === this.#interactive) return;
    this.#interactive = value;
    this.#build();
  }
  get edit() {
    return this.#edit;
  }
  set edit(value) {
    if (value === this.#edit) return;
    this.#edit = value;
    this.#build();
  }
  get player() {
    return this.#player;
  }
  set player(player) {
    this.#player = player;
    this.#queue();
  }
  get moves() {
    return this.#moves;
  }
  set moves(moves) {
    this.#moves = moves;
    if (this.#picked !== null && !moves.has(this.#picked)) this.picked = null;
    this.#queue();
  }
  get dice() {
    return this.#dice;
  }
  set dice(dice) {
    this.#dice = dice;
    this.#queue();
  }
  get rest() {
    return this.#rest;
  }
  set rest(rest) {
    this.#rest = rest;
    this.#queue();
  }
  get trail() {
    return this.#trail;
  }
  set trail(trail) {
    this.#trail = trail;
    this.#queue();
  }
  get verdicts() {
    return this.#verdicts;
  }
  set verdicts(verdicts) {
    this.#verdicts = verdicts;
    this.#queue();
  }
  get cube() {
    return this.#cube;
  }
  set cube(cube) {
    this.#cube = cube;
    this.#queue();
  }
  get label() {
    return this.#label;
  }
  set label(label) {
    this.#label = label;
    this.#queue();
  }

  // ---- for the gestures ----

  /** @returns {Layout} */
  get layout() {
    return this.#layout;
  }
  get places() {
    return this.#places;
  }
  get picked() {
    return this.#picked;
  }
  set picked(from) {
    if (this.#picked === from) return;
    this.#picked = from;
    this.#queue();
    const targets = from === null ? [] : (this.#moves.get(from) ?? []).map((target) => target.to);
    this.#tell("pick", { from, targets });
  }
  put() {
    this.picked = null;
  }

  /** The mover's own number of a place. @param {Place} place */
  ownNumber(place) {
    return numberOf(place, this.#board, this.#track, this.#player, this.#view);
  }

  /** @param {Place} place */
  button(place) {
    return this.#buttons.get(place) ?? null;
  }

  /** @param {number} number */
  focusPlace(number) {
    const place = placeOf(this.#places, this.#track, this.#player, number, this.#view);
    this.rove(place);
    this.button(place)?.focus();
  }

  /** Makes a place the one that Tab leads to. @param {Place} place */
  rove(place) {
    for (const [each, element] of this.#buttons) element.setAttribute("tabindex", each === place ? "0" : "-1");
  }

  /** Hides one checker while another copy of it is in the air; null shows it again. @param {number | null} from */
  lift(from) {
    this.#lifted = from === null ? null : { player: this.#player, place: from };
    this.#draw();
  }

  /** Puts a checker of the mover into the air. @param {{x: number, y: number}} at @returns {SVGGElement} */
  float(at) {
    const element = checker(this.#uid, this.#colour(this.#player));
    element.style.transform = translate(at);
    this.#layers.air.append(element);
    return element;
  }

  /** Position of the uppermost checker on a place of the mover. @param {number} number */
  topChecker(number) {
    return this.#spot(this.#player, number, Math.max(0, countAt(this.#board, this.#player, number) - 1));
  }

  /** @param {string} type @param {unknown} [detail] */
  #tell(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true }));
  }

  /** @param {Gesture} gesture */
  gesture(gesture) {
    this.#tell("gesture", gesture);
  }

  /** @param {"dice" | "cube"} what */
  tapped(what) {
    this.#tell(what);
  }

  /** @param {Place} place @param {number} height @param {number} button @param {string} key */
  edited(place, height, button, key) {
    const point = place.kind === "point";
    const bottomOwns = numberOf(place, this.#board, this.#track, 0, this.#view);
    const player = point || bottomOwns !== null ? 0 : 1;
    const number = point ? bottomOwns : place.kind === "bar" ? BAR : OFF;
    this.#tell("point", { kind: place.kind, player, number, height, button, key });
  }

  // ---- drawing ----

  #fit() {
    const { clientWidth, clientHeight } = this;
    if (!clientWidth || !clientHeight) return;
    const layout = layoutFor(clientHeight / clientWidth, this.#view.home);
    if (this.#drawn && layout.height === this.#layout.height && layout.width === this.#layout.width) return;
    this.#build();
  }

  #rebuild() {
    if (this.#drawn) this.#build();
  }

  #queue() {
    if (this.#queued || !this.isConnected) return;
    this.#queued = true;
    queueMicrotask(() => {
      this.#queued = false;
      this.#draw();
    });
  }

  /** Builds the parts that depend on the layout: scene, numbers and places. */
  #build() {
    if (!this.isConnected) return;
    this.#drawn = true;
    const ratio = this.clientWidth && this.clientHeight ? this.clientHeight / this.clientWidth : 0.77;
    const layout = layoutFor(ratio, this.#view.home);
    this.#layout = layout;
    const focused = [...this.#buttons].find(([, element]) => element === document.activeElement)?.[0];
    this.#places = allPlaces(this.#track, this.#view);
    this.#buttons.clear();
    this.toggleAttribute("data-interactive", this.#interactive || this.#edit);
    set(this.#svg, { viewBox: `0 0 ${Math.round(layout.width)} ${Math.round(layout.height)}` });
    const { places } = this.#layers;
    places.replaceChildren();
    if (this.#interactive || this.#edit) {
      for (const place of this.#places) {
        const area = areaOf(place, layout);
        const ring = { x: area.x + 4, y: area.y + 8, width: area.width - 8, height: area.height - 16, rx: 10 };
        const element = svg(
          "g",
          { class: "place", role: "button", tabindex: -1 },
          svg("rect", { class: "area", ...area }),
          svg("rect", { class: "focus-line outer", ...ring }),
          svg("rect", { class: "focus-line", ...ring }),
        );
        this.#buttons.set(place, element);
        places.append(element);
      }
      const first =
        this.#places.find((place) => place.row === focused?.row && place.column === focused.column) ??
        this.#places.find((place) => place.row === "top" && place.column === 13) ??
        this.#places[0];
      if (!first) return;
      this.rove(first);
      if (focused) this.button(first)?.focus();
    }
    this.#svg.replaceChildren(
      definitions(this.#uid),
      scene(layout, this.#uid, this.#track, this.#view),
      ...Object.values(this.#layers),
    );
    this.#draw();
  }

  #draw() {
    if (!this.isConnected) return;
    if (!this.#drawn) {
      this.#describe();
      return;
    }
    const { numbers, checkers } = this.#layers;
    const ground = [this.#layout, this.#track, this.#view];
    this.#redraw(numbers, ground, drawNumbers);
    this.#redraw(checkers, [...ground, this.#board, this.#lifted], drawCheckers);
    drawTrail(this.#layers.trail, this.#picture, this.#trail, this.#verdicts);
    this.#drawMarks();
    this.#drawDice();
    this.#cubeLayer.draw(this.#picture, this.#cube);
    this.#describe();
  }

  /**
   * Draws a layer if what it shows has changed since it was drawn.
   * @param {SVGGElement} layer
   * @param {unknown} shown
   * @param {(layer: SVGGElement, picture: Picture) => void} draw
   */
  #redraw(layer, shown, draw) {
    const key = JSON.stringify(shown);
    if (this.#shown.get(layer) === key) return;
    this.#shown.set(layer, key);
    draw(layer, this.#picture);
  }

  /** @returns {Picture} */
  get #picture() {
    return {
      uid: this.#uid,
      layout: this.#layout,
      places: this.#places,
      board: this.#board,
      track: this.#track,
      view: this.#view,
      lifted: this.#lifted,
    };
  }

  /** @param {Player} player */
  #colour(player) {
    return colourOf(this.#view, player);
  }

  /** Centre of the nth checker (from 0) of a player's place. @param {Player} player @param {number} number @param {number} index */
  #spot(player, number, index) {
    return spotOf(this.#picture, player, number, index);
  }

  #drawMarks() {
    const { under, over } = this.#layers;
    under.replaceChildren();
    over.replaceChildren();
    for (const element of this.#buttons.values()) element.classList.remove("source", "target");
    if (this.#edit) return;
    const hand = { player: this.#player, moves: this.#moves, picked: this.#picked };
    drawMarks({ under, over }, this.#picture, hand, (place, kind) => this.button(place)?.classList.add(kind));
  }

  /** @param {boolean} [thrown] the dice are thrown now */
  #drawDice(thrown) {
    this.#diceLayer.draw(this.#picture, this.#dice, thrown);
    this.#restLayer.draw(this.#picture, this.#rest && { ...this.#rest, left: [] });
  }

  /** The words for readers who do not see the board. */
  #describe() {
    const name = this.#label || t("board-label");
    if (!this.#interactive && !this.#edit) {
      set(this.#svg, { role: "img", "aria-label": name });
      return;
    }
    set(this.#svg, { role: "group", "aria-label": name });
    const { numbers, bottom } = this.#view;
    const view = { ...this.#view, reader: numbers ?? bottom };
    for (const [place, element] of this.#buttons) {
      let words = wordsFor(place, this.#board, this.#track, view);
      if (element.classList.contains("target")) words = t("board-target", { words });
      else if (element.classList.contains("source")) words = t("board-source", { words });
      const number = this.ownNumber(place);
      set(element, {
        "aria-label": words,
        "aria-pressed": number !== null && number === this.#picked ? "true" : undefined,
      });
    }
  }

  // ---- motion ----

  /** @param {MatchEvent} event */
  async enact(event) {
    if (event.kind === "move" && event.by !== null) await this.#animateMove(event.by, event.from, event.to, event.hit);
    if (event.kind === "roll" || event.kind === "opening" || event.kind === "pick") await this.#animateRoll();
  }

  /** Carries the cube to another place, or to another owner. @param {ShownCube} cube */
  async carryCube(cube) {
    this.#cube = cube;
    await this.#cubeLayer.carry(this.#picture, cube, this.motion, this.duration * CUBE);
  }

  async #animateRoll() {
    this.#drawDice(true);
    await this.motion.roll(this.#diceLayer.lying, this.#layout.die, this.rolling);
  }

  /** @param {Player} player @param {number} from @param {number} to @param {import("../wire.js").Hit} hit */
  async #animateMove(player, from, to, hit) {
    const start = this.#spot(player, from, Math.max(0, countAt(this.#board, player, from) - 1));
    const next = moved(this.#board, this.#track, player, from, to, hit);
    const end = this.#spot(player, to, Math.max(0, countAt(next, player, to) - 1));
    this.#lifted = { player, place: from };
    this.#draw();
    const element = checker(this.#uid, this.#colour(player));
    this.#layers.air.append(element);
    await this.motion.fly(element, start, end, this.duration);
    element.remove();
    this.#lifted = null;
    if (hit === 1) await this.#animateHit(player, to, next);
    this.#board = next;
    this.#draw();
  }

  /** The enemy checker leaves for the bar once the mover has landed on it. @param {Player} player @param {number} to @param {Board} next */
  async #animateHit(player, to, next) {
    const foe = other(player);
    const end = this.#spot(foe, BAR, next.sides[foe].bar - 1);
    const start = this.#spot(player, to, 0);
    const landed = structuredClone(next);
    landed.sides[foe].bar -= 1;
    this.#board = landed;
    this.#draw();
    const element = checker(this.#uid, this.#colour(foe));
    this.#layers.air.append(element);
    await this.motion.fly(element, start, end, this.duration * 0.8);
    element.remove();
  }
}

customElements.define("tavola-board", TavolaBoard);
