//! What the page sends. The answers are made in [`crate::view`]; `PROTOCOL.md` describes both.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tavola_notation::any::AnyError;
use tavola_notation::custom::{self, CustomRules, Setting};
use tavola_rules::position::SetupSide;
use tavola_rules::{MatchKind, Player, Position, Rules, Setup, variants};

use crate::error::Failure;

/// A new match as the page asks for it, and as it is stored.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewMatch {
    /// Name of the preset.
    pub rules: String,
    /// Options that differ from the preset.
    #[serde(default)]
    pub options: BTreeMap<String, Setting>,
    /// Name of the custom rules; the game's own name if left out.
    #[serde(default)]
    pub title: Option<String>,
    /// What is played for; the preset's own if left out.
    #[serde(rename = "match", default)]
    pub kind: Option<MatchKind>,
    /// Both seats.
    pub players: [Seat; 2],
    /// Who throws the dice.
    #[serde(default)]
    pub dice: DiceMode,
    /// Plain notation of the position that the first game begins from.
    #[serde(default)]
    pub position: Option<String>,
    /// Who rolls there.
    #[serde(default = "first")]
    pub to_move: Player,
}

fn first() -> Player {
    Player::First
}

/// Who sits at one side of the board.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum Seat {
    /// A person at this page.
    Human {
        /// Shown beside the board; may be empty.
        #[serde(default)]
        name: String,
    },
    /// The program.
    Bot {
        /// One of the engine's levels.
        level: String,
    },
}

impl Seat {
    /// Whether the program plays this seat.
    #[must_use]
    pub(crate) fn is_bot(&self) -> bool {
        matches!(self, Seat::Bot { .. })
    }
}

/// Who throws the dice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum DiceMode {
    /// The server.
    #[default]
    Server,
    /// People, on their own table.
    Hand,
}

/// The longest name shown.
const LONGEST_NAME: usize = 40;
/// The longest match.
const LONGEST_MATCH: u16 = 999;

impl NewMatch {
    /// The rules with their options.
    ///
    /// # Errors
    /// If there is no such preset or option, or an option does not take the value.
    pub(crate) fn rules(&self) -> Result<Rules, Failure> {
        Ok(custom::changed(&self.rules, &self.options)?)
    }

    /// What is played for.
    ///
    /// # Errors
    /// As [`NewMatch::rules`].
    pub(crate) fn kind(&self) -> Result<MatchKind, Failure> {
        Ok(self.kind.unwrap_or(self.rules()?.usual_match))
    }

    /// The position that the first game begins from, if it is not the start.
    ///
    /// # Errors
    /// What is wrong with it.
    pub(crate) fn position(&self, rules: &Rules) -> Result<Option<Position>, Failure> {
        let Some(text) = &self.position else {
            return Ok(None);
        };
        let setup: Setup = text.parse().map_err(AnyError::Plain)?;
        let setup = setup.with_rest_off(rules, self.to_move);
        let position = setup.position(rules, self.to_move)?;
        if tavola_rules::end::is_over(rules, &position) {
            return Err(Failure::GameOver);
        }
        Ok(Some(position))
    }

    /// Checks what no type can, and tidies the names.
    ///
    /// # Errors
    /// What is wrong.
    pub(crate) fn checked(mut self) -> Result<NewMatch, Failure> {
        let rules = self.rules()?;
        self.position(&rules)?;
        self.kind = Some(self.kind()?);
        if let Some(title) = self.title.take() {
            let custom = CustomRules { name: title, game: self.rules.clone(), options: BTreeMap::new() };
            self.title = Some(custom.tidied()?.name);
        }
        if let Some(MatchKind::Points(n) | MatchKind::Games(n)) = self.kind
            && !(1..=LONGEST_MATCH).contains(&n)
        {
            return Err(Failure::bad(format!("a match is 1 to {LONGEST_MATCH} long, not {n}")));
        }
        if self.players.iter().all(Seat::is_bot) {
            return Err(Failure::bad("at least one of the two players is a person"));
        }
        for seat in &mut self.players {
            match seat {
                Seat::Human { name } => {
                    *name = custom::tidy_name(name).chars().take(LONGEST_NAME).collect();
                }
                Seat::Bot { level } => {
                    level.parse::<tavola_engine::Level>().map_err(Failure::bad)?;
                }
            }
        }
        Ok(self)
    }
}

/// Rule sets to be laid side by side.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Comparison {
    /// Them.
    pub custom_rules: Vec<CustomRules>,
}

/// Custom rules as the text of a file.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct CustomRulesText {
    /// The text.
    pub text: String,
}

/// Something that a person does at the page.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Act {
    /// What.
    #[serde(rename = "do")]
    pub what: Deed,
    /// Who, where it is not the player whose turn it is.
    #[serde(default)]
    pub by: Option<Player>,
    /// Dice thrown on the table.
    #[serde(default)]
    pub dice: Option<Vec<u8>>,
    /// The moves of a whole turn: from, to, die.
    #[serde(default)]
    pub moves: Vec<[u8; 3]>,
    /// The level of a resignation.
    #[serde(default)]
    pub level: Option<u8>,
    /// The double that is chosen.
    #[serde(default)]
    pub number: Option<u8>,
}

/// The kinds of [`Act`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Deed {
    /// Throws the dice that are due, the opening roll too.
    Roll,
    /// Plays a whole turn and announces that it is over.
    Play,
    /// Takes the last move of the running turn back.
    TakeBack,
    /// Names a double.
    Choose,
    /// Names two numbers instead of throwing.
    Pick,
    /// Offers the cube.
    Double,
    /// Accepts it.
    Take,
    /// Refuses it.
    Drop,
    /// Accepts, turns and keeps it.
    Beaver,
    /// Answers a beaver in kind.
    Raccoon,
    /// Offers to give up.
    Resign,
    /// Accepts a resignation.
    Accept,
    /// Refuses it.
    Refuse,
    /// Calls the dice cocked.
    Cocked,
    /// Goes on to the next game.
    Next,
    /// Ends a money session between two games.
    End,
}

/// Actions of a page that has seen the match up to `after`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Acts {
    /// The number of actions that the page has seen.
    pub after: usize,
    /// What to do, all or nothing.
    pub actions: Vec<Act>,
}

/// One side of a board, in the numbering of its player.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Side {
    /// Own point 1 first.
    pub points: [u8; 24],
    /// On the bar.
    #[serde(default)]
    pub bar: u8,
    /// Borne off.
    #[serde(default)]
    pub off: u8,
    /// Not yet entered.
    #[serde(default)]
    pub pool: u8,
    /// Points whose lowest checker is pinned.
    #[serde(default)]
    pub pinned: Vec<u8>,
}

/// A board, by player.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Board {
    /// First and second player.
    pub sides: [Side; 2],
}

impl Board {
    /// The board of a position in which `player` is first.
    #[must_use]
    pub fn of(position: &Position, player: Player) -> Board {
        let setup = position.setup();
        let (own, other) = (Side::of(&setup.own), Side::of(&setup.other));
        Board { sides: if player == Player::First { [own, other] } else { [other, own] } }
    }

    /// The arrangement as `player` sees it.
    #[must_use]
    pub fn setup(&self, player: Player) -> Setup {
        let [first, second] = [self.sides[0].setup(), self.sides[1].setup()];
        match player {
            Player::First => Setup { own: first, other: second },
            Player::Second => Setup { own: second, other: first },
        }
    }
}

impl Side {
    fn of(side: &SetupSide) -> Side {
        Side {
            points: core::array::from_fn(|i| side.places[i + 1]),
            bar: side.places[25],
            off: side.places[0],
            pool: side.places[26],
            pinned: (1..=24).filter(|p| side.pinned >> p & 1 == 1).collect(),
        }
    }

    fn setup(&self) -> SetupSide {
        let mut places = [0; 27];
        places[1..25].copy_from_slice(&self.points);
        (places[0], places[25], places[26]) = (self.off, self.bar, self.pool);
        let pinned = self.pinned.iter().filter(|p| **p < 32).fold(0, |mask, p| mask | 1 << p);
        SetupSide { places, pinned }
    }
}

/// A position to be read: a text, or a board from the editor.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PositionQuery {
    /// Any id, or plain notation.
    #[serde(default)]
    pub text: Option<String>,
    /// A board.
    #[serde(default)]
    pub board: Option<Board>,
    /// Name of the game.
    #[serde(default = "backgammon")]
    pub rules: String,
    /// Options that differ from it.
    #[serde(default)]
    pub options: BTreeMap<String, Setting>,
    /// Who is to move on the board.
    #[serde(default = "first")]
    pub player: Player,
}

fn backgammon() -> String {
    "backgammon".to_owned()
}

/// Which rules are asked about.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct RulesQuery {
    /// The language of the page.
    #[serde(default)]
    pub lang: Option<String>,
    /// Options that differ from the game's, as a JSON object.
    #[serde(default)]
    pub options: Option<String>,
    /// Name of the custom rules.
    #[serde(default)]
    pub title: Option<String>,
}

impl RulesQuery {
    /// The rules that are asked about.
    ///
    /// # Errors
    /// If there is no such game, or its options are not as expected.
    pub(crate) fn rules(&self, name: &str) -> Result<Rules, Failure> {
        if variants::find(name).is_none() {
            return Err(Failure::NotFound(format!("no game {name:?}")));
        }
        let options = match self.options.as_deref() {
            None | Some("") => BTreeMap::new(),
            Some(text) => serde_json::from_str(text)
                .map_err(|error| Failure::bad(format!("the options are not as expected: {error}")))?,
        };
        Ok(custom::changed(name, &options)?)
    }
}
