//! Measures players by the decisions of a game.

use std::path::PathBuf;
use std::sync::Arc;

use tavola_duel::PlayerSpec;
use tavola_duel::nets::read_net;
use tavola_duel::stats::{self, Estimate};
use tavola_engine::evaluators::{GameNets, Generic, Registry};
use tavola_engine::{Context, Depth, Engine};
use tavola_notation::play;
use tavola_rules::{BAR, Player, Position, Rules};

use super::file::{self, Record};
use super::{find, usual_file};
use crate::decisions::player::Pick;
use crate::decisions::record::Truth;
use crate::decisions::score::cost;
use crate::error::TrainError;

/// The options of `score`.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Options {
    /// Name of the game.
    game: String,
    /// Players: tavola-0 and so on, generic-0 and so on, random.
    #[arg(required = true)]
    players: Vec<PlayerSpec>,
    /// The decisions [default: decisions/GAME.txt of the trainer's sources]
    #[arg(long)]
    file: Option<PathBuf>,
    /// The net of tavola-0 and so on; the shipped one without it.
    #[arg(long)]
    net: Option<PathBuf>,
}

/// The part of a game to which a decision belongs, by the pips of both players in thirds of those at the start.
const PARTS: [&str; 3] = ["beginning", "middle", "end"];

fn part(rules: &Rules, position: &Position) -> usize {
    let pips = |position: &Position| position.own().pips(BAR) + position.other().pips(BAR);
    let start = pips(&Position::start(rules, Player::First)).max(1);
    2 - (3 * pips(position) / start).min(2) as usize
}

/// Returns the loss of a player in each decision, in thousandths of a point, and whether the play is the best.
fn losses(
    spec: &PlayerSpec,
    options: &Options,
    rules: &Arc<Rules>,
    records: &[Record],
) -> Result<Vec<(f64, f64)>, TrainError> {
    let (engine, depth) = match spec {
        PlayerSpec::Tavola { depth, nets: None } => {
            let engine = match &options.net {
                Some(path) => Engine::new(Registry::new().with(GameNets::of(rules, read_net(path)?))),
                None => Engine::embedded(),
            };
            (Some(engine), *depth)
        }
        PlayerSpec::Generic(plies) => (Some(Engine::new(Registry::new().with(Generic))), Depth::from(*plies)),
        PlayerSpec::Random => (None, Depth::from(0)),
        _ => return Err(TrainError::NoSuchPlayer(spec.clone())),
    };
    let ask = |record: &Record| {
        let Truth::Play { candidates, rest, .. } = &record.truth else { return Ok((0.0, 1.0)) };
        let Some(engine) = &engine else { return Ok(cost(&Pick::Any, candidates, *rest)) };
        let ranked = engine.rank(&record.asked.turn(rules), &Context::cubeless(), depth)?;
        let text = play::text(&record.asked.position, &ranked[0].moves, rules);
        Ok(cost(&Pick::Play(text), candidates, *rest))
    };
    records.iter().map(ask).collect()
}

/// Asks all players and prints a table.
pub(crate) fn run(options: &Options) -> Result<(), TrainError> {
    let rules = Arc::new(find(&options.game)?.clone());
    let path = options.file.clone().unwrap_or_else(|| usual_file(&rules));
    let records = file::read(&path, &rules)?;
    let random = losses(&PlayerSpec::Random, options, &rules, &records)?;
    println!("| game | player | part | decisions | loss, thousandths | of random play's | best |");
    println!("|---|---|---|---|---|---|---|");
    for spec in &options.players {
        let judged = losses(spec, options, &rules, &records)?;
        for name in ["all"].into_iter().chain(PARTS) {
            let of_part =
                |i: &usize| name == "all" || PARTS[part(&rules, &records[*i].asked.position)] == name;
            let members: Vec<usize> = (0..records.len()).filter(of_part).collect();
            if members.is_empty() {
                continue;
            }
            let loss = Estimate::of(members.iter().map(|&i| judged[i].0));
            let by_chance: f64 = members.iter().map(|&i| random[i].0).sum();
            let best: f64 = members.iter().map(|&i| judged[i].1).sum();
            let count = members.len() as f64;
            println!(
                "| `{}` | `{spec}` | {name} | {} | {:.1} ± {:.1} | {:.1} % | {:.0} % |",
                rules.name,
                members.len(),
                loss.mean,
                stats::errors(1) * loss.error,
                100.0 * loss.mean * count / by_chance.max(f64::MIN_POSITIVE),
                100.0 * best / count,
            );
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use tavola_rules::variants;

    #[test]
    fn the_parts_of_a_game_go_by_the_pips_of_both() {
        let rules = variants::find("plakoto").expect("a game").rules;
        let start = Position::start(rules, Player::First);
        assert_eq!(part(rules, &start), 0);
        let position = |text: &str| {
            tavola_notation::any::parse(text, &Arc::new(rules.clone())).expect("plain notation").position
        };
        assert_eq!(part(rules, &position("12:15 / 12:15")), 1);
        assert_eq!(part(rules, &position("3:15 / 3:15")), 2);
    }
}
