//! A table: two people in successive matches, each with a connection for requests and one for news, like two browsers. Others may watch it,
//! with a connection for news each.

use std::time::Duration;

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde::de::IgnoredAny;
use serde_json::json;
use tavola_dice::{Bytes, sealed};
use tavola_play::{ClockKind, MatchSetup, TimeControl};
use tavola_rules::Player;
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio::time::Instant;

use crate::client::{Address, Connection};
use crate::error::LoadError;
use crate::events::News;
use crate::person;
use crate::player;
use crate::wire::{Actions, EventKind, Offered, Taken, View};

/// Time limit for news.
const PATIENCE: Duration = Duration::from_secs(30);

/// Delay before the next attempt to connect.
const AGAIN: Duration = Duration::from_millis(200);
/// A time control that no player exceeds at any rate.
const CLOCK: TimeControl = TimeControl { kind: ClockKind::Delay, bank: TimeControl::MOST_BANK, step: 12 };

/// The servers of the matches.
#[derive(Clone, Copy, Debug)]
pub struct Venue {
    /// Addresses of the servers of the two players of each table.
    pub addresses: [Address; 2],
    /// Whether it is a service, on which both players have a name and a session, and their matches have clocks and dice that both have
    /// sealed.
    pub people: bool,
}

/// See the module.
#[derive(Debug)]
pub struct Table {
    venue: Venue,
    rng: ChaCha8Rng,
    seats: [Seat; 2],
    /// Number of watchers, with their news.
    watched: usize,
    watchers: Vec<NewsOf>,
    view: Option<View>,
    /// Due time of the next command, and the average thinking time.
    due: Instant,
    pause: Option<Duration>,
}

/// The open connections of one person.
#[derive(Debug)]
struct Seat {
    requests: Connection,
    news: Option<NewsOf>,
}

/// The news of one match.
#[derive(Debug)]
struct NewsOf {
    latest: watch::Receiver<Option<(News, Instant)>>,
    reader: JoinHandle<()>,
}

impl Drop for NewsOf {
    fn drop(&mut self) {
        self.reader.abort();
    }
}

/// One command with its times.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// Time of sending.
    pub sent: Instant,
    /// Time until the arrival of its answer.
    pub answered: Duration,
    /// Time until the opponent had its news.
    pub news: Duration,
    /// Time until the opponent had fetched its effects.
    pub seen: Duration,
    /// Time until all watchers had its news; `None` without watchers.
    pub watched: Option<Duration>,
    /// Number of turns that it ended.
    pub turns: u32,
}

impl Table {
    /// Opens a table of two people without a match. They think for `pause` on average before each command, or not at all.
    ///
    /// # Errors
    /// A server refuses their connections.
    pub async fn open(venue: Venue, seed: u64, pause: Option<Duration>) -> Result<Table, LoadError> {
        let rng = ChaCha8Rng::seed_from_u64(seed);
        let seat = async |address| {
            let requests =
                if venue.people { person::enter(address).await? } else { Connection::open(address).await? };
            Ok::<_, LoadError>(Seat { requests, news: None })
        };
        let seats = [seat(venue.addresses[0]).await?, seat(venue.addresses[1]).await?];
        let due = Instant::now();
        let mut table =
            Table { venue, rng, seats, watched: 0, watchers: Vec::new(), view: None, due, pause: None };
        table.pace(pause);
        Ok(table)
    }

    /// Sets the number of watchers of its next matches.
    pub fn watch(&mut self, watchers: usize) {
        self.watched = watchers;
    }

    /// Sets the average thinking time from now on.
    pub fn pace(&mut self, pause: Option<Duration>) {
        self.pause = pause;
        // The tables do not all begin at once.
        self.due = Instant::now() + pause.map_or(Duration::ZERO, |pause| pause.mul_f64(self.rng.random()));
    }

    /// Opens a table of two other people with the same thinking time, with new connections and no match.
    ///
    /// # Errors
    /// The server refuses them.
    pub async fn again(&self, seed: u64) -> Result<Table, LoadError> {
        let table = Table::open(self.venue, seed, self.pause).await?;
        Ok(Table { watched: self.watched, ..table })
    }

    /// Returns the due time of the next command.
    #[must_use]
    pub fn due(&self) -> Instant {
        self.due
    }

    /// Returns its random numbers for other choices than those of the players.
    pub fn rng(&mut self) -> &mut ChaCha8Rng {
        &mut self.rng
    }

    /// Returns whether a match is running.
    #[must_use]
    pub fn is_playing(&self) -> bool {
        self.view.is_some()
    }

    /// Returns the number of actions of the running match.
    #[must_use]
    pub fn actions(&self) -> usize {
        self.view.as_ref().map_or(0, |view| view.seq)
    }

    /// Returns the id of the running match.
    #[must_use]
    pub fn id(&self) -> Option<&str> {
        self.view.as_ref().map(|view| view.id.as_str())
    }

    /// Begins a match, and opens both players' news of it.
    ///
    /// # Errors
    /// The server refuses a request.
    pub async fn begin(&mut self, setup: &MatchSetup) -> Result<(), LoadError> {
        let view: View = if self.venue.people {
            self.sit_down(setup).await?
        } else {
            self.seats[0].requests.post("/api/matches", setup, 201).await?
        };
        for (seat, address) in self.seats.iter_mut().zip(self.venue.addresses) {
            seat.news = Some(NewsOf::open(address, seat.requests.cookie(), &view.id).await?);
        }
        for number in 0..self.watched {
            self.watchers.push(NewsOf::open(self.venue.addresses[number % 2], None, &view.id).await?);
        }
        self.view = Some(view);
        Ok(())
    }

    /// One player offers a match as the first player, the other takes it, and both seal the dice.
    async fn sit_down(&mut self, setup: &MatchSetup) -> Result<View, LoadError> {
        let setup = MatchSetup { clock: Some(CLOCK), ..setup.clone() };
        let visibility = if self.watched > 0 { "public" } else { "link" };
        let offer = json!({ "setup": setup, "player": 0, "visibility": visibility, "dice": true });
        let [first, second] = &mut self.seats;
        let offered: Offered = first.requests.post("/api/challenges", &offer, 201).await?;
        let path = format!("/api/challenges/{}/take?dice=true", offered.id);
        let taken: Taken = second.requests.post(&path, &json!({}), 200).await?;
        let path = format!("/api/matches/{}/dice", taken.match_id);
        let secrets = [(); 2].map(|()| Bytes(self.rng.random()));
        let of = |player: usize, value: Bytes| [0, 1].map(|seat| (seat == player).then(|| value.to_string()));
        for (player, seat) in self.seats.iter_mut().enumerate() {
            let promise = sealed::promise(&taken.match_id, player as u8, &secrets[player]);
            let body = json!({ "promises": of(player, promise) });
            let _: IgnoredAny = seat.requests.post(&path, &body, 200).await?;
        }
        for (player, seat) in self.seats.iter_mut().enumerate() {
            let body = json!({ "secrets": of(player, secrets[player]) });
            let _: IgnoredAny = seat.requests.post(&path, &body, 200).await?;
        }
        self.seats[0].requests.get(&format!("/api/matches/{}", taken.match_id)).await
    }

    /// Thinks, then sends one command, and waits until the opponent has seen its effects. `None`: the match is over.
    ///
    /// # Errors
    /// The server refuses it, or the opponent receives no news of it or a different state.
    pub async fn step(&mut self) -> Result<Option<Step>, LoadError> {
        let Some(view) = &self.view else { return Ok(None) };
        let Some(request) = player::choose(view, &mut self.rng) else {
            return match view.phase.kind {
                crate::wire::PhaseKind::MatchOver => {
                    self.leave();
                    Ok(None)
                }
                _ => Err(LoadError::Stuck(view.id.clone())),
            };
        };
        if let Some(pause) = self.pause {
            tokio::time::sleep_until(self.due).await;
            // Delays are not made up for, and the thinking times of people are independent.
            let thought = pause.mul_f64(-(1.0 - self.rng.random::<f64>()).ln());
            self.due = Instant::now().max(self.due + thought);
        }
        let after = view.seq;
        let [actor, other] = match request.by {
            Some(Player::Second) => [1, 0],
            _ => [0, 1],
        };
        let path = format!("/api/matches/{}/actions", view.id);
        let sent = Instant::now();
        let answer: View =
            self.seats[actor].requests.post(&path, &Actions { after, actions: [request] }, 200).await?;
        let answered = sent.elapsed();
        let opponent = &mut self.seats[other];
        let (news, at) = match &mut opponent.news {
            Some(news) => news.reached(&answer).await?,
            None => return Err(LoadError::Stuck(answer.id)),
        };
        // News carry the events since the previous action; a client that lacks more fetches it, like the page.
        let seen: View = match news.view {
            Some(view) if news.after <= after => serde_json::from_str(view.get())
                .map_err(|error| LoadError::Answer(format!("its news are not as expected: {error}")))?,
            _ => opponent.requests.get(&format!("/api/matches/{}?since={after}", answer.id)).await?,
        };
        if seen.seq != answer.seq {
            return Err(LoadError::Apart { id: answer.id, own: answer.seq, other: seen.seq });
        }
        let seen_after = sent.elapsed();
        let mut last = None;
        for watcher in &mut self.watchers {
            let (_, at) = watcher.reached(&answer).await?;
            last = last.max(Some(at - sent));
        }
        let turns = seen.events.iter().filter(|event| event.kind == EventKind::Done).count() as u32;
        self.view = Some(seen);
        Ok(Some(Step { sent, answered, news: at - sent, seen: seen_after, watched: last, turns }))
    }

    /// Reconnects to a restarted server, and reads the present state of the match.
    ///
    /// # Errors
    /// The server does not answer for a while, or has lost an action.
    pub async fn reconnect(&mut self) -> Result<(), LoadError> {
        let Some(known) = &self.view else { return Ok(()) };
        let end = Instant::now() + PATIENCE;
        for (seat, address) in self.seats.iter_mut().zip(self.venue.addresses) {
            let cookie = seat.requests.cookie().map(str::to_owned);
            seat.requests = loop {
                match Connection::open(address).await {
                    Ok(connection) => break connection.with_cookie(cookie.as_deref()),
                    Err(error) if Instant::now() > end => return Err(error),
                    Err(_) => tokio::time::sleep(AGAIN).await,
                }
            };
            let view: View = seat.requests.get(&format!("/api/matches/{}", known.id)).await?;
            if view.seq != known.seq {
                return Err(LoadError::Apart { id: view.id, own: known.seq, other: view.seq });
            }
            let mut news = NewsOf::open(address, cookie.as_deref(), &known.id).await?;
            news.reached(&view).await?;
            seat.news = Some(news);
        }
        Ok(())
    }

    /// Leaves the running match.
    pub fn leave(&mut self) {
        self.view = None;
        self.watchers.clear();
        for seat in &mut self.seats {
            seat.news = None;
        }
    }
}

impl NewsOf {
    async fn open(address: Address, cookie: Option<&str>, id: &str) -> Result<NewsOf, LoadError> {
        let path = format!("/api/stream?matches={id}");
        let mut events = Connection::open(address).await?.with_cookie(cookie).events(&path).await?;
        let (sender, latest) = watch::channel(None);
        let reader = tokio::spawn(async move {
            while let Ok(Some(news)) = events.next().await {
                sender.send_replace(Some((news, Instant::now())));
            }
        });
        Ok(NewsOf { latest, reader })
    }

    /// Waits for the news with the state of a view. Also returns the time of their arrival.
    async fn reached(&mut self, view: &View) -> Result<(News, Instant), LoadError> {
        let late = || LoadError::Late { what: format!("the news of match {}", view.id), limit: PATIENCE };
        let reached =
            self.latest.wait_for(|news| news.as_ref().is_some_and(|(news, _)| news.seq >= view.seq));
        let found = tokio::time::timeout(PATIENCE, reached).await.map_err(|_| late())?;
        let found = found.map_err(|_| LoadError::Answer("an event stream has ended".to_owned()))?;
        found.clone().ok_or_else(late)
    }
}
