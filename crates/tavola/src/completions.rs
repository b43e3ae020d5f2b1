//! `tavola completions` and `tavola man`: data for shells and `man`, from the definitions of the command line.

use std::io::{self, Write as _};
use std::path::PathBuf;

use clap::CommandFactory as _;
use clap_complete::Shell;

use crate::Cli;
use crate::failure::Failure;

const EXAMPLES: &str = "\
Examples:
  tavola completions bash > ~/.local/share/bash-completion/completions/tavola
  tavola completions zsh > ~/.zfunc/_tavola
  tavola completions fish > ~/.config/fish/completions/tavola.fish
  tavola completions powershell >> $PROFILE";

#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// The shell
    shell: Shell,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let mut text = Vec::new();
    clap_complete::generate(args.shell, &mut Cli::command(), "tavola", &mut text);
    Ok(io::stdout().lock().write_all(&text)?)
}

const MAN_EXAMPLES: &str = "\
Examples:
  tavola man | man -l -
  tavola man ~/.local/share/man/man1";

#[derive(clap::Args)]
#[command(after_help = MAN_EXAMPLES)]
pub(crate) struct ManArgs {
    /// A folder for a page of each command; without one, the page of tavola is printed
    #[arg(value_name = "DIR")]
    folder: Option<PathBuf>,
}

pub(crate) fn man(args: &ManArgs) -> Result<(), Failure> {
    let command = Cli::command();
    let Some(folder) = &args.folder else {
        let mut text = Vec::new();
        clap_mangen::Man::new(command).render(&mut text)?;
        return Ok(io::stdout().lock().write_all(&text)?);
    };
    let named = |error: io::Error| io::Error::new(error.kind(), format!("{}: {error}", folder.display()));
    std::fs::create_dir_all(folder).map_err(named)?;
    Ok(clap_mangen::generate_to(command, folder).map_err(named)?)
}
