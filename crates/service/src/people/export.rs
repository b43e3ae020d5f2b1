//! All data of a person as one file (`docs/people.md`). It is written match by match while it is sent, so it may be large.

use axum::body::{Body, Bytes};
use serde::Serialize;
use serde_json::{Value, json};
use tavola_rules::Player;
use tokio::sync::mpsc::{self, Sender};
use tokio_stream::wrappers::ReceiverStream;

use super::People;
use crate::failure::Failure;
use crate::pace::Rate;
use crate::principal::{Person, Principal};
use crate::store::{Store, StoreError, query};

/// The version of the format.
const VERSION: u32 = 1;
/// Rate limit of exports: each costs as much as all analyses of the person.
const EXPORTS: Rate = Rate { at_once: 3.0, a_minute: 0.1 };
/// Number of matches in one query.
const PART: usize = 50;

/// The reason why nothing more is sent.
enum End {
    /// The receiver has gone away.
    Gone,
    Failed(Failure),
}

impl<E: Into<Failure>> From<E> for End {
    fn from(error: E) -> End {
        End::Failed(error.into())
    }
}

/// The output of the file.
struct Out(Sender<Result<Bytes, Failure>>);

impl Out {
    async fn text(&self, text: impl Into<Bytes>) -> Result<(), End> {
        self.0.send(Ok(text.into())).await.map_err(|_| End::Gone)
    }

    /// Writes a field with a complete value, and the comma after it.
    async fn field(&self, name: &str, value: &impl Serialize) -> Result<(), End> {
        let value = serde_json::to_string(value).map_err(Failure::internal)?;
        self.text(format!("\"{name}\":{value},\n")).await
    }

    /// Writes an element of a list; the first has no comma before it.
    async fn element(&self, first: &mut bool, value: &impl Serialize) -> Result<(), End> {
        let comma = if std::mem::take(first) { "" } else { ",\n" };
        let value = serde_json::to_string(value).map_err(Failure::internal)?;
        self.text(format!("{comma}{value}")).await
    }
}

impl People {
    /// Returns all data of a person.
    pub(super) fn export(&self, person: &Person) -> Result<Body, Failure> {
        if !self.guesses.allows(format!("export {}", person.id), EXPORTS, self.node.tasks().uptime()) {
            return Err(Failure::TooMany("your data was sent a moment ago; wait ten minutes".to_owned()));
        }
        let (sender, receiver) = mpsc::channel(1);
        let (people, person) = (self.clone(), person.clone());
        self.node.tasks().spawn(async move {
            let out = Out(sender);
            if let Err(End::Failed(failure)) = people.write(&person, &out).await {
                tracing::error!("an export failed: {failure}");
                // The broken connection shows that the file is not complete.
                _ = out.0.send(Err(failure)).await;
            }
        });
        Ok(Body::from_stream(ReceiverStream::new(receiver)))
    }

    async fn write(&self, person: &Person, out: &Out) -> Result<(), End> {
        let (store, id) = (self.node.store(), &*person.id);
        out.text("{").await?;
        out.field("tavola_person", &VERSION).await?;
        out.field("made", &store.now()).await?;
        out.field("person", &store.export_person(id).await?).await?;
        out.field("devices", &self.devices(person).await?.devices).await?;
        out.field("tokens", &store.tokens(id).await?).await?;
        out.field("passkeys", &store.passkeys(id).await?).await?;
        let mail = store.mail(id).await?;
        out.field("mail", &json!({ "address": mail.address, "waiting": mail.waiting })).await?;
        out.field("vacations", &store.vacations_of(id, 0).await?).await?;
        out.field("others", &self.others(person).await?.others).await?;
        out.field("reports", &store.export_reports(id).await?).await?;
        out.field("custom_rules", &export_rules(store, id).await?).await?;
        out.field("ratings", &store.export_ratings(id).await?).await?;
        out.field("challenges", &store.export_challenges(id).await?).await?;
        out.field("problems", &store.export_problems(id).await?).await?;
        out.text("\"rollouts\":[").await?;
        let mut first = true;
        for rollout in store.owned_rollouts(id).await? {
            let file = self.rollouts.file(&rollout).await?;
            out.element(&mut first, &json!({ "id": rollout, "file": file })).await?;
        }
        out.text("],\n\"matches\":[").await?;
        let (mut first, mut after) = (true, None::<(String, String)>);
        loop {
            let from = after.as_ref().map(|(updated, id)| (updated.as_str(), id.as_str()));
            let found = store.matches(Some(id), from, PART).await?;
            let Some((last, ..)) = found.last() else { break };
            after = Some((last.updated.clone(), last.id.clone()));
            for (stored, ..) in &found {
                let dates = [stored.created.as_str(), stored.updated.as_str()];
                out.element(&mut first, &self.export_match(person, &stored.id, dates).await?).await?;
            }
        }
        out.text("]}\n").await
    }

    /// Returns a match as a record that can be opened again, with the analyses that the person may see.
    async fn export_match(
        &self,
        person: &Person,
        id: &str,
        [created, updated]: [&str; 2],
    ) -> Result<Value, Failure> {
        let (games, principal) = (self.analyses.games(), Principal::Person(person.clone()));
        let rights = match games.rights(&principal, id).await {
            Ok(rights) => rights,
            // The match was removed meanwhile, or this version cannot read it: the file contains the reason.
            Err(failure) => return Ok(json!({ "id": id, "unreadable": failure.to_string() })),
        };
        let mut analyses = Vec::new();
        if rights.helped {
            for state in self.analyses.analyses(id).await? {
                let analysed = self.analyses.analysed(id, state.level).await?;
                analyses.push(json!({ "level": state.level, "analysis": analysed.analysis }));
            }
        }
        let seats: Vec<usize> = Player::BOTH
            .into_iter()
            .filter(|player| rights.sender.holds(*player))
            .map(Player::index)
            .collect();
        let record = games.whole(id).await?;
        Ok(json!({
            "id": id,
            "created": created,
            "updated": updated,
            "seats": seats,
            "record": record,
            "analyses": analyses,
        }))
    }
}

/// Parses a stored JSON text.
fn value(text: &str) -> Value {
    // A text that this version cannot parse is included unchanged.
    serde_json::from_str(text).unwrap_or_else(|_| text.into())
}

async fn export_rules(store: &Store, owner: &str) -> Result<Vec<Value>, StoreError> {
    let rules = store.custom_rules(owner).await?;
    Ok(rules.into_iter().map(|(id, custom)| json!({ "id": id, "rules": value(&custom) })).collect())
}

impl Store {
    async fn export_person(&self, id: &str) -> Result<Value, StoreError> {
        let row = query(
            "SELECT name, created, CAST(CASE WHEN password IS NULL THEN 0 ELSE 1 END AS BIGINT), program FROM people WHERE id = $1",
        )
        .bind(id)
        .fetch_optional(&mut self.connection().await?)
        .await?;
        let Some(row) = row else { return Ok(Value::Null) };
        let account = row.get::<i64>(2)? != 0;
        Ok(
            json!({ "id": id, "name": row.get::<&str>(0)?, "created": row.get::<i64>(1)?, "account": account, "program": row.get::<i64>(3)? != 0 }),
        )
    }

    async fn export_challenges(&self, person: &str) -> Result<Vec<Value>, StoreError> {
        let rows = query("SELECT id, setup, player, visibility, created FROM challenges WHERE person = $1 ORDER BY created")
            .bind(person)
            .fetch_all(&mut self.connection().await?)
            .await?;
        rows.iter()
            .map(|row| {
                Ok(json!({
                    "id": row.get::<&str>(0)?,
                    "setup": value(row.get(1)?),
                    "player": row.get::<i64>(2)?,
                    "visibility": row.get::<&str>(3)?,
                    "created": row.get::<i64>(4)?,
                }))
            })
            .collect()
    }

    async fn export_reports(&self, person: &str) -> Result<Vec<Value>, StoreError> {
        let rows = query("SELECT match_id, reason, created FROM reports WHERE person = $1 ORDER BY created")
            .bind(person)
            .fetch_all(&mut self.connection().await?)
            .await?;
        rows.iter()
            .map(|row| {
                Ok(json!({
                    "match": row.get::<&str>(0)?,
                    "reason": row.get::<&str>(1)?,
                    "created": row.get::<i64>(2)?,
                }))
            })
            .collect()
    }

    async fn export_problems(&self, owner: &str) -> Result<Vec<Value>, StoreError> {
        let mut connection = self.connection().await?;
        let rows = query(
            "SELECT id, match_id, player, loss, problem, due, reviewed, stability, difficulty FROM problems
             WHERE owner = $1 ORDER BY id",
        )
        .bind(owner)
        .fetch_all(&mut connection)
        .await?;
        let reviewed = query(
            "SELECT r.problem_id, r.at, r.grade FROM reviews r JOIN problems p ON p.id = r.problem_id
             WHERE p.owner = $1 ORDER BY r.problem_id, r.at",
        )
        .bind(owner)
        .fetch_all(&mut connection)
        .await?;
        rows.iter()
            .map(|row| {
                let id = row.get::<&str>(0)?;
                let own = reviewed.iter().filter(|review| review.get::<&str>(0).is_ok_and(|of| of == id));
                let reviews = own
                    .map(|review| Ok(json!({ "at": review.get::<i64>(1)?, "grade": review.get::<i64>(2)? })))
                    .collect::<Result<Vec<_>, StoreError>>()?;
                Ok(json!({
                    "id": id,
                    "match": row.get::<Option<&str>>(1)?,
                    "player": row.get::<&str>(2)?,
                    "loss": row.get::<f64>(3)?,
                    "problem": value(row.get(4)?),
                    "due": row.get::<i64>(5)?,
                    "reviewed": row.get::<Option<i64>>(6)?,
                    "stability": row.get::<Option<f64>>(7)?,
                    "difficulty": row.get::<Option<f64>>(8)?,
                    "reviews": reviews,
                }))
            })
            .collect()
    }

    async fn owned_rollouts(&self, owner: &str) -> Result<Vec<String>, StoreError> {
        let rows = query("SELECT rollout_id FROM rollout_owners WHERE owner = $1 ORDER BY rollout_id")
            .bind(owner)
            .fetch_all(&mut self.connection().await?)
            .await?;
        rows.iter().map(|row| row.get(0)).collect()
    }
}
