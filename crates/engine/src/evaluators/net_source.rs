//! Sources of the files of nets.

use std::borrow::Cow;
use std::sync::OnceLock;

use crate::evaluators::evaluator::EvaluatorError;

/// A source of the files of nets, used when the first position is evaluated. After a failure it is used again.
pub trait NetSource: Send + Sync + 'static {
    /// The bytes of a net, by its path below `nets/`, such as `plakoto/game.net`. That of the contact net of backgammon,
    /// `backgammon/contact.whole`, is a file of [`IntegerNet`](crate::evaluators::nets::integer::IntegerNet).
    ///
    /// # Errors
    /// Why it cannot be had, in one line.
    fn net(&self, path: &str) -> Result<Cow<'static, [u8]>, String>;
}

/// A value that is made of nets at its first use. A failure is not kept.
pub(crate) struct Late<T>(OnceLock<T>);

impl<T> Late<T> {
    pub(crate) const fn new() -> Late<T> {
        Late(OnceLock::new())
    }

    pub(crate) fn ready(value: T) -> Late<T> {
        Late(OnceLock::from(value))
    }

    /// The value, made by the first caller for whom `make` succeeds.
    pub(crate) fn get(&self, make: impl FnOnce() -> Result<T, String>) -> Result<&T, EvaluatorError> {
        if let Some(value) = self.0.get() {
            return Ok(value);
        }
        let made = make().map_err(EvaluatorError::NoNet)?;
        Ok(self.0.get_or_init(|| made))
    }
}
