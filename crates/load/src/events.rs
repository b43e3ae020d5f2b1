//! An event stream: server-sent events in the chunks of HTTP/1.1.

use serde::Deserialize;
use serde_json::value::RawValue;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, BufReader};
use tokio::net::TcpStream;

use crate::error::LoadError;

/// Maximum number of bytes of a chunk, or of the line before it.
const LONGEST_LINE: u64 = 1024 * 1024;

/// The present number of a match's actions.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct News {
    /// Number of actions.
    pub(crate) seq: usize,
    /// Number of actions before the events of `view`.
    #[serde(default)]
    pub(crate) after: usize,
    /// The present view.
    #[serde(default)]
    pub(crate) view: Option<Box<RawValue>>,
}

/// The events of a stream, in order.
#[derive(Debug)]
pub(crate) struct Events {
    stream: BufReader<TcpStream>,
    /// Received bytes that were not parsed yet.
    text: Vec<u8>,
    /// Start of the first line that was not parsed.
    at: usize,
}

impl Events {
    pub(crate) fn new(stream: BufReader<TcpStream>) -> Events {
        Events { stream, text: Vec::new(), at: 0 }
    }

    /// Returns the next news; `None` at the end of the stream.
    pub(crate) async fn next(&mut self) -> Result<Option<News>, LoadError> {
        loop {
            while let Some(length) = self.text[self.at..].iter().position(|&byte| byte == b'\n') {
                let line = &self.text[self.at..self.at + length];
                self.at += length + 1;
                if let Some(data) = line.strip_prefix(b"data:")
                    && let Ok(news) = serde_json::from_slice(data)
                {
                    return Ok(Some(news));
                }
            }
            self.text.drain(..self.at);
            self.at = 0;
            if !self.read_chunk().await? {
                return Ok(None);
            }
        }
    }

    /// Reads one chunk; `false` after the last.
    async fn read_chunk(&mut self) -> Result<bool, LoadError> {
        let mut line = Vec::new();
        (&mut self.stream).take(LONGEST_LINE).read_until(b'\n', &mut line).await?;
        if line.is_empty() {
            return Ok(false);
        }
        let length = std::str::from_utf8(line.trim_ascii()).ok();
        let length = length.and_then(|digits| usize::from_str_radix(digits, 16).ok());
        let Some(length) = length.filter(|&length| length as u64 <= LONGEST_LINE) else {
            return Err(LoadError::Answer("an event stream has no chunk of a proper length".to_owned()));
        };
        let before = self.text.len();
        self.text.resize(before + length + 2, 0);
        self.stream.read_exact(&mut self.text[before..]).await?;
        self.text.truncate(before + length);
        Ok(length > 0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::io::AsyncWriteExt;

    async fn events(text: &'static str) -> (Vec<usize>, bool) {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let mut sender = TcpStream::connect(listener.local_addr().unwrap()).await.unwrap();
        let (stream, _) = listener.accept().await.unwrap();
        sender.write_all(text.as_bytes()).await.unwrap();
        drop(sender);
        let (mut events, mut found) = (Events::new(BufReader::new(stream)), Vec::new());
        loop {
            match events.next().await {
                Ok(Some(news)) => found.push(news.seq),
                Ok(None) => return (found, true),
                Err(_) => return (found, false),
            }
        }
    }

    #[tokio::test]
    async fn events_are_read_whatever_the_chunks_cut_them_into() {
        let whole = "1b\r\ndata: {\"id\":\"a\",\"seq\":12}\n\n\r\n3\r\n:\n\n\r\n12\r\ndata: {\"seq\": 13}\n\r\n1\r\n\n\r\n0\r\n\r\n";
        assert_eq!(events(whole).await, (vec![12, 13], true));
        assert_eq!(events("8\r\ndata: {\"\r\n9\r\nseq\":12}\n\r\n").await, (vec![12], true));
    }

    #[tokio::test]
    async fn what_is_no_chunk_is_an_error() {
        assert_eq!(events("xyz\r\n").await, (vec![], false));
        assert_eq!(events("ffffffff\r\n").await, (vec![], false));
        assert_eq!(events("8\r\ndata").await, (vec![], false));
    }
}
