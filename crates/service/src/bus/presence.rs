//! Who follows what at other nodes. Each node says for whom it has a stream, when they come and go and every now and then; what
//! is not said again is forgotten. Nothing depends on it: a message that is lost shows somebody late, or too long.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use axum::body::Bytes;

use super::pulse::Letter;

/// Each second this part of what is followed is said again: all of it in so many seconds.
pub(super) const ROUND: u64 = 15;
/// How long somebody is there after it was said: two rounds, and some time for the way.
const LASTING: Duration = Duration::from_secs(35);
/// How many of those who have gone are remembered, with when that was.
const MOST_GONE: usize = 20_000;
/// How long they are, where there are as many.
const REMEMBERED: Duration = Duration::from_secs(60 * 60);

/// What nodes say to each other about the people who follow an id.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Word {
    /// These are there, at a node.
    Here { id: Arc<str>, node: Arc<str>, people: Vec<Arc<str>> },
    /// Somebody has gone from there.
    Away { id: Arc<str>, node: Arc<str>, person: Arc<str> },
    /// Who is there? It is followed here from now on.
    Who { id: Arc<str> },
}

impl Word {
    /// For other processes.
    pub(super) fn letter(&self) -> Letter {
        let (id, text) = match self {
            Word::Here { id, node, people } => (id, format!("here {id} {node} {}", people.join(" "))),
            Word::Away { id, node, person } => (id, format!("away {id} {node} {person}")),
            Word::Who { id } => (id, format!("who {id}")),
        };
        Letter { about: Some(Arc::clone(id)), text: text.into() }
    }

    /// What a letter says. `None`: it is about something else.
    pub(super) fn read(text: &Bytes) -> Option<Word> {
        let words: Vec<&str> = std::str::from_utf8(text).ok()?.split(' ').collect();
        Some(match words[..] {
            ["here", id, node, ref people @ ..] if !people.is_empty() => {
                let people = people.iter().copied().map(Arc::from).collect();
                Word::Here { id: id.into(), node: node.into(), people }
            }
            ["away", id, node, person] => {
                Word::Away { id: id.into(), node: node.into(), person: person.into() }
            }
            ["who", id] => Word::Who { id: id.into() },
            _ => return None,
        })
    }
}

/// A person at a node, until when it holds that they are there.
#[derive(Debug)]
struct Said {
    person: Arc<str>,
    node: Arc<str>,
    until: Duration,
}

/// What other nodes have said of ids that are followed here, and who has gone when.
#[derive(Debug, Default)]
pub(super) struct Presence {
    said: HashMap<Arc<str>, Vec<Said>>,
    gone: HashMap<(Arc<str>, Arc<str>), Duration>,
}

impl Presence {
    /// Whether a person follows an id at another node.
    pub(super) fn is_there(&self, id: &str, person: &str) -> bool {
        self.said.get(id).is_some_and(|said| said.iter().any(|one| *one.person == *person))
    }

    /// Somebody is there at another node. Returns whether that is new.
    pub(super) fn came(&mut self, id: &Arc<str>, node: &Arc<str>, person: &Arc<str>, now: Duration) -> bool {
        let said = self.said.entry(Arc::clone(id)).or_default();
        let until = now + LASTING;
        if let Some(known) = said.iter_mut().find(|one| one.person == *person && one.node == *node) {
            known.until = until;
            return false;
        }
        said.push(Said { person: Arc::clone(person), node: Arc::clone(node), until });
        true
    }

    /// Somebody has gone from another node. Returns whether they were there.
    pub(super) fn went(&mut self, id: &str, node: &str, person: &str) -> bool {
        let Some(said) = self.said.get_mut(id) else { return false };
        let before = said.len();
        said.retain(|one| *one.person != *person || *one.node != *node);
        said.len() < before
    }

    /// Forgets what was not said again in time. Returns who was there by it.
    pub(super) fn expire(&mut self, now: Duration) -> Vec<(Arc<str>, Arc<str>)> {
        let mut expired = Vec::new();
        for (id, said) in &mut self.said {
            said.retain(|one| {
                if one.until < now {
                    expired.push((Arc::clone(id), Arc::clone(&one.person)));
                }
                one.until >= now
            });
        }
        self.said.retain(|_, said| !said.is_empty());
        expired
    }

    /// Forgets what was said of an id that nobody follows here any more.
    pub(super) fn forget(&mut self, id: &str) {
        self.said.remove(id);
    }

    /// Notes that a person has gone now.
    pub(super) fn left(&mut self, id: &Arc<str>, person: &Arc<str>, now: Duration) {
        if self.gone.len() >= MOST_GONE {
            self.gone.retain(|_, since| now.saturating_sub(*since) < REMEMBERED);
        }
        if self.gone.len() < MOST_GONE {
            self.gone.insert((Arc::clone(id), Arc::clone(person)), now);
        }
    }

    /// How long a person has been gone. `None`: they were not seen here.
    pub(super) fn gone_for(&self, id: &Arc<str>, person: &Arc<str>, now: Duration) -> Option<Duration> {
        let since = self.gone.get(&(Arc::clone(id), Arc::clone(person)))?;
        Some(now.saturating_sub(*since))
    }
}

/// Whether it is an id's turn to be said again, `second` seconds after any beginning.
pub(super) fn is_due(id: &str, second: u64) -> bool {
    let sum = id.bytes().fold(0_u64, |sum, byte| sum.wrapping_mul(31).wrapping_add(u64::from(byte)));
    sum % ROUND == second % ROUND
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    #[test]
    fn a_word_is_read_as_it_was_written() {
        let people = vec![Arc::from("anna"), Arc::from("ben")];
        for word in [
            Word::Here { id: "a".into(), node: "n".into(), people },
            Word::Away { id: "a".into(), node: "n".into(), person: "ben".into() },
            Word::Who { id: "a".into() },
        ] {
            assert_eq!(Word::read(&word.letter().text), Some(word));
        }
        for wrong in ["here a n", "away a n", "who", "who a b", "seq a 3", ""] {
            assert_eq!(Word::read(&wrong.into()), None, "{wrong}");
        }
    }

    #[test]
    fn somebody_is_there_until_they_go_or_nobody_says_so_any_more() {
        let [id, one, two, anna]: [Arc<str>; 4] = ["a", "one", "two", "anna"].map(Arc::from);
        let mut presence = Presence::default();
        assert!(presence.came(&id, &one, &anna, SECOND) && presence.came(&id, &two, &anna, SECOND));
        assert!(!presence.came(&id, &one, &anna, 20 * SECOND), "it was known");
        assert!(presence.went("a", "two", "anna") && !presence.went("a", "two", "anna"));
        assert!(presence.is_there("a", "anna"), "at the other node");
        assert!(presence.expire(55 * SECOND).is_empty());
        assert_eq!(presence.expire(56 * SECOND), [(Arc::clone(&id), Arc::clone(&anna))]);
        assert!(!presence.is_there("a", "anna"));
        presence.left(&id, &anna, 60 * SECOND);
        assert_eq!(presence.gone_for(&id, &anna, 90 * SECOND), Some(30 * SECOND));
        assert_eq!(presence.gone_for(&id, &one, 90 * SECOND), None);
    }

    #[test]
    fn every_id_is_said_once_in_each_round() {
        for id in ["a", "lobby", "7k2m9qabcd"] {
            assert_eq!((100..100 + ROUND).filter(|second| is_due(id, *second)).count(), 1);
        }
    }
}
