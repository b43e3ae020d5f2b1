//! What the screen shows of a match.

use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Color, Modifier, Style as Look};
use ratatui::symbols::border;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Paragraph};
use tavola_play::Command;
use tavola_rules::game::Phase;
use tavola_rules::variants::named_level;
use tavola_rules::{Match, Player};

use crate::app::{App, Panel};
use crate::board::{self, Glyphs, Ink, Mark, Style, outside};
use crate::input::{HELP, Input};
use crate::session::{Choice, Session};
use crate::words;

/// What the terminal can show.
#[derive(Clone, Copy, Debug)]
pub struct Means {
    /// The characters of the board.
    pub glyphs: Glyphs,
    /// Whether there are colours.
    pub colours: bool,
}

/// The smallest screen on which the board fits.
const LEAST: (u16, u16) = (47, 22);
/// A panel beside the board is at least so wide.
const PANEL: u16 = 24;
/// Lines above and below the board beside state and message: title, two sides, typed line, keys.
const AROUND: usize = 5;
/// Sizes of points and stacks, the largest first.
const SIZES: [(usize, usize); 5] = [(5, 8), (5, 6), (4, 6), (3, 6), (3, 5)];

/// What Enter, the arrows and the letters do, for the help: what is pressed, and messages that explain it.
const KEYS: [(&str, &[&str]); 9] = [
    ("", &["tui-key-arrows"]),
    ("", &["tui-key-enter"]),
    ("", &["tui-key-escape"]),
    ("r d", &["keys-roll", "keys-double"]),
    ("u U", &["tui-help-undo"]),
    ("R", &["resign-title"]),
    ("h", &["tui-help-hint"]),
    ("q, Ctrl-C", &["tui-help-quit"]),
    (":", &["tui-key-colon"]),
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
    let said = wrapped(&app.message, width, 1);
    let state = state_lines(app, means, width);
    let style = style(session, area, means, said.len() + state.len());
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
    // The log shows its end; what does not fit beside the board covers it.
    if panel.width >= PANEL && (app.panel == Panel::Log || lines.len() <= usize::from(panel.height - 2)) {
        draw_panel(frame, app, means, panel, &lines);
    } else if app.panel != Panel::Log {
        let all = rows_of_middle(area, style);
        let lines = panel_lines(app, means, usize::from(all.width) - 2);
        draw_panel(frame, app, means, all, &lines);
    }
    frame.render_widget(Paragraph::new(state), waits);
    let said: Vec<Line<'_>> = said.into_iter().map(Line::raw).collect();
    frame.render_widget(Paragraph::new(said).style(coloured(means, Color::Red)), message);
    frame.render_widget(prompt(app), typed);
    frame.render_widget(
        Line::styled(key_line(app, usize::from(area.width)), Look::new().add_modifier(Modifier::DIM)),
        keys,
    );
    let before = prompt(app).width() as u16;
    frame.set_cursor_position((typed.x + before.min(typed.width - 1), typed.y));
}

/// The largest board that leaves room for the panel and for `said` lines of state and message, or else the smallest.
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
    // Both can be read on a dark ground and on a light one.
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

/// What the match waits for, after the disc of the player who is to act.
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
        return Line::raw(format!(" {title}: {}; {} ", offered.join(", "), speech.text("tui-other-key")));
    }
    Line::raw(format!(" > {}", app.typed))
}

/// The message on a button that does the same.
fn label(choice: &Choice) -> &'static str {
    match &choice.input {
        Input::UndoAll => "act-reset",
        Input::Resign => "resign-title",
        Input::Do(command) => match command {
            Command::Roll { .. } if choice.word == "roll ahead" => "tui-roll-ahead",
            Command::Roll { .. } if choice.word == "lot" => "act-lot",
            Command::Roll { .. } => "act-roll",
            Command::Done => "act-done",
            Command::TakeBack => "act-undo",
            Command::Cocked => "act-cocked",
            Command::Double => "act-double",
            Command::Take => "act-take",
            Command::Drop => "act-drop",
            Command::Beaver => "act-beaver",
            Command::Raccoon => "act-raccoon",
            Command::Accept => "act-accept",
            Command::Refuse => "act-refuse",
            Command::Next => "act-next",
            Command::End => "act-end",
            _ => "type-play",
        },
        _ => "act-hint",
    }
}

/// The keys that serve now, closer together where they need the room; the last ones give way to it.
fn key_line(app: &App, width: usize) -> String {
    let speech = app.session().speech();
    if !app.typed.is_empty() {
        return format!(" {}", speech.text("tui-keys-typed"));
    }
    if app.holds_checker() {
        return format!(" {}", speech.text("tui-keys-holding"));
    }
    let usual = app.session().usual_choice();
    let enter = speech.text("tui-enter");
    let mut keys: Vec<String> = Vec::new();
    for choice in app.session().choices() {
        let key = match (usual.as_ref() == Some(&choice.input), choice.key) {
            (true, 'e') => enter.clone(),
            (true, key) => format!("{key}/{enter}"),
            (false, key) => key.to_string(),
        };
        keys.push(format!("{key} {}", speech.text(label(&choice))));
    }
    for (key, id) in [("?", "tui-help"), ("h", "act-hint"), ("q", "tui-quit")] {
        keys.push(format!("{key} {}", speech.text(id)));
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

/// The board and the panel together.
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
    let typed = HELP[..2].iter().map(|(typed, meaning)| format!("{typed}  {}", speech.text(meaning)));
    keys.chain(typed).collect()
}

/// A text in lines of at most `width` columns, the first set in by `indent`, all others by two.
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
