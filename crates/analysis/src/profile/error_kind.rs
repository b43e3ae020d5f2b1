//! Kinds of errors.

use serde::{Deserialize, Serialize};

use crate::decision::{CubeMistake, Decision, Judgement};
use crate::level::ErrorClass;
use crate::reason::Sentence;

/// Kind of an error.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum ErrorKind {
    /// A play that does not hit; the best one does.
    MissedHit,
    /// A play that hits; the best one does not.
    WrongHit,
    /// The opponent hits more often than after the best play.
    Risk,
    /// A hit costs more than after the best play.
    HitCost,
    /// The best play takes a risk that is worth it.
    Caution,
    /// The opponent has better replies that do not hit.
    Replies,
    /// More checkers stay back.
    Back,
    /// More checkers are on the deepest points.
    Deep,
    /// Key points are prepared less well.
    KeyPoints,
    /// Another play, or a number that was named.
    Play,
    /// With the cube.
    #[serde(untagged)]
    Cube(CubeMistake),
}

impl ErrorKind {
    /// The kind of error of a decision, if it is an error.
    pub(super) fn of(decision: &Decision, judgement: &Judgement) -> Option<ErrorKind> {
        if judgement.class == ErrorClass::Good {
            return None;
        }
        if let Some(mistake) = judgement.mistake {
            return Some(ErrorKind::Cube(mistake));
        }
        decision.kind.is_checker().then(|| {
            match (judgement.played.contains('*'), judgement.best.contains('*')) {
                (false, true) => ErrorKind::MissedHit,
                (true, false) => ErrorKind::WrongHit,
                _ => ErrorKind::of_reasons(judgement),
            }
        })
    }

    /// The kind that the first reason of a play gives.
    fn of_reasons(judgement: &Judgement) -> ErrorKind {
        let said = judgement.reasons.iter().flat_map(|reasons| &reasons.said);
        let mut kinds = said.filter_map(|sentence| match sentence {
            Sentence::Hits { .. } => Some(ErrorKind::Risk),
            Sentence::HitCost { .. } => Some(ErrorKind::HitCost),
            Sentence::WorthRisk { .. } => Some(ErrorKind::Caution),
            Sentence::Dances { .. }
            | Sentence::Escapes { .. }
            | Sentence::Points { .. }
            | Sentence::Anchors { .. } => Some(ErrorKind::Replies),
            Sentence::Back { .. } => Some(ErrorKind::Back),
            Sentence::Deep { .. } => Some(ErrorKind::Deep),
            Sentence::Slot { .. } | Sentence::KeyRolls { .. } => Some(ErrorKind::KeyPoints),
            _ => None,
        });
        kinds.next().unwrap_or(ErrorKind::Play)
    }

    /// Its name for people.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            ErrorKind::MissedHit => "missed hit",
            ErrorKind::WrongHit => "wrong hit",
            ErrorKind::Risk => "hit too often",
            ErrorKind::HitCost => "a hit cost too much",
            ErrorKind::Caution => "too cautious",
            ErrorKind::Replies => "good replies left open",
            ErrorKind::Back => "checkers left back",
            ErrorKind::Deep => "checkers buried deep",
            ErrorKind::KeyPoints => "key points not prepared",
            ErrorKind::Play => "other play",
            ErrorKind::Cube(mistake) => mistake.name(),
        }
    }
}
