//! Makes the benchmark: picks decisions from games and computes their truth, one after the other. The file is the
//! checkpoint: its records are not computed again.

use std::collections::HashSet;
use std::fs::{self, OpenOptions};
use std::io::Write as _;
use std::path::PathBuf;
use std::time::Instant;

use rand::SeedableRng;
use rand::seq::SliceRandom;
use rand_chacha::ChaCha8Rng;
use tavola_duel::nets::read_nets;
use tavola_engine::{
    Engine, EngineError, Work, bench,
    evaluators::{Nets, Registry},
    search::{Contest, RolloutSettings},
};

use super::file::Benchmark;
use super::games;
use super::record::{Asked, Question};
use super::truth;
use crate::checkpoint;
use crate::error::{BenchmarkError, TrainError};
use tavola_engine::phase::Phase;

/// The options of `make`.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Options {
    /// The file that is written, and gone on with.
    file: PathBuf,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Decisions about plays.
    #[arg(long, default_value_t = 1600)]
    plays: usize,
    /// Decisions about the cube.
    #[arg(long, default_value_t = 400)]
    cubes: usize,
    /// Largest number of trials of a play, in multiples of 36.
    #[arg(long, default_value_t = 288)]
    trials: u32,
    /// Number of rolls of a trial: by default games are played to their end.
    #[arg(long, default_value_t = 400)]
    rolls: u32,
    /// Folder of the nets that play and judge; the shipped ones without it.
    #[arg(long)]
    nets: Option<PathBuf>,
    /// Trials that are played at once; the result does not depend on it.
    #[arg(long, default_value_t = 1)]
    threads: usize,
}

/// Number of standard errors behind the best at which a play drops out.
const CLEARLY: f32 = 2.5;
/// Smallest number of trials of a play that is rolled out.
const LEAST: u32 = 36;

/// The share of each phase among the decisions about plays, in hundredths, in the order of [`Phase::ALL`]. Races are
/// reduced: exact tables and short looks ahead solve nearly all of them.
const SHARES: [usize; Phase::ALL.len()] = [12, 22, 13, 11, 13, 10, 13, 6];

/// Decisions of one kind that are wanted.
struct Stratum {
    wanted: usize,
    found: Vec<Asked>,
}

/// The stratum that a decision belongs to: that of its phase, or of its question about the cube.
fn stratum(asked: &Asked) -> usize {
    match asked.question {
        Question::Play(_) => Phase::ALL.iter().position(|phase| *phase == asked.phase).unwrap_or(0),
        Question::Double(_) => Phase::ALL.len(),
        Question::Take(_) => Phase::ALL.len() + 1,
    }
}

/// The decisions, and how many about plays the games had in each phase. Of a game one roll is taken at most and one
/// cube, each from the stratum that lacks most. Every beginning of the list has its share of all strata.
fn pick(engine: &Engine, options: &Options) -> Result<(Vec<Asked>, [u64; Phase::ALL.len()]), EngineError> {
    let plays = SHARES.iter().map(|share| (options.plays * share).div_ceil(100));
    let cubes = [options.cubes - options.cubes / 2, options.cubes / 2];
    let mut strata: Vec<Stratum> =
        plays.chain(cubes).map(|wanted| Stratum { wanted, found: Vec::new() }).collect();
    let mut seen = [0; Phase::ALL.len()];
    // Games begin alike.
    let mut taken = HashSet::new();
    let filled = |stratum: &Stratum| stratum.found.len() as f64 / stratum.wanted.max(1) as f64;
    for number in 0.. {
        if strata.iter().all(|stratum| stratum.found.len() >= stratum.wanted) {
            break;
        }
        let (mut rolls, mut cubes) = (Vec::new(), Vec::new());
        games::play(engine, (options.seed, number), |asked, open| {
            if !open {
                return;
            }
            if let Question::Play(_) = asked.question {
                rolls.push(asked);
                seen[stratum(&asked)] += u64::from(games::is_tame(number));
            } else {
                cubes.push(asked);
            }
        })?;
        let mut rng = ChaCha8Rng::seed_from_u64(options.seed ^ number.rotate_left(32));
        for list in [&mut rolls, &mut cubes] {
            list.shuffle(&mut rng);
            let lacking = list
                .iter()
                .filter(|asked| filled(&strata[stratum(asked)]) < 1.0 && !taken.contains(*asked))
                .min_by(|a, b| filled(&strata[stratum(a)]).total_cmp(&filled(&strata[stratum(b)])));
            if let Some(asked) = lacking {
                taken.insert(*asked);
                strata[stratum(asked)].found.push(*asked);
            }
        }
    }
    let mut placed: Vec<(f64, Asked)> = Vec::new();
    for Stratum { wanted, found } in strata {
        placed.extend(
            found.into_iter().enumerate().map(|(i, asked)| ((i as f64 + 0.5) / wanted as f64, asked)),
        );
    }
    placed.sort_by(|a, b| a.0.total_cmp(&b.0));
    Ok((placed.into_iter().map(|(_, asked)| asked).collect(), seen))
}

/// The whole lines of a file that was begun, and how many decisions they hold.
fn done(text: &str, head: &str, asked: &[Asked]) -> Result<(String, usize), BenchmarkError> {
    // An interruption can leave part of a line.
    let whole = text.rfind('\n').map_or("", |end| &text[..=end]);
    let old = Benchmark::parse(whole)?;
    let same = old.head() == head
        && old.records.len() <= asked.len()
        && old.records.iter().zip(asked).all(|(record, asked)| record.asked == *asked);
    if same {
        Ok((whole.to_owned(), old.records.len()))
    } else {
        Err(BenchmarkError::Otherwise(head.to_owned()))
    }
}

/// Makes the benchmark, or its missing part.
pub(crate) fn run(options: &Options) -> Result<(), TrainError> {
    let failed = TrainError::io(&options.file);
    let nets = options.nets.as_deref().map_or_else(|| Ok(Nets::embedded()), read_nets)?;
    let work = Work::inline().with_threads(options.threads)?;
    let engine = Engine::new(Registry::new().with(nets)).with_work(work);
    let rollout = RolloutSettings { trials: options.trials, rolls: options.rolls, seed: options.seed };
    let contest = Contest { rollout, least: LEAST, clearly: CLEARLY };
    let begun = Instant::now();
    let (asked, seen) = pick(&engine, options)?;
    println!("{} decisions picked in {:.1} s", asked.len(), begun.elapsed().as_secs_f64());
    let made = format!(
        "seed {} plays {} cubes {} trials {} rolls {} engine {:016x}",
        options.seed,
        options.plays,
        options.cubes,
        options.trials,
        options.rolls,
        bench::signature(&engine)?.1
    );
    let head = Benchmark { made, seen, records: Vec::new() }.head();
    let mut before = 0;
    let mut whole = head.clone();
    if options.file.exists() {
        let text = fs::read_to_string(&options.file).map_err(&failed)?;
        (whole, before) = done(&text, &head, &asked)
            .map_err(|error| TrainError::Benchmark { path: options.file.clone(), error })?;
    }
    checkpoint::write(&options.file, whole.as_bytes()).map_err(&failed)?;
    let mut file = OpenOptions::new().append(true).open(&options.file).map_err(&failed)?;
    let begun = Instant::now();
    for (i, asked) in asked.iter().enumerate().skip(before) {
        let record = truth::find(&engine, asked, &contest)?;
        file.write_all(format!("{record}\n").as_bytes()).map_err(&failed)?;
        if (i + 1).is_multiple_of(50) {
            let each = begun.elapsed().as_secs_f64() / (i + 1 - before) as f64;
            println!("{} decisions, {each:.2} s each", i + 1);
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_interrupted_is_gone_on_with_and_what_was_made_otherwise_is_not() {
        let lines = [
            "double\topening\t4HPwATDgc/ABMA\tcentre\t70\t-260\n",
            "take\topening\t4HPwATDgc/ABMA\town\t170\t-250\n",
        ];
        let head =
            Benchmark { made: "so".to_owned(), seen: [1; Phase::ALL.len()], records: Vec::new() }.head();
        let whole = format!("{head}{}{}", lines[0], lines[1]);
        let asked: Vec<Asked> = Benchmark::parse(&whole)
            .expect("it is whole")
            .records
            .iter()
            .map(|record| record.asked)
            .collect();
        assert_eq!(done(&whole, &head, &asked), Ok((whole.clone(), 2)));
        let cut = &whole[..whole.len() - 3];
        assert_eq!(done(cut, &head, &asked), Ok((format!("{head}{}", lines[0]), 1)));
        assert_eq!(done(&head, &head, &asked), Ok((head.clone(), 0)));
        for (head, asked) in [(head.replace("so", "otherwise"), &asked[..]), (head, &asked[1..])] {
            let error = done(&whole, &head, asked).expect_err("another benchmark").to_string();
            assert!(error.starts_with("made otherwise; expected a file that begins with"), "{error}");
        }
    }

    #[test]
    fn shares_are_all_of_the_decisions_about_plays() {
        assert_eq!(SHARES.iter().sum::<usize>(), 100);
    }
}
