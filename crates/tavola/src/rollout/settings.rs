//! The settings of trials and the limits of a rollout: options of the command line, and output.

use std::fmt::Write as _;

use tavola_rollout::{Limits, RolloutJob, SLICE, TrialSettings};

use crate::failure::InputError;

/// Settings of trials that differ from the default.
#[derive(clap::Args)]
pub(super) struct Given {
    /// Ends each trial after N rolls with an evaluation [default: every game is played to its end]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    truncate: Option<u32>,
    /// Depth of the search of plays in rolls: 0 to 3 [default: 0]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(0..=3))]
    ply: Option<u32>,
    /// Depth of the search of cube decisions in rolls: 0 to 3 [default: 0]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(0..=3))]
    cube_ply: Option<u32>,
    /// The seed of the dice [default: 1]
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// Plays without the cube
    #[arg(long)]
    pub(super) no_cube: bool,
    /// Subtracts no luck (no variance reduction)
    #[arg(long)]
    no_luck: bool,
    /// Does not end trials at exact tables
    #[arg(long)]
    no_tables: bool,
}

impl Given {
    /// Returns settings with the given values in place of theirs.
    pub(super) fn over(&self, settings: TrialSettings) -> TrialSettings {
        TrialSettings {
            truncate: self.truncate.or(settings.truncate),
            ply: self.ply.unwrap_or(settings.ply),
            cube_ply: self.cube_ply.unwrap_or(settings.cube_ply),
            luck: settings.luck && !self.no_luck,
            tables: settings.tables && !self.no_tables,
            seed: self.seed.unwrap_or(settings.seed),
        }
    }

    /// Returns the name of a given setting that differs from the rollout's.
    pub(super) fn difference(&self, job: &RolloutJob) -> Option<&'static str> {
        let (had, given) = (job.settings, self.over(job.settings));
        let differ = [
            ("truncation", given.truncate != had.truncate),
            ("depth", given.ply != had.ply),
            ("depth of cube decisions", given.cube_ply != had.cube_ply),
            ("seed", given.seed != had.seed),
            ("cube", self.no_cube && job.terms.in_play),
            ("variance reduction", given.luck != had.luck),
            ("use of tables", given.tables != had.tables),
        ];
        differ.into_iter().find_map(|(what, differs)| differs.then_some(what))
    }
}

/// Describes the settings of the trials.
pub(super) fn manner(job: &RolloutJob) -> String {
    let settings = &job.settings;
    let mut text = format!("{}-ply, cube {}-ply", settings.ply, settings.cube_ply);
    if !job.terms.in_play {
        text = format!("{}-ply, no cube", settings.ply);
    }
    match settings.truncate {
        Some(rolls) => _ = write!(text, ", {rolls} rolls"),
        None => text += ", to the end",
    }
    text += if settings.luck { ", luck subtracted" } else { ", with luck" };
    _ = write!(text, ", seed {}", settings.seed);
    text
}

/// Limits that differ from the previous ones.
#[derive(clap::Args)]
pub(super) struct Limited {
    /// Maximum number of trials of each candidate [default: 1296]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=100_000_000))]
    trials: Option<u32>,
    /// Skips the first N trials, a multiple of 36, which another machine plays [default: 0]
    #[arg(long, value_name = "N", value_parser = skip)]
    skip: Option<u32>,
    /// Stops when no standard error is above this value
    #[arg(long, value_name = "EQUITY", value_parser = positive, allow_negative_numbers = true)]
    stop_se: Option<f64>,
    /// Drops candidates that are this number of joint standard deviations behind, and stops when the decision is clear
    #[arg(long, value_name = "N", value_parser = positive, allow_negative_numbers = true)]
    stop_jsd: Option<f64>,
}

impl Limited {
    /// Returns limits with the given values in place of theirs: those of a saved rollout, or the default ones.
    pub(super) fn over(&self, limits: &Limits) -> Limits {
        Limits {
            skip: self.skip.unwrap_or(limits.skip),
            trials: self.trials.unwrap_or(limits.trials),
            stop_se: self.stop_se.or(limits.stop_se),
            stop_jsd: self.stop_jsd.or(limits.stop_jsd),
        }
    }
}

fn positive(text: &str) -> Result<f64, InputError> {
    let number = text.parse().ok().filter(|number: &f64| number.is_finite() && *number > 0.0);
    number.ok_or_else(|| InputError::found("a number above 0", text))
}

fn skip(text: &str) -> Result<u32, InputError> {
    let number = text.parse().ok().filter(|number: &u32| number.is_multiple_of(SLICE) && *number <= 1 << 30);
    number.ok_or_else(|| InputError::found(format!("a multiple of {SLICE}"), text))
}
