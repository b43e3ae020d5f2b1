// Preferences of the person at this screen. They are kept in the browser's own storage; if it is absent or full, for this
// visit.

/**
 * @typedef {object} Settings
 * @property {"auto" | "light" | "dark"} theme
 * @property {"walnut" | "baize" | "slate" | "sea" | "clay" | "clear" | "contrast"} look colours of board and checkers
 * @property {"light" | "dark"} colour colour of player 0's checkers
 * @property {"right" | "left"} home side on which player 0 bears off
 * @property {"mover" | "fixed" | "none"} numbers player whose point numbers the board prints
 * @property {"mine" | "theirs"} aloud numbering in which the opponent's moves are announced
 * @property {boolean} sound
 * @property {boolean} haptics the phone vibrates with the sounds
 * @property {"slow" | "normal" | "fast" | "instant"} speed of animations
 * @property {"one" | "two"} taps number of taps that move a checker: one, or one on it and one on its target
 * @property {"off" | "doubtful" | "bad" | "very-bad"} tutor lowest class of a play that the tutor warns of
 * @property {"doubtful" | "bad" | "very-bad"} practice lowest class of own errors that become problems
 * @property {"beginner" | "casual" | "club" | "expert" | "master" | "grandmaster"} opponent the engine's level in a game that goes on from an analysis
 * @property {string} practiser the reader's own name in matches, for the profile and practice; "" while it is unknown
 * @property {boolean} forced play forced moves by themselves
 * @property {boolean} greedy bear off by themselves when no other play makes sense
 * @property {boolean} pips show the pip counts
 * @property {"clear" | "ask" | "always"} roll when Tavola throws the player's dice by itself: if no double is possible or useful,
 *   never, or always; if a double is possible, after a moment in which it can be offered
 * @property {"moment" | "ask" | "never"} confirm how a turn ends that is played: by itself after a moment in which it can be taken
 *   back, when the player confirms it, or at once
 * @property {boolean} analyse the analysis of a match begins when the match ends
 * @property {boolean} turning of two people at one screen, the one who plays sits at the bottom
 * @property {string} language code, or "" to follow the browser
 * @property {string} guides the games whose notes at the first turn were closed, with spaces between them
 * @property {string} discovered the games whose three positions were shown, with spaces between them
 * @property {string} daily when the position of the day was answered last, and how many days in a row; "" if never
 * @property {string} setup the last choices for a new game, as JSON
 */

/** @typedef {keyof Settings} SettingName */

/** Every allowed value of a choice, the default first. @satisfies {Partial<Record<SettingName, readonly string[]>>} */
export const choices = /** @type {const} */ ({
  theme: ["auto", "light", "dark"],
  look: ["walnut", "baize", "slate", "sea", "clay", "clear", "contrast"],
  colour: ["light", "dark"],
  home: ["right", "left"],
  numbers: ["mover", "fixed", "none"],
  aloud: ["mine", "theirs"],
  speed: ["normal", "slow", "fast", "instant"],
  taps: ["one", "two"],
  tutor: ["off", "doubtful", "bad", "very-bad"],
  roll: ["clear", "ask", "always"],
  confirm: ["moment", "ask", "never"],
  practice: ["bad", "doubtful", "very-bad"],
  opponent: ["master", "beginner", "casual", "club", "expert", "grandmaster"],
});

/** @type {Settings} */
const defaults = {
  theme: "auto",
  look: "walnut",
  colour: "light",
  home: "right",
  numbers: "mover",
  aloud: "mine",
  sound: true,
  haptics: true,
  speed: "normal",
  taps: "one",
  tutor: "off",
  practice: "bad",
  practiser: "",
  opponent: "master",
  forced: true,
  greedy: true,
  pips: true,
  roll: "clear",
  confirm: "moment",
  analyse: true,
  turning: false,
  language: "",
  guides: "",
  discovered: "",
  daily: "",
  setup: "",
};

const KEY = "tavola.settings";

/** @type {Settings} */
let current = { ...defaults };
/** @type {Map<SettingName, Set<(value: any) => void>>} */
const listeners = new Map();

/**
 * Whether a stored value can still be used; another version of the page may have written it.
 * @param {SettingName} name
 * @param {unknown} value
 */
function fits(name, value) {
  if (typeof value !== typeof defaults[name]) return false;
  const allowed = /** @type {Record<string, readonly unknown[]>} */ (choices)[name];
  return !allowed || allowed.includes(value);
}

/** @returns {Settings} */
function read() {
  /** @type {any} */
  let stored;
  try {
    stored = JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    stored = {};
  }
  /** @type {any} */
  const result = { ...defaults };
  for (const name of /** @type {SettingName[]} */ (Object.keys(defaults))) {
    if (fits(name, stored?.[name])) result[name] = stored[name];
  }
  return result;
}

/** @param {Settings} next */
function adopt(next) {
  const before = current;
  current = next;
  for (const name of /** @type {SettingName[]} */ (Object.keys(defaults))) {
    if (before[name] === next[name]) continue;
    for (const listener of listeners.get(name) ?? []) listener(next[name]);
  }
}

current = read();
// Another tab has changed something.
addEventListener("storage", (event) => {
  if (event.key === KEY || event.key === null) adopt(read());
});

export const settings = {
  /**
   * @template {SettingName} N
   * @param {N} name
   * @returns {Settings[N]}
   */
  get(name) {
    return current[name];
  },

  /**
   * @template {SettingName} N
   * @param {N} name
   * @param {Settings[N]} value
   */
  set(name, value) {
    adopt({ ...current, [name]: value });
    try {
      localStorage.setItem(KEY, JSON.stringify(current));
    } catch {
      // No storage: the choice holds for this visit.
    }
  },

  /**
   * @template {SettingName} N
   * @param {N} name
   * @param {(value: Settings[N]) => void} listener called on every change
   * @returns {() => void} ends the subscription
   */
  subscribe(name, listener) {
    const set = listeners.get(name) ?? new Set();
    listeners.set(name, set.add(listener));
    return () => set.delete(listener);
  },
};
