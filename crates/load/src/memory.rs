//! Memory of the server for a connection, and for a match in memory.

use std::path::Path;
use std::time::Duration;

use tavola_rules::MatchKind;

use crate::client::{Address, Connection};
use crate::error::LoadError;
use crate::games;
use crate::machine;
use crate::server::Started;
use crate::table::{Table, Venue};
use crate::wire::{Opened, View};

/// Number of actions of the measured match.
const ACTIONS: usize = 300;
/// Number of matches in memory: fewer than a server can hold.
const HELD: usize = 48;
/// Time for a server to become idle.
const REST: Duration = Duration::from_millis(500);

/// Memory of the server in bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
pub struct Memory {
    /// After its start and a first answer.
    pub idle: u64,
    /// Additional bytes for a connection that has sent a request and waits for the next.
    pub waiting_connection: u64,
    /// Additional bytes for a connection with an event stream.
    pub event_stream: u64,
    /// Additional bytes for a match of 300 actions in memory.
    pub held_match: u64,
}

/// Measures servers that are started for it, in a folder, with a number of connections of each kind. `None`: the machine does not report
/// the memory of processes.
///
/// # Errors
/// A server does not start or refuses a request.
pub async fn measure(program: &Path, folder: &Path, connections: usize) -> Result<Option<Memory>, LoadError> {
    let data = folder.join("memory");
    let server = Started::start(program, &data, false, false).await?;
    let ids = fill(server.address).await?;
    server.end().await?;
    // A new process is needed: memory that was returned to the allocator would hide the memory in use.
    let server = Started::start(program, &data, false, false).await?;
    let Some(pid) = server.pid() else { return Ok(None) };
    let now = async || {
        tokio::time::sleep(REST).await;
        machine::memory(pid)
    };
    let mut first = Connection::open(server.address).await?;
    let (warm, cold) = ids.split_at(1);
    look(&mut first, warm).await?;
    let Some(idle) = now().await else { return Ok(None) };
    look(&mut first, cold).await?;
    let held = now().await.unwrap_or(idle);
    let mut waiting = Vec::with_capacity(connections);
    for _ in 0..connections {
        let mut connection = Connection::open(server.address).await?;
        look(&mut connection, warm).await?;
        waiting.push(connection);
    }
    let connected = now().await.unwrap_or(held);
    let mut streams = Vec::with_capacity(connections);
    for connection in waiting {
        streams.push(connection.events(&format!("/api/stream?matches={}", ids[0])).await?);
    }
    let streaming = now().await.unwrap_or(connected);
    drop(streams);
    server.end().await?;
    let each = |more: u64, less: u64, count: usize| more.saturating_sub(less) / count.max(1) as u64;
    let waiting_connection = each(connected, held, connections);
    Ok(Some(Memory {
        idle,
        waiting_connection,
        event_stream: each(streaming, held, connections),
        held_match: each(held, idle, cold.len()),
    }))
}

/// Plays a match to its 300th action and adds copies of it. Returns the ids of the copies.
async fn fill(address: Address) -> Result<Vec<String>, LoadError> {
    let mut table = Table::open(Venue { addresses: [address; 2], people: false }, 1, None).await?;
    table.begin(&games::setup("backgammon", Some(MatchKind::Money))).await?;
    while table.actions() < ACTIONS {
        if table.step().await?.is_none() {
            return Err(LoadError::Stuck("of money play".to_owned()));
        }
    }
    let id = table.id().unwrap_or_default().to_owned();
    let mut connection = Connection::open(address).await?;
    let record = connection.bytes(&format!("/api/matches/{id}/file?format=json")).await?;
    let mut ids = Vec::with_capacity(HELD);
    for _ in 0..HELD {
        let opened: Opened = connection.upload("/api/matches/open?name=match.json", &record, 201).await?;
        ids.push(opened.id);
    }
    Ok(ids)
}

async fn look(connection: &mut Connection, ids: &[String]) -> Result<(), LoadError> {
    for id in ids {
        let _: View = connection.get(&format!("/api/matches/{id}?since={ACTIONS}")).await?;
    }
    Ok(())
}
