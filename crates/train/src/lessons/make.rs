//! Commands that make lessons.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Instant;

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use tavola_duel::nets::{read_net, read_nets};
use tavola_engine::Work;
use tavola_engine::evaluators::nets::net::Net;
use tavola_engine::evaluators::nets::prefilter::Prefilter;
use tavola_rules::{Rules, variants};

use crate::error::TrainError;
use crate::games;
use crate::games::judge::{EngineJudge, Judge, Teacher};
use crate::games::recipe::LOOKED_AT;
use crate::games::turn::Turns;
use crate::lessons::backgammon::{self, Starts};
use crate::lessons::{Form, Lesson, game};

/// The options of `lessons`.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct LessonOptions {
    /// Folder of the nets that play.
    nets: PathBuf,
    /// File for the lessons.
    file: PathBuf,
    #[arg(long, default_value_t = 20_000)]
    games: u64,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Share of the later game's correction that passes from each position to the one before.
    #[arg(long, default_value_t = 0.8)]
    trust: f32,
    /// Share of plays that are not the best one; corrections do not pass back beyond such a play.
    #[arg(long, default_value_t = 0.12, value_parser = share)]
    strays: f64,
    /// Lessons in whose positions the games begin, equally often in each kind, in place of the start by the rules.
    #[arg(long)]
    starts: Vec<PathBuf>,
    /// Begin at the start of this game, in place of that of backgammon. It must be played as backgammon from there, as snake is.
    #[arg(long, conflicts_with = "starts", value_parser = start)]
    start: Option<&'static Rules>,
    /// With `--starts`, begin in the races, not in positions with contact.
    #[arg(long, requires = "starts")]
    races: bool,
    /// Choose plays by looking one roll ahead, not by the nets alone: takes twice the time.
    #[arg(long)]
    ahead: bool,
    /// With `--ahead`, the number of plays farther behind the best that are drawn and judged too.
    #[arg(long, default_value_t = 0, requires = "ahead")]
    far: usize,
    /// With `--ahead`, judge plays near the best two rolls ahead, by `fast.net` if the folder has it: takes six times the time.
    #[arg(long, requires = "ahead")]
    deep: bool,
    /// File of a net that picks which replies the nets look at: takes half the time.
    #[arg(long)]
    pick: Option<PathBuf>,
    /// Games that are played at once.
    #[arg(long, default_value_t = 2)]
    threads: u64,
}

/// A number that is no share.
#[derive(Clone, Debug, thiserror::Error)]
#[error("expected a number from 0 to 1")]
struct ShareError;

fn share(text: &str) -> Result<f64, ShareError> {
    let number = text.parse().ok().filter(|number| (0.0..=1.0).contains(number));
    number.ok_or(ShareError)
}

/// A game that is not played as backgammon.
#[derive(Clone, Debug, thiserror::Error)]
#[error("expected a game that differs from backgammon only by its start, such as snake")]
struct StartError;

/// The rules of a game that differs from backgammon only by its start, its opening roll and its cube.
fn start(name: &str) -> Result<&'static Rules, StartError> {
    let rules = variants::find(name).ok_or(StartError)?.rules;
    let Rules { name, start, opening, cube, .. } = Rules::STANDARD;
    let alike = Rules { name, start, opening, cube, ..rules.clone() } == Rules::STANDARD;
    let checkers = [0, 1].map(|i| rules.start[i].total() == start[i].total());
    if alike && checkers == [true; 2] { Ok(rules) } else { Err(StartError) }
}

/// Plays games and writes their lessons.
pub(crate) fn make_lessons(options: &LessonOptions) -> Result<(), TrainError> {
    let nets = read_nets(&options.nets)?;
    let starts = match options.start {
        Some(rules) => Starts::Of(rules),
        None if options.starts.is_empty() => Starts::Rules,
        None => Starts::seen(Form::Backgammon.load(&options.starts)?.into_iter(), options.races)
            .ok_or(TrainError::NoStarts)?,
    };
    let LessonOptions { strays, trust, ahead, far, deep, .. } = *options;
    let picker = match &options.pick {
        None => None,
        Some(file) => Some(Arc::new(prefilter(file, |net| Prefilter::new(net, None))?)),
    };
    let course = backgammon::LessonSettings { starts, strays, trust, ahead, far, deep, picker };
    let begun = Instant::now();
    let lessons = backgammon::play_all(&nets, &course, options.seed, 0..options.games, options.threads);
    Form::Backgammon.save(&options.file, &lessons)?;
    report(lessons.len(), begun);
    Ok(())
}

/// Reads a prefilter.
pub(crate) fn prefilter(
    file: &Path,
    of: impl Fn(&Net) -> Option<Prefilter>,
) -> Result<Prefilter, TrainError> {
    of(&read_net(file)?).ok_or_else(|| TrainError::file(file, "a net that preselects"))
}

fn report(lessons: usize, begun: Instant) {
    println!("{lessons} lessons, {:.0} a second", lessons as f64 / begun.elapsed().as_secs_f64());
}

/// The options of `game-lessons`.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct GameLessonOptions {
    /// Name of the game.
    name: String,
    /// File for the lessons.
    file: PathBuf,
    /// The net that plays, in place of the evaluator that comes with the engine.
    #[arg(long)]
    net: Option<PathBuf>,
    /// File of a small net that selects the plays to judge for that net: takes half the time.
    #[arg(long, requires = "net")]
    pick: Option<PathBuf>,
    /// Learn perfect play, which is computed first (hypergammon).
    #[arg(long, conflicts_with = "net")]
    solved: bool,
    #[arg(long, default_value_t = 2_000)]
    games: u64,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Share of the later game's correction that passes from each position to the one before.
    #[arg(long, default_value_t = 0.8)]
    trust: f32,
    /// Share of plays that are not the best one; corrections do not pass back beyond such a play.
    #[arg(long, default_value_t = 0.05, value_parser = share)]
    strays: f64,
    /// Number of plays farther behind the best that are drawn and judged too.
    #[arg(long, default_value_t = 0)]
    far: usize,
    /// Each player errs in every other game, with this standard deviation of the chance to win.
    #[arg(long, default_value_t = 0.0, value_parser = share)]
    errs: f64,
    /// Play every position on by itself for this number of rolls, in place of corrections by the later game.
    #[arg(long, default_value_t = 0, conflicts_with = "trust")]
    follow: u32,
}

/// Plays games with the net of a game and writes their lessons.
pub(crate) fn make_game_lessons(options: &GameLessonOptions) -> Result<(), TrainError> {
    let rules = games::find(&options.name)?;
    let begun = Instant::now();
    let lessons = match &options.net {
        None if options.solved => {
            let chances = games::solved::solve(rules, &Work::inline())?;
            play_all(rules, &mut EngineJudge::new(rules, chances), options)?
        }
        None => play_all(rules, &mut EngineJudge::embedded(rules), options)?,
        Some(path) => {
            let judge = Judge::read(rules, path)?;
            let prefilter = match &options.pick {
                Some(file) => Some(prefilter(file, Prefilter::of_game)?),
                None => None,
            };
            play_all(rules, &mut judge.with_prefilter(prefilter), options)?
        }
    };
    Form::Game(rules).save(&options.file, &lessons)?;
    report(lessons.len(), begun);
    Ok(())
}

fn play_all(
    rules: &Rules,
    teacher: &mut impl Teacher,
    options: &GameLessonOptions,
) -> Result<Vec<Lesson>, TrainError> {
    let GameLessonOptions { trust, strays, far, errs, follow, .. } = *options;
    let settings = game::LessonSettings { trust, strays, far, errs: errs as f32, follow };
    let mut turns = Turns::new(rules).looking_at(LOOKED_AT);
    let mut lessons = Vec::new();
    for number in 0..options.games {
        let mut rng = ChaCha8Rng::seed_from_u64(options.seed);
        rng.set_stream(number + 1);
        lessons.extend(game::lessons(rules, &mut turns, teacher, &settings, &mut rng)?);
    }
    Ok(lessons)
}
