//! Match files of other programs and the same matches as their other files have them.

use std::path::Path;

use tavola_notation::match_files::{Format, MatchFile, parse, print};
use tavola_rules::score::How;
use tavola_rules::{Action, MatchKind, Player};

fn corpus(name: &str) -> MatchFile {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus").join(name);
    let format = Format::of_extension(path.extension().unwrap().to_str().unwrap()).unwrap();
    parse(&std::fs::read(&path).unwrap(), format).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// The actions that both formats have: `.mat` files of GNU Backgammon, for example, leave out the takes of raccoons.
fn plays(file: &MatchFile) -> Vec<(Player, Action)> {
    file.actions().into_iter().filter(|(_, action)| *action != Action::Take).collect()
}

#[test]
fn both_files_of_a_match_by_gnu_backgammon_are_the_same_match() {
    for name in ["gnubg-nackgammon-raccoon", "gnubg-money"] {
        let [mat, sgf] = ["mat", "sgf"].map(|extension| corpus(&format!("{name}.{extension}")));
        assert_eq!(plays(&mat), plays(&sgf), "{name}");
        assert_eq!(mat.players, sgf.players);
    }
}

#[test]
fn every_file_of_the_corpus_is_written_and_read_alike() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus");
    let mut seen = 0;
    for entry in std::fs::read_dir(folder).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        let file = corpus(&name);
        assert!(file.games.iter().all(|game| game.result.is_some()), "{name} is a whole match");
        for format in Format::ALL {
            // FIBS has backgammon without beavers only.
            let Ok(text) = print(&file, format) else {
                let no_nackgammon = (format, file.rules.name) == (Format::Oldmoves, "nackgammon");
                assert!(no_nackgammon || format == Format::Xg, "{name} as {format}");
                continue;
            };
            let again =
                parse(text.as_bytes(), format).unwrap_or_else(|error| panic!("{name}: {error}\n{text}"));
            assert_eq!(again.actions(), file.actions(), "{name} as {format}");
            assert_eq!(print(&again, format).unwrap(), text);
        }
        seen += 1;
    }
    assert!(seen >= 5);
}

/// The winner and the points of every game.
fn results(file: &MatchFile) -> Vec<(Player, u32)> {
    let results = file.games.iter().filter_map(|game| game.result);
    results.filter_map(|result| Some((result.winner?, result.points))).collect()
}

#[test]
fn losses_in_files_of_backgammon_galaxy_are_no_actions_and_points_beyond_the_match_may_be_left_out() {
    let file = corpus("galaxy-3-point.mat");
    assert_eq!(file.kind, MatchKind::Points(3));
    // The file counts one point for the last game, whose cube stands on two.
    assert_eq!(results(&file), [(Player::Second, 2), (Player::First, 1), (Player::Second, 2)]);
    assert!(file.games.iter().all(|game| game.result.is_some_and(|result| result.how == How::Resign)));
    assert_eq!(file.about.get("Player 1 Elo"), Some("3,00/0"));
}

#[test]
fn a_money_game_of_backgammon_galaxy_is_written_as_a_match_to_sixteen() {
    let file = corpus("galaxy-money.mat");
    assert_eq!((file.kind, file.rules.cube.jacoby), (MatchKind::Money, true));
    let result = file.games[0].result.unwrap();
    // By the rules a gammon; without a double it counts one point.
    assert_eq!((result.winner, result.level, result.points), (Some(Player::Second), 2, 1));
}

#[test]
fn a_last_roll_before_a_resignation_is_kept_in_every_format() {
    let file = corpus("studio-last-roll.mat");
    // The file has 4016 points: no less than a gammon with the cube on two ends the match.
    assert_eq!(results(&file), [(Player::Second, 4)]);
    for format in [Format::Mat, Format::Sgf, Format::Oldmoves] {
        let again = parse(print(&file, format).unwrap().as_bytes(), format).unwrap();
        let roll = (Player::First, Action::Roll { dice: vec![6, 1] });
        assert_eq!(again.actions().iter().rev().nth(2), Some(&roll), "{format}");
    }
}

#[test]
fn a_game_that_counts_less_than_by_the_rules_was_given_up_before_its_last_roll() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus/galaxy-money.mat");
    let text = std::fs::read_to_string(path).unwrap().replace("16 point match", "7 point match");
    let file = parse(text.as_bytes(), Format::Mat).unwrap();
    let result = file.games[0].result.unwrap();
    assert_eq!((result.winner, result.points, result.how), (Some(Player::Second), 1, How::Resign));
    let whole = corpus("galaxy-money.mat").actions();
    let kept = file.actions();
    let last_roll = whole.iter().rposition(|(_, action)| matches!(action, Action::Roll { .. })).unwrap();
    assert_eq!(kept[..last_roll], whole[..last_roll]);
    assert_eq!(kept.len(), last_roll + 2);
}

#[test]
fn names_in_files_of_every_format_are_one_line_without_control_characters() {
    let mut file = corpus("gnubg-3-point.mat");
    file.players = ["\u{9b}31mAnna".to_owned(), "Be\u{202e}rt".to_owned()];
    file.about.set("Event", "Open\u{85}Final");
    for format in [Format::Mat, Format::Sgf, Format::Oldmoves] {
        let again = parse(print(&file, format).unwrap().as_bytes(), format).unwrap();
        for name in again.players.iter().chain(again.about.0.iter().map(|(_, value)| value)) {
            assert!(!name.contains(|c: char| c.is_control() || c == '\u{202e}'), "{format}: {name:?}");
        }
        assert_eq!(again.players[1], "Bert");
    }
}
