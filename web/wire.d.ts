// Types of the messages between the page and its server; crates/service/PROTOCOL.md explains it.
// Generated from crates/service/src: UPDATE=1 cargo test -p tavola-service --lib typescript
// Use from a module as `/** @import {View} from "./wire.js" */`.

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
  /** Name of a person; may be empty. */
  name?: string;
  /** Level of a bot. */
  level?: Level;
}

export type DiceMode = "server" | "hand";

/** The public record of a match's sealed dice. Hashes, secrets and seeds have 64 hexadecimal digits. */
export interface DiceRecord {
  /** Id of the match. */
  id: string;
  /** The match's setup as JSON, without names of people; the commitment includes it. */
  setup: string;
  /** Throws of the match before its dice were sealed. */
  earlier: number;
  /** The hash of the server's seed. */
  commitment: string;
  /** The hashes of the players' secrets; null for a seat that takes no part. */
  promises: [string | null, string | null];
  /** Null before all have arrived, and for a seat without one. */
  secrets: [string | null, string | null];
  /** Null while the match runs. */
  seed: string | null;
}

/** Time control of both players; see docs/clocks.md. */
export interface TimeControl {
  kind: "delay" | "bronstein" | "fischer" | "turn";
  /** Seconds of each player for the match, or for each game of a money session; 0 with "turn". */
  bank: number;
  /** Seconds of each turn; with "turn" 1, 3, 7 or 14 days. */
  step: number;
}

export interface NewMatch {
  rules: GameName;
  /** Options with a value other than the game's default. */
  options: Options;
  /** Name of the custom rules, or null. */
  title: string | null;
  match: MatchKind;
  players: [Seat, Seat];
  dice: DiceMode;
  /** Plain notation, player `to_move` first; null for the game's own start. */
  position: string | null;
  to_move: Player;
  /** On a service only; null without clocks. */
  clock?: TimeControl | null;
  /** Whether the match changes ratings: see docs/ratings.md. */
  rated?: boolean;
  /** Seconds by which those who watch see it late, at most 3600. */
  delay?: number;
}

/** An offered match; names in `setup` are ignored. */
export interface NewChallenge {
  setup: NewMatch;
  /** The seat of the sender; the first player if absent. */
  player?: Player;
  visibility?: Visibility;
  /** Whether this browser takes part in the dice. */
  dice?: boolean;
  /** Whether the challenge is in the lobby, where anybody may take it. */
  listed?: boolean;
}

export type PositionRequest =
  | { text: string; rules: GameName; options?: Options; terms?: Terms }
  | { board: Board; rules: GameName; options?: Options; player: Player; terms?: Terms };

/** A rollout to begin: of a position, or of the decision after `at` actions of a match. */
export type NewRollout = ({ position: PositionRequest } | { place: { id: string; at: number } }) & {
  /** Number of best plays that are compared. */
  plays: number;
  /** Further plays to compare. */
  moves?: PlayMove[][];
  settings: TrialSettings;
  /** Whether the cube is in play. */
  cube: boolean;
  limits: RolloutLimits;
};

/** The result of one game. */
export interface Result {
  winner: Player | null;
  level: 1 | 2 | 3;
  /** Points, multiplied by the cube. */
  points: number;
  how: string;
}

/** 0 none, 1 to the bar, 2 pinned, 3 captured permanently. */
export type Hit = 0 | 1 | 2 | 3;
/** A move: from, to, die. */
export type PlayMove = [from: number, to: number, die: number];
/** A move in the graph of a turn: from, to, die, hit, next node. */
export type TurnMove = [from: number, to: number, die: number, hit: Hit, next: number];

export type Act = { by?: Player } & (
  | { do: "roll"; dice?: number[] }
  | { do: "choose"; number: number }
  | { do: "pick"; dice: [number, number] }
  | { do: "play"; moves: PlayMove[] }
  | { do: "resign"; level: 1 | 2 | 3 }
  | { do: "double" | "take" | "drop" | "beaver" | "raccoon" | "accept" | "refuse" | "cocked" | "next" | "end" | "take-back" }
);

/** The decision in a problem. */
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
  /** The usual kind of match. */
  match: MatchKind;
  /** Whether there is a doubling cube. */
  cube: boolean;
  /** Number of dice. */
  dice: number;
  /** The games of a match in turn, if it consists of several games. */
  in_turn: GameName[];
  /** Estimated minutes of a game between people. */
  minutes: number;
  /** Share of luck in percent: 100 if the better player wins half of the games. */
  luck: number;
  /** Number of its leaflet, or null. */
  leaflet: string | null;
  /** Its rating family on a service; null for an unrated game. */
  rated: string | null;
};

/** The games, and the levels of the engine. */
export type Catalogue = {
  rules: Array<RuleCard>;
  levels: Level[];
  version: string;
  /** Whether this is a service, on which people have names and play each other. */
  people: boolean;
  /** Whether the service sends mail. */
  mail: boolean;
};

/** The type of an option's values. */
export type OptionType = "flag" | "choice" | "number";

/** A value that conflicts with the other options. */
export type BlockedValue = {
  value: OptionValue;
  /** The key of the reason: `conflict-KEY`. */
  why: string;
};

/** An option beside the values of the others. */
export type RuleOption = {
  id: string;
  group: OptionGroup;
  type: OptionType;
  /** Default of the game. */
  plain: OptionValue;
  value: OptionValue;
  choices: OptionValue[];
  blocked: Array<BlockedValue>;
};

/** The options of a game, and its start position. */
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

/** Stored custom rules. */
export type StoredRules = {
  id: string;
  name: string;
  game: GameName;
  options: Options;
  /** The direction of the players; absent if this version cannot play the rules. */
  track?: Track;
  /** The start position; absent if this version cannot play the rules. */
  start?: Board;
};

/** A stored record that this version cannot read. It can be deleted. */
export type Unreadable = {
  id: string;
  /** One line in English. */
  reason: string;
};

/** All custom rules, the last changed first. */
export type CustomRulesList = {
  custom_rules: Array<StoredRules>;
  /** Custom rules that this version cannot read. */
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
  /** Caption of the board. */
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
  /** The directions of both players. */
  track: Track;
  /** Code of the language. */
  lang: string;
  /** Name of the game in the language. */
  title: string;
  /** One sentence about it. */
  about: string;
  /** Whether every option has the default of the game. */
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
  /** The player who may turn it next; null if it is in the middle. */
  owner: Player | null;
  /** The highest value of the cube. */
  cap: number;
  /** Points of the match; 0 for money. */
  length: number;
  score: [number, number];
  crawford: boolean;
  /** Gammons count only with a turned cube. Money play only. */
  jacoby: boolean;
  /** Whether beavers are allowed. Money play only. */
  beavers: boolean;
};

/** A position in every form. */
export type PositionAnswer = {
  plain: string;
  /** Null for games that it cannot describe. */
  gnubg: string | null;
  /** Null for games that it cannot describe. */
  xgid: string | null;
  board: Board;
  /** The player on roll. */
  player: Player;
  terms: Terms;
  /** All plays of the roll, if there is one and the game is not over. */
  turn: Turn | null;
  pips: [number, number];
};

/** The engine's judgement of a position. */
export type PositionAdvice = {
  /** The player on roll, to whom the figures belong. */
  player: Player;
  /** Depth of the search in plies. */
  ply: number;
  /** Chances before the roll. */
  probs: Probabilities;
  /** Equity if the cube is never turned again. */
  cubeless: number;
  /** Equity with the cube in use. */
  equity: number;
  /** Whether a double win is called mars and a triple one koks. */
  mars: boolean;
  /** The best plays of the roll, the cube decision before it, or the answer to a double; null if there is no decision. */
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

/** The caller's own data. */
export type Me = {
  /** Null for a visitor. */
  name: string | null;
  /** Whether the caller has a password, and can therefore sign in on other browsers. */
  account: boolean;
  /** Number of unused recovery codes of an account. */
  codes: number | null;
  /** Whether the caller is a program and not a person who plays. */
  program: boolean;
  /** Number of matches with days for a turn in which it is the caller's turn. */
  turns: number;
};

/** A browser with a session of a person. */
export type Device = {
  id: string;
  /** Name that the browser reports. */
  device: string;
  /** Start of the session, in milliseconds since 1970. */
  created: number;
  seen: number;
  /** Whether the request comes from it. */
  here: boolean;
};

/** The devices of a person, the last used first. */
export type Devices = {
  devices: Array<Device>;
};

/** Recovery codes, which are in this answer only. */
export type RecoveryCodes = {
  /** Null if the earlier codes remain valid. */
  codes: Array<string> | null;
};

/** The rights of a caller who acts for a person. A node in a browser has no people. */
export type Scope = "read" | "play";

/** A token of a person. */
export type AccessToken = {
  id: string;
  /** Name of the token. */
  name: string;
  scope: Scope;
  /** Time of creation, in milliseconds since 1970. */
  created: number;
  /** Time of the last use, in milliseconds since 1970, to the hour. */
  seen: number;
};

/** The tokens of a person, the latest first. */
export type AccessTokens = {
  tokens: Array<AccessToken>;
};

/** A new token with its secret, which is in this answer only. */
export type ShownToken = {
  secret: string;
  id: string;
  /** Name of the token. */
  name: string;
  scope: Scope;
  /** Time of creation, in milliseconds since 1970. */
  created: number;
  /** Time of the last use, in milliseconds since 1970, to the hour. */
  seen: number;
};

/** Data for the creation of a passkey. Bytes are in base64url, here and in the other types of passkeys. */
export type PasskeyOffer = {
  /** The challenge for the answer, valid for five minutes. */
  challenge: string;
  /** Id of the account for the authenticator. */
  user: string;
  /** The name of the account. */
  name: string;
  /** Ids of the existing passkeys. */
  known: Array<string>;
};

/** A passkey of a person. */
export type Passkey = {
  id: string;
  /** Name of the passkey. */
  name: string;
  /** Time of creation, in milliseconds since 1970. */
  created: number;
  /** Time of the last use, in milliseconds since 1970. */
  seen: number;
};

/** The passkeys of a person, the latest first. */
export type Passkeys = {
  passkeys: Array<Passkey>;
};

/** Data for a sign-in with a passkey. */
export type PasskeyChallenge = {
  /** The challenge to be signed, valid for five minutes. */
  challenge: string;
};

/** The mail addresses of the caller. */
export type MailAddress = {
  /** The confirmed address, to which links for a new password are sent. */
  address: string | null;
  /** An address to which a link was sent that nobody has opened yet. */
  waiting: string | null;
};

/** The restriction of a person towards another. */
export type Distance = "none" | "muted" | "blocked";

/** A person with the restriction towards them. */
export type Other = {
  name: string;
  distance: Distance;
};

/** The muted and blocked people of a person, in the order of their names. */
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
  /** Whether the rating is still uncertain. */
  provisional: boolean;
  /** Change by the match; null before its end, and for an unrated match. */
  change: number | null;
};

/** Recent quality of play: losses in the latest analysed rated matches. */
export type ErrorRate = {
  /** 500 times the lost equity for each counting decision, like the PR of an analysis, with one decimal digit. */
  pr: number;
  /** Number of matches in the rate. */
  matches: number;
};

/** A person in a list of the best. */
export type Ranked = {
  name: string;
  rating: number;
  /** Number of rated matches. */
  matches: number;
  /** Null if there are too few analysed decisions, or the games have no comparable errors. */
  error_rate: ErrorRate | null;
  /** Whether it is the caller. */
  mine: boolean;
};

/** The best of a family of games; each list has the best first. */
export type RatingList = {
  /** All families. */
  families: Array<string>;
  family: string;
  /** Minimum number of rated matches for the list. */
  least: number;
  people: Array<Ranked>;
  programs: Array<Ranked>;
};

/** A rated match of a person. */
export type RatedMatch = {
  /** Null if the match was removed. */
  match_id: string | null;
  /** Time of its end, in milliseconds since 1970. */
  ended: number;
  /** Null if the opponent was deleted. */
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
  /** The present standard deviation of the rating. */
  deviation: number;
  provisional: boolean;
  /** Number of rated matches. */
  matches: number;
  /** Null if there are too few analysed decisions, or the games have no comparable errors. */
  error_rate: ErrorRate | null;
  /** The latest rated matches, the last one first. */
  history: Array<RatedMatch>;
};

/** The ratings of a person. */
export type OwnRatings = {
  /** Ratings in the families with a rated match. */
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
  /** Seconds by which those who watch see the match late. */
  delay: number;
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
  /** Seconds by which those who watch see the match late. */
  delay: number;
  /** Whether the start position differs from that of the game. */
  own_start: boolean;
};

/** A match that anybody may watch. */
export type RunningMatch = {
  id: string;
  /** The running game; of a match that is shown late, the rules of the match. */
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
  /** Null of a match that is shown late. */
  score: [number, number] | null;
  /** Seconds by which those who watch see it late. */
  delay: number;
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
  /** Seconds by which those who watch see the match late. */
  delay: number;
  /** Whether the caller sees it late now. Then nobody is there for them, and nothing of its end is known. */
  late: boolean;
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
  /** Numbers that are left to play. */
  l: Array<number>;
  /** Whether the turn may end here. */
  end?: boolean;
  /** Whether the running part of the roll is complete and another part follows. */
  more?: boolean;
};

/** All plays of the last roll. */
export type Turn = {
  player: Player;
  numbers: Array<number>;
  nodes: Array<TurnNode>;
  /** The present node; not 0 after part of a turn was taken back. */
  at: number;
  /** Earlier moves, in this part and previous ones. */
  made: PlayMove[];
};

/** A position and a roll that show a feature of the game. The player is player 0. */
export type SceneView = {
  /** Its feature; the explanation is the message `scene-` with this name. */
  idea: string;
  /** The game of the position: one of the games of a match of several. */
  game: GameName;
  /** Number of positions. */
  count: number;
  track: Track;
  dice: Array<number>;
  /** The opponent's next roll, if the game shows it. */
  next: Array<number> | null;
  /** The board after the moves. */
  board: Board;
  /** The legal moves now. */
  turn: Turn;
  /** Whether the turn is over. */
  over: boolean;
  /** Whether the moves have met the feature. */
  met: boolean;
};

/** A play of the opening book, with the figures of its player. */
export type BookPlay = {
  text: string;
  moves: PlayMove[];
  /** Equity in money play with the cube in use. */
  equity: number;
  /** Equity lost against the best play; 0 for the best. */
  loss: number;
  /** Standard error of the loss; of the equity for the best play. */
  error: number;
  /** Equity without a cube. */
  cubeless: number;
  probs: Probabilities;
  /** Whether the book has the replies to it. */
  replies: boolean;
};

/** A roll with the plays that were rolled out, the best first. */
export type BookRoll = {
  dice: Array<number>;
  /** Trials of the best play. */
  trials: number;
  plays: Array<BookPlay>;
};

/** A first turn. */
export type FirstTurn = {
  dice: Array<number>;
  text: string;
};

/** A position of the opening book. The player on roll is player 0. */
export type BookView = {
  /** The recipe of the book. */
  made: string;
  /** The opponent's turn before it; null at the start. */
  first: FirstTurn | null;
  board: Board;
  rolls: Array<BookRoll>;
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

/** Chances of the deciding player; gammons include backgammons. */
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
  /** Equity lost against the best play of the same depth; 0 for the best. */
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

/** The right cube action: before a roll one of the first four, for an answer one of the others. */
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
  /** For an answer: a beaver or raccoon; null if it is not allowed. */
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

/** The engine's advice. Equities are in points at the present cube; in a match 1 is a won game and -1 a lost one. */
export type Hint = {
  /** The deciding player, to whom the figures belong. */
  player: Player;
  /** Depth of the search in plies. */
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
  /** For an answer: a beaver or raccoon; null if it is not allowed. */
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

/** The question of a problem. */
export type Ask = "play" | "double" | "answer";

/** The decision of a match that a problem contains. */
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
  /** The deciding player. */
  player: Player;
  /** The match before the decision, with all legal plays. */
  view: View;
  /** Origin of the problem; null for a generated position. */
  from: ProblemSource | null;
};

/** A deck and its next problem. */
export type DeckView = {
  total: number;
  /** Number of problems that are due now. */
  due: number;
  /** Due time of the first later problem, in milliseconds since 1970; null if there is none. */
  next_due: number | null;
  /** Null if no problem is due. */
  problem: Problem | null;
};

/** Number of errors that became problems. */
export type Collected = {
  added: number;
};

/** Grade of a review. */
export type Grade = "again" | "hard" | "good" | "easy";

/** The judgement of an answer. */
export type Solution = {
  /** The judged answer with the best alternatives, as in an analysis. */
  decision: Decision;
  /** The decision made in the match; null for a generated position. */
  played: Decision | null;
  /** The grade for the loss. */
  grade: Grade;
  /** Next due time by grade (again, hard, good, easy), in milliseconds since 1970; null for a problem outside all decks. */
  due: [number, number, number, number] | null;
};

/** The next due time of a problem. */
export type Due = {
  /** Milliseconds since 1970. */
  due: number;
};

/** A game with the themes that it has. */
export type QuizGame = {
  rules: GameName;
  themes: QuizTheme[];
};

/** The themes of quizzes by game. */
export type QuizGames = {
  games: Array<QuizGame>;
};

/** A position for a quiz. */
export type QuizView = {
  /** Null if none was found. */
  problem: Problem | null;
};

/** Matches of one game, analysed at one level with one judging: only these are added up. */
export type ProfileGroup = {
  group: MatchGroup;
  /** Whether the present judging differs from theirs. */
  older: boolean;
  matches: number;
};

/** All names, and the profile of one player. */
export type ProfileView = {
  /** The page's own player first. */
  names: Array<ProfileName>;
  /** Groups of the player: first those with the present judging, then by size. */
  groups: Array<ProfileGroup>;
  /** Null if the player has no match of that kind. */
  profile: Profile | null;
};

/** The kinds of candidates. */
export type RolloutCandidate = "roll" | "no-double" | "double-take" | "double-drop" | "play";

/** The results of a rollout so far. */
export type RolloutView = {
  id: string;
  /** Number of changes, like the number of actions of a match. */
  seq: number;
  /** Whether the server works on it. */
  running: boolean;
  /** Whether it has reached its limits. */
  finished: boolean;
  rules: CustomRules;
  track: Track;
  position: PositionAnswer;
  settings: TrialSettings;
  /** Whether the cube is in play. */
  cube: boolean;
  limits: RolloutLimits;
  /** Plays with the best first; a cube decision as no double, double and take, double and drop. */
  rows: RolloutRow[];
  /** The right action and the right answer to a double, for a cube decision. */
  action: CubeAction | null;
  answer: CubeAction | null;
  /** Number of trials of all candidates until the limits. */
  of: number;
  /** Number of them that are played or no longer needed. */
  done: number;
  /** Estimated maximum of seconds until the end; null if unknown. */
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
  /** The player on roll. */
  player: Player;
  terms: Terms;
  /** Trials of the candidate with the most trials, and the limit. */
  trials: number;
  of: number;
  updated: string;
};

/** A part of the list of rollouts, the last changed first. */
export type RolloutList = {
  rollouts: Array<RolloutCard>;
  /** Rollouts that this version cannot read. */
  unreadable: Array<Unreadable>;
  /** Value of `after` for the next part; null after the last. */
  next: string | null;
};

/** The kind of an error. */
export type ErrorCode = "bad-request" | "forbidden" | "only-table" | "signed-in" | "bad-name" | "no-name" | "name-taken" | "no-help" | "not-rated" | "wrong-password" | "wrong-code" | "wrong-passkey" | "wrong-token" | "wrong-link" | "bad-address" | "bad-password" | "taken" | "late" | "adjourned" | "too-many" | "not-found" | "method" | "timeout" | "stale" | "too-large" | "refused" | "unreadable" | "internal" | "busy" | "stopping" | "full" | "away" | "removed" | "no-network" | "other-engine" | "no-net";

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

/** Something that could have been decided. */
export interface Alternative {
  /** Its equity. */
  equity: number;
  /** To lose a backgammon. */
  lose_backgammon?: number;
  /** To lose a gammon. */
  lose_gammon?: number;
  /** Its loss against the best of its own depth. */
  loss: number;
  /** From, to and die of each move of a play, in the player's own numbering. */
  moves?: Move[];
  /** Its equity as MWC, in a match. */
  mwc?: number;
  /** Whether it was chosen. */
  played?: boolean;
  /** The rolls that it was searched ahead. */
  ply: number;
  /** The position after it in plain notation, the player first, for a play. */
  position?: string;
  /** As text. */
  text: string;
  /** Trials of its rollout; 0 without one. */
  trials?: number;
  /** To win. */
  win?: number;
  /** To win a backgammon. */
  win_backgammon?: number;
  /** To win a gammon. */
  win_gammon?: number;
}

/** A difference of equities: an error or luck. */
export interface Amount {
  /** In a match as MWC, in money play as points. */
  cost: number;
  /** In plain wins at the present cube. */
  equity: number;
}

/** Depth of the search of decisions. Levels are fixed numbers of plies and trials, never times: results are the same on every machine and for any number of threads. */
export type AnalysisLevel = "quick" | "standard" | "thorough";

/** Plays of a player. */
export interface CheckerFigures {
  /** Those with a choice by class: good, doubtful, bad, very bad. */
  classes: [number, number, number, number];
  /** In a match as MWC, in money play as points. */
  cost: number;
  /** In plain wins at the present cube. */
  equity: number;
  /** Thousandths of equity for each unforced play. */
  rate?: number;
  /** All, dances included. */
  total: number;
  /** Those with a choice. */
  unforced: number;
}

/** The rates that count a decision. */
export interface Counted {
  /** The rates of GNU Backgammon: unforced plays; cube decisions that were close or made. */
  gnubg: boolean;
  /** The PR of eXtreme Gammon. */
  xg: boolean;
}

/** Cube decisions of a player. */
export interface CubeFigures {
  /** Beavers and raccoons. */
  beavers: number;
  /** Those that are close, by class: good, doubtful, bad, very bad. */
  classes: [number, number, number, number];
  /** Doubles and answers, and doubles that were not offered and were close or wrong. */
  close: number;
  /** In a match as MWC, in money play as points. */
  cost: number;
  /** Doubles. */
  doubles: number;
  /** Drops. */
  drops: number;
  /** In plain wins at the present cube. */
  equity: number;
  /** Errors by kind, those that were made. */
  mistakes: MistakeRow[];
  /** Thousandths of equity for each close or actual decision. */
  rate?: number;
  /** Takes. */
  takes: number;
  /** All turns with access to the cube, and all answers. */
  total: number;
}

/** Kinds of errors with the cube, by the points between which it was not turned or was turned. CP is the cash point. */
export type CubeMistake = "missed-below-cash-point" | "missed-above-cash-point" | "wrong-below-double-point" | "wrong-above-too-good" | "wrong-take" | "wrong-drop" | "wrong-beaver" | "missed-beaver";

/** Chances to win of the player on roll, from 0 to 1. None: no chance makes it right. */
export interface CubeWindow {
  /** From here on the opponent drops. */
  cash: number | null;
  /** From here on a double that is taken gains. */
  double: number | null;
  /** From here on the player takes a double of the opponent, were the opponent on roll and able to double to the value to which this player may double now. */
  take: number | null;
  /** From here on playing on is worth more than a dropped double. */
  too_good: number | null;
}

/** The window by three ways to use the cube. */
export interface CubeWindows {
  /** With a cube that is never turned again. */
  dead: CubeWindow;
  /** The addition of a gammon of the player on roll to a win, in halves of the swing of a plain game: 0.5 for money. */
  gammon_price: number;
  /** The price of the opponent's gammons. */
  gammon_price_other: number;
  /** With a cube that is always turned at the right moment. */
  live: CubeWindow;
  /** By the engine's model for this position. */
  model: CubeWindow;
  /** The chance to win that the search found. */
  win: number;
}

/** A decision of a match, or a roll without a decision, and its analysis. All figures are those of the player who decided. Equities count in plain wins at the present cube, for an answer to the cube at the cube before the double. */
export interface Decision {
  /** Number of the action of the match that made it, the first being 1. */
  action: number;
  /** The best alternatives. Those that were judged deepest come first, the best and the one that was chosen among them, and each depth has its best first. For the cube these are all that there are. */
  alternatives?: Alternative[];
  /** Actions of the match before it; before the first move of the turn for a play. */
  before: number;
  /** The best decision, as text. */
  best?: string;
  /** Number of different decisions that were possible. */
  choices?: number;
  /** The class of the error. */
  class?: ErrorClass;
  /** The error as MWC in a match, as points in money play. */
  cost?: number;
  /** The rates that count it. */
  counted?: Counted;
  /** The cube, in games that are played with it. */
  cube?: DecisionCube;
  /** The dice, if there are any. */
  dice?: number[];
  /** Equity of the decision. */
  equity?: number;
  /** Its number in the match, the first being 0. */
  index: number;
  /** The kind of the decision. */
  kind: DecisionKind;
  /** Loss of the decision, never negative. */
  loss?: number;
  /** The luck of the roll that came before it, if it is known. */
  luck?: RollLuck;
  /** Whether a roll came before it whose luck is unknown. */
  luck_unknown?: boolean;
  /** Its kind, for an error with the cube. */
  mistake?: CubeMistake;
  /** Equity of the decision as MWC, in a match. */
  mwc?: number;
  /** The part of the game. */
  phase: GamePart;
  /** The decision, as text. */
  played?: string;
  /** The player who decided. */
  player: Player;
  /** Depth of the search of the decision and of the best, in rolls ahead. */
  ply?: number;
  /** The position before it in plain notation, the player first. */
  position: string;
  /** Its rank among the alternatives, the best being 1. */
  rank?: number;
  /** The reasons of its loss, if they are known. */
  reasons?: Reasons;
  /** Trials of the rollout of both; 0 without one. */
  trials?: number;
  /** Number of the turn in its game, the first being 1. */
  turn: number;
  /** The position as an XGID, in games that have ids. */
  xgid?: string;
}

/** The cube before a decision. */
export interface DecisionCube {
  /** The player who may turn it; None while it is in the middle. */
  owner: Player | null;
  /** Value of the cube. */
  value: number;
}

/** The kind of a decision. */
export type DecisionKind = "play" | "no-double" | "double" | "take" | "drop" | "beaver" | "raccoon" | "pick" | "choose" | "resign" | "accept" | "refuse" | "roll";

/** Quality of some decisions. */
export interface DecisionRate {
  /** Decisions that the PR counts. */
  decisions: number;
  /** Decisions that are worse than good. */
  errors: number;
  /** Their total loss, as equity. */
  lost: number;
  /** Half of its interval of 95 %; left out with fewer than two decisions, or if all have equal losses. */
  margin?: number;
  /** The PR; left out without decisions. */
  pr?: number;
}

/** Class of a decision by its error. */
export type ErrorClass = "good" | "doubtful" | "bad" | "very-bad";

/** Kind of an error. */
export type ErrorKind = "missed-hit" | "wrong-hit" | "risk" | "hit-cost" | "caution" | "replies" | "back" | "deep" | "key-points" | "play" | CubeMistake;

/** Number of errors, and their loss. */
export interface ErrorRow {
  /** In a match as MWC, in money play as points. */
  cost: number;
  /** Number of errors. */
  count: number;
  /** In plain wins at the present cube. */
  equity: number;
}

/** A game with its decisions. */
export interface GameAnalysis {
  /** Whether it is the Crawford game. */
  crawford?: boolean;
  /** Its decisions and rolls in their order, as far as they are known. */
  decisions: Decision[];
  /** The first player's chance to win the match before it, in a match to points. */
  mwc?: number;
  /** Its number, the first being 1. */
  number: number;
  /** The end of the game, if it has ended. */
  result?: GameOutcome;
  /** Points of both players before it. */
  score: [number, number];
}

/** The end of a game. */
export interface GameOutcome {
  /** 1 single, 2 gammon, 3 backgammon. */
  level: number;
  /** The points. */
  points: number;
  /** The winner; left out after a draw. */
  winner?: Player;
}

/** The part of a game. */
export type GamePart = "opening" | "middle" | "race" | "bear-off";

/** The judgement of a decision, with its alternatives. */
export interface Judgement {
  /** The best alternatives. Those that were judged deepest come first, the best and the one that was chosen among them, and each depth has its best first. For the cube these are all that there are. */
  alternatives: Alternative[];
  /** The best decision, as text. */
  best: string;
  /** Number of different decisions that were possible. */
  choices: number;
  /** The class of the error. */
  class: ErrorClass;
  /** The error as MWC in a match, as points in money play. */
  cost: number;
  /** The rates that count it. */
  counted: Counted;
  /** Equity of the decision. */
  equity: number;
  /** Loss of the decision, never negative. */
  loss: number;
  /** Its kind, for an error with the cube. */
  mistake?: CubeMistake;
  /** Equity of the decision as MWC, in a match. */
  mwc?: number;
  /** The decision, as text. */
  played: string;
  /** Depth of the search of the decision and of the best, in rolls ahead. */
  ply: number;
  /** Its rank among the alternatives, the best being 1. */
  rank: number;
  /** The reasons of its loss, if they are known. */
  reasons?: Reasons;
  /** Trials of the rollout of both; 0 without one. */
  trials?: number;
}

/** The difference between the best play and the one that was made, in plain wins, by the opponent's best replies: total = risk + stake + quiet, and quiet is the sum of its five parts. */
export interface LossSplit {
  /** Of quiet: new anchors of the opponent. */
  anchor: number;
  /** Of quiet: dances. */
  dance: number;
  /** Of quiet: back checkers of the opponent that come out. */
  escape: number;
  /** Of quiet: new points of the opponent. */
  point: number;
  /** Loss from replies that do not hit. */
  quiet: number;
  /** Of quiet: the part that no kind of reply explains. */
  rest: number;
  /** Loss from being hit more or less often. */
  risk: number;
  /** Loss from hits that cost more or less. */
  stake: number;
  /** The mean over all replies. */
  total: number;
}

/** Class of a roll by its luck. */
export type LuckClass = "very-lucky" | "lucky" | "neutral" | "unlucky" | "very-unlucky";

/** Shares of all pairs of a roll of the player and a reply of the opponent, both with the evaluator's best plays. */
export interface MarketLosers {
  /** Pairs after which the opponent drops, or the game is won already. */
  losers: number;
  /** Pairs after which the player still doubles and the opponent takes. */
  takes: number;
}

/** A match with everything that was found about it. It is the report in JSON. */
export interface MatchAnalysis {
  /** Decisions and rolls that have been analysed. */
  analysed: number;
  /** The games. */
  games: GameAnalysis[];
  /** The version of the judging (judging(crate::judging)); left out if it is unknown. */
  judging?: string;
  /** The depth of the search of decisions. */
  level: AnalysisLevel;
  /** Kind of the match. */
  match: MatchKind;
  /** The match equity table, in a match to points. */
  met?: string;
  /** The fault of the file after the analysed part. */
  note?: string;
  /** All of them. */
  of: number;
  /** Both players. */
  players: [PlayerAnalysis, PlayerAnalysis];
  /** The game. */
  rules: string;
  /** Version of this format. */
  tavola_analysis: number;
  /** The losses from which on a decision is an error. */
  thresholds: Thresholds;
  /** Points of a plain win, if that is not 1: equities are multiples of it. */
  unit?: number;
}

/** Matches that can be added up. */
export interface MatchGroup {
  /** The version of their judging; left out if it is unknown. */
  judging?: string;
  /** The depth of their analysis. */
  level: AnalysisLevel;
  /** The match equity table, if it was not Tavola's own. */
  met?: string;
  /** The game. */
  rules: string;
}

/** Errors of one kind with the cube. */
export interface MistakeRow {
  /** In a match as MWC, in money play as points. */
  cost: number;
  /** Number of errors. */
  count: number;
  /** In plain wins at the present cube. */
  equity: number;
  /** The kind. */
  kind: CubeMistake;
  /** Whether a player owned the cube already. */
  redouble: boolean;
}

/** One checker moved by one number, in the mover's own numbering, as tavola_rules::Move is written. */
export interface Move {
  /** The number that is played. */
  die: number;
  /** The place that it leaves: a point, 25 the bar, 26 the pool. */
  from: number;
  /** The place that it reaches; 0 is off. */
  to: number;
}

/** Errors in a part of the game. */
export interface PartRow {
  /** In a match as MWC, in money play as points. */
  cost: number;
  /** Number of errors. */
  count: number;
  /** In plain wins at the present cube. */
  equity: number;
  /** The part. */
  part: GamePart;
  /** Thousandths of equity for each of these decisions. */
  rate?: number;
}

/** The figures of a player. Unknown figures are left out: rates of fewer than FEWEST_FOR_A_RATE decisions, the result of an unfinished match, a cube in a game without one. */
export interface PlayerAnalysis {
  /** Plays. */
  checkers: CheckerFigures;
  /** The cube, if it was in play. */
  cube?: CubeFigures;
  /** All errors with checkers and cube. */
  errors: Amount;
  /** GNU Backgammon's overall rate: thousandths of equity for each unforced play and close or actual cube decision. */
  gnubg_error_rate?: number;
  /** All luck, as MWC in a match, otherwise as points; left out if the luck of some roll is unknown. */
  luck?: number;
  /** The result less the player's luck and plus the opponent's. */
  luck_adjusted?: number;
  /** All luck as equity. */
  luck_equity?: number;
  /** Thousandths of it for each turn. */
  luck_rate?: number;
  /** The name; may be empty. */
  name: string;
  /** Errors with checkers and cube by the part of the game. */
  parts: PartRow[];
  /** The performance rating of eXtreme Gammon: 500 times the error of a decision that it counts. */
  pr?: number;
  /** Decisions that the PR counts. */
  pr_decisions: number;
  /** Resignations and their answers, which no other figure counts. */
  resignations?: ErrorRow;
  /** The result, as MWC in a match (a win from even chances is 0.5), otherwise as points; for finished matches. */
  result?: number;
  /** Rolls by their luck: very lucky, lucky, neutral, unlucky, very unlucky. */
  rolls: [number, number, number, number, number];
  /** Snowie's rate as GNU Backgammon computes it: thousandths of equity for each turn of both players. */
  snowie_error_rate?: number;
  /** See there. */
  xg_blunders: number;
  /** Decisions that eXtreme Gammon calls errors (a loss from 0.020) and blunders (from 0.080), which are errors too. */
  xg_errors: number;
}

/** The study of a position. Figures that its game does not have are left out. */
export interface PositionStudy {
  /** Frequency of losing the market; None if the cube cannot be turned. */
  market: MarketLosers | null;
  /** Number of rolls of the search ahead. */
  ply: number;
  /** The counts of a race of backgammon's kind; None for a position with contact. */
  race: RaceCounts | null;
  /** Every roll of the player on roll with its best play. */
  rolls: RollsStudy;
  /** The decision at every score of a match; None if a game counts neither gammons nor a cube, so that no score changes it. */
  scores: ScoreMap | null;
  /** The chances to win at which the cube changes hands; None if it cannot be turned. */
  windows: CubeWindows | null;
}

/** Everything about a player. */
export interface Profile {
  /** Plays. */
  checkers: DecisionRate;
  /** Kinds of errors, the one that lost most first. */
  costliest: ProfileCost[];
  /** Cube decisions, if there were any. */
  cube?: DecisionRate;
  /** By kind of cube decision. */
  cubes: ProfileCube[];
  /** See there. */
  games: number;
  /** Every match, the first one first; those without a date at the end. */
  history: ProfileMatch[];
  /** The version of their judging; left out if it is unknown. */
  judging?: string;
  /** The depth of their analysis. */
  level: AnalysisLevel;
  /** Luck, if there were rolls with luck. */
  luck?: ProfileLuck;
  /** Matches, and games of them. */
  matches: number;
  /** The match equity table, if it was not Tavola's own. */
  met?: string;
  /** By month, the first one first; matches without a date are left out. */
  months: ProfileMonth[];
  /** The player's name. */
  name: string;
  /** By opponent, the one with most matches first. */
  opponents: ProfileOpponent[];
  /** Matches that are left out because they are not analysed to the end. */
  partial?: number;
  /** By part of the game. */
  parts: ProfilePart[];
  /** The game. */
  rules: string;
  /** Version of this format. */
  tavola_profile: number;
  /** Plays and cube decisions together. */
  total: DecisionRate;
}

/** A kind of error. */
export interface ProfileCost {
  /** Number of errors. */
  count: number;
  /** The kind of error. */
  error: ErrorKind;
  /** Their total loss, as equity. */
  lost: number;
  /** The part of the game. */
  part: GamePart;
}

/** A kind of cube decision. */
export interface ProfileCube {
  /** Decisions that the PR counts. */
  decisions: number;
  /** Decisions that are worse than good. */
  errors: number;
  /** The kind. */
  kind: DecisionKind;
  /** Their total loss, as equity. */
  lost: number;
  /** Half of its interval of 95 %; left out with fewer than two decisions, or if all have equal losses. */
  margin?: number;
  /** The PR; left out without decisions. */
  pr?: number;
}

/** Luck of all rolls. */
export interface ProfileLuck {
  /** As equity. */
  equity: number;
  /** Thousandths of equity for each of them. */
  rate: number;
  /** Rolls. */
  rolls: number;
}

/** A match. */
export interface ProfileMatch {
  /** The day. */
  date?: string;
  /** Decisions that the PR counts. */
  decisions: number;
  /** Decisions that are worse than good. */
  errors: number;
  /** Reference to the match. */
  id: string;
  /** Their total loss, as equity. */
  lost: number;
  /** Luck as equity, if it is known. */
  luck?: number;
  /** Half of its interval of 95 %; left out with fewer than two decisions, or if all have equal losses. */
  margin?: number;
  /** The opponent's name; may be empty. */
  opponent: string;
  /** The PR; left out without decisions. */
  pr?: number;
  /** Whether the match was won; left out while nobody has. */
  won?: boolean;
}

/** A month. */
export interface ProfileMonth {
  /** Decisions that the PR counts. */
  decisions: number;
  /** Decisions that are worse than good. */
  errors: number;
  /** Their total loss, as equity. */
  lost: number;
  /** Half of its interval of 95 %; left out with fewer than two decisions, or if all have equal losses. */
  margin?: number;
  /** Matches. */
  matches: number;
  /** 2026-03. */
  month: string;
  /** The PR; left out without decisions. */
  pr?: number;
}

/** An opponent. */
export interface ProfileOpponent {
  /** Decisions that the PR counts. */
  decisions: number;
  /** Decisions that are worse than good. */
  errors: number;
  /** Their total loss, as equity. */
  lost: number;
  /** Half of its interval of 95 %; left out with fewer than two decisions, or if all have equal losses. */
  margin?: number;
  /** Matches. */
  matches: number;
  /** The name; may be empty. */
  opponent: string;
  /** The PR; left out without decisions. */
  pr?: number;
}

/** A part of the game. */
export interface ProfilePart {
  /** Decisions that the PR counts. */
  decisions: number;
  /** Decisions that are worse than good. */
  errors: number;
  /** Their total loss, as equity. */
  lost: number;
  /** Half of its interval of 95 %; left out with fewer than two decisions, or if all have equal losses. */
  margin?: number;
  /** The part. */
  part: GamePart;
  /** The PR; left out without decisions. */
  pr?: number;
}

/** The counts of both players. */
export interface RaceCounts {
  /** Keith's method with a cube in the middle: no-double, double-take or double-drop. */
  keith_double: string;
  /** The count of the player on roll that is compared by Keith's method. */
  keith_leader: number;
  /** Keith's method with a cube that the player owns. */
  keith_redouble: string;
  /** The chance to win of the player on roll by Kleinman's formula. */
  kleinman: number;
  /** The side of the opponent. */
  other: RaceSide;
  /** The side of the player on roll. */
  own: RaceSide;
}

/** The counts of one player. */
export interface RaceSide {
  /** Effective pips. */
  effective: number | null;
  /** Keith's count. */
  keith: number;
  /** Pips. */
  pips: number;
  /** The mean number of rolls to bear off; None where checkers are outside of the home board. */
  rolls: number | null;
  /** Effective pips beyond the pips. */
  wastage: number | null;
}

/** Why a decision lost something. */
export interface Reasons {
  /** The sentences, in their order in the text. */
  said: Sentence[];
  /** The loss of a play by the opponent's replies; none for the cube, or if the replies do not show the loss. */
  split?: LossSplit;
}

/** The luck of a roll. */
export interface RollLuck {
  /** Its class. */
  class: LuckClass;
  /** In a match as MWC, in money play as points. */
  cost: number;
  /** In plain wins at the present cube. */
  equity: number;
}

/** A roll and its best play. */
export interface RollStudy {
  /** The dice, the higher first. */
  dice: number[];
  /** The equity of the player after it. */
  equity: number;
  /** The moves of that play: from, to, number. */
  moves: Move[];
  /** The equity as a chance to win the match; None for money. */
  mwc: number | null;
  /** The probability of the roll. */
  share: number;
  /** The best play; empty if the turn begins with a choice of the player or another roll. */
  text: string;
}

/** When a rollout ends. The trials of a rollout are numbered from 0 on. */
export interface RolloutLimits {
  /** The number of the first trial, a multiple of 36: another machine plays those before it. */
  skip?: number;
  /** Candidates drop out when they are behind the best by more than this number of joint standard deviations, and the rollout ends when one is left. A cube decision ends when both its questions are answered as surely. */
  stop_jsd: number | null;
  /** The rollout ends if no standard error is above this value. */
  stop_se: number | null;
  /** Trials of each candidate at most. */
  trials: number;
}

/** A candidate with its figures, which are those of the player on roll. */
export interface RolloutRow {
  /** Mean equity: points at a cube of 1 for money; in a match 1 is a plain win at the cube as it was before the decision. */
  equity: number;
  kind: RolloutCandidate;
  /** To lose a backgammon. */
  lose_backgammon: number | null;
  /** To lose a gammon or more. */
  lose_gammon: number | null;
  /** The equity of the best candidate less this one, over the trials that both have. 0 for the best. */
  loss: number;
  /** Standard error of the loss, which is smaller than the two errors together since the dice are the same. */
  loss_se: number | null;
  /** From, to, die; of a play. */
  moves: [number, number, number][];
  /** The equity as a chance to win the match; null for money. */
  mwc: number | null;
  /** Whether it has dropped out. */
  out: boolean;
  /** Standard error of the equity; null below two trials. */
  se: number | null;
  /** The play in common notation, or the cube action. */
  text: string;
  /** The number of trials; 0 for a drop. */
  trials: number;
  /** To win. */
  win: number;
  /** To win a backgammon. */
  win_backgammon: number | null;
  /** To win a gammon or more. */
  win_gammon: number | null;
}

/** Every roll. */
export interface RollsStudy {
  /** The standard deviation: the importance of this roll. */
  deviation: number;
  /** The mean equity, each roll weighted by its chance. */
  mean: number;
  /** The equity as a chance to win the match; None for money. */
  mwc: number | null;
  /** In the order of equity, the best first. */
  rolls: RollStudy[];
}

/** A cube decision at one score. */
export interface ScoreCube {
  /** no-double, double-take, double-drop, too-good; None if the cube cannot be turned or is useless. */
  action: string | null;
  /** After a double that is taken. */
  double_take: number;
  /** The other action, if doubling and not doubling are worth the same: for example if a loss costs the match either way. */
  equal?: string;
  /** Normalised equity without a double. */
  no_double: number;
}

/** The decision at the scores of a match. Rows are the points that the player on roll needs, columns those of the opponent, both from 1 to 7. At scores with a player who needs one point, the Crawford game has been played. */
export type ScoreMap = {
  kind: "cube";
  /** For money without Jacoby and beavers. */
  money: ScoreCube;
  /** By row and column. */
  scores: ScoreCube[][];
} | {
  kind: "play";
  /** For money without Jacoby and beavers. */
  money: ScorePlay;
  /** By row and column. */
  scores: ScorePlay[][];
};

/** The best play at one score. */
export interface ScorePlay {
  /** Normalised equity after it. */
  equity: number;
  /** The loss here of the play that is best for money. */
  money_loses: number;
  /** The play. */
  text: string;
}

/** A sentence with its figures: those of the best play or decision, and those of the one that was made. Rolls count out of 36, chances are shares from 0 to 1, equities are plain wins. Its words are the message reason- and its name. */
export type Sentence = {
  best: number;
  played: number;
  say: "wins";
} | {
  best: number;
  played: number;
  say: "gammons";
} | {
  best: number;
  played: number;
  say: "gammons-lost";
} | {
  best: number;
  played: number;
  say: "fewer-wins";
} | {
  best: number;
  played: number;
  say: "hits";
} | {
  best: number;
  played: number;
  say: "hit-cost";
} | {
  best: number;
  hits_best: number;
  hits_played: number;
  played: number;
  say: "worth-risk";
} | {
  best: number;
  played: number;
  say: "dances";
} | {
  best: number;
  played: number;
  say: "escapes";
} | {
  best: number;
  played: number;
  say: "points";
} | {
  best: number;
  played: number;
  say: "anchors";
} | {
  point: number;
  say: "slot";
} | {
  best: number;
  played: number;
  say: "back";
} | {
  best: number;
  played: number;
  say: "deep";
} | {
  best: number;
  played: number;
  say: "key-rolls";
} | {
  best: number;
  played: number;
  say: "unhit";
} | {
  say: "whole";
} | {
  best: number;
  played: number;
  say: "concede-hits";
} | {
  best: number;
  played: number;
  say: "concede-hit-cost";
} | {
  best: number;
  played: number;
  say: "concede-dances";
} | {
  best: number;
  played: number;
  say: "concede-escapes";
} | {
  best: number;
  played: number;
  say: "concede-points";
} | {
  best: number;
  played: number;
  say: "concede-anchors";
} | {
  say: "market-losers";
  share: number;
} | {
  from: number;
  say: "double-point";
  win: number;
} | {
  from: number;
  say: "cash-point";
  win: number;
} | {
  from: number;
  say: "too-early";
  win: number;
} | {
  from: number;
  say: "too-good";
  win: number;
} | {
  from: number;
  say: "no-take";
  win: number;
} | {
  from: number;
  say: "take";
  win: number;
};

/** Losses, as normalised equity, from which on a decision is of a class. A loss must be greater than its limit. */
export interface Thresholds {
  /** A bad one. */
  bad: number;
  /** A doubtful decision. */
  doubtful: number;
  /** A lucky or, with the sign changed, an unlucky roll. */
  lucky: number;
  /** A very bad one. */
  very_bad: number;
  /** A very lucky or very unlucky one. */
  very_lucky: number;
}

/** Settings of trials. */
export interface TrialSettings {
  /** Depth of the search of cube decisions in plies. */
  cube_ply: number;
  /** Whether luck is subtracted (variance reduction). */
  luck: boolean;
  /** Depth of the search of plays, and of the position where a trial is truncated, in plies. */
  ply: number;
  /** Seed of the dice. */
  seed: number;
  /** Whether a trial ends at a position of an exact table. */
  tables: boolean;
  /** Number of rolls after which a trial ends with an evaluation; null: every game is played to its end. */
  truncate: number | null;
}
