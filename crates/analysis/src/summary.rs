//! The figures of a whole match, of both players and of every game, from the decisions that are known.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tavola_rules::{MatchKind, Player};

use crate::decision::{CubeMistake, Decision, DecisionKind, GamePart};
use crate::level::{AnalysisLevel, ErrorClass, LuckClass, Settings, Thresholds};
use crate::units::{Amount, unit};
use crate::walk::Subject;

/// Losses from which on eXtreme Gammon counts an error and a blunder.
const XG_ERROR: f64 = 0.02;
const XG_BLUNDER: f64 = 0.08;

/// Decisions that the rates of a player need: with fewer they are left out. The PR of ten has a standard error of about 5.
pub const FEWEST_FOR_A_RATE: usize = 10;

/// Decisions below which reports call a PR uncertain: its standard error is above 2.
pub const FEW_DECISIONS: usize = 50;

/// A match with everything that was found about it. It is the report in JSON.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct MatchAnalysis {
    /// Version of this format.
    pub tavola_analysis: u32,
    /// The game.
    pub rules: String,
    /// Kind of the match.
    #[serde(rename = "match")]
    #[cfg_attr(feature = "schema", schemars(with = "crate::schema::MatchKind"))]
    pub kind: MatchKind,
    /// The depth of the search of decisions.
    pub level: AnalysisLevel,
    /// The version of the judging ([`judging`](crate::judging)); left out if it is unknown.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub judging: Option<String>,
    /// The match equity table, in a match to points.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub met: Option<String>,
    /// The losses from which on a decision is an error.
    pub thresholds: Thresholds,
    /// Points of a plain win, if that is not 1: equities are multiples of it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unit: Option<f64>,
    /// Decisions and rolls that have been analysed.
    pub analysed: usize,
    /// All of them.
    pub of: usize,
    /// The fault of the file after the analysed part.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
    /// Both players.
    pub players: [PlayerAnalysis; 2],
    /// The games.
    pub games: Vec<GameAnalysis>,
}

/// The figures of a player. Unknown figures are left out: rates of fewer than [`FEWEST_FOR_A_RATE`] decisions, the result of an unfinished match,
/// a cube in a game without one.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PlayerAnalysis {
    /// The name; may be empty.
    pub name: String,
    /// The performance rating of eXtreme Gammon: 500 times the error of a decision that it counts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pr: Option<f64>,
    /// Decisions that the PR counts.
    pub pr_decisions: usize,
    /// GNU Backgammon's overall rate: thousandths of equity for each unforced play and close or actual cube decision.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub gnubg_error_rate: Option<f64>,
    /// Snowie's rate as GNU Backgammon computes it: thousandths of equity for each turn of both players.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub snowie_error_rate: Option<f64>,
    /// All luck, as MWC in a match, otherwise as points; left out if the luck of some roll is unknown.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub luck: Option<f64>,
    /// All luck as equity.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub luck_equity: Option<f64>,
    /// Thousandths of it for each turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub luck_rate: Option<f64>,
    /// Rolls by their luck: very lucky, lucky, neutral, unlucky, very unlucky.
    pub rolls: [usize; 5],
    /// The result, as MWC in a match (a win from even chances is 0.5), otherwise as points; for finished matches.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<f64>,
    /// The result less the player's luck and plus the opponent's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub luck_adjusted: Option<f64>,
    /// All errors with checkers and cube.
    pub errors: Amount,
    /// Decisions that eXtreme Gammon calls errors (a loss from 0.020) and blunders (from 0.080), which are errors too.
    pub xg_errors: usize,
    /// See there.
    pub xg_blunders: usize,
    /// Plays.
    pub checkers: CheckerFigures,
    /// The cube, if it was in play.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cube: Option<CubeFigures>,
    /// Resignations and their answers, which no other figure counts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub resignations: Option<ErrorRow>,
    /// Errors with checkers and cube by the part of the game.
    pub parts: Vec<PartRow>,
}

/// Plays of a player.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CheckerFigures {
    /// All, dances included.
    pub total: usize,
    /// Those with a choice.
    pub unforced: usize,
    /// Those with a choice by class: good, doubtful, bad, very bad.
    pub classes: [usize; 4],
    /// Errors.
    #[serde(flatten)]
    pub error: Amount,
    /// Thousandths of equity for each unforced play.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rate: Option<f64>,
}

/// Cube decisions of a player.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CubeFigures {
    /// All turns with access to the cube, and all answers.
    pub total: usize,
    /// Doubles and answers, and doubles that were not offered and were close or wrong.
    pub close: usize,
    /// Doubles.
    pub doubles: usize,
    /// Takes.
    pub takes: usize,
    /// Drops.
    pub drops: usize,
    /// Beavers and raccoons.
    pub beavers: usize,
    /// Those that are close, by class: good, doubtful, bad, very bad.
    pub classes: [usize; 4],
    /// Errors.
    #[serde(flatten)]
    pub error: Amount,
    /// Thousandths of equity for each close or actual decision.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rate: Option<f64>,
    /// Errors by kind, those that were made.
    pub mistakes: Vec<MistakeRow>,
}

/// Errors of one kind with the cube.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct MistakeRow {
    /// The kind.
    pub kind: CubeMistake,
    /// Whether a player owned the cube already.
    pub redouble: bool,
    /// Number and loss.
    #[serde(flatten)]
    pub row: ErrorRow,
}

/// Number of errors, and their loss.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ErrorRow {
    /// Number of errors.
    pub count: usize,
    /// Their loss.
    #[serde(flatten)]
    pub error: Amount,
}

/// Errors in a part of the game.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PartRow {
    /// The part.
    pub part: GamePart,
    /// Decisions that GNU Backgammon's rates count, and the errors of all.
    #[serde(flatten)]
    pub row: ErrorRow,
    /// Thousandths of equity for each of these decisions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rate: Option<f64>,
}

/// A game with its decisions.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct GameAnalysis {
    /// Its number, the first being 1.
    pub number: usize,
    /// Points of both players before it.
    pub score: [u32; 2],
    /// Whether it is the Crawford game.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub crawford: bool,
    /// The first player's chance to win the match before it, in a match to points.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mwc: Option<f64>,
    /// The end of the game, if it has ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<GameOutcome>,
    /// Its decisions and rolls in their order, as far as they are known.
    pub decisions: Vec<Decision>,
}

/// The end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct GameOutcome {
    /// The winner; left out after a draw.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<crate::schema::Player>"))]
    pub winner: Option<Player>,
    /// The points.
    pub points: u32,
    /// 1 single, 2 gammon, 3 backgammon.
    pub level: u8,
}

/// Thousandths of equity for each of some decisions; `None` without decisions.
fn rate(equity: f64, decisions: usize) -> Option<f64> {
    (decisions > 0).then(|| 1000.0 * equity / decisions as f64)
}

/// A rate by which a player is judged; `None` with few decisions.
fn rating(equity: f64, decisions: usize) -> Option<f64> {
    rate(equity, decisions).filter(|_| decisions >= FEWEST_FOR_A_RATE)
}

impl MatchAnalysis {
    /// The version of the format.
    pub const VERSION: u32 = 1;

    /// Computes all figures from the known decisions.
    #[must_use]
    pub fn of(
        subject: &Subject,
        settings: &Settings,
        decisions: &BTreeMap<usize, Decision>,
    ) -> MatchAnalysis {
        let begin = subject.begin();
        let outlines = subject.games(&settings.met);
        let of_game: Vec<usize> = subject.tasks().map(|task| task.game).collect();
        let mut games: Vec<GameAnalysis> = outlines
            .iter()
            .enumerate()
            .map(|(i, outline)| GameAnalysis {
                number: i + 1,
                score: outline.score,
                crawford: outline.crawford,
                mwc: outline.before,
                result: outline.result.map(|result| GameOutcome {
                    winner: result.winner,
                    points: result.points,
                    level: result.level,
                }),
                decisions: Vec::new(),
            })
            .collect();
        for decision in decisions.values() {
            if let Some(game) = of_game.get(decision.index).and_then(|game| games.get_mut(*game)) {
                game.decisions.push(decision.clone());
            }
        }
        let mut players = Player::BOTH.map(|player| {
            let own: Vec<&Decision> =
                decisions.values().filter(|decision| decision.player == player).collect();
            PlayerAnalysis::of(subject.names[player.index()].clone(), &own)
        });
        let turns = players[0].checkers.total + players[1].checkers.total;
        for player in &mut players {
            player.snowie_error_rate = rating(player.errors.equity, turns);
        }
        let whole = decisions.len() == of_game.len();
        // A session may be left between two games; the games that were played have their results.
        let gain: Option<f64> = outlines.iter().map(|outline| outline.gain).sum();
        if let (Some(gain), true) = (gain, whole) {
            let luck = [players[0].luck, players[1].luck];
            for (i, player) in players.iter_mut().enumerate() {
                let result = if i == 0 { gain } else { -gain };
                player.result = Some(result);
                player.luck_adjusted = match (luck[i], luck[1 - i]) {
                    (Some(own), Some(other)) => Some(result - own + other),
                    _ => None,
                };
            }
        }
        let unit = unit(begin.match_rules());
        MatchAnalysis {
            tavola_analysis: MatchAnalysis::VERSION,
            rules: begin.match_rules().name.to_owned(),
            kind: begin.kind(),
            level: settings.level,
            judging: None,
            met: matches!(begin.kind(), MatchKind::Points(_)).then(|| settings.met.name().to_owned()),
            thresholds: settings.thresholds,
            unit: (unit != 1.0).then_some(unit),
            analysed: decisions.len(),
            of: of_game.len(),
            note: None,
            players,
            games,
        }
    }
}

/// The decisions among some for which `hold` is true.
fn those<'a>(decisions: &[&'a Decision], hold: impl Fn(&Decision) -> bool) -> Vec<&'a Decision> {
    decisions.iter().copied().filter(|decision| hold(decision)).collect()
}

/// Returns whether GNU Backgammon's rates count a decision.
fn counted(decision: &Decision) -> bool {
    decision.judgement.as_ref().is_some_and(|judgement| judgement.counted.gnubg)
}

/// The sum of the errors of decisions.
fn sum(decisions: &[&Decision]) -> Amount {
    let judged = decisions.iter().filter_map(|decision| decision.judgement.as_ref());
    judged.fold(Amount::default(), |sum, judgement| {
        sum.plus(Amount { equity: judgement.error, cost: judgement.cost })
    })
}

/// The number of counted decisions in each class.
fn classes(decisions: &[&Decision]) -> [usize; 4] {
    let judged = decisions.iter().filter(|decision| counted(decision));
    let judged: Vec<_> = judged.filter_map(|decision| decision.judgement.as_ref()).collect();
    ErrorClass::ALL.map(|class| judged.iter().filter(|judgement| judgement.class == class).count())
}

impl PlayerAnalysis {
    fn of(name: String, own: &[&Decision]) -> PlayerAnalysis {
        let mut player = PlayerAnalysis { name, ..PlayerAnalysis::default() };
        player.checkers = CheckerFigures::of(&those(own, |decision| decision.kind.is_checker()));
        let has_cube = own.iter().any(|decision| decision.cube.is_some());
        player.cube = has_cube.then(|| CubeFigures::of(&those(own, |decision| decision.kind.is_cube())));
        let resignations = those(own, |decision| decision.kind.is_resignation());
        player.resignations = (!resignations.is_empty()).then(|| ErrorRow::of(&resignations));

        let counting = those(own, |decision| !decision.kind.is_resignation());
        let judged: Vec<_> = counting.iter().filter_map(|decision| decision.judgement.as_ref()).collect();
        player.errors = sum(&counting);
        player.pr_decisions = judged.iter().filter(|judgement| judgement.counted.xg).count();
        player.pr = rating(player.errors.equity / 2.0, player.pr_decisions);
        let close = player.cube.as_ref().map_or(0, |cube| cube.close);
        player.gnubg_error_rate = rating(player.errors.equity, player.checkers.unforced + close);
        let lost = |limit: f64| judged.iter().filter(|judgement| judgement.error >= limit).count();
        (player.xg_errors, player.xg_blunders) = (lost(XG_ERROR), lost(XG_BLUNDER));

        let rolls: Vec<_> = own.iter().filter_map(|decision| decision.luck).collect();
        player.rolls = LuckClass::ALL.map(|class| rolls.iter().filter(|luck| luck.class == class).count());
        // A player who names their numbers instead of rolling has no luck, so their luck is known.
        if !own.is_empty() && own.iter().all(|decision| !decision.luck_unknown) {
            let luck = rolls.iter().fold(Amount::default(), |sum, luck| sum.plus(luck.amount));
            (player.luck, player.luck_equity) = (Some(luck.cost), Some(luck.equity));
            player.luck_rate = rate(luck.equity, player.checkers.total);
        }

        let part = |part: GamePart| {
            let here = those(&counting, |decision| decision.phase == part);
            let row = ErrorRow { count: those(&here, counted).len(), error: sum(&here) };
            (row.count > 0).then(|| PartRow { part, row, rate: rate(row.error.equity, row.count) })
        };
        player.parts = GamePart::ALL.into_iter().filter_map(part).collect();
        player
    }
}

impl ErrorRow {
    /// The errors among decisions.
    fn of(decisions: &[&Decision]) -> ErrorRow {
        let wrong = those(decisions, |decision| {
            decision.judgement.as_ref().is_some_and(|judgement| judgement.error > 0.0)
        });
        ErrorRow { count: wrong.len(), error: sum(&wrong) }
    }
}

impl CheckerFigures {
    fn of(decisions: &[&Decision]) -> CheckerFigures {
        let error = sum(decisions);
        let unforced = those(decisions, counted).len();
        CheckerFigures {
            // A number that is named comes before the play of it.
            total: those(decisions, |decision| decision.kind == DecisionKind::Play).len(),
            unforced,
            classes: classes(decisions),
            error,
            rate: rate(error.equity, unforced),
        }
    }
}

impl CubeFigures {
    fn of(decisions: &[&Decision]) -> CubeFigures {
        let of = |kinds: &[DecisionKind]| those(decisions, |decision| kinds.contains(&decision.kind)).len();
        let error = sum(decisions);
        let close = those(decisions, counted).len();
        let row = |(kind, redouble): (CubeMistake, bool)| {
            let here = those(decisions, |decision| {
                let turned = decision.cube.is_some_and(|cube| cube.owner.is_some());
                let mistake = decision.judgement.as_ref().and_then(|judgement| judgement.mistake);
                turned == redouble && mistake == Some(kind)
            });
            let row = ErrorRow { count: here.len(), error: sum(&here) };
            (row.count > 0).then_some(MistakeRow { kind, redouble, row })
        };
        CubeFigures {
            total: decisions.len(),
            close,
            doubles: of(&[DecisionKind::Double]),
            takes: of(&[DecisionKind::Take]),
            drops: of(&[DecisionKind::Drop]),
            beavers: of(&[DecisionKind::Beaver, DecisionKind::Raccoon]),
            classes: classes(decisions),
            error,
            rate: rate(error.equity, close),
            mistakes: CubeMistake::ALL
                .into_iter()
                .flat_map(|kind| [(kind, false), (kind, true)])
                .filter_map(row)
                .collect(),
        }
    }
}
