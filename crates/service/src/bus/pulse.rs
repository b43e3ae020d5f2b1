//! News items and their text form for other processes.

use std::sync::Arc;

use axum::body::Bytes;

/// A news item.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Pulse {
    /// The match now has this number of actions, or the rollout this number of changes.
    Seq(Arc<str>, usize),
    /// New actions of a match.
    Played(Arc<Played>),
    /// A player of a match has come or gone, or both have agreed on something outside its actions.
    There(Arc<str>),
    /// An event for one follower of a match, outside its actions.
    Aside(Arc<Aside>),
    /// The match was deleted.
    Gone(Arc<str>),
    /// Jobs have become due.
    Jobs,
    /// The jobs of a subject were cancelled.
    Unwanted(Arc<str>),
    /// A person was signed out: in one session, or in all.
    SignedOut(Arc<str>, Option<Arc<str>>),
    /// The server stops.
    Stop,
}

/// Actions of a match that are in the store.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Played {
    /// Id of the match.
    pub id: Arc<str>,
    /// Number of actions of the match, including these.
    pub seq: usize,
    /// The event for the streams of all viewers.
    pub event: Bytes,
    /// The data for other nodes, which need no read of the store; empty without a carrier.
    pub log: Bytes,
}

/// An event for one person. They receive it only if they follow the match now; it is not stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Aside {
    /// Id of the match.
    pub id: Arc<str>,
    /// Id of the person.
    pub to: Arc<str>,
    /// The event for the stream.
    pub event: Bytes,
}

/// News for other processes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Letter {
    /// The subject id, if the letter is only for its followers.
    pub about: Option<Arc<str>>,
    /// Its text, for [`Bus::hear`](super::Bus::hear).
    pub text: Bytes,
}

impl Pulse {
    /// Returns the number of bytes of its event.
    #[cfg(feature = "native")]
    pub(super) fn bytes(&self) -> usize {
        if let Pulse::Played(played) = self { played.event.len() } else { 0 }
    }

    /// Returns the match or rollout of a news item that is only for its followers.
    pub(crate) fn about(&self) -> Option<&Arc<str>> {
        match self {
            Pulse::Seq(id, _) | Pulse::There(id) | Pulse::Gone(id) => Some(id),
            Pulse::Played(played) => Some(&played.id),
            Pulse::Aside(aside) => Some(&aside.id),
            Pulse::Jobs | Pulse::Unwanted(_) | Pulse::SignedOut(..) | Pulse::Stop => None,
        }
    }

    /// Returns the number of actions or changes that it reports.
    pub(super) fn seq(&self) -> Option<usize> {
        match self {
            Pulse::Seq(_, seq) => Some(*seq),
            Pulse::Played(played) => Some(played.seq),
            _ => None,
        }
    }

    /// Returns the letter for other processes: a line of words, and then its payload.
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
            // The workers stop as well.
            Pulse::Gone(id) => return Some(Letter { about: None, text: format!("gone {id}").into() }),
            Pulse::Jobs => "jobs".into(),
            Pulse::Unwanted(subject) => format!("unwanted {subject}").into(),
            Pulse::SignedOut(person, None) => format!("out {person}").into(),
            Pulse::SignedOut(person, Some(session)) => format!("out {person} {session}").into(),
            Pulse::Stop => return None,
        };
        Some(Letter { about: self.about().cloned(), text })
    }

    /// Reads a letter. `None`: the text is not a news item.
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
