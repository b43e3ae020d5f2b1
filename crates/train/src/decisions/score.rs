//! Measures players by the benchmark.

use std::fmt::Write as _;
use std::path::PathBuf;
use std::time::Instant;

use serde::Serialize;
use tavola_duel::PlayerSpec;
use tavola_duel::stats::{self, Estimate};

use super::file::Benchmark;
use super::judged::Judged;
use super::noise;
use super::player::{Pick, Player};
use super::record::{Candidate, Question, Record, Truth, plays, text};
use super::second::Second;
use crate::checkpoint;
use crate::error::TrainError;
use tavola_engine::phase::Phase;

/// The options of `score`.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Options {
    /// Players to measure: those of `tavola duel` except gnubg-match-N; tavola-0:FOLDER plays with nets of a folder.
    #[arg(required = true)]
    players: Vec<PlayerSpec>,
    /// The benchmark; the committed one without it.
    #[arg(long)]
    file: Option<PathBuf>,
    /// Second rollouts of the benchmark: the losses by them are printed too.
    #[arg(long, value_name = "FILE")]
    second: Option<PathBuf>,
    /// Number of decisions, from the beginning: every part has its share of all phases.
    #[arg(long, value_name = "N")]
    first: Option<usize>,
    /// A Python with the package of players that need one: gnubg-nn or bgsage.
    #[arg(long, default_value = "python3")]
    python: String,
    /// Number of rolls that a player of this program examines in parallel.
    #[arg(long, default_value_t = 1)]
    threads: usize,
    /// File for the choices of all players, one line of JSON a decision.
    #[arg(long, value_name = "FILE")]
    picks: Option<PathBuf>,
    /// One line of JSON a player.
    #[arg(long)]
    json: bool,
}

/// The loss of a pick, and whether it is the best.
pub(crate) fn cost(pick: &Pick, candidates: &[Candidate], rest: (usize, i32)) -> (f64, f64) {
    match pick {
        Pick::Play(text) => {
            let loss = candidates.iter().find(|one| one.text == *text).map_or(rest.1, |one| one.loss);
            (f64::from(loss), f64::from(u8::from(loss == 0)))
        }
        Pick::Any => {
            let all = (candidates.len() + rest.0) as f64;
            let named: i32 = candidates.iter().map(|one| one.loss).sum();
            let best = candidates.iter().filter(|one| one.loss == 0).count();
            ((f64::from(named) + rest.0 as f64 * f64::from(rest.1)) / all, best as f64 / all)
        }
    }
}

/// The loss by turning the cube, or by not turning it, for the player who may.
fn cost_of_double(turned: bool, no_double: i32, double_take: i32) -> i32 {
    let doubled = double_take.min(DROP);
    (if turned { no_double - doubled } else { doubled - no_double }).max(0)
}

/// The loss by taking it, or by dropping it, for the opponent.
fn cost_of_take(taken: bool, double_take: i32) -> i32 {
    (if taken { double_take - DROP } else { DROP - double_take }).max(0)
}

/// Points of a dropped cube, in thousandths.
const DROP: i32 = 1000;

/// Asks a player; `None` if the player does not answer such questions.
fn ask(player: &mut Player, record: &Record) -> Result<Option<Judged>, TrainError> {
    let position = &record.asked.position;
    let cube = |choice: &str, loss: i32| Judged {
        choice: choice.to_owned(),
        loss: f64::from(loss),
        best: f64::from(u8::from(loss == 0)),
        wrong: None,
    };
    Ok(match (record.asked.question, &record.truth) {
        (Question::Play(roll), Truth::Play { equity, candidates, rest, .. }) => {
            let pick = player.play(position, roll)?;
            let (loss, best) = cost(&pick, candidates, *rest);
            let best_text = candidates.first().map_or("", |best| &best.text);
            let plays = plays(position, roll);
            let mut wrong = None;
            if let Some(play) = plays.iter().find(|play| text(position, play) == best_text) {
                wrong =
                    player.equity(&play.position)?.map(|said| f64::from(said) * 1000.0 - f64::from(*equity));
            }
            let choice = if let Pick::Play(text) = pick { text } else { "any".to_owned() };
            Some(Judged { choice, loss, best, wrong })
        }
        (Question::Double(owner), &Truth::Cube { no_double, double_take }) => {
            player.cube(position, owner)?.map(|[turned, _]| {
                let loss = cost_of_double(turned, no_double, double_take);
                cube(if turned { "double" } else { "no double" }, loss)
            })
        }
        (Question::Take(owner), &Truth::Cube { double_take, .. }) => player
            .cube(position, owner)?
            .map(|[_, taken]| cube(if taken { "take" } else { "drop" }, cost_of_take(taken, double_take))),
        _ => None,
    })
}

/// Some decisions together.
#[derive(Serialize, Clone, Debug)]
pub(crate) struct Row {
    name: String,
    decisions: usize,
    /// Mean loss in thousandths of equity.
    loss: f64,
    interval: [f64; 2],
    /// Share of choices that are the best.
    best: f64,
    /// Root of the mean squared error of the equity of the best play, in thousandths.
    rmse: Option<f64>,
    /// 500 times the mean loss in points.
    pr: f64,
}

impl Row {
    fn of<'a>(name: &str, judged: impl Iterator<Item = &'a Judged>) -> Option<Row> {
        let judged: Vec<&Judged> = judged.collect();
        let mean = Estimate::of(judged.iter().map(|one| one.loss));
        let wrong: Vec<f64> = judged.iter().filter_map(|one| one.wrong).collect();
        let squares: f64 = wrong.iter().map(|wrong| wrong * wrong).sum();
        let n = judged.len();
        (n > 0).then(|| Row {
            name: name.to_owned(),
            decisions: n,
            best: judged.iter().map(|one| one.best).sum::<f64>() / n as f64,
            rmse: (!wrong.is_empty()).then(|| (squares / wrong.len() as f64).sqrt()),
            ..Row::around(mean)
        })
    }

    /// A mean loss with its interval, otherwise empty.
    fn around(mean: Estimate) -> Row {
        let to_each_side = stats::errors(1) * mean.error;
        Row {
            name: String::new(),
            decisions: 0,
            loss: mean.mean,
            interval: [mean.mean - to_each_side, mean.mean + to_each_side],
            best: 0.0,
            rmse: None,
            pr: mean.mean / 2.0,
        }
    }

    /// Rows weighed otherwise than by their decisions.
    fn weighed(name: &str, rows: &[(Row, f64)]) -> Row {
        let all: f64 = rows.iter().map(|(_, weight)| weight).sum();
        let mean = |of: &dyn Fn(&Row) -> f64| rows.iter().map(|(row, w)| of(row) * w / all).sum::<f64>();
        let error = |row: &Row| (row.interval[1] - row.loss) / stats::errors(1);
        let variance: f64 = rows.iter().map(|(row, w)| (error(row) * w / all).powi(2)).sum();
        let known = rows.iter().all(|(row, _)| row.rmse.is_some());
        Row {
            name: name.to_owned(),
            decisions: rows.iter().map(|(row, _)| row.decisions).sum(),
            best: mean(&|row| row.best),
            rmse: known.then(|| mean(&|row| row.rmse.map_or(0.0, |rmse| rmse * rmse)).sqrt()),
            ..Row::around(Estimate { mean: mean(&|row| row.loss), error: variance.sqrt() })
        }
    }
}

/// The score of a player.
#[derive(Serialize, Clone, Debug)]
pub(crate) struct Report {
    player: String,
    /// Each phase's plays, then all plays of the file, then those weighed as often as games have the phases.
    plays: Vec<Row>,
    /// Turning the cube, taking it, both.
    cube: Vec<Row>,
    /// Wall-clock time.
    seconds: f64,
}

/// Collects the choices of a player; `judged` belongs to the first records.
pub(crate) fn report(player: &str, benchmark: &Benchmark, judged: &[Option<Judged>], seconds: f64) -> Report {
    let all = || {
        benchmark.records.iter().zip(judged).filter_map(|(record, judged)| Some((record, judged.as_ref()?)))
    };
    let of = |name: &str, wanted: &dyn Fn(&Record) -> bool| {
        Row::of(name, all().filter(|(record, _)| wanted(record)).map(|(_, judged)| judged))
    };
    let is_play = |record: &Record| matches!(record.asked.question, Question::Play(_));
    let (mut rows, mut weighed) = (Vec::new(), Vec::new());
    for (phase, seen) in Phase::ALL.into_iter().zip(benchmark.seen) {
        let row = of(phase.name(), &|record| is_play(record) && record.asked.phase == phase);
        if let Some(row) = row {
            weighed.push((row.clone(), seen as f64));
            rows.push(row);
        }
    }
    rows.extend(of("all", &is_play));
    if !weighed.is_empty() {
        rows.push(Row::weighed("as in games", &weighed));
    }
    let cube = [
        of("double", &|record| matches!(record.asked.question, Question::Double(_))),
        of("take", &|record| matches!(record.asked.question, Question::Take(_))),
        of("cube", &|record| !is_play(record)),
    ];
    Report { player: player.to_owned(), plays: rows, cube: cube.into_iter().flatten().collect(), seconds }
}

impl Report {
    fn text(&self) -> String {
        let mut text = format!(
            "{:<24}{:>9}{:>18}{:>8}{:>8}{:>7}   ({:.0} s)\n",
            self.player, "decisions", "loss (mEq)", "best", "RMSE", "PR", self.seconds
        );
        for row in self.plays.iter().chain(&self.cube) {
            let to_each_side = (row.interval[1] - row.interval[0]) / 2.0;
            let rmse = row.rmse.map_or_else(|| "-".to_owned(), |rmse| format!("{rmse:.1}"));
            _ = writeln!(
                text,
                "  {:<22}{:>9}{:>10.2} ±{to_each_side:>6.2}{:>6.1} %{rmse:>8}{:>7.2}",
                row.name,
                row.decisions,
                row.loss,
                100.0 * row.best,
                row.pr
            );
        }
        text
    }
}

/// The choices of all players in a decision, for [`Options::picks`].
#[derive(Serialize)]
struct Picks<'a> {
    record: String,
    picks: Vec<[&'a str; 2]>,
}

/// Name of the last report: the losses that a perfect player would seem to have at least.
const PERFECT: &str = "perfect";

/// The choices of a player about plays, judged by second rollouts.
fn again(second: &Second, benchmark: &Benchmark, judged: &[Option<Judged>]) -> Vec<Option<Judged>> {
    let records = benchmark.records.iter().zip(judged);
    let plays = |(record, judged): (&Record, &Option<Judged>)| match record.truth {
        Truth::Play { .. } => judged.as_ref().map(|judged| second.judge(record, judged)),
        Truth::Cube { .. } => None,
    };
    records.map(plays).collect()
}

/// The losses of a player less those of the first player in the same decisions.
fn beyond(first: &[Option<Judged>], judged: &[Option<Judged>]) -> Option<Row> {
    let difference = |(first, judged): (&Option<Judged>, &Option<Judged>)| {
        let (first, judged) = (first.as_ref()?, judged.as_ref()?);
        Some(Judged { loss: judged.loss - first.loss, ..judged.clone() })
    };
    let differences: Vec<Judged> = first.iter().zip(judged).filter_map(difference).collect();
    Row::of("beyond the first", differences.iter())
}

/// The best plays of the benchmark as choices.
fn firsts(benchmark: &Benchmark) -> Vec<Option<Judged>> {
    let first = |record: &Record| match &record.truth {
        Truth::Play { candidates, .. } => candidates.first().map(|best| Judged {
            choice: best.text.clone(),
            loss: 0.0,
            best: 1.0,
            wrong: None,
        }),
        Truth::Cube { .. } => None,
    };
    benchmark.records.iter().map(first).collect()
}

/// Asks all players and prints their scores.
pub(crate) fn run(options: &Options) -> Result<(), TrainError> {
    let mut benchmark = Benchmark::read(&options.file.clone().unwrap_or_else(super::committed))?;
    let second = options.second.as_deref().map(|path| Second::read(path, &benchmark)).transpose()?;
    benchmark.records.truncate(options.first.unwrap_or(usize::MAX));
    let show = |report: &Report| -> Result<(), TrainError> {
        let text = if options.json { serde_json::to_string(report)? } else { report.text() };
        println!("{text}");
        Ok(())
    };
    let (mut everybody, mut first) = (Vec::new(), None);
    for entrant in &options.players {
        let mut player = Player::new(entrant, &options.python, options.threads)?;
        let begun = Instant::now();
        let judged: Vec<Option<Judged>> =
            benchmark.records.iter().map(|record| ask(&mut player, record)).collect::<Result<_, _>>()?;
        let seconds = begun.elapsed().as_secs_f64();
        show(&report(&player.name, &benchmark, &judged, seconds))?;
        if let Some(second) = &second {
            let judged = again(second, &benchmark, &judged);
            let mut report = report(&format!("{} again", player.name), &benchmark, &judged, seconds);
            report.plays.extend(beyond(first.as_deref().unwrap_or_default(), &judged));
            show(&report)?;
            first.get_or_insert(judged);
        }
        everybody.push((player.name, judged));
    }
    let perfect = |loss| Judged { choice: String::new(), loss, best: 1.0, wrong: None };
    let truths = benchmark.records.iter().map(|record| &record.truth);
    let judged: Vec<Option<Judged>> =
        noise::perfect(truths).into_iter().map(|loss| loss.map(perfect)).collect();
    show(&report(PERFECT, &benchmark, &judged, 0.0))?;
    if let Some(second) = &second {
        let again = again(second, &benchmark, &firsts(&benchmark));
        show(&report("best again", &benchmark, &again, 0.0))?;
    }
    let Some(path) = &options.picks else { return Ok(()) };
    let mut lines = String::new();
    for (i, record) in benchmark.records.iter().enumerate() {
        let picked = everybody.iter().filter_map(|(name, judged)| {
            judged[i].as_ref().map(|judged| [name.as_str(), judged.choice.as_str()])
        });
        let picks = Picks { record: record.to_string(), picks: picked.collect() };
        lines += &serde_json::to_string(&picks)?;
        lines.push('\n');
    }
    checkpoint::write(path, lines.as_bytes()).map_err(TrainError::io(path))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::decisions::record::Asked;

    const TEXT: &str = "\
tavola-decisions 1
made by hand
seen opening 300
seen race 100
play\topening\t4HPwATDgc/ABMA\t31\t150~4\t8/5 6/5=0~0\t24/23 13/10=98~5\t13/9=120\t*13=190
play\topening\t4HPwATDgc/ABMA\t42\t100~4\t8/4 6/4=0~0\t*17=180
double\topening\t4HPwATDgc/ABMA\tcentre\t70\t-260
take\topening\t4HPwATDgc/ABMA\tcentre\t900\t1200
";

    fn judged(loss: f64, wrong: f64) -> Option<Judged> {
        Some(Judged {
            choice: String::new(),
            loss,
            best: f64::from(u8::from(loss == 0.0)),
            wrong: Some(wrong),
        })
    }

    #[test]
    fn picks_cost_what_the_file_says_and_unnamed_ones_the_mean_of_the_rest() {
        let benchmark = Benchmark::parse(TEXT).expect("it is whole");
        let Truth::Play { candidates, rest, .. } = &benchmark.records[0].truth else { panic!("a roll") };
        let cost = |pick: &Pick| cost(pick, candidates, *rest);
        assert_eq!(cost(&Pick::Play("8/5 6/5".to_owned())), (0.0, 1.0));
        assert_eq!(cost(&Pick::Play("13/9".to_owned())), (120.0, 0.0));
        assert_eq!(cost(&Pick::Play("24/20".to_owned())), (190.0, 0.0));
        let (loss, best) = cost(&Pick::Any);
        assert!((loss - (98.0 + 120.0 + 13.0 * 190.0) / 16.0).abs() < 1e-9);
        assert!((best - 1.0 / 16.0).abs() < 1e-9);
    }

    #[test]
    fn the_wrong_cube_costs_the_difference_and_the_right_one_nothing() {
        // No double, double and take, double and drop, too good.
        for (no_double, double_take, if_turned, if_not) in
            [(300, 100, 200, 0), (500, 600, 0, 100), (900, 1200, 0, 100), (1100, 1300, 100, 0)]
        {
            assert_eq!(cost_of_double(true, no_double, double_take), if_turned);
            assert_eq!(cost_of_double(false, no_double, double_take), if_not);
        }
        assert_eq!((cost_of_take(true, 1200), cost_of_take(false, 1200)), (200, 0));
        assert_eq!((cost_of_take(true, 800), cost_of_take(false, 800)), (0, 200));
    }

    #[test]
    fn differences_are_those_of_decisions_that_both_answered() {
        let first = [judged(10.0, 0.0), None, judged(0.0, 0.0), judged(5.0, 0.0)];
        let row = beyond(&first, &[judged(4.0, 0.0), judged(9.0, 0.0), judged(0.0, 0.0), None]);
        assert!(row.is_some_and(|row| row.decisions == 2 && (row.loss + 3.0).abs() < 1e-9));
        assert!(beyond(&[], &first).is_none());
    }

    #[test]
    fn players_of_this_program_are_asked_everything() {
        let benchmark = Benchmark::parse(TEXT).expect("it is whole");
        let mut player =
            Player::new(&"tavola-0".parse().expect("a name"), "", 1).expect("it needs nothing else");
        let answers: Vec<Judged> = benchmark
            .records
            .iter()
            .filter_map(|record| ask(&mut player, record).expect("an answer"))
            .collect();
        let choices: Vec<&str> = answers.iter().map(|answer| answer.choice.as_str()).collect();
        assert_eq!(choices, ["8/5 6/5", "8/4 6/4", "no double", "take"]);
        let losses: Vec<f64> = answers.iter().map(|answer| answer.loss).collect();
        assert_eq!(losses, [0.0, 0.0, 0.0, 200.0]);
        assert!(answers[0].wrong.is_some_and(|wrong| wrong.abs() < 100.0));
        let mut random = Player::new(&PlayerSpec::Random, "", 1).expect("it needs nothing");
        let any = ask(&mut random, &benchmark.records[2]).expect("an answer").expect("never doubles");
        assert_eq!((any.choice.as_str(), any.loss), ("no double", 0.0));
    }

    #[test]
    fn rows_are_means_and_games_weigh_phases_as_they_have_them() {
        let mut benchmark = Benchmark::parse(TEXT).expect("it is whole");
        let race_record = benchmark.records[0].clone();
        let asked = Asked { phase: Phase::Race, ..race_record.asked };
        benchmark.records.push(Record { asked, ..race_record });
        let losses = [judged(10.0, 3.0), judged(30.0, -4.0), None, None, judged(0.0, 0.0)];
        let report = report("a player", &benchmark, &losses, 1.0);
        let names: Vec<&str> = report.plays.iter().map(|row| row.name.as_str()).collect();
        assert_eq!(names, ["opening", "race", "all", "as in games"]);
        assert!(report.cube.is_empty(), "the player was not asked");
        let [opening, _, all, games] = &report.plays[..] else { panic!("four rows") };
        assert!((opening.loss - 20.0).abs() < 1e-9 && (opening.pr - 10.0).abs() < 1e-9);
        assert!(opening.rmse.is_some_and(|rmse| (rmse - 12.5f64.sqrt()).abs() < 1e-9));
        assert!((all.loss - 40.0 / 3.0).abs() < 1e-9 && (all.best - 1.0 / 3.0).abs() < 1e-9);
        assert!((games.loss - 15.0).abs() < 1e-9, "three of four decisions of games are in the opening");
        assert!(report.text().lines().count() == 5);
    }
}
