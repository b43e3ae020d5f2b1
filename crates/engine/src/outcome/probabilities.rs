//! The chances of every way in which a game can end.

/// Chances of the player on roll. They are cumulative: a gammon is also a win, a backgammon is also a gammon.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Probabilities {
    /// The player wins, at any level.
    pub win: f32,
    /// The player wins a gammon or a backgammon.
    pub win_gammon: f32,
    /// The player wins a backgammon.
    pub win_backgammon: f32,
    /// The player loses a gammon or a backgammon.
    pub lose_gammon: f32,
    /// The player loses a backgammon.
    pub lose_backgammon: f32,
}

impl Probabilities {
    /// Number of chances.
    pub const COUNT: usize = 5;

    /// A game that is won at a level: 1 single, 2 gammon, 3 backgammon.
    #[must_use]
    pub fn won(level: u8) -> Probabilities {
        let at_least = |n| if level >= n { 1.0 } else { 0.0 };
        Probabilities {
            win: 1.0,
            win_gammon: at_least(2),
            win_backgammon: at_least(3),
            ..Probabilities::default()
        }
    }

    /// Returns the chances seen by the opponent. They are in order if these are: rounding leaves no chance below 0.
    #[must_use]
    pub fn inverted(&self) -> Probabilities {
        Probabilities {
            win: 1.0 - self.win,
            win_gammon: self.lose_gammon,
            win_backgammon: self.lose_backgammon,
            lose_gammon: self.win_gammon,
            lose_backgammon: self.win_backgammon,
        }
        .in_order()
    }

    /// The chances in the order of the fields.
    #[must_use]
    pub fn to_array(&self) -> [f32; Probabilities::COUNT] {
        [self.win, self.win_gammon, self.win_backgammon, self.lose_gammon, self.lose_backgammon]
    }

    /// Creates the chances from values in the order of the fields.
    #[must_use]
    pub fn from_array(values: [f32; Probabilities::COUNT]) -> Probabilities {
        let [win, win_gammon, win_backgammon, lose_gammon, lose_backgammon] = values;
        Probabilities { win, win_gammon, win_backgammon, lose_gammon, lose_backgammon }
    }

    /// Points per game of money play without a cube, a gammon counting 2 and a backgammon 3.
    #[must_use]
    pub fn money(&self) -> f32 {
        2.0 * self.win - 1.0 + self.win_gammon + self.win_backgammon - self.lose_gammon - self.lose_backgammon
    }

    /// The nearest chances that can be: none below 0, no gammons beyond wins, no backgammons beyond gammons.
    #[must_use]
    pub fn in_order(&self) -> Probabilities {
        let win = self.win.clamp(0.0, 1.0);
        let win_gammon = self.win_gammon.clamp(0.0, win);
        let lose_gammon = self.lose_gammon.clamp(0.0, 1.0 - win);
        Probabilities {
            win,
            win_gammon,
            win_backgammon: self.win_backgammon.clamp(0.0, win_gammon),
            lose_gammon,
            lose_backgammon: self.lose_backgammon.clamp(0.0, lose_gammon),
        }
    }

    /// Returns the chances with another chance to win, from the odds: `map` gets the logarithm of the present odds. Gammons
    /// keep their shares of won and of lost games.
    #[must_use]
    pub(crate) fn with_odds(&self, map: impl FnOnce(f32) -> f32) -> Probabilities {
        /// Odds are taken from chances between this one and its opposite.
        const LEAST: f32 = 0.0005;
        let before = self.win.clamp(LEAST, 1.0 - LEAST);
        let win = 1.0 / (1.0 + (-map((before / (1.0 - before)).ln())).exp());
        let (won, lost) = (win / before, (1.0 - win) / (1.0 - before));
        Probabilities {
            win,
            win_gammon: self.win_gammon * won,
            win_backgammon: self.win_backgammon * won,
            lose_gammon: self.lose_gammon * lost,
            lose_backgammon: self.lose_backgammon * lost,
        }
        .in_order()
    }

    /// The sum of both, this one weighted.
    #[must_use]
    pub fn plus(&self, other: &Probabilities, weight: f32) -> Probabilities {
        let (mut sum, other) = (self.to_array(), other.to_array());
        for (a, b) in sum.iter_mut().zip(other) {
            *a += weight * b;
        }
        Probabilities::from_array(sum)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_win_seen_by_the_loser_is_a_loss_of_the_same_points() {
        for level in 1..=3 {
            let won = Probabilities::won(level);
            assert_eq!(won.money(), f32::from(level));
            assert_eq!(won.inverted().money(), -f32::from(level));
            assert_eq!(won.inverted().inverted(), won);
        }
    }

    #[test]
    fn other_odds_keep_the_shares_of_gammons() {
        let even = Probabilities { win: 0.5, win_gammon: 0.2, lose_gammon: 0.1, ..Probabilities::default() };
        let found = even.with_odds(|odds| odds + 3f32.ln());
        let near = |a: f32, b: f32| (a - b).abs() < 1e-6;
        assert!(
            near(found.win, 0.75) && near(found.win_gammon, 0.3) && near(found.lose_gammon, 0.05),
            "{found:?}"
        );
        assert_eq!(Probabilities::won(1).with_odds(|odds| odds).win_gammon, 0.0);
    }

    #[test]
    fn chances_out_of_order_are_put_in_order() {
        let wild = Probabilities {
            win: 0.7,
            win_gammon: 0.9,
            win_backgammon: -0.1,
            lose_gammon: 0.4,
            lose_backgammon: 0.35,
        };
        let fixed = wild.in_order();
        assert_eq!((fixed.win_gammon, fixed.win_backgammon), (0.7, 0.0));
        assert!((fixed.lose_gammon - 0.3).abs() < 1e-6 && fixed.lose_backgammon <= fixed.lose_gammon);
    }
}
