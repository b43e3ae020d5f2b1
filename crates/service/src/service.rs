//! All subjects of a node together.

use crate::analyses::Analyses;
use crate::games::{Games, MOST_ROOMS};
use crate::node::Node;
#[cfg(feature = "native")]
use crate::people::People;
use crate::practice::Practice;
use crate::profiles::Profiles;
use crate::rollouts::Rollouts;
use crate::store::StoreError;

/// Everything that a node does. Clones share it.
#[derive(Clone)]
pub struct Service {
    pub(crate) node: Node,
    pub(crate) games: Games,
    pub(crate) analyses: Analyses,
    pub(crate) profiles: Profiles,
    pub(crate) practice: Practice,
    pub(crate) rollouts: Rollouts,
    #[cfg(feature = "native")]
    pub(crate) people: People,
}

impl std::fmt::Debug for Service {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Service").field("held", &self.held()).finish_non_exhaustive()
    }
}

impl Service {
    /// The service of a node.
    #[must_use]
    pub fn new(node: Node) -> Service {
        Service::with_rooms(node, MOST_ROOMS)
    }

    /// The same with about so many bytes of matches in memory, besides those that are being used.
    #[must_use]
    pub fn with_rooms(node: Node, most: usize) -> Service {
        let games = Games::new(node.clone(), most);
        let analyses = Analyses::new(games.clone());
        Service {
            profiles: Profiles::new(analyses.clone()),
            practice: Practice::new(analyses.clone()),
            rollouts: Rollouts::new(games.clone()),
            #[cfg(feature = "native")]
            people: People::new(node.clone()),
            node,
            games,
            analyses,
        }
    }

    /// Goes on with the analyses and rollouts that ran when the node stopped.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub async fn resume(&self) -> Result<(), StoreError> {
        self.analyses.resume().await?;
        self.rollouts.resume().await
    }

    /// Who sends a request to a service, by its cookie: somebody with a name, or a visitor.
    ///
    /// # Errors
    /// If the store cannot be read.
    #[cfg(feature = "native")]
    pub async fn admit(&self, headers: &axum::http::HeaderMap) -> Result<crate::Principal, crate::Failure> {
        self.people.admit(headers).await
    }

    /// Forgets sessions that nobody uses and people whom nobody can be any more. A service does this when it starts.
    ///
    /// # Errors
    /// If the store fails.
    #[cfg(feature = "native")]
    pub async fn tidy_people(&self) -> Result<(), StoreError> {
        self.people.tidy().await
    }

    /// What it stands on.
    #[must_use]
    pub fn node(&self) -> &Node {
        &self.node
    }

    /// How many matches are in memory.
    #[must_use]
    pub fn held(&self) -> usize {
        self.games.held()
    }
}
