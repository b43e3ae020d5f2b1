//! A game small enough to be solved: the result of training is compared with the truth.

use std::collections::{HashMap, HashSet};

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use tavola_engine::evaluators::nets::encoding::Encoding;
use tavola_engine::evaluators::nets::inputs::Inputs;
use tavola_engine::{Probabilities, outcome};
use tavola_rules::rules::{BearOff, CheckersLeft, CubeRules, Opening, Scoring};
use tavola_rules::{Checkers, Occasion, Player, Plays, Position, Roll, Rules, Step};

use crate::deep::{self, DeepLearner};
use crate::games;
use crate::games::judge::Judge;
use crate::games::recipe::Recipe;
use crate::games::turn::Turns;
use crate::lessons::game::{self, LessonSettings};

/// Two checkers each, against each other on the last points: a race that nobody can be hit in. Every number bears a
/// checker off that stands near enough, and checkers that are left count, so that no exact table serves it.
const MINI: Rules = Rules {
    name: "mini",
    start: [Checkers::of(&[(6, 1), (5, 1)]); 2],
    bear_off: BearOff::FreeOvershoot,
    opening: Opening::LotThenRoll,
    scoring: Scoring::CheckersLeft(CheckersLeft::Once),
    cube: CubeRules::OFF,
    ..Rules::STANDARD
};

/// Points that the player on roll can expect, by trying everything.
#[derive(Default)]
struct Solution {
    known: HashMap<Position, f32>,
    /// The positions that best play leads to.
    reached: HashSet<Position>,
}

impl Solution {
    fn ends(position: &Position, roll: Roll) -> Vec<Position> {
        let steps = MINI.steps(position, roll, &Occasion::of(&MINI, position));
        let [Step::Play(segment)] = steps[..] else { panic!("a roll of this game is one segment") };
        let mut plays = Plays::new();
        plays.generate(&MINI, position, &segment);
        plays.iter().map(|play| play.position.swapped()).collect()
    }

    fn worth(&mut self, position: &Position) -> f32 {
        if let Some(chances) = outcome::finished(&MINI, position) {
            return outcome::equity(&outcome::points(&MINI), &chances);
        }
        if let Some(&found) = self.known.get(position) {
            return found;
        }
        let mut mean = 0.0;
        for roll in Roll::ALL {
            let ends = Solution::ends(position, roll);
            let best = ends.iter().map(|end| -self.worth(end)).fold(f32::MIN, f32::max);
            mean += roll.weight() as f32 / 36.0 * best;
        }
        self.known.insert(*position, mean);
        mean
    }

    fn follow(&mut self, position: &Position) {
        if outcome::finished(&MINI, position).is_some() || !self.reached.insert(*position) {
            return;
        }
        for roll in Roll::ALL {
            let ends = Solution::ends(position, roll);
            let best = ends.into_iter().min_by(|a, b| self.worth(a).total_cmp(&self.worth(b)));
            self.follow(&best.expect("something is always played"));
        }
    }
}

/// Returns the mean error of chances over the positions that best play reaches, and the error at the start.
fn errors_of(evaluate: impl Fn(&Position) -> Probabilities) -> (f32, f32) {
    let mut solution = Solution::default();
    let start = Position::start(&MINI, Player::First);
    solution.follow(&start);
    let reached = solution.reached.clone();
    let points = outcome::points(&MINI);
    let mut error = |position: &Position| {
        let chances = outcome::possible(&MINI, position, evaluate(position));
        (outcome::equity(&points, &chances) - solution.worth(position)).abs()
    };
    let at_start = error(&start);
    (reached.iter().map(error).sum::<f32>() / reached.len() as f32, at_start)
}

/// Wins and losses are of two points.
#[test]
fn a_trained_net_comes_near_to_the_solution_of_a_small_game() {
    let dir = std::env::temp_dir().join(format!("tavola-mini-{}", std::process::id()));
    let recipe = Recipe { games: 20_000, rate: 0.005, last_rate: 0.0002, every: 600, ..Recipe::of(&dir) };
    let net = games::train(&recipe, &MINI).unwrap();
    std::fs::remove_dir_all(dir).unwrap();
    let (mean, at_start) = errors_of(|position| net.evaluate(position));
    assert!(mean < 0.15 && at_start < 0.05, "{mean} {at_start}");

    // A net of several layers learns from games of that one, in which players err.
    let (mut turns, mut judge) = (Turns::new(&MINI), Judge::new(&MINI, net));
    let settings = LessonSettings { trust: 0.8, strays: 0.05, far: 0, errs: 0.1, follow: 0 };
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut lessons = Vec::new();
    for _ in 0..4_000 {
        lessons.extend(game::lessons(&MINI, &mut turns, &mut judge, &settings, &mut rng).unwrap());
    }
    let inputs = Inputs::Game(Encoding::of(&MINI));
    let mut learner = DeepLearner::of(deep::random(inputs, &[32, 32, 16], &mut rng));
    let batches = lessons.chunks_exact(64).cycle().take(1_500);
    for (number, batch) in batches.enumerate() {
        learner.step(batch, 0.003, number as f64 / 1_500.0, 1);
    }
    let (mean, at_start) = errors_of(|position| learner.net.evaluate(position));
    assert!(mean < 0.15 && at_start < 0.05, "lessons with little noise: {mean} {at_start}");
}
