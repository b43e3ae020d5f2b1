//! Waiting times for an absent player of a match.
//!
//! Every few seconds a node records, for the matches that are followed there, the players who are absent while the opponent is present. A
//! node that sees both removes the record. With several nodes an absence therefore grows only if none of them sees the player. Time without
//! a waiting opponent does not count, nor does an outage.

use std::sync::Arc;

use super::Games;
use super::room::Held;
use crate::store::{Connection, MOST_ROWS, Store, StoreError, parts, places, query};

/// Milliseconds after which the waiting player may adjourn a match with clocks, and one without.
pub(super) const GRACE: i64 = 60_000;
pub(super) const SLOW_GRACE: i64 = 3 * 60_000;
/// Milliseconds after which the waiting player may claim the win of a match without clocks.
pub(super) const CLAIM: i64 = 15 * 60_000;
/// Milliseconds after the last check that no longer count, because no node was watching.
const UNSEEN: i64 = 12_000;

/// A player of a match that is followed here.
struct Seat {
    id: Arc<str>,
    player: i64,
    person: String,
    /// Whether they are recorded as absent.
    away: bool,
}

impl Games {
    /// Returns the waiting time of each absent player in milliseconds; `None` for a player who is present.
    pub(super) async fn waited_for(&self, open: &Held) -> Result<[Option<i64>; 2], StoreError> {
        // In a match with days for a turn, nobody has to be present.
        if open.played().setup().clock.is_some_and(|clock| clock.is_of_days()) {
            return Ok([None; 2]);
        }
        self.node.store().waited_for(open.id()).await
    }

    /// Records the players who are absent from the matches that are followed here.
    pub(super) async fn note_absences(&self) -> Result<(), StoreError> {
        let (store, bus, now) = (self.node.store(), self.node.bus(), self.now());
        let followed = bus.followed();
        for ids in parts(&followed, MOST_ROWS) {
            let seats = store.seats_of_running(ids).await?;
            let (mut gone, mut back) = (Vec::new(), Vec::new());
            for pair in seats.chunk_by(|first, second| first.id == second.id) {
                let [first, second] = pair else { continue };
                if first.person == second.person {
                    continue;
                }
                let there = [first, second].map(|seat| bus.is_there(&seat.id, &seat.person));
                for (place, seat) in [first, second].into_iter().enumerate() {
                    if there[place] && seat.away {
                        back.push((Arc::clone(&seat.id), seat.player));
                    } else if !there[place] && there[1 - place] {
                        gone.push((Arc::clone(&seat.id), seat.player));
                    }
                }
            }
            store.note_absent(&gone, &back, now).await?;
        }
        Ok(())
    }
}

impl Store {
    async fn waited_for(&self, id: &str) -> Result<[Option<i64>; 2], StoreError> {
        let rows = query("SELECT player, waited FROM absences WHERE match_id = $1")
            .bind(id)
            .fetch_all(&mut self.connection().await?)
            .await?;
        let mut waited = [None; 2];
        for row in &rows {
            let player = usize::try_from(row.get::<i64>(0)?).unwrap_or(usize::MAX);
            if let Some(waited) = waited.get_mut(player) {
                *waited = Some(row.get(1)?);
            }
        }
        Ok(waited)
    }

    /// Returns the people of some running matches that are not adjourned, match by match.
    async fn seats_of_running(&self, ids: &[Arc<str>]) -> Result<Vec<Seat>, StoreError> {
        let mut select = query(format!(
            "SELECT s.match_id, s.player, s.person, CAST(CASE WHEN a.match_id IS NULL THEN 0 ELSE 1 END AS BIGINT)
             FROM seats s JOIN dice d ON d.match_id = s.match_id AND d.ended IS NULL
             LEFT JOIN absences a ON a.match_id = s.match_id AND a.player = s.player
             LEFT JOIN pauses p ON p.match_id = s.match_id
             WHERE s.person IS NOT NULL AND p.since IS NULL AND s.match_id IN {} ORDER BY s.match_id, s.player",
            places(1, ids.len())
        ));
        for id in ids {
            select = select.bind(&**id);
        }
        let rows = select.fetch_all(&mut self.connection().await?).await?;
        let seat = |row: &crate::store::Row| {
            Ok(Seat {
                id: row.get::<String>(0)?.into(),
                player: row.get(1)?,
                person: row.get(2)?,
                away: row.get::<i64>(3)? != 0,
            })
        };
        rows.iter().map(seat).collect()
    }

    /// Records that some players are absent, and that others are back.
    async fn note_absent(
        &self,
        gone: &[(Arc<str>, i64)],
        back: &[(Arc<str>, i64)],
        now: i64,
    ) -> Result<(), StoreError> {
        if gone.is_empty() && back.is_empty() {
            return Ok(());
        }
        let mut connection = self.connection().await?;
        for (id, player) in back {
            query("DELETE FROM absences WHERE match_id = $1 AND player = $2")
                .bind(&**id)
                .bind(*player)
                .execute(&mut connection)
                .await?;
        }
        for part in parts(gone, MOST_ROWS) {
            wait_for(&mut connection, part, now).await?;
        }
        Ok(())
    }
}

async fn wait_for(on: &mut Connection, gone: &[(Arc<str>, i64)], now: i64) -> Result<(), StoreError> {
    let mut upsert = query(format!(
        "INSERT INTO absences (match_id, player, waited, looked) VALUES {}
         ON CONFLICT (match_id, player) DO UPDATE SET looked = excluded.looked, waited = absences.waited +
             CASE WHEN excluded.looked - absences.looked BETWEEN 0 AND {UNSEEN} THEN excluded.looked - absences.looked ELSE 0 END",
        places(gone.len(), 4)
    ));
    for (id, player) in gone {
        upsert = upsert.bind(&**id).bind(*player).bind(0_i64).bind(now);
    }
    upsert.execute(on).await?;
    Ok(())
}
