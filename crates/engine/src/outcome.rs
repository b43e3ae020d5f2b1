//! Scale of a net for the ends of a game: every way of scoring as five numbers between 0 and 1.
//!
//! In games that count one, two or three points, the five are the chances of [`Probabilities`]. In games that count the
//! loser's checkers or pips, a gammon is a matter of degree. `win_gammon` is then the mean share of the highest win
//! beyond one point (0 for a win of one point, 1 for the highest win), and `lose_gammon` that of the opponent. The
//! backgammons stay 0. [`points`] gives the worth of the three levels on that scale. The equity of a position is thus
//! the same linear sum in every game, and exact for money play.

mod probabilities;

use tavola_rules::end::{self, Finish};
use tavola_rules::rules::{CheckersLeft, Scoring};
use tavola_rules::{BAR, Checkers, Cube, OFF, Player, Position, Rules, score};

pub use probabilities::Probabilities;

/// Returns whether a game counts checkers or pips, so that a gammon is a matter of degree.
#[must_use]
pub fn counts_shares(rules: &Rules) -> bool {
    matches!(rules.scoring, Scoring::CheckersLeft(_) | Scoring::Pips)
}

/// The most points that a game can be won with, before the cube.
fn most(rules: &Rules) -> f32 {
    let checkers = Player::BOTH.map(|player| rules.checkers(player)).into_iter().max();
    let checkers = f32::from(checkers.unwrap_or(1).max(1));
    match rules.scoring {
        Scoring::Gammon123 => 3.0,
        Scoring::Gammon12 => 2.0,
        Scoring::Flat => 1.0,
        Scoring::CheckersLeft(CheckersLeft::Once) => checkers,
        Scoring::CheckersLeft(CheckersLeft::AllDoubled | CheckersLeft::OutsideDoubled) => 2.0 * checkers,
        Scoring::Pips => 3.0 * checkers * f32::from(rules.track.entry()),
    }
}

/// The points of a win, a gammon and a backgammon on the scale of the module.
#[must_use]
pub fn points(rules: &Rules) -> [f32; 3] {
    let most = most(rules);
    match rules.scoring {
        Scoring::Gammon123 => [1.0, 2.0, 3.0],
        _ => [1.0, most, most],
    }
}

/// Mean points of a player with these chances, at such [`points`].
#[must_use]
pub fn equity(points: &[f32; 3], chances: &Probabilities) -> f32 {
    let [win, gammon, backgammon] = points;
    win * (2.0 * chances.win - 1.0)
        + (gammon - win) * (chances.win_gammon - chances.lose_gammon)
        + (backgammon - gammon) * (chances.win_backgammon - chances.lose_backgammon)
}

/// The chances of a finished game, seen by the player who moved last. `position` has that player first.
#[must_use]
pub fn of_finish(rules: &Rules, finish: &Finish, position: &Position) -> Probabilities {
    let Some(mover_wins) = finish.mover_wins else {
        return Probabilities { win: 0.5, ..Probabilities::default() };
    };
    let loser = if mover_wins { position.other() } else { position.own() };
    let won = won(rules, loser, finish.level);
    if mover_wins { won } else { won.inverted() }
}

/// A game that is won at a level against a player whose checkers stand like this.
fn won(rules: &Rules, loser: Checkers, level: u8) -> Probabilities {
    if !counts_shares(rules) {
        return Probabilities::won(level.min(score::highest_level(rules)));
    }
    let points = score::points(rules, loser, level, &Cube::new(false), false) as f32;
    let share = (points - 1.0) / (most(rules) - 1.0).max(1.0);
    Probabilities { win: 1.0, win_gammon: share, ..Probabilities::default() }
}

/// A game that is won by bearing off against a player whose checkers stand like this.
pub(crate) fn won_against(rules: &Rules, loser: Checkers) -> Probabilities {
    won(rules, loser, score::level(rules, loser))
}

/// The chances of the player on roll if the opponent's last turn has ended the game.
#[must_use]
pub fn finished(rules: &Rules, position: &Position) -> Option<Probabilities> {
    if !may_be_over(rules, position) {
        return None;
    }
    let moved = position.swapped();
    let finish = end::finish(rules, &moved)?;
    Some(of_finish(rules, &finish, &moved).inverted())
}

/// Returns whether the game may be over: a quick test, since the answer is nearly always no. The first side of
/// `position` is the player who has not just moved.
fn may_be_over(rules: &Rules, position: &Position) -> bool {
    use tavola_rules::rules::End;
    let (mover, other) = (position.other(), position.own());
    let pinned = position.own_pinned() | position.other_pinned();
    match rules.end {
        _ if rules.mother && pinned != 0 => true,
        End::FirstOff | End::LastOff => !mover.any_from(1),
        End::HitLoses => !mover.any_from(1) || other.count(BAR) > 0,
        End::AllOnPoint(_) | End::Eliminated => true,
    }
}

/// Returns the chances in order, without ends that are impossible in this game or at this stage.
#[must_use]
pub fn possible(rules: &Rules, position: &Position, mut chances: Probabilities) -> Probabilities {
    let highest = score::highest_level(rules);
    if counts_shares(rules) || highest < 3 {
        (chances.win_backgammon, chances.lose_backgammon) = (0.0, 0.0);
    }
    if !counts_shares(rules) {
        if highest < 2 || position.other().count(OFF) > 0 {
            chances.win_gammon = 0.0;
        }
        if highest < 2 || position.own().count(OFF) > 0 {
            chances.lose_gammon = 0.0;
        }
    }
    chances.in_order()
}

#[cfg(test)]
mod tests {
    use super::*;
    use tavola_rules::rules::End;
    use tavola_rules::{Setup, variants};

    fn rules(name: &str) -> &'static Rules {
        variants::find(name).unwrap().rules
    }

    /// The result of the player who has just moved, who is first in the text.
    fn reached(rules: &Rules, text: &str) -> Option<f32> {
        let setup: Setup = text.parse().unwrap();
        let setup = setup.with_rest_off(rules, Player::First);
        let position = setup.position(rules, Player::First).unwrap();
        finished(rules, &position.swapped()).map(|chances| -equity(&points(rules), &chances))
    }

    #[test]
    fn levels_are_worth_their_points() {
        assert_eq!(reached(&Rules::STANDARD, "off:15 / 1:14 off:1"), Some(1.0));
        assert_eq!(reached(&Rules::STANDARD, "off:15 / 7:15"), Some(2.0));
        assert_eq!(reached(&Rules::STANDARD, "off:15 / 24:15"), Some(3.0));
        assert_eq!(reached(rules("portes"), "off:15 / 24:15"), Some(2.0));
        assert_eq!(reached(rules("irish"), "off:15 / 24:15"), Some(1.0));
        assert_eq!(reached(&Rules::STANDARD, "3:1 off:14 / 24:15"), None);
    }

    #[test]
    fn games_that_count_checkers_or_pips_are_worth_what_is_left() {
        let acey = rules("acey-deucey");
        assert_eq!(reached(acey, "off:15 / 1:1 off:14"), Some(1.0));
        assert_eq!(reached(acey, "off:15 / pool:9 bar:1 off:5"), Some(10.0));
        assert_eq!(reached(acey, "off:15 / 24:15"), Some(15.0));
        let close = |found: Option<f32>, wanted: f32| (found.unwrap() - wanted).abs() < 1e-2;
        // Pin counts the loser's pips, twice for a gammon, three times for a backgammon.
        assert!(close(reached(rules("pin"), "off:15 / 2:3 off:12"), 6.0));
        assert!(close(reached(rules("pin"), "off:15 / 7:15"), 210.0));
        assert!(close(reached(rules("pin"), "off:15 / 24:15"), 1080.0));
    }

    #[test]
    fn special_ends_have_the_side_that_their_rules_give() {
        assert_eq!(reached(rules("misere"), "off:15 / 24:15"), Some(-1.0));
        assert_eq!(reached(rules("no-hit"), "6:15 / bar:1 6:14"), Some(-1.0));
        assert_eq!(reached(rules("catch-me"), "24:6 / off:6"), Some(1.0));
        assert_eq!(reached(rules("tourne-case"), "1:3 / pool:3"), Some(1.0));
        // A pinned mother: two points, unless the pinner's own mother is at risk.
        assert_eq!(reached(rules("plakoto"), "1:1 2:14 / 24:1! 5:14"), Some(2.0));
        assert_eq!(reached(rules("plakoto"), "24:1 1:1 2:13 / 24:1! 5:14"), None);
        // Both pinned is a draw.
        assert_eq!(reached(rules("plakoto"), "24:1! 1:1 2:13 / 24:1! 1:1 5:13"), Some(0.0));
        assert_eq!(rules("tourne-case").end, End::AllOnPoint(1));
    }

    #[test]
    fn impossible_chances_are_taken_out() {
        let all = Probabilities {
            win: 0.5,
            win_gammon: 0.3,
            win_backgammon: 0.2,
            lose_gammon: 0.3,
            lose_backgammon: 0.2,
        };
        let position = |rules: &Rules| Position::start(rules, Player::First);
        let portes = possible(rules("portes"), &position(rules("portes")), all);
        assert_eq!((portes.win_gammon, portes.win_backgammon), (0.3, 0.0));
        let flat = possible(rules("irish"), &position(rules("irish")), all);
        assert_eq!((flat.win_gammon, flat.lose_gammon), (0.0, 0.0));
        let acey = possible(rules("acey-deucey"), &position(rules("acey-deucey")), all);
        assert_eq!((acey.win_gammon, acey.lose_gammon), (0.3, 0.3));
    }
}
