//! Work that threads share.

use std::thread;

/// Does something with each of a list, by so many threads, and returns the results in order: the same for any
/// number of them.
pub(crate) fn each<T: Sync, R: Send>(list: &[T], threads: usize, each: impl Fn(&T) -> R + Sync) -> Vec<R> {
    let part = list.len().div_ceil(threads.max(1)).max(1);
    let each = &each;
    let results = |part| move || <[T]>::iter(part).map(each).collect::<Vec<R>>();
    thread::scope(|scope| {
        let parts: Vec<_> = list.chunks(part).map(|part| scope.spawn(results(part))).collect();
        parts.into_iter().flat_map(|part| part.join().expect("no thread panics")).collect()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_come_in_order_from_any_number_of_threads() {
        let list: Vec<u32> = (0..100).collect();
        let squares: Vec<u32> = list.iter().map(|n| n * n).collect();
        for threads in [0, 1, 3, 100, 1000] {
            assert_eq!(each(&list, threads, |n| n * n), squares);
        }
        assert!(each(&[], 2, |n: &u32| *n).is_empty());
    }
}
