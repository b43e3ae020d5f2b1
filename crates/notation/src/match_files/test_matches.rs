//! Matches played at random, for round trips.

use proptest::prelude::*;
use tavola_rules::game::{Offer, Phase};
use tavola_rules::{Action, Match, MatchKind, Player, Rules, variants};

use super::MatchFile;

/// Numbers that follow from a seed.
struct Chance(u64);

impl Chance {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    fn below(&mut self, n: usize) -> usize {
        (self.next() % n as u64) as usize
    }

    fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }

    fn die(&mut self) -> u8 {
        self.below(6) as u8 + 1
    }
}

/// A match of random actions, with cube actions, resignations, and actions without effect; at most `games` games of a
/// session.
pub(super) fn played(rules: &Rules, kind: MatchKind, games: u32, seed: u64) -> MatchFile {
    let mut chance = Chance(seed);
    let mut m = Match::new(rules.clone(), kind);
    let mut actions = Vec::new();
    // Some matches are broken off.
    let most = if chance.one_in(4) { chance.below(200) } else { usize::MAX };
    while actions.len() < most {
        let phase = m.game().phase();
        let who = phase.player().unwrap_or(Player::First);
        let mut by = who;
        let resigns = phase.may_resign() && chance.one_in(120);
        let action = match phase {
            _ if resigns => {
                by = if chance.one_in(2) { who } else { who.opponent() };
                Action::Resign { level: chance.below(3) as u8 + 1 }
            }
            Phase::Opening => Action::Opening { dice: [chance.die(), chance.die()] },
            Phase::Roll { .. } if m.game().may_double(who).is_ok() && chance.one_in(8) => Action::Double,
            Phase::Roll { .. } => Action::Roll { dice: vec![chance.die(), chance.die()] },
            Phase::Answer { offer, .. } => match (m.game().may_redouble_at_once(who), chance.below(6)) {
                (Ok(()), 0) if *offer == Offer::Double => Action::Beaver,
                (Ok(()), 0) => Action::Raccoon,
                (_, 1) if *offer == Offer::Double => Action::Drop,
                _ => Action::Take,
            },
            Phase::Move { turn, .. } => match turn.legal() {
                _ if !turn.moves().is_empty() && chance.one_in(20) => Action::TakeBack,
                _ if turn.moves().is_empty() && chance.one_in(60) => Action::Cocked,
                legal if legal.is_empty() => Action::Done,
                legal => Action::Move(legal[chance.below(legal.len())]),
            },
            Phase::Resigned { .. } if chance.one_in(2) => Action::Accept,
            Phase::Resigned { .. } => Action::Refuse,
            Phase::Over(_) if m.is_over() || m.game_number() >= games => break,
            Phase::Over(_) => Action::Next,
            phase => unreachable!("backgammon does not come to {phase:?}"),
        };
        if m.apply(by, &action).is_ok() {
            actions.push((by, action));
        }
    }
    let players = ["Zoé de la Tour".to_owned(), "Ben: the 2nd".to_owned()];
    MatchFile::of_actions(rules.clone(), kind, players, None, &actions).unwrap()
}

/// Any match that other programs could play.
pub(super) fn any_match() -> impl Strategy<Value = MatchFile> {
    let games = prop::sample::select(vec!["backgammon", "nackgammon", "hypergammon", "longgammon"]);
    let kind = prop_oneof![
        2 => (1u16..=7).prop_map(MatchKind::Points),
        1 => Just(MatchKind::Money),
    ];
    (games, kind, any::<[bool; 4]>(), any::<u64>()).prop_map(|(name, kind, flags, seed)| {
        let mut rules = variants::find(name).unwrap().rules.clone();
        let money = kind == MatchKind::Money;
        rules.cube.on = flags[0] || flags[1];
        rules.cube.crawford = rules.cube.on && (flags[2] || money);
        rules.cube.jacoby = flags[2] && money && rules.cube.on;
        rules.cube.beavers = flags[3] && money && rules.cube.on;
        rules.cube.raccoons = rules.cube.beavers;
        played(&rules, kind, 4, seed)
    })
}
