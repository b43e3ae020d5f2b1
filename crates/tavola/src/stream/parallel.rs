//! A stream on several threads: one thread reads, some answer, one writes in the order of the lines.

use std::collections::BTreeMap;
use std::io::{self, BufReader, Read, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread;

use super::{Answered, Line};

/// Number of unwritten lines for each thread: enough that a slow line does not stop the others.
const AHEAD: usize = 64;

/// The answer of a line, or `None` after a panic, which ends the stream.
type Numbered = (u64, Option<Answered>);

/// Answers every line, and returns the number of refused lines.
pub(super) fn answer(
    mut input: BufReader<impl Read>,
    output: impl Write + Send,
    threads: usize,
    answer: impl Fn(Line) -> Answered + Sync,
) -> io::Result<u64> {
    let ahead = threads * AHEAD;
    let (ask, asked) = sync_channel::<(u64, Line)>(ahead);
    let (done, answers) = sync_channel::<Numbered>(ahead);
    // Each line in progress needs a ticket, which bounds the channel and the waiting answers.
    let (give, tickets) = sync_channel::<()>(ahead);
    (0..ahead).for_each(|_| _ = give.try_send(()));
    let asked = Mutex::new(asked);
    thread::scope(|scope| {
        for _ in 0..threads {
            let (asked, answer, done) = (&asked, &answer, done.clone());
            scope.spawn(move || {
                // A thread holds the lock only while it waits for a line.
                while let Ok((place, line)) = next(asked) {
                    let answered = catch_unwind(AssertUnwindSafe(|| answer(line))).ok();
                    if done.send((place, answered)).is_err() {
                        break;
                    }
                }
            });
        }
        drop(done);
        let writer = scope.spawn(move || write(&answers, &give, output));
        let mut read = Ok(());
        let mut number = 0;
        for place in 0.. {
            // Without a writer there are no more tickets; its error is the result.
            if tickets.recv().is_err() {
                break;
            }
            match Line::next(&mut input, &mut number) {
                Ok(Some(line)) => _ = ask.send((place, line)),
                Ok(None) => break,
                Err(error) => {
                    read = Err(error);
                    break;
                }
            }
        }
        drop(ask);
        let written = writer.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
        read.and(written)
    })
}

fn next(asked: &Mutex<Receiver<(u64, Line)>>) -> Result<(u64, Line), ()> {
    asked.lock().map_err(drop)?.recv().map_err(drop)
}

/// Writes the answers in order and returns the number of refused lines.
fn write(answers: &Receiver<Numbered>, give: &SyncSender<()>, mut output: impl Write) -> io::Result<u64> {
    let mut waiting = BTreeMap::new();
    let (mut place, mut refused) = (0, 0);
    loop {
        let (at, answered) = match answers.try_recv() {
            Ok(next) => next,
            Err(_) => {
                output.flush()?;
                let Ok(next) = answers.recv() else { return Ok(refused) };
                next
            }
        };
        waiting.insert(at, answered.ok_or_else(|| io::Error::other("a thread of the stream failed"))?);
        while let Some(answered) = waiting.remove(&place) {
            output.write_all(&answered.text)?;
            refused += u64::from(answered.refused);
            place += 1;
            // The reader may have ended.
            _ = give.try_send(());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    fn echo(line: Line) -> Answered {
        let text = line.text.unwrap_or_default();
        // Every third line is slow, so that others overtake it.
        if line.number.is_multiple_of(3) {
            thread::sleep(Duration::from_micros(300));
        }
        Answered { text: format!("{} {text}\n", line.number).into_bytes(), refused: text == "bad" }
    }

    #[test]
    fn answers_come_in_the_order_of_the_lines() {
        let lines: Vec<String> =
            (1..=1000).map(|n| if n % 10 == 0 { "bad".into() } else { format!("line {n}") }).collect();
        let expected: String = (1..).zip(&lines).map(|(n, line)| format!("{n} {line}\n")).collect();
        let mut output = Vec::new();
        let text = lines.join("\n");
        let refused = answer(BufReader::new(text.as_bytes()), &mut output, 4, echo).unwrap();
        assert_eq!((refused, String::from_utf8(output).unwrap()), (100, expected));
    }

    #[test]
    fn a_thread_that_fails_ends_the_stream() {
        let fails = |line: Line| if line.number == 500 { panic!("as it should") } else { echo(line) };
        let text = "line\n".repeat(10_000);
        assert!(answer(BufReader::new(text.as_bytes()), io::sink(), 2, fails).is_err());
    }

    #[test]
    fn an_output_that_is_closed_ends_the_stream() {
        struct Closed;
        impl Write for Closed {
            fn write(&mut self, _: &[u8]) -> io::Result<usize> {
                Err(io::ErrorKind::BrokenPipe.into())
            }
            fn flush(&mut self) -> io::Result<()> {
                Ok(())
            }
        }
        let text = "line\n".repeat(10_000);
        let error = answer(BufReader::new(text.as_bytes()), Closed, 2, echo).unwrap_err();
        assert_eq!(error.kind(), io::ErrorKind::BrokenPipe);
    }
}
