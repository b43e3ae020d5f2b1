//! The drawing of a match on the screen.

use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Color, Modifier, Style as Look};
use ratatui::symbols::border;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Paragraph};
use tavola_rules::game::Phase;
use tavola_rules::variants::named_level;
use tavola_rules::{Match, Player};

use crate::app::{App, Panel};
use crate::board::{self, Glyphs, Ink, Mark, Style, outside};
use crate::input::{self, Input, WORDS};
use crate::session::{Choice, Session};
use crate::words;

/// The abilities of the terminal.
#[derive(Clone, Copy, Debug)]
pub struct Means {
    /// The characters of the board.
    pub glyphs: Glyphs,
    /// Whether colours are available.
    pub colours: bool,
}

/// The smallest screen on which the board fits.
const LEAST: (u16, u16) = (47, 22);
/// Minimum width of a panel beside the board.
const PANEL: u16 = 24;
/// Lines above and below the board besides state and message: title, two sides, input line, keys.
const AROUND: usize = 5;
/// Sizes of points and stacks, the largest first.
const SIZES: [(usize, usize); 5] = [(5, 8), (5, 6), (4, 6), (3, 6), (3, 5)];

/// The keys for the help: each with the messages that explain it.
const KEYS: [(&str, &[&str]); 8] = [
    ("", &["tui-key-arrows"]),
    ("", &["tui-key-enter"]),
    ("", &["tui-key-escape"]),
    ("", &["tui-key-type"]),
    ("Backspace", &["act-undo"]),
    ("F1, ?", &["tui-help"]),
    ("Ctrl-C", &["tui-help-quit"]),
    ("Ctrl-Z", &["tui-key-suspend"]),
];

/// Draws everything.
pub fn draw(frame: &mut Frame<'_>, app: &App, means: Means) {
    let area = frame.area();
    if area.width < LEAST.0 || area.height < LEAST.1 {
        let sizes =
            [("width", area.width), ("height", area.height), ("columns", LEAST.0), ("lines", LEAST.1)];
        let sizes = sizes.map(|(name, size)| (name, u32::from(size).into()));
        let text = app.session().speech().with("tui-too-small", &sizes);
        frame.render_widget(Paragraph::new(text).wrap(ratatui::widgets::Wrap { trim: true }), area);
        return;
    }
    let session = app.session();
    let width = usize::from(area.width);
    let state = state_lines(app, means, width);
    let said = if app.message.is_empty() { app.preview() } else { app.message.clone() };
    let mut said: Vec<Line<'_>> = wrapped(&said, width, 1).into_iter().map(Line::raw).collect();
    let style = style(session, area, means, said.len() + state.len());
    // Show the last moves below the board if the log is hidden.
    if !shows_log(app, area, &style) && app.message.is_empty() && app.typed.is_empty() {
        let used = style.lines() + AROUND + state.len();
        let spare = usize::from(area.height).saturating_sub(used).clamp(1, MOST_BELOW);
        said = below(session, means, width, spare);
    }
    let failed = !app.message.is_empty();
    let lines = style.lines() as u16;
    let rows = Layout::vertical([
        Constraint::Length(1),
        Constraint::Length(lines + 2),
        Constraint::Length(state.len() as u16),
        Constraint::Length(said.len() as u16),
        Constraint::Length(1),
        Constraint::Length(1),
    ]);
    let [title, middle, waits, message, typed, keys] = rows.areas(area);
    let columns = Layout::horizontal([Constraint::Length(style.width() as u16), Constraint::Min(0)]);
    let [left, panel] = columns.areas(middle);

    frame.render_widget(
        Line::styled(
            words::title(session, usize::from(area.width)),
            Look::new().add_modifier(Modifier::BOLD),
        ),
        title,
    );
    let [above, middle, below] =
        Layout::vertical([Constraint::Length(1), Constraint::Length(lines), Constraint::Length(1)])
            .areas(left);
    frame.render_widget(side(session, Player::Second, means), above);
    draw_board(frame, app, &style, means, middle);
    frame.render_widget(side(session, Player::First, means), below);
    let lines = panel_lines(app, means, usize::from(panel.width.saturating_sub(2)));
    // The log shows its end; content that does not fit beside the board covers it.
    if panel.width >= PANEL && (app.panel == Panel::Log || lines.len() <= usize::from(panel.height - 2)) {
        draw_panel(frame, app, means, panel, &lines);
    } else if app.panel != Panel::Log {
        let all = rows_of_middle(area, style);
        let lines = panel_lines(app, means, usize::from(all.width) - 2);
        draw_panel(frame, app, means, all, &lines);
    }
    frame.render_widget(Paragraph::new(state), waits);
    let look = if failed { coloured(means, Color::Red) } else { Look::new() };
    frame.render_widget(Paragraph::new(said).style(look), message);
    frame.render_widget(prompt(app), typed);
    frame.render_widget(
        Line::styled(key_line(app, usize::from(area.width)), Look::new().add_modifier(Modifier::DIM)),
        keys,
    );
    let before = prompt(app).width() as u16 - (app.typed.text().chars().count() - app.typed.cursor()) as u16;
    frame.set_cursor_position((typed.x + before.min(typed.width - 1), typed.y));
}

/// Maximum number of lines of moves below a board.
const MOST_BELOW: usize = 3;

/// Returns the width of the panel beside the board.
fn panel_width(area: Rect, style: &Style) -> u16 {
    area.width.saturating_sub(style.width() as u16)
}

/// Returns whether the log is beside the board.
fn shows_log(app: &App, area: Rect, style: &Style) -> bool {
    app.panel == Panel::Log && panel_width(area, style) >= PANEL
}

/// Returns the end of the log in at most `lines` lines.
fn below<'a>(session: &Session, means: Means, width: usize, lines: usize) -> Vec<Line<'a>> {
    let log = log(session, means, width.saturating_sub(1));
    let from = log.len().saturating_sub(lines);
    let mut end: Vec<Line<'a>> = log[from..].to_vec();
    for line in &mut end {
        line.spans.insert(0, Span::raw(" "));
    }
    if end.is_empty() { vec![Line::raw("")] } else { end }
}

/// Returns the largest board that leaves room for the panel and for `said` lines of state and message, or else the smallest.
fn style(session: &Session, area: Rect, means: Means, said: usize) -> Style {
    let style = |(cell, height)| Style { glyphs: means.glyphs, cell, height, numbers: session.viewer() };
    let fits = |style: &Style| {
        style.width() + usize::from(PANEL) + 6 <= usize::from(area.width)
            && style.lines() + AROUND + said <= usize::from(area.height)
    };
    SIZES.into_iter().map(style).find(fits).unwrap_or_else(|| style(SIZES[SIZES.len() - 1]))
}

fn coloured(means: Means, colour: Color) -> Look {
    if means.colours { Look::new().fg(colour) } else { Look::new() }
}

fn of_player(player: Player, means: Means) -> Look {
    // Both colours are legible on a dark and on a light background.
    let colour = if player == Player::First { Color::Magenta } else { Color::Green };
    coloured(means, colour).add_modifier(Modifier::BOLD)
}

fn of_ink(ink: Ink, means: Means) -> Look {
    match ink {
        Ink::Frame | Ink::Number => Look::new(),
        Ink::Checker(player) => of_player(player, means),
        Ink::Marked(Mark::Cursor) => Look::new().add_modifier(Modifier::REVERSED | Modifier::BOLD),
        Ink::Marked(Mark::Picked | Mark::Target) => {
            Look::new().add_modifier(Modifier::UNDERLINED | Modifier::BOLD)
        }
    }
}

fn draw_board(frame: &mut Frame<'_>, app: &App, style: &Style, means: Means, area: Rect) {
    let m = app.session().played();
    let setup = m.game().position(Player::First).setup();
    let picture = board::picture(&setup, m.rules().track, style, &app.marks());
    let lines: Vec<Line<'_>> = picture
        .into_iter()
        .map(|line| line.into_iter().map(|(text, ink)| Span::styled(text, of_ink(ink, means))).collect())
        .collect();
    frame.render_widget(Paragraph::new(lines), area);
    if let Some((player, dice)) = dice(m) {
        let columns = dice.chars().count();
        let (column, line) = board::dice_place(m.rules().track, style, player, columns);
        let place = Rect {
            x: area.x + column as u16,
            y: area.y + line as u16,
            width: columns.min(6 * style.cell) as u16,
            height: 1,
        };
        let look = of_player(player, means).add_modifier(Modifier::REVERSED);
        frame.render_widget(Line::styled(dice, look), place.intersection(area));
    }
}

fn dice(m: &Match) -> Option<(Player, String)> {
    match m.game().phase() {
        Phase::Move { player, roll: Some(roll), .. } => {
            let dice: Vec<String> = roll.dice().iter().map(ToString::to_string).collect();
            Some((*player, format!(" {} ", dice.join("  "))))
        }
        _ => None,
    }
}

fn side(session: &Session, player: Player, means: Means) -> Line<'static> {
    let setup = session.played().game().position(player).setup();
    let mut text = format!(" {}", words::side(session, player));
    if let Some(places) = outside(&setup.own, session.played().rules().track, &words::captured(session)) {
        text.push_str(", ");
        text.push_str(&places);
    }
    let disc = means.glyphs.checkers[player.index()];
    Line::from(vec![Span::styled(format!(" {disc}"), of_player(player, means)), Span::raw(text)])
}

/// Returns the action that the match waits for, after the disc of the player to act.
fn state_lines(app: &App, means: Means, width: usize) -> Vec<Line<'static>> {
    let session = app.session();
    let disc = session.played().game().phase().player().map(|player| {
        let disc = means.glyphs.checkers[player.index()];
        Span::styled(format!("{disc} "), of_player(player, means))
    });
    let mut text = words::state(session);
    if app.is_deciding() {
        text = format!("{text}. {}", session.speech().text("hint-thinking"));
    }
    let before = 1 + disc.as_ref().map_or(0, Span::width);
    let mut lines: Vec<Line<'static>> = Vec::new();
    for (i, part) in wrapped(&text, width - before, 0).into_iter().enumerate() {
        let part = Span::styled(part, Look::new().add_modifier(Modifier::BOLD));
        lines.push(match (i, &disc) {
            (0, Some(disc)) => Line::from(vec![Span::raw(" "), disc.clone(), part]),
            _ => Line::from(vec![Span::raw(" "), part]),
        });
    }
    lines
}

fn prompt(app: &App) -> Line<'static> {
    let session = app.session();
    let speech = session.speech();
    if app.asks_level {
        let level = |level: usize| {
            let named = u32::from(named_level(session.played().rules().name, level as u8));
            let name = speech.with("resign-level", &[("level", named.into())]);
            format!("{level} {name}")
        };
        let offered: Vec<String> = (1..=session.resignations().len()).map(level).collect();
        let title = speech.text("resign-title");
        return Line::raw(format!(" {title}: {} ", offered.join(", ")));
    }
    if let Some(asked) = &app.asks {
        let (what, yes) = (speech.text(input::meaning(asked)), speech.text("tui-yes"));
        return Line::raw(format!(" {what}? {yes} "));
    }
    Line::raw(format!(" > {}", app.typed.text()))
}

/// Returns the message of the equivalent button.
fn label(choice: &Choice) -> &'static str {
    match choice.word {
        "roll ahead" => "tui-roll-ahead",
        "lot" => "act-lot",
        _ => input::meaning(&choice.input),
    }
}

/// Returns the possible inputs, closer together if the space requires it; the last words are dropped first.
fn key_line(app: &App, width: usize) -> String {
    let speech = app.session().speech();
    if app.asks_level || app.asks.is_some() {
        return format!(" {}", speech.text("tui-other-key"));
    }
    if !app.typed.is_empty() {
        return format!(" {}", speech.text("tui-keys-typed"));
    }
    if app.holds_checker() {
        return format!(" {}", speech.text("tui-keys-holding"));
    }
    let usual = app.session().usual_choice();
    let enter = speech.text("tui-enter");
    // A command, with its meaning if that is another word.
    let typed = |word: &str, meaning: String| {
        if meaning.to_lowercase() == word { word.to_owned() } else { format!("{word} {meaning}") }
    };
    let mut keys: Vec<String> = Vec::new();
    for choice in app.session().choices() {
        let meaning =
            speech.text(if choice.input == Input::Resign { "resign-title" } else { label(&choice) });
        if usual.as_ref() == Some(&choice.input) {
            keys.insert(0, format!("{enter} {meaning}"));
        } else {
            keys.push(typed(choice.word, meaning));
        }
    }
    if app.session().played().is_over() {
        keys.push(typed("again", speech.text("act-rematch")));
    }
    for (word, id) in [("?", "tui-help"), ("hint", "act-hint"), ("quit", "tui-quit")] {
        keys.push(typed(word, speech.text(id)));
    }
    let fits = |line: &String| line.chars().count() < width;
    let spaced = |keys: &[String], space: &str| format!(" {}", keys.join(space));
    let line = [spaced(&keys, "   "), spaced(&keys, "  ")].into_iter().find(fits);
    line.unwrap_or_else(|| {
        while keys.len() > 1 && !fits(&spaced(&keys, "  ")) {
            keys.pop();
        }
        spaced(&keys, "  ")
    })
}

/// Returns the area of the board and the panel together.
fn rows_of_middle(area: Rect, style: Style) -> Rect {
    Rect { y: area.y + 1, height: style.lines() as u16 + 2, ..area }
}

fn panel_lines<'a>(app: &App, means: Means, width: usize) -> Vec<Line<'a>> {
    let text = |line: &String| wrapped(line, width, 0).into_iter().map(Line::raw).collect::<Vec<_>>();
    match app.panel {
        Panel::Log => log(app.session(), means, width),
        Panel::Hint if app.hint.is_empty() => text(&app.session().speech().text("hint-thinking")),
        Panel::Hint => app.hint.iter().flat_map(text).collect(),
        Panel::Help => help(app.session()).iter().flat_map(text).collect(),
        Panel::Answer => app.answer.iter().flat_map(text).collect(),
    }
}

fn draw_panel(frame: &mut Frame<'_>, app: &App, means: Means, area: Rect, lines: &[Line<'_>]) {
    let plain = border::Set {
        top_left: "+",
        top_right: "+",
        bottom_left: "+",
        bottom_right: "+",
        vertical_left: "|",
        vertical_right: "|",
        horizontal_top: "-",
        horizontal_bottom: "-",
    };
    let title = match app.panel {
        Panel::Log => "list-title",
        Panel::Hint => "hint-title",
        Panel::Help => "tui-help",
        Panel::Answer => "tui-answer",
    };
    let title = format!(" {} ", app.session().speech().text(title));
    let set = if means.glyphs == Glyphs::ASCII { plain } else { border::PLAIN };
    let block = Block::bordered().border_set(set).title(title);
    let inner = block.inner(area);
    let height = usize::from(inner.height);
    let from = if app.panel == Panel::Log { lines.len().saturating_sub(height) } else { 0 };
    frame.render_widget(ratatui::widgets::Clear, area);
    frame.render_widget(block, area);
    frame.render_widget(Paragraph::new(lines[from..].to_vec()), inner);
}

fn log<'a>(session: &Session, means: Means, width: usize) -> Vec<Line<'a>> {
    let mut lines = Vec::new();
    for entry in session.log() {
        let Some(player) = entry.by else {
            lines.extend(wrapped(&format!("- {}", entry.text), width, 0).into_iter().map(Line::raw));
            continue;
        };
        let disc = Span::styled(means.glyphs.checkers[player.index()], of_player(player, means));
        for (i, text) in wrapped(&entry.text, width.saturating_sub(2), 0).into_iter().enumerate() {
            let before = if i == 0 { disc.clone() } else { Span::raw(" ") };
            lines.push(Line::from(vec![before, Span::raw(" "), Span::raw(text)]));
        }
    }
    lines
}

fn help(session: &Session) -> Vec<String> {
    let speech = session.speech();
    let keys = KEYS.iter().map(|(pressed, ids)| {
        let meaning: Vec<String> = ids.iter().map(|id| speech.text(id)).collect();
        if pressed.is_empty() { meaning.join(", ") } else { format!("{pressed}  {}", meaning.join(", ")) }
    });
    let examples = input::help(session.played().rules().track);
    let examples =
        examples.iter().take(2).map(|(typed, meaning)| format!("{typed}  {}", speech.text(meaning)));
    keys.chain(examples).chain([WORDS.join(", ")]).collect()
}

/// Wraps a text to at most `width` columns; the first line is indented by `indent`, the others by two.
fn wrapped(text: &str, width: usize, indent: usize) -> Vec<String> {
    let mut lines = vec![" ".repeat(indent)];
    for word in text.split(' ') {
        let line = lines.last_mut().expect("there always is a line");
        if !line.trim().is_empty() && line.chars().count() + 1 + word.chars().count() > width {
            lines.push(format!("  {word}"));
        } else {
            if !line.trim().is_empty() {
                line.push(' ');
            }
            line.push_str(word);
        }
    }
    lines
}
