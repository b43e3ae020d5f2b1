//! How much a bot wins in every game against a weaker one, or against a player who makes any legal move: the
//! tables of `docs/bots.md` and the figures of `crates/server/data/games.csv`.
//!
//! `cargo run --release -p tavola-engine --example strength -- [LEVEL] [OTHER LEVEL | random] [GAMES] [GAME…]`
#![allow(clippy::print_stdout, reason = "its output is the table")]

use tavola_engine::{Bot, Decision, Engine, Level};
use tavola_rules::game::{DiceDue, Phase};
use tavola_rules::rules::Opening;
use tavola_rules::{Action, Match, MatchKind, Player, Rules, variants};

/// SplitMix64.
struct Chance(u64);

impl Chance {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((z ^ (z >> 31)) % n as u64) as usize
    }

    fn die(&mut self) -> u8 {
        self.below(6) as u8 + 1
    }

    fn throw(&mut self, m: &Match) -> Action {
        let two = |chance: &mut Chance| [chance.die(), chance.die()];
        if !matches!(m.game().phase(), Phase::Opening) {
            let dice = match m.game().dice_due() {
                DiceDue::Known(roll) => roll.dice().to_vec(),
                DiceDue::Throw(count) => (0..count).map(|_| self.die()).collect(),
            };
            return Action::Roll { dice };
        }
        match m.rules().opening {
            Opening::OneDieEach | Opening::OneDieEachThenRoll => Action::Opening { dice: two(self) },
            Opening::TwoDiceHighest => Action::OpeningTwo { dice: [two(self), two(self)] },
            Opening::LotThenRoll => Action::Lot { starter: Player::BOTH[self.below(2)] },
        }
    }

    /// Any legal thing. Backward seldom, or no game would end.
    fn act(&mut self, m: &Match) -> Action {
        match m.game().phase() {
            Phase::Move { turn, .. } => {
                let legal = turn.legal();
                let Some(&any) = legal.get(self.below(legal.len().max(1))) else { return Action::Done };
                Action::Move(if any.to > any.from && self.below(10) > 0 { legal[0] } else { any })
            }
            Phase::Choose { .. } => Action::Choose { number: self.die() },
            Phase::Answer { .. } => Action::Take,
            Phase::Resigned { .. } => Action::Accept,
            Phase::Roll { player, .. } if m.game().picks(*player) => {
                let high = self.below(5) as u8 + 2;
                Action::Pick { dice: [high, self.below(usize::from(high) - 1) as u8 + 1] }
            }
            _ => self.throw(m),
        }
    }
}

/// What the bot, who sits at `seat`, wins in one game, and the number of turns. Without another level the other
/// player does anything.
fn game(rules: &Rules, levels: (Level, Option<Level>), seat: Player, chance: &mut Chance) -> (f64, u32) {
    let mut m = Match::new(rules.clone(), MatchKind::Single);
    let mut turns = 0;
    for _ in 0..100_000 {
        let Some(player) = m.game().phase().player() else {
            if m.is_over() {
                break;
            }
            let opening = chance.throw(&m);
            m.apply(Player::First, &opening).expect("an opening");
            continue;
        };
        let level = if player == seat { Some(levels.0) } else { levels.1 };
        let actions = match level {
            Some(level) => match Bot::new(level, u64::from(turns)).decide(Engine::shared(), &m, player) {
                Decision::Roll => vec![chance.throw(&m)],
                Decision::Act(actions) => actions,
            },
            None => vec![chance.act(&m)],
        };
        for action in actions {
            turns += u32::from(action == Action::Done);
            m.apply(player, &action).unwrap_or_else(|e| panic!("{}: {action:?}: {e}", rules.name));
        }
    }
    let won = match m.game().result() {
        Some(result) => result.winner.map_or(0.5, |winner| f64::from(u8::from(winner == seat))),
        None => 0.5,
    };
    (won, turns)
}

fn main() {
    let mut args = std::env::args().skip(1);
    let level: Level = args.next().map_or(Level::Expert, |text| text.parse().expect("a level"));
    let other = args.next().filter(|text| text != "random").map(|text| text.parse().expect("a level"));
    let games: u32 = args.next().map_or(200, |text| text.parse().expect("a number of games"));
    let names: Vec<String> = args.collect();
    println!("| game | games | won by the bot | turns |\n|---|---|---|---|");
    for variant in &variants::ALL {
        let rules = variant.rules;
        if !names.is_empty() && !names.iter().any(|name| name == rules.name) {
            continue;
        }
        let mut chance = Chance(7);
        let (mut won, mut turns) = (0.0, 0);
        for i in 0..games {
            let (points, length) = game(rules, (level, other), Player::BOTH[(i % 2) as usize], &mut chance);
            won += points;
            turns += length;
        }
        let share = won / f64::from(games);
        let error = 1.96 * (share * (1.0 - share) / f64::from(games)).sqrt();
        let (won, error) = (100.0 * share, 100.0 * error);
        println!(
            "| {} | {games} | {won:.1} % ± {error:.1} | {:.0} |",
            rules.name,
            f64::from(turns) / f64::from(games)
        );
    }
}
