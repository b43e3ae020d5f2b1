//! The line to a program: a pipe to a process, or a connection.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

/// The longest answer in bytes; no play is as long.
const LONGEST: u64 = 4096;

/// Why no answer came.
pub(super) enum Lost {
    /// The program has stopped.
    Stopped,
    /// Its meaning is unknown.
    Silent,
    /// The pipe or the connection broke.
    Broken(io::Error),
}

/// A line both ways. A thread of its own reads the program's output, so that silence can be noticed.
pub(super) struct Line {
    child: Option<Child>,
    input: Box<dyn Write + Send>,
    answers: Receiver<io::Result<String>>,
}

impl Line {
    /// Starts a program by its command. Blanks separate words, quotation marks hold them together.
    pub(super) fn start(command: &str) -> io::Result<Line> {
        let words = words(command);
        let (name, arguments) = words.split_first().map_or(("", &[][..]), |(name, rest)| (name, rest));
        let mut child =
            Command::new(name).args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        let pipes = child.stdin.take().zip(child.stdout.take());
        let (input, output) = pipes.ok_or(io::ErrorKind::BrokenPipe)?;
        Ok(Line { child: Some(child), input: Box::new(input), answers: listened(output) })
    }

    /// Calls a program that listens at `HOST:PORT`.
    pub(super) fn call(address: &str) -> io::Result<Line> {
        let stream = TcpStream::connect(address)?;
        // Without it every short line waits for the acknowledgement of the one before.
        stream.set_nodelay(true)?;
        let output = stream.try_clone()?;
        Ok(Line { child: None, input: Box::new(stream), answers: listened(output) })
    }

    pub(super) fn write(&mut self, line: &str) -> io::Result<()> {
        writeln!(self.input, "{line}")?;
        self.input.flush()
    }

    /// The next line, without its end.
    pub(super) fn read(&mut self, patience: Duration) -> Result<String, Lost> {
        match self.answers.recv_timeout(patience) {
            Ok(line) => line.map_err(Lost::Broken),
            Err(RecvTimeoutError::Timeout) => Err(Lost::Silent),
            Err(RecvTimeoutError::Disconnected) => Err(Lost::Stopped),
        }
    }
}

impl Drop for Line {
    fn drop(&mut self) {
        if let Some(child) = &mut self.child {
            // A process that is gone already needs nothing.
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

/// The words of a command.
fn words(command: &str) -> Vec<String> {
    let mut words = Vec::new();
    let (mut word, mut quote, mut begun) = (String::new(), None, false);
    for c in command.chars() {
        match quote {
            Some(end) if c == end => quote = None,
            None if c == '"' || c == '\'' => (quote, begun) = (Some(c), true),
            None if c.is_whitespace() => {
                if begun {
                    words.push(std::mem::take(&mut word));
                }
                begun = false;
            }
            _ => {
                word.push(c);
                begun = true;
            }
        }
    }
    if begun {
        words.push(word);
    }
    words
}

/// The lines that a program writes, read on a thread that ends with it.
fn listened(output: impl Read + Send + 'static) -> Receiver<io::Result<String>> {
    let (sender, answers) = channel();
    thread::spawn(move || {
        let mut output = BufReader::new(output);
        loop {
            let mut line = Vec::new();
            let line = match output.by_ref().take(LONGEST).read_until(b'\n', &mut line) {
                Ok(0) => return,
                Ok(_) => Ok(String::from_utf8_lossy(&line).trim_end_matches(['\r', '\n', '\0']).to_owned()),
                Err(error) => Err(error),
            };
            let failed = line.is_err();
            if sender.send(line).is_err() || failed {
                return;
            }
        }
    });
    answers
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_is_split_at_blanks_outside_quotation_marks() {
        assert_eq!(words("python3 \"my bot.py\"  --fast"), ["python3", "my bot.py", "--fast"]);
        assert_eq!(words("sed -u 's/a \"b\"//'"), ["sed", "-u", "s/a \"b\"//"]);
        assert_eq!(words(" \"\" "), [""]);
        assert!(words("  ").is_empty());
    }
}
