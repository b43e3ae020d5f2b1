//! The engine: the embedded nets and everything that is asked of them.

use std::path::Path;
use std::sync::LazyLock;

use tavola_rules::rules::Scoring;
use tavola_rules::{Checkers, Play, Position, Roll, Rules, Segment, end, score};

use crate::bearoff::BearOff;
use crate::budget::Depth;
use crate::context::Context;
use crate::cube::{self, CubeAnswer, CubeDecision};
use crate::deepen;
use crate::evaluator::{Class, Evaluator, Nets};
use crate::generic::nets_know;
use crate::net::Net;
use crate::probabilities::Probabilities;
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
    /// How often it was played on after that, to tell it from others that are close.
    pub trials: u32,
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

/// What is worth a deeper look: of the plays that were looked at so many rolls ahead, at most and at least so many,
/// and only those within so much equity of the best.
#[derive(Clone, Copy)]
struct Filter {
    most: usize,
    least: usize,
    within: f32,
}

/// By how deep the plays have been looked at; beyond the last as the last.
const FILTERS: [Filter; 3] = [
    Filter { most: 8, least: 3, within: 0.16 },
    Filter { most: 4, least: 2, within: 0.06 },
    Filter { most: 3, least: 1, within: 0.03 },
];

/// Looks at candidates deeper and deeper, at fewer each time, and puts the best first. Those that were not looked at
/// so deeply come after those that were. `equity` reads and `judge` finds what a candidate is worth, so many rolls
/// ahead, unless it says that this must be the end.
pub(crate) fn narrow<T>(
    candidates: &mut [T],
    plies: u32,
    equity: impl Fn(&T) -> f32,
    mut judge: impl FnMut(&mut T, u32) -> bool,
) {
    let better = |a: &T, b: &T| equity(b).total_cmp(&equity(a));
    candidates.sort_by(better);
    let mut searched = candidates.len();
    for depth in 1..=plies {
        let filter = FILTERS[(depth as usize - 1).min(FILTERS.len() - 1)];
        let floor = equity(&candidates[0]) - filter.within;
        let near = candidates[..searched].iter().take_while(|candidate| equity(candidate) >= floor).count();
        let wanted = near.clamp(filter.least, filter.most).min(searched);
        let end = candidates[..wanted].iter_mut().position(|candidate| !judge(candidate, depth));
        searched = end.unwrap_or(wanted);
        candidates[..searched].sort_by(better);
        if searched < wanted {
            break;
        }
    }
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

    /// The plays of a roll or a segment, the best first. `position` and `context` are those of the player
    /// who has rolled.
    #[must_use]
    pub fn rank(
        &self,
        rules: &Rules,
        position: &Position,
        numbers: impl Into<Numbers>,
        context: &Context,
        depth: impl Into<Depth>,
    ) -> Vec<Ranked> {
        let numbers = numbers.into();
        match depth.into() {
            Depth::Plies(plies) => rank(&mut self.search(rules), position, numbers, context, plies, |_| true),
            Depth::Within(budget) => {
                deepen::rank(self.evaluator(), rules, position, numbers, context, budget, self.threads)
            }
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
                deepen::decide(self.evaluator(), rules, position, context, budget, self.threads)
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

/// [`Engine::rank`] by a search, as long as it may go on to a play that far ahead.
pub(crate) fn rank(
    search: &mut Search<'_>,
    position: &Position,
    numbers: Numbers,
    context: &Context,
    plies: u32,
    mut go_on: impl FnMut(u32) -> bool,
) -> Vec<Ranked> {
    let plays = search.plays(position, numbers);
    let mut look = |play: Play, plies| {
        let (probabilities, equity) = search.after(&play.position, context, plies);
        Ranked { play, probabilities, equity, plies, trials: 0 }
    };
    let mut ranked: Vec<Ranked> = plays.into_iter().map(|play| look(play, 0)).collect();
    if !ranked.is_empty() {
        let mut judge = |entry: &mut Ranked, plies| {
            let goes_on = go_on(plies);
            if goes_on {
                *entry = look(entry.play, plies);
            }
            goes_on
        };
        narrow(&mut ranked, plies, |entry| entry.equity, &mut judge);
    }
    ranked
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
