//! One trial.

use std::sync::Arc;

use tavola_rules::end::{self, Finish};
use tavola_rules::rules::Rolls;
use tavola_rules::turn::End;
use tavola_rules::{Cube, Position, Roll, Rules, Segment, Step, Turn, Waits, score};

use super::standing::{Due, Ended, Standing};
use super::{TrialResult, TrialSettings};
use crate::context::{Context, Stakes};
use crate::cube::{self, CubeAnswer};
use crate::cube_model::Owner;
use crate::outcome::{self, Probabilities};
use crate::search::dice::{Source, TrialDice};
use crate::search::filter::Filters;
use crate::search::lookahead::{self, Lists, Search, Weights};
use crate::search::rank::{self, Manner, Ranked};
use crate::search::sources::{Sources, efficiency};

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
        let context = Context { in_play, next_roll: None, ..self.sources.scaled(context) };
        let trial = Trial {
            table: self,
            search: Search::new(self.sources),
            lists: Lists::default(),
            standing: from.clone(),
            theirs: Weights::of(&context.swapped()),
            context,
            number,
            thrown: 0,
            rolls: 0,
            ahead: None,
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

/// Result of the first part of a turn.
struct Reached {
    /// The mover is still `own`.
    position: Position,
    waits: Waits,
    /// Number of moves, or 1 for some moves if the steps end with them.
    moves: usize,
    /// The mover's chances.
    chances: Probabilities,
}

/// The segment of a turn that has one, or none to play; `None` if there are more.
fn whole_turn(steps: &[Step]) -> Option<Option<Segment>> {
    match *steps {
        [] => Some(None),
        [Step::Play(segment)] => Some(Some(segment)),
        _ => None,
    }
}

impl Reached {
    /// The end of a turn: the position and the chances of the opponent, who is on roll.
    fn turn(before: &Position, next: Position, theirs: Probabilities) -> Reached {
        let moved = next.own() != before.other() || next.other() != before.own();
        Reached {
            position: next.swapped(),
            waits: Waits::Nothing,
            moves: usize::from(moved),
            chances: theirs.inverted(),
        }
    }

    fn of(end: &End, chances: Probabilities) -> Reached {
        Reached { position: end.position, waits: end.waits, moves: end.moves.len(), chances }
    }
}

impl Trial<'_, '_> {
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
                Some(end) => Reached::of(&end, Probabilities::default()),
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
        }
        // A play that was chosen with a look at the roll after it is no fair place to measure the luck of that roll.
        if !settings.luck || open && settings.ply > 0 {
            return (steps_of(self, sources.rolls[came].0), None);
        }
        let mut steps: Vec<Vec<Step>> = sources.rolls.iter().map(|(roll, _)| steps_of(self, *roll)).collect();
        let mut reached = self.reach_all(&steps);
        let mut mean = TrialResult::default();
        let mut value = TrialResult::default();
        for (i, (reached, (_, share))) in reached.iter().zip(&sources.rolls).enumerate() {
            let of_roll = self.of_first((reached.chances, self.worth_of(reached)));
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

    /// The results of the first parts of several turns.
    fn reach_all(&mut self, turns: &[Vec<Step>]) -> Vec<Reached> {
        let whole: Option<Vec<Option<Segment>>> = turns.iter().map(|steps| whole_turn(steps)).collect();
        let Some(segments) = whole else {
            return turns.iter().map(|steps| self.reach(steps)).collect();
        };
        let before = self.standing.position;
        let found = self.search.first_replies(&before, &segments, &self.theirs, &mut self.lists);
        found.into_iter().map(|(next, chances)| Reached::turn(&before, next, chances)).collect()
    }

    /// Of several lists of steps that the player may name, the list whose first part has the best result.
    fn best_named(&mut self, lists: Vec<Vec<Step>>) -> (Vec<Step>, Option<Reached>) {
        let own = Weights::of(&self.context);
        let mut best: Option<(f32, Vec<Step>, Reached)> = None;
        for steps in lists {
            let reached = self.reach(&steps);
            let equity = own.equity(&reached.chances);
            if best.as_ref().is_none_or(|(most, ..)| equity > *most) {
                best = Some((equity, steps, reached));
            }
        }
        best.map_or((Vec::new(), None), |(_, steps, reached)| (steps, Some(reached)))
    }

    /// The result of the first of some steps by the play that the settings ask for. `reached` is the evaluator's own
    /// result, if it has been computed.
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
                    go_on: &mut |_| true,
                };
                let ranked = rank::rank(&mut self.search, &turn, &context, &mut manner);
                if let Some(best) = self.best_of(ranked) {
                    let end = End { moves: best.moves, position: best.position, waits: best.then };
                    return Reached::of(&end, best.probabilities);
                }
            }
        }
        reached.unwrap_or_else(|| match whole_turn(steps) {
            Some(segment) => {
                let before = &self.standing.position;
                let next = self.search.best_play(before, segment, &self.theirs, &mut self.lists);
                // No luck is measured by these chances any more.
                Reached::turn(before, next, Probabilities::default())
            }
            None => self.reach_part(steps),
        })
    }

    /// The best of ranked plays. If gammons do not count, they distinguish plays of equal worth.
    fn best_of(&self, ranked: Vec<Ranked>) -> Option<Ranked> {
        let deepest = ranked.first()?.plies;
        let equity = |play: &Ranked| play.equity + lookahead::ties(&play.probabilities, &self.context);
        let searched = ranked.into_iter().take_while(|play| play.plies == deepest);
        // The first of equals.
        searched.reduce(|best, play| if equity(&play) > equity(&best) { play } else { best })
    }

    /// The result of the first of some steps by the evaluator's best play.
    fn reach(&mut self, steps: &[Step]) -> Reached {
        let Some(segment) = whole_turn(steps) else { return self.reach_part(steps) };
        let before = &self.standing.position;
        let (next, chances) = self.search.best_reply(before, segment, &self.theirs, &mut self.lists);
        Reached::turn(before, next, chances)
    }

    /// The result in a turn of several parts.
    fn reach_part(&mut self, steps: &[Step]) -> Reached {
        let Table { sources, rules, .. } = *self.table;
        let ends = Turn::new(Arc::clone(rules), self.standing.position, steps).ends();
        let positions: Vec<Position> = ends
            .iter()
            .map(|end| if end.waits == Waits::Nothing { end.position.swapped() } else { end.position })
            .collect();
        let mut chances = Vec::with_capacity(positions.len());
        sources.evaluate(&positions, &mut chances);
        let own = Weights::of(&self.context);
        let mut best: Option<(f32, Reached)> = None;
        for (end, chances) in ends.into_iter().zip(chances) {
            let over = sources.finished(&end.position.swapped()).filter(|_| end.waits != Waits::Segment);
            let chances = match over {
                Some(theirs) => theirs.inverted(),
                None if end.waits == Waits::Nothing => chances.inverted(),
                None => chances,
            };
            let equity = own.equity(&chances);
            if best.as_ref().is_none_or(|(most, _)| equity > *most) {
                best = Some((equity, Reached::of(&end, chances)));
            }
        }
        // A turn has an end, if only the one without moves.
        best.map_or_else(|| self.reach(&[]), |(_, reached)| reached)
    }

    /// The worth to the mover of a position after a part of a turn, by their chances there.
    fn worth_of(&self, reached: &Reached) -> f64 {
        let sources = self.table.sources;
        let efficiency = |position: &Position| if self.context.in_play { efficiency(position) } else { 0.0 };
        if reached.waits != Waits::Nothing {
            return cube::no_double(&reached.chances, &self.context, efficiency(&reached.position));
        }
        let next = reached.position.swapped();
        if sources.finished(&next).is_some()
            && let Some(finish) = end::finish(self.table.rules, &reached.position)
        {
            return self.worth_of_finish(&finish, &reached.position);
        }
        let theirs = self.context.swapped();
        let worths = match sources.exact(&next, &theirs) {
            Some(exact) => exact.worths(&theirs),
            None => cube::worths(&reached.chances.inverted(), &theirs, efficiency(&next)),
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
