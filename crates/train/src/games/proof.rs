//! Strength of a game's net: against random play, against the engine's present evaluator, and against itself with a
//! look ahead. Games come in pairs with the same dice, each player once on each side.

use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use tavola_duel::DRAWN;
use tavola_duel::nets::read_game_net;
use tavola_duel::stats::{self, Estimate};
use tavola_engine::evaluators::GameNet;
use tavola_engine::search::turns::BatchEvaluator;
use tavola_engine::{
    Probabilities,
    evaluators::{Evaluator as _, EvaluatorError, GameNets, KnownDice, Nets, tables::SolvedGames},
    outcome,
};
use tavola_rules::rules::Rolls;
use tavola_rules::{Player, Position, Rules, variants};

use crate::checkpoint;
use crate::curve::Curve;
use crate::error::TrainError;
use crate::games::card;
use crate::games::course::{RunningGame, Turned, starter, untrainable};
use crate::games::earlier;
use crate::games::judge::EngineJudge;
use crate::games::turn::{GameEvaluator, Turns};
use crate::trained::TrainedNet;

/// Number of standard errors of a clear difference.
const CLEAR: f64 = 4.0;

/// Options of the proof.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Options {
    /// Name of the game.
    name: String,
    /// The net, if it is not that of the training in the folder below.
    #[arg(long)]
    net: Option<PathBuf>,
    /// Folder of the trainings.
    #[arg(long, default_value = "training/games")]
    dir: PathBuf,
    /// Pairs of games against each player that does not look ahead.
    #[arg(long, default_value_t = 500)]
    pairs: u64,
    /// Pairs of games in which one player looks ahead.
    #[arg(long, default_value_t = 50)]
    ahead_pairs: u64,
    /// Seed of the dice.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Folder of the nets that come with the engine. The net is stored there in 16 bits, as it then plays here, with its card, if it
    /// beats the game's evaluator without it by more than four standard errors. It also plays the net that it replaces.
    #[arg(long)]
    ship: Option<PathBuf>,
    /// Another net to play against.
    #[arg(long)]
    against: Option<PathBuf>,
}

/// A player.
enum Contestant<'a> {
    Engine(EngineJudge<'a>),
    /// A random play, all equally likely.
    Random(&'a Rules, Box<ChaCha8Rng>),
}

impl GameEvaluator for Contestant<'_> {
    fn know(&mut self, dice: Option<KnownDice>) {
        if let Contestant::Engine(judge) = self {
            judge.know(dice);
        }
    }
}

impl BatchEvaluator for Contestant<'_> {
    type Error = EvaluatorError;

    fn evaluate_batch(
        &mut self,
        positions: &[Position],
        chances: &mut Vec<Probabilities>,
    ) -> Result<(), EvaluatorError> {
        match self {
            Contestant::Engine(judge) => judge.evaluate_batch(positions, chances)?,
            Contestant::Random(rules, rng) => {
                // An end has its true chances: in Misère the player who moves last loses.
                chances.extend(positions.iter().map(|position| {
                    let any = Probabilities { win: rng.random_range(0.1..0.9), ..Probabilities::default() };
                    outcome::finished(rules, position).unwrap_or(any)
                }));
            }
        }
        Ok(())
    }

    fn finished(&self, position: &Position) -> Option<Probabilities> {
        match self {
            Contestant::Engine(judge) => judge.finished(position),
            Contestant::Random(rules, _) => outcome::finished(rules, position),
        }
    }

    fn equity(&self, chances: &Probabilities) -> f32 {
        match self {
            Contestant::Engine(judge) => judge.equity(chances),
            Contestant::Random(rules, _) => outcome::equity(&outcome::points(rules), chances),
        }
    }
}

/// Result of one game.
#[derive(Clone, Copy)]
struct Played {
    /// Points of the first player.
    points: f64,
    /// 1 if the first player won, 0 if the second did.
    won: f64,
    turns: u32,
    starter_won: bool,
}

/// One game, `None` if it does not end. `sides` belong to the first and the second player, each with whether they look
/// one roll ahead.
fn game(
    rules: &Rules,
    sides: [(&mut Contestant<'_>, bool); 2],
    rng: &mut ChaCha8Rng,
) -> Result<Option<Played>, EvaluatorError> {
    let starter = starter(rng);
    let mut course = RunningGame::new(rules, starter);
    let mut turns = Turns::new(rules);
    let [(first, first_ahead), (second, second_ahead)] = sides;
    let mut drawn = if rules.rolls == Rolls::Fixed { DRAWN } else { 0 };
    loop {
        let roll = course.throw(rng);
        let mover = course.player;
        let draws = drawn > 0;
        drawn -= u32::from(draws);
        let turned = course.play(roll, &mut |player, position, choices| {
            if draws {
                let mut ends = turns.all(first, position, choices)?;
                ends.sort_by_key(|end| end.position);
                return Ok(ends.swap_remove(rng.random_range(0..ends.len())));
            }
            let (mover, ahead) = match player {
                Player::First => (&mut *first, first_ahead),
                Player::Second => (&mut *second, second_ahead),
            };
            if ahead {
                turns.best_ahead(mover, position, choices)
            } else {
                turns.best(mover, position, choices)
            }
        })?;
        let chances = match turned {
            Turned::On(_) => continue,
            Turned::Endless => return Ok(None),
            Turned::Over(chances) => chances,
        };
        let first = if mover == Player::First { chances } else { chances.inverted() };
        return Ok(Some(Played {
            points: f64::from(outcome::equity(&outcome::points(rules), &first)),
            won: f64::from(first.win),
            turns: course.length,
            starter_won: (first.win > 0.5) == (starter == Player::First),
        }));
    }
}

/// A row of the table: the results of pairs of games.
struct Row {
    names: [String; 2],
    points: Estimate,
    won: Estimate,
    games: usize,
    /// Mean number of turns of a game.
    turns: f64,
    /// Share of games that the side won that began.
    starters: f64,
}

impl Row {
    /// Plays pairs.
    fn of(
        rules: &Rules,
        names: [&str; 2],
        [(a, a_ahead), (b, b_ahead)]: [(&mut Contestant<'_>, bool); 2],
        pairs: u64,
        seed: u64,
    ) -> Result<Row, EvaluatorError> {
        let (mut games, mut points, mut won) = (Vec::new(), Vec::new(), Vec::new());
        for pair in 0..pairs {
            let dice = || {
                let mut rng = ChaCha8Rng::seed_from_u64(seed);
                rng.set_stream(pair + 1);
                rng
            };
            let here = game(rules, [(&mut *a, a_ahead), (&mut *b, b_ahead)], &mut dice())?;
            let there = game(rules, [(&mut *b, b_ahead), (&mut *a, a_ahead)], &mut dice())?;
            let (Some(here), Some(there)) = (here, there) else { continue };
            points.push((here.points - there.points) / 2.0);
            won.push((here.won + 1.0 - there.won) / 2.0);
            games.extend([here, there]);
        }
        let many = games.len().max(1) as f64;
        let sum = |of: &dyn Fn(&Played) -> f64| games.iter().map(of).sum::<f64>();
        Ok(Row {
            names: names.map(str::to_owned),
            points: Estimate::of(points.iter().copied()),
            won: Estimate::of(won.iter().copied()),
            games: games.len(),
            turns: sum(&|played| f64::from(played.turns)) / many,
            starters: sum(&|played| f64::from(u8::from(played.starter_won))) / many,
        })
    }

    /// Returns whether the first player is better beyond doubt.
    fn is_clear(&self) -> bool {
        self.points.mean > 0.0 && self.points.is_decided(CLEAR)
    }
}

impl fmt::Display for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Row { names: [player, against], points, won, games, turns, starters } = self;
        let wide = stats::errors(1);
        write!(
            f,
            "| {player} | {against} | {:+.3} ± {:.3} | {:.1} ± {:.1} % | {games} | {turns:.0} | {:.1} % |",
            points.mean,
            wide * points.error,
            100.0 * won.mean,
            100.0 * wide * won.error,
            100.0 * starters,
        )
    }
}

const HEAD: &str = "\
| player | against | points a game | games won | games | turns | won by the side that begins |
|---|---|---|---|---|---|---|";

/// Plays and prints the table, and ships the net if that is wanted and deserved.
pub(crate) fn run(options: &Options) -> Result<(), TrainError> {
    let name = &options.name;
    let rules = variants::find(name).ok_or_else(|| TrainError::NoGame(name.clone()))?.rules;
    if let Some(why) = untrainable(rules) {
        return Err(TrainError::Untrainable { game: rules.name, why });
    }
    let folder = options.dir.join(name);
    let trained = TrainedNet::read(&options.net.clone().unwrap_or_else(|| folder.join("game.net")))?;
    let net = if options.ship.is_some() {
        GameNet::from_bytes(&trained.shipped(rules)?).map_err(|_| TrainError::Layers)?
    } else {
        trained.played()?
    };
    let solved = SolvedGames::default();
    let contestant = |net: &GameNet| {
        Contestant::Engine(EngineJudge::new(rules, GameNets::of(rules, net.clone())).with_tables(&solved))
    };
    let Options { pairs, ahead_pairs, seed, .. } = *options;
    let mut table = vec![HEAD.to_owned()];
    println!("{HEAD}");
    let mut put = |row: &Row| {
        println!("{row}");
        table.push(row.to_string());
    };
    let mut random = Contestant::Random(rules, Box::new(ChaCha8Rng::seed_from_u64(seed)));
    let few = pairs.min(200);
    let sides = [(&mut contestant(&net), false), (&mut random, false)];
    put(&Row::of(rules, ["net-0", "random"], sides, few, seed)?);
    let names = if Nets::embedded().supports(rules) {
        ["backgammon-0", "backgammon-1"]
    } else {
        ["generic-0", "generic-1"]
    };
    let [other, ahead] = names;
    let mut without = Contestant::Engine(EngineJudge::without_net(rules).with_tables(&solved));
    let decisive = Row::of(
        rules,
        ["net-0", other],
        [(&mut contestant(&net), false), (&mut without, false)],
        pairs,
        seed,
    )?;
    put(&decisive);
    let sides = [(&mut contestant(&net), true), (&mut contestant(&net), false)];
    put(&Row::of(rules, ["net-1", "net-0"], sides, ahead_pairs, seed)?);
    let sides = [(&mut contestant(&net), true), (&mut without, true)];
    put(&Row::of(rules, ["net-1", ahead], sides, ahead_pairs, seed)?);
    if options.net.is_none()
        && let Some((games, path)) =
            earlier::in_first_half(&folder, Curve::read(&folder.join("curve.csv"))?.games())
    {
        let sides = [(&mut contestant(&net), false), (&mut contestant(&read_game_net(&path)?), false)];
        put(&Row::of(rules, ["net-0", &format!("after-{games}")], sides, pairs, seed)?);
    }
    if let Some(path) = &options.against {
        let sides = [(&mut contestant(&net), false), (&mut contestant(&read_game_net(path)?), false)];
        put(&Row::of(rules, ["net-0", &path.display().to_string()], sides, pairs, seed)?);
    }
    let Some(nets) = &options.ship else { return Ok(()) };
    let shipped = nets.join(name).join("game.net");
    if shipped.exists() {
        let sides = [(&mut contestant(&net), false), (&mut contestant(&read_game_net(&shipped)?), false)];
        put(&Row::of(rules, ["net-0", "the net before"], sides, pairs, seed)?);
    }
    if !decisive.is_clear() {
        return Err(TrainError::NotShipped { game: rules.name, other });
    }
    let command =
        format!("tavola-train prove {name} --pairs {pairs} --ahead-pairs {ahead_pairs} --seed {seed}");
    ship(
        &trained.shipped(rules)?,
        &folder,
        &nets.join(name),
        rules,
        &card::results(names, &command, &table.join("\n")),
    )
}

/// Writes the net and its card into the folder of the nets.
fn ship(net: &[u8], from: &Path, to: &Path, rules: &Rules, results: &str) -> Result<(), TrainError> {
    fs::create_dir_all(to).map_err(TrainError::io(to))?;
    let path = to.join("game.net");
    checkpoint::write(&path, net).map_err(TrainError::io(&path))?;
    for file in ["curve.csv", "curve.svg"] {
        let path = to.join(file);
        fs::copy(from.join(file), &path).map_err(TrainError::io(&path))?;
    }
    let path = from.join("README.md");
    let card = fs::read_to_string(&path).map_err(TrainError::io(&path))?;
    let write = |file: &str, text: &str| {
        let path = to.join(file);
        checkpoint::write(&path, text.as_bytes()).map_err(TrainError::io(&path))
    };
    write("README.md", &format!("{card}\n{results}"))?;
    write("manifest.toml", &card::manifest(rules))
}
