//! The content of the screen, and the effects of keys.

use std::time::{Duration, Instant};

use proptest::prelude::*;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::style::Color;
use tavola_dice::Dice;
use tavola_engine::Engine;
use tavola_locale::Locale;
use tavola_play::{DiceMode, Seat};
use tavola_rules::{MatchKind, Rules, variants};
use tavola_tui::app::App;
use tavola_tui::board::Glyphs;
use tavola_tui::view::{self, Means};
use tavola_tui::{Auto, Header, Session, Speech};

const DRAWN: Means = Means { glyphs: Glyphs::DRAWN, colours: true };
const PLAIN: Means = Means { glyphs: Glyphs::ASCII, colours: false };

fn english() -> Speech {
    Speech::of(Locale::english())
}

/// A match at a screen, and the folder of its file.
struct Screen {
    app: App,
    _folder: tempfile::TempDir,
}

impl Screen {
    fn new(players: [Seat; 2], kind: MatchKind) -> Screen {
        Screen::of(&Rules::STANDARD, players, kind, DiceMode::Hand)
    }

    fn of(rules: &Rules, players: [Seat; 2], kind: MatchKind, dice: DiceMode) -> Screen {
        Screen::playing(rules, players, kind, dice, Auto::NONE)
    }

    fn playing(rules: &Rules, players: [Seat; 2], kind: MatchKind, dice: DiceMode, auto: Auto) -> Screen {
        let folder = tempfile::tempdir().unwrap();
        let header = Header::new(rules, kind, players, dice, 3);
        let session = Session::begin(folder.path(), header, Dice::seeded(1), english()).unwrap();
        Screen { app: App::new(session, Engine::embedded(), auto), _folder: folder }
    }

    fn two() -> Screen {
        Screen::new([Seat::human(), Seat::human()], MatchKind::Points(5))
    }

    fn press(&mut self, code: KeyCode) {
        self.app.key(KeyEvent::new(code, KeyModifiers::NONE));
    }

    /// Types a line and Enter.
    fn line(&mut self, line: &str) {
        line.chars().for_each(|c| self.press(KeyCode::Char(c)));
        self.press(KeyCode::Enter);
    }

    fn lines(&mut self, lines: &[&str]) {
        for line in lines {
            self.line(line);
            assert_eq!(self.app.message, "", "{line}");
        }
    }

    fn terminal(&self, width: u16, height: u16, means: Means) -> Terminal<TestBackend> {
        let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        terminal.draw(|frame| view::draw(frame, &self.app, means)).unwrap();
        terminal
    }

    fn text(&self, width: u16, height: u16, means: Means) -> Vec<String> {
        let terminal = self.terminal(width, height, means);
        let buffer = terminal.backend().buffer();
        let row = |y| (0..width).map(|x| buffer[(x, y)].symbol()).collect::<String>().trim_end().to_owned();
        (0..height).map(row).collect()
    }

    fn plain(&self) -> String {
        self.text(80, 24, PLAIN).join("\n")
    }
}

#[test]
fn the_start_at_80_by_24() {
    let expected = "\
Backgammon, 5-point match, Game 1, cube 64 in the middle
 O Player 2, score 0, pips 167                 + Moves -------------------------+
  13 14 15 16 17 18      19 20 21 22 23 24     |                               |
+-------------------+---+-------------------+  |                               |
|  X           O    |   |  O              X |  |                               |
|  X           O    |   |  O              X |  |                               |
|  X           O    |   |  O                |  |                               |
|  X                |   |  O                |  |                               |
|  X                |   |  O                |  |                               |
|                   |   |                   |  |                               |
|                   |   |                   |  |                               |
|                   |   |                   |  |                               |
|  O                |   |  X                |  |                               |
|  O                |   |  X                |  |                               |
|  O           X    |   |  X                |  |                               |
|  O           X    |   |  X              O |  |                               |
|  O           X    |   |  X              O |  |                               |
+-------------------+---+-------------------+  |                               |
  12 11 10  9  8  7       6  5  4  3  2  1     |                               |
 X Player 1, score 0, pips 167                 +-------------------------------+
 Enter the opening roll: one die each

 >
 Enter Roll   ? Help   hint   quit";
    assert_eq!(
        Screen::two().plain(),
        expected.replace("Moves -------------------------+", "Moves ------------------------+")
    );
}

#[test]
fn discs_and_colours_where_they_can_be_shown() {
    let screen = Screen::two();
    let text = screen.text(80, 24, DRAWN).join("\n");
    assert!(text.contains('●') && text.contains('○') && text.contains('┌') && !text.contains('X'));
    let colours = |means| {
        let terminal = screen.terminal(80, 24, means);
        terminal.backend().buffer().content().iter().any(|cell| cell.fg != Color::Reset)
    };
    assert!(colours(DRAWN));
    assert!(!colours(PLAIN));
}

#[test]
fn a_checker_on_the_bar_and_the_numbers_of_the_player_on_roll() {
    let mut screen = Screen::two();
    screen.lines(&["31", "13/10 6/5", ""]);
    let text = screen.plain();
    assert!(text.lines().nth(2).unwrap().starts_with("  12 11 10  9  8  7       6"), "{text}");
    screen.lines(&["41", "24/20* 6/5", "", "64"]);
    let text = screen.plain();
    assert!(text.lines().nth(2).unwrap().starts_with("  13 14 15 16 17 18      19"), "{text}");
    assert!(text.lines().nth(4).unwrap().starts_with("|  X           O    | X |"), "{text}");
    assert!(text.contains(" X Player 1, score 0, pips 183, bar:1"), "{text}");
    assert!(text.contains("X Player 1 has 64"), "{text}");
    assert!(text.contains(" 6  4 "), "{text}");
    assert!(text.contains("|X 31: 13/10 6/5 ") && text.contains("|O 41: 24/20* 6/5 "), "{text}");
    // The bar is the only place to start from.
    screen.press(KeyCode::Left);
    assert!(screen.plain().contains(">bar"), "{}", screen.plain());
}

#[test]
fn the_cube_is_offered_taken_and_owned() {
    let mut screen = Screen::two();
    screen.lines(&["31", "8/5 6/5", "", "double"]);
    let text = screen.plain();
    assert!(text.contains("\n Double? Enter: yes\n any other key: no"), "{text}");
    screen.press(KeyCode::Enter);
    let text = screen.plain();
    assert!(text.contains("X Player 2 doubles to 2. Take it?"), "{text}");
    assert!(text.contains("\n take   drop   ? Help   hint"), "{text}");
    screen.press(KeyCode::Enter);
    assert_eq!(screen.app.message, "Type one of the words below");
    screen.lines(&["take", ""]);
    let text = screen.plain();
    assert!(text.contains(" X Player 1, score 0, pips 163, cube 2"), "{text}");
    assert!(!text.contains("in the middle"), "{text}");
}

#[test]
fn what_cannot_be_taken_back_asks_and_any_other_key_leaves_it() {
    let mut screen = Screen::two();
    screen.lines(&["31", "8/5 6/5", ""]);
    let before = screen.app.session().actions();
    screen.line("double");
    screen.press(KeyCode::Char('n'));
    assert_eq!(screen.app.message, "Nothing was done");
    assert_eq!(screen.app.session().actions(), before);
    // An impossible command is refused at once.
    screen.line("take");
    assert!(screen.app.message.starts_with("Something else has to be done first."), "{}", screen.app.message);
    assert!(screen.app.message.ends_with("Now: roll 31, double"), "{}", screen.app.message);
}

#[test]
fn no_letter_acts_before_its_word_is_finished() {
    let mut screen = Screen::two();
    screen.lines(&["31", "8/5 6/5", ""]);
    let before = screen.app.session().actions();
    for word in ["double", "resign", "roll", "next", "quit"] {
        word.chars().for_each(|c| screen.press(KeyCode::Char(c)));
        assert_eq!(screen.app.typed.text(), word);
        assert_eq!(screen.app.session().actions(), before);
        screen.press(KeyCode::Esc);
        assert!(screen.app.typed.is_empty() && !screen.app.is_over());
    }
}

#[test]
fn a_typed_line_shows_what_it_will_do() {
    let mut screen = Screen::two();
    screen.lines(&["31"]);
    for (typed, shown) in [
        ("do", "\n done, double\n"),
        ("8/5 6/5", "\n 8/5 6/5\n > 8/5 6/5\n"),
        ("8 5", "\n 8/5\n"),
        ("13/7", "None of your remaining numbers leads there"),
        ("double", "You can double only before you roll."),
        ("hint", "\n what the engine would do\n"),
        ("castle", "There is no command"),
    ] {
        typed.chars().for_each(|c| screen.press(KeyCode::Char(c)));
        let text = screen.plain();
        assert!(text.contains(shown), "{typed}\n{text}");
        screen.press(KeyCode::Esc);
    }
    // Tab completes as far as the word is unambiguous.
    "dou".chars().for_each(|c| screen.press(KeyCode::Char(c)));
    screen.press(KeyCode::Tab);
    assert_eq!(screen.app.typed.text(), "double");
}

#[test]
fn a_gammon_is_shown_with_its_points_and_leads_to_the_crawford_game() {
    let mut screen = Screen::two();
    screen.lines(&["31", "8/5 6/5", "", "double", "", "take", "", "resign"]);
    assert!(screen.plain().contains("Resign: 1 Single game, 2 Gammon, 3 Backgammon\n any other key: no"));
    screen.press(KeyCode::Char('2'));
    let text = screen.plain();
    assert!(text.contains("X Player 2 resigns a gammon (4 points)"), "{text}");
    screen.lines(&["accept", ""]);
    let text = screen.plain();
    assert!(text.contains(" Player 1 wins a gammon: 4 points"), "{text}");
    assert!(text.contains("|- Player 1 wins a gammon: 4 "), "{text}");
    assert!(text.contains("\n Enter Next game"), "{text}");
    screen.press(KeyCode::Enter);
    assert!(screen.plain().starts_with("Backgammon, 5-point match, Game 2, Crawford\n"));
}

#[test]
fn another_key_than_a_level_does_not_resign() {
    let mut screen = Screen::two();
    screen.lines(&["31"]);
    let before = screen.app.session().actions();
    for key in ['x', '4'] {
        screen.line("resign");
        screen.press(KeyCode::Char(key));
        assert_eq!(screen.app.message, "You have not resigned");
    }
    assert_eq!(screen.app.session().actions(), before);
}

#[test]
fn a_match_that_is_over_shows_its_result_until_another_one_begins() {
    let mut screen = Screen::new([Seat::human(), Seat::human()], MatchKind::Points(1));
    screen.lines(&["31"]);
    screen.line("resign");
    screen.press(KeyCode::Char('1'));
    screen.lines(&["accept", ""]);
    for key in [KeyCode::Enter, KeyCode::Char(' '), KeyCode::Left, KeyCode::Esc] {
        screen.press(key);
        assert!(screen.plain().contains("Player 2 wins the match"), "{}", screen.plain());
    }
    screen.line("again");
    assert_eq!(screen.app.session().actions(), 0);
    assert_eq!(screen.app.session().number(), Some(2));
}

#[test]
fn the_last_moves_are_seen_where_the_log_has_no_room() {
    let mut screen = Screen::two();
    screen.lines(&["31", "8/5 6/5", "", "62", "24/18 13/11", ""]);
    for (width, height) in [(47, 22), (60, 24), (70, 30)] {
        let text = screen.text(width, height, PLAIN).join("\n");
        assert!(text.contains("O 62: 24/18 13/11"), "{width} {height}\n{text}");
    }
    assert_eq!(screen.plain().matches("O 62: 24/18 13/11").count(), 1);
}

#[test]
fn questions_about_the_match_are_answered_beside_the_board() {
    let mut screen = Screen::two();
    screen.lines(&["31", "moves"]);
    assert!(screen.plain().contains("|24/23, 24/21, 24/20"), "{}", screen.plain());
    screen.line("where 6");
    assert!(screen.plain().contains("|6: Player 1 has 5."), "{}", screen.plain());
    screen.line("where");
    assert!(screen.plain().contains("2 on 24, 5 on 13"), "{}", screen.plain());
    screen.press(KeyCode::Esc);
    assert!(screen.plain().contains("+ Moves -"));
}

#[test]
fn checkers_are_moved_with_arrows_and_enter_and_taken_back() {
    let mut screen = Screen::two();
    screen.lines(&["31"]);
    screen.press(KeyCode::Enter);
    assert!(screen.plain().contains(">24"));
    screen.press(KeyCode::Down);
    assert!(screen.plain().contains(">6"), "{}", screen.plain());
    screen.press(KeyCode::Enter);
    let text = screen.plain();
    assert!(
        text.contains("=6") && text.contains(">3") && text.contains("*5") && text.contains("*2"),
        "{text}"
    );
    screen.press(KeyCode::Left);
    screen.press(KeyCode::Enter);
    let text = screen.plain();
    assert!(text.contains("Player 1 has 31. Still to play: 3"), "{text}");
    screen.press(KeyCode::Backspace);
    assert!(screen.plain().contains("Player 1 has 31\n"));
    screen.lines(&["8/5", "6/5"]);
    assert!(screen.plain().contains("Confirm your turn or undo it"));
    screen.line("undo all");
    assert!(screen.plain().contains("Player 1 has 31\n"));
}

#[test]
fn a_roll_by_hand_asks_for_its_dice() {
    let mut screen = Screen::two();
    screen.press(KeyCode::Enter);
    assert!(screen.plain().contains("\n > roll\n"), "{}", screen.plain());
    screen.lines(&["31"]);
    assert!(screen.plain().contains("Player 1 has 31"));
}

#[test]
fn refusals_stand_in_one_line_and_go_with_the_next_key() {
    let mut screen = Screen::two();
    for line in ["take", "8/5", "9/9", "castle", "roll 9", "next"] {
        screen.line(&format!(":{line}"));
        assert!(!screen.app.message.is_empty(), "{line}");
        assert!(screen.plain().contains(&screen.app.message), "{line}");
    }
    screen.press(KeyCode::Left);
    assert_eq!(screen.app.message, "");
}

#[test]
fn help_covers_the_log_until_it_is_closed() {
    let mut screen = Screen::two();
    screen.press(KeyCode::Char('?'));
    let text = screen.plain();
    assert!(
        text.contains("+ Help -") && text.contains("pick up, put down") && text.contains("13/8 6/5"),
        "{text}"
    );
    assert!(screen.text(60, 24, PLAIN).join("\n").contains("pick up, put down"));
    screen.press(KeyCode::Esc);
    assert!(screen.plain().contains("+ Moves -"));
}

#[test]
fn every_size_is_drawn_and_a_small_one_reports_what_it_lacks() {
    let mut screen = Screen::two();
    screen.lines(&["31"]);
    for (width, height) in [(1, 1), (10, 40), (47, 22), (46, 22), (79, 23), (81, 25), (120, 40), (250, 90)] {
        for means in [DRAWN, PLAIN] {
            let text = screen.text(width, height, means).join("\n");
            assert_eq!(text.contains("Player 1 has"), width >= 47 && height >= 22, "{width} {height}");
        }
    }
    assert!(screen.text(40, 20, PLAIN).join(" ").contains("board needs 47 x 22"));
    // A larger terminal has a larger board.
    assert!(screen.text(120, 40, PLAIN)[3].starts_with(&format!("+{}+", "-".repeat(31))));
}

#[test]
fn the_bot_plays_while_keys_are_read() {
    let bot = Seat::bot("beginner");
    let mut screen = Screen::new([Seat::human(), bot], MatchKind::Points(3));
    screen.lines(&["31", "8/5 6/5", ""]);
    let end = Instant::now() + Duration::from_secs(60);
    while screen.app.session().log().len() < 3 {
        screen.app.tick().unwrap();
        screen.press(KeyCode::Left);
        assert!(Instant::now() < end, "the bot does not play");
        std::thread::sleep(Duration::from_millis(5));
    }
    assert!(screen.plain().contains("O rolls: type its dice"), "{}", screen.plain());
    screen.line("quit");
    assert!(screen.app.is_over());
}

#[test]
fn a_hint_lists_plays() {
    let mut screen = Screen::two();
    screen.lines(&["31"]);
    screen.line("hint");
    assert!(screen.plain().contains("Thinking"));
    let end = Instant::now() + Duration::from_secs(120);
    while screen.app.is_thinking() {
        screen.app.tick().unwrap();
        assert!(Instant::now() < end, "no hint comes");
        std::thread::sleep(Duration::from_millis(5));
    }
    let text = screen.plain();
    assert!(text.contains("|1. 8/5 6/5 ") && text.contains("wins ") && text.contains("gammons"), "{text}");
}

/// In pictures of other shapes, dice are drawn too, and a mark follows the keys.
#[test]
fn rings_towers_and_half_boards_are_played_with_keys() {
    for name in ["catch-me", "doublets", "ludus-lumbardorum", "tourne-case"] {
        let rules = variants::find(name).unwrap().rules;
        let two = [Seat::human(), Seat::human()];
        let mut screen = Screen::of(rules, two, MatchKind::Single, DiceMode::Tavola);
        for _ in 0..400 {
            screen.press(KeyCode::Enter);
            let text = screen.plain();
            let moving = text.lines().any(|line| line.contains(" has "));
            if moving && text.contains('>') && text.contains('=') {
                break;
            }
        }
        let text = screen.plain();
        assert!(text.contains('='), "{name}: a checker is picked up\n{text}");
        assert_eq!(text.contains("pips"), !matches!(name, "catch-me" | "doublets"), "{name}");
        let roll = screen.app.session().played().game().phase().clone();
        let tavola_rules::Phase::Move { roll: Some(roll), .. } = roll else { panic!("{name}: no roll") };
        let dice: Vec<String> = roll.dice().iter().map(ToString::to_string).collect();
        assert!(text.contains(&format!(" {} ", dice.join("  "))), "{name}\n{text}");
    }
}

#[test]
fn what_needs_no_hand_is_done_and_a_move_taken_back_stays_with_the_hand() {
    let players = [Seat::human(), Seat::human()];
    let mut screen =
        Screen::playing(&Rules::STANDARD, players, MatchKind::Points(1), DiceMode::Tavola, Auto::ALL);
    screen.app.tick().unwrap();
    assert_eq!(screen.app.session().actions(), 0, "the first roll is asked for");
    screen.press(KeyCode::Enter);
    // In a match to one point no double is useful: turns are played to the end with no input but the moves.
    for _ in 0..2000 {
        screen.app.tick().unwrap();
        let session = screen.app.session();
        if session.played().is_over() {
            break;
        }
        assert!(!session.choices().iter().any(|choice| choice.word == "roll"), "{}", screen.plain());
        let Some(turn) = session.own_turn() else { panic!("{}", screen.plain()) };
        match turn.legal().first() {
            Some(mv) => {
                let text = tavola_notation::play::text_of(&[(*mv, false)], turn.rules().track);
                screen.line(&text);
            }
            None => screen.press(KeyCode::Enter),
        }
    }
    assert!(screen.app.session().played().is_over());
    let done = |text: &str| screen.app.session().log().iter().any(|entry| entry.text.contains(text));
    assert!(done("off"));
}

fn some_key() -> impl Strategy<Value = KeyCode> {
    prop_oneof![
        6 => prop::sample::select(vec![
            KeyCode::Enter, KeyCode::Enter, KeyCode::Tab, KeyCode::Left, KeyCode::Right, KeyCode::Up,
            KeyCode::Down, KeyCode::Esc, KeyCode::Backspace, KeyCode::F(5), KeyCode::PageUp,
        ]),
        4 => prop::sample::select("rrrdtuUaRnn123?8/5 :".chars().collect::<Vec<_>>()).prop_map(KeyCode::Char),
        1 => any::<char>().prop_filter("hints take long", |c| *c != 'h' && *c != 'H').prop_map(KeyCode::Char),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn no_keys_break_anything(
        keys in prop::collection::vec(some_key(), 0..150),
        game in 0..variants::ALL.len(),
        width in 1u16..130,
        height in 1u16..50,
    ) {
        let rules = variants::ALL[game].rules;
        let mut screen = Screen::of(rules, [Seat::human(), Seat::human()], MatchKind::Points(3), DiceMode::Tavola);
        for key in keys {
            screen.press(key);
            prop_assert!(!screen.app.message.contains('\n'));
        }
        screen.text(width, height, DRAWN);
        screen.text(80, 24, PLAIN);
    }
}
