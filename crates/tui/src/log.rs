//! The log of a match, in words and notation.

use tavola_notation::play;
use tavola_play::{Event, PlayedTurn, Stake};
use tavola_rules::game::Phase;
use tavola_rules::reason::Reason;
use tavola_rules::score::How;
use tavola_rules::variants::named_level;
use tavola_rules::{Action, Effect, GameResult, Match, MatchKind, Player, Rules};

use crate::speech::{People, Speech};

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Who did it; `None` for what no player does, such as the start of a game, and for sentences that name the player.
    pub by: Option<Player>,
    /// What.
    pub text: String,
}

impl Entry {
    fn new(by: Option<Player>, text: impl Into<String>) -> Entry {
        Entry { by, text: text.into() }
    }

    /// A bot wants dice that people throw.
    pub(crate) fn asking_for_dice(by: Player, speech: Speech) -> Entry {
        Entry::new(Some(by), speech.text("tui-bot-rolls"))
    }
}

/// The entries of an event. `m` is the match after it, `why` the reason why nothing could be played before it.
pub(crate) fn entries(event: &Event, m: &Match, people: &People, why: Option<Reason>) -> Vec<Entry> {
    let (effect, speech) = (&event.effect, people.speech);
    let mine = |text: String| vec![Entry::new(Some(event.by), text)];
    let word = |id: &str| mine(speech.text(id));
    let doubles = |dice: String| mine(speech.with("tui-chooses", &[("dice", dice.into())]));
    let mut entries = match &event.action {
        Action::Opening { dice: [a, b] } => opening(&format!("{a}-{b}"), effect, speech),
        Action::OpeningTwo { dice: [[a, b], [c, d]] } => opening(&format!("{a}{b}-{c}{d}"), effect, speech),
        Action::Lot { .. } => vec![Entry::new(effect.starter, speech.text("replay-lot"))],
        Action::Roll { .. } => match m.game().phase() {
            // A roll that is not played, but gives the choice of a double.
            Phase::Choose { thrown: Some((roll, _)), .. } => mine(roll.to_string()),
            _ => Vec::new(),
        },
        Action::Move(_) | Action::TakeBack => Vec::new(),
        Action::Pick { dice: [a, b] } => {
            mine(speech.with("event-pick", &[("dice", format!("{a}{b}").into())]))
        }
        Action::Cocked => word("replay-cocked"),
        Action::Choose { number } => doubles(format!("{number}{number}")),
        Action::Done => event.turn.iter().flat_map(|turn| mine(played(turn, m, speech, why))).collect(),
        Action::Double => {
            let value =
                if let Some(Stake::Cube(value)) = event.stake { value } else { m.game().cube().value };
            mine(speech.with("list-double", &[("value", value.into())]))
        }
        Action::Take => word("list-take"),
        Action::Drop => word("list-drop"),
        Action::Beaver => word("list-beaver"),
        Action::Raccoon => word("list-raccoon"),
        Action::Resign { level } => {
            let level = u32::from(named_level(m.rules().name, *level));
            mine(speech.with("list-resign", &[("level", level.into())]))
        }
        Action::Accept => word("list-accept"),
        Action::Refuse => word("list-refuse"),
        Action::Next => {
            let game = [("game", m.game_number().into())];
            vec![Entry::new(None, speech.with("match-game", &game))]
        }
        Action::End => vec![Entry::new(None, speech.text("result-session"))],
    };
    if let Some(result) = &effect.result {
        entries.push(Entry::new(None, game_result(result, m.rules(), people)));
        if m.is_over() && m.kind() != MatchKind::Single {
            entries.push(Entry::new(None, match_result(m, people)));
        }
    }
    entries
}

/// A turn: its roll and its moves, or why there is none.
fn played(turn: &PlayedTurn, m: &Match, speech: Speech, why: Option<Reason>) -> String {
    let roll = turn.roll.map_or_else(String::new, |roll| format!("{roll}: "));
    if !turn.moves.is_empty() {
        return format!("{roll}{}", play::text(&turn.start, &turn.moves, m.rules()));
    }
    let why = why.map_or_else(String::new, |why| format!(" ({})", speech.why(why)));
    format!("{roll}{}{why}", speech.text("list-dance"))
}

fn opening(dice: &str, effect: &Effect, speech: Speech) -> Vec<Entry> {
    let id = if effect.starter.is_some() { "replay-begins" } else { "replay-tie" };
    let mut entries = vec![Entry::new(effect.starter, speech.with(id, &[("dice", dice.into())]))];
    if effect.doubled {
        entries.push(Entry::new(None, speech.text("say-doubled")));
    }
    entries
}

/// Who won a game, and what it counts.
pub(crate) fn game_result(result: &GameResult, rules: &Rules, people: &People) -> String {
    let Some(winner) = result.winner else { return people.speech.text("result-draw") };
    // A game that is given up at the cube is no gammon.
    let level = if result.how == How::Drop { 1 } else { result.level };
    let level = u32::from(named_level(rules.name, level));
    people.about("result-game", winner, &[("level", level.into()), ("points", result.points.into())])
}

/// Who won a match that is over.
pub(crate) fn match_result(m: &Match, people: &People) -> String {
    match (m.winner(), m.kind()) {
        (_, MatchKind::Money) => people.speech.text("result-session"),
        (Some(winner), _) => people.about("result-match", winner, &[]),
        (None, _) => people.speech.text("result-match-draw"),
    }
}
