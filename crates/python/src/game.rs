//! A game in play, action by action, with its dice.

use std::sync::Arc;

use pyo3::prelude::*;
use pyo3::types::PyBytes;
use tavola_engine::{Bot, BotDecision, Level, hash};
use tavola_play::DiceDue;
use tavola_rules::game::Phase;
use tavola_rules::rules::CubeRules;
use tavola_rules::{Action, Match, MatchKind, Player, Position, Rules, Waits};

use crate::actions::{self, COUNT};
use crate::engine::Engine;
use crate::input::{rules, wrong};

/// Figures of an observation: for each side 27 places (off, 24 points, bar, pool) and 25 marks of pinned points, the agent's
/// first; six counts of the numbers that are left; five marks of the kind of decision (roll, move, choose, answer, pick); six
/// counts of a roll that is known before it is thrown; the cube's value as a power of two, and whether the agent or the opponent
/// owns it; whether the agent is the first player.
pub(crate) const OBSERVATION: usize = 2 * (27 + 25) + 6 + 5 + 6 + 1 + 2 + 1;

/// Number of actions after which a game without an end is a draw.
const MOST: u32 = 10_000;

/// One game.
#[derive(Clone)]
#[pyclass(module = "tavola._tavola")]
pub(crate) struct Game {
    game: Match,
    seed: u64,
    thrown: u64,
    actions: u32,
    /// The legal actions now, each with its number.
    legal: Vec<(usize, Action)>,
}

/// An error that the rules make impossible.
fn internal(error: impl std::fmt::Display) -> PyErr {
    pyo3::exceptions::PyRuntimeError::new_err(error.to_string())
}

impl Game {
    pub(crate) fn begin(name: &str, seed: u64, cube: bool) -> PyResult<Game> {
        let rules = rules(name)?;
        Game::of(Arc::new(if cube { rules } else { Rules { cube: CubeRules::OFF, ..rules } }), seed)
    }

    /// Begins a new game with the same rules and other dice.
    pub(crate) fn again(&self) -> PyResult<Game> {
        Game::of(Arc::new(self.game.match_rules().clone()), hash::mix(self.seed ^ 0x7461_766f_6c61))
    }

    fn of(rules: Arc<Rules>, seed: u64) -> PyResult<Game> {
        let game = Match::new(rules, MatchKind::Single);
        let mut game = Game { game, seed, thrown: 0, actions: 0, legal: Vec::new() };
        game.advance()?;
        Ok(game)
    }

    fn die(&mut self) -> u8 {
        self.thrown += 1;
        1 + (hash::mix(hash::mix(self.seed).wrapping_add(self.thrown)) % 6) as u8
    }

    fn phase(&self) -> &Phase {
        self.game.game().phase()
    }

    fn may(&self, by: Player, action: &Action) -> bool {
        self.game.clone().apply(by, action).is_ok()
    }

    fn apply(&mut self, by: Player, action: &Action) -> PyResult<()> {
        self.game.apply(by, action).map(|_| ()).map_err(internal)
    }

    /// Continues until a player has a decision, or the game is over.
    fn advance(&mut self) -> PyResult<()> {
        loop {
            self.legal = self.found();
            if !self.legal.is_empty() || self.is_over() {
                return Ok(());
            }
            let by = self.phase().player().unwrap_or(Player::First);
            match self.phase() {
                Phase::Move { .. } => self.apply(by, &Action::Done)?,
                _ => self.throw(by)?,
            }
        }
    }

    fn throw(&mut self, by: Player) -> PyResult<()> {
        let due = DiceDue::of(&self.game).ok_or_else(|| internal("no dice are due"))?;
        let dice: Vec<u8> = (0..due.count()).map(|_| self.die()).collect();
        let action = due.action(&dice).map_err(internal)?;
        self.apply(by, &action)
    }

    pub(crate) fn player(&self) -> Option<Player> {
        if self.is_over() { None } else { self.phase().player() }
    }

    pub(crate) fn is_over(&self) -> bool {
        self.game.is_over() || self.actions >= MOST
    }

    /// The points that each player has won.
    pub(crate) fn points(&self) -> [f32; 2] {
        let Some(result) = self.game.game().result() else { return [0.0; 2] };
        let points = result.points as f32;
        match result.winner {
            Some(Player::First) => [points, -points],
            Some(Player::Second) => [-points, points],
            None => [0.0; 2],
        }
    }

    /// The legal actions, each with the action of the rules. Empty if there is no decision.
    fn found(&self) -> Vec<(usize, Action)> {
        let Some(by) = self.player() else { return Vec::new() };
        let tried = |first: usize, actions: &[Action]| -> Vec<(usize, Action)> {
            let numbered = actions.iter().enumerate().filter(|(_, action)| self.may(by, action));
            numbered.map(|(i, action)| (first + i, action.clone())).collect()
        };
        match self.phase() {
            Phase::Roll { .. } if self.game.game().picks(by) => {
                (0..15).map(|i| (actions::PICK + i, Action::Pick { dice: actions::picked(i) })).collect()
            }
            Phase::Roll { .. } if self.game.rules().cube.on && self.may(by, &Action::Double) => {
                // The dice of the roll follow when it is thrown.
                vec![(actions::ROLL, Action::Roll { dice: Vec::new() }), (actions::CUBE, Action::Double)]
            }
            Phase::Move { turn, .. } => {
                let mut legal: Vec<(usize, Action)> =
                    turn.legal().iter().map(|mv| (actions::of_move(mv), Action::Move(*mv))).collect();
                if !legal.is_empty() && turn.waits() != Waits::Move {
                    legal.push((actions::DONE, Action::Done));
                }
                legal
            }
            Phase::Choose { .. } => {
                let doubles: Vec<Action> = (1..=6).map(|number| Action::Choose { number }).collect();
                tried(actions::CHOOSE, &doubles)
            }
            Phase::Answer { .. } => tried(actions::CUBE, &actions::CUBE_ACTIONS),
            _ => Vec::new(),
        }
    }

    pub(crate) fn write_mask(&self, mask: &mut [u8]) {
        mask.fill(0);
        for (action, _) in &self.legal {
            mask[*action] = 1;
        }
    }

    /// Does an action by its number.
    pub(crate) fn act(&mut self, action: usize) -> PyResult<()> {
        let by = self.player().ok_or_else(|| wrong("the game is over: expected reset()"))?;
        let found = self.legal.iter().find(|(number, _)| *number == action).cloned();
        let Some((number, action)) = found else {
            return Err(wrong(format!("expected an action that the mask allows, not {action}")));
        };
        self.actions += 1;
        if number == actions::ROLL {
            self.throw(by)?;
        } else {
            self.apply(by, &action)?;
        }
        self.advance()
    }

    /// The numbers of the actions that a list of the rules' actions stands for.
    fn numbers(&self, wanted: &[Action]) -> Vec<usize> {
        wanted
            .iter()
            .filter_map(|action| match action {
                Action::Move(mv) => Some(actions::of_move(mv)),
                Action::Choose { number } => Some(actions::CHOOSE + usize::from(*number) - 1),
                Action::Pick { dice } => {
                    let (high, low) = (dice[0].max(dice[1]), dice[0].min(dice[1]));
                    (0..15).find(|i| actions::picked(*i) == [high, low]).map(|i| actions::PICK + i)
                }
                // If no other action is left, the turn ends by itself.
                Action::Done => (wanted.len() == 1).then_some(actions::DONE),
                cube => actions::CUBE_ACTIONS.iter().position(|a| a == cube).map(|i| actions::CUBE + i),
            })
            .collect()
    }

    pub(crate) fn observe(&self, player: Player, out: &mut [f32]) {
        out.fill(0.0);
        let acts = self.player() == Some(player);
        let position: Position = match self.phase() {
            Phase::Move { player: mover, turn, .. } => {
                if *mover == player {
                    turn.position()
                } else {
                    turn.position().swapped()
                }
            }
            _ => self.game.game().position(player),
        };
        let mut at = 0;
        let sides = [(position.own(), position.own_pinned()), (position.other(), position.other_pinned())];
        for (checkers, pinned) in sides {
            for place in 0..27 {
                out[at] = f32::from(checkers.count(place));
                at += 1;
            }
            for point in 0..25 {
                out[at] = (pinned >> point & 1) as f32;
                at += 1;
            }
        }
        if acts {
            let decides = match self.phase() {
                Phase::Roll { .. } if self.game.game().picks(player) => 4,
                Phase::Roll { .. } => 0,
                Phase::Move { turn, .. } => {
                    for number in turn.left() {
                        out[at + usize::from(*number) - 1] += 1.0;
                    }
                    1
                }
                Phase::Choose { .. } => 2,
                _ => 3,
            };
            out[at + 6 + decides] = 1.0;
        }
        at += 11;
        let known = self.game.game().roll_ahead().or(self.game.game().fixed_roll());
        for number in known.iter().flat_map(tavola_rules::Roll::dice) {
            out[at + usize::from(*number) - 1] += 1.0;
        }
        at += 6;
        let cube = self.game.game().cube();
        out[at] = (cube.stake() as f32).log2();
        match cube.owner {
            Some(owner) if owner == player => out[at + 1] = 1.0,
            Some(_) => out[at + 2] = 1.0,
            None => {}
        }
        out[at + 3] = f32::from(player == Player::First);
    }
}

#[pymethods]
impl Game {
    #[new]
    #[pyo3(signature = (rules = "backgammon", seed = 1, cube = false))]
    fn new(rules: &str, seed: u64, cube: bool) -> PyResult<Game> {
        Game::begin(rules, seed, cube)
    }

    /// The player who decides, 0 or 1; None when the game is over.
    #[getter]
    fn agent(&self) -> Option<usize> {
        self.player().map(Player::index)
    }

    #[getter]
    fn over(&self) -> bool {
        self.is_over()
    }

    /// The points that each player has won: positive for the winner, 0 before the end.
    #[getter]
    fn rewards(&self) -> (f32, f32) {
        self.points().into()
    }

    /// The position in plain notation, seen by the player who decides.
    #[getter]
    fn position(&self) -> String {
        match self.phase() {
            Phase::Move { turn, .. } => turn.position().to_string(),
            phase => self.game.game().position(phase.player().unwrap_or(Player::First)).to_string(),
        }
    }

    /// The numbers that are left to play.
    #[getter]
    fn numbers_left(&self) -> Vec<u8> {
        if let Phase::Move { turn, .. } = self.phase() { turn.left().to_vec() } else { Vec::new() }
    }

    /// One byte for each action: 1 if it is legal.
    fn mask<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        let mut mask = [0; COUNT];
        self.write_mask(&mut mask);
        PyBytes::new(py, &mask)
    }

    /// The legal actions by number.
    fn legal_actions(&self) -> Vec<usize> {
        self.legal.iter().map(|(number, _)| *number).collect()
    }

    fn step(&mut self, action: usize) -> PyResult<()> {
        self.act(action)
    }

    /// The observation of a player, as native 32-bit floats.
    #[pyo3(signature = (agent = None))]
    fn observation<'py>(&self, py: Python<'py>, agent: Option<usize>) -> PyResult<Bound<'py, PyBytes>> {
        let player = match agent {
            None => self.player().unwrap_or(Player::First),
            Some(0) => Player::First,
            Some(1) => Player::Second,
            Some(other) => return Err(wrong(format!("expected agent 0 or 1, not {other}"))),
        };
        let mut figures = [0.0; OBSERVATION];
        self.observe(player, &mut figures);
        let bytes: Vec<u8> = figures.iter().flat_map(|figure| figure.to_ne_bytes()).collect();
        Ok(PyBytes::new(py, &bytes))
    }

    /// The engine's decision at a level: the numbers of its next actions.
    #[pyo3(signature = (engine, level = "club"))]
    fn advice(&self, py: Python<'_>, engine: &Engine, level: &str) -> PyResult<Vec<usize>> {
        let by = self.player().ok_or_else(|| wrong("the game is over: expected reset()"))?;
        let level: Level = level.parse().map_err(wrong)?;
        let bot = Bot::new(level, self.seed).playing_on();
        let decision = py.detach(|| bot.decide(&engine.engine, &self.game, by)).map_err(wrong)?;
        Ok(match decision {
            BotDecision::Roll => vec![actions::ROLL],
            BotDecision::Act(wanted) => self.numbers(&wanted),
        })
    }

    fn copy(&self) -> Game {
        self.clone()
    }

    fn __repr__(&self) -> String {
        format!("Game({:?}, {:?})", self.game.match_rules().name, self.position())
    }
}
