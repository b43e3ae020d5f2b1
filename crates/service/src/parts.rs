//! Parts of lists, the last changed element first. Each part has the start of the next one: the time of the last change and the id of its
//! last element.

use serde::Deserialize;

use crate::failure::Failure;

/// Maximum number of elements of one part.
pub(crate) const MOST_LISTED: usize = 50;

/// Selects a part of a list.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct ListQuery {
    /// The `next` of the previous part; absent for the first part.
    #[serde(default)]
    pub after: Option<String>,
}

impl ListQuery {
    /// Returns the time and id of the last element of the previous part.
    ///
    /// # Errors
    /// The value is not the `next` of a list.
    pub(crate) fn after(&self) -> Result<Option<(&str, &str)>, Failure> {
        let expected = || Failure::bad("expected after=NEXT, as the list gives it");
        self.after.as_deref().map(|after| after.split_once('~').ok_or_else(expected)).transpose()
    }
}

/// Truncates `found`, of at most [`MOST_LISTED`] + 1 elements, to one part, and returns the start of the next part, if there is one.
/// `place` returns the time of change and the id of an element.
pub(crate) fn cut<T>(found: &mut Vec<T>, place: impl Fn(&T) -> (&str, &str)) -> Option<String> {
    if found.len() <= MOST_LISTED {
        return None;
    }
    found.truncate(MOST_LISTED);
    let (updated, id) = place(found.last()?);
    Some(format!("{updated}~{id}"))
}
