//! What is known exactly of the positions of a game, by its rules.

use std::sync::Arc;

use tavola_rules::track::Track;
use tavola_rules::{Position, Rules};

use crate::evaluators::tables::bearoff::BearOff;
use crate::evaluators::tables::facing::{self, Facing};
use crate::evaluators::tables::few::{self, Few};
use crate::evaluators::tables::race::{self, Race};
use crate::evaluators::tables::shelf::{Made, Shelf};
use crate::outcome::{self, Probabilities};

static RACES: Shelf<Race> = Shelf::new();
static SMALL_ENDS: Shelf<Few> = Shelf::new();
static GAMES: Shelf<Facing> = Shelf::new();

/// The exact tables of one game. They are made when a position needs them first.
pub(crate) struct Solved {
    race: Option<Alone>,
    few: Option<Arc<Made<Few>>>,
    whole: Option<Arc<Made<Facing>>>,
}

/// The table of each side alone.
enum Alone {
    /// Backgammon's bear-off.
    Usual,
    /// A bear-off by another rule, or a game whose players never meet.
    Other(Arc<Made<Race>>),
}

impl Solved {
    /// Those of a game, if it has any.
    pub(crate) fn of(rules: &Rules) -> Option<Solved> {
        let race = race::kind(rules).map(|kind| {
            if race::is_usual(&kind) { Alone::Usual } else { Alone::Other(RACES.table(kind, Race::new)) }
        });
        let few = few::kind(rules).map(|kind| SMALL_ENDS.table(kind, Few::new));
        let whole = facing::kind(rules).map(|kind| GAMES.table(kind, Facing::new));
        (race.is_some() || few.is_some() || whole.is_some()).then_some(Solved { race, few, whole })
    }

    /// The same, but not for games of which only backgammon's bear-off is known.
    pub(crate) fn unusual(rules: &Rules) -> Option<Solved> {
        Solved::of(rules).filter(|solved| !matches!(solved.race, Some(Alone::Usual)) || solved.few.is_some())
    }

    /// Whether every position of a game is known that can come about in it.
    pub(crate) fn has_all(rules: &Rules) -> bool {
        match rules.track {
            Track::HalfParallel => facing::kind(rules).is_some(),
            track => {
                let alone = track == Track::Towers || rules.start.iter().all(|start| start.all_home());
                alone && race::kind(rules).is_some()
            }
        }
    }

    /// Whether a position may be in a table: a quick look, for lists in which nearly none is.
    #[inline]
    pub(crate) fn may_have(rules: &Rules, position: &Position) -> bool {
        position.own().all_home() && position.other().all_home()
            || matches!(rules.track, Track::Towers | Track::HalfParallel)
            || few::may_have(rules, position)
    }

    /// The chances of the player on roll of a game that is not over, on the scale of [`outcome`]; nothing where they are
    /// not known exactly.
    pub(crate) fn chances(&self, rules: &Rules, position: &Position) -> Option<Probabilities> {
        if !Solved::may_have(rules, position) {
            return None;
        }
        if few::may_have(rules, position)
            && let Some(few) = &self.few
        {
            return few.get().chances(position);
        }
        let found = match (&self.race, &self.whole) {
            (Some(Alone::Usual), _) => BearOff::shared().evaluate(position),
            (Some(Alone::Other(table)), _) => table.get().chances(position),
            (None, Some(table)) => table.get().chances(position),
            (None, None) => None,
        };
        found.map(|chances| outcome::possible(rules, position, chances))
    }
}

/// An exact table of a game that is made in memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InMemory {
    /// Each side alone: so many bytes.
    EachSide(usize),
    /// Small ends, both sides together: so many positions.
    SmallEnds(usize),
    /// Every position of the game, both sides together: so many.
    Whole(usize),
}

/// Makes the exact tables of a game, one after the other, and throws them away: for measurements. Backgammon's bear-off, which
/// many games share, is [`BearOff`].
pub fn make_in_memory(rules: &Rules) -> impl Iterator<Item = InMemory> {
    let race = race::kind(rules).filter(|kind| !race::is_usual(kind));
    let makers: [Option<Box<dyn FnOnce() -> InMemory>>; 3] = [
        race.map(|kind| Box::new(move || InMemory::EachSide(Race::new(&kind).bytes())) as _),
        few::kind(rules).map(|kind| Box::new(move || InMemory::SmallEnds(Few::new(&kind).count())) as _),
        facing::kind(rules).map(|kind| Box::new(move || InMemory::Whole(Facing::new(&kind).count())) as _),
    ];
    makers.into_iter().flatten().map(|make| make())
}

#[cfg(test)]
mod tests {
    use super::*;
    use tavola_rules::{Checkers, OFF, Occasion, Player, Plays, Roll, Step, variants};

    fn rules(name: &str) -> &'static Rules {
        variants::find(name).unwrap().rules
    }

    fn known(rules: &Rules, position: &Position) -> Option<f32> {
        Solved::of(rules)?.chances(rules, position).map(|chances| chances.win)
    }

    /// What the player on roll wins if every roll is played as the table has it best, found with the plays of the rules.
    fn by_its_plays(rules: &Rules, position: &Position) -> f32 {
        let occasion = Occasion { player: Player::First, turn: Occasion::LATER, begins: true };
        let mut plays = Plays::new();
        let mut sum = 0.0;
        for roll in Roll::ALL {
            let steps = rules.steps(position, roll, &occasion);
            match steps.first() {
                Some(Step::Play(segment)) => plays.generate(rules, position, segment),
                _ => plays.pass(position),
            }
            let again = steps.last() == Some(&Step::Roll);
            let worth = |play: &tavola_rules::Play| {
                let theirs = play.position.swapped();
                match outcome::finished(rules, &theirs) {
                    Some(over) => 1.0 - over.win,
                    None if again => known(rules, &play.position).unwrap(),
                    None => 1.0 - known(rules, &theirs).unwrap(),
                }
            };
            sum += roll.weight() as f32 / 36.0 * plays.iter().map(worth).fold(0.0, f32::max);
        }
        sum
    }

    /// Numbers that look random, the same every time.
    fn numbers() -> impl FnMut(u64) -> u8 {
        let mut state = 0x2545_F491_4F6C_DD1D_u64;
        move |below| {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            (state % below) as u8
        }
    }

    fn assert_worth(rules: &Rules, position: &Position) {
        let (found, wanted) = (known(rules, position).unwrap(), by_its_plays(rules, position));
        assert!((found - wanted).abs() < 5e-5, "{}: {position}: {found}, not {wanted}", rules.name);
    }

    #[test]
    fn tourne_case_is_worth_what_its_best_plays_are_worth() {
        let rules = rules("tourne-case");
        let mut number = numbers();
        let mut plays = Plays::new();
        let mut position = Position::start(rules, Player::First);
        for _ in 0..400 {
            assert_worth(rules, &position);
            let roll = Roll::ALL[usize::from(number(21))];
            let occasion = Occasion::of(rules, &position);
            if let Some(Step::Play(segment)) = rules.steps(&position, roll, &occasion).first() {
                plays.generate(rules, &position, segment);
                position = plays[usize::from(number(plays.len() as u64))].position;
            }
            position = position.swapped();
            if outcome::finished(rules, &position).is_some() {
                position = Position::start(rules, Player::First);
            }
        }
    }

    /// A side with so many checkers somewhere on its board, no two on one point.
    fn scattered(rules: &Rules, count: u8, number: &mut impl FnMut(u64) -> u8) -> Checkers {
        let mut side = Checkers::NONE.with(OFF, rules.checkers(Player::First) - count);
        while side.in_play() < count {
            let place = 1 + number(u64::from(rules.track.len()));
            if side.count(place) == 0 {
                side = side.with(place, 1);
            }
        }
        side
    }

    #[test]
    fn small_ends_are_worth_what_their_best_plays_are_worth() {
        let mut number = numbers();
        for (name, most) in [("catch-me", 4), ("ludus-lumbardorum", 3), ("medio-emperador", 3)] {
            let rules = rules(name);
            let mut proved = 0;
            while proved < 150 {
                let own = 1 + number(3);
                let other = 1 + number(3);
                if own + other > most {
                    continue;
                }
                let sides = [own, other].map(|count| scattered(rules, count, &mut number));
                let position = Position::start(&Rules { start: sides, ..rules.clone() }, Player::First);
                let setup = position.setup().position(rules, Player::First);
                if setup.is_ok() && Solved::may_have(rules, &position) {
                    assert_worth(rules, &position);
                    proved += 1;
                }
            }
        }
    }

    #[test]
    fn tables_are_made_for_each_part_of_a_game_that_is_known() {
        let made = |name| make_in_memory(rules(name)).collect::<Vec<_>>();
        assert_eq!(made("backgammon"), []);
        assert_eq!(made("tourne-case"), [InMemory::Whole(406 * 406)]);
        assert!(matches!(made("ludus-lumbardorum")[..], [InMemory::EachSide(_), InMemory::SmallEnds(8530)]));
    }

    #[test]
    fn whole_games_are_known_from_their_start() {
        for (name, win) in [("doublets", 0.55), ("tourne-case", 0.52), ("eureka", 0.65)] {
            let rules = rules(name);
            let found = known(rules, &Position::start(rules, Player::First)).unwrap();
            assert!((found - win).abs() < 0.05, "{name}: {found}");
            assert!(Solved::has_all(rules), "{name}");
        }
        for name in ["catch-me", "backgammon", "fevga"] {
            assert!(!Solved::has_all(rules(name)), "{name}");
            assert_eq!(known(rules(name), &Position::start(rules(name), Player::First)), None);
        }
    }
}
