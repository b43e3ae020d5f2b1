//! Advice on the next action of a player in a match.
//!
//! [`Engine::advise`] answers every decision of a match. All figures are those of the player who decides,
//! [`Advice::player`], also in answers to a cube or a resignation of the opponent. [`Bot`](crate::Bot) decides by the
//! same code.

use core::time::Duration;

use tavola_rules::Occasion;
use tavola_rules::game::{Offer, Phase};
use tavola_rules::rules::Scoring;
use tavola_rules::{Action, Match, Player, Position, Roll, Rules, Step, Turn, score};

use crate::context::{Context, Stakes};
use crate::cube::{CubeAnswer, CubeDecision};
use crate::engine::{Engine, Evaluation};
use crate::evaluators::tables::solved::is_solved;
use crate::openings::{self, Book};
use crate::outcome::Probabilities;
use crate::search::budget::{Depth, Spending};
use crate::search::filter::Filters;
use crate::search::lookahead::Search;
use crate::search::rank::{Manner, Ranked, has_choice, rank};
use crate::search::refine::refine;
use crate::search::rollout::{ROUND, RolloutSettings, Trials};
use crate::search::sources::EngineError;

/// Advice on the next action of a player.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice {
    /// The player who decides. The figures are theirs.
    pub player: Player,
    /// The decision.
    pub decision: Advised,
}

/// A decision and its right answer.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Advised {
    /// Throw the dice: no other action is possible, or none is better. The evaluation is that of the position before the
    /// roll; `None` before the game begins, and if it was not requested.
    Roll(Option<Evaluation>),
    /// Give the game up at this level (1, 2 or 3): no better result can be hoped for.
    Resign {
        /// 1, 2 or 3.
        level: u8,
        /// The chances.
        probabilities: Probabilities,
    },
    /// Double or roll.
    Cube(CubeDecision),
    /// Name two different numbers instead of rolling: the pairs, the best first.
    Pick(Vec<Chosen<[u8; 2]>>),
    /// Name a double: the numbers, the best first.
    Choose(Vec<Chosen<u8>>),
    /// Play: every way to play the running segment, the best first.
    Play(Vec<Ranked>),
    /// Answer a double, a beaver or a raccoon.
    Answer(CubeReply),
    /// Answer a resignation.
    Resignation {
        /// Whether the player should accept it.
        accept: bool,
        /// Equity of accepting, in units of [`Context::equity`].
        offered: f32,
        /// Equity of playing on, in the same units.
        equity: f32,
        /// The chances if the game goes on.
        probabilities: Probabilities,
    },
}

/// An option that a player may name, and its worth to them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Chosen<T> {
    /// The option that is named.
    pub what: T,
    /// The chances after the best play of it.
    pub probabilities: Probabilities,
    /// The equity after the best play of it.
    pub equity: f32,
}

/// The answer to an offered cube. Equities are those of the player who answers, in units of [`Context::equity`] at the
/// cube before the first double.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CubeReply {
    /// The cube that was offered.
    pub offer: Offer,
    /// The right answer.
    pub answer: CubeAnswer,
    /// If the cube had not been offered.
    pub no_double: f32,
    /// If it is taken.
    pub take: f32,
    /// If it is dropped.
    pub drop: f32,
    /// Equity of another turn (a beaver, or a raccoon), if that is allowed.
    pub redouble: Option<f32>,
    /// The chances.
    pub probabilities: Probabilities,
}

impl CubeReply {
    /// Creates the reply from the decision of the player who doubled first and rolls next. `context` is theirs.
    #[must_use]
    pub fn new(decision: &CubeDecision, offer: Offer, context: &Context, may_redouble: bool) -> CubeReply {
        let beavers = matches!(context.stakes, Stakes::Money { beavers: true, .. });
        // The decision expects a beaver if that is right for the opponent; this is a cube that is only taken.
        let counted = if beavers && decision.double_take < 0.0 { 2.0 } else { 1.0 };
        let taken = decision.double_take / counted;
        let (sign, take, drop, probabilities) = match offer {
            Offer::Double => (-1.0, taken, decision.double_drop, decision.probabilities.inverted()),
            // The cube has been turned twice, then three times; a drop costs its value before the last turn.
            Offer::Beaver => (1.0, 2.0 * taken, -2.0 * decision.double_drop, decision.probabilities),
            Offer::Raccoon => {
                (-1.0, 4.0 * taken, 4.0 * decision.double_drop, decision.probabilities.inverted())
            }
        };
        CubeReply {
            offer,
            answer: decision.answer_to(offer, may_redouble),
            no_double: sign * decision.no_double,
            take: sign * take,
            drop: sign * drop,
            redouble: may_redouble.then_some(sign * 2.0 * take),
            probabilities,
        }
    }
}

impl Advice {
    /// The actions that follow the advice: as many as are possible before dice or the opponent come in. Empty if the
    /// dice are to be thrown.
    #[must_use]
    pub fn actions(&self) -> Vec<Action> {
        let one = match &self.decision {
            Advised::Resign { level, .. } => Action::Resign { level: *level },
            Advised::Cube(decision) if decision.doubles() => Action::Double,
            Advised::Roll(_) | Advised::Cube(_) => return Vec::new(),
            Advised::Pick(pairs) => match pairs.first() {
                Some(best) => Action::Pick { dice: best.what },
                None => return Vec::new(),
            },
            Advised::Choose(numbers) => match numbers.first() {
                Some(best) => Action::Choose { number: best.what },
                None => return Vec::new(),
            },
            Advised::Play(plays) => return plays.first().map(Ranked::actions).unwrap_or_default(),
            Advised::Answer(reply) => match (reply.answer, reply.offer) {
                (CubeAnswer::Take, _) => Action::Take,
                (CubeAnswer::Drop, _) => Action::Drop,
                (CubeAnswer::Beaver, Offer::Double) => Action::Beaver,
                (CubeAnswer::Beaver, Offer::Beaver | Offer::Raccoon) => Action::Raccoon,
            },
            Advised::Resignation { accept: true, .. } => Action::Accept,
            Advised::Resignation { accept: false, .. } => Action::Refuse,
        };
        vec![one]
    }
}

/// A player with this 0-ply chance to win never gives up, so no deeper search is needed.
const OPEN: f32 = 0.01;
/// A chance below this counts as none.
const CERTAIN: f32 = 0.0005;

/// The parts of a decision: the search, and the errors of a weak player.
pub(crate) struct Adviser<'a> {
    pub(crate) engine: &'a Engine,
    pub(crate) depth: Depth,
    /// The longest time of a search to a fixed depth; the search is cut to a lower depth to keep it.
    pub(crate) time: Option<Duration>,
    /// Whether the player gives up lost games.
    pub(crate) resigns: bool,
    /// The rollout of plays that are close after the search, if there is one.
    pub(crate) rollout: Option<RolloutSettings>,
    /// Whether plays are shown with their worth, not only the best one is made. Then a single play is searched too, and plays that fall
    /// clearly behind are searched to the end.
    pub(crate) shows: bool,
    /// Whether the plays of the opening book are played without a search.
    pub(crate) book: bool,
    /// Error that is added to an equity, from the position and the chance to win there.
    pub(crate) error: &'a dyn Fn(&Position, f32) -> f32,
    /// The cube decision of the player on roll.
    pub(crate) cube: &'a dyn Fn(&Rules, &Position, &Context) -> Result<CubeDecision, EngineError>,
    /// The context of a player's decision.
    pub(crate) context: &'a dyn Fn(&Match, Player) -> Context,
}

impl Adviser<'_> {
    /// The advice for a player; `None` if they have nothing to decide.
    pub(crate) fn advise(&self, m: &Match, player: Player) -> Result<Option<Advice>, EngineError> {
        let phase = m.game().phase();
        let decides = matches!(phase, Phase::Opening) || phase.player() == Some(player);
        if !decides || m.is_over() {
            return Ok(None);
        }
        let context = (self.context)(m, player);
        let (rules, position) = (m.rules(), m.game().position(player));
        let decision = match phase {
            Phase::Opening | Phase::Ahead { .. } => Advised::Roll(None),
            Phase::Over(_) => return Ok(None),
            Phase::Roll { begins, .. } => self.before_roll(m, player, &context, *begins)?,
            Phase::Choose { .. } => {
                let doubles = (1..=6).map(|number| (number, rules.chosen_double(number)));
                Advised::Choose(self.chosen(rules, &position, &context, doubles)?)
            }
            Phase::Move { turn, .. } => Advised::Play(self.rank(turn, &context, self.time)?),
            Phase::Answer { offer, .. } => Advised::Answer(self.reply(m, player, *offer)?),
            Phase::Resigned { level, before, .. } => {
                self.resignation(m, player, &context, *level, before.player())?
            }
        };
        Ok(Some(Advice { player, decision }))
    }

    fn before_roll(
        &self,
        m: &Match,
        player: Player,
        context: &Context,
        begins: bool,
    ) -> Result<Advised, EngineError> {
        let (rules, position) = (m.rules(), m.game().position(player));
        if begins
            && self.resigns
            && !m.game().resignation_refused()
            && let Some((level, probabilities)) = self.resigns(rules, &position, context)?
        {
            return Ok(Advised::Resign { level, probabilities });
        }
        // An estimate is too rough to stake more on it.
        let may_double = !self.engine.estimates(rules)? && m.game().may_double(player).is_ok();
        let cube = may_double.then(|| (self.cube)(rules, &position, context)).transpose()?;
        Ok(match cube {
            Some(decision) if decision.doubles() => Advised::Cube(decision),
            _ if m.game().picks(player) => {
                let pairs = (2..=6).flat_map(|high| (1..high).map(move |low| [high, low]));
                let occasion = Occasion { player, ..Occasion::of(rules, &position) };
                let steps = pairs.filter_map(|pair| {
                    Some((pair, rules.steps(&position, Roll::new(&pair).ok()?, &occasion)))
                });
                Advised::Pick(self.chosen(rules, &position, context, steps)?)
            }
            Some(decision) => Advised::Cube(decision),
            None => Advised::Roll(None),
        })
    }

    /// The level at which the game is surely lost, if it is, with the chances. A game that counts checkers is never
    /// surely lost, because each checker that may still be borne off counts. Estimates are never sure.
    fn resigns(
        &self,
        rules: &Rules,
        position: &Position,
        context: &Context,
    ) -> Result<Option<(u8, Probabilities)>, EngineError> {
        if matches!(rules.scoring, Scoring::CheckersLeft(_) | Scoring::Pips)
            || self.engine.estimates(rules)? && !is_solved(rules)
            || self.engine.probabilities(rules, position, context, 0)?.win > OPEN
        {
            return Ok(None);
        }
        let chances = match self.depth {
            Depth::Plies(plies) => {
                self.engine.cube_in_time(rules, position, context, plies, self.time)?.probabilities
            }
            within @ Depth::Within(_) => self.engine.cube(rules, position, context, within)?.probabilities,
        };
        if chances.win > CERTAIN {
            return Ok(None);
        }
        let sure = |chance: f32| chance > 1.0 - CERTAIN;
        let never = |chance: f32| chance < CERTAIN;
        // A gammon that costs no more than a single game is none: the match may be lost with either.
        let gammons = (1..=score::highest_level(rules)).rev().find(|level| costs_more(context, *level));
        let gammons = gammons.unwrap_or(1);
        let level = match (chances.lose_gammon, chances.lose_backgammon) {
            _ if gammons == 1 => 1,
            (gammon, _) if never(gammon) => 1,
            (gammon, backgammon) if sure(gammon) && (gammons == 2 || never(backgammon)) => 2,
            (_, backgammon) if sure(backgammon) => 3,
            _ => return Ok(None),
        };
        Ok(Some((level, chances)))
    }

    fn reply(&self, m: &Match, player: Player, offer: Offer) -> Result<CubeReply, EngineError> {
        // An offer is evaluated from the side that rolls next: the one that doubled first.
        let roller = match offer {
            Offer::Double | Offer::Raccoon => player.opponent(),
            Offer::Beaver => player,
        };
        let context = (self.context)(m, roller);
        let decision = (self.cube)(m.rules(), &m.game().position(roller), &context)?;
        let may_redouble = m.game().may_redouble_at_once(player).is_ok();
        Ok(CubeReply::new(&decision, offer, &context, may_redouble))
    }

    fn resignation(
        &self,
        m: &Match,
        player: Player,
        context: &Context,
        level: u8,
        before: Option<Player>,
    ) -> Result<Advised, EngineError> {
        let points = m.game().resignation_points(player.opponent(), level);
        let stake = m.game().cube().stake().max(1);
        let offered = context.worth(f64::from(points) / f64::from(stake) * f64::from(context.value));
        let offered = context.equity(offered) as f32;
        let evaluate = |player: Player, context: &Context| {
            // A roll that has been thrown already is ignored: the position before it is near enough.
            let context = Context { next_roll: None, ..context.clone() };
            self.engine.evaluation(m.rules(), &m.game().position(player), &context, self.depth)
        };
        let (equity, probabilities) = if before == Some(player) {
            let own = evaluate(player, context)?;
            (own.cubeful, own.probabilities)
        } else {
            let theirs = evaluate(player.opponent(), &context.swapped())?;
            (-theirs.cubeful, theirs.probabilities.inverted())
        };
        Ok(Advised::Resignation { accept: offered + 0.001 >= equity, offered, equity, probabilities })
    }

    /// Orders the options of a choice by the worth of the best play of each. Among equals, the later comes first.
    fn chosen<T>(
        &self,
        rules: &Rules,
        position: &Position,
        context: &Context,
        choices: impl Iterator<Item = (T, Vec<Step>)>,
    ) -> Result<Vec<Chosen<T>>, EngineError> {
        let context = Context { next_roll: None, ..context.clone() };
        let mut chosen = Vec::new();
        let choices: Vec<_> = choices.collect();
        let time = self.time.map(|time| time / choices.len().max(1) as u32);
        for (what, steps) in choices {
            let ranked = self.rank(&Turn::new(rules, *position, &steps), &context, time)?;
            chosen.extend(ranked.into_iter().next().map(|best| Chosen {
                what,
                probabilities: best.probabilities,
                equity: best.equity,
            }));
        }
        chosen.reverse();
        chosen.sort_by(|a, b| b.equity.total_cmp(&a.equity));
        Ok(chosen)
    }

    /// Every way to play the next part of a turn, the best first. A search to a fixed depth ends when the time would not
    /// suffice for the next position, and so does a rollout.
    pub(crate) fn rank(
        &self,
        turn: &Turn,
        context: &Context,
        time: Option<Duration>,
    ) -> Result<Vec<Ranked>, EngineError> {
        if self.book
            && let Some(known) = openings::ranked(Book::embedded(), turn, context)
        {
            return Ok(known);
        }
        let plies = match self.depth {
            Depth::Plies(plies) => plies,
            within @ Depth::Within(_) => return self.engine.rank(turn, context, within),
        };
        let sources = self.engine.sources(turn.rules())?;
        let context = &sources.scaled(context);
        let plies = if self.shows || has_choice(turn) { plies } else { 0 };
        let spending = Spending::limited(&sources, time);
        let affords = |answers| spending.as_ref().is_none_or(|spending| spending.affords(answers));
        let mut go_on = |plies| affords(sources.answers(plies));
        let mut manner = Manner {
            plies,
            filters: &Filters::USUAL,
            error: self.error,
            races: !self.shows,
            go_on: &mut go_on,
        };
        let mut ranked = rank(&mut Search::new(&sources), turn, context, &mut manner);
        let rollout = self.rollout.filter(|_| context.next_roll.is_none() && !sources.estimates);
        if let Some(rollout) = rollout {
            let trials = Trials { sources: &sources, context: &context.swapped(), rollout: &rollout };
            let round = f64::from(ROUND * rollout.rolls) * sources.answers(1);
            refine(&mut ranked, &trials, |count| affords(count as f64 * round));
        }
        sources.finish(ranked)
    }
}

impl Engine {
    /// Returns the advice for a player in a match; `None` if they have nothing to decide. [`Advised`] lists the
    /// decisions.
    ///
    /// ```
    /// use tavola_engine::{Advised, Engine};
    /// use tavola_rules::{Action, Match, MatchKind, Player, Rules};
    ///
    /// let engine = Engine::embedded();
    /// let mut m = Match::new(Rules::STANDARD, MatchKind::Money);
    /// m.apply(Player::First, &Action::Opening { dice: [3, 1] }).unwrap();
    /// let advice = engine.advise(&m, Player::First, 0).unwrap().unwrap();
    /// assert!(matches!(advice.decision, Advised::Play(_)));
    /// for action in advice.actions() {
    ///     m.apply(Player::First, &action).unwrap();
    /// }
    /// assert!(engine.advise(&m, Player::First, 0).unwrap().is_none(), "the other player rolls");
    /// ```
    ///
    /// # Errors
    /// See [`EngineError`].
    pub fn advise(
        &self,
        m: &Match,
        player: Player,
        depth: impl Into<Depth>,
    ) -> Result<Option<Advice>, EngineError> {
        let depth = depth.into();
        let adviser = Adviser {
            engine: self,
            depth,
            time: None,
            resigns: true,
            rollout: None,
            shows: true,
            book: false,
            error: &|_, _| 0.0,
            cube: &|rules, position, context| self.cube(rules, position, context, depth),
            context: &Context::of,
        };
        let Some(mut advice) = adviser.advise(m, player)? else { return Ok(None) };
        if let (Advised::Roll(evaluation), Phase::Roll { .. }) = (&mut advice.decision, m.game().phase()) {
            let (position, context) = (m.game().position(player), Context::of(m, player));
            *evaluation = Some(self.evaluation(m.rules(), &position, &context, depth)?);
        }
        Ok(Some(advice))
    }
}

/// Returns whether a loss at this level costs more than a loss at the level below.
fn costs_more(context: &Context, level: u8) -> bool {
    let lost = |level: u8| {
        let level = if context.gammons_do_not_count() { 1 } else { level };
        let points = context.points[usize::from(level.max(1)) - 1];
        context.worth(-f64::from(context.value) * f64::from(points))
    };
    level > 1 && lost(level) < lost(level - 1)
}
