//! A table: two people at one match after the other, each with a connection for requests and one for news, as two browsers
//! have them.

use std::time::Duration;

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use tavola_play::MatchSetup;
use tavola_rules::Player;
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio::time::Instant;

use crate::client::{Address, Connection};
use crate::error::LoadError;
use crate::events::News;
use crate::player;
use crate::wire::{Actions, EventKind, View};

/// How long news may take.
const PATIENCE: Duration = Duration::from_secs(30);

/// See the module.
#[derive(Debug)]
pub struct Table {
    /// Where each of them plays.
    addresses: [Address; 2],
    rng: ChaCha8Rng,
    seats: [Seat; 2],
    view: Option<View>,
    /// When the next command is due, and how long players think on average.
    due: Instant,
    pause: Option<Duration>,
}

/// What one person has open.
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

/// One command and what became of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// When it was sent.
    pub sent: Instant,
    /// From then until its answer had arrived.
    pub answered: Duration,
    /// From then until the opponent had news of it.
    pub news: Duration,
    /// From then until the opponent had fetched what happened.
    pub seen: Duration,
    /// Turns that it ended.
    pub turns: u32,
}

impl Table {
    /// Two people without a match, each at a server of their own or both at one. They think for `pause` on average before each command, or not at all.
    ///
    /// # Errors
    /// If a server does not take their connections.
    pub async fn open(
        addresses: [Address; 2],
        seed: u64,
        pause: Option<Duration>,
    ) -> Result<Table, LoadError> {
        let seat = async |address| {
            Ok::<_, LoadError>(Seat { requests: Connection::open(address).await?, news: None })
        };
        let seats = [seat(addresses[0]).await?, seat(addresses[1]).await?];
        let rng = ChaCha8Rng::seed_from_u64(seed);
        let mut table = Table { addresses, rng, seats, view: None, due: Instant::now(), pause: None };
        table.pace(pause);
        Ok(table)
    }

    /// How long they think from now on.
    pub fn pace(&mut self, pause: Option<Duration>) {
        self.pause = pause;
        // Tables do not begin all at once.
        self.due = Instant::now() + pause.map_or(Duration::ZERO, |pause| pause.mul_f64(self.rng.random()));
    }

    /// Two other people who think as long, with new connections and no match.
    ///
    /// # Errors
    /// If the server does not take them.
    pub async fn again(&self, seed: u64) -> Result<Table, LoadError> {
        Table::open(self.addresses, seed, self.pause).await
    }

    /// When the next command is due.
    #[must_use]
    pub fn due(&self) -> Instant {
        self.due
    }

    /// Its own numbers: for what is drawn besides the players' choices.
    pub fn rng(&mut self) -> &mut ChaCha8Rng {
        &mut self.rng
    }

    /// Whether a match is being played.
    #[must_use]
    pub fn is_playing(&self) -> bool {
        self.view.is_some()
    }

    /// Actions of the match that is played.
    #[must_use]
    pub fn actions(&self) -> usize {
        self.view.as_ref().map_or(0, |view| view.seq)
    }

    /// The id of the match that is played.
    #[must_use]
    pub fn id(&self) -> Option<&str> {
        self.view.as_ref().map(|view| view.id.as_str())
    }

    /// Begins a match, and opens both players' news of it.
    ///
    /// # Errors
    /// If the server refuses something.
    pub async fn begin(&mut self, setup: &MatchSetup) -> Result<(), LoadError> {
        let view: View = self.seats[0].requests.post("/api/matches", setup, 201).await?;
        for (seat, address) in self.seats.iter_mut().zip(self.addresses) {
            seat.news = Some(NewsOf::open(address, &view.id).await?);
        }
        self.view = Some(view);
        Ok(())
    }

    /// Thinks, then sends one command, and waits until the opponent has seen what it did. `None`: the match is over.
    ///
    /// # Errors
    /// If the server refuses it, or the opponent learns nothing of it or something else.
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
            // What is late is not made up for, and people do not think in step.
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
        // News carry what has happened since the action before them; who knows less fetches it, as the page does.
        let seen: View = match news.view {
            Some(view) if news.after <= after => serde_json::from_str(view.get())
                .map_err(|error| LoadError::Answer(format!("its news are not as expected: {error}")))?,
            _ => opponent.requests.get(&format!("/api/matches/{}?since={after}", answer.id)).await?,
        };
        if seen.seq != answer.seq {
            return Err(LoadError::Apart { id: answer.id, own: answer.seq, other: seen.seq });
        }
        let turns = seen.events.iter().filter(|event| event.kind == EventKind::Done).count() as u32;
        self.view = Some(seen);
        Ok(Some(Step { sent, answered, news: at - sent, seen: sent.elapsed(), turns }))
    }

    /// Leaves the match where it stands.
    pub fn leave(&mut self) {
        self.view = None;
        for seat in &mut self.seats {
            seat.news = None;
        }
    }
}

impl NewsOf {
    async fn open(address: Address, id: &str) -> Result<NewsOf, LoadError> {
        let path = format!("/api/stream?matches={id}");
        let mut events = Connection::open(address).await?.events(&path).await?;
        let (sender, latest) = watch::channel(None);
        let reader = tokio::spawn(async move {
            while let Ok(Some(news)) = events.next().await {
                sender.send_replace(Some((news, Instant::now())));
            }
        });
        Ok(NewsOf { latest, reader })
    }

    /// The news that a match is as far as in a view, and when they came.
    async fn reached(&mut self, view: &View) -> Result<(News, Instant), LoadError> {
        let late = || LoadError::Late { what: format!("the news of match {}", view.id), limit: PATIENCE };
        let reached =
            self.latest.wait_for(|news| news.as_ref().is_some_and(|(news, _)| news.seq >= view.seq));
        let found = tokio::time::timeout(PATIENCE, reached).await.map_err(|_| late())?;
        let found = found.map_err(|_| LoadError::Answer("an event stream has ended".to_owned()))?;
        found.clone().ok_or_else(late)
    }
}
