//! The decisions of a match in their order, found by replaying its actions: no engine is needed for that.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use tavola_engine::{Context, Met};
use tavola_notation::match_files::MatchFile;
use tavola_play::{MatchRecord, RecordError};
use tavola_rules::game::Phase;
use tavola_rules::{Action, GameResult, Graph, Match, Move, Player, Position, Refusal};

use crate::decision::Decision;

/// A match to be analysed: its start, and its actions with their players. All actions are legal.
#[derive(Clone, Debug)]
pub struct Subject {
    /// The names of both players; either may be empty.
    pub names: [String; 2],
    begin: Match,
    actions: Vec<(Player, Action)>,
    /// The indices of the actions that count: an action that was taken back is no decision.
    counted: Vec<usize>,
    now: Match,
}

/// An action that the rules refuse.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("action {} is refused: {refusal}", at + 1)]
pub struct IllegalAction {
    /// Its index.
    pub at: usize,
    /// Why.
    pub refusal: Refusal,
}

impl Subject {
    /// A match from its beginning and its actions.
    ///
    /// # Errors
    /// The first action that the rules refuse.
    pub fn new(
        names: [String; 2],
        begin: Match,
        actions: Vec<(Player, Action)>,
    ) -> Result<Subject, IllegalAction> {
        let refused = |(at, refusal)| IllegalAction { at, refusal };
        let mut now = begin.clone();
        let counted = now.replay(&actions).map_err(refused)?;
        Ok(Subject { names, begin, actions, counted, now })
    }

    /// A match from a file of any format.
    ///
    /// # Errors
    /// The first action that the rules refuse; none in a file that was read.
    pub fn of_file(file: &MatchFile) -> Result<Subject, IllegalAction> {
        Subject::new(file.players.clone(), file.begin(), file.actions())
    }

    /// A match from Tavola's own record.
    ///
    /// # Errors
    /// If its setup cannot be played or the rules refuse an action.
    pub fn of_record(record: &MatchRecord) -> Result<Subject, RecordError> {
        let file = record.file()?;
        let actions = record.log.iter().map(|entry| (entry.by, entry.action.clone())).collect();
        Subject::new(file.players.clone(), file.begin(), actions).map_err(|IllegalAction { at, refusal }| {
            RecordError::Replay(tavola_notation::match_files::ReplayError { at, refusal })
        })
    }

    /// The match before its first action.
    #[must_use]
    pub fn begin(&self) -> &Match {
        &self.begin
    }

    /// The match after its last action.
    #[must_use]
    pub fn now(&self) -> &Match {
        &self.now
    }

    /// The number of its actions.
    #[must_use]
    pub fn actions(&self) -> usize {
        self.actions.len()
    }

    /// The decisions and rolls of the match in their order.
    #[must_use]
    pub fn tasks(&self) -> OpenDecisions<'_> {
        OpenDecisions {
            subject: self,
            m: self.begin.clone(),
            done: 0,
            at: 0,
            game: 0,
            turn: 1,
            begun: None,
            before_roll: Vec::new(),
            thrown: None,
            ready: Vec::new().into_iter(),
            next: 0,
        }
    }

    /// Returns the decisions among some that are still decisions of the match, by their index. A match that has gone on
    /// since keeps all but a roll whose play was not made yet.
    #[must_use]
    pub fn keep(&self, decisions: impl IntoIterator<Item = Decision>) -> BTreeMap<usize, Decision> {
        let mut known: BTreeMap<usize, Decision> =
            decisions.into_iter().map(|decision| (decision.index, decision)).collect();
        let places: BTreeMap<usize, usize> = self.tasks().map(|task| (task.index, task.action)).collect();
        known.retain(|index, decision| places.get(index) == Some(&decision.action));
        known
    }

    /// The games of the match. `met` is the match equity table by which they are valued.
    #[must_use]
    pub fn games(&self, met: &Met) -> Vec<GameOutline> {
        let mut m = self.begin.clone();
        let mut games = vec![GameOutline::begin(&m, met)];
        for &at in &self.counted {
            let (by, action) = &self.actions[at];
            // Every action was accepted when the subject was made.
            let Ok(effect) = m.apply(*by, action) else { break };
            if *action == Action::Next {
                games.push(GameOutline::begin(&m, met));
            } else if let (Some(result), Some(game)) = (effect.result, games.last_mut()) {
                game.end(result);
            }
        }
        games
    }
}

/// A game of a match without its decisions.
#[derive(Clone, Debug)]
pub struct GameOutline {
    /// Points of both players before it.
    pub score: [u32; 2],
    /// Whether it is played without the cube because a player needs one point (Crawford).
    pub crawford: bool,
    /// The result, once there is one.
    pub result: Option<GameResult>,
    /// The first player's chance to win the match before it, in a match.
    pub before: Option<f64>,
    /// Change of the first player's worth by the result: MWC in a match, otherwise points.
    pub gain: Option<f64>,
    context: Context,
}

impl GameOutline {
    fn begin(m: &Match, met: &Met) -> GameOutline {
        let context = Context { met: met.clone(), ..Context::of(m, Player::First) };
        let crawford = m.game().is_crawford();
        let to_come =
            crawford || matches!(context.stakes, tavola_engine::Stakes::Match { crawford_to_come: true, .. });
        let away = Player::BOTH.map(|player| m.away(player).map(i64::from));
        let before = match away {
            [Some(own), Some(other)] => Some(met.chance(own, other, to_come)),
            _ => None,
        };
        GameOutline { score: m.score(), crawford, result: None, before, gain: None, context }
    }

    fn end(&mut self, result: GameResult) {
        let points = f64::from(result.points);
        let won = match result.winner {
            Some(Player::First) => points,
            Some(Player::Second) => -points,
            None => 0.0,
        };
        self.result = Some(result);
        self.gain = Some(match (self.before, result.winner) {
            // After a game that nobody won the same score is played again.
            (Some(_), None) => 0.0,
            (Some(before), Some(_)) => self.context.worth(won) - before,
            (None, _) => won,
        });
    }
}

/// A decision that was made, or a roll, with the match before it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OpenDecision {
    /// Its number in the match, the first being 0. It depends on the actions up to the decision alone, so that a match
    /// that goes on keeps the numbers of its analysed decisions.
    pub index: usize,
    /// Index of the game.
    pub game: usize,
    /// Number of the action that made it, the first of the match being 1.
    pub action: usize,
    /// Actions of the match before it; before the first move of the turn for a play.
    pub before: usize,
    /// Number of the turn in its game, both players' counted, the first being 1.
    pub turn: u32,
    /// The player who decided.
    pub player: Player,
    /// The match before it.
    #[serde(with = "tavola_notation::state")]
    pub state: Arc<Match>,
    /// The decision.
    pub made: Made,
}

/// A decision.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Made {
    /// A segment of a turn was played, or could not be.
    Play {
        /// The moves in their order.
        moves: Vec<Move>,
        /// The position after them, seen by the player.
        end: Position,
        /// The dice on the board, if the turn began with a roll.
        dice: Option<Vec<u8>>,
        /// The roll that this is the first segment of, if its luck is known.
        thrown: Option<Thrown>,
    },
    /// A roll without a play after it.
    Roll(Thrown),
    /// The player rolled instead of doubling.
    NoDouble,
    /// The cube was offered.
    Double,
    /// The cube was answered.
    Answer(Action),
    /// Two numbers were named instead of rolled.
    Pick([u8; 2]),
    /// A double was named.
    Choose(u8),
    /// The game was given up at a level.
    Resign(u8),
    /// A resignation at a level was accepted, or refused.
    Resigned {
        /// 1, 2 or 3.
        level: u8,
        /// Whether it was accepted.
        accepted: bool,
    },
}

/// A roll with the match before it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Thrown {
    /// The match before it.
    #[serde(with = "tavola_notation::state")]
    pub before: Arc<Match>,
    /// The player who threw, or who reported the roll of the opening.
    pub by: Player,
    /// The action.
    pub action: Action,
}

/// See [`Subject::tasks`].
pub struct OpenDecisions<'a> {
    subject: &'a Subject,
    m: Match,
    /// Number of counted actions that are done.
    done: usize,
    /// The index of the current action.
    at: usize,
    game: usize,
    turn: u32,
    /// The match at the beginning of the running turn's moves.
    begun: Option<(Match, usize)>,
    /// The cube decision before the running roll, which does not count if the dice are cocked.
    before_roll: Vec<OpenDecision>,
    thrown: Option<Thrown>,
    ready: std::vec::IntoIter<OpenDecision>,
    next: usize,
}

impl Iterator for OpenDecisions<'_> {
    type Item = OpenDecision;

    fn next(&mut self) -> Option<OpenDecision> {
        loop {
            if let Some(task) = self.ready.next() {
                let index = self.next;
                self.next += 1;
                return Some(OpenDecision { index, ..task });
            }
            let tasks = match self.subject.counted.get(self.done) {
                Some(&at) => {
                    self.done += 1;
                    self.at = at;
                    let (by, action) = &self.subject.actions[at];
                    self.step(*by, action)
                }
                // A roll at the end of an unfinished match has luck.
                None => Some(self.flush()).filter(|tasks| !tasks.is_empty())?,
            };
            self.ready = tasks.into_iter();
        }
    }
}

impl OpenDecisions<'_> {
    fn task(&self, player: Player, state: Arc<Match>, made: Made) -> OpenDecision {
        OpenDecision {
            index: 0,
            game: self.game,
            action: self.at + 1,
            before: self.at,
            turn: self.turn,
            player,
            state,
            made,
        }
    }

    /// The tasks that now count for certain: the cube decision before the running roll, and the roll itself.
    fn flush(&mut self) -> Vec<OpenDecision> {
        let mut tasks = core::mem::take(&mut self.before_roll);
        if let Some(thrown) = self.thrown.take() {
            let mover = self.m.game().phase().player().unwrap_or(thrown.by);
            let mut task = self.task(mover, Arc::clone(&thrown.before), Made::Roll(thrown));
            (task.action, task.before) = (self.at, self.at);
            tasks.push(task);
        }
        tasks
    }

    /// The cube decision of a player who is about to roll, if they have one.
    fn no_double(&self, player: Player) -> Option<OpenDecision> {
        let m = &self.m;
        // A cube that wins no more than the match is dead; it is no decision.
        let dead = m.away(player).is_some_and(|away| away <= m.game().cube().value);
        let access = m.game().may_double(player).is_ok() && !dead;
        access.then(|| self.task(player, Arc::new(m.clone()), Made::NoDouble))
    }

    fn step(&mut self, by: Player, action: &Action) -> Vec<OpenDecision> {
        let mut tasks = Vec::new();
        let state = || Arc::new(self.m.clone());
        match action {
            Action::Roll { .. } => {
                if matches!(self.m.game().phase(), Phase::Roll { .. }) {
                    self.before_roll = self.no_double(by).into_iter().collect();
                    self.thrown = Some(Thrown { before: state(), by, action: action.clone() });
                }
            }
            Action::Opening { .. } | Action::OpeningTwo { .. } | Action::Lot { .. } => {
                self.thrown = Some(Thrown { before: state(), by, action: action.clone() });
            }
            Action::Pick { dice } => {
                tasks.extend(self.no_double(by));
                tasks.push(self.task(by, state(), Made::Pick(*dice)));
            }
            Action::Choose { number } => {
                let state = state();
                tasks = self.flush();
                tasks.push(self.task(by, state, Made::Choose(*number)));
            }
            Action::Cocked => {
                self.before_roll.clear();
                self.thrown = None;
            }
            Action::Move(_) | Action::TakeBack => self.begin_moves(),
            Action::Done => {
                self.begin_moves();
                tasks = self.played(by);
            }
            Action::Double => tasks.push(self.task(by, state(), Made::Double)),
            Action::Take | Action::Drop | Action::Beaver | Action::Raccoon => {
                tasks.push(self.task(by, state(), Made::Answer(action.clone())));
            }
            Action::Resign { level } => {
                let state = state();
                tasks = self.flush();
                tasks.push(self.task(by, state, Made::Resign(*level)));
            }
            Action::Accept | Action::Refuse => {
                if let Phase::Resigned { level, .. } = *self.m.game().phase() {
                    let accepted = *action == Action::Accept;
                    tasks.push(self.task(by, state(), Made::Resigned { level, accepted }));
                }
            }
            Action::Flag | Action::Settle { .. } => tasks = self.flush(),
            Action::Next | Action::End | Action::TakeBackTurn => {}
        }
        // Accepted before, when the subject was made.
        let effect = self.m.apply(by, action).unwrap_or_default();
        self.at += 1;
        match action {
            Action::Next => {
                self.game += 1;
                self.turn = 1;
                self.begun = None;
            }
            Action::Done if self.m.game().phase().player() != Some(by) => self.turn += 1,
            // A tie is thrown again.
            Action::Opening { .. } | Action::OpeningTwo { .. } if effect.starter.is_none() => {
                self.thrown = None;
            }
            // If the starter rolls next, the throw is complete.
            Action::Opening { .. } | Action::OpeningTwo { .. } | Action::Lot { .. }
                if matches!(self.m.game().phase(), Phase::Roll { .. }) =>
            {
                tasks = self.flush();
            }
            _ => {}
        }
        tasks
    }

    /// Keeps the state of the match before the first move of a turn.
    fn begin_moves(&mut self) {
        if let Phase::Move { turn, .. } = self.m.game().phase()
            && turn.moves().is_empty()
        {
            self.begun = Some((self.m.clone(), self.at));
        }
    }

    /// The segments of a turn that is about to be ended.
    fn played(&mut self, by: Player) -> Vec<OpenDecision> {
        let mut tasks = core::mem::take(&mut self.before_roll);
        let (Some((begun, before)), Phase::Move { turn, roll, .. }) =
            (self.begun.take(), self.m.game().phase())
        else {
            return tasks;
        };
        let all: Vec<Move> = turn.moves().iter().map(|(mv, _)| *mv).collect();
        let dice = roll.map(|roll| roll.dice().to_vec());
        let mut thrown = self.thrown.take();
        let mut segment = Arc::new(begun.clone());
        let mut m = begun;
        let mut moves = Vec::new();
        for mv in all {
            _ = m.apply(by, &Action::Move(mv));
            moves.push(mv);
            let Phase::Move { turn, .. } = m.game().phase() else { break };
            // At the root of its graph a turn stands before the next segment.
            if turn.at() == Graph::ROOT {
                let made = Made::Play {
                    moves: core::mem::take(&mut moves),
                    end: turn.position(),
                    dice: dice.clone(),
                    thrown: thrown.take(),
                };
                let state = core::mem::replace(&mut segment, Arc::new(m.clone()));
                tasks.push(OpenDecision { before, ..self.task(by, state, made) });
            }
        }
        // A last segment in which nothing could be played is no turn of its own.
        if !moves.is_empty() || tasks.iter().all(|task| !matches!(task.made, Made::Play { .. })) {
            let end = m.game().position(by);
            let made = Made::Play { moves, end, dice, thrown };
            tasks.push(OpenDecision { before, ..self.task(by, segment, made) });
        }
        tasks
    }
}
