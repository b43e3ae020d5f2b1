//! Rollouts as they run: the same for any number of threads, after every interruption, and from parts.

use std::sync::LazyLock;

use proptest::prelude::*;
use tavola_engine::{Cancel, Context, Engine, Work};
use tavola_notation::custom::{self, Setting};
use tavola_rollout::{
    Candidate, Course, CubeTerms, Limits, Rollout, RolloutError, RolloutJob, Slice, Table, Thrown,
    TrialSettings, candidates,
};
use tavola_rules::{Player, Position, Rules, Setup, variants};

static ENGINE: LazyLock<Engine> = LazyLock::new(Engine::embedded);

fn engine(threads: usize) -> Engine {
    ENGINE.with_work(Work::inline().with_threads(threads).unwrap())
}

fn settings() -> TrialSettings {
    TrialSettings { truncate: Some(2), seed: 3, ..TrialSettings::default() }
}

/// The best plays of three-one from the start, two rolls far.
fn opening(plays: usize) -> Rollout {
    let rules = &Rules::STANDARD;
    let start = Position::start(rules, Player::First);
    let terms = CubeTerms::of(&Context::money(), Table::Own);
    let thrown = Some(Thrown::Roll(vec![3, 1]));
    let mut job = RolloutJob::new(&ENGINE, rules, &start, thrown, terms, settings()).unwrap();
    job.candidates = candidates::best_plays(&ENGINE, &job, plays).unwrap();
    Rollout::new(job).unwrap()
}

/// The cube decision of a position.
fn cube(text: &str, context: &Context, settings: TrialSettings) -> Rollout {
    let rules = &Rules::STANDARD;
    let setup: Setup = text.parse().unwrap();
    let position = setup.with_rest_off(rules, Player::First).position(rules, Player::First).unwrap();
    let terms = CubeTerms::of(context, Table::Own);
    let mut job = RolloutJob::new(&ENGINE, rules, &position, None, terms, settings).unwrap();
    job.candidates = candidates::cube(&ENGINE, &job).unwrap();
    Rollout::new(job).unwrap()
}

fn limits(trials: u32) -> Limits {
    Limits { trials, ..Limits::default() }
}

fn run(rollout: &mut Rollout, threads: usize, limits: &Limits) {
    assert!(rollout.run(&engine(threads), limits, &mut |_| {}).unwrap());
}

/// The text of a rollout that was run at once.
fn at_once(plays: usize, limits: &Limits) -> String {
    let mut rollout = opening(plays);
    run(&mut rollout, 1, limits);
    rollout.print().unwrap()
}

#[test]
fn any_number_of_threads_comes_to_the_same_bits() {
    let limits = Limits { stop_jsd: Some(2.5), ..limits(700) };
    let one = at_once(3, &limits);
    for threads in [2, 4] {
        let mut rollout = opening(3);
        run(&mut rollout, threads, &limits);
        assert_eq!(rollout.print().unwrap(), one, "{threads} threads");
    }
}

#[test]
fn what_is_interrupted_and_read_again_comes_to_the_same_bits() {
    let limits = limits(180);
    let whole = at_once(2, &limits);
    for stop_after in [1, 3] {
        let mut text = opening(2).print().unwrap();
        let mut parts = 0;
        loop {
            let mut rollout = Rollout::parse(&text).unwrap();
            let cancel = Cancel::new();
            let work = Work::inline().with_threads(2).unwrap().until(&cancel);
            let mut slices = 0;
            let finished = rollout.run(&ENGINE.with_work(work), &limits, &mut |_| {
                slices += 1;
                if slices == stop_after {
                    cancel.cancel();
                }
            });
            text = rollout.print().unwrap();
            parts += 1;
            if finished.unwrap() {
                break;
            }
        }
        assert!(parts > 1);
        assert_eq!(text, whole);
    }
}

#[test]
fn more_trials_go_on_from_those_that_were_played() {
    let mut rollout = opening(2);
    run(&mut rollout, 1, &limits(50));
    assert!(rollout.rows().iter().all(|row| row.trials == 50));
    run(&mut rollout, 1, &limits(150));
    assert_eq!(rollout.print().unwrap(), at_once(2, &limits(150)));
    // Fewer trials than there are keep those that there are.
    run(&mut rollout, 1, &limits(36));
    assert!(rollout.rows().iter().all(|row| row.trials == 150));
}

#[test]
fn parts_that_two_machines_played_are_one_rollout() {
    let mut first = opening(2);
    run(&mut first, 1, &limits(72));
    let mut second = opening(2);
    run(&mut second, 1, &Limits { skip: 72, ..limits(72) });
    assert_eq!(second.rows()[0].trials, 72);
    let mut merged = Rollout::parse(&second.print().unwrap()).unwrap();
    merged.merge(Rollout::parse(&first.print().unwrap()).unwrap()).unwrap();
    assert_eq!(merged.print().unwrap(), at_once(2, &limits(144)));

    let mut other = cube("6:4 5:4 4:2 / 6:3 5:4", &Context::money(), settings());
    assert!(matches!(other.merge(first), Err(RolloutError::Different)));
}

#[test]
fn parts_that_disagree_are_refused() {
    let mut first = opening(2);
    run(&mut first, 1, &limits(36));
    let job = first.job().clone();
    let mut played = Slice { job, candidate: 0, first: 0, trials: 36 }.play(&ENGINE).unwrap();
    assert!(first.take(played.clone()).is_ok(), "the same slice again");
    played.equities[7] += 0.5;
    assert!(matches!(first.take(played.clone()), Err(RolloutError::Disagree { first: 0, last: 35 })));
    played.first = 35;
    assert!(matches!(first.take(played), Err(RolloutError::Damaged(_))));
}

#[test]
fn a_slice_needs_nothing_but_itself() {
    let mut rollout = opening(2);
    run(&mut rollout, 1, &limits(72));
    let slice = Slice { job: rollout.job().clone(), candidate: 1, first: 36, trials: 36 };
    let text = serde_json::to_string(&slice).unwrap();
    let received: Slice = serde_json::from_str(&text).unwrap();
    assert_eq!(received, slice);
    // The rollout refuses a slice with another result than the one that it has.
    rollout.take(received.play(&ENGINE).unwrap()).unwrap();
    for wrong in [
        Slice { candidate: 2, ..slice.clone() },
        Slice { first: 1, ..slice.clone() },
        Slice { trials: 37, ..slice.clone() },
    ] {
        assert!(wrong.play(&ENGINE).is_err());
    }
}

#[test]
fn candidates_have_the_same_dice_so_that_their_difference_is_surer_than_both() {
    let mut rollout = opening(2);
    run(&mut rollout, 1, &limits(144));
    let rows = rollout.rows();
    assert_eq!((rows[0].text.as_str(), rows[0].loss), ("8/5 6/5", 0.0));
    let [best, second] = [rows[0].se.unwrap(), rows[1].se.unwrap()];
    assert!(rows[1].loss > 0.1, "{rows:?}");
    assert!(rows[1].loss_se.unwrap() < 1.2 * best.hypot(second), "{rows:?}");
}

#[test]
fn candidates_that_are_clearly_behind_drop_out() {
    let mut rollout = opening(3);
    run(&mut rollout, 1, &Limits { stop_jsd: Some(2.33), ..limits(5000) });
    let rows = rollout.rows();
    assert_eq!(rows[0].text, "8/5 6/5");
    assert!(rows.iter().all(|row| row.trials == 324), "the five point is clear: {rows:?}");
    let mut rollout = opening(2);
    run(&mut rollout, 1, &Limits { stop_se: Some(0.5), ..limits(5000) });
    assert_eq!(rollout.rows()[0].trials, 324);
}

#[test]
fn a_cube_decision_has_three_rows_and_stops_when_it_is_clear() {
    // A race that is far ahead: double and drop.
    let ahead = "8:2 6:4 5:4 4:3 3:2 / 13:5 8:4 6:6";
    let limits = Limits { stop_jsd: Some(2.33), ..limits(5000) };
    for (context, drop) in [(Context::money(), 1.0), (Context::score(5, 5, false), 1.0)] {
        let mut rollout =
            cube(ahead, &context, TrialSettings { truncate: Some(4), ..TrialSettings::default() });
        run(&mut rollout, 1, &limits);
        let rows = rollout.rows();
        let texts: Vec<&str> = rows.iter().map(|row| row.text.as_str()).collect();
        assert_eq!(texts, ["no double", "double, take", "double, drop"]);
        assert!((rows[2].equity - drop).abs() < 1e-9 && rows[2].trials == 0);
        assert!(rows[1].equity > 1.2, "{rows:?}");
        assert!(rows[0].trials < 5000, "{rows:?}");
    }
    // If the cube cannot be turned, there is the roll alone.
    let mut rollout = cube(ahead, &Context::score(1, 3, true), settings());
    run(&mut rollout, 1, &Limits { trials: 36, ..limits });
    assert_eq!(rollout.rows().len(), 1);
}

#[test]
fn every_game_is_rolled_out_before_and_after_its_roll() {
    let engine = engine(1);
    for variant in &variants::ALL {
        let rules = variant.rules;
        let start = Position::start(rules, Player::First);
        let dice = if rules.dice.count == 3 { vec![5, 3, 1] } else { vec![2, 1] };
        for thrown in [None, Some(Thrown::Roll(dice))] {
            let terms = CubeTerms::of(&Context::of_rules(rules), Table::Own);
            let settings = TrialSettings { truncate: Some(2), luck: false, ..TrialSettings::default() };
            let mut job = RolloutJob::new(&engine, rules, &start, thrown.clone(), terms, settings).unwrap();
            job.candidates = match thrown {
                Some(_) => candidates::best_plays(&engine, &job, 2).unwrap(),
                None => candidates::cube(&ENGINE, &job).unwrap(),
            };
            let mut rollout = Rollout::new(job).unwrap();
            assert!(rollout.run(&engine, &limits(2), &mut |_| {}).unwrap());
            for row in rollout.rows().iter().filter(|row| row.candidate.is_some()) {
                assert!(row.trials == 2 && row.equity.is_finite(), "{}: {row:?}", rules.name);
            }
            let again = Rollout::parse(&rollout.print().unwrap()).unwrap();
            assert_eq!(again.print().unwrap(), rollout.print().unwrap(), "{}", rules.name);
        }
    }
}

#[test]
fn nobody_doubles_in_a_game_that_is_only_estimated() {
    // The net of the game knows one start. Backgammon's nets, which do not see roles, serve the others.
    let options = [
        ("cube".to_owned(), Setting::Flag(true)),
        ("start".to_owned(), Setting::Word("nackgammon".to_owned())),
    ];
    let rules = custom::changed("double-against-choice", &options.into()).unwrap();
    assert!(ENGINE.estimates(&rules).unwrap());
    let start = Position::start(&rules, Player::First);
    let terms = CubeTerms::of(&Context::of_rules(&rules), Table::Own);
    let mut job = RolloutJob::new(&ENGINE, &rules, &start, None, terms, settings()).unwrap();
    assert_eq!(candidates::cube(&ENGINE, &job).unwrap(), [Candidate::Roll]);
    job.candidates = vec![Candidate::NoDouble, Candidate::DoubleTake];
    let refused = Rollout::new(job).unwrap().run(&ENGINE, &limits(36), &mut |_| {});
    assert!(matches!(refused, Err(RolloutError::Estimated)), "{refused:?}");
}

#[test]
fn single_steps_come_to_the_same_bits_as_a_run() {
    let limits = Limits { stop_jsd: Some(2.33), ..limits(700) };
    let mut rollout = opening(3);
    rollout.set_limits(limits);
    let machine = rollout.machine(&ENGINE).unwrap();
    let mut course = Course::new(&rollout);
    let mut left = course.left(&rollout);
    assert_eq!(left, 2100);
    loop {
        let mut due = course.due(&rollout);
        // The order in which slices come in does not matter.
        due.reverse();
        for part in due.iter().copied() {
            rollout.take(machine.play(&ENGINE, part).unwrap()).unwrap();
        }
        if due.is_empty() {
            break;
        }
        assert!(course.left(&rollout) < left);
        left = course.left(&rollout);
    }
    assert_eq!(rollout.print().unwrap(), at_once(3, &limits));
    assert_eq!(course.left(&rollout), 0);
    let mut later = Course::new(&rollout);
    assert!(later.due(&rollout).is_empty(), "it has ended");
    let best = rollout.rows()[0].candidate.unwrap();
    for candidate in 0..3 {
        assert_eq!(later.has(candidate), course.has(candidate));
        assert_eq!(later.has(candidate), candidate == best, "the five point is clear");
    }
}

#[test]
fn a_play_is_named_by_its_text() {
    let job = opening(1).job().clone();
    assert_eq!(candidates::named_play(&job, "8/5 6/5").unwrap(), job.candidates[0]);
    assert_eq!(candidates::named_play(&job, "6/5 8/5").unwrap(), job.candidates[0]);
    assert!(matches!(candidates::named_play(&job, "8/4 6/5"), Err(RolloutError::Play(_))));
}

#[test]
fn a_job_that_makes_no_sense_is_refused() {
    let job = opening(1).job().clone();
    let no_double = vec![Candidate::NoDouble];
    for wrong in [
        RolloutJob { position: "24:2 / 24:2".to_owned(), ..job.clone() },
        RolloutJob { position: "nonsense".to_owned(), ..job.clone() },
        RolloutJob { thrown: Some(Thrown::Roll(vec![7, 1])), ..job.clone() },
        RolloutJob { thrown: Some(Thrown::Roll(vec![1])), ..job.clone() },
        RolloutJob { thrown: Some(Thrown::Numbers(vec![])), ..job.clone() },
        RolloutJob { candidates: Vec::new(), ..job.clone() },
        RolloutJob { candidates: no_double, ..job.clone() },
        RolloutJob { terms: CubeTerms { cube: 3, ..job.terms.clone() }, ..job.clone() },
        RolloutJob {
            terms: CubeTerms { met: Table::Figures("no table".to_owned()), ..job.terms.clone() },
            ..job.clone()
        },
        RolloutJob { settings: TrialSettings { ply: 9, ..job.settings }, ..job.clone() },
        RolloutJob { settings: TrialSettings { truncate: Some(0), ..job.settings }, ..job.clone() },
    ] {
        assert!(Rollout::new(wrong.clone()).is_err(), "{wrong:?}");
    }
    let mut other = Rollout::new(RolloutJob { engine: "00000000".to_owned(), ..job }).unwrap();
    assert!(matches!(other.run(&ENGINE, &limits(36), &mut |_| {}), Err(RolloutError::OtherEngine)));
}

#[test]
fn a_damaged_file_is_refused_with_a_reason() {
    let whole = at_once(2, &limits(36));
    for end in (0..whole.len()).step_by(97).chain([whole.len() - 1]) {
        assert!(Rollout::parse(&whole[..end]).is_err(), "cut after {end}");
    }
    let error = |text: &str| Rollout::parse(text).unwrap_err().to_string();
    assert_eq!(error(""), "expected a saved rollout of Tavola");
    assert_eq!(error("{\"some\":\"json\"}\n"), "expected a saved rollout of Tavola");
    assert!(error(&whole.replace("\"first\":0", "\"first\":1")).contains("checksum"));
    assert!(error(&whole.replace("\"version\":1", "\"version\":2")).contains("version 2"));
    assert!(error(whole.trim_end()).contains("end is missing"));
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(200) })]

    #[test]
    fn no_text_makes_the_reader_fail(text in any::<String>(), at in 0usize..4000, byte in 0u8..128) {
        prop_assert!(Rollout::parse(&text).is_err());
        static WHOLE: LazyLock<String> = LazyLock::new(|| at_once(2, &limits(36)));
        let mut bytes = WHOLE.clone().into_bytes();
        let at = at % bytes.len();
        bytes[at] = byte;
        // The text is ASCII, and so it stays. The checksum covers all but itself.
        let changed = String::from_utf8(bytes).unwrap();
        if let Ok(read) = Rollout::parse(&changed) {
            prop_assert_eq!(read.print().unwrap(), WHOLE.as_str());
        }
        // With a fitting checksum, a file that can be read can be written and read again.
        let (_, body) = changed.split_once('\n').unwrap_or_default();
        let body = body.replace('\n', "");
        let sum = crc32fast::hash(body.as_bytes());
        let fitting = format!("{{\"format\":\"tavola-rollout\",\"version\":1,\"crc32\":\"{sum:08x}\"}}\n{body}\n");
        if let Ok(read) = Rollout::parse(&fitting) {
            let text = read.print().unwrap();
            prop_assert_eq!(Rollout::parse(&text).unwrap().print().unwrap(), text);
            prop_assert!(!read.rows().is_empty());
        }
    }
}
