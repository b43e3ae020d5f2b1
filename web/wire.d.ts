// What goes over the wire between the page and its server: the types of crates/server/PROTOCOL.md, which explains them.
// Use from a module as `/** @import {View} from "./wire.js" */`.

export type Player = 0 | 1;
/** Kebab- or snake-case name of a game, e.g. "backgammon". */
export type GameName = string;
export type Level = "beginner" | "casual" | "club" | "expert" | "master" | "grandmaster";

export interface Side {
  /** Checkers on the own points, own point 1 first; 24 numbers (fewer on smaller boards). */
  points: number[];
  bar: number;
  off: number;
  pool: number;
  /** Own points on which the lowest checker is pinned. */
  pinned: number[];
}

export interface Board {
  /** Index = player. */
  sides: [Side, Side];
}

/** "contrary": own point p is the other player's 25 - p. */
export type Track =
  | "contrary" | "same" | "offset" | "half-contrary" | "half-parallel" | "ring" | "towers";

export type OptionValue = boolean | string | number;
/** Values of options by their id. */
export type Options = Record<string, OptionValue>;
export type OptionGroup = "start" | "dice" | "moving" | "bearing-off" | "scoring" | "cube" | (string & {});

/** An option as it stands beside the others. */
export interface RuleOption {
  id: string;
  group: OptionGroup;
  type: "flag" | "choice" | "number";
  /** As the game has it. */
  plain: OptionValue;
  value: OptionValue;
  choices: OptionValue[];
  /** What does not go together with the rest, and the key of the reason: `conflict-KEY`. */
  blocked: { value: OptionValue; why: string }[];
}

/** What rules can be made of, and how they begin. */
export interface RuleChoices {
  options: RuleOption[];
  track: Track;
  start: Board;
}

/** A game and what is played differently. */
export interface CustomRules {
  name: string;
  game: GameName;
  options: Options;
}
export interface StoredRules extends CustomRules {
  id: string;
  /** How it begins; missing where this version of the program cannot play it. */
  track?: Track;
  start?: Board;
}

/** An option in several rule sets; "other" is a value that no option offers. */
export interface ComparisonRow {
  id: string;
  group: OptionGroup;
  values: OptionValue[];
  same: boolean;
}

export interface MatchKind {
  kind: "points" | "games" | "single" | "money";
  /** Points or games to play for; with "points" and "games" only. */
  length?: number;
}

export interface RuleCard {
  name: GameName;
  family: string;
  track: Track;
  start: Board;
  match: MatchKind;
  /** Number of the leaflet that it is from, or null. */
  leaflet: string | null;
  /** Whether there is a doubling cube. */
  cube: boolean;
  /** How long a game lasts among people, about. */
  minutes: number;
  /** How much of it is luck, in percent: 100 where a better player wins no more than half of the games. */
  luck: number;
  /** Games that a match is made of in turn, where it is not of one kind. */
  in_turn: GameName[];
}

export interface Catalogue {
  rules: RuleCard[];
  levels: Level[];
  version: string;
}

export type RuleBlock =
  | { kind: "text"; text: string }
  | { kind: "board"; board: Board; caption: string }
  | { kind: "list"; items: string[] };

export interface RuleSection {
  id: string;
  title: string;
  blocks: RuleBlock[];
}

export interface RulePage {
  name: GameName;
  track: Track;
  lang: string;
  title: string;
  about: string;
  sections: RuleSection[];
}

export type PositionRequest =
  | { text: string; rules: GameName; options?: Options }
  | { board: Board; rules: GameName; player: Player };

export interface PositionAnswer {
  plain: string;
  gnubg: string | null;
  xgid: string | null;
  board: Board;
  player: Player;
  dice: [number, number] | null;
}

export interface Seat {
  kind: "human" | "bot";
  name?: string;
  level?: Level;
}

export type DiceMode = "server" | "hand";

export interface NewMatch {
  rules: GameName;
  options: Options;
  /** Name of the custom rules, or null. */
  title: string | null;
  match: MatchKind;
  players: [Seat, Seat];
  dice: DiceMode;
  /** Plain notation, player `to_move` first; null for the game's own start. */
  position: string | null;
  to_move: Player;
}

export interface MatchCard {
  id: string;
  rules: GameName;
  track: Track;
  title: string | null;
  match: MatchKind;
  players: [Seat, Seat];
  score: [number, number];
  game: number;
  seq: number;
  state: "playing" | "over";
  winner: Player | null;
  created: string;
  updated: string;
  board: Board;
}

export interface Result {
  winner: Player | null;
  points: number;
  level: 1 | 2 | 3;
  how: "bear-off" | "drop" | "resign" | (string & {});
  stake: number;
}

export type ActName =
  | "roll" | "play" | "double" | "take" | "drop" | "beaver" | "raccoon"
  | "resign" | "accept" | "refuse" | "cocked" | "next" | "end" | "choose" | "pick" | "take-back";

export interface Phase {
  kind:
    | "opening" | "roll" | "ahead" | "choose" | "move" | "double" | "beaver" | "raccoon"
    | "resign" | "game-over" | "match-over";
  /** Who must act; null when either may. */
  player: Player | null;
  may: ActName[];
  /** The roll that is known beforehand: the first one of the game, which stays. */
  fixed?: number[];
  /** Value of the cube if taken (double, beaver, raccoon). */
  value?: number;
  /** Points and level that a resignation offers. */
  points?: number;
  level?: 1 | 2 | 3;
  /** Where the player may resign: what each level costs him, the single game first. */
  resign_points?: number[];
  /** Of the game that has just ended. */
  result?: Result;
  /** Of a match that is over; null for a draw or an ended session. */
  winner?: Player | null;
}

/** 0 none, 1 to the bar, 2 pinned, 3 captured for good. */
export type Hit = 0 | 1 | 2 | 3;

/** From, to, die, hit, next node. */
export type TurnMove = [from: number, to: number, die: number, hit: Hit, next: number];

export interface TurnNode {
  m: TurnMove[];
  /** Numbers that are left. */
  l: number[];
  end?: boolean;
  /** The running part of the roll is played, and another follows. */
  more?: boolean;
}

export interface Turn {
  player: Player;
  numbers: number[];
  nodes: TurnNode[];
  /** The node where the turn stands: not 0 where a part was taken back in the middle. */
  at: number;
  /** Moves made before, in this part and earlier ones. */
  made: PlayMove[];
}

/** From, to, die: a move as it is sent. */
export type PlayMove = [from: number, to: number, die: number];

export type Act = { by?: Player } & (
  | { do: "roll"; dice?: number[] }
  | { do: "choose"; number: number }
  | { do: "pick"; dice: [number, number] }
  | { do: "play"; moves: PlayMove[] }
  | { do: "resign"; level: 1 | 2 | 3 }
  | { do: "double" | "take" | "drop" | "beaver" | "raccoon" | "accept" | "refuse" | "cocked" | "next" | "end" | "take-back" }
);

/** One die each, two dice each, or none where the starter is drawn by lot; player 0 first. */
export type OpeningDice = [number, number] | [[number, number], [number, number]] | null;

export type MatchEvent = { seq: number; by: Player | null; result?: Result } & (
  | { kind: "roll" | "pick"; dice: number[] }
  | { kind: "opening"; dice: OpeningDice; starter: Player | null; doubled: boolean }
  | { kind: "move"; from: number; to: number; die: number; hit: Hit }
  | { kind: "choose"; number: number }
  | { kind: "double"; value: number }
  | { kind: "resign"; level: 1 | 2 | 3; points: number }
  | { kind: "done" | "take-back" | "take" | "drop" | "beaver" | "raccoon" | "accept" | "refuse" | "cocked" | "next" | "end" }
);

export interface Cube {
  on: boolean;
  value: number;
  owner: Player | null;
  /** What a single game is worth now. */
  stake: number;
  /** The face that shows while the cube is at rest at 1. */
  rest_face: number;
}

export interface PositionIds {
  plain: string;
  gnubg: string | null;
  xgid: string | null;
}

export interface View {
  id: string;
  seq: number;
  /** False in a replay, where nothing may be played. */
  live: boolean;
  rules: {
    name: GameName;
    track: Track;
    checkers: number;
    options: Options;
    /** Name of the custom rules, or null. */
    title: string | null;
  };
  /** Name of the match's rules, which may be of several games in turn. */
  match_rules: GameName;
  match: MatchKind;
  dice_mode: DiceMode;
  players: [Seat, Seat];
  score: [number, number];
  game: number;
  crawford: boolean;
  board: Board;
  pips: [number, number];
  cube: Cube;
  phase: Phase;
  /** The roll being played. */
  dice: number[] | null;
  roller: Player | null;
  /** The next roll of the player who does not move, where it is thrown beforehand. */
  ahead: { player: Player; dice: number[] } | null;
  turn: Turn | null;
  events: MatchEvent[];
  ids: PositionIds | null;
  created: string;
  updated: string;
}

/** Of the player who decides. */
export interface Probabilities {
  win: number;
  win_gammon: number;
  win_backgammon: number;
  lose_gammon: number;
  lose_backgammon: number;
}

export interface HintPlay {
  text: string;
  moves: PlayMove[];
  equity: number;
  /** Equity given up against the best play; 0 for the best. */
  loss: number;
  ply: number;
  probs: Probabilities;
}

export interface PlayHint {
  kind: "play";
  /** Who decides, and whose figures these are. */
  player: Player;
  plays: HintPlay[];
  ply: number;
}

export interface CubeHint {
  kind: "cube";
  player: Player;
  action: "no-double" | "double-take" | "double-drop" | "too-good" | "take" | "drop" | "beaver" | "raccoon";
  no_double: number;
  double_take: number;
  double_drop: number;
  /** For an answer: a beaver or raccoon, null where it is not allowed. */
  redouble?: number | null;
  probs: Probabilities;
  ply: number;
}

/** What to name, the best of `choices` standing alone too. */
export interface ChooseHint {
  kind: "choose";
  player: Player;
  number: number;
  choices: { number: number; equity: number }[];
  equity: number;
  probs: Probabilities;
  ply: number;
}

export interface PickHint {
  kind: "pick";
  player: Player;
  dice: [number, number];
  choices: { dice: [number, number]; equity: number }[];
  equity: number;
  probs: Probabilities;
  ply: number;
}

export interface RollHint {
  kind: "roll";
  player: Player;
  equity?: number;
  probs?: Probabilities;
  ply: number;
}

export interface ResignHint {
  kind: "resign";
  player: Player;
  level: 1 | 2 | 3;
  probs: Probabilities;
  ply: number;
}

export interface ResignationHint {
  kind: "accept" | "refuse";
  player: Player;
  offered: number;
  equity: number;
  probs: Probabilities;
  ply: number;
}

export type Hint = PlayHint | CubeHint | ChooseHint | PickHint | RollHint | ResignHint | ResignationHint;

export type ErrorCode = "stale" | "refused" | "bad-request" | "not-found" | "forbidden" | "internal";

/** What is wrong with a position; the page says `fault-KEY` with the other fields. */
export interface Fault {
  key: string;
  side?: "roller" | "other";
  point?: number;
  found?: number;
  wanted?: number;
}

export interface ErrorBody {
  error: { code: ErrorCode; message: string; refusal?: string; fault?: Fault };
  /** With `stale`: the match as it stands. */
  view?: View;
}
