//! Setup of a match: the game, its players and its dice.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tavola_notation::custom::{self, CustomRulesError, LONGEST_NAME, Setting};
use tavola_notation::names::tidy_name;
use tavola_rules::plain::PlainError;
use tavola_rules::{Match, MatchKind, Player, Position, PositionError, Rules, Setup, end, options};

use crate::control::{BadClock, TimeControl};

/// A match before its first action.
///
/// Its JSON is stored by the server and sent by the page; the terminal writes it into the first line of a match file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MatchSetup {
    /// Name of the game.
    pub rules: String,
    /// Options that differ from the game. [`MatchSetup::checked`] completes them.
    #[serde(default)]
    pub options: BTreeMap<String, Setting>,
    /// Name of the custom rules; `None` for the game as it is.
    #[serde(default)]
    pub title: Option<String>,
    /// Kind of the match; the usual match of the game if `None`.
    #[serde(rename = "match", default)]
    pub kind: Option<MatchKind>,
    /// Both seats.
    pub players: [Seat; 2],
    /// Source of the dice.
    #[serde(default)]
    pub dice: DiceMode,
    /// Plain notation of the position that the first game begins with, seen by `to_move`.
    #[serde(default)]
    pub position: Option<String>,
    /// The player who is about to roll in `position`. Without a position the opening roll decides.
    #[serde(default = "first")]
    pub to_move: Player,
    /// The time of both players; unlimited if `None`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<TimeControl>,
    /// Whether its result changes the ratings of its players. Only a service rates.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub rated: bool,
    /// Seconds by which those who watch it see everything later than those who play it.
    #[serde(default, skip_serializing_if = "is_none")]
    pub delay: u32,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "it is the shape that serde wants")]
fn is_none(delay: &u32) -> bool {
    *delay == 0
}

fn first() -> Player {
    Player::First
}

/// The player of one side of the board.
///
/// The level of a bot is a name. This crate does not use the engine, and a stored match must open even if an engine no
/// longer has that level. So the client checks the name when a match is set up ([`MatchSetup::checked`]) and parses it
/// when the bot is to decide.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Seat {
    /// A person.
    Human {
        /// Shown beside the board; may be empty.
        #[serde(default)]
        name: String,
    },
    /// The engine.
    Bot {
        /// Name of one of its levels.
        level: String,
    },
}

impl Seat {
    /// A person without a name.
    #[must_use]
    pub fn human() -> Seat {
        Seat::Human { name: String::new() }
    }

    /// The engine at a level.
    #[must_use]
    pub fn bot(level: impl Into<String>) -> Seat {
        Seat::Bot { level: level.into() }
    }

    /// Returns whether the engine plays this seat.
    #[must_use]
    pub fn is_bot(&self) -> bool {
        matches!(self, Seat::Bot { .. })
    }
}

/// Source of the dice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DiceMode {
    /// Tavola. Stored as `server`; match files of the terminal may have `program`.
    #[default]
    #[serde(rename = "server", alias = "program")]
    Tavola,
    /// People, on a table of their own.
    Hand,
}

/// The longest name of a player, in characters.
pub const LONGEST_PLAYER_NAME: usize = 40;
/// The longest match, in points or games.
pub const LONGEST_MATCH: u16 = 999;
/// The longest delay for those who watch, in seconds: an hour.
pub const LONGEST_DELAY: u32 = 3600;

/// A setup that cannot be played. Exhaustive, since the server words each of them.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// There is no such game or option, or the options contradict each other.
    #[error(transparent)]
    Rules(#[from] CustomRulesError),
    /// The text of the position cannot be read.
    #[error(transparent)]
    Text(#[from] PlainError),
    /// The checkers do not make a position of the game.
    #[error("no position of this game: {0}")]
    Position(#[from] PositionError),
    /// The game is over in that position.
    #[error("the game is over in this position")]
    Over,
    /// The match is too short or too long.
    #[error("a match is 1 to {LONGEST_MATCH} long, not {0}")]
    Length(u16),
    /// Both seats are bots.
    #[error("at least one of the two players is a person")]
    NoPerson,
    /// No match has such a clock.
    #[error(transparent)]
    Clock(#[from] BadClock),
    /// It would be shown too late to those who watch.
    #[error("a match is shown at most {LONGEST_DELAY} seconds late, not {0}")]
    Delay(u32),
    /// The client's engine has no such level.
    #[error("no level {0:?}")]
    Level(String),
}

impl MatchSetup {
    /// A match of a game with all its options.
    #[must_use]
    pub fn new(rules: &Rules, kind: MatchKind, players: [Seat; 2], dice: DiceMode) -> MatchSetup {
        MatchSetup {
            rules: rules.name.to_owned(),
            options: all_options(rules),
            title: None,
            kind: Some(kind),
            players,
            dice,
            position: None,
            to_move: Player::First,
            clock: None,
            rated: false,
            delay: 0,
        }
    }

    /// The setup for the store: checked to be playable, with tidy names, and with every option and the kind of match
    /// written out, so that the match keeps its initial rules. `is_level` returns whether the engine of the client has
    /// a level of that name.
    ///
    /// # Errors
    /// The fault that keeps it from being played.
    pub fn checked(mut self, is_level: impl Fn(&str) -> bool) -> Result<MatchSetup, SetupError> {
        let rules = self.custom_rules()?;
        self.start(&rules)?;
        let kind = self.kind.unwrap_or(rules.usual_match);
        if let MatchKind::Points(length) | MatchKind::Games(length) = kind
            && !(1..=LONGEST_MATCH).contains(&length)
        {
            return Err(SetupError::Length(length));
        }
        if let Some(clock) = self.clock {
            clock.check()?;
        }
        if self.delay > LONGEST_DELAY {
            return Err(SetupError::Delay(self.delay));
        }
        self.kind = Some(kind);
        self.options = all_options(&rules);
        self.tidy_names();
        if let Some(title) = &self.title
            && !(1..=LONGEST_NAME).contains(&title.chars().count())
        {
            return Err(CustomRulesError::Name.into());
        }
        if self.players.iter().all(Seat::is_bot) {
            return Err(SetupError::NoPerson);
        }
        for seat in &mut self.players {
            match seat {
                Seat::Human { name } => *name = name.chars().take(LONGEST_PLAYER_NAME).collect(),
                Seat::Bot { level } if is_level(level) => {}
                Seat::Bot { level } => return Err(SetupError::Level(std::mem::take(level))),
            }
        }
        Ok(self)
    }

    /// Tidies the names of the rules, of people and of levels: see [`tidy_name`].
    pub fn tidy_names(&mut self) {
        let seats = self.players.iter_mut().map(|seat| match seat {
            Seat::Human { name } | Seat::Bot { level: name } => name,
        });
        for name in seats.chain(self.title.as_mut()) {
            *name = tidy_name(name);
        }
    }

    /// The setup as JSON without the names of people: the text to which the seed of sealed dice is bound. Names may
    /// change.
    #[must_use]
    pub fn sealed_text(&self) -> String {
        serde_json::to_string(&self.nameless()).expect("a setup has names of fields alone")
    }

    /// Returns the setup without the names of people.
    pub(crate) fn nameless(&self) -> MatchSetup {
        let mut setup = self.clone();
        for seat in &mut setup.players {
            if let Seat::Human { name } = seat {
                name.clear();
            }
        }
        setup
    }

    /// The rules with their options.
    ///
    /// # Errors
    /// [`SetupError::Rules`].
    pub fn custom_rules(&self) -> Result<Rules, SetupError> {
        Ok(custom::changed(&self.rules, &self.options)?)
    }

    /// The match before its first action.
    ///
    /// # Errors
    /// If the rules or the position cannot be played. Lengths, names and levels are not checked here: they are checked
    /// once, when the match is set up.
    pub fn begin(&self) -> Result<Match, SetupError> {
        let rules = self.custom_rules()?;
        let kind = self.kind.unwrap_or(rules.usual_match);
        Ok(match self.start(&rules)? {
            Some(position) => Match::from_position(rules, kind, position, self.to_move),
            None => Match::new(rules, kind),
        })
    }

    /// The seat of a player.
    #[must_use]
    pub fn seat(&self, player: Player) -> &Seat {
        &self.players[player.index()]
    }

    fn start(&self, rules: &Rules) -> Result<Option<Position>, SetupError> {
        let Some(text) = &self.position else {
            return Ok(None);
        };
        let setup = text.parse::<Setup>()?.with_rest_off(rules, self.to_move);
        let position = setup.position(rules, self.to_move)?;
        if end::is_over(rules, &position) { Err(SetupError::Over) } else { Ok(Some(position)) }
    }
}

fn all_options(rules: &Rules) -> BTreeMap<String, Setting> {
    let settable = options::ALL.iter().filter(|spec| spec.applies(rules));
    settable.map(|spec| (spec.id.to_owned(), Setting::from((spec.get)(rules)))).collect()
}
