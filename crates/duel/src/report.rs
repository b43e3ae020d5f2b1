//! The result of a duel.

use crate::observation::Observation;
use crate::setup::DuelSetup;
use crate::stats::Estimate;

/// The result of a duel.
#[derive(Clone, Debug, PartialEq)]
pub struct Report {
    /// Games or matches.
    pub played: u64,
    /// Whether every sequence of dice was played from both sides.
    pub duplicate: bool,
    /// Games or matches won by each player.
    pub won: [u64; 2],
    /// Games, those within matches counted one by one.
    pub games: u64,
    /// Gammons won by each, backgammons among them.
    pub gammons: [u64; 2],
    /// Backgammons won by each.
    pub backgammons: [u64; 2],
    /// Points per game of the first player; in matches, their share of wins above one half.
    pub raw: Estimate,
    /// The points without luck, if luck was judged.
    pub reduced: Option<Estimate>,
    /// Half width of the interval of 95 %, in standard errors.
    pub errors: f64,
    /// Whether the interval of the best estimate excludes zero.
    pub decided: bool,
    /// Turns of both players in a game.
    pub turns: f64,
    /// Mean points of a game for either winner.
    pub worth: f64,
    /// The share of games or matches that the first player wins, a draw counting half.
    pub share: Estimate,
    /// The share of games that the starting side wins.
    pub begins: Estimate,
}

impl Report {
    pub(crate) fn of<'a>(
        setup: &DuelSetup,
        seen: &(impl ExactSizeIterator<Item = &'a Observation> + Clone),
        errors: f64,
    ) -> Report {
        let sum = |part: &dyn Fn(&Observation) -> u64| seen.clone().map(part).sum::<u64>();
        let mean = |part: &dyn Fn(&Observation) -> f64| Estimate::of(seen.clone().map(part));
        let per_game =
            |part: &dyn Fn(&Observation) -> u64| sum(part) as f64 / sum(&|one| one.games).max(1) as f64;
        let both = |part: &dyn Fn(&Observation) -> [u64; 2]| [0, 1].map(|side| sum(&|one| part(one)[side]));
        let raw = mean(&|one| one.raw);
        let reduced = setup.luck.map(|_| mean(&|one| one.raw - one.luck));
        Report {
            played: sum(&|one| one.played),
            duplicate: setup.duplicate(),
            won: both(&|one| one.won),
            games: sum(&|one| one.games),
            gammons: both(&|one| one.gammons),
            backgammons: both(&|one| one.backgammons),
            raw,
            reduced,
            errors,
            decided: reduced.unwrap_or(raw).is_decided(errors),
            turns: per_game(&|one| one.turns),
            worth: per_game(&|one| one.points),
            share: mean(&|one| one.share),
            begins: mean(&|one| one.begins),
        }
    }

    /// The estimate with the smaller error that there is.
    #[must_use]
    pub fn best(&self) -> Estimate {
        self.reduced.unwrap_or(self.raw)
    }
}
