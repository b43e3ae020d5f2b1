//! A running match that is saved: the match, its file, its dice and its log, independent of any display.

use std::path::Path;
use std::sync::Arc;
use std::time::{Instant, SystemTime, UNIX_EPOCH};

use tavola_dice::Dice;
use tavola_engine::{BotDecision, Level};
use tavola_play::{
    self as play, Command, DiceMode, MatchSetup, OpenError, PlayedMatch, Prepared, Request, Seat, Sender,
    SetupError, State,
};
use tavola_rules::game::Phase;
use tavola_rules::reason;
use tavola_rules::{Action, Match, Move, Player, Refusal, Turn};

use crate::clock::{Clock, ClockRule};
use crate::input::{Input, InputError};
use crate::log::{self, Around, Entry};
use crate::moves::{self, TypedError};
use crate::record::{Header, Line, Record, RecordError};
use crate::speech::{People, Speech};
use crate::throws::{self, Throws};

mod choices;

pub use choices::Choice;

/// The reason why an action was refused. The match is unchanged.
#[derive(Debug, thiserror::Error)]
pub enum SessionError {
    /// The match does not allow it.
    #[error(transparent)]
    Match(#[from] play::Refused),
    /// The text is not a legal play.
    #[error(transparent)]
    Play(#[from] TypedError),
    /// The line is not a valid input.
    #[error(transparent)]
    Input(#[from] InputError),
    /// The action could not be saved.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// The setup cannot be played.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// No decision is due.
    #[error("there is nothing to decide now")]
    NothingToDecide,
    /// The match is not over, so no other one can begin.
    #[error("the match is not over yet")]
    NotOver,
    /// The thread of the engine ended without an answer.
    #[error("the engine stopped without an answer")]
    EngineLost,
}

impl From<Refusal> for SessionError {
    fn from(refusal: Refusal) -> SessionError {
        SessionError::Match(refusal.into())
    }
}

/// Draws a seed for a bot's errors.
pub(crate) fn seed(dice: &mut Dice) -> u64 {
    (0..u64::BITS).fold(0, |seed, _| seed << 1 | u64::from(dice.lot()))
}

/// A match with its file, dice and log.
#[derive(Debug)]
pub struct Session {
    record: Record,
    played: PlayedMatch,
    seed: u64,
    levels: [Option<Level>; 2],
    people: People,
    log: Vec<Entry>,
    /// The bot that has decided to roll, if people throw its dice. The last entry of the log asks for them.
    asked: Option<Player>,
    dice: Throws,
    /// Number of automatic moves in the running turn.
    alone: usize,
    /// Whether a person has taken back a move of the running turn, and so plays it by hand.
    by_hand: bool,
    clock: Option<Clock>,
    watch: Option<Watch>,
}

/// An observer that writes the state of the match: a match file, an overlay.
#[derive(Clone)]
pub struct Watch(Arc<Watcher>);

/// The function that runs after every action; its error is reported in the match.
type Watcher = dyn Fn(&Session) -> Result<(), String> + Send + Sync;

impl Watch {
    /// Creates an observer that runs at the beginning and after every action.
    pub fn new(watcher: impl Fn(&Session) -> Result<(), String> + Send + Sync + 'static) -> Watch {
        Watch(Arc::new(watcher))
    }
}

impl std::fmt::Debug for Watch {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Watch")
    }
}

impl Session {
    /// Begins a match, saved in a folder and reported in a language.
    ///
    /// # Errors
    /// It cannot be played, or cannot be saved there.
    pub fn begin(
        folder: &Path,
        mut header: Header,
        dice: Dice,
        speech: Speech,
    ) -> Result<Session, SessionError> {
        header.setup = header.setup.checked(|level| level.parse::<Level>().is_ok())?;
        let played = PlayedMatch::begin(header.setup.clone())?;
        let record = Record::begin(folder, &header)?;
        Ok(Session::new(record, played, header.seed, Throws::Free(Box::new(dice)), speech))
    }

    /// Begins a match with verifiable dice: they are sealed with a secret for each person.
    ///
    /// # Errors
    /// See [`Session::begin`].
    pub fn begin_sealed(folder: &Path, mut header: Header, speech: Speech) -> Result<Session, SessionError> {
        header.setup = header.setup.checked(|level| level.parse::<Level>().is_ok())?;
        let played = PlayedMatch::begin(header.setup.clone())?;
        let (dice, seed) = throws::seal(&header.setup, &mut Dice::random());
        let throws = Throws::sealed(&dice, seed.clone());
        header.dice = Some(dice);
        let record = Record::begin(folder, &header)?;
        record.keep_seed(&seed)?;
        Ok(Session::new(record, played, header.seed, throws, speech))
    }

    /// Continues a match.
    ///
    /// # Errors
    /// The file cannot be read, or contains an action that the rules refuse.
    pub fn resume(path: &Path, dice: Dice, speech: Speech) -> Result<Session, SessionError> {
        let mut session = Session::of_file(path, Record::open(path)?, dice, speech)?;
        session.show_seed();
        Ok(session)
    }

    /// Opens a saved match for reading. Another process may play it meanwhile, and actions are not possible.
    ///
    /// # Errors
    /// See [`Session::resume`].
    pub fn look(path: &Path, speech: Speech) -> Result<Session, SessionError> {
        Session::of_file(path, Record::look(path)?, Dice::seeded(0), speech)
    }

    fn of_file(
        path: &Path,
        (record, header, actions): (Record, Header, Vec<Line>),
        dice: Dice,
        speech: Speech,
    ) -> Result<Session, SessionError> {
        let no_match = |source: OpenError| RecordError::Match { path: path.to_owned(), source };
        let level = header.setup.players.iter().find_map(|seat| match seat {
            Seat::Bot { level } if level.parse::<Level>().is_err() => Some(level.clone()),
            Seat::Bot { .. } | Seat::Human { .. } => None,
        });
        if let Some(level) = level {
            return Err(no_match(SetupError::Level(level).into()).into());
        }
        let played = PlayedMatch::begin(header.setup).map_err(|error| no_match(error.into()))?;
        let sealed = header.dice.as_ref().filter(|dice| dice.seed.is_none()).zip(record.seed());
        let throws = sealed.map_or(Throws::Free(Box::new(dice)), |(dice, seed)| Throws::sealed(dice, seed));
        let mut session = Session::new(record, played, header.seed, throws, speech);
        for (by, action) in actions {
            let why = session.why_no_play(&action);
            let event = session.played.push((by, action)).map_err(|error| no_match(error.into()))?.clone();
            let (m, people) = (session.played.now(), &session.people);
            session.log.extend(log::entries(&event, &Around { m, people, why, by_hand: true }));
        }
        Ok(session)
    }

    fn new(record: Record, played: PlayedMatch, seed: u64, dice: Throws, speech: Speech) -> Session {
        let levels = Player::BOTH.map(|player| match played.setup().seat(player) {
            Seat::Bot { level } => level.parse().ok(),
            Seat::Human { .. } => None,
        });
        let people = People::new(speech, played.setup());
        Session {
            record,
            played,
            seed,
            levels,
            people,
            log: Vec::new(),
            asked: None,
            dice,
            alone: 0,
            by_hand: false,
            clock: None,
            watch: None,
        }
    }

    /// Returns the language of its reports.
    #[must_use]
    pub fn speech(&self) -> Speech {
        self.people.speech
    }

    /// Returns the two sides with their names.
    #[must_use]
    pub fn people(&self) -> &People {
        &self.people
    }

    /// Returns the present match.
    #[must_use]
    pub fn played(&self) -> &Match {
        self.played.now()
    }

    /// Returns the setup of the match.
    #[must_use]
    pub fn setup(&self) -> &MatchSetup {
        self.played.setup()
    }

    /// Returns the action that the match waits for.
    #[must_use]
    pub fn state(&self) -> State {
        self.played.state()
    }

    /// Returns the path of its file.
    #[must_use]
    pub fn path(&self) -> &Path {
        self.record.path()
    }

    /// Returns the number of its file, which identifies the match to other commands.
    #[must_use]
    pub fn number(&self) -> Option<u32> {
        self.path().file_stem()?.to_str()?.parse().ok()
    }

    /// Returns the number of actions so far.
    #[must_use]
    pub fn actions(&self) -> usize {
        self.played.len()
    }

    /// Returns the log.
    #[must_use]
    pub fn log(&self) -> &[Entry] {
        &self.log
    }

    /// Returns the level of a bot; `None` for a person.
    #[must_use]
    pub fn level(&self, player: Player) -> Option<Level> {
        self.levels[player.index()]
    }

    /// Returns the seed of the engine's errors, for levels that err.
    #[must_use]
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// Returns the player from whose side the board is shown: the engine's opponent, or the player on roll.
    #[must_use]
    pub fn viewer(&self) -> Player {
        match self.levels {
            [None, Some(_)] => Player::First,
            [Some(_), None] => Player::Second,
            _ => self.played().game().phase().player().unwrap_or(Player::First),
        }
    }

    /// Returns the bot that has to decide, if any. A bot that has decided to roll waits if people throw its dice.
    #[must_use]
    pub fn bot_to_act(&self) -> Option<Player> {
        self.played.bot_to_act().map(|(player, _)| player).filter(|player| self.asked != Some(*player))
    }

    /// Returns the running turn.
    #[must_use]
    pub fn turn(&self) -> Option<&Turn> {
        match self.played().game().phase() {
            Phase::Move { turn, .. } => Some(turn),
            _ => None,
        }
    }

    /// Returns the running turn if a person plays it.
    #[must_use]
    pub fn own_turn(&self) -> Option<&Turn> {
        self.turn().filter(|_| self.bot_to_act().is_none())
    }

    /// Carries out a person's input if it is an action of the match. A resignation without a level is one of a single game.
    ///
    /// # Errors
    /// The reason of the refusal.
    pub fn command(&mut self, input: &Input) -> Result<(), SessionError> {
        let Some(prepared) = self.prepared(input)? else { return Ok(()) };
        self.alone = 0;
        self.by_hand = matches!(input, Input::UndoAll | Input::Do(Command::TakeBack))
            || self.by_hand && matches!(input, Input::Moves(_) | Input::Do(Command::Move { .. }));
        self.carry_out(prepared)
    }

    /// Checks whether [`Session::command`] would accept an input now. No dice are thrown, and the match does not change.
    ///
    /// # Errors
    /// The reason of the refusal.
    pub fn would(&self, input: &Input) -> Result<(), SessionError> {
        self.prepared(input).map(|_| ())
    }

    /// Carries out an automatic action.
    ///
    /// # Errors
    /// It cannot be saved, or the match does not allow it.
    pub(crate) fn act_alone(&mut self, input: &Input) -> Result<(), SessionError> {
        let Some(prepared) = self.prepared(input)? else { return Ok(()) };
        let alone = if matches!(input, Input::Do(Command::Move { .. })) { self.alone + 1 } else { 0 };
        self.carry_out(prepared)?;
        self.alone = alone;
        Ok(())
    }

    /// Returns the number of automatic moves in the running turn.
    pub(crate) fn made_alone(&self) -> usize {
        self.alone
    }

    /// Returns whether a person has taken back a move of the running turn.
    pub(crate) fn is_by_hand(&self) -> bool {
        self.by_hand
    }

    /// Ends a turn without further legal moves.
    ///
    /// # Errors
    /// It cannot be saved, or a legal move is left.
    pub fn end_turn(&mut self) -> Result<(), SessionError> {
        match self.prepared(&Input::Do(Command::Done))? {
            Some(prepared) => self.carry_out(prepared),
            None => Ok(()),
        }
    }

    /// Prepares the action of an input; `None` for an input that is not an action.
    fn prepared(&self, input: &Input) -> Result<Option<Prepared>, SessionError> {
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
            Input::Again if !self.played().is_over() => return Err(SessionError::NotOver),
            Input::Hint | Input::Show(_) | Input::Help | Input::Again | Input::Quit => return Ok(None),
        };
        // A bot decides whether to double before people throw its dice.
        if let (Some(expected), Input::Do(Command::Roll { .. })) = (self.bot_to_act(), input) {
            return Err(Refusal::NotYourTurn { expected }.into());
        }
        Ok(Some(self.played.prepare(Sender::TABLE, &requests, now())?))
    }

    /// Begins another match of the same setup in the same folder.
    ///
    /// # Errors
    /// It cannot be saved.
    pub fn rematch(&self, mut dice: Dice) -> Result<Session, SessionError> {
        let folder = self.path().parent().unwrap_or(Path::new("."));
        let header = Header::of_setup(self.setup().clone(), seed(&mut dice));
        let mut next = match self.dice {
            Throws::Sealed { .. } => Session::begin_sealed(folder, header, self.speech())?,
            Throws::Free(_) => Session::begin(folder, header, dice, self.speech())?,
        };
        if let Some(clock) = &self.clock {
            next.with_clock(clock.rule());
        }
        if let Some(watch) = &self.watch {
            next.with_watch(watch.clone());
        }
        Ok(next)
    }

    /// Makes moves of the running turn.
    ///
    /// # Errors
    /// The reason of the refusal.
    pub fn play(&mut self, moves: &[Move]) -> Result<(), SessionError> {
        self.command(&Input::Do(Command::Move { moves: moves.to_vec() }))
    }

    /// Carries out the engine's decision for a bot.
    ///
    /// # Errors
    /// It cannot be saved. The bot is then asked again.
    pub fn decided(&mut self, by: Player, decision: BotDecision) -> Result<(), SessionError> {
        let prepared = match decision {
            BotDecision::Act(actions) => self.played.decide(by, actions, now())?,
            BotDecision::Roll => match self.played.bot_roll(by, now()) {
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

    /// Returns the turn that a person plays.
    ///
    /// # Errors
    /// The reason why nobody can move checkers now.
    pub(crate) fn turn_of_person(&self) -> Result<&Turn, SessionError> {
        match self.own_turn() {
            Some(turn) => Ok(turn),
            // The refusal of any move has the reason.
            None => match self.played.prepare(Sender::TABLE, [&Command::TakeBack.into()], now()) {
                Err(refused) => Err(refused.into()),
                Ok(_) => Err(SessionError::NothingToDecide),
            },
        }
    }

    /// Throws the dice that are due, saves all actions, then shows them: all or nothing.
    fn carry_out(&mut self, prepared: Prepared) -> Result<(), SessionError> {
        let prepared = match prepared.due() {
            Some(due) => prepared.thrown(&self.dice.next(self.played.throws(), due.count()))?,
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
            let (m, people) = (self.played.now(), &self.people);
            let by_hand = self.alone == 0;
            self.log.extend(log::entries(event, &Around { m, people, why, by_hand }));
            if event.turn.is_some() {
                (self.alone, self.by_hand) = (0, false);
            }
        }
        self.show_seed();
        self.observed();
        Ok(())
    }

    /// Returns whether Tavola has thrown verifiable dice.
    #[must_use]
    pub fn has_sealed_throws(&self) -> bool {
        matches!(self.dice, Throws::Sealed { .. }) && self.played.throws() > 0
    }

    /// Writes the seed of the dice into the file of a finished match. If the disk fails, this happens when the match is opened again.
    fn show_seed(&mut self) {
        if self.played.now().is_over()
            && let Throws::Sealed { seed, .. } = &self.dice
            && let Err(error) = self.record.reveal(seed)
        {
            self.log.push(Entry::note(error.to_string()));
        }
    }

    /// Starts two clocks.
    pub fn with_clock(&mut self, rule: ClockRule) {
        self.clock = Some(Clock::new(rule));
        self.observed();
    }

    /// Returns the clocks, if there are any.
    #[must_use]
    pub fn clock(&self) -> Option<&Clock> {
        self.clock.as_ref()
    }

    /// Adds an observer from now on.
    pub fn with_watch(&mut self, watch: Watch) {
        self.watch = Some(watch);
        self.observed();
    }

    /// Returns all actions with their players.
    #[must_use]
    pub fn all_actions(&self) -> Vec<Line> {
        self.played.events().iter().map(|event| (event.by, event.action.clone())).collect()
    }

    /// Presses the clocks and runs the observer after an action, or at its start.
    fn observed(&mut self) {
        let player = self.played().game().phase().player();
        if let Some(clock) = &mut self.clock {
            clock.turn_to(player, Instant::now());
        }
        if let Some(Err(reason)) = self.watch.clone().map(|watch| (watch.0)(self)) {
            self.log.push(Entry::note(reason));
        }
    }

    /// Returns why nothing can be played in the turn that an action ends.
    fn why_no_play(&self, action: &Action) -> Option<reason::Reason> {
        let turn = self.turn().filter(|turn| *action == Action::Done && turn.moves().is_empty());
        turn.and_then(reason::no_play_reason)
    }

    /// Returns whether people throw the dice on a table of their own.
    #[must_use]
    pub fn throws_by_hand(&self) -> bool {
        self.setup().dice == DiceMode::Hand
    }

    /// Returns the number of dice of the opening; 0 if none are due.
    #[must_use]
    pub fn opening_dice(&self) -> u8 {
        self.played.dice_due().map_or(0, play::DiceDue::count)
    }

    /// Returns whether a roll must come with dice that people have thrown.
    #[must_use]
    pub fn needs_dice(&self) -> bool {
        self.played.wants_hand_dice()
    }
}

/// Returns the machine's clock, in milliseconds since 1970.
fn now() -> i64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_millis());
    i64::try_from(now).unwrap_or(i64::MAX)
}
