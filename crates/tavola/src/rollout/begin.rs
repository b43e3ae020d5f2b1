//! A rollout from the command line, new or from files.

use tavola_engine::{Context, Engine, Owner, Stakes};
use tavola_notation::{Awaits, Situation};
use tavola_rollout::{
    Candidate, CubeTerms, Rollout, RolloutError, RolloutJob, Table, Thrown, TrialSettings, candidates,
};
use tavola_rules::Rules;

use super::{Args, store};
use crate::failure::{Failure, InputError};
use crate::{input, met, tables};

/// The default number of plays.
const USUAL_PLAYS: u16 = 5;

/// Returns a match equity table by its name, or from the text of one.
pub(super) fn table(name: &str) -> Result<Table, InputError> {
    met::table(name)?;
    Ok(match name {
        "own" => Table::Own,
        "kazaross" => Table::Kazaross,
        file => Table::Figures(std::fs::read_to_string(file).map_err(|error| InputError::file(file, error))?),
    })
}

fn wrong(error: RolloutError) -> InputError {
    InputError::Other(error.into())
}

/// Parses the dice of the notation.
fn thrown(dice: &str) -> Thrown {
    let numbers = input::digits(dice);
    if dice.contains(',') { Thrown::Numbers(numbers) } else { Thrown::Roll(numbers) }
}

/// A rollout to run: the engine with the tables of its game, the position, and the rollout so far.
pub(super) struct Begun {
    pub(super) engine: Engine,
    pub(super) situation: Situation,
    pub(super) rollout: Rollout,
}

/// Begins a rollout of the given position.
pub(super) fn new(args: &Args) -> Result<Begun, Failure> {
    let text = args.position.as_deref().unwrap_or_default();
    let rules: &Rules = args.rules.as_deref().unwrap_or(&Rules::STANDARD);
    let situation = input::undecided(text, rules)?;
    let dice = match (&args.dice, situation.awaits) {
        (Some(dice), _) => Some(dice.clone()),
        (None, Awaits::Play(_)) => Some(input::dice_of(&situation)?),
        (None, Awaits::Roll | Awaits::Answer(_)) => None,
    };
    if let Some(dice) = &dice {
        input::steps(dice, rules, &situation.position)?;
    } else if args.plays.is_some() || !args.play.is_empty() {
        return Err(InputError::expected("dice, such as 31, for plays to compare").into());
    }
    let engine = tables::engine_for(rules)?;
    let context = Context::of_situation(&situation, rules);
    let mut terms = CubeTerms::of(&context, args.met.clone().unwrap_or_default());
    if args.settings.no_cube {
        terms = terms.without_cube();
    }
    let settings = args.settings.over(TrialSettings::default());
    let thrown = dice.as_deref().map(thrown);
    let mut job =
        RolloutJob::new(&engine, rules, &situation.position, thrown, terms, settings).map_err(wrong)?;
    job.candidates = if dice.is_some() {
        plays(args, &engine, &job).map_err(wrong)?
    } else {
        candidates::cube(&engine, &job).map_err(wrong)?
    };
    let rollout = Rollout::new(job).map_err(wrong)?;
    Ok(Begun { engine, situation, rollout })
}

/// Returns the position of a saved rollout. The file contains only the points that both players need, so the match has the least possible
/// length.
fn situation_of(job: &RolloutJob, rules: &Rules) -> Result<Situation, InputError> {
    let money = input::situation(&job.position, rules)?;
    let CubeTerms { cube, owner, in_play, .. } = job.terms;
    let cube_owner = match owner {
        Owner::Centre => None,
        Owner::Own => Some(money.on_roll),
        Owner::Other => Some(money.on_roll.opponent()),
    };
    let placed = Situation { cube_value: cube, cube_owner, ..money };
    Ok(match job.terms.stakes {
        Stakes::Money { jacoby, beavers } => Situation { jacoby, beavers, ..placed },
        Stakes::Match { away_own, away_other, .. } => {
            let length = away_own.max(away_other);
            let alone = away_own.min(away_other) == 1 && length > 1;
            Situation {
                match_length: u16::try_from(length).unwrap_or(u16::MAX),
                // The player on roll of a single position is the first one.
                score: [length - away_own, length - away_other],
                crawford: alone && !in_play,
                ..placed
            }
        }
    })
}

/// Returns the given plays, and the best ones unless only given plays are requested.
fn plays(args: &Args, engine: &Engine, job: &RolloutJob) -> Result<Vec<Candidate>, RolloutError> {
    let most = args.plays.unwrap_or(if args.play.is_empty() { USUAL_PLAYS } else { 0 });
    let named = args.play.iter().map(|text| candidates::named_play(job, text));
    let named = named.collect::<Result<Vec<_>, _>>()?;
    candidates::plays(engine, job, usize::from(most), named)
}

/// Continues the rollout of saved files. Other arguments must agree with it.
pub(super) fn resumed(args: &Args) -> Result<Begun, Failure> {
    let [first, others @ ..] = &args.resume[..] else {
        return Err(InputError::expected("a saved rollout").into());
    };
    let mut rollout = store::read(first)?;
    for file in others {
        let name = file.display().to_string();
        rollout.merge(store::read(file)?).map_err(|error| InputError::file(&name, error))?;
    }
    agree(args, rollout.job())?;
    let rules = rollout.job().rules.rules().map_err(Failure::input)?;
    let situation = situation_of(rollout.job(), &rules)?;
    Ok(Begun { engine: tables::engine_for(&rules)?, situation, rollout })
}

/// Checks that the other arguments agree with a saved rollout.
fn agree(args: &Args, job: &RolloutJob) -> Result<(), InputError> {
    let rules = job.rules.rules().map_err(|error| InputError::Other(error.into()))?;
    let other = |what: &str| {
        Err(InputError::expected(format!("the {what} of the saved rollout, or none beside --resume")))
    };
    if args.rules.as_deref().is_some_and(|given| *given != rules) {
        return other("rules");
    }
    if let Some(text) = &args.position {
        let situation = input::undecided(text, &rules)?;
        if situation.position.to_string() != job.position {
            return other("position");
        }
    }
    let same_dice = |given: &String| {
        let sorted = |thrown: &Thrown| {
            let (Thrown::Roll(dice) | Thrown::Numbers(dice)) = thrown;
            let mut dice = dice.clone();
            dice.sort_unstable();
            (matches!(thrown, Thrown::Roll(_)), dice)
        };
        job.thrown.as_ref().is_some_and(|had| sorted(had) == sorted(&thrown(given)))
    };
    if args.dice.as_ref().is_some_and(|dice| !same_dice(dice)) {
        return other("dice");
    }
    if args.met.as_ref().is_some_and(|met| *met != job.terms.met) {
        return other("match equity table");
    }
    args.settings.difference(job).map_or(Ok(()), other)
}
