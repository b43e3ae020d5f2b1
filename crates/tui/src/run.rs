//! The choice of the match and of its display.

use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{self, Event, KeyCode, KeyModifiers};
#[cfg(unix)]
use ratatui::crossterm::{
    cursor::Show,
    execute,
    terminal::{EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode},
};
use tavola_dice::Dice;
use tavola_engine::{Engine, Level};
use tavola_locale::Locale;
use tavola_play::{DiceMode, Seat};
use tavola_rules::{MatchKind, Player, Rules};

use crate::app::App;
use crate::auto::Auto;
use crate::board::Glyphs;
use crate::clock::ClockRule;
use crate::editor::Typed;
use crate::line::{BoardWhen, LineError, Manner, Talk};
use crate::record::{Header, Record, RecordError};
use crate::session::{Session, SessionError, Watch};
use crate::speech::Speech;
use crate::view::{self, Means};
use crate::words;

/// The choice between a new and a saved match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// The last unfinished matching one, or a new one.
    Either,
    /// The last unfinished matching one.
    Old,
    /// A new one.
    New,
}

/// Options of a match. An open option matches every saved match, and has its default in a new one.
#[derive(Clone, Debug)]
pub struct Options {
    /// The engine for bots and hints.
    pub engine: Engine,
    /// The game.
    pub rules: Option<Arc<Rules>>,
    /// The name of custom rules.
    pub title: Option<String>,
    /// The kind of match.
    pub kind: Option<MatchKind>,
    /// The level of the engine.
    pub level: Option<Level>,
    /// Two people play.
    pub two: bool,
    /// Names of the two people.
    pub names: Option<[String; 2]>,
    /// Time control of both players.
    pub clock: Option<ClockRule>,
    /// Observer of the match.
    pub watch: Option<Watch>,
    /// The dice are thrown on the table.
    pub hand_dice: bool,
    /// Whether to begin or to continue.
    pub wanted: Wanted,
    /// Plain characters only.
    pub plain: bool,
    /// Lines instead of a screen.
    pub line: bool,
    /// The time at which the board is drawn in lines; `None`: at each turn.
    pub board: Option<BoardWhen>,
    /// Automatic actions; `None`: all at a terminal and none in a pipe.
    pub auto: Option<Auto>,
    /// The folder of the matches.
    pub folder: PathBuf,
    /// The language; `None`: that of the environment at a terminal, and English in a pipe.
    pub locale: Option<&'static Locale>,
}

/// The default level of the opponent.
const USUAL_LEVEL: Level = Level::Expert;

/// The reason why there is no match, or why it ended.
#[derive(Debug, thiserror::Error)]
pub enum PlayError {
    /// There is no match to continue.
    #[error("no unfinished match of this kind is kept in {}; leave --resume out to begin one", .0.display())]
    NothingToResume(PathBuf),
    /// The match cannot be read, saved or played.
    #[error(transparent)]
    Refused(#[from] SessionError),
    /// The terminal or a pipe failed.
    #[error(transparent)]
    Io(#[from] io::Error),
}

impl From<LineError> for PlayError {
    fn from(error: LineError) -> PlayError {
        match error {
            LineError::Io(error) => PlayError::Io(error),
            LineError::Refused(refused) => PlayError::Refused(refused),
        }
    }
}

impl From<RecordError> for PlayError {
    fn from(error: RecordError) -> PlayError {
        PlayError::Refused(error.into())
    }
}

/// Plays a match, on the whole screen or in lines.
///
/// # Errors
/// There is no such match, it cannot be saved, or the terminal fails.
pub fn play(options: &Options) -> Result<(), PlayError> {
    survive_full_files();
    let variable = |name: &str| std::env::var(name).ok();
    let means = means(options.plain, variable);
    let at_terminal = io::stdin().is_terminal() && io::stdout().is_terminal();
    let lines = options.line || !at_terminal;
    let locale = options.locale.unwrap_or_else(|| usual_locale(at_terminal, variable));
    let board = options.board.unwrap_or(BoardWhen::Turn);
    let aloud = lines && board != BoardWhen::Turn;
    let speech = Speech { locale, plain: lines || means.glyphs == Glyphs::ASCII, aloud };
    let mut session = session(options, speech)?;
    if let Some(rule) = options.clock {
        session.with_clock(rule);
    }
    if let Some(watch) = &options.watch {
        session.with_watch(watch.clone());
    }
    let auto = options.auto.unwrap_or(if at_terminal { Auto::ALL } else { Auto::NONE });
    if lines {
        let manner = Manner { board, auto, at_terminal };
        let talk =
            Talk { session: &mut session, engine: &options.engine, manner, output: &mut io::stdout().lock() };
        if at_terminal {
            talk.hold(&mut Typed::new()?)?;
        } else {
            talk.hold(&mut io::stdin().lock())?;
        }
        return Ok(());
    }
    // This also sets a hook that restores the terminal after a panic.
    let mut terminal = ratatui::try_init()?;
    let mut app = App::new(session, options.engine.clone(), auto);
    let played = on_screen(&mut terminal, &mut app, means);
    ratatui::try_restore()?;
    played?;
    // The screen is gone, so the important facts are printed as lines in the shell.
    let mut out = io::stdout().lock();
    for line in words::farewell(app.session()) {
        writeln!(out, "{line}")?;
    }
    Ok(())
}

/// Handles the signal for a file that reaches its size limit. Without a handler it ends the process; with one the write fails as on a full
/// disk.
#[cfg(unix)]
fn survive_full_files() {
    // If the signal cannot be handled, everything else works.
    drop(signal_hook::flag::register(signal_hook::consts::SIGXFSZ, Arc::default()));
}

#[cfg(not(unix))]
fn survive_full_files() {}

/// Opens or creates the requested match.
fn session(options: &Options, speech: Speech) -> Result<Session, PlayError> {
    if options.wanted != Wanted::New {
        if let Some(session) = kept(options, speech)? {
            return Ok(session);
        }
        if options.wanted == Wanted::Old {
            return Err(PlayError::NothingToResume(options.folder.clone()));
        }
    }
    let rules = options.rules.as_deref().unwrap_or(&Rules::STANDARD);
    let opponent = Seat::bot(options.level.unwrap_or(USUAL_LEVEL).name());
    let players = match &options.names {
        Some(names) => names.clone().map(|name| Seat::Human { name }),
        None => [Seat::human(), if options.two { Seat::human() } else { opponent }],
    };
    let mode = if options.hand_dice { DiceMode::Hand } else { DiceMode::Tavola };
    let seed = crate::session::seed(&mut Dice::random());
    let mut header = Header::new(rules, options.kind.unwrap_or(rules.usual_match), players, mode, seed);
    header.setup.title.clone_from(&options.title);
    Ok(Session::begin_sealed(&options.folder, header, speech)?)
}

/// Opens the last unfinished matching match that is not open elsewhere. An unreadable file is an error only if a match must be continued,
/// because it may be that one.
fn kept(options: &Options, speech: Speech) -> Result<Option<Session>, PlayError> {
    let mut unreadable = None;
    for path in Record::all(&options.folder)? {
        match Session::resume(&path, Dice::random(), speech) {
            Ok(session) if !session.played().is_over() && fits(options, &session) => {
                return Ok(Some(session));
            }
            Ok(_) | Err(SessionError::Record(RecordError::Taken(_))) => {}
            Err(error) => unreadable = unreadable.or(Some(error)),
        }
    }
    match unreadable {
        Some(error) if options.wanted == Wanted::Old => Err(error.into()),
        _ => Ok(None),
    }
}

fn fits(options: &Options, session: &Session) -> bool {
    let level = Player::BOTH.into_iter().find_map(|player| session.level(player));
    let m = session.played();
    options.rules.as_deref().is_none_or(|rules| rules == m.match_rules())
        && options.kind.is_none_or(|kind| kind == m.kind())
        && options.level.is_none_or(|wanted| level == Some(wanted))
        && (!options.two || level.is_none())
        && options.names.as_ref().is_none_or(|names| {
            Player::BOTH.iter().zip(names).all(|(player, name)| session.people().name(*player) == name)
        })
        && (!options.hand_dice || session.setup().dice == DiceMode::Hand)
}

/// Returns the abilities of the terminal, by the environment.
fn means(plain: bool, variable: impl Fn(&str) -> Option<String>) -> Means {
    let said = |name: &str| variable(name).filter(|value| !value.is_empty());
    let utf8 = is_utf8(&variable);
    let no_colour = said("NO_COLOR").is_some();
    let discs = utf8 && !plain;
    Means {
        glyphs: if discs { Glyphs::DRAWN } else { Glyphs::ASCII },
        colours: !plain && !no_colour && said("TERM").as_deref() != Some("dumb"),
    }
}

/// Returns whether the terminal reads UTF-8, by the environment.
fn is_utf8(variable: impl Fn(&str) -> Option<String>) -> bool {
    let said = |name: &&str| variable(name).filter(|value| !value.is_empty());
    let charset = ["LC_ALL", "LC_CTYPE", "LANG"].iter().find_map(said).unwrap_or_default();
    cfg!(windows) || charset.to_lowercase().replace('-', "").contains("utf8")
}

/// Returns the default language: for people that of the environment, if the terminal can show its letters, and English for scripts.
fn usual_locale(at_terminal: bool, variable: impl Fn(&str) -> Option<String>) -> &'static Locale {
    if at_terminal && is_utf8(&variable) { Locale::of_environment(variable) } else { Locale::english() }
}

/// Maximum wait for a key while the engine computes: short, so that its turn is shown at once.
const WHILE_THINKING: Duration = Duration::from_millis(30);
const AT_REST: Duration = Duration::from_millis(500);

fn on_screen(terminal: &mut DefaultTerminal, app: &mut App, means: Means) -> Result<(), PlayError> {
    while !app.is_over() {
        app.tick()?;
        terminal.draw(|frame| view::draw(frame, app, means))?;
        let wait = if app.is_thinking() { WHILE_THINKING } else { AT_REST };
        if event::poll(wait)?
            && let Event::Key(key) = event::read()?
        {
            if key.code == KeyCode::Char('z') && key.modifiers.contains(KeyModifiers::CONTROL) {
                suspend(terminal)?;
            } else {
                app.key(key);
            }
        }
    }
    Ok(())
}

/// Gives the terminal back to the shell until the process is continued.
#[cfg(unix)]
fn suspend(terminal: &mut DefaultTerminal) -> io::Result<()> {
    disable_raw_mode()?;
    execute!(io::stdout(), LeaveAlternateScreen, Show)?;
    signal_hook::low_level::emulate_default_handler(signal_hook::consts::SIGTSTP)?;
    enable_raw_mode()?;
    execute!(io::stdout(), EnterAlternateScreen)?;
    terminal.clear()
}

#[cfg(not(unix))]
fn suspend(_: &mut DefaultTerminal) -> io::Result<()> {
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn session(options: &Options) -> Result<Session, PlayError> {
        super::session(options, Speech::of(Locale::english()))
    }

    fn options(folder: &std::path::Path) -> Options {
        Options {
            engine: Engine::embedded(),
            rules: None,
            title: None,
            kind: None,
            level: None,
            two: false,
            names: None,
            clock: None,
            watch: None,
            hand_dice: false,
            wanted: Wanted::Either,
            plain: false,
            line: false,
            board: None,
            auto: None,
            folder: folder.to_owned(),
            locale: None,
        }
    }

    #[test]
    fn the_last_unfinished_match_that_fits_is_continued() {
        let folder = tempfile::tempdir().unwrap();
        let usual = options(folder.path());
        assert!(matches!(
            session(&Options { wanted: Wanted::Old, ..usual.clone() }),
            Err(PlayError::NothingToResume(_))
        ));
        let first = session(&usual).unwrap().path().to_owned();
        assert_eq!(session(&usual).unwrap().path(), first);
        let two = session(&Options { two: true, ..usual.clone() }).unwrap().path().to_owned();
        assert_ne!(two, first);
        assert_eq!(session(&Options { level: Some(USUAL_LEVEL), ..usual.clone() }).unwrap().path(), first);
        assert_eq!(session(&usual).unwrap().path(), two);
        assert_ne!(session(&Options { wanted: Wanted::New, ..usual.clone() }).unwrap().path(), two);
        // A match that is open elsewhere is not used.
        let playing = session(&usual).unwrap();
        assert_ne!(session(&usual).unwrap().path(), playing.path());
    }

    #[test]
    fn a_match_that_is_over_is_not_continued() {
        let folder = tempfile::tempdir().unwrap();
        let usual = Options { two: true, kind: Some(MatchKind::Single), ..options(folder.path()) };
        let mut first = session(&usual).unwrap();
        let path = first.path().to_owned();
        let typed = "roll\n".repeat(40) + "resign 1\naccept\n";
        crate::line::run(&mut first, &usual.engine, Manner::PIPE, typed.as_bytes(), io::sink()).unwrap();
        assert!(first.played().is_over());
        drop(first);
        assert_ne!(session(&usual).unwrap().path(), path);
    }

    #[test]
    fn a_damaged_file_hides_no_other_match() {
        let folder = tempfile::tempdir().unwrap();
        let old = Options { wanted: Wanted::Old, ..options(folder.path()) };
        let path = session(&options(folder.path())).unwrap().path().to_owned();
        std::fs::write(folder.path().join("0005.jsonl"), "{}\n").unwrap();
        assert_eq!(session(&old).unwrap().path(), path);
        std::fs::remove_file(path).unwrap();
        assert!(session(&old).unwrap_err().to_string().contains("0005.jsonl: line 1"));
        assert!(session(&options(folder.path())).unwrap().path().ends_with("0006.jsonl"));
    }

    #[test]
    fn letters_are_drawn_where_discs_or_colours_are_not_wanted() {
        let utf8 = |name: &str| (name == "LANG").then(|| "de_DE.UTF-8".to_owned());
        let drawn = means(false, utf8);
        assert!(drawn.glyphs == Glyphs::DRAWN && drawn.colours);
        assert_eq!(means(true, utf8).glyphs, Glyphs::ASCII);
        let latin = |name: &str| (name == "LC_ALL").then(|| "de_DE.ISO-8859-1".to_owned());
        assert!(means(false, latin).glyphs == Glyphs::ASCII && means(false, latin).colours);
        let none = means(false, |name| if name == "NO_COLOR" { Some("1".to_owned()) } else { utf8(name) });
        // No colours, but the characters and the letters of the language.
        assert!(none.glyphs == Glyphs::DRAWN && !none.colours);
    }

    #[test]
    fn people_read_the_language_of_their_environment_and_scripts_english() {
        let german = |name: &str| (name == "LANG").then(|| "de_DE.UTF-8".to_owned());
        assert_eq!(usual_locale(true, german).code(), "de");
        assert_eq!(usual_locale(false, german).code(), "en");
        let russian = |name: &str| (name == "LC_ALL").then(|| "ru_RU.KOI8-R".to_owned());
        assert_eq!(usual_locale(true, russian).code(), "en");
    }
}
