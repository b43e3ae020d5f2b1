//! The address of this machine in its local network.

use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};

use tokio::net::TcpListener;

/// The reason why other devices of the local network cannot reach this machine.
#[derive(Debug, thiserror::Error)]
pub enum NetworkError {
    /// The machine has no address there.
    #[error("this machine has no address in a local network; connect it, or name one with --lan=ADDRESS")]
    NoAddress,
    /// The address is not that of one machine.
    #[error("{address} {what}: name one address of this machine, such as 192.168.1.5, or leave it out")]
    NoMachine {
        /// The address.
        address: IpAddr,
        /// The kind of the address.
        what: &'static str,
    },
    /// The address cannot be listened on.
    #[error("cannot listen on {address}: {error}")]
    Listen {
        /// The address.
        address: IpAddr,
        /// Error of the system.
        error: io::Error,
    },
    /// The system has no randomness for a token.
    #[error("no token can be made: {0}")]
    Token(#[from] getrandom::Error),
}

/// An address for documentation (RFC 5737). Nothing is sent there: connecting a datagram socket only chooses a route.
const ELSEWHERE: SocketAddr = SocketAddr::new(IpAddr::V4(Ipv4Addr::new(203, 0, 113, 1)), 9);

/// Returns the address under which other machines see this one.
pub(crate) fn address() -> Result<IpAddr, NetworkError> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).map_err(|_| NetworkError::NoAddress)?;
    socket.connect(ELSEWHERE).map_err(|_| NetworkError::NoAddress)?;
    let address = socket.local_addr().map_err(|_| NetworkError::NoAddress)?.ip();
    if address.is_loopback() || address.is_unspecified() { Err(NetworkError::NoAddress) } else { Ok(address) }
}

/// Refuses an address at which the machine can listen but to which no link can lead.
pub(crate) fn is_of_a_machine(address: IpAddr) -> Result<(), NetworkError> {
    let what = match address {
        _ if address.is_unspecified() => "stands for all addresses and makes no link",
        _ if address.is_multicast() => "is the address of a group",
        IpAddr::V4(address) if address.is_broadcast() || is_broadcast(address) => {
            "is the broadcast address of a network"
        }
        _ => return Ok(()),
    };
    Err(NetworkError::NoMachine { address, what })
}

/// Returns whether an address is the broadcast address of one of this machine's networks. For such an address the system refuses a route to
/// a datagram socket without the broadcast option. Nothing is sent.
fn is_broadcast(address: Ipv4Addr) -> bool {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0));
    let refused = socket.and_then(|socket| socket.connect((address, ELSEWHERE.port())));
    refused.is_err_and(|error| error.kind() == io::ErrorKind::PermissionDenied)
}

/// Listens at an address, on the given port or, if it is taken, on any.
pub(crate) async fn listen(address: IpAddr, port: u16) -> Result<TcpListener, NetworkError> {
    match TcpListener::bind((address, port)).await {
        Err(error) if error.kind() == io::ErrorKind::AddrInUse => TcpListener::bind((address, 0)).await,
        bound => bound,
    }
    .map_err(|error| NetworkError::Listen { address, error })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_address_of_one_machine_makes_a_link() {
        for address in ["0.0.0.0", "::", "255.255.255.255", "127.255.255.255", "224.0.0.1", "ff02::1"] {
            let refused = is_of_a_machine(address.parse().unwrap()).unwrap_err().to_string();
            assert!(refused.starts_with(address) && refused.contains("such as 192.168.1.5"), "{refused}");
        }
        for address in ["127.0.0.1", "::1", "192.168.1.5", "203.0.113.1"] {
            assert!(is_of_a_machine(address.parse().unwrap()).is_ok(), "{address}");
        }
    }
}
