//! The table of both players' figures, which every report has.

use crate::decision::{Kind, Part};
use crate::level::{Class, LuckClass};
use crate::summary::{Cubes, MatchAnalysis, PlayerAnalysis};
use crate::units::Amount;

/// A heading, or a figure of both players.
pub(super) enum Line {
    Heading(&'static str),
    Figures(String, [String; 2]),
}

/// A figure that is missing.
const NONE: &str = "–";

/// Whether costs are chances to win the match, not points.
pub(super) fn is_match(analysis: &MatchAnalysis) -> bool {
    analysis.met.is_some()
}

/// MWC as percent, or points.
pub(super) fn cost(analysis: &MatchAnalysis, cost: f64) -> String {
    if is_match(analysis) {
        format!("{} %", signed(100.0 * cost))
    } else {
        format!("{} points", signed(cost))
    }
}

/// `-0.226 (-2.541 %)`: a loss is negative.
pub(super) fn amount(analysis: &MatchAnalysis, amount: Amount) -> String {
    format!("{} ({})", signed(amount.equity), cost(analysis, amount.cost))
}

/// A figure with its sign and three digits; what is zero to these has the sign of a gain.
pub(super) fn signed(figure: f64) -> String {
    let text = format!("{figure:+.3}");
    if text == "-0.000" { "+0.000".to_owned() } else { text }
}

/// What an alternative gives up; nothing where it is zero to three digits.
pub(super) fn given_up(error: f64) -> Option<String> {
    (error >= 0.0005).then(|| format!("{:.3}", -error))
}

fn lost(analysis: &MatchAnalysis, error: Amount) -> String {
    amount(analysis, Amount { equity: -error.equity, cost: -error.cost })
}

fn number(value: Option<f64>, digits: usize) -> String {
    value.map_or(NONE.to_owned(), |value| format!("{value:.digits$}"))
}

/// The name of a player, or what stands for one without a name.
pub(super) fn name(player: &PlayerAnalysis, index: usize) -> String {
    if player.name.is_empty() { format!("player {}", index + 1) } else { player.name.clone() }
}

/// What is decided, for people.
pub(super) fn kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Play => "play",
        Kind::NoDouble => "no double",
        Kind::Double => "double",
        Kind::Take => "take",
        Kind::Drop => "drop",
        Kind::Beaver => "beaver",
        Kind::Raccoon => "raccoon",
        Kind::Pick => "numbers named",
        Kind::Choose => "double named",
        Kind::Resign => "resignation",
        Kind::Accept => "resignation accepted",
        Kind::Refuse => "resignation refused",
        Kind::Roll => "roll",
    }
}

/// Rows in the making.
struct Rows<'a> {
    analysis: &'a MatchAnalysis,
    lines: Vec<Line>,
}

impl Rows<'_> {
    fn heading(&mut self, text: &'static str) {
        self.lines.push(Line::Heading(text));
    }

    /// A row of a figure, unless neither player has it.
    fn row(&mut self, label: &str, figure: impl Fn(&PlayerAnalysis) -> Option<String>) {
        let figures = self.analysis.players.each_ref().map(figure);
        if figures.iter().any(Option::is_some) {
            let figures = figures.map(|figure| figure.unwrap_or_else(|| NONE.to_owned()));
            self.lines.push(Line::Figures(label.to_owned(), figures));
        }
    }

    fn cube(&mut self, label: &str, figure: impl Fn(&Cubes) -> String) {
        self.row(label, |player| player.cube.as_ref().map(&figure));
    }

    /// Errors with the cube by kind.
    fn mistakes(&mut self) {
        let cubes = self.analysis.players.iter().filter_map(|player| player.cube.as_ref());
        let mut kinds: Vec<_> =
            cubes.flat_map(|cube| &cube.mistakes).map(|mistake| (mistake.kind, mistake.redouble)).collect();
        kinds.sort_unstable();
        kinds.dedup();
        for (kind, redouble) in kinds {
            let label = format!("{}{}", kind.name(), if redouble { " (redouble)" } else { "" });
            let analysis = self.analysis;
            self.row(&label, |player| {
                let mistakes = &player.cube.as_ref()?.mistakes;
                let found =
                    mistakes.iter().find(|mistake| (mistake.kind, mistake.redouble) == (kind, redouble))?;
                Some(format!("{}: {}", found.row.count, lost(analysis, found.row.error)))
            });
        }
    }
}

/// All rows. A row that neither player has is left out.
pub(super) fn rows(analysis: &MatchAnalysis) -> Vec<Line> {
    let mut rows = Rows { analysis, lines: Vec::new() };
    rows.row("PR (counted as in XG)", |p| Some(number(p.pr, 2)));
    rows.row("decisions that it counts", |p| Some(p.pr_decisions.to_string()));
    rows.row("errors, blunders (limits of XG)", |p| Some(format!("{}, {}", p.xg_errors, p.xg_blunders)));
    rows.row("error rate of GNU Backgammon, mEMG", |p| Some(number(p.gnubg_error_rate, 1)));
    rows.row("Snowie error rate (as GNU Backgammon)", |p| Some(number(p.snowie_error_rate, 1)));
    rows.row("all errors", |p| Some(lost(analysis, p.errors)));
    rows.row("result", |p| p.result.map(|result| cost(analysis, result)));
    rows.row("result adjusted by luck", |p| p.luck_adjusted.map(|result| cost(analysis, result)));

    rows.heading("Checker play");
    rows.row("plays, unforced", |p| Some(format!("{}, {}", p.checkers.total, p.checkers.unforced)));
    for (i, class) in Class::ALL.into_iter().enumerate() {
        rows.row(class.name(), |p| Some(p.checkers.classes[i].to_string()));
    }
    rows.row("errors", |p| Some(lost(analysis, p.checkers.error)));
    rows.row("mEMG for each unforced play", |p| Some(number(p.checkers.rate, 1)));

    if analysis.players.iter().any(|player| player.cube.is_some()) {
        rows.heading("Cube");
        rows.cube("decisions, close or actual", |cube| format!("{}, {}", cube.total, cube.close));
        rows.cube("doubles, takes, drops", |cube| {
            format!("{}, {}, {}", cube.doubles, cube.takes, cube.drops)
        });
        rows.mistakes();
        rows.cube("errors", |cube| lost(analysis, cube.error));
        rows.cube("mEMG for each close or actual decision", |cube| number(cube.rate, 1));
    }
    rows.row("resignations (outside all totals)", |p| {
        p.resignations.map(|row| format!("{}: {}", row.count, lost(analysis, row.error)))
    });

    rows.heading("Luck");
    for (i, class) in LuckClass::ALL.into_iter().enumerate() {
        rows.row(class.name(), |p| Some(p.rolls[i].to_string()));
    }
    rows.row("luck", |p| Some(amount(analysis, Amount { equity: p.luck_equity?, cost: p.luck? })));
    rows.row("mEMG for each turn", |p| p.luck_rate.map(|rate| format!("{rate:+.1}")));

    rows.heading("By part of the game: errors; mEMG for each decision");
    for part in Part::ALL {
        rows.row(part.name(), |p| {
            let row = p.parts.iter().find(|row| row.part == part)?;
            Some(format!("{}; {}", lost(analysis, row.row.error), number(row.rate, 1)))
        });
    }
    rows.lines
}
