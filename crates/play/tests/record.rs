//! Records of matches: read, written, and played.

use tavola_notation::custom::Setting;
use tavola_notation::match_files::MatchFile;
use tavola_play::{DiceMode, LogEntry, MatchRecord, MatchSetup, RecordError, Seat};
use tavola_rules::{Action, Match, MatchKind, Player, Rules, variants};

fn setup(rules: &Rules) -> MatchSetup {
    MatchSetup::new(rules, rules.usual_match, [Seat::human(), Seat::bot("club")], DiceMode::Tavola)
}

#[test]
fn a_record_of_every_game_comes_back() {
    for variant in &variants::ALL {
        let record = MatchRecord::new(setup(variant.rules), []);
        let text = record.print().unwrap();
        assert_eq!(MatchRecord::parse(text.as_bytes()).unwrap(), record);
        assert_eq!(&record.file().unwrap().rules, variant.rules);
    }
}

#[test]
fn custom_rules_clocks_and_analysis_come_back() {
    let mut setup = setup(&Rules::STANDARD);
    setup.options.insert("double_times".to_owned(), Setting::Number(2));
    setup.title = Some("At home".to_owned());
    let mut record = MatchRecord::new(setup, [(Player::First, Action::Opening { dice: [3, 1] })]);
    record.log[0].clocks = Some([120_000, 118_500]);
    record.log[0].analysis = Some(serde_json::json!({"luck": 0.13}));
    record.about.push(("Event".to_owned(), "Club \"evening\"".to_owned()));
    let text = record.print().unwrap();
    assert_eq!(MatchRecord::parse(text.as_bytes()).unwrap(), record);
    assert_eq!(record.file().unwrap().rules.dice.times, 2);
    assert_eq!(record.file().unwrap().players[1], "Tavola (club)");
}

#[test]
fn a_match_file_becomes_a_record_and_back() {
    let rules = Rules::STANDARD;
    let mut m = Match::new(rules.clone(), MatchKind::Money);
    let actions = [
        (Player::First, Action::Opening { dice: [2, 6] }),
        (Player::First, Action::Resign { level: 2 }),
        (Player::Second, Action::Accept),
        (Player::First, Action::Next),
        (Player::First, Action::Opening { dice: [4, 4] }),
        (Player::First, Action::Opening { dice: [4, 1] }),
        (Player::Second, Action::Resign { level: 1 }),
        (Player::First, Action::Accept),
        (Player::First, Action::End),
    ];
    for (who, action) in &actions {
        m.apply(*who, action).unwrap();
    }
    let players = ["Anna".to_owned(), "Ben".to_owned()];
    let mut file = MatchFile::of_actions(rules, MatchKind::Money, players, None, &actions).unwrap();
    file.about.set("Event", "Final");
    assert!(file.ended && file.games.len() == 2);
    let record = MatchRecord::of_file(&file).unwrap();
    assert_eq!(record.log.len(), actions.len());
    let again = MatchRecord::parse(record.print().unwrap().as_bytes()).unwrap();
    assert_eq!(again.file().unwrap(), file);
}

#[test]
fn what_is_no_record_is_refused_with_what_is_wrong() {
    let good = MatchRecord::new(setup(&Rules::STANDARD), []).print().unwrap();
    for (from, to, why) in [
        ("\"tavola\":1", "\"tavola\":2", "version 1, not 2"),
        ("\"tavola\":1", "\"version\":1", "missing field `tavola`"),
        ("\"log\":[", "\"log\":[1", "line 4 column"),
        ("\"log\"", "\"logs\"", "unknown field `logs`"),
    ] {
        let error = MatchRecord::parse(good.replace(from, to).as_bytes()).unwrap_err().to_string();
        assert!(error.contains(why), "{error}");
    }
    let unknown = good.replace("\"rules\":\"backgammon\"", "\"rules\":\"chess\"");
    let error = MatchRecord::parse(unknown.as_bytes()).unwrap().file().unwrap_err();
    assert!(matches!(error, RecordError::Setup(_)), "{error}");
    let mut record = MatchRecord::parse(good.as_bytes()).unwrap();
    record.log.push(LogEntry { by: Player::First, action: Action::Take, clocks: None, analysis: None });
    assert!(record.file().unwrap_err().to_string().starts_with("log entry 1: "));
}
