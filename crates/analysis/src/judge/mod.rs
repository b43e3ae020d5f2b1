//! The judgement of one decision.

mod cube;
mod live;
mod plays;
mod resign;
mod rollout;

use tavola_engine::{Context, Engine, EngineError, Probabilities, outcome};
use tavola_notation::{Situation, any, xgid};
use tavola_rules::game::Phase;
use tavola_rules::track::Track;
use tavola_rules::{Action, Match, Move, OFF, Player, Position, Rules, score};

use crate::decision::{
    Alternative, Counted, CubeMistake, Decision, DecisionChances, DecisionCube, DecisionKind, GamePart,
    Judgement, RollLuck,
};
use crate::level::Settings;
use crate::luck::Luck;
use crate::reason::Reasons;
use crate::units::{Equity, Units};
use crate::walk::{Made, OpenDecision, Thrown};

pub(crate) use live::CLOSE_CUBE;
pub(crate) use plays::CLOSE;
pub(crate) use rollout::RULES;

/// Turns of a game that are its opening, both players' counted.
const OPENING_TURNS: u32 = 6;

/// Judges decisions.
pub(crate) struct Analyst<'a> {
    pub(crate) engine: &'a Engine,
    pub(crate) settings: &'a Settings,
}

/// A way to decide.
struct Choice {
    text: String,
    /// The position after a play.
    position: Option<Position>,
    /// The moves of a play.
    moves: Vec<Move>,
    /// Equity in units of the engine.
    equity: f32,
    /// Equity that is lost by it against the best of its depth, in plain wins.
    loss: f64,
    /// The chances after it.
    chances: Option<Probabilities>,
}

/// A choice that was judged less deeply than those that are compared.
struct Shallower {
    choice: Choice,
    ply: u32,
    trials: u32,
}

/// Choices that were all judged alike.
struct Compared {
    choices: Vec<Choice>,
    /// Plays that were judged less deeply, the deeper first and each depth with its best first.
    shallower: Vec<Shallower>,
    /// Index of the alternative that was chosen.
    played: usize,
    /// Index of the best.
    best: usize,
    /// Number of plays, judged or not.
    count: usize,
    mistake: Option<CubeMistake>,
    ply: u32,
    trials: u32,
    counted: Counted,
    reasons: Option<Reasons>,
}

impl Analyst<'_> {
    /// Analyses a decision.
    pub(crate) fn decide(&self, task: &OpenDecision) -> Result<Decision, EngineError> {
        let m = &*task.state;
        let rules = m.rules();
        let (kind, dice, thrown) = match &task.made {
            Made::Play { dice, thrown, .. } => {
                (DecisionKind::Play, dice.clone().unwrap_or_default(), thrown.as_ref())
            }
            Made::Roll(thrown) => (DecisionKind::Roll, dice_of(&thrown.action), Some(thrown)),
            Made::NoDouble => (DecisionKind::NoDouble, Vec::new(), None),
            Made::Double => (DecisionKind::Double, Vec::new(), None),
            Made::Answer(action) => (answer_kind(action), Vec::new(), None),
            Made::Pick(dice) => (DecisionKind::Pick, dice.to_vec(), None),
            Made::Choose(number) => (DecisionKind::Choose, vec![*number], None),
            Made::Resign(_) => (DecisionKind::Resign, Vec::new(), None),
            Made::Resigned { accepted, .. } => {
                (if *accepted { DecisionKind::Accept } else { DecisionKind::Refuse }, Vec::new(), None)
            }
        };
        let position = m.game().position(task.player);
        let cube = m.game().cube();
        let luck = thrown.map(|thrown| self.luck(thrown)).transpose()?.flatten();
        let judgement = match &task.made {
            Made::Play { moves, end, .. } => self.play(m, task.player, moves, end)?,
            Made::NoDouble | Made::Double => self.double(m, task)?,
            Made::Answer(action) => self.answer(m, task.player, action)?,
            Made::Pick(pair) => self.pick(m, task.player, *pair)?,
            Made::Choose(number) => self.choose(m, task.player, *number)?,
            Made::Resign(level) => Some(self.resign(m, task.player, *level)?),
            Made::Resigned { level, accepted } => Some(self.resigned(m, task.player, *level, *accepted)?),
            Made::Roll(_) => None,
        };
        Ok(Decision {
            index: task.index,
            action: task.action,
            before: task.before,
            turn: task.turn,
            player: task.player,
            kind,
            position: position.to_string(),
            xgid: any::has_ids(rules).then(|| xgid::print(&Situation::of_match(m))),
            cube: cube.in_play.then(|| DecisionCube { value: cube.stake(), owner: cube.owner }),
            phase: part(rules, &position, task.turn),
            dice,
            luck_unknown: luck.is_none() && (thrown.is_some() || thrown_beforehand(task)),
            luck,
            judgement,
        })
    }

    fn luck(&self, thrown: &Thrown) -> Result<Option<RollLuck>, EngineError> {
        let mut luck = Luck::new(self.engine.clone()).by(self.settings.met.clone());
        let found = luck.of(&thrown.before, thrown.by, &thrown.action)?;
        Ok(found.map(|fortune| RollLuck {
            amount: fortune.luck,
            class: self.settings.thresholds.luck(fortune.luck.equity),
        }))
    }

    fn context(&self, m: &Match, player: Player) -> Context {
        Context { met: self.settings.met.clone(), ..Context::of(m, player) }
    }

    fn units(&self, m: &Match, player: Player) -> Units {
        Units::of(m.rules(), &self.context(m, player)).at_stake(m.game().cube().automatic)
    }

    /// The rolls that are searched ahead in a game.
    fn plies(&self, rules: &Rules) -> u32 {
        let depth = self.engine.registry().evaluator(rules).map_or(0, |evaluator| evaluator.depth(rules));
        self.settings.level.plies().min(depth)
    }

    /// The judgement of a decision with its alternatives: the best of them, and the chosen one.
    fn judged(&self, rules: &Rules, units: &Units, compared: Compared) -> Judgement {
        let Compared { choices, shallower, played, best, count, mistake, ply, trials, counted, reasons } =
            compared;
        let levels = levels(rules);
        let (made, right) = (&choices[played], &choices[best]);
        let error = units.amount(made.loss);
        let Equity { equity, mwc } = units.equity(made.equity);
        let alternative = |choice: &Choice, ply, trials, played| {
            let Equity { equity, mwc } = units.equity(choice.equity);
            Alternative {
                text: choice.text.clone(),
                position: choice.position.map(|position| position.to_string()),
                moves: choice.moves.iter().map(|mv| [mv.from, mv.to, mv.die]).collect(),
                equity,
                mwc,
                error: choice.loss,
                ply,
                trials,
                played,
                chances: choice.chances.map(|chances| DecisionChances::of(&chances, levels)),
            }
        };
        let most = self.settings.alternatives;
        let kept = choices.iter().enumerate().filter(|(i, _)| *i < most || *i == played);
        let mut alternatives: Vec<Alternative> =
            kept.map(|(i, choice)| alternative(choice, ply, trials, i == played)).collect();
        let others = shallower.iter().take(most.saturating_sub(alternatives.len()));
        alternatives.extend(others.map(|one| alternative(&one.choice, one.ply, one.trials, false)));
        Judgement {
            played: made.text.clone(),
            best: right.text.clone(),
            rank: 1 + choices.iter().filter(|choice| choice.loss < made.loss).count(),
            choices: count,
            error: made.loss,
            cost: error.cost,
            class: self.settings.thresholds.class(made.loss),
            mistake,
            equity,
            mwc,
            ply,
            trials,
            counted,
            reasons,
            alternatives,
        }
    }
}

/// The number of levels of a win that have chances of their own.
fn levels(rules: &Rules) -> u8 {
    if outcome::counts_shares(rules) { 1 } else { score::highest_level(rules) }
}

/// The dice of a throw.
fn dice_of(action: &Action) -> Vec<u8> {
    match action {
        Action::Roll { dice } => dice.clone(),
        Action::Opening { dice } => dice.to_vec(),
        Action::OpeningTwo { dice } => dice.concat(),
        _ => Vec::new(),
    }
}

fn answer_kind(action: &Action) -> DecisionKind {
    match action {
        Action::Drop => DecisionKind::Drop,
        Action::Beaver => DecisionKind::Beaver,
        Action::Raccoon => DecisionKind::Raccoon,
        _ => DecisionKind::Take,
    }
}

/// Returns whether a decision plays a roll that was thrown before the opponent's turn.
fn thrown_beforehand(task: &OpenDecision) -> bool {
    match (&task.made, task.state.game().phase()) {
        (Made::Play { thrown: None, .. }, Phase::Move { before, turn, .. }) => {
            matches!(**before, Phase::Ahead { .. }) && turn.moves().is_empty()
        }
        _ => false,
    }
}

/// The part of a game that a position belongs to, for the player who decides (`own`).
fn part(rules: &Rules, position: &Position, turn: u32) -> GamePart {
    let home = !position.own().any_from(7) && position.own().count(OFF) < 15;
    match rules.track {
        _ if position.is_race(rules.track) => {
            if home {
                GamePart::BearOff
            } else {
                GamePart::Race
            }
        }
        _ if turn <= OPENING_TURNS => GamePart::Opening,
        // Checkers that walk the same way and have arrived are met by nobody.
        Track::Same | Track::Offset if home => GamePart::BearOff,
        _ => GamePart::Middle,
    }
}
