//! The engine: the embedded nets and everything that is asked of them.

use std::sync::LazyLock;

use tavola_rules::rules::Scoring;
use tavola_rules::{Checkers, Play, Position, Roll, Rules, Segment, end, score};

use crate::bearoff::BearOff;
use crate::context::Context;
use crate::cube::{self, CubeAnswer, CubeDecision, Worths};
use crate::evaluator::{Class, Evaluator, Nets};
use crate::exact;
use crate::generic::nets_know;
use crate::net::Net;
use crate::probabilities::Probabilities;
use crate::search::Search;

static SHARED: LazyLock<Engine> = LazyLock::new(|| Engine::new(Box::new(embedded())));

/// The nets that come with the engine.
///
/// # Panics
/// Never with the files that are committed: a test loads them.
#[must_use]
pub fn embedded() -> Nets {
    let net = |bytes: &[u8]| Net::from_bytes(bytes).expect("the embedded nets are whole");
    Nets {
        contact: net(include_bytes!("../../../nets/backgammon/contact.net")),
        race: net(include_bytes!("../../../nets/backgammon/race.net")),
    }
}

/// An evaluator with the cube and a search around it.
pub struct Engine {
    evaluator: Box<dyn Evaluator>,
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

/// A play and what it is worth to the player who makes it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ranked {
    /// The play. Its position has the mover first, as `own`, though the opponent is on roll then.
    pub play: Play,
    /// The mover's chances after it.
    pub probabilities: Probabilities,
    /// The mover's equity after it, with the cube in use, in units of [`Context::equity`].
    pub equity: f32,
    /// How many rolls ahead it was looked at. Plays that are clearly worse are looked at less deeply and
    /// come after all that were looked at fully.
    pub plies: u32,
}

/// What is to be played: a roll, or one segment of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Numbers {
    /// A roll of a game whose rolls are one segment.
    Roll(Roll),
    /// Any segment.
    Segment(Segment),
}

impl From<Roll> for Numbers {
    fn from(roll: Roll) -> Numbers {
        Numbers::Roll(roll)
    }
}

impl From<Segment> for Numbers {
    fn from(segment: Segment) -> Numbers {
        Numbers::Segment(segment)
    }
}

/// Of the plays that a look at the position alone finds best, so many at most and at least are searched,
/// and only those within this much equity of the best.
const MOST_SEARCHED: usize = 8;
const LEAST_SEARCHED: usize = 5;
const SEARCHED_WITHIN: f32 = 0.16;

impl Engine {
    /// An engine around any evaluator.
    #[must_use]
    pub fn new(evaluator: Box<dyn Evaluator>) -> Engine {
        Engine { evaluator }
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
        Search::new(self.evaluator(), rules).look(position, context, plies)
    }

    /// What a position is worth to the player on roll (`own`), before he decides about the cube.
    #[must_use]
    pub fn evaluation(
        &self,
        rules: &Rules,
        position: &Position,
        context: &Context,
        plies: u32,
    ) -> Evaluation {
        let probabilities = self.probabilities(rules, position, context, plies);
        let worths = worths(rules, position, context, &probabilities);
        Evaluation {
            probabilities,
            cubeless: context.equity(worths.dead) as f32,
            cubeful: cube::decide_by(&worths, &probabilities, context).equity(),
        }
    }

    /// The plays of a roll or a segment, the best first. `position` and `context` are those of the player
    /// who has rolled.
    #[must_use]
    pub fn rank(
        &self,
        rules: &Rules,
        position: &Position,
        numbers: impl Into<Numbers>,
        context: &Context,
        plies: u32,
    ) -> Vec<Ranked> {
        let mut search = Search::new(self.evaluator(), rules);
        let plays = search.plays(position, numbers.into());
        let mut ranked: Vec<Ranked> = plays
            .into_iter()
            .map(|play| {
                let (probabilities, equity) = search.after(&play.position, context, 0);
                Ranked { play, probabilities, equity, plies: 0 }
            })
            .collect();
        let better = |a: &Ranked, b: &Ranked| b.plies.cmp(&a.plies).then(b.equity.total_cmp(&a.equity));
        ranked.sort_by(better);
        if plies > 0 && !ranked.is_empty() {
            let floor = ranked[0].equity - SEARCHED_WITHIN;
            for (i, entry) in ranked.iter_mut().take(MOST_SEARCHED).enumerate() {
                if i < LEAST_SEARCHED || entry.equity >= floor {
                    let (probabilities, equity) = search.after(&entry.play.position, context, plies);
                    *entry = Ranked { play: entry.play, probabilities, equity, plies };
                }
            }
            ranked.sort_by(better);
        }
        ranked
    }

    /// The cube decision of the player on roll (`own`).
    #[must_use]
    pub fn cube(&self, rules: &Rules, position: &Position, context: &Context, plies: u32) -> CubeDecision {
        let chances = self.probabilities(rules, position, context, plies);
        cube::decide_by(&worths(rules, position, context, &chances), &chances, context)
    }

    /// The cube decision of the player on roll if his chances are these.
    pub(crate) fn cube_for(
        &self,
        position: &Position,
        context: &Context,
        chances: &Probabilities,
    ) -> CubeDecision {
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
        plies: u32,
    ) -> CubeAnswer {
        self.cube(rules, position, context, plies).answer(may_beaver)
    }
}

/// The worths of a position in which the player on roll has these chances, exact ones where they are known.
fn worths(rules: &Rules, position: &Position, context: &Context, chances: &Probabilities) -> Worths {
    match exact::known(rules, position, context) {
        Some(exact) => exact.worths(context),
        None => cube::worths(chances, context, efficiency(position)),
    }
}

/// The mover's equity where the opponent, whose position, context and chances these are, is on roll.
pub(crate) fn equity_before(
    rules: &Rules,
    position: &Position,
    context: &Context,
    chances: &Probabilities,
) -> f32 {
    if Class::of(position) == Class::Over {
        return -context.equity(cube::worths(chances, &Context { in_play: false, ..*context }, 0.0).dead)
            as f32;
    }
    -cube::decide_by(&worths(rules, position, context, chances), chances, context).equity()
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
