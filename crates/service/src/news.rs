//! One event stream for all matches that a browser follows.

use std::collections::{HashMap, HashSet};
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::HeaderValue;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use futures_util::stream::{self, Stream};
use serde::Deserialize;

use crate::bus::{Follower, LOBBY, Pulse, Who};
use crate::extract::Params;
use crate::failure::Failure;
use crate::games::Games;
use crate::games::holders::Late;
use crate::games::late::Following;
use crate::principal::Principal;
use crate::store::{Store, StoreError};
use crate::tasks::{Task, Tasks};
use wire::{Changed, Deleted, There};

mod store;
pub(crate) mod wire;

/// Maximum number of matches of one stream.
const MOST: usize = 100;
/// Interval between two comments of a stream, which show both ends that the other one is still there.
const SILENCE: Duration = Duration::from_secs(15);

/// Selects the matches of a stream.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct NewsQuery {
    /// Ids, separated by commas.
    #[serde(default)]
    pub matches: String,
}

/// Parses the ids of a query, separated by commas.
fn ids(text: &str) -> Result<HashSet<Arc<str>>, Failure> {
    let ids: HashSet<Arc<str>> = text.split(',').filter(|id| !id.is_empty()).map(Arc::from).collect();
    if (1..=MOST).contains(&ids.len()) {
        Ok(ids)
    } else {
        Err(Failure::bad(format!("expected matches=ID,ID,... with 1 to {MOST} matches, not {}", ids.len())))
    }
}

/// Returns the routes of news.
pub(crate) fn routes(games: Games) -> Router {
    Router::new().route("/stream", get(open)).with_state(games)
}

/// Opens a stream: first the present number of each match, then its news. A match that the sender may not see is reported as deleted.
async fn open(
    State(games): State<Games>,
    principal: Principal,
    Params(query): Params<NewsQuery>,
) -> Result<Response, Failure> {
    let node = games.node().clone();
    let (mut ids, mut hidden, mut late) = (ids(&query.matches)?, HashSet::new(), HashMap::new());
    if principal.is_of_a_service() {
        for id in std::mem::take(&mut ids) {
            match sight(&games, &principal, &id).await? {
                Sight::Hidden => _ = hidden.insert(id),
                Sight::Seen(seen) => {
                    if let Some(following) = games.follow_late(&id, seen).await? {
                        late.insert(Arc::clone(&id), following);
                    }
                    ids.insert(id);
                }
            }
        }
    }
    // The follower starts before the first look: an event between the two is reported twice and not lost.
    let mut people = HashMap::new();
    // Who plays a match that is shown late comes and goes at present.
    for id in ids.iter().filter(|id| principal.is_of_a_service() && !late.contains_key(*id)) {
        people.insert(Arc::clone(id), node.store().people_of(id).await?);
    }
    let who = principal
        .person()
        .map(|person| Who { person: Arc::clone(person.id()), session: Arc::clone(&person.session) });
    let follower = node.bus().follow(&ids, who.clone());
    // A session that has ended meanwhile has closed no stream here, and other nodes trust a session for some seconds.
    if let Some(Who { session, .. }) = who
        && node.store().live_sessions(std::slice::from_ref(&session)).await?.is_empty()
    {
        return Err(Failure::NoName);
    }
    let tasks = node.tasks().clone();
    ids.retain(|id| !late.contains_key(id));
    let present = Some(Present { ids, hidden, store: node.store().clone() });
    let news = News { present, follower, people, late, tasks, silence: None };
    let kind = [(CONTENT_TYPE, HeaderValue::from_static("text/event-stream"))];
    Ok((kind, Body::from_stream(news.events())).into_response())
}

/// A caller's view of something that they want to follow.
enum Sight {
    Hidden,
    /// Of a match, perhaps only a part.
    Seen(Option<Late>),
}

/// Returns whether the caller may see a match or owns a rollout. Everybody who knows its id may see a challenge.
async fn sight(games: &Games, principal: &Principal, id: &str) -> Result<Sight, Failure> {
    if id == LOBBY {
        return Ok(Sight::Seen(None));
    }
    match games.rights(principal, id).await {
        Ok(rights) => Ok(Sight::Seen(rights.late)),
        Err(Failure::NotFound(_)) => {
            let owners = games.node().store().rollout_owners(id).await?;
            let theirs = owners.iter().any(|owner| owner == principal.owner());
            let seen = theirs || games.node().store().people_of(id).await?[0].is_some();
            Ok(if seen { Sight::Seen(None) } else { Sight::Hidden })
        }
        Err(failure) => Err(failure),
    }
}

/// A stream. It does not keep a node alive.
struct News {
    /// The first events.
    present: Option<Present>,
    follower: Follower,
    /// On a service, the people whose presence is reported, by followed id.
    people: HashMap<Arc<str>, [Option<Arc<str>>; 2]>,
    /// Matches that are shown late. A timer wakes the stream for them.
    late: HashMap<Arc<str>, Following>,
    tasks: Tasks,
    /// The timer of the next comment.
    silence: Option<Task>,
}

/// The present numbers of some matches.
struct Present {
    ids: HashSet<Arc<str>>,
    hidden: HashSet<Arc<str>>,
    store: Store,
}

impl News {
    fn events(self) -> impl Stream<Item = Result<Bytes, Infallible>> {
        stream::unfold(self, async |mut news| {
            let event = news.next().await?;
            Some((Ok(event), news))
        })
    }

    /// Returns the next event. `None`: the store is closed, or the node ends.
    async fn next(&mut self) -> Option<Bytes> {
        if let Some(present) = self.present.take() {
            let mut events = present.events().await?;
            for id in self.people.keys() {
                events.extend(self.presence(id).unwrap_or_default());
            }
            for (id, following) in &self.late {
                events.extend(event(Pulse::Seq(Arc::clone(id), following.shown()))?);
            }
            return Some(events.into());
        }
        loop {
            let due = self.late.values().filter_map(Following::due).min();
            let wait = due.map(|due| self.tasks.sleep(due.saturating_sub(self.tasks.uptime())));
            let silence = self.silence.get_or_insert_with(|| self.tasks.sleep(SILENCE));
            tokio::select! {
                pulse = self.follower.next() => match pulse {
                    Pulse::Gone(id) => return event(Pulse::Gone(id)),
                    // With hidden actions the timer looks again. Nothing is sent now, because even a comment would show activity.
                    pulse if let Some(following) = pulse.about().and_then(|id| self.late.get_mut(id)) => {
                        if following.due().is_none() && following.look().await.ok()? {
                            return event(Pulse::Seq(pulse.about()?.clone(), following.shown()));
                        }
                    }
                    Pulse::There(id) => {
                        return Some(self.presence(&id).unwrap_or_else(|| b":\n\n".to_vec()).into());
                    }
                    pulse => return event(pulse),
                },
                () = async { match wait { Some(wait) => wait.await, None => std::future::pending().await } } => {
                    let events = self.look().await.ok()?;
                    if !events.is_empty() {
                        return Some(events.into());
                    }
                }
                () = silence => {
                    self.silence = None;
                    return Some(Bytes::from_static(b":\n\n"));
                }
            }
        }
    }
}

impl News {
    /// Returns news of the matches with newly shown actions.
    async fn look(&mut self) -> Result<Vec<u8>, StoreError> {
        let (mut events, now) = (Vec::new(), self.tasks.uptime());
        for (id, following) in &mut self.late {
            if following.due().is_some_and(|due| due <= now) && following.look().await? {
                let shown = Pulse::Seq(Arc::clone(id), following.shown());
                events.extend(event(shown).unwrap_or_default());
            }
        }
        Ok(events)
    }

    /// Returns the event with the presence of a match's players, and for absent ones the milliseconds since they left, if known.
    fn presence(&self, id: &Arc<str>) -> Option<Vec<u8>> {
        let presence =
            self.people.get(id)?.each_ref().map(|person| {
                person.as_ref().map_or((false, None), |person| self.follower.presence(id, person))
            });
        let there = presence.map(|(there, _)| there);
        let gone = presence.map(|(_, gone)| gone.map(|gone| gone.as_millis() as u64));
        Some(wire::event("there", &There { id, there, gone }))
    }
}

impl Present {
    async fn events(self) -> Option<Vec<u8>> {
        let mut events = Vec::new();
        for id in self.hidden {
            events.extend(event(Pulse::Gone(id))?);
        }
        for id in self.ids {
            // Followers of the lobby have asked for it before.
            if &*id == LOBBY {
                continue;
            }
            let pulse = match self.store.seq(&id).await {
                Ok(Some(seq)) => Pulse::Seq(id, seq),
                Ok(None) => Pulse::Gone(id),
                Err(_) => return None,
            };
            events.extend(event(pulse)?);
        }
        Some(events)
    }
}

fn event(pulse: Pulse) -> Option<Bytes> {
    match pulse {
        Pulse::Seq(id, seq) => {
            Some(wire::event("", &Changed { id: &id, seq, after: None, view: None }).into())
        }
        Pulse::Played(played) => Some(played.event.clone()),
        Pulse::Aside(aside) => Some(aside.event.clone()),
        Pulse::Gone(id) => Some(wire::event("deleted", &Deleted { id: &id }).into()),
        Pulse::There(_) => Some(Bytes::from_static(b":\n\n")),
        // No stream follows work.
        Pulse::Stop | Pulse::Jobs | Pulse::Unwanted(_) | Pulse::SignedOut(..) => None,
    }
}
