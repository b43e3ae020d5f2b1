//! How well the net of a game plays: against random play, against what the engine plays now, and against itself
//! looking ahead. Games come in pairs with the same dice, each player once on each side.

use std::path::{Path, PathBuf};

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use tavola_duel::tally::{self, Estimate};
use tavola_engine::net::{Net, Seen};
use tavola_engine::{Context, Engine, Probabilities, game_net, outcome};
use tavola_rules::{Player, Position, Rules, variants};

use crate::checkpoint::read_net;
use crate::games::course::{Course, Turned, starter, untrainable};
use crate::games::turn::{Judge, Turns};

/// What is played.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Options {
    /// Name of the game.
    name: String,
    /// The net, if it is not that of the training in the folder below.
    #[arg(long)]
    net: Option<PathBuf>,
    /// Folder of the trainings.
    #[arg(long, default_value = "training/games")]
    dir: PathBuf,
    /// Pairs of games against each player that does not look ahead.
    #[arg(long, default_value_t = 500)]
    pairs: u64,
    /// Pairs of games where one looks ahead.
    #[arg(long, default_value_t = 50)]
    ahead_pairs: u64,
    /// What the dice follow from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Another net to play against.
    #[arg(long)]
    against: Option<PathBuf>,
}

/// Somebody who plays.
enum Judged<'a> {
    Net(&'a Rules, &'a Net, Box<Seen>),
    /// The engine's own evaluator of this game, not looking ahead.
    Engine(&'a Rules, Context),
    Random(ChaCha8Rng),
}

impl Judge for Judged<'_> {
    fn judge(&mut self, positions: &[Position], chances: &mut Vec<Probabilities>) {
        match self {
            Judged::Net(rules, net, seen) => game_net::judge_each(rules, net, seen, positions, chances),
            Judged::Engine(rules, context) => {
                let judge = |position| Engine::shared().probabilities(rules, position, context, 0);
                chances.extend(positions.iter().map(judge));
            }
            Judged::Random(rng) => {
                let win = || Probabilities { win: rng.random_range(0.1..0.9), ..Probabilities::default() };
                chances.extend(std::iter::repeat_with(win).take(positions.len()));
            }
        }
    }

    fn points(&self) -> [f32; 3] {
        match self {
            Judged::Net(rules, ..) => outcome::points(rules),
            Judged::Engine(_, context) => context.points,
            Judged::Random(_) => [1.0; 3],
        }
    }
}

/// What one game came to.
#[derive(Clone, Copy)]
struct Played {
    /// Points of the first player.
    points: f64,
    /// 1 if the first player won, 0 if the second did.
    won: f64,
    turns: u32,
    starter_won: bool,
}

/// One game; `sides` belong to the first and the second player.
fn game(rules: &Rules, sides: [(&mut Judged<'_>, bool); 2], rng: &mut ChaCha8Rng) -> Option<Played> {
    let starter = starter(rng);
    let mut course = Course::new(rules, starter);
    let mut turns = Turns::new(rules);
    let [(first, first_ahead), (second, second_ahead)] = sides;
    loop {
        let roll = course.throw(rng);
        let mover = course.player;
        let turned = course.play(roll, &mut |player, position, steps| {
            let (judge, ahead) = match player {
                Player::First => (&mut *first, first_ahead),
                Player::Second => (&mut *second, second_ahead),
            };
            if ahead { turns.best_ahead(judge, position, steps) } else { turns.best(judge, position, steps) }
        });
        let chances = match turned {
            Turned::On(_) => continue,
            Turned::Endless => return None,
            Turned::Over(chances) => chances,
        };
        let first = if mover == Player::First { chances } else { chances.inverted() };
        return Some(Played {
            points: f64::from(outcome::equity(&outcome::points(rules), &first)),
            won: f64::from(first.win),
            turns: course.length,
            starter_won: (first.win > 0.5) == (starter == Player::First),
        });
    }
}

/// Plays pairs and prints a row of the table.
fn row(
    rules: &Rules,
    names: [&str; 2],
    [(a, a_ahead), (b, b_ahead)]: [(&mut Judged<'_>, bool); 2],
    pairs: u64,
    seed: u64,
) {
    let mut games = Vec::new();
    let (mut points, mut won, mut turns, mut starters) = (Vec::new(), Vec::new(), 0.0, 0.0);
    for pair in 0..pairs {
        let dice = || {
            let mut rng = ChaCha8Rng::seed_from_u64(seed);
            rng.set_stream(pair + 1);
            rng
        };
        let here = game(rules, [(&mut *a, a_ahead), (&mut *b, b_ahead)], &mut dice());
        let there = game(rules, [(&mut *b, b_ahead), (&mut *a, a_ahead)], &mut dice());
        let (Some(here), Some(there)) = (here, there) else { continue };
        points.push((here.points - there.points) / 2.0);
        won.push((here.won + 1.0 - there.won) / 2.0);
        games.extend([here, there]);
    }
    for played in &games {
        turns += f64::from(played.turns);
        starters += f64::from(u8::from(played.starter_won));
    }
    let wide = tally::errors(1);
    let (points, won) = (Estimate::of(points.iter().copied()), Estimate::of(won.iter().copied()));
    let many = games.len().max(1) as f64;
    println!(
        "| {} | {} | {:+.3} ± {:.3} | {:.1} ± {:.1} % | {} | {:.0} | {:.1} % |",
        names[0],
        names[1],
        points.mean,
        wide * points.error,
        100.0 * won.mean,
        100.0 * wide * won.error,
        games.len(),
        turns / many,
        100.0 * starters / many,
    );
}

/// Plays and prints the table.
pub(crate) fn run(options: &Options) -> Result<(), String> {
    let name = &options.name;
    let rules = variants::find(name).ok_or_else(|| format!("no game {name:?}"))?.rules;
    if let Some(why) = untrainable(rules) {
        return Err(format!("{name} has no net: {why}"));
    }
    let of_training = || options.dir.join(name).join("game.net");
    let net = read_net(&options.net.clone().unwrap_or_else(of_training))?;
    let net = || Judged::Net(rules, &net, Box::default());
    println!(
        "| player | against | points a game | games won | games | turns | won by the side that begins |"
    );
    println!("|---|---|---|---|---|---|---|");
    let Options { pairs, ahead_pairs, seed, .. } = *options;
    let mut random = Judged::Random(ChaCha8Rng::seed_from_u64(seed));
    row(rules, ["net-0", "random"], [(&mut net(), false), (&mut random, false)], pairs.min(200), seed);
    let mut engine = Judged::Engine(rules, Context::of_rules(rules));
    row(rules, ["net-0", "engine-0"], [(&mut net(), false), (&mut engine, false)], pairs, seed);
    row(rules, ["net-1", "net-0"], [(&mut net(), true), (&mut net(), false)], ahead_pairs, seed);
    if let Some(path) = &options.against {
        let other = read_net(path)?;
        let mut other = Judged::Net(rules, &other, Box::default());
        row(rules, ["net-0", &file(path)], [(&mut net(), false), (&mut other, false)], pairs, seed);
    }
    Ok(())
}

fn file(path: &Path) -> String {
    path.file_stem().map_or_else(String::new, |stem| stem.to_string_lossy().into_owned())
}
