//! `tavola connect`: protocols of other programs over a socket.

use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::sync::Arc;
use std::time::Duration;

use tavola_connect::external::{self, Opponent};
use tavola_engine::{Budget, Met};
use tavola_rules::Rules;

use crate::failure::{self, Failure, InputError};
use crate::{met, output, tables};

const EXAMPLES: &str = "\
Example:
  tavola connect gnubg --listen 7416 --ply 2
and in GNU Backgammon:
  set player 0 external localhost:7416
  new match 5";

/// Maximum number of connections. GNU Backgammon opens one for each external player.
const MOST_CONNECTIONS: usize = 16;
/// Maximum time without a question, after which a connection counts as abandoned.
const PATIENCE: Duration = Duration::from_secs(24 * 3600);

#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// The program: GNU Backgammon throws the dice, keeps the score, and asks Tavola as its external player
    #[arg(value_name = "gnubg")]
    program: Program,
    /// The port on this machine; 0 takes any free port
    #[arg(long, value_name = "PORT", default_value = "7416")]
    listen: u16,
    /// Number of rolls to look ahead, as GNU Backgammon counts plies: 0 to 3
    #[arg(long, value_name = "N", default_value = "2", value_parser = clap::value_parser!(u32).range(0..=3))]
    ply: u32,
    /// Look ever deeper within this budget: 100ms, or 20000nodes
    #[arg(long, value_name = "BUDGET", conflicts_with = "ply")]
    budget: Option<Budget>,
    /// Play without the cube, as after `set cube use off`, which GNU Backgammon does not report
    #[arg(long)]
    no_cube: bool,
    /// The match equity table
    #[arg(long, value_name = "own|kazaross|FILE", default_value = "own", value_parser = met::table)]
    met: Met,
}

/// A supported opponent.
#[derive(Clone, Copy, clap::ValueEnum)]
enum Program {
    Gnubg,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    match args.program {
        Program::Gnubg => gnubg(args),
    }
}

fn gnubg(args: &Args) -> Result<(), Failure> {
    let depth = args.budget.map_or_else(|| args.ply.into(), Into::into);
    let engine = tables::engine_for(&Rules::STANDARD)?;
    let opponent = Opponent::new(engine, depth).with_met(args.met.clone());
    let opponent = Arc::new(if args.no_cube { opponent.without_cube() } else { opponent });
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, args.listen))
        .map_err(|error| InputError::found(format!("a free port ({error})"), &args.listen.to_string()))?;
    let port = listener.local_addr()?.port();
    output::text(&format!("waiting for GNU Backgammon: set player 0 external localhost:{port}"))?;
    for stream in listener.incoming() {
        let stream = stream?;
        // Every connection holds the opponent until its end.
        if Arc::strong_count(&opponent) > MOST_CONNECTIONS {
            failure::report(&format!("a connection beside {MOST_CONNECTIONS} others is refused"));
            continue;
        }
        let opponent = Arc::clone(&opponent);
        std::thread::spawn(move || serve(&stream, &opponent));
    }
    Ok(())
}

fn serve(stream: &TcpStream, opponent: &Opponent) {
    let _ = (stream.set_read_timeout(Some(PATIENCE)), stream.set_nodelay(true));
    let answer = |line: &str| Ok(opponent.answer(line).unwrap_or_else(|error| format!("Error: {error}")));
    if let Err(error) = external::serve(stream, answer) {
        failure::report(&error.to_string());
    }
}
