// The typed shortcuts of the playing screen. They rest while something is being typed or a dialog is open.

/**
 * @typedef {object} Commands
 * @property {(id: string) => void} press presses a button of the moment, if it is there
 * @property {() => void} primary presses the highlighted one
 * @property {() => void} double
 * @property {() => void} hint
 * @property {() => void} keys
 * @property {() => void} read reads the position aloud
 * @property {() => void} type asks for a move in notation
 * @property {(value: number) => void} digit
 */

/**
 * @param {HTMLElement} screen
 * @param {Commands} commands
 * @returns {() => void} ends the listening
 */
export function shortcuts(screen, commands) {
  /** @param {KeyboardEvent} event */
  const onKey = (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    const target = event.target instanceof Element ? event.target : document.body;
    if (document.querySelector("dialog[open]") || target.closest("input, select, textarea, [contenteditable]")) return;
    // Elsewhere on the page (its head, a link) keys keep their usual meaning.
    if (target !== document.body && target.id !== "main" && !screen.contains(target)) return;
    if (event.key === "Enter" || event.key === " ") {
      if (target.closest("button, a, summary, [tabindex='0']:not(.place)")) return;
      commands.primary();
      event.preventDefault();
      return;
    }
    if (run(event.key, commands)) event.preventDefault();
  };
  document.addEventListener("keydown", onKey);
  return () => document.removeEventListener("keydown", onKey);
}

/** @param {string} key @param {Commands} commands @returns {boolean} whether the key means something */
function run(key, commands) {
  switch (key) {
    case "r":
      commands.press("roll");
      return true;
    case "d":
      commands.double();
      return true;
    case "u":
      commands.press("undo");
      return true;
    case "U":
      commands.press("reset");
      return true;
    case "h":
      commands.hint();
      return true;
    case "p":
      commands.read();
      return true;
    case "m":
      commands.type();
      return true;
    case "?":
      commands.keys();
      return true;
    default:
      if (!/^[1-6]$/.test(key)) return false;
      commands.digit(Number(key));
      return true;
  }
}
