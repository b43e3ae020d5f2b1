//! A player at the table: what he does with the cube and with a roll.

use tavola_engine::{Bot, Context, Decision, EngineError, Level, Met, hash};
use tavola_rules::{Action, Match, Move, Player, Plays, Roll};

use crate::entrant::Entrant;
use crate::python::PythonPlayer;
use crate::searcher::{self, Searcher};

/// An entrant who has sat down.
pub(crate) struct Seat {
    mind: Mind,
    /// What he plays matches by.
    met: Met,
    /// Decides what is left to chance in this player himself: the same for both sides of a pair of games.
    seed: u64,
}

fn said(error: EngineError) -> String {
    error.to_string()
}

enum Mind {
    Search(Searcher),
    Level(Level),
    Random,
    Guest(Box<PythonPlayer>),
}

impl Seat {
    /// Seats him.
    pub(crate) fn new(entrant: &Entrant, python: &str, met: Met) -> Result<Seat, String> {
        let mind = match entrant {
            Entrant::Tavola { depth, nets } => Mind::Search(Searcher::new(*depth, nets.as_deref())?),
            Entrant::Level(level) => Mind::Level(*level),
            Entrant::Random => Mind::Random,
            Entrant::Guest(guest) => Mind::Guest(Box::new(PythonPlayer::start(python, *guest)?)),
            Entrant::Gnubg(_) => return Err(format!("{entrant} plays with dice of its own only")),
        };
        Ok(Seat { mind, met, seed: 0 })
    }

    /// Before a game.
    pub(crate) fn seed(&mut self, seed: u64) {
        self.seed = seed;
    }

    /// What `player` has to decide about.
    fn context(&self, m: &Match, player: Player) -> Context {
        Context { met: self.met, ..Context::of(m, player) }
    }

    fn bot_acts(&self, level: Level, m: &Match, who: Player) -> Result<Vec<Action>, String> {
        let bot = Bot::new(level, self.seed).by(self.met);
        Ok(match bot.decide(searcher::shipped(), m, who).map_err(said)? {
            Decision::Act(actions) => actions,
            Decision::Roll => Vec::new(),
        })
    }

    /// Whether he doubles, where he may. Nobody gives up: a level that would just plays on.
    ///
    /// # Errors
    /// If he is a program of its own, and it fails.
    pub(crate) fn doubles(&mut self, m: &Match, who: Player) -> Result<bool, String> {
        let (position, context) = (m.game().position(who), self.context(m, who));
        Ok(match &mut self.mind {
            Mind::Search(searcher) => searcher.doubles(&position, &context).map_err(said)?,
            Mind::Guest(guest) => guest.cube(&position, &context)?[0],
            &mut Mind::Level(level) => self.bot_acts(level, m, who)? == [Action::Double],
            Mind::Random => false,
        })
    }

    /// Whether he takes a cube that he is offered.
    ///
    /// # Errors
    /// If he is a program of its own, and it fails.
    pub(crate) fn takes(&mut self, m: &Match, who: Player) -> Result<bool, String> {
        let doubler = who.opponent();
        let (position, context) = (m.game().position(doubler), self.context(m, doubler));
        Ok(match &mut self.mind {
            Mind::Search(searcher) => searcher.takes(&position, &context).map_err(said)?,
            Mind::Guest(guest) => guest.cube(&position, &context)?[1],
            &mut Mind::Level(level) => self.bot_acts(level, m, who)? == [Action::Take],
            Mind::Random => true,
        })
    }

    /// What he plays with a roll.
    ///
    /// # Errors
    /// If he is a program of its own, and it fails.
    pub(crate) fn moves(&mut self, m: &Match, who: Player, roll: Roll) -> Result<Vec<Move>, String> {
        let (rules, position, context) = (m.rules(), m.game().position(who), self.context(m, who));
        let &[high, low] = roll.dice() else { return Err(format!("expected two dice, not {roll:?}")) };
        let plays = || {
            let mut plays = Plays::new();
            plays.generate_roll(rules, &position, high, low);
            plays
        };
        let play = match &mut self.mind {
            Mind::Search(searcher) => return searcher.best(&position, roll, &context).map_err(said),
            Mind::Random => {
                let plays = plays();
                plays[(hash::of_position(&position, self.seed) % plays.len() as u64) as usize]
            }
            Mind::Guest(guest) => guest.choose(&position, [high, low], &plays(), &context)?,
            &mut Mind::Level(level) => {
                let moves = self.bot_acts(level, m, who)?.into_iter();
                return Ok(moves
                    .filter_map(|action| if let Action::Move(mv) = action { Some(mv) } else { None })
                    .collect());
            }
        };
        Ok(play.moves.iter(rules, &position).collect())
    }
}
