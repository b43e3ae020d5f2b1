//! A match in the common form of all formats: its players, its rules, and the actions of each game.

use tavola_rules::{Action, GameResult, Match, MatchKind, Player, Position, Refusal, Rules};

use crate::names::tidy_name;

/// A match that was read from a file, or is to be written into one.
///
/// The first player is the player in the left column of a `.mat` file, who is White in an SGF file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchFile {
    /// The game with its options: Crawford, Jacoby, beavers, the cube.
    pub rules: Rules,
    /// Kind of the match.
    pub kind: MatchKind,
    /// The names of both players; either may be empty.
    pub players: [String; 2],
    /// Further data about the match.
    pub about: About,
    /// The games in their order.
    pub games: Vec<GameRecord>,
    /// Whether a money session was ended by its players.
    pub ended: bool,
}

/// Facts about a match in their order, such as `Event`, `EventDate`, `Site`, `Round`, `Transcriber`, `Player 1 Elo`:
/// the names are those of the tags of `.mat` files.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct About(pub Vec<(String, String)>);

/// One game of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameRecord {
    /// The points of both players before it.
    pub score: [u32; 2],
    /// The position that it begins with and who is about to roll, if it does not begin at the start of the game. Only
    /// the first game of a match can.
    pub start: Option<(Position, Player)>,
    /// The actions and their players, without [`Action::Next`] and [`Action::End`].
    pub actions: Vec<(Player, Action)>,
    /// The result, if the game is over.
    pub result: Option<GameResult>,
    /// Additions of the file: analysis, luck, comments.
    pub notes: Vec<Note>,
}

/// An addition of a file to an action or a game, which is kept unchanged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// Index of the action in [`GameRecord::actions`]; `None` for the whole game.
    pub action: Option<usize>,
    /// Its name; that of the property in an SGF file.
    pub name: String,
    /// Its values.
    pub values: Vec<String>,
}

impl About {
    /// Puts every name and value on one line, without control characters.
    pub fn tidy(&mut self) {
        for (name, value) in &mut self.0 {
            (*name, *value) = (tidy_name(name), tidy_name(value));
        }
    }

    /// The value of a fact.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// Adds a fact, in place of an earlier one with its name.
    pub fn set(&mut self, name: &str, value: &str) {
        match self.0.iter_mut().find(|(known, _)| known == name) {
            Some((_, known)) => value.clone_into(known),
            None => self.0.push((name.to_owned(), value.to_owned())),
        }
    }
}

impl MatchFile {
    /// A match without games.
    #[must_use]
    pub fn new(rules: Rules, kind: MatchKind, players: [String; 2]) -> MatchFile {
        MatchFile { rules, kind, players, about: About::default(), games: Vec::new(), ended: false }
    }

    /// A match from its list of actions, without those that were taken back.
    ///
    /// # Errors
    /// If the rules refuse an action.
    pub fn of_actions(
        rules: Rules,
        kind: MatchKind,
        players: [String; 2],
        start: Option<(Position, Player)>,
        actions: &[(Player, Action)],
    ) -> Result<MatchFile, ReplayError> {
        let mut file = MatchFile::new(rules, kind, players);
        let mut m = file.begin_at(start);
        for (at, (who, action)) in actions.iter().enumerate() {
            let score = m.score();
            let effect = m.apply(*who, action).map_err(|refusal| ReplayError { at, refusal })?;
            match action {
                Action::Next => file.games.push(GameRecord::new(m.score())),
                Action::End => file.ended = true,
                Action::TakeBackTurn => {
                    if let Some(game) = file.games.last_mut() {
                        game.actions.truncate(game.actions.len() - effect.void as usize);
                        game.result = None;
                    }
                }
                _ => {
                    if file.games.is_empty() {
                        file.games.push(GameRecord { start, ..GameRecord::new(score) });
                    }
                    if let Some(game) = file.games.last_mut() {
                        game.actions.push((*who, action.clone()));
                        game.result = effect.result.or(game.result);
                    }
                }
            }
        }
        Ok(file)
    }

    /// Tidies the names of the players and the facts: see [`tidy_name`].
    pub(super) fn tidy_names(&mut self) {
        for name in &mut self.players {
            *name = tidy_name(name);
        }
        self.about.tidy();
    }

    /// Returns whether at least one play was made.
    #[must_use]
    pub fn has_plays(&self) -> bool {
        self.games.iter().flat_map(|game| &game.actions).any(|(_, action)| *action == Action::Done)
    }

    /// The list of actions that the match is.
    #[must_use]
    pub fn actions(&self) -> Vec<(Player, Action)> {
        let mut actions = Vec::with_capacity(self.games.iter().map(|game| game.actions.len() + 1).sum());
        for (number, game) in self.games.iter().enumerate() {
            if number > 0 {
                actions.push((Player::First, Action::Next));
            }
            actions.extend(game.actions.iter().cloned());
        }
        if self.ended {
            actions.push((Player::First, Action::End));
        }
        actions
    }

    /// The match before its first action.
    #[must_use]
    pub fn begin(&self) -> Match {
        self.begin_at(self.games.first().and_then(|game| game.start))
    }

    fn begin_at(&self, start: Option<(Position, Player)>) -> Match {
        match start {
            Some((position, to_move)) => {
                Match::from_position(self.rules.clone(), self.kind, position, to_move)
            }
            None => Match::new(self.rules.clone(), self.kind),
        }
    }
}

impl GameRecord {
    /// A game before its first action.
    #[must_use]
    pub fn new(score: [u32; 2]) -> GameRecord {
        GameRecord { score, start: None, actions: Vec::new(), result: None, notes: Vec::new() }
    }
}

/// An action of a list that the rules refuse.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("action {} is refused: {refusal}", at + 1)]
pub struct ReplayError {
    /// Its index.
    pub at: usize,
    /// Why.
    pub refusal: Refusal,
}
