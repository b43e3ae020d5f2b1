//! Positions on the page: reading and writing in all notations together with their stakes, and judgement.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use tavola_analysis::study::{PositionStudy, study};
use tavola_engine::{Context, CubeReply, Engine, EngineError, Stakes};
use tavola_locale::Locale;
use tavola_notation::custom::CustomRules;
use tavola_notation::situation::{Awaits, Situation};
use tavola_notation::{any, custom, gnubg, xgid};
use tavola_picture::{Hop, Picture, caption};
use tavola_rollout::{self as rollout, RolloutError, RolloutJob, Table, Thrown, TrialSettings, candidates};
use tavola_rules::end::is_over;
use tavola_rules::game::{Offer, Phase};
use tavola_rules::{Match, Move, Occasion, Player, Position, Roll, Rules, Turn, variants};

use crate::board::Board;
use crate::failure::Failure;
use wire::{Hint, HintKind, PositionAdvice, PositionAnswer, PositionQuery, Terms};

pub(crate) mod hint;
pub(crate) mod ids;
pub(crate) mod scenes;
mod terms;
pub(crate) mod turn;
pub(crate) mod wire;

/// Queue of the engine's jobs for positions; no match has this id.
pub(crate) const QUEUE: &str = "positions";

/// Depth of a judgement: that of a hint.
const PLIES: u32 = 2;
/// Depth of a study, which searches twenty times as many decisions.
const STUDY_PLIES: u32 = 1;

/// A position with everything that a decision in it depends on.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(try_from = "FullPositionData", into = "FullPositionData")]
pub(crate) struct FullPosition {
    rules: Arc<Rules>,
    situation: Situation,
    /// The roll to play, also if ids cannot hold it (three dice).
    roll: Option<Roll>,
}

/// A [`FullPosition`] as data.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct FullPositionData {
    rules: CustomRules,
    position: String,
    player: Player,
    terms: Terms,
}

impl From<FullPosition> for FullPositionData {
    fn from(placed: FullPosition) -> FullPositionData {
        let (player, terms) = placed.about();
        let named = |name: &str| CustomRules {
            name: name.to_owned(),
            game: name.to_owned(),
            options: BTreeMap::new(),
        };
        FullPositionData {
            // Every position here is of a game with options.
            rules: CustomRules::of(&placed.rules).unwrap_or_else(|| named(placed.rules.name)),
            position: placed.situation.position.to_string(),
            player,
            terms,
        }
    }
}

impl TryFrom<FullPositionData> for FullPosition {
    type Error = Failure;

    fn try_from(data: FullPositionData) -> Result<FullPosition, Failure> {
        FullPosition::of_terms(data.rules.rules()?, &data.position, data.player, &data.terms)
    }
}

/// Reads a position from a text or a board.
pub(crate) fn read(query: &PositionQuery) -> Result<FullPosition, Failure> {
    let rules = custom::changed(&query.rules, &query.options)?;
    let situation = match (&query.text, &query.board) {
        (Some(text), None) => any::parse(text.trim(), &rules)?,
        (None, Some(board)) => {
            let position = board.setup(query.player).position(&rules, query.player)?;
            Situation { on_roll: query.player, ..Situation::money(&rules, position) }
        }
        _ => return Err(Failure::bad("expected either a text or a board")),
    };
    let roll = match situation.awaits {
        Awaits::Play([a, b]) => Roll::two(a, b).ok(),
        Awaits::Roll | Awaits::Answer(_) => None,
    };
    let (situation, roll) = match &query.terms {
        Some(given) => terms::set(situation, given, rules.dice.count).map_err(Failure::bad)?,
        None => (situation, roll),
    };
    Ok(FullPosition { rules: Arc::new(rules), situation, roll })
}

impl FullPosition {
    /// Returns the running game of a match before the roll of the present turn. `None`: the running turn has begun without a roll.
    pub(crate) fn of_match(m: &Match) -> Option<FullPosition> {
        let roll = match m.game().phase() {
            Phase::Move { roll, .. } => Some((*roll)?),
            _ => None,
        };
        Some(FullPosition { rules: Arc::new(m.rules().clone()), situation: Situation::of_match(m), roll })
    }

    /// Reads a position in plain notation with some terms.
    pub(crate) fn of_terms(
        rules: Rules,
        plain: &str,
        player: Player,
        given: &Terms,
    ) -> Result<FullPosition, Failure> {
        let situation = Situation { on_roll: player, ..any::parse(plain, &rules)? };
        let (situation, roll) = terms::set(situation, given, rules.dice.count).map_err(Failure::bad)?;
        Ok(FullPosition { rules: Arc::new(rules), situation, roll })
    }

    /// Returns a rollout without trials of its decision. The plays of `moves` are compared in addition to the best ones.
    pub(crate) fn rollout(
        &self,
        engine: &Engine,
        (settings, with_cube): (TrialSettings, bool),
        plays: usize,
        moves: &[Vec<Move>],
    ) -> Result<RolloutJob, RolloutError> {
        let FullPosition { rules, situation, roll } = self;
        let terms = rollout::CubeTerms::of(&Context::of_situation(situation, rules), Table::Own);
        let terms = if with_cube { terms } else { terms.without_cube() };
        let thrown = roll.as_ref().map(|roll| Thrown::Roll(roll.dice().to_vec()));
        let mut job = RolloutJob::new(engine, rules, &situation.position, thrown, terms, settings)?;
        job.candidates = if roll.is_some() {
            let named = moves.iter().map(|moves| job.play(moves)).collect::<Result<Vec<_>, _>>()?;
            candidates::plays(engine, &job, plays, named)?
        } else {
            candidates::cube(engine, &job)?
        };
        Ok(job)
    }

    /// Returns the picture of the position with its caption, as SVG. `moves` are arrows from and to points of the player on roll.
    pub(crate) fn picture(&self, locale: &Locale, moves: &[(u8, u8)]) -> Result<String, Failure> {
        let FullPosition { rules, situation, roll } = self;
        let hops = moves.iter().map(|&(from, to)| Hop::new(rules.track, from, to)).collect::<Option<_>>();
        let arrows = hops.ok_or_else(|| Failure::bad("expected arrows between places of this board"))?;
        let dice = roll.as_ref().map_or(&[][..], Roll::dice);
        let lines = caption(situation, rules, dice, locale);
        let title = lines.first().map_or("", String::as_str);
        Ok(Picture { arrows, ..Picture::of(situation, rules, dice) }.svg(title, &lines))
    }

    /// Returns the player on roll and the terms.
    pub(crate) fn about(&self) -> (Player, Terms) {
        (self.situation.on_roll, terms::of(&self.situation, self.roll.as_ref()))
    }

    /// Returns the position in every form.
    pub(crate) fn answer(&self) -> PositionAnswer {
        let Situation { position, on_roll, .. } = &self.situation;
        let has_ids = any::has_ids(&self.rules);
        PositionAnswer {
            plain: position.to_string(),
            gnubg: has_ids.then(|| gnubg::pair(&self.situation)),
            xgid: has_ids.then(|| xgid::print(&self.situation)),
            board: Board::of(position, *on_roll),
            player: *on_roll,
            terms: terms::of(&self.situation, self.roll.as_ref()),
            turn: self.turn().filter(|_| !self.is_over()).map(|turn| turn::turn_of(*on_roll, &turn)),
            pips: pips(&self.rules, position, *on_roll),
        }
    }

    /// Returns the turn of the roll, if there is one.
    fn turn(&self) -> Option<Turn> {
        let (rules, position) = (&self.rules, self.situation.position);
        self.roll.map(|roll| {
            Turn::new(
                Arc::clone(rules),
                position,
                &rules.steps(&position, roll, &Occasion::of(rules, &position)),
            )
        })
    }

    /// Returns whether the game is over, so that there is nothing to evaluate.
    pub(crate) fn is_over(&self) -> bool {
        is_over(&self.rules, &self.situation.position)
    }

    /// Computes every roll, the cube's window, every score and the race.
    pub(crate) fn studied(&self, engine: &Engine) -> Result<PositionStudy, EngineError> {
        let FullPosition { rules, situation, roll } = self;
        let context = Context::of_situation(situation, rules);
        study(engine, rules, &situation.position, &context, *roll, STUDY_PLIES)
    }

    /// Judges the position and the decision in it.
    pub(crate) fn judged(&self, engine: &Engine) -> Result<PositionAdvice, EngineError> {
        let FullPosition { rules, situation, .. } = self;
        let (position, player) = (&situation.position, situation.on_roll);
        let context = Context::of_situation(situation, rules);
        let found = engine.evaluation(rules, position, &context, PLIES)?;
        let hint = |player, kind| Some(Hint { player, ply: PLIES, kind });
        let decision = match (self.turn(), situation.awaits) {
            (Some(turn), _) => {
                let ranked = engine.rank(&turn, &context, PLIES)?;
                hint(player, HintKind::Play { plays: hint::ranked(position, rules, &ranked) })
            }
            // Only doubles are judged: an id does not contain the cube's value before a beaver.
            (None, Awaits::Answer(Offer::Double)) => {
                let decision = engine.cube(rules, position, &context, PLIES)?;
                let beavers = matches!(context.stakes, Stakes::Money { beavers: true, .. });
                let reply = CubeReply::new(&decision, Offer::Double, &context, beavers);
                hint(player.opponent(), hint::answer(&reply))
            }
            (None, Awaits::Roll) if context.may_double() => {
                let decision = engine.cube(rules, position, &context, PLIES)?;
                hint(player, hint::cube(&decision))
            }
            (None, _) => None,
        };
        Ok(PositionAdvice {
            player,
            ply: PLIES,
            probs: hint::probabilities(&found.probabilities),
            cubeless: found.cubeless,
            equity: found.cubeful,
            mars: variants::has_mars(rules.name),
            decision,
        })
    }
}

fn pips(rules: &Rules, position: &Position, on_roll: Player) -> [u32; 2] {
    let entry = rules.track.entry();
    let seen = [position.own().pips(entry), position.other().pips(entry)];
    if on_roll == Player::First { seen } else { [seen[1], seen[0]] }
}
