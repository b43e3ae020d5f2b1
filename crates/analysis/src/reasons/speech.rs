//! Choice and order of the sentences about a play. First comes the place of the loss in the chances, then at most two
//! reasons or else a fact, then the weakness of the best play. If nothing explains the loss, a sentence names the whole
//! position.

use super::facts::Facts;
use super::split::Replies;
use crate::decision::DecisionChances;
use crate::reason::{LossSplit, Sentence};

/// Rolls by which counts must differ before they are named.
const ROLLS: u32 = 3;
/// Rolls that must hit after both plays before the costs of a hit are compared.
const HITS: u32 = 4;
/// Largest number of reasons for one play.
const MOST: usize = 2;
/// Chances with one decimal of a percent are the same below this.
const SAME: f64 = 0.001;

/// Findings about the best play and the play that was made, in this order.
pub(super) struct Findings<'a> {
    pub(super) chances: [DecisionChances; 2],
    /// The chances that count, of the five.
    pub(super) counted: [bool; 5],
    pub(super) replies: &'a [Replies; 2],
    pub(super) split: LossSplit,
    pub(super) facts: &'a [Facts; 2],
}

impl Findings<'_> {
    /// The sentences in their order.
    pub(super) fn said(&self) -> Vec<Sentence> {
        let mut said = self.lead();
        if self.split.total <= 0.0 {
            // Seen one roll ahead the play that was made is as good.
            said.push(Sentence::Whole);
            return said;
        }
        let reasons = self.reasons();
        let explained = !reasons.is_empty();
        said.extend(reasons);
        let fact = if explained { None } else { self.fact() };
        said.extend(fact);
        if !explained && fact.is_none() {
            said.push(self.unhit().unwrap_or(Sentence::Whole));
        }
        said.extend(self.concession(&said));
        said
    }

    /// Names the chances in which the loss appears, at the depth of the verdict.
    fn lead(&self) -> Vec<Sentence> {
        let both = |value: fn(&DecisionChances) -> Option<f64>| {
            let [best, played] = self.chances.each_ref().map(value);
            Some((best?, played?))
        };
        let [_, gammon, backgammon, lose_gammon, lose_backgammon] = self.counted;
        let gain = |value: Option<(f64, f64)>, counts: bool| {
            value.filter(|_| counts).map_or(0.0, |(best, played)| best - played)
        };
        let wins = both(|chances| Some(chances.win));
        let gammons = both(|chances| chances.win_gammon).filter(|_| gammon);
        let lost = both(|chances| chances.lose_gammon).filter(|_| lose_gammon);
        let by_wins = 2.0 * gain(wins, true);
        let by_gammons =
            gain(gammons, true) + gain(both(|chances| chances.win_backgammon), backgammon && gammon);
        let by_lost =
            -gain(lost, true) - gain(both(|chances| chances.lose_backgammon), lose_backgammon && lose_gammon);
        let better = |pair: Option<(f64, f64)>| pair.filter(|(best, played)| best - played >= SAME);
        let fewer = |pair: Option<(f64, f64)>| pair.filter(|(best, played)| played - best >= SAME);
        let mut leads = [
            (by_wins, better(wins).map(|(best, played)| Sentence::Wins { best, played })),
            (by_gammons, better(gammons).map(|(best, played)| Sentence::Gammons { best, played })),
            (by_lost, fewer(lost).map(|(best, played)| Sentence::GammonsLost { best, played })),
        ];
        leads.sort_by(|a, b| b.0.total_cmp(&a.0));
        let mut said: Vec<Sentence> =
            leads.into_iter().find_map(|(_, sentence)| sentence).into_iter().collect();
        // A point less of wins has to be named too.
        let less = wins.filter(|(best, played)| played - best >= 0.01);
        said.extend(less.map(|(best, played)| Sentence::FewerWins { best, played }));
        said
    }

    /// The largest parts of the loss that have words, the largest first.
    fn reasons(&self) -> Vec<Sentence> {
        let [best, played] = self.replies;
        let split = &self.split;
        let fewer = |value: fn(&Replies) -> u32| {
            let pair = (value(best), value(played));
            (pair.0 + ROLLS <= pair.1).then_some(pair)
        };
        let more = |value: fn(&Replies) -> u32| {
            let pair = (value(best), value(played));
            (pair.0 >= pair.1 + ROLLS).then_some(pair)
        };
        let hurts = played.hit().zip(played.unhit()).is_some_and(|(hit, unhit)| hit < unhit);
        let often = best.hits >= HITS && played.hits >= HITS;
        let stands = best.unhit().zip(played.unhit());
        let bold = split.risk <= -0.25 * split.total;
        let mut reasons = vec![
            (
                split.risk,
                fewer(|replies| replies.hits)
                    .filter(|_| hurts)
                    .map(|(best, played)| Sentence::Hits { best, played }),
            ),
            (
                split.stake,
                best.hit()
                    .zip(played.hit())
                    .filter(|_| often)
                    .map(|(best, played)| Sentence::HitCost { best, played }),
            ),
            (
                split.quiet,
                more(|replies| replies.hits).filter(|_| bold).zip(stands).map(
                    |((hits_best, hits_played), (best, played))| Sentence::WorthRisk {
                        best,
                        played,
                        hits_best,
                        hits_played,
                    },
                ),
            ),
            (
                split.dance,
                more(|replies| replies.dances).map(|(best, played)| Sentence::Dances { best, played }),
            ),
            (
                split.escape,
                fewer(|replies| replies.escapes).map(|(best, played)| Sentence::Escapes { best, played }),
            ),
            (
                split.point,
                fewer(|replies| replies.points).map(|(best, played)| Sentence::Points { best, played }),
            ),
            (
                split.anchor,
                fewer(|replies| replies.anchors).map(|(best, played)| Sentence::Anchors { best, played }),
            ),
        ];
        reasons.retain(|(part, sentence)| sentence.is_some() && *part >= split.threshold());
        reasons.sort_by(|a, b| b.0.total_cmp(&a.0));
        let mut said: Vec<Sentence> = Vec::new();
        for sentence in reasons.into_iter().filter_map(|(_, sentence)| sentence) {
            // The worth of a play without a hit contains the parts of such replies, so only one of both is used.
            let doubled = |other: &Sentence| {
                is_bold(&sentence) && is_quiet(other) || is_quiet(&sentence) && is_bold(other)
            };
            if said.len() < MOST && !said.iter().any(doubled) {
                said.push(sentence);
            }
        }
        said
    }

    /// The fact with the greatest weight in human errors, if the rest of the loss is large enough.
    fn fact(&self) -> Option<Sentence> {
        if self.split.rest < self.split.threshold() {
            return None;
        }
        let [best, played] = self.facts;
        let more = |count: usize, than: usize| count.saturating_sub(than) as f64;
        let fewer = |count: u32, than: u32| f64::from(than.saturating_sub(count));
        let slots = more(best.slots.len(), played.slots.len());
        let slot = best.slots.iter().find(|point| played.empty.contains(point));
        let keys = fewer(played.key_rolls, best.key_rolls);
        // The weight of a unit of each fact was fitted to human errors.
        let facts = [
            (
                0.043 * fewer(best.back, played.back),
                Some(Sentence::Back { best: best.back, played: played.back }),
            ),
            (0.020 * slots, slot.map(|point| Sentence::Slot { point: u32::from(*point) })),
            (
                0.007 * fewer(best.deep, played.deep),
                Some(Sentence::Deep { best: best.deep, played: played.deep }),
            ),
            (
                if keys >= f64::from(ROLLS) { 0.0009 * keys } else { 0.0 },
                Some(Sentence::KeyRolls { best: best.key_rolls, played: played.key_rolls }),
            ),
        ];
        let named = facts.into_iter().filter_map(|(weight, fact)| Some((weight, fact?)));
        let largest = named.filter(|(weight, _)| *weight > 0.0).max_by(|a, b| a.0.total_cmp(&b.0));
        largest.map(|(_, fact)| fact)
    }

    /// Without any reason: the worth of the plays if nobody is hit.
    fn unhit(&self) -> Option<Sentence> {
        let [best, played] = self.replies;
        let large = self.split.quiet >= (0.5 * self.split.total).max(0.02);
        let risky = best.hits + played.hits > 0;
        let stands = best.unhit().zip(played.unhit()).filter(|_| large && risky);
        stands.map(|(best, played)| Sentence::Unhit { best, played })
    }

    /// The strongest argument against the best play, unless it has been used already.
    fn concession(&self, said: &[Sentence]) -> Option<Sentence> {
        let [best, played] = self.replies;
        let split = &self.split;
        let counts = |value: fn(&Replies) -> u32| (value(best), value(played));
        let risked = said.iter().any(is_bold);
        let more = |(best, played): (u32, u32)| (best > played).then_some((best, played));
        let fewer = |(best, played): (u32, u32)| (best < played).then_some((best, played));
        let against = [
            (
                split.risk,
                more(counts(|replies| replies.hits))
                    .filter(|_| !risked)
                    .map(|(best, played)| Sentence::ConcedeHits { best, played }),
            ),
            (
                split.stake,
                best.hit().zip(played.hit()).map(|(best, played)| Sentence::ConcedeHitCost { best, played }),
            ),
            (
                split.dance,
                fewer(counts(|replies| replies.dances))
                    .map(|(best, played)| Sentence::ConcedeDances { best, played }),
            ),
            (
                split.escape,
                more(counts(|replies| replies.escapes))
                    .map(|(best, played)| Sentence::ConcedeEscapes { best, played }),
            ),
            (
                split.point,
                more(counts(|replies| replies.points))
                    .map(|(best, played)| Sentence::ConcedePoints { best, played }),
            ),
            (
                split.anchor,
                more(counts(|replies| replies.anchors))
                    .map(|(best, played)| Sentence::ConcedeAnchors { best, played }),
            ),
        ];
        let named = against.into_iter().filter_map(|(part, sentence)| Some((part, sentence?)));
        let most = named.filter(|(part, _)| *part <= -split.threshold()).min_by(|a, b| a.0.total_cmp(&b.0));
        most.map(|(_, sentence)| sentence)
    }
}

/// Returns whether a sentence weighs the risk against the worth of the play without a hit.
fn is_bold(sentence: &Sentence) -> bool {
    matches!(sentence, Sentence::WorthRisk { .. })
}

/// Returns whether a sentence is about replies that do not hit.
fn is_quiet(sentence: &Sentence) -> bool {
    use Sentence::{Anchors, Dances, Escapes, Points};
    matches!(sentence, Dances { .. } | Escapes { .. } | Points { .. } | Anchors { .. })
}
