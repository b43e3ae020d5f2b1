//! Statements for several rows at once.

/// Maximum number of rows of a writing statement. Statements have a power of two of rows, so that there are few of them and a database
/// prepares each once.
pub(crate) const MOST_ROWS: usize = 32;

/// Divides a list into parts of a power of two of rows, with at most `most` rows each.
pub(crate) fn parts<T>(mut rows: &[T], most: usize) -> impl Iterator<Item = &[T]> {
    std::iter::from_fn(move || {
        let count = 1 << rows.len().min(most).checked_ilog2()?;
        let (part, rest) = rows.split_at(count);
        rows = rest;
        Some(part)
    })
}

/// Formats parameters in rows: `($1, $2), ($3, $4)`.
pub(crate) fn places(rows: usize, columns: usize) -> String {
    let row = |row: usize| {
        let places: Vec<String> =
            (1..=columns).map(|column| format!("${}", row * columns + column)).collect();
        format!("({})", places.join(", "))
    };
    (0..rows).map(row).collect::<Vec<_>>().join(", ")
}
