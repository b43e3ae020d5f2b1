//! `tavola record`: a match between two people at a table, recorded by a host.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Instant, SystemTime, UNIX_EPOCH};

use schemars::JsonSchema;
use serde::Serialize;
use tavola_engine::{Context, Depth, Engine};
use tavola_notation::{Situation, any, xgid};
use tavola_play::{FileFormat, MatchRecord, ReadMatch};
use tavola_rules::game::Phase;
use tavola_rules::{Match, MatchKind, Player};
use tavola_tui::clock::ClockRule;
use tavola_tui::{Auto, BoardWhen, Options, Session, Wanted, Watch};

use crate::failure::{Failure, InputError};
use crate::input::{Game, Language};
use crate::{folders, input, play, tables};

const EXAMPLES: &str = "\
Examples:
  tavola record Anna Ben --match 7 -o evening.mat
  tavola record Anna Ben --match 7 -o evening.mat --overlay overlay.json --clock 14m+12s
  printf 'roll 31\\n8/5 6/5\\nquit\\n' | tavola record Anna Ben --new -o evening.mat

Type the dice that are thrown on the table, then the moves: roll 31, 8/5 6/5. The match file is whole after
every turn. The overlay is a small JSON file for a picture of the match: position, score, cube, chances, clock.";

#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// The player whose dice are typed first in the opening roll
    #[arg(value_name = "FIRST", value_parser = name)]
    first: String,
    /// The other player
    #[arg(value_name = "SECOND", value_parser = name)]
    second: String,
    /// The game [default: backgammon]
    #[arg(long, value_name = "VARIANT|FILE", value_parser = input::game_with_title)]
    rules: Option<Game>,
    /// A match to N points
    #[arg(long = "match", value_name = "N", value_parser = play::length(), group = "kind")]
    points: Option<u16>,
    /// Any number of games, each for its points
    #[arg(long, group = "kind")]
    money: bool,
    /// The match file that is written after every turn: .mat, .sgf or .json
    #[arg(short, long, value_name = "FILE", value_parser = match_file)]
    output: Option<PathBuf>,
    /// A JSON file with the state of the match, written after every action
    #[arg(long, value_name = "FILE")]
    overlay: Option<PathBuf>,
    /// Time for each player: minutes for the match, and seconds of delay for each turn
    #[arg(long, value_name = "14m+12s")]
    clock: Option<ClockRule>,
    /// Continue the last unfinished match of these players, or fail
    #[arg(long, conflicts_with = "new")]
    resume: bool,
    /// Begin a new match
    #[arg(long)]
    new: bool,
    /// Lines of text instead of a screen, as without a terminal
    #[arg(long)]
    line: bool,
    /// When the board is drawn in lines: turn, ask, never [default: turn]
    #[arg(long, value_name = "WHEN")]
    board: Option<BoardWhen>,
    /// Letters instead of discs, no colours
    #[arg(long)]
    plain: bool,
    /// The language: en de fr es it nl pt da ru [default: that of the
    /// environment at a terminal, else en]
    #[arg(long, value_name = "CODE", value_parser = input::language)]
    lang: Option<Language>,
    /// The folder of the matches [default: the platform's folder for data]
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
}

fn name(text: &str) -> Result<String, InputError> {
    let tidy = tavola_notation::names::tidy_name(text);
    let fits = (1..=tavola_play::LONGEST_PLAYER_NAME).contains(&tidy.chars().count());
    if fits { Ok(tidy) } else { Err(InputError::found("a name of 1 to 40 characters", text)) }
}

fn match_file(text: &str) -> Result<PathBuf, InputError> {
    match FileFormat::of_path(text) {
        Some(format) if format.name() != "xg" => Ok(text.into()),
        _ => Err(InputError::found("a file whose extension is .mat, .sgf or .json", text)),
    }
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let data = match &args.data {
        Some(data) => data.clone(),
        None => folders::data()?,
    };
    let engine = tables::engine_with_tables(&data)?;
    let kind = match args.points {
        Some(points) => Some(MatchKind::Points(points)),
        None => args.money.then_some(MatchKind::Money),
    };
    let outputs =
        Outputs { file: args.output.clone(), overlay: args.overlay.clone(), engine: engine.clone() };
    let options = Options {
        engine,
        rules: args.rules.as_ref().map(|game| Arc::clone(&game.rules)),
        title: args.rules.as_ref().and_then(|game| game.title.clone()),
        kind,
        level: None,
        two: true,
        names: Some([args.first.clone(), args.second.clone()]),
        hand_dice: true,
        clock: args.clock,
        watch: Some(Watch::new(move |session| outputs.write(session))),
        wanted: match (args.resume, args.new) {
            (true, _) => Wanted::Old,
            (_, true) => Wanted::New,
            _ => Wanted::Either,
        },
        plain: args.plain,
        line: args.line || args.board.is_some(),
        board: args.board,
        auto: Some(Auto::NONE),
        folder: data.join("play"),
        locale: args.lang.map(|language| language.0),
    };
    play::failed(tavola_tui::play(&options))
}

/// The files that show the state of the match.
struct Outputs {
    file: Option<PathBuf>,
    overlay: Option<PathBuf>,
    engine: Engine,
}

impl Outputs {
    /// Writes the requested files, each completely.
    fn write(&self, session: &Session) -> Result<(), String> {
        if let Some(path) = &self.file {
            let text = match_text(session, path).map_err(|error| format!("{}: {error}", path.display()))?;
            replace(path, &text)?;
        }
        if let Some(path) = &self.overlay {
            let state = Overlay::of(session, &self.engine);
            let text = serde_json::to_string(&state).map_err(|error| error.to_string())?;
            replace(path, &(text + "\n"))?;
        }
        Ok(())
    }
}

/// Writes a file beside another one and then replaces it, so that a reader never sees a part of it.
fn replace(path: &Path, text: &str) -> Result<(), String> {
    let named = |error: io::Error| format!("{}: {error}", path.display());
    let mut beside = path.as_os_str().to_owned();
    beside.push(".part");
    fs::write(&beside, text).map_err(named)?;
    fs::rename(&beside, path).map_err(named)
}

/// Returns the match as a file, after a check that it can be read again.
fn match_text(session: &Session, path: &Path) -> Result<String, String> {
    let record = MatchRecord::new(session.setup().clone(), session.all_actions());
    let format = FileFormat::of_path(&path.to_string_lossy()).unwrap_or(FileFormat::Record);
    if format == FileFormat::Record {
        return record.print().map_err(|error| error.to_string());
    }
    let mut file = record.file().map_err(|error| error.to_string())?;
    file.players = Player::BOTH.map(|player| session.people().name(player).to_owned());
    let text = format.print(&file).map_err(|error| error.to_string())?;
    match ReadMatch::parse(text.as_bytes(), format).map(|read| read.fault) {
        Ok(None) => Ok(text),
        // A file without a game cannot be read.
        Err(_) if file.actions().is_empty() => Ok(text),
        Ok(Some(fault)) | Err(fault) => Err(format!("the file would not be read again: {fault}")),
    }
}

/// The data for a picture of the match. Pairs are the first player's and the second's.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Overlay {
    players: [String; 2],
    rules: &'static str,
    title: Option<String>,
    #[serde(rename = "match")]
    #[schemars(with = "tavola_analysis::schema::MatchKind")]
    kind: MatchKind,
    score: [u32; 2],
    game: u32,
    crawford: bool,
    cube: OverlayCube,
    /// Plain notation, the player on roll first.
    position: String,
    xgid: Option<String>,
    #[schemars(with = "Option<tavola_analysis::schema::Player>")]
    on_roll: Option<Player>,
    dice: Vec<u8>,
    pips: [u32; 2],
    chances: Option<OverlayChances>,
    /// The last event.
    last: Option<String>,
    clock: Option<OverlayClock>,
    over: bool,
    /// Present time, in milliseconds since 1970.
    time: u64,
}

#[derive(Serialize, JsonSchema)]
struct OverlayCube {
    value: u32,
    #[schemars(with = "Option<tavola_analysis::schema::Player>")]
    owner: Option<Player>,
    in_play: bool,
}

#[derive(Serialize, JsonSchema)]
struct OverlayChances {
    win: [f32; 2],
    gammon: [f32; 2],
    backgammon: [f32; 2],
    /// The chances to win the match.
    mwc: Option<[f64; 2]>,
}

#[derive(Serialize, JsonSchema)]
struct OverlayClock {
    left_ms: [u64; 2],
    delay_ms: u64,
    #[schemars(with = "Option<tavola_analysis::schema::Player>")]
    running: Option<Player>,
}

impl Overlay {
    fn of(session: &Session, engine: &Engine) -> Overlay {
        let m = session.played();
        let game = m.game();
        let now = Instant::now();
        let situation = Situation::of_match(m);
        let playing = !m.is_over() && game.result().is_none();
        let entry = m.rules().track.entry();
        Overlay {
            players: Player::BOTH.map(|player| session.people().name(player).to_owned()),
            rules: m.match_rules().name,
            title: session.setup().title.clone(),
            kind: m.kind(),
            score: m.score(),
            game: m.game_number(),
            crawford: game.is_crawford(),
            cube: OverlayCube {
                value: game.cube().value,
                owner: game.cube().owner,
                in_play: game.cube().in_play,
            },
            position: situation.position.to_string(),
            xgid: (playing && any::has_ids(m.rules())).then(|| xgid::print(&situation)),
            on_roll: game.phase().player(),
            dice: match game.phase() {
                Phase::Move { roll: Some(roll), .. } => roll.dice().to_vec(),
                _ => Vec::new(),
            },
            pips: Player::BOTH.map(|player| game.position(player).own().pips(entry)),
            chances: playing.then(|| chances(m, &situation, engine)).flatten(),
            last: session.log().last().map(|entry| match entry.by {
                Some(player) => format!("{} {}", session.people().name(player), entry.text),
                None => entry.text.clone(),
            }),
            clock: session.clock().map(|clock| OverlayClock {
                left_ms: Player::BOTH
                    .map(|player| u64::try_from(clock.left(player, now).as_millis()).unwrap_or(u64::MAX)),
                delay_ms: u64::try_from(clock.rule().delay.as_millis()).unwrap_or(u64::MAX),
                running: clock.running(),
            }),
            over: m.is_over(),
            time: SystemTime::now()
                .duration_since(UNIX_EPOCH)
                .map_or(0, |since| u64::try_from(since.as_millis()).unwrap_or(u64::MAX)),
        }
    }
}

/// Returns the chances before the present roll, at a depth of one roll, for the first player and the second.
fn chances(m: &Match, situation: &Situation, engine: &Engine) -> Option<OverlayChances> {
    let context = Context::of(m, situation.on_roll);
    let found = engine.evaluation(m.rules(), &situation.position, &context, Depth::from(1)).ok()?;
    let p = found.probabilities;
    let sides = |own: f32, other: f32| match situation.on_roll {
        Player::First => [own, other],
        Player::Second => [other, own],
    };
    let mwc = context.mwc(found.cubeful.into()).map(|own| match situation.on_roll {
        Player::First => [own, 1.0 - own],
        Player::Second => [1.0 - own, own],
    });
    Some(OverlayChances {
        win: sides(p.win, 1.0 - p.win),
        gammon: sides(p.win_gammon, p.lose_gammon),
        backgammon: sides(p.win_backgammon, p.lose_backgammon),
        mwc,
    })
}
