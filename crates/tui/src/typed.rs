//! The input line of the screen: its text, its cursor, and its history.

use ratatui::crossterm::event::KeyCode;

/// Maximum length in characters; no input is longer.
const LONGEST: usize = 60;
/// Maximum number of lines in the history.
const REMEMBERED: usize = 200;

/// An input line with its history.
#[derive(Clone, Debug, Default)]
pub struct Typed {
    text: Vec<char>,
    /// The text as a string, for borrowing.
    line: String,
    /// Number of characters before the cursor.
    at: usize,
    history: Vec<String>,
    /// Index in the history, if an earlier line is shown.
    back: Option<usize>,
}

impl Typed {
    /// Returns the text.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.line
    }

    /// Returns whether the line is empty.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.text.is_empty()
    }

    /// Returns the number of characters before the cursor.
    #[must_use]
    pub fn cursor(&self) -> usize {
        self.at
    }

    /// Inserts a character.
    pub fn insert(&mut self, c: char) {
        if self.text.len() < LONGEST && !c.is_control() {
            self.text.insert(self.at, c);
            self.at += 1;
            self.changed();
        }
    }

    /// Replaces the text, with the cursor at its end.
    pub fn set(&mut self, text: &str) {
        self.text = text.chars().take(LONGEST).collect();
        self.at = self.text.len();
        self.changed();
    }

    /// Clears the line.
    pub fn clear(&mut self) {
        self.set("");
        self.back = None;
    }

    /// Takes the line, and adds it to the history.
    pub fn take(&mut self) -> String {
        let line = self.line.clone();
        self.clear();
        if self.history.last() != Some(&line) {
            self.history.push(line.clone());
        }
        if self.history.len() > REMEMBERED {
            self.history.remove(0);
        }
        line
    }

    /// Shows the previous line of the history.
    pub fn earlier(&mut self) {
        let before = self.back.unwrap_or(self.history.len());
        if let Some(at) = before.checked_sub(1) {
            let line = self.history[at].clone();
            self.set(&line);
            self.back = Some(at);
        }
    }

    /// Shows the next line of the history.
    pub fn later(&mut self) {
        let Some(at) = self.back else { return };
        match self.history.get(at + 1).cloned() {
            Some(line) => {
                self.set(&line);
                self.back = Some(at + 1);
            }
            None => self.clear(),
        }
    }

    /// Handles an editing key.
    pub fn edit(&mut self, key: KeyCode) {
        match key {
            KeyCode::Left => self.at = self.at.saturating_sub(1),
            KeyCode::Right => self.at = (self.at + 1).min(self.text.len()),
            KeyCode::Home => self.at = 0,
            KeyCode::End => self.at = self.text.len(),
            KeyCode::Up => self.earlier(),
            KeyCode::Down => self.later(),
            KeyCode::Backspace if self.at > 0 => {
                self.at -= 1;
                self.text.remove(self.at);
            }
            KeyCode::Delete if self.at < self.text.len() => _ = self.text.remove(self.at),
            _ => return,
        }
        self.changed();
    }

    /// Handles a letter with Ctrl, as in a shell: to the ends of the line, one word left or right, to earlier lines.
    pub fn control(&mut self, letter: char) {
        match letter {
            'a' => self.edit(KeyCode::Home),
            'e' => self.edit(KeyCode::End),
            'b' => self.edit(KeyCode::Left),
            'f' => self.edit(KeyCode::Right),
            'd' => self.edit(KeyCode::Delete),
            'h' => self.edit(KeyCode::Backspace),
            'p' => self.earlier(),
            'n' => self.later(),
            'u' => {
                self.text.drain(..self.at);
                self.at = 0;
                self.changed();
            }
            'k' => {
                self.text.truncate(self.at);
                self.changed();
            }
            'w' => {
                let blank = |c: &char| c.is_whitespace();
                let end = self.text[..self.at].iter().rposition(|c| !blank(c)).map_or(0, |at| at + 1);
                let start = self.text[..end].iter().rposition(blank).map_or(0, |at| at + 1);
                self.text.drain(start..self.at);
                self.at = start;
                self.changed();
            }
            _ => {}
        }
    }

    fn changed(&mut self) {
        self.line = self.text.iter().collect();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn typed(text: &str) -> Typed {
        let mut typed = Typed::default();
        text.chars().for_each(|c| typed.insert(c));
        typed
    }

    #[test]
    fn a_line_is_edited_where_the_cursor_is() {
        let mut line = typed("13/8 65");
        line.edit(KeyCode::Left);
        line.insert('/');
        assert_eq!((line.text(), line.cursor()), ("13/8 6/5", 7));
        line.control('a');
        line.edit(KeyCode::Delete);
        assert_eq!(line.text(), "3/8 6/5");
        line.control('e');
        line.control('w');
        assert_eq!(line.text(), "3/8 ");
        line.control('w');
        assert!(line.is_empty());
        let mut line = typed("höh");
        line.edit(KeyCode::Backspace);
        assert_eq!(line.text(), "hö");
        line.control('u');
        assert!(line.is_empty());
    }

    #[test]
    fn earlier_lines_come_back() {
        let mut line = typed("roll");
        line.take();
        line.set("13/8");
        line.take();
        line.earlier();
        line.earlier();
        line.earlier();
        assert_eq!(line.text(), "roll");
        line.later();
        assert_eq!(line.text(), "13/8");
        line.later();
        assert!(line.is_empty());
    }
}
