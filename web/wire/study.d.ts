/** A position under study; docs/analysis.md defines the figures. Figures that the position does not have are null. */
export interface PositionStudy {
  ply: number;
  rolls: RollsStudy;
  windows: CubeWindows | null;
  market: MarketLosers | null;
  scores: ScoreMap | null;
  race: RaceCounts | null;
}

/** One checker moved by one number. */
export interface StudyMove {
  from: number;
  to: number;
  die: number;
}

/** A roll with its best play; `text` is empty if the turn begins with a choice or another roll. */
export interface RollStudy {
  dice: number[];
  share: number;
  text: string;
  moves: StudyMove[];
  equity: number;
  mwc: number | null;
}

/** Every roll, the best first. */
export interface RollsStudy {
  rolls: RollStudy[];
  mean: number;
  mwc: number | null;
  deviation: number;
}

/** Chances to win from which on an action is right; null if none makes it right. */
export interface CubeWindow {
  take: number | null;
  double: number | null;
  cash: number | null;
  too_good: number | null;
}

export interface CubeWindows {
  win: number;
  model: CubeWindow;
  dead: CubeWindow;
  live: CubeWindow;
  gammon_price: number;
  gammon_price_other: number;
}

export interface MarketLosers {
  losers: number;
  takes: number;
}

export interface ScoreCube {
  action: "no-double" | "double-take" | "double-drop" | "too-good" | null;
  equal?: "no-double" | "double-take" | "double-drop";
  no_double: number;
  double_take: number;
}

export interface ScorePlay {
  text: string;
  equity: number;
  money_loses: number;
}

/** By the points that the player on roll needs and those that the opponent needs, both from 1 on. */
export interface CubeScores {
  kind: "cube";
  money: ScoreCube;
  scores: ScoreCube[][];
}

export interface PlayScores {
  kind: "play";
  money: ScorePlay;
  scores: ScorePlay[][];
}

export type ScoreMap = CubeScores | PlayScores;

export interface RaceSide {
  pips: number;
  keith: number;
  rolls: number | null;
  effective: number | null;
  wastage: number | null;
}

export interface RaceCounts {
  own: RaceSide;
  other: RaceSide;
  kleinman: number;
  keith_leader: number;
  keith_double: "no-double" | "double-take" | "double-drop";
  keith_redouble: "no-double" | "double-take" | "double-drop";
}
