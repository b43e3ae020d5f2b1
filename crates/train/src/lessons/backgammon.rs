//! Lessons of backgammon, from self-play.
//!
//! Frozen nets play a game without look-ahead. In every position all 21 rolls are answered, so the mean over the dice
//! is known beside the actual roll; the difference is luck. The result of the game, less the luck of all later rolls,
//! is a sample of the position's worth to these nets, with far less noise than the result itself. This is a control
//! variate: the sum telescopes to the result if the nets are wrong, and to their own estimate if they are right. A
//! share (`trust`) of the later corrections is passed back at each step, as in TD(λ).

use std::ops::Range;
use std::sync::Arc;

use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use tavola_engine::Probabilities;
use tavola_engine::evaluators::Class;
use tavola_engine::evaluators::nets::inputs::{Active, Inputs};
use tavola_engine::evaluators::nets::prefilter::Prefilter;
use tavola_rules::{Player, Position, Roll, Rules};

use crate::lessons::Lesson;
use crate::selfplay::{self, Lists, NetEvaluator};

/// A stray play is chosen within this equity of the best one.
const STRAY_WITHIN: f32 = 0.2;

/// The most plays that are searched one roll ahead because they are near the best, and how far behind it they may be.
const AHEAD: usize = 4;
const AHEAD_WITHIN: f32 = 0.08;

/// How far behind the best the plays are that are judged two rolls ahead.
const DEEP_WITHIN: f32 = 0.06;

/// How far behind the best the plays are from which others are drawn.
const FAR_WITHIN: f32 = 0.5;

/// Starting positions of games.
pub(crate) enum Starts {
    /// The start position of backgammon, sometimes of another game that is played alike.
    Rules,
    /// The start position of one game; either player is on roll.
    Of(&'static Rules),
    /// Positions of earlier lessons, each kind equally often.
    Seen(Vec<Vec<Position>>),
}

impl Starts {
    /// The contact positions of lessons, or the races; `None` if there are none.
    pub(crate) fn seen(lessons: impl Iterator<Item = Lesson>, races: bool) -> Option<Starts> {
        let (class, inputs) =
            if races { (Class::Race, Inputs::Race) } else { (Class::Contact, Inputs::Contact) };
        let mut kinds = vec![Vec::new(); inputs.kinds()];
        let mut active = Active::default();
        for Lesson { position, .. } in lessons {
            if Class::of(&position) == class {
                inputs.activate(&position, &mut active);
                kinds[active.kind()].push(position);
            }
        }
        kinds.retain(|positions| !positions.is_empty());
        (!kinds.is_empty()).then_some(Starts::Seen(kinds))
    }

    fn pick(&self, rng: &mut ChaCha8Rng) -> (Position, bool) {
        match self {
            Starts::Rules => (selfplay::start(rng), true),
            Starts::Of(rules) => {
                let first = if rng.random_bool(0.5) { Player::First } else { Player::Second };
                (Position::start(rules, first), false)
            }
            Starts::Seen(kinds) => {
                let positions = &kinds[rng.random_range(0..kinds.len())];
                (positions[rng.random_range(0..positions.len())], false)
            }
        }
    }
}

/// Returns whether a game continues in a position. If both sides are home, tables have the result.
fn plays_on(position: &Position) -> bool {
    matches!(Class::of(position), Class::Contact | Class::Race)
}

/// Manner of play and judgement in games.
pub(crate) struct LessonSettings {
    pub(crate) starts: Starts,
    /// The share of plays that are not the best ones, so that the nets see positions that they would avoid. Corrections
    /// of later positions are not passed back beyond such a play.
    pub(crate) strays: f64,
    /// The share of later corrections that each position passes back to the one before.
    pub(crate) trust: f32,
    /// Whether a search one roll ahead chooses the plays, not the nets alone. Plays that were nearly chosen make
    /// lessons too.
    pub(crate) ahead: bool,
    /// With `ahead`, the number of plays farther behind that are drawn and searched too. A net never learns that it misjudges plays
    /// that nobody looks at.
    pub(crate) far: usize,
    /// With `ahead`, whether plays near the best are judged two rolls ahead.
    pub(crate) deep: bool,
    /// Selects the replies to examine out of many.
    pub(crate) picker: Option<Arc<Prefilter>>,
}

/// One position of a game in progress.
struct Step {
    position: Position,
    /// Worth by the mean over the rolls.
    mean: Probabilities,
    /// Worth by the actual roll, if the best play by the nets alone followed.
    came: Probabilities,
    /// Whether the play was not the one that seemed best.
    strayed: bool,
    /// The alternatives of the game to this position, with their worths by the mean over the rolls.
    others: Vec<(Position, Probabilities)>,
}

/// A possible next position of a game, for the player on roll there.
struct Next {
    position: Position,
    /// Worth by the mean over the rolls, if that is known.
    mean: Option<Probabilities>,
    /// The other positions that were examined.
    others: Vec<(Position, Probabilities)>,
}

impl Next {
    fn unknown(position: Position) -> Next {
        Next { position, mean: None, others: Vec::new() }
    }
}

/// The worth of a position by the mean over the rolls, each answered by the best play.
pub(crate) fn mean(lists: &mut Lists, nets: &impl NetEvaluator, position: &Position) -> Probabilities {
    if !plays_on(position) {
        return nets.evaluate(position);
    }
    Roll::ALL.iter().fold(Probabilities::default(), |mean, roll| {
        let best = lists.answer(nets, position, (roll.dice()[0], roll.dice()[1]));
        mean.plus(&lists.chances[best].inverted(), roll.weight() as f32 / 36.0)
    })
}

/// The worth of a position by the mean over two rolls: the nets choose the plays of the first, and the faster ones those of the second.
fn mean_of_two(lists: &mut [Lists; 2], nets: &impl NetEvaluator, position: &Position) -> Probabilities {
    if !plays_on(position) {
        return nets.evaluate(position);
    }
    let [first, second] = lists;
    Roll::ALL.iter().fold(Probabilities::default(), |mean, roll| {
        let best = first.answer(nets, position, (roll.dice()[0], roll.dice()[1]));
        let after = self::mean(second, nets.faster(), &first.positions[best]);
        mean.plus(&after.inverted(), roll.weight() as f32 / 36.0)
    })
}

/// Lists that are used again for every game.
#[derive(Default)]
struct Table {
    /// The plays of the actual roll: all of them.
    own: Lists,
    /// The replies to them, and the plays after those.
    replies: [Lists; 2],
    steps: Vec<Step>,
}

impl Table {
    /// Returns the best position of the list by the mean over the next roll. `best` is the number of the best by the
    /// nets alone.
    fn ahead(
        &mut self,
        nets: &impl NetEvaluator,
        course: &LessonSettings,
        best: usize,
        rng: &mut ChaCha8Rng,
    ) -> Next {
        let far = course.far;
        let least = self.own.chances[best].money();
        let chances = self.own.chances.iter().map(Probabilities::money);
        let mut near: Vec<(f32, Position)> = chances.zip(self.own.positions.iter().copied()).collect();
        near.retain(|(equity, _)| *equity <= least + if far > 0 { FAR_WITHIN } else { AHEAD_WITHIN });
        near.sort_by(|a, b| a.0.total_cmp(&b.0));
        let close = near.iter().take(AHEAD).take_while(|(equity, _)| *equity <= least + AHEAD_WITHIN).count();
        let (drawn, _) = near[close..].partial_shuffle(rng, far);
        let drawn = drawn.len();
        let (positions, replies) =
            (near[..close].iter().chain(&near[near.len() - drawn..]), &mut self.replies[0]);
        let judge = |(_, position): &(f32, Position)| (*position, mean(replies, nets, position));
        let mut others: Vec<(Position, Probabilities)> = positions.map(judge).collect();
        others.sort_by(|a, b| a.1.money().total_cmp(&b.1.money()));
        if course.deep {
            self.deepen(nets, &mut others);
        }
        let (position, mean) = others.remove(0);
        Next { position, mean: Some(mean), others }
    }

    /// Judges the plays near the best two rolls ahead, and sorts all plays again. The others are worth what the look one roll ahead found, and
    /// the mean of what the second roll changed.
    fn deepen(&mut self, nets: &impl NetEvaluator, plays: &mut [(Position, Probabilities)]) {
        let within = plays[0].1.money() + DEEP_WITHIN;
        let near = plays.partition_point(|(_, mean)| mean.money() <= within);
        if near < 2 {
            return;
        }
        let (near, others) = plays.split_at_mut(near);
        let share = 1.0 / near.len() as f32;
        let mut change = Probabilities::default();
        for (position, mean) in near {
            let deep = mean_of_two(&mut self.replies, nets, position);
            change = change.plus(&deep, share).plus(mean, -share);
            *mean = deep;
        }
        for (position, mean) in others {
            if plays_on(position) {
                *mean = mean.plus(&change, 1.0);
            }
        }
        plays.sort_by(|a, b| a.1.money().total_cmp(&b.1.money()));
    }

    /// Plays game number `number` and appends its lessons. The same seed and number give the same game.
    fn play(
        &mut self,
        nets: &impl NetEvaluator,
        course: &LessonSettings,
        (seed, number): (u64, u64),
        lessons: &mut Vec<Lesson>,
    ) {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        rng.set_stream(number + 1);
        let (position, mut opening) = course.starts.pick(&mut rng);
        let mut now = Next::unknown(position);
        self.steps.clear();
        while plays_on(&now.position) {
            let thrown = selfplay::throw(&mut rng, opening);
            opening = false;
            let Next { position, mean, others } = now;
            let mean = mean.unwrap_or_else(|| self::mean(&mut self.replies[0], nets, &position));
            let best = self.own.answer(nets, &position, thrown);
            let came = self.own.chances[best].inverted();
            let stray = rng.random_bool(course.strays).then(|| {
                let Lists { positions, chances, .. } = &self.own;
                let within = chances[best].money() + STRAY_WITHIN;
                let near: Vec<usize> = (0..chances.len()).filter(|&i| chances[i].money() <= within).collect();
                positions[near[rng.random_range(0..near.len())]]
            });
            now = match stray {
                Some(position) => Next::unknown(position),
                None if course.ahead => self.ahead(nets, course, best, &mut rng),
                None => Next::unknown(self.own.positions[best]),
            };
            self.steps.push(Step { position, mean, came, strayed: stray.is_some(), others });
        }
        // The result of the next position, seen by the player whose turn it was there.
        let mut later = nets.evaluate(&now.position);
        for step in self.steps.iter().rev() {
            let corrected = |trust| step.mean.plus(&later.inverted(), trust).plus(&step.came, -trust);
            let target = if step.strayed { step.mean } else { corrected(course.trust) };
            lessons.push(Lesson { position: step.position, dice: None, target });
            // Positions that are alike differ from their targets by about the same, so the differences between plays have no
            // noise.
            let told =
                step.others.iter().filter(|(position, _)| plays_on(position)).map(|(position, mean)| {
                    let target = mean.plus(&target, 1.0).plus(&step.mean, -1.0);
                    Lesson { position: *position, dice: None, target }
                });
            lessons.extend(told);
            later = target;
        }
    }
}

/// Plays games of a range on `threads` threads; their lessons are in the order of the games.
pub(crate) fn play_all(
    nets: &impl NetEvaluator,
    course: &LessonSettings,
    seed: u64,
    games: Range<u64>,
    threads: u64,
) -> Vec<Lesson> {
    let share = (games.end - games.start).div_ceil(threads.max(1)).max(1);
    let parts: Vec<Vec<Lesson>> = std::thread::scope(|scope| {
        let threads: Vec<_> = (games.start..games.end)
            .step_by(share as usize)
            .map(|first| {
                let some = first..(first + share).min(games.end);
                scope.spawn(move || {
                    let replies = [0; 2].map(|_| Lists::picking(course.picker.clone()));
                    let (mut table, mut lessons) = (Table { replies, ..Table::default() }, Vec::new());
                    for game in some {
                        table.play(nets, course, (seed, game), &mut lessons);
                    }
                    lessons
                })
            })
            .collect();
        threads.into_iter().map(|thread| thread.join().expect("a game is played without panic")).collect()
    });
    parts.concat()
}

#[cfg(test)]
mod tests {
    use super::*;
    use tavola_engine::evaluators::nets::net::Net;

    fn course(trust: f32) -> LessonSettings {
        LessonSettings {
            starts: Starts::Rules,
            strays: 0.1,
            trust,
            ahead: false,
            far: 0,
            deep: false,
            picker: None,
        }
    }

    fn picker() -> Option<Arc<Prefilter>> {
        let pick = include_bytes!("../../../../nets/backgammon/pick.net");
        Prefilter::new(&Net::from_bytes(pick).unwrap(), None).map(Arc::new)
    }

    #[test]
    fn lessons_do_not_depend_on_threads() {
        let nets = tavola_engine::evaluators::Nets::embedded();
        let found = |threads| {
            let lessons = play_all(&nets, &course(0.8), 3, 0..4, threads);
            lessons.iter().map(|lesson| (lesson.position, lesson.target.to_array())).collect::<Vec<_>>()
        };
        assert_eq!(found(1), found(3));
    }

    #[test]
    fn plays_that_are_drawn_make_lessons_of_their_own() {
        let nets = tavola_engine::evaluators::Nets::embedded();
        let lessons = |far| {
            let course = LessonSettings { ahead: true, far, strays: 0.0, ..course(0.0) };
            play_all(&nets, &course, 7, 0..2, 1).len()
        };
        let [near, far] = [0, 3].map(lessons);
        assert!(far > near + near / 3, "{near} {far}");
    }

    #[test]
    fn two_rolls_ahead_a_position_is_worth_nearly_what_it_is_one_roll_ahead() {
        let nets = tavola_engine::evaluators::Nets::embedded();
        let picker = picker();
        let start = Position::start(&Rules::STANDARD, Player::First);
        let mut lists = [0; 2].map(|_| Lists::picking(picker.clone()));
        let near = mean(&mut lists[0], &nets, &start).money();
        let far = mean_of_two(&mut lists, &nets, &start).money();
        assert!(near != far && (near - far).abs() < 0.02, "{near} {far}");

        let lessons = |deep| {
            let course = LessonSettings { ahead: true, deep, picker: picker.clone(), ..course(0.0) };
            play_all(&nets, &course, 11, 0..1, 1)
                .iter()
                .map(|lesson| lesson.target.to_array())
                .collect::<Vec<_>>()
        };
        assert_ne!(lessons(false), lessons(true));
    }

    /// Without trust a lesson is the mean over the rolls; with trust, the mean of many games stays the same, for the games are the same. This
    /// also holds if plays are chosen one roll ahead, and if only some of them are examined.
    #[test]
    fn what_the_later_game_corrects_has_no_bias() {
        let nets = tavola_engine::evaluators::Nets::embedded();
        let picker = picker();
        let mean = |course| {
            let lessons = play_all(&nets, &course, 5, 0..36, 2);
            lessons.iter().map(|lesson| f64::from(lesson.target.money())).sum::<f64>() / lessons.len() as f64
        };
        let ahead = |trust| LessonSettings { ahead: true, picker: picker.clone(), ..course(trust) };
        for course in [&course as &dyn Fn(f32) -> LessonSettings, &ahead] {
            let [near, far] = [0.0, 0.8].map(|trust| mean(course(trust)));
            assert!(near != far && (near - far).abs() < 0.015, "{near} {far}");
        }
    }
}
