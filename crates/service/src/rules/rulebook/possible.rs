//! Events that can occur in a game. A page has sentences about these only.

use tavola_rules::point::{BAR, POOL};
use tavola_rules::rules::{BackgammonZone, Contact, End, Rolls, Scoring};
use tavola_rules::track::Track;
use tavola_rules::{Player, Rules};

/// First point of the quadrant in which a player begins; the quadrant ends at point 24.
const FIRST_QUADRANT: u8 = 19;

/// Events that can occur in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Possible {
    /// Checkers of both players can come to the same point.
    pub meeting: bool,
    /// A checker can be hit. In a game that is lost by hitting, a hit ends the game.
    pub hits: bool,
    /// A checker can be pinned.
    pub pins: bool,
    /// A checker can stand on the bar during play.
    pub bar: bool,
    /// Checkers wait in the pool.
    pub pool: bool,
    /// Checkers are borne off.
    pub bearing_off: bool,
    /// A game can count double because the loser has borne off nothing.
    pub gammon: bool,
    /// A game can count three times.
    pub backgammon: bool,
    /// A game can end in a draw.
    pub draw: bool,
    /// There is a doubling cube.
    pub cube: bool,
    /// The players begin with unequal chances.
    pub unequal: bool,
}

impl Possible {
    /// Determines the possible events under these rules.
    #[must_use]
    pub fn of(rules: &Rules) -> Possible {
        let meeting = meeting(rules);
        let facing = rules.track == Track::HalfParallel;
        let board = !matches!(rules.track, Track::Ring | Track::Towers);
        let hits = board && rules.contact == Contact::Hit && (meeting || facing);
        let pins = board && meeting && matches!(rules.contact, Contact::Pin(_));
        let starts_with = |place| rules.start.iter().any(|start| start.count(place) > 0);
        let pool = starts_with(POOL);
        let bar = (hits && rules.end != End::HitLoses) || starts_with(BAR);
        let bearing_off =
            matches!(rules.end, End::FirstOff | End::LastOff | End::HitLoses) && rules.track != Track::Ring;
        let levels = if bearing_off && rules.end != End::LastOff && rules.track != Track::Towers {
            tavola_rules::score::highest_level(rules)
        } else {
            1
        };
        // A loser's checker can stay in the first quadrant only if it begins or enters there. Half a board has none.
        let entering = bar || pool;
        let quadrant = rules.track.len() == 24 && (entering || (FIRST_QUADRANT..=24).any(starts_with));
        let outside = entering && rules.backgammon_zone == BackgammonZone::QuadrantOrBar;
        Possible {
            meeting,
            hits,
            pins,
            bar,
            pool,
            bearing_off,
            gammon: levels > 1,
            backgammon: levels > 2 && (quadrant || outside),
            draw: dead_end(rules, pins) || (rules.mother && pins),
            cube: rules.cube.on,
            unequal: rules.is_unequal(),
        }
    }
}

/// Returns whether a position can occur in which neither player can ever move again. Its causes are pins or bars on both sides, or the one
/// roll that both players play.
fn dead_end(rules: &Rules, pins: bool) -> bool {
    pins || rules.rolls == Rolls::Fixed || rules.track == Track::HalfContrary
}

/// Returns whether the paths of the players' checkers overlap from their start points. Without an overlap nothing sends a checker back
/// behind its start point.
fn meeting(rules: &Rules) -> bool {
    if rules.track.apart() {
        return false;
    }
    let farthest = |player: Player| match rules.start[player.index()].farthest() {
        _ if rules.backward || rules.track == Track::Ring => rules.track.len(),
        farthest => farthest.unwrap_or(0).min(rules.track.len()),
    };
    let other = farthest(Player::Second);
    (1..=farthest(Player::First)).any(|point| rules.track.facing(point) <= other)
}

/// Returns whether a game may be worth much more than one point, so that a match to a few points would be one game.
#[must_use]
pub fn counts_high(rules: &Rules) -> bool {
    matches!(rules.scoring, Scoring::Pips | Scoring::CheckersLeft(_))
}

#[cfg(test)]
mod tests {
    use super::*;
    use tavola_rules::variants;

    fn of(name: &str) -> Possible {
        Possible::of(variants::find(name).unwrap().rules)
    }

    #[test]
    fn what_can_happen_follows_from_the_rules() {
        let standard = of("backgammon");
        assert!(standard.hits && standard.bar && standard.backgammon && standard.cube && !standard.pool);
        let eureka = of("eureka");
        assert!(!eureka.meeting && !eureka.hits && !eureka.bar && eureka.gammon && !eureka.backgammon);
        let no_hit = of("no-hit");
        assert!(no_hit.hits && !no_hit.bar && no_hit.backgammon);
        assert!(of("snake").bar && of("snake").unequal);
        assert!(of("puff").pool && of("puff").bar);
        assert!(!of("fevga").hits && !of("fevga").bar && !of("fevga").backgammon);
        assert!(of("pin").pins && !of("pin").bar && of("pin").backgammon && of("pin").draw);
        assert!(of("tourne-case").hits && of("tourne-case").bar && !of("tourne-case").bearing_off);
        assert!(!of("catch-me").bar && !of("catch-me").bearing_off);
        assert!(!of("doublets").meeting && of("doublets").bearing_off && !of("doublets").gammon);
        assert!(!of("misere").gammon && of("misere").hits);
        assert!(of("straight").backgammon && of("double-against-choice").unequal);
    }
}
