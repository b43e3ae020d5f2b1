//! What has happened, and its text for other processes.

use std::sync::Arc;

use axum::body::Bytes;

/// What has happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Pulse {
    /// The match has so many actions, or the rollout so many changes.
    Seq(Arc<str>, usize),
    /// The match was played on.
    Played(Arc<Played>),
    /// Somebody who plays a match has come or gone, or they have agreed on something outside its actions.
    There(Arc<str>),
    /// Something for one person who follows a match, outside its actions.
    Aside(Arc<Aside>),
    /// The match was deleted.
    Gone(Arc<str>),
    /// There are jobs to be taken.
    Jobs,
    /// Nobody wants the jobs of a subject any more.
    Unwanted(Arc<str>),
    /// A person is signed out: in one session, or in all.
    SignedOut(Arc<str>, Option<Arc<str>>),
    /// The server stops.
    Stop,
}

/// Actions of a match that stand in the store.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Played {
    /// Of the match.
    pub id: Arc<str>,
    /// How many actions it has with them.
    pub seq: usize,
    /// The event of a stream that shows it to all who see the match.
    pub event: Bytes,
    /// What a node needs to take them in without the store; empty where no other node hears of it.
    pub log: Bytes,
}

/// An event for one person, who gets it only where they follow the match at this moment. Nothing keeps it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Aside {
    /// Of the match.
    pub id: Arc<str>,
    /// The id of the person.
    pub to: Arc<str>,
    /// The event of a stream.
    pub event: Bytes,
}

/// News for other processes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Letter {
    /// The id that it is about, if only those who follow that want it.
    pub about: Option<Arc<str>>,
    /// Its text, for [`Bus::hear`](super::Bus::hear).
    pub text: Bytes,
}

impl Pulse {
    /// How many bytes of an event it holds.
    #[cfg(feature = "native")]
    pub(super) fn bytes(&self) -> usize {
        if let Pulse::Played(played) = self { played.event.len() } else { 0 }
    }

    /// The match or the rollout that it is about, where only those who follow that want to know.
    pub(super) fn about(&self) -> Option<&Arc<str>> {
        match self {
            Pulse::Seq(id, _) | Pulse::There(id) | Pulse::Gone(id) => Some(id),
            Pulse::Played(played) => Some(&played.id),
            Pulse::Aside(aside) => Some(&aside.id),
            Pulse::Jobs | Pulse::Unwanted(_) | Pulse::SignedOut(..) | Pulse::Stop => None,
        }
    }

    /// How far it says that something is.
    pub(super) fn seq(&self) -> Option<usize> {
        match self {
            Pulse::Seq(_, seq) => Some(*seq),
            Pulse::Played(played) => Some(played.seq),
            _ => None,
        }
    }

    /// For other processes: a line of words, and what belongs to it after that.
    pub(super) fn letter(&self) -> Option<Letter> {
        let text = match self {
            Pulse::Seq(id, seq) => format!("seq {id} {seq}").into(),
            Pulse::Played(played) => {
                let Played { id, seq, event, log } = &**played;
                let head = format!("played {id} {seq} {}\n", log.len());
                [head.as_bytes(), log, event].concat().into()
            }
            Pulse::There(id) => format!("there {id}").into(),
            Pulse::Aside(aside) => {
                let head = format!("aside {} {}\n", aside.id, aside.to);
                [head.as_bytes(), &aside.event].concat().into()
            }
            // Its workers stop, too.
            Pulse::Gone(id) => return Some(Letter { about: None, text: format!("gone {id}").into() }),
            Pulse::Jobs => "jobs".into(),
            Pulse::Unwanted(subject) => format!("unwanted {subject}").into(),
            Pulse::SignedOut(person, None) => format!("out {person}").into(),
            Pulse::SignedOut(person, Some(session)) => format!("out {person} {session}").into(),
            Pulse::Stop => return None,
        };
        Some(Letter { about: self.about().cloned(), text })
    }

    /// What a letter says. `None`: it is no news.
    pub(super) fn read(text: &Bytes) -> Option<Pulse> {
        let end = text.iter().position(|byte| *byte == b'\n').unwrap_or(text.len());
        let line = std::str::from_utf8(&text[..end]).ok()?;
        let rest = text.slice((end + 1).min(text.len())..);
        let words: Vec<&str> = line.split(' ').collect();
        Some(match words[..] {
            ["seq", id, seq] => Pulse::Seq(id.into(), seq.parse().ok()?),
            ["played", id, seq, log] => {
                let log: usize = log.parse().ok().filter(|log| *log <= rest.len())?;
                let (log, event) = (rest.slice(..log), rest.slice(log..));
                Pulse::Played(Arc::new(Played { id: id.into(), seq: seq.parse().ok()?, event, log }))
            }
            ["there", id] => Pulse::There(id.into()),
            ["aside", id, to] => Pulse::Aside(Arc::new(Aside { id: id.into(), to: to.into(), event: rest })),
            ["gone", id] => Pulse::Gone(id.into()),
            ["jobs"] => Pulse::Jobs,
            ["unwanted", subject] => Pulse::Unwanted(subject.into()),
            ["out", person] => Pulse::SignedOut(person.into(), None),
            ["out", person, session] => Pulse::SignedOut(person.into(), Some(session.into())),
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_letter_says_what_happened_and_anything_else_says_nothing() {
        let played =
            Played { id: "a".into(), seq: 7, event: "data: {}\n\n".into(), log: "{\"after\":5}".into() };
        let aside = Aside { id: "a".into(), to: "anna".into(), event: "event: x\ndata: {}\n\n".into() };
        for pulse in [
            Pulse::Seq("a".into(), 3),
            Pulse::Played(Arc::new(played)),
            Pulse::There("a".into()),
            Pulse::Aside(Arc::new(aside)),
            Pulse::Gone("a".into()),
            Pulse::Jobs,
            Pulse::Unwanted("a/quick".into()),
            Pulse::SignedOut("anna".into(), None),
            Pulse::SignedOut("anna".into(), Some("phone".into())),
        ] {
            assert_eq!(Pulse::read(&pulse.letter().unwrap().text), Some(pulse));
        }
        assert_eq!(Pulse::Stop.letter(), None, "a node stops for itself alone");
        for wrong in ["", "seq a", "seq a b", "stop", "jobs now", "played a 7 3\nab", "played a b 0\n", "\n"]
        {
            assert_eq!(Pulse::read(&wrong.into()), None, "{wrong}");
        }
        assert_eq!(Pulse::read(&Bytes::from_static(b"\xff\xfe")), None);
    }
}
