//! All subjects of a node together.

use std::sync::Arc;
#[cfg(feature = "native")]
use std::time::Duration;

use tavola_notation::custom::CustomRules;
use tavola_rules::Rules;

use crate::analyses::Analyses;
use crate::crew::Crew;
use crate::failure::Failure;
use crate::games::{Games, MOST_ROOMS};
use crate::job::{Job, JobError, Outcome};
use crate::jobs::members::Joining;
use crate::node::Node;
use crate::practice::Practice;
use crate::profiles::Profiles;
use crate::rollouts::Rollouts;
use crate::store::StoreError;
#[cfg(feature = "native")]
use crate::{
    admin::{self, AdminError, Changed, Order, Report},
    bus::Pulse,
    challenges::Challenges,
    figures::Figures,
    people::People,
};

/// The reason why a node does not start.
#[derive(Debug, thiserror::Error)]
pub enum BeginError {
    /// Another process over the same store judges differently.
    #[error(
        "a {kind} of version {version} on the same database judges differently from this one; run the same version of \
         Tavola everywhere"
    )]
    OtherJudging {
        /// Kind of the other process.
        kind: String,
        /// Version of the other process.
        version: String,
    },
    /// The engine does not report its judging.
    #[error(transparent)]
    Job(#[from] JobError),
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The running work in the store cannot be continued.
    #[error(transparent)]
    Failure(#[from] Failure),
}

/// All subjects of a node. Clones share them.
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
    #[cfg(feature = "native")]
    pub(crate) challenges: Challenges,
}

impl std::fmt::Debug for Service {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Service").field("held", &self.held()).finish_non_exhaustive()
    }
}

impl Service {
    /// Creates the service of a node.
    #[must_use]
    pub fn new(node: Node) -> Service {
        Service::with_rooms(node, MOST_ROOMS)
    }

    /// Creates the service of a node with about `most` bytes of idle matches in memory.
    #[must_use]
    pub fn with_rooms(node: Node, most: usize) -> Service {
        let games = Games::new(node.clone(), most);
        let analyses = Analyses::new(games.clone());
        let rollouts = Rollouts::new(games.clone());
        let service = Service {
            profiles: Profiles::new(analyses.clone()),
            practice: Practice::new(analyses.clone()),
            #[cfg(feature = "native")]
            people: People::new(node.clone(), analyses.clone(), rollouts.clone()),
            rollouts,
            #[cfg(feature = "native")]
            challenges: Challenges::new(games.clone()),
            node,
            games,
            analyses,
        };
        service.crew().start();
        service
    }

    /// Starts the service of a node and continues unfinished work. `kind` names this process for others over the same store.
    ///
    /// # Errors
    /// Other processes judge differently, or the store cannot be read.
    pub async fn begin(node: Node, kind: &str) -> Result<Service, BeginError> {
        if node.store().is_shared() {
            let backgammon = CustomRules::of(&Rules::STANDARD).ok_or(JobError::Mixed)?;
            let job = Job::Judging { rules: backgammon };
            let Outcome::Judging(judging) = node.perform(&Arc::from("judging"), job).await? else {
                return Err(JobError::Mixed.into());
            };
            let owner = Arc::clone(node.member().owner());
            let joining =
                Joining { owner: &owner, kind, version: env!("CARGO_PKG_VERSION"), judging: &judging };
            if let Some((kind, version)) = node.store().join(&joining).await? {
                return Err(BeginError::OtherJudging { kind, version });
            }
        }
        let service = Service::new(node);
        service.resume().await?;
        Ok(service)
    }

    fn crew(&self) -> Crew {
        let Service { node, games, analyses, rollouts, .. } = self.clone();
        Crew { node, games, analyses, rollouts }
    }

    /// Continues the work that was unfinished when this node, or another one, stopped.
    ///
    /// # Errors
    /// The store cannot be read.
    pub async fn resume(&self) -> Result<(), Failure> {
        if !self.node.store().is_shared() {
            // No other process uses the store: earlier holders of jobs have ended.
            self.node.store().give_back_jobs(None).await?;
        }
        self.crew().sweep().await?;
        self.node.member().ring();
        Ok(())
    }

    /// Returns its jobs to the queue before the store is closed. Other nodes then need not wait for the end of the leases.
    ///
    /// # Errors
    /// The store cannot be written.
    pub async fn leave(&self) -> Result<(), StoreError> {
        let (store, member) = (self.node.store(), self.node.member());
        self.node.bus().stop();
        if store.is_shared() {
            store.leave(member.owner()).await?;
        }
        if member.holds_nothing() {
            return Ok(());
        }
        member.stop_where(|_| true);
        store.give_back_jobs(Some(member.owner())).await
    }

    /// Returns the sender of a request by its token or cookie: a person with a name, or a visitor.
    ///
    /// # Errors
    /// The token is unknown, or the store cannot be read.
    #[cfg(feature = "native")]
    pub async fn admit(&self, headers: &axum::http::HeaderMap) -> Result<crate::Principal, crate::Failure> {
        self.people.admit(headers).await
    }

    /// Removes unused sessions, people to whom nobody can sign in any more, and old open challenges. A service calls this at its start.
    ///
    /// # Errors
    /// The store fails.
    #[cfg(feature = "native")]
    pub async fn tidy_people(&self) -> Result<(), StoreError> {
        self.challenges.tidy().await?;
        self.people.tidy().await
    }

    /// Carries out an order of an administrator.
    ///
    /// # Errors
    /// The reason why it was not carried out.
    #[cfg(feature = "native")]
    pub async fn obey(&self, order: Order) -> Result<Report, AdminError> {
        let service = self.clone();
        let obeyed = async move {
            let (report, changed) = admin::carry_out(service.node.store(), order).await?;
            let Changed { people, mut removed, unwanted, due } = changed;
            for person in people {
                service.people.report_change(&person, std::mem::take(&mut removed));
            }
            if let Some(subject) = unwanted {
                service.node.report(Pulse::Unwanted(subject.into()));
            }
            if due {
                service.node.report(Pulse::Jobs);
            }
            Ok(report)
        };
        self.node.tasks().finish(obeyed).await?
    }

    /// Returns its metrics. A database without an answer within two seconds is left out.
    #[cfg(feature = "native")]
    pub async fn figures(&self) -> Figures {
        const PATIENCE: Duration = Duration::from_secs(2);
        let (streams, waiting_bytes) = self.node.bus().streams();
        let store = self.node.store();
        let jobs = self.node.tasks().within(PATIENCE, store.count_jobs()).await.and_then(Result::ok);
        Figures { store: store.counted(), matches: self.held(), streams, waiting_bytes, jobs }
    }

    /// Watches the clocks of matches from now on. Time before this without any node counts for nobody. A service calls this before it takes
    /// requests.
    ///
    /// # Errors
    /// The store fails.
    pub async fn begin_clocks(&self) -> Result<(), StoreError> {
        self.games.begin_clocks().await?;
        let games = self.games.clone();
        self.node.tasks().spawn(async move { games.watch_clocks().await });
        Ok(())
    }

    /// Analyses rated matches from now on, at most `most` a day.
    #[cfg(feature = "native")]
    pub fn begin_error_rates(&self, most: u32) {
        let analyses = self.analyses.clone();
        self.node.tasks().spawn(async move { analyses.watch_rated(most).await });
    }

    /// Maintains the lobby from now on.
    #[cfg(feature = "native")]
    pub fn open_lobby(&self) {
        let challenges = self.challenges.clone();
        self.node.tasks().spawn(async move { challenges.watch_lobby().await });
    }

    /// Returns its node.
    #[must_use]
    pub fn node(&self) -> &Node {
        &self.node
    }

    /// Returns the number of matches in memory.
    #[must_use]
    pub fn held(&self) -> usize {
        self.games.held()
    }
}
