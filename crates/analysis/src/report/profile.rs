//! A profile as plain text.

use core::fmt::Write as _;

use tavola_locale::Locale;

use super::text::pad;
use super::words::Words;
use crate::decision::DecisionKind;
use crate::profile::{DecisionRate, Profile};

/// Kinds of errors that are listed.
const COSTLIEST: usize = 8;

/// The profile.
#[must_use]
pub fn profile(profile: &Profile) -> String {
    let name = if profile.name.is_empty() { "(no name)" } else { &profile.name };
    let mut text = format!(
        "{name}: {}, {}, {} {} with {}\n",
        profile.group.rules,
        profile.group.level,
        profile.matches,
        if profile.matches == 1 { "match" } else { "matches" },
        if profile.games == 1 { "1 game".to_owned() } else { format!("{} games", profile.games) },
    );
    if profile.partial > 0 {
        _ = writeln!(text, "{} not analysed to the end and left out.", profile.partial);
    }
    let mut rows: Vec<(String, DecisionRate)> = vec![("all decisions".to_owned(), profile.total)];
    rows.push(("plays".to_owned(), profile.checkers));
    rows.extend(profile.cube.map(|rate| ("cube".to_owned(), rate)));
    section(&mut text, "PR", rows);
    let matches = |name: &str, count: usize| format!("{name} ({count})");
    let months = profile.months.iter().map(|row| (matches(&row.month, row.matches), row.rate));
    section(&mut text, "By month (matches)", months.collect());
    let parts = profile.parts.iter().map(|row| (row.part.name().to_owned(), row.rate));
    section(&mut text, "By part of the game", parts.collect());
    let cubes = profile.cubes.iter().map(|row| (cube(row.kind).to_owned(), row.rate));
    section(&mut text, "By cube decision", cubes.collect());
    if !profile.costliest.is_empty() {
        text.push_str("\nCostliest kinds of errors\n");
        for row in profile.costliest.iter().take(COSTLIEST) {
            let what = format!("{}, {}", row.error.name(), row.part.name());
            _ = writeln!(
                text,
                "  {}  {:>3} x  {}",
                pad(&what, 46),
                row.count,
                Words(Locale::english()).signed(-row.lost)
            );
        }
    }
    if let Some(luck) = profile.luck {
        _ = writeln!(
            text,
            "\nLuck  {:+.3} in {} rolls, {:+.1} thousandths each",
            luck.equity, luck.rolls, luck.rate
        );
    }
    // Against whom it was counts least.
    let opponents = profile.opponents.iter().map(|row| (matches(&row.opponent, row.matches), row.rate));
    section(&mut text, "By opponent (matches)", opponents.collect());
    text
}

/// The kinds of cube decisions.
fn cube(kind: DecisionKind) -> &'static str {
    match kind {
        DecisionKind::Double => "double",
        DecisionKind::Take => "take",
        DecisionKind::Drop => "drop",
        DecisionKind::Beaver => "beaver",
        DecisionKind::Raccoon => "raccoon",
        _ => "no double",
    }
}

fn section(text: &mut String, heading: &str, rows: Vec<(String, DecisionRate)>) {
    if rows.is_empty() {
        return;
    }
    let width = rows.iter().map(|(label, _)| label.chars().count()).max().unwrap_or(0);
    _ = writeln!(text, "\n{heading}");
    for (label, rate) in rows {
        let pr = rate.pr.map_or_else(|| "-".to_owned(), |pr| format!("{pr:.2}"));
        let margin = rate.margin.map_or(String::new(), |margin| format!(" ± {margin:.2}"));
        _ = writeln!(
            text,
            "  {}  {pr:>6}{}  {:>5} decisions  {:>4} errors  {}",
            pad(&label, width),
            pad(&margin, 9),
            rate.decisions,
            rate.errors,
            Words(Locale::english()).signed(-rate.lost)
        );
    }
}
