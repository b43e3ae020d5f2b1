//! Lists come in parts, what was changed last first. Each part names where the next one begins: after something that was changed
//! at a time, by its id.

use serde::Deserialize;

use crate::failure::Failure;

/// The most that one part has.
pub(crate) const MOST_LISTED: usize = 50;

/// Which part of a list is asked for.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct ListQuery {
    /// The `next` of the part before; the first part if left out.
    #[serde(default)]
    pub after: Option<String>,
}

impl ListQuery {
    /// When that was changed after which the part begins, and its id.
    ///
    /// # Errors
    /// If it is not from a list.
    pub(crate) fn after(&self) -> Result<Option<(&str, &str)>, Failure> {
        let expected = || Failure::bad("expected after=NEXT, as the list gives it");
        self.after.as_deref().map(|after| after.split_once('~').ok_or_else(expected)).transpose()
    }
}

/// Leaves a part of what was found, one more than [`MOST_LISTED`] at most, and returns where the next part begins, if there is one.
/// `place` has when one was changed, and its id.
pub(crate) fn cut<T>(found: &mut Vec<T>, place: impl Fn(&T) -> (&str, &str)) -> Option<String> {
    if found.len() <= MOST_LISTED {
        return None;
    }
    found.truncate(MOST_LISTED);
    let (updated, id) = place(found.last()?);
    Some(format!("{updated}~{id}"))
}
