// Hands on the board: dragging, tapping, and the keyboard. They end in the same reports.

import { PITCH, RADIUS } from "./layout.js";
import { placeAt } from "./places.js";

/** @import {TavolaBoard} from "./board.js" */
/** @import {Place} from "./places.js" */

/** Pointer travel in pixels that turns a tap into a drag. */
const DRAG = 7;
/** Milliseconds within which a second tap on the same place belongs to the first. */
const DOUBLE = 320;

export class Gestures {
  #board;
  /** @type {{id: number, x: number, y: number, from: number, held: boolean, floating: SVGGElement | null} | null} */
  #drag = null;
  #lastTap = { number: -1, time: 0 };
  /** Whether the click that follows a release has already been dealt with. */
  #done = false;

  /** @param {TavolaBoard} board */
  constructor(board) {
    this.#board = board;
  }

  /** @param {SVGSVGElement} root */
  start(root) {
    root.addEventListener("pointerdown", this.#down);
    root.addEventListener("pointermove", this.#move);
    root.addEventListener("pointerup", this.#up);
    root.addEventListener("pointercancel", this.#cancel);
    root.addEventListener("keydown", this.#key);
    root.addEventListener("click", this.#click);
    root.addEventListener("contextmenu", this.#menu);
  }

  /** @param {SVGSVGElement} root */
  stop(root) {
    root.removeEventListener("pointerdown", this.#down);
    root.removeEventListener("pointermove", this.#move);
    root.removeEventListener("pointerup", this.#up);
    root.removeEventListener("pointercancel", this.#cancel);
    root.removeEventListener("keydown", this.#key);
    root.removeEventListener("click", this.#click);
    root.removeEventListener("contextmenu", this.#menu);
    this.#drag?.floating?.remove();
    this.#drag = null;
  }

  /** A pointer's place in drawing units. @param {MouseEvent} event */
  #at(event) {
    const root = /** @type {SVGSVGElement} */ (event.currentTarget);
    const matrix = root.getScreenCTM();
    if (!matrix) return { x: -1, y: -1 };
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    return { x: point.x, y: point.y };
  }

  /** @param {{x: number, y: number}} at */
  #place(at) {
    return placeAt(this.#board.places, this.#board.layout, at.x, at.y);
  }

  /** Dice or cube under a pointer. @param {Event} event @returns {"dice" | "cube" | null} */
  #thing(event) {
    const target = /** @type {Element} */ (event.target);
    return target.closest(".die") ? "dice" : target.closest(".cube") ? "cube" : null;
  }

  #down = (/** @type {PointerEvent} */ event) => {
    const board = this.#board;
    this.#done = false;
    if (!event.isPrimary || event.button !== 0 || board.edit || !board.interactive || this.#thing(event)) return;
    const place = this.#place(this.#at(event));
    const number = place && board.ownNumber(place);
    if (number === null || !board.moves.has(number)) return;
    // With a checker in hand, a place that is both a target and a source is a target.
    if (board.picked !== null && board.picked !== number && this.#isTarget(board.picked, number)) return;
    const root = /** @type {SVGSVGElement} */ (event.currentTarget);
    root.setPointerCapture(event.pointerId);
    this.#drag = {
      id: event.pointerId,
      x: event.clientX,
      y: event.clientY,
      from: number,
      held: board.picked === number,
      floating: null,
    };
    // A quick tap is over before anything is in hand.
    if (!board.quickTap) board.picked = number;
  };

  #move = (/** @type {PointerEvent} */ event) => {
    const drag = this.#drag;
    if (!drag || event.pointerId !== drag.id) return;
    const at = this.#at(event);
    // A finger covers the checker: hold it a little above the touch.
    const held = event.pointerType === "touch" ? { x: at.x, y: at.y - RADIUS } : at;
    if (!drag.floating) {
      if (Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < DRAG) return;
      this.#board.picked = drag.from;
      drag.floating = this.#board.float(held);
      this.#board.lift(drag.from);
    }
    drag.floating.style.transform = `translate(${held.x}px, ${held.y}px)`;
  };

  #up = (/** @type {PointerEvent} */ event) => {
    const drag = this.#drag;
    if (!drag || event.pointerId !== drag.id) return;
    this.#drag = null;
    this.#done = true;
    const board = this.#board;
    if (!drag.floating) {
      this.#tapSource(drag.from, drag.held, event.timeStamp);
      return;
    }
    const place = this.#nearest(this.#at(event), drag.from);
    const to = place && board.ownNumber(place);
    drag.floating.remove();
    board.lift(null);
    board.picked = null;
    if (to !== null && to !== drag.from) board.gesture({ from: drag.from, to, dragged: true });
  };

  #cancel = (/** @type {PointerEvent} */ event) => {
    if (!this.#drag || event.pointerId !== this.#drag.id) return;
    this.#drag.floating?.remove();
    this.#drag = null;
    this.#board.lift(null);
    this.#board.picked = null;
  };

  /**
   * The place a checker was dropped on; a legal target within half a point counts, for hands are less exact than points.
   * @param {{x: number, y: number}} at
   * @param {number} from
   */
  #nearest(at, from) {
    const exact = this.#place(at);
    const fits = (/** @type {Place | null} */ place) => {
      const number = place && this.#board.ownNumber(place);
      return number !== null && this.#isTarget(from, number);
    };
    if (fits(exact)) return exact;
    for (const shift of [-PITCH / 2, PITCH / 2]) {
      const near = this.#place({ x: at.x + shift, y: at.y });
      if (fits(near)) return near;
    }
    return exact;
  }

  /** @param {number} from @param {number} to */
  #isTarget(from, to) {
    return (this.#board.moves.get(from) ?? []).some((target) => target.to === to);
  }

  /** @param {number} number @param {boolean} held whether it was in hand before the tap @param {number} time of the tap */
  #tapSource(number, held, time) {
    const board = this.#board;
    const again = this.#isSecondTap(number, time);
    if (!board.quickTap && !held) return;
    board.picked = null;
    board.gesture({ from: number, to: null, again });
  }

  /** Notes a tap. @param {number} number @param {number} time @returns {boolean} whether it is the second of a double tap */
  #isSecondTap(number, time) {
    const again = this.#lastTap.number === number && time - this.#lastTap.time < DOUBLE;
    this.#lastTap = { number, time: again ? -DOUBLE : time };
    return again;
  }

  /** Taps that did not begin on a movable checker, and clicks made by assistive software, which send no pointer events. */
  #click = (/** @type {MouseEvent} */ event) => {
    const board = this.#board;
    if (this.#done) {
      this.#done = false;
      return;
    }
    const thing = this.#thing(event);
    if (thing && board.interactive && !board.edit) {
      board.tapped(thing);
      return;
    }
    const button = /** @type {Element} */ (event.target).closest(".place");
    const synthetic = event.detail === 0;
    const place = synthetic
      ? (board.places.find((each) => board.button(each) === button) ?? null)
      : this.#place(this.#at(event));
    if (!place) return;
    if (board.edit) {
      this.#edit(place, event);
      return;
    }
    if (!board.interactive) return;
    const number = board.ownNumber(place);
    // The place that a quick tap has emptied.
    if (
      board.quickTap &&
      !synthetic &&
      number !== null &&
      number === this.#lastTap.number &&
      this.#isSecondTap(number, event.timeStamp)
    ) {
      board.gesture({ from: number, to: null, again: true });
      return;
    }
    this.#lastTap = { number: -1, time: 0 };
    this.#choose(place);
  };

  /** The right button: in edit mode one checker less, in play the other die. */
  #menu = (/** @type {PointerEvent} */ event) => {
    const board = this.#board;
    if (!board.edit && !board.interactive) return;
    event.preventDefault();
    const place = this.#place(this.#at(event));
    if (!place) return;
    if (board.edit) {
      this.#edit(place, event);
      return;
    }
    const number = board.ownNumber(place);
    // A long touch opens a menu, too.
    if (event.button !== 2 || event.pointerType === "touch" || number === null || !board.moves.has(number)) return;
    board.picked = null;
    board.gesture({ from: number, to: null, other: true });
  };

  /** @param {Place} place @param {MouseEvent} event */
  #edit(place, event) {
    const { layout } = this.#board;
    const { y } = this.#at(event);
    const depth =
      place.kind === "bar"
        ? Math.abs(y - layout.middle) - RADIUS * 0.7
        : place.row === "top"
          ? y - layout.top
          : layout.bottom - y;
    const step = place.kind === "off" ? layout.trayLength / 15 : 2 * RADIUS;
    this.#board.edited(place, Math.max(1, Math.ceil(depth / step)), event.button, "");
  }

  /** Enter, Space or a tap on a place: take a checker there, put one down there, or bring one there. @param {Place} place */
  #choose(place) {
    const board = this.#board;
    const number = board.ownNumber(place);
    const from = board.picked;
    const source = number !== null && board.moves.has(number);
    if (from === null) {
      if (source) board.picked = number;
      else if (number !== null && board.moves.size) board.gesture({ from: null, to: number });
      return;
    }
    if (source && number !== from && !this.#isTarget(from, number)) {
      board.picked = number;
      return;
    }
    board.picked = null;
    if (number !== null) board.gesture({ from, to: number === from ? null : number });
  }

  #key = (/** @type {KeyboardEvent} */ event) => {
    const board = this.#board;
    const button = /** @type {Element} */ (event.target).closest(".place");
    const place = board.places.find((each) => board.button(each) === button);
    if (!place || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = this.#step(place, event.key);
    if (next) {
      board.rove(next);
      board.button(next)?.focus();
      event.preventDefault();
    } else if (board.edit) {
      if (event.key === "Tab" || event.key === "Shift") return;
      board.edited(place, 0, 0, event.key);
      if (event.key === " " || event.key === "Enter") event.preventDefault();
    } else if (event.key === "Enter" || event.key === " ") {
      if (!board.moves.size) return;
      this.#choose(place);
      event.preventDefault();
      event.stopPropagation();
    } else if (event.key === "Escape" && board.picked !== null) {
      board.picked = null;
      event.stopPropagation();
    }
  };

  /** The place that an arrow key leads to. @param {Place} place @param {string} key */
  #step(place, key) {
    const { places } = this.#board;
    const find = (/** @type {string} */ row, /** @type {number} */ column) =>
      places.find((each) => each.row === row && each.column === column) ?? null;
    switch (key) {
      case "ArrowLeft":
        return find(place.row, place.column - 1);
      case "ArrowRight":
        return find(place.row, place.column + 1);
      case "ArrowUp":
        return find("top", place.column);
      case "ArrowDown":
        return find("bottom", place.column);
      case "Home":
        return find(place.row, 0);
      case "End":
        return find(place.row, 13);
      default:
        return null;
    }
  }
}
