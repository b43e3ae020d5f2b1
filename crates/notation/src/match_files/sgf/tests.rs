use proptest::prelude::*;
use tavola_rules::score::How;
use tavola_rules::{Action, MatchKind, Player};

use super::{parse, print};
use crate::match_files::test_matches::any_match;
use crate::match_files::{MatchFile, ReadError};

const ROOT: &str = "(;FF[4]GM[6]MI[length:3][game:0][ws:0][bs:0]PW[a]PB[b]RU[Crawford]";

fn read(rest: &str) -> Result<MatchFile, ReadError> {
    parse(format!("{ROOT}{rest}").as_bytes())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn matches_come_back(file in any_match()) {
        prop_assume!(!file.games.is_empty());
        let text = print(&file).unwrap();
        let again = match parse(text.as_bytes()) {
            Ok(again) => again,
            Err(error) => return Err(TestCaseError::fail(format!("{error}\n{text}"))),
        };
        prop_assert_eq!(print(&again).unwrap(), text);
        prop_assert_eq!(&again.players, &file.players);
        prop_assert_eq!(again.games.len(), file.games.len());
        for (again, game) in again.games.iter().zip(&file.games) {
            prop_assert_eq!(again.score, game.score);
            // With the Jacoby rule resignations of several levels cost the same.
            let [again, game] =
                [again, game].map(|game| game.result.map(|result| (result.winner, result.points, result.how)));
            prop_assert_eq!(again, game);
        }
    }

    #[test]
    fn no_bytes_make_it_panic(bytes in prop::collection::vec(any::<u8>(), 0..300), rest in "[;()\\[\\]A-Za-z0-9:\\\\ ]{0,200}") {
        let _ = parse(&bytes);
        let _ = read(&rest);
        let _ = parse(rest.as_bytes());
    }
}

#[test]
fn points_are_letters_from_the_side_of_each_player() {
    let file = read(";B[53qvsv];W[62xrrp])").unwrap();
    let moves: Vec<String> = file
        .actions()
        .iter()
        .filter_map(|(who, action)| match action {
            Action::Move(mv) => Some(format!("{} {mv}", who.index())),
            _ => None,
        })
        .collect();
    assert_eq!(moves, ["1 8/3", "1 6/3", "0 24/18", "0 18/16"]);
}

#[test]
fn analysis_is_kept_and_written_back() {
    let text = "(;FF[4]GM[6]MI[length:3][game:0][ws:0][bs:0]PW[a]PB[b]RU[Crawford]GS[M:1 2][C:3]\n\
                ;B[53qvsv]A[0][qvsv E ver 3 0.51]MR[]LU[-inf]C[best \\] of \\\\ all: yes]\n\
                ;W[double]DA[E ver 3]\n;B[take]\n;W[62xrrp])";
    let file = parse(text.as_bytes()).unwrap();
    let game = &file.games[0];
    assert_eq!(game.notes.len(), 6);
    assert!(game.notes.iter().any(|note| note.name == "C" && note.values == ["best ] of \\ all: yes"]));
    let double = game.notes.iter().find(|note| note.name == "DA").unwrap();
    assert_eq!(game.actions[double.action.unwrap()], (Player::First, Action::Double));
    let written = print(&file).unwrap();
    for part in [
        "GS[M:1 2][C:3]",
        "A[0][qvsv E ver 3 0.51]MR[]LU[-inf]C[best \\] of \\\\ all: yes]",
        ";W[double]DA[E ver 3]\n",
    ] {
        assert!(written.contains(part), "{written}");
    }
    assert_eq!(parse(written.as_bytes()).unwrap(), file);
}

#[test]
fn a_resignation_is_in_the_result_and_a_roll_before_it_is_kept() {
    let file = parse(
        b"(;FF[4]GM[6]MI[length:0][game:0][ws:0][bs:0]RU[Jacoby:Nackgammon]RE[B+16R];B[53lqsv];W[double];B[double];W[double];B[take];PL[W]DI[62])",
    )
    .unwrap();
    assert_eq!((file.rules.name, file.kind, file.rules.cube.jacoby), ("nackgammon", MatchKind::Money, true));
    let result = file.games[0].result.unwrap();
    assert_eq!(
        (result.winner, result.points, result.level, result.how),
        (Some(Player::Second), 16, 2, How::Resign)
    );
    assert!(file.actions().contains(&(Player::First, Action::Raccoon)));
    assert!(file.actions().contains(&(Player::First, Action::Roll { dice: vec![6, 2] })));
    assert!(print(&file).unwrap().contains("RE[B+16R]"));
}

#[test]
fn variations_of_a_tree_are_left_out() {
    let file = read("(;B[53qvsv](;W[62xrrp])(;W[41xw];B[11]))(;B[31qtst]))").unwrap();
    assert_eq!(file.actions().iter().filter(|(_, action)| *action == Action::Done).count(), 2);
}

#[test]
fn a_match_may_begin_with_a_position() {
    let file = read(";PL[B]AE[a:y]AW[a][b]AB[x][x][y];B[61yx])").unwrap_err();
    assert!(file.to_string().contains("not a legal play"), "{file}");
    let file = read(";PL[B]AE[a:y]AW[a][b]AB[x][x][y];B[61yss])").unwrap_err();
    assert!(file.to_string().contains("pairs of points"), "{file}");
    let file = read(";PL[B]AE[a:y]AW[a][c]AB[x][x][y];B[61yaag])").unwrap();
    let (position, to_move) = file.games[0].start.unwrap();
    assert_eq!(
        (position.to_string().as_str(), to_move),
        ("bar:1 1:2 off:12 / 3:1 1:1 off:13", Player::Second)
    );
    assert_eq!(parse(print(&file).unwrap().as_bytes()).unwrap().actions(), file.actions());
}

#[test]
fn files_without_end_take_bounded_memory() {
    for endless in ["(;", ";", "A[]", "[]", "(;)"] {
        let text = format!("(;A[]{}", endless.repeat(2_100_000));
        let error = parse(text.as_bytes()).unwrap_err().to_string();
        assert!(error.contains("at most 2000000 actions"), "{endless}: {error}");
    }
}

#[test]
fn what_is_wrong_is_named_with_its_place() {
    for (rest, why) in [
        (";B[53qvsw])", "line 1, column 67: \"8/3 6/2\" is not a legal play here"),
        ("\n;B[53qvsv]\n;W[62xr", "line 3, column 3: expected ] at the end of this value, and the file ends"),
        ("\n;B[53qvsv]", "line 2, column 11: expected ), and the file ends"),
        ("\n;B[53];W[62xrrp])", "line 2, column 1: expected the play of this roll"),
        (
            "\n;B[hello])",
            "line 2, column 1: expected two dice with moves, double, take or drop, not \"hello\"",
        ),
        ("\n;B[53qv]\n;AE[a:y]AW[a])", "line 2, column 1: \"8/3\" is not a legal play"),
        ("\n;B[53qvsv]\n;AE[a:y]AW[a])", "line 3, column 1: a position that was set up in the middle"),
        ("\n;B)", "line 2, column 3: expected a value in brackets"),
        ("\n;B[53qvsv] x)", "line 2, column 12: expected the name of a property, not \"x\""),
        ("\n;B[53qvsv] 1)", "line 2, column 12: expected a node"),
    ] {
        let error = read(rest).expect_err(rest).to_string();
        assert!(error.starts_with(why), "{rest}: {error}");
    }
    for (text, why) in [
        ("", "line 1, column 1: expected an SGF file"),
        ("(;GM[1])", "line 1, column 2: expected GM[6]"),
        ("(;GM[6]MI[length:x])", "line 1, column 2: expected a number in MI"),
        ("(;GM[6]RU[Hypergammon1])", "line 1, column 2: no game \"Hypergammon1\""),
        ("(;GM[6]MI[length:3][ws:1][bs:0])", "line 1, column 2: expected a score of 0-0"),
        ("(;GM[6]CV[2])", "line 1, column 2: an automatic double"),
    ] {
        let error = parse(text.as_bytes()).expect_err(text).to_string();
        assert!(error.starts_with(why), "{text}: {error}");
    }
}
