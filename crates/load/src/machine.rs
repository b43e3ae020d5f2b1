//! Measurements of the machine: processor time and memory of processes, other load, and the latency of its disk.
//!
//! Processes are read from `/proc` on Linux; on other systems their figures are missing.

use std::collections::HashMap;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use crate::error::LoadError;

/// Ticks of the processor times in `/proc`: Linux reports a hundred a second to every program.
const TICKS: f64 = 100.0;
/// Number of writes in the measurement of the disk.
const SYNCS: usize = 200;
/// Size of the written block in bytes: a page of SQLite.
const BLOCK: usize = 4096;

/// Seconds of processor time so far.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Used {
    /// Used by the servers.
    pub server: f64,
    /// Used by the database, if it is a separate process.
    pub database: f64,
    /// Used by this process.
    pub own: f64,
    /// Used by all processes of the machine.
    pub all: f64,
}

impl Used {
    /// Reads the time used so far, with the child processes of the servers and of the database.
    #[must_use]
    pub fn now(servers: [Option<u32>; 2], database: Option<u32>) -> Option<Used> {
        let processes = Processes::read().ok()?;
        let of = |pid: Option<u32>| pid.map_or(0.0, |pid| processes.used(pid));
        let own = processes.used_alone(std::process::id());
        let server = servers.into_iter().map(of).sum();
        Some(Used { server, database: of(database), own, all: all_used().ok()? })
    }

    /// Returns the time used since an earlier reading.
    #[must_use]
    pub fn since(self, before: Used) -> Used {
        Used {
            server: self.server - before.server,
            database: self.database - before.database,
            own: self.own - before.own,
            all: self.all - before.all,
        }
    }

    /// Returns the time used by other processes of the machine.
    #[must_use]
    pub fn others(self) -> f64 {
        (self.all - self.server - self.database - self.own).max(0.0)
    }
}

/// All processes: for each its parent, and the ticks of itself and of its ended children.
struct Processes(HashMap<u32, (u32, Ticks)>);

#[derive(Clone, Copy)]
struct Ticks {
    own: u64,
    ended_children: u64,
}

impl Processes {
    fn read() -> io::Result<Processes> {
        let mut all = HashMap::new();
        for entry in std::fs::read_dir("/proc")? {
            let name = entry?.file_name();
            let Some(pid) = name.to_str().and_then(|name| name.parse().ok()) else { continue };
            // A process may have ended meanwhile.
            if let Ok(text) = std::fs::read_to_string(format!("/proc/{pid}/stat"))
                && let Some(found) = parse_stat(&text)
            {
                all.insert(pid, found);
            }
        }
        Ok(Processes(all))
    }

    fn used_alone(&self, pid: u32) -> f64 {
        self.0.get(&pid).map_or(0.0, |(_, ticks)| ticks.own as f64 / TICKS)
    }

    /// Returns the seconds used by a process and its descendants.
    fn used(&self, pid: u32) -> f64 {
        let belongs = |mut at: u32| {
            // A chain of parents is short. The limit ends a cycle, which reused process ids could cause.
            for _ in 0..64 {
                if at == pid {
                    return true;
                }
                match self.0.get(&at) {
                    Some((parent, _)) => at = *parent,
                    None => return false,
                }
            }
            false
        };
        let family = self.0.iter().filter(|(at, _)| belongs(**at));
        family.map(|(_, (_, ticks))| (ticks.own + ticks.ended_children) as f64 / TICKS).sum()
    }
}

/// Parses the parent and the ticks in a line of `/proc/PID/stat` (proc(5)). The name of the program may contain any character.
fn parse_stat(text: &str) -> Option<(u32, Ticks)> {
    let fields: Vec<&str> = text[text.rfind(')')? + 1..].split_whitespace().collect();
    let ticks = |from: usize| {
        Some(fields.get(from)?.parse::<u64>().ok()? + fields.get(from + 1)?.parse::<u64>().ok()?)
    };
    Some((fields.get(1)?.parse().ok()?, Ticks { own: ticks(11)?, ended_children: ticks(13)? }))
}

/// Returns the seconds of processor time of all processes.
fn all_used() -> io::Result<f64> {
    let text = std::fs::read_to_string("/proc/stat")?;
    let line = text.lines().next().unwrap_or_default();
    let ticks: Vec<u64> = line.split_whitespace().skip(1).map_while(|field| field.parse().ok()).collect();
    // The fields are user, nice, system, idle, waiting for disks, and interrupts of both kinds. The time of guests of this machine is part
    // of the first two.
    let busy: u64 =
        ticks.iter().enumerate().filter(|(i, _)| matches!(i, 0..=2 | 5 | 6)).map(|(_, ticks)| ticks).sum();
    Ok(busy as f64 / TICKS)
}

/// Returns the bytes of private memory of a process, without the files that are mapped into it.
#[must_use]
pub fn memory(pid: u32) -> Option<u64> {
    let text = std::fs::read_to_string(format!("/proc/{pid}/status")).ok()?;
    let line = text.lines().find_map(|line| line.strip_prefix("RssAnon:"))?;
    let kilobytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kilobytes * 1024)
}

/// Returns the maximum number of open files of this process, if known.
#[must_use]
pub fn files_allowed() -> Option<usize> {
    let text = std::fs::read_to_string("/proc/self/limits").ok()?;
    let line = text.lines().find_map(|line| line.strip_prefix("Max open files"))?;
    line.split_whitespace().next()?.parse().ok()
}

/// Returns the name of the processor, if known, and the number of processors.
#[must_use]
pub fn processors() -> (String, usize) {
    let text = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let name = text.lines().find_map(|line| line.strip_prefix("model name")?.split_once(':'));
    let name = name.map_or("unknown processor", |(_, name)| name.trim());
    (name.to_owned(), std::thread::available_parallelism().map_or(1, usize::from))
}

/// Measures the time until the disk of a folder has stored a block appended to a file: the median, and the 99th percentile.
///
/// # Errors
/// The folder cannot be written.
pub fn disk(folder: &Path) -> Result<[Duration; 2], LoadError> {
    let path = folder.join("disk");
    let machine = |error| LoadError::Machine { path: path.clone(), error };
    let mut times = sync_times(&path).map_err(machine)?;
    std::fs::remove_file(&path).map_err(machine)?;
    times.sort_unstable();
    Ok([times[SYNCS / 2], times[SYNCS * 99 / 100]])
}

fn sync_times(path: &PathBuf) -> io::Result<Vec<Duration>> {
    let mut file = std::fs::File::create(path)?;
    let block = vec![0x5a; BLOCK];
    let mut times = Vec::with_capacity(SYNCS);
    for _ in 0..SYNCS {
        let begun = Instant::now();
        file.write_all(&block)?;
        file.sync_data()?;
        times.push(begun.elapsed());
    }
    Ok(times)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_process_is_read_whatever_its_name_is() {
        let line = "77 (a) b (c)) S 12 77 77 0 -1 4194304 1 2 3 4 150 50 7 3 20 0 9 0 5 6 7";
        let (parent, ticks) = parse_stat(line).unwrap();
        assert_eq!((parent, ticks.own, ticks.ended_children), (12, 200, 10));
        assert!(parse_stat("77 (a) S").is_none() && parse_stat("").is_none());
    }

    #[test]
    fn a_process_is_charged_with_what_it_has_started() {
        let ticks = |own, ended_children| Ticks { own, ended_children };
        let all = [
            (1, (0, ticks(100, 0))),
            (5, (1, ticks(200, 50))),
            (6, (5, ticks(300, 0))),
            (7, (1, ticks(900, 0))),
        ];
        let processes = Processes(all.into_iter().collect());
        assert_eq!(processes.used(5), 5.5);
        assert_eq!(processes.used_alone(5), 2.0);
        assert_eq!(processes.used(4), 0.0);
    }

    #[test]
    fn other_load_is_what_nobody_here_has_used() {
        let before = Used { server: 1.0, database: 2.0, own: 3.0, all: 10.0 };
        let now = Used { server: 2.0, database: 2.5, own: 3.25, all: 12.5 };
        assert_eq!(now.since(before).others(), 0.75);
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn this_process_has_used_the_processor_and_has_memory() {
        let used = Used::now([Some(std::process::id()), None], None).unwrap();
        assert!(used.all >= used.server && used.database == 0.0);
        assert!(memory(std::process::id()).unwrap() > 100_000);
        assert!(files_allowed().unwrap() > 10 && processors().1 > 0);
    }

    #[test]
    fn the_disk_takes_some_time_and_nothing_is_left_there() {
        let folder = tempfile::tempdir().unwrap();
        let [middle, most] = disk(folder.path()).unwrap();
        assert!(most >= middle && middle > Duration::ZERO);
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0);
        assert!(disk(&folder.path().join("none")).is_err());
    }
}
