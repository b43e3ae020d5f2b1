//! The report as a table in Markdown.

use std::fmt::{self, Display, Formatter};
use std::time::Duration;

use serde::Serialize;

use crate::memory::Memory;
use crate::run::{Figures, Processor, Quantiles, Rate};

/// All results.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// The server's version.
    pub version: String,
    /// Name of the processor, and number of processors.
    pub processors: (String, usize),
    /// Milliseconds until the disk has stored 4 KiB: the median, and the 99th percentile. `None`: the server stores its matches elsewhere.
    pub disk: Option<[f64; 2]>,
    /// Whether answers were compressed with gzip.
    pub packed: bool,
    /// The seed of the players.
    pub seed: u64,
    /// Duration of each measurement in seconds.
    pub seconds: f64,
    /// Figures for each load.
    pub loads: Vec<Figures>,
    /// Memory of the server, if measured.
    pub memory: Option<Memory>,
    /// Milliseconds from the restart of a killed server until the people of a match have seen its state: for half of the matches, and for
    /// the last one.
    pub restart: Option<[f64; 2]>,
}

/// Converts a duration to milliseconds.
#[must_use]
pub fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}

impl Display for Report {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let (name, count) = &self.processors;
        writeln!(
            f,
            "Tavola {}, {count} x {name}, seed {}, {} s each",
            self.version, self.seed, self.seconds
        )?;
        if let Some([p50, p99]) = self.disk {
            writeln!(f, "The disk keeps 4 KiB in {p50:.2} ms (p50), {p99:.2} ms (p99)")?;
        }
        let packed = if self.packed { "packed with gzip" } else { "not packed" };
        writeln!(f, "Answers are {packed}\n")?;
        let heads = self.loads.iter().map(|load| match load.rate {
            Rate::Full => "full speed".to_owned(),
            Rate::Turns(turns) => format!("{turns} turns/s"),
        });
        row(f, "", heads)?;
        row(f, "---", self.loads.iter().map(|_| "---:".to_owned()))?;
        let mut each = |name: &str, of: &dyn Fn(&Figures) -> String| row(f, name, self.loads.iter().map(of));
        each("matches", &|load| load.matches.to_string())?;
        each("connections", &|load| load.connections.to_string())?;
        each("turns a second", &|load| format!("{:.0}", load.turns))?;
        each("commands a second", &|load| format!("{:.0}", load.commands))?;
        each("answer, p50 / p99 / p99.9, ms", &|load| quantiles(&load.answered))?;
        each("opponent's news, p50 / p99 / p99.9, ms", &|load| quantiles(&load.news))?;
        each("opponent's view, p50 / p99 / p99.9, ms", &|load| quantiles(&load.seen))?;
        if self.loads.iter().any(|load| load.watched.is_some()) {
            each("the last watcher's news, p50 / p99 / p99.9, ms", &|load| {
                load.watched.as_ref().map_or("–".to_owned(), quantiles)
            })?;
        }
        let mut processor = |name: &str, of: &dyn Fn(&Processor) -> String| {
            each(name, &|load| load.processor.as_ref().map_or("–".to_owned(), of))
        };
        processor("server's processor a command, µs", &|of| format!("{:.0}", of.server))?;
        processor("database's processor a command, µs", &|of| match of.database {
            0.0 => "in the server's".to_owned(),
            database => format!("{database:.0}"),
        })?;
        processor("busy processors: server and database", &|of| format!("{:.2}", of.busy))?;
        processor("busy processors: this program", &|of| format!("{:.2}", of.own))?;
        processor("busy processors: others", &|of| format!("{:.2}", of.others))?;
        each("matches ended", &|load| load.finished.to_string())?;
        each("failures", &|load| load.failures.to_string())?;
        for failure in self.loads.iter().filter_map(|load| load.failure.as_ref()) {
            writeln!(f, "\nfailure: {failure}")?;
        }
        if let Some(memory) = &self.memory {
            let Memory { idle, waiting_connection, event_stream, held_match } = memory;
            writeln!(f, "\n| memory of the server | KiB |\n| --- | ---: |")?;
            let mut line =
                |name: &str, bytes: &u64| writeln!(f, "| {name} | {:.1} |", *bytes as f64 / 1024.0);
            line("idle", idle)?;
            line("a connection that waits for a request", waiting_connection)?;
            line("a connection with an event stream", event_stream)?;
            line("a held match of 300 actions", held_match)?;
        }
        if let Some([half, last]) = self.restart {
            writeln!(
                f,
                "\nAfter a kill half of the matches are seen as they stand {half:.0} ms after the start, all {last:.0} ms"
            )?;
        }
        Ok(())
    }
}

fn row(f: &mut Formatter<'_>, name: &str, cells: impl Iterator<Item = String>) -> fmt::Result {
    write!(f, "| {name} |")?;
    for cell in cells {
        write!(f, " {cell} |")?;
    }
    writeln!(f)
}

pub(crate) fn quantiles(of: &Quantiles) -> String {
    format!("{:.1} / {:.1} / {:.1}", of.p50, of.p99, of.p999)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn figures(rate: Rate, processor: Option<Processor>) -> Figures {
        let times = Quantiles { p50: 1.25, p99: 20.0, p999: 31.0 };
        Figures {
            rate,
            matches: 20,
            connections: 80,
            turns: 99.6,
            commands: 201.0,
            answered: times,
            news: times,
            seen: times,
            watched: processor.is_some().then_some(times),
            processor,
            finished: 3,
            failures: 0,
            failure: None,
        }
    }

    #[test]
    fn every_load_is_a_column_and_every_row_has_a_cell_for_it() {
        let processor = Processor { server: 400.4, database: 0.0, busy: 0.5, own: 0.25, others: 1.0 };
        let report = Report {
            version: "0.1.0".to_owned(),
            processors: ("a processor".to_owned(), 2),
            disk: Some([0.5, 2.0]),
            packed: false,
            seed: 1,
            seconds: 15.0,
            loads: vec![figures(Rate::Turns(100.0), Some(processor)), figures(Rate::Full, None)],
            memory: Some(Memory {
                idle: 1 << 20,
                waiting_connection: 512,
                event_stream: 2048,
                held_match: 1024,
            }),
            restart: Some([300.0, 1200.0]),
        };
        let text = report.to_string();
        let (loads, _) = text.split_once("| memory of the server").unwrap();
        let rows: Vec<&str> = loads.lines().filter(|line| line.starts_with('|')).collect();
        assert!(rows.len() > 14 && rows.iter().all(|row| row.matches('|').count() == 4), "{text}");
        for wanted in [
            "| turns a second | 100 | 100 |",
            "| server's processor a command, µs | 400 | – |",
            "| database's processor a command, µs | in the server's | – |",
            "| opponent's news, p50 / p99 / p99.9, ms | 1.2 / 20.0 / 31.0 | 1.2 / 20.0 / 31.0 |",
            "| the last watcher's news, p50 / p99 / p99.9, ms | 1.2 / 20.0 / 31.0 | – |",
            "| a held match of 300 actions | 1.0 |",
            "300 ms after the start, all 1200 ms",
            "2 x a processor",
            "0.50 ms (p50), 2.00 ms (p99)",
        ] {
            assert!(text.contains(wanted), "{wanted}: {text}");
        }
        assert!(serde_json::to_string(&report).unwrap().contains("\"processor\":null"));
    }
}
