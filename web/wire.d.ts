// What goes over the wire between the page and its server; crates/service/PROTOCOL.md explains it.
// Generated from crates/service/src: UPDATE=1 cargo test -p tavola-service --lib typescript
// Use from a module as `/** @import {View} from "./wire.js" */`.

import type { AnalysisLevel, Decision, MatchAnalysis } from "./wire/analysis.js";
export * from "./wire/analysis.js";
import type { MatchGroup, Profile } from "./wire/profile.js";
export * from "./wire/profile.js";
export * from "./wire/study.js";

export type Player = 0 | 1;
/** Kebab- or snake-case name of a game, e.g. "backgammon". */
export type GameName = string;
export type Level = "beginner" | "casual" | "club" | "expert" | "master" | "grandmaster";
export type QuizTheme = "any" | "opening" | "bear-off" | "cube" | "back-game";
export type Track = "contrary" | "same" | "offset" | "half-contrary" | "half-parallel" | "ring" | "towers";
export type Family = "western" | "leaflet" | "eastern" | "twist" | "entering" | "pinning" | "blocking" | "medieval";
export type OptionGroup = "start" | "dice" | "moving" | "bearing-off" | "scoring" | "cube";
export type RefusalKey = "not-your-turn" | "not-now" | "premature-roll" | "bad-dice" | "bad-opening" | "illegal-move" | "turn-not-finished" | "nothing-to-take-back" | "too-late-for-cocked" | "bad-choice" | "bad-pick" | "fixed-roll" | "no-cube" | "crawford-game" | "holland-too-early" | "cube-not-yours" | "cube-at-limit" | "double-before-rolling" | "no-beavers" | "no-raccoons" | "bad-resignation" | "match-over" | "bots-seat" | "not-your-seat" | "tavola-throws" | "dice-wanted" | "wrong-dice" | "throw-stands" | "throw-is-last" | "no-dice-due" | "not-thrown" | "not-a-decision" | "stale";
export type OptionValue = boolean | string | number;
/** Values of options by their id. */
export type Options = Record<string, OptionValue>;

export interface MatchKind {
  kind: "points" | "games" | "single" | "money";
  /** Points or games to play for; with "points" and "games" only. */
  length?: number;
}

/** A game and what is played differently. */
export interface CustomRules {
  name: string;
  game: GameName;
  options: Options;
}

export interface Seat {
  kind: "human" | "bot";
  /** Of a person; may be empty. */
  name?: string;
  /** Of a bot. */
  level?: Level;
}

export type DiceMode = "server" | "hand";

/** How the dice of a match are sealed, as everybody may see it. Hashes, secrets and seeds have 64 hexadecimal digits. */
export interface DiceRecord {
  /** Of the match. */
  id: string;
  /** What the seed was promised for: the match's setup as JSON, without names of people. */
  setup: string;
  /** Throws of the match before its dice were sealed. */
  earlier: number;
  /** The promise of the server: the hash of its seed. */
  commitment: string;
  /** The hashes of the players' secrets; null for a seat that takes no part. */
  promises: [string | null, string | null];
  /** Null before all are there, and of a seat that has given none. */
  secrets: [string | null, string | null];
  /** Null while the match goes on. */
  seed: string | null;
}

/** How much time both players get; see docs/clocks.md. */
export interface TimeControl {
  kind: "delay" | "bronstein" | "fischer" | "turn";
  /** Seconds of each player for the match; of a money session for each game; 0 with "turn". */
  bank: number;
  /** Seconds of each turn; with "turn" 1, 3, 7 or 14 days. */
  step: number;
}

export interface NewMatch {
  rules: GameName;
  /** Those that differ from the game. */
  options: Options;
  /** Name of the custom rules, or null. */
  title: string | null;
  match: MatchKind;
  players: [Seat, Seat];
  dice: DiceMode;
  /** Plain notation, player `to_move` first; null for the game's own start. */
  position: string | null;
  to_move: Player;
  /** On a service only; null for as much time as one likes. */
  clock?: TimeControl | null;
  /** Whether it changes ratings: see docs/ratings.md. */
  rated?: boolean;
}

/** A match to be offered; names in `setup` are not looked at. */
export interface NewChallenge {
  setup: NewMatch;
  /** The player that the sender will be; the first if it is left out. */
  player?: Player;
  visibility?: Visibility;
  /** Whether this browser takes part in the dice. */
  dice?: boolean;
  /** Whether it stands in the lobby, where anybody may take it. */
  listed?: boolean;
}

export type PositionRequest =
  | { text: string; rules: GameName; options?: Options; terms?: Terms }
  | { board: Board; rules: GameName; options?: Options; player: Player; terms?: Terms };

/** A rollout to begin: of a position, or of the decision after `at` actions of a match. */
export type NewRollout = ({ position: PositionRequest } | { place: { id: string; at: number } }) & {
  /** How many of the best plays are compared. */
  plays: number;
  /** Plays to compare besides. */
  moves?: PlayMove[][];
  settings: RolloutSettings;
  limits: RolloutLimits;
};

/** The result of one game. */
export interface Result {
  winner: Player | null;
  level: 1 | 2 | 3;
  /** With the cube. */
  points: number;
  how: string;
}

/** 0 none, 1 to the bar, 2 pinned, 3 captured for good. */
export type Hit = 0 | 1 | 2 | 3;
/** From, to, die: a move as it is sent. */
export type PlayMove = [from: number, to: number, die: number];
/** From, to, die, hit, next node. */
export type TurnMove = [from: number, to: number, die: number, hit: Hit, next: number];

export type Act = { by?: Player } & (
  | { do: "roll"; dice?: number[] }
  | { do: "choose"; number: number }
  | { do: "pick"; dice: [number, number] }
  | { do: "play"; moves: PlayMove[] }
  | { do: "resign"; level: 1 | 2 | 3 }
  | { do: "double" | "take" | "drop" | "beaver" | "raccoon" | "accept" | "refuse" | "cocked" | "next" | "end" | "take-back" }
);

/** What a person decides in a problem. */
export type ProblemAnswer = { do: "play"; moves: PlayMove[] } | { do: "no-double" | "double" | "take" | "drop" | "beaver" };

export type PlayHint = Extract<Hint, { kind: "play" }>;
export type CubeHint = Extract<Hint, { kind: "cube" }>;

/** One side of a board, in the point numbers of its player. */
export type Side = {
  /** Checkers on the player's points, point 1 first; 0 for points that a smaller board lacks. */
  points: number[];
  /** Checkers on the bar. */
  bar: number;
  /** Checkers borne off. */
  off: number;
  /** Checkers that have not entered yet. */
  pool: number;
  /** Points at which the lowest checker is pinned. */
  pinned: Array<number>;
};

/** A board. */
export type Board = {
  /** The two sides, by player. */
  sides: [Side, Side];
};

/** A game of the catalogue. */
export type RuleCard = {
  name: GameName;
  family: Family;
  track: Track;
  start: Board;
  /** What is usually played for. */
  match: MatchKind;
  /** Whether there is a doubling cube. */
  cube: boolean;
  /** How many dice are thrown. */
  dice: number;
  /** Games that a match is made of in turn, where it is not of one kind. */
  in_turn: GameName[];
  /** About how long a game lasts among people. */
  minutes: number;
  /** How much of it is luck, in percent: 100 where a better player wins half of the games. */
  luck: number;
  /** Number of the leaflet that it is from, or null. */
  leaflet: string | null;
  /** The games that it is rated with on a service; null where it is not rated. */
  rated: string | null;
};

/** What can be played, and against which levels. */
export type Catalogue = {
  rules: Array<RuleCard>;
  levels: Level[];
  version: string;
  /** Whether this is a service, where people have names and play each other. */
  people: boolean;
};

/** The type of an option's values. */
export type OptionType = "flag" | "choice" | "number";

/** A value that does not go together with the rest. */
export type BlockedValue = {
  value: OptionValue;
  /** The key of the reason: `conflict-KEY`. */
  why: string;
};

/** An option as it stands beside the others. */
export type RuleOption = {
  id: string;
  group: OptionGroup;
  type: OptionType;
  /** As the game has it. */
  plain: OptionValue;
  value: OptionValue;
  choices: OptionValue[];
  blocked: Array<BlockedValue>;
};

/** What rules can be made of, and how they begin. */
export type RuleChoices = {
  options: Array<RuleOption>;
  track: Track;
  start: Board;
};

/** An option in several rule sets; "other" is a value that no option offers. */
export type ComparisonRow = {
  id: string;
  group: OptionGroup;
  values: OptionValue[];
  /** Whether all of them are equal. */
  same: boolean;
};

/** Every option in several rule sets. */
export type ComparisonRows = {
  rows: Array<ComparisonRow>;
};

/** Custom rules that are kept. */
export type StoredRules = {
  id: string;
  name: string;
  game: GameName;
  options: Options;
  /** The way round the board; missing where this version cannot play the rules. */
  track?: Track;
  /** How the game begins; missing where this version cannot play the rules. */
  start?: Board;
};

/** A stored record that this version cannot read. It can be deleted. */
export type Unreadable = {
  id: string;
  /** One line in English. */
  reason: string;
};

/** All custom rules, those that were changed last first. */
export type CustomRulesList = {
  custom_rules: Array<StoredRules>;
  /** Those that this version cannot read. */
  unreadable: Array<Unreadable>;
};

/** Custom rules as the text of a file. */
export type CustomRulesText = {
  /** The text. */
  text: string;
};

/** A piece of a section. */
export type RuleBlock = {
  "kind": "text";
  /** Plain text. */
  text: string;
} | {
  "kind": "board";
  /** The board. */
  board: Board;
  /** What it shows. */
  caption: string;
} | {
  "kind": "list";
  /** One each. */
  items: Array<string>;
};

/** A part of the page. */
export type RuleSection = {
  /** Stable id. */
  id: string;
  /** Its heading. */
  title: string;
  /** Its paragraphs, lists and boards. */
  blocks: Array<RuleBlock>;
};

/** A page of rules. */
export type RulePage = {
  /** Name of the game. */
  name: string;
  /** How the ways of both players lie. */
  track: Track;
  /** Code of the language. */
  lang: string;
  /** Name of the game in the language. */
  title: string;
  /** One sentence about it. */
  about: string;
  /** Whether every option is as the game has it. */
  usual: boolean;
  /** The rules, in the order of play. */
  sections: Array<RuleSection>;
};

/** Ids of other programs. */
export type PositionIds = {
  plain: string;
  gnubg: string | null;
  xgid: string | null;
};

/** An offer of the cube that waits for an answer. */
export type Offered = "double" | "beaver" | "raccoon";

/** Dice, cube, score and stakes of a position. */
export type Terms = {
  /** The roll to play; null before the roll. */
  dice: Array<number> | null;
  /** The offer to answer, or null. */
  offer: Offered | null;
  /** The cube, before an offer that is not answered yet. */
  cube: number;
  /** Who may turn it next; null while it is in the middle. */
  owner: Player | null;
  /** The highest value of the cube. */
  cap: number;
  /** Points of the match; 0 for money. */
  length: number;
  score: [number, number];
  crawford: boolean;
  /** Gammons count only with a turned cube. For money. */
  jacoby: boolean;
  /** For money. */
  beavers: boolean;
};

/** A position in every form. */
export type PositionAnswer = {
  plain: string;
  /** Null for games that it does not describe. */
  gnubg: string | null;
  /** Null for games that it does not describe. */
  xgid: string | null;
  board: Board;
  /** Who is on roll. */
  player: Player;
  terms: Terms;
  /** All that can be played from the roll, where there is one and nobody has finished. */
  turn: Turn | null;
  pips: [number, number];
};

/** What the engine makes of a position. */
export type PositionAdvice = {
  /** Who is on roll, and whose figures these are. */
  player: Player;
  /** How deep the search looked. */
  ply: number;
  /** Chances before the roll. */
  probs: Probabilities;
  /** Equity with the cube as it is for ever. */
  cubeless: number;
  /** Equity with the cube in use. */
  equity: number;
  /** Whether a double win is called mars and a triple one koks. */
  mars: boolean;
  /** The best plays of the roll, the cube decision before it, or the answer to a double; null where nothing is to be decided. */
  decision: Hint | null;
};

/** The present number of a match, a rollout, a challenge or the lobby (an event without a name). News may repeat: only a `seq` above the known one is new. */
export type Changed = {
  id: string;
  seq: number;
  /** For a match with new actions: the events of `view` come after this number. */
  after?: number;
  /** The present match. It comes together with `after`. */
  view?: View;
};

/** The subject was deleted, or the caller may not see it (the event `deleted`). */
export type Deleted = {
  id: string;
};

/** Presence of the people of a match, or of a challenge, at their screens (the event `there`, on a service). */
export type There = {
  id: string;
  there: [boolean, boolean];
  /** Milliseconds since each absent person left; null if unknown. */
  gone: [number | null, number | null];
};

/** A phrase of the other player of a match (the event `said` of a stream). */
export type Said = {
  id: string;
  phrase: Phrase;
};

/** Who asks. */
export type Me = {
  /** Null for a visitor. */
  name: string | null;
  /** Whether they have a password, so that other browsers can know them too. */
  account: boolean;
  /** How many recovery codes an account has left. */
  codes: number | null;
  /** Whether they are a program, and not a person who plays. */
  program: boolean;
};

/** A browser that knows a person. */
export type Device = {
  id: string;
  /** What the browser calls itself. */
  device: string;
  /** In milliseconds since 1970. */
  created: number;
  seen: number;
  /** Whether it is the one that asks. */
  here: boolean;
};

/** The devices of a person, the one that was used last first. */
export type Devices = {
  devices: Array<Device>;
};

/** Recovery codes, which are shown once. */
export type RecoveryCodes = {
  /** Null where those from before still count. */
  codes: Array<string> | null;
};

/** What somebody may do who comes as a person. A node in a browser has no people. */
export type Scope = "read" | "play";

/** A token of a person. */
export type AccessToken = {
  id: string;
  /** What the person calls it. */
  name: string;
  scope: Scope;
  /** In milliseconds since 1970. */
  created: number;
  /** When it was used last, to the hour. */
  seen: number;
};

/** The tokens of a person, the latest first. */
export type AccessTokens = {
  tokens: Array<AccessToken>;
};

/** A new token with its secret, which is shown once. */
export type ShownToken = {
  secret: string;
  id: string;
  /** What the person calls it. */
  name: string;
  scope: Scope;
  /** In milliseconds since 1970. */
  created: number;
  /** When it was used last, to the hour. */
  seen: number;
};

/** What an account needs to make a passkey. Bytes are in base64url, here and in the other types of passkeys. */
export type PasskeyOffer = {
  /** What the answer must have, within five minutes. */
  challenge: string;
  /** What the authenticator knows the account by. */
  user: string;
  /** The name of the account. */
  name: string;
  /** The ids of the passkeys that there are. */
  known: Array<string>;
};

/** A passkey of a person. */
export type Passkey = {
  id: string;
  /** What the person calls it. */
  name: string;
  /** In milliseconds since 1970. */
  created: number;
  /** When it was used last. */
  seen: number;
};

/** The passkeys of a person, the latest first. */
export type Passkeys = {
  passkeys: Array<Passkey>;
};

/** What somebody signs in with a passkey with. */
export type PasskeyChallenge = {
  /** What is to be signed, within five minutes. */
  challenge: string;
};

/** How far somebody keeps another person away. */
export type Distance = "none" | "muted" | "blocked";

/** Somebody whom a person keeps away, or keeps away no longer. */
export type Other = {
  name: string;
  distance: Distance;
};

/** Those whom a person keeps away, in the order of their names. */
export type Others = {
  others: Array<Other>;
};

/** A phrase that two opponents may send to each other. */
export type Phrase = "hello" | "good-luck" | "nice-roll" | "well-played" | "unlucky" | "thanks" | "sorry" | "one-moment" | "back" | "must-go" | "good-game" | "again";

/** Reason of a report. */
export type ReportReason = "engine" | "stalling" | "phrases" | "name";

/** The rating of a player beside their name. */
export type PlayerRating = {
  rating: number;
  /** Whether it is still uncertain. */
  provisional: boolean;
  /** What the match has changed; null before its end, and where it is not rated. */
  change: number | null;
};

/** How well somebody has played lately: their losses in the latest rated matches that were analysed. */
export type ErrorRate = {
  /** 500 times the equity that was lost for each decision that counts, as the PR of an analysis, with one digit after the point. */
  pr: number;
  /** Matches that it is of. */
  matches: number;
};

/** Somebody in a list of the best. */
export type Ranked = {
  name: string;
  rating: number;
  /** Rated matches. */
  matches: number;
  /** Null where too little is analysed, or the games have none that could be compared. */
  error_rate: ErrorRate | null;
  /** Whether it is the caller. */
  mine: boolean;
};

/** The best of a family of games, each list the best first. */
export type RatingList = {
  /** All families that there are. */
  families: Array<string>;
  family: string;
  /** Rated matches that somebody has played who is listed. */
  least: number;
  people: Array<Ranked>;
  programs: Array<Ranked>;
};

/** A rated match of a person. */
export type RatedMatch = {
  /** Null where the match is gone. */
  match_id: string | null;
  /** When it ended, in milliseconds since 1970. */
  ended: number;
  /** Null for somebody who is gone. */
  opponent: string | null;
  /** 1 won, 0 lost, 0.5 even. */
  score: number;
  /** The rating after it. */
  rating: number;
  change: number;
};

/** The rating of a person in a family. */
export type OwnRating = {
  family: string;
  rating: number;
  /** The standard deviation of the rating today. */
  deviation: number;
  provisional: boolean;
  /** Rated matches. */
  matches: number;
  /** Null where too little is analysed, or the games have none that could be compared. */
  error_rate: ErrorRate | null;
  /** The latest of them, the last one first. */
  history: Array<RatedMatch>;
};

/** The ratings of a person. */
export type OwnRatings = {
  /** Those of families in which a rated match was played. */
  ratings: Array<OwnRating>;
};

/** The people who may see a match in addition to the holders of its seats. */
export type Visibility = "private" | "link" | "public";

/** An offered match. */
export type ChallengeView = {
  id: string;
  /** Name of the challenger. */
  by: string;
  /** Whether the challenger is a program. */
  program: boolean;
  /** Rating of the challenger in games of this family; null before their first rated match. */
  rating: PlayerRating | null;
  /** Whether the match changes ratings. */
  rated: boolean;
  /** Whether the caller is the challenger. */
  mine: boolean;
  /** Whether the challenger waits at a screen. */
  there: boolean;
  rules: GameName;
  /** Options with a value other than the game's default. */
  options: Options;
  /** Name of the custom rules, or null. */
  title: string | null;
  match: MatchKind;
  /** Time control of both players; null without clocks. */
  clock: TimeControl | null;
  /** Seat of the challenger. */
  player: Player;
  visibility: Visibility;
  /** Whether the challenge is in the lobby. */
  listed: boolean;
  /** Id of the match after somebody has taken the challenge. */
  match_id: string | null;
};

/** The match that has begun. */
export type TakenChallenge = {
  match_id: string;
};

/** A challenge that anybody may take. */
export type LobbyEntry = {
  id: string;
  /** Name of the challenger. */
  by: string;
  /** Whether the challenger is a program. */
  program: boolean;
  /** Rating of the challenger in games of this family; null before their first rated match. */
  rating: PlayerRating | null;
  /** Whether the match changes ratings. */
  rated: boolean;
  rules: GameName;
  /** Options with a value other than the game's default. */
  options: Options;
  /** Name of the custom rules, or null. */
  title: string | null;
  match: MatchKind | null;
  clock: TimeControl | null;
  /** Whether the start position differs from that of the game. */
  own_start: boolean;
};

/** A match that anybody may watch. */
export type RunningMatch = {
  id: string;
  /** The running game. */
  rules: GameName;
  /** The rules of the match, which may consist of several games in turn. */
  match_rules: GameName;
  /** Name of the custom rules, or null. */
  title: string | null;
  match: MatchKind;
  players: [Seat, Seat];
  /** Whether each player is a program of another person. */
  programs: [boolean, boolean];
  /** Ratings of the players in games of this family; null before a first rated match. */
  ratings: [PlayerRating | null, PlayerRating | null];
  score: [number, number];
};

/** The lobby. */
export type LobbyList = {
  /** Challenges that anybody may take, the newest first. */
  open: Array<LobbyEntry>;
  /** Number of further challenges. */
  more: number;
  /** Public matches that are being played. */
  running: Array<RunningMatch>;
};

/** The lobby for one caller. */
export type LobbyView = {
  /** The challenge of the caller, if it is among them. */
  mine: string | null;
  list: LobbyList;
};

/** Result of a search for an opponent: a match, or a challenge that waits in the lobby. */
export type Paired = {
  match_id: string | null;
  challenge: string | null;
};

/** A rematch. */
export type Rematch = {
  /** The player who has offered it. */
  by: Player | null;
  /** Id of the match after it has begun. */
  match_id: string | null;
};

/** The subject of a proposal. */
export type ProposalKind = "adjourn" | "resume" | "take-back" | "settle" | "settle-now";

/** A proposal with its proposer. */
export type Proposal = {
  by: Player;
  kind: ProposalKind;
};

/** An action of a player whose opponent has left. */
export type StayAct = "adjourn" | "claim";

/** The value of a game that both players want to settle. */
export type Verdict = {
  /** Value of the game to player 0 by the engine, in thousandths of a point. */
  worth: number;
  /** The player who gets points; null for a draw. */
  winner: Player | null;
  points: number;
};

/** The vacation of a person: the days of their turns wait. */
export type Vacation = {
  /** End of the vacation, in milliseconds since 1970; null without a vacation. */
  until: number | null;
  /** Number of unused days of the year. */
  days: number;
  /** The present time. */
  now: number;
};

/** State of a running match between two people outside its actions. Times are milliseconds. */
export type Standoff = {
  proposal: Proposal | null;
  /** Null if the two have not asked for it together since the last change. */
  verdict: Verdict | null;
  adjourned: boolean;
  /** Time for which the opponent of each absent player has waited; null for a present player. */
  waited: [number | null, number | null];
  /** Waiting time after which the match may be adjourned. */
  grace: number;
  /** Waiting time after which the win may be claimed; null if the clock decides. */
  claim: number | null;
  /** Number of matches that each player has left within 30 days. */
  departures: [number, number];
};

/** The players of a match on a service. */
export type Company = {
  /** Whether the caller holds each seat. */
  mine: [boolean, boolean];
  /** Whether the people at the seats have the match on a screen. */
  there: [boolean, boolean];
  /** Whether two different people play each other. */
  two: boolean;
  /** Whether the match changes ratings. */
  rated: boolean;
  /** Whether each player is a program of another person. */
  programs: [boolean, boolean];
  /** Ratings in games of this family; after a rated match, the ratings at its end. Null before a first rated match. */
  ratings: [PlayerRating | null, PlayerRating | null];
  /** Whether the engine may help the caller. */
  helped: boolean;
  visibility: Visibility;
  /** The caller's restriction of contact with the other player. */
  distance: Distance;
  /** Null if the match is over or not between two people. */
  standoff: Standoff | null;
  /** Null if none was offered. */
  rematch: Rematch | null;
};

/** A link for other devices. */
export type LanInvitation = {
  /** The link with its token. */
  url: string;
  /** The QR code of the link, row by row: 1 is a dark square. */
  squares: Array<string>;
};

/** Whether the server is open to other devices of the local network. */
export type LanView = {
  /** Null while the network is closed. */
  open: LanInvitation | null;
};

/** Whether a match is running. */
export type MatchState = "playing" | "over";

/** Data of a match for the list of matches, as stored with it. */
export type Card = {
  /** The running game. */
  rules: GameName;
  /** The rules of the match, which may consist of several games in turn; "" in cards from before this field. */
  match_rules: GameName;
  track: Track;
  /** Name of the custom rules, or null. */
  title: string | null;
  match: MatchKind;
  players: [Seat, Seat];
  score: [number, number];
  game: number;
  seq: number;
  state: MatchState;
  winner: Player | null;
  board: Board;
};

/** A match in the list. */
export type MatchCard = {
  id: string;
  /** RFC 3339 in UTC. */
  created: string;
  /** Time of the last change. */
  updated: string;
  /** Whether two different people hold its seats; in that case neither can remove it. */
  shared: boolean;
  /** Whether it is adjourned. */
  adjourned: boolean;
  /** The running game. */
  rules: GameName;
  /** The rules of the match, which may consist of several games in turn; "" in cards from before this field. */
  match_rules: GameName;
  track: Track;
  /** Name of the custom rules, or null. */
  title: string | null;
  match: MatchKind;
  players: [Seat, Seat];
  score: [number, number];
  game: number;
  seq: number;
  state: MatchState;
  winner: Player | null;
  board: Board;
};

/** A match with days for a turn in which the caller is to move. */
export type YourTurn = {
  id: string;
  players: [Seat, Seat];
  /** The rules of the match. */
  match_rules: GameName;
  /** Name of the custom rules, or null. */
  title: string | null;
  /** Milliseconds until the loss on time. */
  left: number;
};

/** A part of the list of matches, the last played first. */
export type MatchList = {
  /** Matches with days for a turn in which the caller is to move, the most urgent first; only in the first part. */
  yours: Array<YourTurn>;
  matches: Array<MatchCard>;
  /** Matches that this version cannot read. */
  unreadable: Array<Unreadable>;
  /** Value of `after` for the next part; null after the last. */
  next: string | null;
};

/** The result of opening a match file. */
export type OpenedFile = {
  /** Id of the new match. */
  id: string;
  /** Number of complete games. */
  games: number;
  /** Number of plays in all games. */
  plays: number;
  /** First fault of the file, after the part that was read: one line in English with the place; null if there is none. */
  fault: string | null;
};

/** The stage of the dice of a match: what they wait for. */
export type Stage = "promise" | "secret" | "sealed";

/** The end of a match. */
export type Ended = "over" | "aborted";

/** Sealed dice. */
export type DiceState = {
  stage: Stage;
  /** Null while the match runs. */
  ended: Ended | null;
  /** Whether the client of each seat has promised to take part. */
  awaited: [boolean, boolean];
  /** The public record. */
  record: DiceRecord;
};

/** Both clocks of a match at the arrival of its last action. Times are milliseconds. */
export type ClockView = {
  control: TimeControl;
  /** Remaining time of both players without the seconds of the turn. */
  bank: [number, number];
  /** Time that the running player has before their bank runs. */
  free: number;
  /** The player whose clock runs. */
  running: Player | null;
  /** Start of the running turn, in milliseconds since 1970 by the clock of the service; null before the first action. */
  since: number | null;
};

/** The present clocks of a match. */
export type MatchClock = {
  /** The present time by the clock of the service, in milliseconds since 1970. */
  now: number;
  /** Number of actions. */
  seq: number;
  /** Null for a match without clocks. */
  clock: ClockView | null;
  /** End of the vacation of the player whose days run. */
  away: number | null;
};

/** The sealing of a match's dice. */
export type MatchDice = {
  /** Null for a match from before sealed dice, or for one that was over when its file was opened. */
  dice: DiceState | null;
};

/** Number of matches with sealed dice. `sealed` is the sum of the other counts. */
export type DiceCounts = {
  sealed: number;
  /** Finished matches, whose seeds are public. */
  over: number;
  /** Running matches. */
  running: number;
  /** Matches that were removed before their end; their seeds are public too. */
  aborted: number;
};

/** The reason why a move is refused, or why the roll cannot be played; null if there is nothing to explain. */
export type Why = {
  /** The page shows `why-KEY` with the other fields; points are in the mover's own numbers. */
  reason: ({
    key: string
  } & Record<string, number | string>) | null;
};

/** An action that a person may take. */
export type ActName = "roll" | "pick" | "choose" | "play" | "take-back" | "cocked" | "double" | "take" | "drop" | "beaver" | "raccoon" | "resign" | "accept" | "refuse" | "next" | "end";

/** The kind of action that a match waits for. */
export type PhaseKind = "opening" | "roll" | "ahead" | "choose" | "move" | "double" | "beaver" | "raccoon" | "resign" | "game-over" | "match-over";

/** The action that a match waits for, its player, and the permitted actions. */
export type Phase = {
  kind: PhaseKind;
  /** The player to act; null if either may act, or nobody. */
  player: Player | null;
  /** Actions that a person may take for that player, or for either. For a bot at most the throw of its dice by hand. */
  may: Array<ActName>;
  /** The roll that stays for the whole game. */
  fixed?: Array<number>;
  /** The value of the cube after a take. */
  value?: number;
  /** Points of the offered resignation. */
  points?: number;
  level?: 1 | 2 | 3;
  /** Price of each level of a resignation, the single game first; absent if the player may not resign. */
  resign_points?: Array<number>;
  /** Result of the game that has just ended. */
  result?: Result;
  /** Winner of a finished match; null for a draw or an ended session. */
  winner?: Player | null;
};

/** A state within a turn. */
export type TurnNode = {
  m: TurnMove[];
  /** Numbers that are left. */
  l: Array<number>;
  /** The turn may be announced over. */
  end?: boolean;
  /** The running part of the roll is played, and another follows. */
  more?: boolean;
};

/** All that can be played from the last roll. */
export type Turn = {
  player: Player;
  numbers: Array<number>;
  nodes: Array<TurnNode>;
  /** The node where the turn stands: not 0 where a part was taken back in the middle. */
  at: number;
  /** Moves made before, in this part and earlier ones. */
  made: PlayMove[];
};

/** A position and a roll in which a player meets something that the game has. They are player 0. */
export type SceneView = {
  /** What it shows; its words are the message `scene-` and this name. */
  idea: string;
  /** The game that is played: one of those of a match of several. */
  game: GameName;
  /** How many positions there are. */
  count: number;
  track: Track;
  dice: Array<number>;
  /** The opponent's roll after this one, where the game shows it. */
  next: Array<number> | null;
  /** As it stands after the moves. */
  board: Board;
  /** What can be played now. */
  turn: Turn;
  /** Whether the turn is over. */
  over: boolean;
  /** Whether it has met what the position shows. */
  met: boolean;
};

/** The dice of the opening, player 0's first. */
export type OpeningDice = [number, number] | [[number, number], [number, number]];

/** The kinds of actions. */
export type EventKind = {
  "kind": "opening";
  dice: OpeningDice | null;
  /** The player who begins; null after a tie. */
  starter: Player | null;
  /** Whether the tie doubled the cube. */
  doubled: boolean;
} | {
  "kind": "roll";
  dice: Array<number>;
} | {
  "kind": "pick";
  dice: [number, number];
} | {
  "kind": "choose";
  number: number;
} | {
  "kind": "move";
  from: number;
  to: number;
  die: number;
  hit: Hit;
} | {
  "kind": "take-back"
} | {
  "kind": "done"
} | {
  "kind": "double";
  /** The value of the cube after a take. */
  value: number;
} | {
  "kind": "take"
} | {
  "kind": "drop"
} | {
  "kind": "beaver";
  value: number;
} | {
  "kind": "raccoon";
  value: number;
} | {
  "kind": "resign";
  level: 1 | 2 | 3;
  /** Points that it costs. */
  points: number;
} | {
  "kind": "accept"
} | {
  "kind": "refuse"
} | {
  "kind": "cocked"
} | {
  "kind": "next"
} | {
  "kind": "end"
} | {
  "kind": "flag"
} | {
  "kind": "settle";
  /** Value of the game to player 0, in thousandths of a point. */
  worth: number;
} | {
  "kind": "take-back-turn";
  /** Number of the last counting actions that no longer count. */
  void: number;
};

/** An action with the data for its display. */
export type MatchEvent = {
  seq: number;
  by: Player;
  /** Result of the game that the action ended. */
  result?: Result;
} & ({
  "kind": "opening";
  dice: OpeningDice | null;
  /** The player who begins; null after a tie. */
  starter: Player | null;
  /** Whether the tie doubled the cube. */
  doubled: boolean;
} | {
  "kind": "roll";
  dice: Array<number>;
} | {
  "kind": "pick";
  dice: [number, number];
} | {
  "kind": "choose";
  number: number;
} | {
  "kind": "move";
  from: number;
  to: number;
  die: number;
  hit: Hit;
} | {
  "kind": "take-back"
} | {
  "kind": "done"
} | {
  "kind": "double";
  /** The value of the cube after a take. */
  value: number;
} | {
  "kind": "take"
} | {
  "kind": "drop"
} | {
  "kind": "beaver";
  value: number;
} | {
  "kind": "raccoon";
  value: number;
} | {
  "kind": "resign";
  level: 1 | 2 | 3;
  /** Points that it costs. */
  points: number;
} | {
  "kind": "accept"
} | {
  "kind": "refuse"
} | {
  "kind": "cocked"
} | {
  "kind": "next"
} | {
  "kind": "end"
} | {
  "kind": "flag"
} | {
  "kind": "settle";
  /** Value of the game to player 0, in thousandths of a point. */
  worth: number;
} | {
  "kind": "take-back-turn";
  /** Number of the last counting actions that no longer count. */
  void: number;
});

/** The doubling cube. */
export type Cube = {
  on: boolean;
  value: number;
  owner: Player | null;
  /** Present value of a single game. */
  stake: number;
  /** Face of the cube while its value is 1. */
  rest_face: number;
};

/** A roll that is thrown before the other player moves. */
export type Ahead = {
  player: Player;
  dice: Array<number>;
};

/** The rules of the running game. */
export type RulesView = {
  name: GameName;
  track: Track;
  checkers: number;
  /** All options. Absent if the receiver has them from an earlier view; the page restores them. */
  options: Options;
  /** Whether a double win is called mars and a triple one koks. */
  mars: boolean;
  /** Name of the custom rules, or null. */
  title: string | null;
};

/** A match. */
export type View = {
  id: string;
  seq: number;
  /** False in a replay, where no action is possible. */
  live: boolean;
  rules: RulesView;
  /** Name of the match's rules, which may consist of several games in turn. */
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
  /** The roll of the running turn. */
  dice: Array<number> | null;
  roller: Player | null;
  /** The next roll of the waiting player, if it is thrown in advance. */
  ahead: Ahead | null;
  turn: Turn | null;
  events: Array<MatchEvent>;
  ids: PositionIds | null;
  /** The present clocks of a match with clocks. */
  clock?: ClockView;
  /** RFC 3339 in UTC. */
  created: string;
  /** Time of the last change. */
  updated: string;
};

/** Chances of the player who decides; gammons include backgammons. */
export type Probabilities = {
  win: number;
  win_gammon: number;
  win_backgammon: number;
  lose_gammon: number;
  lose_backgammon: number;
};

/** A way to play. */
export type HintPlay = {
  text: string;
  moves: PlayMove[];
  equity: number;
  /** Equity given up against the best play of the same depth; 0 for the best. */
  loss: number;
  ply: number;
  probs: Probabilities;
};

/** A double that may be named. */
export type NamedDouble = {
  number: number;
  equity: number;
};

/** Two numbers that may be named. */
export type NamedPair = {
  dice: [number, number];
  equity: number;
};

/** What is right with a cube: before a roll one of the first four, for an answer one of the others. */
export type CubeAction = "no-double" | "double-take" | "double-drop" | "too-good" | "take" | "drop" | "beaver" | "raccoon";

/** The kinds of decisions. */
export type HintKind = {
  "kind": "play";
  plays: Array<HintPlay>;
} | {
  "kind": "cube";
  action: CubeAction;
  no_double: number;
  double_take: number;
  double_drop: number;
  /** For an answer: a beaver or raccoon; null where it is not allowed. */
  redouble: number | null;
  probs: Probabilities;
} | {
  "kind": "choose";
  number: number;
  choices: Array<NamedDouble>;
  equity: number;
  probs: Probabilities;
} | {
  "kind": "pick";
  dice: [number, number];
  choices: Array<NamedPair>;
  equity: number;
  probs: Probabilities;
} | {
  "kind": "roll";
  equity?: number;
  probs?: Probabilities;
} | {
  "kind": "resign";
  level: 1 | 2 | 3;
  probs: Probabilities;
} | {
  "kind": "accept";
  offered: number;
  equity: number;
  probs: Probabilities;
} | {
  "kind": "refuse";
  offered: number;
  equity: number;
  probs: Probabilities;
};

/** What the engine advises. Equities are in points at the cube as it is; in a match 1 is winning the game and -1 losing it. */
export type Hint = {
  /** Who decides, and whose figures these are. */
  player: Player;
  /** How deep the search looked. */
  ply: number;
} & ({
  "kind": "play";
  plays: Array<HintPlay>;
} | {
  "kind": "cube";
  action: CubeAction;
  no_double: number;
  double_take: number;
  double_drop: number;
  /** For an answer: a beaver or raccoon; null where it is not allowed. */
  redouble: number | null;
  probs: Probabilities;
} | {
  "kind": "choose";
  number: number;
  choices: Array<NamedDouble>;
  equity: number;
  probs: Probabilities;
} | {
  "kind": "pick";
  dice: [number, number];
  choices: Array<NamedPair>;
  equity: number;
  probs: Probabilities;
} | {
  "kind": "roll";
  equity?: number;
  probs?: Probabilities;
} | {
  "kind": "resign";
  level: 1 | 2 | 3;
  probs: Probabilities;
} | {
  "kind": "accept";
  offered: number;
  equity: number;
  probs: Probabilities;
} | {
  "kind": "refuse";
  offered: number;
  equity: number;
  probs: Probabilities;
});

/** Progress of an analysis. */
export type AnalysisState = {
  level: AnalysisLevel;
  /** Whether the server works on it. */
  running: boolean;
  /** Number of known decisions and rolls. */
  done: number;
  /** Number of decisions and rolls in the match at present. */
  of: number;
  /** Estimated seconds until the end; null if unknown. */
  seconds_left: number | null;
  /** Whether the present judging differs from that of the analysis. A new run judges all decisions again. */
  older: boolean;
};

/** The levels at which a match was analysed, completely or in part. */
export type AnalysisList = {
  analyses: Array<AnalysisState>;
};

/** The results of an analysis so far. */
export type AnalysisView = {
  state: AnalysisState;
  analysis: MatchAnalysis;
};

/** The judgement of a play. */
export type JudgedPlay = {
  /** Null if the turn continues after this part. */
  decision: Decision | null;
};

/** A name that occurs in analysed matches. */
export type ProfileName = {
  /** May be empty. */
  name: string;
  matches: number;
};

/** What a problem asks. */
export type Ask = "play" | "double" | "answer";

/** The decision of a match that a problem is from. */
export type ProblemSource = {
  match_id: string;
  level: AnalysisLevel;
  /** Number of the decision in the match. */
  index: number;
};

/** A decision to be made. */
export type Problem = {
  id: string;
  ask: Ask;
  /** Who decides. */
  player: Player;
  /** The match before the decision, with all that can be played. */
  view: View;
  /** Where it is from; null for a position that was made. */
  from: ProblemSource | null;
};

/** A deck, and the problem that is to be asked next. */
export type DeckView = {
  total: number;
  /** Problems that are due now. */
  due: number;
  /** When the first of the others is due, in milliseconds since 1970; null if there is none. */
  next_due: number | null;
  /** Null where nothing is due. */
  problem: Problem | null;
};

/** How many errors have become problems. */
export type Collected = {
  added: number;
};

/** How well a problem was known. */
export type Grade = "again" | "hard" | "good" | "easy";

/** What an answer is worth. */
export type Solution = {
  /** The answer as an analysis judges it, with the best alternatives. */
  decision: Decision;
  /** What was decided in the match; null for a position that was made. */
  played: Decision | null;
  /** The grade that follows from the loss. */
  grade: Grade;
  /** When the problem is due next by grade (again, hard, good, easy), in milliseconds since 1970; null while it is in no deck. */
  due: [number, number, number, number] | null;
};

/** When a problem is due next. */
export type Due = {
  /** Milliseconds since 1970. */
  due: number;
};

/** A game with the themes that it has. */
export type QuizGame = {
  rules: GameName;
  themes: QuizTheme[];
};

/** What quizzes can be about. */
export type QuizGames = {
  games: Array<QuizGame>;
};

/** A position that was found. */
export type QuizView = {
  /** Null where none was. */
  problem: Problem | null;
};

/** Matches of one game, analysed at one level by one judging: only these are added up. */
export type ProfileGroup = {
  group: MatchGroup;
  /** Whether they were judged otherwise than matches are today. */
  older: boolean;
  matches: number;
};

/** Who occurs, and the profile of one player. */
export type ProfileView = {
  /** The page's own player first. */
  names: Array<ProfileName>;
  /** Of the player; those that are judged as today first, then the largest. */
  groups: Array<ProfileGroup>;
  /** Null where the player has no match of that kind. */
  profile: Profile | null;
};

/** How trials are played. */
export type RolloutSettings = {
  /** A trial ends after so many rolls with an evaluation; null: every game is played to its end. */
  truncate: number | null;
  /** Rolls that plays are searched ahead. */
  ply: number;
  /** Rolls that cube decisions are searched ahead. */
  cube_ply: number;
  /** Whether the cube is in play. */
  cube: boolean;
  /** Whether luck is subtracted. */
  luck: boolean;
  /** Whether exact tables end trials. */
  tables: boolean;
  seed: number;
};

/** When a rollout ends. */
export type RolloutLimits = {
  /** Trials of each candidate at most. */
  trials: number;
  /** Ends when no standard error is above this. */
  stop_se: number | null;
  /** Candidates so many joint standard deviations behind the best drop out. */
  stop_jsd: number | null;
};

/** The kinds of candidates. */
export type RolloutCandidate = "roll" | "no-double" | "double-take" | "double-drop" | "play";

/** Mean chances; null for those that do not count at the score. */
export type CountedProbabilities = {
  win: number;
  win_gammon: number | null;
  win_backgammon: number | null;
  lose_gammon: number | null;
  lose_backgammon: number | null;
};

/** A candidate with its figures, which are those of the player on roll. */
export type RolloutRow = {
  kind: RolloutCandidate;
  /** Of a play. */
  text: string;
  /** From, to, die. */
  moves: Array<[number, number, number]>;
  equity: number;
  /** Standard error; null below two trials. */
  se: number | null;
  /** 0 for a drop, whose equity is known. */
  trials: number;
  /** Equity of the best less this one, on the same dice. */
  loss: number;
  loss_se: number | null;
  /** Whether it has dropped out. */
  out: boolean;
  probs: CountedProbabilities;
};

/** A rollout as far as it is. */
export type RolloutView = {
  id: string;
  /** Counts the changes, as a match its actions. */
  seq: number;
  /** Whether the server works on it. */
  running: boolean;
  /** Whether it has reached its limits. */
  finished: boolean;
  rules: CustomRules;
  track: Track;
  position: PositionAnswer;
  settings: RolloutSettings;
  limits: RolloutLimits;
  /** Plays with the best first; a cube decision as no double, double and take, double and drop. */
  rows: Array<RolloutRow>;
  /** The right action, and the right answer to a double, of a cube decision. */
  action: CubeAction | null;
  answer: CubeAction | null;
  /** Trials of all candidates until the limits. */
  of: number;
  /** How many of them need not be played any more. */
  done: number;
  /** About how long it still takes at most; null if that is not known. */
  seconds_left: number | null;
  created: string;
  updated: string;
};

/** A rollout in the list. */
export type RolloutCard = {
  id: string;
  running: boolean;
  rules: CustomRules;
  track: Track;
  board: Board;
  /** Who is on roll. */
  player: Player;
  terms: Terms;
  /** Trials of the candidate that has most, and the limit. */
  trials: number;
  of: number;
  updated: string;
};

/** Some of the rollouts, the one that was changed last first. */
export type RolloutList = {
  rollouts: Array<RolloutCard>;
  /** Those that this version cannot read. */
  unreadable: Array<Unreadable>;
  /** What to ask for those that follow; null after the last. */
  next: string | null;
};

/** The kind of an error. */
export type ErrorCode = "bad-request" | "forbidden" | "no-name" | "name-taken" | "no-help" | "not-rated" | "wrong-password" | "wrong-code" | "wrong-passkey" | "wrong-token" | "bad-password" | "taken" | "adjourned" | "too-many" | "not-found" | "method" | "timeout" | "stale" | "too-large" | "refused" | "unreadable" | "internal" | "busy" | "stopping" | "full" | "away" | "removed" | "no-network" | "other-engine" | "no-net";

/** A fault of a position; the page shows `fault-KEY` with the other fields. */
export type Fault = {
  key: string;
  /** "roller" or "other". */
  side?: "roller" | "other";
  point?: number;
  found?: number;
  wanted?: number;
  /** The wrong part of an id. */
  field?: string;
  /** Further faults. */
  others?: Array<Fault>;
};

/** An error. */
export type ErrorDetail = {
  code: ErrorCode;
  /** One line in English. */
  message: string;
  /** With `refused`: the key of the reason; the page shows `refusal-KEY`. */
  refusal?: string;
  fault?: Fault;
  /** The id of the request, which is also in the log of the server. */
  request?: string;
  /** The key of a conflict between options; the page shows `conflict-KEY`. */
  conflict?: string;
};

/** The body of every answer that is not a success. */
export type ErrorBody = {
  error: ErrorDetail;
  /** With `stale`: the present view of the match. */
  view?: View;
};
