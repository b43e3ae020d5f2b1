//! The opening book: its plays, its errors, and the bots that use it.

use std::collections::HashSet;

use tavola_engine::openings::{Book, BookError, BookRoll, Chapter, TITLE};
use tavola_engine::{Bot, BotDecision, Budget, Context, Engine, Level};
use tavola_rules::{Action, Match, MatchKind, Player, Position, Roll, Rules, Turn, variants};

/// Every roll of the book with its chapter.
fn rolls() -> Vec<(&'static Chapter, BookRoll)> {
    let rolls = |chapter: &'static Chapter| chapter.rolls().map(move |roll| (chapter, roll));
    let all = Book::embedded().chapters().iter().flat_map(rolls);
    all.map(|(chapter, roll)| (chapter, chapter.roll(roll).expect("a roll").expect("a line"))).collect()
}

fn roll(high: u8, low: u8) -> Roll {
    Roll::two(high, low).expect("dice")
}

#[test]
fn every_position_has_all_rolls_and_every_play_is_legal() {
    let chapters = Book::embedded().chapters();
    assert!(chapters.len() > 20 && chapters[0].first.is_none());
    let positions: HashSet<Position> = chapters.iter().map(|chapter| chapter.position).collect();
    assert_eq!(positions.len(), chapters.len(), "no position stands twice");
    for chapter in chapters {
        let rolls: Vec<Roll> = chapter.rolls().collect();
        assert!(Roll::ALL.iter().all(|roll| rolls.contains(roll)) && rolls.len() == Roll::ALL.len());
    }
    for (chapter, BookRoll { roll, trials, plays }) in rolls() {
        let ends = Turn::rolled(Rules::STANDARD, chapter.position, roll).ends();
        let legal: HashSet<Position> = ends.into_iter().map(|end| end.position).collect();
        assert!(trials >= 36 && !plays.is_empty() && plays.len() <= legal.len());
        let distinct: HashSet<Position> = plays.iter().map(|play| play.position).collect();
        assert!(distinct.len() == plays.len() && distinct.is_subset(&legal), "{} {roll}", chapter.head());
    }
}

#[test]
fn the_best_play_comes_first_and_errors_are_small() {
    for (chapter, BookRoll { roll, plays, .. }) in rolls() {
        let most = if chapter.first.is_some() { 0.0045 } else { 0.0025 };
        let best = &plays[0];
        assert!(best.error > 0.0 && best.error <= most, "{} {roll}: {}", chapter.head(), best.error);
        for play in &plays {
            let loss = best.equity - play.equity;
            assert!(loss >= 0.0, "{} {roll}", chapter.head());
            // A play that dropped out early is behind by more than the interval of its loss.
            assert!(
                play.error <= most || loss > 1.96 * play.error,
                "{} {roll}: {}",
                chapter.head(),
                play.error
            );
            assert_eq!(play.chances, play.chances.in_order(), "{} {roll}", chapter.head());
        }
    }
}

#[test]
fn lines_come_back_and_faults_name_their_line() {
    let (chapter, found) = rolls().swap_remove(0);
    let text = format!("{TITLE}\nmade so\n{}\n{}\n", chapter.head(), found.written(&chapter.position));
    let book = Book::parse(&text).expect("a book");
    assert_eq!(book.made(), "so");
    assert_eq!(book.find(&chapter.position, found.roll), Some(found));
    let fault = |text: &str| match Book::parse(text) {
        Err(error) => error.to_string(),
        Ok(book) => {
            let chapter = &book.chapters()[0];
            let roll = chapter.rolls().next().expect("a roll");
            chapter.roll(roll).expect("its line").expect_err("a fault").to_string()
        }
    };
    assert_eq!(Book::parse("tavola-openings 9\n").err(), Some(BookError::Line { line: 1, expected: TITLE }));
    for (line, wanted) in [
        ("31 12", "line 3: expected a roll, its trials and plays"),
        ("37 12\t8/5 6/5=1~1,1,1,1,1,1", "line 3: a die shows 1 to 6, not 7"),
        ("31 12\t8/5 6/5=1~1,1,1,1,1,1", "line 3: expected start"),
        ("after 31 8/3", "line 3: "),
    ] {
        let error = fault(&format!("{TITLE}\nmade so\n{line}\n"));
        assert!(error.contains(wanted) || error.starts_with("line 3"), "{error} does not say {wanted}");
    }
    for (line, wanted) in [
        ("31 12\t8/5 6/5=1", "line 4: expected PLAY=EQUITY~ERROR and five chances"),
        ("31 12\t8/5 6/5=1~1,1", "line 4: expected five chances"),
        ("31 12\t8/5 6/5=x~1,1,1,1,1,1", "line 4: expected an equity"),
        ("31 12\t8/5 6/4=1~1,1,1,1,1,1", "line 4: "),
    ] {
        let error = fault(&format!("{TITLE}\nmade so\nstart\n{line}\n"));
        assert!(error.starts_with(wanted), "{error} does not begin with {wanted}");
    }
}

/// The position after the first play of a bot with a roll of two numbers, as `player`.
fn played(bot: &Bot, kind: MatchKind, roll: Roll, player: Player) -> Position {
    let engine = Engine::embedded();
    let mut m = Match::new(Rules::STANDARD, kind);
    let (high, low) = (roll.dice()[0], roll.dice()[1]);
    let dice = if player == Player::First { [high, low] } else { [low, high] };
    m.apply(Player::First, &Action::Opening { dice }).expect("an opening");
    let BotDecision::Act(actions) = bot.decide(&engine, &m, player).expect("a decision") else {
        panic!("the bot plays")
    };
    for action in &actions[..actions.len() - 1] {
        m.apply(player, action).expect("a legal move");
    }
    m.game().position(player)
}

#[test]
fn levels_that_look_ahead_play_the_book_as_either_player_and_others_do_not() {
    let start = Position::start(&Rules::STANDARD, Player::First);
    for roll in [roll(2, 1), roll(6, 2), roll(6, 4)] {
        let best = Book::embedded().find(&start, roll).expect("a first roll").plays.swap_remove(0);
        let budget = Bot::searching(Budget::Nodes(1));
        for bot in [Bot::new(Level::Master, 1), Bot::new(Level::Grandmaster, 1), budget] {
            for kind in [MatchKind::Money, MatchKind::Points(5), MatchKind::Points(25)] {
                for player in [Player::First, Player::Second] {
                    assert_eq!(played(&bot, kind, roll, player), best.position, "{roll} {kind:?} {player:?}");
                }
            }
        }
    }
    // A budget of one position is the net alone. It plays all first rolls as the book, but not all replies.
    let net = Bot::searching(Budget::Nodes(1)).with_book(false);
    let with_book = Bot::searching(Budget::Nodes(1));
    let engine = Engine::embedded();
    let best = |position: &Position, roll| {
        Book::embedded().find(position, roll).map(|mut found| found.plays.swap_remove(0).position)
    };
    let mut differ = 0;
    for after in Roll::ALL.into_iter().filter_map(|first| best(&start, first)) {
        for roll in Roll::ALL {
            let Some(reply) = best(&after.swapped(), roll) else { continue };
            let play = |bot: &Bot| {
                let context = Context::money();
                bot.play(&engine, &Rules::STANDARD, &after.swapped(), roll, &context).expect("a play")
            };
            assert_eq!(play(&with_book), Some(reply), "{after:?} {roll}");
            differ += usize::from(play(&net) != Some(reply));
        }
    }
    assert!(differ > 0, "the book differs from the net");
}

#[test]
fn short_or_unequal_matches_and_other_games_are_searched() {
    let engine = Engine::embedded();
    let bot = Bot::searching(Budget::Nodes(1));
    let start = Position::start(&Rules::STANDARD, Player::First);
    let by_net = |context: &Context, roll: Roll| {
        let turn = Turn::rolled(Rules::STANDARD, start, roll);
        engine.rank(&turn, context, 0).expect("a ranking").swap_remove(0).position
    };
    for roll in Roll::ALL {
        for (own, other) in [(1, 1), (2, 9), (4, 4), (25, 15)] {
            let context = Context::score(own, other, own == 1);
            let found = bot.play(&engine, &Rules::STANDARD, &start, roll, &context).expect("a play");
            assert_eq!(found, Some(by_net(&context, roll)), "{roll}");
        }
    }
    for name in ["nackgammon", "longgammon", "no-hit"] {
        let rules = variants::find(name).expect("a game").rules;
        let start = Position::start(rules, Player::First);
        let turn = Turn::rolled(rules.clone(), start, roll(3, 1));
        let found = bot.play(&engine, rules, &start, roll(3, 1), &Context::money()).expect("a play");
        let ranked = engine.rank(&turn, &Context::money(), 0).expect("a ranking");
        assert_eq!(found, Some(ranked[0].position), "{name}");
    }
}
