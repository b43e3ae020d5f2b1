//! The worked examples of human errors, and hundreds of plays whose sentences are counted again in another way.

use std::sync::Arc;

use tavola_engine::{Bot, Context, Engine, Ranked, hash};
use tavola_notation::{Awaits, any, play};
use tavola_rules::game::Phase;
use tavola_rules::segment::{Incomplete, Segment};
use tavola_rules::{BAR, Match, MatchKind, Position, Roll, Rules, Turn, Waits, reference, variants};

use super::*;
use crate::reason::Sentence;
use crate::selfplay::SelfPlay;

const DECISIONS: usize = 300;

/// The position after a play of a roll.
fn after(position: &Position, roll: Roll, text: &str) -> Position {
    let mut turn = Turn::rolled(&Rules::STANDARD, *position, roll);
    let moves = play::parse(text, &turn.graph(), Rules::STANDARD.track).expect("a legal play");
    for mv in moves {
        turn.play(mv).expect("a legal move");
    }
    turn.position()
}

/// The reasons of a play by an id, the best play and the one that was made, with replies searched one roll ahead.
fn reasons(engine: &Engine, xgid: &str, best: &str, played: &str) -> Reasons {
    let rules = Arc::new(Rules::STANDARD);
    let situation = any::parse(&format!("XGID={xgid}"), &rules).expect("an id");
    let Awaits::Play([a, b]) = situation.awaits else { panic!("no dice in {xgid}") };
    let context = Context::of_situation(&situation, &rules);
    let roll = Roll::two(a, b).expect("dice");
    let positions = [best, played].map(|text| after(&situation.position, roll, text));
    let chances = positions.map(|position| {
        let theirs = engine.probabilities(&rules, &position.swapped(), &context.swapped(), 1).unwrap();
        DecisionChances::of(&theirs.inverted(), 3)
    });
    of_play(engine, &rules, &Pair { positions, chances, context: &context, plies: 1 })
        .unwrap()
        .expect("reasons")
}

/// Human errors from matches, with the parts of their loss and the expected sentences beside the chances.
#[test]
fn worked_examples_have_their_reasons() {
    let engine = Engine::embedded();
    let said = |xgid, best, played| {
        let found = reasons(&engine, xgid, best, played);
        let split = found.split.expect("a loss");
        let names: Vec<String> = found
            .said
            .iter()
            .map(|sentence| serde_json::to_value(sentence).unwrap()["say"].as_str().unwrap().to_owned())
            .collect();
        (split, names.join(" "), found.said)
    };
    let close = |found: f64, wanted: f64| assert!((found - wanted).abs() < 0.015, "{found} {wanted}");

    let (split, names, all) =
        said("-b----EBB---cDa--c-db---B-:0:0:1:63:1:2:1:3:10", "24/21 13/7", "24/18 13/10");
    assert_eq!(names, "wins hits");
    close(split.risk, 0.083);
    close(split.stake, 0.015);
    assert_eq!(all[1], Sentence::Hits { best: 16, played: 34 });

    let (split, names, _) = said("-aBbBBBB----bB--abAebAA---:0:0:-1:51:1:2:1:3:10", "9/4*/3*", "9/4* 8/7*");
    assert_eq!(names, "gammons-lost hit-cost anchors");
    close(split.stake, 0.120);
    close(split.anchor, 0.050);

    let (split, names, all) = said("-ADC-BB-----c---cbBcbb--A-:0:0:-1:53:1:2:0:5:10", "9/1*", "13/5");
    // The replies after which nobody is hit are worth as much as the rolls that dance, so either has a sentence.
    close(split.dance, 0.093);
    close(split.quiet, 0.093);
    assert!(["gammons worth-risk", "gammons dances concede-hits"].contains(&&*names), "{names}");
    assert!(matches!(
        all[1],
        Sentence::WorthRisk { hits_best: 9, hits_played: 0, .. } | Sentence::Dances { best: 9, played: 0 }
    ));

    let (_, names, all) = said("-ADC-BB-----c---cBbcbb--A-:0:0:-1:53:1:2:0:5:10", "9/1*", "9/6 9/4");
    assert_eq!(names, "gammons fewer-wins hit-cost dances");
    assert_eq!(all[3], Sentence::Dances { best: 9, played: 0 });

    let (split, names, all) = said("-ABCBaC--a---C-----bbcacbA:0:0:-1:62:2:1:1:3:10", "16/8", "20/14 3/1");
    assert!(names.starts_with("gammons fewer-wins worth-risk"), "{names}");
    close(split.quiet, 0.353);
    close(split.risk, -0.199);
    assert!(matches!(all[2], Sentence::WorthRisk { hits_best: 11, hits_played: 4, .. }));

    let (split, names, all) = said("a-BB-BCB---B-A----cbcbbbA-:0:0:1:62:0:2:1:3:10", "11/5 6/4", "13/5");
    assert!(names.starts_with("wins slot"), "{names}");
    close(split.rest, 0.109);
    assert_eq!(all[1], Sentence::Slot { point: 4 });

    let (_, names, _) = said("-CDBBB------A------bbcAdd-:1:1:1:55:0:0:0:3:10", "22/2", "22/7 12/7");
    assert_eq!(names, "wins whole");
}

/// A play that loses something, beside the best one.
struct Wrong {
    context: Context,
    pair: [Ranked; 2],
}

/// Plays of games of the engine against itself, at money and at the scores of a match, that lose at least [`LEAST`].
fn wrong_plays(engine: &Engine, wanted: usize) -> Vec<Wrong> {
    let mut found = Vec::new();
    for seed in 0.. {
        let kind = if seed % 2 == 0 { MatchKind::Money } else { MatchKind::Points(7) };
        let bot = Bot::searching(0).playing_on();
        let begin = Match::new(&Rules::STANDARD, kind);
        let mut game = SelfPlay::new(begin, [bot.clone(), bot], seed);
        while game.now().game_number() < 6 && game.step(engine).unwrap().is_some() {
            let Phase::Move { turn, player, .. } = game.now().game().phase() else { continue };
            if !turn.moves().is_empty() {
                continue;
            }
            let context = Context::of(game.now(), *player);
            let ranked = engine.rank(turn, &context, 0).unwrap();
            let bad: Vec<&Ranked> = ranked.iter().filter(|play| f64::from(play.loss) >= LEAST).collect();
            if bad.is_empty() || ranked[0].then != Waits::Nothing {
                continue;
            }
            // Neither always the worst nor always the next best.
            let at = hash::mix(found.len() as u64 ^ seed) as usize % bad.len().min(6);
            found.push(Wrong { context, pair: [ranked[0].clone(), bad[at].clone()] });
            if found.len() == wanted {
                return found;
            }
        }
    }
    found
}

/// Effects of replies, counted over the 36 ordered rolls and read from lists of checkers.
#[derive(Default)]
struct Counted {
    hits: u32,
    dances: u32,
    anchors: u32,
    points: u32,
    escapes: u32,
    hit: f64,
    unhit: f64,
}

fn counted(engine: &Engine, after: &Position, theirs: &Context) -> Counted {
    let mut all = Counted::default();
    let before = after.swapped();
    let list =
        |side: tavola_rules::Checkers| -> Vec<u8> { (0..=25).map(|point| side.count(point)).collect() };
    for (first, second) in (1..=6).flat_map(|a| (1..=6).map(move |b| (a, b))) {
        let turn = Turn::rolled(&Rules::STANDARD, before, Roll::two(first, second).unwrap());
        let best = engine.rank(&turn, theirs, 0).unwrap().into_iter().next().expect("a reply");
        let (own, then) = (list(before.own()), list(best.position.own()));
        let mine = (list(before.other()), list(best.position.other()));
        let equity = -f64::from(best.equity);
        if mine.1[usize::from(BAR)] > mine.0[usize::from(BAR)] {
            all.hits += 1;
            all.hit += equity;
        } else {
            all.unhit += equity;
        }
        all.dances += u32::from(own == then);
        all.anchors += u32::from([18, 20, 21, 22].iter().any(|point| own[*point] < 2 && then[*point] >= 2));
        let made = |side: &[u8]| (4..=7).filter(|point| side[*point] >= 2).count();
        all.points += u32::from(made(&then) > made(&own));
        let back = |side: &[u8]| side[18..=25].iter().sum::<u8>();
        all.escapes += u32::from(back(&then) < back(&own));
    }
    all.unhit /= f64::from((36 - all.hits).max(1));
    all.hit /= f64::from(all.hits.max(1));
    all
}

/// Rolls that make a point among 4 to 7, by the generator that tries everything.
fn key_rolls(after: &Position) -> u32 {
    let rules = &Rules::STANDARD;
    let makes =
        |then: &Position| (4..=7).any(|point| after.own().count(point) < 2 && then.own().count(point) >= 2);
    let rolls = (1..=6u8).flat_map(|a| (1..=6u8).map(move |b| (a, b)));
    let count = rolls.filter(|(a, b)| {
        let numbers = if a == b { vec![*a; 4] } else { vec![*a.max(b), *a.min(b)] };
        let segment = Segment::new(&numbers, rules.order, rules.obligation, Incomplete::Continue);
        reference::results(rules, after, &segment).iter().any(makes)
    });
    count.count() as u32
}

/// Returns whether a sentence is true of two positions after plays.
fn is_true(sentence: &Sentence, pair: &[Ranked; 2], replies: &[Counted; 2]) -> bool {
    let [best_play, played_play] = pair;
    let [a, b] = replies;
    let own = |point: u8| pair.each_ref().map(|play| u32::from(play.position.own().count(point)));
    let sum =
        |points: core::ops::RangeInclusive<u8>| points.map(own).fold([0, 0], |[a, b], [x, y]| [a + x, b + y]);
    let near = |found: f64, said: &f64| (found - said).abs() < 1e-5;
    let shares = |value: fn(&Ranked) -> f32, best: &f64, played: &f64| {
        near(value(best_play).into(), best) && near(value(played_play).into(), played)
    };
    match sentence {
        Sentence::Wins { best, played } => best > played && shares(|p| p.probabilities.win, best, played),
        Sentence::FewerWins { best, played } => {
            best < played && shares(|p| p.probabilities.win, best, played)
        }
        Sentence::Gammons { best, played } => {
            best > played && shares(|p| p.probabilities.win_gammon, best, played)
        }
        Sentence::GammonsLost { best, played } => {
            best < played && shares(|p| p.probabilities.lose_gammon, best, played)
        }
        Sentence::Hits { best, played } => best + 3 <= *played && [a.hits, b.hits] == [*best, *played],
        Sentence::ConcedeHits { best, played } => best > played && [a.hits, b.hits] == [*best, *played],
        Sentence::HitCost { best, played } => best > played && near(a.hit, best) && near(b.hit, played),
        Sentence::ConcedeHitCost { best, played } => {
            best < played && near(a.hit, best) && near(b.hit, played)
        }
        Sentence::WorthRisk { best, played, hits_best, hits_played } => {
            let counts = [a.hits, b.hits] == [*hits_best, *hits_played];
            counts && a.hits >= b.hits + 3 && best > played && near(a.unhit, best) && near(b.unhit, played)
        }
        Sentence::Unhit { best, played } => best > played && near(a.unhit, best) && near(b.unhit, played),
        Sentence::Dances { best, played } => *best >= played + 3 && [a.dances, b.dances] == [*best, *played],
        Sentence::ConcedeDances { best, played } => best < played && [a.dances, b.dances] == [*best, *played],
        Sentence::Escapes { best, played } => {
            best + 3 <= *played && [a.escapes, b.escapes] == [*best, *played]
        }
        Sentence::ConcedeEscapes { best, played } => {
            best > played && [a.escapes, b.escapes] == [*best, *played]
        }
        Sentence::Points { best, played } => best + 3 <= *played && [a.points, b.points] == [*best, *played],
        Sentence::ConcedePoints { best, played } => best > played && [a.points, b.points] == [*best, *played],
        Sentence::Anchors { best, played } => {
            best + 3 <= *played && [a.anchors, b.anchors] == [*best, *played]
        }
        Sentence::ConcedeAnchors { best, played } => {
            best > played && [a.anchors, b.anchors] == [*best, *played]
        }
        Sentence::Slot { point } => [4, 5, 7].contains(point) && own(*point as u8) == [1, 0],
        Sentence::Back { best, played } => best < played && sum(18..=BAR) == [*best, *played],
        Sentence::Deep { best, played } => best < played && sum(1..=2) == [*best, *played],
        Sentence::KeyRolls { best, played } => {
            *best >= played + 3 && pair.each_ref().map(|play| key_rolls(&play.position)) == [*best, *played]
        }
        Sentence::Whole => true,
        Sentence::MarketLosers { .. }
        | Sentence::DoublePoint { .. }
        | Sentence::CashPoint { .. }
        | Sentence::TooEarly { .. }
        | Sentence::TooGood { .. }
        | Sentence::NoTake { .. }
        | Sentence::Take { .. } => false,
    }
}

#[test]
fn every_sentence_is_true_of_its_positions_and_the_split_is_exact() {
    let engine = Engine::embedded();
    let rules = Arc::new(Rules::STANDARD);
    let (mut kinds, mut explained) = (std::collections::BTreeSet::new(), 0);
    for (at, Wrong { context, pair }) in wrong_plays(&engine, DECISIONS).iter().enumerate() {
        let chances = pair.each_ref().map(|play| DecisionChances::of(&play.probabilities, 3));
        let positions = pair.each_ref().map(|play| play.position);
        let found =
            of_play(&engine, &rules, &Pair { positions, chances, context, plies: 0 }).unwrap().unwrap();
        let theirs = context.swapped();
        let replies = positions.map(|position| counted(&engine, &position, &theirs));
        for sentence in &found.said {
            kinds.insert(serde_json::to_value(sentence).unwrap()["say"].as_str().unwrap().to_owned());
            assert!(is_true(sentence, pair, &replies), "{at}: {sentence:?} {positions:?}");
            let text = sentence.text();
            assert!(text.ends_with('.') && !text.contains('{') && !text.starts_with("reason-"), "{text}");
        }
        explained += usize::from(!found.said.contains(&Sentence::Whole));
        if let Some(split) = found.split {
            let exact = |parts: f64, whole: f64| assert!((parts - whole).abs() < 1e-9, "{at}: {split:?}");
            exact(split.risk + split.stake + split.quiet, split.total);
            exact(split.dance + split.anchor + split.point + split.escape + split.rest, split.quiet);
            let mean =
                |of: &Counted| (f64::from(of.hits) * of.hit + f64::from(36 - of.hits) * of.unhit) / 36.0;
            assert!((mean(&replies[0]) - mean(&replies[1]) - split.total).abs() < 1e-5, "{at}");
        }
    }
    // Every kind of sentence is among them, and most errors have one that explains something.
    assert!(kinds.len() >= 20, "{kinds:?}");
    assert!(explained > DECISIONS * 8 / 10, "{explained}");
}

#[test]
fn reasons_of_plays_hold_in_games_that_move_as_backgammon_and_nowhere_else() {
    let holding: Vec<&str> = variants::ALL
        .iter()
        .map(|variant| variant.rules)
        .filter(|rules| hold(rules))
        .map(|rules| rules.name)
        .collect();
    assert!(holding.contains(&"backgammon") && holding.contains(&"nackgammon"), "{holding:?}");
    for other in ["plakoto", "narde", "hypergammon", "acey-deucey", "misere", "catch-me"] {
        assert!(!holding.contains(&other), "{other}");
    }
}

/// Last rolls, whose chances follow from counting: 23 of 36 rolls bear off 4 and 2, and after a miss the opponent wins.
#[test]
fn sentences_about_the_cube_have_the_chance_on_their_side_of_the_point() {
    let (engine, rules) = (Engine::embedded(), Arc::new(Rules::STANDARD));
    let position = |text: &str| {
        let setup: tavola_rules::Setup = text.parse().unwrap();
        setup.with_rest_off(&rules, Player::First).position(&rules, Player::First).unwrap()
    };
    let (last, context) = (position("4:1 2:1 / 1:1"), Context::money());
    let found = engine.cube(&rules, &last, &context, 0).unwrap();
    let said = |mistake, loss| {
        let found = of_double(&engine, &rules, &last, &context, &found, mistake, loss).unwrap();
        found.map(|reasons| reasons.said).unwrap_or_default()
    };
    use crate::decision::CubeMistake;
    let missed = said(CubeMistake::MissedBelowCashPoint, 0.2);
    let [Sentence::MarketLosers { share }, Sentence::DoublePoint { win, from }] = missed[..] else {
        panic!("{missed:?}");
    };
    assert!((win - 23.0 / 36.0).abs() < 1e-4 && share >= win - 1e-4 && from <= win, "{missed:?}");
    assert_eq!(said(CubeMistake::MissedBelowCashPoint, LEAST / 2.0), [], "too small to be explained");
    assert_eq!(said(CubeMistake::WrongBelowDoublePoint, 0.2), [], "the chance is beyond the double point");
    // The answer: 13 of 36 is more than a take needs.
    let answered =
        |mistake| of_answer(&engine, &last, &context, &found, mistake, 0.2).map(|reasons| reasons.said);
    let Some([Sentence::Take { win, from }]) =
        answered(CubeMistake::WrongDrop).as_deref().map(|said| [said[0]])
    else {
        panic!("no reason for a wrong drop");
    };
    assert!((win - 13.0 / 36.0).abs() < 1e-4 && from <= 0.25 + 1e-3, "{win} {from}");
    assert_eq!(answered(CubeMistake::WrongTake), None, "the take is right");
}
