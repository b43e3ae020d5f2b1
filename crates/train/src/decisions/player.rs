//! Players who are asked the questions of the benchmark.

use std::path::Path;

use tavola_duel::Entrant;
use tavola_duel::nets::GnubgNets;
use tavola_engine::{Bot, Context, CubeAction, CubeAnswer, CubeDecision, Depth, Engine, Owner, embedded};
use tavola_rules::{Play, Position, Roll, Rules};

use super::record::{cube_context, plays, text};
use crate::checkpoint;

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
    Gnubg(Box<GnubgNets>),
}

/// What somebody plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Pick {
    /// A play, as text.
    Play(String),
    /// Any, each as likely as the others.
    Any,
}

/// Decides how the levels err.
const ERRS: u64 = 1;

impl Player {
    /// The player of a name. `nets` is a folder of nets instead of the shipped ones, for the players of this program.
    pub(crate) fn new(
        entrant: Entrant,
        nets: Option<&Path>,
        python: &str,
        threads: usize,
    ) -> Result<Player, String> {
        let engine = || -> Result<Engine, String> {
            let nets = nets.map_or_else(|| Ok(embedded()), checkpoint::read_nets)?;
            Ok(Engine::new(Box::new(nets)).with_threads(threads))
        };
        let mind = match entrant {
            Entrant::Tavola(depth) => Mind::Search(engine()?, depth),
            Entrant::Level(level) => Mind::Level(engine()?, Bot::new(level, ERRS)),
            Entrant::Random => Mind::Random,
            Entrant::GnubgNets(plies) => Mind::Gnubg(Box::new(GnubgNets::start(python, plies)?)),
            Entrant::Gnubg(_) => {
                return Err(format!("{entrant} plays whole games only; expected gnubg-0 and the like"));
            }
        };
        Ok(Player { name: entrant.to_string(), mind })
    }

    /// What he plays with a roll, for points without a cube.
    pub(crate) fn play(&mut self, position: &Position, roll: Roll) -> Result<Pick, String> {
        let context = Context::cubeless();
        let plays = plays(position, roll);
        let play = match &mut self.mind {
            Mind::Random => return Ok(Pick::Any),
            Mind::Search(engine, depth) => engine.rank(&RULES, position, roll, &context, *depth)[0].play,
            Mind::Level(engine, bot) => {
                let after = bot.play(engine, &RULES, position, roll, &context);
                let is_it = |play: &&Play| Some(play.position) == after;
                *plays.iter().find(is_it).ok_or_else(|| format!("{} plays nothing legal", self.name))?
            }
            Mind::Gnubg(nets) => nets.choose(position, roll.dice(), &plays)?,
        };
        Ok(Pick::Play(text(position, &play)))
    }

    /// What he thinks that a play is worth to the player who makes it; nothing if he says no figures. `after` has that
    /// player first.
    pub(crate) fn equity(&mut self, after: &Position) -> Result<Option<f32>, String> {
        let theirs = after.swapped();
        let chances = match &mut self.mind {
            Mind::Search(engine, depth) => {
                engine.evaluation(&RULES, &theirs, &Context::cubeless(), *depth).probabilities
            }
            Mind::Gnubg(nets) => nets.chances(&theirs)?,
            Mind::Level(..) | Mind::Random => return Ok(None),
        };
        Ok(Some(-chances.money()))
    }

    /// Whether he turns the cube; nothing if he plays without one.
    pub(crate) fn doubles(&self, position: &Position, owner: Owner) -> Option<bool> {
        if let Mind::Random = self.mind {
            return Some(false);
        }
        let action = self.decides(position, owner)?.action;
        Some(matches!(action, CubeAction::DoubleTake | CubeAction::DoubleDrop))
    }

    /// Whether he takes it; nothing if he plays without one.
    pub(crate) fn takes(&self, position: &Position, owner: Owner) -> Option<bool> {
        if let Mind::Random = self.mind {
            return Some(true);
        }
        Some(self.decides(position, owner)?.answer(false) == CubeAnswer::Take)
    }

    fn decides(&self, position: &Position, owner: Owner) -> Option<CubeDecision> {
        let context = cube_context(owner);
        match &self.mind {
            Mind::Search(engine, depth) => Some(engine.cube(&RULES, position, &context, *depth)),
            Mind::Level(engine, bot) => Some(bot.cube(engine, &RULES, position, &context)),
            Mind::Random | Mind::Gnubg(_) => None,
        }
    }
}
