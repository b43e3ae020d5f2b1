//! A session in words: the match, the two sides, the awaited action, and the reasons of refusals.

use std::time::Instant;

use tavola_locale::Variable;
use tavola_notation::play::PlayError;
use tavola_play::{self as play, DiceDue};
use tavola_rules::game::{Offer, Phase};
use tavola_rules::reason;
use tavola_rules::rules::Opening;
use tavola_rules::track::Track;
use tavola_rules::variants::named_level;
use tavola_rules::{MatchKind, Player, Refusal, Waits};

use crate::clock;
use crate::input::InputError;
use crate::log::{game_result, match_result};
use crate::moves::TypedError;
use crate::session::{Session, SessionError};
use crate::speech::Speech;

/// Returns the game, the kind of match, and the number of the present game; in shorter words if it would exceed `width` columns.
#[must_use]
pub fn title(session: &Session, width: usize) -> String {
    let (m, speech) = (session.played(), session.speech());
    let game = |name: &str| speech.text(&format!("game-{name}"));
    let of_match = session.setup().title.clone().unwrap_or_else(|| game(m.match_rules().name));
    let name = if m.match_rules().name == m.rules().name {
        of_match
    } else {
        let both = [("match", of_match.into()), ("game", game(m.rules().name).into())];
        speech.with("game-of-match", &both)
    };
    let length = |id, length: u16| speech.with(id, &[("length", u32::from(length).into())]);
    let kind = match m.kind() {
        MatchKind::Points(points) => length("match-points", points),
        MatchKind::Games(games) => length("match-games", games),
        MatchKind::Single => speech.text("match-single"),
        MatchKind::Money => speech.text("match-money"),
    };
    let mut parts = vec![name, kind];
    if m.kind() != MatchKind::Single {
        parts.push(speech.with("match-game", &[("game", m.game_number().into())]));
    }
    if m.game().is_crawford() {
        parts.push(speech.text("match-crawford"));
    }
    let cube = m.game().cube();
    if cube.in_play && cube.owner.is_none() {
        let face = if cube.value == 1 { m.rules().cube.rest_face } else { cube.value };
        parts.push(speech.with("tui-cube-middle", &[("value", face.into())]));
        if parts.join(", ").chars().count() >= width {
            parts.pop();
            parts.push(speech.with("tui-cube", &[("value", face.into())]));
        }
    }
    if cube.automatic > 0 {
        parts.push(speech.with("match-stake", &[("stake", cube.stake().into())]));
    }
    parts.join(", ")
}

/// Describes one side: its name, score, pips and cube.
#[must_use]
pub fn side(session: &Session, player: Player) -> String {
    let (m, speech) = (session.played(), session.speech());
    let pips = m.game().position(player).own().pips(m.rules().track.entry());
    let mut parts = vec![session.people().name(player).to_owned()];
    if m.kind() != MatchKind::Single {
        parts.push(speech.with("tui-score", &[("score", m.score()[player.index()].into())]));
    }
    // On a ring checkers circulate, and towers have no distances.
    if !matches!(m.rules().track, Track::Ring | Track::Towers) {
        parts.push(speech.with("tui-pips", &[("pips", pips.into())]));
    }
    let cube = m.game().cube();
    if cube.owner == Some(player) {
        parts.push(speech.with("tui-cube", &[("value", cube.value.into())]));
    }
    parts.extend(session.clock().map(|clock| clock::text(clock.left(player, Instant::now()))));
    parts.join(", ")
}

/// Returns the name of a ring's captured checkers, for the text before their number.
#[must_use]
pub fn captured(session: &Session) -> String {
    session.speech().text("board-captured").to_lowercase()
}

/// Describes the action that the match waits for.
#[must_use]
pub fn state(session: &Session) -> String {
    let (m, people, speech) = (session.played(), session.people(), session.speech());
    let game = m.game();
    let dice = |dice: String| [("dice", Variable::from(speech.dice(&dice)))];
    let waits = |player| people.about("play-wait", player, &[]);
    match game.phase() {
        Phase::Opening if m.rules().opening == Opening::LotThenRoll => speech.text("play-opening-lot"),
        Phase::Opening if session.needs_dice() => {
            let four = session.opening_dice() == 4;
            speech.text(if four { "play-opening-hand-two" } else { "play-opening-hand" })
        }
        Phase::Opening => speech.text("play-opening"),
        Phase::Roll { player, .. } if game.picks(*player) => {
            format!("{} (pick 65)", speech.text("play-pick"))
        }
        Phase::Roll { player, .. } => match game.fixed_roll() {
            Some(roll) => format!(
                "{}. {}",
                people.about("play-roll", *player, &[]),
                speech.with("play-fixed", &dice(roll.to_string()))
            ),
            None if session.needs_dice() => people.about("play-roll-hand", *player, &[]),
            None => people.about("play-roll", *player, &[]),
        },
        Phase::Ahead { .. } => speech.text("play-ahead"),
        Phase::Choose { player, .. } => format!("{} (1-6)", people.about("play-choose", *player, &[])),
        Phase::Move { player, roll, turn, .. } => {
            let left = turn.left();
            let left: Vec<String> = left.iter().map(ToString::to_string).collect();
            let rolled = roll.map_or_else(|| left.join(" "), |roll| roll.to_string());
            let has = people.about("play-move", *player, &dice(rolled.clone()));
            let why =
                || reason::no_play_reason(turn).map(|why| format!(". {}", speech.why(why, m.rules().track)));
            match (turn.waits(), turn.moves().is_empty()) {
                (Waits::Move | Waits::Segment, true) => has,
                (Waits::Move | Waits::Segment, false) => {
                    let left = speech.with("play-left", &[("numbers", left.join(" ").into())]);
                    format!("{has}. {left}")
                }
                (_, true) => {
                    format!("{}{}", speech.with("play-dance", &dice(rolled)), why().unwrap_or_default())
                }
                (_, false) if session.bot_to_act().is_some() => has,
                (_, false) => speech.text("play-over"),
            }
        }
        Phase::Answer { player, .. } | Phase::Resigned { player, .. } if session.level(*player).is_some() => {
            waits(*player)
        }
        Phase::Answer { player, offer, value } => {
            let id = match offer {
                Offer::Double => "play-double",
                Offer::Beaver => "play-beaver",
                Offer::Raccoon => "play-raccoon",
            };
            people.about(id, player.opponent(), &[("value", (*value).into())])
        }
        Phase::Resigned { player, level, .. } => {
            let loser = player.opponent();
            let points = game.resignation_points(loser, *level);
            let named = u32::from(named_level(m.rules().name, *level));
            let offer = [("level", named.into()), ("points", points.into())];
            people.about("play-resign", loser, &offer)
        }
        Phase::Over(result) => {
            let game = game_result(result, m.rules(), people);
            if !m.is_over() || m.kind() == MatchKind::Single {
                return game;
            }
            let [first, second] = m.score().map(Variable::from);
            let score = speech.with("score", &[("first", first), ("second", second)]);
            format!("{game}. {} ({score})", match_result(m, people))
        }
    }
}

/// Explains a refusal in one line, with the expected input.
#[must_use]
pub fn refusal(session: &Session, refused: &SessionError) -> String {
    let speech = session.speech();
    match refused {
        SessionError::Match(refused) => of_match(session, refused),
        SessionError::Play(error) => of_play(session, error),
        SessionError::Input(error) => of_input(speech, error),
        SessionError::NothingToDecide => speech.text("refusal-not-a-decision"),
        SessionError::NotOver => speech.text("tui-not-over"),
        SessionError::EngineLost => speech.text("tui-engine-lost"),
        // The system's report about a file is in the system's language.
        SessionError::Record(error) => error.to_string(),
        SessionError::Setup(error) => error.to_string(),
    }
}

fn of_match(session: &Session, refused: &play::Refused) -> String {
    let speech = session.speech();
    let words = speech.text(&format!("refusal-{}", refused.key()));
    let typed = match refused {
        play::Refused::TavolaThrows => "roll",
        play::Refused::DiceWanted(due) => example(*due),
        play::Refused::WrongDice(wrong) => match wrong.due {
            DiceDue::Lot | DiceDue::Known(_) => "roll",
            due => example(due),
        },
        play::Refused::NoDiceDue => return next_step(session, words),
        play::Refused::Rules(refusal) if waits_for_another(refusal) => return next_step(session, words),
        _ => return words,
    };
    format!("{words} ({typed})")
}

/// Returns whether a refusal only means that another action is due.
fn waits_for_another(refusal: &Refusal) -> bool {
    matches!(refusal, Refusal::NotNow { .. } | Refusal::TurnNotFinished { .. } | Refusal::DoubleBeforeRolling)
}

/// Returns a refusal with the possible inputs.
fn next_step(session: &Session, refusal: String) -> String {
    let m = session.played();
    let mut words: Vec<&str> = session.choices().iter().map(|choice| choice.word).collect();
    words.retain(|word| !matches!(*word, "resign" | "cocked"));
    match m.game().phase() {
        Phase::Move { turn, .. } if turn.waits() == Waits::Move => {
            words.insert(0, if m.rules().track == Track::Towers { "6/apart" } else { "13/8 6/5" });
        }
        Phase::Choose { .. } => words.insert(0, "choose 4"),
        Phase::Roll { player, .. } if m.game().picks(*player) => words.insert(0, "pick 65"),
        _ => {}
    }
    if session.needs_dice() {
        let example = example_of(session);
        for word in words.iter_mut().filter(|word| **word == "roll") {
            *word = example;
        }
    }
    if words.is_empty() {
        return refusal;
    }
    let now = session.speech().with("tui-now", &[("words", words.join(", ").into())]);
    format!("{refusal} {now}")
}

/// Returns an example of the roll that people have to type now.
fn example_of(session: &Session) -> &'static str {
    match session.opening_dice() {
        4 => "roll 6152",
        3 => "roll 631",
        _ => "roll 31",
    }
}

fn example(due: DiceDue) -> &'static str {
    match due.count() {
        4 => "roll 6152",
        3 => "roll 631",
        _ => "roll 31",
    }
}

fn of_play(session: &Session, error: &TypedError) -> String {
    let speech = session.speech();
    match error {
        TypedError::Refused { reason, .. } => speech.why(*reason, session.played().rules().track),
        TypedError::Play(PlayError::Token(_)) => speech.text("type-unreadable"),
        TypedError::Play(PlayError::NotLegal(_)) => speech.text("type-impossible"),
        TypedError::Play(PlayError::Ambiguous { ways, .. }) => {
            speech.with("tui-ambiguous", &[("ways", ways.join("; ").into())])
        }
    }
}

/// Explains why a line is not a valid input.
#[must_use]
pub fn of_input(speech: Speech, error: &InputError) -> String {
    let with = |id, name, value: Variable| speech.with(id, &[(name, value)]);
    match error {
        InputError::Empty => speech.text("tui-empty"),
        InputError::NotUtf8 => speech.text("tui-not-utf8"),
        InputError::TooLong { most } => with("tui-too-long", "most", (*most as u32).into()),
        InputError::Unknown(word) => with("tui-unknown", "word", word.as_str().into()),
        InputError::Alone(word) => with("tui-alone", "word", word.as_str().into()),
        InputError::Dice(text) => with("tui-dice", "text", text.as_str().into()),
        InputError::Level => with("tui-level", "most", 3.into()),
        InputError::Choice => speech.text("tui-choice"),
        InputError::Pick => speech.text("tui-pick"),
        InputError::Place => speech.text("tui-place"),
    }
}

/// Returns the information after a match: its file, the command that analyses it, and how to begin another match, if that can be typed.
#[must_use]
pub fn after_match(session: &Session, again: bool) -> Vec<String> {
    let speech = session.speech();
    let path = [("path", session.path().display().to_string().into())];
    let mut lines = vec![speech.with("tui-kept", &path)];
    if let Some(number) = session.number() {
        lines.push(speech.with("tui-analyse", &[("number", number.to_string().into())]));
        if session.has_sealed_throws() {
            lines.push(speech.with("tui-check-dice", &[("number", number.to_string().into())]));
        }
    }
    if again {
        lines.push(format!("again: {}", speech.text("tui-help-again")));
    }
    lines
}

/// Returns the lines for the shell after the screen is gone: the result of a finished match, and its file.
#[must_use]
pub fn farewell(session: &Session) -> Vec<String> {
    let over = session.played().is_over();
    let result = over.then(|| state(session));
    let kept = if over {
        after_match(session, false)
    } else {
        let path = [("path", session.path().display().to_string().into())];
        vec![session.speech().with("tui-kept", &path)]
    };
    result.into_iter().chain(kept).collect()
}
