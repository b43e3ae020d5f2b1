//! Many games of one kind, each a step further at every call.

use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyTuple};
use tavola_engine::hash;
use tavola_rules::Player;

use crate::actions::COUNT;
use crate::game::{Game, OBSERVATION};
use crate::input::wrong;

/// Games take some kilobytes each, and a step returns half a kilobyte of each.
const MOST_GAMES: usize = 1_000_000;
const MOST_THREADS: usize = 1024;

/// Games that are played beside each other. A game that ends is followed by a new one in its place.
#[pyclass(module = "tavola._tavola")]
pub(crate) struct Games {
    games: Vec<Game>,
    threads: usize,
}

/// The result of a step of one game.
struct Row<'a> {
    observation: &'a mut [f32],
    mask: &'a mut [u8],
    agent: &'a mut u8,
    rewards: &'a mut [f32],
    ended: &'a mut u8,
}

fn advance(game: &mut Game, action: Option<usize>, row: &mut Row<'_>) -> PyResult<()> {
    if let Some(action) = action {
        game.act(action)?;
        if game.is_over() {
            row.rewards.copy_from_slice(&game.points());
            *row.ended = 1;
            *game = game.again()?;
        }
    }
    let player = game.player().unwrap_or(Player::First);
    *row.agent = player.index() as u8;
    game.observe(player, row.observation);
    game.write_mask(row.mask);
    Ok(())
}

fn bytes<'py>(py: Python<'py>, figures: &[f32]) -> Bound<'py, PyBytes> {
    let bytes: Vec<u8> = figures.iter().flat_map(|figure| figure.to_ne_bytes()).collect();
    PyBytes::new(py, &bytes)
}

impl Games {
    fn run<'py>(&mut self, py: Python<'py>, actions: Option<&[i32]>) -> PyResult<Bound<'py, PyTuple>> {
        let count = self.games.len();
        let mut observations = vec![0.0f32; count * OBSERVATION];
        let mut masks = vec![0u8; count * COUNT];
        let mut agents = vec![0u8; count];
        let mut rewards = vec![0.0f32; count * 2];
        let mut ended = vec![0u8; count];
        let share = count.div_ceil(self.threads).max(1);
        let games = &mut self.games;
        py.detach(|| -> PyResult<()> {
            let chunks = games
                .chunks_mut(share)
                .zip(observations.chunks_mut(share * OBSERVATION))
                .zip(masks.chunks_mut(share * COUNT))
                .zip(agents.chunks_mut(share))
                .zip(rewards.chunks_mut(share * 2))
                .zip(ended.chunks_mut(share))
                .enumerate();
            std::thread::scope(|scope| {
                let work = |(n, (((((games, observations), masks), agents), rewards), ended)): (usize, _)| {
                    let (games, observations, masks): (&mut [Game], &mut [f32], &mut [u8]) =
                        (games, observations, masks);
                    let (agents, rewards, ended): (&mut [u8], &mut [f32], &mut [u8]) =
                        (agents, rewards, ended);
                    move || -> PyResult<()> {
                        let rows = observations
                            .chunks_mut(OBSERVATION)
                            .zip(masks.chunks_mut(COUNT))
                            .zip(agents)
                            .zip(rewards.chunks_mut(2))
                            .zip(ended);
                        for (i, (game, ((((observation, mask), agent), rewards), ended))) in
                            games.iter_mut().zip(rows).enumerate()
                        {
                            let action = actions
                                .map(|actions| usize::try_from(actions[n * share + i]).unwrap_or(COUNT));
                            advance(game, action, &mut Row { observation, mask, agent, rewards, ended })?;
                        }
                        Ok(())
                    }
                };
                let running: Vec<_> = chunks.map(|chunk| scope.spawn(work(chunk))).collect();
                running.into_iter().try_for_each(|thread| thread.join().expect("games do not panic"))
            })
        })?;
        let answer = (
            bytes(py, &observations),
            PyBytes::new(py, &masks),
            PyBytes::new(py, &agents),
            bytes(py, &rewards),
            PyBytes::new(py, &ended),
        );
        answer.into_pyobject(py)
    }
}

#[pymethods]
impl Games {
    #[new]
    #[pyo3(signature = (rules, count, seed = 1, cube = false, threads = 1))]
    fn new(rules: &str, count: usize, seed: u64, cube: bool, threads: usize) -> PyResult<Games> {
        if !(1..=MOST_GAMES).contains(&count) || !(1..=MOST_THREADS).contains(&threads) {
            let expected = format!("expected 1 to {MOST_GAMES} games and 1 to {MOST_THREADS} threads");
            return Err(wrong(format!("{expected}, not {count} and {threads}")));
        }
        let games = (0..count as u64).map(|i| Game::begin(rules, hash::mix(seed).wrapping_add(i), cube));
        Ok(Games { games: games.collect::<PyResult<_>>()?, threads })
    }

    /// The state of all games.
    fn look<'py>(&mut self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        self.run(py, None)
    }

    /// Does one action in each game; `actions` are native 32-bit integers.
    fn step<'py>(&mut self, py: Python<'py>, actions: &[u8]) -> PyResult<Bound<'py, PyTuple>> {
        let actions: Vec<i32> = actions
            .chunks_exact(4)
            .map(|bytes| i32::from_ne_bytes(bytes.try_into().expect("four bytes")))
            .collect();
        if actions.len() != self.games.len() {
            return Err(wrong(format!(
                "expected {} actions, one a game, not {}",
                self.games.len(),
                actions.len()
            )));
        }
        self.run(py, Some(&actions))
    }

    fn __len__(&self) -> usize {
        self.games.len()
    }
}
