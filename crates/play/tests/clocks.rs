//! Clocks: the examples of `docs/clocks.md`, and invariants of every match.

use proptest::prelude::*;
use tavola_play::{
    Ability, Clock, ClockKind, Command, DiceMode, Logged, MatchSetup, Moment, PlayedMatch, Prepared, Request,
    Seat, Sender, TimeControl,
};
use tavola_rules::score::How;
use tavola_rules::{Action, MatchKind, Player, Rules, Snapshot, variants};

use crate::matches::{Chance, command};

const A: Player = Player::First;
const B: Player = Player::Second;

fn setup(kind: MatchKind, clock: TimeControl) -> MatchSetup {
    let players = [Seat::human(), Seat::human()];
    let setup = MatchSetup::new(&Rules::STANDARD, kind, players, DiceMode::Tavola);
    MatchSetup { clock: Some(clock), ..setup }
}

fn control(kind: ClockKind) -> TimeControl {
    TimeControl { kind, bank: 120, step: 12 }
}

/// Does something `seconds` after the action before, with dice if any are due.
fn after(played: &mut PlayedMatch, seconds: f64, command: Command, dice: &[u8]) {
    let now = played.last().unwrap_or(0) + (seconds * 1000.0) as i64;
    let request = Request::from(command);
    let mut prepared = played.prepare(Sender::TABLE, [&request], now).unwrap();
    if prepared.due().is_some() {
        prepared = prepared.thrown(dice).unwrap();
    }
    played.commit(prepared).unwrap();
}

const ROLL: Command = Command::Roll { dice: None };

/// Plays 3-1 or 6-4 for the player who is to move.
fn play(played: &mut PlayedMatch, seconds: f64, moves: &[[u8; 3]]) {
    let moves = moves.iter().map(|&[from, to, die]| tavola_rules::Move { from, to, die }).collect::<Vec<_>>();
    after(played, seconds, Command::Play { moves }, &[]);
}

/// The first player has won the opening with 3-1, and the clock of that turn has begun.
fn begun(kind: ClockKind) -> PlayedMatch {
    let mut played = PlayedMatch::begin(setup(MatchKind::Points(5), control(kind))).unwrap();
    assert_eq!((clock(&played).running(), played.deadline()), (None, None), "either may throw");
    after(&mut played, 0.0, ROLL, &[3, 1]);
    assert_eq!(clock(&played).running(), Some(A));
    played
}

fn clock(played: &PlayedMatch) -> &Clock {
    played.clock().unwrap()
}

const FIRST: [[u8; 3]; 2] = [[8, 5, 3], [6, 5, 1]];

fn seconds(played: &PlayedMatch) -> [f64; 2] {
    Player::BOTH.map(|player| clock(played).bank(player) as f64 / 1000.0)
}

#[test]
fn with_a_delay_the_bank_runs_after_the_seconds_of_the_turn_and_what_is_left_of_them_is_lost() {
    let mut played = begun(ClockKind::Delay);
    assert_eq!(clock(&played).left(), Some(132_000));
    play(&mut played, 10.0, &FIRST);
    assert_eq!(seconds(&played), [120.0, 120.0]);
    // The roll and the play share the seconds of one turn: 5 and 15 make 20, 8 more than 12.
    after(&mut played, 5.0, ROLL, &[6, 4]);
    assert_eq!((clock(&played).free(), seconds(&played)[1]), (7_000, 120.0));
    play(&mut played, 15.0, &[[24, 18, 6], [13, 9, 4]]);
    assert_eq!(seconds(&played), [120.0, 112.0]);
    assert_eq!(clock(&played).free(), 12_000, "the other player begins anew");
}

#[test]
fn with_days_a_turn_each_turn_and_each_answer_has_them_all_and_there_is_no_bank() {
    const DAY: f64 = 24.0 * 60.0 * 60.0;
    let control = TimeControl { kind: ClockKind::Turn, bank: 0, step: 3 * 24 * 60 * 60 };
    assert_eq!((control.check(), control.is_of_days()), (Ok(()), true));
    let mut played = PlayedMatch::begin(setup(MatchKind::Points(5), control)).unwrap();
    after(&mut played, 0.0, ROLL, &[3, 1]);
    play(&mut played, 2.0 * DAY, &FIRST);
    assert_eq!((clock(&played).left(), seconds(&played)), (Some(3 * 86_400_000), [0.0, 0.0]));
    // A roll and its play are one turn, an offer and its answer are not.
    after(&mut played, DAY, ROLL, &[6, 4]);
    assert_eq!(clock(&played).left(), Some(2 * 86_400_000));
    play(&mut played, DAY, &[[24, 18, 6], [13, 9, 4]]);
    after(&mut played, 2.0 * DAY, Command::Double, &[]);
    assert_eq!(clock(&played).left(), Some(3 * 86_400_000));
    after(&mut played, 2.9 * DAY, Command::Take, &[]);
    assert_eq!((clock(&played).running(), clock(&played).left()), (Some(A), Some(3 * 86_400_000)));
    for (bank, days) in [(1, 3), (0, 0), (0, 2), (0, 15)] {
        assert!(TimeControl { bank, step: days * 24 * 60 * 60, ..control }.check().is_err(), "{bank} {days}");
    }
    assert!(TimeControl { kind: ClockKind::Delay, ..control }.check().is_err());
}

#[test]
fn with_bronstein_the_bank_runs_at_once_and_gets_back_what_was_used() {
    let mut played = begun(ClockKind::Bronstein);
    assert_eq!(clock(&played).left(), Some(120_000));
    play(&mut played, 10.0, &FIRST);
    assert_eq!(seconds(&played), [120.0, 120.0]);
    after(&mut played, 5.0, ROLL, &[6, 4]);
    assert_eq!(seconds(&played)[1], 115.0, "until the turn ends");
    play(&mut played, 15.0, &[[24, 18, 6], [13, 9, 4]]);
    assert_eq!(seconds(&played), [120.0, 112.0]);
}

#[test]
fn with_fischer_each_turn_brings_its_seconds_also_those_that_were_not_used() {
    let mut played = begun(ClockKind::Fischer);
    play(&mut played, 10.0, &FIRST);
    assert_eq!(seconds(&played), [122.0, 120.0]);
    after(&mut played, 5.0, Command::Double, &[]);
    assert_eq!(seconds(&played), [122.0, 115.0], "an offer is no turn");
    after(&mut played, 7.0, Command::Take, &[]);
    assert_eq!(seconds(&played), [115.0, 115.0], "nor is an answer");
}

#[test]
fn an_answer_to_the_cube_has_seconds_of_its_own_and_so_has_the_turn_after_it() {
    let mut played = begun(ClockKind::Delay);
    play(&mut played, 0.0, &FIRST);
    after(&mut played, 12.0, Command::Double, &[]);
    assert_eq!(clock(&played).running(), Some(A));
    after(&mut played, 12.0, Command::Take, &[]);
    assert_eq!((clock(&played).running(), clock(&played).free()), (Some(B), 12_000));
    after(&mut played, 12.0, ROLL, &[6, 4]);
    assert_eq!(seconds(&played), [120.0, 120.0]);
}

#[test]
fn whoever_resigns_again_and_again_gains_no_time() {
    for kind in [ClockKind::Delay, ClockKind::Bronstein, ClockKind::Fischer] {
        let mut played = begun(kind);
        for _ in 0..5 {
            after(&mut played, 10.0, Command::Resign { level: 1 }, &[]);
            assert_eq!(clock(&played).running(), Some(B));
            after(&mut played, 3.0, Command::Refuse, &[]);
        }
        let [resigned, answered] = seconds(&played);
        match kind {
            ClockKind::Fischer => assert_eq!([resigned, answered], [70.0, 105.0]),
            // 50 seconds in one turn are 38 more than 12; each answer is short.
            ClockKind::Delay | ClockKind::Bronstein | ClockKind::Turn => {
                assert_eq!([resigned, answered], [82.0, 120.0]);
            }
        }
    }
}

#[test]
fn between_two_games_no_clock_runs_and_only_a_money_session_fills_the_banks_again() {
    for (kind, bank) in [(MatchKind::Points(5), 110.0), (MatchKind::Money, 120.0)] {
        let mut played = PlayedMatch::begin(setup(kind, control(ClockKind::Delay))).unwrap();
        after(&mut played, 0.0, ROLL, &[3, 1]);
        play(&mut played, 22.0, &FIRST);
        after(&mut played, 0.0, Command::Double, &[]);
        after(&mut played, 0.0, Command::Drop, &[]);
        assert_eq!((clock(&played).running(), played.deadline()), (None, None));
        after(&mut played, 1000.0, Command::Next, &[]);
        after(&mut played, 1000.0, ROLL, &[3, 1]);
        assert_eq!(seconds(&played), [bank, 120.0]);
    }
}

/// The loss on time `seconds` seconds after the last action.
fn flag(played: &PlayedMatch, seconds: f64) -> Option<Prepared> {
    // The flag also waits for the possible delay of the line.
    played.flag(played.last().unwrap() + (seconds * 1000.0) as i64 + 1000)
}

#[test]
fn whose_time_is_up_loses_the_game_and_the_match_whatever_the_score() {
    let mut played = begun(ClockKind::Delay);
    assert_eq!(played.deadline(), Some(133_000));
    assert!(flag(&played, 131.999).is_none());
    let prepared = flag(&played, 132.0).unwrap();
    assert_eq!((prepared.events()[0].by, &prepared.events()[0].action), (A, &Action::Flag));
    assert_eq!(prepared.deadline(), None);
    played.commit(prepared).unwrap();
    let now = played.now();
    assert!(now.is_over());
    assert_eq!((now.winner(), now.flagged(), now.score()), (Some(B), Some(A), [0, 1]));
    assert_eq!(now.game().result().map(|result| result.how), Some(How::Time));
    assert!(flag(&played, 1000.0).is_none(), "it falls once");
    // A worker gets the match as data.
    let text = serde_json::to_string(&now.snapshot()).unwrap();
    let read: Snapshot = serde_json::from_str(&text).unwrap();
    let restored = tavola_rules::Match::restored(now.match_rules().clone(), &read).unwrap();
    assert_eq!((restored.winner(), restored.is_over()), (Some(B), true));
}

#[test]
fn who_lets_an_offered_cube_lie_loses_what_a_refusal_would_cost() {
    let mut played = begun(ClockKind::Delay);
    play(&mut played, 0.0, &FIRST);
    after(&mut played, 0.0, Command::Double, &[]);
    played.commit(flag(&played, 132.0).unwrap()).unwrap();
    assert_eq!((played.now().winner(), played.now().score()), (Some(B), [0, 1]));
}

#[test]
fn time_that_is_nobodys_counts_for_nobody() {
    let mut played = begun(ClockKind::Delay);
    let hour = 3_600_000;
    assert!(played.flag(Moment { at: hour, nobodys: hour - 132_999, lag: 0 }).is_none());
    let request = Request::from(Command::Play {
        moves: FIRST.map(|[from, to, die]| tavola_rules::Move { from, to, die }).to_vec(),
    });
    let moment = Moment { at: hour, nobodys: hour - 20_000, lag: 0 };
    let prepared = played.prepare(Sender::TABLE, [&request], moment).unwrap();
    assert_eq!(prepared.events()[0].time.unwrap().spent, 20_000);
    assert_eq!(prepared.events()[0].time.unwrap().at, hour);
    played.commit(prepared).unwrap();
    assert_eq!(seconds(&played), [112.0, 120.0]);
}

/// Sends a command after `passed` milliseconds over a line that takes `lag` of them by the sender's measurement.
fn over_a_line(played: &mut PlayedMatch, passed: i64, lag: i64, command: Command, dice: &[u8]) {
    let at = played.last().unwrap() + passed;
    let request = Request::from(command);
    let mut prepared = played.prepare(Sender::TABLE, [&request], Moment { at, nobodys: 0, lag }).unwrap();
    if prepared.due().is_some() {
        prepared = prepared.thrown(dice).unwrap();
    }
    played.commit(prepared).unwrap();
}

#[test]
fn what_the_line_takes_is_given_back_up_to_a_second_a_turn_and_replay_gives_the_same_clocks() {
    let moves =
        |moves: [[u8; 3]; 2]| moves.map(|[from, to, die]| tavola_rules::Move { from, to, die }).to_vec();
    let mut played = begun(ClockKind::Fischer);
    // A turn of Fischer brings 12 seconds.
    over_a_line(&mut played, 2_400, 400, Command::Play { moves: moves(FIRST) }, &[]);
    assert_eq!(seconds(&played), [130.0, 120.0], "two seconds were thought");
    // The roll and the play of a turn wait for the line twice.
    over_a_line(&mut played, 400, 400, ROLL, &[6, 4]);
    over_a_line(&mut played, 3_400, 400, Command::Play { moves: moves([[24, 18, 6], [13, 9, 4]]) }, &[]);
    assert_eq!(seconds(&played), [130.0, 129.0]);
    let times: Vec<_> = played.events().iter().filter_map(|event| event.time).collect();
    assert!(times.iter().any(|time| (time.spent, time.lag) == (3_000, 400)), "{times:?}");
    // Whatever delay is reported, a turn gets no more than a second, however many messages it has, and nobody gains
    // time.
    over_a_line(&mut played, 5_000, i64::MAX, ROLL, &[3, 1]);
    assert_eq!(seconds(&played)[0], 126.0);
    over_a_line(
        &mut played,
        5_000,
        60_000,
        Command::Move { moves: moves([[24, 21, 3], [0; 3]])[..1].to_vec() },
        &[],
    );
    assert_eq!(seconds(&played)[0], 121.0);
    let mut again = begun(ClockKind::Fischer);
    over_a_line(&mut again, 300, 800, Command::Play { moves: moves(FIRST) }, &[]);
    assert_eq!(seconds(&again)[0], 132.0, "no more than has passed");
    over_a_line(&mut again, 300, -800, ROLL, &[6, 4]);
    assert_eq!(seconds(&again)[1], 119.7, "and no less than nothing");
    for played in [played, again] {
        let replayed =
            PlayedMatch::replayed(played.setup().clone(), played.events().iter().map(Logged::from)).unwrap();
        assert_eq!((replayed.clock(), replayed.deadline()), (played.clock(), played.deadline()));
    }
}

#[test]
fn who_takes_a_turn_back_gets_no_time_back() {
    let mut played = begun(ClockKind::Delay);
    play(&mut played, 20.0, &FIRST);
    after(&mut played, 5.0, ROLL, &[6, 4]);
    assert_eq!((clock(&played).running(), seconds(&played)), (Some(B), [112.0, 120.0]));
    let at = played.last().unwrap() + 10_000;
    let prepared = played.turn_taken_back(A, at).unwrap();
    assert_eq!(prepared.events()[0].time.unwrap().spent, 10_000);
    played.commit(prepared).unwrap();
    // Until then it was the opponent's time, and a new decision has the seconds of a turn.
    assert_eq!((clock(&played).running(), seconds(&played)), (Some(A), [112.0, 117.0]));
    assert_eq!(clock(&played).free(), 12_000);
    assert!(played.turn_taken_back(A, at).is_none() && played.turn_taken_back(B, at).is_none());
    let rated = MatchSetup { rated: true, ..played.setup().clone() };
    let actions: Vec<Logged> = played.events()[..4].iter().map(Logged::from).collect();
    let rated = PlayedMatch::replayed(rated, actions).unwrap();
    assert!(rated.now().may_take_back_turn(A) && rated.turn_taken_back(A, at).is_none());
}

#[test]
fn the_clock_of_a_bot_never_runs() {
    let mut setup = setup(MatchKind::Points(3), control(ClockKind::Delay));
    setup.players[1] = Seat::bot("club");
    let mut played = PlayedMatch::begin(setup).unwrap();
    after(&mut played, 0.0, ROLL, &[1, 3]);
    assert_eq!((clock(&played).running(), played.deadline()), (None, None));
    assert!(flag(&played, 1e6).is_none());
}

#[test]
fn a_clock_has_bounds_and_a_setup_without_one_reads_as_before() {
    let with = |bank, step| {
        let clock = TimeControl { kind: ClockKind::Delay, bank, step };
        setup(MatchKind::Points(1), clock).checked(|_| true).is_ok()
    };
    assert!(with(1, 0) && with(86_400, 3600));
    assert!(!with(0, 12) && !with(86_401, 12) && !with(60, 3601));
    let text = serde_json::to_string(&setup(MatchKind::Points(1), control(ClockKind::Fischer))).unwrap();
    assert!(text.contains(r#""clock":{"kind":"fischer","bank":120,"step":12}"#), "{text}");
    let players = [Seat::human(), Seat::human()];
    let none = MatchSetup::new(&Rules::STANDARD, MatchKind::Points(1), players, DiceMode::Tavola);
    assert!(!serde_json::to_string(&none).unwrap().contains("clock"), "its dice were sealed for this text");
}

#[test]
fn nobody_asks_for_a_loss_on_time() {
    assert!(serde_json::from_str::<Request>(r#"{"do":"flag"}"#).is_err());
    let mut with_bot = setup(MatchKind::Points(1), control(ClockKind::Delay));
    with_bot.players[0] = Seat::bot("club");
    let mut played = PlayedMatch::begin(with_bot).unwrap();
    after(&mut played, 0.0, ROLL, &[3, 1]);
    assert!(played.decide(A, [Action::Flag], 0).is_err());
}

#[test]
fn a_loss_on_time_leaves_no_time_with_any_clock() {
    for kind in [ClockKind::Delay, ClockKind::Bronstein, ClockKind::Fischer] {
        let mut played = begun(kind);
        let prepared = flag(&played, 140.0).unwrap();
        played.commit(prepared).unwrap();
        assert_eq!(seconds(&played), [0.0, 120.0], "{kind:?}");
    }
}

#[test]
fn a_bank_gets_back_no_more_than_it_gave() {
    let control = TimeControl { kind: ClockKind::Bronstein, bank: 1, step: 2 };
    let mut played = PlayedMatch::begin(setup(MatchKind::Points(1), control)).unwrap();
    after(&mut played, 0.0, ROLL, &[3, 1]);
    // This arrives after the end of the bank, before anybody has noticed it.
    play(&mut played, 1.9, &FIRST);
    assert_eq!(clock(&played).bank(A), 1_000);
}

/// Plays at random, with random waits, until a player's time is up or the steps are done. Checks the clocks at each step.
fn random_match(name: &str, kind: ClockKind, bank: u32, step: u32, seed: u64) -> PlayedMatch {
    let mut chance = Chance(seed);
    let rules = variants::find(name).unwrap().rules;
    let players = [Seat::human(), Seat::human()];
    let setup = MatchSetup {
        clock: Some(TimeControl { kind, bank, step }),
        ..MatchSetup::new(rules, MatchKind::Points(3), players, DiceMode::Tavola)
    };
    let mut played = PlayedMatch::begin(setup).unwrap();
    let (mut nobodys, mut now) = (0, 1_767_225_600_000);
    for _ in 0..400 {
        if played.now().is_over() {
            break;
        }
        // Clocks of machines also go back.
        now += chance.below(30_000) as i64 - 500;
        let lost = if chance.below(10) == 0 { chance.below(3_000) as i64 } else { 0 };
        let moment = Moment { at: now, nobodys: lost, lag: 0 };
        let before = clock(&played).clone();
        let prepared = match played.flag(moment) {
            Some(prepared) => prepared,
            None => {
                let player = played.now().game().phase().player().unwrap_or(A);
                let may = played.may(player);
                let may: Vec<Ability> =
                    may.into_iter().filter(|a| !matches!(a, Ability::Resign { .. })).collect();
                let request = Request {
                    by: None,
                    command: command(&may[chance.below(may.len())], &played, &mut chance),
                };
                let prepared = played.prepare(Sender::TABLE, [&request], moment).unwrap();
                match prepared.due() {
                    Some(due) => {
                        let dice: Vec<u8> = (0..due.count()).map(|_| 1 + chance.below(6) as u8).collect();
                        prepared.thrown(&dice).unwrap()
                    }
                    None => prepared,
                }
            }
        };
        let elapsed = played.last().map_or(0, |last| prepared.events()[0].time.unwrap().at - last);
        nobodys += elapsed.min(if played.last().is_some() { lost } else { 0 });
        let turn = prepared.events().last().is_some_and(|event| event.action == Action::Done)
            && prepared.now().game().phase().player() != before.running();
        played.commit(prepared).unwrap();
        for player in Player::BOTH {
            let (was, is) = (before.bank(player), clock(&played).bank(player));
            assert!(is >= 0, "never negative");
            let gain = match kind {
                ClockKind::Bronstein => i64::from(step) * 1000,
                ClockKind::Fischer if turn && before.running() == Some(player) => i64::from(step) * 1000,
                ClockKind::Delay | ClockKind::Fischer | ClockKind::Turn => 0,
            };
            assert!(is <= was + gain, "{kind:?} {was} {is}");
            assert!(
                kind != ClockKind::Bronstein || is <= i64::from(bank) * 1000,
                "no more than it began with"
            );
            assert!(before.running() == Some(player) || is == was, "only the clock that runs changes");
        }
    }
    let times: Vec<_> = played.events().iter().map(|event| event.time.unwrap()).collect();
    let spent: i64 = times.iter().map(|time| time.spent).sum();
    let elapsed = times.last().unwrap().at - times[0].at;
    assert_eq!(spent + nobodys, elapsed, "all time is somebody's or nobody's");
    played
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]
    #[test]
    fn clocks_add_up_and_are_the_same_by_replay(
        kind in prop_oneof![Just(ClockKind::Delay), Just(ClockKind::Bronstein), Just(ClockKind::Fischer)],
        name in prop_oneof![Just("backgammon"), Just("plakoto"), Just("gul-bara"), Just("fevga")],
        bank in 1u32..2000,
        step in 0u32..40,
        seed: u64,
    ) {
        let played = random_match(name, kind, bank, step, seed);
        let again =
            PlayedMatch::replayed(played.setup().clone(), played.events().iter().map(Logged::from)).unwrap();
        prop_assert_eq!(again.clock(), played.clock());
        prop_assert_eq!(again.deadline(), played.deadline());
    }
}
