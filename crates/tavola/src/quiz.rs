//! `tavola quiz`: positions that the engine finds by theme, posed line by line.

use std::fmt::Write as _;
use std::hash::{BuildHasher as _, Hasher as _, RandomState};
use std::io;
use std::sync::Arc;

use schemars::JsonSchema;
use serde::Serialize;
use tavola_analysis::problem::{AnswerError, ProblemAnswer, judged, known};
use tavola_analysis::quiz::{self, Found, Theme};
use tavola_analysis::{AnalysisLevel, Decision, DecisionKind, Settings};
use tavola_engine::{Engine, hash};
use tavola_notation::play::{self, PlayError};
use tavola_rules::game::Phase;
use tavola_rules::track::Track;
use tavola_rules::{Match, MatchKind, Player, Rules};
use tavola_tui::board::{self, Style};

use crate::failure::{Failure, InputError};
use crate::table::{self, signed};
use crate::{input, output, stream, tables};

const EXAMPLES: &str = "\
Examples:
  tavola quiz
  tavola quiz nackgammon --theme opening --count 3
  tavola quiz --theme cube --seed 7 --json

A play is typed as 13/8 6/5, a decision about the cube as double, no double, take or drop. An empty line shows the solution.";

/// Maximum loss of a right answer.
const RIGHT: f64 = 0.005;

#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// The game
    #[arg(value_name = "GAME", default_value = "backgammon", value_parser = input::game)]
    rules: Arc<Rules>,
    /// The theme of the positions: any, opening, bear-off, cube, back-game
    #[arg(long, value_name = "NAME", default_value = "any")]
    theme: Theme,
    /// Number of positions
    #[arg(long, value_name = "N", default_value = "5", value_parser = clap::value_parser!(u64).range(1..=1000))]
    count: u64,
    /// Equal seeds find equal positions [default: random]
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// The positions with their solutions, as one line of JSON, without questions
    #[arg(long)]
    json: bool,
}

#[derive(Serialize, JsonSchema)]
pub(crate) struct Positions {
    rules: &'static str,
    theme: Theme,
    /// Seed that finds the same positions again.
    seed: u64,
    /// The decisions of a player without lookahead, with the alternatives.
    problems: Vec<Decision>,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let engine = tables::engine_for(&args.rules)?;
    if !args.theme.exists(&args.rules, &engine).map_err(InputError::from)? {
        let has = |theme: &Theme| theme.exists(&args.rules, &engine).unwrap_or(false);
        let themes: Vec<_> = Theme::ALL.into_iter().filter(has).map(Theme::name).collect();
        let expected = match &themes[..] {
            [] => format!("a game with a net: {} is only estimated", args.rules.name),
            themes => format!("a theme that {} has, {}", args.rules.name, themes.join(", ")),
        };
        return Err(InputError::found(expected, args.theme.name()).into());
    }
    // The standard library's hasher has random keys of the system; a short seed is easier to type again.
    let seed = args.seed.unwrap_or_else(|| RandomState::new().build_hasher().finish() >> 32);
    let find = |number: u64| {
        let seed = hash::mix(hash::mix(seed).wrapping_add(number));
        quiz::find(&args.rules, args.theme, seed, &engine).map_err(InputError::from)
    };
    if args.json {
        let mut problems = Vec::new();
        for number in 0..args.count {
            problems.extend(find(number)?.map(|found| found.decision));
        }
        return output::json(&Positions { rules: args.rules.name, theme: args.theme, seed, problems });
    }
    let mut typed = io::stdin().lock();
    let (mut asked, mut right) = (0, 0);
    for number in 0..args.count {
        let Some(found) = find(number)? else { continue };
        let now = found
            .actions
            .iter()
            .try_fold(found.setup.begin().map_err(Failure::input)?, |mut m, (by, action)| {
                m.apply(*by, action).map(|_| m)
            });
        let now = now.map_err(Failure::input)?;
        output::text(&question(&found, &now, number + 1))?;
        asked += 1;
        let answer = loop {
            let Some(line) = stream::next_line(&mut typed)? else { break None };
            match line.map_err(Unread::from).and_then(|line| read(&line, &found.decision, &now)) {
                Ok(answer) => break answer,
                Err(reason) => output::text(&reason.to_string())?,
            }
        };
        let given = answer.map(|answer| judge(&found, &now, &answer, &engine)).transpose()?.flatten();
        let loss = given.as_ref().and_then(|given| given.judgement.as_ref()).map(|judgement| judgement.error);
        right += u32::from(loss.is_some_and(|loss| loss <= RIGHT));
        output::text(&solution(given.as_ref().unwrap_or(&found.decision), loss))?;
    }
    output::text(&format!("{right} of {asked} right (seed {seed})"))
}

/// Returns the position and the question.
fn question(found: &Found, now: &Match, number: u64) -> String {
    let decision = &found.decision;
    let setup = now.game().position(decision.player).setup();
    let mut text =
        format!("\n{number}.\n{}", board::draw(&setup, now.rules().track, &Style::PLAIN, "captured"));
    _ = writeln!(text, "{}", standing(now, decision.player));
    _ = writeln!(text, "{}", decision.xgid.as_ref().unwrap_or(&decision.position));
    _ = match decision.kind {
        DecisionKind::Double | DecisionKind::NoDouble => writeln!(text, "Double or no double?"),
        DecisionKind::Take | DecisionKind::Drop | DecisionKind::Beaver => {
            writeln!(text, "You are doubled. Take or drop?")
        }
        _ => {
            let dice: Vec<String> = decision.dice.iter().map(ToString::to_string).collect();
            writeln!(text, "{} to play.", dice.join("-"))
        }
    };
    text
}

/// Describes the stake with the score, the pips and the cube, for a player.
fn standing(now: &Match, player: Player) -> String {
    let [own, other] = [player, player.opponent()];
    let score = |player: Player| now.score()[player.index()];
    let mut parts = vec![match now.kind() {
        MatchKind::Points(points) => {
            let crawford = if now.game().is_crawford() { ", Crawford game" } else { "" };
            format!("Match to {points}, you {} and the opponent {}{crawford}.", score(own), score(other))
        }
        MatchKind::Money => "Money game.".to_owned(),
        MatchKind::Games(_) | MatchKind::Single => "Single game.".to_owned(),
    }];
    let (rules, position) = (now.rules(), now.game().position(player));
    if rules.track != Track::Ring {
        let [own, other] = [position.own(), position.other()].map(|side| side.pips(rules.track.entry()));
        parts.push(format!("Pips: you {own}, the opponent {other}."));
    }
    let cube = now.game().cube();
    if cube.in_play {
        let whose = match cube.owner {
            None => "in the middle",
            Some(owner) if owner == player => "yours",
            Some(_) => "the opponent's",
        };
        parts.push(format!("Cube: {}, {whose}.", cube.value));
    }
    parts.join(" ")
}

/// The line is not an answer.
#[derive(Debug, thiserror::Error)]
enum Unread {
    #[error("expected {0}")]
    Words(String),
    #[error(transparent)]
    Play(#[from] PlayError),
    #[error(transparent)]
    Line(#[from] InputError),
}

/// Parses a line as an answer; `None` if the person gives up.
fn read(line: &str, decision: &Decision, now: &Match) -> Result<Option<ProblemAnswer>, Unread> {
    if line.is_empty() {
        return Ok(None);
    }
    let words = |choices: &[(&str, ProblemAnswer)]| {
        let found = choices.iter().find(|(word, _)| *word == line).map(|(_, answer)| answer.clone());
        let expected: Vec<_> = choices.iter().map(|(word, _)| *word).collect();
        found.map(Some).ok_or_else(|| Unread::Words(expected.join(" or ")))
    };
    match (decision.kind, now.game().phase()) {
        (DecisionKind::Double | DecisionKind::NoDouble, _) => {
            words(&[("double", ProblemAnswer::Double), ("no double", ProblemAnswer::NoDouble)])
        }
        (DecisionKind::Take | DecisionKind::Drop | DecisionKind::Beaver, _) => {
            words(&[("take", ProblemAnswer::Take), ("drop", ProblemAnswer::Drop)])
        }
        (_, Phase::Move { turn, .. }) => {
            let moves = play::parse(line, &turn.graph(), now.rules().track)?;
            Ok(Some(ProblemAnswer::Play { moves: moves.iter().map(|mv| [mv.from, mv.to, mv.die]).collect() }))
        }
        _ => Ok(None),
    }
}

fn judge(
    found: &Found,
    now: &Match,
    answer: &ProblemAnswer,
    engine: &Engine,
) -> Result<Option<Decision>, Failure> {
    let settings = Settings::of(AnalysisLevel::Standard);
    if let Some(decision) = known(&found.decision, now, answer, &settings) {
        return Ok(Some(decision));
    }
    let begin = found.setup.begin().map_err(Failure::input)?;
    judged(&begin, found.actions.clone(), answer, engine, &settings).map_err(|error| match error {
        AnswerError::Engine(error) => InputError::from(error).into(),
        AnswerError::Refused(refused) => Failure::input(refused),
    })
}

/// Describes the best decision and the loss of an answer.
fn solution(decision: &Decision, loss: Option<f64>) -> String {
    let Some(judgement) = &decision.judgement else { return String::new() };
    let mut text = match loss {
        Some(loss) if loss <= RIGHT => "Right.\n".to_owned(),
        Some(loss) => format!("{} loses {loss:.3}.\n", judgement.played),
        None => String::new(),
    };
    let width = judgement.alternatives.iter().map(|one| one.text.chars().count()).max().unwrap_or(0);
    for group in judgement.by_depth() {
        _ = writeln!(text, "  {}", group[0].depth());
        for one in group {
            let mark = if one.played && loss.is_some() { '*' } else { ' ' };
            let pad = " ".repeat(width - one.text.chars().count());
            let line =
                format!("  {mark} {}{pad}  {} {}", one.text, signed(one.equity, 3), table::loss(one.error));
            _ = writeln!(text, "{}", line.trim_end());
        }
    }
    text
}
