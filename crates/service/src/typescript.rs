//! Generates `web/wire.d.ts`, and `docs/openapi.json` from it. `UPDATE=1 cargo test -p tavola-service --lib typescript` writes both;
//! without `UPDATE` the tests fail if a file differs from the types.

use std::collections::BTreeSet;
use std::path::Path;

use serde::Serialize;
use tavola_analysis::profile::{MatchGroup, Profile};
use tavola_analysis::quiz::Theme;
use tavola_analysis::study::PositionStudy;
use tavola_analysis::{Judgement, MatchAnalysis};
use tavola_engine::Level;
use tavola_play::{Refused, Request};
use tavola_rollout::{Limits, TrialSettings};
use tavola_rules::{Refusal, options, variants};
use ts_rs::{Config, TS};

use described::Described;

use crate::analyses::wire::{AnalysisList, AnalysisState, AnalysisView, JudgedPlay};
use crate::board::{Board, Side};
use crate::challenges::lobby::wire::{LobbyEntry, LobbyList, LobbyView, Paired, RunningMatch};
use crate::challenges::wire::{ChallengeView, Company, Phrase, Rematch, ReportReason, Said, TakenChallenge};
use crate::failure::wire::Unreadable;
use crate::failure::wire::{ErrorBody, ErrorCode, ErrorDetail, Fault};
use crate::games::holders::Visibility;
use crate::games::sealing::{Ended, Stage};
use crate::games::wire::{ActName, Ahead, Cube, Phase, PhaseKind, RulesView, View};
use crate::games::wire::{Card, MatchCard, MatchList, MatchState, OpenedFile, Vacation, Why, YourTurn};
use crate::games::wire::{ClockView, MatchClock};
use crate::games::wire::{DiceCounts, DiceState, MatchDice};
use crate::games::wire::{EventKind, MatchEvent, OpeningDice};
use crate::games::wire::{Proposal, ProposalKind, Standoff, StayAct, Verdict};
use crate::lan::{LanInvitation, LanView};
use crate::news::wire::{Changed, Deleted, There};
use crate::openings::wire::{BookPlay, BookRollView, BookView, FirstTurn};
use crate::people::wire::{
    AccessToken, AccessTokens, Device, Devices, Distance, MailAddress, Me, Other, Others, Passkey,
    PasskeyChallenge, PasskeyOffer, Passkeys, RecoveryCodes, ShownToken,
};
use crate::positions::wire::{CubeAction, Hint, HintKind, HintPlay, NamedDouble, NamedPair, Probabilities};
use crate::positions::wire::{Offered, PositionAdvice, PositionAnswer, Terms};
use crate::positions::wire::{PositionIds, SceneView, Turn, TurnNode};
use crate::practice::wire::{
    Ask, Collected, DeckView, Due, Grade, Problem, ProblemSource, QuizGame, QuizGames, QuizView, Solution,
};
use crate::profiles::wire::{ProfileGroup, ProfileName, ProfileView};
use crate::ratings::wire::{ErrorRate, OwnRating, OwnRatings, PlayerRating, Ranked, RatedMatch, RatingList};
use crate::rollouts::wire::{RolloutCandidate, RolloutCard, RolloutList, RolloutRow, RolloutView};
use crate::rules::rulebook::{Block, RulePage, Section};
use crate::rules::wire::{BlockedValue, Catalogue, OptionType, RuleCard, RuleChoices, RuleOption};
use crate::rules::wire::{ComparisonRow, ComparisonRows, CustomRulesList, CustomRulesText, StoredRules};

mod described;
mod openapi;

/// Handwritten types of other crates. `UNIONS` are filled from the data.
const FOREIGN: &str = "\
export type Player = 0 | 1;
/** Kebab- or snake-case name of a game, e.g. \"backgammon\". */
export type GameName = string;
UNIONS
export type OptionValue = boolean | string | number;
/** Values of options by their id. */
export type Options = Record<string, OptionValue>;

export interface MatchKind {
  kind: \"points\" | \"games\" | \"single\" | \"money\";
  /** Points or games to play for; with \"points\" and \"games\" only. */
  length?: number;
}

/** A game and what is played differently. */
export interface CustomRules {
  name: string;
  game: GameName;
  options: Options;
}

export interface Seat {
  kind: \"human\" | \"bot\";
  /** Name of a person; may be empty. */
  name?: string;
  /** Level of a bot. */
  level?: Level;
}

export type DiceMode = \"server\" | \"hand\";

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
  kind: \"delay\" | \"bronstein\" | \"fischer\" | \"turn\";
  /** Seconds of each player for the match, or for each game of a money session; 0 with \"turn\". */
  bank: number;
  /** Seconds of each turn; with \"turn\" 1, 3, 7 or 14 days. */
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
  | { do: \"roll\"; dice?: number[] }
  | { do: \"choose\"; number: number }
  | { do: \"pick\"; dice: [number, number] }
  | { do: \"play\"; moves: PlayMove[] }
  | { do: \"resign\"; level: 1 | 2 | 3 }
  | { do: \"double\" | \"take\" | \"drop\" | \"beaver\" | \"raccoon\" | \"accept\" | \"refuse\" | \"cocked\" | \"next\" | \"end\" | \"take-back\" }
);

/** The decision in a problem. */
export type ProblemAnswer = { do: \"play\"; moves: PlayMove[] } | { do: \"no-double\" | \"double\" | \"take\" | \"drop\" | \"beaver\" };

export type PlayHint = Extract<Hint, { kind: \"play\" }>;
export type CubeHint = Extract<Hint, { kind: \"cube\" }>;
";

fn declarations() -> Vec<String> {
    vec![
        one::<Side>(),
        one::<Board>(),
        one::<RuleCard>(),
        one::<Catalogue>(),
        one::<OptionType>(),
        one::<BlockedValue>(),
        one::<RuleOption>(),
        one::<RuleChoices>(),
        one::<ComparisonRow>(),
        one::<ComparisonRows>(),
        one::<StoredRules>(),
        one::<Unreadable>(),
        one::<CustomRulesList>(),
        one::<CustomRulesText>(),
        one::<Block>(),
        one::<Section>(),
        one::<RulePage>(),
        one::<PositionIds>(),
        one::<Offered>(),
        one::<Terms>(),
        one::<PositionAnswer>(),
        one::<PositionAdvice>(),
        one::<Changed<'static>>(),
        one::<Deleted<'static>>(),
        one::<There<'static>>(),
        one::<Said<'static>>(),
        one::<Me>(),
        one::<Device>(),
        one::<Devices>(),
        one::<RecoveryCodes>(),
        one::<crate::principal::Scope>(),
        one::<AccessToken>(),
        one::<AccessTokens>(),
        one::<ShownToken>(),
        one::<PasskeyOffer>(),
        one::<Passkey>(),
        one::<Passkeys>(),
        one::<PasskeyChallenge>(),
        one::<MailAddress>(),
        one::<Distance>(),
        one::<Other>(),
        one::<Others>(),
        one::<Phrase>(),
        one::<ReportReason>(),
        one::<PlayerRating>(),
        one::<ErrorRate>(),
        one::<Ranked>(),
        one::<RatingList>(),
        one::<RatedMatch>(),
        one::<OwnRating>(),
        one::<OwnRatings>(),
        one::<Visibility>(),
        one::<ChallengeView>(),
        one::<TakenChallenge>(),
        one::<LobbyEntry>(),
        one::<RunningMatch>(),
        one::<LobbyList>(),
        one::<LobbyView>(),
        one::<Paired>(),
        one::<Rematch>(),
        one::<ProposalKind>(),
        one::<Proposal>(),
        one::<StayAct>(),
        one::<Verdict>(),
        one::<Vacation>(),
        one::<Standoff>(),
        one::<Company>(),
        one::<LanInvitation>(),
        one::<LanView>(),
        one::<MatchState>(),
        one::<Card>(),
        one::<MatchCard>(),
        one::<YourTurn>(),
        one::<MatchList>(),
        one::<OpenedFile>(),
        one::<Stage>(),
        one::<Ended>(),
        one::<DiceState>(),
        one::<ClockView>(),
        one::<MatchClock>(),
        one::<MatchDice>(),
        one::<DiceCounts>(),
        one::<Why>(),
        one::<ActName>(),
        one::<PhaseKind>(),
        one::<Phase>(),
        one::<TurnNode>(),
        one::<Turn>(),
        one::<SceneView>(),
        one::<BookPlay>(),
        one::<BookRollView>(),
        one::<FirstTurn>(),
        one::<BookView>(),
        one::<OpeningDice>(),
        one::<EventKind>(),
        one::<MatchEvent>(),
        one::<Cube>(),
        one::<Ahead>(),
        one::<RulesView>(),
        one::<View>(),
        one::<Probabilities>(),
        one::<HintPlay>(),
        one::<NamedDouble>(),
        one::<NamedPair>(),
        one::<CubeAction>(),
        one::<HintKind>(),
        one::<Hint>(),
        one::<AnalysisState>(),
        one::<AnalysisList>(),
        one::<AnalysisView>(),
        one::<JudgedPlay>(),
        one::<ProfileName>(),
        one::<Ask>(),
        one::<ProblemSource>(),
        one::<Problem>(),
        one::<DeckView>(),
        one::<Collected>(),
        one::<Grade>(),
        one::<Solution>(),
        one::<Due>(),
        one::<QuizGame>(),
        one::<QuizGames>(),
        one::<QuizView>(),
        one::<ProfileGroup>(),
        one::<ProfileView>(),
        one::<RolloutCandidate>(),
        one::<RolloutView>(),
        one::<RolloutCard>(),
        one::<RolloutList>(),
        one::<ErrorCode>(),
        one::<Fault>(),
        one::<ErrorDetail>(),
        one::<ErrorBody>(),
    ]
}

fn one<T: TS>() -> String {
    let config = Config::new().with_large_int("number");
    let docs = T::docs().map_or(String::new(), |docs| spread(&docs) + "\n");
    format!("{docs}export {}\n", spread(&T::decl(&config)))
}

/// Puts each field of an object on a line of its own, and each comment on one line.
fn spread(declaration: &str) -> String {
    let mut text = String::new();
    let mut depth = 0usize;
    let mut rest = declaration;
    while let Some(c) = rest.chars().next() {
        if let Some(comment) = rest.strip_prefix("/**")
            && let Some((comment, after)) = comment.split_once("*/")
        {
            text.push_str(&one_line(comment));
            line(&mut text, depth);
            rest = after.trim_start();
            continue;
        }
        rest = &rest[c.len_utf8()..];
        match c {
            '{' => {
                depth += 1;
                text.push('{');
                line(&mut text, depth);
                rest = rest.trim_start();
            }
            '}' => {
                depth = depth.saturating_sub(1);
                text.truncate(text.trim_end().len());
                line(&mut text, depth);
                text.push('}');
            }
            ',' if depth > 0 && !in_brackets(&text) => {
                text.push(';');
                line(&mut text, depth);
                rest = rest.trim_start();
            }
            c => text.push(c),
        }
    }
    let lines: Vec<&str> = text.lines().map(str::trim_end).filter(|line| !line.is_empty()).collect();
    lines.join("\n")
}

fn one_line(comment: &str) -> String {
    let lines = comment.lines().map(|line| line.trim().trim_start_matches('*').trim());
    let words: Vec<&str> = lines.filter(|line| !line.is_empty()).collect();
    format!("/** {} */", words.join(" "))
}

fn line(text: &mut String, depth: usize) {
    text.push('\n');
    text.push_str(&"  ".repeat(depth));
}

/// Returns whether the last open bracket of the current field is that of a tuple or of type arguments.
fn in_brackets(text: &str) -> bool {
    let field = &text[text.rfind(['{', ';', '}']).map_or(0, |at| at + 1)..];
    let count = |c| field.matches(c).count();
    count('[') > count(']') || count('<') > count('>')
}

/// Returns the values of a type as a union, in their order.
fn union<T: Serialize>(name: &str, values: impl IntoIterator<Item = T>) -> String {
    let mut seen = BTreeSet::new();
    let words = values.into_iter().map(|value| serde_json::to_string(&value).unwrap());
    let words: Vec<String> = words.filter(|word| seen.insert(word.clone())).collect();
    format!("export type {name} = {};", words.join(" | "))
}

/// Returns the declarations of the file itself.
fn own() -> String {
    let unions = [
        union("Level", Level::ALL.iter().map(ToString::to_string)),
        union("QuizTheme", Theme::ALL),
        union("Track", variants::ALL.iter().map(|variant| variant.rules.track)),
        union("Family", variants::ALL.iter().map(|variant| variant.family)),
        union("OptionGroup", options::ALL.iter().map(|spec| spec.group)),
        union("RefusalKey", Refusal::KEYS.iter().chain(&Refused::KEYS)),
    ];
    let described = Described::default()
        .with::<TrialSettings>("TrialSettings")
        .with::<Limits>("RolloutLimits")
        .with::<RolloutRow>("RolloutRow")
        .with::<MatchAnalysis>("MatchAnalysis")
        .with::<Judgement>("Judgement")
        .with::<Profile>("Profile")
        .with::<MatchGroup>("MatchGroup")
        .with::<PositionStudy>("PositionStudy")
        .text(&BTreeSet::from(["MatchKind", "Player", "RolloutCandidate"]));
    let foreign = FOREIGN.replace("UNIONS", &unions.join("\n"));
    format!("{foreign}\n{}\n{described}", declarations().join("\n"))
}

fn file() -> String {
    let head = "// Types of the messages between the page and its server; crates/service/PROTOCOL.md explains it.\n\
                // Generated from crates/service/src: UPDATE=1 cargo test -p tavola-service --lib typescript\n\
                // Use from a module as `/** @import {View} from \"./wire.js\" */`.\n\n";
    format!("{head}{}", own())
}

#[test]
fn the_pages_types_are_those_of_the_wire() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/wire.d.ts");
    let file = file();
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(&path, &file).unwrap();
    }
    let written = std::fs::read_to_string(&path).unwrap();
    assert!(
        written == file,
        "web/wire.d.ts differs from the types: UPDATE=1 cargo test -p tavola-service --lib typescript"
    );
}

#[test]
fn every_name_of_the_wire_is_declared_once() {
    let file = own();
    let declared = file.lines().filter_map(|line| {
        let rest = line.strip_prefix("export interface ").or_else(|| line.strip_prefix("export type "))?;
        rest.split(|c: char| !c.is_alphanumeric()).next()
    });
    let mut seen = BTreeSet::new();
    let twice: Vec<_> = declared.filter(|name| !seen.insert(*name)).collect();
    assert!(twice.is_empty(), "{twice:?}");
}

#[test]
fn every_act_that_is_offered_can_be_asked_for() {
    let acts = [
        (ActName::Roll, "\"dice\":[3,1]"),
        (ActName::Pick, "\"dice\":[6,5]"),
        (ActName::Choose, "\"number\":4"),
        (ActName::Play, "\"moves\":[[8,5,3]]"),
        (ActName::TakeBack, ""),
        (ActName::Cocked, ""),
        (ActName::Double, ""),
        (ActName::Take, ""),
        (ActName::Drop, ""),
        (ActName::Beaver, ""),
        (ActName::Raccoon, ""),
        (ActName::Resign, "\"level\":1"),
        (ActName::Accept, ""),
        (ActName::Refuse, ""),
        (ActName::Next, ""),
        (ActName::End, ""),
    ];
    for (act, arguments) in acts {
        let comma = if arguments.is_empty() { "" } else { "," };
        let text = format!("{{\"do\":{},\"by\":0{comma}{arguments}}}", serde_json::to_string(&act).unwrap());
        assert!(serde_json::from_str::<Request>(&text).is_ok(), "{text}");
        assert!(FOREIGN.contains(&serde_json::to_string(&act).unwrap()), "{text}");
    }
}
