//! Exact results for positions of a game, by its rules.

use std::sync::Arc;

use tavola_rules::track::Track;
use tavola_rules::{Position, Rules};

use crate::evaluators::tables::bearoff::BearOffTable;
use crate::evaluators::tables::opposite_edges::{self, OppositeEdges};
use crate::evaluators::tables::race::{self, Race};
use crate::evaluators::tables::shared::{Made, Shared};
use crate::evaluators::tables::small_ends::{self, SmallEnds};
use crate::outcome::{self, Probabilities};
use crate::work::{Cancelled, Work};

/// The exact tables that are made in memory, of all games. Each is made when a position needs it first. Clones share them.
#[derive(Clone, Default)]
pub struct SolvedGames(Arc<Shelves>);

#[derive(Default)]
struct Shelves {
    races: Shared<Race>,
    small_ends: Shared<SmallEnds>,
    games: Shared<OppositeEdges>,
}

impl core::fmt::Debug for SolvedGames {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("SolvedGames").finish_non_exhaustive()
    }
}

impl SolvedGames {
    /// The chances of the player on roll of a game that is not over, on the scale of [`outcome`]; `None` if they are not
    /// known exactly.
    ///
    /// # Errors
    /// If the work is cancelled while a table is made.
    pub fn known(
        &self,
        rules: &Rules,
        position: &Position,
        work: &Work,
    ) -> Result<Option<Probabilities>, Cancelled> {
        if !may_have(rules, position) {
            return Ok(None);
        }
        self.of(rules).chances(rules, position, work)
    }

    /// Replaces the evaluator's chances of positions by exact ones, on the scale of [`outcome`], if the game goes on
    /// and they exist.
    ///
    /// # Errors
    /// If the work is cancelled while a table is made.
    pub fn correct(
        &self,
        rules: &Rules,
        positions: &[Position],
        chances: &mut [Probabilities],
        work: &Work,
    ) -> Result<(), Cancelled> {
        self.correct_by(Solved::clone, rules, positions, chances, work)
    }

    /// Does the same for an evaluator that has backgammon's bear-off.
    pub(crate) fn correct_unusual(
        &self,
        rules: &Rules,
        positions: &[Position],
        chances: &mut [Probabilities],
        work: &Work,
    ) -> Result<(), Cancelled> {
        self.correct_by(Solved::unusual, rules, positions, chances, work)
    }

    fn correct_by(
        &self,
        part: fn(&Solved) -> Solved,
        rules: &Rules,
        positions: &[Position],
        chances: &mut [Probabilities],
        work: &Work,
    ) -> Result<(), Cancelled> {
        // Most lists have no such position, so the rules are examined only for those that have.
        let Some(from) = positions.iter().position(|position| may_have(rules, position)) else {
            return Ok(());
        };
        let solved = part(&self.of(rules));
        if solved.is_empty() {
            return Ok(());
        }
        for (position, found) in positions.iter().zip(chances).skip(from) {
            if outcome::finished(rules, position).is_none()
                && let Some(known) = solved.chances(rules, position, work)?
            {
                *found = known;
            }
        }
        Ok(())
    }

    /// The tables of a game.
    fn of(&self, rules: &Rules) -> Solved {
        let Shelves { races, small_ends, games } = &*self.0;
        Solved {
            race: race::kind(rules).map(|kind| {
                if race::is_usual(&kind) { Alone::Usual } else { Alone::Other(races.table(kind, Race::new)) }
            }),
            few: small_ends::kind(rules).map(|kind| small_ends.table(kind, SmallEnds::new)),
            whole: opposite_edges::kind(rules).map(|kind| games.table(kind, OppositeEdges::new)),
        }
    }
}

/// The exact tables of one game.
#[derive(Clone)]
struct Solved {
    race: Option<Alone>,
    few: Option<Arc<Made<SmallEnds>>>,
    whole: Option<Arc<Made<OppositeEdges>>>,
}

/// The table of each side alone.
#[derive(Clone)]
enum Alone {
    /// Backgammon's bear-off, a constant.
    Usual,
    /// A bear-off by another rule, or a game whose players never meet.
    Other(Arc<Made<Race>>),
}

impl Solved {
    fn is_empty(&self) -> bool {
        self.race.is_none() && self.few.is_none() && self.whole.is_none()
    }

    /// Returns the tables without backgammon's bear-off.
    fn unusual(&self) -> Solved {
        let race = self.race.clone().filter(|race| !matches!(race, Alone::Usual));
        Solved { race, ..self.clone() }
    }

    fn chances(
        &self,
        rules: &Rules,
        position: &Position,
        work: &Work,
    ) -> Result<Option<Probabilities>, Cancelled> {
        if !may_have(rules, position) {
            return Ok(None);
        }
        if small_ends::may_have(rules, position)
            && let Some(few) = &self.few
        {
            // A sum of many shares can be more than 1 by its last digit.
            return Ok(few.get(work)?.chances(position).map(|chances| chances.in_order()));
        }
        let found = match (&self.race, &self.whole) {
            (Some(Alone::Usual), _) => BearOffTable::shared().evaluate(position),
            (Some(Alone::Other(table)), _) => table.get(work)?.chances(position),
            (None, Some(table)) => table.get(work)?.chances(position),
            (None, None) => None,
        };
        Ok(found.map(|chances| outcome::possible(rules, position, chances)))
    }
}

/// Returns whether every position that can occur in a game is solved.
#[must_use]
pub fn is_solved(rules: &Rules) -> bool {
    match rules.track {
        Track::HalfParallel => opposite_edges::kind(rules).is_some(),
        track => {
            let alone = track == Track::Towers || rules.start.iter().all(|start| start.all_home());
            alone && race::kind(rules).is_some()
        }
    }
}

/// Returns whether a position may be in a table: a quick test, for lists in which nearly none is.
#[inline]
fn may_have(rules: &Rules, position: &Position) -> bool {
    position.own().all_home() && position.other().all_home()
        || matches!(rules.track, Track::Towers | Track::HalfParallel)
        || small_ends::may_have(rules, position)
}

/// An exact table of a game that is made in memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InMemory {
    /// Each side alone: the number of bytes.
    EachSide(usize),
    /// Small ends of a ring, both sides together: the number of positions.
    SmallEnds(usize),
    /// Every position of the game, both sides together: their number.
    Whole(usize),
}

/// Makes the exact tables of a game, one after the other, and throws them away: for measurements. Backgammon's bear-off, which
/// many games share, is [`BearOffTable`]. The work hears of the progress of each.
pub fn make_in_memory(rules: &Rules, work: &Work) -> impl Iterator<Item = Result<InMemory, Cancelled>> {
    type Maker<'a> = Box<dyn FnOnce() -> Result<InMemory, Cancelled> + 'a>;
    let race = race::kind(rules).filter(|kind| !race::is_usual(kind));
    let makers: [Option<Maker<'_>>; 3] = [
        race.map(|kind| {
            Box::new(move || Ok(InMemory::EachSide(Race::new(&kind, work)?.bytes()))) as Maker<'_>
        }),
        small_ends::kind(rules)
            .map(|kind| Box::new(move || Ok(InMemory::SmallEnds(SmallEnds::new(&kind, work)?.count()))) as _),
        opposite_edges::kind(rules)
            .map(|kind| Box::new(move || Ok(InMemory::Whole(OppositeEdges::new(&kind, work)?.count()))) as _),
    ];
    makers.into_iter().flatten().map(|make| make())
}

#[cfg(test)]
mod tests {
    use std::sync::LazyLock;

    use super::*;
    use crate::work::Cancel;
    use tavola_rules::{Checkers, OFF, Occasion, Player, Plays, Roll, Setup, Step, variants};

    fn rules(name: &str) -> &'static Rules {
        variants::find(name).unwrap().rules
    }

    static GAMES: LazyLock<SolvedGames> = LazyLock::new(SolvedGames::default);

    fn known(rules: &Rules, position: &Position) -> Option<f32> {
        GAMES.known(rules, position, &Work::inline()).unwrap().map(|chances| chances.win)
    }

    /// The player's chance to win if every roll is played best by the table, computed with the plays of the rules.
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

    /// A side with `count` checkers somewhere on its board, no two on one point.
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
        let rules = rules("catch-me");
        let mut proved = 0;
        while proved < 150 {
            let own = 1 + number(3);
            let other = 1 + number(3);
            if own + other > 4 {
                continue;
            }
            let sides = [own, other].map(|count| scattered(rules, count, &mut number));
            let position = Position::start(&Rules { start: sides, ..rules.clone() }, Player::First);
            let setup = position.setup().position(rules, Player::First);
            if setup.is_ok() && may_have(rules, &position) {
                assert_worth(rules, &position);
                proved += 1;
            }
        }
    }

    #[test]
    fn tables_are_made_for_each_part_of_a_game_that_is_known() {
        let made =
            |name| make_in_memory(rules(name), &Work::inline()).map(Result::unwrap).collect::<Vec<_>>();
        assert_eq!(made("backgammon"), []);
        assert_eq!(made("tourne-case"), [InMemory::Whole(406 * 406)]);
        assert!(matches!(made("ludus-lumbardorum")[..], [InMemory::EachSide(_)]));
        assert_eq!(made("catch-me"), [InMemory::SmallEnds(40_398)]);
    }

    #[test]
    fn whole_games_are_known_from_their_start() {
        for (name, win) in [("doublets", 0.55), ("tourne-case", 0.52), ("eureka", 0.65)] {
            let rules = rules(name);
            let found = known(rules, &Position::start(rules, Player::First)).unwrap();
            assert!((found - win).abs() < 0.05, "{name}: {found}");
            assert!(is_solved(rules), "{name}");
        }
        for name in ["catch-me", "backgammon", "fevga"] {
            assert!(!is_solved(rules(name)), "{name}");
            assert_eq!(known(rules(name), &Position::start(rules(name), Player::First)), None);
        }
    }

    #[test]
    fn making_any_table_can_be_cancelled_and_reports_how_far_it_is() {
        for name in ["tourne-case", "ludus-lumbardorum", "catch-me", "mexican"] {
            let cancel = Cancel::new();
            let stop = cancel.clone();
            // Stopped by its own first report, so in the middle.
            let work = Work::inline().until(&cancel).reporting(move |progress| {
                assert!(progress.of.is_none_or(|of| progress.done <= of), "{progress:?}");
                stop.cancel();
            });
            assert_eq!(make_in_memory(rules(name), &work).next(), Some(Err(Cancelled)), "{name}");
        }
    }

    #[test]
    fn where_both_are_home_the_end_is_exact() {
        let setup: Setup = "1:1 off:14 / 2:1 off:14".parse().unwrap();
        for (name, exact) in [("fevga", true), ("plakoto", true), ("narde", true), ("straight", false)] {
            let rules = rules(name);
            let position = setup.position(rules, Player::First).unwrap();
            let chances = GAMES.known(rules, &position, &Work::inline()).unwrap();
            let chances = chances.map(|chances| (chances.win, chances.win_gammon));
            assert_eq!(chances, exact.then_some((1.0, 0.0)), "{name}");
        }
    }
}
