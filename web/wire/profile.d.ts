import type { AnalysisLevel, CubeMistake, DecisionKind, GameName, GamePart } from "../wire.js";

/** Matches whose figures can be added up. */
export interface MatchGroup {
  rules: GameName;
  level: AnalysisLevel;
  judging?: string;
  met?: string;
}

/** Quality of some decisions. */
export interface DecisionRate {
  decisions: number;
  errors: number;
  lost: number;
  pr?: number;
  margin?: number;
}

export type PlayError =
  | "missed-hit"
  | "wrong-hit"
  | "risk"
  | "hit-cost"
  | "caution"
  | "replies"
  | "back"
  | "deep"
  | "key-points"
  | "play";
export type ErrorKind = PlayError | CubeMistake;

export interface ProfileLuck {
  equity: number;
  rolls: number;
  rate: number;
}

export interface ProfileMonth extends DecisionRate {
  month: string;
  matches: number;
}

export interface ProfileOpponent extends DecisionRate {
  opponent: string;
  matches: number;
}

export interface ProfilePart extends DecisionRate {
  part: GamePart;
}

export interface ProfileCube extends DecisionRate {
  kind: DecisionKind;
}

export interface ProfileCost {
  error: ErrorKind;
  part: GamePart;
  count: number;
  lost: number;
}

export interface ProfileMatch extends DecisionRate {
  id: string;
  date?: string;
  opponent: string;
  luck?: number;
  won?: boolean;
}

/** The analysed matches of a player. Unknown values are left out. */
export interface Profile extends MatchGroup {
  tavola_profile: number;
  name: string;
  matches: number;
  games: number;
  partial?: number;
  total: DecisionRate;
  checkers: DecisionRate;
  cube?: DecisionRate;
  luck?: ProfileLuck;
  months: ProfileMonth[];
  opponents: ProfileOpponent[];
  parts: ProfilePart[];
  cubes: ProfileCube[];
  costliest: ProfileCost[];
  history: ProfileMatch[];
}
