//! New actions of a match in the form for other nodes, which take them in without a read of the store.
//!
//! A message holds only actions. It contains neither the seed of the dice nor the holders of the seats.

use axum::body::Bytes;
use serde::{Deserialize, Serialize};
use tavola_play::{Event, Logged, Time};
use tavola_rules::{Action, Player};

use super::store::Written;
use crate::failure::Failure;

/// Actions that were appended to a match: the number of earlier actions, the edition, the time, and each action with its player and time.
#[derive(Serialize, Deserialize)]
struct Told<Text, A>(usize, i64, Text, Vec<(Player, A, Option<Time>)>);

/// Serialises some events after the first `after` actions of a match.
pub(super) fn text(after: usize, edition: i64, updated: &str, events: &[Event]) -> Result<Bytes, Failure> {
    let actions = events.iter().map(|event| (event.by, &event.action, event.time)).collect();
    let told: Told<&str, &Action> = Told(after, edition, updated, actions);
    Ok(serde_json::to_vec(&told).map_err(Failure::internal)?.into())
}

/// Reads a message as if it came from the store, with the number of earlier actions. `None`: another version has written it.
pub(super) fn read(text: &[u8]) -> Option<(usize, Written)> {
    let Told(after, edition, updated, actions) = serde_json::from_slice::<Told<String, Action>>(text).ok()?;
    let actions = actions.into_iter().map(|(by, action, time)| Logged { by, action, time }).collect();
    Some((after, Written { actions, updated, edition }))
}

#[cfg(all(test, feature = "native"))]
mod tests {
    use axum::body::Body;
    use axum::http::Request;
    use axum::{Extension, Router};
    use serde_json::{Value, json};
    use tavola_engine::Engine;
    use tempfile::TempDir;
    use tower::ServiceExt as _;

    use super::super::{Games, routes};
    use crate::bus::{Bus, Errand, Errands};
    use crate::node::Node;
    use crate::principal::Principal;
    use crate::store::testing::stores;
    use crate::store::{Store, query};
    use crate::tasks::TokioRuntime;
    use crate::work::Threads;

    /// A node whose letters the test carries.
    struct Side {
        router: Router,
        bus: Bus,
        errands: Errands,
    }

    impl Side {
        fn new(store: &Store) -> Side {
            let (bus, errands) = Bus::carried();
            let threads = Threads::new(Engine::embedded());
            let node = Node::new(store.clone(), bus.clone(), threads, TokioRuntime::tasks());
            let games = Games::new(node, 1 << 20);
            Side { router: routes(games).layer(Extension(Principal::Table)), bus, errands }
        }

        async fn call(&self, method: &str, path: &str, body: &Value) -> Value {
            let request = Request::builder().method(method).uri(path).body(Body::from(body.to_string()));
            let answer = self.router.clone().oneshot(request.unwrap()).await.unwrap();
            let bytes = axum::body::to_bytes(answer.into_body(), 1 << 24).await.unwrap();
            serde_json::from_slice(&bytes).unwrap()
        }

        /// Sends a command. Returns the number of actions after it, or null.
        async fn act(&self, id: &str, after: u64, action: Value) -> Value {
            let body = json!({ "after": after, "actions": [action] });
            self.call("POST", &format!("/matches/{id}/actions"), &body).await["seq"].clone()
        }

        /// Returns the waiting letters.
        fn letters(&mut self) -> Vec<axum::body::Bytes> {
            let mut letters = Vec::new();
            while let Some(errand) = self.errands.ready() {
                if let Errand::Carry(letter) = errand {
                    letters.push(letter.text);
                }
            }
            letters
        }
    }

    fn roll(player: u8, dice: [u8; 2]) -> Value {
        json!({ "do": "roll", "by": player, "dice": dice })
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn a_node_goes_on_from_what_another_one_reported_without_a_look_into_the_store() {
        let folder = TempDir::new().unwrap();
        for store in stores(&folder).await {
            let (mut here, there) = (Side::new(&store), Side::new(&store));
            let setup = json!({
                "rules": "backgammon", "dice": "hand",
                "players": [{ "kind": "human", "name": "Anna" }, { "kind": "human", "name": "Ben" }],
            });
            let begun = here.call("POST", "/matches", &setup).await;
            let id = begun["id"].as_str().unwrap();
            let view = format!("/matches/{id}?since=0");
            // The other node has the earlier state of the match in memory.
            assert_eq!(there.call("GET", &view, &json!({})).await["seq"], 0);
            here.letters();
            // Ties in the opening: one action each.
            assert_eq!(here.act(id, 0, roll(0, [1, 1])).await, 1);
            assert_eq!(here.act(id, 1, roll(0, [2, 2])).await, 2);
            let letters = here.letters();
            assert_eq!(letters.len(), 2);
            letters.iter().for_each(|letter| there.bus.hear(letter));
            // A read of these actions from the store would fail.
            let torn = "UPDATE actions SET action = 'torn' WHERE match_id = $1 AND seq <= 2";
            query(torn).bind(id).execute(&mut store.connection().await.unwrap()).await.unwrap();
            assert_eq!(there.act(id, 2, roll(0, [3, 3])).await, 3);
            // The second node's action reaches nobody: the first node must read it from the store, and only that one.
            assert_eq!(here.act(id, 3, roll(0, [4, 4])).await, 4);
            // A missing message, a repeated one, and a late one: the store has the missing actions.
            assert_eq!(here.act(id, 4, roll(0, [5, 5])).await, 5);
            let letters = here.letters();
            there.bus.hear(&letters[1]);
            there.bus.hear(&letters[1]);
            assert_eq!(there.act(id, 5, roll(0, [6, 6])).await, 6);
            there.bus.hear(&letters[0]);
            assert_eq!(there.call("GET", &format!("/matches/{id}?since=5"), &json!({})).await["seq"], 6);
        }
    }

    #[tokio::test]
    async fn no_letter_has_the_seed_of_the_dice() {
        let folder = TempDir::new().unwrap();
        for store in stores(&folder).await {
            let mut here = Side::new(&store);
            let setup = json!({
                "rules": "backgammon",
                "players": [{ "kind": "human", "name": "Anna" }, { "kind": "human", "name": "Ben" }],
            });
            let begun = here.call("POST", "/matches", &setup).await;
            let id = begun["id"].as_str().unwrap();
            assert_ne!(here.act(id, 0, json!({ "do": "roll", "by": 0 })).await, Value::Null);
            let letters = here.letters();
            assert!(letters.iter().any(|letter| letter.starts_with(b"played ")));
            // The removal of the match reveals the seed.
            store.remove_match(id).await.unwrap();
            let shown = store.find_dice(id).await.unwrap().expect("sealed dice").record();
            let seed = serde_json::to_value(&shown).unwrap()["seed"].as_str().unwrap().to_owned();
            assert_eq!(seed.len(), 64);
            for letter in letters {
                assert!(!String::from_utf8_lossy(&letter).contains(&seed));
            }
        }
    }
}
