//! A worker: it takes jobs of the nodes over its store, and answers no requests.

use tavola_engine::Engine;
use tavola_service::tasks::TokioRuntime;
use tavola_service::{Node, Service, Store, StoreError, Threads};

use crate::doorbell::BusAddress;
use crate::{StartError, bus, stop};

/// A started worker.
#[derive(Debug)]
pub struct Worker {
    service: Service,
    stop: stop::Stop,
}

impl Worker {
    /// Opens the store, and begins to take jobs.
    ///
    /// # Errors
    /// The reason why it cannot start.
    pub async fn start(
        database: &str,
        address: Option<&BusAddress>,
        engine: Engine,
    ) -> Result<Worker, StartError> {
        let stop = stop::Stop::install()?;
        let tasks = TokioRuntime::tasks();
        let store = Store::connect(database, tasks.clone()).await?;
        let bus = bus(address, &store).await?;
        let node = Node::worker(store, bus, Threads::new(engine), tasks);
        let service = Service::begin(node, "worker").await?;
        Ok(Worker { service, stop })
    }

    /// Works until the process is asked to stop, then returns its jobs to the queue.
    ///
    /// # Errors
    /// The store cannot be written or closed. Others take the jobs some seconds later nevertheless.
    pub async fn run(self) -> Result<(), StoreError> {
        let Worker { service, stop } = self;
        stop.asked().await;
        let left = service.leave().await;
        service.node().store().close().await?;
        left
    }
}
