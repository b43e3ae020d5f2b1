//! Players that answer the questions of the benchmark.

use tavola_duel::PlayerSpec;
use tavola_duel::external_player::ExternalPlayer;
use tavola_duel::nets::read_nets;
use tavola_duel::python::PythonPlayer;
use tavola_engine::{
    Bot, Context, CubeAction, CubeAnswer, Depth, Engine, Owner, Work,
    evaluators::{Generic, Nets, Registry},
};
use tavola_rules::{Position, Roll, Rules, Turn};

use crate::error::TrainError;

use super::record::{cube_context, plays, text};

const RULES: Rules = Rules::STANDARD;

/// A player that answers.
pub(crate) struct Player {
    pub(crate) name: String,
    mind: Mind,
}

enum Mind {
    Search(Engine, Depth),
    Level(Engine, Bot),
    Random,
    External(ExternalPlayer, Box<PythonPlayer>),
}

/// An answer about a roll.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Pick {
    /// A play, as text.
    Play(String),
    /// A random play, all equally likely.
    Any,
}

/// The seed of the levels' errors.
const ERRS: u64 = 1;

impl Player {
    /// The player of a name.
    pub(crate) fn new(entrant: &PlayerSpec, python: &str, threads: usize) -> Result<Player, TrainError> {
        let work = Work::inline().with_threads(threads)?;
        let engine = |registry| Engine::new(registry).with_work(work.clone());
        let mind = match entrant {
            PlayerSpec::Tavola { depth, nets } => {
                let nets = nets.as_deref().map_or_else(|| Ok(Nets::embedded()), read_nets)?;
                Mind::Search(engine(Registry::new().with(nets)), *depth)
            }
            PlayerSpec::Level(level) => {
                Mind::Level(engine(Registry::embedded()), Bot::new(*level, ERRS).patient())
            }
            PlayerSpec::Erring(thousandths) => {
                let bot = Bot::erring(*thousandths as f32 / 1000.0, ERRS);
                Mind::Level(engine(Registry::embedded()), bot)
            }
            PlayerSpec::Generic(plies) => {
                Mind::Search(engine(Registry::new().with(Generic)), Depth::from(*plies))
            }
            PlayerSpec::Random => Mind::Random,
            PlayerSpec::External(guest) => {
                Mind::External(*guest, Box::new(PythonPlayer::start(python, *guest)?))
            }
            PlayerSpec::Gnubg(_) | PlayerSpec::Program(_) => {
                return Err(TrainError::WholeGames(entrant.clone()));
            }
        };
        Ok(Player { name: entrant.to_string(), mind })
    }

    /// The choice of a play for a roll, for points without a cube.
    pub(crate) fn play(&mut self, position: &Position, roll: Roll) -> Result<Pick, TrainError> {
        let context = Context::cubeless();
        let plays = plays(position, roll);
        let name = &self.name;
        let leading_to = |after: Option<Position>| {
            let found = plays.iter().find(|play| Some(play.position) == after);
            found.copied().ok_or_else(|| TrainError::Illegal(name.clone()))
        };
        let play = match &mut self.mind {
            Mind::Random => return Ok(Pick::Any),
            Mind::Search(engine, depth) => {
                let turn = Turn::rolled(&RULES, *position, roll);
                leading_to(engine.rank(&turn, &context, *depth)?.first().map(|best| best.position))?
            }
            Mind::Level(engine, bot) => leading_to(bot.play(engine, &RULES, position, roll, &context)?)?,
            Mind::External(_, guest) => {
                let &[high, low] = roll.dice() else {
                    return Err(TrainError::Dice);
                };
                guest.choose(position, [high, low], &plays, &context)?
            }
        };
        Ok(Pick::Play(text(position, &play)))
    }

    /// The equity of a play for its player; `None` from a player without figures. `after` has that player first.
    pub(crate) fn equity(&mut self, after: &Position) -> Result<Option<f32>, TrainError> {
        let theirs = after.swapped();
        let chances = match &mut self.mind {
            Mind::Search(engine, depth) => {
                engine.evaluation(&RULES, &theirs, &Context::cubeless(), *depth)?.probabilities
            }
            Mind::External(_, guest) => guest.chances(&theirs)?,
            Mind::Level(..) | Mind::Random => return Ok(None),
        };
        Ok(Some(-chances.money()))
    }

    /// Whether the player on roll doubles, and whether the opponent takes; `None` from a player without a cube.
    pub(crate) fn cube(
        &mut self,
        position: &Position,
        owner: Owner,
    ) -> Result<Option<[bool; 2]>, TrainError> {
        let context = cube_context(owner);
        let decision = match &mut self.mind {
            Mind::Search(engine, depth) => engine.cube(&RULES, position, &context, *depth)?,
            Mind::Level(engine, bot) => bot.cube(engine, &RULES, position, &context)?,
            Mind::Random => return Ok(Some([false, true])),
            Mind::External(guest, _) if !guest.knows_cube() => return Ok(None),
            Mind::External(_, guest) => return Ok(Some(guest.cube(position, &context)?)),
        };
        let doubles = matches!(decision.action, CubeAction::DoubleTake | CubeAction::DoubleDrop);
        Ok(Some([doubles, decision.answer(false) == CubeAnswer::Take]))
    }
}
