//! A connection with a time limit: a client that takes no data is disconnected.
//!
//! Without this a client that sends requests and never reads would keep its answers in memory as long as it lives.

use std::io::{self, ErrorKind, IoSlice};
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Instant, Sleep};

/// A stream whose writes fail after the other end has taken no data for a while.
#[derive(Debug)]
pub(crate) struct Patient<S> {
    stream: S,
    patience: Duration,
    /// Runs while a write waits.
    waits: Pin<Box<Sleep>>,
    waiting: bool,
}

impl<S> Patient<S> {
    pub(crate) fn new(stream: S, patience: Duration) -> Patient<S> {
        Patient { stream, patience, waits: Box::pin(tokio::time::sleep(patience)), waiting: false }
    }

    /// Returns the result of a write: an error if it has waited too long.
    fn bounded<T>(&mut self, cx: &mut Context<'_>, written: Poll<io::Result<T>>) -> Poll<io::Result<T>> {
        if written.is_ready() {
            self.waiting = false;
            return written;
        }
        if !self.waiting {
            self.waiting = true;
            self.waits.as_mut().reset(Instant::now() + self.patience);
        }
        ready!(self.waits.as_mut().poll(cx));
        Poll::Ready(Err(io::Error::new(ErrorKind::TimedOut, "the client reads nothing")))
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Patient<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        into: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(cx, into)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Patient<S> {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(cx, bytes);
        self.bounded(cx, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        parts: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(cx, parts);
        self.bounded(cx, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        let flushed = Pin::new(&mut self.stream).poll_flush(cx);
        self.bounded(cx, flushed)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        let shut = Pin::new(&mut self.stream).poll_shutdown(cx);
        self.bounded(cx, shut)
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};

    use super::*;

    const PATIENCE: Duration = Duration::from_millis(300);

    /// Returns a stream with a buffer of sixteen bytes, and its other end.
    fn streams() -> (Patient<tokio::io::DuplexStream>, tokio::io::DuplexStream) {
        let (here, there) = tokio::io::duplex(16);
        (Patient::new(here, PATIENCE), there)
    }

    #[tokio::test]
    async fn a_write_fails_when_nothing_was_taken_for_too_long() {
        let (mut here, _there) = streams();
        let begun = Instant::now();
        let failed = here.write_all(&[0; 100]).await.unwrap_err();
        assert!(failed.kind() == ErrorKind::TimedOut && begun.elapsed() >= PATIENCE, "{failed}");
    }

    #[tokio::test]
    async fn a_client_that_reads_slowly_is_waited_for() {
        let (mut here, mut there) = streams();
        let reading = tokio::spawn(async move {
            let mut found = [0; 10];
            for _ in 0..10 {
                tokio::time::sleep(PATIENCE / 6).await;
                there.read_exact(&mut found).await.unwrap();
            }
        });
        here.write_all(&[0; 100]).await.unwrap();
        reading.await.unwrap();
    }

    #[tokio::test]
    async fn a_connection_may_be_silent_for_as_long_as_it_wants() {
        let (mut here, mut there) = streams();
        here.write_all(b"a").await.unwrap();
        tokio::time::sleep(PATIENCE * 2).await;
        here.write_all(b"b").await.unwrap();
        let mut found = [0; 2];
        there.read_exact(&mut found).await.unwrap();
        assert_eq!(&found, b"ab");
    }
}
