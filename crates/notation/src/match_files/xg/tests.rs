//! Files are made here, by the published layout: files of eXtreme Gammon itself are not among the tests.

use miniz_oxide::deflate::compress_to_vec_zlib;
use proptest::prelude::*;
use tavola_rules::{Match, Roll};

use super::*;
use crate::match_files::sgf;
use crate::match_files::test_matches::any_match;

fn put(record: &mut [u8], at: usize, number: i32) {
    record[at..at + 4].copy_from_slice(&number.to_le_bytes());
}

fn put_wide(record: &mut [u8], at: usize, text: &str) {
    for (i, unit) in text.encode_utf16().enumerate() {
        record[at + 2 * i..at + 2 * i + 2].copy_from_slice(&unit.to_le_bytes());
    }
}

/// A position seen by its player, or with the other's checkers positive and their points counted.
fn put_board(record: &mut [u8], at: usize, position: &Position, turned: bool) {
    let seen = if turned { position.swapped() } else { *position };
    for place in 1..=25u8 {
        for (i, count) in
            [(place, seen.own().count(place) as i8), (25 - place, -(seen.other().count(place) as i8))]
        {
            let cell = &mut record[at + usize::from(i)];
            *cell = (*cell as i8 + count) as u8;
        }
    }
}

fn record(kind: u8) -> Vec<u8> {
    let mut record = vec![0; RECORD];
    record[8] = kind;
    record
}

fn number_of(player: Player) -> i32 {
    if player == Player::First { 1 } else { -1 }
}

/// The records of a match. `turned` shows positions from the other side.
fn records(file: &MatchFile, turned: bool) -> Vec<u8> {
    let mut header = record(HEADER_MATCH);
    put(&mut header, 556, 0x494c_4d44);
    put(&mut header, 552, 30);
    put(&mut header, 92, if let MatchKind::Points(length) = file.kind { length.into() } else { UNLIMITED });
    let names = ["backgammon", "nackgammon", "hypergammon", "longgammon"];
    put(&mut header, 96, names.iter().position(|name| *name == file.rules.name).unwrap() as i32);
    header[100] = file.rules.cube.crawford.into();
    header[101] = file.rules.cube.jacoby.into();
    header[102] = file.rules.cube.beavers.into();
    put_wide(&mut header, 880, &file.players[0]);
    put_wide(&mut header, 1138, &file.players[1]);
    put_wide(&mut header, 622, "Final");
    let mut all = header;
    let mut m = file.begin();
    for (number, game) in file.games.iter().enumerate() {
        if number > 0 {
            m.apply(Player::First, &Action::Next).unwrap();
        }
        let mut header = record(HEADER_GAME);
        put(&mut header, 12, m.score()[0] as i32);
        put(&mut header, 16, m.score()[1] as i32);
        put_board(&mut header, 21, &m.game().position(Player::First), turned);
        all.extend(header);
        all.extend(records_of_game(&mut m, game, turned));
        if let Some(result) = game.result {
            let mut footer = record(FOOTER_GAME);
            put(&mut footer, 24, number_of(result.winner.unwrap()));
            put(&mut footer, 28, result.points as i32);
            all.extend(footer);
        }
    }
    all
}

fn records_of_game(m: &mut Match, game: &crate::match_files::GameRecord, turned: bool) -> Vec<u8> {
    let mut all = Vec::new();
    let mut last_cube: Option<Vec<u8>> = None;
    for (i, (who, action)) in game.actions.iter().enumerate() {
        let offer = m.game().phase().clone();
        let before = match m.game().phase() {
            Phase::Move { turn, roll, .. } => Some((turn.start(), *roll)),
            _ => None,
        };
        m.apply(*who, action).unwrap();
        match action {
            Action::Double => {
                let mut cube = record(CUBE);
                put(&mut cube, 12, number_of(*who));
                put(&mut cube, 16, 1);
                put(&mut cube, 20, -1);
                last_cube = Some(cube);
            }
            Action::Take | Action::Drop | Action::Beaver | Action::Raccoon => {
                let at = match offer {
                    Phase::Answer { offer: tavola_rules::game::Offer::Double, .. } => 20,
                    Phase::Answer { offer: tavola_rules::game::Offer::Beaver, .. } => 24,
                    _ => 28,
                };
                let number = match action {
                    Action::Drop => 0,
                    Action::Take => 1,
                    _ => 2,
                };
                if let Some(cube) = &mut last_cube {
                    put(cube, at, number);
                    if at == 20 {
                        put(cube, 24, -1);
                    }
                }
                if matches!(action, Action::Take | Action::Drop) {
                    all.extend(last_cube.take().unwrap());
                }
            }
            Action::Done => {
                let (start, roll) = before.unwrap();
                let position = m.game().position(*who);
                all.extend(play_record(*who, roll.unwrap(), &start, &position, true, turned));
            }
            _ => {}
        }
        let ends = i + 1 == game.actions.len()
            || game.actions[i + 1..].iter().all(|(_, next)| {
                matches!(
                    next,
                    Action::Resign { .. }
                        | Action::Accept
                        | Action::Refuse
                        | Action::TakeBack
                        | Action::Move(_)
                )
            });
        if let (true, Phase::Move { player, roll: Some(roll), turn, .. }) = (ends, m.game().phase())
            && !matches!(action, Action::Move(_) | Action::TakeBack | Action::Refuse)
        {
            let start = turn.start();
            all.extend(play_record(*player, *roll, &start, &start, false, turned));
        }
    }
    if let Some(cube) = last_cube {
        all.extend(cube);
    }
    all
}

fn play_record(
    who: Player,
    roll: Roll,
    start: &Position,
    end: &Position,
    played: bool,
    turned: bool,
) -> Vec<u8> {
    let mut play = record(MOVE);
    put_board(&mut play, 9, start, turned);
    put_board(&mut play, 35, end, turned);
    put(&mut play, 64, number_of(who));
    put(&mut play, 100, roll.dice()[0].into());
    put(&mut play, 104, roll.dice()[1].into());
    play[2308] = played.into();
    play
}

/// An archive with a file in it.
fn archive_of(name: &str, data: &[u8], packed: bool) -> Vec<u8> {
    let mut bytes = b"RGMH".to_vec();
    bytes.resize(8232, 0);
    let stored = if packed { compress_to_vec_zlib(data, 6) } else { data.to_vec() };
    let mut entry = vec![0; 532];
    entry[0] = name.len() as u8;
    entry[1..=name.len()].copy_from_slice(name.as_bytes());
    put(&mut entry, 512, data.len() as i32);
    put(&mut entry, 516, stored.len() as i32);
    put(&mut entry, 520, 0);
    entry[528] = u8::from(!packed);
    let index = compress_to_vec_zlib(&entry, 6);
    bytes.extend(&stored);
    bytes.extend(&index);
    let mut end = vec![0; 36];
    put(&mut end, 4, 1);
    put(&mut end, 12, index.len() as i32);
    put(&mut end, 16, stored.len() as i32);
    put(&mut end, 20, 1);
    bytes.extend(end);
    bytes
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn matches_are_read_from_either_side(file in any_match(), turned in any::<bool>(), packed in any::<bool>()) {
        prop_assume!(file.rules.cube.on && file.has_plays());
        let bytes = archive_of("temp.xg", &records(&file, turned), packed);
        let again = match parse(&bytes) {
            Ok(again) => again,
            Err(error) => return Err(TestCaseError::fail(format!("{error}\n{}", sgf::print(&file).unwrap()))),
        };
        prop_assert_eq!(&again.players, &file.players);
        prop_assert_eq!(again.about.get("Event"), Some("Final"));
        prop_assert_eq!(again.games.len(), file.games.len());
        for (again, game) in again.games.iter().zip(&file.games) {
            let dones = |game: &crate::match_files::GameRecord| {
                game.actions.iter().filter(|(_, action)| *action == Action::Done).count()
            };
            prop_assert_eq!(dones(again), dones(game));
            let [again, game] =
                [again, game].map(|game| game.result.map(|result| (result.winner, result.points)));
            prop_assert_eq!(again, game);
        }
    }

    #[test]
    fn no_bytes_make_it_panic(bytes in prop::collection::vec(any::<u8>(), 0..400), at in 0usize..3000, byte in any::<u8>()) {
        let _ = parse(&bytes);
        let _ = parse(&archive_of("temp.xg", &bytes, true));
        let mut damaged = archive_of("temp.xg", &record(HEADER_MATCH), true);
        let at = at % damaged.len();
        let end = damaged.len() - 1;
        damaged[end - at.min(end)] = byte;
        let _ = parse(&damaged);
    }
}

#[test]
fn what_is_no_such_file_is_refused_with_its_place() {
    let good = archive_of("temp.xg", &record(HEADER_MATCH), true);
    for (bytes, why) in [
        (b"hello".to_vec(), "byte 0: expected a file of eXtreme Gammon"),
        (good[..good.len() - 20].to_vec(), "expected the end of an archive"),
        (archive_of("temp.xgi", &[], true), "expected an archive with the file temp.xg"),
        (archive_of("temp.xg", &[0; 100], true), "byte 0: expected a whole record"),
        (archive_of("temp.xg", &record(MOVE), false), "byte 0: expected the header of a match, not"),
        (good, "byte 0: expected the header of a match of eXtreme Gammon"),
    ] {
        let error = parse(&bytes).expect_err(why).to_string();
        assert!(error.contains(why), "{error}");
    }
}

#[test]
fn names_are_one_line_without_control_characters() {
    let names = ["\u{1b}[31mAnna\nB".to_owned(), "Be\u{202e}rt".to_owned()];
    let file = MatchFile::new(tavola_rules::Rules::STANDARD.clone(), MatchKind::Money, names);
    let again = parse(&archive_of("temp.xg", &records(&file, false), true)).unwrap();
    assert_eq!(again.players, ["[31mAnna B", "Bert"]);
}
