//! `tavola play`: a match in the terminal.

use std::path::PathBuf;
use std::sync::Arc;

use tavola_engine::Level;
use tavola_play::LONGEST_MATCH;
use tavola_rules::MatchKind;
use tavola_tui::{Auto, BoardWhen, Options, PlayError, SessionError, Wanted};

use crate::failure::Failure;
use crate::input::Language;
use crate::{folders, input, tables};

const EXAMPLES: &str = "\
Examples:
  tavola play
  tavola play --rules nackgammon --match 3 --level club
  tavola play --two --hand-dice
  tavola play --board ask
  printf 'roll\\nhint\\nquit\\n' | tavola play --new

Type moves as 13/8 6/5, or use the arrow keys and Enter; ? shows the rest. Every action is kept, and
without --new the last unfinished match that fits is continued. What you type is the same in every language.";

#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// The game [default: backgammon]
    #[arg(long, value_name = "VARIANT|FILE", value_parser = input::game_with_title)]
    rules: Option<input::Game>,
    /// A match to N points
    #[arg(long = "match", value_name = "N", value_parser = length(), group = "kind")]
    points: Option<u16>,
    /// A number of games; the higher sum wins
    #[arg(long, value_name = "N", value_parser = length(), group = "kind")]
    games: Option<u16>,
    /// Any number of games, each for its points
    #[arg(long, group = "kind")]
    money: bool,
    /// One game
    #[arg(long, group = "kind")]
    single: bool,
    /// Level of the opponent: beginner, casual, club, expert, master, grandmaster [default: expert]
    #[arg(long, value_name = "NAME")]
    level: Option<Level>,
    /// Two people at this terminal
    #[arg(long, conflicts_with = "level")]
    two: bool,
    /// The dice are thrown on your table and typed: roll 31
    #[arg(long)]
    hand_dice: bool,
    /// Continue the last unfinished match that fits, or fail
    #[arg(long, conflicts_with = "new")]
    resume: bool,
    /// Begin a new match
    #[arg(long)]
    new: bool,
    /// Letters instead of discs, no colours
    #[arg(long)]
    plain: bool,
    /// Lines of text instead of a screen, as without a terminal
    #[arg(long)]
    line: bool,
    /// When the board is drawn in lines: turn, ask (only for board), never. Without it a turn is one sentence, for the ear [default: turn]
    #[arg(long, value_name = "WHEN")]
    board: Option<BoardWhen>,
    /// Automatic actions: all, none, or some of roll (unless a double is useful), dance, forced, bear-off [default: all at a terminal, none
    /// in a pipe]
    #[arg(long, value_name = "LIST")]
    auto: Option<Auto>,
    /// The language: en de fr es it nl pt da ru [default: that of the
    /// environment at a terminal, else en]
    #[arg(long, value_name = "CODE", value_parser = input::language)]
    lang: Option<Language>,
    /// The folder of the matches [default: the platform's folder for data]
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
}

/// Returns the parser of a match length.
pub(crate) fn length() -> clap::builder::RangedI64ValueParser<u16> {
    clap::value_parser!(u16).range(1..=i64::from(LONGEST_MATCH))
}

impl Args {
    fn kind(&self) -> Option<MatchKind> {
        match (self.points, self.games) {
            (Some(points), _) => Some(MatchKind::Points(points)),
            (_, Some(games)) => Some(MatchKind::Games(games)),
            _ if self.money => Some(MatchKind::Money),
            _ if self.single => Some(MatchKind::Single),
            _ => None,
        }
    }
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let data = match &args.data {
        Some(data) => data.clone(),
        None => folders::data()?,
    };
    let engine = tables::engine_with_tables(&data)?;
    let wanted = match (args.resume, args.new) {
        (true, _) => Wanted::Old,
        (_, true) => Wanted::New,
        _ => Wanted::Either,
    };
    let options = Options {
        engine,
        rules: args.rules.as_ref().map(|game| Arc::clone(&game.rules)),
        title: args.rules.as_ref().and_then(|game| game.title.clone()),
        kind: args.kind(),
        level: args.level,
        two: args.two,
        names: None,
        clock: None,
        watch: None,
        hand_dice: args.hand_dice,
        wanted,
        plain: args.plain,
        line: args.line || args.board.is_some(),
        board: args.board,
        auto: args.auto,
        folder: data.join("play"),
        locale: args.lang.map(|language| language.0),
    };
    failed(tavola_tui::play(&options))
}

/// Converts the error of a match in the terminal.
pub(crate) fn failed(done: Result<(), PlayError>) -> Result<(), Failure> {
    done.map_err(|error| match error {
        PlayError::Io(error) => Failure::Io(error),
        PlayError::Refused(SessionError::Record(error)) => Failure::Io(std::io::Error::other(error)),
        error => Failure::input(error),
    })
}
