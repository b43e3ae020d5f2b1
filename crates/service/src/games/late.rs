//! Matches that are shown late to those who watch them.
//!
//! The players choose a delay with their match. Whoever holds no seat sees it as it was so long ago, also after its end, until all of it
//! is shown. The calls for the view, the clock, the picture, the people, the dice and the event stream answer with the shown part. All
//! other calls take the match as `Seen` or `Helped` and refuse.

use std::sync::Arc;
use std::time::Duration;

use tavola_rules::Player;

use super::clocks::Times;
use super::holders::{Late, Rights};
use super::room::Held;
use super::{Games, not_found};
use crate::failure::Failure;
use crate::principal::Principal;
use crate::store::{Store, StoreError, query};
use crate::tasks::Tasks;

/// A match at a time in the past.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Until {
    /// Number of actions that had arrived.
    shown: usize,
    /// Arrival of the next action, in milliseconds since 1970.
    next: Option<i64>,
}

impl Games {
    /// Returns what somebody may do in an open match.
    ///
    /// # Errors
    /// If they do not see it.
    pub(super) async fn rights_in(&self, open: &Held, principal: &Principal) -> Result<Rights, Failure> {
        let over = open.played().now().is_over();
        let rights = open.holders().rights(open.id(), principal, over);
        let rights = rights.ok_or_else(|| not_found(open.id()))?;
        if Player::BOTH.into_iter().any(|player| rights.sender.holds(player)) {
            return Ok(rights);
        }
        Ok(match self.late(open).await? {
            None => rights,
            late => Rights { helped: false, whole: false, late, ..rights },
        })
    }

    /// Returns the part of an open match that its watchers see; `None` if they see the present match.
    pub(super) async fn late(&self, open: &Held) -> Result<Option<Late>, Failure> {
        let live = open.played();
        if live.setup().delay == 0 {
            return Ok(None);
        }
        let at = self.moment(open, self.arrival()).at - milliseconds(live.setup().delay);
        let Until { shown, .. } = self.node.store().until(open.id(), at).await?;
        let all = live.now().is_over() && shown >= live.len();
        Ok((!all).then_some(Late { shown, at }))
    }

    /// Follows a match for a watcher with a delay; `None` without one.
    pub(crate) async fn follow_late(
        &self,
        id: &Arc<str>,
        late: Option<Late>,
    ) -> Result<Option<Following>, Failure> {
        let Some(Late { shown, .. }) = late else { return Ok(None) };
        let open = self.open(id).await?;
        let (times, clocked) = (Arc::clone(&self.times), open.played().clock().is_some());
        let delay = milliseconds(open.played().setup().delay);
        let (store, tasks) = (self.node.store().clone(), self.node.tasks().clone());
        let mut following =
            Following { id: Arc::clone(id), store, tasks, times, clocked, delay, shown, due: None };
        following.look().await?;
        Ok(Some(following))
    }
}

fn milliseconds(seconds: u32) -> i64 {
    i64::from(seconds) * 1000
}

/// A match that a stream follows for a watcher with a delay. It does not keep a node alive.
#[derive(Debug)]
pub(crate) struct Following {
    id: Arc<str>,
    store: Store,
    tasks: Tasks,
    times: Arc<Times>,
    /// Whether the match has clocks, which have a time of their own.
    clocked: bool,
    /// In milliseconds.
    delay: i64,
    shown: usize,
    /// Time of the next look, by the clock of the runtime; `None` if no action is hidden.
    due: Option<Duration>,
}

impl Following {
    /// Returns the number of shown actions.
    pub(crate) fn shown(&self) -> usize {
        self.shown
    }

    /// Returns the time of the next look, by the clock of the runtime; `None` if no action is hidden.
    pub(crate) fn due(&self) -> Option<Duration> {
        self.due
    }

    /// Updates the number of shown actions. Returns whether it has grown.
    pub(crate) async fn look(&mut self) -> Result<bool, StoreError> {
        let now = if self.clocked { self.times.now(&self.tasks) } else { self.tasks.now() };
        let Until { shown, next } = self.store.until(&self.id, now - self.delay).await?;
        self.due = next.map(|next| {
            let left = u64::try_from(next + self.delay - now).unwrap_or(0);
            self.tasks.uptime() + Duration::from_millis(left)
        });
        let before = std::mem::replace(&mut self.shown, shown);
        Ok(shown > before)
    }
}

impl Store {
    /// Returns the state of a match at a time, in milliseconds since 1970.
    async fn until(&self, id: &str, at: i64) -> Result<Until, StoreError> {
        let row = query(
            "SELECT MAX(CASE WHEN arrived <= $1 THEN seq END), MIN(CASE WHEN arrived > $1 THEN arrived END)
             FROM actions WHERE match_id = $2",
        )
        .bind(at)
        .bind(id)
        .fetch_optional(&mut self.connection().await?)
        .await?;
        let Some(row) = row else { return Ok(Until { shown: 0, next: None }) };
        let shown = row.get::<Option<i64>>(0)?.and_then(|seq| usize::try_from(seq).ok());
        Ok(Until { shown: shown.unwrap_or(0), next: row.get(1)? })
    }
}
