//! The engine's computations for a node as data: each request and each result.
//!
//! [`perform`] needs only an engine. A job may therefore run on a thread, in another process or in a worker of a browser, with the same
//! result everywhere. The engine's [`Work`](tavola_engine::Work) carries the request to stop.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::value::{RawValue, to_raw_value};
use tavola_analysis::quiz::{self, Theme};
use tavola_analysis::{AnalysisLevel, Decision, OpenDecision, Settings, decide, judging};
use tavola_engine::{Bot, Engine};
use tavola_notation::custom::CustomRules;
use tavola_rollout::{self as rollout, Played, Slice, TrialSettings};
use tavola_rules::{Action, Match, Move, Player, variants};

pub use crate::job_error::JobError;
use crate::positions::{FullPosition, hint};

/// A computation of the engine.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Job {
    /// The next actions of a bot: [`Outcome::Bot`].
    Bot {
        /// The present match.
        #[serde(with = "tavola_notation::state")]
        state: Arc<Match>,
        /// The seat of the bot.
        player: Player,
        /// Name of its level.
        level: String,
        /// Seed of its errors.
        seed: u64,
    },
    /// The engine's advice for a player: [`Outcome::Page`], null if there is no decision.
    Hint {
        /// The present match.
        #[serde(with = "tavola_notation::state")]
        state: Arc<Match>,
        /// The player to act.
        player: Player,
    },
    /// The value of a game before a roll: [`Outcome::Worth`].
    Worth {
        /// The present match.
        #[serde(with = "tavola_notation::state")]
        state: Arc<Match>,
        /// The player to whom the value belongs.
        player: Player,
    },
    /// The engine's judgement of a position: [`Outcome::Page`].
    Advice(JobPosition),
    /// A position under study: [`Outcome::Page`].
    Study(JobPosition),
    /// The cost of a decision: [`Outcome::Decision`].
    Decide {
        /// The decision, with the match before it.
        task: OpenDecision,
        /// Depth of the judgement.
        level: AnalysisLevel,
    },
    /// The present judging of a game: [`Outcome::Judging`].
    Judging {
        /// The game.
        rules: CustomRules,
    },
    /// A position for a quiz: [`Outcome::Quiz`].
    Quiz {
        /// Name of the game.
        rules: String,
        /// Theme of the quiz.
        theme: Theme,
        /// Seed of the search for a position.
        seed: u64,
    },
    /// The themes of quizzes: [`Outcome::Themes`].
    Themes,
    /// A new rollout with its candidates: [`Outcome::Rollout`].
    Candidates {
        /// The position of the decision.
        position: JobPosition,
        /// Settings of the trials.
        settings: TrialSettings,
        /// Whether the cube is in play.
        cube: bool,
        /// Number of best plays that are compared.
        plays: usize,
        /// Further plays that are compared.
        moves: Vec<Vec<Move>>,
    },
    /// A check that this engine equals the one with which the rollout was begun: [`Outcome::Fits`].
    Check(Box<rollout::RolloutJob>),
    /// Some trials of a rollout: [`Outcome::Played`].
    Slice(Box<Slice>),
}

/// A position with all that a decision in it depends on.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct JobPosition(pub(crate) Box<FullPosition>);

/// The result of a job.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    /// Actions of a bot; null: it rolls.
    Bot(Option<Vec<Action>>),
    /// An answer to a page, in its serialised form.
    Page(Box<RawValue>),
    /// The value of a game to a player, in points at the present cube; `None` if there is no decision before a roll.
    Worth(Option<f32>),
    /// The judged decision.
    Decision(Box<Decision>),
    /// The judging of a game.
    Judging(String),
    /// A position; `None` if none was found.
    Quiz(Box<Option<quiz::Found>>),
    /// The games that have quizzes, by name, with their themes.
    Themes(Vec<(String, Vec<Theme>)>),
    /// A rollout with its candidates.
    Rollout(Box<rollout::RolloutJob>),
    /// The rollout can continue with this engine.
    Fits,
    /// Trials of a rollout.
    Played(Played),
}

/// Performs a job on the thread of the caller.
///
/// # Errors
/// See [`JobError`].
pub fn perform(engine: &Engine, job: &Job) -> Result<Outcome, JobError> {
    Ok(match job {
        Job::Bot { state, player, level, seed } => {
            let level = level.parse().map_err(|error: tavola_engine::bots::UnknownLevel| unfit(&error))?;
            match Bot::new(level, *seed).decide(engine, state, *player)? {
                tavola_engine::BotDecision::Roll => Outcome::Bot(None),
                tavola_engine::BotDecision::Act(actions) => Outcome::Bot(Some(actions)),
            }
        }
        Job::Hint { state, player } => Outcome::Page(to_raw_value(&hint::hint(engine, state, *player)?)?),
        Job::Worth { state, player } => Outcome::Worth(hint::worth(engine, state, *player)?),
        Job::Advice(position) => Outcome::Page(to_raw_value(&position.0.judged(engine)?)?),
        Job::Study(position) => Outcome::Page(to_raw_value(&position.0.studied(engine)?)?),
        Job::Decide { task, level } => {
            Outcome::Decision(Box::new(decide(task, engine, &Settings::of(*level))?))
        }
        Job::Judging { rules } => Outcome::Judging(judging(&rules.rules()?, engine)?),
        Job::Quiz { rules, theme, seed } => {
            let Some(variant) = variants::find(rules) else {
                return Err(JobError::Unfit(format!("no game {rules:?}")));
            };
            let exists = theme.exists(variant.rules, engine)?;
            let found = if exists { quiz::find(variant.rules, *theme, *seed, engine)? } else { None };
            Outcome::Quiz(Box::new(found))
        }
        Job::Themes => {
            let mut games = Vec::new();
            for variant in &variants::ALL {
                let mut themes = Vec::new();
                for theme in Theme::ALL {
                    if theme.exists(variant.rules, engine)? {
                        themes.push(theme);
                    }
                }
                if !themes.is_empty() {
                    games.push((variant.rules.name.to_owned(), themes));
                }
            }
            Outcome::Themes(games)
        }
        Job::Candidates { position, settings, cube, plays, moves } => {
            Outcome::Rollout(Box::new(position.0.rollout(engine, (*settings, *cube), *plays, moves)?))
        }
        Job::Check(job) => {
            job.check(engine)?;
            Outcome::Fits
        }
        Job::Slice(slice) => Outcome::Played(slice.play(engine)?),
    })
}

fn unfit(error: &dyn std::error::Error) -> JobError {
    JobError::Unfit(error.to_string())
}

impl Outcome {
    /// Returns an answer to a page.
    pub(crate) fn page(self) -> Result<Box<RawValue>, JobError> {
        if let Outcome::Page(page) = self { Ok(page) } else { Err(JobError::Mixed) }
    }

    /// Returns the value of a game.
    #[cfg(feature = "native")]
    pub(crate) fn worth(self) -> Result<Option<f32>, JobError> {
        if let Outcome::Worth(worth) = self { Ok(worth) } else { Err(JobError::Mixed) }
    }

    /// Returns a judged decision.
    pub(crate) fn decision(self) -> Result<Decision, JobError> {
        if let Outcome::Decision(decision) = self { Ok(*decision) } else { Err(JobError::Mixed) }
    }
}

#[cfg(test)]
mod tests {
    use tavola_analysis::Subject;
    use tavola_engine::Cancel;
    use tavola_rules::MatchKind;

    use super::*;
    use crate::positions::read;

    fn as_json<T: Serialize>(value: &T) -> String {
        serde_json::to_string(value).unwrap()
    }

    /// Returns a match before and in the middle of a turn, with the actions between.
    fn played() -> (Match, Match, Vec<(Player, Action)>) {
        let begin = Match::new(variants::find("backgammon").unwrap().rules.clone(), MatchKind::Points(5));
        let mv = |from, to, die| Action::Move(Move { from, to, die });
        let actions = [
            (Player::First, Action::Opening { dice: [3, 1] }),
            (Player::First, mv(8, 5, 3)),
            (Player::First, mv(6, 5, 1)),
            (Player::First, Action::Done),
            (Player::Second, Action::Roll { dice: vec![6, 4] }),
            (Player::Second, mv(24, 18, 6)),
        ];
        let mut now = begin.clone();
        for (by, action) in &actions {
            now.apply(*by, action).unwrap();
        }
        (begin, now, actions.to_vec())
    }

    fn position(text: &str) -> JobPosition {
        let query = serde_json::json!({ "text": text, "terms": null });
        JobPosition(Box::new(read(&serde_json::from_value(query).unwrap()).unwrap()))
    }

    fn jobs(engine: &Engine) -> Vec<Job> {
        let (begin, now, mut actions) = played();
        let state = Arc::new(now);
        let player = Player::Second;
        actions.push((player, Action::Move(Move { from: 13, to: 9, die: 4 })));
        actions.push((player, Action::Done));
        let subject = Subject::new(Default::default(), begin, actions).unwrap();
        let level = AnalysisLevel::Quick;
        let mut jobs: Vec<Job> = subject.tasks().map(|task| Job::Decide { task, level }).collect();
        assert!(jobs.len() >= 3, "plays, a roll with luck, and no double");
        let before = position("XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:5:10");
        let settings = TrialSettings { truncate: Some(2), ..TrialSettings::default() };
        let job = Job::Candidates {
            position: before.clone(),
            settings,
            cube: true,
            plays: 2,
            moves: vec![vec![Move { from: 24, to: 21, die: 3 }, Move { from: 21, to: 20, die: 1 }]],
        };
        let Ok(Outcome::Rollout(rollout)) = perform(engine, &job) else { panic!("no candidates") };
        assert_eq!(rollout.candidates.len(), 3);
        jobs.extend([
            job,
            Job::Check(rollout.clone()),
            Job::Slice(Box::new(Slice { job: *rollout, candidate: 1, first: 36, trials: 3 })),
            Job::Bot { state: Arc::clone(&state), player, level: "casual".to_owned(), seed: 5 },
            Job::Worth { state: Arc::clone(&state), player },
            Job::Hint { state, player },
            Job::Advice(before.clone()),
            Job::Advice(position("XGID=-b----E-C---eE---c-e----B-:0:0:-1:D:0:6:1:7:8")),
            Job::Study(before),
            Job::Quiz { rules: "backgammon".to_owned(), theme: Theme::Opening, seed: 3 },
            Job::Themes,
        ]);
        jobs
    }

    #[test]
    fn a_job_that_came_as_json_comes_to_the_same_and_so_does_its_outcome() {
        let engine = Engine::embedded();
        for job in jobs(&engine) {
            let text = as_json(&job);
            let sent: Job = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
            let here = perform(&engine, &job).unwrap_or_else(|error| panic!("{error}: {text}"));
            let there = as_json(&perform(&engine, &sent).unwrap());
            assert_eq!(there, as_json(&here), "{text}");
            let back: Outcome = serde_json::from_str(&there).unwrap();
            assert_eq!(as_json(&back), there);
        }
    }

    #[test]
    fn a_job_that_cannot_be_performed_says_why_as_data() {
        let engine = Engine::embedded();
        let (_, now, _) = played();
        let bot = |level: &str| Job::Bot {
            state: Arc::new(now.clone()),
            player: Player::Second,
            level: level.to_owned(),
            seed: 0,
        };
        let cancel = Cancel::new();
        cancel.cancel();
        let stopped = engine.with_work(engine.work().clone().until(&cancel));
        let Err(unfit) = perform(&engine, &bot("genius")) else { panic!("there is no such level") };
        assert!(matches!(unfit, JobError::Unfit(_)), "{unfit}");
        let Err(cancelled) = perform(&stopped, &Job::Judging { rules: backgammon() }) else {
            panic!("it was cancelled")
        };
        for error in [unfit, cancelled, JobError::Busy] {
            assert_eq!(serde_json::from_str::<JobError>(&as_json(&error)).unwrap(), error);
        }
    }

    fn backgammon() -> CustomRules {
        CustomRules::of(variants::find("backgammon").unwrap().rules).unwrap()
    }
}
