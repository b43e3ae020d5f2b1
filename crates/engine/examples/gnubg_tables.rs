//! Compares the tables with those of GNU Backgammon, entry by entry: the largest and the mean difference of each value,
//! and whether the largest is within the known error of its tables. Its files are read in place: Debian's packages
//! `gnubg` and `gnubg-data` have the bear-off, `makehyper -c N -t 1e-6` makes hypergammon with N checkers.
//!
//! `cargo run --release -p tavola-engine --example gnubg_tables -- FILE…`
//! with `/usr/share/gnubg/gnubg_os0.bd`, `/var/lib/gnubg/gnubg_ts0.bd`, `hyper1.bd`…
//! It ends with code 1 if something differs by more.
#![allow(clippy::print_stdout, reason = "its output is the table")]

use std::process::ExitCode;

use tavola_engine::Work;
use tavola_engine::evaluators::tables::bearoff::{ARRANGEMENTS, BearOffTable, TwoSided, rank};
use tavola_engine::evaluators::tables::hypergammon::{Chances, Hypergammon};
use tavola_engine::{Owner, evaluators::tables::Exact};
use tavola_rules::{BAR, Checkers, OFF, Player, Position, Rules};

/// Length in bytes of the text at the start of each of their files.
const HEAD: usize = 40;

/// Statistics of the differences between two tables in one value.
#[derive(Default)]
struct Difference {
    most: f64,
    at: usize,
    sum: f64,
    count: usize,
}

impl Difference {
    fn add(&mut self, at: usize, ours: f32, theirs: f64) {
        let difference = (f64::from(ours) - theirs).abs();
        if difference > self.most {
            (self.most, self.at) = (difference, at);
        }
        self.sum += difference;
        self.count += 1;
    }

    /// Prints it, and whether all is within a bound.
    fn print(&self, what: &str, bound: f64) -> bool {
        let verdict = if self.most <= bound { "agree" } else { "DIFFER" };
        println!(
            "{what:<28} {:>9} values {verdict}: largest difference {:.7} (entry {}), bound {bound}, mean {:.7}",
            self.count,
            self.most,
            self.at,
            self.sum / self.count.max(1) as f64
        );
        self.most <= bound
    }
}

fn u16_at(bytes: &[u8], at: usize) -> u16 {
    u16::from_le_bytes([bytes[at], bytes[at + 1]])
}

/// All arrangements of up to 15 checkers, in the order that both programs give them.
fn arrangements() -> Vec<Checkers> {
    let mut found = vec![Checkers::NONE; ARRANGEMENTS];
    let mut home = [0u8; 6];
    loop {
        let left: u8 = home.iter().sum();
        if left <= 15 {
            let side = (1..).zip(home).fold(Checkers::NONE, |side, (point, n)| side.with(point, n));
            found[rank(&home)] = side.with(OFF, 15 - left);
        }
        let Some(point) = home.iter().position(|&n| n < 15) else { return found };
        home[..point].fill(0);
        home[point] += 1;
    }
}

/// Their one-sided table: for each arrangement the offset of its chances, the number of possible numbers of rolls and
/// the first of them, the same for the first checker off; then the chances in 65,535ths. The rounding errors of each
/// add up in derived values. In 227 arrangements two plays are equally fast to that precision and the tables take
/// different ones: their chances differ by up to 0.0028, their averages no more than others.
fn one_sided(file: &[u8]) -> bool {
    let (mut all, mut first, mut means) =
        (Difference::default(), Difference::default(), Difference::default());
    let chances = HEAD + 8 * ARRANGEMENTS;
    for (at, side) in arrangements().into_iter().enumerate().skip(1) {
        let entry = &file[HEAD + 8 * at..][..8];
        let from = chances + 2 * u32::from_le_bytes([entry[0], entry[1], entry[2], entry[3]]) as usize;
        let theirs = |from: usize, begin: u8, count: u8| {
            let mut list = [0.0; 64];
            for i in 0..usize::from(count) {
                list[usize::from(begin) + i] = f64::from(u16_at(file, from + 2 * i)) / 65_535.0;
            }
            list
        };
        let compare = |ours: tavola_engine::evaluators::tables::bearoff::Distribution<'_>,
                       theirs: [f64; 64],
                       difference: &mut Difference| {
            let mut list = [0.0; 64];
            ours.iter().for_each(|(rolls, chance)| list[rolls] = chance);
            list.iter().zip(theirs).for_each(|(ours, theirs)| difference.add(at, *ours, theirs));
        };
        let table = BearOffTable::shared();
        let ours = table.rolls(side).expect("home");
        let rolls = theirs(from, entry[5], entry[4]);
        means.add(at, ours.mean(), (0..).zip(rolls).map(|(n, chance)| f64::from(n) * chance).sum());
        compare(ours, rolls, &mut all);
        if side.count(OFF) == 0 {
            let rolls = theirs(from + 2 * usize::from(entry[4]), entry[7], entry[6]);
            compare(table.rolls_to_first(side).expect("home"), rolls, &mut first);
        }
    }
    [
        all.print("rolls to bear off", 0.003),
        means.print("mean of them, in rolls", 0.0002),
        first.print("rolls to the first checker", 0.00003),
    ]
    .iter()
    .all(|&agrees| agrees)
}

/// Compares four values that both programs compute. Theirs are in the order cubeless, owned, centred, opponent's.
fn four([cubeless, with_cube]: [f64; 2], pairs: impl Iterator<Item = (usize, Exact, [f64; 4])>) -> bool {
    let mut differences: [Difference; 4] = Default::default();
    for (at, exact, theirs) in pairs {
        let owners = [Owner::Own, Owner::Centre, Owner::Other].map(|owner| exact.no_double(owner));
        let ours = [exact.cubeless].into_iter().chain(owners);
        for ((difference, ours), theirs) in differences.iter_mut().zip(ours).zip(theirs) {
            difference.add(at, ours, theirs);
        }
    }
    let names = ["cubeless", "owned", "centred", "opponent's"];
    let bounds = [cubeless, with_cube, with_cube, with_cube];
    // All are to be printed, whether they agree or not.
    let printed = names.iter().zip(&differences).zip(bounds);
    printed.filter(|((what, difference), bound)| !difference.print(what, *bound)).count() == 0
}

/// Their two-sided table: four numbers a position, from -1 at 0 to 1 at 65,535. They are computed from each other
/// with that precision, which adds up to four steps of it.
fn two_sided(file: &[u8]) -> bool {
    let table = TwoSided::solve(&work()).expect("nobody cancels it");
    let side = 924;
    let entries = (side..side * side).filter(|at| at % side > 0);
    four(
        [0.000_125; 2],
        entries.map(|at| {
            let value = |i: usize| f64::from(u16_at(file, HEAD + 8 * at + 2 * i)) / 32_767.5 - 1.0;
            (at, table.at(at / side, at % side), [0, 1, 2, 3].map(value))
        }),
    )
}

/// Their hypergammon: five chances and four equities a position, three bytes each and one byte more. Equities
/// go from -3 at 0 to 3 at 16,777,215; they are with the cube owned, centred without and with Jacoby's rule, and
/// owned by the opponent. Chances are win, gammon, backgammon, gammon lost, backgammon lost.
///
/// `makehyper` 1.07 turns no cube after a turn without a move, and treats the opponent's cube as the mover's then; with
/// a cube some positions differ by a hundredth for that reason. Counted in its way, all agree.
fn hypergammon(file: &[u8], checkers: u8) -> bool {
    let table = Hypergammon::solve(checkers, &work(), |_| ()).expect("nobody cancels it");
    let chances = Chances::solve(checkers, &work(), |_| ()).expect("nobody cancels it");
    let sides = sides(checkers);
    // Each position in which both play with its entry and its parts.
    let entries = || {
        let pairs = (0..sides.len()).flat_map(|own| (0..sides.len()).map(move |other| (own, other)));
        pairs.filter_map(|(own, other)| {
            let rules = Rules { start: [sides[own], sides[other]], ..Rules::STANDARD };
            let position = Position::start(&rules, Player::First);
            let shared = (1..=24).any(|p| sides[own].count(p) > 0 && sides[other].count(25 - p) > 0);
            let at = own * sides.len() + other;
            let record = &file[HEAD + 28 * at..][..28];
            let part = move |i: usize| {
                f64::from(u32::from_le_bytes([record[3 * i], record[3 * i + 1], record[3 * i + 2], 0]))
                    / 16_777_215.0
            };
            (!shared && table.lookup(&position).is_some()).then_some((at, position, part))
        })
    };
    let equities = four(
        [0.000_05, 0.015],
        entries().filter_map(|(at, position, part)| {
            let equity = |i: usize| 6.0 * part(i) - 3.0;
            let cubeless = 2.0 * part(0) - 1.0 + part(1) + part(2) - part(3) - part(4);
            Some((at, table.lookup(&position)?, [cubeless, equity(5), equity(6), equity(8)]))
        }),
    );
    let mut differences = [(); 5].map(|()| Difference::default());
    for (at, position, part) in entries() {
        let ours = chances.lookup(&position).map(|chances| chances.to_array()).unwrap_or_default();
        for (i, (difference, ours)) in differences.iter_mut().zip(ours).enumerate() {
            difference.add(at, ours, part(i));
        }
    }
    let names = ["win", "gammon", "backgammon", "gammon lost", "backgammon lost"];
    let agree = differences.iter().zip(names).filter(|(one, name)| one.print(name, 0.000_05)).count();
    equities && agree == names.len()
}

/// Returns all arrangements of `checkers` checkers on 26 places, ordered by the number on the board, then by the number
/// beyond the ace point, and so on.
fn sides(checkers: u8) -> Vec<Checkers> {
    let mut found = vec![Checkers::NONE];
    for _ in 0..checkers {
        let farthest = |side: &Checkers| side.iter().last().map_or(0, |(place, _)| place);
        let more = |side: &Checkers| {
            let side = *side;
            (farthest(&side)..=BAR).map(move |place| side.with(place, side.count(place) + 1))
        };
        found = found.iter().flat_map(more).collect();
    }
    let from = |side: &Checkers, place| (place..=BAR).map(|place| side.count(place)).sum::<u8>();
    found.sort_by_key(|side| (1..=BAR).map(|place| from(side, place)).collect::<Vec<_>>());
    found
}

fn work() -> Work {
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    Work::inline().with_threads(threads).expect("threads can be started")
}

/// Compares a table of theirs. Skips a file that is none.
fn compare(file: &[u8]) -> Option<bool> {
    match file.get(..HEAD)? {
        head if head.starts_with(b"gnubg-OS-06-15-1-1-0") => Some(one_sided(file)),
        head if head.starts_with(b"gnubg-TS-06-06-1") => Some(two_sided(file)),
        head if head.starts_with(b"gnubg-H") && (b'1'..=b'3').contains(&head[7]) => {
            Some(hypergammon(file, head[7] - b'0'))
        }
        _ => None,
    }
}

fn main() -> ExitCode {
    let mut all = true;
    for path in std::env::args().skip(1) {
        println!("{path}");
        let agrees = std::fs::read(&path).ok().and_then(|file| compare(&file));
        if agrees.is_none() {
            eprintln!("{path}: expected a table of GNU Backgammon");
        }
        all &= agrees == Some(true);
    }
    if all { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
