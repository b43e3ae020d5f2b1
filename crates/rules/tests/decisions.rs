//! Decisions about readings of the leaflets and options that follow from them (`docs/rules.md`, decisions).

use crate::common::{Example, position};
use tavola_rules::options::{self, Conflict, RawValue, Value};
use tavola_rules::rules::{CubeRules, Opening};
use tavola_rules::variants::Source;
use tavola_rules::{Action, Match, MatchKind, Move, Phase, Player, Position, Rules, variants};

const A: Player = Player::First;
const B: Player = Player::Second;

fn rules(name: &str) -> &'static Rules {
    variants::find(name).unwrap_or_else(|| panic!("no game {name}")).rules
}

fn with(game: &str, option: &str, value: &RawValue<'_>) -> Rules {
    let mut rules = rules(game).clone();
    rules.set_option(option, value).unwrap();
    assert_eq!(rules.conflict(), None, "{game} {option}");
    rules
}

fn does(m: &mut Match, by: Player, action: &Action) {
    m.apply(by, action).unwrap_or_else(|e| panic!("{by} {action:?}: {e}"));
}

/// The games of leaflet 001 beside its standard part.
const OF_LEAFLET_001: [&str; 24] = [
    "eureka",
    "puff",
    "puff-long",
    "puff-russian",
    "puff-russian-long",
    "french-1",
    "russian",
    "gioul",
    "tourne-case",
    "acey-deucey",
    "mexican",
    "old-britain",
    "pin",
    "catch-me",
    "ludus-lumbardorum",
    "doublets",
    "backward",
    "straight",
    "fixed-roll",
    "no-hit",
    "open-roll",
    "misere",
    "snake",
    "double-against-choice",
];

#[test]
fn in_backward_bearing_off_the_last_checker_completes_the_roll() {
    let game = rules("backward");
    Example::new(game, "4:1 off:14 / 10:15", "65").allows("4/off").allows("4/9/3");
    Example::new(game, "1:1 off:14 / 10:15", "33").allows("1/off");
    Example::new(game, "1:1 off:14 / 10:15", "66").allows("1/off");
    // With two checkers left the roll is not complete after the first.
    Example::new(game, "4:1 1:1 off:13 / 10:15", "65").allows("4/off 1/off").forbids("4/off");
}

#[test]
fn the_games_of_leaflet_001_open_and_double_as_its_standard_part() {
    let standard = rules("leaflet-001");
    for name in OF_LEAFLET_001 {
        let game = rules(name);
        assert_eq!(game.opening, Opening::LotThenRoll, "{name}");
        assert_eq!(CubeRules { on: true, ..game.cube }, standard.cube, "{name}");
        assert!(!game.cube.crawford && game.cube.cap == 0 && !game.winner_starts, "{name}");
    }
}

#[test]
fn a_double_can_be_the_fixed_roll() {
    let mut m = Match::new(rules("fixed-roll"), MatchKind::Single);
    does(&mut m, B, &Action::Lot { starter: B });
    does(&mut m, B, &Action::Roll { dice: vec![3, 3] });
    for _ in 0..2 {
        does(&mut m, B, &Action::Move(Move { from: 13, to: 10, die: 3 }));
        does(&mut m, B, &Action::Move(Move { from: 6, to: 3, die: 3 }));
    }
    does(&mut m, B, &Action::Done);
    assert_eq!(m.game().fixed_roll().map(|roll| roll.to_string()).as_deref(), Some("33"));
}

/// Ends the running game at once.
fn resigned(m: &mut Match, loser: Player) {
    does(m, loser, &Action::Lot { starter: loser });
    does(m, loser, &Action::Resign { level: 1 });
    does(m, loser.opponent(), &Action::Accept);
}

#[test]
fn unequal_games_exchange_roles_from_game_to_game() {
    for name in ["straight", "snake"] {
        let start = rules(name).start;
        assert_ne!(start[0], start[1]);
        let mut m = Match::new(rules(name), MatchKind::Games(3));
        for game in 0..3 {
            let own = |player: Player| start[(player.index() + game) % 2];
            for player in Player::BOTH {
                assert_eq!(m.game().position(player).own(), own(player), "{name}, game {game}");
                assert_eq!(Position::start(m.rules(), player), m.game().position(player));
            }
            assert_eq!(m.match_rules().start, start);
            resigned(&mut m, B);
            if game < 2 {
                does(&mut m, A, &Action::Next);
            }
        }
        assert_eq!((m.score(), m.is_over()), ([3, 0], true));
    }
}

#[test]
fn the_choice_of_numbers_goes_to_the_other_player_in_the_next_game() {
    let mut m = Match::new(rules("double-against-choice"), MatchKind::Points(3));
    assert!(m.game().picks(A) && !m.game().picks(B));
    resigned(&mut m, A);
    does(&mut m, A, &Action::Next);
    assert!(m.game().picks(B) && !m.game().picks(A));
    does(&mut m, A, &Action::Lot { starter: A });
    assert!(m.apply(A, &Action::Pick { dice: [3, 1] }).is_err());
    does(&mut m, A, &Action::Roll { dice: vec![3, 1] });
    for (from, to, die) in [(8, 5, 3), (6, 5, 1)] {
        does(&mut m, A, &Action::Move(Move { from, to, die }));
    }
    does(&mut m, A, &Action::Done);
    assert!(
        matches!(m.game().phase(), Phase::Roll { player: A, begins: false, .. }),
        "the second of two turns"
    );
}

#[test]
fn equal_games_keep_their_rules_through_a_match() {
    let mut m = Match::new(rules("backgammon"), MatchKind::Games(2));
    does(&mut m, A, &Action::Opening { dice: [3, 1] });
    does(&mut m, A, &Action::Resign { level: 1 });
    does(&mut m, B, &Action::Accept);
    does(&mut m, A, &Action::Next);
    assert_eq!(m.rules(), m.match_rules());
}

#[test]
fn leaflet_004_has_no_cube_in_a_series_of_one_game() {
    let in_play = |kind| Match::new(rules("leaflet-004"), kind).game().cube().in_play;
    assert!(!in_play(MatchKind::Single) && !in_play(MatchKind::Games(1)));
    assert!(in_play(MatchKind::Games(3)) && in_play(MatchKind::Money));
}

#[test]
fn d3_one_number_after_the_other_needs_no_look_for_more() {
    // Only 10/9/3 plays both numbers. After 24/23 no six is left.
    let text = "24:1 10:1 off:13 / 7:2 8:2 21:2";
    Example::new(rules("leaflet-002"), text, "61").has(1).allows("10/9/3");
    let free = with("leaflet-002", "obligation", &RawValue::Word("one-by-one"));
    Example::new(&free, text, "61").has(2).allows("10/9/3").allows("24/23").forbids("10/9");
}

#[test]
fn doublets_may_bear_off_one_checker_for_a_die() {
    let text = "12:2 11:2 10:2 9:2 8:2 7:2 / 24:2 23:2 22:2 21:2 20:2 19:2";
    Example::new(rules("doublets"), text, "63").has(1);
    let game = with("doublets", "whole_towers", &RawValue::Flag(false));
    let after = |rules: &Rules| {
        let mut turn = tavola_rules::Turn::rolled(rules, position(rules, text), "63".parse().unwrap());
        while let Some(&mv) = turn.legal().first() {
            turn.play(mv).unwrap();
        }
        turn.position().own().count(0)
    };
    assert_eq!((after(rules("doublets")), after(&game)), (4, 2));
    // One checker of a tower is left, and its number takes it.
    let mut m = Match::from_position(
        game.clone(),
        MatchKind::Single,
        position(&game, "9:1 off:11 / 24:2 23:2 22:2 21:2 20:2 19:2"),
        A,
    );
    does(&mut m, A, &Action::Roll { dice: vec![3, 1] });
    does(&mut m, A, &Action::Move(Move { from: 9, to: 0, die: 3 }));
    does(&mut m, A, &Action::Done);
    assert_eq!(m.winner(), Some(A));
}

#[test]
fn strict_ludus_has_one_checker_on_points_2_to_6_of_the_start() {
    // Track index 2 and 6 are own 11 and 7.
    let text = "12:13 11:1 7:1 / 12:15";
    Example::new(rules("ludus-lumbardorum"), text, "51").allows("12/7 12/11");
    let strict = with("ludus-lumbardorum", "half_board_limit", &RawValue::Word("whole-half"));
    Example::new(&strict, text, "51").refuses("12/11").refuses("12/7").allows("11/6 7/6");
    assert_eq!(Rules::STANDARD.conflict(), None);
    let mut elsewhere = Rules::STANDARD;
    elsewhere.set_option("half_board_limit", &RawValue::Word("whole-half")).unwrap();
    assert_eq!(elsewhere.conflict(), Some(Conflict::NeedsHalfBoard));
}

fn blocked(rules: &Rules, id: &str) -> Vec<(Value, Conflict)> {
    options::ALL.iter().find(|spec| spec.id == id).unwrap().blocked(rules)
}

#[test]
fn raccoons_need_beavers() {
    assert_eq!(blocked(&Rules::STANDARD, "raccoons"), [(Value::Flag(true), Conflict::NeedsBeavers)]);
    let beavers = with("backgammon", "beavers", &RawValue::Flag(true));
    assert_eq!(blocked(&beavers, "raccoons"), []);
}

#[test]
fn a_scoring_that_counts_no_three_is_told_the_switch_that_stands_in_its_way() {
    for name in ["leaflet-000", "leaflet-004"] {
        let found = blocked(rules(name), "scoring");
        assert_eq!(found.len(), 5, "{name}");
        assert!(found.iter().all(|(_, conflict)| *conflict == Conflict::BackgammonRulesFirst), "{found:?}");
    }
    let flat = with("backgammon", "scoring", &RawValue::Word("flat"));
    assert_eq!(
        blocked(&flat, "backgammon_needs_none_off"),
        [(Value::Flag(false), Conflict::NeedsBackgammons)]
    );
}

#[test]
fn a_game_that_is_not_won_by_bearing_off_checkers_counts_one() {
    for name in ["tourne-case", "catch-me", "doublets", "misere"] {
        let found = blocked(rules(name), "scoring");
        assert_eq!(found.len(), 6, "{name}");
        assert!(found.iter().all(|(_, conflict)| *conflict == Conflict::CountsOne), "{name}: {found:?}");
    }
    assert!(blocked(rules("ludus-lumbardorum"), "scoring").is_empty());
}

#[test]
fn games_that_can_be_worth_many_points_are_played_as_a_number_of_games() {
    for name in ["pin", "acey-deucey", "acey-deucey-us", "acey-deucey-european"] {
        assert_eq!(rules(name).usual_match, MatchKind::Games(3), "{name}");
    }
}

/// The sections are the headings of the German text.
#[test]
fn every_game_of_a_leaflet_names_its_section() {
    let mut sections = std::collections::BTreeSet::new();
    for variant in &variants::ALL {
        let of_leaflet = OF_LEAFLET_001.contains(&variant.rules.name);
        match variant.source {
            Source::Leaflet { number: "001", section: Some(section) } => {
                assert!(of_leaflet && sections.insert(section), "{section}");
                assert_eq!(variant.source.to_string(), format!("leaflet 001, {section}"));
            }
            Source::Leaflet { number, section: None } => {
                assert_eq!(variant.rules.name, format!("leaflet-{number}"));
            }
            _ => assert!(!of_leaflet && variant.leaflet().is_none(), "{}", variant.rules.name),
        }
    }
    assert_eq!(sections.len(), OF_LEAFLET_001.len());
}
