//! A player: what it does next in a match.

use tavola_rules::game::{Offer, Phase};
use tavola_rules::rules::Scoring;
use tavola_rules::{Action, Match, Move, Player, Position, Roll, Rules, Step, Turn, Waits, score};

use crate::context::Context;
use crate::cube::{CubeAction, CubeAnswer, CubeDecision};
use crate::engine::{Engine, narrow};
use crate::generic::nets_know;
use crate::level::Level;
use crate::met::Met;
use crate::play_on::{Choice, play_on};
use crate::probabilities::Probabilities;
use crate::scramble::{hash, scramble};
use crate::search::Search;

/// What a bot wants.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Decision {
    /// Dice: of the opening, or of its turn. The caller throws them.
    Roll,
    /// These actions, in this order. Empty where there is nothing for it to do.
    Act(Vec<Action>),
}

/// A player of some strength. Two bots of the same level and seed do the same in the same match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bot {
    level: Level,
    seed: u64,
    met: Met,
}

/// Nothing can go wrong any more, as far as the engine sees.
const CERTAIN: f32 = 0.0005;

/// With such a chance to win at first sight nobody gives up, and needs no closer look.
const OPEN: f32 = 0.01;

/// A bot errs by no more than this many standard deviations: weak, never absurd.
const MOST_DEVIATIONS: f32 = 2.0;

/// What an error about equity is as an error about the chance to win, for the cube. Half of what it would
/// be: a wrong cube costs more than a wrong play.
const CUBE_ERROR: f32 = 0.25;

impl Bot {
    /// A bot. The seed decides how it errs.
    #[must_use]
    pub fn new(level: Level, seed: u64) -> Bot {
        Bot { level, seed, met: Met::own() }
    }

    /// The same, playing matches by another table.
    #[must_use]
    pub fn by(self, met: Met) -> Bot {
        Bot { met, ..self }
    }

    /// What it does next as `player`: as much as can be done before dice or the opponent come in.
    #[must_use]
    pub fn decide(&self, engine: &Engine, m: &Match, player: Player) -> Decision {
        let phase = m.game().phase();
        if matches!(phase, Phase::Opening) {
            return Decision::Roll;
        }
        if phase.player() != Some(player) {
            return Decision::Act(Vec::new());
        }
        let context = self.context(m, player);
        let rules = m.rules();
        match phase {
            Phase::Opening | Phase::Ahead { .. } => Decision::Roll,
            Phase::Over(_) => Decision::Act(Vec::new()),
            Phase::Roll { begins, .. } => {
                let decision = self.before_roll(engine, m, player, &context, *begins);
                match decision {
                    Decision::Roll if m.game().picks(player) => {
                        let dice = self.pick(engine, rules, &m.game().position(player), &context);
                        Decision::Act(vec![Action::Pick { dice }])
                    }
                    decision => decision,
                }
            }
            Phase::Choose { .. } => {
                let number = self.choose(engine, rules, &m.game().position(player), &context);
                Decision::Act(vec![Action::Choose { number }])
            }
            Phase::Move { turn, .. } => {
                let known = m.game().roll_ahead().or(m.game().fixed_roll());
                let best = self.best_end(engine, rules, turn, &context, known);
                let goes_on = best.as_ref().is_some_and(|(end, _)| end.waits == Waits::Segment);
                let moves = best.into_iter().flat_map(|(end, _)| end.moves).map(Action::Move);
                // The next part of a roll is looked at when it has come.
                let done = (!goes_on).then_some(Action::Done);
                Decision::Act(moves.chain(done).collect())
            }
            Phase::Answer { offer, .. } => Decision::Act(vec![self.answer(engine, m, player, *offer)]),
            Phase::Resigned { level, before, .. } => {
                let accept = self.accepts(engine, m, player, &context, *level, before);
                Decision::Act(vec![if accept { Action::Accept } else { Action::Refuse }])
            }
        }
    }

    /// What it plays with a roll of one segment, outside of any match: the position after it, which has it first.
    /// `position` and `context` are those of the player who has rolled.
    #[must_use]
    pub fn play(
        &self,
        engine: &Engine,
        rules: &Rules,
        position: &Position,
        roll: Roll,
        context: &Context,
    ) -> Option<Position> {
        let turn = Turn::new(rules, *position, &rules.steps(roll));
        self.best_end(engine, rules, &turn, context, None).map(|(end, _)| end.position)
    }

    /// What `player` has to decide about.
    fn context(&self, m: &Match, player: Player) -> Context {
        Context { met: self.met, ..Context::of(m, player) }
    }

    /// An error of this level about a position in which it has this chance to win: always the same about the
    /// same position, and small where the game is nearly decided.
    fn error(&self, position: &Position, win: f32) -> f32 {
        if self.level.noise() == 0.0 {
            return 0.0;
        }
        let about = hash(position, 1);
        let uniform = |n: u64| {
            let bits = scramble(scramble(self.seed ^ n).wrapping_add(about));
            (bits >> 40) as f32 / (1u64 << 24) as f32
        };
        // The sum of twelve uniform numbers is close to normal, with a standard deviation of one.
        let normal = (1..=12).map(uniform).sum::<f32>() - 6.0;
        let open = 4.0 * win * (1.0 - win);
        self.level.noise() * open * normal.clamp(-MOST_DEVIATIONS, MOST_DEVIATIONS)
    }

    /// The cube decision as this level sees it: right for the chances that it believes in. `position` and `context`
    /// are those of the player who may double.
    #[must_use]
    pub fn cube(
        &self,
        engine: &Engine,
        rules: &Rules,
        position: &Position,
        context: &Context,
    ) -> CubeDecision {
        if self.level.noise() == 0.0 {
            return engine.cube(rules, position, context, self.level.plies());
        }
        let mut chances = engine.probabilities(rules, position, context, self.level.plies());
        chances.win += self.error(position, chances.win) * CUBE_ERROR;
        engine.cube_for(position, context, &chances.in_order())
    }

    fn before_roll(
        &self,
        engine: &Engine,
        m: &Match,
        player: Player,
        context: &Context,
        begins: bool,
    ) -> Decision {
        let (rules, position) = (m.rules(), m.game().position(player));
        let asks = begins && !m.game().resignation_refused();
        let resigned = if asks { self.resigns(engine, rules, &position, context) } else { None };
        if let Some(level) = resigned {
            return Decision::Act(vec![Action::Resign { level }]);
        }
        // A guess about a game that no net knows is too rough to stake more on it.
        if nets_know(rules) && m.game().may_double(player).is_ok() {
            let decision = self.cube(engine, rules, &position, context);
            if matches!(decision.action, CubeAction::DoubleTake | CubeAction::DoubleDrop) {
                return Decision::Act(vec![Action::Double]);
            }
        }
        Decision::Roll
    }

    /// The level at which the game is surely lost, if it is. Where checkers count, every one that may still
    /// be borne off does too.
    fn resigns(&self, engine: &Engine, rules: &Rules, position: &Position, context: &Context) -> Option<u8> {
        let chances = |plies| engine.probabilities(rules, position, context, plies);
        // What a lost game costs grows less with every turn there.
        if matches!(rules.scoring, Scoring::CheckersLeft(_) | Scoring::Pips) || chances(0).win > OPEN {
            return None;
        }
        let chances = chances(self.level.plies());
        if chances.win > CERTAIN {
            return None;
        }
        let sure = |chance: f32| chance > 1.0 - CERTAIN;
        let never = |chance: f32| chance < CERTAIN;
        // A gammon that costs no more than a single game is none: the match may be lost with either.
        let gammons = (1..=score::highest_level(rules)).rev().find(|level| costs_more(context, *level));
        let gammons = gammons.unwrap_or(1);
        match (chances.lose_gammon, chances.lose_backgammon) {
            _ if gammons == 1 => Some(1),
            (gammon, _) if never(gammon) => Some(1),
            (gammon, backgammon) if sure(gammon) && (gammons == 2 || never(backgammon)) => Some(2),
            (_, backgammon) if sure(backgammon) => Some(3),
            _ => None,
        }
    }

    fn answer(&self, engine: &Engine, m: &Match, player: Player, offer: Offer) -> Action {
        let rules = m.rules();
        // What an offer is worth is seen from the side that rolls next: the one that doubled first.
        let roller = match offer {
            Offer::Double | Offer::Raccoon => player.opponent(),
            Offer::Beaver => player,
        };
        let context = self.context(m, roller);
        let decision = self.cube(engine, rules, &m.game().position(roller), &context);
        let may_redouble = m.game().may_redouble_at_once(player).is_ok();
        match (decision.answer_to(offer, may_redouble), offer) {
            (CubeAnswer::Take, _) => Action::Take,
            (CubeAnswer::Drop, _) => Action::Drop,
            (CubeAnswer::Beaver, Offer::Double) => Action::Beaver,
            (CubeAnswer::Beaver, Offer::Beaver | Offer::Raccoon) => Action::Raccoon,
        }
    }

    fn accepts(
        &self,
        engine: &Engine,
        m: &Match,
        player: Player,
        context: &Context,
        level: u8,
        before: &Phase,
    ) -> bool {
        let points = m.game().resignation_points(player.opponent(), level);
        let stake = m.game().cube().stake().max(1);
        let offered = context.worth(f64::from(points) / f64::from(stake) * f64::from(context.value));
        let offered = context.equity(offered) as f32;
        let rules = m.rules();
        // If somebody has rolled already, a look at the position as if he had not is near enough.
        let equity = if before.player() == Some(player) {
            let own = m.game().position(player);
            engine.evaluation(rules, &own, context, self.level.plies()).cubeful
        } else {
            let theirs = m.game().position(player.opponent());
            -engine.evaluation(rules, &theirs, &context.swapped(), self.level.plies()).cubeful
        };
        offered + 0.001 >= equity
    }

    fn choose(&self, engine: &Engine, rules: &Rules, position: &Position, context: &Context) -> u8 {
        let doubles = (1..=6).map(|number| (number, rules.chosen_double(number)));
        self.best_of(engine, rules, position, context, doubles).unwrap_or(1)
    }

    /// The two numbers that are named instead of a roll.
    fn pick(&self, engine: &Engine, rules: &Rules, position: &Position, context: &Context) -> [u8; 2] {
        let pairs = (2..=6).flat_map(|high| (1..high).map(move |low| [high, low]));
        let steps = pairs.filter_map(|pair| Some((pair, rules.steps(Roll::new(&pair).ok()?))));
        self.best_of(engine, rules, position, context, steps).unwrap_or([6, 5])
    }

    /// Of several things that could be played the one with the best end.
    fn best_of<T>(
        &self,
        engine: &Engine,
        rules: &Rules,
        position: &Position,
        context: &Context,
        choices: impl Iterator<Item = (T, Vec<Step>)>,
    ) -> Option<T> {
        let judged = choices.map(|(choice, steps)| {
            let turn = Turn::new(rules, *position, &steps);
            let best = self.best_end(engine, rules, &turn, context, None);
            (choice, best.map_or(f32::MIN, |(_, equity)| equity))
        });
        judged.max_by(|a, b| a.1.total_cmp(&b.1)).map(|(choice, _)| choice)
    }

    /// The best end of what is being played of a turn, and the equity there. `known` is the opponent's next roll,
    /// if it is known.
    fn best_end(
        &self,
        engine: &Engine,
        rules: &Rules,
        turn: &Turn,
        context: &Context,
        known: Option<Roll>,
    ) -> Option<(End, f32)> {
        let mut search = engine.search(rules).knowing(known);
        let mut judge = |end: &End, plies| {
            let (chances, equity) = end.worth(&mut search, context, plies);
            equity + self.error(&end.position, chances.win)
        };
        let mut ends: Vec<(End, f32)> = ends(turn).into_iter().map(|end| (end, 0.0)).collect();
        ends.iter_mut().for_each(|(end, equity)| *equity = judge(end, 0));
        // Where there is nothing to choose, nothing needs a deeper look.
        let plies = if ends.len() > 1 { self.level.plies() } else { 0 };
        let mut deeper = |(end, equity): &mut (End, f32), plies| {
            *equity = judge(end, plies);
            true
        };
        narrow(&mut ends, plies, |(_, equity)| *equity, &mut deeper);
        if let Some(rollout) = self.level.rollout().filter(|_| known.is_none() && nets_know(rules)) {
            play_on(&mut ends, &engine.dice(rules, &context.swapped(), &rollout), |_| true);
        }
        ends.into_iter().next()
    }
}

/// Whether it is worse to lose at this level than at the one below.
fn costs_more(context: &Context, level: u8) -> bool {
    let lost = |level: u8| {
        let level = if context.gammons_do_not_count() { 1 } else { level };
        let points = context.points[usize::from(level.max(1)) - 1];
        context.worth(-f64::from(context.value) * f64::from(points))
    };
    level > 1 && lost(level) < lost(level - 1)
}

/// One way in which the part of a turn that is known can end.
struct End {
    moves: Vec<Move>,
    position: Position,
    waits: Waits,
}

impl End {
    /// The player's chances and equity.
    fn worth(&self, search: &mut Search<'_>, context: &Context, plies: u32) -> (Probabilities, f32) {
        if self.waits == Waits::Nothing {
            return search.after(&self.position, context, plies);
        }
        // He goes on: with another roll, or with a double of his choice, which is better still.
        let decision = search.decide(&self.position, context, plies);
        (decision.probabilities, decision.equity())
    }
}

/// An end, and what it is thought to be worth.
impl Choice for (End, f32) {
    fn after(&self) -> Option<Position> {
        (self.0.waits == Waits::Nothing).then_some(self.0.position)
    }

    fn equity(&self) -> f32 {
        self.1
    }

    fn take_over(&mut self, _: Probabilities, equity: f32, _: u32) {
        self.1 = equity;
    }
}

/// All ends that a turn can come to from where it stands, each once.
fn ends(turn: &Turn) -> Vec<End> {
    let graph = turn.graph();
    let at = turn.at();
    let mut known = vec![false; graph.nodes().len()];
    known[at] = true;
    let mut open = vec![(at, Vec::new())];
    let mut ends = Vec::new();
    while let Some((id, moves)) = open.pop() {
        let node = graph.node(id);
        if node.waits != Waits::Move {
            ends.push(End { moves, position: node.position, waits: node.waits });
            continue;
        }
        for edge in &node.edges {
            if !known[edge.next] {
                known[edge.next] = true;
                let mut moves: Vec<Move> = moves.clone();
                moves.push(edge.mv);
                open.push((edge.next, moves));
            }
        }
    }
    ends
}
