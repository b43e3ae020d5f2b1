//! Any bytes, read as the actions of a match: nothing panics, a refused action changes nothing, no checker
//! is lost, and both players see the same board.

#![no_main]

use libfuzzer_sys::fuzz_target;
use tavola_rules::{Action, Match, MatchKind, Move, Phase, Player, Rules, variants};

/// The next byte, or 0 when there are no more.
fn byte(data: &mut &[u8]) -> u8 {
    data.split_off_first().copied().unwrap_or(0)
}

/// A number of pips, seldom a wrong one.
fn die(data: &mut &[u8]) -> u8 {
    match byte(data) {
        wrong @ 250.. => wrong,
        pips => pips % 6 + 1,
    }
}

/// The match of the first two bytes: the game with all extras of the cube, and what it is played for.
fn begin(data: &mut &[u8]) -> Match {
    let mut rules: Rules = variants::ALL[usize::from(byte(data)) % variants::ALL.len()].rules.clone();
    rules.cube.jacoby = true;
    rules.cube.beavers = true;
    rules.cube.raccoons = true;
    rules.cube.holland = true;
    rules.cube.automatic_doubles = 3;
    let kind = byte(data);
    let length = u16::from(kind >> 2);
    Match::new(
        rules,
        [MatchKind::Points(length), MatchKind::Games(length), MatchKind::Single, MatchKind::Money]
            [usize::from(kind & 3)],
    )
}

/// An action from bytes. Half the moves are one of the legal ones, so that games get somewhere.
fn action(m: &Match, data: &mut &[u8]) -> Action {
    match byte(data) % 20 {
        0 => Action::Opening { dice: [die(data), die(data)] },
        1 => Action::OpeningTwo { dice: [[die(data), die(data)], [die(data), die(data)]] },
        2 => Action::Lot { starter: Player::BOTH[usize::from(byte(data) & 1)] },
        3 => Action::Roll { dice: vec![die(data), die(data)] },
        4 => Action::Roll { dice: (0..byte(data) % 5).map(|_| die(data)).collect() },
        5 => Action::Cocked,
        6 => Action::Move(Move { from: byte(data), to: byte(data), die: byte(data) }),
        7..=10 => match m.game().phase() {
            Phase::Move { turn, .. } if !turn.legal().is_empty() => {
                let legal = turn.legal();
                Action::Move(legal[usize::from(byte(data)) % legal.len()])
            }
            _ => Action::Done,
        },
        11 => Action::TakeBack,
        12 => Action::Choose { number: die(data) },
        13 => Action::Done,
        14 => Action::Double,
        15 => Action::Take,
        16 => [Action::Drop, Action::Beaver, Action::Raccoon][usize::from(byte(data) % 3)].clone(),
        17 => Action::Resign { level: byte(data) % 5 },
        18 => [Action::Accept, Action::Refuse][usize::from(byte(data) & 1)].clone(),
        _ => Action::Next,
    }
}

/// Everything that a refused action must leave alone.
fn state(m: &Match) -> String {
    format!("{:?} {:?} {:?}", m.score(), m.game().phase(), m.game().cube())
}

fuzz_target!(|data: &[u8]| {
    let mut data = data;
    let mut m = begin(&mut data);
    while !data.is_empty() {
        let either = Player::BOTH[usize::from(byte(&mut data) & 1)];
        let by = m.game().phase().player().filter(|_| data.len() % 4 != 0).unwrap_or(either);
        let action = action(&m, &mut data);
        let before = state(&m);
        if let Err(refusal) = m.apply(by, &action) {
            assert_eq!(state(&m), before, "{action:?}");
            assert!(!refusal.to_string().is_empty());
        }
        let position = m.game().position(Player::First);
        assert_eq!(position, m.game().position(Player::Second).swapped());
        assert_eq!(position.own().total(), m.rules().checkers(Player::First));
        assert_eq!(position.other().total(), m.rules().checkers(Player::Second));
    }
});
