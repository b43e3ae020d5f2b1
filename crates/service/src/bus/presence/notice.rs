//! Messages between nodes about the people who follow an id.

use std::sync::Arc;

use axum::body::Bytes;

use crate::bus::Letter;

/// A message between nodes about the people who follow an id.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::bus) enum Notice {
    /// These people follow the id at a node.
    Here { id: Arc<str>, node: Arc<str>, people: Vec<Arc<str>> },
    /// A person has stopped following the id at a node.
    Away { id: Arc<str>, node: Arc<str>, person: Arc<str> },
    /// A node has begun to follow the id and asks the others for `Here`.
    Who { id: Arc<str> },
}

impl Notice {
    /// The message as text.
    pub(in crate::bus) fn letter(&self) -> Letter {
        let (id, text) = match self {
            Notice::Here { id, node, people } => (id, format!("here {id} {node} {}", people.join(" "))),
            Notice::Away { id, node, person } => (id, format!("away {id} {node} {person}")),
            Notice::Who { id } => (id, format!("who {id}")),
        };
        Letter { about: Some(Arc::clone(id)), text: text.into() }
    }

    /// Reads a letter. Returns `None` for letters on other subjects.
    pub(in crate::bus) fn read(text: &Bytes) -> Option<Notice> {
        let words: Vec<&str> = std::str::from_utf8(text).ok()?.split(' ').collect();
        Some(match words[..] {
            ["here", id, node, ref people @ ..] if !people.is_empty() => {
                let people = people.iter().copied().map(Arc::from).collect();
                Notice::Here { id: id.into(), node: node.into(), people }
            }
            ["away", id, node, person] => {
                Notice::Away { id: id.into(), node: node.into(), person: person.into() }
            }
            ["who", id] => Notice::Who { id: id.into() },
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_notice_is_read_as_it_was_written() {
        let people = vec![Arc::from("anna"), Arc::from("ben")];
        for notice in [
            Notice::Here { id: "a".into(), node: "n".into(), people },
            Notice::Away { id: "a".into(), node: "n".into(), person: "ben".into() },
            Notice::Who { id: "a".into() },
        ] {
            assert_eq!(Notice::read(&notice.letter().text), Some(notice));
        }
        for wrong in ["here a n", "away a n", "who", "who a b", "seq a 3", ""] {
            assert_eq!(Notice::read(&wrong.into()), None, "{wrong}");
        }
    }
}
