//! The exact tables in memory of every game: the size of each, and its time in seconds of a core.
//!
//! `cargo run --release -p tavola-engine --example tables_in_memory [GAME...]`
#![allow(clippy::print_stdout, reason = "its output is the list")]

use std::time::Instant;

use tavola_engine::{
    Work,
    evaluators::tables::{InMemory, make_in_memory},
    work::Cancelled,
};
use tavola_rules::variants;

fn main() -> Result<(), Cancelled> {
    let asked: Vec<String> = std::env::args().skip(1).collect();
    for rules in variants::ALL.iter().map(|variant| variant.rules) {
        if !asked.is_empty() && !asked.iter().any(|name| name == rules.name) {
            continue;
        }
        let mut begun = Instant::now();
        for table in make_in_memory(rules, &Work::inline()) {
            let seconds = begun.elapsed().as_secs_f64();
            let (holds, size) = match table? {
                InMemory::EachSide(bytes) => ("each side alone, bytes", bytes),
                InMemory::SmallEnds(positions) => ("small ends, positions", positions),
                InMemory::Whole(positions) => ("all positions", positions),
            };
            println!("{:22}{holds:24}{size:10}{seconds:8.2} s", rules.name);
            begun = Instant::now();
        }
    }
    Ok(())
}
