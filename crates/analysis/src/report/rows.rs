//! The table of both players' figures, which every report has.

use super::words::{NONE, Words};
use crate::decision::GamePart;
use crate::level::{ErrorClass, LuckClass};
use crate::summary::{CubeFigures, MatchAnalysis, PlayerAnalysis};
use crate::units::Amount;

/// A heading, or a figure of both players.
pub(super) enum Line {
    Heading(String),
    Figures(String, [String; 2]),
}

/// Rows in the making.
struct Rows<'a> {
    analysis: &'a MatchAnalysis,
    words: Words,
    lines: Vec<Line>,
}

impl Rows<'_> {
    fn heading(&mut self, id: &str) {
        self.lines.push(Line::Heading(self.words.text(id)));
    }

    /// A row of a figure under a label, unless neither player has it.
    fn labelled(&mut self, label: String, figure: impl Fn(&PlayerAnalysis) -> Option<String>) {
        let figures = self.analysis.players.each_ref().map(figure);
        if figures.iter().any(Option::is_some) {
            let figures = figures.map(|figure| figure.unwrap_or_else(|| NONE.to_owned()));
            self.lines.push(Line::Figures(label, figures));
        }
    }

    /// A row with a message as its label.
    fn row(&mut self, id: &str, figure: impl Fn(&PlayerAnalysis) -> Option<String>) {
        self.labelled(self.words.text(id), figure);
    }

    fn cube(&mut self, id: &str, figure: impl Fn(&CubeFigures) -> String) {
        self.row(id, |player| player.cube.as_ref().map(&figure));
    }

    /// Errors with the cube by kind.
    fn mistakes(&mut self) {
        let cubes = self.analysis.players.iter().filter_map(|player| player.cube.as_ref());
        let mut kinds: Vec<_> =
            cubes.flat_map(|cube| &cube.mistakes).map(|mistake| (mistake.kind, mistake.redouble)).collect();
        kinds.sort_unstable();
        kinds.dedup();
        let (analysis, words) = (self.analysis, self.words);
        for (kind, redouble) in kinds {
            self.labelled(words.mistake(kind, redouble), |player| {
                let mistakes = &player.cube.as_ref()?.mistakes;
                let found =
                    mistakes.iter().find(|mistake| (mistake.kind, mistake.redouble) == (kind, redouble))?;
                Some(format!("{}: {}", found.row.count, words.lost(analysis, found.row.error)))
            });
        }
    }
}

/// All rows. A row that neither player has is left out.
pub(super) fn rows(analysis: &MatchAnalysis, words: Words) -> Vec<Line> {
    let mut rows = Rows { analysis, words, lines: Vec::new() };
    rows.row("analysis-pr", |p| Some(words.number(p.pr, 2)));
    rows.row("report-counted", |p| Some(p.pr_decisions.to_string()));
    rows.row("report-limits", |p| Some(format!("{}, {}", p.xg_errors, p.xg_blunders)));
    rows.row("analysis-gnubg", |p| Some(words.number(p.gnubg_error_rate, 1)));
    rows.row("analysis-snowie", |p| Some(words.number(p.snowie_error_rate, 1)));
    rows.row("analysis-lost", |p| Some(words.lost(analysis, p.errors)));
    rows.row("analysis-result", |p| p.result.map(|result| words.cost(analysis, result)));
    rows.row("analysis-adjusted", |p| p.luck_adjusted.map(|result| words.cost(analysis, result)));

    rows.heading("analysis-checkers");
    rows.row("report-plays", |p| Some(format!("{}, {}", p.checkers.total, p.checkers.unforced)));
    for (i, class) in ErrorClass::ALL.into_iter().enumerate() {
        rows.labelled(words.class(class), |p| Some(p.checkers.classes[i].to_string()));
    }
    rows.row("analysis-lost", |p| Some(words.lost(analysis, p.checkers.error)));
    rows.row("analysis-gnubg", |p| Some(words.number(p.checkers.rate, 1)));

    if analysis.players.iter().any(|player| player.cube.is_some()) {
        rows.heading("analysis-cube");
        rows.cube("report-cube", |cube| format!("{}, {}", cube.total, cube.close));
        rows.cube("report-made", |cube| format!("{}, {}, {}", cube.doubles, cube.takes, cube.drops));
        rows.mistakes();
        rows.cube("analysis-lost", |cube| words.lost(analysis, cube.error));
        rows.cube("analysis-gnubg", |cube| words.number(cube.rate, 1));
    }
    rows.row("report-resignations", |p| {
        p.resignations.map(|row| format!("{}: {}", row.count, words.lost(analysis, row.error)))
    });

    rows.heading("analysis-luck");
    for (i, class) in LuckClass::ALL.into_iter().enumerate() {
        rows.labelled(words.luck(class), |p| Some(p.rolls[i].to_string()));
    }
    rows.row("analysis-luck-sum", |p| {
        Some(words.amount(analysis, Amount { equity: p.luck_equity?, cost: p.luck? }))
    });
    rows.row("report-luck-rate", |p| p.luck_rate.map(|rate| words.figure(&format!("{rate:+.1}"))));

    rows.heading("analysis-by-part");
    for part in GamePart::ALL {
        rows.labelled(words.part(part), |p| {
            let row = p.parts.iter().find(|row| row.part == part)?;
            Some(format!("{}; {}", words.lost(analysis, row.row.error), words.number(row.rate, 1)))
        });
    }
    rows.lines
}
