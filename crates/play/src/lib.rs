//! One match for every client: the server, the terminal, and other programs.
//!
//! A [`MatchSetup`] has the game, the players and the source of the dice. A [`PlayedMatch`] is that setup with the log of
//! its actions; everything else follows from the two. A [`LiveMatch`] is the same without the log, which the client keeps
//! elsewhere. People send [`Request`]s, each a [`Command`] and perhaps the player in whose name it is given;
//! [`LiveMatch::prepare`] returns the actions, or a typed [`Refused`]. The client stores them and then commits them.
//! [`LiveMatch::state`] returns the event for which the match waits, [`LiveMatch::may`] the commands that a player may
//! give now, [`PlayedMatch::at`] the match at an earlier action.
//!
//! The crate is pure: no input or output, no clock, no randomness, no threads. Dice and times come in as values:
//! [`Prepared::due`] returns the dice to throw, and each action keeps the [`Time`] at which it arrived. It has no engine: a
//! client asks its engine for the bot that [`LiveMatch::bot_to_act`] returns, and passes the answer to [`LiveMatch::decide`]
//! or [`LiveMatch::bot_roll`].
//!
//! Four rules hold for every client:
//!
//! * Nobody acts for a bot, except by throwing its dice in a match with dice by hand.
//! * A sender acts only for the seats that they hold ([`Sender`]).
//! * A throw by Tavola is never thrown again, and is the last thing in its batch of requests: it is stored before
//!   anything after it is judged.
//! * A person can resign only at a level at which the game can still be lost.
//!
//! Each opening roll is an action of its own. If it ties, the state stays [`State::Opening`] and the client sends
//! another [`Command::Roll`].
//!
//! ```
//! use tavola_play::{Ability, Command, DiceMode, MatchSetup, PlayedMatch, Refused, Seat, Sender};
//! use tavola_rules::{MatchKind, Move, Player, Rules};
//!
//! let players = [Seat::Human { name: "Anna".to_owned() }, Seat::bot("club")];
//! let setup = MatchSetup::new(&Rules::STANDARD, MatchKind::Points(5), players, DiceMode::Tavola);
//! let mut played = PlayedMatch::begin(setup.checked(|level| level == "club")?)?;
//!
//! // The opening: Tavola throws. A client would store `prepared.events()` before it commits.
//! let roll = Command::Roll { dice: None }.into();
//! let prepared = played.prepare(Sender::TABLE, [&roll], 1_767_225_600_000)?;
//! assert_eq!(prepared.due().map(|due| due.count()), Some(2));
//! let prepared = prepared.thrown(&[3, 1])?;
//! played.commit(prepared)?;
//!
//! // Anna has won it and plays 3-1.
//! assert!(played.may(Player::First).contains(&Ability::Play));
//! let moves = vec![Move { from: 8, to: 5, die: 3 }, Move { from: 6, to: 5, die: 1 }];
//! let prepared = played.prepare(Sender::TABLE, [&Command::Play { moves }.into()], 1_767_225_607_500)?;
//! assert_eq!(prepared.events().len(), 3, "two moves, and the end of the turn");
//! assert_eq!(prepared.events()[0].time.map(|time| time.spent), Some(7_500), "since the roll");
//! played.commit(prepared)?;
//!
//! // It is the bot's turn, and nobody gives up for it.
//! assert_eq!(played.bot_to_act(), Some((Player::Second, "club")));
//! let resign = Command::Resign { level: 3 }.by(Player::Second);
//! assert_eq!(played.prepare(Sender::TABLE, [&resign], 1_767_225_608_000).unwrap_err(), Refused::BotsSeat(Player::Second));
//!
//! // Its roll; then the match as it stood before the opening.
//! let prepared = played.bot_roll(Player::Second, 1_767_225_608_000)?.thrown(&[6, 4])?;
//! played.commit(prepared)?;
//! assert_eq!(played.len(), 5);
//! assert_eq!(played.at(0).unwrap().game().phase().player(), None);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod clock;
mod command;
mod control;
mod dice;
mod dice_record;
mod event;
pub mod journal;
mod live;
mod match_file;
mod played;
mod prepare;
mod record;
mod refused;
pub mod scenes;
mod setup;
mod state;

pub use clock::{Clock, LAG};
pub use command::{Command, Request, Sender};
pub use control::{BadClock, ClockKind, TimeControl};
pub use dice::{DiceDue, WrongDice};
pub use dice_record::{DiceFault, DiceFinding, DiceRecord, SeatDice};
pub use event::{Event, Logged, Moment, OpenError, PlayedTurn, ReplayError, Stake, Time};
pub use live::LiveMatch;
pub use match_file::{FileFault, FileFormat, PrintError, ReadMatch, UnknownFormat};
pub use played::PlayedMatch;
pub use prepare::Prepared;
pub use record::{LogEntry, MatchRecord, RECORD_VERSION, RecordError, RecordNote};
pub use refused::Refused;
pub use setup::{DiceMode, LONGEST_DELAY, LONGEST_MATCH, LONGEST_PLAYER_NAME, MatchSetup, Seat, SetupError};
pub use state::{Ability, State, highest_resignation, may};
