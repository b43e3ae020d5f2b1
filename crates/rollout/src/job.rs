//! What is rolled out: everything that the results depend on.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use tavola_engine::{Context, Engine, Met, Owner, Stakes, Standing, TrialSettings, rolls};
use tavola_notation::custom::CustomRules;
use tavola_notation::{any, play};
use tavola_rules::end::is_over;
use tavola_rules::turn::{End, Incomplete};
use tavola_rules::{Move, Occasion, Position, Roll, Rules, Segment, Step, Turn};

use crate::error::RolloutError;

/// Candidates of a job at most.
const MOST_CANDIDATES: usize = 500;

/// The highest cube and score of a job, so that no sum leaves its type.
const HIGHEST: u32 = 1 << 16;

/// The deepest search for a play or a cube decision.
const DEEPEST: u32 = 3;

/// See the module. The player on roll is the first player of games whose players differ.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Job {
    /// The game.
    pub rules: CustomRules,
    /// The position in plain notation, the player on roll first.
    pub position: String,
    /// What the player on roll has thrown; `None` before the roll.
    pub thrown: Option<Thrown>,
    /// What is played for.
    pub terms: Terms,
    /// What is compared.
    pub candidates: Vec<Candidate>,
    /// How the trials are played.
    pub settings: TrialSettings,
    /// The fingerprint of the evaluators and tables, so that nobody goes on with others.
    pub engine: String,
}

/// Dice.
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
pub struct Terms {
    /// Money or a match score.
    pub stakes: Stakes,
    /// What the cube shows.
    pub cube: u32,
    /// Who may turn it.
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
    /// That of this engine.
    #[default]
    Own,
    /// Kazaross-XG2.
    Kazaross,
    /// Others, as the text of a table.
    Figures(String),
}

impl Table {
    /// The table itself.
    ///
    /// # Errors
    /// If the text of a table is none.
    pub fn met(&self) -> Result<Met, RolloutError> {
        Ok(match self {
            Table::Own => Met::own(),
            Table::Kazaross => Met::kazaross(),
            Table::Figures(text) => Met::new(&text.parse()?),
        })
    }
}

/// One of several decisions that are compared.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Candidate {
    /// The roll comes: there is nothing to decide.
    Roll,
    /// The cube is not turned now.
    NoDouble,
    /// It is turned and taken.
    DoubleTake,
    /// The numbers that come first are played like this.
    Play {
        /// The moves in their order.
        moves: Vec<Move>,
    },
}

impl Terms {
    /// What a context is about, by a match equity table.
    #[must_use]
    pub fn of(context: &Context, met: Table) -> Terms {
        let Context { stakes, value, owner, in_play, cap, .. } = *context;
        Terms { stakes, cube: value, owner, in_play, cap, met }
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
        let Terms { stakes, cube, owner, in_play, cap, ref met } = *self;
        let usual = Context::of_rules(rules);
        Ok(Context { stakes, value: cube, owner, in_play, cap, met: met.met()?, ..usual })
    }
}

/// A job that has been proved playable.
#[derive(Clone, Debug)]
pub(crate) struct Prepared {
    pub(crate) rules: Arc<Rules>,
    /// What equities are measured in: the cube before it is turned.
    pub(crate) context: Context,
    pub(crate) settings: TrialSettings,
    pub(crate) candidates: Vec<Begin>,
    /// Whether they are to double or not to double, in this order: not, and doubled and taken.
    pub(crate) is_cube_decision: bool,
}

/// Where the trials of a candidate begin.
#[derive(Clone, Debug)]
pub(crate) struct Begin {
    pub(crate) text: String,
    pub(crate) standing: Standing,
    pub(crate) context: Context,
}

impl Job {
    /// A job without candidates.
    ///
    /// # Errors
    /// If the rules are none that a name and options describe, or the engine does not judge the game.
    pub fn new(
        engine: &Engine,
        rules: &Rules,
        position: &Position,
        thrown: Option<Thrown>,
        terms: Terms,
        settings: TrialSettings,
    ) -> Result<Job, RolloutError> {
        let custom = CustomRules::of(rules).ok_or(RolloutError::OtherRules)?;
        Ok(Job {
            rules: custom,
            position: position.to_string(),
            thrown,
            terms,
            candidates: Vec::new(),
            settings,
            engine: fingerprint(engine, &Arc::from(rules))?,
        })
    }

    /// # Errors
    /// If an engine has other evaluators or tables than the one that the job was made for.
    pub fn check(&self, engine: &Engine) -> Result<(), RolloutError> {
        let rules = Arc::new(self.rules.rules()?);
        if fingerprint(engine, &rules)? == self.engine { Ok(()) } else { Err(RolloutError::OtherEngine) }
    }

    /// The position with its rules, the stakes and the steps that the dice give, if there are any.
    pub(crate) fn situation(&self) -> Result<(Arc<Rules>, Position, Context, Option<Turn>), RolloutError> {
        let rules = Arc::new(self.rules.rules()?);
        let position = any::parse(&self.position, &rules)?.position;
        if is_over(&rules, &position) {
            return Err(RolloutError::Over);
        }
        let context = self.terms.context(&rules)?;
        let steps = self.thrown.as_ref().map(|thrown| thrown.steps(&rules, &position)).transpose()?;
        let turn = steps.map(|steps| Turn::new(Arc::clone(&rules), position, &steps));
        Ok((rules, position, context, turn))
    }

    pub(crate) fn prepared(&self) -> Result<Prepared, RolloutError> {
        let settings = self.settings;
        if settings.ply > DEEPEST || settings.cube_ply > DEEPEST {
            return Err(RolloutError::Terms("at most 3-ply"));
        }
        if settings.truncate == Some(0) {
            return Err(RolloutError::Terms("a truncation after 1 roll or more"));
        }
        if !(1..=MOST_CANDIDATES).contains(&self.candidates.len()) {
            return Err(RolloutError::Candidates { found: self.candidates.len(), most: MOST_CANDIDATES });
        }
        let (rules, position, context, turn) = self.situation()?;
        let steps = self.thrown.as_ref().map(|thrown| thrown.steps(&rules, &position)).transpose()?;
        let on_roll = Standing::on_roll(&rules, &position);
        let roll = self.thrown.as_ref().and_then(Thrown::roll);
        let ends = turn.map_or_else(Vec::new, |turn| turn.ends());
        let begin = |(i, candidate): (usize, &Candidate)| {
            let wrong = RolloutError::Candidate(i);
            let (text, standing, context) = match (candidate, &steps) {
                (Candidate::Roll, None) => ("roll".to_owned(), on_roll.clone(), context.clone()),
                (Candidate::NoDouble, None) => ("no double".to_owned(), on_roll.clone(), context.clone()),
                (Candidate::DoubleTake, None) if context.may_double() => {
                    ("double, take".to_owned(), on_roll.clone(), context.doubled())
                }
                (Candidate::Play { moves }, Some(steps)) => {
                    let end: End = ends.iter().find(|end| end.moves == *moves).cloned().ok_or(wrong)?;
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

/// A number that changes when the evaluators of a game, its tables or the way in which trials are played change: what a few
/// short trials from its start come to, luck included, which asks for all replies to all rolls on the way.
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
