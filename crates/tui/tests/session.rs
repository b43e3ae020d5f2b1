//! Matches are saved as they are played, for any input.

use std::fs;
use std::path::Path;

use proptest::prelude::*;
use tavola_dice::Dice;
use tavola_engine::Engine;
use tavola_locale::Locale;
use tavola_notation::play;
use tavola_play::{Command, DiceMode, MatchRecord, Seat};
use tavola_rules::game::Phase;
use tavola_rules::variants::{Family, Variant};
use tavola_rules::{MatchKind, Player, Rules, Waits, variants};
use tavola_tui::input;
use tavola_tui::think::{Answer, Question};
use tavola_tui::words;
use tavola_tui::{Header, Input, Record, Session, SessionError, Speech};

fn english() -> Speech {
    Speech::of(Locale::english())
}

fn two() -> [Seat; 2] {
    [Seat::human(), Seat::human()]
}

fn against_bot() -> [Seat; 2] {
    [Seat::human(), Seat::bot("beginner")]
}

fn begin(folder: &Path, rules: &Rules, kind: MatchKind, players: [Seat; 2], dice: DiceMode) -> Session {
    Session::begin(folder, Header::new(rules, kind, players, dice, 11), Dice::seeded(5), english()).unwrap()
}

fn typed(session: &mut Session, line: &str) -> Result<(), SessionError> {
    session.command(&input::parse(line)?)
}

fn all_typed(session: &mut Session, lines: &[&str]) {
    for line in lines {
        typed(session, line).unwrap_or_else(|refused| panic!("{line}: {refused}"));
    }
}

/// Carries out all due decisions of bots.
fn answered(session: &mut Session) {
    let engine = Engine::embedded();
    while let Some(question) = Question::due(session) {
        if let Answer::Decided(player, decision) = question.answer(&engine).unwrap() {
            session.decided(player, decision).unwrap();
        }
    }
}

/// Returns the complete state of a session, without its file.
fn state(session: &Session) -> String {
    format!("{:?} {:?} {:?} {}", session.setup(), session.played(), session.log(), session.actions())
}

/// Returns the same match, read from the disk as after the end of the process.
fn read_again(session: Session) -> Session {
    let path = session.path().to_owned();
    drop(session);
    Session::resume(&path, Dice::seeded(6), english()).unwrap()
}

/// Returns a sensible input of a person, chosen by a number.
fn sensible(session: &Session, number: usize) -> Input {
    if let Some(turn) = session.own_turn().filter(|turn| turn.waits() == Waits::Move) {
        let legal = turn.legal();
        // Forward moves are preferred, or a game with backward moves would take for ever.
        let any = legal[number % legal.len()];
        let mv = if any.to > any.from { legal[0] } else { any };
        return Input::Moves(play::text_of(&[(mv, false)], turn.rules().track));
    }
    match session.played().game().phase() {
        Phase::Choose { .. } => return Input::Do(Command::Choose { number: number as u8 % 6 + 1 }),
        Phase::Roll { player, .. } if session.played().game().picks(*player) => {
            return Input::Do(Command::Pick { dice: [6, number as u8 % 5 + 1] });
        }
        _ => {}
    }
    let mut choices = session.choices();
    choices.retain(|choice| {
        !matches!(choice.input, Input::Resign | Input::UndoAll | Input::Do(Command::TakeBack))
    });
    choices[number % choices.len()].input.clone()
}

#[test]
fn every_game_is_played_to_its_end_and_read_again_on_the_way() {
    // The longest test of all: on two threads.
    std::thread::scope(|scope| {
        scope.spawn(|| variants::ALL.iter().step_by(2).for_each(play_to_its_end));
        variants::ALL.iter().skip(1).step_by(2).for_each(play_to_its_end);
    });
}

fn play_to_its_end(variant: &Variant) {
    let folder = tempfile::tempdir().unwrap();
    let whole_match = variant.family == Family::Leaflet;
    let kind = if whole_match { MatchKind::Points(3) } else { MatchKind::Single };
    let mut session = begin(folder.path(), variant.rules, kind, against_bot(), DiceMode::Tavola);
    let mut number = 0usize;
    loop {
        answered(&mut session);
        if session.played().is_over() {
            break;
        }
        let command = sensible(&session, number);
        // A play can be ambiguous if hits differ; its first checker alone is not.
        if let Err(refused) = session.command(&command) {
            panic!("{}: {command:?}: {refused}", variant.rules.name);
        }
        number += 1;
        if number.is_multiple_of(101) {
            let before = state(&session);
            session = read_again(session);
            assert_eq!(state(&session), before, "{}", variant.rules.name);
        }
    }
    assert!(session.played().game().result().is_some());
    assert!(session.choices().is_empty());
    assert!(!whole_match || session.log().last().unwrap().text.contains("wins the match"));
}

#[test]
fn what_is_refused_changes_neither_the_match_nor_its_file() {
    let folder = tempfile::tempdir().unwrap();
    let mut session = begin(folder.path(), &Rules::STANDARD, MatchKind::Points(5), two(), DiceMode::Hand);
    for (good, bad) in [
        ("roll 31", &["8/5 6/5", "roll", "roll 7", "double", "take", "next", "undo", "undo all", "done"][..]),
        ("8/5 6/5", &["roll 31", "8/4 6/5", "12/9", "done", "double", "drop", "accept", "choose 3", "9"]),
        ("done", &["8/7", "roll 31", "double", "cocked"]),
        ("double", &["take", "6/5", "raccoon", "undo"]),
        ("take", &["roll 31", "beaver", "double", "13/8"]),
        ("roll 66", &["double", "take", "beaver"]),
        ("resign 2", &["accept", "refuse", "resign 4"]),
        ("refuse", &["roll 61", "done", "resign 9"]),
        ("resign 2", &["take", "next"]),
        ("accept", &["roll 61", "resign 1", "take"]),
        ("next", &["13/8", "roll 31", "double"]),
    ] {
        let (before, file) = (state(&session), fs::read(session.path()).unwrap());
        for bad in bad {
            let refused = typed(&mut session, bad).err().unwrap_or_else(|| panic!("{bad} before {good}"));
            assert!(!refused.to_string().contains('\n'));
            assert_eq!(state(&session), before, "{bad}");
            assert_eq!(fs::read(session.path()).unwrap(), file, "{bad}");
        }
        all_typed(&mut session, &[good]);
    }
    assert_eq!(session.played().score(), [4, 0]);
}

#[test]
fn moves_are_taken_back_one_by_one_or_all() {
    let folder = tempfile::tempdir().unwrap();
    let mut session = begin(folder.path(), &Rules::STANDARD, MatchKind::Money, two(), DiceMode::Hand);
    all_typed(&mut session, &["roll 31"]);
    let start = session.played().game().position(Player::First);
    all_typed(&mut session, &["8/5 6/5", "undo"]);
    assert_eq!(session.turn().unwrap().moves().len(), 1);
    let mut session = read_again(session);
    assert_eq!(session.turn().unwrap().moves().len(), 1);
    all_typed(&mut session, &["6/5", "undo all"]);
    assert_eq!(session.played().game().position(Player::First), start);
}

#[test]
fn nobody_plays_for_a_bot_but_a_game_may_be_resigned_on_its_turn() {
    let folder = tempfile::tempdir().unwrap();
    let mut session =
        begin(folder.path(), &Rules::STANDARD, MatchKind::Single, against_bot(), DiceMode::Hand);
    all_typed(&mut session, &["roll 12"]);
    assert_eq!(session.bot_to_act(), Some(Player::Second));
    for line in ["13/11", "done", "undo", "undo all", "cocked", "roll 31", "take", "accept"] {
        assert!(typed(&mut session, line).is_err(), "{line}");
    }
    all_typed(&mut session, &["resign 1"]);
    answered(&mut session);
    assert!(session.played().is_over() || session.bot_to_act().is_some());
}

#[test]
fn dice_of_a_bot_are_thrown_by_hand_where_people_throw() {
    let folder = tempfile::tempdir().unwrap();
    let mut session =
        begin(folder.path(), &Rules::STANDARD, MatchKind::Points(5), against_bot(), DiceMode::Hand);
    all_typed(&mut session, &["roll 31", "8/5 6/5", "done"]);
    answered(&mut session);
    assert!(session.log().last().unwrap().text.contains("roll 31"));
    assert!(session.bot_to_act().is_none());
    for line in ["double", "13/8", "done", "roll"] {
        assert!(typed(&mut session, line).is_err(), "{line}");
    }
    let words: Vec<&str> = session.choices().iter().map(|choice| choice.word).collect();
    assert_eq!(words, ["roll", "resign"]);
    all_typed(&mut session, &["roll 62"]);
    answered(&mut session);
    assert!(session.log().last().unwrap().text.starts_with("62: "));
    assert!(!session.log().iter().any(|entry| entry.text.contains("type its dice")));
}

#[test]
fn cocked_dice_are_thrown_again() {
    let folder = tempfile::tempdir().unwrap();
    let mut session = begin(folder.path(), &Rules::STANDARD, MatchKind::Points(5), two(), DiceMode::Hand);
    all_typed(&mut session, &["roll 31", "cocked", "roll 64", "24/14", "done"]);
    assert_eq!(session.log().last().unwrap().text, "64: 24/14");
}

#[test]
fn lots_are_drawn_and_a_mexican_is_a_double_of_choice() {
    let mexican = variants::find("mexican").unwrap().rules;
    let folder = tempfile::tempdir().unwrap();
    let mut session = begin(folder.path(), mexican, MatchKind::Points(5), two(), DiceMode::Hand);
    assert_eq!(words::state(&session), "Lots decide who begins");
    assert_eq!(session.choices()[0].word, "lot");
    all_typed(&mut session, &["lot", "roll 21"]);
    assert!(words::state(&session).ends_with(" chooses a double (1-6)"), "{}", words::state(&session));
    let said: Vec<&str> = session.log().iter().map(|entry| entry.text.as_str()).collect();
    assert_eq!(said, ["begins, drawn by lot", "21"]);
    // Cocked dice can still be called.
    all_typed(&mut session, &["cocked", "roll 21", "choose 3"]);
    assert!(words::state(&session).ends_with(" has 3 3 3 3"), "{}", words::state(&session));
}

#[test]
fn a_beaver_and_its_answer_have_their_words() {
    let mut rules = Rules::STANDARD;
    (rules.cube.beavers, rules.cube.raccoons) = (true, true);
    let folder = tempfile::tempdir().unwrap();
    let mut session = begin(folder.path(), &rules, MatchKind::Money, two(), DiceMode::Hand);
    all_typed(&mut session, &["roll 31", "8/5 6/5", "done", "double", "beaver", "raccoon", "take"]);
    let said: Vec<&str> = session.log().iter().map(|entry| entry.text.as_str()).collect();
    assert_eq!(said[2..], ["doubles to 2", "beavers", "raccoons", "takes"]);
    assert_eq!(session.played().game().cube().value, 8);
    assert_eq!(session.played().game().cube().owner, Some(Player::First));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn any_sequence_of_commands_leaves_a_match_that_can_be_read(
        lines in prop::collection::vec(
            prop::sample::select(vec![
                "roll", "roll", "done", "done", "undo", "undo all", "double", "take", "drop", "beaver",
                "resign 1", "resign 3", "accept", "refuse", "next", "choose 2", "cocked", "13/8", "24/23",
                "8/5", "6/5", "bar/22", "6/off", "13/7 8/7", "24 18", "???", "roll 31",
            ]),
            0..60,
        ),
        seed in 0u64..1000,
    ) {
        let folder = tempfile::tempdir().unwrap();
        let header = Header::new(&Rules::STANDARD, MatchKind::Points(7), two(), DiceMode::Tavola, seed);
        let mut session = Session::begin(folder.path(), header, Dice::seeded(seed), english()).unwrap();
        for line in lines {
            let before = state(&session);
            if typed(&mut session, line).is_err() {
                prop_assert_eq!(state(&session), before);
            }
        }
        let before = state(&session);
        prop_assert_eq!(state(&read_again(session)), before);
    }
}

#[test]
fn dice_at_the_terminal_can_be_checked_when_the_match_is_over_and_not_before() {
    let folder = tempfile::tempdir().unwrap();
    let header = Header::new(&Rules::STANDARD, MatchKind::Points(3), two(), DiceMode::Tavola, 11);
    let mut session = Session::begin_sealed(folder.path(), header, english()).unwrap();
    let file = session.path().to_owned();
    let seed = std::fs::read_to_string(file.with_extension("seed")).unwrap();
    for number in 0.. {
        if session.played().is_over() {
            break;
        }
        assert!(!std::fs::read_to_string(&file).unwrap().contains(&seed), "the match goes on");
        let input = sensible(&session, number);
        session.command(&input).unwrap();
        // Another process continues with the same dice.
        if number % 25 == 0 {
            session = read_again(session);
        }
    }
    let record = MatchRecord::parse(&std::fs::read(&file).unwrap()).unwrap();
    let finding = record.check_dice().unwrap().unwrap();
    assert!(finding.faults.is_empty() && finding.throws > 3, "{finding:?}");
    assert_eq!(record.dice.unwrap().seed.unwrap().to_string(), seed);
    assert!(!file.with_extension("seed").exists());
    assert!(read_again(session).played().is_over());
}

#[test]
fn a_match_that_is_deleted_leaves_no_seed() {
    let folder = tempfile::tempdir().unwrap();
    let header = Header::new(&Rules::STANDARD, MatchKind::Points(3), two(), DiceMode::Tavola, 11);
    let session = Session::begin_sealed(folder.path(), header, english()).unwrap();
    let file = session.path().to_owned();
    let rematch = session.rematch(Dice::seeded(1));
    assert!(rematch.is_ok_and(|next| next.path().with_extension("seed").exists()));
    drop(session);
    Record::delete(&file).unwrap();
    assert!(!file.exists() && !file.with_extension("seed").exists());
}
