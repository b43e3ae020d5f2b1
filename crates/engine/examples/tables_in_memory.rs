//! The exact tables that are made in memory, of every game: how many entries each has, and the seconds of a core that it takes.
//!
//! `cargo run --release -p tavola-engine --example tables_in_memory [GAME...]`
#![allow(clippy::print_stdout, reason = "its output is the list")]

use std::time::Instant;

use tavola_engine::{InMemory, make_in_memory};
use tavola_rules::variants;

fn main() {
    let asked: Vec<String> = std::env::args().skip(1).collect();
    for rules in variants::ALL.iter().map(|variant| variant.rules) {
        if !asked.is_empty() && !asked.iter().any(|name| name == rules.name) {
            continue;
        }
        let mut begun = Instant::now();
        for table in make_in_memory(rules) {
            let seconds = begun.elapsed().as_secs_f64();
            let (holds, entries) = match table {
                InMemory::EachSide(entries) => ("each side alone, arrangements", entries),
                InMemory::SmallEnds(entries) => ("small ends, positions", entries),
                InMemory::Whole(entries) => ("all positions", entries),
            };
            println!("{:22}{holds:31}{entries:8}{seconds:8.2} s", rules.name);
            begun = Instant::now();
        }
    }
}
