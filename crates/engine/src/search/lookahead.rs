//! Looking ahead: every roll, and for each the play that looks best.

use core::cell::LazyCell;

use tavola_rules::rules::Rolls;
use tavola_rules::{Position, Roll};

use crate::context::{Context, Role};
use crate::cube::{self, CubeDecision, Prospects, Worths};
use crate::cube_model::Efficiency;
use crate::evaluators::known_dice::KnownDice;
use crate::evaluators::nets::prefilter::{AT_LEAVES, MOST};
use crate::outcome::Probabilities;
use crate::search::efficiency::efficiency;
use crate::search::other_dice;
use crate::search::race::{self, Course, Race, Rolled};
use crate::search::recent::Recent;
use crate::search::replies::{Lists, Reply};
use crate::search::rolls::RollTurn;
use crate::search::sources::Sources;
use crate::search::weights::Weights;

/// A search in one game. It reuses its lists, so that looking ahead allocates no memory.
pub(crate) struct Search<'a> {
    /// The sources without looking ahead.
    near: &'a Sources<'a>,
    /// Rolls ahead that the whole search goes. What it finds on the way only selects, so the sources of this depth find it too.
    depth: u32,
    /// Those of the present depth.
    sources: &'a Sources<'a>,
    /// The next roll, if it is known; all rolls, if they are equal.
    known: Option<Roll>,
    lists: Vec<Lists>,
    /// Whether to search rolls on several threads at once, if there is enough work.
    beside: bool,
    /// Whether it has looked two rolls ahead on one thread.
    deep: bool,
    /// Number of plays of the last roll that a prefilter selects.
    selected_last: usize,
    /// What each roll brings to the position that was examined last.
    course: Course,
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
        let prospects = Prospects::new(&chances);
        let worth = |context: &Context| prospects.no_double(context, Efficiency::DEAD);
        Seen { chances, worths: contexts.iter().map(worth).collect() }
    }

    /// The result by the chances alone, or the exact worth if it is known.
    fn still(
        sources: &Sources<'_>,
        position: &Position,
        chances: Probabilities,
        contexts: &[Context],
    ) -> Seen {
        let prospects = Prospects::new(&chances);
        let efficiency = LazyCell::new(|| efficiency(position));
        let worth = |context: &Context| match sources.exact(position, context) {
            Some(exact) => exact.worths(context).no_double,
            None => prospects.no_double(context, *efficiency),
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
        Search {
            near: sources,
            depth: 0,
            sources,
            known: None,
            lists: Vec::new(),
            beside: true,
            deep: false,
            selected_last: MOST,
            course: Course::default(),
        }
    }

    /// The sources of its evaluations without looking ahead.
    pub(crate) fn near_sources(&self) -> &'a Sources<'a> {
        self.near
    }

    /// Sets how many rolls ahead the whole search goes.
    pub(crate) fn going(&mut self, depth: u32) {
        self.depth = depth;
    }

    /// Evaluates by other sources from now on. Lists remember what the former ones found.
    fn change_to(&mut self, sources: &'a Sources<'a>) {
        if !core::ptr::eq(self.sources, sources) {
            self.sources = sources;
            self.lists.clear();
        }
    }

    /// The decision about the cube of the player on roll, `plies` rolls ahead.
    pub(crate) fn decide(&mut self, position: &Position, context: &Context, plies: u32) -> CubeDecision {
        self.decide_in(position, context, plies, None)
    }

    /// The same for a position after a play that competes with others. If it falls clearly behind, a part of the rolls is estimated.
    pub(crate) fn decide_in(
        &mut self,
        position: &Position,
        context: &Context,
        plies: u32,
        race: Option<Race<'_>>,
    ) -> CubeDecision {
        // The worth of a double is reported even if the player may not double.
        let contexts =
            if context.in_play { vec![context.clone(), context.doubled()] } else { vec![context.clone()] };
        let seen = self.look_in(position, &contexts, plies, race);
        cube::decide_by(&seen.worths_at(context, &contexts), &seen.chances, context)
    }

    /// Takes what each roll brings to the position that was examined last. It is empty if no roll was examined.
    pub(crate) fn take_course(&mut self) -> Course {
        core::mem::take(&mut self.course)
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
        self.look_in(position, contexts, plies, None)
    }

    fn look_in(
        &mut self,
        position: &Position,
        contexts: &[Context],
        plies: u32,
        race: Option<Race<'_>>,
    ) -> Seen {
        self.course.clear();
        let first = contexts.first().cloned().unwrap_or_else(Context::money);
        let weights = [Weights::of(&first), Weights::of(&first.swapped())];
        self.known = first.next_roll;
        // Dice that lie on the table are seen by everybody.
        let plies = if self.known.is_some() { plies.max(self.near.seen_ahead(position)) } else { plies };
        let plies = plies.min(self.near.depth);
        let depth = if plies == 0 { 0 } else { plies.max(self.depth) };
        self.change_to(self.near.at(depth));
        self.selected_last = if plies > 1 { AT_LEAVES } else { MOST };
        self.look_with(position, first.role, weights, contexts, plies, race)
    }

    fn look_with(
        &mut self,
        position: &Position,
        role: Option<Role>,
        weights: [Weights; 2],
        contexts: &[Context],
        plies: u32,
        race: Option<Race<'_>>,
    ) -> Seen {
        if let Some(chances) = self.sources.finished(position) {
            return Seen::over(chances, contexts);
        }
        if self.sources.rules.rolls == Rolls::Fixed && self.known.is_none() {
            return self.before_the_first_roll(position, weights, contexts, plies);
        }
        if plies == 0 || self.sources.stopped() {
            let sources = self.knowing(role);
            let chances = other_dice::chances(sources, role, position, sources.evaluate_one(position));
            return Seen::still(self.sources, position, chances, contexts);
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
        let known = known.map(|roll| vec![(RollTurn::rolled(self.sources.rules, position, roll, role), 1.0)]);
        let rolls = match role {
            Some(Role::Names) => vec![(self.best_pair(position, &weights[1]), 1.0)],
            _ => known.unwrap_or_else(|| self.turns(position, role)),
        };
        let found = race::run(rolls.len(), race, |some| {
            self.after_rolls(position, role, weights, [contexts, &theirs], plies, &rolls, some)
        });
        let mut chances = Probabilities::default();
        let mut worths = vec![0.0; contexts.len()];
        for (rolled, (_, share)) in found.iter().zip(&rolls) {
            chances = chances.plus(&rolled.chances, *share);
            worths.iter_mut().zip(&rolled.worths).for_each(|(sum, worth)| *sum += f64::from(*share) * worth);
        }
        self.course = found;
        for (worth, context) in worths.iter_mut().zip(contexts) {
            if let Some(exact) = self.sources.exact(position, context) {
                *worth = exact.worths(context).no_double;
            }
        }
        Seen { chances: chances.in_order(), worths }
    }

    /// What some of the rolls bring, by their numbers.
    #[expect(clippy::too_many_arguments, reason = "all of a node of the search")]
    fn after_rolls(
        &mut self,
        position: &Position,
        role: Option<Role>,
        weights: [Weights; 2],
        contexts: [&[Context]; 2],
        plies: u32,
        rolls: &[(RollTurn, f32)],
        some: &[usize],
    ) -> Vec<Rolled> {
        self.sources.count_answers(some.len());
        // Two rolls ahead a thread has some milliseconds to do.
        if plies >= 2 && self.sources.work.threads() > 1 && some.len() > 1 && self.beside {
            let (sources, selected_last) = (self.sources, self.selected_last);
            return sources.work.map(some, |roll| {
                let mut search = Search { beside: false, selected_last, ..Search::new(sources) };
                let lists = &mut Lists::default();
                search.after_roll(position, &rolls[*roll].0, role, weights, contexts, plies, lists)
            });
        }
        let mut lists = self.lists.pop().unwrap_or_default();
        self.deep |= plies >= 2;
        if self.deep && self.sources.repeats {
            lists.recent.get_or_insert_with(Recent::new);
        }
        let mut one = |roll: &usize| {
            self.after_roll(position, &rolls[*roll].0, role, weights, contexts, plies, &mut lists)
        };
        let found = some.iter().map(&mut one).collect();
        self.lists.push(lists);
        found
    }

    /// The prospects before a roll is thrown that stays for the whole game.
    fn before_the_first_roll(
        &mut self,
        position: &Position,
        weights: [Weights; 2],
        contexts: &[Context],
        plies: u32,
    ) -> Seen {
        let mut mean = Seen { chances: Probabilities::default(), worths: vec![0.0; contexts.len()] };
        for (roll, share) in &self.sources.rolls {
            self.known = Some(*roll);
            let seen = self.look_with(position, None, weights, contexts, plies, None);
            mean.chances = mean.chances.plus(&seen.chances, *share);
            mean.worths
                .iter_mut()
                .zip(seen.worths)
                .for_each(|(sum, worth)| *sum += f64::from(*share) * worth);
        }
        self.known = None;
        Seen { chances: mean.chances.in_order(), ..mean }
    }

    /// The sources for positions whose player on roll has a role, with a roll that stays.
    pub(crate) fn knowing(&self, role: Option<Role>) -> &'a Sources<'a> {
        self.sources.knowing(KnownDice::of(self.sources.rules, role, self.known))
    }

    /// The pair of different numbers with the best reply for the player who names them.
    fn best_pair(&mut self, position: &Position, theirs: &Weights) -> RollTurn {
        let mut lists = self.lists.pop().unwrap_or_default();
        let sources = self.knowing(Some(Role::Names.after_turn()));
        let mut best = (f32::MAX, RollTurn::One(None));
        for roll in Roll::ALL.into_iter().filter(|roll| roll.double().is_none()) {
            let turn = RollTurn::rolled(sources.rules, position, roll, Some(Role::Names));
            let equity = theirs.equity(&lists.best_reply(sources, position, &turn, theirs, MOST).chances);
            if equity < best.0 {
                best = (equity, turn);
            }
        }
        self.lists.push(lists);
        best.1
    }

    /// The prospects of the player on roll by a roll and its best play. `contexts` are those of both, the player on roll first.
    #[expect(clippy::too_many_arguments, reason = "all of a node of the search")]
    fn after_roll(
        &mut self,
        position: &Position,
        turn: &RollTurn,
        role: Option<Role>,
        weights: [Weights; 2],
        contexts: [&[Context]; 2],
        plies: u32,
        lists: &mut Lists,
    ) -> Rolled {
        let most = if plies > 1 { MOST } else { self.selected_last };
        let role = role.map(Role::after_turn);
        let sources = self.knowing(role);
        let Reply { position: next, chances, again } =
            lists.best_reply(sources, position, turn, &weights[1], most);
        let (weights, after) =
            if again { (weights, contexts[0]) } else { ([weights[1], weights[0]], contexts[1]) };
        let seen = if plies > 1 {
            self.look_with(&next, role, weights, after, plies - 1, None)
        } else if self.sources.finished(&next).is_some() {
            Seen::over(chances, after)
        } else {
            let chances = other_dice::chances(sources, role, &next, chances);
            Seen::still(self.sources, &next, chances, after)
        };
        if again {
            return Rolled { chances: seen.chances, worths: seen.worths };
        }
        let worth = |context: &Context| {
            let theirs = context.swapped();
            let decided = cube::settled(&seen.worths_at(&theirs, contexts[1]), &theirs);
            theirs.seen_from_the_other_side(decided)
        };
        Rolled { chances: seen.chances.inverted(), worths: contexts[0].iter().map(worth).collect() }
    }

    /// The turn of the player on roll with each roll, and the probability of the roll.
    fn turns(&self, position: &Position, role: Option<Role>) -> Vec<(RollTurn, f32)> {
        let turn = |roll| RollTurn::rolled(self.sources.rules, position, roll, role);
        self.sources.rolls.iter().map(|(roll, share)| (turn(*roll), *share)).collect()
    }

    /// One turn of the player on roll: their chances by the mean over all rolls, and the reply to roll number `thrown`;
    /// nothing if the game is over. The mean and the chances of the reply only measure luck, so the faster evaluator finds them.
    pub(crate) fn turn(
        &mut self,
        position: &Position,
        context: &Context,
        thrown: usize,
    ) -> Option<(Probabilities, Reply)> {
        if self.near.finished(position).is_some() {
            return None;
        }
        self.change_to(self.near);
        let weights = Weights::of(&context.swapped());
        let mut lists = self.lists.pop().unwrap_or_default();
        let role = context.role;
        let (rolls, thrown) = match role {
            Some(Role::Names) => (vec![(self.best_pair(position, &weights), 1.0)], 0),
            _ => (self.turns(position, role), thrown),
        };
        let (turns, shares): (Vec<_>, Vec<_>) = rolls.into_iter().unzip();
        self.near.count_answers(turns.len());
        let near = self.knowing(role.map(Role::after_turn));
        let found = lists.first_replies(near.fast(), position, &turns, &weights);
        let mean = found
            .iter()
            .zip(shares)
            .fold(Probabilities::default(), |mean, (reply, share)| mean.plus(&reply.movers_chances(), share));
        let mut came = found[thrown];
        if near.prefilter.is_some() {
            (came.position, came.again) = lists.best_play(near, position, &turns[thrown], &weights);
        }
        self.lists.push(lists);
        Some((mean, came))
    }
}
