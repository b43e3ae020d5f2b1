//! Fair queues for workforces.

use std::collections::{HashMap, VecDeque};
use std::sync::Arc;

use crate::job::JobError;

/// Maximum length of a queue. A page asks for one hint at a time.
const LONGEST: usize = 64;

/// Waiting entries in queues. Each queue is served in its order, one entry at a time, and the queues take turns: a match with many requests
/// delays only itself.
#[derive(Debug)]
pub struct Turns<T> {
    /// Waiting entries by queue, also of a queue with an entry in progress.
    waiting: HashMap<Arc<str>, VecDeque<T>>,
    /// Queues with waiting entries and none in progress, in the order of service.
    turn: VecDeque<Arc<str>>,
}

impl<T> Default for Turns<T> {
    fn default() -> Turns<T> {
        Turns { waiting: HashMap::new(), turn: VecDeque::new() }
    }
}

impl<T> Turns<T> {
    /// Adds an entry to a queue. `true`: an entry has become available.
    ///
    /// # Errors
    /// The queue is full.
    pub fn push(&mut self, queue: &Arc<str>, thing: T) -> Result<bool, JobError> {
        match self.waiting.get_mut(queue) {
            Some(waiting) if waiting.len() >= LONGEST => Err(JobError::Busy),
            // The queue is in `turn`, or will be after its present entry is done.
            Some(waiting) => {
                waiting.push_back(thing);
                Ok(false)
            }
            None => {
                self.waiting.insert(Arc::clone(queue), VecDeque::from([thing]));
                self.turn.push_back(Arc::clone(queue));
                Ok(true)
            }
        }
    }

    /// Takes the next entry of the queue whose turn it is. The caller calls [`Turns::done`] afterwards.
    pub fn take(&mut self) -> Option<(Arc<str>, T)> {
        let queue = self.turn.pop_front()?;
        let thing = self.waiting.get_mut(&queue)?.pop_front()?;
        Some((queue, thing))
    }

    /// Ends the entry that was taken from a queue. `true`: an entry has become available.
    pub fn done(&mut self, queue: Arc<str>) -> bool {
        if self.waiting.get(&queue).is_none_or(VecDeque::is_empty) {
            self.waiting.remove(&queue);
            false
        } else {
            self.turn.push_back(queue);
            true
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn queues_take_turns_and_each_waits_for_itself() {
        let (a, b): (Arc<str>, Arc<str>) = ("a".into(), "b".into());
        let mut turns = Turns::default();
        assert_eq!(turns.push(&a, 1), Ok(true));
        assert_eq!(turns.push(&a, 2), Ok(false));
        assert_eq!(turns.push(&b, 3), Ok(true));
        assert_eq!(turns.take(), Some((Arc::clone(&a), 1)));
        assert_eq!(turns.push(&a, 4), Ok(false));
        assert_eq!(turns.take(), Some((Arc::clone(&b), 3)));
        assert_eq!(turns.take(), None, "one of each at a time");
        assert!(turns.done(Arc::clone(&a)) && !turns.done(b));
        assert_eq!(turns.take(), Some((Arc::clone(&a), 2)));
        assert!(turns.done(Arc::clone(&a)));
        assert_eq!(turns.take(), Some((Arc::clone(&a), 4)));
        assert!(!turns.done(a));
        assert!(turns.waiting.is_empty() && turns.turn.is_empty());
    }

    #[test]
    fn too_much_in_one_queue_is_refused() {
        let (a, b): (Arc<str>, Arc<str>) = ("a".into(), "b".into());
        let mut turns = Turns::default();
        let refused = (0..100).filter(|n| turns.push(&a, *n) == Err(JobError::Busy)).count();
        assert_eq!(refused, 100 - LONGEST);
        assert_eq!(turns.push(&b, 0), Ok(true));
    }
}
