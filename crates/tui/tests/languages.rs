//! The terminal in nine languages: a short game in lines, and screens without truncated texts.

use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use tavola_dice::Dice;
use tavola_engine::Engine;
use tavola_locale::Locale;
use tavola_play::{DiceMode, Seat};
use tavola_rules::{MatchKind, Rules, variants};
use tavola_tui::app::App;
use tavola_tui::board::Glyphs;
use tavola_tui::view::{self, Means};
use tavola_tui::{Auto, BoardWhen, Header, Manner, Session, Speech, line};

const DRAWN: Means = Means { glyphs: Glyphs::DRAWN, colours: true };

fn speech(code: &str, plain: bool) -> Speech {
    Speech { locale: Locale::find(code).expect("one of the nine"), plain, aloud: false }
}

fn session(
    folder: &std::path::Path,
    rules: &Rules,
    players: [Seat; 2],
    kind: MatchKind,
    speech: Speech,
) -> Session {
    let header = Header::new(rules, kind, players, DiceMode::Hand, 3);
    Session::begin(folder, header, Dice::seeded(1), speech).unwrap()
}

fn two() -> [Seat; 2] {
    [Seat::human(), Seat::human()]
}

/// Plays a one-point match in lines. Returns the output without the board, the position and the two sides.
fn short_game(code: &str) -> Vec<String> {
    let folder = tempfile::tempdir().unwrap();
    let mut session =
        session(folder.path(), &Rules::STANDARD, two(), MatchKind::Points(1), speech(code, true));
    let typed = "roll 31\n8/5 12/9\n8/5 6/5\nroll 66\n24/18\nalles\nroll 65\n24/18\nundo\nresign 2\naccept\n";
    let mut output = Vec::new();
    line::run(&mut session, &Engine::embedded(), Manner::PIPE, typed.as_bytes(), &mut output).unwrap();
    let text = String::from_utf8(output).unwrap();
    let is_board = |line: &str| line.is_empty() || line.starts_with(['|', '+', ' ']);
    let is_side = |line: &str| {
        line.starts_with("position ") || ["Pips", "пипсы"].iter().any(|pips| line.contains(pips))
    };
    let is_kept = |line: &str| line.contains(".jsonl");
    let shown = |line: &&str| !is_board(line) && !is_side(line) && !is_kept(line);
    text.lines().filter(shown).map(str::to_owned).collect()
}

#[test]
fn a_short_game_in_german() {
    let expected = [
        "Backgammon, Match auf einen Punkt, Spiel 1",
        "Gib den ersten Wurf ein: für jeden ein Würfel [roll]",
        "X 3-1: beginnt",
        "Spieler 1 hat 31 [cocked, resign]",
        "no: Dort steht kein Stein von dir",
        "X 31: 8/5 6/5",
        "Gib den Wurf von Spieler 2 ein [roll, resign]",
        "Spieler 2 hat 66 [cocked, resign]",
        "Spieler 2 hat 66. Noch zu ziehen: 6 6 6 [undo, undo all, resign]",
        r#"no: Den Befehl "alles" gibt es nicht; help nennt alle"#,
        "no: Vorher muss etwas anderes geschehen. Jetzt: 13/8 6/5, undo, undo all",
        "Spieler 2 hat 66. Noch zu ziehen: 6 6 [undo, undo all, resign]",
        "Spieler 2 hat 66. Noch zu ziehen: 6 6 6 [undo, undo all, resign]",
        "O gibt auf: Gammon",
        "Spieler 2 gibt auf: Gammon (2 Punkte) [accept, refuse]",
        "X nimmt an",
        "Spieler 1 gewinnt ein Gammon: 2 Punkte",
        "Spieler 1 gewinnt das Match",
        "Spieler 1 gewinnt ein Gammon: 2 Punkte. Spieler 1 gewinnt das Match (2 : 0)",
        "Analysieren mit tavola analyse 1",
    ];
    assert_eq!(short_game("de"), expected);
}

#[test]
fn a_short_game_in_russian() {
    let expected = [
        "Бакгаммон, Матч до одного очка, Игра 1",
        "Введите первый бросок: по одному кубику на игрока [roll]",
        "X 3-1: начинает",
        "Игрок 1: 31 [cocked, resign]",
        "no: Там нет вашей шашки",
        "X 31: 8/5 6/5",
        "Введите бросок: Игрок 2 [roll, resign]",
        "Игрок 2: 66 [cocked, resign]",
        "Игрок 2: 66. Осталось сыграть: 6 6 6 [undo, undo all, resign]",
        r#"no: Нет команды "alles"; help покажет все"#,
        "no: Сначала нужно сделать кое-что другое. Сейчас: 13/8 6/5, undo, undo all",
        "Игрок 2: 66. Осталось сыграть: 6 6 [undo, undo all, resign]",
        "Игрок 2: 66. Осталось сыграть: 6 6 6 [undo, undo all, resign]",
        "O сдаёт гаммон",
        "Игрок 2 сдаёт гаммон (2 очка) [accept, refuse]",
        "X соглашается",
        "Игрок 1 выигрывает с гаммоном: 2 очка",
        "Игрок 1 выигрывает матч",
        "Игрок 1 выигрывает с гаммоном: 2 очка. Игрок 1 выигрывает матч (2 : 0)",
        "Анализ: tavola analyse 1",
    ];
    assert_eq!(short_game("ru"), expected);
}

#[test]
fn a_roll_that_plays_nothing_is_reported_with_its_reason() {
    let folder = tempfile::tempdir().unwrap();
    let rules = variants::find("catch-me").unwrap().rules;
    let mut session = session(folder.path(), rules, two(), MatchKind::Single, speech("es", true));
    let mut output = Vec::new();
    line::run(&mut session, &Engine::embedded(), Manner::PIPE, "roll\nroll 32\n".as_bytes(), &mut output)
        .unwrap();
    let text = String::from_utf8(output).unwrap();
    assert!(text.contains("32: no mueve (Esta tirada no cuenta en este juego)"), "{text}");
}

/// Returns a screen; a line that is as wide as the terminal counts as truncated.
fn uncut(app: &App, width: u16, height: u16, what: &str) -> String {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    terminal.draw(|frame| view::draw(frame, app, DRAWN)).unwrap();
    let buffer = terminal.backend().buffer();
    let row = |y: u16| (0..width).map(|x| buffer[(x, y)].symbol()).collect::<String>();
    let lines: Vec<String> = (0..height).map(row).collect();
    for line in &lines {
        let framed = line.ends_with(['│', '┐', '┘']);
        assert!(framed || line.ends_with(' '), "{what}: {line:?} reaches the edge");
    }
    lines.join("\n")
}

fn press(app: &mut App, keys: &str) {
    for key in keys.chars() {
        let code = match key {
            '\n' => KeyCode::Enter,
            '\u{1b}' => KeyCode::Esc,
            key => KeyCode::Char(key),
        };
        app.key(KeyEvent::new(code, KeyModifiers::NONE));
    }
}

#[test]
fn no_line_is_cut_at_80_columns_in_any_language() {
    for code in Locale::codes() {
        let folder = tempfile::tempdir().unwrap();
        let kind = MatchKind::Points(15);
        let session = session(folder.path(), &Rules::STANDARD, two(), kind, speech(code, false));
        let mut app = App::new(session, Engine::embedded(), Auto::NONE);
        // A game with a redoubled cube, a checker on the bar, a refused move, every answer and every panel.
        let steps = [
            "",
            ":take\n",
            "31\n",
            "13/10 6/5\n",
            ":done\n",
            "double\n",
            "\n",
            "take\n",
            "\n",
            "64\n",
            "\n",
            "?",
            "?",
            "8/2* 6/2\n",
            "\n",
            "resign\n",
            "x",
            "41\n",
            ":25/20\n",
            "bar/24 13/9\n",
            ":castle\n",
            "undo\n",
            "undo all\n",
            ":bar/21 24/23\n",
            "\n",
            "61\n",
            "13/7 8/7\n",
            "\n",
            ":roll 1\n",
            ":choose 9\n",
            "where 30\n",
            "where\n",
            "moves\n",
            "score\n",
            "pips\n",
            "last\n",
            "again\n",
            "do",
            "uble",
            "\u{1b}",
            ":pick 11\n",
            ":double it\n",
            "resign\n",
            "3",
            "accept\n",
            "\n",
            "\n",
        ];
        for step in steps {
            press(&mut app, step);
            let screen = uncut(&app, 80, 24, &format!("{code} {step:?}"));
            if !app.message.is_empty() && app.message.chars().count() < 80 {
                assert!(screen.contains(&app.message), "{code}: {}", app.message);
            }
        }
        assert!(app.session().played().score().iter().sum::<u32>() > 0, "{code}: the game has ended");
    }
}

#[test]
fn every_game_and_every_kind_of_match_has_a_title_that_is_not_cut() {
    for code in Locale::codes() {
        for variant in &variants::ALL {
            let folder = tempfile::tempdir().unwrap();
            let kind = variant.rules.usual_match;
            let session = session(folder.path(), variant.rules, two(), kind, speech(code, false));
            let app = App::new(session, Engine::embedded(), Auto::NONE);
            uncut(&app, 80, 24, &format!("{code} {}", variant.rules.name));
        }
    }
}

#[test]
fn the_help_is_complete_in_every_language() {
    for code in Locale::codes() {
        let folder = tempfile::tempdir().unwrap();
        let session = session(folder.path(), &Rules::STANDARD, two(), MatchKind::Money, speech(code, false));
        let mut app = App::new(session, Engine::embedded(), Auto::NONE);
        press(&mut app, "?");
        let screen = uncut(&app, 80, 24, code);
        for word in ["Tab", "Esc", "Ctrl-C", "13/8 6/5", "roll 31"] {
            let word = if word == "Esc" && *code == "fr" { "Échap" } else { word };
            assert!(screen.contains(word), "{code} lacks {word}\n{screen}");
        }
    }
}

/// Reasons are those of the page, in the numbers of the board on the screen.
#[test]
fn a_refused_move_is_explained_by_the_rules() {
    for (code, reason) in [
        ("en", "Point 19 is closed: your opponent has 5 checkers there"),
        ("fr", "La flèche 19 est fermée"),
        ("da", "Punkt 19 er lukket"),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let session = session(folder.path(), &Rules::STANDARD, two(), MatchKind::Single, speech(code, false));
        let mut app = App::new(session, Engine::embedded(), Auto::NONE);
        press(&mut app, "65\n24/19\n");
        assert!(app.message.starts_with(reason), "{code}: {}", app.message);
    }
}

#[test]
fn a_match_of_several_games_is_named_with_the_game_that_is_played() {
    let folder = tempfile::tempdir().unwrap();
    let rules = variants::find("tavli").unwrap().rules;
    let session = session(folder.path(), rules, two(), MatchKind::Points(5), speech("en", false));
    let screen = uncut(&App::new(session, Engine::embedded(), Auto::NONE), 100, 30, "tavli");
    assert!(screen.starts_with("Tavli: Portes, 5-point match, Game 1"), "{screen}");
}

/// Plays a game without a picture, against a bot whose dice are typed.
fn heard(code: &str, typed: &str) -> Vec<String> {
    let folder = tempfile::tempdir().unwrap();
    let speech = Speech { aloud: true, ..speech(code, true) };
    let players = [Seat::human(), Seat::bot("beginner")];
    let mut session = session(folder.path(), &Rules::STANDARD, players, MatchKind::Points(3), speech);
    let manner = Manner { board: BoardWhen::Never, ..Manner::PIPE };
    let mut output = Vec::new();
    line::run(&mut session, &Engine::embedded(), manner, typed.as_bytes(), &mut output).unwrap();
    String::from_utf8(output).unwrap().lines().map(str::to_owned).collect()
}

#[test]
fn a_turn_is_one_sentence_for_the_ear() {
    let lines = heard(
        "en",
        "roll 31\n8/5 6/5\nroll 66\nroll 51\npips\nwhere 5\nwhere 12\nwhere 24\nwhere 3\nmoves\nscore\nlast\nboard\n",
    );
    assert_eq!(lines[1], "Enter the opening roll: one die each: roll. 167 to 167.");
    assert_eq!(lines[2], "You 3, Bot 1: you begin. You have 3-1. 167 to 167.");
    assert_eq!(lines[3], "Enter the roll of Bot: roll. 163 to 167.");
    assert!(lines[4].starts_with("Bot 6-6: ") && lines[4].contains("Enter your roll"), "{}", lines[4]);
    assert!(lines[5].starts_with("You have 5-1. 163 to 143."), "{}", lines[5]);
    assert_eq!(lines[6], "163 to 143");
    assert_eq!(lines[7], "5: you have 2.");
    assert!(lines[8].starts_with("12: Bot has "), "{}", lines[8]);
    assert_eq!(lines[9], "24: you have 2.");
    assert_eq!(lines[10], "3: empty");
    assert!(lines.iter().any(|line| line.starts_with("24/23")), "{lines:?}");
    assert!(lines.iter().any(|line| line == "Backgammon, 3-point match, Game 1, cube 64 in the middle"));
    assert!(lines.iter().any(|line| line.starts_with("Player 1: 2 on 24, 5 on 13, 2 on 8, 4 on 6, 2 on 5")));
    assert!(!lines.iter().any(|line| line.contains('|')), "no board is drawn: {lines:?}");
}

#[test]
fn what_is_heard_is_in_the_language_of_the_listener() {
    for code in Locale::codes() {
        let lines = heard(code, "roll 31\n8/5 6/5\nroll 66\nroll 51\nwhere 5\nwhere 3\nwhere\nlast\n");
        let text = lines.join("\n");
        assert!(!text.contains("tui-") && !text.contains("say-"), "{code}: {text}");
        assert!(text.contains("6-6: ") && text.contains("163"), "{code}: {text}");
        let english = ["You have", "empty", " on 24"];
        assert!(*code == "en" || !english.iter().any(|word| text.contains(word)), "{code}: {text}");
    }
}
