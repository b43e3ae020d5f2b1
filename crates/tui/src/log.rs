//! The log of a match, in words and notation.

use tavola_notation::play;
use tavola_play::{Event, Stake};
use tavola_rules::score::How;
use tavola_rules::{Action, Effect, GameResult, Match, MatchKind, Player};

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Who did it; `None` for what no player does, such as the start of a game.
    pub by: Option<Player>,
    /// What.
    pub text: String,
}

impl Entry {
    fn new(by: Option<Player>, text: impl Into<String>) -> Entry {
        Entry { by, text: text.into() }
    }

    /// A bot wants dice that people throw.
    pub(crate) fn asking_for_dice(by: Player) -> Entry {
        Entry::new(Some(by), "rolls: type its dice, as in roll 31")
    }
}

/// The entries of an event; `m` is the match after it.
pub(crate) fn entries(event: &Event, m: &Match) -> Vec<Entry> {
    let effect = &event.effect;
    let mine = |text: &str| vec![Entry::new(Some(event.by), text)];
    let offer = |verb: &str| match event.stake {
        Some(Stake::Cube(value)) => mine(&format!("{verb} to {value}")),
        _ => mine(verb),
    };
    let mut entries = match &event.action {
        Action::Opening { dice: [a, b] } => {
            vec![Entry::new(effect.starter, opening(&format!("{a}-{b}"), effect))]
        }
        Action::OpeningTwo { dice: [[a, b], [c, d]] } => {
            vec![Entry::new(effect.starter, opening(&format!("{a}{b}-{c}{d}"), effect))]
        }
        Action::Lot { .. } => vec![Entry::new(effect.starter, "begins by lot")],
        Action::Roll { .. } | Action::Move(_) | Action::TakeBack => Vec::new(),
        Action::Pick { dice: [a, b] } => mine(&format!("names {a} and {b}")),
        Action::Cocked => mine("cocked dice"),
        Action::Choose { number } => mine(&format!("chooses {number}{number}")),
        Action::Done => event
            .turn
            .iter()
            .flat_map(|turn| {
                let text = play::text(&turn.start, &turn.moves, m.rules());
                let roll = turn.roll.map_or_else(String::new, |roll| format!("{roll}: "));
                mine(&format!("{roll}{text}"))
            })
            .collect(),
        Action::Double => offer("doubles"),
        Action::Take => mine("takes"),
        Action::Drop => mine("drops"),
        Action::Beaver => offer("beavers"),
        Action::Raccoon => offer("raccoons"),
        Action::Resign { level } => mine(&format!("resigns {}", level_name(*level))),
        Action::Accept => mine("accepts"),
        Action::Refuse => mine("refuses"),
        Action::Next => vec![Entry::new(None, format!("game {}", m.game_number()))],
        Action::End => vec![Entry::new(None, "the session is over")],
    };
    if let Some(result) = &effect.result {
        entries.push(match result.winner {
            Some(_) => Entry::new(result.winner, format!("wins {}", worth(result))),
            None => Entry::new(None, "the game is drawn"),
        });
        if m.is_over() && m.kind() != MatchKind::Single {
            let text = if m.winner().is_some() { "wins the match" } else { "the match ends even" };
            entries.push(Entry::new(m.winner(), text));
        }
    }
    entries
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
