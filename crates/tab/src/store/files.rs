//! SQLite's files: the store, its journal and its log, as three handles of the host that are open as long as the worker lives. A missing
//! file is an empty one.

#![allow(unsafe_code, reason = "SQLite takes tables of functions by address")]

use std::ffi::CStr;

use sqlite_wasm_rs::vfs::{
    AccessMode, LockLevel, OpenAccess, OpenOptions, OpenRequest, OpenedFile, SQLiteIoMethods, SQLiteVfs,
    SyncOptions, VfsError, VfsErrorCode, VfsFile, VfsResult, VfsStore, register_vfs,
};
use sqlite_wasm_rs::{WasmOsCallback, sqlite3_initialize};
use tavola_service::StoreError;

use crate::host::{self, FileError};

/// SQLite's name for these files.
const NAME: &CStr = c"browser";

/// Returns the number of a file by the end of its name.
fn number(name: &str) -> u32 {
    match name.rsplit_once('-') {
        Some((_, "journal")) => 1,
        Some((_, "wal")) => 2,
        _ => 0,
    }
}

fn failed(code: VfsErrorCode) -> impl Fn(FileError) -> VfsError {
    move |error| match error {
        FileError::Full => VfsError::new(VfsErrorCode::Full, "the browser gives no more space".into()),
        FileError::Failed => VfsError::new(code, "the browser's file failed".into()),
    }
}

/// An open file.
struct File(u32);

impl VfsFile for File {
    fn read(&mut self, to: &mut [u8], at: u64) -> VfsResult<usize> {
        host::file_read(self.0, to, at).map_err(failed(VfsErrorCode::IoRead))
    }

    fn write(&mut self, from: &[u8], at: u64) -> VfsResult<()> {
        host::file_write(self.0, from, at).map_err(failed(VfsErrorCode::IoWrite))
    }

    fn truncate(&mut self, size: u64) -> VfsResult<()> {
        host::file_truncate(self.0, size).map_err(failed(VfsErrorCode::IoTruncate))
    }

    fn sync(&mut self, _: SyncOptions) -> VfsResult<()> {
        host::file_flush(self.0).map_err(failed(VfsErrorCode::IoSync))
    }

    fn size(&self) -> VfsResult<u64> {
        host::file_size(self.0).map_err(failed(VfsErrorCode::IoStat))
    }

    /// The handles lock the files: no other worker can open them.
    fn lock(&mut self, _: LockLevel) -> VfsResult<()> {
        Ok(())
    }

    fn unlock(&mut self, _: LockLevel) -> VfsResult<()> {
        Ok(())
    }

    fn check_reserved_lock(&self) -> VfsResult<bool> {
        Ok(false)
    }
}

struct Files;

impl VfsStore for Files {
    type File = File;
    type AppData = WasmOsCallback;

    fn open_file(_: &WasmOsCallback, request: OpenRequest<'_>) -> VfsResult<OpenedFile<File>> {
        // Temporary files are in memory, and have no name here.
        let Some(name) = request.filename else {
            return Err(VfsError::new(VfsErrorCode::CantOpen, "a file without a name".into()));
        };
        Ok(OpenedFile { file: File(number(name.path())), access: OpenAccess::ReadWrite })
    }

    fn close_file(_: &WasmOsCallback, _: Option<&str>, _: File, _: OpenOptions) -> VfsResult<()> {
        Ok(())
    }

    fn access(_: &WasmOsCallback, name: &str, _: AccessMode) -> VfsResult<bool> {
        host::file_size(number(name)).map(|size| size > 0).map_err(failed(VfsErrorCode::IoAccess))
    }

    fn full_pathname(_: &WasmOsCallback, name: &str) -> VfsResult<String> {
        Ok(name.to_owned())
    }

    fn delete_file(_: &WasmOsCallback, name: &str, _: bool) -> VfsResult<()> {
        let file = number(name);
        host::file_truncate(file, 0)
            .and_then(|()| host::file_flush(file))
            .map_err(failed(VfsErrorCode::IoDelete))
    }
}

struct Methods;

impl SQLiteIoMethods for Methods {
    type Store = Files;
}

struct Browser;

impl SQLiteVfs<Methods> for Browser {
    type Os = WasmOsCallback;

    fn os(data: &WasmOsCallback) -> &WasmOsCallback {
        data
    }
}

/// Registers these files with SQLite, and returns their name there.
pub(super) fn register() -> Result<&'static CStr, StoreError> {
    let name = NAME.to_str().unwrap_or_default();
    // SAFETY: this worker has one thread, which alone uses SQLite, and nothing is ever unregistered.
    let registered = unsafe {
        sqlite3_initialize();
        register_vfs::<Methods, Browser>(name, WasmOsCallback, false)
    };
    match registered {
        Ok(registration) => {
            registration.into_raw();
            Ok(NAME)
        }
        Err(error) => Err(StoreError::Database(error.to_string().into())),
    }
}

/// Returns the bytes of the store.
pub(super) fn whole_store() -> Result<Vec<u8>, StoreError> {
    const STORE: u32 = 0;
    let failed = |_| StoreError::Database("the browser's file failed".into());
    let mut bytes = vec![0; host::file_size(STORE).map_err(failed)? as usize];
    let read = host::file_read(STORE, &mut bytes, 0).map_err(failed)?;
    bytes.truncate(read);
    Ok(bytes)
}

/// The functions of the host that SQLite's library imports by name.
mod services {
    use crate::host;

    const DONE: i32 = 0;
    const UNSUPPORTED: i32 = 1;

    /// There is nothing to wait for: no other process has the files.
    #[unsafe(no_mangle)]
    extern "C" fn rust_sqlite_wasm_host_sleep(_: u64, _: u32) {}

    /// # Safety
    /// `to` is valid for writes of `length` bytes.
    #[unsafe(no_mangle)]
    unsafe extern "C" fn rust_sqlite_wasm_host_random(to: *mut u8, length: usize) -> usize {
        // SAFETY: SQLite guarantees memory of this length, which is written before it is read.
        host::random(unsafe {
            to.write_bytes(0, length);
            std::slice::from_raw_parts_mut(to, length)
        });
        length
    }

    /// # Safety
    /// `to` is valid for the write of a number.
    #[unsafe(no_mangle)]
    unsafe extern "C" fn rust_sqlite_wasm_host_epoch_timestamp_in_ms(to: *mut i64) -> i32 {
        // SAFETY: SQLite guarantees a valid place for a number.
        unsafe { to.write(host::epoch()) };
        DONE
    }

    /// # Safety
    /// `to` is valid for writes of `length` bytes.
    #[unsafe(no_mangle)]
    unsafe extern "C" fn rust_sqlite_wasm_host_fill_entropy(to: *mut u8, length: usize) -> i32 {
        // SAFETY: as above.
        unsafe { rust_sqlite_wasm_host_random(to, length) };
        DONE
    }

    /// No statement uses local time.
    #[unsafe(no_mangle)]
    extern "C" fn rust_sqlite_wasm_host_localtime(_: i64, _: *mut u8) -> i32 {
        UNSUPPORTED
    }
}
