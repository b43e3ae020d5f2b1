//! Problems: decisions that are made again, and the worth of an answer.

use serde::{Deserialize, Serialize};
use tavola_engine::{Engine, EngineError};
use tavola_play::DiceDue;
use tavola_rules::game::Phase;
use tavola_rules::{Action, Match, Move, Player, Rules};

use crate::analyse::decide;
use crate::decision::{Decision, DecisionKind, Judgement};
use crate::level::Settings;
use crate::reasons::{self, LEAST};
use crate::walk::{IllegalAction, Made, OpenDecision, Subject};

/// A decision as a person makes it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub enum ProblemAnswer {
    /// The running segment of a turn.
    Play {
        /// From, to and die of each move.
        moves: Vec<[u8; 3]>,
    },
    /// Roll instead of doubling.
    NoDouble,
    /// Offer the cube.
    Double,
    /// Take it.
    Take,
    /// Drop it.
    Drop,
    /// Turn it once more and keep it.
    Beaver,
}

/// An answer that cannot be judged.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum AnswerError {
    /// The rules refuse it.
    #[error(transparent)]
    Refused(#[from] IllegalAction),
    /// The engine failed.
    #[error(transparent)]
    Engine(#[from] EngineError),
}

impl ProblemAnswer {
    /// The player's actions of the answer.
    fn actions(&self, m: &Match) -> Vec<Action> {
        match self {
            ProblemAnswer::Play { moves } => {
                let moves = moves.iter().map(|&[from, to, die]| Action::Move(Move { from, to, die }));
                moves.chain([Action::Done]).collect()
            }
            // The dice do not matter: the decision came before.
            ProblemAnswer::NoDouble => DiceDue::of(m)
                .and_then(|due| due.action(&vec![1; usize::from(due.count())]).ok())
                .into_iter()
                .collect(),
            ProblemAnswer::Double => vec![Action::Double],
            ProblemAnswer::Take => vec![Action::Take],
            ProblemAnswer::Drop => vec![Action::Drop],
            ProblemAnswer::Beaver => vec![Action::Beaver],
        }
    }

    fn is_made(&self, made: &Made) -> bool {
        match self {
            ProblemAnswer::Play { .. } => matches!(made, Made::Play { .. }),
            ProblemAnswer::NoDouble => matches!(made, Made::NoDouble),
            ProblemAnswer::Double => matches!(made, Made::Double),
            ProblemAnswer::Take | ProblemAnswer::Drop | ProblemAnswer::Beaver => {
                matches!(made, Made::Answer(_))
            }
        }
    }
}

/// Returns whether a decision can be asked for again: a play with a choice, or a decision with the cube.
#[must_use]
pub fn is_problem(decision: &Decision) -> bool {
    let choices = decision.judgement.as_ref().map_or(0, |judgement| judgement.choices);
    let kinds = [
        DecisionKind::Play,
        DecisionKind::NoDouble,
        DecisionKind::Double,
        DecisionKind::Take,
        DecisionKind::Drop,
        DecisionKind::Beaver,
    ];
    choices > 1 && kinds.contains(&decision.kind)
}

/// The decision of an answer, for the player who is to decide after some actions of a match. `None`: nobody is to decide,
/// or the turn goes on after it with another part.
///
/// # Errors
/// If the rules refuse an action or the answer.
pub fn asked(
    begin: &Match,
    mut actions: Vec<(Player, Action)>,
    answer: &ProblemAnswer,
) -> Result<Option<OpenDecision>, IllegalAction> {
    let mut now = begin.clone();
    for (at, (by, action)) in actions.iter().enumerate() {
        now.apply(*by, action).map_err(|refusal| IllegalAction { at, refusal })?;
    }
    let Some(player) = now.game().phase().player() else { return Ok(None) };
    let before = actions.len();
    actions.extend(answer.actions(&now).into_iter().map(|action| (player, action)));
    let last = actions.len() - 1;
    let subject = match Subject::new(Default::default(), begin.clone(), actions) {
        // The moves are legal, and more is to be played.
        Err(refused) if refused.at == last && last > before => return Ok(None),
        subject => subject?,
    };
    Ok(subject.tasks().filter(|task| task.action > before && answer.is_made(&task.made)).last())
}

/// The worth of an answer: [`asked`], judged.
///
/// # Errors
/// See [`AnswerError`].
pub fn judged(
    begin: &Match,
    actions: Vec<(Player, Action)>,
    answer: &ProblemAnswer,
    engine: &Engine,
    settings: &Settings,
) -> Result<Option<Decision>, AnswerError> {
    let task = asked(begin, actions, answer)?;
    Ok(task.map(|task| decide(&task, engine, settings)).transpose()?)
}

/// Returns whether a play that is known is an error whose reasons are not, in a game in which a search finds them.
#[must_use]
pub fn lacks_reasons(found: &Decision, rules: &Rules) -> bool {
    let lacks = |judgement: &Judgement| judgement.error >= LEAST && judgement.reasons.is_none();
    found.kind == DecisionKind::Play && reasons::hold(rules) && found.judgement.as_ref().is_some_and(lacks)
}

/// A known answer with the reasons of a search, or the search if the answer is unknown.
#[must_use]
pub fn explained(known: Option<Decision>, searched: Decision) -> Decision {
    let Some(mut decision) = known else { return searched };
    if let Some(judgement) = &mut decision.judgement {
        judgement.reasons = searched.judgement.and_then(|judgement| judgement.reasons);
    }
    decision
}

/// The judgement of an answer by the earlier analysis of the decision, without the engine: `None` if the answer is not
/// among the known alternatives. `now` is the match before the decision.
#[must_use]
pub fn known(found: &Decision, now: &Match, answer: &ProblemAnswer, settings: &Settings) -> Option<Decision> {
    let judgement = found.judgement.as_ref()?;
    let text = |text: &str| judgement.alternatives.iter().position(|one| one.text == text);
    let at = match answer {
        ProblemAnswer::Play { moves } => {
            let mut m = now.clone();
            for &[from, to, die] in moves {
                m.apply(found.player, &Action::Move(Move { from, to, die })).ok()?;
            }
            let Phase::Move { turn, .. } = m.game().phase() else { return None };
            let end = turn.position().to_string();
            judgement.alternatives.iter().position(|one| one.position.as_ref() == Some(&end))?
        }
        ProblemAnswer::NoDouble => text("no double")?,
        // The worth of a double is that of the opponent's better answer.
        ProblemAnswer::Double => {
            let (take, drop) = (text("double, take")?, text("double, drop")?);
            let equity = |at: usize| judgement.alternatives[at].equity;
            if equity(take) <= equity(drop) { take } else { drop }
        }
        ProblemAnswer::Take => text("take")?,
        ProblemAnswer::Drop => text("drop")?,
        ProblemAnswer::Beaver => text("beaver")?,
    };
    let chosen = &judgement.alternatives[at];
    // Figures of different depths are not compared.
    if (chosen.ply, chosen.trials) != (judgement.ply, judgement.trials) {
        return None;
    }
    let slope = if judgement.error > 0.0 { judgement.cost / judgement.error } else { 0.0 };
    let alternatives = judgement.alternatives.iter().enumerate().map(|(i, one)| {
        let mut one = one.clone();
        one.played = i == at;
        one
    });
    let deepest = judgement.by_depth().next().unwrap_or_default();
    let kind = match answer {
        ProblemAnswer::Play { .. } => DecisionKind::Play,
        ProblemAnswer::NoDouble => DecisionKind::NoDouble,
        ProblemAnswer::Double => DecisionKind::Double,
        ProblemAnswer::Take => DecisionKind::Take,
        ProblemAnswer::Drop => DecisionKind::Drop,
        ProblemAnswer::Beaver => DecisionKind::Beaver,
    };
    let judgement = Judgement {
        played: chosen.text.clone(),
        rank: 1 + deepest.iter().filter(|one| one.error < chosen.error).count(),
        error: chosen.error,
        cost: chosen.error * slope,
        class: settings.thresholds.class(chosen.error),
        mistake: None,
        reasons: judgement.reasons.clone().filter(|_| chosen.played),
        equity: chosen.equity,
        mwc: chosen.mwc,
        alternatives: alternatives.collect(),
        ..judgement.clone()
    };
    Some(Decision { kind, luck: None, judgement: Some(judgement), ..found.clone() })
}
