//! The part of an analysed match that a profile needs.

use serde::{Deserialize, Serialize};
use tavola_rules::Player;

use super::error_kind::ErrorKind;
use super::rows::DecisionRate;
use crate::decision::{Decision, DecisionKind, GamePart, Judgement};
use crate::level::ErrorClass;
use crate::summary::MatchAnalysis;

/// The part of an analysed match that a profile needs. It is small enough to be kept beside the analysis, so a profile
/// reads no decisions.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Digest {
    /// The version of this format.
    version: u32,
    /// Whether every decision is known.
    pub(super) whole: bool,
    /// Games of the match.
    pub(super) games: usize,
    /// Both players.
    players: [Totals; 2],
}

/// The decisions of a player in a match, added up.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Totals {
    pub(super) checkers: Sums,
    pub(super) cube: Sums,
    pub(super) parts: Vec<(GamePart, Sums)>,
    pub(super) cubes: Vec<(DecisionKind, Sums)>,
    /// Kinds of errors, with the number of each and its total loss.
    pub(super) costs: Vec<(ErrorKind, GamePart, usize, f64)>,
    /// Rolls whose luck is known, and their luck as equity.
    pub(super) rolls: (usize, f64),
    /// Luck as equity, if that of all rolls is known.
    pub(super) luck: Option<f64>,
    pub(super) result: Option<f64>,
}

impl Digest {
    /// The version that is written. Other versions are recomputed.
    const VERSION: u32 = 2;

    /// The digest of an analysis.
    #[must_use]
    pub fn of(analysis: &MatchAnalysis) -> Digest {
        Digest {
            version: Digest::VERSION,
            whole: analysis.analysed >= analysis.of,
            games: analysis.games.len(),
            players: Player::BOTH.map(|player| Totals::of(analysis, player)),
        }
    }

    /// Reads a digest from its JSON. `None`: it is of another version, and must be recomputed.
    #[must_use]
    pub fn read(text: &str) -> Option<Digest> {
        serde_json::from_str(text).ok().filter(|digest: &Digest| digest.version == Digest::VERSION)
    }

    /// Rates of both players' decisions; `None` if not every decision is known.
    #[must_use]
    pub fn rates(&self) -> Option<[DecisionRate; 2]> {
        self.whole.then(|| Player::BOTH.map(|player| self.of_player(player).all().rate()))
    }

    pub(super) fn of_player(&self, player: Player) -> &Totals {
        &self.players[player.index()]
    }
}

impl Totals {
    fn of(analysis: &MatchAnalysis, player: Player) -> Totals {
        let figures = &analysis.players[player.index()];
        let mut totals = Totals { luck: figures.luck_equity, result: figures.result, ..Totals::default() };
        let decisions = analysis.games.iter().flat_map(|game| &game.decisions);
        decisions.filter(|decision| decision.player == player).for_each(|decision| totals.add(decision));
        totals
    }

    fn add(&mut self, decision: &Decision) {
        if let Some(lucky) = &decision.luck {
            self.rolls.0 += 1;
            self.rolls.1 += lucky.amount.equity;
        }
        // Resignations are in no total.
        let judged = decision.judgement.as_ref().filter(|_| !decision.kind.is_resignation());
        let Some(judgement) = judged else { return };
        entry(&mut self.parts, decision.phase).add(judgement);
        if decision.kind.is_cube() {
            self.cube.add(judgement);
            entry(&mut self.cubes, decision.kind).add(judgement);
        } else {
            self.checkers.add(judgement);
        }
        let Some(error) = ErrorKind::of(decision, judgement) else { return };
        let phase = decision.phase;
        match self.costs.iter_mut().find(|(kind, part, ..)| (*kind, *part) == (error, phase)) {
            Some((_, _, count, lost)) => {
                *count += 1;
                *lost += judgement.error;
            }
            None => self.costs.push((error, phase, 1, judgement.error)),
        }
    }

    /// Plays and cube decisions together.
    pub(super) fn all(&self) -> Sums {
        let mut sums = self.checkers;
        sums.join(&self.cube);
        sums
    }
}

/// The sums of a kind, which are added if they are missing.
pub(super) fn entry<K: PartialEq>(all: &mut Vec<(K, Sums)>, kind: K) -> &mut Sums {
    let at = all.iter().position(|(other, _)| *other == kind).unwrap_or_else(|| {
        all.push((kind, Sums::default()));
        all.len() - 1
    });
    &mut all[at].1
}

/// Decisions that are added up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(super) struct Sums {
    /// Decisions that count or lose something.
    pub(super) known: usize,
    /// Those that count.
    counted: usize,
    errors: usize,
    lost: f64,
    squares: f64,
    /// Errors of those that count, for the cross term.
    lost_counted: f64,
}

impl Sums {
    pub(super) fn add(&mut self, judgement: &Judgement) {
        let counted = judgement.counted.xg;
        // A decision that neither counts nor loses anything is none.
        if !counted && judgement.error == 0.0 {
            return;
        }
        self.known += 1;
        self.counted += usize::from(counted);
        self.errors += usize::from(judgement.class > ErrorClass::Good);
        self.lost += judgement.error;
        self.squares += judgement.error * judgement.error;
        self.lost_counted += if counted { judgement.error } else { 0.0 };
    }

    pub(super) fn rate(&self) -> DecisionRate {
        let (known, counted) = (self.known as f64, self.counted as f64);
        let ratio = (self.counted > 0).then(|| self.lost / counted);
        let margin = ratio.filter(|_| self.known > 1).map(|ratio| {
            let squares = self.squares - 2.0 * ratio * self.lost_counted + ratio * ratio * counted;
            1.96 * 500.0 * (known / (known - 1.0) * squares.max(0.0)).sqrt() / counted
        });
        // Without variance there is no margin.
        let margin = margin.filter(|margin| *margin > 1e-9);
        let pr = ratio.map(|ratio| 500.0 * ratio);
        DecisionRate { decisions: self.counted, errors: self.errors, lost: self.lost, pr, margin }
    }

    pub(super) fn join(&mut self, other: &Sums) {
        self.known += other.known;
        self.counted += other.counted;
        self.errors += other.errors;
        self.lost += other.lost;
        self.squares += other.squares;
        self.lost_counted += other.lost_counted;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::decision::Counted;
    use crate::level::Thresholds;

    fn judged(error: f64, counted: bool) -> Judgement {
        Judgement {
            played: "8/5".to_owned(),
            best: "8/5*".to_owned(),
            rank: 1,
            choices: 2,
            error,
            cost: error,
            class: Thresholds::GNUBG.class(error),
            mistake: None,
            equity: 0.0,
            mwc: None,
            ply: 1,
            trials: 0,
            counted: Counted { gnubg: true, xg: counted },
            reasons: None,
            alternatives: Vec::new(),
        }
    }

    fn rate(errors: &[(f64, bool)]) -> DecisionRate {
        let mut sums = Sums::default();
        errors.iter().for_each(|(error, counted)| sums.add(&judged(*error, *counted)));
        sums.rate()
    }

    /// By hand: R = 0.15 / 4; the squares of 0.0625, -0.0375, 0.0125 and -0.0375 add up to 0.006875; the standard error is
    /// sqrt(4/3 x 0.006875) / 4 = 0.023936, which is 11.968 as PR.
    #[test]
    fn pr_and_its_interval_are_those_of_a_ratio() {
        let found = rate(&[(0.1, true), (0.0, true), (0.05, true), (0.0, true)]);
        assert_eq!((found.decisions, found.errors), (4, 2));
        assert!((found.pr.unwrap() - 18.75).abs() < 1e-9);
        assert!((found.margin.unwrap() - 1.96 * 11.968).abs() < 0.001, "{found:?}");
    }

    #[test]
    fn errors_that_do_not_count_are_lost_all_the_same() {
        let found = rate(&[(0.1, true), (0.1, false), (0.0, false)]);
        assert_eq!((found.decisions, found.pr), (1, Some(100.0)));
        assert_eq!(rate(&[]), DecisionRate::default(), "without decisions there is no PR");
        assert_eq!(rate(&[(0.1, true)]).margin, None, "one decision has no interval");
        assert_eq!(rate(&[(0.0, true), (0.0, true)]).margin, None, "and neither have equal ones");
    }
}
