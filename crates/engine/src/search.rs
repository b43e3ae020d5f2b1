//! Looking ahead from a position: search, rollouts, and the ranking of plays by both.

pub(crate) mod budget;
pub(crate) mod dice;
pub(crate) mod efficiency;
pub(crate) mod filter;
pub(crate) mod iterative;
pub(crate) mod lookahead;
pub mod other_dice;
pub(crate) mod race;
pub(crate) mod rank;
pub(crate) mod recent;
pub(crate) mod refine;
pub(crate) mod replies;
pub(crate) mod rollout;
pub(crate) mod rolls;
pub(crate) mod sources;
pub mod turns;
pub(crate) mod weights;

pub use budget::{Budget, Depth, UnknownBudget};
pub use filter::{Filter, Filters, UnknownFilters};
pub use rank::Ranked;
pub use rollout::{Contender, Contest, RolledOut, RolloutSettings};
pub use rolls::rolls;
