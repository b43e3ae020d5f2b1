//! The address of this machine in its local network.

use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};

use tokio::net::TcpListener;

/// Why nobody in the local network can reach this machine.
#[derive(Debug, thiserror::Error)]
pub enum NetworkError {
    /// It has no address there.
    #[error("this machine has no address in a local network; connect it, or name one with --lan=ADDRESS")]
    NoAddress,
    /// The address cannot be listened on.
    #[error("cannot listen on {address}: {error}")]
    Listen {
        /// The address.
        address: IpAddr,
        /// The system's error.
        error: io::Error,
    },
    /// The system gives no randomness for a token.
    #[error("no token can be made: {0}")]
    Token(#[from] getrandom::Error),
}

/// An address of the documentation (RFC 5737). Nothing is sent there: connecting a datagram socket only chooses a route.
const ELSEWHERE: SocketAddr = SocketAddr::new(IpAddr::V4(Ipv4Addr::new(203, 0, 113, 1)), 9);

/// The address that other machines see.
pub(crate) fn address() -> Result<IpAddr, NetworkError> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).map_err(|_| NetworkError::NoAddress)?;
    socket.connect(ELSEWHERE).map_err(|_| NetworkError::NoAddress)?;
    let address = socket.local_addr().map_err(|_| NetworkError::NoAddress)?.ip();
    if address.is_loopback() || address.is_unspecified() { Err(NetworkError::NoAddress) } else { Ok(address) }
}

/// Listens there, on the given port or, where that is taken, on any.
pub(crate) async fn listen(address: IpAddr, port: u16) -> Result<TcpListener, NetworkError> {
    match TcpListener::bind((address, port)).await {
        Err(error) if error.kind() == io::ErrorKind::AddrInUse => TcpListener::bind((address, 0)).await,
        bound => bound,
    }
    .map_err(|error| NetworkError::Listen { address, error })
}
