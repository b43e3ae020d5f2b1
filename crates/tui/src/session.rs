//! A match that is being played and kept: the match, its file, its dice and its log, and nothing about how it looks.

use std::path::Path;

use tavola_dice::Dice;
use tavola_engine::{Decision, Level};
use tavola_play::{
    self as play, Ability, Command, MatchSetup, OpenError, PlayedMatch, Prepared, Request, Seat, Sender,
    SetupError, State,
};
use tavola_rules::game::Phase;
use tavola_rules::reason;
use tavola_rules::rules::Opening;
use tavola_rules::{Action, Match, Move, Player, Refusal, Turn};

use crate::input::{Input, InputError};
use crate::log::{self, Entry};
use crate::moves::{self, TypedError};
use crate::record::{Header, Line, Record, RecordError};
use crate::speech::{People, Speech};

/// Why something was not done. The match is as it was.
#[derive(Debug, thiserror::Error)]
pub enum Refused {
    /// The match does not allow it.
    #[error(transparent)]
    Match(#[from] play::Refused),
    /// The text is no legal play.
    #[error(transparent)]
    Play(#[from] TypedError),
    /// The line is no input.
    #[error(transparent)]
    Input(#[from] InputError),
    /// It could not be kept.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// The setup cannot be played.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// No decision is due.
    #[error("there is nothing to decide now")]
    NothingToDecide,
    /// The thread of the engine ended without an answer.
    #[error("the engine stopped without an answer")]
    EngineLost,
}

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Refused {
        Refused::Match(refusal.into())
    }
}

/// Something that can be done now, as it is offered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The key for it.
    pub key: char,
    /// What is typed for it, in every language.
    pub word: &'static str,
    /// What it is.
    pub input: Input,
}

/// See the module.
#[derive(Debug)]
pub struct Session {
    record: Record,
    played: PlayedMatch,
    seed: u64,
    levels: [Option<Level>; 2],
    people: People,
    log: Vec<Entry>,
    /// The bot that has decided to roll, where people throw its dice. The last entry of the log asks for them.
    asked: Option<Player>,
    dice: Dice,
}

impl Session {
    /// Begins a match, kept in a folder and reported in a language.
    ///
    /// # Errors
    /// If it cannot be played, or not be kept there.
    pub fn begin(folder: &Path, mut header: Header, dice: Dice, speech: Speech) -> Result<Session, Refused> {
        header.setup = header.setup.checked(|level| level.parse::<Level>().is_ok())?;
        let played = PlayedMatch::begin(header.setup.clone())?;
        let record = Record::begin(folder, &header)?;
        Ok(Session::new(record, played, header.seed, dice, speech))
    }

    /// Continues a match.
    ///
    /// # Errors
    /// If the file cannot be read, or holds something that the rules refuse.
    pub fn resume(path: &Path, dice: Dice, speech: Speech) -> Result<Session, Refused> {
        let (record, header, actions) = Record::open(path)?;
        let no_match = |source: OpenError| RecordError::Match { path: path.to_owned(), source };
        let level = header.setup.players.iter().find_map(|seat| match seat {
            Seat::Bot { level } if level.parse::<Level>().is_err() => Some(level.clone()),
            Seat::Bot { .. } | Seat::Human { .. } => None,
        });
        if let Some(level) = level {
            return Err(no_match(SetupError::Level(level).into()).into());
        }
        let played = PlayedMatch::begin(header.setup).map_err(|error| no_match(error.into()))?;
        let mut session = Session::new(record, played, header.seed, dice, speech);
        for (by, action) in actions {
            let why = session.why_no_play(&action);
            let event = session.played.push(by, action).map_err(|error| no_match(error.into()))?.clone();
            session.log.extend(log::entries(&event, session.played.now(), &session.people, why));
        }
        Ok(session)
    }

    fn new(record: Record, played: PlayedMatch, seed: u64, dice: Dice, speech: Speech) -> Session {
        let levels = Player::BOTH.map(|player| match played.setup().seat(player) {
            Seat::Bot { level } => level.parse().ok(),
            Seat::Human { .. } => None,
        });
        let people = People::new(speech, played.setup());
        Session { record, played, seed, levels, people, log: Vec::new(), asked: None, dice }
    }

    /// The language that it is reported in.
    #[must_use]
    pub fn speech(&self) -> Speech {
        self.people.speech
    }

    /// What the two sides are called.
    #[must_use]
    pub fn people(&self) -> &People {
        &self.people
    }

    /// The match as it stands.
    #[must_use]
    pub fn played(&self) -> &Match {
        self.played.now()
    }

    /// What is played, and by whom.
    #[must_use]
    pub fn setup(&self) -> &MatchSetup {
        self.played.setup()
    }

    /// What the match waits for.
    #[must_use]
    pub fn state(&self) -> State {
        self.played.state()
    }

    /// Where it is kept.
    #[must_use]
    pub fn path(&self) -> &Path {
        self.record.path()
    }

    /// Number of actions so far.
    #[must_use]
    pub fn actions(&self) -> usize {
        self.played.len()
    }

    /// What happened.
    #[must_use]
    pub fn log(&self) -> &[Entry] {
        &self.log
    }

    /// The level of a bot; `None` for a person.
    #[must_use]
    pub fn level(&self, player: Player) -> Option<Level> {
        self.levels[player.index()]
    }

    /// The seed of the engine's errors, at levels that err.
    #[must_use]
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// From whose side the board is seen: that of the person who plays the engine, or of the player on roll.
    #[must_use]
    pub fn viewer(&self) -> Player {
        match self.levels {
            [None, Some(_)] => Player::First,
            [Some(_), None] => Player::Second,
            _ => self.played().game().phase().player().unwrap_or(Player::First),
        }
    }

    /// The bot that is to decide something, if any. One that has decided to roll waits for dice where people throw
    /// them.
    #[must_use]
    pub fn bot_to_act(&self) -> Option<Player> {
        self.played.bot_to_act().map(|(player, _)| player).filter(|player| self.asked != Some(*player))
    }

    /// The turn that is being played.
    #[must_use]
    pub fn turn(&self) -> Option<&Turn> {
        match self.played().game().phase() {
            Phase::Move { turn, .. } => Some(turn),
            _ => None,
        }
    }

    /// The turn, if a person plays it.
    #[must_use]
    pub fn own_turn(&self) -> Option<&Turn> {
        self.turn().filter(|_| self.bot_to_act().is_none())
    }

    /// What people at this terminal may do: the player on turn, and the person who may give up meanwhile.
    fn abilities(&self) -> Vec<Ability> {
        let mut abilities = Vec::new();
        let bot = self.played.bot_to_act().map(|(player, _)| player);
        match (bot, self.asked) {
            (Some(bot), Some(asked)) if bot == asked => abilities.extend(self.played.may(bot)),
            _ => {}
        }
        let person = if self.setup().seat(self.viewer()).is_bot() { None } else { Some(self.viewer()) };
        abilities.extend(person.map(|person| self.played.may(person)).unwrap_or_default());
        abilities
    }

    /// What people may do now, apart from moving checkers.
    #[must_use]
    pub fn choices(&self) -> Vec<Choice> {
        let choice = |key, word, input| Choice { key, word, input };
        let one = |key, word, command| vec![Choice { key, word, input: Input::Do(command) }];
        let choices = |ability| match ability {
            Ability::Roll { .. } => {
                let lots = self.played().rules().opening == Opening::LotThenRoll;
                let word = match self.state() {
                    State::Ahead { .. } => "roll ahead",
                    State::Opening if lots => "lot",
                    _ => "roll",
                };
                one('r', word, Command::Roll { dice: None })
            }
            Ability::Pick | Ability::Choose | Ability::Play => Vec::new(),
            Ability::Done => one('e', "done", Command::Done),
            Ability::TakeBack { .. } => vec![
                choice('u', "undo", Input::Do(Command::TakeBack)),
                choice('U', "undo all", Input::UndoAll),
            ],
            Ability::Cocked => one('c', "cocked", Command::Cocked),
            Ability::Double { .. } => one('d', "double", Command::Double),
            Ability::Take => one('t', "take", Command::Take),
            Ability::Drop => one('d', "drop", Command::Drop),
            Ability::Beaver { .. } => one('b', "beaver", Command::Beaver),
            Ability::Raccoon { .. } => one('r', "raccoon", Command::Raccoon),
            Ability::Resign { .. } => vec![choice('R', "resign", Input::Resign)],
            Ability::Accept => one('a', "accept", Command::Accept),
            Ability::Refuse => one('r', "refuse", Command::Refuse),
            Ability::Next => one('n', "next", Command::Next),
            Ability::End => one('f', "finish", Command::End),
        };
        self.abilities().into_iter().flat_map(choices).collect()
    }

    /// What Enter does: the end of a turn, or the one thing that can be done at all.
    #[must_use]
    pub fn usual_choice(&self) -> Option<Input> {
        let done = Input::Do(Command::Done);
        let mut choices = self.choices();
        choices.retain(|choice| !matches!(choice.input, Input::Resign | Input::Do(Command::End)));
        match choices.as_slice() {
            [first, ..] if first.input == done => Some(done),
            [only] if only.input != Input::Do(Command::Cocked) => Some(only.input.clone()),
            _ => None,
        }
    }

    /// What each level of a resignation costs, the single game first; empty where resigning is not allowed.
    #[must_use]
    pub fn resignations(&self) -> Vec<u32> {
        let points = self.abilities().into_iter().find_map(|ability| match ability {
            Ability::Resign { points } => Some(points),
            _ => None,
        });
        points.unwrap_or_default()
    }

    /// Does what a person asks for, if it is something that happens in the match. A resignation without a level is
    /// one of a single game.
    ///
    /// # Errors
    /// Why not.
    pub fn command(&mut self, input: &Input) -> Result<(), Refused> {
        let requests: Vec<Request> = match input {
            Input::Do(command) => vec![command.clone().into()],
            Input::Moves(text) => {
                let moves = moves::typed(text, self.turn_of_person()?)?;
                vec![Command::Move { moves }.into()]
            }
            Input::UndoAll => match self.turn_of_person()?.moves().len() {
                0 => return Err(Refusal::NothingToTakeBack.into()),
                made => vec![Command::TakeBack.into(); made],
            },
            Input::Resign => vec![Command::Resign { level: 1 }.into()],
            Input::Hint | Input::Board | Input::Help | Input::Quit => return Ok(()),
        };
        // A bot decides whether to double before people throw its dice.
        if let (Some(expected), Input::Do(Command::Roll { .. })) = (self.bot_to_act(), input) {
            return Err(Refusal::NotYourTurn { expected }.into());
        }
        let prepared = self.played.prepare(Sender::TABLE, &requests)?;
        self.carry_out(prepared)
    }

    /// Makes moves of the running turn.
    ///
    /// # Errors
    /// Why not.
    pub fn play(&mut self, moves: &[Move]) -> Result<(), Refused> {
        self.command(&Input::Do(Command::Move { moves: moves.to_vec() }))
    }

    /// Does what the engine has decided for a bot.
    ///
    /// # Errors
    /// If it cannot be kept. The bot is then asked again.
    pub fn decided(&mut self, by: Player, decision: Decision) -> Result<(), Refused> {
        let prepared = match decision {
            Decision::Act(actions) => self.played.decide(by, actions)?,
            Decision::Roll => match self.played.bot_roll(by) {
                Err(play::Refused::DiceWanted(_)) => {
                    self.asked = Some(by);
                    self.log.push(Entry::asking_for_dice(by, self.speech()));
                    return Ok(());
                }
                prepared => prepared?,
            },
        };
        self.carry_out(prepared)
    }

    fn turn_of_person(&self) -> Result<&Turn, Refused> {
        match self.own_turn() {
            Some(turn) => Ok(turn),
            // The refusal of any move is the reason.
            None => match self.played.prepare(Sender::TABLE, [&Command::TakeBack.into()]) {
                Err(refused) => Err(refused.into()),
                Ok(_) => Err(Refused::NothingToDecide),
            },
        }
    }

    /// Throws the dice that are due, keeps everything, then shows it: all or nothing.
    fn carry_out(&mut self, prepared: Prepared) -> Result<(), Refused> {
        let prepared = match prepared.due() {
            Some(due) => prepared.thrown(&self.dice.several(due.count()))?,
            None => prepared,
        };
        let line = |event: &play::Event| -> Line { (event.by, event.action.clone()) };
        let lines: Vec<(Player, Action)> = prepared.events().iter().map(line).collect();
        let why = lines.first().and_then(|(_, action)| self.why_no_play(action));
        self.record.append(&lines)?;
        let seen = self.played.len();
        self.played.commit(prepared)?;
        if self.asked.take().is_some() {
            self.log.pop();
        }
        let events = self.played.events()[seen..].iter();
        for (event, why) in events.zip([why].into_iter().chain(std::iter::repeat(None))) {
            self.log.extend(log::entries(event, self.played.now(), &self.people, why));
        }
        Ok(())
    }

    /// Why nothing can be played in the turn that an action is to end.
    fn why_no_play(&self, action: &Action) -> Option<reason::Reason> {
        let turn = self.turn().filter(|turn| *action == Action::Done && turn.moves().is_empty());
        turn.and_then(reason::no_play_reason)
    }

    /// How many dice the opening takes; 0 where none are due.
    #[must_use]
    pub fn opening_dice(&self) -> u8 {
        self.played.dice_due().map_or(0, play::DiceDue::count)
    }

    /// Whether dice that people have thrown must come with a roll.
    #[must_use]
    pub fn needs_dice(&self) -> bool {
        self.played.wants_hand_dice()
    }
}
