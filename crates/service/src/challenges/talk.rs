//! What two people who play each other say to one another, and what one reports about the other.
//!
//! They say phrases of a list, so that each reads them in their own language and nobody is insulted. A phrase is news and is
//! stored nowhere: a person without the match on a screen misses it.

use std::sync::Arc;

use tavola_rules::Player;

use super::Challenges;
use super::wire::{Phrase, ReportReason, Said};
use crate::bus::{Aside, Pulse};
use crate::failure::Failure;
use crate::ids;
use crate::pace::Rate;
use crate::people::wire::Distance;
use crate::principal::Person;
use crate::store::{Store, StoreError, query, to_text};

/// How often a person says something, in all their matches.
const PHRASES: Rate = Rate { at_once: 5.0, a_minute: 10.0 };
/// How often a person reports somebody.
const REPORTS: Rate = Rate { at_once: 5.0, a_minute: 0.1 };

/// Somebody's opponent in a match.
#[derive(Clone, Debug)]
pub(super) struct Opponent {
    /// The player that the person is who asks.
    pub own: Player,
    /// Who the other one is.
    pub id: Arc<str>,
}

impl Challenges {
    /// The other one of the two people who play a match.
    pub(super) async fn opponent(&self, id: &str, person: &Person) -> Result<Opponent, Failure> {
        let holders = self.node.store().holders(id).await?.unwrap_or_default();
        let own = Player::BOTH
            .into_iter()
            .find(|player| holders.people[player.index()].as_ref() == Some(person.id()));
        let other = own.and_then(|own| Some((own, holders.people[own.opponent().index()].clone()?)));
        match other {
            Some((own, id)) if holders.are_two() => Ok(Opponent { own, id }),
            _ => Err(Failure::bad("expected a match between two people, played by you")),
        }
    }

    /// Says something to the other one of a match. Those who do not want to hear it do not, and who says it is not told.
    pub(super) async fn say(&self, id: &str, person: &Person, phrase: Phrase) -> Result<(), Failure> {
        let to = self.opponent(id, person).await?.id;
        if !self.pace.allows(format!("say {}", person.id()), PHRASES, self.node.tasks().uptime()) {
            return Err(Failure::TooMany("you have just said a lot; wait a moment".to_owned()));
        }
        let between = self.node.store().between(person.id(), &to).await?;
        if between.other == Distance::None && !between.apart() {
            let said = to_text(&Said { id, phrase })?;
            let event = format!("event: said\ndata: {said}\n\n").into();
            self.node.bus().report(Pulse::Aside(Arc::new(Aside { id: id.into(), to, event })));
        }
        Ok(())
    }

    /// Reports the other player of a match to the administrators. A second report replaces the reason of the first.
    pub(super) async fn report_opponent(
        &self,
        id: &str,
        person: &Person,
        reason: ReportReason,
    ) -> Result<(), Failure> {
        let other = self.opponent(id, person).await?.id;
        if !self.pace.allows(format!("report {}", person.id()), REPORTS, self.node.tasks().uptime()) {
            return Err(Failure::TooMany("you have reported several people lately; wait a while".to_owned()));
        }
        let report = ids::new().map_err(Failure::internal)?;
        let store = self.node.store();
        let ids = [report.as_str(), person.id(), &other, id];
        Ok(store.add_report(ids, reason.name(), self.node.tasks().now()).await?)
    }
}

impl Store {
    /// Adds a report, by its id, who reports whom, and the match.
    async fn add_report(
        &self,
        [id, person, other, match_id]: [&str; 4],
        reason: &str,
        now: i64,
    ) -> Result<(), StoreError> {
        query(
            "INSERT INTO reports (id, person, other, match_id, reason, created) VALUES ($1, $2, $3, $4, $5, $6)
             ON CONFLICT (person, match_id) DO UPDATE SET reason = excluded.reason",
        )
        .bind(id)
        .bind(person)
        .bind(other)
        .bind(match_id)
        .bind(reason)
        .bind(now)
        .execute(&mut self.connection().await?)
        .await?;
        Ok(())
    }
}
