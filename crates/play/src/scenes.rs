//! Three positions of a game in which a person finds its special features by playing.
//!
//! An [`Idea`] is a feature that a game has by its rules, such as pins or a pool. [`scenes`] searches for positions in which a
//! player can meet it with a roll, in games of random legal plays from the start and among endings. The positions of a game are
//! always the same. Ideas that only few games have come first.

use tavola_rules::moves::{MoveFault, try_move};
use tavola_rules::rules::Rolls;
use tavola_rules::{Landing, Occasion, Player, Position, Roll, Rules, Setup, Turn, Waits};

mod idea;

pub use idea::Idea;

/// Number of positions of a game.
pub const SCENES: usize = 3;
/// Games of random plays that are looked through, and the turns of each.
const GAMES: u64 = 60;
const TURNS: usize = 50;
/// Endings that are looked through.
const ENDINGS: u64 = 120;
/// Ways through a turn that are tried.
const WAYS: usize = 24;

/// A position and a roll in which a player meets an idea.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// The idea that it shows.
    pub idea: Idea,
    /// The position, the player who is to play first.
    pub position: Position,
    /// Their roll.
    pub roll: Roll,
    /// The opponent's roll after it, if it is known.
    pub next: Option<Roll>,
}

impl Scene {
    /// The turn that the roll gives.
    #[must_use]
    pub fn turn(&self, rules: &Rules) -> Turn {
        turn(rules, self.idea, &self.position, self.roll)
    }

    /// Returns whether its roll shows its idea: at least one way to play it meets the idea, and, if the idea can be
    /// missed, another does not.
    fn shows(&self, rules: &Rules, numbers: &mut Numbers) -> bool {
        let Scene { idea, ref position, roll, next } = *self;
        let untouched = *position == Position::start(rules, Player::First);
        let fits = match idea {
            Idea::Chain | Idea::RollAgain | Idea::ShortDouble => roll.double().is_some(),
            Idea::ChosenDouble => roll.dice() == [2, 1],
            Idea::LowerFirst | Idea::TwoTurns | Idea::Courier | Idea::SameWay | Idea::Run => {
                roll.double().is_none()
            }
            Idea::Head | Idea::SameRoll => roll.double().is_none() && untouched,
            Idea::NextRoll => next.is_some_and(|next| next.double().is_none()),
            _ => true,
        };
        let fits = fits && (idea != Idea::Courier || untouched);
        let refused = |fault: MoveFault| {
            roll.dice().iter().any(|die| {
                (1..=rules.track.len()).any(|from| {
                    let facing = rules.track.facing(from.saturating_sub(*die).max(1));
                    let lone = idea != Idea::Closed || position.other().count(facing) == 1;
                    lone && try_move(rules, position, from, *die) == Err(fault)
                })
            })
        };
        if !fits || idea.fault().is_some_and(|fault| !refused(fault)) {
            return false;
        }
        let whole = turn(rules, idea, position, roll);
        if whole.waits() != Waits::Move || whole.legal().is_empty() {
            return false;
        }
        let (mut met, mut missed) = (false, !idea.can_be_missed());
        for _ in 0..WAYS {
            let mut turn = whole.clone();
            numbers.play(&mut turn);
            let meets = idea.met(rules, position, &turn, next);
            met |= meets;
            missed |= !meets;
            if met && missed {
                return true;
            }
        }
        false
    }

    /// Returns whether a turn that was played to its end met the idea.
    #[must_use]
    pub fn is_met(&self, turn: &Turn) -> bool {
        self.idea.met(turn.rules(), &self.position, turn, self.next)
    }
}

fn turn(rules: &Rules, idea: Idea, position: &Position, roll: Roll) -> Turn {
    let occasion = Occasion::of(rules, position);
    // The player who does not choose has the two turns.
    let player = match rules.rolls {
        Rolls::ChosenAgainstTwo { chooser } if idea == Idea::TwoTurns => chooser.opponent(),
        Rolls::ChosenAgainstTwo { chooser } => chooser,
        _ => occasion.player,
    };
    Turn::of_roll(rules.clone(), *position, roll, &Occasion { player, ..occasion })
}

/// Numbers that follow from a seed: a scene is the same on every machine.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, limit: usize) -> usize {
        // The generator of Knuth's MMIX; its high bits are the good ones.
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % limit.max(1)
    }

    fn roll(&mut self, rules: &Rules) -> Option<Roll> {
        let dice: Vec<u8> = (0..rules.dice.count).map(|_| 1 + self.below(6) as u8).collect();
        Roll::new(&dice).ok()
    }

    /// Plays a turn to its end, or to the next roll or choice.
    fn play(&mut self, turn: &mut Turn) {
        while matches!(turn.waits(), Waits::Move | Waits::Segment) {
            let legal = turn.legal();
            if legal.is_empty() {
                return;
            }
            let mv = legal[self.below(legal.len())];
            if turn.play(mv).is_err() {
                return;
            }
        }
    }
}

/// The scenes of a game, at most [`SCENES`].
#[must_use]
pub fn scenes(rules: &Rules) -> Vec<Scene> {
    let ideas: Vec<Idea> = Idea::ALL.into_iter().filter(|idea| idea.is_of(rules)).collect();
    let mut found: Vec<Option<Scene>> = vec![None; ideas.len()];
    let take = |found: &mut Vec<Option<Scene>>,
                late: bool,
                position: &Position,
                roll: Roll,
                numbers: &mut Numbers| {
        for (at, idea) in ideas.iter().enumerate() {
            if found[at].is_some() || (late && !idea.comes_late()) {
                continue;
            }
            let next = if *idea == Idea::NextRoll { numbers.roll(rules) } else { None };
            let scene = Scene { idea: *idea, position: *position, roll, next };
            if scene.shows(rules, numbers) {
                found[at] = Some(scene);
            }
        }
    };
    // Ideas with a higher rank than those found may still come.
    let enough = |found: &[Option<Scene>]| found.iter().take(SCENES).all(Option::is_some);
    for seed in 0..ENDINGS {
        let mut numbers = Numbers(seed);
        if let (Some(position), Some(roll)) = (ending(rules, &mut numbers), numbers.roll(rules)) {
            take(&mut found, true, &position, roll, &mut numbers);
        }
    }
    for seed in 0..GAMES {
        let mut numbers = Numbers(seed ^ 0x5eed);
        let mut position = Position::start(rules, Player::First);
        for _ in 0..TURNS {
            let Some(roll) = numbers.roll(rules) else { break };
            take(&mut found, false, &position, roll, &mut numbers);
            if enough(&found) {
                break;
            }
            let mut turn = turn(rules, Idea::Run, &position, roll);
            numbers.play(&mut turn);
            if tavola_rules::end::is_over(rules, &turn.position()) {
                break;
            }
            position = turn.position().swapped();
        }
        if enough(&found) {
            break;
        }
    }
    found.into_iter().flatten().take(SCENES).collect()
}

/// Returns whether a player can hit with a roll. Doubles do not count: they have too many ways.
fn can_hit(rules: &Rules, position: &Position, roll: Roll) -> bool {
    let mut open = vec![turn(rules, Idea::Run, position, roll)];
    while let Some(turn) = open.pop() {
        if turn.moves().iter().any(|(_, landing)| *landing == Landing::Hits) {
            return true;
        }
        if matches!(turn.waits(), Waits::Move | Waits::Segment) {
            open.extend(turn.legal().into_iter().filter_map(|mv| {
                let mut next = turn.clone();
                next.play(mv).ok().map(|_| next)
            }));
        }
    }
    false
}

/// An ending: all checkers of both at home or off, in games that have such endings.
fn ending(rules: &Rules, numbers: &mut Numbers) -> Option<Position> {
    let all = rules.start[0].total();
    let mut side = || {
        let off = numbers.below(usize::from(all) / 2 + 1) as u8;
        let mut points = [0u8; 7];
        for _ in off..all {
            points[1 + numbers.below(6)] += 1;
        }
        let mut text: Vec<String> = (1..=6)
            .filter(|point| points[*point] > 0)
            .map(|point| format!("{point}:{}", points[point]))
            .collect();
        text.push(format!("off:{off}"));
        text.join(" ")
    };
    let setup: Setup = format!("{} / {}", side(), side()).parse().ok()?;
    setup.position(rules, Player::First).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;
    use tavola_rules::variants;

    /// Collects every way through a turn, at most `left` of them.
    fn ways(turn: &Turn, left: &mut usize, found: &mut Vec<Turn>) {
        let legal =
            if matches!(turn.waits(), Waits::Move | Waits::Segment) { turn.legal() } else { Vec::new() };
        if legal.is_empty() {
            *left = left.saturating_sub(1);
            found.push(turn.clone());
        }
        for mv in legal {
            if *left == 0 {
                return;
            }
            let mut next = turn.clone();
            next.play(mv).expect("a legal move");
            ways(&next, left, found);
        }
    }

    #[test]
    fn every_game_has_three_positions_that_are_what_they_claim() {
        let mut seen = BTreeSet::new();
        for variant in &variants::ALL {
            let rules = variant.rules;
            // A match of several games has those of its first.
            let rules = rules.in_turn.first().copied().unwrap_or(rules);
            let found = scenes(rules);
            let ideas: BTreeSet<&str> = found.iter().map(|scene| scene.idea.name()).collect();
            assert_eq!(ideas.len(), SCENES, "{}: {ideas:?}", rules.name);
            for scene in &found {
                seen.insert(scene.idea.name());
                let turn = scene.turn(rules);
                let mut all = Vec::new();
                ways(&turn, &mut 3_000, &mut all);
                let met = all.iter().filter(|turn| scene.is_met(turn)).count();
                assert!(met > 0, "{}: {scene:?}", rules.name);
                if scene.idea.can_be_missed() {
                    assert!(met < all.len(), "{}: {scene:?}", rules.name);
                }
                let again: Setup = scene.position.to_string().parse().expect("a position");
                assert_eq!(
                    again.position(rules, Player::First).as_ref(),
                    Ok(&scene.position),
                    "{}",
                    rules.name
                );
            }
        }
        assert!(seen.len() > 18, "{seen:?}");
    }

    #[test]
    fn plakoto_shows_the_pin_and_the_mother_narde_its_head_puff_its_chain() {
        let ideas = |name: &str| -> Vec<&str> {
            scenes(variants::find(name).unwrap().rules).iter().map(|scene| scene.idea.name()).collect()
        };
        assert_eq!(ideas("plakoto")[..2], ["mother", "pin"]);
        assert!(ideas("narde").contains(&"head"));
        assert!(ideas("puff").contains(&"chain"));
        assert!(ideas("catch-me").contains(&"capture"));
        assert!(ideas("double-against-choice").contains(&"two-turns"));
        assert!(ideas("irish").contains(&"short-double"));
        assert_eq!(ideas("fixed-roll")[0], "same-roll");
        assert_eq!(ideas("open-roll")[0], "next-roll");
        assert!(ideas("backgammon").contains(&"hit"));
    }
}
