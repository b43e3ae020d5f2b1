//! Why a request is refused.

use tavola_rules::{Player, Refusal};

use crate::dice::{DiceDue, WrongDice};

/// Why nothing was done. The match is as it was.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Refused {
    /// The rules forbid it.
    #[error("{}", in_words(.0))]
    Rules(#[from] Refusal),
    /// Only the engine acts for a bot.
    #[error("Tavola plays this seat: nobody else may act for it")]
    BotsSeat(Player),
    /// Another person holds the seat.
    #[error("this seat is not yours")]
    NotYourSeat(Player),
    /// The dice of the match are thrown by Tavola, and some were sent.
    #[error("Tavola throws the dice of this match: expected none")]
    TavolaThrows,
    /// The dice of the match are thrown by hand, and none were sent.
    #[error("the dice of this match are thrown by hand: send them")]
    DiceWanted(DiceDue),
    /// Not the dice that are due.
    #[error(transparent)]
    WrongDice(#[from] WrongDice),
    /// Dice that Tavola has thrown stay.
    #[error("Tavola has thrown these dice: they are not thrown again")]
    ThrowStands,
    /// A throw by Tavola is kept before anything after it is judged.
    #[error("nothing follows a throw by Tavola in one request")]
    ThrowIsLast,
    /// Dice were handed in, and none are due.
    #[error("no dice are due here")]
    NoDiceDue,
    /// Dice are due, and were not handed in before the commit.
    #[error("the dice that are due have not been thrown")]
    NotThrown,
    /// A bot decides; its dice are thrown by the client.
    #[error("a bot does not report dice")]
    NotADecision,
    /// The match went on meanwhile.
    #[error("the match has {has} actions, not {expected}")]
    Stale {
        /// Actions that were expected.
        expected: usize,
        /// Actions that it has.
        has: usize,
    },
}

fn in_words(refusal: &Refusal) -> String {
    match refusal {
        Refusal::NotYourTurn { .. } => "it is not your turn".to_owned(),
        refusal => refusal.to_string(),
    }
}

impl Refused {
    /// The keys of [`Refused::key`] beside those of the rules ([`Refusal::KEYS`]).
    pub const KEYS: [&'static str; 11] = [
        "bots-seat",
        "not-your-seat",
        "tavola-throws",
        "dice-wanted",
        "wrong-dice",
        "throw-stands",
        "throw-is-last",
        "no-dice-due",
        "not-thrown",
        "not-a-decision",
        "stale",
    ];

    /// The stable key of this kind of refusal, under which a client has a text in the reader's language.
    #[must_use]
    pub fn key(&self) -> &'static str {
        match self {
            Refused::Rules(refusal) => refusal.key(),
            Refused::BotsSeat(_) => "bots-seat",
            Refused::NotYourSeat(_) => "not-your-seat",
            Refused::TavolaThrows => "tavola-throws",
            Refused::DiceWanted(_) => "dice-wanted",
            Refused::WrongDice(_) => "wrong-dice",
            Refused::ThrowStands => "throw-stands",
            Refused::ThrowIsLast => "throw-is-last",
            Refused::NoDiceDue => "no-dice-due",
            Refused::NotThrown => "not-thrown",
            Refused::NotADecision => "not-a-decision",
            Refused::Stale { .. } => "stale",
        }
    }
}
