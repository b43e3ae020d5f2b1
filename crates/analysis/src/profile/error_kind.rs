//! Kinds of errors.

use serde::{Deserialize, Serialize};

use crate::decision::{CubeMistake, Decision, Judgement};
use crate::level::Class;

/// What was wrong with a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ErrorKind {
    /// A play that does not hit; the best one does.
    MissedHit,
    /// A play that hits; the best one does not.
    WrongHit,
    /// Another play, or a number that was named.
    Play,
    /// With the cube.
    #[serde(untagged)]
    Cube(CubeMistake),
}

impl ErrorKind {
    /// What was wrong with a decision, if it is an error.
    pub(super) fn of(decision: &Decision, judgement: &Judgement) -> Option<ErrorKind> {
        if judgement.class == Class::Good {
            return None;
        }
        if let Some(mistake) = judgement.mistake {
            return Some(ErrorKind::Cube(mistake));
        }
        decision.kind.is_checker().then(|| {
            match (judgement.played.contains('*'), judgement.best.contains('*')) {
                (false, true) => ErrorKind::MissedHit,
                (true, false) => ErrorKind::WrongHit,
                _ => ErrorKind::Play,
            }
        })
    }

    /// Its name for people.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            ErrorKind::MissedHit => "missed hit",
            ErrorKind::WrongHit => "wrong hit",
            ErrorKind::Play => "other play",
            ErrorKind::Cube(mistake) => mistake.name(),
        }
    }
}
