// The calls of the page to its server (crates/service/PROTOCOL.md), one function each.

import { lang } from "./i18n.js";
import { EventSource, fetch } from "./transport.js";

/** @import {Act, AnalysisLevel, AnalysisState, AnalysisView, Catalogue, Collected, ComparisonRow, CustomRules, Decision, DeckView, DiceCounts, Due, ErrorBody, ErrorClass, ErrorCode, Fault, Grade, Hint, LanView, MatchClock, MatchDice, MatchList, NewMatch, NewRollout, OpenedFile, Options, PlayMove, Player, PositionAdvice, PositionAnswer, PositionRequest, PositionStudy, Problem, ProblemAnswer, ProfileView, QuizGame, QuizTheme, RolloutLimits, RolloutList, RolloutView, RuleChoices, RulePage, SceneView, Solution, StoredRules, View, Why} from "./wire.js" */

/** Whether this browser computes hashes, for sealed dice: only on this machine and over https. */
export const canHash = globalThis.crypto?.subtle !== undefined;

/**
 * Whose profile, and over which matches; the largest choice where something is left out.
 * @typedef {object} ProfileChoice
 * @property {string | undefined} [name]
 * @property {string | undefined} [rules]
 * @property {AnalysisLevel | undefined} [level]
 * @property {string | undefined} [judging]
 */

/** A call that failed. `code` is the server's, or "offline" when no answer came. */
export class ApiError extends Error {
  /**
   * @param {ErrorCode | "offline"} code
   * @param {string} message one line in English
   * @param {string | null} refusal key of the Fluent message `refusal-KEY`
   * @param {View | null} view the match as it stands, when somebody else was faster
   * @param {Fault | null} fault what is wrong with a position
   */
  constructor(code, message, refusal = null, view = null, fault = null) {
    super(message);
    this.name = "ApiError";
    this.code = code;
    this.refusal = refusal;
    this.view = view;
    this.fault = fault;
  }
}

/** A key by which the server knows a request that is sent again. Pages of other machines have no `randomUUID`. */
function newKey() {
  const numbers = crypto.getRandomValues(new Uint32Array(4));
  return [...numbers].map((number) => number.toString(16).padStart(8, "0")).join("");
}

/**
 * A request, sent once more where no answer comes: it has a key if it makes something, so nothing is made twice.
 * @param {string} path
 * @param {RequestInit} request
 */
async function send(path, request) {
  try {
    return await fetch(path, request);
  } catch (error) {
    if (request.method !== "POST" || request.signal?.aborted) throw error;
    return fetch(path, request);
  }
}

/**
 * @param {string} method
 * @param {string} path
 * @param {unknown} [body] sent as JSON, or as it is if it is a Blob
 * @param {AbortSignal} [signal] gives the call up
 * @param {string} [key] by which the server knows the request; whoever leaves it out wants a new thing each time
 * @returns {Promise<any>} the answer's JSON; undefined where there is none
 */
export async function call(method, path, body, signal, key = newKey()) {
  /** @type {RequestInit} */
  const request = { method, headers: { Accept: "application/json" } };
  if (method === "POST") request.headers = { ...request.headers, "Idempotency-Key": key };
  if (signal) request.signal = signal;
  if (body instanceof Blob) {
    request.body = body;
  } else if (body !== undefined) {
    request.headers = { ...request.headers, "Content-Type": "application/json" };
    request.body = JSON.stringify(body);
  }
  let response;
  try {
    response = await send(path, request);
  } catch (error) {
    throw new ApiError("offline", String(error));
  }
  if (response.status === 204) return undefined;
  /** @type {any} */
  let answer;
  try {
    answer = await response.json();
  } catch {
    throw new ApiError(response.ok ? "offline" : "internal", `${response.status} ${response.statusText}`);
  }
  if (response.ok) return answer;
  // On a service the first thing that somebody makes asks for a name; with one the same request is sent again.
  if (answer.error?.code === "no-name" && (await (await import("./people/person.js")).askName()))
    return call(method, path, body, signal, key);
  throw failed(response, answer);
}

/** @param {Response} response @param {ErrorBody} body */
function failed(response, { error, view }) {
  return new ApiError(
    error?.code ?? "internal",
    error?.message ?? response.statusText,
    error?.refusal ?? null,
    view ?? null,
    error?.fault ?? null,
  );
}

/** A file of the server. @param {string} path @returns {Promise<Blob>} */
async function fetched(path) {
  const response = await fetch(path).catch((error) => {
    throw new ApiError("offline", String(error));
  });
  if (!response.ok) throw failed(response, await response.json().catch(() => ({})));
  return response.blob();
}

/** @param {Record<string, string | number | undefined>} fields */
export function query(fields) {
  const parts = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) parts.set(name, String(value));
  }
  const text = parts.toString();
  return text ? `?${text}` : "";
}

/** @param {Options} [options] */
const changed = (options) => (options && Object.keys(options).length > 0 ? JSON.stringify(options) : undefined);

/** @param {string} id */
const customPath = (id) => `/api/custom-rules/${encodeURIComponent(id)}`;

/** @param {string} id */
export const matchPath = (id) => `/api/matches/${encodeURIComponent(id)}`;

/** The seats whose dice this page takes part in: those of people. @param {NewMatch["players"]} players */
function dicePart(players) {
  const seats = [0, 1].filter((player) => players[player]?.kind === "human");
  return canHash && seats.length ? seats.join() : undefined;
}

/** @param {string} id */
const rolloutPath = (id) => `/api/rollouts/${encodeURIComponent(id)}`;

/** @type {Promise<Catalogue> | null} */
let catalogue = null;

export const api = {
  /**
   * The games and levels; asked for once.
   * @returns {Promise<Catalogue>}
   */
  catalogue() {
    catalogue ??= call("GET", "/api/catalogue").catch((error) => {
      catalogue = null;
      throw error;
    });
    return catalogue;
  },

  /**
   * @param {string} name
   * @param {string} lang
   * @param {Options} [options] only those that differ from the preset's
   * @param {string} [title] the name of the custom rules
   * @returns {Promise<RulePage>}
   */
  rules(name, lang, options, title) {
    return call("GET", `/api/rules/${encodeURIComponent(name)}${query({ lang, options: changed(options), title })}`);
  },

  /**
   * A position of a game that shows what it has, after some moves.
   * @param {string} name
   * @param {number} number the first is 0
   * @param {readonly PlayMove[]} moves
   * @returns {Promise<SceneView>}
   */
  scene(name, number, moves) {
    return call(
      "GET",
      `/api/scenes/${encodeURIComponent(name)}${query({ number, moves: moves.map((move) => move.join("-")).join() })}`,
    );
  },

  /**
   * What the rules of a game can be made of.
   * @param {string} name
   * @param {Options} options those that differ from the game's
   * @returns {Promise<RuleChoices>}
   */
  options(name, options) {
    return call("GET", `/api/options/${encodeURIComponent(name)}${query({ options: changed(options) })}`);
  },

  /**
   * @param {CustomRules[]} customRules two to five
   * @returns {Promise<ComparisonRow[]>}
   */
  async compare(customRules) {
    return (await call("POST", "/api/compare", { custom_rules: customRules })).rows;
  },

  /** @returns {Promise<StoredRules[]>} newest first */
  async customRules() {
    return (await call("GET", "/api/custom-rules")).custom_rules;
  },

  /**
   * Keeps custom rules: new ones, or others in the place of those with an id.
   * @param {CustomRules} custom
   * @param {string | null} id
   * @returns {Promise<StoredRules>}
   */
  keepRules(custom, id) {
    return id === null ? call("POST", "/api/custom-rules", custom) : call("PUT", customPath(id), custom);
  },

  /**
   * @param {string} id
   * @returns {Promise<void>}
   */
  removeRules(id) {
    return call("DELETE", customPath(id));
  },

  /**
   * @param {CustomRules} custom
   * @returns {Promise<string>} the text of a file
   */
  async rulesText(custom) {
    return (await call("POST", "/api/custom-rules/write", custom)).text;
  },

  /**
   * @param {string} text of a file
   * @returns {Promise<CustomRules>}
   */
  readRules(text) {
    return call("POST", "/api/custom-rules/read", { text });
  },

  /**
   * @param {PositionRequest} body
   * @returns {Promise<PositionAnswer>}
   */
  position(body) {
    return call("POST", "/api/position", body);
  },

  /**
   * What the engine makes of a position.
   * @param {PositionRequest} body
   * @param {AbortSignal} signal
   * @returns {Promise<PositionAdvice>}
   */
  judge(body, signal) {
    return call("POST", "/api/position/advice", body, signal);
  },

  /**
   * Every roll of a position, the window of the cube, every score and the race.
   * @param {PositionRequest} body
   * @param {AbortSignal} signal
   * @returns {Promise<PositionStudy>}
   */
  study(body, signal) {
    return call("POST", "/api/position/study", body, signal);
  },

  /**
   * The picture of a position, or of the decision after some actions of a match.
   * @param {{position: PositionRequest} | {id: string, at: number}} of
   * @param {"svg" | "png"} format
   * @param {readonly {from: number, to: number}[]} hops a play of the player on roll, drawn as arrows
   * @returns {Promise<Blob>}
   */
  picture(of, format, hops) {
    const what = "position" in of ? { position: JSON.stringify(of.position) } : of;
    const arrows = hops.length ? { arrows: JSON.stringify(hops.map(({ from, to }) => [from, to])) } : {};
    return fetched(`/api/picture${query({ ...what, ...arrows, format, lang: lang() })}`);
  },

  /** @returns {Promise<RolloutList>} the one that was changed last first */
  rollouts() {
    return call("GET", "/api/rollouts");
  },

  /**
   * Begins a rollout, or goes on with that of the same candidates and settings.
   * @param {NewRollout} rollout
   * @returns {Promise<RolloutView>}
   */
  rollOut(rollout) {
    return call("POST", "/api/rollouts", rollout);
  },

  /**
   * @param {string} id
   * @returns {Promise<RolloutView>}
   */
  rollout(id) {
    return call("GET", rolloutPath(id));
  },

  /**
   * Goes on with a rollout, or pauses it.
   * @param {string} id
   * @param {boolean} run
   * @param {RolloutLimits | null} limits others than before
   * @returns {Promise<RolloutView>}
   */
  runRollout(id, run, limits) {
    return call("POST", rolloutPath(id), { run, limits });
  },

  /**
   * A rollout as `tavola rollout` saves it.
   * @param {string} id
   * @returns {Promise<Blob>}
   */
  rolloutFile(id) {
    return fetched(`${rolloutPath(id)}/file`);
  },

  /**
   * Adds a saved rollout, or its trials to that of the same job.
   * @param {Blob} file
   * @returns {Promise<RolloutView>}
   */
  openRollout(file) {
    return call("POST", "/api/rollouts/open", file);
  },

  /**
   * @param {string} id
   * @returns {Promise<void>}
   */
  removeRollout(id) {
    return call("DELETE", rolloutPath(id));
  },

  /**
   * Newest first.
   * @param {string | null} [after] `next` of the part before
   * @returns {Promise<MatchList>}
   */
  matches(after) {
    return call("GET", after ? `/api/matches?after=${encodeURIComponent(after)}` : "/api/matches");
  },

  /**
   * @param {NewMatch} match
   * @returns {Promise<View>}
   */
  create(match) {
    return call("POST", `/api/matches${query({ dice: dicePart(match.players) })}`, match);
  },

  /**
   * How the dice of a match are sealed.
   * @param {string} id
   * @returns {Promise<MatchDice>}
   */
  dice(id) {
    return call("GET", `${matchPath(id)}/dice`);
  },

  /**
   * Gives promises or secrets for the dice of a match, the first player's first.
   * @param {string} id
   * @param {"promises" | "secrets"} what
   * @param {[string | null, string | null]} given
   * @returns {Promise<MatchDice>}
   */
  giveDice(id, what, given) {
    return call("POST", `${matchPath(id)}/dice`, { [what]: given });
  },

  /** The clocks of a match at this moment. @param {string} id @returns {Promise<MatchClock>} */
  clock(id) {
    return call("GET", `${matchPath(id)}/clock`);
  },

  /** What was sealed, and what became of it. @returns {Promise<DiceCounts>} */
  diceCounts() {
    return call("GET", "/api/dice");
  },

  /**
   * Adds the match of a file.
   * @param {Blob} file
   * @param {string} name its extension gives the format, else its content does
   * @param {string} [key] the same for the same match, which is added once
   * @returns {Promise<OpenedFile>}
   */
  openFile(file, name, key) {
    return call("POST", `/api/matches/open${query({ name })}`, file, undefined, key);
  },

  /**
   * A match as a file.
   * @param {string} id
   * @param {string} format "mat", "sgf", "oldmoves" or "json"
   * @returns {Promise<Blob>}
   */
  file(id, format) {
    return fetched(`${matchPath(id)}/file${query({ format })}`);
  },

  /**
   * @param {string} id
   * @param {{since?: number, at?: number}} [range]
   * @returns {Promise<View>}
   */
  view(id, range = {}) {
    return call("GET", matchPath(id) + query({ since: range.since, at: range.at }));
  },

  /**
   * @param {string} id
   * @param {number} after the seq on which the actions were decided
   * @param {Act[]} actions all of them are done or none
   * @returns {Promise<View>}
   */
  act(id, after, actions) {
    return call("POST", `${matchPath(id)}/actions`, { after, actions });
  },

  /**
   * Why a checker may not go from one own place to another, or, without places, why nothing of the roll can be played.
   * @param {string} id
   * @param {readonly PlayMove[]} moves of the turn that are not sent yet
   * @param {number} [from]
   * @param {number} [to]
   * @returns {Promise<Why["reason"]>}
   */
  async why(id, moves, from, to) {
    const made = moves.map((move) => move.join("-")).join();
    return (await call("GET", `${matchPath(id)}/why${query({ moves: made || undefined, from, to })}`)).reason;
  },

  /**
   * @param {string} id
   * @returns {Promise<Hint>}
   */
  hint(id) {
    return call("GET", `${matchPath(id)}/hint`);
  },

  /**
   * How far the analyses of a match are, one for each level that was asked for.
   * @param {string} id
   * @returns {Promise<AnalysisState[]>}
   */
  async analyses(id) {
    return (await call("GET", `${matchPath(id)}/analyses`)).analyses;
  },

  /**
   * What an analysis has found so far.
   * @param {string} id
   * @param {AnalysisLevel} level
   * @returns {Promise<AnalysisView>}
   */
  analysis(id, level) {
    return call("GET", `${matchPath(id)}/analysis${query({ level })}`);
  },

  /**
   * Begins an analysis, goes on with it, or stops it.
   * @param {string} id
   * @param {AnalysisLevel} level
   * @param {boolean} run
   * @returns {Promise<AnalysisState>}
   */
  analyse(id, level, run) {
    return call("POST", `${matchPath(id)}/analysis`, { level, run });
  },

  /**
   * What a play of the running turn is worth beside the others, before it is made.
   * @param {string} id
   * @param {number} at the seq on which it was composed
   * @param {readonly PlayMove[]} moves
   * @returns {Promise<Decision | null>} null where nothing can be said
   */
  async judgement(id, at, moves) {
    return (
      await call("GET", `${matchPath(id)}/judgement${query({ at, moves: moves.map((move) => move.join("-")).join() })}`)
    ).decision;
  },

  /**
   * What a decision about the cube is worth, before it is made.
   * @param {string} id
   * @param {number} at the seq on which it is made
   * @param {Exclude<ProblemAnswer["do"], "play">} what
   * @returns {Promise<Decision | null>} null where nothing can be said
   */
  async judgeCube(id, at, what) {
    return (await call("GET", `${matchPath(id)}/judgement${query({ at, do: what })}`)).decision;
  },

  /**
   * The names in analysed matches, and the profile of one of them.
   * @param {ProfileChoice} choice
   * @returns {Promise<ProfileView>}
   */
  profile({ name, rules, level, judging }) {
    return call("GET", `/api/profile${query({ name, rules, level, judging })}`);
  },

  /**
   * Makes problems of the errors of a player.
   * @param {{player: string, class: ErrorClass}} deck
   * @returns {Promise<Collected>}
   */
  collect(deck) {
    return call("POST", "/api/practice", deck);
  },

  /**
   * A deck of problems, and the one that is to be asked next; with a match only what is from it.
   * @param {{player: string, class: ErrorClass, match_id?: string}} deck
   * @returns {Promise<DeckView>}
   */
  deck(deck) {
    return call("GET", `/api/practice${query(deck)}`);
  },

  /**
   * What an answer to a problem is worth.
   * @param {string} id
   * @param {ProblemAnswer} answer
   * @param {string} player in whose deck a position of a quiz goes when the answer is wrong
   * @returns {Promise<Solution>}
   */
  solve(id, answer, player) {
    return call("POST", `/api/practice/${encodeURIComponent(id)}/answer`, { answer, player });
  },

  /**
   * Writes how well a problem was known.
   * @param {string} id
   * @param {Grade} grade
   * @returns {Promise<Due>}
   */
  review(id, grade) {
    return call("POST", `/api/practice/${encodeURIComponent(id)}/review`, { grade });
  },

  /**
   * What quizzes can be about.
   * @returns {Promise<QuizGame[]>}
   */
  async quizGames() {
    return (await call("GET", "/api/quiz")).games;
  },

  /**
   * Finds a position.
   * @param {{rules: string, theme: QuizTheme, seed: number}} request
   * @returns {Promise<Problem | null>}
   */
  async quiz(request) {
    return (await call("POST", "/api/quiz", request)).problem;
  },

  /**
   * An analysis as a file.
   * @param {string} id
   * @param {AnalysisLevel} level
   * @param {"html" | "text" | "json"} format
   * @returns {Promise<Blob>}
   */
  analysisFile(id, level, format) {
    return fetched(`${matchPath(id)}/analysis/file${query({ level, format, lang: lang() })}`);
  },

  /**
   * A new match that is this one up to a place, and goes on from there against the engine.
   * @param {string} id
   * @param {{at: number, player: Player, level: string}} from
   * @returns {Promise<View>}
   */
  whatIf(id, from) {
    return call("POST", `${matchPath(id)}/what-if${query({ dice: canHash ? from.player : undefined })}`, from);
  },

  /**
   * @param {string} id
   * @returns {Promise<void>}
   */
  remove(id) {
    return call("DELETE", matchPath(id));
  },

  /**
   * Whether other devices may come in, and by which link.
   * @param {string} route what follows `#` in the link
   * @returns {Promise<LanView>} rejected on a device that is a guest itself
   */
  lan(route) {
    return call("GET", `/api/lan${query({ route })}`);
  },

  /** @param {string} route @returns {Promise<LanView>} */
  openLan(route) {
    return call("POST", `/api/lan${query({ route })}`);
  },

  /** @returns {Promise<LanView>} */
  closeLan() {
    return call("DELETE", "/api/lan");
  },

  /**
   * Everything that this browser keeps, as one file. Only a node in the browser has this call, and the next one.
   * @returns {Promise<Blob>}
   */
  everything() {
    return fetched("/tab/store");
  },

  /**
   * Puts a file in place of everything. The node begins anew.
   * @param {Blob} file
   * @returns {Promise<void>}
   */
  replaceEverything(file) {
    return call("PUT", "/tab/store", file);
  },

  /**
   * Reports whenever one of some matches has grown. Reconnects by itself until it is closed.
   * @param {readonly string[]} ids
   * @param {object} listeners
   * @param {(id: string, seq: number, after?: number, view?: View) => void} listeners.onSeq with the match as it stands and its events after `after`, where it was just played on
   * @param {(id: string) => void} listeners.onDeleted
   * @param {(id: string, there: [boolean, boolean]) => void} listeners.onThere which of the people are there who play a match
   * @param {(up: boolean) => void} listeners.onLink the connection stands, or is lost
   * @param {() => void} listeners.onRefused the server answers with an error: the browser does not try again
   * @returns {() => void} closes the stream
   */
  stream(ids, { onSeq, onDeleted, onThere, onLink, onRefused }) {
    const source = new EventSource(`/api/stream${query({ matches: ids.join() })}`);
    source.addEventListener("open", () => onLink(true));
    source.addEventListener("error", () => {
      onLink(false);
      if (source.readyState === EventSource.CLOSED) onRefused();
    });
    source.addEventListener("message", (event) => {
      const { id, seq, after, view } = JSON.parse(event.data);
      onSeq(id, seq, after, view);
    });
    source.addEventListener("there", (event) => {
      const { id, there } = JSON.parse(event.data);
      onThere(id, there);
    });
    source.addEventListener("deleted", (event) => onDeleted(JSON.parse(event.data).id));
    return () => source.close();
  },
};
