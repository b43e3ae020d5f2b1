//! The engine: evaluators and tables, and everything that they are asked for.

use core::fmt;
use core::ops::Range;
use core::time::Duration;
use std::sync::Arc;

use tavola_rules::{Position, Rules, Turn};

use crate::context::Context;
use crate::cube::{self, CubeDecision, Worths};
use crate::evaluators::known_dice::KnownDice;
use crate::evaluators::registry::Registry;
use crate::evaluators::tables::exact::ExactTable;
use crate::outcome::Probabilities;
use crate::search::budget::Depth;
use crate::search::efficiency::efficiency;
use crate::search::filter::Filters;
use crate::search::iterative;
use crate::search::lookahead::Search;
use crate::search::rank::{self, Manner, Ranked};
use crate::search::rollout::{self, Contender, Contest, RolledOut, RolloutSettings};
use crate::search::sources::{EngineError, Sources};
use crate::trials::{self, Standing, TrialResult, TrialSettings};
use crate::work::Work;

/// Evaluators and tables, with the cube and a search around them, and the way in which it works. A clone shares the
/// evaluators and tables.
#[derive(Clone)]
pub struct Engine {
    registry: Arc<Registry>,
    work: Work,
}

impl fmt::Debug for Engine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Engine").field("work", &self.work).finish_non_exhaustive()
    }
}

/// The worth of a position to the player on roll.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Evaluation {
    /// The chances.
    pub probabilities: Probabilities,
    /// Equity with a cube that is never turned again: for money points at a cube of 1; in a match normalised, so that 1
    /// is a single game won at the present cube and -1 a single game lost.
    pub cubeless: f32,
    /// Equity with the cube in use, and turned now if that is right.
    pub cubeful: f32,
}

impl Engine {
    /// Creates an engine with evaluators, which works on the calling thread.
    #[must_use]
    pub fn new(registry: Registry) -> Engine {
        Engine { registry: Arc::new(registry), work: Work::inline() }
    }

    /// An engine with the nets that come with it. They are decoded when they are first used, once in a process.
    #[must_use]
    #[cfg(feature = "nets")]
    pub fn embedded() -> Engine {
        Engine::new(Registry::embedded())
    }

    /// Returns an engine with the same evaluators and work, without the tables that were added.
    #[must_use]
    pub fn without_tables(&self) -> Engine {
        Engine { work: self.work.clone(), ..Engine::new(self.registry.without_tables()) }
    }

    /// Returns the engine with other settings of its work: other threads, or until it is cancelled.
    #[must_use]
    pub fn with_work(&self, work: Work) -> Engine {
        Engine { registry: Arc::clone(&self.registry), work }
    }

    /// Returns the settings of its work: threads, clock, progress and cancellation.
    #[must_use]
    pub fn work(&self) -> &Work {
        &self.work
    }

    /// The evaluators and tables of the engine.
    #[must_use]
    pub fn registry(&self) -> &Registry {
        &self.registry
    }

    /// Adds an exact table, to this engine and to all clones of it.
    pub fn add_table(&self, table: impl ExactTable + 'static) {
        self.registry.add_table(table);
    }

    /// Returns whether a game is only estimated, too roughly to double on it.
    ///
    /// # Errors
    /// If no evaluator supports the game.
    pub fn estimates(&self, rules: &Rules) -> Result<bool, EngineError> {
        Ok(self.sources(rules)?.estimates)
    }

    /// Returns the sources for searches of a game.
    pub(crate) fn sources<'a>(&'a self, rules: &'a Rules) -> Result<Sources<'a>, EngineError> {
        Sources::new(&self.registry, rules, &self.work)
    }

    /// Appends the chances of positions, each seen by its player on roll (`own`), without looking ahead. In a game with unusual
    /// dice they are those of the first of [`KnownDice::all`].
    ///
    /// # Errors
    /// If no evaluator supports the game, or it fails.
    pub fn evaluate(
        &self,
        rules: &Rules,
        positions: &[Position],
        chances: &mut Vec<Probabilities>,
    ) -> Result<(), EngineError> {
        self.evaluate_knowing(rules, None, positions, chances)
    }

    /// The same for positions in all of which this is known of the dice.
    ///
    /// # Errors
    /// If no evaluator supports the game, or it fails.
    pub fn evaluate_knowing(
        &self,
        rules: &Rules,
        dice: Option<KnownDice>,
        positions: &[Position],
        chances: &mut Vec<Probabilities>,
    ) -> Result<(), EngineError> {
        let sources = self.sources(rules)?;
        sources.knowing(dice).evaluate(positions, chances);
        sources.finish(())
    }

    /// The chances of the player on roll (`own`), looking `plies` rolls ahead.
    ///
    /// # Errors
    /// See [`EngineError`]; the same holds for all that follows.
    pub fn probabilities(
        &self,
        rules: &Rules,
        position: &Position,
        context: &Context,
        plies: u32,
    ) -> Result<Probabilities, EngineError> {
        let sources = self.sources(rules)?;
        let chances = Search::new(&sources).look(position, &[sources.scaled(context)], plies).chances;
        sources.finish(chances)
    }

    /// Evaluates a position for the player on roll (`own`), before they decide about the cube.
    ///
    /// # Errors
    /// See [`EngineError`].
    pub fn evaluation(
        &self,
        rules: &Rules,
        position: &Position,
        context: &Context,
        depth: impl Into<Depth>,
    ) -> Result<Evaluation, EngineError> {
        let decision = self.cube(rules, position, context, depth)?;
        let context = &self.sources(rules)?.scaled(context);
        let cubeless = context.equity(cube::no_double(&decision.probabilities, context, 0.0));
        Ok(Evaluation {
            probabilities: decision.probabilities,
            cubeless: cubeless as f32,
            cubeful: decision.equity(),
        })
    }

    /// Rolls a position out, the player on roll (`own`) first.
    ///
    /// ```
    /// use tavola_engine::{Context, Engine, search::RolloutSettings};
    /// use tavola_rules::{Player, Position, Rules};
    ///
    /// let start = Position::start(&Rules::STANDARD, Player::First);
    /// let rollout = RolloutSettings { trials: 36, rolls: 2, seed: 1 };
    /// let found = Engine::embedded().roll_out(&Rules::STANDARD, &start, &Context::money(), &rollout).unwrap();
    /// assert!((0.48..0.58).contains(&found.probabilities.win));
    /// ```
    ///
    /// # Errors
    /// See [`EngineError`].
    pub fn roll_out(
        &self,
        rules: &Rules,
        position: &Position,
        context: &Context,
        rollout: &RolloutSettings,
    ) -> Result<RolledOut, EngineError> {
        let sources = self.sources(rules)?;
        sources.finish(rollout::roll_out(&sources, position, &sources.scaled(context), rollout))
    }

    /// Rolls positions out in parallel, all with the same dice, to find the best for the player who could choose
    /// between them: the opponent of the player on roll (`own`) in each. Returns one [`Contender`] for each, in their
    /// order. `context` is that of the player on roll.
    ///
    /// # Errors
    /// See [`EngineError`].
    pub fn contest(
        &self,
        rules: &Rules,
        positions: &[Position],
        context: &Context,
        contest: &Contest,
    ) -> Result<Vec<Contender>, EngineError> {
        let sources = self.sources(rules)?;
        sources.finish(rollout::contest(&sources, positions, &sources.scaled(context), contest))
    }

    /// Plays trials of a full rollout, by their numbers: whole turns with the cube, to the end of the game or to the limit
    /// of the settings. Returns one result for each trial, for the player who is on roll or plays in `from`, by the rules
    /// and the points of the game; `context` is that of this player. Trials are independent of each other and run on the
    /// calling thread.
    ///
    /// # Errors
    /// See [`EngineError`].
    pub fn trials(
        &self,
        rules: &Arc<Rules>,
        from: &Standing,
        context: &Context,
        settings: &TrialSettings,
        trials: Range<u32>,
    ) -> Result<Vec<TrialResult>, EngineError> {
        let work = self.work.on_this_thread();
        let sources = Sources::new(&self.registry, rules, &work)?;
        sources.finish(trials::play(&sources, rules, from, context, settings, trials))
    }

    /// The cube decision of the player on roll, before the roll, by the means of trials without a double (`kept`) and of the
    /// same trials after a double that is taken. `context` is that without a double.
    #[must_use]
    pub fn cube_by(&self, context: &Context, kept: &TrialResult, doubled: &TrialResult) -> CubeDecision {
        let worths = [kept.worth, cube::beavered(doubled.worth, context)];
        self.cube_of(context, worths, &kept.probabilities())
    }

    /// Decides by the worths without a double and after a taken double, or after a beaver if that is better for the opponent.
    #[must_use]
    pub fn cube_of(&self, context: &Context, worths: [f64; 2], chances: &Probabilities) -> CubeDecision {
        let [no_double, double_take] = worths;
        let double_drop = context.worth(f64::from(context.value));
        cube::decide_by(&Worths { no_double, double_take, double_drop }, chances, context)
    }

    /// Ranks every way to play the rest of the running segment of a turn, the best first. Moves that have been made
    /// stay. The list is never empty; if nothing can be played it has the one play without moves. `context` is that of
    /// the player whose turn it is.
    ///
    /// ```
    /// use tavola_engine::{Context, Engine};
    /// use tavola_rules::{Move, Player, Position, Roll, Rules, Turn, Waits};
    ///
    /// let start = Position::start(&Rules::STANDARD, Player::First);
    /// let mut turn = Turn::rolled(&Rules::STANDARD, start, Roll::two(3, 1).unwrap());
    /// turn.play(Move { from: 8, to: 5, die: 3 }).unwrap();
    /// let ranked = Engine::embedded().rank(&turn, &Context::money(), 0).unwrap();
    /// assert_eq!(ranked[0].moves, [Move { from: 6, to: 5, die: 1 }]);
    /// assert_eq!(ranked[0].then, Waits::Nothing);
    /// ```
    ///
    /// # Errors
    /// See [`EngineError`].
    pub fn rank(
        &self,
        turn: &Turn,
        context: &Context,
        depth: impl Into<Depth>,
    ) -> Result<Vec<Ranked>, EngineError> {
        match depth.into() {
            Depth::Plies(plies) => self.rank_by(turn, context, plies, &Filters::USUAL),
            Depth::Within(budget) => {
                let sources = self.sources(turn.rules())?;
                sources.finish(iterative::rank(&sources, turn, &sources.scaled(context), budget))
            }
        }
    }

    /// [`Engine::rank`] at `plies` rolls ahead, with filters of its own.
    ///
    /// # Errors
    /// See [`EngineError`].
    pub fn rank_by(
        &self,
        turn: &Turn,
        context: &Context,
        plies: u32,
        filters: &Filters,
    ) -> Result<Vec<Ranked>, EngineError> {
        let sources = self.sources(turn.rules())?;
        let mut manner = Manner { plies, filters, error: &|_, _| 0.0, races: false, go_on: &mut |_| true };
        sources.finish(rank::rank(&mut Search::new(&sources), turn, &sources.scaled(context), &mut manner))
    }

    /// The cube decision of the player on roll (`own`). [`CubeDecision::answer`] returns the opponent's right answer.
    ///
    /// ```
    /// use tavola_engine::{Context, CubeAction, CubeAnswer, Engine};
    /// use tavola_rules::{Player, Rules, Setup};
    ///
    /// // One checker each on the one point: the player on roll wins.
    /// let setup: Setup = "1:1 off:14 / 1:1 off:14".parse().unwrap();
    /// let position = setup.position(&Rules::STANDARD, Player::First).unwrap();
    /// let decision = Engine::embedded().cube(&Rules::STANDARD, &position, &Context::money(), 0).unwrap();
    /// assert_eq!(decision.action, CubeAction::DoubleDrop);
    /// assert_eq!(decision.answer(false), CubeAnswer::Drop);
    /// ```
    ///
    /// # Errors
    /// See [`EngineError`].
    pub fn cube(
        &self,
        rules: &Rules,
        position: &Position,
        context: &Context,
        depth: impl Into<Depth>,
    ) -> Result<CubeDecision, EngineError> {
        let sources = self.sources(rules)?;
        let context = &sources.scaled(context);
        let decision = match depth.into() {
            Depth::Plies(plies) => Search::new(&sources).decide(position, context, plies),
            Depth::Within(budget) => iterative::decide(&sources, position, context, budget),
        };
        sources.finish(decision)
    }

    /// Decides about the cube for the player on roll, `plies` rolls ahead, or fewer if that exceeds a time.
    pub(crate) fn cube_in_time(
        &self,
        rules: &Rules,
        position: &Position,
        context: &Context,
        plies: u32,
        time: Option<Duration>,
    ) -> Result<CubeDecision, EngineError> {
        let sources = self.sources(rules)?;
        sources.finish(iterative::decide_in_time(&sources, position, &sources.scaled(context), plies, time))
    }

    /// The cube decision of the player on roll if their chances are these, by a cube that is used with an efficiency
    /// from 0 (dead: never turned again) to 1 (live: always turned at the right moment).
    #[must_use]
    pub fn cube_at(&self, context: &Context, chances: &Probabilities, efficiency: f64) -> CubeDecision {
        cube::decide(chances, context, efficiency)
    }

    /// The cube decision of the player on roll if their chances are these.
    #[must_use]
    pub fn cube_for(&self, position: &Position, context: &Context, chances: &Probabilities) -> CubeDecision {
        cube::decide(chances, context, efficiency(position))
    }
}
