//! Memory for messages of the host.

#![allow(unsafe_code, reason = "the host writes a message where it is told to")]

/// Allocates memory for a message of a number of bytes.
#[unsafe(no_mangle)]
extern "C" fn room(length: usize) -> *mut u8 {
    Box::leak(vec![0_u8; length].into_boxed_slice()).as_mut_ptr()
}

/// Takes a message that the host has written.
///
/// # Safety
/// The memory is from [`room`] with this length, and the host no longer uses it.
pub(crate) unsafe fn taken(at: *mut u8, length: usize) -> Box<[u8]> {
    // SAFETY: this is the box that `room` has allocated and leaked; nobody else owns it.
    unsafe { Box::from_raw(std::ptr::slice_from_raw_parts_mut(at, length)) }
}
