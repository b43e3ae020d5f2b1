//! Output of tables: columns side by side; a remark goes below its row if the terminal is too narrow.

use std::io::{self, IsTerminal as _};

use terminal_size::{Width, terminal_size, terminal_size_of};

/// Minimum assumed width of a terminal.
const LEAST: usize = 40;

/// Returns the columns of the terminal at standard output; `None` for another output, so that scripts get complete lines.
pub(crate) fn of_output() -> Option<usize> {
    let (Width(width), _) = io::stdout().is_terminal().then(terminal_size).flatten()?;
    Some(usize::from(width).max(LEAST))
}

/// Returns the columns of the terminal at standard error.
pub(crate) fn of_errors() -> Option<usize> {
    let (Width(width), _) = io::stderr().is_terminal().then(|| terminal_size_of(io::stderr())).flatten()?;
    Some(usize::from(width).max(LEAST))
}

/// A row: cells of the columns, then a remark.
#[derive(Clone, Debug, Default)]
pub(crate) struct Row {
    /// The first one is padded on the right, the others on the left.
    pub(crate) cells: Vec<String>,
    pub(crate) remark: String,
}

/// Formats numbered rows in lines of at most `width` columns, or of any length.
pub(crate) fn lines(rows: &[Row], width: Option<usize>) -> String {
    let columns = rows.iter().map(|row| row.cells.len()).max().unwrap_or(0);
    let widest = |column: usize| {
        let cells = rows.iter().filter_map(|row| row.cells.get(column));
        cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..columns).map(widest).collect();
    let mut text = String::new();
    for (i, row) in rows.iter().enumerate() {
        let number = format!("{:2}. ", i + 1);
        let mut line = number.clone();
        for (column, cell) in row.cells.iter().enumerate() {
            let pad = " ".repeat(widths[column] - cell.chars().count());
            let between = if column == 0 { "" } else { "  " };
            let filled = if column == 0 { format!("{cell}{pad}") } else { format!("{pad}{cell}") };
            line.push_str(between);
            line.push_str(&filled);
        }
        let whole = format!("{line}  {}", row.remark);
        if row.remark.is_empty() || width.is_none_or(|width| whole.chars().count() <= width) {
            text.push_str(whole.trim_end());
            text.push('\n');
        } else {
            text.push_str(line.trim_end());
            text.push('\n');
            let indent = number.chars().count() + 2;
            wrap(&mut text, &row.remark, indent, width.unwrap_or(usize::MAX));
        }
    }
    text
}

/// Appends a text in lines of at most `width` columns, all indented.
pub(crate) fn wrap(text: &mut String, paragraph: &str, indent: usize, width: usize) {
    let mut line = String::new();
    for word in paragraph.split_whitespace() {
        if !line.is_empty() && indent + line.chars().count() + 1 + word.chars().count() > width {
            text.push_str(&format!("{}{line}\n", " ".repeat(indent)));
            line.clear();
        }
        if !line.is_empty() {
            line.push(' ');
        }
        line.push_str(word);
    }
    text.push_str(&format!("{}{line}\n", " ".repeat(indent)));
}

/// Formats a figure with its sign; a rounded zero has the sign of a gain.
pub(crate) fn signed(figure: f64, digits: usize) -> String {
    let text = format!("{figure:+.digits$}");
    let zero = text.bytes().all(|byte| matches!(byte, b'-' | b'+' | b'0' | b'.'));
    if zero { text.replacen('-', "+", 1) } else { text }
}

/// Formats a loss in brackets; empty if it is zero to three digits.
pub(crate) fn loss(loss: f64) -> String {
    if loss >= 0.0005 { format!("({:.3})", -loss) } else { String::new() }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(cells: &[&str], remark: &str) -> Row {
        Row { cells: cells.iter().map(|&cell| cell.to_owned()).collect(), remark: remark.to_owned() }
    }

    #[test]
    fn a_remark_goes_below_where_the_terminal_is_narrow() {
        let rows =
            [row(&["8/5 6/5", "+0.226"], "win 55.4 %, lose 44.6 %"), row(&["24/20", "-0.011"], "win 50.2 %")];
        assert_eq!(
            lines(&rows, None),
            " 1. 8/5 6/5  +0.226  win 55.4 %, lose 44.6 %\n 2. 24/20    -0.011  win 50.2 %\n"
        );
        let narrow = lines(&rows, Some(40));
        assert_eq!(
            narrow,
            " 1. 8/5 6/5  +0.226\n      win 55.4 %, lose 44.6 %\n 2. 24/20    -0.011  win 50.2 %\n"
        );
        assert!(narrow.lines().all(|line| line.chars().count() <= 40));
    }

    #[test]
    fn nothing_is_less_than_nothing() {
        assert_eq!((signed(-0.0001, 3), signed(-0.25, 3)), ("+0.000".to_owned(), "-0.250".to_owned()));
        assert_eq!((loss(0.0004), loss(0.04)), (String::new(), "(-0.040)".to_owned()));
    }
}
