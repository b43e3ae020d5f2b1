//! The interface between store and database: connections, statements with numbered parameters, rows, transactions.

use std::borrow::Cow;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use futures_util::future::BoxFuture;

use super::StoreError;
use super::counts::Counts;
use crate::tasks::Tasks;

/// A value of a row, or of a parameter. A missing value has a type too, because some databases require it.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// A whole number.
    Integer(Option<i64>),
    /// A number.
    Real(Option<f64>),
    /// A text.
    Text(Option<String>),
}

/// A statement with its parameters: `$1` and so on, in the order of their first use.
#[derive(Clone, Debug)]
pub struct Statement {
    /// The SQL.
    pub text: Cow<'static, str>,
    /// The parameters.
    pub values: Vec<Value>,
}

impl Statement {
    /// Returns the text for sqlx.
    #[cfg(feature = "native")]
    pub(super) fn sql(&self) -> sqlx::SqlStr {
        use sqlx::SqlSafeStr as _;

        match &self.text {
            Cow::Borrowed(text) => text.into_sql_str(),
            // A generated text contains only names of columns; all values are parameters.
            Cow::Owned(text) => sqlx::AssertSqlSafe(text.clone()).into_sql_str(),
        }
    }
}

/// Result of a statement.
#[derive(Clone, Debug, Default)]
pub struct Done {
    /// The returned rows, each with its columns in order.
    pub rows: Vec<Vec<Value>>,
    /// Number of rows that were written or removed.
    pub affected: u64,
}

/// A database. Statements of different connections run concurrently if it can do that.
pub trait Driver: Send + Sync + 'static {
    /// Returns whether other processes may have it open too.
    fn is_shared(&self) -> bool {
        false
    }
    /// Opens a connection for one caller.
    fn connect(&self) -> BoxFuture<'_, Result<Box<dyn Link>, StoreError>>;
    /// Writes a copy of the database into an existing empty file, between two transactions.
    fn backup<'a>(&'a self, _file: &'a Path) -> BoxFuture<'a, Result<(), StoreError>> {
        Box::pin(async { Err(StoreError::NoBackup) })
    }
    /// Waits for pending writes and closes the database. Afterwards every call returns [`StoreError::Closed`].
    fn close(&self) -> BoxFuture<'_, Result<(), StoreError>>;
}

/// A connection. An open transaction is rolled back when it is dropped.
pub trait Link: Send {
    /// Runs a statement.
    fn run<'a>(&'a mut self, statement: &'a Statement) -> BoxFuture<'a, Result<Done, StoreError>>;
    /// Runs several statements without parameters, separated by semicolons.
    fn script<'a>(&'a mut self, text: &'static str) -> BoxFuture<'a, Result<(), StoreError>>;
    /// Begins a transaction that may write.
    fn begin(&mut self) -> BoxFuture<'_, Result<(), StoreError>>;
    /// Ends a transaction: commits if `keep`, otherwise rolls back. After an error the transaction is rolled back and closed.
    fn end(&mut self, keep: bool) -> BoxFuture<'_, Result<(), StoreError>>;
    /// Returns the suffix of a `SELECT` that locks its rows until the end of the transaction.
    fn until_its_end(&self) -> &'static str {
        ""
    }
    /// Returns the suffix of a `SELECT` from `jobs j` that skips rows locked by other transactions, and locks the others until the end of
    /// this one.
    fn unless_held(&self) -> &'static str {
        ""
    }
    /// Returns SQL for the time: milliseconds since 1970 by the clock of the database, which is common to all its users.
    fn clock(&self) -> &'static str {
        "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)"
    }
    /// Within a transaction: prepares the table `schema_versions`, and locks it for this transaction.
    fn hold_versions(&mut self) -> BoxFuture<'_, Result<(), StoreError>>;
}

/// A connection of the store.
pub(crate) struct Connection {
    pub(super) link: Box<dyn Link>,
    pub(super) counts: Arc<Counts>,
    pub(super) tasks: Tasks,
}

impl Connection {
    /// Begins a transaction that may write.
    pub(super) async fn begin(&mut self) -> Result<(), StoreError> {
        let begun = self.tasks.uptime();
        let done = self.link.begin().await;
        self.note(begun);
        done
    }

    /// Counts a statement that began at a time.
    fn note(&self, begun: Duration) {
        self.counts.statement(self.tasks.uptime().saturating_sub(begun));
    }

    /// Returns the suffix of a `SELECT` that locks its rows until the end of the transaction.
    pub(crate) fn until_its_end(&self) -> &'static str {
        self.link.until_its_end()
    }

    /// Returns the suffix of a `SELECT` from `jobs j` that skips locked rows.
    pub(crate) fn unless_held(&self) -> &'static str {
        self.link.unless_held()
    }

    /// Returns SQL for the time by the clock of the database, in milliseconds since 1970.
    pub(crate) fn clock(&self) -> &'static str {
        self.link.clock()
    }

    /// Ends a transaction: commits if `keep`, otherwise rolls back.
    pub(crate) async fn end(&mut self, keep: bool) -> Result<(), StoreError> {
        let begun = self.tasks.uptime();
        let done = self.link.end(keep).await;
        self.note(begun);
        done
    }
}

/// Creates a statement. Its parameters are bound in their order.
pub(crate) fn query(text: impl Into<Cow<'static, str>>) -> Query {
    Query(Statement { text: text.into(), values: Vec::new() })
}

/// A statement with the parameters bound so far.
#[derive(Clone, Debug)]
pub(crate) struct Query(Statement);

/// Returns whether the parameters of a text are numbered from 1 in the order of their first use. Some drivers number them by that order and
/// ignore their names.
fn is_in_order(text: &str, count: usize) -> bool {
    let number = |part: &str| part.chars().take_while(char::is_ascii_digit).collect::<String>().parse().ok();
    let mut most = 0;
    for number in text.split('$').skip(1).filter_map(number) {
        if number > most + 1 {
            return false;
        }
        most = most.max(number);
    }
    most == count
}

impl Query {
    /// Binds one more parameter.
    pub(crate) fn bind(mut self, value: impl Into<Value>) -> Query {
        self.0.values.push(value.into());
        self
    }

    async fn run(self, on: &mut Connection) -> Result<Done, StoreError> {
        debug_assert!(is_in_order(&self.0.text, self.0.values.len()), "{}", self.0.text);
        let begun = on.tasks.uptime();
        let done = on.link.run(&self.0).await;
        on.note(begun);
        done
    }

    /// Runs the statement, and returns the number of rows that were written or removed.
    pub(crate) async fn execute(self, on: &mut Connection) -> Result<u64, StoreError> {
        Ok(self.run(on).await?.affected)
    }

    /// Runs the statement, and returns all rows.
    pub(crate) async fn fetch_all(self, on: &mut Connection) -> Result<Vec<Row>, StoreError> {
        Ok(self.run(on).await?.rows.into_iter().map(Row).collect())
    }

    /// Runs the statement, and returns the first row if there is one.
    pub(crate) async fn fetch_optional(self, on: &mut Connection) -> Result<Option<Row>, StoreError> {
        Ok(self.fetch_all(on).await?.into_iter().next())
    }
}

/// A row of an answer.
#[derive(Clone, Debug)]
pub(crate) struct Row(Vec<Value>);

impl Row {
    /// Returns a column by its index.
    ///
    /// # Errors
    /// Its value has another type.
    pub(crate) fn get<'r, T: Column<'r>>(&'r self, place: usize) -> Result<T, StoreError> {
        self.0.get(place).and_then(T::of).ok_or_else(|| StoreError::Unreadable {
            what: format!("column {place} of a row"),
            reason: format!("it is {:?}", self.0.get(place)),
        })
    }
}

/// A type of a column's value.
pub(crate) trait Column<'r>: Sized {
    /// Returns the value if it has this type.
    fn of(value: &'r Value) -> Option<Self>;
}

impl Column<'_> for i64 {
    fn of(value: &Value) -> Option<i64> {
        if let Value::Integer(number) = value { *number } else { None }
    }
}

impl Column<'_> for f64 {
    fn of(value: &Value) -> Option<f64> {
        if let Value::Real(number) = value { *number } else { None }
    }
}

impl<'r> Column<'r> for &'r str {
    fn of(value: &'r Value) -> Option<&'r str> {
        if let Value::Text(text) = value { text.as_deref() } else { None }
    }
}

impl Column<'_> for String {
    fn of(value: &Value) -> Option<String> {
        <&str>::of(value).map(str::to_owned)
    }
}

impl<'r, T: Column<'r>> Column<'r> for Option<T> {
    fn of(value: &'r Value) -> Option<Option<T>> {
        match value {
            Value::Integer(None) | Value::Real(None) | Value::Text(None) => Some(None),
            value => T::of(value).map(Some),
        }
    }
}

impl From<i64> for Value {
    fn from(number: i64) -> Value {
        Value::Integer(Some(number))
    }
}

impl From<f64> for Value {
    fn from(number: f64) -> Value {
        Value::Real(Some(number))
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Value {
        Value::Text(Some(text.to_owned()))
    }
}

impl From<String> for Value {
    fn from(text: String) -> Value {
        Value::Text(Some(text))
    }
}

impl From<Option<i64>> for Value {
    fn from(number: Option<i64>) -> Value {
        Value::Integer(number)
    }
}

impl From<Option<String>> for Value {
    fn from(text: Option<String>) -> Value {
        Value::Text(text)
    }
}

impl From<Option<&str>> for Value {
    fn from(text: Option<&str>) -> Value {
        Value::Text(text.map(str::to_owned))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parameters_are_numbered_as_they_come() {
        assert!(is_in_order("SELECT 1", 0));
        assert!(is_in_order("SELECT $1, $2 WHERE a = $1 AND b = $3", 3));
        assert!(!is_in_order("UPDATE a SET b = $2 WHERE c = $1", 2));
        assert!(!is_in_order("SELECT $1", 2));
        assert!(!is_in_order("SELECT $1, $2", 1));
    }

    #[test]
    fn a_column_is_read_as_what_it_is_and_nothing_else() {
        let row = Row(vec![Value::Integer(Some(7)), Value::Text(None), Value::Text(Some("a".to_owned()))]);
        assert_eq!(row.get::<i64>(0).unwrap(), 7);
        assert_eq!(row.get::<Option<i64>>(1).unwrap(), None, "what is missing has no type");
        assert_eq!(row.get::<Option<&str>>(2).unwrap(), Some("a"));
        assert!(matches!(row.get::<i64>(2), Err(StoreError::Unreadable { .. })));
        assert!(row.get::<String>(1).is_err() && row.get::<f64>(3).is_err());
    }
}
