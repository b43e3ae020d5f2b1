//! Players who are asked the questions of the benchmark.

use tavola_duel::PlayerSpec;
use tavola_duel::external_player::ExternalPlayer;
use tavola_duel::python::PythonPlayer;
use tavola_engine::{Bot, Context, CubeAction, CubeAnswer, Depth, Engine, Nets, Owner, Registry, Work};
use tavola_rules::{Position, Roll, Rules, Turn};

use crate::checkpoint::read_nets;

use super::record::{cube_context, plays, text};

const RULES: Rules = Rules::STANDARD;

/// Somebody who is asked.
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

/// What somebody plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Pick {
    /// A play, as text.
    Play(String),
    /// Any, each as likely as the others.
    Any,
}

fn said(error: impl core::fmt::Display) -> String {
    error.to_string()
}

/// Decides how the levels err.
const ERRS: u64 = 1;

impl Player {
    /// The player of a name.
    pub(crate) fn new(entrant: &PlayerSpec, python: &str, threads: usize) -> Result<Player, String> {
        let work = Work::inline().with_threads(threads).map_err(said)?;
        let engine = |registry| Engine::new(registry).with_work(work.clone());
        let mind = match entrant {
            PlayerSpec::Tavola { depth, nets } => {
                let nets = nets.as_deref().map_or_else(|| Ok(Nets::embedded()), read_nets)?;
                Mind::Search(engine(Registry::new().with(nets)), *depth)
            }
            PlayerSpec::Level(level) => Mind::Level(engine(Registry::embedded()), Bot::new(*level, ERRS)),
            PlayerSpec::Random => Mind::Random,
            PlayerSpec::External(guest) => {
                Mind::External(*guest, Box::new(PythonPlayer::start(python, *guest).map_err(said)?))
            }
            PlayerSpec::Gnubg(_) => {
                return Err(format!("{entrant} plays whole games only; expected gnubg-0 and the like"));
            }
        };
        Ok(Player { name: entrant.to_string(), mind })
    }

    /// What he plays with a roll, for points without a cube.
    pub(crate) fn play(&mut self, position: &Position, roll: Roll) -> Result<Pick, String> {
        let context = Context::cubeless();
        let plays = plays(position, roll);
        let name = &self.name;
        let leading_to = |after: Option<Position>| {
            let found = plays.iter().find(|play| Some(play.position) == after);
            found.copied().ok_or_else(|| format!("{name} plays nothing legal"))
        };
        let play = match &mut self.mind {
            Mind::Random => return Ok(Pick::Any),
            Mind::Search(engine, depth) => {
                let turn = Turn::rolled(&RULES, *position, roll);
                leading_to(
                    engine.rank(&turn, &context, *depth).map_err(said)?.first().map(|best| best.position),
                )?
            }
            Mind::Level(engine, bot) => {
                leading_to(bot.play(engine, &RULES, position, roll, &context).map_err(said)?)?
            }
            Mind::External(_, guest) => {
                let &[high, low] = roll.dice() else {
                    return Err(format!("expected two dice, not {roll:?}"));
                };
                guest.choose(position, [high, low], &plays, &context).map_err(said)?
            }
        };
        Ok(Pick::Play(text(position, &play)))
    }

    /// What he thinks that a play is worth to the player who makes it; nothing if he says no figures. `after` has that
    /// player first.
    pub(crate) fn equity(&mut self, after: &Position) -> Result<Option<f32>, String> {
        let theirs = after.swapped();
        let chances = match &mut self.mind {
            Mind::Search(engine, depth) => {
                engine.evaluation(&RULES, &theirs, &Context::cubeless(), *depth).map_err(said)?.probabilities
            }
            Mind::External(_, guest) => guest.chances(&theirs).map_err(said)?,
            Mind::Level(..) | Mind::Random => return Ok(None),
        };
        Ok(Some(-chances.money()))
    }

    /// Whether the player on roll turns the cube, and whether the other takes it; nothing from who plays without one.
    pub(crate) fn cube(&mut self, position: &Position, owner: Owner) -> Result<Option<[bool; 2]>, String> {
        let context = cube_context(owner);
        let decision = match &mut self.mind {
            Mind::Search(engine, depth) => engine.cube(&RULES, position, &context, *depth).map_err(said)?,
            Mind::Level(engine, bot) => bot.cube(engine, &RULES, position, &context).map_err(said)?,
            Mind::Random => return Ok(Some([false, true])),
            Mind::External(guest, _) if !guest.knows_cube() => return Ok(None),
            Mind::External(_, guest) => return guest.cube(position, &context).map(Some).map_err(said),
        };
        let doubles = matches!(decision.action, CubeAction::DoubleTake | CubeAction::DoubleDrop);
        Ok(Some([doubles, decision.answer(false) == CubeAnswer::Take]))
    }
}
