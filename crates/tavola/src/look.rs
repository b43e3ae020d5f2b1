//! Common options of the commands that use the engine.

use std::sync::Arc;

use schemars::JsonSchema;
use serde::Serialize;
use tavola_engine::{Budget, Context, Depth, Engine, Level, Met, Probabilities, Work};
use tavola_notation::Situation;
use tavola_rules::Rules;
use tavola_service::rulebook::possible::Possible;

use crate::failure::{Failure, InputError};
use crate::stream::{self, Asked};
use crate::{input, met, output, tables};

/// The depth of the search, and the game.
#[derive(clap::Args)]
pub(crate) struct Look {
    /// The game
    #[arg(long, value_name = "VARIANT|FILE", default_value = "backgammon", value_parser = input::game)]
    pub(crate) rules: Arc<Rules>,
    /// Number of rolls to look ahead: 0 is the net alone (as GNU Backgammon counts plies), up to 3 [default: 1]
    #[arg(long, value_name = "N", value_parser = ply)]
    ply: Option<u32>,
    /// Look as far ahead as this level: beginner, casual, club, expert, master, grandmaster
    #[arg(long, value_name = "NAME", conflicts_with = "ply")]
    level: Option<Level>,
    /// Look ever deeper within this budget: 100ms, or 20000nodes, which is the same on every machine
    #[arg(long, value_name = "BUDGET", conflicts_with_all = ["ply", "level"])]
    budget: Option<Budget>,
    /// The match equity table for positions of a match
    #[arg(long, value_name = "own|kazaross|FILE", default_value = "own", value_parser = met::table)]
    met: Met,
    /// Number of threads; they share the lines of standard input [default: all cores]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=input::MOST_THREADS))]
    threads: Option<u16>,
    /// One line of JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// Options for positions before the roll.
#[derive(clap::Args)]
pub(crate) struct BeforeRoll {
    /// The position, or - to read one from every line of standard input
    #[arg(allow_hyphen_values = true)]
    position: String,
    #[command(flatten)]
    look: Look,
}

impl BeforeRoll {
    /// Answers the position as text or as JSON, or every line of standard input.
    pub(crate) fn run<T: Serialize>(
        &self,
        answer: impl Fn(&Look, &Engine, &str) -> Result<T, InputError> + Sync,
        text: impl FnOnce(&Look, &T) -> String,
    ) -> Result<(), Failure> {
        let look = &self.look;
        let engine = look.engine()?;
        if self.position == input::STDIN {
            let each = |asked: &Asked| answer(look, &engine, asked.without_dice()?);
            return stream::answer_lines(look.threads(), each);
        }
        let answer = answer(look, &engine, &self.position)?;
        if look.json { output::json(&answer) } else { output::text(&text(look, &answer)) }
    }
}

/// The default depth in rolls.
const USUAL_PLY: u32 = 1;
/// Maximum depth: each further roll takes about twenty times as long.
const MOST_PLY: u32 = 3;

fn ply(text: &str) -> Result<u32, InputError> {
    let ply = text.parse().ok().filter(|ply| *ply <= MOST_PLY);
    ply.ok_or_else(|| InputError::found(format!("a number from 0 to {MOST_PLY}"), text))
}

impl Look {
    /// Returns the engine, with the tables for the game.
    pub(crate) fn engine(&self) -> Result<Engine, Failure> {
        let work = Work::inline().with_threads(self.threads()).map_err(Failure::input)?;
        Ok(tables::engine_for(&self.rules)?.with_work(work))
    }

    /// Returns the number of threads.
    pub(crate) fn threads(&self) -> usize {
        input::threads(self.threads)
    }

    /// Returns the depth in rolls, if it is fixed.
    pub(crate) fn plies(&self) -> Option<u32> {
        let plies = self.ply.or(self.level.map(Level::plies)).unwrap_or(USUAL_PLY);
        self.budget.is_none().then_some(plies)
    }

    pub(crate) fn depth(&self) -> Depth {
        self.budget.map_or_else(|| self.plies().unwrap_or(USUAL_PLY).into(), Depth::from)
    }

    /// Returns the budget as text, if there is one.
    pub(crate) fn budget(&self) -> Option<String> {
        self.budget.map(|budget| budget.to_string())
    }

    /// Returns `2-ply` or `within 100ms`.
    pub(crate) fn told(&self) -> String {
        match self.depth() {
            Depth::Plies(plies) => format!("{plies}-ply"),
            Depth::Within(budget) => format!("within {budget}"),
        }
    }

    /// Parses an undecided position with its stakes.
    pub(crate) fn undecided(&self, text: &str) -> Result<(Situation, Context), InputError> {
        let situation = input::undecided(text, &self.rules)?;
        let context = Context { met: self.met.clone(), ..Context::of_situation(&situation, &self.rules) };
        Ok((situation, context))
    }
}

/// Chances for the output. Gammons include backgammons.
#[derive(Clone, Copy, Serialize, JsonSchema)]
pub(crate) struct Chances {
    /// Chance to win.
    win: f32,
    /// Chance to win a gammon or a backgammon.
    win_gammon: f32,
    /// Chance to win a backgammon.
    win_backgammon: f32,
    /// Chance to lose a gammon or a backgammon.
    lose_gammon: f32,
    /// Chance to lose a backgammon.
    lose_backgammon: f32,
}

impl From<Probabilities> for Chances {
    fn from(chances: Probabilities) -> Chances {
        let Probabilities { win, win_gammon, win_backgammon, lose_gammon, lose_backgammon } = chances;
        Chances { win, win_gammon, win_backgammon, lose_gammon, lose_backgammon }
    }
}

impl Chances {
    /// Formats the chances as `win 52.5 % (gammon 14.9, backgammon 0.7), lose 47.5 % (gammon 12.4, backgammon 0.6)`, without values that
    /// the game lacks.
    pub(crate) fn text(&self, rules: &Rules) -> String {
        let possible = Possible::of(rules);
        let side = |chance: f32, gammon: f32, backgammon: f32| {
            let chance = format!("{:.1} %", 100.0 * chance);
            match (possible.gammon, possible.backgammon) {
                (false, _) => chance,
                (true, false) => format!("{chance} (gammon {:.1})", 100.0 * gammon),
                (true, true) => {
                    format!("{chance} (gammon {:.1}, backgammon {:.1})", 100.0 * gammon, 100.0 * backgammon)
                }
            }
        };
        format!(
            "win {}, lose {}",
            side(self.win, self.win_gammon, self.win_backgammon),
            side(1.0 - self.win, self.lose_gammon, self.lose_backgammon)
        )
    }
}
