//! Whole matches: figures that GNU Backgammon finds too, identities, and properties of every decision.

use std::collections::BTreeMap;

use tavola_analysis::{
    AnalysisLevel, CubeMistake, Decision, DecisionKind, Made, MatchAnalysis, Settings, Subject, analyse,
    decide,
};
use tavola_engine::{Bot, BotDecision, Cancel, Engine, Met, Work};
use tavola_notation::match_files::{Format, MatchFile, parse};
use tavola_rules::game::{Phase, RollDue};
use tavola_rules::rules::{Opening, Scoring};
use tavola_rules::{Action, Match, MatchKind, Player, Rules, score, variants};

/// A match of two weak levels of Tavola.
fn three_points() -> Subject {
    let file = parse(include_bytes!("three-points.mat"), Format::Mat).expect("a match");
    Subject::of_file(&file).expect("legal actions")
}

fn settings(level: AnalysisLevel) -> Settings {
    Settings { met: Met::kazaross(), ..Settings::of(level) }
}

fn found(subject: &Subject, settings: &Settings, threads: usize) -> BTreeMap<usize, Decision> {
    let engine = Engine::embedded().with_work(Work::inline().with_threads(threads).expect("threads"));
    analyse(subject, &engine, settings, BTreeMap::new(), |_| {}).expect("an analysis")
}

fn quick(subject: &Subject) -> (BTreeMap<usize, Decision>, MatchAnalysis) {
    let settings = settings(AnalysisLevel::Quick);
    let decisions = found(subject, &settings, 2);
    let analysis = MatchAnalysis::of(subject, &settings, &decisions);
    (decisions, analysis)
}

fn near(found: f64, wanted: f64, within: f64) -> bool {
    (found - wanted).abs() <= within
}

/// Counts by `show statistics match` of GNU Backgammon 1.07.001 after an analysis at 2-ply. It counts 4 close decisions of the first
/// player about the cube: its cube has the same efficiency in every position with contact.
#[test]
fn turns_and_cube_decisions_are_counted_as_by_gnu_backgammon() {
    let (_, analysis) = quick(&three_points());
    let counts = analysis.players.each_ref().map(|player| {
        let cube = player.cube.as_ref().expect("a cube");
        let checkers = (player.checkers.total, player.checkers.unforced);
        (checkers, (cube.total, cube.close), [cube.doubles, cube.takes, cube.drops])
    });
    assert_eq!(counts, [((41, 29), (16, 3), [1, 1, 0]), ((41, 31), (24, 3), [1, 1, 0])]);
    for player in &analysis.players {
        assert_eq!(player.checkers.classes.iter().sum::<usize>(), player.checkers.unforced);
        assert_eq!(player.rolls.iter().sum::<usize>(), player.checkers.total);
    }
}

/// GNU Backgammon 1.07.001 at 2-ply finds error rates of 25.4 and 61.7 and Snowie rates of 10.2 and 25.6.
#[test]
fn rates_are_near_those_of_gnu_backgammon_and_follow_from_the_errors() {
    let (decisions, analysis) = quick(&three_points());
    let turns = 41.0 + 41.0;
    for (player, (rate, snowie), counted) in [(0, (25.4, 10.2), 29.0 + 3.0), (1, (61.7, 25.6), 31.0 + 3.0)] {
        let one = &analysis.players[player];
        assert!(near(one.gnubg_error_rate.expect("a rate"), rate, 8.0), "{:?}", one.gnubg_error_rate);
        assert!(near(one.snowie_error_rate.expect("a rate"), snowie, 4.0), "{:?}", one.snowie_error_rate);
        let lost: f64 = decisions
            .values()
            .filter(|decision| decision.player.index() == player)
            .filter_map(|decision| decision.judgement.as_ref())
            .map(|judgement| judgement.error)
            .sum();
        assert!(near(one.errors.equity, lost, 1e-9));
        assert!(near(one.gnubg_error_rate.expect("a rate"), 1000.0 * lost / counted, 1e-9));
        assert!(near(one.snowie_error_rate.expect("a rate"), 1000.0 * lost / turns, 1e-9));
        let pr = 500.0 * lost / one.pr_decisions as f64;
        assert!(near(one.pr.expect("a rating"), pr, 1e-9));
        let parts: f64 = one.parts.iter().map(|part| part.row.error.equity).sum();
        assert!(near(parts, lost, 1e-9), "parts of the game make the whole");
    }
}

#[test]
fn both_doubles_were_too_early_and_the_second_was_a_redouble() {
    let (subject, standard) = (three_points(), settings(AnalysisLevel::Standard));
    let (mut decisions, _) = quick(&subject);
    // The first one is too close to be judged without looking ahead.
    for task in subject.tasks().filter(|task| matches!(task.made, Made::Double)) {
        decisions.insert(task.index, decide(&task, &Engine::embedded(), &standard).expect("a decision"));
    }
    let analysis = MatchAnalysis::of(&subject, &standard, &decisions);
    let mistakes = analysis.players.each_ref().map(|player| {
        let cube = player.cube.as_ref().expect("a cube");
        cube.mistakes.iter().map(|mistake| (mistake.kind, mistake.redouble)).collect::<Vec<_>>()
    });
    assert!(mistakes[0].contains(&(CubeMistake::WrongBelowDoublePoint, false)), "{mistakes:?}");
    assert!(mistakes[1].contains(&(CubeMistake::WrongBelowDoublePoint, true)), "{mistakes:?}");
}

#[test]
fn a_result_is_half_a_match_and_adjusted_by_the_luck_of_both() {
    let (_, analysis) = quick(&three_points());
    let [first, second] = &analysis.players;
    assert!(near(first.result.expect("a result"), -0.5, 1e-12));
    assert!(near(second.result.expect("a result"), 0.5, 1e-12));
    let luck = [first.luck.expect("luck"), second.luck.expect("luck")];
    assert!(near(first.luck_adjusted.expect("adjusted"), -0.5 - luck[0] + luck[1], 1e-12));
    assert!(near(second.luck_adjusted.expect("adjusted"), 0.5 - luck[1] + luck[0], 1e-12));
    // GNU Backgammon: +22.97 %, the luck of the two rolls -54.187 % and +18.782 %.
    assert!(near(first.luck_adjusted.expect("adjusted"), 0.2297, 0.08), "{:?}", first.luck_adjusted);
    assert!(near(luck[0], -0.54187, 0.08) && near(luck[1], 0.18782, 0.08), "{luck:?}");
}

#[test]
fn no_error_is_negative_and_the_best_alternative_loses_nothing() {
    let (decisions, _) = quick(&three_points());
    let mut wrong = 0;
    for decision in decisions.values() {
        let Some(judgement) = &decision.judgement else { panic!("{decision:?}") };
        assert!(judgement.error >= 0.0 && judgement.cost >= 0.0, "{decision:?}");
        assert!(judgement.alternatives.iter().all(|one| one.error >= 0.0), "{decision:?}");
        let least = judgement.alternatives.iter().map(|one| one.error).fold(f64::MAX, f64::min);
        assert!(least.abs() < 1e-9, "{decision:?}");
        let best = judgement.alternatives.iter().find(|one| one.error == least).expect("a best one");
        assert_eq!(best.text, judgement.best);
        assert_eq!(judgement.rank == 1, judgement.error < 1e-9, "{decision:?}");
        let played: Vec<_> = judgement.alternatives.iter().filter(|one| one.played).collect();
        assert_eq!(played.len(), 1, "{decision:?}");
        assert!(near(played[0].error, judgement.error, 1e-12));
        if decision.kind == DecisionKind::Play {
            let loss = judgement.alternatives[0].equity - played[0].equity;
            assert!(near(loss, judgement.error, 1e-6), "the best and the one that was made have one depth");
            assert_eq!((played[0].ply, played[0].trials), (judgement.ply, judgement.trials));
            assert!(judgement.alternatives.len() >= judgement.choices.min(5), "{decision:?}");
            wrong += usize::from(judgement.error > 0.1);
        }
        // In a match every equity has its chance to win the match.
        assert!(judgement.mwc.is_some_and(|mwc| (-0.001..=1.001).contains(&mwc)), "{decision:?}");
    }
    assert!(wrong > 5, "weak players err");
}

#[test]
fn any_number_of_threads_finds_the_same_and_an_interrupted_analysis_goes_on() {
    let subject = three_points();
    let settings = settings(AnalysisLevel::Quick);
    let whole = found(&subject, &settings, 1);
    assert_eq!(found(&subject, &settings, 3), whole);

    let cancel = Cancel::new();
    let engine = Engine::embedded().with_work(Work::inline().until(&cancel));
    let mut kept = BTreeMap::new();
    let stopped = analyse(&subject, &engine, &settings, BTreeMap::new(), |decision| {
        kept.insert(decision.index, decision.clone());
        if kept.len() == 40 {
            cancel.cancel();
        }
    });
    assert!(stopped.is_err() && kept.len() >= 40 && kept.len() < whole.len());
    let partial = MatchAnalysis::of(&subject, &settings, &kept);
    assert_eq!((partial.analysed, partial.of), (kept.len(), whole.len()));
    assert_eq!(partial.players[0].luck_adjusted, None, "unknown, not zero");

    // Kept decisions come back from JSON and are not searched again.
    let text = serde_json::to_string(&kept).expect("JSON");
    let kept: BTreeMap<usize, Decision> = serde_json::from_str(&text).expect("decisions");
    let before = kept.len();
    let mut searched = 0;
    let engine = Engine::embedded();
    let rest = analyse(&subject, &engine, &settings, kept, |_| searched += 1).expect("an analysis");
    assert_eq!(searched + before, whole.len());
    let close = |a: &Decision, b: &Decision| {
        let error = |decision: &Decision| decision.judgement.as_ref().map_or(0.0, |one| one.error);
        a.kind == b.kind && near(error(a), error(b), 1e-12)
    };
    assert!(rest.iter().zip(&whole).all(|(a, b)| a.0 == b.0 && close(a.1, b.1)));
}

#[test]
fn close_plays_are_rolled_out_on_the_same_dice_at_the_thorough_level() {
    // The last such play of the match: the later it is, the shorter are its trials.
    let (engine, settings) = (Engine::embedded(), Settings::of(AnalysisLevel::Thorough));
    let tasks: Vec<_> =
        three_points().tasks().filter(|task| matches!(task.made, Made::Play { .. })).collect();
    let mut judged =
        tasks.iter().rev().filter_map(|task| decide(task, &engine, &settings).expect("a decision").judgement);
    let judgement = judged.find(|one| one.trials > 0 && one.alternatives.len() >= 5).expect("a close play");
    // Plays without a rollout come after it, as a group with a depth of its own.
    let groups: Vec<_> = judgement.by_depth().map(|group| (group[0].depth(), group.len())).collect();
    assert!(groups.len() == 2 && groups[0].1 >= 2 && groups[1].0 == "2-ply", "{groups:?}");
    assert_eq!(groups[0].0, format!("{} trials", judgement.trials));
    assert!(judgement.alternatives.iter().take(groups[0].1).any(|one| one.played));
    // A loss counts beyond its noise.
    let best = &judgement.alternatives[0];
    for one in &judgement.alternatives[..groups[0].1] {
        assert!(one.error >= 0.0 && one.error <= best.equity - one.equity + 1e-6, "{judgement:?}");
    }
}

#[test]
fn close_cube_decisions_are_rolled_out_with_the_cube_live_at_the_thorough_level() {
    let (engine, settings) = (Engine::embedded(), Settings::of(AnalysisLevel::Thorough));
    // By the search the first double of the match is wrong by .03; the take is right by .5.
    let judged = |kind: fn(&Made) -> bool| {
        let task = three_points().tasks().find(|task| kind(&task.made)).expect("a task");
        decide(&task, &engine, &settings).expect("a decision").judgement.expect("a cube decision")
    };
    let double = judged(|made| matches!(made, Made::Double));
    let take = judged(|made| matches!(made, Made::Answer(Action::Take)));
    assert!(double.trials >= 216 && take.trials == 0, "{double:?}");
    let [keep, taken, _] = &double.alternatives[..] else { panic!("{double:?}") };
    assert!(near(keep.equity, taken.equity, 0.15) && near(keep.equity, 0.5, 0.15), "{double:?}");
}

/// Plays the first turns of a match of two strong bots with dice from a small generator.
fn played(rules: &Rules, kind: MatchKind, seed: u64) -> Subject {
    let engine = Engine::embedded();
    let bot = Bot::searching(0);
    let begin = Match::new(rules.clone(), kind);
    let mut m = begin.clone();
    let mut state = seed;
    let mut die = || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((state >> 33) % 6) as u8 + 1
    };
    let mut actions = Vec::new();
    while !m.is_over() && actions.len() < 80 {
        let by = m.game().phase().player().unwrap_or(Player::First);
        let next = match m.game().phase() {
            Phase::Opening => vec![match rules.opening {
                Opening::OneDieEach | Opening::OneDieEachThenRoll => Action::Opening { dice: [die(), die()] },
                Opening::TwoDiceHighest => Action::OpeningTwo { dice: [[die(), die()], [die(), die()]] },
                Opening::LotThenRoll => Action::Lot { starter: Player::Second },
            }],
            Phase::Over(_) => vec![Action::Next],
            _ => match bot.decide(&engine, &m, by).expect("a decision") {
                BotDecision::Act(actions) => actions,
                BotDecision::Roll => vec![Action::Roll {
                    dice: match m.game().dice_due() {
                        RollDue::Known(roll) => roll.dice().to_vec(),
                        RollDue::Throw(count) => (0..count).map(|_| die()).collect(),
                    },
                }],
            },
        };
        for action in next {
            m.apply(by, &action).expect("a legal action");
            actions.push((by, action));
        }
    }
    Subject::new(["Anna".to_owned(), "Ben".to_owned()], begin, actions).expect("legal actions")
}

fn game(name: &str) -> &'static Rules {
    variants::find(name).expect("a game").rules
}

#[test]
fn every_kind_of_game_is_analysed_and_what_it_lacks_is_left_out() {
    // With and without gammons and cube; pins, walls, chains of doubles, three dice, open rolls, named numbers, pips that
    // count, towers.
    for name in [
        "portes",
        "plakoto",
        "narde",
        "irish",
        "puff",
        "gioul",
        "pin",
        "open-roll",
        "double-against-choice",
        "tabula",
        "doublets",
    ] {
        let rules = game(name);
        let subject = played(rules, MatchKind::Single, 7);
        let settings = Settings::of(AnalysisLevel::Quick);
        let decisions = found(&subject, &settings, 2);
        let analysis = MatchAnalysis::of(&subject, &settings, &decisions);
        assert_eq!(analysis.analysed, analysis.of, "{name}");
        let json = serde_json::to_value(&analysis).expect("JSON");
        assert_eq!(serde_json::from_value::<MatchAnalysis>(json.clone()).expect("the same").of, analysis.of);
        let plays: Vec<_> =
            decisions.values().filter(|decision| decision.kind == DecisionKind::Play).collect();
        assert!(plays.len() > 5, "{name}");
        for decision in &plays {
            let judgement = decision.judgement.as_ref().unwrap_or_else(|| panic!("{name}: {decision:?}"));
            assert!(judgement.error >= 0.0 && judgement.error.is_finite(), "{name}: {decision:?}");
        }
        let text = json.to_string();
        assert!(!text.contains("mwc") && analysis.met.is_none(), "{name} is no match to points");
        let triple = score::highest_level(rules) == 3 && rules.scoring != Scoring::Pips;
        assert_eq!(text.contains("win_backgammon"), triple, "{name}");
        if !rules.cube.on {
            assert!(analysis.players.iter().all(|player| player.cube.is_none()), "{name}");
            assert!(!text.contains("\"cube\""), "{name}");
        }
        let luck = analysis.players.each_ref().map(|player| player.luck.is_some());
        assert_eq!(luck, [name != "open-roll"; 2], "{name}");
    }
}

#[test]
fn a_beaver_and_its_answer_are_judged_and_money_has_no_match_equities() {
    let mut rules = Rules::STANDARD;
    rules.cube.beavers = true;
    rules.cube.raccoons = true;
    let begin = Match::new(rules, MatchKind::Money);
    let mut m = begin.clone();
    let mut actions = Vec::new();
    let mut act = |by: Player, action: Action| {
        m.apply(by, &action).expect("a legal action");
        actions.push((by, action));
    };
    let mv = |from, to, die| Action::Move(tavola_rules::Move { from, to, die });
    let (first, second) = (Player::First, Player::Second);
    act(first, Action::Opening { dice: [3, 1] });
    act(first, mv(8, 5, 3));
    act(first, mv(6, 5, 1));
    act(first, Action::Done);
    // Behind after an opening roll, the second player doubles; the first one beavers.
    act(second, Action::Double);
    act(first, Action::Beaver);
    act(second, Action::Take);
    let subject = Subject::new([String::new(), String::new()], begin, actions).expect("legal actions");
    let decisions = found(&subject, &settings(AnalysisLevel::Quick), 1);
    let one = |kind: DecisionKind| {
        let found = decisions.values().find(|decision| decision.kind == kind).expect("the decision");
        found.judgement.as_ref().expect("a judgement").clone()
    };
    let (double, beaver, take) =
        (one(DecisionKind::Double), one(DecisionKind::Beaver), one(DecisionKind::Take));
    assert_eq!(double.mistake, Some(CubeMistake::WrongBelowDoublePoint));
    assert!(double.error > 0.3, "{double:?}");
    assert_eq!((beaver.error, beaver.choices), (0.0, 3));
    assert_eq!(take.error, 0.0, "a beaver costs four points to drop");
    assert!(double.mwc.is_none() && beaver.mwc.is_none());
    // The taker's equity after a beaver is twice that after a take.
    let of = |text: &str| beaver.alternatives.iter().find(|one| one.text == text).expect("it").equity;
    assert!(near(of("beaver"), 2.0 * of("take"), 1e-6) && near(of("drop"), -1.0, 1e-9));
}

#[test]
fn cocked_dice_and_tied_openings_are_no_decisions() {
    let begin = Match::new(Rules::STANDARD, MatchKind::Points(3));
    let (first, second) = (Player::First, Player::Second);
    let mv = |from, to, die| Action::Move(tavola_rules::Move { from, to, die });
    let roll = |dice: [u8; 2]| Action::Roll { dice: dice.to_vec() };
    let actions = vec![
        (first, Action::Opening { dice: [4, 4] }),
        (first, Action::Opening { dice: [3, 1] }),
        (first, mv(8, 5, 3)),
        (first, Action::TakeBack),
        (first, mv(8, 5, 3)),
        (first, mv(6, 5, 1)),
        (first, Action::Done),
        (second, roll([6, 6])),
        (second, Action::Cocked),
        (second, roll([6, 5])),
        (second, mv(24, 18, 6)),
        (second, mv(18, 13, 5)),
        (second, Action::Done),
    ];
    let subject = Subject::new([String::new(), String::new()], begin, actions).expect("legal actions");
    let kinds: Vec<_> = found(&subject, &settings(AnalysisLevel::Quick), 1)
        .into_values()
        .map(|d| (d.player, d.kind, d.dice))
        .collect();
    assert_eq!(
        kinds,
        [
            (first, DecisionKind::Play, vec![3, 1]),
            (second, DecisionKind::NoDouble, vec![]),
            (second, DecisionKind::Play, vec![6, 5]),
        ]
    );
}

#[test]
fn a_turn_that_was_taken_back_is_no_decision_and_the_others_keep_their_place() {
    let (first, second) = (Player::First, Player::Second);
    let mv = |from, to, die| Action::Move(tavola_rules::Move { from, to, die });
    let roll = |dice: [u8; 2]| Action::Roll { dice: dice.to_vec() };
    let begin = Match::new(Rules::STANDARD, MatchKind::Points(3));
    let actions = vec![
        (first, Action::Opening { dice: [3, 1] }),
        (first, mv(24, 21, 3)),
        (first, mv(21, 20, 1)),
        (first, Action::Done),
        (second, roll([6, 6])),
        (first, Action::TakeBackTurn),
        (first, mv(8, 5, 3)),
        (first, mv(6, 5, 1)),
        (first, Action::Done),
        (second, roll([6, 5])),
        (second, mv(24, 18, 6)),
        (second, mv(18, 13, 5)),
        (second, Action::Done),
    ];
    let names = [String::new(), String::new()];
    let subject = Subject::new(names.clone(), begin, actions.clone()).expect("legal actions");
    let places: Vec<_> = subject.tasks().map(|task| (task.player, task.before, task.action)).collect();
    assert_eq!(places, [(first, 6, 9), (second, 9, 10), (second, 10, 13)]);
    // A file of another program has the present state of the match, and so has its analysis.
    let file = MatchFile::of_actions(Rules::STANDARD, MatchKind::Points(3), names, None, &actions).unwrap();
    assert_eq!(file.actions(), [0, 6, 7, 8, 9, 10, 11, 12].map(|at: usize| actions[at].clone()));
    let plain = Subject::of_file(&file).expect("legal actions");
    assert_eq!(format!("{:?}", subject.now()), format!("{:?}", plain.now()));
}

#[test]
fn resignations_stand_outside_the_totals() {
    let text = b" 3 point match\n\n Game 1\n Anna : 0                       Ben : 0\n  1) 31: 8/5 6/5                 ";
    let file: MatchFile = parse(text, Format::Mat).expect("a match");
    let mut actions = file.actions();
    actions.push((Player::Second, Action::Resign { level: 2 }));
    actions.push((Player::First, Action::Accept));
    let subject = Subject::new(file.players.clone(), file.begin(), actions).expect("legal actions");
    let (decisions, analysis) = quick(&subject);
    let ben = &analysis.players[1];
    assert!(ben.resignations.is_some_and(|row| row.count == 1 && row.error.equity > 1.0), "{ben:?}");
    assert_eq!(ben.errors.equity, 0.0);
    let accepted = decisions.values().find(|decision| decision.kind == DecisionKind::Accept).expect("it");
    assert_eq!(accepted.judgement.as_ref().expect("a judgement").error, 0.0);
}
