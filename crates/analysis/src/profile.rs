//! What a player's analysed matches have in common: PR by month, opponent, part of the game and kind of cube decision, the
//! kinds of errors that cost most, and luck.
//!
//! Matches are told apart by [`Group`]: only those of one game, analysed at one level by one judging, are added up.
//!
//! Intervals are of 95 %. PR is a ratio, all errors through the decisions that count; with `e` the error of a decision, `c` 1
//! if it counts and 0 otherwise, and `R` the ratio, its standard error is `sqrt(m / (m - 1) * sum (e - R c)^2) / n` for `m`
//! decisions of which `n` count (the usual one of a ratio of means; decisions are taken as independent).

use std::cmp::Reverse;
use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tavola_engine::Met;
use tavola_rules::Player;

use crate::decision::{CubeMistake, Decision, Judgement, Kind, Part};
use crate::level::{Class, Level};
use crate::summary::MatchAnalysis;

/// What is known of a match that was analysed before its decisions are looked at.
#[derive(Clone, Debug)]
pub struct Header {
    /// What leads to it: the id of a match or the name of a file.
    pub id: String,
    /// The day on which it was played, `2026-03-14`.
    pub date: Option<String>,
    /// Both names; either may be empty.
    pub names: [String; 2],
    /// What it can be added up with.
    pub group: Group,
}

/// Matches that can be added up.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Group {
    /// The game.
    pub rules: String,
    /// How deeply they were analysed.
    pub level: Level,
    /// What they were judged by; left out where that is not known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub judging: Option<String>,
    /// The match equity table, where it was not Tavola's own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub met: Option<String>,
}

impl Group {
    /// The group of a match.
    #[must_use]
    pub fn of(analysis: &MatchAnalysis) -> Group {
        let own = Met::own();
        Group {
            rules: analysis.rules.clone(),
            level: analysis.level,
            judging: analysis.judging.clone(),
            met: analysis.met.clone().filter(|met| met != own.name()),
        }
    }
}

impl Header {
    /// The seat of a player, by their name. Two players of one name cannot be told apart.
    fn seat(&self, name: &str) -> Option<Player> {
        let mut seats = Player::BOTH.into_iter().filter(|player| self.names[player.index()] == name);
        seats.next().filter(|_| seats.next().is_none())
    }

    /// Whether a profile of a player over a group has this match.
    #[must_use]
    pub fn is_of(&self, name: &str, group: &Group) -> bool {
        self.group == *group && self.seat(name).is_some()
    }
}

/// Everything about a player.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Profile {
    /// Version of this format.
    pub tavola_profile: u32,
    /// The player's name.
    pub name: String,
    /// Which matches these are.
    #[serde(flatten)]
    pub group: Group,
    /// Matches, and games of them.
    pub matches: usize,
    /// See there.
    pub games: usize,
    /// Matches that are left out because they are not analysed to the end.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub partial: usize,
    /// Plays and cube decisions together.
    pub total: Rate,
    /// Plays.
    pub checkers: Rate,
    /// Cube decisions, where there were any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cube: Option<Rate>,
    /// Luck, where there were rolls that have it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub luck: Option<LuckRow>,
    /// By month, the first one first; matches without a date are left out.
    pub months: Vec<MonthRow>,
    /// By opponent, the one with most matches first.
    pub opponents: Vec<OpponentRow>,
    /// By part of the game.
    pub parts: Vec<PhaseRow>,
    /// By kind of cube decision.
    pub cubes: Vec<CubeRow>,
    /// Kinds of errors, the one that lost most first.
    pub costliest: Vec<CostRow>,
    /// Every match, the first one first; those without a date at the end.
    pub history: Vec<MatchRow>,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "the form that serde asks for")]
fn is_zero(count: &usize) -> bool {
    *count == 0
}

/// How well some decisions were made.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Rate {
    /// Decisions that the PR counts.
    pub decisions: usize,
    /// Decisions that are worse than good.
    pub errors: usize,
    /// What all of them lost, as equity.
    pub lost: f64,
    /// The PR; left out without decisions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pr: Option<f64>,
    /// Half of its interval of 95 %; left out where one decision is known or none, or where all lost the same.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub margin: Option<f64>,
}

/// Luck of all rolls.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct LuckRow {
    /// As equity.
    pub equity: f64,
    /// Rolls.
    pub rolls: usize,
    /// Thousandths of equity for each of them.
    pub rate: f64,
}

/// A month.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct MonthRow {
    /// `2026-03`.
    pub month: String,
    /// Matches.
    pub matches: usize,
    /// All decisions.
    #[serde(flatten)]
    pub rate: Rate,
}

/// An opponent.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct OpponentRow {
    /// The name; may be empty.
    pub opponent: String,
    /// Matches.
    pub matches: usize,
    /// All decisions of the player.
    #[serde(flatten)]
    pub rate: Rate,
}

/// A part of the game.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct PhaseRow {
    /// The part.
    pub part: Part,
    /// All decisions in it.
    #[serde(flatten)]
    pub rate: Rate,
}

/// A kind of cube decision.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct CubeRow {
    /// The kind.
    pub kind: Kind,
    /// All decisions of it.
    #[serde(flatten)]
    pub rate: Rate,
}

/// A kind of error.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct CostRow {
    /// What was wrong.
    pub error: ErrorKind,
    /// The part of the game.
    pub part: Part,
    /// How often.
    pub count: usize,
    /// What it lost in all, as equity.
    pub lost: f64,
}

/// A match.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct MatchRow {
    /// What leads to it.
    pub id: String,
    /// The day.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub date: Option<String>,
    /// The opponent's name; may be empty.
    pub opponent: String,
    /// All decisions.
    #[serde(flatten)]
    pub rate: Rate,
    /// Luck as equity, where it is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub luck: Option<f64>,
    /// Whether the match was won; left out while nobody has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub won: Option<bool>,
}

/// What was wrong with a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ErrorKind {
    /// A play that does not hit; the best one does.
    MissedHit,
    /// A play that hits; the best one does not.
    WrongHit,
    /// Another play, or a number that was named.
    Play,
    /// With the cube.
    #[serde(untagged)]
    Cube(CubeMistake),
}

impl ErrorKind {
    /// What was wrong with a decision, if it is an error.
    fn of(decision: &Decision, judgement: &Judgement) -> Option<ErrorKind> {
        if judgement.class == Class::Good {
            return None;
        }
        if let Some(mistake) = judgement.mistake {
            return Some(ErrorKind::Cube(mistake));
        }
        decision.kind.is_checker().then(|| {
            match (judgement.played.contains('*'), judgement.best.contains('*')) {
                (false, true) => ErrorKind::MissedHit,
                (true, false) => ErrorKind::WrongHit,
                _ => ErrorKind::Play,
            }
        })
    }

    /// Its name for people.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            ErrorKind::MissedHit => "missed hit",
            ErrorKind::WrongHit => "wrong hit",
            ErrorKind::Play => "other play",
            ErrorKind::Cube(mistake) => mistake.name(),
        }
    }
}

/// Decisions that are added up.
#[derive(Clone, Copy, Debug, Default)]
struct Sums {
    known: usize,
    counted: usize,
    errors: usize,
    lost: f64,
    squares: f64,
    /// Errors of those that count, for the cross term.
    lost_counted: f64,
}

impl Sums {
    fn add(&mut self, judgement: &Judgement) {
        let counted = judgement.counted.xg;
        // A decision that neither counts nor loses anything is none.
        if !counted && judgement.error == 0.0 {
            return;
        }
        self.known += 1;
        self.counted += usize::from(counted);
        self.errors += usize::from(judgement.class > Class::Good);
        self.lost += judgement.error;
        self.squares += judgement.error * judgement.error;
        self.lost_counted += if counted { judgement.error } else { 0.0 };
    }

    fn rate(&self) -> Rate {
        let (known, counted) = (self.known as f64, self.counted as f64);
        let ratio = (self.counted > 0).then(|| self.lost / counted);
        let margin = ratio.filter(|_| self.known > 1).map(|ratio| {
            let squares = self.squares - 2.0 * ratio * self.lost_counted + ratio * ratio * counted;
            1.96 * 500.0 * (known / (known - 1.0) * squares.max(0.0)).sqrt() / counted
        });
        // Where nothing varies nothing can be told of how it varies.
        let margin = margin.filter(|margin| *margin > 1e-9);
        let pr = ratio.map(|ratio| 500.0 * ratio);
        Rate { decisions: self.counted, errors: self.errors, lost: self.lost, pr, margin }
    }
}

/// The groups of a player's matches and how many each has, the largest first.
#[must_use]
pub fn groups<'a>(name: &str, headers: impl IntoIterator<Item = &'a Header>) -> Vec<(Group, usize)> {
    let mut counts: BTreeMap<&Group, usize> = BTreeMap::new();
    for header in headers.into_iter().filter(|header| header.seat(name).is_some()) {
        *counts.entry(&header.group).or_default() += 1;
    }
    let mut groups: Vec<_> = counts.into_iter().map(|(group, count)| (group.clone(), count)).collect();
    groups.sort_by_key(|(_, count)| Reverse(*count));
    groups
}

/// The names in some matches and how many matches each has, the most frequent first.
#[must_use]
pub fn names<'a>(headers: impl IntoIterator<Item = &'a Header>) -> Vec<(String, usize)> {
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for Header { names: [first, second], .. } in
        headers.into_iter().filter(|header| header.names[0] != header.names[1])
    {
        *counts.entry(first).or_default() += 1;
        *counts.entry(second).or_default() += 1;
    }
    let mut names: Vec<_> = counts.into_iter().map(|(name, count)| (name.to_owned(), count)).collect();
    names.sort_by_key(|(_, count)| Reverse(*count));
    names
}

/// The profile of a player over their matches of a group. Others are passed over, and those that are not analysed to the end
/// are only counted.
#[must_use]
pub fn profile<'a>(
    name: &str,
    group: &Group,
    matches: impl IntoIterator<Item = (&'a Header, &'a MatchAnalysis)>,
) -> Profile {
    let mut total = Sums::default();
    let mut checkers = Sums::default();
    let mut cube = Sums::default();
    let mut months: BTreeMap<String, (usize, Sums)> = BTreeMap::new();
    let mut opponents: BTreeMap<String, (usize, Sums)> = BTreeMap::new();
    let mut parts: BTreeMap<Part, Sums> = BTreeMap::new();
    let mut cubes: Vec<(Kind, Sums)> = Vec::new();
    let mut costs: BTreeMap<(ErrorKind, Part), (usize, f64)> = BTreeMap::new();
    let mut luck = LuckRow::default();
    let mut history = Vec::new();
    let (mut games, mut partial) = (0, 0);
    for (header, analysis) in matches {
        let Some(player) = header.seat(name).filter(|_| header.group == *group) else { continue };
        if analysis.analysed < analysis.of {
            partial += 1;
            continue;
        }
        games += analysis.games.len();
        let mut here = Sums::default();
        for decision in analysis.games.iter().flat_map(|game| &game.decisions) {
            if decision.player != player {
                continue;
            }
            if let Some(lucky) = &decision.luck {
                luck.equity += lucky.amount.equity;
                luck.rolls += 1;
            }
            // Resignations are in no total.
            let Some(judgement) = decision.judgement.as_ref().filter(|_| !decision.kind.is_resignation())
            else {
                continue;
            };
            here.add(judgement);
            total.add(judgement);
            parts.entry(decision.phase).or_default().add(judgement);
            if decision.kind.is_cube() {
                cube.add(judgement);
                match cubes.iter_mut().find(|(kind, _)| *kind == decision.kind) {
                    Some((_, sums)) => sums.add(judgement),
                    None => {
                        let mut sums = Sums::default();
                        sums.add(judgement);
                        cubes.push((decision.kind, sums));
                    }
                }
            } else {
                checkers.add(judgement);
            }
            if let Some(error) = ErrorKind::of(decision, judgement) {
                let (count, lost) = costs.entry((error, decision.phase)).or_default();
                *count += 1;
                *lost += judgement.error;
            }
        }
        let figures = &analysis.players[player.index()];
        let opponent = header.names[player.opponent().index()].clone();
        let month = header.date.as_ref().and_then(|date| date.get(..7));
        let month = month.map(|month| months.entry(month.to_owned()).or_default());
        for (matches, sums) in month.into_iter().chain([opponents.entry(opponent.clone()).or_default()]) {
            *matches += 1;
            sums.join(&here);
        }
        history.push(MatchRow {
            id: header.id.clone(),
            date: header.date.clone(),
            opponent,
            rate: here.rate(),
            luck: figures.luck_equity,
            won: figures.result.filter(|result| *result != 0.0).map(|result| result > 0.0),
        });
    }
    luck.rate = if luck.rolls > 0 { 1000.0 * luck.equity / luck.rolls as f64 } else { 0.0 };
    history.sort_by(|a, b| (a.date.is_none(), &a.date).cmp(&(b.date.is_none(), &b.date)));
    cubes.sort_by_key(|(kind, _)| CUBES.iter().position(|each| each == kind));
    let mut opponents: Vec<OpponentRow> = opponents
        .into_iter()
        .map(|(opponent, (matches, sums))| OpponentRow { opponent, matches, rate: sums.rate() })
        .collect();
    opponents.sort_by_key(|row| Reverse(row.matches));
    let mut costliest: Vec<CostRow> = costs
        .into_iter()
        .map(|((error, part), (count, lost))| CostRow { error, part, count, lost })
        .collect();
    costliest.sort_by(|a, b| b.lost.total_cmp(&a.lost));
    Profile {
        tavola_profile: 1,
        name: name.to_owned(),
        group: group.clone(),
        matches: history.len(),
        games,
        partial,
        total: total.rate(),
        checkers: checkers.rate(),
        cube: (cube.known > 0).then(|| cube.rate()),
        luck: (luck.rolls > 0).then_some(luck),
        months: months
            .into_iter()
            .map(|(month, (matches, sums))| MonthRow { month, matches, rate: sums.rate() })
            .collect(),
        opponents,
        parts: parts
            .into_iter()
            .filter(|(_, sums)| sums.known > 0)
            .map(|(part, sums)| PhaseRow { part, rate: sums.rate() })
            .collect(),
        cubes: cubes
            .into_iter()
            .filter(|(_, sums)| sums.known > 0)
            .map(|(kind, sums)| CubeRow { kind, rate: sums.rate() })
            .collect(),
        costliest,
        history,
    }
}

/// Kinds of cube decisions in the order of a profile.
const CUBES: [Kind; 6] = [Kind::NoDouble, Kind::Double, Kind::Take, Kind::Drop, Kind::Beaver, Kind::Raccoon];

impl Sums {
    fn join(&mut self, other: &Sums) {
        self.known += other.known;
        self.counted += other.counted;
        self.errors += other.errors;
        self.lost += other.lost;
        self.squares += other.squares;
        self.lost_counted += other.lost_counted;
    }
}

/// The day of a fact such as `EventDate` of a match file: a year, a month and a day in this order, whatever stands between
/// them.
#[must_use]
pub fn day(text: &str) -> Option<String> {
    let mut numbers = text.split(|c: char| !c.is_ascii_digit()).filter(|part| !part.is_empty());
    let mut next = |digits: core::ops::RangeInclusive<usize>| {
        numbers.next().filter(|number| digits.contains(&number.len()))?.parse::<u32>().ok()
    };
    let (year, month, day) = (next(4..=4)?, next(1..=2)?, next(1..=2)?);
    let fits = (1..=12).contains(&month) && (1..=31).contains(&day);
    fits.then(|| format!("{year:04}-{month:02}-{day:02}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::decision::Counted;
    use crate::level::Thresholds;

    fn judged(error: f64, counted: bool) -> Judgement {
        Judgement {
            played: "8/5".to_owned(),
            best: "8/5*".to_owned(),
            rank: 1,
            choices: 2,
            error,
            cost: error,
            class: Thresholds::GNUBG.class(error),
            mistake: None,
            equity: 0.0,
            mwc: None,
            ply: 1,
            trials: 0,
            counted: Counted { gnubg: true, xg: counted },
            alternatives: Vec::new(),
        }
    }

    fn rate(errors: &[(f64, bool)]) -> Rate {
        let mut sums = Sums::default();
        errors.iter().for_each(|(error, counted)| sums.add(&judged(*error, *counted)));
        sums.rate()
    }

    /// By hand: R = 0.15 / 4; the squares of 0.0625, -0.0375, 0.0125 and -0.0375 add up to 0.006875; the standard error is
    /// sqrt(4/3 x 0.006875) / 4 = 0.023936, which is 11.968 as PR.
    #[test]
    fn pr_and_its_interval_are_those_of_a_ratio() {
        let found = rate(&[(0.1, true), (0.0, true), (0.05, true), (0.0, true)]);
        assert_eq!((found.decisions, found.errors), (4, 2));
        assert!((found.pr.unwrap() - 18.75).abs() < 1e-9);
        assert!((found.margin.unwrap() - 1.96 * 11.968).abs() < 0.001, "{found:?}");
    }

    #[test]
    fn errors_that_do_not_count_are_lost_all_the_same() {
        let found = rate(&[(0.1, true), (0.1, false), (0.0, false)]);
        assert_eq!((found.decisions, found.pr), (1, Some(100.0)));
        assert_eq!(rate(&[]), Rate::default(), "without decisions there is no PR");
        assert_eq!(rate(&[(0.1, true)]).margin, None, "one decision has no interval");
        assert_eq!(rate(&[(0.0, true), (0.0, true)]).margin, None, "and neither have equal ones");
    }

    #[test]
    fn days_are_read_from_the_facts_of_files() {
        assert_eq!(day("2024.01.31").as_deref(), Some("2024-01-31"));
        assert_eq!(day("2024-1-3T10:00").as_deref(), Some("2024-01-03"));
        for none in ["", "31.01.2024", "2024.13.01", "today"] {
            assert_eq!(day(none), None, "{none}");
        }
    }
}
