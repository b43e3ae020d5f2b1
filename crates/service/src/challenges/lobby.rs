//! The lobby: challenges that anybody may take, quick pairing, and public matches to watch.
//!
//! A challenge stays in the lobby while its person waits at a screen. Each node records the people that it sees, so nodes share the lobby
//! through the store. Viewers of the lobby receive a change at most once a second.

use std::collections::HashSet;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use serde::Deserialize;
use serde_json::Value;
use serde_json::value::RawValue;
use tavola_play::{LONGEST_DELAY, MatchSetup};

use self::store::{Listed, Public};
use self::wire::{LobbyEntry, LobbyList, LobbyView, Paired, RunningMatch};
use super::wire::NewChallenge;
use super::{Challenges, TAKEN, differing};
use crate::bus::{LOBBY, Pulse};
use crate::failure::Failure;
use crate::games::wire::{Card, MatchState};
use crate::ids;
use crate::principal::{Person, Principal};
use crate::rated;
use crate::ratings::Standings;
use crate::store::{StoreError, to_text, written};

mod store;
pub(crate) mod wire;

/// Maximum number of challenges and of matches in an answer.
const MOST: usize = 200;
const MOST_RUNNING: usize = 50;
/// Interval between two checks for changes of the lobby.
const LOOK: Duration = Duration::from_secs(1);
/// Followers of the lobby who fetch it in one second, so that a full lobby does not slow the matches down.
const FETCHED: usize = 500;
/// Number of checks between two records of the waiting people.
const NOTE: u32 = 5;
/// Milliseconds without a sign of its person after which a challenge is removed.
const ABSENCE: i64 = 15_000;
/// Milliseconds since the last action after which a match is not shown as running.
const QUIET: i64 = 15 * 60 * 1000;

/// The lobby in its last state that a node has read.
#[derive(Debug, Default)]
pub(super) struct Lobby(Mutex<Option<Seen>>);

#[derive(Clone, Debug)]
struct Seen {
    at: Duration,
    list: Arc<str>,
    /// The waiting people with their challenges.
    waiting: Arc<[(String, String)]>,
    /// Number of changes so far.
    number: usize,
}

impl Challenges {
    /// Returns the lobby, at most one second old.
    pub(super) async fn lobby(&self, principal: &Principal) -> Result<LobbyView, Failure> {
        let seen = self.look_around().await?;
        let mine = match (
            seen.waiting.iter().find(|(person, _)| *person == principal.owner()),
            principal.person(),
        ) {
            (Some((_, id)), _) => Some(id.clone()),
            // The list has only the newest challenges.
            (None, Some(person)) if seen.waiting.len() == MOST => {
                self.node.store().waits(person.id(), ABSENCE).await?
            }
            (None, _) => None,
        };
        let apart = match principal.person() {
            Some(person) if !seen.waiting.is_empty() => self.node.store().apart_from(person.id()).await?,
            _ => Vec::new(),
        };
        let list = without(&seen, &apart)?;
        let list = RawValue::from_string(list).map_err(Failure::internal)?;
        Ok(LobbyView { mine, list })
    }

    /// Finds an opponent: takes the oldest waiting challenge for the same match, or adds one.
    pub(super) async fn pair(&self, person: &Person, new: NewChallenge) -> Result<Paired, Failure> {
        self.games.may_be_paired(person.id()).await?;
        let id = ids::new().map_err(Failure::internal)?;
        let stored = self.challenge(id, person, NewChallenge { listed: true, ..new }).await?;
        // If the challenge was withdrawn at this moment, the next one is tried.
        for _ in 0..3 {
            let (store, own) = (self.node.store().clone(), stored.clone());
            let fitting = async move { store.pair(&own, ABSENCE).await };
            let Some(other) = self.node.tasks().finish(fitting).await?? else {
                self.changed();
                return Ok(Paired { challenge: Some(stored.id), match_id: None });
            };
            if self.begin(&other, person, stored.dice).await? {
                self.node.bus().report(Pulse::Seq(other.id.into(), TAKEN));
                self.changed();
                return Ok(Paired { challenge: None, match_id: Some(other.match_id) });
            }
        }
        Err(Failure::Taken)
    }

    /// Forces the next reader to read the store.
    pub(super) fn changed(&self) {
        if let Some(seen) = &mut *self.lobby.0.lock().unwrap_or_else(PoisonError::into_inner) {
            seen.at = Duration::ZERO;
        }
    }

    /// Maintains the lobby until the store is closed or the node stops.
    pub(crate) async fn watch_lobby(&self) {
        let (mut looks, mut told): (u32, usize) = (0, 0);
        let mut next = Duration::ZERO;
        while !self.node.bus().is_stopped() {
            self.node.tasks().sleep(LOOK).await;
            looks = looks.wrapping_add(1);
            let looked = async {
                if looks.is_multiple_of(NOTE) {
                    self.note_who_waits().await?;
                }
                let (followers, now) = (self.node.bus().followers(LOBBY), self.node.tasks().uptime());
                if followers > 0 && now >= next {
                    let Seen { number, .. } = self.look_around().await?;
                    if number != told {
                        told = number;
                        next = now + pause(followers);
                        self.node.bus().pass_on(Pulse::Seq(LOBBY.into(), number));
                    }
                }
                Ok(())
            };
            match looked.await {
                Ok(()) => {}
                Err(StoreError::Closed) => return,
                Err(error) => tracing::warn!("the lobby cannot be kept: {error}"),
            }
        }
    }

    /// Records the people who wait at a screen of this node, and removes the challenges of absent people.
    async fn note_who_waits(&self) -> Result<(), StoreError> {
        let (store, bus) = (self.node.store(), self.node.bus());
        let followed: HashSet<Arc<str>> = bus.followed().into_iter().collect();
        if !followed.is_empty() {
            let waiting = store.waiting().await?;
            let here = waiting
                .into_iter()
                .filter(|(id, person)| followed.contains(id.as_str()) && bus.is_here(id, person));
            store.note_waiting(&here.map(|(id, _)| id).collect::<Vec<_>>()).await?;
        }
        for id in store.remove_absent(ABSENCE).await? {
            self.changed();
            bus.report(Pulse::Gone(id.into()));
        }
        Ok(())
    }

    async fn look_around(&self) -> Result<Seen, StoreError> {
        let now = self.node.tasks().uptime();
        let known = self.lobby.0.lock().unwrap_or_else(PoisonError::into_inner).clone();
        if let Some(seen) = &known
            && seen.at > Duration::ZERO
            && now.saturating_sub(seen.at) < LOOK
        {
            return Ok(seen.clone());
        }
        let found = self.node.store().listed(MOST, ABSENCE).await?;
        let time = self.node.tasks().now();
        let since = time - QUIET - i64::from(LONGEST_DELAY) * 1000;
        let running = self.node.store().running_in_public(since, MOST_RUNNING).await?;
        let mut running: Vec<Running> =
            running.iter().filter_map(|found| Running::of(found, time)).take(MOST_RUNNING).collect();
        // Where a match stands does not show when somebody has moved.
        running.sort_unstable_by(|a, b| (&b.created, &a.id).cmp(&(&a.created, &b.id)));
        let ids: Vec<&str> = running.iter().map(|running| running.id.as_str()).collect();
        let seated = self.node.store().seated(&ids).await?;
        let people =
            seated.values().flatten().flatten().chain(found.first.iter().map(|listed| &listed.person));
        let standings = self.node.store().standings(&people.map(String::as_str).collect::<Vec<_>>()).await?;
        let list = LobbyList {
            more: found.all.saturating_sub(found.first.len()),
            open: found.first.iter().filter_map(|listed| entry(listed, &standings)).collect(),
            running: running
                .into_iter()
                .map(|running| {
                    let people = seated.get(&running.id).cloned().unwrap_or_default();
                    running_match(running, &people, &standings)
                })
                .collect(),
        };
        let list = to_text(&list)?;
        let number = match &known {
            Some(seen) if *seen.list == *list => seen.number,
            Some(seen) => seen.number + 1,
            None => 1,
        };
        let waiting = found.first.into_iter().map(|listed| (listed.person, listed.id)).collect();
        let seen = Seen { at: now, list: list.into(), waiting, number };
        *self.lobby.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(seen.clone());
        Ok(seen)
    }
}

/// Returns the shortest time between two news of the lobby.
fn pause(followers: usize) -> Duration {
    // The checks themselves are a second apart, and a little more.
    LOOK * u32::try_from(followers / FETCHED).unwrap_or(u32::MAX)
}

/// Returns the list without the challenges of some people.
fn without(seen: &Seen, people: &[String]) -> Result<String, StoreError> {
    let hidden: HashSet<&str> =
        seen.waiting.iter().filter(|(person, _)| people.contains(person)).map(|(_, id)| &**id).collect();
    if hidden.is_empty() {
        return Ok(seen.list.to_string());
    }
    let unreadable = |error: serde_json::Error| StoreError::Unreadable {
        what: "the lobby".to_owned(),
        reason: error.to_string(),
    };
    let mut list: Value = serde_json::from_str(&seen.list).map_err(unreadable)?;
    if let Some(open) = list["open"].as_array_mut() {
        open.retain(|entry| !entry["id"].as_str().is_some_and(|id| hidden.contains(id)));
    }
    to_text(&list)
}

/// Returns the entry of a challenge; `None`: a later version has written it.
fn entry(listed: &Listed, standings: &Standings) -> Option<LobbyEntry> {
    let setup: MatchSetup = serde_json::from_str(&listed.setup).ok()?;
    Some(LobbyEntry {
        id: listed.id.clone(),
        by: listed.name.clone(),
        program: standings.is_program(&listed.person),
        rating: standings.rating(&listed.person, rated::family(&setup.rules)),
        rated: setup.rated,
        options: differing(&setup),
        rules: setup.rules,
        title: setup.title,
        kind: setup.kind,
        clock: setup.clock,
        delay: setup.delay,
        own_start: setup.position.is_some(),
    })
}

/// A public match that goes on for those who watch.
#[derive(Debug)]
struct Running {
    id: String,
    card: Card,
    created: String,
    /// Seconds by which it is shown late.
    delay: u32,
}

/// What of a setup is needed here.
#[derive(Deserialize)]
struct Delayed {
    #[serde(default)]
    delay: u32,
}

impl Running {
    /// Reads a public match at a time, in milliseconds since 1970; `None` if it is over, has had no action for long, or is of a later
    /// version. A match with a delay goes on until all of it is shown.
    fn of(found: &Public, now: i64) -> Option<Running> {
        let card: Card = serde_json::from_str(&found.card).ok()?;
        let Delayed { delay } = serde_json::from_str(&found.setup).ok()?;
        let shown = now - i64::from(delay) * 1000;
        let goes_on = card.state == MatchState::Playing || *found.updated > *written(shown);
        (goes_on && *found.updated > *written(shown - QUIET)).then(|| Running {
            id: found.id.clone(),
            card,
            created: found.created.clone(),
            delay,
        })
    }
}

fn running_match(
    Running { id, card, delay, .. }: Running,
    people: &[Option<String>; 2],
    standings: &Standings,
) -> RunningMatch {
    let late = delay > 0;
    let family = rated::family(&card.match_rules);
    RunningMatch {
        id,
        programs: people
            .each_ref()
            .map(|person| person.as_deref().is_some_and(|person| standings.is_program(person))),
        ratings: people.each_ref().map(|person| standings.rating(person.as_deref()?, family)),
        rules: if late { card.match_rules.clone() } else { card.rules },
        match_rules: card.match_rules,
        title: card.title,
        kind: card.kind,
        players: card.players,
        score: (!late).then_some(card.score),
        delay,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_more_look_at_the_lobby_the_rarer_it_changes_for_them() {
        let seconds = |followers| pause(followers).as_secs();
        assert_eq!([1, 499, 500, 999, 1000, 10_000].map(seconds), [0, 0, 1, 1, 2, 20]);
    }
}
