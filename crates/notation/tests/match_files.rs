//! Match files of other programs and the same matches as their other files have them.

use std::path::Path;

use tavola_notation::match_files::{Format, MatchFile, parse, print};
use tavola_rules::{Action, Player};

fn corpus(name: &str) -> MatchFile {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus").join(name);
    let format = Format::of_extension(path.extension().unwrap().to_str().unwrap()).unwrap();
    parse(&std::fs::read(&path).unwrap(), format).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// What both formats have of a match: the takes of raccoons, for example, are not in `.mat` files of GNU Backgammon.
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
