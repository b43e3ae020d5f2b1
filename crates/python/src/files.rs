//! Match files.

use std::collections::BTreeMap;

use pyo3::prelude::*;
use tavola_analysis::{MatchAnalysis, Settings, Subject, analyse, judging};
use tavola_engine::Engine;
use tavola_notation::match_files::{self, Format, MatchFile};

use crate::input::wrong;

fn read(file: &[u8]) -> PyResult<MatchFile> {
    match_files::parse(file, Format::of_content(file)).map_err(wrong)
}

/// The analysis of a match file as JSON.
pub(crate) fn analysis(engine: &Engine, file: &[u8], level: &str) -> PyResult<String> {
    let subject = Subject::of_file(&read(file)?).map_err(wrong)?;
    let settings = Settings::of(level.parse().map_err(wrong)?);
    let decisions = analyse(&subject, engine, &settings, BTreeMap::new(), |_| {}).map_err(wrong)?;
    let mut analysis = MatchAnalysis::of(&subject, &settings, &decisions);
    analysis.judging = Some(judging(subject.begin().match_rules(), engine).map_err(wrong)?);
    serde_json::to_string(&analysis).map_err(wrong)
}

/// A match file in another format: mat, sgf or oldmoves.
#[pyfunction]
pub(crate) fn convert(file: &[u8], to: &str) -> PyResult<String> {
    match_files::print(&read(file)?, to.parse().map_err(wrong)?).map_err(wrong)
}
