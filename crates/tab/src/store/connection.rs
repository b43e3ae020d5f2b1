//! A connection of SQLite: statements with parameters, and rows.

#![allow(
    unsafe_code,
    reason = "SQLite is C; every call here is on a connection and a statement that are open"
)]

use std::ffi::{CStr, CString, c_int};
use std::ptr::{NonNull, null, null_mut};

use sqlite_wasm_rs::{
    SQLITE_CONSTRAINT_FOREIGNKEY, SQLITE_DESERIALIZE_FREEONCLOSE, SQLITE_DESERIALIZE_RESIZEABLE, SQLITE_DONE,
    SQLITE_FLOAT, SQLITE_FULL, SQLITE_INTEGER, SQLITE_IOERR_WRITE, SQLITE_NULL, SQLITE_OK,
    SQLITE_OPEN_CREATE, SQLITE_OPEN_EXRESCODE, SQLITE_OPEN_READWRITE, SQLITE_ROW, SQLITE_TRANSIENT, sqlite3,
    sqlite3_backup_finish, sqlite3_backup_init, sqlite3_backup_step, sqlite3_bind_double, sqlite3_bind_int64,
    sqlite3_bind_null, sqlite3_bind_text, sqlite3_changes, sqlite3_close, sqlite3_column_bytes,
    sqlite3_column_count, sqlite3_column_double, sqlite3_column_int64, sqlite3_column_text,
    sqlite3_column_type, sqlite3_deserialize, sqlite3_errmsg, sqlite3_exec, sqlite3_extended_errcode,
    sqlite3_finalize, sqlite3_malloc64, sqlite3_open_v2, sqlite3_prepare_v2, sqlite3_step, sqlite3_stmt,
    sqlite3_stmt_readonly,
};
use tavola_service::{Done, StoreError, Value};

/// An error of SQLite, with its code.
#[derive(Debug, thiserror::Error)]
#[error("{message} (code {code})")]
struct SqliteError {
    code: c_int,
    message: String,
}

/// Returns the error for a text with a zero byte.
fn zero_byte(_: std::ffi::NulError) -> StoreError {
    StoreError::Database("a statement with a zero byte".into())
}

/// An open connection.
pub(super) struct Connection(NonNull<sqlite3>);

impl Drop for Connection {
    fn drop(&mut self) {
        // SAFETY: the connection is open, and all its statements are finalised.
        unsafe { sqlite3_close(self.0.as_ptr()) };
    }
}

impl Connection {
    /// Opens a file, and creates it if there is none.
    pub(super) fn open(file: &CStr, files: &CStr) -> Result<Connection, StoreError> {
        let mut opened = null_mut();
        let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_EXRESCODE;
        // SAFETY: both names end with a zero byte, and `opened` is valid for the address.
        let code = unsafe { sqlite3_open_v2(file.as_ptr(), &mut opened, flags, files.as_ptr()) };
        let connection =
            Connection(NonNull::new(opened).ok_or_else(|| StoreError::Database("no memory".into()))?);
        if code == SQLITE_OK { Ok(connection) } else { Err(connection.error()) }
    }

    /// Opens the bytes of a file in memory; `None` if they are not a file of SQLite.
    pub(super) fn of_file(mut file: Vec<u8>) -> Option<Connection> {
        const MAGIC: &[u8] = b"SQLite format 3\0";
        /// Bytes of the header with the journal mode: 2 with a log, 1 without. A file in memory has no log.
        const LOGGED: std::ops::Range<usize> = 18..20;

        if !file.starts_with(MAGIC) {
            return None;
        }
        file.get_mut(LOGGED)?.fill(1);
        let connection = Connection::open(c":memory:", c"memvfs").ok()?;
        let length = i64::try_from(file.len()).ok()?;
        // SAFETY: from here on SQLite owns the memory that it has allocated; it is filled before it is handed over.
        let code = unsafe {
            let room = sqlite3_malloc64(file.len() as u64).cast::<u8>();
            if room.is_null() {
                return None;
            }
            room.copy_from_nonoverlapping(file.as_ptr(), file.len());
            let flags = SQLITE_DESERIALIZE_FREEONCLOSE | SQLITE_DESERIALIZE_RESIZEABLE;
            sqlite3_deserialize(connection.0.as_ptr(), c"main".as_ptr(), room, length, length, flags)
        };
        (code == SQLITE_OK).then_some(connection)
    }

    /// Returns whether it is an undamaged store.
    pub(super) fn is_whole_store(&self) -> Result<bool, StoreError> {
        let first = |text| Ok(self.run(text, &[])?.rows.into_iter().flatten().next());
        let matches = first("SELECT name FROM sqlite_master WHERE type = 'table' AND name = 'matches'")?;
        let check = first("PRAGMA quick_check")?;
        Ok(matches.is_some() && check == Some(Value::Text(Some("ok".to_owned()))))
    }

    /// Overwrites this database with another one, in one transaction.
    pub(super) fn copy(&self, from: &Connection) -> Result<(), StoreError> {
        let main = c"main".as_ptr();
        // SAFETY: both connections are open, and nothing else uses them meanwhile.
        let code = unsafe {
            let copying = sqlite3_backup_init(self.0.as_ptr(), main, from.0.as_ptr(), main);
            if copying.is_null() {
                return Err(self.error());
            }
            sqlite3_backup_step(copying, -1);
            sqlite3_backup_finish(copying)
        };
        if code == SQLITE_OK { Ok(()) } else { Err(self.error()) }
    }

    /// Returns the last error.
    fn error(&self) -> StoreError {
        // SAFETY: the connection is open; the text is copied before the next call.
        let (code, message) = unsafe {
            let message = CStr::from_ptr(sqlite3_errmsg(self.0.as_ptr())).to_string_lossy().into_owned();
            (sqlite3_extended_errcode(self.0.as_ptr()), message)
        };
        let error = Box::new(SqliteError { code, message });
        match code {
            SQLITE_FULL | SQLITE_IOERR_WRITE => StoreError::Full(error),
            SQLITE_CONSTRAINT_FOREIGNKEY => StoreError::NoParent,
            _ => StoreError::Database(error),
        }
    }

    /// Runs several statements without parameters.
    pub(super) fn script(&self, text: &str) -> Result<(), StoreError> {
        let text = CString::new(text).map_err(zero_byte)?;
        // SAFETY: the connection is open and the text ends with a zero byte.
        let code = unsafe { sqlite3_exec(self.0.as_ptr(), text.as_ptr(), None, null_mut(), null_mut()) };
        if code == SQLITE_OK { Ok(()) } else { Err(self.error()) }
    }

    /// Runs a statement.
    pub(super) fn run(&self, text: &str, values: &[Value]) -> Result<Done, StoreError> {
        let mut prepared = null_mut();
        let length =
            c_int::try_from(text.len()).map_err(|_| StoreError::Database("a long statement".into()))?;
        // SAFETY: the connection is open, and the text has this length.
        let code = unsafe {
            sqlite3_prepare_v2(self.0.as_ptr(), text.as_ptr().cast(), length, &mut prepared, null_mut())
        };
        if code != SQLITE_OK {
            return Err(self.error());
        }
        let prepared = Prepared(prepared);
        for (value, place) in values.iter().zip(1..) {
            if prepared.bind(place, value) != SQLITE_OK {
                return Err(self.error());
            }
        }
        let mut done = Done::default();
        loop {
            // SAFETY: the statement is prepared.
            match unsafe { sqlite3_step(prepared.0) } {
                SQLITE_ROW => done.rows.push(prepared.row()),
                SQLITE_DONE => break,
                _ => return Err(self.error()),
            }
        }
        // SAFETY: both are open.
        if unsafe { sqlite3_stmt_readonly(prepared.0) } == 0 {
            done.affected = unsafe { sqlite3_changes(self.0.as_ptr()) }.try_into().unwrap_or(0);
        }
        Ok(done)
    }

    /// Takes over the list of steps of a store that sqlx has migrated.
    pub(super) fn adopt_versions(&self) -> Result<(), StoreError> {
        let table = "SELECT name FROM sqlite_master WHERE type = 'table' AND name = '_sqlx_migrations'";
        if self.run(table, &[])?.rows.is_empty() {
            return Ok(());
        }
        self.script(
            "INSERT INTO schema_versions (version) SELECT version FROM _sqlx_migrations WHERE success
             ON CONFLICT (version) DO NOTHING",
        )
    }
}

/// A prepared statement.
struct Prepared(*mut sqlite3_stmt);

impl Drop for Prepared {
    fn drop(&mut self) {
        // SAFETY: it is prepared, or null, and no longer used. Its error has been reported by the step.
        unsafe { sqlite3_finalize(self.0) };
    }
}

impl Prepared {
    /// Binds a parameter, and returns SQLite's code.
    fn bind(&self, place: c_int, value: &Value) -> c_int {
        // SAFETY: the statement is prepared. SQLite copies a text before it returns.
        unsafe {
            match value {
                Value::Integer(Some(number)) => sqlite3_bind_int64(self.0, place, *number),
                Value::Real(Some(number)) => sqlite3_bind_double(self.0, place, *number),
                Value::Text(Some(text)) => {
                    // SQLite refuses a length that does not fit as too large.
                    let length = c_int::try_from(text.len()).unwrap_or(c_int::MAX);
                    sqlite3_bind_text(self.0, place, text.as_ptr().cast(), length, SQLITE_TRANSIENT())
                }
                Value::Integer(None) | Value::Real(None) | Value::Text(None) => {
                    sqlite3_bind_null(self.0, place)
                }
            }
        }
    }

    /// Returns the columns of the present row.
    fn row(&self) -> Vec<Value> {
        // SAFETY: the statement is prepared and has a row.
        let count = unsafe { sqlite3_column_count(self.0) };
        (0..count).map(|place| self.column(place)).collect()
    }

    fn column(&self, place: c_int) -> Value {
        // SAFETY: the statement has a row with this column. Its text is requested before its length, and copied.
        unsafe {
            match sqlite3_column_type(self.0, place) {
                SQLITE_NULL => Value::Text(None),
                SQLITE_INTEGER => Value::Integer(Some(sqlite3_column_int64(self.0, place))),
                SQLITE_FLOAT => Value::Real(Some(sqlite3_column_double(self.0, place))),
                _ => {
                    let text = sqlite3_column_text(self.0, place);
                    let length = usize::try_from(sqlite3_column_bytes(self.0, place)).unwrap_or(0);
                    let bytes =
                        if text == null() { &[][..] } else { std::slice::from_raw_parts(text, length) };
                    Value::Text(Some(String::from_utf8_lossy(bytes).into_owned()))
                }
            }
        }
    }
}
