//! `tavola ubgi`: the Universal Backgammon Interface.

use std::io;

use tavola_connect::ubgi;
use tavola_rules::Rules;

use crate::failure::Failure;
use crate::tables;

const EXAMPLES: &str = "\
Example:
  printf 'position gnubgid 4HPwATDgc/ABMA\\ndice 3 1\\ngo\\n' | tavola ubgi

A controller starts this command and writes one command a line; docs/connect.md has them all.";

#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {}

pub(crate) fn run(_: &Args) -> Result<(), Failure> {
    let engine = tables::engine_for(&Rules::STANDARD)?;
    ubgi::run(engine, &mut io::stdin().lock(), io::stdout()).map_err(Failure::from)
}
