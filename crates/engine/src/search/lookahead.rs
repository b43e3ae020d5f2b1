//! Looking ahead: every roll, and for each the play that looks best.

use tavola_rules::rules::Rolls;
use tavola_rules::{Plays, Position, Roll, Segment};

use crate::context::{Context, Role};
use crate::cube::{self, CubeDecision, Worths};
use crate::evaluators::nets::prefilter::{FEW, MOST};
use crate::outcome::Probabilities;
use crate::search::roles;
use crate::search::rolls::first_segment;
use crate::search::sources::{Sources, efficiency};

/// A search in one game. It reuses its lists, so that looking ahead allocates no memory.
pub(crate) struct Search<'a> {
    sources: &'a Sources<'a>,
    /// The next roll, if it is known; all rolls, if they are equal.
    known: Option<Roll>,
    lists: Vec<Lists>,
    /// Whether to search rolls on several threads at once, if there is enough work.
    beside: bool,
}

/// Plays, their positions, the chances there, and their estimated worths.
pub(crate) type Lists = (Plays, Vec<Position>, Vec<Probabilities>, Vec<f32>);

/// The worth of each end of the game at a cube that is not turned any more.
#[derive(Clone, Copy)]
pub(crate) struct Weights {
    lost: f32,
    win: f32,
    steps: [f32; 4],
}

/// The least worth of a gammon or a backgammon, in plain wins, in games that have them: plays of equal worth are ordered
/// by their worth for money. It is too small to outweigh a chance to win.
const TIE: f32 = 1e-3;

/// The addition to an equity for chances that do not count, which distinguishes plays.
pub(crate) fn ties(chances: &Probabilities, context: &Context) -> f32 {
    let counted = context.counted();
    let signs = [0.0, 1.0, 1.0, -1.0, -1.0];
    let tie = |i: usize| {
        let level = if i.is_multiple_of(2) { 2 } else { 1 };
        let exists = i > 0 && context.points[level] > context.points[level - 1];
        if exists && !counted[i] { TIE * signs[i] * chances.to_array()[i] } else { 0.0 }
    };
    (0..signs.len()).map(tie).sum()
}

impl Weights {
    pub(crate) fn of(context: &Context) -> Weights {
        let worth = |won, level| context.equity(context.worth_of_end(won, level)) as f32;
        let step = |won, level| {
            let least = if context.points[level] > context.points[level - 1] { TIE } else { 0.0 };
            let step = worth(won, level) - worth(won, level - 1);
            if won { step.max(least) } else { step.min(-least) }
        };
        Weights {
            lost: worth(false, 0),
            win: worth(true, 0) - worth(false, 0),
            steps: [step(true, 1), step(true, 2), step(false, 1), step(false, 2)],
        }
    }

    pub(crate) fn equity(&self, chances: &Probabilities) -> f32 {
        let [win, rest @ ..] = chances.to_array();
        self.lost
            + self.win * win
            + self.steps.iter().zip(rest).map(|(step, chance)| step * chance).sum::<f32>()
    }
}

/// The prospects of the player on roll if they do not turn the cube now.
pub(crate) struct Seen {
    pub(crate) chances: Probabilities,
    /// The worth of the chances in each of the given contexts.
    worths: Vec<f64>,
}

impl Seen {
    /// The result of a game that is over.
    fn over(chances: Probabilities, contexts: &[Context]) -> Seen {
        let worth = |context: &Context| cube::no_double(&chances, context, 0.0);
        Seen { chances, worths: contexts.iter().map(worth).collect() }
    }

    /// The result by the chances alone, or the exact worth if it is known.
    fn still(
        sources: &Sources<'_>,
        position: &Position,
        chances: Probabilities,
        contexts: &[Context],
    ) -> Seen {
        let worth = |context: &Context| match sources.exact(position, context) {
            Some(exact) => exact.worths(context).no_double,
            None => cube::no_double(&chances, context, efficiency(position)),
        };
        Seen { chances, worths: contexts.iter().map(worth).collect() }
    }

    /// All worths of a cube decision in a context; `contexts` are those of the search.
    fn worths_at(&self, context: &Context, contexts: &[Context]) -> Worths {
        let worth = |wanted: &Context| {
            let found = contexts.iter().zip(&self.worths).find(|(context, _)| *context == wanted);
            found.map(|(_, worth)| *worth)
        };
        let no_double = worth(context).unwrap_or_else(|| cube::no_double(&self.chances, context, 0.0));
        let double_take = worth(&context.doubled()).unwrap_or(no_double);
        Worths {
            no_double,
            double_take: cube::beavered(double_take, context),
            double_drop: context.worth(f64::from(context.value)),
        }
    }
}

/// A context, and the context with the cube turned, if the player may turn it.
fn with_cube_turned(context: &Context) -> Vec<Context> {
    let mut contexts = vec![context.clone()];
    if context.may_double() {
        contexts.push(context.doubled());
    }
    contexts
}

impl<'a> Search<'a> {
    pub(crate) fn new(sources: &'a Sources<'a>) -> Search<'a> {
        Search { sources, known: None, lists: Vec::new(), beside: true }
    }

    /// The sources of its evaluations.
    pub(crate) fn sources(&self) -> &'a Sources<'a> {
        self.sources
    }

    /// Chances and equity of a player after a play. The player is `own` in `position`; the opponent is on roll.
    pub(crate) fn after(
        &mut self,
        position: &Position,
        context: &Context,
        plies: u32,
    ) -> (Probabilities, f32) {
        let theirs = context.swapped();
        let decision = self.decide(&position.swapped(), &theirs, plies);
        (decision.probabilities.inverted(), -decision.equity())
    }

    /// The decision about the cube of the player on roll, `plies` rolls ahead.
    pub(crate) fn decide(&mut self, position: &Position, context: &Context, plies: u32) -> CubeDecision {
        // The worth of a double is reported even if the player may not double.
        let contexts =
            if context.in_play { vec![context.clone(), context.doubled()] } else { vec![context.clone()] };
        let seen = self.look(position, &contexts, plies);
        cube::decide_by(&seen.worths_at(context, &contexts), &seen.chances, context)
    }

    /// The chances of the player on roll, `plies` rolls ahead, and the worth of the position to them with the right
    /// decision about the cube now.
    pub(crate) fn settled(
        &mut self,
        position: &Position,
        context: &Context,
        plies: u32,
    ) -> (Probabilities, f64) {
        let contexts = with_cube_turned(context);
        let seen = self.look(position, &contexts, plies);
        (seen.chances, cube::settled(&seen.worths_at(context, &contexts), context))
    }

    /// The prospects of the player on roll, `plies` rolls ahead, if they do not turn the cube now: their chances, and
    /// the worth of these in each of some contexts.
    pub(crate) fn look(&mut self, position: &Position, contexts: &[Context], plies: u32) -> Seen {
        let first = contexts.first().cloned().unwrap_or_else(Context::money);
        let weights = [Weights::of(&first), Weights::of(&first.swapped())];
        self.known = first.next_roll;
        // Dice that lie on the table are seen by everybody.
        let plies = if self.known.is_some() { plies.max(self.sources.seen_ahead(position)) } else { plies };
        self.look_with(position, first.role, weights, contexts, plies.min(self.sources.depth))
    }

    fn look_with(
        &mut self,
        position: &Position,
        role: Option<Role>,
        weights: [Weights; 2],
        contexts: &[Context],
        plies: u32,
    ) -> Seen {
        if let Some(chances) = self.sources.finished(position) {
            return Seen::over(chances, contexts);
        }
        if plies == 0 || self.sources.stopped() {
            let chances = roles::chances(role, position, self.sources.evaluate_one(position));
            return Seen::still(self.sources, position, chances, contexts);
        }
        if role == Some(Role::ThrowsTwice) {
            return self.two_turns(position, weights, contexts, plies);
        }
        // The contexts of the opponent after the roll: the cube as it is, or turned by the opponent.
        let mut theirs: Vec<Context> = Vec::with_capacity(2 * contexts.len());
        for context in contexts.iter().flat_map(|context| with_cube_turned(&context.swapped())) {
            if !theirs.contains(&context) {
                theirs.push(context);
            }
        }
        // Only the roll that comes next is known, unless it stays for the whole game.
        let known = if self.sources.rules.rolls == Rolls::Fixed { self.known } else { self.known.take() };
        let known = known.map(|roll| vec![(first_segment(self.sources.rules, position, roll), 1.0)]);
        let rolls = match role {
            Some(Role::Names) => vec![(self.best_pair(position, &weights[1]), 1.0)],
            _ => known.unwrap_or_else(|| self.segments(position)),
        };
        let then = role.map(Role::swapped);
        // Two rolls ahead a thread has some milliseconds to do.
        let found: Vec<Seen> =
            if plies >= 2 && self.sources.work.threads() > 1 && rolls.len() > 1 && self.beside {
                let sources = self.sources;
                sources.work.map(&rolls, |(segment, _)| {
                    let mut search = Search { beside: false, ..Search::new(sources) };
                    let lists = &mut Lists::default();
                    search.after_roll(position, *segment, then, weights, &theirs, plies, lists)
                })
            } else {
                let mut lists = self.lists.pop().unwrap_or_default();
                let one = |(segment, _): &(Option<Segment>, f32)| {
                    self.after_roll(position, *segment, then, weights, &theirs, plies, &mut lists)
                };
                let found = rolls.iter().map(one).collect();
                self.lists.push(lists);
                found
            };
        let mut chances = Probabilities::default();
        let mut worths = vec![0.0; contexts.len()];
        for (seen, (_, share)) in found.iter().zip(&rolls) {
            chances = chances.plus(&seen.chances.inverted(), *share);
            for (worth, context) in worths.iter_mut().zip(contexts) {
                let context = context.swapped();
                let decided = cube::settled(&seen.worths_at(&context, &theirs), &context);
                *worth += f64::from(*share) * context.seen_from_the_other_side(decided);
            }
        }
        for (worth, context) in worths.iter_mut().zip(contexts) {
            if let Some(exact) = self.sources.exact(position, context) {
                *worth = exact.worths(context).no_double;
            }
        }
        Seen { chances: chances.in_order(), worths }
    }

    /// The prospects of a player with two turns in a row, before the first of them. Its plays are chosen as if no second
    /// turn followed.
    fn two_turns(
        &mut self,
        position: &Position,
        weights: [Weights; 2],
        contexts: &[Context],
        plies: u32,
    ) -> Seen {
        let mut sum = Seen { chances: Probabilities::default(), worths: vec![0.0; contexts.len()] };
        let mut lists = self.lists.pop().unwrap_or_default();
        for (segment, share) in self.segments(position) {
            let (next, chances) = self.best_reply(position, segment, &weights[1], &mut lists);
            let seen = if self.sources.finished(&next).is_some() {
                Seen::over(chances.inverted(), contexts)
            } else {
                self.look_with(&next.swapped(), Some(Role::ThrowsAgain), weights, contexts, plies)
            };
            sum.chances = sum.chances.plus(&seen.chances, share);
            sum.worths.iter_mut().zip(seen.worths).for_each(|(sum, worth)| *sum += f64::from(share) * worth);
        }
        self.lists.push(lists);
        Seen { chances: sum.chances.in_order(), ..sum }
    }

    /// The pair of different numbers with the best reply for the player who names them.
    fn best_pair(&mut self, position: &Position, theirs: &Weights) -> Option<Segment> {
        let mut lists = self.lists.pop().unwrap_or_default();
        let mut best = (f32::MAX, None);
        for roll in Roll::ALL.into_iter().filter(|roll| roll.double().is_none()) {
            let segment = first_segment(self.sources.rules, position, roll);
            let (_, chances) = self.best_reply(position, segment, theirs, &mut lists);
            let equity = theirs.equity(&chances);
            if equity < best.0 {
                best = (equity, segment);
            }
        }
        self.lists.push(lists);
        best.1
    }

    /// The prospects of the opponent, who has a role then, after a roll and its best play.
    #[expect(clippy::too_many_arguments, reason = "all of a node of the search")]
    fn after_roll(
        &mut self,
        position: &Position,
        segment: Option<Segment>,
        role: Option<Role>,
        weights: [Weights; 2],
        theirs: &[Context],
        plies: u32,
        lists: &mut Lists,
    ) -> Seen {
        let (next, chances) = self.best_reply(position, segment, &weights[1], lists);
        if plies > 1 {
            self.look_with(&next, role, [weights[1], weights[0]], theirs, plies - 1)
        } else if self.sources.finished(&next).is_some() {
            Seen::over(chances, theirs)
        } else {
            Seen::still(self.sources, &next, roles::chances(role, &next, chances), theirs)
        }
    }

    /// The segment that the player on roll has to play with each roll, if any, and the probability of the roll.
    fn segments(&self, position: &Position) -> Vec<(Option<Segment>, f32)> {
        let segment = |roll| first_segment(self.sources.rules, position, roll);
        self.sources.rolls.iter().map(|(roll, share)| (segment(*roll), *share)).collect()
    }

    /// One turn of the player on roll: their chances by the mean over all rolls, those after roll number `thrown`, and
    /// the position that it leads to, the opponent on roll; nothing if the game is over.
    pub(crate) fn turn(
        &mut self,
        position: &Position,
        context: &Context,
        thrown: usize,
    ) -> Option<(Probabilities, Probabilities, Position)> {
        if self.sources.finished(position).is_some() {
            return None;
        }
        let weights = Weights::of(&context.swapped());
        let mut lists = self.lists.pop().unwrap_or_default();
        let (segments, shares): (Vec<_>, Vec<_>) = self.segments(position).into_iter().unzip();
        let found = self.first_replies(position, &segments, &weights, &mut lists);
        let mean = found.iter().zip(shares).fold(Probabilities::default(), |mean, ((_, chances), share)| {
            mean.plus(&chances.inverted(), share)
        });
        let (first, came) = found[thrown];
        let next = if self.sources.prefilter.is_some() {
            self.best_play(position, segments[thrown], &weights, &mut lists)
        } else {
            first
        };
        self.lists.push(lists);
        Some((mean, came.inverted(), next))
    }

    /// The play after which the opponent, seen from their side and with their weights, stands worst.
    pub(crate) fn best_reply(
        &self,
        position: &Position,
        segment: Option<Segment>,
        weights: &Weights,
        lists: &mut Lists,
    ) -> (Position, Probabilities) {
        self.replies(position, segment, weights, Some(MOST), lists)
            .unwrap_or_else(|| self.worst(weights, lists))
    }

    /// The position after the best reply in a trial of a rollout, found among all plays. A prefilter misses plays of rare
    /// positions, and that would favour the opponent. A single play is not evaluated.
    pub(crate) fn best_play(
        &self,
        position: &Position,
        segment: Option<Segment>,
        weights: &Weights,
        lists: &mut Lists,
    ) -> Position {
        if segment.is_none() {
            return position.swapped();
        }
        match (self.replies(position, segment, weights, None, lists), lists.1.as_slice()) {
            (Some((won, _)), _) => won,
            (None, [only]) => *only,
            (None, _) => self.worst(weights, lists).0,
        }
    }

    /// An approximation of [`Search::best_reply`] for each of several segments, if there is a prefilter; otherwise the exact
    /// reply. All resulting positions are evaluated together.
    pub(crate) fn first_replies(
        &self,
        position: &Position,
        segments: &[Option<Segment>],
        weights: &Weights,
        lists: &mut Lists,
    ) -> Vec<(Position, Probabilities)> {
        let mut positions = Vec::with_capacity(8 * segments.len());
        let known: Vec<(Option<(Position, Probabilities)>, usize)> = segments
            .iter()
            .map(|segment| {
                let known = self.replies(position, *segment, weights, Some(FEW), lists);
                if known.is_none() {
                    positions.extend_from_slice(&lists.1);
                }
                (known, positions.len())
            })
            .collect();
        let mut chances = Vec::with_capacity(positions.len());
        self.sources.evaluate(&positions, &mut chances);
        let mut from = 0;
        let found = |(known, until): (Option<(Position, Probabilities)>, usize)| {
            let range = core::mem::replace(&mut from, until)..until;
            known.unwrap_or_else(|| {
                let best = range.start + worst_for_the_opponent(&chances[range], weights);
                (positions[best], chances[best])
            })
        };
        known.into_iter().map(found).collect()
    }

    /// The position of the list that is worst for the opponent, who is on roll there.
    fn worst(&self, weights: &Weights, (_, positions, chances, _): &mut Lists) -> (Position, Probabilities) {
        chances.clear();
        self.sources.evaluate(positions, chances);
        let worst = worst_for_the_opponent(chances, weights);
        (positions[worst], chances[worst])
    }

    /// Fills the list with the positions after a segment that are worth an evaluation: `most` of them if a prefilter selects,
    /// all if that is `None`. If the segment wins the game, returns that.
    fn replies(
        &self,
        position: &Position,
        segment: Option<Segment>,
        weights: &Weights,
        most: Option<usize>,
        (plays, positions, _, equities): &mut Lists,
    ) -> Option<(Position, Probabilities)> {
        positions.clear();
        let Some(segment) = segment else {
            let next = position.swapped();
            positions.push(next);
            return self.sources.finished(&next).map(|chances| (next, chances));
        };
        plays.generate(self.sources.rules, position, &segment);
        for play in plays.iter() {
            let next = play.position.swapped();
            if let Some(chances) = self.sources.finished(&next)
                && chances.win < 0.5
            {
                // Nothing beats winning.
                return Some((next, chances));
            }
            positions.push(next);
        }
        if let Some((prefilter, most)) = self.sources.prefilter.zip(most) {
            prefilter.select(positions, equities, most, |chances| weights.equity(chances));
        }
        None
    }
}

/// The number of the chances that are worst for the opponent, whose they are, as is the weight of the ends.
fn worst_for_the_opponent(chances: &[Probabilities], weights: &Weights) -> usize {
    let mut best = 0;
    let mut least = f32::MAX;
    for (i, chances) in chances.iter().enumerate() {
        let equity = weights.equity(chances);
        if equity < least {
            (best, least) = (i, equity);
        }
    }
    best
}
