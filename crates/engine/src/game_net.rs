//! A net for one game, and what is known of a position without one.

use tavola_rules::rules::{BearOff, DiceRule, End, Obligation, Order, Rolls, Scoring, StackLimits};
use tavola_rules::track::Track;
use tavola_rules::{Position, Rules};

use crate::bearoff;
use crate::net::{Net, Seen};
use crate::outcome;
use crate::probabilities::Probabilities;

/// The net of a game.
#[derive(Clone, Debug)]
pub struct GameNet {
    rules: Rules,
    net: Net,
}

impl GameNet {
    /// A net that was trained for a game.
    #[must_use]
    pub fn new(rules: &Rules, net: Net) -> GameNet {
        GameNet { rules: rules.clone(), net }
    }

    /// Whether a game is played as the one that the net was trained for.
    #[must_use]
    pub fn supports(&self, rules: &Rules) -> bool {
        played_alike(&self.rules, rules)
    }

    /// The chances of the player on roll, as `outcome` has them.
    #[must_use]
    pub fn evaluate(&self, position: &Position) -> Probabilities {
        judge(&self.rules, position, || self.net.evaluate(position))
    }
}

/// Whether two games differ in nothing that changes what a position is worth: their names, who begins with which roll,
/// the cube, and which player has which of two starts change nothing.
#[must_use]
pub fn played_alike(a: &Rules, b: &Rules) -> bool {
    let [first, second] = b.start;
    let start = if a.start == [second, first] { a.start } else { b.start };
    let alike = Rules {
        start,
        name: a.name,
        opening: a.opening,
        winner_starts: a.winner_starts,
        cube: a.cube,
        usual_match: a.usual_match,
        in_turn: a.in_turn,
        ..b.clone()
    };
    *a == alike
}

/// The chances of the player on roll: of the end, where the game is over; exact, where both bear off as usual; else
/// what the net finds, without what cannot happen.
pub fn judge(rules: &Rules, position: &Position, net: impl FnOnce() -> Probabilities) -> Probabilities {
    if let Some(chances) = outcome::finished(rules, position) {
        return chances;
    }
    let chances = known(rules, position).unwrap_or_else(net);
    outcome::possible(rules, position, chances)
}

/// [`judge`] for many positions that are like each other, by a net that goes on from one to the next.
pub fn judge_each(
    rules: &Rules,
    net: &Net,
    seen: &mut Seen,
    positions: &[Position],
    chances: &mut Vec<Probabilities>,
) {
    let first = chances.len();
    net.evaluate_each(seen, positions, |found| chances.push(found));
    for (chances, position) in chances[first..].iter_mut().zip(positions) {
        *chances = judge(rules, position, || *chances);
    }
}

/// What the bear-off tables know of a position, where the game bears off as backgammon does.
#[must_use]
pub fn known(rules: &Rules, position: &Position) -> Option<Probabilities> {
    let (own, other) = (position.own(), position.other());
    if own.all_home() && other.all_home() && bears_off_as_usual(rules) {
        return bearoff::chances(position);
    }
    None
}

/// Whether a game goes on as backgammon does once both sides are home.
fn bears_off_as_usual(rules: &Rules) -> bool {
    matches!(rules.track, Track::Contrary | Track::Offset)
        && rules.bear_off == BearOff::FarthestOvershoot
        && rules.end == End::FirstOff
        && rules.order == Order::Free
        && matches!(rules.obligation, Obligation::Max { .. })
        && matches!(rules.rolls, Rolls::Thrown | Rolls::Open)
        && rules.dice == DiceRule::STANDARD
        && rules.overtaking
        && !rules.backward
        && (1..=6).all(|point| rules.stacks.at(point) == StackLimits::NONE.at(point))
        && matches!(rules.scoring, Scoring::Gammon123 | Scoring::Gammon12 | Scoring::Flat)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::encoding::Encoding;
    use crate::inputs::Inputs;
    use tavola_rules::{Player, Setup, variants};

    fn rules(name: &str) -> &'static Rules {
        variants::find(name).unwrap().rules
    }

    #[test]
    fn games_that_differ_in_their_names_only_share_a_net() {
        assert!(played_alike(rules("plakoto"), rules("tapa")));
        assert!(played_alike(rules("tapa"), rules("mahbusa")));
        assert!(played_alike(rules("acey-deucey"), rules("acey-deucey-us")));
        assert!(played_alike(rules("straight"), &rules("straight").exchanged()));
        assert!(!played_alike(rules("fevga"), rules("moultezim")));
        assert!(!played_alike(rules("portes"), &Rules::STANDARD));
    }

    #[test]
    fn a_net_comes_back_from_its_file_with_the_encoding_of_its_game() {
        for variant in &variants::ALL {
            let encoding = Encoding::of(variant.rules);
            assert_eq!(Encoding::from_name(encoding.name()), Some(encoding), "{}", variant.rules.name);
            let net = Net::zero(Inputs::Game(encoding), 16, 0, encoding.kinds());
            assert_eq!(Net::from_bytes(&net.to_bytes()), Ok(net));
        }
    }

    #[test]
    fn where_both_are_home_the_end_is_exact() {
        let setup: Setup = "1:1 off:14 / 1:1 off:14".parse().unwrap();
        for (name, exact) in [("fevga", true), ("plakoto", true), ("narde", true), ("mexican", false)] {
            let rules = rules(name);
            let position = setup.position(rules, Player::First).unwrap();
            assert_eq!(known(rules, &position).is_some(), exact, "{name}");
            if exact {
                let chances = judge(rules, &position, Probabilities::default);
                assert_eq!((chances.win, chances.win_gammon), (1.0, 0.0), "{name}");
            }
        }
    }
}
