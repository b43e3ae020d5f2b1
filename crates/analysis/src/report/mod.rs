//! Reports for people: text, and a page in one file.

mod graph;
mod html;
mod profile;
mod rows;
mod text;
mod words;

pub use html::html;
pub use profile::profile;
pub use text::text;

/// A text within HTML: names come from files.
fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            letter => safe.push(letter),
        }
    }
    safe
}
