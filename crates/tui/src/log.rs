//! What happened in a match, in words and notation.

use tavola_notation::play;
use tavola_rules::game::Phase;
use tavola_rules::score::How;
use tavola_rules::{Action, Effect, GameResult, Match, MatchKind, Player};

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Who did it; `None` where the game says something.
    pub by: Option<Player>,
    /// What.
    pub text: String,
    /// Number of actions with it.
    pub(crate) at: usize,
    /// Whether it is not an event but a request, which goes when it is met.
    pub(crate) asks_for_dice: bool,
}

impl Entry {
    /// The program wants dice that people throw.
    pub(crate) fn asking_for_dice(by: Player, at: usize) -> Entry {
        let text = "rolls: type its dice, as in roll 31".to_owned();
        Entry { by: Some(by), text, at, asks_for_dice: true }
    }
}

/// What there is to say about an action.
pub(crate) fn entries(
    before: &Match,
    after: &Match,
    by: Player,
    action: &Action,
    effect: &Effect,
    at: usize,
) -> Vec<Entry> {
    let entry = |by, text: String| Entry { by, text, at, asks_for_dice: false };
    let offered = || match after.game().phase() {
        Phase::Answer { value, .. } => *value,
        _ => after.game().cube().value,
    };
    let mine = |text: &str| vec![entry(Some(by), text.to_owned())];
    let mut said = match action {
        Action::Opening { dice: [a, b] } => vec![entry(effect.starter, opening(&format!("{a}-{b}"), effect))],
        Action::OpeningTwo { dice: [[a, b], [c, d]] } => {
            vec![entry(effect.starter, opening(&format!("{a}{b}-{c}{d}"), effect))]
        }
        Action::Lot { .. } => vec![entry(effect.starter, "begins by lot".to_owned())],
        Action::Roll { .. } | Action::Move(_) | Action::TakeBack => Vec::new(),
        Action::Pick { dice: [a, b] } => vec![entry(Some(by), format!("names {a} and {b}"))],
        Action::Cocked => mine("cocked dice"),
        Action::Choose { number } => vec![entry(Some(by), format!("chooses {number}{number}"))],
        Action::Done => match before.game().phase() {
            Phase::Move { roll, turn, .. } => {
                let moves: Vec<_> = turn.moves().iter().map(|(mv, _)| *mv).collect();
                let text = play::text(&turn.start(), &moves, before.rules());
                let roll = roll.map_or_else(String::new, |roll| format!("{roll}: "));
                vec![entry(Some(by), format!("{roll}{text}"))]
            }
            _ => Vec::new(),
        },
        Action::Double => vec![entry(Some(by), format!("doubles to {}", offered()))],
        Action::Take => mine("takes"),
        Action::Drop => mine("drops"),
        Action::Beaver => vec![entry(Some(by), format!("beavers to {}", offered()))],
        Action::Raccoon => vec![entry(Some(by), format!("raccoons to {}", offered()))],
        Action::Resign { level } => vec![entry(Some(by), format!("resigns {}", level_name(*level)))],
        Action::Accept => mine("accepts"),
        Action::Refuse => mine("refuses"),
        Action::Next => vec![entry(None, format!("game {}", after.game_number()))],
        Action::End => vec![entry(None, "the session is over".to_owned())],
    };
    if let Some(result) = &effect.result {
        said.push(match result.winner {
            Some(_) => entry(result.winner, format!("wins {}", worth(result))),
            None => entry(None, "the game is drawn".to_owned()),
        });
        if after.is_over() && after.kind() != MatchKind::Single {
            said.push(entry(
                after.winner(),
                match after.winner() {
                    Some(_) => "wins the match".to_owned(),
                    None => "the match ends even".to_owned(),
                },
            ));
        }
    }
    said
}

fn opening(dice: &str, effect: &Effect) -> String {
    match (effect.starter, effect.doubled) {
        (Some(_), _) => format!("begins: {dice}"),
        (None, true) => format!("{dice}: again, the stake doubled"),
        (None, false) => format!("{dice}: again"),
    }
}

/// `4 points, a gammon`.
pub(crate) fn worth(result: &GameResult) -> String {
    let points = if result.points == 1 { "1 point".to_owned() } else { format!("{} points", result.points) };
    match (result.level, result.how) {
        (_, How::Drop) | (1, _) => points,
        (level, _) => format!("{points}, {}", level_name(level)),
    }
}

/// What a level of a game is called.
pub(crate) fn level_name(level: u8) -> &'static str {
    match level {
        1 => "a single game",
        2 => "a gammon",
        _ => "a backgammon",
    }
}
