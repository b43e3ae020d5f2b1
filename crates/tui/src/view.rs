//! What the screen shows of a match.

use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Color, Modifier, Style as Look};
use ratatui::symbols::border;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Paragraph};
use tavola_rules::game::Phase;
use tavola_rules::{Match, Player};

use crate::app::{App, Panel};
use crate::board::{self, Glyphs, Ink, Mark, Style, outside};
use crate::input::HELP;
use crate::session::Session;
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
/// Lines above and below the board: title, two sides, state, message, typed line, keys.
const AROUND: usize = 7;
/// Sizes of points and stacks, the largest first.
const SIZES: [(usize, usize); 5] = [(5, 8), (5, 6), (4, 6), (3, 6), (3, 5)];

/// Keys that serve at any time.
const KEYS: [(&str, &str); 9] = [
    ("arrows, Tab", "to a checker or a place"),
    ("Enter", "pick up, put down; end the turn"),
    ("Esc", "put back, clear"),
    ("r d", "roll, double"),
    ("u U", "take back one move, all"),
    ("R", "resign"),
    ("h", "hint"),
    ("q, Ctrl-C", "stop; the match is kept"),
    (":", "then a word, or just a move:"),
];

/// Draws everything.
pub fn draw(frame: &mut Frame<'_>, app: &App, means: Means) {
    let area = frame.area();
    if area.width < LEAST.0 || area.height < LEAST.1 {
        let text = format!(
            "This terminal has {} x {} places; the board needs {} x {}. q stops.",
            area.width, area.height, LEAST.0, LEAST.1
        );
        frame.render_widget(Paragraph::new(text).wrap(ratatui::widgets::Wrap { trim: true }), area);
        return;
    }
    let session = app.session();
    let style = style(session, area, means);
    let lines = style.lines() as u16;
    let rows = Layout::vertical([
        Constraint::Length(1),
        Constraint::Length(lines + 2),
        Constraint::Length(1),
        Constraint::Length(1),
        Constraint::Length(1),
        Constraint::Length(1),
    ]);
    let [title, middle, state, message, typed, keys] = rows.areas(area);
    let columns = Layout::horizontal([Constraint::Length(style.width() as u16), Constraint::Min(0)]);
    let [left, panel] = columns.areas(middle);

    frame.render_widget(Line::styled(words::title(session), Look::new().add_modifier(Modifier::BOLD)), title);
    let [above, middle, below] =
        Layout::vertical([Constraint::Length(1), Constraint::Length(lines), Constraint::Length(1)])
            .areas(left);
    frame.render_widget(side(session, Player::Second, means), above);
    draw_board(frame, app, &style, means, middle);
    frame.render_widget(side(session, Player::First, means), below);
    if panel.width >= PANEL {
        draw_panel(frame, app, means, panel);
    } else if app.panel != Panel::Log {
        draw_panel(frame, app, means, left);
    }
    frame.render_widget(state_line(app, means), state);
    frame.render_widget(Line::styled(app.message.as_str(), coloured(means, Color::Red)), message);
    frame.render_widget(prompt(app), typed);
    frame.render_widget(Line::styled(key_line(app), Look::new().add_modifier(Modifier::DIM)), keys);
    let before = prompt(app).width() as u16;
    frame.set_cursor_position((typed.x + before.min(typed.width - 1), typed.y));
}

/// The largest board that leaves room for the panel, or else the smallest.
fn style(session: &Session, area: Rect, means: Means) -> Style {
    let style = |(cell, height)| Style { glyphs: means.glyphs, cell, height, numbers: session.viewer() };
    let fits = |style: &Style| {
        style.width() + usize::from(PANEL) + 6 <= usize::from(area.width)
            && style.lines() + AROUND <= usize::from(area.height)
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
    if let Some(places) = outside(&setup.own, session.played().rules().track) {
        text.push_str(", ");
        text.push_str(&places);
    }
    let disc = means.glyphs.checkers[player.index()];
    Line::from(vec![Span::styled(format!(" {disc}"), of_player(player, means)), Span::raw(text)])
}

fn state_line(app: &App, means: Means) -> Line<'static> {
    let session = app.session();
    let bold = Look::new().add_modifier(Modifier::BOLD);
    let mut line = vec![Span::raw(" ")];
    if let Some(player) = session.played().game().phase().player() {
        let disc = means.glyphs.checkers[player.index()];
        line.push(Span::styled(format!("{disc} "), of_player(player, means)));
    }
    line.push(Span::styled(words::state(session), bold));
    if app.is_deciding() {
        line.push(Span::raw(", thinking"));
    }
    Line::from(line)
}

fn prompt(app: &App) -> Line<'static> {
    if app.asks_level {
        let levels = ["1 a single game", "2 a gammon", "3 a backgammon"];
        let offered = levels[..app.session().resignations().len().min(levels.len())].join(", ");
        return Line::raw(format!(" resign: {offered}; any other key: no "));
    }
    Line::raw(format!(" > {}", app.typed))
}

fn key_line(app: &App) -> String {
    if !app.typed.is_empty() {
        return " Enter do it   Esc clear".to_owned();
    }
    if app.holds_checker() {
        return " arrows choose the place   Enter put down   Esc put back".to_owned();
    }
    let usual = app.session().usual_choice();
    let mut keys: Vec<String> = Vec::new();
    for choice in app.session().choices() {
        let enter = usual.as_ref() == Some(&choice.input);
        keys.push(match (enter, choice.key) {
            (true, 'e') => format!("Enter {}", choice.word),
            (true, key) => format!("{key}/Enter {}", choice.word),
            (false, key) => format!("{key} {}", choice.word),
        });
    }
    keys.extend(["h hint", "? help", "q quit"].map(str::to_owned));
    format!(" {}", keys.join("   "))
}

fn draw_panel(frame: &mut Frame<'_>, app: &App, means: Means, area: Rect) {
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
        Panel::Log => " Plays ",
        Panel::Hint => " Hint ",
        Panel::Help => " Help ",
    };
    let set = if means.glyphs == Glyphs::ASCII { plain } else { border::PLAIN };
    let block = Block::bordered().border_set(set).title(title);
    let inner = block.inner(area);
    let width = usize::from(inner.width);
    let lines: Vec<Line<'_>> = match app.panel {
        Panel::Log => log(app.session(), means, width),
        Panel::Hint if app.hint.is_empty() => vec![Line::raw("thinking ...")],
        Panel::Hint => app.hint.iter().flat_map(|line| wrapped(line, width)).map(Line::raw).collect(),
        Panel::Help => help(width),
    };
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
            lines.extend(wrapped(&format!("- {}", entry.text), width).into_iter().map(Line::raw));
            continue;
        };
        let disc = Span::styled(means.glyphs.checkers[player.index()], of_player(player, means));
        for (i, text) in wrapped(&entry.text, width.saturating_sub(2)).into_iter().enumerate() {
            let before = if i == 0 { disc.clone() } else { Span::raw(" ") };
            lines.push(Line::from(vec![before, Span::raw(" "), Span::raw(text)]));
        }
    }
    lines
}

fn help<'a>(width: usize) -> Vec<Line<'a>> {
    let mut lines = Vec::new();
    for (what, meaning) in KEYS.into_iter().chain([HELP[0], HELP[1]]) {
        let text = format!("{what}  {meaning}");
        lines.extend(wrapped(&text, width).into_iter().map(Line::raw));
    }
    lines
}

/// A text in lines of at most `width` columns; all but the first are set in.
fn wrapped(text: &str, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        let line = lines.last_mut().expect("there always is a line");
        if !line.trim().is_empty() && line.chars().count() + 1 + word.chars().count() > width {
            lines.push(format!("  {word}"));
        } else {
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(word);
        }
    }
    lines
}
