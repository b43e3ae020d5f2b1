//! Texts of plays in every game, along random games.

use tavola_notation::play;
use tavola_rules::{Action, Graph, Match, MatchKind, Move, Phase, Player, Turn, Waits, variants};

/// A generator of numbers, equal for equal seeds.
struct Chance(u64);

impl Chance {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % limit
    }

    fn die(&mut self) -> u8 {
        1 + self.below(6) as u8
    }
}

/// Moves to the end of the running part of a turn.
fn some_part(turn: &Turn, chance: &mut Chance) -> Vec<Move> {
    let mut turn = turn.clone();
    let mut moves = Vec::new();
    while turn.waits() == Waits::Move {
        let legal = turn.legal();
        let mv = legal[chance.below(legal.len())];
        turn.play(mv).unwrap();
        moves.push(mv);
        if turn.at() == Graph::ROOT {
            break;
        }
    }
    moves
}

/// The board after moves.
fn after(turn: &Turn, moves: &[Move]) -> String {
    let mut turn = turn.clone();
    for mv in moves {
        turn.play(*mv).unwrap();
    }
    turn.position().to_string()
}

/// A random action of the player, whose text must be read as the same action.
fn next(m: &Match, chance: &mut Chance) -> Vec<(Player, Action)> {
    let game = m.game();
    match game.phase() {
        Phase::Opening => unreachable!("the games begin with a player on roll"),
        Phase::Roll { player, .. } if game.picks(*player) => {
            let high = 2 + chance.below(5) as u8;
            vec![(*player, Action::Pick { dice: [high, 1 + chance.below(usize::from(high) - 1) as u8] })]
        }
        Phase::Roll { player, .. } | Phase::Ahead { player, .. } => {
            let dice = match game.fixed_roll() {
                Some(roll) => roll.dice().to_vec(),
                None => (0..m.rules().dice.count).map(|_| chance.die()).collect(),
            };
            vec![(*player, Action::Roll { dice })]
        }
        Phase::Choose { player, .. } => vec![(*player, Action::Choose { number: chance.die() })],
        Phase::Move { player, turn, .. } => {
            let moves = some_part(turn, chance);
            let text = play::text(&turn.position(), &moves, m.rules());
            let read = play::parse(&text, &turn.graph(), m.rules().track);
            let read = read.unwrap_or_else(|e| panic!("{}: {} {text}: {e}", m.rules().name, turn.position()));
            assert_eq!(after(turn, &read), after(turn, &moves), "{}: {text}", m.rules().name);
            let mut ended = turn.clone();
            moves.iter().for_each(|mv| _ = ended.play(*mv).unwrap());
            let done = (ended.waits() != Waits::Move).then_some((*player, Action::Done));
            moves.into_iter().map(|mv| (*player, Action::Move(mv))).chain(done).collect()
        }
        Phase::Answer { .. } | Phase::Resigned { .. } | Phase::Over(_) => Vec::new(),
    }
}

#[test]
fn every_play_of_every_game_is_written_so_that_it_is_read_again() {
    for variant in &variants::ALL {
        let mut chance = Chance(7);
        let start = tavola_rules::Position::start(variant.rules, Player::First);
        let mut m = Match::from_position(variant.rules, MatchKind::Single, start, Player::First);
        for _ in 0..120 {
            for (by, action) in next(&m, &mut chance) {
                m.apply(by, &action).unwrap_or_else(|e| panic!("{}: {action:?}: {e}", variant.rules.name));
            }
        }
    }
}
