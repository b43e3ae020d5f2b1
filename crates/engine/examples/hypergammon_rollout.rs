//! Plays hypergammon by its solution with random dice, and compares the results of games with the solution's equities:
//! without a cube and with one in the middle, from the start and from positions on the way.
//!
//! `cargo run --release -p tavola-engine --example hypergammon_rollout -- FILE [GAMES]`
//! with the FILE of `tavola tables hypergammon`.
#![allow(clippy::print_stdout, reason = "its output is the table")]

use std::process::ExitCode;

use tavola_engine::evaluators::tables::hypergammon::{Hypergammon, MOST_CHECKERS};
use tavola_engine::{Owner, evaluators::tables::Exact};
use tavola_rules::{Player, Plays, Position, Rules, end, variants};

/// SplitMix64.
struct Dice(u64);

impl Dice {
    fn die(&mut self) -> u8 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((z ^ (z >> 31)) % 6) as u8 + 1
    }
}

struct Table<'a> {
    solution: &'a Hypergammon,
    rules: &'a Rules,
    plays: Plays,
    dice: Dice,
}

impl Table<'_> {
    /// The positions after a roll, the opponent first, with their worth to the opponent, or the opponent's loss if the
    /// game is over.
    fn replies(&mut self, position: &Position) -> Vec<(Position, Result<Exact, f64>)> {
        let (a, b) = (self.dice.die(), self.dice.die());
        self.plays.generate_roll(self.rules, position, a.max(b), a.min(b));
        let sources = |play: &tavola_rules::Play| {
            let next = play.position.swapped();
            let over = end::finish(self.rules, &play.position).map(|finish| f64::from(finish.level));
            (next, self.solution.lookup(&next).ok_or_else(|| over.expect("a position of the game")))
        };
        self.plays.iter().map(sources).collect()
    }

    /// Plays one game and returns the result of the player on roll. `owner` is `None` in a game without a cube.
    fn game(&mut self, mut position: Position, mut owner: Option<Owner>) -> f64 {
        let (mut cube, mut sign) = (1.0, 1.0);
        loop {
            let exact = self.solution.lookup(&position).expect("a position of the game");
            if let Some(now) = owner
                && now != Owner::Other
                && exact.double_take().min(1.0) > exact.no_double(now)
            {
                if exact.double_take() > 1.0 {
                    return sign * cube;
                }
                cube *= 2.0;
                owner = Some(Owner::Other);
            }
            owner = owner.map(Owner::swapped);
            let replies = self.replies(&position);
            let worth = |reply: &Result<Exact, f64>| match (reply, owner) {
                (Ok(exact), None) => f64::from(exact.cubeless),
                (Ok(exact), Some(owner)) => f64::from(exact.equity(owner)),
                (Err(points), _) => -points,
            };
            let best = replies.into_iter().min_by(|a, b| worth(&a.1).total_cmp(&worth(&b.1)));
            let (next, reply) = best.expect("a list of plays is never empty");
            if let Err(points) = reply {
                return sign * cube * points;
            }
            position = next;
            sign = -sign;
        }
    }
}

/// Mean and its standard error.
fn mean(results: &[f64]) -> (f64, f64) {
    let n = results.len() as f64;
    let mean = results.iter().sum::<f64>() / n;
    let variance = results.iter().map(|result| (result - mean).powi(2)).sum::<f64>() / (n - 1.0);
    (mean, (variance / n).sqrt())
}

fn main() -> ExitCode {
    let mut args = std::env::args().skip(1);
    let file = args.next().and_then(|path| std::fs::read(path).ok());
    let Some(Ok(solution)) = file.map(|bytes| Hypergammon::from_file(MOST_CHECKERS, bytes.into())) else {
        eprintln!("expected the file that tavola tables hypergammon makes");
        return ExitCode::FAILURE;
    };
    let games = args.next().and_then(|games| games.parse().ok()).unwrap_or(200_000);
    let rules = variants::find("hypergammon").expect("a game that is known").rules;
    let mut table = Table { solution: &solution, rules, plays: Plays::new(), dice: Dice(1) };
    let start = Position::start(rules, Player::First);
    let mut positions = vec![start];
    while positions.len() < 8 {
        // The second of the replies to a random roll, so that both have blots about.
        let last = positions[positions.len() - 1];
        let replies = table.replies(&last);
        let next = replies.get(1).or(replies.first()).filter(|reply| reply.1.is_ok()).map(|reply| reply.0);
        positions.push(next.unwrap_or(start));
    }
    println!("{games} games each: promised, played, standard error, their distance in standard errors");
    for position in positions {
        println!("{position}");
        let exact = solution.lookup(&position).expect("a position of the game");
        for (what, owner, promised) in
            [("no cube", None, exact.cubeless), ("centred", Some(Owner::Centre), exact.equity(Owner::Centre))]
        {
            let results: Vec<f64> = (0..games).map(|_| table.game(position, owner)).collect();
            let (mean, error) = mean(&results);
            let distance = (mean - f64::from(promised)) / error;
            println!("  {what:<8} {promised:+.4} {mean:+.4} {error:.4} {distance:+.2}");
        }
    }
    ExitCode::SUCCESS
}
