//! Removal of a person: their data are removed, and matches with others stay without their name.

use std::sync::Arc;

use super::People;
use super::names::Name;
use super::removal_store::Removed;
use super::wire::Proof;
use crate::bus::Pulse;
use crate::failure::Failure;
use crate::principal::Person;

impl People {
    /// Removes a person after a confirmation: an account by its password, a guest by typing their name.
    pub(super) async fn remove(&self, person: &Person, proof: &Proof) -> Result<(), Failure> {
        let Proof { password, name } = proof;
        if self.node.store().password(&person.id).await?.is_some() {
            self.confirm(person, password.as_deref().unwrap_or_default()).await?;
        } else {
            let key = |name: &str| Name::parse(name).map(|name| name.key).ok();
            let typed = name.as_deref().and_then(key);
            if typed.is_none() || typed != key(&person.name) {
                return Err(Failure::WrongPassword);
            }
        }
        let (people, id) = (self.clone(), Arc::clone(&person.id));
        let removed = async move {
            let Some(removed) = people.node.store().remove_person(&id).await? else { return Ok(()) };
            people.report_change(&id, removed);
            Ok(())
        };
        self.node.tasks().finish(removed).await?
    }

    /// Drops a changed person from this node's memory, and reports the changes of their matches.
    pub(crate) fn report_change(&self, id: &str, removed: Removed) {
        self.forget(&Arc::from(id), None);
        for id in removed.matches.into_iter().chain(removed.rollouts) {
            self.node.report(Pulse::Gone(id.into()));
        }
        for id in removed.nameless {
            self.node.report(Pulse::There(id.into()));
        }
    }
}
