//! The log of a match, in words and notation.

use tavola_notation::play;
use tavola_play::{Event, PlayedTurn, Stake};
use tavola_rules::game::Phase;
use tavola_rules::reason::Reason;
use tavola_rules::score::How;
use tavola_rules::variants::named_level;
use tavola_rules::{Action, Effect, GameResult, Match, MatchKind, Player, Rules};

use crate::speech::{People, Speech};

/// An event in the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The player; `None` for events without a player, such as the start of a game, and for sentences that name the player.
    pub by: Option<Player>,
    /// Text of the event.
    pub text: String,
    /// Sentence for the ear; empty if the person did it by hand, or if the line about the next action has the same words.
    pub spoken: String,
}

impl Entry {
    fn new(by: Option<Player>, text: impl Into<String>) -> Entry {
        let text = text.into();
        Entry { by, spoken: text.clone(), text }
    }

    fn spoken(self, spoken: String) -> Entry {
        Entry { spoken, ..self }
    }

    /// Creates an entry outside the match.
    pub(crate) fn note(text: String) -> Entry {
        Entry::new(None, text)
    }

    /// Creates an entry of a bot that needs dice from people.
    pub(crate) fn asking_for_dice(by: Player, speech: Speech) -> Entry {
        // The line about the next action asks for them too.
        Entry::new(Some(by), speech.text("tui-bot-rolls")).spoken(String::new())
    }
}

/// Context of an event.
pub(crate) struct Around<'a> {
    /// The match after it.
    pub(crate) m: &'a Match,
    /// The two sides.
    pub(crate) people: &'a People,
    /// Why nothing could be played before it.
    pub(crate) why: Option<Reason>,
    /// Whether the person at this terminal did it by hand.
    pub(crate) by_hand: bool,
}

/// Returns the entries of an event.
pub(crate) fn entries(event: &Event, around: &Around<'_>) -> Vec<Entry> {
    let Around { m, people, why, by_hand } = *around;
    let (effect, speech) = (&event.effect, people.speech);
    let own = people.sole() == Some(event.by);
    let said = |text: String, said: String| {
        vec![Entry::new(Some(event.by), text).spoken(if own && by_hand { String::new() } else { said })]
    };
    // "takes" for the eye, "Bot takes" for the ear.
    let mine = |text: String| {
        let sentence = format!("{} {text}", people.name(event.by));
        said(text, sentence)
    };
    let word = |id: &str, say: &str| said(speech.text(id), people.about(say, event.by, &[]));
    // The question for the answer contains the offer.
    let offered = |text: String| said(text, String::new());
    let doubles = |dice: String| mine(speech.with("tui-chooses", &[("dice", dice.into())]));
    let mut entries = match &event.action {
        Action::Opening { dice: [a, b] } => opening(&[a, b].map(ToString::to_string), effect, people),
        Action::OpeningTwo { dice: [[a, b], [c, d]] } => {
            opening(&[format!("{a}{b}"), format!("{c}{d}")], effect, people)
        }
        Action::Lot { .. } => {
            let said = effect.starter.map(|starter| people.about("say-opening-lot", starter, &[]));
            vec![Entry::new(effect.starter, speech.text("replay-lot")).spoken(said.unwrap_or_default())]
        }
        Action::Roll { .. } => match m.game().phase() {
            // This roll is not played, but permits the choice of a double.
            Phase::Choose { thrown: Some((roll, _)), .. } => mine(roll.to_string()),
            _ => Vec::new(),
        },
        Action::Move(_) | Action::TakeBack => Vec::new(),
        Action::Pick { dice: [a, b] } => {
            mine(speech.with("event-pick", &[("dice", format!("{a}{b}").into())]))
        }
        Action::Cocked => mine(speech.text("replay-cocked")),
        Action::Choose { number } => doubles(format!("{number}{number}")),
        Action::Done => {
            let entry = |turn: &PlayedTurn| {
                // A person need not hear their own input, except that nothing could be played.
                let heard = if own && by_hand && !turn.moves.is_empty() {
                    String::new()
                } else {
                    spoken(turn, event.by, around)
                };
                Entry::new(Some(event.by), played(turn, m, speech, why)).spoken(heard)
            };
            event.turn.iter().map(|turn| entry(turn)).collect()
        }
        Action::Double => {
            let value =
                if let Some(Stake::Cube(value)) = event.stake { value } else { m.game().cube().value };
            offered(speech.with("list-double", &[("value", value.into())]))
        }
        Action::Take => word("list-take", "say-take"),
        Action::Drop => word("list-drop", "say-drop"),
        Action::Beaver => offered(speech.text("list-beaver")),
        Action::Raccoon => offered(speech.text("list-raccoon")),
        Action::Resign { level } => {
            let level = u32::from(named_level(m.rules().name, *level));
            offered(speech.with("list-resign", &[("level", level.into())]))
        }
        Action::Accept => word("list-accept", "say-accept"),
        Action::Refuse => word("list-refuse", "say-refuse"),
        Action::Next => {
            let game = [("game", m.game_number().into())];
            vec![Entry::new(None, speech.with("match-game", &game))]
        }
        Action::End => vec![Entry::new(None, speech.text("result-session"))],
        Action::Flag => word("list-flag", "say-flag"),
        Action::Settle { .. } => word("list-settle", "say-settle"),
        Action::TakeBackTurn => word("list-take-back-turn", "say-take-back-turn"),
    };
    if let Some(result) = &effect.result {
        entries.push(Entry::new(None, game_result(result, m.rules(), people)));
        if m.is_over() && m.kind() != MatchKind::Single {
            entries.push(Entry::new(None, match_result(m, people)));
        }
    }
    entries
}

/// Returns the text of a turn: its roll and its moves, or the reason why there is none.
fn played(turn: &PlayedTurn, m: &Match, speech: Speech, why: Option<Reason>) -> String {
    let roll = turn.roll.map_or_else(String::new, |roll| format!("{roll}: "));
    if !turn.moves.is_empty() {
        return format!("{roll}{}", play::text(&turn.start, &turn.moves, m.rules()));
    }
    let why = why.map_or_else(String::new, |why| format!(" ({})", speech.why(why, m.rules().track)));
    format!("{roll}{}{why}", speech.text("list-dance"))
}

/// Returns a turn as a sentence: `Bot 6-2: 24/16`.
fn spoken(turn: &PlayedTurn, by: Player, around: &Around<'_>) -> String {
    let Around { m, people, why, .. } = *around;
    let speech = people.speech;
    let roll = turn.roll.map_or_else(String::new, |roll| format!(" {}", speech.dice(&roll.to_string())));
    let who = if people.sole() == Some(by) { speech.text("tui-you") } else { people.name(by).to_owned() };
    if !turn.moves.is_empty() {
        return format!("{who}{roll}: {}", play::text(&turn.start, &turn.moves, m.rules()));
    }
    let why = why.map_or_else(String::new, |why| format!(". {}", speech.why(why, m.rules().track)));
    format!("{who}{roll}: {}{why}", speech.text("list-dance"))
}

/// Returns the entries of an opening roll, the first player's dice first.
fn opening(dice: &[String; 2], effect: &Effect, people: &People) -> Vec<Entry> {
    let speech = people.speech;
    let both = dice.join("-");
    let entry = |id| Entry::new(effect.starter, speech.with(id, &[("dice", both.as_str().into())]));
    let mut entries = vec![match effect.starter {
        None => entry("replay-tie"),
        Some(starter) => {
            let who = |player| if people.sole() == Some(player) { "you" } else { "name" };
            let [first, second] = Player::BOTH;
            let said = speech.with(
                "say-opening",
                &[
                    ("who0", who(first).into()),
                    ("name0", people.name(first).into()),
                    ("die0", dice[0].as_str().into()),
                    ("who1", who(second).into()),
                    ("name1", people.name(second).into()),
                    ("die1", dice[1].as_str().into()),
                    ("who", who(starter).into()),
                    ("name", people.name(starter).into()),
                ],
            );
            entry("replay-begins").spoken(said)
        }
    }];
    if effect.doubled {
        entries.push(Entry::new(None, speech.text("say-doubled")));
    }
    entries
}

/// Returns the winner and the value of a game.
pub(crate) fn game_result(result: &GameResult, rules: &Rules, people: &People) -> String {
    let Some(winner) = result.winner else { return people.speech.text("result-draw") };
    // A game that ends by a drop is no gammon.
    let level = if result.how == How::Drop { 1 } else { result.level };
    let level = u32::from(named_level(rules.name, level));
    people.about("result-game", winner, &[("level", level.into()), ("points", result.points.into())])
}

/// Returns the winner of a finished match.
pub(crate) fn match_result(m: &Match, people: &People) -> String {
    match (m.winner(), m.kind()) {
        (_, MatchKind::Money) if m.flagged().is_none() => people.speech.text("result-session"),
        (Some(winner), _) => people.about("result-match", winner, &[]),
        (None, _) => people.speech.text("result-match-draw"),
    }
}
