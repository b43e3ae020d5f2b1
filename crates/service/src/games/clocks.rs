//! The clocks of matches: the present time, time that counts for nobody, and losses on time.
//!
//! A clock follows from the actions of its match (`tavola_play::Clock`). The store has a deadline for each match with a running clock. The
//! deadline only marks the match for a check. The flag falls by the match itself, as an action under its number, and so only once on any
//! number of nodes. Nodes write a heartbeat. After it has stopped, the time until the next heartbeat counts for nobody.

use std::collections::HashMap;
use std::sync::atomic::{AtomicI64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

#[cfg(not(feature = "native"))]
use tavola_play::Prepared;
use tavola_play::{LiveMatch, Moment};

use super::Games;
use super::holders::Late;
use super::room::Held;
use super::store::Beat;
#[cfg(feature = "native")]
use super::store::Pause;
use super::wire::{ClockView, MatchClock};
use crate::failure::Failure;
use crate::store::StoreError;
use crate::tasks::Tasks;

/// Interval between two checks for losses on time.
const SWEEP: Duration = Duration::from_secs(1);
/// Number of checks between two heartbeats.
const BEAT: u32 = 5;
/// Milliseconds without a heartbeat after which an outage is assumed.
const OUTAGE: i64 = 12_000;
/// Milliseconds after which an outage is forgotten: 60 days.
pub(super) const REMEMBERED: i64 = 60 * 24 * 60 * 60 * 1000;
/// Maximum number of matches in one check.
const MOST: usize = 200;
/// Milliseconds until the next check of a match that cannot be opened.
const LATER: i64 = 60_000;

/// Vacations by person: start and end of each, in milliseconds since 1970.
pub(super) type Vacations = HashMap<Arc<str>, Vec<(i64, i64)>>;

/// The time for matches with clocks, with the outages and vacations.
#[derive(Debug, Default)]
pub(super) struct Times {
    /// Milliseconds since 1970 at zero of the runtime's clock. A change of the wall clock has no effect here.
    base: AtomicI64,
    outages: Mutex<Vec<(i64, i64)>>,
    vacations: Mutex<Vacations>,
}

fn uptime(tasks: &Tasks) -> i64 {
    i64::try_from(tasks.uptime().as_millis()).unwrap_or(i64::MAX)
}

impl Times {
    pub(super) fn new(tasks: &Tasks) -> Times {
        Times { base: AtomicI64::new(tasks.now() - uptime(tasks)), ..Times::default() }
    }

    pub(super) fn now(&self, tasks: &Tasks) -> i64 {
        self.base.load(Relaxed) + uptime(tasks)
    }

    fn vacations(&self) -> MutexGuard<'_, Vacations> {
        self.vacations.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes in the known vacations.
    #[cfg(feature = "native")]
    pub(super) fn know_vacations(&self, known: Vacations) {
        *self.vacations() = known;
    }

    /// Returns the end of the vacation that a person has at a time.
    fn away_until(&self, person: &str, now: i64) -> Option<i64> {
        let known = self.vacations();
        let times = known.get(person).into_iter().flatten();
        times.filter(|(since, until)| (*since..*until).contains(&now)).map(|(_, until)| *until).max()
    }

    /// Returns the milliseconds of a period that count for nobody: an outage, or a vacation of the person whose days run.
    fn nobodys(&self, person: Option<&str>, since: i64, until: i64) -> i64 {
        let mut times = self.outages.lock().unwrap_or_else(PoisonError::into_inner).clone();
        if let Some(person) = person {
            times.extend(self.vacations().get(person).into_iter().flatten());
        }
        times.sort_unstable();
        let (mut sum, mut counted) = (0, since);
        for (from, to) in times {
            let (from, to) = (from.max(counted), to.min(until));
            if to > from {
                sum += to - from;
                counted = to;
            }
        }
        sum
    }
}

/// Returns the person whose days for a turn run.
fn on_days<'a>(open: &'a Held, live: &LiveMatch) -> Option<&'a str> {
    let clock = live.clock().filter(|clock| clock.control().is_of_days())?;
    open.holders().people[clock.running()?.index()].as_deref()
}

impl Games {
    /// Returns the arrival time of a request that comes now.
    pub(super) fn arrival(&self) -> Arrival {
        let tasks = self.node.tasks();
        Arrival { wall: tasks.now(), clocks: self.times.now(tasks) }
    }

    /// Returns the moment of an arrival in an open match: by the clock of the matches if it has clocks, otherwise by the wall clock.
    pub(super) fn moment(&self, open: &Held, arrival: Arrival) -> Moment {
        let live = open.played();
        if live.clock().is_none() {
            return arrival.wall.into();
        }
        let nobodys = live.last().map_or(0, |last| self.nobodys(open, live, last, arrival.clocks));
        Moment { at: arrival.clocks, nobodys, lag: 0 }
    }

    /// Returns the milliseconds between the last action and now that count for nobody.
    fn nobodys(&self, open: &Held, live: &LiveMatch, last: i64, now: i64) -> i64 {
        self.times.nobodys(on_days(open, live), last, now) + open.pause().after(live.len())
    }

    /// Returns the present time for matches with clocks.
    pub(super) fn now(&self) -> i64 {
        self.times.now(self.node.tasks())
    }

    /// Returns the pauses of a match with one that begins or ends now, and the deadline that follows.
    #[cfg(feature = "native")]
    pub(super) fn pause_or_go_on(&self, open: &Held) -> (Pause, Option<i64>) {
        let (now, live, before) = (self.now(), open.played(), open.pause());
        let seq = live.len();
        let Some(since) = before.since else {
            return (Pause { since: Some(now), seq, length: before.after(seq) }, None);
        };
        // An outage during the pause is counted already.
        let length =
            before.after(seq) + (now - since - self.times.nobodys(on_days(open, live), since, now)).max(0);
        let pause = Pause { since: None, seq, length };
        let deadline = live
            .deadline()
            .zip(live.last())
            .map(|(deadline, last)| deadline + self.times.nobodys(on_days(open, live), last, now) + length);
        (pause, deadline)
    }

    /// Returns the clocks of a match, and the time by which they are measured: the present, or the past that a watcher sees.
    pub(super) async fn clock(&self, id: &str, late: Option<Late>) -> Result<MatchClock, Failure> {
        let Some(Late { at, .. }) = late else {
            let open = self.open(id).await?;
            return Ok(self.clock_at(&open, open.played(), self.now()));
        };
        let (played, ..) = self.logged(id, late).await?;
        Ok(self.clock_at(&self.open(id).await?, &played, at))
    }

    /// Returns the clocks of an open match at a time at which it stood as `live` does.
    fn clock_at(&self, open: &Held, live: &LiveMatch, now: i64) -> MatchClock {
        let stopped = open.pause().since.filter(|since| *since <= now);
        let until = stopped.unwrap_or(now);
        let shift = live.last().map_or(0, |last| self.nobodys(open, live, last, until));
        let clock = ClockView::of(live);
        // Nodes hear of an outage one after the other. It changes a clock only if that runs.
        let clock = clock.map(|clock| match clock.running {
            Some(_) => ClockView { since: clock.since.map(|since| since + shift), ..clock },
            None => clock,
        });
        let away = on_days(open, live).and_then(|person| self.times.away_until(person, now));
        let stands = stopped.is_some() || away.is_some();
        let clock = clock.map(|clock| if stands { clock.stopped(until) } else { clock });
        MatchClock { now, seq: live.len(), clock, away }
    }

    /// Records that a node is present, before it takes requests.
    pub(crate) async fn begin_clocks(&self) -> Result<(), StoreError> {
        // If no other process uses the store, nobody could act before this moment.
        if self.node.store().is_shared() {
            self.beat(None, OUTAGE).await?;
        } else {
            self.beat(Some(self.now()), 0).await?;
        }
        #[cfg(feature = "native")]
        self.look_at_vacations().await?;
        Ok(())
    }

    /// Watches the clocks until the store is closed or the node stops.
    pub(crate) async fn watch_clocks(&self) {
        let mut looks: u32 = 0;
        while !self.node.bus().is_stopped() {
            self.node.tasks().sleep(SWEEP).await;
            looks = looks.wrapping_add(1);
            let looked = async {
                if looks.is_multiple_of(BEAT) {
                    self.beat(Some(self.now()), OUTAGE).await?;
                    #[cfg(feature = "native")]
                    {
                        self.look_at_vacations().await?;
                        self.note_absences().await?;
                    }
                }
                self.sweep().await
            };
            match looked.await {
                Ok(()) => {}
                Err(StoreError::Closed) => return,
                Err(error) => tracing::warn!("clocks cannot be watched: {error}"),
            }
        }
    }

    async fn beat(&self, own: Option<i64>, longest: i64) -> Result<(), StoreError> {
        let (tasks, times) = (self.node.tasks(), &self.times);
        let shared = self.node.store().is_shared();
        let store = self.node.store().clone();
        let beat = tasks.finish(async move { store.beat(own, longest, REMEMBERED).await }).await;
        let Beat { now, outages } = beat.map_err(|_| StoreError::Closed)??;
        match own {
            // The node continues by its own clock, but not behind a heartbeat.
            Some(own) if !shared || now == own => _ = times.base.fetch_add(now - own, Relaxed),
            _ => times.base.store(now - uptime(tasks), Relaxed),
        }
        *times.outages.lock().unwrap_or_else(PoisonError::into_inner) = outages;
        Ok(())
    }

    /// Checks the matches with an expired deadline.
    async fn sweep(&self) -> Result<(), StoreError> {
        let now = self.now();
        for id in self.node.store().due_clocks(now, MOST).await? {
            match self.look_at_clock(&id).await {
                Ok(()) | Err(Failure::NotFound(_)) => {}
                Err(Failure::Store(StoreError::Closed)) => return Err(StoreError::Closed),
                Err(failure) => {
                    tracing::error!("the clock of match {id} cannot be looked at: {failure}");
                    self.node.store().move_deadline(&id, now + LATER, None).await?;
                }
            }
        }
        Ok(())
    }

    /// Writes that a player loses on time.
    #[cfg(not(feature = "native"))]
    async fn lose(&self, open: &mut Held, prepared: Prepared) -> Result<bool, Failure> {
        Ok(self.commit(open, prepared, None).await?.is_some())
    }

    /// Ends a match whose time is up. If some of the time counts for nobody, its deadline moves.
    async fn look_at_clock(&self, id: &str) -> Result<(), Failure> {
        let mut open = self.open(id).await?;
        let moment = self.moment(&open, self.arrival());
        if let Some(prepared) = open.played().flag(moment) {
            // Another node may have been faster, or the player has acted in time.
            self.lose(&mut open, prepared).await?;
            return Ok(());
        }
        let live = open.played();
        if let (Some(last), Some(deadline)) = (live.last(), live.deadline()) {
            let passed = (moment.at - last - moment.nobodys).max(0);
            let left = deadline - last - passed;
            // During a vacation no time runs, however little is left.
            let away =
                on_days(&open, live).is_some_and(|person| self.times.away_until(person, moment.at).is_some());
            let until = moment.at + if away { left.max(LATER) } else { left };
            self.node.store().move_deadline(id, until, Some(live.len())).await?;
        }
        Ok(())
    }
}

/// Time of an arrival: by the wall clock, and by the clock of the matches.
#[derive(Clone, Copy, Debug)]
pub(super) struct Arrival {
    wall: i64,
    clocks: i64,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_is_nobodys_as_far_as_an_outage_reaches_into_it() {
        let times = Times::default();
        *times.outages.lock().unwrap() = vec![(100, 200), (300, 400)];
        for (since, until, nobodys) in
            [(0, 50, 0), (0, 150, 50), (120, 180, 60), (150, 350, 100), (0, 1000, 200), (400, 500, 0)]
        {
            assert_eq!(times.nobodys(None, since, until), nobodys, "{since} to {until}");
        }
    }

    #[test]
    fn what_is_an_outage_and_a_vacation_counts_once_and_vacations_count_for_their_person() {
        let times = Times::default();
        *times.outages.lock().unwrap() = vec![(100, 200), (300, 400)];
        times.know_vacations(Vacations::from([("anna".into(), vec![(150, 350), (390, 500)])]));
        assert_eq!(times.nobodys(Some("anna"), 0, 450), 350);
        assert_eq!(times.nobodys(Some("anna"), 120, 340), 220);
        assert_eq!(times.nobodys(Some("ben"), 0, 450), 200);
        assert_eq!((times.away_until("anna", 349), times.away_until("anna", 350)), (Some(350), None));
    }
}
