//! A player of a duel: their next actions in a match.

use std::sync::Arc;

use tavola_engine::{
    Bot, BotDecision, Context, Depth, Engine, Level, Met,
    evaluators::{Generic, Registry},
    hash,
};
use tavola_rules::game::Phase;
use tavola_rules::rules::Rolls;
use tavola_rules::{Action, Match, Player as Side, Plays};

use crate::error::DuelError;
use crate::nets::engine_with;
use crate::program::ProgramPlayer;
use crate::python::PythonPlayer;
use crate::spec::PlayerSpec;

/// Number of turns at the beginning that are drawn if the roll stays for the whole game.
pub const DRAWN: u32 = 8;

/// A player who is ready to play.
pub struct Player {
    kind: Kind,
    /// The table by which they play matches.
    met: Met,
    /// The seed of the player's random choices; both games of a pair have the same.
    seed: u64,
}

enum Kind {
    /// The engine at a depth.
    Search(Arc<Engine>, Depth),
    /// The engine at a playing level.
    Level(Arc<Engine>, Level),
    /// The engine with errors of this standard deviation.
    Erring(Arc<Engine>, f32),
    Random,
    External(Box<PythonPlayer>),
    Program(Box<ProgramPlayer>),
}

impl Player {
    /// Makes the player of a specification. Bots share `engine` unless they have nets of their own.
    ///
    /// # Errors
    /// If nets cannot be read, a program is not there, or the player plays with dice of its own only.
    pub fn new(spec: &PlayerSpec, engine: &Arc<Engine>, python: &str, met: Met) -> Result<Player, DuelError> {
        let kind = match spec {
            PlayerSpec::Tavola { depth, nets: Some(nets) } => {
                let engine = engine_with(Some(nets))?;
                Kind::Search(Arc::new(engine), *depth)
            }
            PlayerSpec::Tavola { depth, nets: None } => Kind::Search(Arc::clone(engine), *depth),
            PlayerSpec::Level(level) => Kind::Level(Arc::clone(engine), *level),
            PlayerSpec::Erring(thousandths) => Kind::Erring(Arc::clone(engine), *thousandths as f32 / 1000.0),
            PlayerSpec::Generic(plies) => {
                Kind::Search(Arc::new(Engine::new(Registry::new().with(Generic))), Depth::from(*plies))
            }
            PlayerSpec::Random => Kind::Random,
            PlayerSpec::External(external) => {
                Kind::External(Box::new(PythonPlayer::start(python, *external)?))
            }
            PlayerSpec::Program(program) => Kind::Program(Box::new(ProgramPlayer::start(program)?)),
            PlayerSpec::Gnubg(_) => return Err(DuelError::OwnDice(spec.clone())),
        };
        Ok(Player { kind, met, seed: 0 })
    }

    /// Before a game.
    pub(crate) fn seed(&mut self, seed: u64) {
        self.seed = seed;
    }

    /// The player's next actions as `side`; none if dice are to be thrown. No player resigns. Plays of the beginning may be drawn.
    ///
    /// # Errors
    /// If the engine or a program behind a pipe fails.
    pub(crate) fn act(&mut self, m: &Match, side: Side) -> Result<Vec<Action>, DuelError> {
        if is_drawn(m) && matches!(m.game().phase(), Phase::Move { .. }) {
            return Ok(random(m, side, self.seed));
        }
        let (engine, bot) = match &mut self.kind {
            Kind::Search(engine, depth) => (engine, Bot::searching(*depth)),
            Kind::Level(engine, level) => (engine, Bot::new(*level, self.seed).patient()),
            Kind::Erring(engine, deviation) => (engine, Bot::erring(*deviation, self.seed)),
            Kind::Random => return Ok(random(m, side, self.seed)),
            Kind::Program(program) => return Ok(program.act(m, side)?),
            Kind::External(external) => return external_acts(external, m, side, &self.met),
        };
        let bot = bot.by(self.met.clone()).playing_on();
        Ok(match bot.decide(engine, m, side)? {
            BotDecision::Act(actions) => actions,
            BotDecision::Roll => Vec::new(),
        })
    }
}

/// Returns whether the plays of this turn are drawn, the same in both games of a pair: those of the first turns of a game whose roll
/// stays. There are only 21 such games otherwise.
#[must_use]
pub fn is_drawn(m: &Match) -> bool {
    m.rules().rolls == Rolls::Fixed && m.game().turns().iter().sum::<u32>() <= DRAWN
}

/// A random legal action, never a double; every cube is taken.
fn random(m: &Match, side: Side, seed: u64) -> Vec<Action> {
    let below = |count: usize, position| (hash::of_position(position, seed) % count as u64) as usize;
    let position = m.game().position(side);
    match m.game().phase() {
        Phase::Roll { .. } if m.game().picks(side) => {
            let high = 2 + below(5, &position) as u8;
            vec![Action::Pick { dice: [high, 1 + below(usize::from(high) - 1, &position) as u8] }]
        }
        Phase::Choose { .. } => vec![Action::Choose { number: 1 + below(6, &position) as u8 }],
        Phase::Move { turn, .. } => match turn.legal() {
            legal if legal.is_empty() => vec![Action::Done],
            legal => vec![Action::Move(legal[below(legal.len(), &position)])],
        },
        Phase::Answer { .. } => vec![Action::Take],
        Phase::Resigned { .. } => vec![Action::Refuse],
        Phase::Opening | Phase::Roll { .. } | Phase::Ahead { .. } | Phase::Over(_) => Vec::new(),
    }
}

/// The actions of a program behind a pipe, in backgammon.
fn external_acts(
    external: &mut PythonPlayer,
    m: &Match,
    side: Side,
    met: &Met,
) -> Result<Vec<Action>, DuelError> {
    let context = |side| Context { met: met.clone(), ..Context::of(m, side) };
    let position = m.game().position(side);
    Ok(match m.game().phase() {
        Phase::Roll { .. } if m.game().may_double(side).is_ok() => {
            let doubles = external.cube(&position, &context(side))?[0];
            if doubles { vec![Action::Double] } else { Vec::new() }
        }
        Phase::Answer { .. } => {
            let doubler = side.opponent();
            let takes = external.cube(&m.game().position(doubler), &context(doubler))?[1];
            vec![if takes { Action::Take } else { Action::Drop }]
        }
        Phase::Move { roll: Some(roll), .. } => {
            let &[high, low] = roll.dice() else { return Err(DuelError::Dice) };
            let mut plays = Plays::new();
            plays.generate_roll(m.rules(), &position, high, low);
            let play = external.choose(&position, [high, low], &plays, &context(side))?;
            let moves = play.moves.iter(m.rules(), &position).map(Action::Move);
            moves.chain([Action::Done]).collect()
        }
        _ => Vec::new(),
    })
}
