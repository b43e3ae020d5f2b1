//! The loss of a play, split by the effects of the opponent's best replies.

use std::sync::Arc;

use tavola_engine::{Context, Engine, EngineError};
use tavola_rules::end::is_over;
use tavola_rules::{BAR, Occasion, Position, Roll, Rules, Turn};

use crate::reason::LossSplit;

/// Kinds of replies, the first that fits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Class {
    /// There is no legal play.
    Dance,
    /// A checker of the mover is hit.
    Hit,
    /// The opponent makes a point in the mover's home board or the bar point before it: 18, 20, 21 or 22.
    Anchor,
    /// The opponent has more of the points 4 to 7.
    Point,
    /// The opponent has fewer checkers on 18 to 24 and the bar.
    Escape,
    /// None of these.
    Other,
}

const CLASSES: usize = 6;
/// The classes that parts of the quiet loss are computed for.
const PARTS: [Class; 4] = [Class::Dance, Class::Anchor, Class::Point, Class::Escape];
const ANCHORS: [u8; 4] = [18, 20, 21, 22];
pub(super) const KEY_POINTS: [u8; 4] = [4, 5, 6, 7];

/// Effects of a reply. Several can occur at once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Does {
    pub(super) dances: bool,
    pub(super) hits: bool,
    pub(super) anchors: bool,
    pub(super) makes_point: bool,
    pub(super) escapes: bool,
}

impl Does {
    /// The effects between two positions, both with the opponent (who replies) first.
    pub(super) fn between(before: &Position, after: &Position, dances: bool) -> Does {
        let (own, then) = (before.own(), after.own());
        let makes = |point: u8| own.count(point) < 2 && then.count(point) >= 2;
        let held =
            |side: tavola_rules::Checkers| KEY_POINTS.iter().filter(|point| side.count(**point) >= 2).count();
        Does {
            dances,
            hits: after.other().count(BAR) > before.other().count(BAR),
            anchors: ANCHORS.into_iter().any(makes),
            makes_point: held(then) > held(own),
            escapes: then.count_from(18) < own.count_from(18),
        }
    }

    fn class(self) -> Class {
        match self {
            Does { dances: true, .. } => Class::Dance,
            Does { hits: true, .. } => Class::Hit,
            Does { anchors: true, .. } => Class::Anchor,
            Does { makes_point: true, .. } => Class::Point,
            Does { escapes: true, .. } => Class::Escape,
            _ => Class::Other,
        }
    }
}

/// Weights out of 36 and the sum of the mover's equities.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Sum {
    weight: u32,
    equity: f64,
}

impl Sum {
    fn add(&mut self, weight: u32, equity: f64) {
        self.weight += weight;
        self.equity += f64::from(weight) * equity;
    }

    fn mean(self) -> Option<f64> {
        (self.weight > 0).then(|| self.equity / f64::from(self.weight))
    }

    fn share(self, of: Sum) -> f64 {
        if of.weight > 0 { f64::from(self.weight) / f64::from(of.weight) } else { 0.0 }
    }
}

/// The opponent's best replies to a play. Counts are rolls out of 36.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Replies {
    by_class: [Sum; CLASSES],
    quiet: Sum,
    /// Number of rolls whose best reply has this effect, whatever its other effects.
    pub(super) dances: u32,
    pub(super) hits: u32,
    pub(super) anchors: u32,
    pub(super) points: u32,
    pub(super) escapes: u32,
}

impl Replies {
    /// `after` is the position after the play, the mover first; `theirs` is the context of the opponent, and `unit` the
    /// divisor of the engine's equities.
    pub(super) fn of(
        engine: &Engine,
        rules: &Arc<Rules>,
        after: &Position,
        theirs: &Context,
        plies: u32,
        unit: f64,
    ) -> Result<Replies, EngineError> {
        let mut replies = Replies::default();
        if is_over(rules, after) {
            return Ok(replies);
        }
        let before = after.swapped();
        for roll in Roll::ALL {
            let steps = rules.steps(&before, roll, &Occasion::of(rules, &before));
            let turn = Turn::new(Arc::clone(rules), before, &steps);
            let ranked = engine.rank(&turn, theirs, plies)?;
            let Some(best) = ranked.first() else { continue };
            let does = Does::between(&before, &best.position, best.moves.is_empty());
            replies.add(roll.weight(), does, -f64::from(best.equity) / unit);
        }
        Ok(replies)
    }

    /// A reply with its weight out of 36 and the mover's equity after it.
    pub(super) fn add(&mut self, weight: u32, does: Does, equity: f64) {
        let class = does.class();
        self.by_class[class as usize].add(weight, equity);
        if class != Class::Hit {
            self.quiet.add(weight, equity);
        }
        for (count, holds) in [
            (&mut self.dances, does.dances),
            (&mut self.hits, does.hits),
            (&mut self.anchors, does.anchors),
            (&mut self.points, does.makes_point),
            (&mut self.escapes, does.escapes),
        ] {
            *count += if holds { weight } else { 0 };
        }
    }

    fn class(&self, class: Class) -> Sum {
        self.by_class[class as usize]
    }

    /// The mover's mean equity over replies that hit.
    pub(super) fn hit(&self) -> Option<f64> {
        self.class(Class::Hit).mean()
    }

    /// The mover's mean equity over replies that do not.
    pub(super) fn unhit(&self) -> Option<f64> {
        self.quiet.mean()
    }

    fn all(&self) -> Sum {
        let hit = self.class(Class::Hit);
        Sum { weight: hit.weight + self.quiet.weight, equity: hit.equity + self.quiet.equity }
    }

    fn hit_share(&self) -> f64 {
        self.class(Class::Hit).share(self.all())
    }
}

/// The values of both plays; a missing value is that of the other.
fn paired(values: [Option<f64>; 2]) -> [f64; 2] {
    let [a, b] = values;
    [a.or(b).unwrap_or(0.0), b.or(a).unwrap_or(0.0)]
}

fn mean([a, b]: [f64; 2]) -> f64 {
    (a + b) / 2.0
}

impl LossSplit {
    /// The split of the replies to the best play and to the one that was made.
    pub(super) fn of(replies: &[Replies; 2]) -> LossSplit {
        let each = |value: &dyn Fn(&Replies) -> Option<f64>| replies.each_ref().map(value);
        let [best, played] = paired(each(&|replies| replies.all().mean()));
        let h = replies.each_ref().map(Replies::hit_share);
        let hit = paired(each(&Replies::hit));
        let unhit = paired(each(&Replies::unhit));
        let calm = 1.0 - mean(h);
        let quiet = calm * (unhit[0] - unhit[1]);
        let others = each(&|replies| replies.class(Class::Other).mean());
        let others = if others == [None, None] { mean(unhit) } else { mean(paired(others)) };
        let part = |class: Class| {
            let share = replies.each_ref().map(|replies| replies.class(class).share(replies.quiet));
            let means = each(&|replies| replies.class(class).mean());
            if means == [None, None] {
                return 0.0;
            }
            calm * (share[0] - share[1]) * (mean(paired(means)) - others)
        };
        let [dance, anchor, point, escape] = PARTS.map(part);
        LossSplit {
            total: best - played,
            risk: (h[0] - h[1]) * (mean(hit) - mean(unhit)),
            stake: mean(h) * (hit[0] - hit[1]),
            quiet,
            dance,
            anchor,
            point,
            escape,
            rest: quiet - dance - anchor - point - escape,
        }
    }

    /// The size from which on a part of the loss is named.
    pub(super) fn threshold(&self) -> f64 {
        (0.25 * self.total).max(0.02)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn replies(list: &[(u32, Does, f64)]) -> Replies {
        let mut replies = Replies::default();
        list.iter().for_each(|(weight, does, equity)| replies.add(*weight, *does, *equity));
        replies
    }

    const HIT: Does = Does { hits: true, dances: false, anchors: false, makes_point: false, escapes: false };
    const DANCE: Does = Does { dances: true, hits: false, ..HIT };
    const OTHER: Does = Does { hits: false, ..HIT };

    /// By hand: h is 1/3 and 1/2, H -1 and -0.5, M 0.5 and 0.25.
    #[test]
    fn a_loss_is_split_into_risk_stake_and_quiet() {
        let best = replies(&[(12, HIT, -1.0), (24, OTHER, 0.5)]);
        let played = replies(&[(18, HIT, -0.5), (18, OTHER, 0.25)]);
        let split = LossSplit::of(&[best, played]);
        let close = |found: f64, wanted: f64| assert!((found - wanted).abs() < 1e-12, "{split:?}");
        close(split.total, 0.125);
        close(split.risk, -1.0 / 6.0 * (-0.75 - 0.375));
        close(split.stake, 5.0 / 12.0 * -0.5);
        close(split.quiet, 7.0 / 12.0 * 0.25);
        close(split.risk + split.stake + split.quiet, split.total);
    }

    #[test]
    fn where_a_kind_of_reply_is_missing_the_split_stays_exact() {
        let best = replies(&[(36, DANCE, 1.0)]);
        let played = replies(&[(9, HIT, -0.5), (27, OTHER, 0.25)]);
        let split = LossSplit::of(&[best, played]);
        assert!((split.risk + split.stake + split.quiet - split.total).abs() < 1e-12, "{split:?}");
        assert_eq!(split.stake, 0.0, "nobody knows what a hit would have cost after the best play");
        let parts = split.dance + split.anchor + split.point + split.escape + split.rest;
        assert!((parts - split.quiet).abs() < 1e-12);
        assert!(split.dance > 0.0);
    }
}
