//! One trial.

use std::sync::Arc;

use tavola_rules::end::{self, Finish};
use tavola_rules::rules::Rolls;
use tavola_rules::turn::End;
use tavola_rules::{Cube, Position, Roll, Rules, Step, Turn, Waits, score};

use super::standing::{Due, Ended, Standing};
use super::{TrialResult, TrialSettings};
use crate::context::{Context, Role, Stakes};
use crate::cube::{self, CubeAnswer};
use crate::cube_model::{Efficiency, Owner};
use crate::evaluators::known_dice::KnownDice;
use crate::evaluators::nets::prefilter::MOST;
use crate::outcome::{self, Probabilities};
use crate::search::dice::{Source, TrialDice};
use crate::search::efficiency::efficiency;
use crate::search::filter::Filters;
use crate::search::lookahead::Search;
use crate::search::rank::{self, Manner, Ranked};
use crate::search::replies::{Lists, Reply};
use crate::search::rolls::RollTurn;
use crate::search::sources::Sources;
use crate::search::turns::FirstPart;
use crate::search::weights::{self, Weights};

/// Number of rolls after which a game is evaluated as it stands, whatever the settings: it may go round in a circle.
const LONGEST: u32 = 3000;

/// The common data of a rollout's trials.
pub(super) struct Table<'a> {
    sources: &'a Sources<'a>,
    rules: &'a Arc<Rules>,
    settings: &'a TrialSettings,
    dice: TrialDice,
}

impl<'a> Table<'a> {
    pub(super) fn new(
        sources: &'a Sources<'a>,
        rules: &'a Arc<Rules>,
        settings: &'a TrialSettings,
    ) -> Table<'a> {
        Table {
            sources,
            rules,
            settings,
            dice: TrialDice::new(&sources.rolls, Source::Trials, settings.seed),
        }
    }

    /// Plays one trial.
    pub(super) fn play(&self, from: &Standing, context: &Context, number: u32) -> TrialResult {
        // An estimate is too rough to stake more on it.
        let in_play = context.in_play && !self.sources.estimates;
        // A roll on the table is the next one, or the one that stays.
        let known = |rolls| context.next_roll.filter(|_| self.rules.rolls == rolls);
        let mut standing = from.clone();
        standing.fixed = standing.fixed.or_else(|| known(Rolls::Fixed));
        let ahead = known(Rolls::Open)
            .and_then(|known| self.sources.rolls.iter().position(|(roll, _)| roll.same(known)));
        let context = Context { in_play, next_roll: standing.fixed, ..self.sources.scaled(context) };
        let trial = Trial {
            table: self,
            search: Search::new(self.sources),
            lists: Lists::default(),
            standing,
            theirs: Weights::of(&context.swapped()),
            context,
            number,
            thrown: 0,
            rolls: 0,
            ahead,
            luck: TrialResult::default(),
        };
        trial.play()
    }
}

/// A game that is played on.
struct Trial<'t, 'a> {
    table: &'t Table<'a>,
    search: Search<'a>,
    lists: Lists,
    standing: Standing,
    /// The context of the player whose turn it is.
    context: Context,
    /// Worths of ends to the opponent of that player, at the present cube.
    theirs: Weights,
    /// The number of the trial.
    number: u32,
    /// Number of throws so far.
    thrown: u32,
    /// Rolls that have been played, the named and the fixed ones among them.
    rolls: u32,
    /// The next throw, by its index, if it is seen before the play that precedes it.
    ahead: Option<usize>,
    /// The luck so far of the player whose figures are asked for.
    luck: TrialResult,
}

/// Result of a turn: the end of its first part, and the board at the next roll after the best play of all its parts.
struct Reached {
    /// The mover is still `own`.
    position: Position,
    waits: Waits,
    /// Number of moves, or 1 for some moves if the steps end with them.
    moves: usize,
    reply: Reply,
}

impl Reached {
    /// The end of a turn of one part.
    fn turn(before: &Position, reply: Reply) -> Reached {
        let next = reply.position;
        let moved = next.own() != before.other() || next.other() != before.own();
        Reached { position: next.swapped(), waits: Waits::Nothing, moves: usize::from(moved), reply }
    }

    /// A part that is given. No luck is measured by it.
    fn of(end: &End) -> Reached {
        let reply = Reply { position: end.position, chances: Probabilities::default(), again: true };
        Reached { position: end.position, waits: end.waits, moves: end.moves.len(), reply }
    }
}

impl<'a> Trial<'_, 'a> {
    fn play(mut self) -> TrialResult {
        let rules = self.table.rules;
        // The decision about the cube at the start of the rollout has been made.
        let mut decides = !matches!(self.standing.due, Due::Turn);
        loop {
            if self.table.sources.stopped() {
                return TrialResult::default();
            }
            let (steps, reached) = match core::mem::replace(&mut self.standing.due, Due::Turn) {
                Due::Turn => {
                    let end = self.known_end().or_else(|| if decides { self.cube() } else { None });
                    if let Some(end) = end {
                        return self.result(end);
                    }
                    decides = true;
                    self.standing.begin_turn();
                    self.roll(true, &[])
                }
                Due::Roll(owed) => self.roll(false, &owed),
                Due::Choose(owed) => {
                    self.standing.dice_came();
                    let doubles = (1..=6).map(|number| {
                        let mut steps = rules.chosen_double(number);
                        steps.extend_from_slice(&owed);
                        steps
                    });
                    self.best_named(doubles.collect())
                }
                Due::Play(steps) => (steps, None),
            };
            let reached = match self.standing.first.take() {
                Some(end) => Reached::of(&end),
                None => self.choose(&steps, reached),
            };
            let player = self.standing.player;
            let ended = self.standing.go_on(rules, &steps, &reached.position, reached.waits, reached.moves);
            if let Some(ended) = ended {
                let end = self.ended(ended, &reached.position);
                return self.result(end);
            }
            if self.standing.player != player {
                self.set_context(self.context.swapped());
            } else if matches!(self.standing.due, Due::Roll(_)) {
                self.context.role = self.context.role.map(Role::after_turn);
            }
        }
    }

    /// The result, from the end as the player has it whose turn it is or was last.
    fn result(&self, end: (Probabilities, f64)) -> TrialResult {
        let end = self.of_first(end);
        let mut result = TrialResult { worth: end.worth - self.luck.worth, ..end };
        for (chance, luck) in result.chances.iter_mut().zip(self.luck.chances) {
            *chance -= luck;
        }
        result
    }

    /// Figures of the player whose turn it is as the player has them whose figures are asked for.
    fn of_first(&self, (chances, worth): (Probabilities, f64)) -> TrialResult {
        let (chances, worth) = if self.standing.own_turn() {
            (chances, worth)
        } else {
            (chances.inverted(), self.context.seen_from_the_other_side(worth))
        };
        TrialResult { worth, chances: chances.to_array().map(f64::from) }
    }

    /// The worth of the position before a turn, if the trial ends there.
    fn known_end(&mut self) -> Option<(Probabilities, f64)> {
        let Table { sources, rules, settings, .. } = *self.table;
        let position = self.standing.position;
        if settings.tables {
            if let Some(exact) = sources.exact(&position, &self.context) {
                let worths = exact.worths(&self.context);
                return Some((sources.evaluate_one(&position), cube::settled(&worths, &self.context)));
            }
            // The tables count as the nets of games do; those of backgammon count checkers in their own way.
            if !self.context.in_play
                && self.context.points == outcome::points(rules)
                && let Some(chances) = sources.known(&position)
            {
                return Some((chances, cube::no_double(&chances, &self.context, 0.0)));
            }
        }
        (self.rolls >= settings.truncate.unwrap_or(LONGEST).min(LONGEST))
            .then(|| self.search.settled(&position, &self.context, settings.ply))
    }

    /// The decisions about the cube before a turn, and the end if it is dropped.
    fn cube(&mut self) -> Option<(Probabilities, f64)> {
        if !self.context.may_double() {
            return None;
        }
        let settings = self.table.settings;
        let decision = self.search.decide(&self.standing.position, &self.context, settings.cube_ply);
        if !decision.doubles() {
            return None;
        }
        let beavers = matches!(self.context.stakes, Stakes::Money { beavers: true, .. })
            && (self.context.cap == 0 || self.context.value * 4 <= self.context.cap);
        match decision.answer(beavers) {
            CubeAnswer::Drop => {
                return Some((decision.probabilities, self.context.worth(f64::from(self.context.value))));
            }
            CubeAnswer::Take => self.set_context(self.context.doubled()),
            CubeAnswer::Beaver => {
                let value = self.context.value * 4;
                self.set_context(Context { value, owner: Owner::Other, ..self.context.clone() });
            }
        }
        None
    }

    fn set_context(&mut self, context: Context) {
        self.theirs = Weights::of(&context.swapped());
        self.context = context;
    }

    /// A roll that is thrown, named or fixed: its steps and, if it has been computed, the result of the first of them.
    fn roll(&mut self, begins: bool, owed: &[Step]) -> (Vec<Step>, Option<Reached>) {
        let Table { sources, rules, settings, ref dice } = *self.table;
        self.standing.dice_came();
        self.rolls += 1;
        let steps_of = |trial: &Self, roll| trial.standing.steps_of(rules, roll, begins, owed);
        if rules.chooser() == Some(self.standing.player) {
            let pairs = (2..=6u8).flat_map(|high| (1..high).map(move |low| Roll::two(high, low)));
            let steps = pairs.flatten().map(|roll| steps_of(self, roll)).collect();
            return self.best_named(steps);
        }
        if let Some(roll) = self.standing.fixed {
            return (steps_of(self, roll), None);
        }
        // A roll that lay on the table at the beginning of the rollout is no luck.
        let given = self.thrown == 0 && self.ahead.is_some();
        let mut throw = || {
            self.thrown += 1;
            dice.throw(self.number, self.thrown - 1)
        };
        let came = self.ahead.take().unwrap_or_else(&mut throw);
        let open = rules.rolls == Rolls::Open;
        if open {
            self.ahead = Some(throw());
        }
        if rules.rolls == Rolls::Fixed {
            self.standing.fixed = Some(sources.rolls[came].0);
            self.context.next_roll = self.standing.fixed;
        }
        // A play that was chosen with a look at the roll after it is no fair place to measure the luck of that roll.
        if !settings.luck || given || open && settings.ply > 0 {
            return (steps_of(self, sources.rolls[came].0), None);
        }
        let mut steps: Vec<Vec<Step>> = sources.rolls.iter().map(|(roll, _)| steps_of(self, *roll)).collect();
        let mut reached = self.reach_all(&steps);
        let mut mean = TrialResult::default();
        let mut value = TrialResult::default();
        for (i, (reached, (_, share))) in reached.iter().zip(&sources.rolls).enumerate() {
            let of_roll = self.of_first((reached.reply.movers_chances(), self.worth_of(reached)));
            let share = f64::from(*share);
            mean.worth += share * of_roll.worth;
            for (sum, chance) in mean.chances.iter_mut().zip(of_roll.chances) {
                *sum += share * chance;
            }
            if i == came {
                value = of_roll;
            }
        }
        self.luck.worth += value.worth - mean.worth;
        for ((luck, came), mean) in self.luck.chances.iter_mut().zip(value.chances).zip(mean.chances) {
            *luck += came - mean;
        }
        // With a prefilter only a few plays of each roll have been evaluated.
        let reached = sources.prefilter.is_none().then(|| reached.swap_remove(came));
        (steps.swap_remove(came), reached)
    }

    /// The results of several turns.
    fn reach_all(&mut self, turns: &[Vec<Step>]) -> Vec<Reached> {
        let parts: Vec<RollTurn> = turns.iter().map(|steps| RollTurn::of(steps.clone())).collect();
        if parts.iter().any(|turn| matches!(turn, RollTurn::Steps(_))) {
            return turns.iter().map(|steps| self.reach(steps)).collect();
        }
        let before = self.standing.position;
        // They only measure luck.
        let sources = self.sources_after_turn().fast();
        let found = self.lists.first_replies(sources, &before, &parts, &self.theirs);
        found.into_iter().map(|reply| Reached::turn(&before, reply)).collect()
    }

    /// Of several lists of steps that the player may name, the list with the best result.
    fn best_named(&mut self, lists: Vec<Vec<Step>>) -> (Vec<Step>, Option<Reached>) {
        let own = Weights::of(&self.context);
        let mut best: Option<(f32, Vec<Step>, Reached)> = None;
        for steps in lists {
            let reached = self.reach(&steps);
            let equity = own.equity(&reached.reply.movers_chances());
            if best.as_ref().is_none_or(|(most, ..)| equity > *most) {
                best = Some((equity, steps, reached));
            }
        }
        best.map_or((Vec::new(), None), |(_, steps, reached)| (steps, Some(reached)))
    }

    /// The result of some steps by the play that the settings ask for. `reached` is the evaluator's own result, if it has been
    /// computed.
    fn choose(&mut self, steps: &[Step], reached: Option<Reached>) -> Reached {
        let Table { rules, settings, sources, .. } = *self.table;
        if settings.ply > 0 && matches!(steps.first(), Some(Step::Play(_))) {
            let turn = Turn::new(Arc::clone(rules), self.standing.position, steps);
            if rank::has_choice(&turn) {
                let next_roll = self.ahead.map(|throw| sources.rolls[throw].0).or(self.standing.fixed);
                let context = Context { next_roll, ..self.context.clone() };
                let mut manner = Manner {
                    plies: settings.ply,
                    filters: &Filters::TRIALS,
                    error: &|_, _| 0.0,
                    races: true,
                    go_on: &mut |_| true,
                };
                let ranked = rank::rank(&mut self.search, &turn, &context, &mut manner);
                if let Some(best) = self.best_of(ranked) {
                    let end = End { moves: best.moves, position: best.position, waits: best.then };
                    return Reached::of(&end);
                }
            }
        }
        reached.unwrap_or_else(|| match RollTurn::of(steps.to_vec()) {
            RollTurn::Steps(_) => self.reach(steps),
            turn => {
                let (before, sources) = (&self.standing.position, self.sources_after_turn());
                let (position, again) = self.lists.best_play(sources, before, &turn, &self.theirs);
                // No luck is measured by these chances any more.
                let chances = Probabilities::default();
                Reached::turn(before, Reply { position, chances, again })
            }
        })
    }

    /// The best of ranked plays. If gammons do not count, they distinguish plays of equal worth.
    fn best_of(&self, ranked: Vec<Ranked>) -> Option<Ranked> {
        let deepest = ranked.first()?.plies;
        let equity = |play: &Ranked| play.equity + weights::ties(&play.probabilities, &self.context);
        let searched = ranked.into_iter().take_while(|play| play.plies == deepest);
        // The first of equals.
        searched.reduce(|best, play| if equity(&play) > equity(&best) { play } else { best })
    }

    /// The result of some steps by the evaluator's best play.
    fn reach(&mut self, steps: &[Step]) -> Reached {
        let (before, sources) = (self.standing.position, self.sources_after_turn());
        match RollTurn::of(steps.to_vec()) {
            RollTurn::Steps(steps) => {
                let end = self.lists.best_end(sources, &before, &steps, &self.theirs, Some(MOST));
                let FirstPart { position, waits, moves } = end.first;
                Reached { position, waits, moves, reply: end.into() }
            }
            turn => {
                let reply = self.lists.best_reply(sources, &before, &turn, &self.theirs, MOST);
                Reached::turn(&before, reply)
            }
        }
    }

    /// The sources for the positions after the turn that is played.
    fn sources_after_turn(&self) -> &'a Sources<'a> {
        let role = self.context.role.map(Role::after_turn);
        let dice = KnownDice::of(self.table.rules, role, self.standing.fixed);
        self.search.near_sources().knowing(dice)
    }

    /// The worth to the mover of the board at the next roll.
    fn worth_of(&self, reached: &Reached) -> f64 {
        let sources = self.table.sources;
        let Reply { position: next, chances, again } = &reached.reply;
        let efficiency = if self.context.in_play { efficiency(next) } else { Efficiency::DEAD };
        if *again {
            return cube::no_double(chances, &self.context, efficiency);
        }
        if sources.finished(next).is_some() {
            let position = next.swapped();
            if let Some(finish) = end::finish(self.table.rules, &position) {
                return self.worth_of_finish(&finish, &position);
            }
        }
        let theirs = self.context.swapped();
        let worths = match sources.exact(next, &theirs) {
            Some(exact) => exact.worths(&theirs),
            None => cube::worths(chances, &theirs, efficiency),
        };
        theirs.seen_from_the_other_side(cube::settled(&worths, &theirs))
    }

    /// The chances and the worth of an end to the player who has moved. `position` has that player first.
    fn ended(&self, ended: Ended, position: &Position) -> (Probabilities, f64) {
        match ended {
            Ended::Draw => (Probabilities { win: 0.5, ..Probabilities::default() }, self.context.worth(0.0)),
            Ended::Finished(finish) => {
                let chances = self.table.sources.finished(&position.swapped()).unwrap_or_default();
                (chances.inverted(), self.worth_of_finish(&finish, position))
            }
        }
    }

    /// The points of an end, by the rules of the game and with the cube, as the mover counts them.
    fn worth_of_finish(&self, finish: &Finish, position: &Position) -> f64 {
        let Some(wins) = finish.mover_wins else { return self.context.worth(0.0) };
        let loser = if wins { position.other() } else { position.own() };
        let jacoby = self.context.gammons_do_not_count();
        let points = score::points(self.table.rules, loser, finish.level, &Cube::new(false), jacoby);
        let points = f64::from(points) * f64::from(self.context.value);
        self.context.worth(if wins { points } else { -points })
    }
}
