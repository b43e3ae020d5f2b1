//! Queries and changes of an administrator in a store.

use super::{LoggedAction, LoggedDice, MatchLog, PersonCard, ReportCard, SessionCard};
use crate::people::Name;
use crate::store::{Row, Store, StoreError, query};

impl Store {
    /// Lists people, the newest first: all, or those with this id or with this text in their names.
    pub(super) async fn people_listed(
        &self,
        find: Option<&str>,
        most: usize,
    ) -> Result<Vec<PersonCard>, StoreError> {
        // A key has letters and digits only. No name contains a text that does not parse as a name.
        let key = find.and_then(|find| Name::parse(find).ok()).map(|name| format!("%{}%", name.key));
        let rows = query(
            "SELECT id, name, CAST(CASE WHEN password IS NULL THEN 0 ELSE 1 END AS BIGINT), created,
                    (SELECT MAX(seen) FROM sessions WHERE person = people.id),
                    (SELECT COUNT(*) FROM sessions WHERE person = people.id),
                    (SELECT COUNT(*) FROM seats WHERE person = people.id)
             FROM people WHERE $1 IS NULL OR id = $1 OR name_key LIKE $2 ORDER BY created DESC, id LIMIT $3",
        )
        .bind(find)
        .bind(key)
        .bind(i64::try_from(most).unwrap_or(i64::MAX))
        .fetch_all(&mut self.connection().await?)
        .await?;
        let card = |row: &Row| {
            Ok(PersonCard {
                id: row.get(0)?,
                name: row.get(1)?,
                account: row.get::<i64>(2)? == 1,
                created: row.get(3)?,
                seen: row.get(4)?,
                browsers: row.get(5)?,
                matches: row.get(6)?,
            })
        };
        rows.iter().map(card).collect()
    }

    /// Finds the id of a person by their id or the key of their name.
    pub(super) async fn person_called(&self, id: &str, key: &str) -> Result<Option<String>, StoreError> {
        let row = query("SELECT id FROM people WHERE id = $1 OR name_key = $2 ORDER BY CASE WHEN id = $1 THEN 0 ELSE 1 END")
            .bind(id)
            .bind(key)
            .fetch_optional(&mut self.connection().await?)
            .await?;
        row.map(|row| row.get(0)).transpose()
    }

    /// Lists the browsers, programs and passkeys of a person, the last used first.
    pub(super) async fn sessions_of(&self, person: &str) -> Result<Vec<SessionCard>, StoreError> {
        let rows = query(
            "SELECT id, 'browser', device, created, seen FROM sessions WHERE person = $1
             UNION ALL SELECT id, 'program', name, created, seen FROM tokens WHERE person = $1
             UNION ALL SELECT id, 'passkey', name, created, seen FROM passkeys WHERE person = $1
             ORDER BY 5 DESC, 1",
        )
        .bind(person)
        .fetch_all(&mut self.connection().await?)
        .await?;
        let card = |row: &Row| {
            Ok(SessionCard {
                id: row.get(0)?,
                kind: row.get(1)?,
                name: row.get(2)?,
                created: row.get(3)?,
                seen: row.get(4)?,
            })
        };
        rows.iter().map(card).collect()
    }

    /// Ends a browser's session, a program's token or a passkey, or all of a person. Returns their number. The caller must not be dropped
    /// before this returns.
    pub(super) async fn end_access(&self, person: &str, id: Option<&str>) -> Result<u64, StoreError> {
        let mut connection = self.begin().await?;
        let ended = async {
            let mut ended = 0;
            for text in [
                "DELETE FROM sessions WHERE person = $1 AND ($2 IS NULL OR id = $2)",
                "DELETE FROM tokens WHERE person = $1 AND ($2 IS NULL OR id = $2)",
                "DELETE FROM passkeys WHERE person = $1 AND ($2 IS NULL OR id = $2)",
            ] {
                ended += query(text).bind(person).bind(id).execute(&mut connection).await?;
            }
            Ok(ended)
        }
        .await;
        connection.end(ended.is_ok()).await?;
        ended
    }

    /// Lists reports, the latest first: all, or those about one person.
    pub(super) async fn reports_listed(
        &self,
        about: Option<&str>,
        most: usize,
    ) -> Result<Vec<ReportCard>, StoreError> {
        let rows = query(
            "SELECT r.created, r.other, o.name, p.name, r.match_id, r.reason,
                    (SELECT COUNT(DISTINCT x.person) FROM reports x WHERE x.other = r.other)
             FROM reports r JOIN people p ON p.id = r.person JOIN people o ON o.id = r.other
             WHERE $1 IS NULL OR r.other = $1 ORDER BY r.created DESC, r.id LIMIT $2",
        )
        .bind(about)
        .bind(i64::try_from(most).unwrap_or(i64::MAX))
        .fetch_all(&mut self.connection().await?)
        .await?;
        let card = |row: &Row| {
            Ok(ReportCard {
                created: row.get(0)?,
                about: row.get(1)?,
                name: row.get(2)?,
                by: row.get(3)?,
                match_id: row.get(4)?,
                reason: row.get(5)?,
                reporters: row.get(6)?,
            })
        };
        rows.iter().map(card).collect()
    }

    /// Reads the log of a match. The seed of its dice is included only after its end.
    pub(super) async fn match_log(&self, id: &str) -> Result<Option<MatchLog>, StoreError> {
        let json = |what: String, text: &str| {
            serde_json::from_str(text)
                .map_err(|error| StoreError::Unreadable { what, reason: error.to_string() })
        };
        let Some(found) = self.find_match(id).await? else { return Ok(None) };
        let Some(holders) = self.holders(id).await? else { return Ok(None) };
        let mut connection = self.connection().await?;
        let dice = query(
            "SELECT stage, ended, commitment, CASE WHEN ended IS NULL THEN NULL ELSE seed END FROM dice
             WHERE match_id = $1",
        );
        let dice = dice.bind(id).fetch_optional(&mut connection).await?;
        let dice = dice.map(|row| {
            Ok::<_, StoreError>(LoggedDice {
                stage: row.get(0)?,
                ended: row.get(1)?,
                commitment: row.get(2)?,
                seed: row.get(3)?,
            })
        });
        let rows = query(
            "SELECT seq, player, at, arrived, spent, action FROM actions WHERE match_id = $1 ORDER BY seq",
        );
        let rows = rows.bind(id).fetch_all(&mut connection).await?;
        let action = |row: &Row| {
            let seq = row.get(0)?;
            Ok(LoggedAction {
                seq,
                by: row.get(1)?,
                at: row.get(2)?,
                arrived: row.get(3)?,
                spent: row.get(4)?,
                action: json(format!("action {seq} of match {id}"), row.get(5)?)?,
            })
        };
        Ok(Some(MatchLog {
            setup: json(format!("match {id}"), &found.setup)?,
            id: found.id,
            visibility: holders.visibility.name().to_owned(),
            created: found.created,
            updated: found.updated,
            people: holders.people.map(|person| person.map(|person| person.to_string())),
            dice: dice.transpose()?,
            actions: rows.iter().map(action).collect::<Result<_, StoreError>>()?,
        }))
    }
}
