//! The content of an id: a position with cube, score and phase.

use tavola_rules::game::{Offer, Phase};
use tavola_rules::{Graph, Match, MatchKind, Player, Position, Rules};

/// A position with its cube, its score and the event for which the game waits.
///
/// Seats: [`Player::First`] is the bottom player of an XGID and player 1 of GNU Backgammon;
/// [`Player::Second`] is the top player and player 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Situation {
    /// Name of the game.
    pub rules: &'static str,
    /// The board as the player on roll sees it.
    pub position: Position,
    /// The player on roll. This includes the time after a double, until it is answered.
    pub on_roll: Player,
    /// The event for which the game waits.
    pub awaits: Awaits,
    /// The cube, before a double that is not answered yet.
    pub cube_value: u32,
    /// The player who may double next; `None` while the cube is in the middle.
    pub cube_owner: Option<Player>,
    /// The highest value of the cube; 1 without a cube.
    pub cube_cap: u32,
    /// Points of the match; 0 for money.
    pub match_length: u16,
    /// Points of both players, indexed by [`Player::index`].
    pub score: [u32; 2],
    /// Whether this is the Crawford game.
    pub crawford: bool,
    /// Whether gammons count only with a turned cube. For money.
    pub jacoby: bool,
    /// Whether beavers are played. For money.
    pub beavers: bool,
}

/// The event for which the game waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Awaits {
    /// The player on roll rolls or doubles.
    Roll,
    /// The player on roll plays these dice.
    Play([u8; 2]),
    /// An answer to the cube: of the opponent to a double or a raccoon, of the player on roll to a beaver.
    Answer(Offer),
}

/// The highest cube in ids of other programs, unless they give another.
pub(crate) const USUAL_CAP: u32 = 1024;

impl Situation {
    /// A position by itself: money play without Jacoby and beavers, the cube in the middle, the first player
    /// to roll.
    #[must_use]
    pub fn money(rules: &Rules, position: Position) -> Situation {
        Situation {
            rules: rules.name,
            position,
            on_roll: Player::First,
            awaits: Awaits::Roll,
            cube_value: 1,
            cube_owner: None,
            cube_cap: USUAL_CAP,
            match_length: 0,
            score: [0; 2],
            crawford: false,
            jacoby: false,
            beavers: false,
        }
    }

    /// The running game of a match. While a roll is being played this is the position before it, with the
    /// dice; before the opening roll the first player is on roll.
    #[must_use]
    pub fn of_match(game: &Match) -> Situation {
        let rules = game.rules();
        let cube = game.game().cube();
        let money = game.kind() == MatchKind::Money;
        let (on_roll, awaits, before) = waits(game.game().phase());
        Situation {
            rules: rules.name,
            position: before.unwrap_or_else(|| game.game().position(on_roll)),
            on_roll,
            awaits,
            cube_value: cube.stake(),
            cube_owner: cube.owner,
            cube_cap: match rules.cube.cap {
                _ if !rules.cube.on => 1,
                0 => USUAL_CAP,
                cap => cap,
            },
            match_length: if let MatchKind::Points(length) = game.kind() { length } else { 0 },
            score: game.score(),
            crawford: game.game().is_crawford(),
            jacoby: game.game().jacoby(),
            beavers: money && rules.cube.on && rules.cube.beavers,
        }
    }

    /// The player who has to decide.
    #[must_use]
    pub fn decider(&self) -> Player {
        match self.awaits {
            Awaits::Roll | Awaits::Play(_) | Awaits::Answer(Offer::Beaver) => self.on_roll,
            Awaits::Answer(Offer::Double | Offer::Raccoon) => self.on_roll.opponent(),
        }
    }
}

/// The player on roll, the event that is awaited, and the board before the running roll.
fn waits(phase: &Phase) -> (Player, Awaits, Option<Position>) {
    match phase {
        Phase::Opening | Phase::Over(_) => (Player::First, Awaits::Roll, None),
        Phase::Roll { player, .. } | Phase::Choose { player, .. } => (*player, Awaits::Roll, None),
        Phase::Ahead { player, .. } => (player.opponent(), Awaits::Roll, None),
        Phase::Move { player, roll, turn, .. } => {
            let awaits = match roll.as_ref().map(tavola_rules::Roll::dice) {
                Some(&[a, b]) => Awaits::Play([a, b]),
                _ => Awaits::Roll,
            };
            (*player, awaits, Some(turn.graph().node(Graph::ROOT).position))
        }
        Phase::Answer { player, offer: offer @ Offer::Beaver, .. } => (*player, Awaits::Answer(*offer), None),
        Phase::Answer { player, offer, .. } => (player.opponent(), Awaits::Answer(*offer), None),
        Phase::Resigned { before, .. } => waits(before),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tavola_rules::{Action, Move};

    fn started() -> Match {
        let mut game = Match::new(Rules::STANDARD, MatchKind::Points(7));
        game.apply(Player::First, &Action::Opening { dice: [1, 3] }).unwrap();
        game
    }

    #[test]
    fn while_a_roll_is_played_the_situation_is_the_one_before_it() {
        let mut game = started();
        let before = Situation::of_match(&game);
        assert_eq!((before.on_roll, before.awaits), (Player::Second, Awaits::Play([3, 1])));
        game.apply(Player::Second, &Action::Move(Move { from: 8, to: 5, die: 3 })).unwrap();
        assert_eq!(Situation::of_match(&game), before);
    }

    #[test]
    fn who_doubles_stays_on_roll_and_the_other_decides() {
        let mut game = started();
        for mv in [Move { from: 8, to: 5, die: 3 }, Move { from: 6, to: 5, die: 1 }] {
            game.apply(Player::Second, &Action::Move(mv)).unwrap();
        }
        game.apply(Player::Second, &Action::Done).unwrap();
        game.apply(Player::First, &Action::Double).unwrap();
        let offered = Situation::of_match(&game);
        assert_eq!(offered.awaits, Awaits::Answer(Offer::Double));
        assert_eq!((offered.on_roll, offered.decider()), (Player::First, Player::Second));
        assert_eq!((offered.cube_value, offered.cube_owner, offered.match_length), (1, None, 7));
        assert_eq!(offered.position, game.game().position(Player::First));
        game.apply(Player::Second, &Action::Take).unwrap();
        let taken = Situation::of_match(&game);
        assert_eq!((taken.cube_value, taken.cube_owner), (2, Some(Player::Second)));
    }
}
