//! A match: games and the score between them. Everything is derived from its list of actions.

use alloc::sync::Arc;
use alloc::vec::Vec;

use crate::action::Action;
use crate::error::Refusal;
use crate::game::{Effect, Game, Phase};
use crate::match_kind::MatchKind;
use crate::point::Player;
use crate::position::Position;
use crate::rules::Rules;
use crate::taking_back::Decided;

/// A match being played, from action to action. [`Match::game`] is the running game.
///
/// ```
/// use tavola_rules::{Action, Match, MatchKind, Move, Player, Refusal, Rules};
///
/// let mut m = Match::new(&Rules::STANDARD, MatchKind::Points(5));
/// m.apply(Player::First, &Action::Opening { dice: [3, 1] })?;
/// m.apply(Player::First, &Action::Move(Move { from: 8, to: 5, die: 3 }))?;
/// m.apply(Player::First, &Action::Move(Move { from: 6, to: 5, die: 1 }))?;
/// assert_eq!(m.apply(Player::Second, &Action::Roll { dice: vec![6, 5] }), Err(Refusal::PrematureRoll));
/// m.apply(Player::First, &Action::Done)?;
///
/// m.apply(Player::Second, &Action::Double)?;
/// m.apply(Player::First, &Action::Drop)?;
/// assert_eq!(m.game().result().map(|result| result.points), Some(1));
/// assert_eq!(m.score(), [0, 1]);
/// # Ok::<(), Refusal>(())
/// ```
#[derive(Clone, Debug)]
pub struct Match {
    rules: Arc<Rules>,
    kind: MatchKind,
    score: [u32; 2],
    games: u32,
    crawford_played: bool,
    /// Whether a money session was ended.
    ended: bool,
    /// The player whose time was up.
    flagged: Option<Player>,
    game: Game,
    decided: Decided,
}

/// The state of a match besides its running game, as data.
#[cfg(feature = "serde")]
#[derive(Clone, Copy, Debug, serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct MatchData {
    pub(crate) kind: MatchKind,
    pub(crate) score: [u32; 2],
    pub(crate) games: u32,
    pub(crate) crawford_played: bool,
    pub(crate) ended: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) flagged: Option<Player>,
}

#[cfg(feature = "serde")]
impl Match {
    pub(crate) fn standing(&self) -> MatchData {
        let Match { kind, score, games, crawford_played, ended, flagged, .. } = *self;
        MatchData { kind, score, games, crawford_played, ended, flagged }
    }

    /// A match in its present state, with the running game, or the last one if that is `over`, by its rules.
    pub(crate) fn standing_at<E>(
        rules: Arc<Rules>,
        standing: MatchData,
        over: bool,
        game: impl FnOnce(Arc<Rules>) -> Result<Game, E>,
    ) -> Result<Match, E> {
        let MatchData { kind, score, games, crawford_played, ended, flagged } = standing;
        let game = game(of_game(&rules, games - u32::from(over)))?;
        let decided = Decided::default();
        Ok(Match { rules, kind, score, games, crawford_played, ended, flagged, game, decided })
    }
}

impl Match {
    /// A match from the start position of its game.
    #[must_use]
    pub fn new(rules: impl Into<Arc<Rules>>, kind: MatchKind) -> Match {
        let rules = rules.into();
        let game = Game::new(of_game(&rules, 0), kind, false, false);
        Match {
            rules,
            kind,
            score: [0; 2],
            games: 0,
            crawford_played: false,
            ended: false,
            flagged: None,
            game,
            decided: Decided::default(),
        }
    }

    /// A match whose first game begins with another position. `to_move`, its `own`, is about to roll.
    #[must_use]
    pub fn from_position(
        rules: impl Into<Arc<Rules>>,
        kind: MatchKind,
        position: Position,
        to_move: Player,
    ) -> Match {
        let mut m = Match::new(rules, kind);
        m.game = m.game.at_position(position, to_move);
        m
    }

    /// The rules of the running game, or of the last one.
    #[must_use]
    pub fn rules(&self) -> &Rules {
        &self.game.rules
    }

    /// The rules of the match, which may be of several games in turn.
    #[must_use]
    pub fn match_rules(&self) -> &Rules {
        &self.rules
    }

    /// The kind of the match.
    #[must_use]
    pub fn kind(&self) -> MatchKind {
        self.kind
    }

    /// Points of both players, with those of the running game once it is over.
    #[must_use]
    pub fn score(&self) -> [u32; 2] {
        self.score
    }

    /// Number of the running game, the first being 1.
    #[must_use]
    pub fn game_number(&self) -> u32 {
        self.games + u32::from(self.game.result().is_none())
    }

    /// The running game, or the last one.
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Points that a player still needs, in a match to points.
    #[must_use]
    pub fn away(&self, player: Player) -> Option<u32> {
        match self.kind {
            MatchKind::Points(n) => Some(u32::from(n).saturating_sub(self.score[player.index()])),
            MatchKind::Games(_) | MatchKind::Single | MatchKind::Money => None,
        }
    }

    /// Returns whether the match is over: a money session after its players have ended it, and any match after a player's time
    /// was up.
    #[must_use]
    pub fn is_over(&self) -> bool {
        if self.flagged.is_some() {
            return true;
        }
        self.game.result().is_some()
            && match self.kind {
                MatchKind::Points(n) => self.score.iter().any(|&s| s >= u32::from(n)),
                MatchKind::Games(n) => self.games >= u32::from(n),
                MatchKind::Single => true,
                MatchKind::Money => self.ended,
            }
    }

    /// The player who has lost the match because their time was up.
    #[must_use]
    pub fn flagged(&self) -> Option<Player> {
        self.flagged
    }

    /// The winner of the match; `None` while it runs, and after a tie.
    #[must_use]
    pub fn winner(&self) -> Option<Player> {
        if let Some(loser) = self.flagged {
            return Some(loser.opponent());
        }
        match self.score[0].cmp(&self.score[1]) {
            _ if !self.is_over() => None,
            core::cmp::Ordering::Greater => Some(Player::First),
            core::cmp::Ordering::Less => Some(Player::Second),
            core::cmp::Ordering::Equal => None,
        }
    }

    /// Returns whether a player has made a decision in the running game that can be taken back. After taking it back, they
    /// must first decide again.
    #[must_use]
    pub fn may_take_back_turn(&self, by: Player) -> bool {
        !self.is_over() && self.decided.has(by)
    }

    /// Applies an action of a player.
    ///
    /// # Errors
    /// The reason of a refusal; nothing has changed then.
    pub fn apply(&mut self, by: Player, action: &Action) -> Result<Effect, Refusal> {
        if self.is_over() {
            return Err(Refusal::MatchOver);
        }
        match action {
            Action::Next => return self.next_game(),
            Action::End => return self.end_session(),
            Action::TakeBackTurn => return self.take_back_turn(by),
            _ => {}
        }
        let begins = matches!(self.game.phase(), Phase::Move { turn, .. } if turn.moves().is_empty());
        let decision = self.game.decision(by, action);
        let effect = self.game.apply(by, action)?;
        self.decided.did(by, decision, (self.score, self.games, self.crawford_played), begins);
        if let Some(result) = effect.result {
            self.games += 1;
            self.crawford_played |= self.game.is_crawford();
            if let Some(winner) = result.winner {
                self.score[winner.index()] += result.points;
            }
        }
        if *action == Action::Flag {
            self.flagged = Some(by);
        }
        Ok(effect)
    }

    /// Does actions one after another. Returns the indices of those that count in the end: not those that were taken back.
    ///
    /// # Errors
    /// The index of the first one that is refused, and why; those before it are done.
    pub fn replay(&mut self, actions: &[(Player, Action)]) -> Result<Vec<usize>, (usize, Refusal)> {
        let mut counted = Vec::with_capacity(actions.len());
        for (at, (by, action)) in actions.iter().enumerate() {
            let effect = self.apply(*by, action).map_err(|refusal| (at, refusal))?;
            match action {
                Action::TakeBackTurn => counted.truncate(counted.len() - effect.void as usize),
                _ => counted.push(at),
            }
        }
        Ok(counted)
    }

    fn take_back_turn(&mut self, by: Player) -> Result<Effect, Refusal> {
        let (decision, void) = self.decided.take_back(by).ok_or(Refusal::NothingToTakeBack)?;
        (self.score, self.games, self.crawford_played) = decision.standing;
        self.game = decision.game.clone().instead_of(&self.game);
        Ok(Effect { void, ..Effect::default() })
    }

    fn end_session(&mut self) -> Result<Effect, Refusal> {
        if self.kind != MatchKind::Money || self.game.result().is_none() {
            return Err(Refusal::NotNow { expected: "the end of a game of a money session" });
        }
        self.ended = true;
        Ok(Effect::default())
    }

    fn next_game(&mut self) -> Result<Effect, Refusal> {
        let Some(result) = self.game.result().copied() else {
            return Err(Refusal::NotNow { expected: "the end of the game" });
        };
        let one_away = Player::BOTH.iter().any(|&p| self.away(p) == Some(1));
        let crawford = self.rules.cube.crawford && one_away && !self.crawford_played;
        let game = Game::new(of_game(&self.rules, self.games), self.kind, crawford, self.crawford_played);
        self.game = match result.winner {
            Some(winner) if self.rules.winner_starts => game.begun_by(winner),
            _ => game,
        };
        self.decided.begin_game();
        Ok(Effect::default())
    }
}

/// The rules of a game of a match, the first being 0. Unequal games exchange the roles of the players from game to
/// game (decision 31).
fn of_game(rules: &Arc<Rules>, number: u32) -> Arc<Rules> {
    match rules.in_turn {
        [] if rules.is_unequal() && number % 2 == 1 => Arc::new(rules.exchanged()),
        [] => Arc::clone(rules),
        games => Arc::new(games[number as usize % games.len()].clone()),
    }
}
