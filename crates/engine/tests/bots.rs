//! Bots play whole matches of every game in the catalogue, with every kind of opening, scoring and cube, and
//! never do anything that the rules refuse.

use core::time::Duration;

use crate::common::{Dice, engine};
use tavola_engine::work::Clock;
use tavola_engine::{Advised, Bot, BotDecision, Level, Work};
use tavola_rules::game::Phase;
use tavola_rules::rules::CubeRules;
use tavola_rules::{Action, BAR, Checkers, Match, MatchKind, Player, Position, Rules, Setup, variants};

/// Counts of events in matches.
#[derive(Default, Debug, PartialEq, Eq)]
struct Seen {
    actions: usize,
    games: usize,
    doubles: usize,
    takes: usize,
    drops: usize,
    beavers: usize,
    resignations: usize,
    gammons: usize,
    accepted: usize,
}

/// Plays a match to its end, or `games` games of a money session.
fn play(mut m: Match, bots: &[Bot; 2], dice: &mut Dice, games: usize, seen: &mut Seen) -> Match {
    let first_games = seen.games;
    while !m.is_over() {
        if m.game().result().is_some() {
            seen.games += 1;
            if seen.games - first_games >= games {
                break;
            }
            m.apply(Player::First, &Action::Next).unwrap();
            continue;
        }
        let player = m.game().phase().player().unwrap_or(Player::First);
        let actions = match bots[player.index()].decide(engine(), &m, player).unwrap() {
            BotDecision::Roll => vec![dice.action(&m)],
            BotDecision::Act(actions) => actions,
        };
        assert!(!actions.is_empty(), "a bot on turn has nothing to do: {:?}", m.game().phase());
        for action in actions {
            let effect = m
                .apply(player, &action)
                .unwrap_or_else(|refusal| panic!("{}: {action:?}: {refusal}", m.rules().name));
            seen.actions += 1;
            match action {
                Action::Double => seen.doubles += 1,
                Action::Take => seen.takes += 1,
                Action::Drop => seen.drops += 1,
                Action::Beaver => seen.beavers += 1,
                Action::Resign { .. } => seen.resignations += 1,
                Action::Accept => seen.accepted += 1,
                _ => {}
            }
            seen.gammons += usize::from(effect.result.is_some_and(|result| result.level > 1));
        }
        assert!(seen.actions < 2_000_000, "{}: {:?}", m.rules().name, m.game().phase());
    }
    seen.games += usize::from(m.is_over());
    m
}

fn quick(n: usize) -> Level {
    [Level::Beginner, Level::Casual, Level::Club, Level::Expert][n % 4]
}

#[test]
fn every_game_of_the_catalogue_is_played_to_its_end() {
    let mut seen = Seen::default();
    for (n, variant) in variants::ALL.iter().enumerate() {
        // Its own dice: a new net of one game changes no other.
        let mut dice = Dice(0x1234_5678_9ABC_DEF1 + n as u64);
        // Of two presets that follow each other, one is played for money.
        let kind = [MatchKind::Points(2), MatchKind::Money][n % 2];
        for round in 0..if variant.rules.in_turn.is_empty() { 1 } else { 2 } {
            let bots =
                [Bot::new(quick(n + round), n as u64), Bot::new(quick(n / 2 + round + 1), round as u64)];
            play(Match::new(variant.rules.clone(), kind), &bots, &mut dice, 1, &mut seen);
        }
    }
    assert!(seen.games >= variants::ALL.len(), "{seen:?}");
    assert!(seen.doubles > 10 && seen.takes > 5 && seen.drops > 2 && seen.gammons > 5, "{seen:?}");
}

#[test]
fn the_same_seeds_play_the_same_match_and_others_do_not() {
    let run = |seed| {
        let mut seen = Seen::default();
        let bots = [Bot::new(Level::Beginner, seed), Bot::new(Level::Casual, 2)];
        let start = Match::new(Rules::STANDARD, MatchKind::Points(5));
        let m = play(start, &bots, &mut Dice(99), 50, &mut seen);
        (m.score(), seen)
    };
    assert_eq!(run(1), run(1));
    assert_ne!(run(1), run(3));
}

/// The pips that a player has left after some actions.
fn pips_after(m: &Match, player: Player, actions: &[Action]) -> u32 {
    let mut m = m.clone();
    for action in actions {
        m.apply(player, action).unwrap();
    }
    m.game().position(player).own().pips(BAR)
}

#[test]
fn a_bot_hurries_in_a_long_game_in_which_both_players_could_wait_for_ever() {
    let rules = Rules { cube: CubeRules::OFF, ..variants::find("backward").unwrap().rules.clone() };
    let mut m = Match::new(rules, MatchKind::Single);
    let mut dice = Dice(7);
    let (wanders, hurries) = (Bot::erring(9.0, 1).playing_on(), Bot::searching(0).playing_on());
    let (mut turns, mut sooner) = (0, 0);
    while turns < 700 && !m.is_over() {
        turns = m.game().turns().iter().sum::<u32>();
        let player = m.game().phase().player().unwrap_or(Player::First);
        let BotDecision::Act(actions) = wanders.decide(engine(), &m, player).unwrap() else {
            m.apply(player, &dice.action(&m)).unwrap();
            continue;
        };
        if matches!(m.game().phase(), Phase::Move { .. }) {
            let calm = engine().advise(&m, player, 0).unwrap().unwrap().actions();
            let BotDecision::Act(hasty) = hurries.decide(engine(), &m, player).unwrap() else { panic!() };
            let [hasty, calm] = [hasty, calm].map(|actions| pips_after(&m, player, &actions));
            assert!(hasty <= calm, "{hasty} {calm} after {turns} turns");
            assert!(turns > 200 || hasty == calm, "{hasty} {calm} after {turns} turns");
            sooner += u32::from(hasty < calm);
        }
        for action in actions {
            m.apply(player, &action).unwrap();
        }
    }
    assert!(turns >= 700 && sooner > 20, "{turns} {sooner}");
}

#[test]
fn the_masters_play_a_game_too() {
    let mut seen = Seen::default();
    for level in [Level::Master, Level::Grandmaster] {
        let bots = [Bot::new(level, 1), Bot::new(Level::Expert, 1)];
        let m = play(Match::new(Rules::STANDARD, MatchKind::Single), &bots, &mut Dice(5), 1, &mut seen);
        assert!(m.is_over());
    }
}

#[test]
fn a_stronger_bot_wins_more_points() {
    let mut dice = Dice(0x0DD5_5678_9ABC_DEF1);
    let mut seen = Seen::default();
    let mut points = [0i64; 2];
    for _ in 0..3 {
        let rules = Rules { cube: tavola_rules::rules::CubeRules::OFF, ..Rules::STANDARD };
        let bots = [Bot::new(Level::Expert, 1), Bot::new(Level::Beginner, 1)];
        let m = play(Match::new(rules, MatchKind::Money), &bots, &mut dice, 40, &mut seen);
        points = [points[0] + i64::from(m.score()[0]), points[1] + i64::from(m.score()[1])];
    }
    assert!(points[0] > points[1] + 30, "expert {} beginner {}", points[0], points[1]);
}

fn race(own: &[(u8, u8)], other: &[(u8, u8)]) -> Position {
    let rest = |list: &[(u8, u8)]| 15 - Checkers::of(list).total();
    let mut setup = Setup::default();
    for (side, list) in [(&mut setup.own, own), (&mut setup.other, other)] {
        list.iter().for_each(|&(p, n)| side.places[usize::from(p)] = n);
        side.places[0] += rest(list);
    }
    setup.position(&Rules::STANDARD, Player::First).unwrap()
}

#[test]
fn a_bot_resigns_what_is_lost_and_no_more() {
    let bot = Bot::new(Level::Expert, 1);
    let at = |own: &[(u8, u8)], other: &[(u8, u8)]| {
        let rules = Rules { cube: tavola_rules::rules::CubeRules::OFF, ..Rules::STANDARD };
        let m = Match::from_position(rules, MatchKind::Points(5), race(own, other), Player::First);
        bot.decide(engine(), &m, Player::First).unwrap()
    };
    // Ten checkers left against one: single. Fifteen far away against one: at least a gammon, so the player goes on
    // or gives up all of it. Two against one may still win.
    assert_eq!(at(&[(6, 10)], &[(1, 1)]), BotDecision::Act(vec![Action::Resign { level: 1 }]));
    assert_ne!(at(&[(12, 15)], &[(1, 1)]), BotDecision::Act(vec![Action::Resign { level: 1 }]));
    assert_eq!(at(&[(6, 2)], &[(1, 2)]), BotDecision::Roll);
}

#[test]
fn who_is_refused_a_resignation_plays_on_and_asks_again_next_turn() {
    let rules = Rules { cube: tavola_rules::rules::CubeRules::OFF, ..Rules::STANDARD };
    let position = race(&[(6, 14)], &[(1, 5)]);
    let mut m = Match::from_position(rules, MatchKind::Points(5), position, Player::First);
    let resigns = BotDecision::Act(vec![Action::Resign { level: 1 }]);
    let bot = Bot::new(Level::Expert, 1);
    let decide = |m: &Match, player| bot.decide(engine(), m, player).unwrap();
    for _ in 0..2 {
        assert_eq!(decide(&m, Player::First), resigns);
        m.apply(Player::First, &Action::Resign { level: 1 }).unwrap();
        m.apply(Player::Second, &Action::Refuse).unwrap();
        for player in Player::BOTH {
            assert_eq!(decide(&m, player), BotDecision::Roll);
            m.apply(player, &Action::Roll { dice: vec![2, 1] }).unwrap();
            let BotDecision::Act(moves) = decide(&m, player) else { panic!("it has rolled") };
            moves.iter().for_each(|action| _ = m.apply(player, action).unwrap());
        }
    }
}

#[test]
fn where_a_single_game_loses_the_match_a_bot_gives_up_no_more() {
    // A gammon is likely but not sure.
    let position = race(&[(7, 1), (6, 10), (1, 4)], &[(1, 2)]);
    let resigns = |points| {
        let rules = Rules { cube: tavola_rules::rules::CubeRules::OFF, ..Rules::STANDARD };
        let m = Match::from_position(rules, MatchKind::Points(points), position, Player::First);
        Bot::new(Level::Expert, 1).decide(engine(), &m, Player::First).unwrap()
    };
    assert_eq!(resigns(1), BotDecision::Act(vec![Action::Resign { level: 1 }]));
    assert_eq!(resigns(5), BotDecision::Roll);
}

#[test]
fn a_resignation_is_accepted_if_it_gives_what_the_game_is_worth() {
    let rules = Rules { cube: tavola_rules::rules::CubeRules::OFF, ..Rules::STANDARD };
    // The first player is lost, and a gammon behind: a single game is too little.
    let position = race(&[(12, 15)], &[(1, 2)]);
    let mut m = Match::from_position(rules, MatchKind::Money, position, Player::First);
    let answer = |m: &Match| Bot::new(Level::Club, 1).decide(engine(), m, Player::Second).unwrap();
    m.apply(Player::First, &Action::Resign { level: 1 }).unwrap();
    assert_eq!(answer(&m), BotDecision::Act(vec![Action::Refuse]));
    m.apply(Player::Second, &Action::Refuse).unwrap();
    m.apply(Player::First, &Action::Resign { level: 2 }).unwrap();
    assert_eq!(answer(&m), BotDecision::Act(vec![Action::Accept]));
}

/// A clock that advances by this many milliseconds at each reading, as on a slow machine.
struct Slow(std::sync::atomic::AtomicU64, u64);

impl Clock for Slow {
    fn now(&self) -> Duration {
        Duration::from_millis(self.0.fetch_add(self.1, std::sync::atomic::Ordering::Relaxed))
    }
}

/// Depth of the search and of the rollout for the best play of a roll, on a machine of this slowness.
fn searched(bot: &Bot, milliseconds: u64) -> (u32, u32) {
    let slow = engine().with_work(Work::inline().with_clock(Slow(Default::default(), milliseconds)));
    let mut m = Match::new(Rules::STANDARD, MatchKind::Single);
    m.apply(Player::First, &Action::Opening { dice: [4, 3] }).unwrap();
    let advice = bot.advise(&slow, &m, Player::First).unwrap().unwrap();
    let Advised::Play(ranked) = advice.decision else { panic!("a play is due") };
    (ranked[0].plies, ranked[0].trials)
}

#[test]
fn on_a_slow_machine_a_level_looks_less_deeply_and_a_patient_bot_does_not() {
    let grandmaster = Bot::new(Level::Grandmaster, 1).with_book(false);
    let full = searched(&grandmaster, 0);
    assert!(full.0 == 2 && full.1 > 0, "{full:?}");
    assert_eq!(searched(&grandmaster.clone().patient(), 1000), full);
    let hurried = searched(&grandmaster, 120);
    assert!(hurried.0 < 2 || hurried.1 < full.1, "{hurried:?}");
    assert_eq!(searched(&grandmaster, 2000), (0, 0), "no time is left after the first look");
    let expert = Bot::new(Level::Expert, 1);
    assert_eq!(searched(&expert, 1000), searched(&expert, 0));
}
