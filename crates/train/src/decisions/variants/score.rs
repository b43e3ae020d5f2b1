//! Measures players by the decisions of a game.

use std::path::PathBuf;
use std::sync::Arc;

use tavola_duel::PlayerSpec;
use tavola_duel::stats::{self, Estimate};
use tavola_rules::{BAR, Player, Position, Rules};

use super::judged::{Judged, Share, judge};
use super::{file, find, usual_file};
use crate::error::TrainError;

/// The options of `score`.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Options {
    /// Name of the game.
    game: String,
    /// Players: tavola-0 and so on, generic-0 and so on, random; tavola-0:FOLDER plays with the net of a folder.
    #[arg(required = true)]
    players: Vec<PlayerSpec>,
    /// The decisions [default: decisions/GAME.txt of the trainer's sources]
    #[arg(long)]
    file: Option<PathBuf>,
}

/// The part of a game to which a decision belongs, by the pips of both players in thirds of those at the start.
const PARTS: [&str; 3] = ["beginning", "middle", "end"];

fn part(rules: &Rules, position: &Position) -> usize {
    let pips = |position: &Position| position.own().pips(BAR) + position.other().pips(BAR);
    let start = pips(&Position::start(rules, Player::First)).max(1);
    2 - (3 * pips(position) / start).min(2) as usize
}

/// Asks all players and prints a table.
pub(crate) fn run(options: &Options) -> Result<(), TrainError> {
    let rules = Arc::new(find(&options.game)?.clone());
    let path = options.file.clone().unwrap_or_else(|| usual_file(&rules));
    let records = file::read(&path, &rules)?;
    let random = judge(&PlayerSpec::Random, &rules, &records)?;
    println!(
        "| game | player | part | decisions | loss, thousandths: of random play's | best | beyond the first |"
    );
    println!("|---|---|---|---|---|---|---|");
    let mut first: Option<Vec<Judged>> = None;
    for spec in &options.players {
        let judged = judge(spec, &rules, &records)?;
        let first = first.get_or_insert_with(|| judged.clone());
        for name in ["all"].into_iter().chain(PARTS) {
            let of_part =
                |i: &usize| name == "all" || PARTS[part(&rules, &records[*i].asked.position)] == name;
            let members: Vec<usize> = (0..records.len()).filter(of_part).collect();
            if members.is_empty() {
                continue;
            }
            let of_members = |all: &[Judged]| members.iter().map(|&i| all[i]).collect::<Vec<_>>();
            let share = Share::of(&of_members(&judged), &of_members(&random));
            let beyond = Estimate::of(members.iter().map(|&i| judged[i].loss - first[i].loss));
            println!(
                "| `{}` | `{spec}` | {name} | {} | {share} | {:.0} % | {:+.1} ± {:.1} |",
                rules.name,
                members.len(),
                100.0 * share.best,
                beyond.mean,
                stats::errors(1) * beyond.error,
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
