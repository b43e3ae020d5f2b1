//! The share of luck with the dice in a result.
//!
//! The luck of a roll is the worth of the position after its best play, less the mean of that worth over all rolls, each
//! weighted by its chance. Its expectation is exactly zero for all players and any evaluator. To subtract it from a
//! result therefore changes no expectation; it only removes noise, the more the better the evaluator is. (Zare, "Hedging
//! Toward Skill"; GNU Backgammon, `LuckNormal` and `LuckFirst`.)
//!
//! The opening roll decides both the player who begins and the numbers: its mean is over the thirty ordered pairs of
//! different dice, half of which are the opponent's.

use tavola_engine::search::turns::{BatchEvaluator, Turns};
use tavola_engine::{
    Context, Engine, EngineError, Met, Probabilities, Role, evaluators::KnownDice, search::rolls,
};
use tavola_rules::game::Phase;
use tavola_rules::rules::{Opening, Rolls};
use tavola_rules::{Action, Match, Occasion, Player, Plays, Position, Roll, Rules, Step};

use crate::units::{Amount, Units};

/// Measures luck, with lists that are used again.
pub struct Luck {
    engine: Engine,
    plies: u32,
    met: Met,
    plays: Plays,
    positions: Vec<Position>,
    chances: Vec<Probabilities>,
    turns: Turns,
}

/// The luck of the player who has thrown.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fortune {
    /// The player who has thrown; after an opening roll the player who begins.
    pub player: Player,
    /// Their luck.
    pub luck: Amount,
}

/// The worths of the six ways in which a game can end to the player on roll, without turning the cube again.
struct EndWorths([f64; 6]);

/// The evaluator of turns with several parts.
struct ForTurns<'a> {
    engine: &'a Engine,
    rules: &'a Rules,
    /// What is known of the dice after the turns.
    dice: Option<KnownDice>,
    /// The worths of ends to the opponent.
    worths: &'a EndWorths,
}

impl BatchEvaluator for ForTurns<'_> {
    type Error = EngineError;

    fn evaluate_batch(
        &mut self,
        positions: &[Position],
        chances: &mut Vec<Probabilities>,
    ) -> Result<(), EngineError> {
        self.engine.evaluate_knowing(self.rules, self.dice, positions, chances)
    }

    fn finished(&self, position: &Position) -> Option<Probabilities> {
        self.engine.registry().evaluator(self.rules)?.finished(self.rules, position)
    }

    fn equity(&self, chances: &Probabilities) -> f32 {
        -self.worths.mean(&chances.inverted()) as f32
    }
}

impl EndWorths {
    fn of(context: &Context) -> EndWorths {
        EndWorths(core::array::from_fn(|i| context.worth_of_end(i < 3, i % 3)))
    }

    fn mean(&self, chances: &Probabilities) -> f64 {
        let [win, gammon, backgammon, lost_gammon, lost_backgammon] = chances.to_array().map(f64::from);
        let chances = [
            win - gammon,
            gammon - backgammon,
            backgammon,
            1.0 - win - lost_gammon,
            lost_gammon - lost_backgammon,
            lost_backgammon,
        ];
        chances.iter().zip(self.0).map(|(chance, worth)| chance * worth).sum()
    }
}

/// Every roll of the dice of a game with its chance, a multiple of 1/216.
fn all_rolls(rules: &Rules) -> Vec<(Roll, f64)> {
    rolls(rules).into_iter().map(|(roll, share)| (roll, (f64::from(share) * 216.0).round() / 216.0)).collect()
}

impl Luck {
    /// Luck as an engine judges it without looking ahead, in matches by the engine's own match equity table.
    #[must_use]
    pub fn new(engine: Engine) -> Luck {
        Luck {
            engine,
            plies: 0,
            met: Met::own(),
            plays: Plays::default(),
            positions: Vec::new(),
            chances: Vec::new(),
            turns: Turns::default(),
        }
    }

    /// Returns it with a search of `plies` rolls ahead.
    #[must_use]
    pub fn looking(self, plies: u32) -> Luck {
        Luck { plies, ..self }
    }

    /// Returns it with another match equity table.
    #[must_use]
    pub fn by(self, met: Met) -> Luck {
        Luck { met, ..self }
    }

    /// The worth of each of the 21 rolls, in the order of [`Roll::ALL`], to a player who has it now: points, or the
    /// chance to win the match. The turn is a later one, if the game has rules about first turns.
    ///
    /// # Errors
    /// If the engine fails.
    pub fn rolls(
        &mut self,
        rules: &Rules,
        position: &Position,
        context: &Context,
    ) -> Result<Vec<f64>, EngineError> {
        let occasion = Occasion::of(rules, position);
        let steps = |roll| rules.steps(position, roll, &occasion);
        self.worths(rules, position, context, &Roll::ALL.map(|roll| (roll, steps(roll))))
    }

    /// The worth of each of some rolls with the steps of their turns.
    fn worths(
        &mut self,
        rules: &Rules,
        position: &Position,
        context: &Context,
        rolls: &[(Roll, Vec<Step>)],
    ) -> Result<Vec<f64>, EngineError> {
        // A roll that stays decides what comes after it, so each is evaluated alone.
        let next_roll = match rolls {
            _ if rules.rolls != Rolls::Fixed => None,
            [(roll, _)] => Some(*roll),
            _ => {
                let each = rolls.chunks(1).map(|roll| self.worths(rules, position, context, roll));
                return Ok(each.collect::<Result<Vec<_>, _>>()?.concat());
            }
        };
        let engine = self.engine.clone();
        let evaluator = engine.registry().evaluator(rules).ok_or(EngineError::Unsupported(rules.name))?;
        let context = &Context { points: evaluator.points(rules), next_roll, ..context.clone() };
        let theirs = context.swapped();
        let worths = EndWorths::of(&theirs);
        self.positions.clear();
        self.chances.clear();
        // Turns of one segment are evaluated in one batch. Others are played to their end, part by part.
        let mut ends = Vec::with_capacity(rolls.len());
        for (_, steps) in rolls {
            match steps[..] {
                [] => self.plays.pass(position),
                [Step::Play(segment)] => self.plays.generate(rules, position, &segment),
                _ => {
                    ends.push(None);
                    continue;
                }
            }
            self.positions.extend(self.plays.iter().map(|play| play.position.swapped()));
            ends.push(Some(self.positions.len()));
        }
        let dice = KnownDice::of(rules, context.role.map(Role::after_turn), next_roll);
        let goes_on = Context { role: context.role.map(Role::after_turn), ..context.clone() };
        engine.evaluate_knowing(rules, dice, &self.positions, &mut self.chances)?;
        let mut begin = 0;
        let mut found = Vec::with_capacity(rolls.len());
        for (end, (_, steps)) in ends.into_iter().zip(rolls) {
            let Some(end) = end else {
                let mut evaluator_of_turns = ForTurns { engine: &engine, rules, dice, worths: &worths };
                let end = self.turns.best(rules, &mut evaluator_of_turns, position, steps)?;
                let over = [end.on_roll, end.on_roll.swapped()]
                    .iter()
                    .any(|position| evaluator.finished(rules, position).is_some());
                found.push(if !over && (theirs.in_play || self.plies > 0) {
                    let at = if end.again { &goes_on } else { &theirs };
                    let cubeful = engine.evaluation(rules, &end.on_roll, at, self.plies)?.cubeful;
                    let worth = at.worth_of(f64::from(cubeful));
                    if end.again { worth } else { context.seen_from_the_other_side(worth) }
                } else {
                    context.seen_from_the_other_side(worths.mean(&end.chances.inverted()))
                });
                continue;
            };
            let list = begin..end;
            begin = end;
            let (mut best, mut least, mut over) = (list.start, f64::MAX, false);
            for i in list {
                let finished = evaluator.finished(rules, &self.positions[i]);
                let mean = worths.mean(&finished.unwrap_or(self.chances[i]));
                if mean < least {
                    (best, least, over) = (i, mean, finished.is_some());
                }
            }
            if !over && (theirs.in_play || self.plies > 0) {
                let next = &self.positions[best];
                let cubeful = engine.evaluation(rules, next, &theirs, self.plies)?.cubeful;
                least = theirs.worth_of(f64::from(cubeful));
            }
            found.push(context.seen_from_the_other_side(least));
        }
        Ok(found)
    }

    fn context(&self, m: &Match, player: Player) -> Context {
        Context { met: self.met.clone(), ..Context::of(m, player) }
    }

    fn units(&self, m: &Match, player: Player) -> Units {
        Units::of(m.rules(), &self.context(m, player)).at_stake(m.game().cube().automatic)
    }

    /// The luck of an action that is about to be made; `None` if it is no chance, or if its luck is unknown: rolls that
    /// are thrown before the previous turn is played.
    ///
    /// # Errors
    /// If the engine fails.
    pub fn of(&mut self, m: &Match, who: Player, action: &Action) -> Result<Option<Fortune>, EngineError> {
        let rules = m.rules();
        let starter = match *action {
            Action::Opening { dice: [a, b] } if a != b => player(a > b),
            Action::OpeningTwo { dice: [a, b] } if a[0] + a[1] != b[0] + b[1] => {
                player(a[0] + a[1] > b[0] + b[1])
            }
            Action::Lot { starter } => starter,
            Action::Roll { ref dice } => {
                if !matches!(m.game().phase(), Phase::Roll { .. }) {
                    return Ok(None);
                }
                if m.game().fixed_roll().is_some() {
                    // A roll that stays is no chance when it comes again.
                    return Ok(Some(Fortune { player: who, luck: Amount::default() }));
                }
                return Roll::new(dice).map_or(Ok(None), |roll| self.roll(m, who, roll).map(Some));
            }
            _ => return Ok(None),
        };
        let luck = match (action, rules.opening) {
            (Action::Opening { dice: [a, b] }, Opening::OneDieEach) => {
                Roll::two(*a, *b).map_or(Ok(0.0), |roll| self.opening(m, starter, roll))?
            }
            _ => self.beginning(m, starter)?,
        };
        let units = self.units(m, starter);
        Ok(Some(Fortune { player: starter, luck: units.of_worth(luck) }))
    }

    /// The luck of a roll in the middle of the game.
    fn roll(&mut self, m: &Match, who: Player, roll: Roll) -> Result<Fortune, EngineError> {
        let context = self.context(m, who);
        let all = all_rolls(m.rules());
        let rolls: Vec<_> =
            all.iter().map(|(roll, _)| (*roll, m.game().steps_of(*roll).unwrap_or_default())).collect();
        let worths = self.worths(m.rules(), &m.game().position(who), &context, &rolls)?;
        let mean: f64 = all.iter().zip(&worths).map(|((_, share), worth)| share * worth).sum();
        let came = all.iter().position(|(known, _)| known.same(roll));
        let luck = came.map_or(0.0, |at| worths[at] - mean);
        Ok(Fortune { player: who, luck: self.units(m, who).of_worth(luck) })
    }

    /// The starter's luck with the opening roll, as points or MWC.
    fn opening(&mut self, m: &Match, starter: Player, roll: Roll) -> Result<f64, EngineError> {
        let rolls = Roll::ALL.into_iter().filter(|roll| roll.double().is_none());
        let worths = |player: Player, luck: &mut Luck| {
            let position = m.game().position(player);
            let occasion = Occasion { player, turn: 1, begins: true };
            let steps = |roll| (roll, m.rules().steps(&position, roll, &occasion));
            let rolls: Vec<_> = rolls.clone().map(steps).collect();
            let context = luck.context(m, player);
            luck.worths(m.rules(), &position, &context, &rolls)
        };
        let own = worths(starter, self)?;
        let theirs = worths(starter.opponent(), self)?;
        let context = self.context(m, starter);
        let mean: f64 = own
            .iter()
            .chain(&theirs.iter().map(|worth| context.seen_from_the_other_side(*worth)).collect::<Vec<_>>())
            .map(|worth| worth / 30.0)
            .sum();
        let came = rolls.clone().position(|known| known.same(roll));
        Ok(came.map_or(0.0, |at| own[at] - mean))
    }

    /// The luck of the starter, as points or MWC: half of the worth of being on roll.
    fn beginning(&self, m: &Match, starter: Player) -> Result<f64, EngineError> {
        let on_roll = |player: Player| {
            let context = self.context(m, player);
            let found =
                self.engine.evaluation(m.rules(), &m.game().position(player), &context, self.plies)?;
            Ok::<_, EngineError>(context.worth_of(f64::from(found.cubeful)))
        };
        let theirs = self.context(m, starter).seen_from_the_other_side(on_roll(starter.opponent())?);
        Ok((on_roll(starter)? - theirs) / 2.0)
    }
}

fn player(first: bool) -> Player {
    if first { Player::First } else { Player::Second }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tavola_rules::MatchKind;

    fn begin(cube: bool, kind: MatchKind) -> Match {
        let mut rules = Rules::STANDARD;
        rules.cube.on &= cube;
        Match::new(rules, kind)
    }

    fn after_opening(cube: bool, kind: MatchKind) -> Match {
        let mut m = begin(cube, kind);
        m.apply(Player::First, &Action::Opening { dice: [3, 1] }).expect("an opening roll");
        for (from, to, die) in [(8, 5, 3), (6, 5, 1)] {
            let mv = tavola_rules::Move { from, to, die };
            m.apply(Player::First, &Action::Move(mv)).expect("a legal move");
        }
        m.apply(Player::First, &Action::Done).expect("the end of the turn");
        m
    }

    #[test]
    fn the_luck_of_all_rolls_has_a_mean_of_zero() {
        let money = MatchKind::Money;
        for (cube, kind, plies) in
            [(false, money, 0), (false, money, 1), (true, money, 1), (true, MatchKind::Points(3), 0)]
        {
            let m = after_opening(cube, kind);
            let mut luck = Luck::new(Engine::embedded()).looking(plies);
            let lucks = Roll::ALL.map(|roll| luck.roll(&m, Player::Second, roll).expect("luck").luck.cost);
            let mean: f64 =
                Roll::ALL.iter().zip(lucks).map(|(roll, luck)| f64::from(roll.weight()) * luck).sum();
            assert!(mean.abs() < 1e-9, "{mean}");
            let best = lucks.iter().copied().fold(f64::MIN, f64::max);
            let worst = lucks.iter().copied().fold(f64::MAX, f64::min);
            assert!(best - worst > 0.05, "{lucks:?}");
        }
    }

    #[test]
    fn the_luck_of_the_thirty_opening_rolls_has_a_mean_of_zero() {
        for kind in [MatchKind::Money, MatchKind::Points(1)] {
            let m = begin(true, kind);
            let mut judge = Luck::new(Engine::embedded());
            let mut sum = 0.0;
            for roll in Roll::ALL.into_iter().filter(|roll| roll.double().is_none()) {
                let [first, second] =
                    Player::BOTH.map(|starter| judge.opening(&m, starter, roll).expect("luck"));
                assert!((first - second).abs() < 1e-6, "both begin from the same position");
                // The first player's luck is that of the starter, or its opposite.
                sum += first - second;
            }
            assert!(sum.abs() < 1e-6, "{sum}");
            assert!(
                judge.opening(&m, Player::First, Roll::ALL[4]).expect("luck") > 0.0,
                "three-one is a good beginning"
            );
        }
    }

    /// In every game the luck of all rolls at the beginning has a mean of zero, with turns of one segment and of more.
    #[test]
    fn in_every_game_that_throws_dice_luck_has_a_mean_of_zero() {
        for name in
            ["portes", "plakoto", "narde", "puff", "jacquet", "tabula", "acey-deucey", "gioul", "irish"]
        {
            let rules = tavola_rules::variants::find(name).expect("a game").rules;
            let position = Position::start(rules, Player::First);
            let m = Match::from_position(rules.clone(), MatchKind::Single, position, Player::First);
            let mut luck = Luck::new(Engine::embedded());
            let mut mean = 0.0;
            let mut spread = 0.0f64;
            for (roll, share) in all_rolls(rules) {
                let found = luck.roll(&m, Player::First, roll).expect("luck").luck;
                mean += share * found.cost;
                spread = spread.max(found.cost.abs());
            }
            assert!(mean.abs() < 1e-6 && spread > 1e-3, "{name}: {mean} {spread}");
        }
    }
}
