//! A player at the table: what he does with the cube and with a roll.

use tavola_engine::{Bot, Context, CubeAction, CubeAnswer, Decision, Depth, Engine, Level, Met};
use tavola_rules::{Action, Match, Move, Play, Player, Plays, Position, Roll};

use crate::entrant::Entrant;
use crate::nets::GnubgNets;

/// An entrant who has sat down.
pub(crate) struct Seat {
    mind: Mind,
    /// What he plays matches by.
    met: Met,
    /// Decides what is left to chance in this player himself: the same for both sides of a pair of games.
    seed: u64,
}

enum Mind {
    Search(Depth),
    Level(Level),
    Random,
    Nets(Box<GnubgNets>),
}

impl Seat {
    /// Seats him.
    pub(crate) fn new(entrant: Entrant, python: &str, met: Met) -> Result<Seat, String> {
        let mind = match entrant {
            Entrant::Tavola(depth) => Mind::Search(depth),
            Entrant::Level(level) => Mind::Level(level),
            Entrant::Random => Mind::Random,
            Entrant::GnubgNets(plies) => Mind::Nets(Box::new(GnubgNets::start(python, plies)?)),
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

    fn bot_acts(&self, level: Level, m: &Match, who: Player) -> Vec<Action> {
        match Bot::new(level, self.seed).by(self.met).decide(Engine::shared(), m, who) {
            Decision::Act(actions) => actions,
            Decision::Roll => Vec::new(),
        }
    }

    /// Whether he doubles, where he may. Nobody gives up: a level that would just plays on.
    pub(crate) fn doubles(&self, m: &Match, who: Player) -> bool {
        match self.mind {
            Mind::Search(depth) => doubles(&m.game().position(who), &self.context(m, who), depth),
            Mind::Level(level) => self.bot_acts(level, m, who) == [Action::Double],
            Mind::Random | Mind::Nets(_) => false,
        }
    }

    /// Whether he takes a cube that he is offered.
    pub(crate) fn takes(&self, m: &Match, who: Player) -> bool {
        let doubler = who.opponent();
        match self.mind {
            Mind::Search(depth) => takes(&m.game().position(doubler), &self.context(m, doubler), depth),
            Mind::Level(level) => self.bot_acts(level, m, who) == [Action::Take],
            Mind::Random | Mind::Nets(_) => true,
        }
    }

    /// What he plays with a roll.
    pub(crate) fn moves(&mut self, m: &Match, who: Player, roll: Roll) -> Result<Vec<Move>, String> {
        let (rules, position, context) = (m.rules(), m.game().position(who), self.context(m, who));
        let plays = || {
            let mut plays = Plays::new();
            if let &[a, b] = roll.dice() {
                plays.generate_roll(rules, &position, a, b);
            }
            plays
        };
        let play = match &mut self.mind {
            Mind::Search(depth) => best(&position, roll, &context, *depth),
            Mind::Random => {
                let plays = plays();
                plays[(hash(&position, self.seed) % plays.len() as u64) as usize]
            }
            Mind::Nets(nets) => nets.choose(&position, roll.dice(), &plays())?,
            Mind::Level(level) => {
                let level = *level;
                let moves = self.bot_acts(level, m, who).into_iter();
                return Ok(moves
                    .filter_map(|action| if let Action::Move(mv) = action { Some(mv) } else { None })
                    .collect());
            }
        };
        Ok(play.moves.iter(rules, &position).collect())
    }
}

/// Whether the engine doubles as the player on roll (`own`), where he may.
pub(crate) fn doubles(position: &Position, context: &Context, depth: Depth) -> bool {
    let decision = Engine::shared().cube(&RULES, position, context, depth);
    matches!(decision.action, CubeAction::DoubleTake | CubeAction::DoubleDrop)
}

/// Whether the engine takes. Position and context, the cube not yet turned, are the doubler's.
pub(crate) fn takes(position: &Position, context: &Context, depth: Depth) -> bool {
    Engine::shared().answer(&RULES, position, context, false, depth) != CubeAnswer::Drop
}

/// The best play of a roll, as the engine sees it.
pub(crate) fn best(position: &Position, roll: Roll, context: &Context, depth: Depth) -> Play {
    Engine::shared().rank(&RULES, position, roll, context, depth)[0].play
}

/// The engine takes what it must know about the cube from the context.
const RULES: tavola_rules::Rules = tavola_rules::Rules::STANDARD;

/// A hash of a position that is the same in every build.
fn hash(position: &Position, seed: u64) -> u64 {
    let sides = position.own().iter().chain(position.other().iter());
    sides.fold(seed, |hash, (place, count)| scramble(hash ^ (u64::from(place) << 8 | u64::from(count))))
}

/// Scrambles 64 bits (the finaliser of SplitMix64).
pub(crate) fn scramble(x: u64) -> u64 {
    let x = x.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let x = (x ^ (x >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let x = (x ^ (x >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    x ^ (x >> 31)
}
