//! The jobs of a store, for whoever looks after it.

use std::path::Path;

use tavola_service::tasks::TokioRuntime;
use tavola_service::{Listed, OpenError, Store, StoreError};

/// The jobs of an open store.
#[derive(Debug)]
pub struct Jobs(Store);

impl Jobs {
    /// Those of a database, or of the file in a folder, which no server may have open then.
    ///
    /// # Errors
    /// If the store cannot be opened.
    pub async fn open(database: Option<&str>, data: &Path) -> Result<Jobs, OpenError> {
        let tasks = TokioRuntime::tasks();
        Ok(Jobs(match database {
            Some(url) => Store::connect(url, tasks).await?,
            None => Store::open(&data.join("tavola.sqlite"), tasks).await?,
        }))
    }

    /// All, or those that failed.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn list(&self, failed: bool) -> Result<Vec<Listed>, StoreError> {
        self.0.jobs(failed).await
    }

    /// Stops an analysis or a rollout. Returns how many jobs of it there were.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn cancel(&self, subject: &str) -> Result<u64, StoreError> {
        self.0.cancel_jobs(subject).await
    }

    /// Lets the failed jobs of a subject, or of all, be tried again. Returns how many there were.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn retry(&self, subject: Option<&str>) -> Result<u64, StoreError> {
        self.0.retry_jobs(subject).await
    }

    /// Closes the store.
    ///
    /// # Errors
    /// If it cannot be closed.
    pub async fn close(self) -> Result<(), StoreError> {
        self.0.close().await
    }
}
