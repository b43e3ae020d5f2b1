use proptest::prelude::*;
use tavola_rules::score::How;
use tavola_rules::{Action, MatchKind, Player, Rules};

use super::{parse, print};
use crate::match_files::test_matches::{any_match, played};
use crate::match_files::{MatchFile, ReadError};

const HEAD: &str = " 0 point match\n\n Game 1\n a : 0                           b : 0\n";

fn read(rows: &str) -> Result<MatchFile, ReadError> {
    parse(format!("{HEAD}{rows}").as_bytes())
}

fn fault(rows: &str) -> String {
    read(rows).expect_err(rows).to_string()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn matches_come_back(file in any_match()) {
        let text = print(&file).unwrap();
        let again = match parse(text.as_bytes()) {
            Ok(again) => again,
            Err(error) if file.games.is_empty() => {
                prop_assert!(error.to_string().contains("expected a game"));
                return Ok(());
            }
            Err(error) => return Err(TestCaseError::fail(format!("{error}\n{text}"))),
        };
        prop_assert_eq!(print(&again).unwrap(), text);
        prop_assert_eq!(&again.players, &file.players);
        prop_assert_eq!(again.games.len(), file.games.len());
        for (again, game) in again.games.iter().zip(&file.games) {
            prop_assert_eq!(again.score, game.score);
            let [again, game] =
                [again, game].map(|game| game.result.map(|result| (result.winner, result.points)));
            prop_assert_eq!(again, game);
        }
    }

    #[test]
    fn a_session_need_not_name_its_rules(seed in any::<u64>(), jacoby in any::<bool>()) {
        let mut rules = Rules::STANDARD;
        rules.cube.jacoby = jacoby;
        let file = played(&rules, MatchKind::Money, 6, seed);
        let text = print(&file).unwrap();
        let bare: String = text.lines().filter(|line| !line.starts_with(';')).flat_map(|line| [line, "\n"]).collect();
        prop_assume!(file.has_plays());
        let again = parse(bare.as_bytes()).map_err(|error| TestCaseError::fail(format!("{error}\n{text}")))?;
        for (again, game) in again.games.iter().zip(&file.games) {
            let [again, game] =
                [again, game].map(|game| game.result.map(|result| (result.winner, result.points)));
            prop_assert_eq!(again, game);
        }
    }

    #[test]
    fn no_bytes_make_it_panic(bytes in prop::collection::vec(any::<u8>(), 0..300), rows in "[0-9 ):/*=>\\t\\n?A-Za-z]{0,200}") {
        let _ = parse(&bytes);
        let _ = read(&rows);
        let _ = parse(rows.as_bytes());
    }
}

#[test]
fn columns_of_any_width_are_read() {
    let rows = ["41: 13/9 24/23", "31: 6/5 8/5", "41: 6/5* 9/5", "31: 24/23 13/10"];
    let [a, b, c, d] = rows;
    let wanted =
        read(&format!("  1)                             {a}\n  2) {b}                 {c}\n  3) {d}"))
            .unwrap();
    for text in [
        format!("1)                 {a}\n2) {b} {c}\n3) {d}\n"),
        format!("  1)\t\t{a}\r\n  2)\t{b}\t{c}\r\n  3)\t{d}\r\n"),
        format!(
            "  1)                                                  {a}\n  2) {b}   {c}\n\n\n  3) {d}    \n\n"
        ),
    ] {
        assert_eq!(read(&text).unwrap().actions(), wanted.actions(), "{text}");
    }
    let (who, _) = &wanted.actions()[1];
    assert_eq!(*who, Player::Second);
}

#[test]
fn moves_are_read_as_programs_and_people_write_them() {
    let play = |text: &str| {
        read(&format!("  1) 31: 8/5 6/5                {text}\n")).unwrap().actions().split_off(4)
    };
    let end = |text: &str| {
        let mut moves = play(text);
        moves.sort_by_key(|(_, action)| format!("{action:?}"));
        moves
    };
    let wanted = end("33: 13/10 13/10 6/3 6/3");
    assert_eq!(wanted.len(), 6);
    for text in ["33: 13/10(2) 6/3(2)", "33:6/3(2) 13/10(2)", "33: 6/3 13/10 6/3 13/10"] {
        assert_eq!(end(text), wanted, "{text}");
    }
    assert_eq!(play("62: 24/16"), play("62: 24/18/16"));
}

/// A game in which the left player stands on the bar against a point that is closed to ones.
const DANCE: &str = "  1)                             53: 8/3 6/3\n\
                     \x20 2) 62: 24/18 18/16             55: 13/8 13/8 6/1* 6/1\n\
                     \x20 3) 44: 25/21 13/9 13/9 13/9    31: 13/10 10/9*\n";

#[test]
fn a_roll_that_cannot_be_played_has_many_words() {
    for words in ["", "Cannot Move", "(no play)", "---", "Can't move", "No Moves", "????"] {
        let file = read(&format!("{DANCE}  4) 11: {words}                    31: 8/7 7/4*\n"));
        let actions = file.unwrap_or_else(|error| panic!("{words}: {error}")).actions();
        let dance = actions.windows(2).find(|pair| pair[0].1 == Action::Roll { dice: vec![1, 1] });
        assert_eq!(dance.unwrap()[1], (Player::First, Action::Done), "{words}");
    }
}

#[test]
fn a_game_that_was_given_up_counts_what_was_agreed() {
    let file =
        read("  1)                             63: 24/15\n                                  Wins 2 points\n");
    let actions = file.unwrap().actions();
    let last: Vec<_> = actions.iter().rev().take(2).cloned().collect();
    assert_eq!(last, [(Player::Second, Action::Accept), (Player::First, Action::Resign { level: 2 })]);
}

#[test]
fn a_roll_before_a_resignation_is_kept() {
    for roll in ["62:", "62: ????"] {
        let file = read(&format!("  1) 63: 24/15                   {roll}\n      Wins 1 point\n")).unwrap();
        let actions = file.actions();
        assert!(actions.contains(&(Player::Second, Action::Roll { dice: vec![6, 2] })));
        assert_eq!(file.games[0].result.unwrap().how, How::Resign);
    }
}

#[test]
fn a_double_without_an_answer_is_dropped_by_the_line_after_it() {
    let file = read(
        "  1) 63: 24/15                   Doubles => 2\n                                  Wins 1 point\n",
    )
    .unwrap();
    assert_eq!(file.games[0].result.unwrap().how, How::Drop);
}

#[test]
fn a_game_that_is_left_open_ends_by_the_score_of_the_next() {
    let file = read("  1) 63: 24/15\n\n Game 2\n a : 0                           b : 2\n  1) 31: 8/5 6/5\n")
        .unwrap();
    let result = file.games[0].result.unwrap();
    assert_eq!((result.winner, result.level, result.how), (Some(Player::Second), 2, How::Resign));
    let unclear = fault("  1) 63: 24/15\n\n Game 2\n a : 1                           b : 1\n");
    assert_eq!(unclear, "line 8, column 2: expected the end of the game before this one");
}

#[test]
fn the_points_of_a_money_session_show_the_jacoby_rule_before_they_change_the_end_of_a_game() {
    let galaxy = include_str!("../../../tests/corpus/galaxy-money.mat");
    let file = parse(galaxy.replace("16 point match", "0 point match").as_bytes()).unwrap();
    assert!(file.rules.cube.jacoby);
    assert_eq!(file.games[0].result.unwrap().how, How::BearOff);
}

#[test]
fn beavers_show_that_beavers_are_played() {
    let rows = "  1) 53: 8/3 6/3                  Doubles => 2\n\
                \x20 2)  Beavers => 4                Beavers => 8\n\
                \x20 3)                             62: 24/18 13/11\n";
    let file = read(rows).unwrap();
    assert!(file.rules.cube.beavers && file.rules.cube.raccoons);
    let cube: Vec<_> = file.actions().into_iter().skip(4).take(4).collect();
    assert_eq!(
        cube,
        [
            (Player::Second, Action::Double),
            (Player::First, Action::Beaver),
            (Player::Second, Action::Raccoon),
            (Player::First, Action::Take)
        ]
    );
}

#[test]
fn the_points_show_whether_jacoby_is_played() {
    let rows = |points: &str| format!("  1) 63: 24/15\n      Wins {points}\n");
    assert!(!read(&rows("2 points")).unwrap().rules.cube.jacoby);
    assert_eq!(
        fault(&rows("7 points")),
        "line 6, column 7: expected a number of points for which this game can be given up, not 7"
    );
}

#[test]
fn tags_name_the_match_and_its_rules() {
    let text = "\u{feff}; [Event \"Final\"]\r\n; [Variation \"NackGammon\"]\r\n; [Crawford \"Off\"]\r\n; [CubeLimit \"1\"]\r\n; a comment\r\n\r\n \
                3 point match\r\n\r\n Game 1\r\n Anna,1650.3 : 0   Ben B : 0\r\n";
    let file = parse(text.as_bytes()).unwrap();
    assert_eq!((file.rules.name, file.kind), ("nackgammon", MatchKind::Points(3)));
    assert!(!file.rules.cube.on && !file.rules.cube.crawford);
    assert_eq!(file.players, ["Anna", "Ben B"]);
    assert_eq!((file.about.get("Event"), file.about.get("Player 1 Elo")), (Some("Final"), Some("1650.3")));
}

#[test]
fn what_is_wrong_is_named_with_its_place() {
    for (rows, why) in [
        ("  1) 63: 24/16", "line 5, column 6: \"24/16\" is not a legal play here"),
        ("  1) 63: 24/15                 63: hello", "line 5, column 36: expected dice with moves"),
        ("  1) 99: 24/15", "line 5, column 6: expected dice with moves"),
        ("  1) 63: 24/15                 63: 24/x", "line 5, column 36: expected moves such as"),
        ("  1) 63:                       42: 8/4 6/4", "line 5, column 6: expected the play of this roll"),
        ("  1) 63: Illegal play (0;1;0)", "line 5, column 10: expected a legal play"),
        (
            "  1) 63: 24/15                 Doubles => 8",
            "line 5, column 32: expected a double to 2, not to 8",
        ),
        ("  1)  Takes", "line 5, column 7: not now"),
        ("  1) 63: 24/15\n Wins many points", "line 6, column 2: expected a number of points, not \"many\""),
        ("; Set Pos=x", "line 5, column 1: a position that was set up"),
        (" 5 point match", "line 5, column 2: a second match"),
        (
            "  1)  Losses 1 point              Wins 1 point",
            "line 5, column 35: a game that was given up before its first roll",
        ),
    ] {
        let error = fault(rows);
        assert!(error.starts_with(why), "{rows}: {error}");
    }
    for (text, why) in [
        ("", "line 1, column 1: expected a line such as \"7 point match\", and the file ends"),
        (" 7 point match\n", "line 1, column 1: expected a game, and the file ends"),
        (" 7 point match\n Game 1\n", "line 2, column 1: expected the names"),
        (" 7 point match\n Game 1\n Anna\n", "line 3, column 2: expected names and scores"),
        ("shopping: bread", "line 1, column 1: expected a line such as"),
        (" 7 point match\n\n Game 1\n a : 2   b : 0\n", "line 4, column 2: expected a score of 0-0"),
        (" 99999 point match", "line 1, column 2: expected a match of at most"),
    ] {
        let error = parse(text.as_bytes()).expect_err(text).to_string();
        assert!(error.starts_with(why), "{text}: {error}");
    }
}

#[test]
fn files_without_end_take_bounded_memory() {
    let rows = "1) 31: 31: 31:\n".repeat(200_000);
    let (_, fault) = super::sheet(&format!("{HEAD}{rows}"));
    assert!(fault.unwrap().to_string().contains("at most 2000000 actions"));
}

#[test]
fn what_was_read_before_a_fault_comes_with_it() {
    let error = read("  1) 63: 24/15                 42: 8/4 6/4\n  2) 61: 13/7 8/2\n").unwrap_err();
    let read = error.read.expect("two plays were read");
    let done = read.actions().iter().filter(|(_, action)| *action == Action::Done).count();
    assert_eq!(done, 2);
    assert_eq!(read.players, ["a", "b"]);
}
