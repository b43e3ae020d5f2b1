//! A duel: a number of games, and their statistics.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use tavola_analysis::Luck;
use tavola_connect::external::Opponent;
use tavola_engine::{Cancel, Depth, Engine, hash};
use tavola_rules::{Action, Player};

use crate::error::DuelError;
use crate::game;
use crate::gnubg::Gnubg;
use crate::mat;
use crate::nets::{engine_with, shipped};
use crate::observation::Observation;
use crate::player::Player as Seated;
use crate::report::Report;
use crate::scored::scored;
use crate::setup::DuelSetup;
use crate::spec::PlayerSpec;
use crate::stats::{errors, looks};

/// Number of observations before the first look of a duel that stops when it is decided.
const FIRST_LOOK: u64 = 64;

/// A duel, begun or not: its setup and its observations. Every observation has a number, which decides its dice, and its own
/// place in the sums. So the result is equal for any number of threads, and an interrupted duel can be continued.
#[derive(Clone, Debug)]
pub struct Duel {
    setup: DuelSetup,
    seen: BTreeMap<u64, Observation>,
}

/// Is called after each observation, with the duel and the number of the observation. An error ends the duel.
pub type After<'a> = &'a mut (dyn FnMut(&Duel, u64) -> Result<(), DuelError> + Send);

impl Duel {
    /// A duel of which nothing has been played, or of which another run has seen a part.
    ///
    /// # Errors
    /// If the setup makes no sense.
    pub fn new(setup: DuelSetup, seen: BTreeMap<u64, Observation>) -> Result<Duel, DuelError> {
        setup.check()?;
        Ok(Duel { setup, seen })
    }

    /// The settings of the games.
    #[must_use]
    pub fn setup(&self) -> &DuelSetup {
        &self.setup
    }

    /// The observations, by number.
    #[must_use]
    pub fn seen(&self) -> &BTreeMap<u64, Observation> {
        &self.seen
    }

    /// After how many observations one looks whether the duel is decided.
    fn looks(&self) -> Vec<u64> {
        let all = self.setup.observations();
        if self.setup.until_decided { looks(FIRST_LOOK, all) } else { vec![all] }
    }

    /// The result until now.
    #[must_use]
    pub fn report(&self) -> Report {
        let errors = errors(self.looks().len() as u32);
        Report::of(&self.setup, &self.seen.values(), errors)
    }

    /// Plays the remaining games on the setup's number of threads. The duel ends early if it is decided and the setup asks for
    /// that, or if it is cancelled, after the games that are being played. Returns whether it was not cancelled.
    ///
    /// # Errors
    /// If a program that is needed is missing or fails, the games cannot be written, or `after` fails. Earlier observations
    /// remain.
    pub fn run(&mut self, cancel: &Cancel, after: After<'_>) -> Result<bool, DuelError> {
        let setup = self.setup.clone();
        if let Some(folder) = &setup.mat {
            std::fs::create_dir_all(folder).map_err(DuelError::io(folder))?;
        }
        let left = setup.observations().saturating_sub(self.seen.len() as u64);
        let threads = setup.threads.min(usize::try_from(left).unwrap_or(usize::MAX));
        // Games are played beside each other, each on one thread, so that players with the same time have the same.
        let engine = Arc::new(Engine::embedded());
        let pairings = (0..threads).map(|_| setup.pairing(&engine));
        let mut pairings = pairings.collect::<Result<Vec<Pairing>, DuelError>>()?;
        let looks = self.looks();
        let errors = errors(looks.len() as u32);
        for look in looks {
            self.play_until(&setup, look, &mut pairings, cancel, after)?;
            if cancel.is_cancelled() {
                return Ok(false);
            }
            let until: Vec<&Observation> = self.seen.range(..look).map(|(_, one)| one).collect();
            if setup.until_decided && Report::of(&setup, &until.iter().copied(), errors).decided {
                break;
            }
        }
        Ok(true)
    }

    /// Makes the observations before a number that have not been made.
    fn play_until(
        &mut self,
        setup: &DuelSetup,
        to: u64,
        pairings: &mut [Pairing],
        cancel: &Cancel,
        after: After<'_>,
    ) -> Result<(), DuelError> {
        let numbers: Vec<u64> = (0..to).filter(|number| !self.seen.contains_key(number)).collect();
        let next = AtomicU64::new(0);
        let failed = AtomicBool::new(false);
        let shared = Mutex::new((self, after, Ok(())));
        std::thread::scope(|scope| {
            for pairing in pairings {
                scope.spawn(|| {
                    let mut judge = setup.luck.map(|plies| Luck::new(shipped().clone()).looking(plies));
                    while !failed.load(Ordering::Relaxed) && !cancel.is_cancelled() {
                        let at = next.fetch_add(1, Ordering::Relaxed) as usize;
                        let Some(&number) = numbers.get(at) else { break };
                        let observation = setup.observe(pairing, number, judge.as_mut());
                        let mut shared = shared.lock().unwrap_or_else(PoisonError::into_inner);
                        let (duel, after, result) = &mut *shared;
                        let taken = observation.and_then(|observation| {
                            duel.seen.insert(number, observation);
                            after(duel, number)
                        });
                        if taken.is_err() && result.is_ok() {
                            *result = taken;
                            failed.store(true, Ordering::Relaxed);
                        }
                    }
                });
            }
        });
        let (_, _, result) = shared.into_inner().unwrap_or_else(PoisonError::into_inner);
        result
    }
}

/// Plays a duel from its beginning to its end.
///
/// # Errors
/// See [`Duel::new`] and [`Duel::run`].
pub fn run(setup: &DuelSetup) -> Result<Report, DuelError> {
    let mut duel = Duel::new(setup.clone(), BTreeMap::new())?;
    duel.run(&Cancel::new(), &mut |_, _| Ok(()))?;
    Ok(duel.report())
}

/// The players of a thread.
enum Pairing {
    Own(Box<[Seated; 2]>),
    /// GNU Backgammon, and which of the two players that is.
    Theirs(Gnubg, usize),
}

impl DuelSetup {
    fn pairing(&self, engine: &Arc<Engine>) -> Result<Pairing, DuelError> {
        let theirs = |plies: u32, depth: Depth, nets: Option<&Path>, index: usize| {
            let ours = Opponent::new(engine_with(nets)?, depth).with_met(self.met.clone());
            Ok(Pairing::Theirs(Gnubg::start(&self.gnubg, plies, ours, self.stakes)?, index))
        };
        match &self.players {
            [PlayerSpec::Gnubg(plies), PlayerSpec::Tavola { depth, nets }] => {
                theirs(*plies, *depth, nets.as_deref(), 0)
            }
            [PlayerSpec::Tavola { depth, nets }, PlayerSpec::Gnubg(plies)] => {
                theirs(*plies, *depth, nets.as_deref(), 1)
            }
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
        let played = match pairing {
            Pairing::Own(players) => {
                let [first, second] = &mut **players;
                let ahead = game::play([&mut *first, &mut *second], &self.rules, self.stakes, seed)?;
                let back = game::play([second, first], &self.rules, self.stakes, seed)?;
                vec![(ahead, Player::First), (back, Player::Second)]
            }
            Pairing::Theirs(gnubg, index) => {
                // A seed of GNU Backgammon has 32 bits.
                let actions = gnubg.play((seed >> 33) as u32)?;
                vec![(actions, if *index == 0 { Player::First } else { Player::Second })]
            }
        };
        let mut games = Vec::new();
        for (actions, seat) in played {
            games.push((scored(&self.rules, self.stakes, &actions, judge.as_deref_mut())?, seat));
            self.write(number, seat, &actions)?;
        }
        Ok(Observation::of(&games))
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

#[cfg(test)]
mod tests {
    use tavola_engine::Met;
    use tavola_rules::Rules;
    use tavola_rules::rules::End;

    use super::*;
    use crate::saved::Saved;
    use crate::stakes::DuelStakes;

    fn setup(first: &str, second: &str, stakes: DuelStakes, games: u64) -> DuelSetup {
        DuelSetup {
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

    const CUBELESS: DuelStakes = DuelStakes::Money { cube: false };
    const CUBE: DuelStakes = DuelStakes::Money { cube: true };
    const TAVOLA: &str = "tavola-0";

    #[test]
    fn every_game_is_played_to_its_end_and_dice_are_duplicated() {
        for variant in &tavola_rules::variants::ALL {
            let stakes = DuelStakes::Money { cube: false };
            // Quick players. The tests of the engine have the others.
            let usual = setup("beginner", "random", stakes, 2);
            let setup = DuelSetup { rules: Arc::new(variant.rules.clone()), luck: None, ..usual };
            let report = run(&setup).unwrap_or_else(|fault| panic!("{}: {fault:?}", variant.rules.name));
            assert_eq!(report.played, 2, "{}", variant.rules.name);
            // If a hit loses, a game can end at once.
            let shortest = if setup.rules.end == End::HitLoses { 1.0 } else { 8.0 };
            assert!(report.turns >= shortest, "{}: {}", variant.rules.name, report.turns);
            assert!((0.0..=1.0).contains(&report.begins.mean));
        }
    }

    #[test]
    fn programs_that_know_backgammon_only_are_refused_elsewhere() {
        let plakoto = tavola_rules::variants::find("plakoto").expect("a game").rules.clone();
        let usual = setup(TAVOLA, "gnubg-0", CUBELESS, 2);
        let error = run(&DuelSetup { rules: Arc::new(plakoto), ..usual }).expect_err("another game");
        assert!(error.to_string().contains("plakoto"), "{error}");
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
        for stakes in [CUBE, DuelStakes::Match(1)] {
            let report = run(&setup(TAVOLA, "casual", stakes, 36)).expect("a duel");
            let reduced = report.reduced.expect("luck was judged");
            assert!(reduced.error < 0.6 * report.raw.error, "{report:?}");
            let both = reduced.error.hypot(report.raw.error);
            assert!((reduced.mean - report.raw.mean).abs() < 4.0 * both, "{report:?}");
        }
    }

    #[test]
    fn threads_change_nothing() {
        for stakes in [CUBE, DuelStakes::Match(3)] {
            let one = setup(TAVOLA, "beginner", stakes, 14);
            let two = DuelSetup { threads: 2, ..one.clone() };
            let [one, two] = [one, two].map(|setup| run(&setup).expect("a duel"));
            assert_eq!(one, two);
        }
    }

    #[test]
    fn no_player_is_better_than_themselves() {
        for (who, stakes) in [
            (TAVOLA, CUBE),
            (TAVOLA, DuelStakes::Match(5)),
            ("random", CUBELESS),
            ("beginner", DuelStakes::Match(3)),
        ] {
            let report = run(&setup(who, who, stakes, 6)).expect("a duel");
            assert_eq!((report.raw.mean, report.raw.error), (0.0, 0.0), "{who}");
            let reduced = report.reduced.expect("luck was judged");
            assert!(reduced.mean.abs() < 1e-9 && reduced.error < 1e-9, "{who}: {reduced:?}");
            assert_eq!(report.won[0], report.won[1]);
        }
    }

    #[test]
    fn a_clear_duel_ends_at_the_first_look() {
        let long = setup(TAVOLA, "random", CUBELESS, 2000);
        let report = run(&DuelSetup { until_decided: true, luck: None, ..long }).expect("a duel");
        assert_eq!(report.played, 2 * FIRST_LOOK);
        assert!(report.decided && report.errors > 2.5, "{report:?}");
    }

    #[test]
    fn an_interrupted_duel_is_continued_as_if_nothing_had_been() {
        let folder = std::env::temp_dir().join(format!("tavola-duel-saved-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder");
        let path = folder.join("a.duel");
        let setup = setup(TAVOLA, "beginner", CUBE, 12);
        let mut saved = Saved::create(&path, &setup).expect("a new file");
        let cancel = Cancel::new();
        let mut duel = Duel::new(setup.clone(), BTreeMap::new()).expect("a duel");
        let finished = duel.run(&cancel, &mut |duel, number| {
            if duel.seen().len() == 2 {
                cancel.cancel();
            }
            saved.add(number, &duel.seen()[&number])
        });
        assert!(!finished.expect("it runs"), "it was cancelled");
        assert_eq!(duel.report().played, 4);
        // The machine went off in the middle of a line.
        let whole = std::fs::read_to_string(&path).expect("the file");
        std::fs::write(&path, format!("{whole}{{\"number\":2,\"ra")).expect("the file");

        let (mut saved, seen) = Saved::resume(&path, &setup).expect("a saved duel");
        assert_eq!(&seen, duel.seen());
        let mut duel = Duel::new(setup.clone(), seen).expect("a duel");
        let mut after = |duel: &Duel, number| saved.add(number, &duel.seen()[&number]);
        assert!(duel.run(&Cancel::new(), &mut after).expect("it runs"));
        assert_eq!(duel.report(), run(&setup).expect("a duel"));
        assert_eq!(&Saved::resume(&path, &setup).expect("a saved duel").1, duel.seen());

        let error = |setup: &DuelSetup| Saved::resume(&path, setup).expect_err("another duel").to_string();
        let other = DuelSetup { seed: 8, ..setup.clone() };
        assert!(error(&other).contains("begun with seed 7, not 8"), "{}", error(&other));
        let other = DuelSetup {
            rules: Arc::new(tavola_rules::variants::find("portes").unwrap().rules.clone()),
            ..setup.clone()
        };
        assert!(error(&other).contains("rules \"backgammon\", not \"portes\""), "{}", error(&other));
        let error = Saved::create(&path, &setup).expect_err("it exists").to_string();
        assert!(error.contains("--resume"), "{error}");
        std::fs::write(&path, "1 2 3\n").expect("the file");
        let error = Saved::resume(&path, &setup).expect_err("no duel").to_string();
        assert!(error.contains("expected a duel"), "{error}");
        std::fs::remove_dir_all(&folder).expect("it was there");
    }

    #[test]
    fn the_games_are_written_and_can_be_read() {
        let folder = std::env::temp_dir().join(format!("tavola-duel-test-{}", std::process::id()));
        let written = DuelSetup { mat: Some(folder.clone()), ..setup(TAVOLA, TAVOLA, CUBE, 4) };
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
            ("gnubg-0", TAVOLA, DuelStakes::Match(5), "--no-cube"),
            ("gnubg-match-0", "random", CUBE, "tavola-0"),
            ("gnubg-match-0", "gnubg-match-0", CUBE, "tavola-0"),
        ] {
            let line = run(&setup(first, second, stakes, 2)).expect_err(first).to_string();
            assert!(line.contains(expected) && line.lines().count() == 1, "{line}");
        }
        for (name, package) in [("gnubg-0", "gnubg-nn"), ("bgsage-0", "bgsage")] {
            let missing =
                DuelSetup { python: "no-such-python".to_owned(), ..setup(TAVOLA, name, CUBELESS, 2) };
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
        for (stakes, near) in [(CUBE, 0.5), (DuelStakes::Match(3), 0.2)] {
            let report = run(&setup("bgsage-0", TAVOLA, stakes, 40)).expect("a duel");
            assert!(report.best().mean.abs() < near, "{stakes:?}: {report:?}");
        }
    }
}
