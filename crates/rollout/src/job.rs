//! A job: the position, the candidates and the settings of a rollout, on which its results depend.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use tavola_engine::{
    Context, Engine, Met, Owner, Stakes,
    search::rolls,
    trials::{Standing, TrialSettings},
};
use tavola_notation::custom::CustomRules;
use tavola_notation::{any, play};
use tavola_rules::end::is_over;
use tavola_rules::turn::{End, Incomplete};
use tavola_rules::{Move, Occasion, Position, Roll, Rules, Segment, Step, Turn};

use crate::error::RolloutError;

/// The highest number of candidates.
const MOST_CANDIDATES: usize = 500;

/// The highest cube and score of a job, so that no sum overflows.
const HIGHEST: u32 = 1 << 16;

/// The deepest search for a play or a cube decision.
const DEEPEST: u32 = 3;

/// All data that determine the results of a rollout. In a game with different players, the player on roll is the first
/// one.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RolloutJob {
    /// The game.
    pub rules: CustomRules,
    /// The position in plain notation, the player on roll first.
    pub position: String,
    /// The dice of the player on roll; `None` before the roll.
    pub thrown: Option<Thrown>,
    /// Money or match, and the cube.
    pub terms: CubeTerms,
    /// The decisions that are compared.
    pub candidates: Vec<Candidate>,
    /// Settings of the trials.
    pub settings: TrialSettings,
    /// The fingerprint of the evaluators and tables: the rollout continues only with equal ones.
    pub engine: String,
}

/// Dice that have been thrown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Thrown {
    /// A roll.
    Roll(Vec<u8>),
    /// One segment of a turn, by its numbers.
    Numbers(Vec<u8>),
}

/// The stakes and the cube, seen by the player on roll.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CubeTerms {
    /// Money or a match score.
    pub stakes: Stakes,
    /// The value of the cube.
    pub cube: u32,
    /// The player who may turn it.
    pub owner: Owner,
    /// Whether it is in play.
    pub in_play: bool,
    /// The highest value of the cube; 0 for no limit.
    pub cap: u32,
    /// The match equity table.
    pub met: Table,
}

/// A match equity table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Table {
    /// The table of Tavola's engine.
    #[default]
    Own,
    /// Kazaross-XG2.
    Kazaross,
    /// Another table, as its text.
    Figures(String),
}

impl Table {
    /// The table itself.
    ///
    /// # Errors
    /// If the text is not a match equity table.
    pub fn met(&self) -> Result<Met, RolloutError> {
        Ok(match self {
            Table::Own => Met::own(),
            Table::Kazaross => Met::kazaross(),
            Table::Figures(text) => Met::new(&text.parse()?),
        })
    }
}

/// A decision that is compared with others.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Candidate {
    /// The player rolls without a decision.
    Roll,
    /// The player rolls without turning the cube.
    NoDouble,
    /// The player doubles, and the opponent takes.
    DoubleTake,
    /// The player plays the first segment of the turn.
    Play {
        /// The moves in their order.
        moves: Vec<Move>,
    },
}

impl CubeTerms {
    /// The stakes and the cube of a context, with a match equity table.
    #[must_use]
    pub fn of(context: &Context, met: Table) -> CubeTerms {
        let Context { stakes, value, owner, in_play, cap, .. } = *context;
        CubeTerms { stakes, cube: value, owner, in_play, cap, met }
    }

    /// Returns the terms without the cube. Jacoby's rule is dropped with it: gammons would never count.
    #[must_use]
    pub fn without_cube(mut self) -> CubeTerms {
        self.in_play = false;
        if let Stakes::Money { jacoby, .. } = &mut self.stakes {
            *jacoby = false;
        }
        self
    }

    fn context(&self, rules: &Rules) -> Result<Context, RolloutError> {
        if !self.cube.is_power_of_two() || self.cube > HIGHEST || self.cap > HIGHEST {
            return Err(RolloutError::Terms("a cube of 1, 2, 4 and so on up to 65536"));
        }
        if let Stakes::Match { away_own, away_other, .. } = self.stakes
            && !(1..=HIGHEST).contains(&away_own.min(away_other))
        {
            return Err(RolloutError::Terms("a match score of 1 to 65536 points away"));
        }
        let CubeTerms { stakes, cube, owner, in_play, cap, ref met } = *self;
        let usual = Context::of_rules(rules);
        Ok(Context { stakes, value: cube, owner, in_play, cap, met: met.met()?, ..usual })
    }
}

/// The position of a job with its rules and stakes.
pub(crate) struct Root {
    pub(crate) rules: Arc<Rules>,
    position: Position,
    pub(crate) context: Context,
    /// The result of the dice: the steps, and the turn that begins with them. `None` before the roll.
    thrown: Option<(Vec<Step>, Turn)>,
}

impl Root {
    /// The turn to play.
    pub(crate) fn turn(&self) -> Result<&Turn, RolloutError> {
        self.thrown.as_ref().map(|(_, turn)| turn).ok_or(RolloutError::Dice)
    }
}

/// A job that can be played.
#[derive(Clone, Debug)]
pub(crate) struct Prepared {
    pub(crate) rules: Arc<Rules>,
    /// The context before the decision: equities are measured at its cube.
    pub(crate) context: Context,
    pub(crate) settings: TrialSettings,
    pub(crate) candidates: Vec<Begin>,
    /// Whether the candidates are no double and double, take, in this order.
    pub(crate) is_cube_decision: bool,
}

/// State at the beginning of a candidate's trials.
#[derive(Clone, Debug)]
pub(crate) struct Begin {
    pub(crate) text: String,
    pub(crate) standing: Standing,
    pub(crate) context: Context,
}

impl RolloutJob {
    /// A job without candidates. Its settings are checked before anything is searched with them.
    ///
    /// # Errors
    /// If no trial can be played with the settings, the rules do not belong to a known game with options, or the engine
    /// does not support the game.
    pub fn new(
        engine: &Engine,
        rules: &Rules,
        position: &Position,
        thrown: Option<Thrown>,
        terms: CubeTerms,
        settings: TrialSettings,
    ) -> Result<RolloutJob, RolloutError> {
        check_settings(&settings)?;
        let custom = CustomRules::of(rules).ok_or(RolloutError::OtherRules)?;
        Ok(RolloutJob {
            rules: custom,
            position: position.to_string(),
            thrown,
            terms,
            candidates: Vec::new(),
            settings,
            engine: fingerprint(engine, &Arc::from(rules))?,
        })
    }

    /// Checks whether an engine can play the job.
    ///
    /// # Errors
    /// If the engine has other evaluators or tables than the one that the job was made with, or the job asks for a cube
    /// decision in a game that the engine only estimates.
    pub fn check(&self, engine: &Engine) -> Result<(), RolloutError> {
        let rules = Arc::new(self.rules.rules()?);
        let doubles = self.candidates.contains(&Candidate::DoubleTake);
        if doubles && engine.estimates(&rules)? {
            return Err(RolloutError::Estimated);
        }
        if fingerprint(engine, &rules)? == self.engine { Ok(()) } else { Err(RolloutError::OtherEngine) }
    }

    /// The position with its rules, the stakes and the turn that the dice give.
    pub(crate) fn situation(&self) -> Result<Root, RolloutError> {
        let rules = Arc::new(self.rules.rules()?);
        let position = any::parse(&self.position, &rules)?.position;
        if is_over(&rules, &position) {
            return Err(RolloutError::Over);
        }
        let context = self.terms.context(&rules)?;
        let steps = self.thrown.as_ref().map(|thrown| thrown.steps(&rules, &position)).transpose()?;
        let thrown = steps.map(|steps| {
            let turn = Turn::new(Arc::clone(&rules), position, &steps);
            (steps, turn)
        });
        Ok(Root { rules, position, context, thrown })
    }

    pub(crate) fn prepared(&self) -> Result<Prepared, RolloutError> {
        let settings = self.settings;
        check_settings(&settings)?;
        if !(1..=MOST_CANDIDATES).contains(&self.candidates.len()) {
            return Err(RolloutError::Candidates { found: self.candidates.len(), most: MOST_CANDIDATES });
        }
        let Root { rules, position, context, thrown } = self.situation()?;
        let on_roll = Standing::on_roll(&rules, &position);
        let roll = self.thrown.as_ref().and_then(Thrown::roll);
        let (steps, ends) = thrown.map(|(steps, turn)| (steps, turn.ends())).unzip();
        let begin = |(i, candidate): (usize, &Candidate)| {
            let wrong = RolloutError::Candidate(i);
            let (text, standing, context) = match (candidate, &steps) {
                (Candidate::Roll, None) => ("roll".to_owned(), on_roll.clone(), context.clone()),
                (Candidate::NoDouble, None) => ("no double".to_owned(), on_roll.clone(), context.clone()),
                (Candidate::DoubleTake, None) if context.may_double() => {
                    ("double, take".to_owned(), on_roll.clone(), context.doubled())
                }
                (Candidate::Play { moves }, Some(steps)) => {
                    let end = ends.iter().flatten().find(|end: &&End| end.moves == *moves);
                    let end = end.cloned().ok_or(wrong)?;
                    let text = play::text(&position, moves, &rules);
                    (text, on_roll.clone().playing(&rules, roll, steps, end), context.clone())
                }
                _ => return Err(wrong),
            };
            Ok(Begin { text, standing, context })
        };
        let candidates = self.candidates.iter().enumerate().map(begin).collect::<Result<_, _>>()?;
        let is_cube_decision = self.candidates == [Candidate::NoDouble, Candidate::DoubleTake];
        Ok(Prepared { candidates, is_cube_decision, rules, context, settings })
    }
}

/// Checks whether trials can be played with these settings.
fn check_settings(settings: &TrialSettings) -> Result<(), RolloutError> {
    if settings.ply > DEEPEST || settings.cube_ply > DEEPEST {
        return Err(RolloutError::Terms("at most 3-ply"));
    }
    if settings.truncate == Some(0) {
        return Err(RolloutError::Terms("a truncation after 1 roll or more"));
    }
    Ok(())
}

impl Thrown {
    fn roll(&self) -> Option<Roll> {
        match self {
            Thrown::Roll(dice) => Roll::new(dice).ok(),
            Thrown::Numbers(_) => None,
        }
    }

    fn steps(&self, rules: &Rules, position: &Position) -> Result<Vec<Step>, RolloutError> {
        match self {
            Thrown::Roll(dice) => {
                let roll = self.roll().filter(|_| dice.len() == usize::from(rules.dice.count));
                let roll = roll.ok_or(RolloutError::Dice)?;
                Ok(rules.steps(position, roll, &Occasion::of(rules, position)))
            }
            Thrown::Numbers(numbers) => {
                let fits = (1..=4).contains(&numbers.len()) && numbers.iter().all(|n| (1..=6).contains(n));
                let segment = || Segment::new(numbers, rules.order, rules.obligation, Incomplete::Continue);
                fits.then(|| vec![Step::Play(segment())]).ok_or(RolloutError::Dice)
            }
        }
    }
}

/// A checksum that changes with the evaluators of a game, its tables and the play of trials: that of the results of a few
/// short trials from the start. Luck is subtracted, so that the trials evaluate the replies to all rolls.
fn fingerprint(engine: &Engine, rules: &Arc<Rules>) -> Result<String, RolloutError> {
    let start = Position::start(rules, tavola_rules::Player::First);
    let settings = TrialSettings { truncate: Some(3), ..TrialSettings::default() };
    let standing = Standing::on_roll(rules, &start);
    let found = engine.trials(rules, &standing, &Context::of_rules(rules), &settings, 0..2)?;
    let mut hasher = crc32fast::Hasher::new();
    for result in found {
        hasher.update(&result.worth.to_bits().to_le_bytes());
        result.chances.iter().for_each(|chance| hasher.update(&chance.to_bits().to_le_bytes()));
    }
    hasher.update(&(rolls(rules).len() as u32).to_le_bytes());
    hasher.update(&(engine.registry().tables_of(rules) as u32).to_le_bytes());
    Ok(format!("{:08x}", hasher.finalize()))
}
