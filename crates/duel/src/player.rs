//! A player of a duel: what they do next in a match.

use std::sync::Arc;

use tavola_engine::{Bot, Context, Decision, Engine, Met, Registry, hash};
use tavola_rules::game::Phase;
use tavola_rules::{Action, Match, Player as Side, Plays};

use crate::nets::read_nets;
use crate::python::PythonPlayer;
use crate::spec::PlayerSpec;

/// A player who is ready to play.
pub(crate) struct Player {
    kind: Kind,
    /// The table by which they play matches.
    met: Met,
    /// Decides what is left to chance in the player: the same for both sides of a pair of games.
    seed: u64,
}

enum Kind {
    /// The engine, at a depth or a level.
    Bot(Arc<Engine>, PlayerSpec),
    Random,
    External(Box<PythonPlayer>),
}

impl Player {
    /// Makes the player of a specification. Bots share `engine` unless they have nets of their own.
    pub(crate) fn new(
        spec: &PlayerSpec,
        engine: &Arc<Engine>,
        python: &str,
        met: Met,
    ) -> Result<Player, String> {
        let kind = match spec {
            PlayerSpec::Tavola { nets: Some(nets), .. } => {
                let nets = read_nets(nets).map_err(|error| error.to_string())?;
                Kind::Bot(Arc::new(Engine::new(Registry::new().with(nets))), spec.clone())
            }
            PlayerSpec::Tavola { nets: None, .. } | PlayerSpec::Level(_) => {
                Kind::Bot(Arc::clone(engine), spec.clone())
            }
            PlayerSpec::Random => Kind::Random,
            PlayerSpec::External(external) => {
                Kind::External(Box::new(PythonPlayer::start(python, *external)?))
            }
            PlayerSpec::Gnubg(_) => return Err(format!("{spec} plays with dice of its own only")),
        };
        Ok(Player { kind, met, seed: 0 })
    }

    /// Before a game.
    pub(crate) fn seed(&mut self, seed: u64) {
        self.seed = seed;
    }

    /// What the player does next as `side`; nothing where dice are to be thrown. Nobody gives up.
    ///
    /// # Errors
    /// If the engine or a program behind a pipe fails.
    pub(crate) fn act(&mut self, m: &Match, side: Side) -> Result<Vec<Action>, String> {
        match &mut self.kind {
            Kind::Bot(engine, spec) => {
                let bot = match spec {
                    PlayerSpec::Level(level) => Bot::new(*level, self.seed),
                    PlayerSpec::Tavola { depth, .. } => Bot::searching(*depth),
                    other => return Err(format!("{other} is no bot")),
                };
                let decision = bot.by(self.met).playing_on().decide(engine, m, side);
                Ok(match decision.map_err(|error| error.to_string())? {
                    Decision::Act(actions) => actions,
                    Decision::Roll => Vec::new(),
                })
            }
            Kind::Random => Ok(random(m, side, self.seed)),
            Kind::External(external) => external_acts(external, m, side, self.met),
        }
    }
}

/// Any legal action, never a double; every cube is taken.
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

/// What a program behind a pipe does, in backgammon.
fn external_acts(
    external: &mut PythonPlayer,
    m: &Match,
    side: Side,
    met: Met,
) -> Result<Vec<Action>, String> {
    let context = |side| Context { met, ..Context::of(m, side) };
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
            let &[high, low] = roll.dice() else { return Err(format!("expected two dice, not {roll:?}")) };
            let mut plays = Plays::new();
            plays.generate_roll(m.rules(), &position, high, low);
            let play = external.choose(&position, [high, low], &plays, &context(side))?;
            let moves = play.moves.iter(m.rules(), &position).map(Action::Move);
            moves.chain([Action::Done]).collect()
        }
        _ => Vec::new(),
    })
}
