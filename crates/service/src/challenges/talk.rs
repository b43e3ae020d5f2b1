//! Phrases that two opponents send to each other, and reports of one about the other.
//!
//! Phrases come from a fixed list, so that each person reads them in their own language and nobody is insulted. A phrase is news and is not
//! stored: a person who does not have the match on a screen misses it.

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

/// Rate limit of the phrases of a person, in all their matches.
const PHRASES: Rate = Rate { at_once: 5.0, a_minute: 10.0 };
/// Rate limit of the reports of a person.
const REPORTS: Rate = Rate { at_once: 5.0, a_minute: 0.1 };

/// The opponent of a person in a match.
#[derive(Clone, Debug)]
pub(super) struct Opponent {
    /// The player of the person.
    pub own: Player,
    /// Id of the opponent.
    pub id: Arc<str>,
}

impl Challenges {
    /// Returns the opponent of a person in a match between two people.
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

    /// Sends a phrase to the opponent. A person who has muted the sender does not receive it, and the sender gets no notice of that.
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

    /// Reports the opponent to the administrators. A second report replaces the reason of the first.
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
    /// Adds a report: its id, the reporter, the reported person and the match.
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
