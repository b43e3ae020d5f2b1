//! The holders of the seats of a match, its visibility, and the rights of each person.

use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use tavola_play::Sender;
use tavola_rules::Player;

use super::Games;
use crate::extract::Segment;
use crate::failure::Failure;
use crate::principal::{Person, Principal};

/// The people who may see a match in addition to the holders of its seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Visibility {
    /// Nobody.
    #[default]
    Private,
    /// Everybody with its link.
    Link,
    /// Everybody: the match is listed.
    Public,
}

impl Visibility {
    const ALL: [Visibility; 3] = [Visibility::Private, Visibility::Link, Visibility::Public];

    /// Returns the name in the store.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Visibility::Private => "private",
            Visibility::Link => "link",
            Visibility::Public => "public",
        }
    }

    /// Returns the visibility of a name in the store; private for an unknown name.
    pub(crate) fn named(name: &str) -> Visibility {
        Visibility::ALL.into_iter().find(|each| each.name() == name).unwrap_or_default()
    }
}

/// The holders of the seats of a match on a service. A match of the machine's own table has none.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Holders {
    pub(crate) visibility: Visibility,
    /// Ids of people, by player. `None`: a bot, or a person who was deleted.
    pub(crate) people: [Option<Arc<str>>; 2],
}

impl Holders {
    /// One person plays all human seats: against a bot, or with somebody at the same screen.
    pub(crate) fn alone(person: &Person) -> Holders {
        let id = Some(Arc::clone(person.id()));
        Holders { visibility: Visibility::Private, people: [id.clone(), id] }
    }

    /// Returns the holders of a new match of one caller.
    pub(crate) fn of(principal: &Principal) -> Holders {
        principal.person().map_or_else(Holders::default, Holders::alone)
    }

    /// Returns whether two different people play each other.
    pub(crate) fn are_two(&self) -> bool {
        matches!(&self.people, [Some(first), Some(second)] if first != second)
    }

    /// Returns the seats that a person holds.
    fn of_person(&self, id: &str) -> Sender {
        match Player::BOTH.map(|player| self.people[player.index()].as_deref() == Some(id)) {
            [true, true] => Sender::TABLE,
            [true, false] => Sender::at(Player::First),
            [false, true] => Sender::at(Player::Second),
            [false, false] => Sender::WATCHER,
        }
    }

    /// Returns the seats for which a caller may act.
    pub(crate) fn sender(&self, id: &str, principal: &Principal) -> Sender {
        match principal {
            Principal::Table | Principal::Guest(None) => Sender::TABLE,
            Principal::Guest(Some(pass)) => pass.seats_in(id),
            Principal::Person(person) => self.of_person(person.id()),
            Principal::Visitor => Sender::WATCHER,
        }
    }

    /// Returns the rights of a caller; `None`: the match is hidden from them.
    pub(super) fn rights(&self, id: &str, principal: &Principal, over: bool) -> Option<Rights> {
        let sender = self.sender(id, principal);
        if !principal.is_of_a_service() {
            return Some(Rights { sender, helped: true, whole: true, late: None });
        }
        let seated = Player::BOTH.into_iter().any(|player| sender.holds(player));
        if !seated && self.visibility == Visibility::Private {
            return None;
        }
        Some(Rights { sender, helped: over || seated && !self.are_two(), whole: over || seated, late: None })
    }
}

/// The part of a match that a watcher with a delay sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Late {
    /// Number of shown actions.
    pub(crate) shown: usize,
    /// The shown time, in milliseconds since 1970.
    pub(crate) at: i64,
}

/// Rights of a caller in a match that they may see.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Rights {
    /// The seats for which they act.
    pub(crate) sender: Sender,
    /// Whether the engine may help them; never in a running match between people.
    pub(crate) helped: bool,
    /// Whether they may get it as a file.
    pub(crate) whole: bool,
    /// The part that is shown, if they see the match late.
    pub(crate) late: Option<Late>,
}

impl Rights {
    /// Refuses those who do not see the present match.
    fn at_present(self) -> Result<Rights, Failure> {
        if self.late.is_none() { Ok(self) } else { Err(Failure::Late) }
    }
}

impl Games {
    /// Returns the rights of a caller in a match.
    ///
    /// # Errors
    /// There is no such match, or it is hidden from the caller; both give the same answer.
    pub(crate) async fn rights(&self, principal: &Principal, id: &str) -> Result<Rights, Failure> {
        if !principal.is_of_a_service() {
            return Ok(Rights {
                sender: Holders::default().sender(id, principal),
                helped: true,
                whole: true,
                late: None,
            });
        }
        let open = self.open(id).await?;
        self.rights_in(&open, principal).await
    }

    /// Refuses an engine's help to the players of a running match between people, and to its spectators.
    pub(crate) async fn may_be_helped(&self, principal: &Principal, id: &str) -> Result<(), Failure> {
        if self.rights(principal, id).await?.helped { Ok(()) } else { Err(Failure::NoHelp) }
    }
}

/// The match id in the path, after a check that the caller may see the present match.
pub(crate) struct Seen(pub String);

/// The match id in the path, after a check that the engine may help the caller in the match.
pub(crate) struct Helped(pub String);

impl<S: AsRef<Games> + Send + Sync> FromRequestParts<S> for Seen {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Seen, Failure> {
        let Segment(id) = Segment::from_request_parts(parts, state).await?;
        let principal = Principal::from_request_parts(parts, state).await?;
        state.as_ref().rights(&principal, &id).await?.at_present()?;
        Ok(Seen(id))
    }
}

impl<S: AsRef<Games> + Send + Sync> FromRequestParts<S> for Helped {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Helped, Failure> {
        let Segment(id) = Segment::from_request_parts(parts, state).await?;
        let principal = Principal::from_request_parts(parts, state).await?;
        state.as_ref().may_be_helped(&principal, &id).await?;
        Ok(Helped(id))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::principal::tests::somebody;

    fn holders(visibility: Visibility, people: [Option<&str>; 2]) -> Holders {
        Holders { visibility, people: people.map(|id| id.map(Arc::from)) }
    }

    const ME: &str = "abcdefghij";

    #[test]
    fn a_person_acts_for_their_own_seat_alone() {
        let two = holders(Visibility::Link, [Some("otherperso"), Some(ME)]);
        let sender = two.sender("m", &somebody());
        assert!(sender.holds(Player::Second) && !sender.holds(Player::First));
        assert_eq!(two.sender("m", &Principal::Visitor), Sender::WATCHER);
        assert_eq!(holders(Visibility::Public, [None, None]).sender("m", &somebody()), Sender::WATCHER);
        assert_eq!(two.sender("m", &Principal::Table), Sender::TABLE);
    }

    #[test]
    fn a_private_match_is_seen_from_its_seats_only_and_others_by_whoever_has_the_link() {
        for visibility in Visibility::ALL {
            let strange = holders(visibility, [Some("otherperso"), Some("thirdperso")]);
            let own = holders(visibility, [Some("otherperso"), Some(ME)]);
            for over in [false, true] {
                assert!(own.rights("m", &somebody(), over).is_some());
                for principal in [somebody(), Principal::Visitor] {
                    let seen = strange.rights("m", &principal, over).is_some();
                    assert_eq!(seen, visibility != Visibility::Private, "{visibility:?}");
                }
            }
        }
    }

    #[test]
    fn nobody_is_helped_in_a_running_match_between_people() {
        let two = holders(Visibility::Public, [Some("otherperso"), Some(ME)]);
        let bot = holders(Visibility::Public, [Some(ME), None]);
        let screen = holders(Visibility::Public, [Some(ME), Some(ME)]);
        let helped =
            |of: &Holders, principal: &Principal, over| of.rights("m", principal, over).unwrap().helped;
        assert!(!helped(&two, &somebody(), false) && !helped(&two, &Principal::Visitor, false));
        assert!(helped(&two, &somebody(), true) && helped(&two, &Principal::Visitor, true));
        assert!(helped(&bot, &somebody(), false) && helped(&screen, &somebody(), false));
        assert!(!helped(&bot, &Principal::Visitor, false), "who watches advises nobody");
        assert!(helped(&two, &Principal::Table, false));
    }
}
