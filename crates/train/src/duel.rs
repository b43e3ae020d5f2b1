//! Two players against each other: cubeless money games, every sequence of dice played from both seats.

use std::path::Path;
use std::time::Instant;

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use tavola_duel::nets::GnubgNets;
use tavola_engine::evaluator::Class;
use tavola_engine::{Context, Engine, Nets, embedded};
use tavola_rules::{Player, Position, Roll, Rules, score};

use crate::checkpoint::read_nets;
use crate::selfplay::{self, Lists};

/// What a duel is told.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Options {
    /// Who is measured: `shipped`, a folder with contact.net and race.net, `random` or `gnubg`.
    #[arg(default_value = "shipped")]
    player: String,
    /// Against whom, in the same words.
    #[arg(long)]
    against: String,
    /// Pairs of games; both games of a pair have the same dice, with the seats changed.
    #[arg(long, default_value_t = 5000)]
    pairs: u64,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many rolls the player looks ahead.
    #[arg(long, default_value_t = 0)]
    plies: u32,
    /// How many rolls the other looks ahead.
    #[arg(long, default_value_t = 0)]
    against_plies: u32,
    /// A Python that has gnubg-nn.
    #[arg(long, default_value = "python3")]
    python: String,
}

/// Somebody who chooses plays.
enum Seat {
    Net(Box<Nets>),
    Searching(Box<Engine>, u32),
    Random,
    Gnubg(Box<GnubgNets>),
}

fn seat(word: &str, plies: u32, python: &str) -> Result<Seat, String> {
    let nets = match word {
        "random" => return Ok(Seat::Random),
        "gnubg" => return Ok(Seat::Gnubg(Box::new(GnubgNets::start(python, plies)?))),
        "shipped" => embedded(),
        dir => read_nets(Path::new(dir))?,
    };
    Ok(if plies == 0 {
        Seat::Net(Box::new(nets))
    } else {
        Seat::Searching(Box::new(Engine::new(Box::new(nets))), plies)
    })
}

impl Seat {
    /// The position after its play, the opponent on roll.
    fn play(&mut self, position: &Position, dice: (u8, u8), lists: &mut Lists) -> Result<Position, String> {
        let plays = &lists.plays;
        Ok(match self {
            Seat::Net(nets) => {
                let best = lists.best(nets.as_ref());
                lists.positions[best]
            }
            Seat::Searching(engine, plies) => {
                let roll = Roll::two(dice.0, dice.1).map_err(|error| error.to_string())?;
                let context = Context::cubeless();
                let ranked = engine.rank(&Rules::STANDARD, position, roll, &context, *plies);
                ranked[0].play.position.swapped()
            }
            // The dice choose: as good as any number, and the same in every run.
            Seat::Random => {
                let pips = position.own().pips(25) + 7 * position.other().pips(25);
                plays[pips as usize % plays.len()].position.swapped()
            }
            Seat::Gnubg(nets) => nets.choose(position, &[dice.0, dice.1], plays)?.position.swapped(),
        })
    }
}

/// Points that the first seat wins.
fn game(seats: [&mut Seat; 2], dice: &mut ChaCha8Rng, lists: &mut Lists) -> Result<i32, String> {
    let mut position = Position::start(&Rules::STANDARD, Player::First);
    let mut roll = loop {
        let roll = selfplay::roll(dice);
        if roll.0 != roll.1 {
            break roll;
        }
    };
    let [mut mover, mut waiting] = seats;
    let mut sign = 1;
    loop {
        lists.plays.generate_roll(&Rules::STANDARD, &position, roll.0, roll.1);
        position = mover.play(&position, roll, lists)?;
        if Class::of(&position) == Class::Over {
            return Ok(sign * i32::from(score::level(&Rules::STANDARD, position.own())));
        }
        core::mem::swap(&mut mover, &mut waiting);
        sign = -sign;
        roll = selfplay::roll(dice);
    }
}

/// Runs the duel and prints its result.
pub(crate) fn run(options: &Options) -> Result<(), String> {
    let mut player = seat(&options.player, options.plies, &options.python)?;
    let mut against = seat(&options.against, options.against_plies, &options.python)?;
    let begun = Instant::now();
    let (mut sum, mut squares, mut wins) = (0.0, 0.0, 0u64);
    let mut lists = Lists::default();
    for pair in 0..options.pairs {
        let mut dice = ChaCha8Rng::seed_from_u64(options.seed);
        dice.set_stream(pair);
        let as_first = game([&mut player, &mut against], &mut dice.clone(), &mut lists)?;
        let as_second = -game([&mut against, &mut player], &mut dice, &mut lists)?;
        wins += u64::from(as_first > 0) + u64::from(as_second > 0);
        let mean = f64::from(as_first + as_second) / 2.0;
        sum += mean;
        squares += mean * mean;
    }
    let n = options.pairs as f64;
    let mean = sum / n;
    let error = ((squares / n - mean * mean) / n).sqrt();
    println!(
        "{} ({} ply) against {} ({} ply): {mean:+.4} ± {:.4} points per game (95 %), {:.2} % won, {} games, {:.0} games/s",
        options.player,
        options.plies,
        options.against,
        options.against_plies,
        1.96 * error,
        50.0 * wins as f64 / n,
        2 * options.pairs,
        2.0 * n / begun.elapsed().as_secs_f64()
    );
    Ok(())
}
