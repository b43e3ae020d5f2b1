//! Selection of the candidates that are searched deeper.

use core::cmp::Ordering;
use core::fmt;
use core::str::FromStr;

/// The candidates that are searched one roll deeper: those within an equity of the best, with a least and a largest
/// number.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Filter {
    /// The most candidates.
    pub most: usize,
    /// The least number, if there are enough candidates.
    pub least: usize,
    /// Equity behind the best.
    pub within: f32,
}

/// A filter for each depth that candidates have been searched to; deeper ones use the last.
///
/// `tavola-train decisions filters` measures the cost of filters and the plays that they miss (`docs/benchmark.md`).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Filters(pub [Filter; 3]);

impl Filter {
    /// Every candidate.
    pub const ALL: Filter = Filter { most: usize::MAX, least: usize::MAX, within: f32::INFINITY };
}

impl Filters {
    /// The filters of hints, analyses, levels and budgets. A search one roll ahead costs little, so many candidates get it: before
    /// it, hits, doubles and entries from the bar can be misjudged by a quarter of a point. At least five plays are compared two
    /// rolls ahead.
    pub const USUAL: Filters = Filters([
        Filter { most: 16, least: 8, within: 0.32 },
        Filter { most: 6, least: 5, within: 0.1 },
        Filter { most: 3, least: 1, within: 0.03 },
    ]);

    /// The filters of the trials of a rollout, which are made in great numbers and err alike for both players.
    pub const TRIALS: Filters = Filters([
        Filter { most: 8, least: 3, within: 0.16 },
        Filter { most: 4, least: 2, within: 0.06 },
        Filter { most: 3, least: 1, within: 0.03 },
    ]);

    /// Every candidate to every depth.
    pub const NONE: Filters = Filters([Filter::ALL; 3]);

    /// Searches candidates deeper and deeper, fewer each time, and sorts them: the best first, those that were searched
    /// less deeply after those that were searched more. All of them have been searched to depth 0. `search` searches a
    /// candidate to a depth, and ends everything if it returns `false`.
    pub fn narrow<T>(
        &self,
        candidates: &mut [T],
        plies: u32,
        equity: impl Fn(&T) -> f32,
        better: impl Fn(&T, &T) -> Ordering,
        mut search: impl FnMut(&mut T, u32) -> bool,
    ) {
        candidates.sort_by(&better);
        let mut searched = candidates.len();
        for depth in 1..=plies {
            let Some(best) = candidates.first().map(&equity) else { return };
            let Filter { most, least, within } = self.0[(depth as usize - 1).min(self.0.len() - 1)];
            let near = candidates[..searched].iter().take_while(|one| equity(one) >= best - within).count();
            let wanted = near.max(least).min(most).min(searched);
            let end = candidates[..wanted].iter_mut().position(|candidate| !search(candidate, depth));
            searched = end.unwrap_or(wanted);
            candidates[..searched].sort_by(&better);
            if searched < wanted {
                break;
            }
        }
    }
}

impl fmt::Display for Filters {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, Filter { most, least, within }) in self.0.iter().enumerate() {
            write!(f, "{}{least}-{most}:{within}", if i > 0 { "/" } else { "" })?;
        }
        Ok(())
    }
}

/// A word that is no list of filters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownFilters(String);

impl fmt::Display for UnknownFilters {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let usual = Filters::USUAL;
        write!(f, "no filters {:?}; expected three of the form LEAST-MOST:EQUITY, such as {usual}", self.0)
    }
}

impl core::error::Error for UnknownFilters {}

impl FromStr for Filters {
    type Err = UnknownFilters;

    fn from_str(text: &str) -> Result<Filters, UnknownFilters> {
        let filter = |text: &str| {
            let (counts, within) = text.split_once(':')?;
            let (least, most) = counts.split_once('-')?;
            let filter =
                Filter { most: most.parse().ok()?, least: least.parse().ok()?, within: within.parse().ok()? };
            (filter.least <= filter.most && filter.most > 0 && filter.within >= 0.0).then_some(filter)
        };
        let all: Option<Vec<Filter>> = text.split('/').map(filter).collect();
        let three = all.and_then(|all| <[Filter; 3]>::try_from(all).ok());
        three.map(Filters).ok_or_else(|| UnknownFilters(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The equity of a candidate by the depth that it was searched to.
    fn narrowed(filters: &Filters, by_depth: &[[f32; 3]]) -> Vec<(usize, u32)> {
        let mut candidates: Vec<(usize, u32)> = (0..by_depth.len()).map(|i| (i, 0)).collect();
        let equity = |&(i, plies): &(usize, u32)| by_depth[i][plies as usize];
        let better = |a: &(usize, u32), b: &(usize, u32)| equity(b).total_cmp(&equity(a));
        filters.narrow(&mut candidates, 2, equity, better, |one, plies| {
            one.1 = plies;
            true
        });
        candidates
    }

    #[test]
    fn candidates_near_the_best_are_searched_deeper_and_come_first() {
        let filters: Filters = "1-3:0.2/1-2:0.1/1-1:0".parse().unwrap();
        let by_depth =
            [[0.5, 0.1, 0.0], [0.4, 0.3, 0.2], [0.35, 0.25, 0.3], [0.31, 9.0, 9.0], [0.2, 9.0, 9.0]];
        assert_eq!(narrowed(&filters, &by_depth), [(2, 2), (1, 2), (0, 1), (3, 0), (4, 0)]);
    }

    #[test]
    fn as_many_as_asked_are_searched_though_they_are_far_behind() {
        let filters: Filters = "3-3:0/2-9:0.1/1-1:0".parse().unwrap();
        let by_depth = [[0.5; 3], [0.0; 3], [-0.5; 3], [-0.6; 3]];
        assert_eq!(narrowed(&filters, &by_depth), [(0, 2), (1, 2), (2, 1), (3, 0)]);
    }

    #[test]
    fn without_a_filter_everything_is_searched() {
        let found = narrowed(&Filters::NONE, &[[0.5, 0.0, 0.0], [-3.0, -3.0, 1.0]]);
        assert_eq!(found, [(1, 2), (0, 2)]);
    }

    #[test]
    fn filters_are_read_as_they_are_written() {
        assert_eq!(Filters::USUAL.to_string().parse(), Ok(Filters::USUAL));
        for text in ["", "3-8:0.16", "8-3:0.1/1-2:0/1-1:0", "1-2:x/1-2:0/1-1:0", "1-2:0/1-2:0/1-1:0/1-1:0"] {
            assert_eq!(text.parse::<Filters>(), Err(UnknownFilters(text.to_owned())));
        }
    }
}
