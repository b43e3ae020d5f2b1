//! The output of a rollout: the running table, the table at the end, and JSON.

use std::io::{self, Write as _};

use schemars::JsonSchema;
use serde::Serialize;
use tavola_engine::{CubeAction, CubeAnswer};
use tavola_notation::Situation;
use tavola_rollout::{Candidate, CountedChances, Limits, Rollout, RolloutError, Row, Thrown, TrialSettings};

use super::settings;
use crate::about::About;
use crate::moves::{OneMove, shown};
use crate::table::{self, signed};

/// Standard errors on each side of the 95 % interval.
const INTERVAL: f64 = 1.96;

/// The result of a rollout.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Answer {
    #[serde(flatten)]
    about: About,
    #[serde(flatten)]
    settings: TrialSettings,
    /// Whether its limits were reached.
    finished: bool,
    /// The right cube action, for a cube decision: `no-double`, `double-take`, `double-drop` or `too-good`.
    action: Option<&'static str>,
    /// The right answer to a double: `take`, `drop` or `beaver`.
    answer: Option<&'static str>,
    /// Plays with the best first, or `no double`, `double, take`, `double, drop`.
    candidates: Vec<OneCandidate>,
}

#[derive(Serialize, JsonSchema)]
struct OneCandidate {
    #[serde(flatten)]
    row: Row,
    /// The moves in a legal order; null for a cube action.
    moves: Option<Vec<OneMove>>,
}

impl Answer {
    pub(super) fn of(
        rollout: &Rollout,
        situation: &Situation,
        finished: bool,
    ) -> Result<Answer, RolloutError> {
        let job = rollout.job();
        let rules = job.rules.rules()?;
        let before = situation.position;
        let thrown = job.thrown.as_ref().map(|(Thrown::Roll(dice) | Thrown::Numbers(dice))| &dice[..]);
        let rows = rollout.rows();
        let decided = verdict(rollout);
        let candidate = |row: Row| {
            let moves = row.candidate.and_then(|candidate| match &job.candidates[candidate] {
                Candidate::Play { moves } => Some(shown(&rules, &before, moves.iter().copied()).1),
                Candidate::Roll | Candidate::NoDouble | Candidate::DoubleTake => None,
            });
            OneCandidate { row, moves }
        };
        Ok(Answer {
            about: About::of(situation, &rules, thrown.unwrap_or_default()),
            settings: job.settings,
            finished,
            action: decided.map(|decided| decided.0),
            answer: decided.map(|decided| decided.1),
            candidates: rows.into_iter().map(candidate).collect(),
        })
    }
}

/// Returns the right action and answer of a cube decision, by their names in the JSON.
fn verdict(rollout: &Rollout) -> Option<(&'static str, &'static str)> {
    let (action, answer) = rollout.verdict()?;
    let action = match action {
        CubeAction::NoDouble => "no-double",
        CubeAction::DoubleTake => "double-take",
        CubeAction::DoubleDrop => "double-drop",
        CubeAction::TooGood => "too-good",
    };
    let answer = match answer {
        CubeAnswer::Take => "take",
        CubeAnswer::Drop => "drop",
        CubeAnswer::Beaver => "beaver",
    };
    Some((action, answer))
}

/// Formats the rows, each with its 95 % interval, in a number of columns.
fn table(rollout: &Rollout, width: Option<usize>) -> String {
    let interval = |se: Option<f64>| se.map_or_else(String::new, |se| format!("\u{b1}{:.4}", INTERVAL * se));
    let row = |row: &Row| {
        let loss = if row.loss == 0.0 {
            String::new()
        } else {
            format!("({} {})", signed(-row.loss, 4), interval(row.loss_se)).replace(" )", ")")
        };
        let trials = if row.trials > 0 {
            format!("{}  {} trials", chances(&row.chances), row.trials)
        } else {
            String::new()
        };
        table::Row {
            cells: vec![row.text.clone(), signed(row.equity, 4), interval(row.se), loss],
            remark: trials,
        }
    };
    table::lines(&rollout.rows().iter().map(row).collect::<Vec<_>>(), width)
}

/// Formats the chances as `win 52.5 % (gammon 14.9, backgammon 0.7), lose 47.5 % (gammon 12.4, backgammon 0.6)`, without those that do
/// not count.
fn chances(chances: &CountedChances) -> String {
    let CountedChances { win, win_gammon, win_backgammon, lose_gammon, lose_backgammon } = *chances;
    let side = |chance: f32, gammon: Option<f32>, backgammon: Option<f32>| {
        let levels = [("gammon", gammon), ("backgammon", backgammon)];
        let levels: Vec<String> = levels
            .into_iter()
            .filter_map(|(name, chance)| chance.map(|chance| format!("{name} {:.1}", 100.0 * chance)))
            .collect();
        let levels = if levels.is_empty() { String::new() } else { format!(" ({})", levels.join(", ")) };
        format!("{:.1} %{levels}", 100.0 * chance)
    };
    format!(
        "win {}, lose {}",
        side(win, win_gammon, win_backgammon),
        side(1.0 - win, lose_gammon, lose_backgammon)
    )
}

/// Formats the table with the decision and the settings.
pub(super) fn text(rollout: &Rollout, finished: bool) -> String {
    let job = rollout.job();
    let decided = verdict(rollout).map_or(String::new(), |(action, answer)| {
        let action = match action {
            "no-double" => "no double; if doubled, ",
            "too-good" => "too good to double; if doubled, ",
            _ => "double; ",
        };
        format!("{action}{answer}\n")
    });
    let unfinished = if finished { "" } else { ", unfinished" };
    let all = rollout.rows().iter().all(|row| row.chances.all_count());
    let left_out = if all { "" } else { "; gammons that do not count are left out" };
    let width = table::of_output();
    let mut text = format!("{decided}{}", table(rollout, width));
    let manner = format!("{}{unfinished}; intervals of 95 %{left_out}", settings::manner(job));
    table::wrap(&mut text, &manner, 0, width.unwrap_or(usize::MAX));
    text
}

/// The table on a terminal, redrawn in its place while the rollout runs.
pub(super) struct Picture {
    on: bool,
    lines: usize,
}

impl Picture {
    pub(super) fn new(on: bool) -> Picture {
        Picture { on, lines: 0 }
    }

    pub(super) fn draw(&mut self, rollout: &Rollout, limits: &Limits) {
        if !self.on {
            return;
        }
        self.clear();
        let width = table::of_errors();
        let text = format!("{}of {} trials; Ctrl-C ends it\n", table(rollout, width), limits.trials);
        // A word can be wider than the terminal, which then breaks the line itself.
        let rows = |line: &str| width.map_or(1, |width| line.chars().count().div_ceil(width).max(1));
        self.lines = text.lines().map(rows).sum();
        _ = io::stderr().write_all(text.as_bytes());
    }

    /// Removes the drawn table.
    pub(super) fn clear(&mut self) {
        if self.on && self.lines > 0 {
            _ = write!(io::stderr(), "\x1b[{}A\x1b[J", self.lines);
            self.lines = 0;
        }
    }
}
