//! `tavola backup`: copies a store to a file, even while a server has it open.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use schemars::JsonSchema;
use serde::Serialize;
use tavola_server::admin::Order;

use crate::desk::{self, Place};
use crate::failure::{Failure, InputError};
use crate::output;

const EXAMPLES: &str = "\
Examples:
  tavola backup monday.sqlite
  tavola backup --data /var/lib/tavola /var/backups/tavola.sqlite

A copy is used by putting it into an empty folder as tavola.sqlite. A PostgreSQL database is copied by pg_dump.";

#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// The file to write, which must not exist yet
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[command(flatten)]
    place: Place,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// The written copy.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Copied<'a> {
    /// The file.
    #[schemars(with = "String")]
    file: &'a Path,
    /// Its length in bytes.
    bytes: u64,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let file = &args.file;
    let shown = file.display().to_string();
    if fs::symlink_metadata(file).is_ok() {
        return Err(InputError::found("a file that is not there yet", &shown).into());
    }
    desk::with(&args.place, async |desk| {
        let Some(folder) = desk.server() else {
            return desk.ask(Order::Backup { file: file.clone() }).await.map(drop).map_err(Failure::input);
        };
        // The server can write only into its own folder; this command moves the copy to its place.
        let folder = fs::canonicalize(folder)?;
        let beside = folder.join(format!("backup-{}.sqlite", std::process::id()));
        desk.ask(Order::Backup { file: beside.clone() }).await.map_err(Failure::input)?;
        moved(&beside, file).map_err(|error| InputError::file(&shown, error).into())
    })?;
    let bytes = fs::metadata(file)?.len();
    if args.json {
        return output::json(&Copied { file, bytes });
    }
    output::text(&format!("{shown}: {bytes} bytes"))
}

/// Moves a file, if necessary to another disk.
fn moved(from: &Path, to: &Path) -> std::io::Result<()> {
    let moved = match fs::rename(from, to) {
        Err(error) if error.kind() == ErrorKind::CrossesDevices => {
            fs::copy(from, to).and_then(|_| fs::File::open(to)?.sync_all())
        }
        moved => moved,
    };
    // After a successful move the file is gone already; otherwise the copy is removed.
    _ = fs::remove_file(from);
    moved
}
