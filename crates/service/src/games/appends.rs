//! Group commit: simultaneous actions of different matches share a transaction, and so the time of one flush.

use std::sync::{Mutex, MutexGuard, PoisonError};

use tokio::sync::oneshot;

use super::store::{Append, Appended};
use crate::store::{Store, StoreError};

/// Actions that wait to be written. They need no task: the writer whose turn it is writes for all waiting writers.
#[derive(Debug, Default)]
pub(super) struct Appends {
    waiting: Mutex<Vec<Waiting>>,
    turn: tokio::sync::Mutex<()>,
}

#[derive(Debug)]
struct Waiting {
    append: Append,
    answer: oneshot::Sender<Result<Appended, StoreError>>,
}

impl Appends {
    fn lock(&self) -> MutexGuard<'_, Vec<Waiting>> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Writes actions, together with those of others. The caller must not be dropped before this returns: requests act in tasks of their
    /// own.
    pub(super) async fn write(&self, store: &Store, append: Append) -> Result<Appended, StoreError> {
        let (answer, mut answered) = oneshot::channel();
        self.lock().push(Waiting { append, answer });
        let _turn = tokio::select! {
            biased;
            came = &mut answered => return came.unwrap_or(Err(StoreError::Closed)),
            turn = self.turn.lock() => turn,
        };
        // Another writer may have written it between the last look and this turn.
        if let Ok(came) = answered.try_recv() {
            return came;
        }
        let batch = std::mem::take(&mut *self.lock());
        write_all(store, batch).await;
        answered.try_recv().unwrap_or(Err(StoreError::Closed))
    }
}

/// Writes all actions of a batch, one by one if they fail together: a fault in one must not affect the others.
async fn write_all(store: &Store, batch: Vec<Waiting>) {
    let appends: Vec<&Append> = batch.iter().map(|waiting| &waiting.append).collect();
    let came = match store.append(&appends).await {
        Ok(came) => came.into_iter().map(Ok).collect(),
        Err(error) if appends.len() == 1 => vec![Err(error)],
        Err(_) => {
            let mut came = Vec::with_capacity(appends.len());
            for append in appends {
                came.push(match store.append(&[append]).await {
                    Ok(one) => Ok(one.into_iter().next().unwrap_or(Appended::Overtaken)),
                    Err(error) => Err(error),
                });
            }
            came
        }
    };
    for (waiting, came) in batch.into_iter().zip(came) {
        // The writer may have gone away.
        _ = waiting.answer.send(came);
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use tavola_play::Time;
    use tavola_rules::{Action, Player};
    use tempfile::TempDir;

    use super::super::holders::{Holders, Visibility};
    use super::super::store::{AppendedAction, NewMatch};
    use super::*;
    use crate::store::testing::stores;
    use crate::store::{query, to_text};

    /// Arrival and duration of the actions in these tests.
    const TIME: Time = Time { at: 1_767_225_607_500, spent: 7_500, lag: 400 };

    fn empty(id: &str) -> NewMatch<'_> {
        static NOBODY: Holders = Holders { visibility: Visibility::Private, people: [None, None] };
        NewMatch { id, setup: "{}", card: "{}", holders: &NOBODY, dice: None, rated: None }
    }

    fn append(id: &str, after: usize, player: Player, count: usize) -> Append {
        let action = to_text(&Action::Done).unwrap();
        Append {
            id: id.into(),
            after,
            edition: 0,
            actions: vec![AppendedAction { by: player, action, time: Some(TIME) }; count],
            card: (after > 0).then(|| "{}".to_owned()),
            request: None,
            over: false,
            rated: None,
            bot: None,
            due: None,
        }
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn batches_of_two_nodes_in_opposite_orders_are_written_wholly_or_not_at_all() {
        let folder = TempDir::new().unwrap();
        let ids = ["a", "b", "c", "d"];
        for store in stores(&folder).await {
            for id in ids {
                store.create_match(&empty(id), None, &[]).await.unwrap();
            }
            let nodes = [Arc::new(Appends::default()), Arc::new(Appends::default())];
            let mut lengths = [0; 4];
            for _ in 0..25 {
                let mut running = Vec::new();
                // While the turns are held, arriving actions become one batch.
                let turns = [nodes[0].turn.lock().await, nodes[1].turn.lock().await];
                for (node, player, count) in [(0, Player::First, 3), (1, Player::Second, 2)] {
                    for place in 0..4 {
                        let place = if node == 0 { place } else { 3 - place };
                        let (appends, store) = (Arc::clone(&nodes[node]), store.clone());
                        let append = append(ids[place], lengths[place], player, count);
                        running.push(tokio::spawn(async move {
                            (place, count, appends.write(&store, append).await.unwrap())
                        }));
                    }
                }
                while nodes.iter().any(|node| node.lock().len() < 4) {
                    tokio::task::yield_now().await;
                }
                drop(turns);
                let mut winners = [None; 4];
                for one in running {
                    let (place, count, came) = one.await.unwrap();
                    if matches!(came, Appended::At(_)) {
                        assert_eq!(winners[place].replace(count), None, "two writers of one number");
                    }
                }
                for (place, id) in ids.into_iter().enumerate() {
                    let won = winners[place].expect("somebody writes");
                    let news = store.written(id, lengths[place]).await.unwrap().unwrap().actions;
                    assert_eq!(news.len(), won, "no part of a batch stands alone");
                    let player = if won == 3 { Player::First } else { Player::Second };
                    assert!(news.iter().all(|logged| logged.by == player && logged.time == Some(TIME)));
                    lengths[place] += won;
                }
            }
        }
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn the_fault_of_one_match_is_not_that_of_the_others_in_its_batch() {
        let folder = TempDir::new().unwrap();
        for store in stores(&folder).await {
            for id in ["a", "b", "c"] {
                store.create_match(&empty(id), None, &[]).await.unwrap();
            }
            let torn = "INSERT INTO actions (match_id, seq, player, action, at) VALUES ('b', 1, 0, '{}', '')";
            query(torn).execute(&mut store.connection().await.unwrap()).await.unwrap();
            let appends = Arc::new(Appends::default());
            let turn = appends.turn.lock().await;
            let write = |id: &str| {
                let (appends, store, append) =
                    (Arc::clone(&appends), store.clone(), append(id, 0, Player::First, 2));
                tokio::spawn(async move { appends.write(&store, append).await })
            };
            let [a, b, c, gone] = ["a", "b", "c", "nothing"].map(write);
            while appends.lock().len() < 4 {
                tokio::task::yield_now().await;
            }
            drop(turn);
            assert!(matches!(a.await.unwrap(), Ok(Appended::At(_))));
            assert!(matches!(b.await.unwrap(), Err(StoreError::Database(_))));
            assert!(matches!(c.await.unwrap(), Ok(Appended::At(_))));
            assert!(matches!(gone.await.unwrap(), Ok(Appended::Overtaken)));
            assert_eq!(store.written("c", 0).await.unwrap().unwrap().actions.len(), 2);
        }
    }
}
