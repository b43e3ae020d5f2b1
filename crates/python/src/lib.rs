//! The Python module `tavola._tavola`. Answers with many figures are JSON, which the Python side of the package reads.

use pyo3::prelude::*;

mod actions;
mod engine;
mod files;
mod game;
mod input;
mod vector;

#[pymodule]
fn _tavola(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("ACTIONS", actions::COUNT)?;
    module.add("OBSERVATION", game::OBSERVATION)?;
    module.add_class::<engine::Engine>()?;
    module.add_class::<game::Game>()?;
    module.add_class::<vector::Games>()?;
    module.add_function(wrap_pyfunction!(input::games, module)?)?;
    module.add_function(wrap_pyfunction!(input::plays, module)?)?;
    module.add_function(wrap_pyfunction!(input::position, module)?)?;
    module.add_function(wrap_pyfunction!(files::convert, module)?)?;
    module.add_function(wrap_pyfunction!(actions::describe, module)?)?;
    Ok(())
}
