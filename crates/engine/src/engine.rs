//! The engine: the embedded nets and everything that is asked of them.

use std::path::Path;
use std::sync::LazyLock;

use tavola_rules::rules::Scoring;
use tavola_rules::{Checkers, Position, Rules, Turn, end, score};

use crate::bearoff::BearOff;
use crate::budget::Depth;
use crate::context::Context;
use crate::cube::{self, CubeAnswer, CubeDecision};
use crate::evaluator::{Class, Evaluator, Nets};
use crate::generic::nets_know;
use crate::iterative;
use crate::net::Net;
use crate::probabilities::Probabilities;
use crate::rank::{self, Manner, Ranked};
use crate::rollout::{self, Contender, Contest, Dice, RolledOut, Rollout};
use crate::search::Search;

static SHARED: LazyLock<Engine> = LazyLock::new(|| Engine::new(Box::new(embedded())));

/// The nets that come with the engine.
#[must_use]
pub fn embedded() -> Nets {
    let [contact, race] = embedded_nets();
    Nets::new(&contact, race)
}

/// The same as they were learned: the one for contact and the one for races.
///
/// # Panics
/// Never with the files that are committed: a test loads them.
#[must_use]
pub fn embedded_nets() -> [Net; 2] {
    let net = |bytes: &[u8]| Net::from_bytes(bytes).expect("the embedded nets are whole");
    [
        net(include_bytes!("../../../nets/backgammon/contact.net")),
        net(include_bytes!("../../../nets/backgammon/race.net")),
    ]
}

/// The net of a file.
///
/// # Errors
/// What is wrong, in one line.
pub fn read_net(path: &Path) -> Result<Net, String> {
    let bytes = std::fs::read(path).map_err(|error| format!("{}: {error}", path.display()))?;
    Net::from_bytes(&bytes).map_err(|error| format!("{}: {error}", path.display()))
}

/// The nets of a folder: `contact.net` and `race.net`, as training writes them.
///
/// # Errors
/// What is wrong, in one line.
pub fn read_nets(folder: &Path) -> Result<Nets, String> {
    Ok(Nets::new(&read_net(&folder.join("contact.net"))?, read_net(&folder.join("race.net"))?))
}

/// An evaluator with the cube and a search around it.
pub struct Engine {
    evaluator: Box<dyn Evaluator>,
    threads: usize,
}

/// What a position is worth to the player on roll.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Evaluation {
    /// The chances.
    pub probabilities: Probabilities,
    /// Equity with the cube as it is for ever: for money points at a cube of 1; in a match normalised, so
    /// that 1 is winning the game plainly at the present cube and -1 losing it plainly.
    pub cubeless: f32,
    /// The same with the cube in use, and turned now if that is right.
    pub cubeful: f32,
}

impl Engine {
    /// An engine around any evaluator.
    #[must_use]
    pub fn new(evaluator: Box<dyn Evaluator>) -> Engine {
        Engine { evaluator, threads: std::thread::available_parallelism().map_or(1, usize::from) }
    }

    /// The same on so many threads, instead of one for each core. What it finds does not depend on their number.
    #[must_use]
    pub fn with_threads(self, threads: usize) -> Engine {
        Engine { threads: threads.max(1), ..self }
    }

    /// A search in a game.
    pub(crate) fn search<'a>(&'a self, rules: &'a Rules) -> Search<'a> {
        Search::new(self.evaluator(), rules).threads(self.threads)
    }

    /// The engine with the embedded nets, loaded once.
    #[must_use]
    pub fn shared() -> &'static Engine {
        &SHARED
    }

    /// Its evaluator.
    #[must_use]
    pub fn evaluator(&self) -> &dyn Evaluator {
        &*self.evaluator
    }

    /// The chances of the player on roll (`own`), looking `plies` rolls ahead.
    #[must_use]
    pub fn probabilities(
        &self,
        rules: &Rules,
        position: &Position,
        context: &Context,
        plies: u32,
    ) -> Probabilities {
        self.search(rules).look(position, &[*context], plies).chances
    }

    /// What a position is worth to the player on roll (`own`), before he decides about the cube.
    #[must_use]
    pub fn evaluation(
        &self,
        rules: &Rules,
        position: &Position,
        context: &Context,
        depth: impl Into<Depth>,
    ) -> Evaluation {
        let decision = self.cube(rules, position, context, depth);
        let cubeless = context.equity(cube::no_double(&decision.probabilities, context, 0.0));
        Evaluation {
            probabilities: decision.probabilities,
            cubeless: cubeless as f32,
            cubeful: decision.equity(),
        }
    }

    /// What the trials of a rollout have in common.
    pub(crate) fn dice<'a>(
        &'a self,
        rules: &'a Rules,
        context: &'a Context,
        rollout: &'a Rollout,
    ) -> Dice<'a> {
        Dice { evaluator: self.evaluator(), rules, context, rollout, threads: self.threads }
    }

    /// Plays a position on, the player on roll (`own`) first, as often and as far as the rollout says.
    #[must_use]
    pub fn roll_out(
        &self,
        rules: &Rules,
        position: &Position,
        context: &Context,
        rollout: &Rollout,
    ) -> RolledOut {
        rollout::roll_out(self.evaluator(), rules, position, context, rollout, self.threads)
    }

    /// Plays positions on beside each other, all with the same dice, to find which of them is the best for the
    /// player who could choose between them: the opponent of the one who is on roll (`own`) in each. One
    /// [`Contender`] for each, in their order. `context` is that of the player on roll.
    #[must_use]
    pub fn contest(
        &self,
        rules: &Rules,
        positions: &[Position],
        context: &Context,
        contest: &Contest,
    ) -> Vec<Contender> {
        rollout::contest(self.evaluator(), rules, positions, context, contest, self.threads)
    }

    /// Every way to play what a turn stands before, the best first: the running segment, from where the turn stands.
    /// Moves that have been made stay as they are. The list is never empty; where nothing can be played it has the
    /// one play without moves. `context` is that of the player whose turn it is.
    ///
    /// ```
    /// use tavola_engine::{Context, Engine};
    /// use tavola_rules::{Move, Player, Position, Roll, Rules, Turn, Waits};
    ///
    /// let start = Position::start(&Rules::STANDARD, Player::First);
    /// let mut turn = Turn::rolled(&Rules::STANDARD, start, Roll::two(3, 1).unwrap());
    /// turn.play(Move { from: 8, to: 5, die: 3 }).unwrap();
    /// let ranked = Engine::shared().rank(&turn, &Context::money(), 0);
    /// assert_eq!(ranked[0].moves, [Move { from: 6, to: 5, die: 1 }]);
    /// assert_eq!(ranked[0].then, Waits::Nothing);
    /// ```
    #[must_use]
    pub fn rank(&self, turn: &Turn, context: &Context, depth: impl Into<Depth>) -> Vec<Ranked> {
        match depth.into() {
            Depth::Plies(plies) => {
                let mut manner = Manner { plies, error: &|_, _| 0.0, go_on: &mut |_| true };
                rank::rank(&mut self.search(turn.rules()), turn, context, &mut manner)
            }
            Depth::Within(budget) => iterative::rank(self.evaluator(), turn, context, budget, self.threads),
        }
    }

    /// The cube decision of the player on roll (`own`).
    #[must_use]
    pub fn cube(
        &self,
        rules: &Rules,
        position: &Position,
        context: &Context,
        depth: impl Into<Depth>,
    ) -> CubeDecision {
        match depth.into() {
            Depth::Plies(plies) => self.search(rules).decide(position, context, plies),
            Depth::Within(budget) => {
                iterative::decide(self.evaluator(), rules, position, context, budget, self.threads)
            }
        }
    }

    /// The cube decision of the player on roll if his chances are these.
    #[must_use]
    pub fn cube_for(&self, position: &Position, context: &Context, chances: &Probabilities) -> CubeDecision {
        cube::decide(chances, context, efficiency(position))
    }

    /// What the opponent of the player on roll should answer to a double. All arguments as for
    /// [`Engine::cube`]: the position and the context, with the cube not yet turned, are the doubler's.
    #[must_use]
    pub fn answer(
        &self,
        rules: &Rules,
        position: &Position,
        context: &Context,
        may_beaver: bool,
        depth: impl Into<Depth>,
    ) -> CubeAnswer {
        self.cube(rules, position, context, depth).answer(may_beaver)
    }
}

/// How well the cube can be used from a position on: hardly in a short race, since there is no moment left
/// at which the chances are just right.
pub(crate) fn efficiency(position: &Position) -> f64 {
    let rolls = |side: Checkers| match BearOff::shared().rolls(side) {
        Some(rolls) => f64::from(rolls.mean()),
        None => f64::from(side.pips(25)) / 8.0,
    };
    match Class::of(position) {
        Class::Over => 0.0,
        Class::Contact => 0.68,
        Class::Race | Class::BearOff => {
            let left = rolls(position.own()).min(rolls(position.other()));
            0.65 * ((left - 1.0) / 4.0).clamp(0.0, 1.0)
        }
    }
}

/// The chances where somebody has finished, by the rules. Games that count checkers are seen as if they
/// counted gammons: their [`Context`] says what those are worth.
pub(crate) fn finished(rules: &Rules, position: &Position) -> Option<Probabilities> {
    if !nets_know(rules) {
        return end::finish(rules, &position.swapped()).map(|finish| match finish.mover_wins {
            Some(true) => Probabilities::won(finish.level).inverted(),
            Some(false) => Probabilities::won(finish.level),
            None => Probabilities { win: 0.5, ..Probabilities::default() },
        });
    }
    let (own, other) = (position.own(), position.other());
    let level = |loser: Checkers| match rules.scoring {
        Scoring::CheckersLeft(_) | Scoring::Pips => score::level(&Rules::STANDARD, loser),
        Scoring::Gammon123 | Scoring::Gammon12 | Scoring::Flat => score::level(rules, loser),
    };
    if !own.any_from(1) {
        Some(Probabilities::won(level(other)))
    } else if !other.any_from(1) {
        Some(Probabilities::won(level(own)).inverted())
    } else {
        None
    }
}
