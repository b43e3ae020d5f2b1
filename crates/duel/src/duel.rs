//! A duel: so many games, counted.

use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Instant;

use tavola_analysis::Luck;
use tavola_connect::external::Opponent;
use tavola_engine::played_alike;
use tavola_engine::{Depth, Engine, Met, hash};
use tavola_rules::{Action, Player, Rules};

use crate::actions::Actions;
use crate::error::DuelError;
use crate::game;
use crate::gnubg::Gnubg;
use crate::mat;
use crate::nets::{engine_with, shipped};
use crate::player::Player as Seated;
use crate::scored::{Scored, scored};
use crate::spec::PlayerSpec;
use crate::stakes::Stakes;
use crate::stats::{Estimate, errors, looks};

/// The options of a duel.
#[derive(Clone, Debug)]
pub struct Setup {
    /// Who plays.
    pub players: [PlayerSpec; 2],
    /// The game.
    pub rules: Arc<Rules>,
    /// What it is played for.
    pub stakes: Stakes,
    /// What this engine plays matches by.
    pub met: Met,
    /// How many games or matches, at least 1; made even where dice are duplicated.
    pub games: u64,
    /// Decides all dice.
    pub seed: u64,
    /// How many games are played at the same time, at least 1. The result does not depend on it.
    pub threads: usize,
    /// How many rolls ahead luck is judged, if it is.
    pub luck: Option<u32>,
    /// Whether to stop as soon as the result is clear.
    pub until_decided: bool,
    /// A Python with the packages of the players that need one.
    pub python: String,
    /// GNU Backgammon.
    pub gnubg: String,
    /// Where the games are written, if they are.
    pub mat: Option<PathBuf>,
}

/// The result of a duel.
#[derive(Clone, Debug, PartialEq)]
pub struct Report {
    /// Games or matches.
    pub played: u64,
    /// Whether every sequence of dice was played from both sides.
    pub duplicate: bool,
    /// Games or matches won by each player.
    pub won: [u64; 2],
    /// Games, those within matches counted one by one.
    pub games: u64,
    /// Gammons won by each, backgammons among them.
    pub gammons: [u64; 2],
    /// Backgammons won by each.
    pub backgammons: [u64; 2],
    /// What the first player wins per game; in matches, the share of matches that they win above one half.
    pub raw: Estimate,
    /// The same without luck, if that was judged.
    pub reduced: Option<Estimate>,
    /// So many standard errors to each side are the interval of 95 %.
    pub errors: f64,
    /// Whether the interval of the best estimate excludes zero.
    pub decided: bool,
    /// Turns of both players in a game.
    pub turns: f64,
    /// What a game counts, whoever wins it.
    pub worth: f64,
    /// The share of games or matches that the first player wins, a draw counting half.
    pub share: Estimate,
    /// The same of the side that begins.
    pub begins: Estimate,
    /// How long it took.
    pub seconds: f64,
}

impl Report {
    /// The estimate with the smaller error that there is.
    #[must_use]
    pub fn best(&self) -> Estimate {
        self.reduced.unwrap_or(self.raw)
    }
}

/// The first look of a duel that stops when it is decided: so many observations.
const FIRST_LOOK: u64 = 64;

/// What a worker plays with.
enum Pairing {
    Own(Box<[Seated; 2]>),
    /// GNU Backgammon, and which of the two players that is.
    Theirs(Gnubg, usize),
}

/// One observation: the games of one sequence of dice. All figures are those of the first player.
#[derive(Clone, Debug, Default)]
struct Observation {
    raw: f64,
    luck: f64,
    played: u64,
    won: [u64; 2],
    games: u64,
    gammons: [u64; 2],
    backgammons: [u64; 2],
    turns: u64,
    /// Points of all games, whoever won them.
    points: u64,
    /// Games won by the first player and by the side that begins, draws counting half; later their shares.
    share: f64,
    begins: f64,
}

impl Observation {
    /// Adds a game or match in which the first entrant sat at `seat`.
    fn add(&mut self, game: &Scored, seat: Player) {
        let sign = if seat == Player::First { 1.0 } else { -1.0 };
        self.raw += sign * game.result;
        self.luck += sign * game.luck;
        self.played += 1;
        let score = |result: f64| {
            if result > 0.0 {
                1.0
            } else if result < 0.0 {
                0.0
            } else {
                0.5
            }
        };
        self.turns += u64::from(game.turns);
        self.share += score(sign * game.result);
        let first_begins = game.began.unwrap_or(Player::First) == Player::First;
        self.begins += score(if first_begins { game.result } else { -game.result });
        if game.result != 0.0 {
            self.won[usize::from(sign * game.result < 0.0)] += 1;
        }
        for game in &game.games {
            self.games += 1;
            let Some(winner) = game.winner else { continue };
            self.points += u64::from(game.points);
            let side = usize::from(winner != seat);
            self.gammons[side] += u64::from(game.level >= 2);
            self.backgammons[side] += u64::from(game.level >= 3);
        }
    }
}

/// Whether a game is backgammon but for where its 15 checkers a side begin. A player of another package takes the checkers
/// that it does not see for borne off, so that fewer would change what it plays for.
fn is_backgammon_from_another_start(rules: &Rules) -> bool {
    let standard = Rules { start: Rules::STANDARD.start, ..rules.clone() };
    played_alike(&Rules::STANDARD, &standard) && rules.start.iter().all(|side| side.total() == 15)
}

impl Setup {
    /// Single games without a cube, one after the other, without judging luck.
    #[must_use]
    pub fn single_games(players: [PlayerSpec; 2], rules: Arc<Rules>, games: u64, seed: u64) -> Setup {
        Setup {
            players,
            rules,
            stakes: Stakes::Money { cube: false },
            met: Met::own(),
            games,
            seed,
            threads: 1,
            luck: None,
            until_decided: false,
            python: String::new(),
            gnubg: String::new(),
            mat: None,
        }
    }

    /// Whether the dice can be thrown again for the other side.
    fn duplicate(&self) -> bool {
        !self.players.iter().any(PlayerSpec::throws)
    }

    fn check(&self) -> Result<(), DuelError> {
        let [first, second] = &self.players;
        if self.games == 0 || self.threads == 0 {
            return Err(DuelError::Nothing);
        }
        let backgammon = *self.rules == Rules::STANDARD;
        let another_start = is_backgammon_from_another_start(&self.rules);
        let cannot = |spec: &&PlayerSpec| match spec {
            PlayerSpec::External(_) => !another_start,
            PlayerSpec::Gnubg(_) => !backgammon,
            _ => false,
        };
        if let Some(spec) = self.players.iter().find(cannot) {
            return Err(DuelError::BackgammonOnly { player: spec.clone(), game: self.rules.name });
        }
        if self.mat.is_some() && !backgammon {
            return Err(DuelError::NotInMatFiles(self.rules.name));
        }
        if self.duplicate() {
            let cubeless =
                |player: &&PlayerSpec| matches!(player, PlayerSpec::External(guest) if !guest.knows_cube());
            return match (self.players.iter().find(cubeless), self.stakes) {
                (Some(player), Stakes::Money { cube: true } | Stakes::Match(_)) => {
                    Err(DuelError::NoCube(player.clone()))
                }
                _ => Ok(()),
            };
        }
        match (first, second) {
            (PlayerSpec::Gnubg(_), PlayerSpec::Tavola { .. })
            | (PlayerSpec::Tavola { .. }, PlayerSpec::Gnubg(_)) => Ok(()),
            _ => Err(DuelError::GnubgPairing(Box::new(self.players.clone()))),
        }
    }

    fn pairing(&self, engine: &Arc<Engine>) -> Result<Pairing, DuelError> {
        let theirs = |plies: u32, depth: Depth, nets: &Option<PathBuf>, index: usize| {
            let ours = Opponent::new(engine_with(nets.as_deref())?, depth).with_met(self.met.clone());
            Ok(Pairing::Theirs(Gnubg::start(&self.gnubg, plies, ours, self.stakes)?, index))
        };
        match &self.players {
            [PlayerSpec::Gnubg(plies), PlayerSpec::Tavola { depth, nets }] => theirs(*plies, *depth, nets, 0),
            [PlayerSpec::Tavola { depth, nets }, PlayerSpec::Gnubg(plies)] => theirs(*plies, *depth, nets, 1),
            [first, second] => {
                let player = |spec| Seated::new(spec, engine, &self.python, self.met.clone());
                Ok(Pairing::Own(Box::new([player(first)?, player(second)?])))
            }
        }
    }

    fn observe(
        &self,
        pairing: &mut Pairing,
        number: u64,
        mut judge: Option<&mut Luck>,
    ) -> Result<Observation, DuelError> {
        let seed = hash::mix(self.seed ^ hash::mix(number));
        let mut observation = Observation::default();
        let mut count = |actions: &Actions, seat: Player| -> Result<(), DuelError> {
            observation.add(&scored(&self.rules, self.stakes, actions, judge.as_deref_mut())?, seat);
            self.write(number, seat, actions)
        };
        match pairing {
            Pairing::Own(players) => {
                let [first, second] = &mut **players;
                let actions = game::play([&mut *first, &mut *second], &self.rules, self.stakes, seed)?;
                count(&actions, Player::First)?;
                let actions = game::play([second, first], &self.rules, self.stakes, seed)?;
                count(&actions, Player::Second)?;
            }
            Pairing::Theirs(gnubg, index) => {
                // A seed of GNU Backgammon has 32 bits.
                let actions = gnubg.play((seed >> 33) as u32)?;
                count(&actions, if *index == 0 { Player::First } else { Player::Second })?;
            }
        }
        let played = observation.played as f64;
        observation.raw /= played;
        observation.luck /= played;
        observation.share /= played;
        observation.begins /= played;
        Ok(observation)
    }

    fn write(&self, number: u64, seat: Player, actions: &[(Player, Action)]) -> Result<(), DuelError> {
        let Some(folder) = &self.mat else { return Ok(()) };
        let names = self.players.each_ref().map(ToString::to_string);
        let [first, second] = if seat == Player::First { [0, 1] } else { [1, 0] };
        let text = mat::text([&names[first], &names[second]], self.stakes, actions)?;
        let side = match (self.duplicate(), seat) {
            (false, _) => "",
            (true, Player::First) => "-a",
            (true, Player::Second) => "-b",
        };
        let path = folder.join(format!("{:06}{side}.mat", number + 1));
        std::fs::write(&path, text).map_err(DuelError::io(&path))
    }
}

/// Plays a duel. Every observation has its own dice and its own place in the sums, so that the result is the
/// same however many threads play.
///
/// # Errors
/// If the setup makes no sense, a program that is needed is missing or fails, or the games cannot be written.
pub fn run(setup: &Setup) -> Result<Report, DuelError> {
    setup.check()?;
    if let Some(folder) = &setup.mat {
        std::fs::create_dir_all(folder).map_err(DuelError::io(folder))?;
    }
    let begun = Instant::now();
    let all = if setup.duplicate() { setup.games.div_ceil(2) } else { setup.games };
    let looks = if setup.until_decided { looks(FIRST_LOOK, all) } else { vec![all] };
    let errors = errors(looks.len() as u32);
    let threads = setup.threads.min(usize::try_from(all).unwrap_or(usize::MAX));
    // Games are played beside each other, each on one thread, so that players with the same time have the same.
    let engine = Arc::new(Engine::embedded());
    let pairings = (0..threads).map(|_| setup.pairing(&engine));
    let mut pairings = pairings.collect::<Result<Vec<Pairing>, DuelError>>()?;
    let mut seen: Vec<Observation> = Vec::new();
    for look in looks {
        seen.extend(play_until(setup, &mut pairings, seen.len() as u64, look)?);
        if report(setup, &seen, errors, 0.0).decided {
            break;
        }
    }
    Ok(report(setup, &seen, errors, begun.elapsed().as_secs_f64()))
}

/// The observations from one number to before another, in order.
fn play_until(
    setup: &Setup,
    pairings: &mut [Pairing],
    from: u64,
    to: u64,
) -> Result<Vec<Observation>, DuelError> {
    let next = AtomicU64::new(from);
    let stop = AtomicBool::new(false);
    let done = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for pairing in pairings {
            scope.spawn(|| {
                let mut judge = setup.luck.map(|plies| Luck::new(shipped().clone()).looking(plies));
                while !stop.load(Ordering::Relaxed) {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= to {
                        break;
                    }
                    let observation = setup.observe(pairing, number, judge.as_mut());
                    stop.fetch_or(observation.is_err(), Ordering::Relaxed);
                    let mut done = done.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
                    done.push((number, observation));
                }
            });
        }
    });
    let mut done = done.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
    done.sort_by_key(|(number, _)| *number);
    done.into_iter().map(|(_, observation)| observation).collect()
}

fn report(setup: &Setup, seen: &[Observation], errors: f64, seconds: f64) -> Report {
    let sum = |part: &dyn Fn(&Observation) -> u64| seen.iter().map(part).sum::<u64>();
    let per_game =
        |part: &dyn Fn(&Observation) -> u64| sum(part) as f64 / sum(&|one| one.games).max(1) as f64;
    let both = |part: &dyn Fn(&Observation) -> [u64; 2]| [0, 1].map(|side| sum(&|one| part(one)[side]));
    let raw = Estimate::of(seen.iter().map(|one| one.raw));
    let reduced = setup.luck.map(|_| Estimate::of(seen.iter().map(|one| one.raw - one.luck)));
    Report {
        played: sum(&|one| one.played),
        duplicate: setup.duplicate(),
        won: both(&|one| one.won),
        games: sum(&|one| one.games),
        gammons: both(&|one| one.gammons),
        backgammons: both(&|one| one.backgammons),
        raw,
        reduced,
        errors,
        decided: reduced.unwrap_or(raw).is_decided(errors),
        turns: per_game(&|one| one.turns),
        worth: per_game(&|one| one.points),
        share: Estimate::of(seen.iter().map(|one| one.share)),
        begins: Estimate::of(seen.iter().map(|one| one.begins)),
        seconds,
    }
}

#[cfg(test)]
mod tests {
    use tavola_rules::rules::End;

    use super::*;

    fn setup(first: &str, second: &str, stakes: Stakes, games: u64) -> Setup {
        Setup {
            players: [first, second].map(|name| name.parse().expect("a player")),
            rules: Arc::new(Rules::STANDARD),
            stakes,
            met: Met::own(),
            games,
            seed: 7,
            threads: 1,
            luck: Some(0),
            until_decided: false,
            python: "python3".to_owned(),
            gnubg: "gnubg".to_owned(),
            mat: None,
        }
    }

    const CUBELESS: Stakes = Stakes::Money { cube: false };
    const CUBE: Stakes = Stakes::Money { cube: true };
    const TAVOLA: &str = "tavola-0";

    #[test]
    fn every_game_is_played_to_its_end_and_dice_are_duplicated() {
        for variant in &tavola_rules::variants::ALL {
            let stakes = Stakes::Money { cube: false };
            let usual = setup("expert", "random", stakes, 2);
            let setup = Setup { rules: Arc::new(variant.rules.clone()), luck: None, ..usual };
            let report = run(&setup).unwrap_or_else(|fault| panic!("{}: {fault:?}", variant.rules.name));
            assert_eq!(report.played, 2, "{}", variant.rules.name);
            // Where a hit loses, random play ends a game at once.
            let shortest = if setup.rules.end == End::HitLoses { 1.0 } else { 8.0 };
            assert!(report.turns >= shortest, "{}: {}", variant.rules.name, report.turns);
            assert!((0.0..=1.0).contains(&report.begins.mean));
        }
    }

    #[test]
    fn programs_that_know_backgammon_only_are_refused_elsewhere() {
        let plakoto = tavola_rules::variants::find("plakoto").expect("a game").rules.clone();
        let usual = setup(TAVOLA, "gnubg-0", CUBELESS, 2);
        let error = run(&Setup { rules: Arc::new(plakoto), ..usual }).expect_err("another game");
        assert!(error.to_string().contains("plakoto"), "{error}");
    }

    #[test]
    fn they_play_backgammon_from_any_start_with_15_checkers() {
        let another_start =
            |variant: &&tavola_rules::variants::Variant| is_backgammon_from_another_start(variant.rules);
        let names: Vec<&str> = tavola_rules::variants::ALL
            .iter()
            .filter(another_start)
            .map(|variant| variant.rules.name)
            .collect();
        for name in ["backgammon", "nackgammon", "longgammon"] {
            assert!(names.contains(&name), "{name} of {names:?}");
        }
        for name in ["hypergammon", "portes", "irish", "plakoto"] {
            assert!(!names.contains(&name), "{name}");
        }
    }

    #[test]
    fn the_engine_beats_chance_and_luck_explains_most_of_the_rest() {
        let report = run(&setup(TAVOLA, "random", CUBELESS, 60)).expect("a duel");
        assert_eq!((report.played, report.games, report.won[0] + report.won[1]), (60, 60, 60));
        assert!(report.decided && report.best().mean > 1.5, "{report:?}");
        assert!(report.won[0] > 55 && report.gammons[0] > 30, "{report:?}");
    }

    #[test]
    fn luck_taken_off_leaves_less_noise_and_the_same_mean() {
        for stakes in [CUBE, Stakes::Match(1)] {
            let report = run(&setup(TAVOLA, "casual", stakes, 200)).expect("a duel");
            let reduced = report.reduced.expect("luck was judged");
            assert!(reduced.error < 0.6 * report.raw.error, "{report:?}");
            let both = reduced.error.hypot(report.raw.error);
            assert!((reduced.mean - report.raw.mean).abs() < 4.0 * both, "{report:?}");
        }
    }

    #[test]
    fn threads_change_nothing() {
        for stakes in [CUBE, Stakes::Match(3)] {
            let one = setup(TAVOLA, "beginner", stakes, 14);
            let two = Setup { threads: 2, ..one.clone() };
            let [one, two] = [one, two].map(|setup| run(&setup).expect("a duel"));
            assert_eq!(Report { seconds: 0.0, ..one }, Report { seconds: 0.0, ..two });
        }
    }

    #[test]
    fn no_player_is_better_than_themselves() {
        for (who, stakes) in
            [(TAVOLA, CUBE), (TAVOLA, Stakes::Match(5)), ("random", CUBELESS), ("beginner", Stakes::Match(3))]
        {
            let report = run(&setup(who, who, stakes, 12)).expect("a duel");
            assert_eq!((report.raw.mean, report.raw.error), (0.0, 0.0), "{who}");
            let reduced = report.reduced.expect("luck was judged");
            assert!(reduced.mean.abs() < 1e-9 && reduced.error < 1e-9, "{who}: {reduced:?}");
            assert_eq!(report.won[0], report.won[1]);
        }
    }

    #[test]
    fn a_clear_duel_ends_at_the_first_look() {
        let long = setup(TAVOLA, "random", CUBELESS, 2000);
        let report = run(&Setup { until_decided: true, ..long }).expect("a duel");
        assert_eq!(report.played, 2 * FIRST_LOOK);
        assert!(report.decided && report.errors > 2.5, "{report:?}");
    }

    #[test]
    fn the_games_are_written_and_can_be_read() {
        let folder = std::env::temp_dir().join(format!("tavola-duel-test-{}", std::process::id()));
        let written = Setup { mat: Some(folder.clone()), ..setup(TAVOLA, TAVOLA, CUBE, 4) };
        run(&written).expect("a duel");
        for (name, left) in
            [("000001-a", "tavola-0 : 0"), ("000001-b", "tavola-0 : 0"), ("000002-b", "Game 1")]
        {
            let text =
                std::fs::read_to_string(folder.join(format!("{name}.mat"))).expect("a file for each game");
            assert!(text.contains(left), "{text}");
            mat::read(&text, CUBE).unwrap_or_else(|error| panic!("{error}\n{text}"));
        }
        std::fs::remove_dir_all(&folder).expect("it was there");
    }

    #[test]
    fn what_cannot_be_is_one_line_that_says_what_was_expected() {
        for (first, second, stakes, expected) in [
            (TAVOLA, "gnubg-0", CUBE, "--no-cube"),
            ("gnubg-0", TAVOLA, Stakes::Match(5), "--no-cube"),
            ("gnubg-match-0", "random", CUBE, "tavola-0"),
            ("gnubg-match-0", "gnubg-match-0", CUBE, "tavola-0"),
        ] {
            let line = run(&setup(first, second, stakes, 2)).expect_err(first).to_string();
            assert!(line.contains(expected) && line.lines().count() == 1, "{line}");
        }
        for (name, package) in [("gnubg-0", "gnubg-nn"), ("bgsage-0", "bgsage")] {
            let missing = Setup { python: "no-such-python".to_owned(), ..setup(TAVOLA, name, CUBELESS, 2) };
            let error = run(&missing).expect_err("there is no such Python").to_string();
            assert!(error.contains(package) && error.lines().count() == 1, "{error}");
        }
    }

    #[test]
    #[ignore = "needs a python3 that has gnubg-nn (pip install gnubg-nn)"]
    fn the_nets_of_gnubg_beat_chance() {
        let report = run(&setup("gnubg-0", "random", CUBELESS, 40)).expect("a duel");
        assert!(report.decided && report.best().mean > 1.0, "{report:?}");
    }

    #[test]
    #[ignore = "needs a python3 that has bgsage (pip install bgsage)"]
    fn bgsage_beats_chance_and_is_our_equal_with_the_cube_and_at_a_score() {
        let report = run(&setup("bgsage-0", "random", CUBELESS, 40)).expect("a duel");
        assert!(report.decided && report.best().mean > 1.0, "{report:?}");
        for (stakes, near) in [(CUBE, 0.5), (Stakes::Match(3), 0.2)] {
            let report = run(&setup("bgsage-0", TAVOLA, stakes, 40)).expect("a duel");
            assert!(report.best().mean.abs() < near, "{stakes:?}: {report:?}");
        }
    }
}
