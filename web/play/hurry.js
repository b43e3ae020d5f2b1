// Taps and keys that end the motions on the board.

/** @import {TavolaBoard} from "../board/board.js" */

/**
 * A tap or a key ends every motion before anything else receives it. On the board it has no other effect while the moves of the
 * other side are shown, because the player has not yet seen the state that they would act on.
 * @param {TavolaBoard} board
 * @param {() => boolean} showing whether events of the match are being shown
 * @returns {() => void} ends the listening
 */
export function hurrying(board, showing) {
  /** Whether the current tap has only ended a motion. */
  let swallow = false;
  /** @param {Event} event */
  const hurry = (event) => {
    const watching = showing() && event.target instanceof Node && board.contains(event.target);
    swallow = watching && event.type === "pointerdown";
    board.motion.hurry();
    const acts = swallow || (event instanceof KeyboardEvent && (event.key === "Enter" || event.key === " "));
    if (watching && acts) event.stopPropagation();
  };
  /** @param {Event} event */
  const click = (event) => {
    if (swallow) event.stopPropagation();
    swallow = false;
  };
  document.addEventListener("pointerdown", hurry, true);
  document.addEventListener("keydown", hurry, true);
  document.addEventListener("click", click, true);
  return () => {
    document.removeEventListener("pointerdown", hurry, true);
    document.removeEventListener("keydown", hurry, true);
    document.removeEventListener("click", click, true);
  };
}
