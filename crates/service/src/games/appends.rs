//! Group commit: simultaneous actions of different matches share a transaction, and so the time of one flush.

use std::mem;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::oneshot;

use super::store::{Append, Appended};
use crate::store::{Store, StoreError};

/// Actions that wait to be written. They need no task: one of the waiting writers writes for all.
#[derive(Debug, Default)]
pub(super) struct Appends(Arc<Mutex<Queue>>);

#[derive(Debug, Default)]
struct Queue {
    waiting: Vec<Waiting>,
    /// Whether somebody has the turn to write.
    writing: bool,
}

#[derive(Debug)]
struct Waiting {
    append: Append,
    answer: oneshot::Sender<News>,
}

/// News for a waiting writer.
#[derive(Debug)]
enum News {
    /// The result of the actions.
    Written(Result<Appended, StoreError>),
    /// The channel of the result, and the turn to write the next batch. A message that nobody reads drops them in this order,
    /// so the turn does not return to the writer that has gone away.
    Turn(oneshot::Receiver<News>, Turn),
}

/// The turn to write. Its drop passes it to the first waiting writer. A lock with a queue would pass it to writers whose
/// actions the last batch has written, and the next batch would wait until all of them have run.
#[derive(Debug)]
struct Turn(Arc<Mutex<Queue>>);

impl Drop for Turn {
    fn drop(&mut self) {
        let mut queue = lock(&self.0);
        // The actions of a writer that has gone away are part of the next batch.
        let Some(next) = queue.waiting.iter_mut().find(|waiting| !waiting.answer.is_closed()) else {
            queue.writing = false;
            return;
        };
        let (answer, answered) = oneshot::channel();
        let before = mem::replace(&mut next.answer, answer);
        drop(queue);
        // If the writer goes away in this moment, the message is dropped, and the turn in it passes on.
        _ = before.send(News::Turn(answered, Turn(Arc::clone(&self.0))));
    }
}

fn lock(queue: &Mutex<Queue>) -> MutexGuard<'_, Queue> {
    queue.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Appends {
    /// Adds actions to the next batch. Returns the channel of the result, and the turn if nobody has it.
    fn add(&self, append: Append) -> (oneshot::Receiver<News>, Option<Turn>) {
        let (answer, answered) = oneshot::channel();
        let mut queue = lock(&self.0);
        queue.waiting.push(Waiting { append, answer });
        let free = !mem::replace(&mut queue.writing, true);
        (answered, free.then(|| Turn(Arc::clone(&self.0))))
    }

    /// Writes actions, together with those of others. The caller must not be dropped before this returns: requests act in tasks of their
    /// own.
    pub(super) async fn write(&self, store: &Store, append: Append) -> Result<Appended, StoreError> {
        let (mut answered, turn) = self.add(append);
        let turn = match turn {
            Some(turn) => turn,
            None => match answered.await {
                Ok(News::Written(came)) => return came,
                Ok(News::Turn(rest, turn)) => {
                    answered = rest;
                    turn
                }
                Err(_) => return Err(StoreError::Closed),
            },
        };
        let batch = mem::take(&mut lock(&self.0).waiting);
        write_all(store, batch).await;
        drop(turn);
        match answered.try_recv() {
            Ok(News::Written(came)) => came,
            _ => Err(StoreError::Closed),
        }
    }

    /// Holds the turn, so that arriving actions become one batch.
    #[cfg(test)]
    fn hold(&self) -> Turn {
        assert!(!mem::replace(&mut lock(&self.0).writing, true), "somebody writes");
        Turn(Arc::clone(&self.0))
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
        _ = waiting.answer.send(News::Written(came));
    }
}

#[cfg(test)]
mod tests {
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
                let turns = [nodes[0].hold(), nodes[1].hold()];
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
                while nodes.iter().any(|node| lock(&node.0).waiting.len() < 4) {
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
            let turn = appends.hold();
            let write = |id: &str| {
                let (appends, store, append) =
                    (Arc::clone(&appends), store.clone(), append(id, 0, Player::First, 2));
                tokio::spawn(async move { appends.write(&store, append).await })
            };
            let [a, b, c, gone] = ["a", "b", "c", "nothing"].map(write);
            while lock(&appends.0).waiting.len() < 4 {
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

    #[tokio::test(flavor = "multi_thread")]
    async fn the_turn_passes_on_when_writers_go_away() {
        let folder = TempDir::new().unwrap();
        for store in stores(&folder).await {
            for id in ["a", "b", "c"] {
                store.create_match(&empty(id), None, &[]).await.unwrap();
            }
            let appends = Arc::new(Appends::default());
            let turn = appends.hold();
            let (gone, none) = appends.add(append("a", 0, Player::First, 1));
            assert!(none.is_none(), "the turn is held");
            let (leaving, _) = appends.add(append("b", 0, Player::First, 1));
            drop(gone);
            // The second one gets the turn and goes away without a look at it.
            drop(turn);
            assert!(lock(&appends.0).writing);
            drop(leaving);
            assert!(!lock(&appends.0).writing);
            let came = appends.write(&store, append("c", 0, Player::First, 1)).await.unwrap();
            assert!(matches!(came, Appended::At(_)));
            for id in ["a", "b", "c"] {
                let written = store.written(id, 0).await.unwrap().unwrap().actions;
                assert_eq!(written.len(), 1, "{id}: accepted actions are written in the next batch");
            }
        }
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 4)]
    async fn many_writers_at_once_each_get_their_own_answer() {
        let folder = TempDir::new().unwrap();
        for store in stores(&folder).await {
            let appends = Arc::new(Appends::default());
            let mut running = tokio::task::JoinSet::new();
            for number in 0..40 {
                let id = format!("match {number}");
                store.create_match(&empty(&id), None, &[]).await.unwrap();
                let (appends, store) = (Arc::clone(&appends), store.clone());
                running.spawn(async move {
                    for after in 0..5 {
                        let came = appends.write(&store, append(&id, after, Player::First, 1)).await.unwrap();
                        assert!(matches!(came, Appended::At(_)), "{id} {after}");
                    }
                });
            }
            while let Some(done) = running.join_next().await {
                done.unwrap();
            }
            let queue = lock(&appends.0);
            assert!(queue.waiting.is_empty() && !queue.writing);
        }
    }
}
