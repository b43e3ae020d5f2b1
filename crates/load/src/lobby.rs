//! A full lobby: many people wait with a challenge, others look at the list, and new challenges arrive.

use std::collections::{HashMap, HashSet};
use std::fmt::{self, Display, Formatter};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use serde::{Deserialize, Serialize};
use serde_json::json;
use tavola_rules::MatchKind;
use tokio::task::JoinSet;
use tokio::time::Instant;

use crate::client::{Address, Connection};
use crate::error::LoadError;
use crate::events::Events;
use crate::games;
use crate::machine::Used;
use crate::person;
use crate::report::quantiles;
use crate::run::{OPENED_AT_ONCE, Pids, Quantiles};
use crate::wire::Offered;

/// Time between two new challenges: ten a second.
const ARRIVAL: Duration = Duration::from_millis(100);
/// Onlookers whose lists are read, so that reading the lists does not become the load.
const READ: usize = 10;

/// The size of a lobby.
#[derive(Clone, Copy, Debug)]
pub struct Size {
    /// People who wait with a challenge.
    pub challenges: usize,
    /// Connections that follow the lobby and fetch the list after each change, as the page does.
    pub onlookers: usize,
    /// Duration of the measurement.
    pub measured: Duration,
}

/// The figures of a lobby.
#[derive(Clone, Debug, Serialize)]
pub struct Figures {
    /// People who waited with a challenge when the measurement began.
    pub challenges: usize,
    /// Connections that followed the lobby.
    pub onlookers: usize,
    /// Challenges that arrived meanwhile.
    pub arrivals: usize,
    /// Challenges in one list, and those beyond it, at the end.
    pub listed: [usize; 2],
    /// Bytes of the last list.
    pub bytes: usize,
    /// Milliseconds from the offer of a challenge to its answer.
    pub offered: Quantiles,
    /// Milliseconds from the request for the list to the complete answer.
    pub fetched: Quantiles,
    /// Milliseconds from the answer to an offer until an onlooker's list has it.
    pub seen: Quantiles,
    /// Average number of lists that an onlooker fetched in one second.
    pub lists: f64,
    /// Numbers of processors that the server, this program, and others kept busy; `None` if the machine does not report it.
    pub busy: Option<[f64; 3]>,
}

/// The parts of a list that the measurement needs.
#[derive(Deserialize)]
struct Seen {
    list: List,
}

#[derive(Deserialize)]
struct List {
    open: Vec<Offered>,
    more: usize,
}

/// The results of one onlooker.
#[derive(Default)]
struct Looked {
    fetched: Vec<Duration>,
    seen: Vec<Duration>,
    listed: [usize; 2],
    bytes: usize,
}

/// Times of the answers to the offers of the measurement, by challenge.
type Offers = Arc<Mutex<HashMap<String, Instant>>>;

/// Fills the lobby of a service and measures it.
///
/// # Errors
/// The server refuses a request, or the machine's figures cannot be read.
pub async fn measure(address: Address, size: Size, pids: Pids) -> Result<Figures, LoadError> {
    let mut waiting = JoinSet::new();
    let mut opening = JoinSet::new();
    for _ in 0..size.challenges {
        if opening.len() >= OPENED_AT_ONCE {
            follow(&mut waiting, joined(opening.join_next().await)?);
        }
        opening.spawn(offer(address));
    }
    while let Some(opened) = opening.join_next().await {
        follow(&mut waiting, joined(Some(opened))?);
    }
    let offers = Offers::default();
    // The onlookers have a second to follow the lobby before the figures begin.
    let start = Instant::now() + Duration::from_secs(1);
    let end = start + size.measured;
    let mut looking = JoinSet::new();
    for number in 0..size.onlookers {
        let known = (number < READ).then(|| Arc::clone(&offers));
        looking.spawn(look(address, known, start, end));
    }
    tokio::time::sleep_until(start).await;
    let before = Used::now([pids.server, pids.other], pids.database);
    let mut offered = Vec::new();
    let mut due = start;
    while due < end {
        tokio::time::sleep_until(due).await;
        due += ARRIVAL;
        let arrived = offer(address).await?;
        offers.lock().unwrap_or_else(PoisonError::into_inner).insert(arrived.id.clone(), arrived.answered);
        offered.push(arrived.took);
        follow(&mut waiting, Some(arrived));
    }
    let after = Used::now([pids.server, pids.other], pids.database);
    let mut all = Looked::default();
    while let Some(looked) = looking.join_next().await {
        let looked = looked??;
        all.fetched.extend(looked.fetched);
        all.seen.extend(looked.seen);
        all.bytes = all.bytes.max(looked.bytes);
        if looked.listed > all.listed {
            all.listed = looked.listed;
        }
    }
    let seconds = size.measured.as_secs_f64();
    Ok(Figures {
        challenges: size.challenges,
        onlookers: size.onlookers,
        arrivals: offered.len(),
        listed: all.listed,
        bytes: all.bytes,
        lists: all.fetched.len() as f64 / seconds / size.onlookers.max(1) as f64,
        offered: Quantiles::of(offered),
        fetched: Quantiles::of(all.fetched),
        seen: Quantiles::of(all.seen),
        busy: before.zip(after).filter(|_| pids.server.is_some()).map(|(before, after)| {
            let used = after.since(before);
            [used.server + used.database, used.own, used.others()].map(|of| of / seconds)
        }),
    })
}

/// A challenge and the stream of the person who waits with it.
struct Arrived {
    id: String,
    took: Duration,
    answered: Instant,
    stream: Events,
}

/// Enters a new person, who offers a match to everybody and waits.
async fn offer(address: Address) -> Result<Arrived, LoadError> {
    let mut requests = person::enter(address).await?;
    let setup = games::setup("backgammon", Some(MatchKind::Points(5)));
    let body = json!({ "setup": setup, "listed": true, "visibility": "public", "dice": true });
    let begun = Instant::now();
    let offered: Offered = requests.post("/api/challenges", &body, 201).await?;
    let (answered, took) = (Instant::now(), begun.elapsed());
    let stream = requests.events(&format!("/api/stream?matches={}", offered.id)).await?;
    Ok(Arrived { id: offered.id, took, answered, stream })
}

/// Keeps the stream of a waiting person open.
fn follow(waiting: &mut JoinSet<()>, arrived: Option<Arrived>) {
    if let Some(Arrived { mut stream, .. }) = arrived {
        waiting.spawn(async move { while let Ok(Some(_)) = stream.next().await {} });
    }
}

fn joined(
    opened: Option<Result<Result<Arrived, LoadError>, tokio::task::JoinError>>,
) -> Result<Option<Arrived>, LoadError> {
    opened.map(|opened| opened?).transpose()
}

impl From<tokio::task::JoinError> for LoadError {
    fn from(error: tokio::task::JoinError) -> LoadError {
        LoadError::Answer(format!("a person has ended: {error}"))
    }
}

/// Follows the lobby, and fetches the list after each change. With `offers` the list is read.
async fn look(
    address: Address,
    offers: Option<Offers>,
    start: Instant,
    end: Instant,
) -> Result<Looked, LoadError> {
    let mut requests = Connection::open(address).await?;
    let mut news = Connection::open(address).await?.events("/api/stream?matches=lobby").await?;
    let mut looked = Looked::default();
    // An offer counts in the first list that has it.
    let mut found = HashSet::new();
    while let Ok(Ok(Some(_))) = tokio::time::timeout_at(end, news.next()).await {
        let asked = Instant::now();
        let bytes = requests.bytes("/api/lobby").await?;
        if asked < start {
            continue;
        }
        looked.fetched.push(asked.elapsed());
        looked.bytes = bytes.len();
        let Some(offers) = &offers else { continue };
        let Seen { list } = serde_json::from_slice(&bytes)
            .map_err(|error| LoadError::Answer(format!("the lobby is not as expected: {error}")))?;
        looked.listed = [list.open.len(), list.more];
        let now = Instant::now();
        let known = offers.lock().unwrap_or_else(PoisonError::into_inner);
        for Offered { id } in list.open {
            if let Some(answered) = known.get(&id)
                && found.insert(id)
            {
                looked.seen.push(now.duration_since(*answered));
            }
        }
    }
    Ok(looked)
}

impl Display for Figures {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Figures { challenges, onlookers, arrivals, listed: [open, more], bytes, .. } = self;
        writeln!(f, "| lobby | |\n| --- | ---: |")?;
        writeln!(f, "| people who wait | {challenges} |")?;
        writeln!(f, "| onlookers | {onlookers} |")?;
        writeln!(f, "| challenges that arrived | {arrivals} |")?;
        writeln!(f, "| challenges in the list, and beyond it | {open}, {more} |")?;
        writeln!(f, "| bytes of the list | {bytes} |")?;
        writeln!(f, "| offer, p50 / p99 / p99.9, ms | {} |", quantiles(&self.offered))?;
        writeln!(f, "| list, p50 / p99 / p99.9, ms | {} |", quantiles(&self.fetched))?;
        writeln!(f, "| seen in the list after, p50 / p99 / p99.9, ms | {} |", quantiles(&self.seen))?;
        writeln!(f, "| lists of an onlooker a second | {:.2} |", self.lists)?;
        if let Some([server, own, others]) = self.busy {
            writeln!(
                f,
                "| busy processors: server, this program, others | {server:.2}, {own:.2}, {others:.2} |"
            )?;
        }
        Ok(())
    }
}
