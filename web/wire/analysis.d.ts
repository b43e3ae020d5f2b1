import type { GameName, MatchKind, Player } from "../wire.js";

/** Depth of a match's analysis. docs/analysis.md defines the figures. */
export type AnalysisLevel = "quick" | "standard" | "thorough";
export type ErrorClass = "good" | "doubtful" | "bad" | "very-bad";
export type LuckClass = "very-lucky" | "lucky" | "neutral" | "unlucky" | "very-unlucky";
export type GamePart = "opening" | "middle" | "race" | "bear-off";
export type DecisionKind =
  | "play"
  | "no-double"
  | "double"
  | "take"
  | "drop"
  | "beaver"
  | "raccoon"
  | "pick"
  | "choose"
  | "resign"
  | "accept"
  | "refuse"
  | "roll";
export type CubeMistake =
  | "missed-below-cash-point"
  | "missed-above-cash-point"
  | "wrong-below-double-point"
  | "wrong-above-too-good"
  | "wrong-take"
  | "wrong-drop"
  | "wrong-beaver"
  | "missed-beaver";

/** A difference in plain wins at the present cube, and as MWC in a match or points in money play. */
export interface Amount {
  equity: number;
  cost: number;
}

/** Number of errors, and their loss. */
export interface ErrorRow extends Amount {
  count: number;
}

export interface MistakeRow extends ErrorRow {
  kind: CubeMistake;
  redouble: boolean;
}

export interface PartRow extends ErrorRow {
  part: GamePart;
  rate?: number;
}

export interface CheckerFigures extends Amount {
  total: number;
  unforced: number;
  classes: [number, number, number, number];
  rate?: number;
}

export interface CubeFigures extends Amount {
  total: number;
  close: number;
  doubles: number;
  takes: number;
  drops: number;
  beavers: number;
  classes: [number, number, number, number];
  rate?: number;
  mistakes: MistakeRow[];
}

/** Unknown values are left out. */
export interface PlayerAnalysis {
  name: string;
  pr?: number;
  pr_decisions: number;
  gnubg_error_rate?: number;
  snowie_error_rate?: number;
  luck?: number;
  luck_equity?: number;
  luck_rate?: number;
  rolls: [number, number, number, number, number];
  result?: number;
  luck_adjusted?: number;
  errors: Amount;
  xg_errors: number;
  xg_blunders: number;
  checkers: CheckerFigures;
  cube?: CubeFigures;
  resignations?: ErrorRow;
  parts: PartRow[];
}

/** Cumulative: a gammon is also a win. Chances that the game does not have are left out. */
export interface DecisionChances {
  win: number;
  win_gammon?: number;
  win_backgammon?: number;
  lose_gammon?: number;
  lose_backgammon?: number;
}

/** One checker moved by one number. */
export interface Step {
  from: number;
  to: number;
  die: number;
}

export interface Alternative extends Partial<DecisionChances> {
  text: string;
  position?: string;
  moves?: Step[];
  equity: number;
  mwc?: number;
  /** Its loss against the best of its own depth. */
  loss: number;
  /** Number of rolls that it was searched ahead. */
  ply: number;
  /** Trials of its rollout; absent without one. */
  trials?: number;
  played?: boolean;
}

/** The rates that count a decision. */
export interface Counted {
  gnubg: boolean;
  xg: boolean;
}

/** A sentence with its figures: rolls out of 36, shares, or equities. Its words are the message `reason-` and its name. */
export interface Sentence {
  say: string;
  best?: number;
  played?: number;
  hits_best?: number;
  hits_played?: number;
  point?: number;
  share?: number;
  win?: number;
  from?: number;
}

/** The loss of a play by the opponent's replies. */
export interface LossSplit {
  total: number;
  risk: number;
  stake: number;
  quiet: number;
  dance: number;
  anchor: number;
  point: number;
  escape: number;
  rest: number;
}

/** The reasons of a decision's loss. */
export interface Reasons {
  split?: LossSplit;
  said: Sentence[];
}

export interface Judgement {
  played: string;
  best: string;
  rank: number;
  choices: number;
  loss: number;
  cost: number;
  class: ErrorClass;
  mistake?: CubeMistake;
  equity: number;
  mwc?: number;
  ply: number;
  trials?: number;
  counted: Counted;
  reasons?: Reasons;
  alternatives: Alternative[];
}

export interface DecisionCube {
  value: number;
  owner: Player | null;
}

/** A decision or a roll. Without a judgement none of its fields are there. */
export interface Decision extends Partial<Judgement> {
  index: number;
  action: number;
  before: number;
  turn: number;
  player: Player;
  kind: DecisionKind;
  position: string;
  xgid?: string;
  cube?: DecisionCube;
  phase: GamePart;
  dice?: number[];
  luck?: Amount & { class: LuckClass };
  luck_unknown?: boolean;
}

/** Without a winner nobody has won. */
export interface GameOutcome {
  winner?: Player;
  points: number;
  level: 1 | 2 | 3;
}

export interface GameAnalysis {
  number: number;
  score: [number, number];
  crawford?: boolean;
  mwc?: number;
  result?: GameOutcome;
  decisions: Decision[];
}

export interface MatchAnalysis {
  tavola_analysis: number;
  rules: GameName;
  match: MatchKind;
  level: AnalysisLevel;
  /** Changes with every part of the judging of decisions. */
  judging?: string;
  met?: string;
  thresholds: Thresholds;
  unit?: number;
  analysed: number;
  of: number;
  note?: string;
  players: [PlayerAnalysis, PlayerAnalysis];
  games: GameAnalysis[];
}

export interface Thresholds {
  doubtful: number;
  bad: number;
  very_bad: number;
  lucky: number;
  very_lucky: number;
}
