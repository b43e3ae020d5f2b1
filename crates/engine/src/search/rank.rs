//! Ranks every way to play the next part of a turn.

use core::cmp::Ordering;

use tavola_rules::end::is_done;
use tavola_rules::rules::Rolls;
use tavola_rules::turn::{End, Incomplete};
use tavola_rules::{Action, Move, Position, Roll, Step, Turn, Waits};

use crate::context::{Context, Role};
use crate::evaluators::nets::prefilter::FEW;
use crate::outcome::{self, Probabilities};
use crate::search::filter::Filters;
use crate::search::lookahead::Search;
use crate::search::race::{Course, Race};
use crate::search::replies::Lists;
use crate::search::sources::Sources;
use crate::search::turns::TurnEnd;
use crate::search::weights::Weights;

/// A way to play the rest of the running segment of a turn, and its worth to the player who makes it.
#[derive(Clone, Debug, PartialEq)]
pub struct Ranked {
    /// The moves to make, in this order. Moves that the turn has made already are not among them.
    pub moves: Vec<Move>,
    /// The position after them. It has the mover first, as `own`, though the opponent may be on roll then.
    pub position: Position,
    /// The state of the turn after them: [`Waits::Nothing`] if it is over, otherwise the next segment, another roll or
    /// a double to be chosen.
    pub then: Waits,
    /// The mover's chances after it.
    pub probabilities: Probabilities,
    /// The mover's equity after it, with the cube in use, in units of [`Context::equity`].
    pub equity: f32,
    /// The equity that it gives up against the best play of its own depth. Equities of different depths are not compared.
    pub loss: f32,
    /// Number of rolls ahead of its search. Within a budget and for a bot, that of a play that fell clearly behind is finished by an
    /// estimate. Clearly worse plays are searched less deeply and come after all that were
    /// searched fully.
    pub plies: u32,
    /// Number of trials of the rollout that followed the search; 0 if there was none.
    pub trials: u32,
}

/// The manner of a search of candidates.
pub(crate) struct Manner<'a> {
    /// Rolls ahead.
    pub(crate) plies: u32,
    /// The filters that select the candidates to search deeper.
    pub(crate) filters: &'a Filters,
    /// Error that a weak player adds to an equity, from the position after the play and the chance to win there.
    pub(crate) error: &'a dyn Fn(&Position, f32) -> f32,
    /// Whether the choice alone counts: then the worth of plays that fall clearly behind is estimated ([`race`](super::race)).
    pub(crate) races: bool,
    /// Whether a candidate may be searched to this depth; `false` ends the search.
    pub(crate) go_on: &'a mut dyn FnMut(u32) -> bool,
}

/// A play that is searched, and what each roll brought in its last search.
struct Candidate {
    play: Ranked,
    course: Course,
}

/// The best play so far at a depth: its equity, and its courses at the depth before and at this one.
struct Leader {
    plies: u32,
    equity: f32,
    courses: [Course; 2],
}

/// Number of positions that are kept between two later parts of a turn, for every play of its first part, and then for those that
/// seem best: more than in a search, for one of them is made. A chain of doubles has hundreds of first parts.
const KEPT_AT_FIRST: usize = 2;
const KEPT: usize = 6;
/// Number of those that seem best.
const SEEM_BEST: usize = 16;

/// Every play of the running segment of a turn, the best first. `context` is that of the player whose turn it is.
pub(crate) fn rank(
    search: &mut Search<'_>,
    turn: &Turn,
    context: &Context,
    manner: &mut Manner<'_>,
) -> Vec<Ranked> {
    let sources = search.near_sources();
    let context = &Context { next_roll: context.next_roll.or_else(|| staying(turn)), ..context.clone() };
    // Beyond the depth of the evaluator every search finds the same again.
    let deepest = manner.plies.min(sources.depth);
    let goes_on = &Context { role: context.role.map(Role::after_turn), ..context.clone() };
    search.going(deepest);
    let rest = turn.rest();
    let handed = turn.segment().is_some_and(|segment| segment.incomplete == Incomplete::HandOver);
    let opponents = context.swapped();
    let theirs = Weights::of(&opponents);
    let shares: Vec<f32> = sources.rolls.iter().map(|(_, share)| *share).collect();
    // Games that count checkers or pips have larger differences.
    let scale = f64::from(context.points[1] / 2.0).max(1.0);
    let point = scale * (opponents.worth_of(1.0) - opponents.worth_of(0.0));
    let mut leader: Option<Leader> = None;
    let mut look = |candidate: &mut Candidate, plies: u32, ends: &mut Ends| {
        let Candidate { play: entry, course } = candidate;
        // The board at the next roll, and whether the same player rolls.
        let (on_roll, again) = match entry.then {
            Waits::Roll => (entry.position, true),
            Waits::Nothing if rest.is_empty() || !handed || is_done(sources.rules, &entry.position) => {
                (entry.position.swapped(), false)
            }
            Waits::Nothing => {
                let steps = Step::taken_over(rest);
                let own = Weights::of(context);
                let end = ends.best(sources, &entry.position.swapped(), &steps, &own);
                (end.on_roll, !end.again)
            }
            Waits::Move | Waits::Segment | Waits::Double => {
                let end = ends.best(sources, &entry.position, rest, &theirs);
                (end.on_roll, end.again)
            }
        };
        let (chances, equity) = if again {
            course.clear();
            let decision = search.decide(&on_roll, goes_on, plies);
            (decision.probabilities, decision.equity())
        } else {
            let race = leader.as_ref().filter(|leader| leader.plies == plies);
            let race = race.map(|Leader { courses: [before, now], .. }| Race {
                before: course,
                leader: [before, now],
                shares: &shares,
                point,
            });
            let decision = search.decide_in(&on_roll, &opponents, plies, race);
            let before = core::mem::replace(course, search.take_course());
            let equity = -decision.equity();
            if manner.races
                && leader.as_ref().is_none_or(|leader| leader.plies != plies || equity > leader.equity)
            {
                leader = Some(Leader { plies, equity, courses: [before, course.clone()] });
            }
            (decision.probabilities.inverted(), equity)
        };
        entry.probabilities = chances;
        entry.equity = equity + (manner.error)(&entry.position, chances.win);
        entry.plies = plies;
    };
    let unranked = |end: End| Ranked {
        moves: end.moves,
        position: end.position,
        then: end.waits,
        probabilities: Probabilities::default(),
        equity: 0.0,
        loss: 0.0,
        plies: 0,
        trials: 0,
    };
    let candidate = |end| Candidate { play: unranked(end), course: Course::new() };
    let mut candidates: Vec<Candidate> = turn.ends().into_iter().map(candidate).collect();
    let is_over = |entry: &Ranked| sources.finished(&entry.position.swapped()).is_some();
    let ties =
        Ties { is_over: &|entry| entry.then == Waits::Nothing && is_over(entry), points: &context.points };
    let better = |Candidate { play: a, .. }: &Candidate, Candidate { play: b, .. }: &Candidate| {
        b.equity.total_cmp(&a.equity).then_with(|| ties.order(a, b))
    };
    let lists = if rest.is_empty() { Lists::default() } else { Lists::of_turn(KEPT) };
    let mut ends = Ends { lists, most: None };
    // What is handed over would seem too good if few of the opponent's plays were seen.
    if rest.is_empty() || handed {
        candidates.iter_mut().for_each(|one| look(one, 0, &mut ends));
    } else {
        let mut few = Ends { lists: Lists::of_turn(KEPT_AT_FIRST), most: Some(FEW) };
        candidates.iter_mut().for_each(|one| look(one, 0, &mut few));
        candidates.sort_by(better);
        candidates.iter_mut().take(SEEM_BEST).for_each(|one| look(one, 0, &mut ends));
    }
    // By depth. It grows with the search, for a depth may be any number.
    let mut best = vec![candidates.iter().map(|one| one.play.equity).fold(f32::MIN, f32::max)];
    let search = |candidate: &mut Candidate, plies: u32| {
        // A search that was cancelled ends here, however deep it was to go.
        let goes_on = !sources.stopped() && (manner.go_on)(plies);
        if goes_on {
            look(candidate, plies, &mut ends);
            best.resize(best.len().max(plies as usize + 1), f32::MIN);
            best[plies as usize] = best[plies as usize].max(candidate.play.equity);
        }
        goes_on
    };
    manner.filters.narrow(&mut candidates, deepest, |one| one.play.equity, better, search);
    let mut ranked: Vec<Ranked> = candidates.into_iter().map(|one| one.play).collect();
    ranked.iter_mut().for_each(|play| play.loss = best[play.plies as usize] - play.equity);
    ranked
}

/// The roll of a turn, if it stays for the whole game. It is not known once one of two different numbers has been played.
fn staying(turn: &Turn) -> Option<Roll> {
    let segment = turn.segment().filter(|_| turn.rules().rolls == Rolls::Fixed)?;
    let [first, .., last] = segment.numbers() else { return None };
    Roll::two(*first, *last).ok()
}

/// Finds the ends of turns whose first part has been played.
struct Ends {
    lists: Lists,
    /// Number of plays of a part that a prefilter selects; `None`: all are evaluated.
    most: Option<usize>,
}

impl Ends {
    fn best(
        &mut self,
        sources: &Sources<'_>,
        position: &Position,
        steps: &[Step],
        theirs: &Weights,
    ) -> TurnEnd {
        self.lists.best_end(sources, position, steps, theirs, self.most)
    }
}

/// Order of plays of equal equity.
struct Ties<'a> {
    /// Returns whether the game is over after a play.
    is_over: &'a dyn Fn(&Ranked) -> bool,
    /// Points of a single game, a gammon and a backgammon.
    points: &'a [f32; 3],
}

impl Ties<'_> {
    /// Nothing is better than the end of the game. All plays after which the opponent doubles the player out are worth the
    /// same: then the chances decide, weighted by their points in this game.
    fn order(&self, a: &Ranked, b: &Ranked) -> Ordering {
        let points = |play: &Ranked| outcome::equity(self.points, &play.probabilities);
        (self.is_over)(b).cmp(&(self.is_over)(a)).then_with(|| points(b).total_cmp(&points(a)))
    }
}

/// Returns whether the running segment can end in more than one arrangement.
pub(crate) fn has_choice(turn: &Turn) -> bool {
    turn.ends().len() > 1
}

impl Ranked {
    /// The actions that make this play: its moves, and the end of the turn unless more numbers are to be played first.
    #[must_use]
    pub fn actions(&self) -> Vec<Action> {
        let moves = self.moves.iter().copied().map(Action::Move);
        let done = (self.then != Waits::Segment).then_some(Action::Done);
        moves.chain(done).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bench;
    use crate::engine::Engine;
    use crate::evaluators::evaluator::Class;
    use tavola_rules::{Player, Rules, variants};

    /// The plays of a turn, two rolls ahead, and the number of rolls that were answered for it.
    fn ranked(engine: &Engine, turn: &Turn, races: bool) -> (Vec<Ranked>, u64) {
        let sources = engine.sources(turn.rules()).unwrap();
        let (filters, go_on) = (&Filters::USUAL, &mut |_| true);
        let manner = &mut Manner { plies: 2, filters, error: &|_, _| 0.0, races, go_on };
        let context = sources.scaled(&Context::money());
        (rank(&mut Search::new(&sources), turn, &context, manner), sources.answered())
    }

    #[test]
    fn in_a_race_the_best_play_is_searched_to_the_end_and_the_others_are_estimated_well() {
        let engine = Engine::embedded();
        let mut errors = Vec::new();
        let mut answered = [0; 2];
        for (position, roll) in bench::positions(Class::Contact, 12).iter().zip(Roll::ALL) {
            let turn = Turn::rolled(&Rules::STANDARD, *position, roll);
            let [(full, all), (raced, some)] = [false, true].map(|races| ranked(&engine, &turn, races));
            answered = [answered[0] + all, answered[1] + some];
            assert_eq!(raced[0], full[0]);
            for play in raced.iter().take_while(|play| play.plies == 2) {
                let full = full.iter().find(|full| full.position == play.position).unwrap();
                errors.push((play.equity - full.equity).abs());
            }
        }
        let mean = errors.iter().sum::<f32>() / errors.len() as f32;
        assert!(mean < 0.015 && errors.iter().all(|error| *error < 0.05), "{errors:?}");
        assert!(10 * answered[1] < 7 * answered[0], "{answered:?}");
    }

    #[test]
    fn races_find_the_best_plays_of_other_games_in_less_time() {
        let engine = Engine::embedded();
        let mut answered = [0; 2];
        for game in ["fevga", "pin", "plakoto"] {
            let rules = variants::find(game).unwrap().rules;
            let mut position = Position::start(rules, Player::First);
            for roll in Roll::ALL.into_iter().rev().step_by(2) {
                let turn = Turn::rolled(rules, position, roll);
                let [(full, all), (raced, some)] = [false, true].map(|races| ranked(&engine, &turn, races));
                answered = [answered[0] + all, answered[1] + some];
                assert_eq!(raced[0], full[0], "{game}");
                position = full[0].position.swapped();
            }
        }
        assert!(10 * answered[1] < 9 * answered[0], "{answered:?}");
    }
}
