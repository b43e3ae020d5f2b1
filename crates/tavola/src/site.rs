//! `tavola site`: the page as a folder for any file host.

use std::path::PathBuf;

use schemars::JsonSchema;
use serde::Serialize;
use tavola_server::write_site;

use crate::failure::{Failure, InputError};
use crate::output;

const EXAMPLES: &str = "\
Examples:
  tavola site --out site --node target/tab/wasm32-unknown-unknown/tab/tavola_tab.wasm

The folder needs no server of its own: any host of files serves it, under any path. Matches stay in the
browser of its reader. scripts/site builds the node and the folder.";

#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// The folder; created if missing
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
    /// The node, compiled to WebAssembly
    #[arg(long, value_name = "FILE")]
    node: PathBuf,
    /// One line of JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize, JsonSchema)]
pub(crate) struct Report {
    files: usize,
    bytes: u64,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let site = write_site(&args.out, &args.node)
        .map_err(|error| Failure::Input(InputError::Other(Box::new(error))))?;
    if args.json {
        return output::json(&Report { files: site.files, bytes: site.bytes });
    }
    let megabytes = site.bytes as f64 / 1e6;
    output::text(&format!("{} files, {megabytes:.1} MB in {}", site.files, args.out.display()))
}
