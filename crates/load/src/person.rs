//! A person with a name and a session, as on a service.

use serde::de::IgnoredAny;
use serde_json::json;

use crate::client::{Address, Connection};
use crate::error::LoadError;

/// Opens a connection of a new person. The name is random, because a running service may have the names of a seed already.
///
/// # Errors
/// The server refuses the connection or the name.
pub(crate) async fn enter(address: Address) -> Result<Connection, LoadError> {
    let mut requests = Connection::open(address).await?;
    let name = format!("{:016x}", rand::random::<u64>());
    let _: IgnoredAny = requests.post("/api/me", &json!({ "name": name }), 201).await?;
    Ok(requests)
}
