//! Many simultaneous tables, for a while.

use std::sync::Arc;
use std::time::Duration;

use rand::RngExt;
use serde::Serialize;
use tokio::task::JoinSet;
use tokio::time::Instant;

use crate::client::{Address, Connection};
use crate::error::LoadError;
use crate::games::{self, Games};
use crate::machine::Used;
use crate::table::{Step, Table, Venue};
use crate::wire::Catalogue;

/// Number of open files of a table on each side: two people with two connections each.
pub const FILES_OF_A_TABLE: usize = 4;
/// Number of tables or people that are opened at once.
pub(crate) const OPENED_AT_ONCE: usize = 32;
/// Number of failures after which a table gives up.
const MOST_FAILURES: usize = 5;
/// Commands of a turn: the roll and the play.
const COMMANDS_OF_A_TURN: f64 = 2.0;

/// The speed of play.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rate {
    /// Without thinking time.
    Full,
    /// Number of turns a second, all tables together.
    Turns(f64),
}

/// A load on the server.
#[derive(Clone, Copy, Debug)]
pub struct Load {
    /// The speed of play.
    pub rate: Rate,
    /// Duration before the measurement.
    pub warm_up: Duration,
    /// Duration of the measurement.
    pub measured: Duration,
}

/// Measured processes.
#[derive(Clone, Copy, Debug, Default)]
pub struct Pids {
    /// The server.
    pub server: Option<u32>,
    /// A second server.
    pub other: Option<u32>,
    /// The database, if it is a separate process.
    pub database: Option<u32>,
}

/// Results of a load.
#[derive(Clone, Debug, Serialize)]
pub struct Figures {
    /// The intended speed of play.
    pub rate: Rate,
    /// Number of simultaneous matches.
    pub matches: usize,
    /// Number of their open connections.
    pub connections: usize,
    /// Completed turns a second.
    pub turns: f64,
    /// Answered commands a second.
    pub commands: f64,
    /// Milliseconds from the sending of a command to its answer.
    pub answered: Quantiles,
    /// Milliseconds from the sending of a command to its news in the opponent's stream.
    pub news: Quantiles,
    /// Milliseconds from the sending of a command until the opponent had fetched its effects.
    pub seen: Quantiles,
    /// Milliseconds from the sending of a command until all watchers had its news; `None` without watchers.
    pub watched: Option<Quantiles>,
    /// Microseconds of processor time per command; `None`: the machine does not report it.
    pub processor: Option<Processor>,
    /// Number of finished matches.
    pub finished: usize,
    /// Number of failures.
    pub failures: usize,
    /// The first failure.
    pub failure: Option<String>,
}

/// Quantiles of times in milliseconds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Quantiles {
    /// The median.
    pub p50: f64,
    /// The 99th percentile.
    pub p99: f64,
    /// The 99.9th percentile.
    pub p999: f64,
}

/// Processor time.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Processor {
    /// Microseconds of the server per command.
    pub server: f64,
    /// Microseconds of the database per command, if it is a separate process.
    pub database: f64,
    /// Number of processors that the server and the database kept busy.
    pub busy: f64,
    /// Number of processors that this program kept busy.
    pub own: f64,
    /// Number of processors that others kept busy.
    pub others: f64,
}

impl Quantiles {
    /// Computes the quantiles of a list by the nearest rank; zero for an empty list.
    #[must_use]
    pub fn of(mut times: Vec<Duration>) -> Quantiles {
        times.sort_unstable();
        let at = |per_mille: usize| {
            let rank = (times.len() * per_mille).div_ceil(1000).max(1);
            times.get(rank - 1).map_or(0.0, |time| time.as_secs_f64() * 1e3)
        };
        Quantiles { p50: at(500), p99: at(990), p999: at(999) }
    }
}

/// Returns the games and the version of a server.
///
/// # Errors
/// The server does not return its catalogue.
pub async fn catalogue(address: Address) -> Result<Catalogue, LoadError> {
    Connection::open(address).await?.get("/api/catalogue").await
}

/// Opens a number of tables, each with separate players, whose choices follow from `seed`. `watchers` watch the first table.
///
/// # Errors
/// A server refuses their connections.
pub async fn tables(venue: Venue, count: usize, watchers: usize, seed: u64) -> Result<Vec<Table>, LoadError> {
    let mut tables = Vec::with_capacity(count);
    let mut opening = JoinSet::new();
    for number in 0..count as u64 {
        if opening.len() >= OPENED_AT_ONCE {
            take(&mut opening, &mut tables).await?;
        }
        opening.spawn(Table::open(
            venue,
            seed.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(number),
            None,
        ));
    }
    while !opening.is_empty() {
        take(&mut opening, &mut tables).await?;
    }
    if let Some(first) = tables.first_mut() {
        first.watch(watchers);
    }
    Ok(tables)
}

async fn take(
    opening: &mut JoinSet<Result<Table, LoadError>>,
    tables: &mut Vec<Table>,
) -> Result<(), LoadError> {
    match opening.join_next().await {
        Some(Ok(table)) => tables.push(table?),
        Some(Err(error)) => return Err(LoadError::Answer(format!("a table has ended: {error}"))),
        None => {}
    }
    Ok(())
}

/// Reconnects all tables to restarted servers, and returns the time from `begun` until each has seen the state of its match.
///
/// # Errors
/// A table cannot reconnect, or finds its match changed.
pub async fn reconnect(tables: &mut Vec<Table>, begun: Instant) -> Result<Vec<Duration>, LoadError> {
    let mut connecting = JoinSet::new();
    for mut table in tables.drain(..) {
        connecting.spawn(async move { table.reconnect().await.map(|()| (table, begun.elapsed())) });
    }
    let mut times = Vec::new();
    while let Some(connected) = connecting.join_next().await {
        let connected =
            connected.map_err(|error| LoadError::Answer(format!("a table has ended: {error}")))?;
        let (table, time) = connected?;
        tables.push(table);
        times.push(time);
    }
    Ok(times)
}

/// Results of one table.
struct Sitting {
    table: Table,
    steps: Vec<Step>,
    finished: usize,
    failures: Vec<LoadError>,
}

/// Puts a load on a server. The tables continue their present matches, so that a second load finds matches in the middle.
///
/// # Errors
/// The machine's figures cannot be read, or a table ends unexpectedly. Refusals of the server are part of the figures.
pub async fn run(
    tables: &mut Vec<Table>,
    games: &Arc<Games>,
    load: Load,
    pids: Pids,
) -> Result<Figures, LoadError> {
    let pause = match load.rate {
        Rate::Full => None,
        Rate::Turns(turns) => {
            Some(Duration::from_secs_f64(tables.len() as f64 / (turns * COMMANDS_OF_A_TURN)))
        }
    };
    let start = Instant::now() + load.warm_up;
    let end = start + load.measured;
    let matches = tables.len();
    let mut sitting = JoinSet::new();
    for mut table in tables.drain(..) {
        table.pace(pause);
        sitting.spawn(sit(table, Arc::clone(games), start, end));
    }
    tokio::time::sleep_until(start).await;
    let before = Used::now([pids.server, pids.other], pids.database);
    tokio::time::sleep_until(end).await;
    let after = Used::now([pids.server, pids.other], pids.database);
    let (mut steps, mut finished, mut failures) = (Vec::new(), 0, Vec::new());
    while let Some(sat) = sitting.join_next().await {
        let sat = sat.map_err(|error| LoadError::Answer(format!("a table has ended: {error}")))?;
        steps.extend(sat.steps);
        finished += sat.finished;
        failures.extend(sat.failures);
        tables.push(sat.table);
    }
    let seconds = load.measured.as_secs_f64();
    let commands = steps.len() as f64;
    let times = |of: fn(&Step) -> Duration| Quantiles::of(steps.iter().map(of).collect());
    let processor = before.zip(after).filter(|_| pids.server.is_some() && commands > 0.0);
    Ok(Figures {
        rate: load.rate,
        matches,
        connections: matches * FILES_OF_A_TABLE,
        turns: steps.iter().map(|step| f64::from(step.turns)).sum::<f64>() / seconds,
        commands: commands / seconds,
        answered: times(|step| step.answered),
        news: times(|step| step.news),
        seen: times(|step| step.seen),
        watched: Some(steps.iter().filter_map(|step| step.watched).collect::<Vec<_>>())
            .filter(|times| !times.is_empty())
            .map(Quantiles::of),
        processor: processor.map(|(before, after)| {
            let used = after.since(before);
            Processor {
                server: used.server / commands * 1e6,
                database: used.database / commands * 1e6,
                busy: (used.server + used.database) / seconds,
                own: used.own / seconds,
                others: used.others() / seconds,
            }
        }),
        finished,
        failure: failures.first().map(ToString::to_string),
        failures: failures.len(),
    })
}

/// Plays matches one after the other until the end, and keeps the steps from `start` on.
async fn sit(mut table: Table, games: Arc<Games>, start: Instant, end: Instant) -> Sitting {
    let (mut steps, mut finished, mut failures) = (Vec::new(), 0, Vec::new());
    while failures.len() < MOST_FAILURES && table.due().max(Instant::now()) < end {
        let played = async {
            if !table.is_playing() {
                let game = games.next(table.rng()).to_owned();
                table.begin(&games::setup(&game, None)).await?;
            }
            table.step().await
        };
        match played.await {
            Ok(Some(step)) if step.sent >= start => steps.push(step),
            Ok(Some(_)) => {}
            Ok(None) => finished += 1,
            Err(error) => {
                failures.push(error);
                let seed = table.rng().random();
                if let Ok(fresh) = table.again(seed).await {
                    table = fresh;
                }
            }
        }
    }
    Sitting { table, steps, finished, failures }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quantiles_are_by_the_nearest_rank() {
        let times = (1..=1000).rev().map(Duration::from_millis).collect();
        assert_eq!(Quantiles::of(times), Quantiles { p50: 500.0, p99: 990.0, p999: 999.0 });
        let one = Quantiles::of(vec![Duration::from_millis(7)]);
        assert_eq!(one, Quantiles { p50: 7.0, p99: 7.0, p999: 7.0 });
        assert_eq!(Quantiles::of(Vec::new()), Quantiles::default());
    }
}
