//! Glicko-2 (Mark Glickman, "Example of the Glicko-2 system", 2022), with matches of different lengths: see `docs/ratings.md`.

use std::f64::consts::PI;

/// Points of a rating for each unit of Glickman's inner scale.
pub(crate) const SCALE: f64 = 173.7178;
/// The initial rating.
const MEAN: f64 = 1500.0;
/// The largest deviation: Glickman's value for an unknown player.
const MOST_DEVIATION: f64 = 350.0;
/// Glickman's system constant, which limits the change of volatilities.
const TAU: f64 = 0.5;
/// Precision of a computed volatility.
const CLOSE: f64 = 1e-6;
/// Maximum number of steps: twice as many as any volatility has needed.
const MOST_STEPS: u32 = 100;
/// Length of a match at which a rating point is worth as much as in chess.
const WHOLE_LENGTH: f64 = 25.0;

/// The strength of a player.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Strength {
    /// The estimated rating.
    pub rating: f64,
    /// The standard deviation of the rating.
    pub deviation: f64,
    /// The expected change from one rating period to the next.
    pub volatility: f64,
}

/// A match of a player.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Encounter {
    pub opponent: Strength,
    /// 1 won, 0 lost, 0.5 even.
    pub score: f64,
    /// See [`slope`].
    pub slope: f64,
}

impl Strength {
    /// The strength of a new player: two thirds of all people are expected within the deviation.
    pub(crate) const NEW: Strength = Strength { rating: MEAN, deviation: 200.0, volatility: 0.06 };

    /// Returns the strength after some rating periods without a match.
    pub(crate) fn after(self, periods: f64) -> Strength {
        let grown = (self.deviation / SCALE).powi(2) + periods.max(0.0) * self.volatility.powi(2);
        Strength { deviation: (grown.sqrt() * SCALE).min(MOST_DEVIATION).max(self.deviation), ..self }
    }

    /// Returns the strength after some matches within some rating periods.
    pub(crate) fn played(self, periods: f64, encounters: &[Encounter]) -> Strength {
        let deviation = self.deviation / SCALE;
        let (mut information, mut surprise) = (0.0, 0.0);
        for &Encounter { opponent, score, slope } in encounters {
            let weight = slope * certainty(slope * opponent.deviation / SCALE);
            let expected = expected(self, opponent, slope);
            information += weight * weight * expected * (1.0 - expected);
            surprise += weight * (score - expected);
        }
        if information <= 0.0 {
            return self.after(periods);
        }
        let variance = 1.0 / information;
        let volatility = volatility(self.volatility, deviation, variance, variance * surprise);
        let grown = Strength { volatility, ..self }.after(periods).deviation / SCALE;
        let left = 1.0 / (1.0 / (grown * grown) + information);
        Strength { rating: self.rating + left * surprise * SCALE, deviation: left.sqrt() * SCALE, volatility }
    }
}

/// Returns the steepness of the winning chance as a function of the ratings. As on FIBS it is proportional to the square root of the length
/// in points; a match to 25 is as steep as a game of chess.
pub(crate) fn slope(length: u16) -> f64 {
    (f64::from(length) / WHOLE_LENGTH).sqrt()
}

/// Returns the chance that `one` wins against `other`, if the rating of `one` is exactly known.
pub(crate) fn expected(one: Strength, other: Strength, slope: f64) -> f64 {
    let apart = (one.rating - other.rating) / SCALE;
    1.0 / (1.0 + (-slope * certainty(slope * other.deviation / SCALE) * apart).exp())
}

/// Glickman's `g`: the weight of a result against a player with an uncertain rating.
fn certainty(deviation: f64) -> f64 {
    1.0 / (1.0 + 3.0 * deviation * deviation / (PI * PI)).sqrt()
}

/// Returns the volatility after a rating period, by the Illinois algorithm (step 5). Deviation, variance and improvement are on the inner
/// scale.
fn volatility(before: f64, deviation: f64, variance: f64, improvement: f64) -> f64 {
    let start = (before * before).ln();
    let (spread, squared) = (deviation * deviation + variance, improvement * improvement);
    let f = |x: f64| {
        let e = x.exp();
        e * (squared - spread - e) / (2.0 * (spread + e).powi(2)) - (x - start) / (TAU * TAU)
    };
    let mut a = start;
    let mut b = if squared > spread {
        (squared - spread).ln()
    } else {
        let below = (1..=MOST_STEPS).map(|k| start - f64::from(k) * TAU).find(|x| f(*x) >= 0.0);
        below.unwrap_or(start)
    };
    let (mut at_a, mut at_b) = (f(a), f(b));
    for _ in 0..MOST_STEPS {
        if (b - a).abs() <= CLOSE || at_a == at_b {
            break;
        }
        let c = a + (a - b) * at_a / (at_b - at_a);
        let at_c = f(c);
        if at_c * at_b <= 0.0 {
            (a, at_a) = (b, at_b);
        } else {
            at_a /= 2.0;
        }
        (b, at_b) = (c, at_c);
    }
    (a / 2.0).exp()
}

#[cfg(test)]
mod tests {
    use skillratings::Outcomes;
    use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2_rating_period};

    use super::*;

    fn of(rating: f64, deviation: f64) -> Strength {
        Strength { rating, deviation, volatility: 0.06 }
    }

    fn against(opponent: Strength, score: f64, length: u16) -> Encounter {
        Encounter { opponent, score, slope: slope(length) }
    }

    #[track_caller]
    fn is(found: Strength, rating: f64, deviation: f64) {
        assert!(
            (found.rating - rating).abs() < 0.01 && (found.deviation - deviation).abs() < 0.01,
            "{found:?}, not {rating} and {deviation}"
        );
    }

    #[test]
    fn glickmans_example_comes_out_as_he_has_published_it() {
        let three = [(1400.0, 30.0, 1.0), (1550.0, 100.0, 0.0), (1700.0, 300.0, 0.0)]
            .map(|(rating, deviation, score)| against(of(rating, deviation), score, 25));
        let after = of(1500.0, 200.0).played(1.0, &three);
        is(after, 1464.06 - 0.01, 151.52);
        assert!((after.volatility - 0.05999).abs() < 0.00001, "{after:?}");
    }

    /// This is the first example of `docs/ratings.md`.
    #[test]
    fn of_two_newcomers_the_winner_of_seven_points_gains_53() {
        let [won, lost] =
            [1.0, 0.0].map(|score| Strength::NEW.played(0.0, &[against(Strength::NEW, score, 7)]));
        is(won, 1553.31, 192.15);
        is(lost, 1446.69, 192.15);
    }

    /// This is the second example.
    #[test]
    fn a_favourite_of_two_hundred_points_wins_five_of_eight_matches_to_five() {
        let (strong, weak) = (of(1700.0, 60.0), of(1500.0, 80.0));
        assert!((expected(strong, weak, slope(5)) - 0.6252).abs() < 0.0001);
        is(strong.played(0.0, &[against(weak, 1.0, 5)]), 1703.43, 59.84);
        is(strong.played(0.0, &[against(weak, 0.0, 5)]), 1694.27, 59.84);
        is(weak.played(0.0, &[against(strong, 1.0, 5)]), 1510.17, 79.61);
        is(weak.played(0.0, &[against(strong, 0.0, 5)]), 1493.91, 79.61);
    }

    #[test]
    fn chances_follow_the_length_as_on_fibs() {
        for (length, apart) in [(1, 100.0), (5, 300.0), (9, -250.0), (25, 200.0)] {
            let fibs = 1.0 / (1.0 + 10f64.powf(-apart * f64::from(length).sqrt() / 2000.0));
            let own = expected(of(1500.0 + apart, 0.0), of(1500.0, 0.0), slope(length));
            assert!((own - fibs).abs() < 1e-5, "{length}: {own}, not {fibs}");
        }
    }

    #[test]
    fn a_draw_draws_ratings_together_and_a_longer_match_counts_more() {
        let (strong, weak) = (of(1700.0, 60.0), of(1500.0, 60.0));
        let after = strong.played(0.0, &[against(weak, 0.5, 5)]);
        assert!(after.rating < strong.rating);
        let gained =
            [1, 3, 7, 15].map(|length| weak.played(0.0, &[against(weak, 1.0, length)]).rating - weak.rating);
        assert!(gained.is_sorted() && gained[0] > 2.0 && gained[3] < 9.0, "{gained:?}");
    }

    #[test]
    fn a_year_without_a_match_makes_a_rating_uncertain_again() {
        let rested = of(1600.0, 60.0).after(73.0);
        is(rested, 1600.0, 107.38);
        is(of(1600.0, 60.0).after(1e9), 1600.0, MOST_DEVIATION);
        is(of(1600.0, 60.0).after(-5.0), 1600.0, 60.0);
        is(of(1600.0, 60.0).played(73.0, &[]), 1600.0, 107.38);
    }

    #[test]
    fn with_a_slope_of_one_it_is_glicko_2_as_another_program_computes_it() {
        let config = Glicko2Config { tau: TAU, convergence_tolerance: CLOSE };
        for (rating, deviation, volatility, scores) in [
            (1500.0, 200.0, 0.06, vec![1.0, 0.0, 0.5]),
            (2100.0, 45.0, 0.08, vec![0.0; 12]),
            (900.0, 340.0, 0.03, vec![1.0; 20]),
            (1700.0, 90.0, 0.1, vec![0.5]),
        ] {
            let own = Strength { rating, deviation, volatility };
            let opponents = scores
                .iter()
                .zip(0..)
                .map(|(score, i)| (of(1300.0 + 50.0 * f64::from(i), 40.0 + 15.0 * f64::from(i)), *score));
            let opponents: Vec<_> = opponents.collect();
            let ours = own.played(
                1.0,
                &opponents.iter().map(|(of, score)| against(*of, *score, 25)).collect::<Vec<_>>(),
            );
            let theirs: Vec<_> = opponents
                .iter()
                .map(|(of, score)| {
                    let opponent = Glicko2Rating {
                        rating: of.rating,
                        deviation: of.deviation,
                        volatility: of.volatility,
                    };
                    let outcome = match *score {
                        0.0 => Outcomes::LOSS,
                        1.0 => Outcomes::WIN,
                        _ => Outcomes::DRAW,
                    };
                    (opponent, outcome)
                })
                .collect();
            let theirs =
                glicko2_rating_period(&Glicko2Rating { rating, deviation, volatility }, &theirs, &config);
            assert!((ours.rating - theirs.rating).abs() < 0.01, "{ours:?}, {theirs:?}");
            assert!((ours.deviation - theirs.deviation).abs() < 0.01, "{ours:?}, {theirs:?}");
            assert!((ours.volatility - theirs.volatility).abs() < 1e-5, "{ours:?}, {theirs:?}");
        }
    }
}
