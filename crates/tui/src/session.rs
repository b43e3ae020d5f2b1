//! A match that is being played and kept: what was done, what may be done, and nothing about how it looks.

use std::path::Path;

use tavola_dice::Dice;
use tavola_engine::Decision;
use tavola_notation::play::PlayError;
use tavola_rules::game::{DiceDue, Offer, Phase};
use tavola_rules::rules::Opening;
use tavola_rules::{Action, Match, MatchKind, Move, Player, Refusal, Turn, Waits, score};

use crate::input::Command;
use crate::log::{self, Entry};
use crate::moves;
use crate::record::{DiceMode, Header, Line, Record, RecordError, Seat};

/// Why something was not done. The match is as it was.
#[derive(Debug, thiserror::Error)]
pub enum Refused {
    /// The rules forbid it.
    #[error("{}", said(.0))]
    Rules(#[from] Refusal),
    /// The typed play is none.
    #[error(transparent)]
    Play(#[from] PlayError),
    /// It makes no sense in this match.
    #[error("{0}")]
    Input(String),
    /// It could not be written down.
    #[error(transparent)]
    Record(#[from] RecordError),
}

fn said(refusal: &Refusal) -> String {
    match refusal {
        Refusal::NotYourTurn { .. } => "it is not your turn".to_owned(),
        refusal => refusal.to_string(),
    }
}

/// Something that can be done now, as it is offered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The key for it.
    pub key: char,
    /// The word for it.
    pub word: &'static str,
    /// What it is.
    pub command: Command,
}

/// See the module.
#[derive(Debug)]
pub struct Session {
    record: Record,
    header: Header,
    m: Match,
    actions: usize,
    log: Vec<Entry>,
    dice: Dice,
}

impl Session {
    /// Begins a match, kept in a folder.
    ///
    /// # Errors
    /// If it cannot be kept there, or its header names no game.
    pub fn begin(folder: &Path, header: Header, dice: Dice) -> Result<Session, Refused> {
        let m = Match::new(header.rules().map_err(Refused::Input)?, header.kind);
        let record = Record::begin(folder, &header)?;
        Ok(Session { record, header, m, actions: 0, log: Vec::new(), dice })
    }

    /// Goes on with a match.
    ///
    /// # Errors
    /// If the file cannot be read, or holds something that the rules refuse.
    pub fn resume(path: &Path, dice: Dice) -> Result<Session, Refused> {
        let (record, header, actions) = Record::open(path)?;
        let unreadable = |reason| RecordError::Unreadable { path: path.to_owned(), reason };
        let m = Match::new(header.rules().map_err(unreadable)?, header.kind);
        let mut session = Session { record, header, m, actions: 0, log: Vec::new(), dice };
        for (by, action) in &actions {
            session.take_in(*by, action).map_err(|refusal| {
                unreadable(format!("action {} is refused: {refusal}", session.actions + 1))
            })?;
        }
        Ok(session)
    }

    /// The match.
    #[must_use]
    pub fn played(&self) -> &Match {
        &self.m
    }

    /// What is played, and by whom.
    #[must_use]
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// Where it is kept.
    #[must_use]
    pub fn path(&self) -> &Path {
        self.record.path()
    }

    /// Number of actions so far.
    #[must_use]
    pub fn actions(&self) -> usize {
        self.actions
    }

    /// What happened.
    #[must_use]
    pub fn log(&self) -> &[Entry] {
        &self.log
    }

    /// The seat of a player.
    #[must_use]
    pub fn seat(&self, player: Player) -> Seat {
        self.header.players[player.index()]
    }

    /// Through whose eyes the board is seen: those of the person who plays the program, or of the one on roll.
    #[must_use]
    pub fn viewer(&self) -> Player {
        match self.header.players {
            [Seat::Human, Seat::Bot { .. }] => Player::First,
            [Seat::Bot { .. }, Seat::Human] => Player::Second,
            _ => self.m.game().phase().player().unwrap_or(Player::First),
        }
    }

    /// Whether the program is to decide something, and for whom.
    #[must_use]
    pub fn bot_to_act(&self) -> Option<Player> {
        let player = self.m.game().phase().player()?;
        let due_by_hand = self.header.dice == DiceMode::Hand && self.dice_are_asked();
        (matches!(self.seat(player), Seat::Bot { .. }) && !due_by_hand).then_some(player)
    }

    /// The program was asked and wants its dice, which people throw.
    fn dice_are_asked(&self) -> bool {
        self.log.last().is_some_and(|entry| entry.at == self.actions && entry.asks_for_dice)
    }

    /// The turn that is being played.
    #[must_use]
    pub fn turn(&self) -> Option<&Turn> {
        match self.m.game().phase() {
            Phase::Move { turn, .. } => Some(turn),
            _ => None,
        }
    }

    /// The turn, if a person plays it.
    #[must_use]
    pub fn own_turn(&self) -> Option<&Turn> {
        self.turn().filter(|_| self.bot_to_act().is_none())
    }

    /// What a person may do now, apart from moving checkers.
    #[must_use]
    pub fn choices(&self) -> Vec<Choice> {
        let choice = |key, word, command| Choice { key, word, command };
        let game = self.m.game();
        if self.bot_to_act().is_some() {
            return Vec::new();
        }
        let resign = choice('R', "resign", Command::Resign(None));
        let mut choices = Vec::new();
        match game.phase() {
            Phase::Opening => choices.push(choice('r', "roll", Command::Roll(None))),
            Phase::Ahead { .. } => {
                choices.push(choice('r', "roll ahead", Command::Roll(None)));
                choices.push(resign);
            }
            Phase::Roll { player, .. } => {
                if !game.picks(*player) {
                    choices.push(choice('r', "roll", Command::Roll(None)));
                }
                if self.seat(*player) == Seat::Human && game.may_double(*player).is_ok() {
                    choices.push(choice('d', "double", Command::Double));
                }
                choices.push(resign);
            }
            Phase::Choose { .. } => choices.push(resign),
            Phase::Move { turn, roll, .. } => {
                if turn.waits() != Waits::Move {
                    choices.push(choice('e', "done", Command::Done));
                }
                if !turn.moves().is_empty() {
                    choices.push(choice('u', "undo", Command::Undo));
                    choices.push(choice('U', "undo all", Command::UndoAll));
                } else if self.header.dice == DiceMode::Hand && roll.is_some() {
                    choices.push(choice('c', "cocked", Command::Cocked));
                }
                choices.push(resign);
            }
            Phase::Answer { player, offer, .. } => {
                choices.push(choice('t', "take", Command::Take));
                choices.push(choice('d', "drop", Command::Drop));
                if game.may_redouble_at_once(*player).is_ok() {
                    choices.push(match offer {
                        Offer::Beaver => choice('r', "raccoon", Command::Raccoon),
                        Offer::Double | Offer::Raccoon => choice('b', "beaver", Command::Beaver),
                    });
                }
            }
            Phase::Resigned { .. } => {
                choices.push(choice('a', "accept", Command::Accept));
                choices.push(choice('r', "refuse", Command::Refuse));
            }
            Phase::Over(_) if self.m.is_over() => {}
            Phase::Over(_) => {
                choices.push(choice('n', "next", Command::Next));
                if self.m.kind() == MatchKind::Money {
                    choices.push(choice('f', "finish", Command::Finish));
                }
            }
        }
        choices
    }

    /// What Enter does: the end of a turn, or the one thing that can be done at all.
    #[must_use]
    pub fn usual_choice(&self) -> Option<Command> {
        let mut choices = self.choices();
        choices.retain(|choice| !matches!(choice.command, Command::Resign(_) | Command::Finish));
        match choices.as_slice() {
            [first, ..] if first.command == Command::Done => Some(Command::Done),
            [only] if !matches!(only.command, Command::Undo | Command::Cocked) => Some(only.command.clone()),
            _ => None,
        }
    }

    /// The highest level at which a game can be given up.
    #[must_use]
    pub fn resignation_levels(&self) -> u8 {
        score::highest_level(self.m.rules())
    }

    /// Does what a person asks for, if it is something that happens in the match.
    ///
    /// # Errors
    /// Why not.
    pub fn command(&mut self, command: &Command) -> Result<(), Refused> {
        let by = match command {
            // A game may be given up while the program thinks.
            Command::Resign(_) => self.viewer(),
            _ => self.m.game().phase().player().unwrap_or(Player::First),
        };
        // Dice that people throw are all that they do for the program.
        let throws_for_it = self.bot_to_act().is_none() && matches!(command, Command::Roll(_));
        if matches!(self.seat(by), Seat::Bot { .. }) && !self.is_opening() && !throws_for_it {
            return Err(Refusal::NotYourTurn { expected: by }.into());
        }
        let actions = match command {
            Command::Roll(dice) => vec![self.roll_due(dice.as_deref())?],
            Command::Play(text) => {
                let moves = moves::typed(text, self.turn_of_person()?)?;
                moves.into_iter().map(Action::Move).collect()
            }
            Command::Choose(number) => vec![Action::Choose { number: *number }],
            Command::Pick(dice) => vec![Action::Pick { dice: *dice }],
            Command::Done => vec![Action::Done],
            Command::Undo => vec![Action::TakeBack],
            Command::UndoAll => {
                let made = self.turn_of_person()?.moves().len();
                if made == 0 {
                    return Err(Refusal::NothingToTakeBack.into());
                }
                vec![Action::TakeBack; made]
            }
            Command::Cocked => vec![Action::Cocked],
            Command::Double => vec![Action::Double],
            Command::Take => vec![Action::Take],
            Command::Drop => vec![Action::Drop],
            Command::Beaver => vec![Action::Beaver],
            Command::Raccoon => vec![Action::Raccoon],
            Command::Resign(level) => vec![Action::Resign { level: level.unwrap_or(1) }],
            Command::Accept => vec![Action::Accept],
            Command::Refuse => vec![Action::Refuse],
            Command::Next => vec![Action::Next],
            Command::Finish => vec![Action::End],
            Command::Hint | Command::Board | Command::Help | Command::Quit => Vec::new(),
        };
        self.act(by, &actions)
    }

    /// Makes moves of the running turn.
    ///
    /// # Errors
    /// Why not.
    pub fn play(&mut self, moves: &[Move]) -> Result<(), Refused> {
        self.turn_of_person()?;
        let by = self.m.game().phase().player().unwrap_or(Player::First);
        let actions: Vec<Action> = moves.iter().copied().map(Action::Move).collect();
        self.act(by, &actions)
    }

    /// Does what the program has decided for a player.
    ///
    /// # Errors
    /// If it cannot be written down.
    pub fn decided(&mut self, by: Player, decision: Decision) -> Result<(), Refused> {
        match decision {
            Decision::Act(actions) => self.act(by, &actions),
            Decision::Roll if self.header.dice == DiceMode::Hand && self.m.game().fixed_roll().is_none() => {
                self.log.push(Entry::asking_for_dice(by, self.actions));
                Ok(())
            }
            Decision::Roll => {
                let roll = self.roll_due(None)?;
                self.act(by, &[roll])
            }
        }
    }

    fn turn_of_person(&self) -> Result<&Turn, Refused> {
        match (self.own_turn(), self.m.game().phase()) {
            (Some(turn), _) => Ok(turn),
            (None, Phase::Move { player, .. }) => Err(Refusal::NotYourTurn { expected: *player }.into()),
            (None, Phase::Over(_)) if self.m.is_over() => Err(Refusal::MatchOver.into()),
            (None, Phase::Over(_)) => Err(Refusal::NotNow { expected: "the next game" }.into()),
            (None, Phase::Answer { .. } | Phase::Resigned { .. }) => {
                Err(Refusal::NotNow { expected: "an answer" }.into())
            }
            (None, Phase::Choose { .. }) => Err(Refusal::NotNow { expected: "a double to be named" }.into()),
            (None, Phase::Opening | Phase::Roll { .. } | Phase::Ahead { .. }) => {
                Err(Refusal::NotNow { expected: "a roll" }.into())
            }
        }
    }

    /// Writes actions down, then shows them: all or none.
    fn act(&mut self, by: Player, actions: &[Action]) -> Result<(), Refused> {
        let mut tried = self.m.clone();
        for action in actions {
            tried.apply(by, action)?;
        }
        let lines: Vec<Line> = actions.iter().map(|action| (by, action.clone())).collect();
        self.record.append(&lines)?;
        for action in actions {
            self.take_in(by, action)?;
        }
        Ok(())
    }

    fn take_in(&mut self, by: Player, action: &Action) -> Result<(), Refusal> {
        let before = self.m.clone();
        let effect = self.m.apply(by, action)?;
        self.actions += 1;
        self.log.retain(|entry| !entry.asks_for_dice);
        self.log.extend(log::entries(&before, &self.m, by, action, &effect, self.actions));
        Ok(())
    }

    /// The roll that is due: the program's, or the one that was thrown on the table.
    fn roll_due(&mut self, thrown: Option<&[u8]>) -> Result<Action, Refused> {
        let input = |line: &str| Err(Refused::Input(line.to_owned()));
        if let (false, DiceDue::Known(roll)) = (self.is_opening(), self.m.game().dice_due()) {
            return Ok(Action::Roll { dice: roll.dice().to_vec() });
        }
        match (self.header.dice, thrown) {
            (DiceMode::Program, Some(_)) => return input("the program throws the dice of this match: roll"),
            (DiceMode::Hand, None)
                if self.m.rules().opening != Opening::LotThenRoll || !self.is_opening() =>
            {
                return input("the dice of this match are thrown by hand: roll 31");
            }
            _ => {}
        }
        if !self.is_opening() {
            let count = self.m.rules().dice.count;
            return Ok(Action::Roll {
                dice: thrown.map_or_else(|| self.dice.several(count), <[u8]>::to_vec),
            });
        }
        match (self.m.rules().opening, thrown) {
            (Opening::OneDieEach | Opening::OneDieEachThenRoll, None) => {
                Ok(Action::Opening { dice: self.dice.two() })
            }
            (Opening::OneDieEach | Opening::OneDieEachThenRoll, Some(&[a, b])) => {
                Ok(Action::Opening { dice: [a, b] })
            }
            (Opening::OneDieEach | Opening::OneDieEachThenRoll, Some(_)) => {
                input("expected two opening dice, the first player's first: roll 31")
            }
            (Opening::TwoDiceHighest, None) => {
                Ok(Action::OpeningTwo { dice: [self.dice.two(), self.dice.two()] })
            }
            (Opening::TwoDiceHighest, Some(&[a, b, c, d])) => {
                Ok(Action::OpeningTwo { dice: [[a, b], [c, d]] })
            }
            (Opening::TwoDiceHighest, Some(_)) => {
                input("expected four opening dice, the first player's two first: roll 6152")
            }
            (Opening::LotThenRoll, None) => {
                let starter = if self.dice.lot() { Player::First } else { Player::Second };
                Ok(Action::Lot { starter })
            }
            (Opening::LotThenRoll, Some(_)) => input("the starter of this game is drawn by lot: roll"),
        }
    }

    /// Whether dice that people have thrown must come with a roll.
    #[must_use]
    pub fn needs_dice(&self) -> bool {
        let lot = self.is_opening() && self.m.rules().opening == Opening::LotThenRoll;
        self.header.dice == DiceMode::Hand && !lot
    }

    fn is_opening(&self) -> bool {
        matches!(self.m.game().phase(), Phase::Opening)
    }
}
