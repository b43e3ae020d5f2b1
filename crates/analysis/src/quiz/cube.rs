//! Decisions about the cube: each right answer is as frequent as the others, for money and at the scores of matches, and all
//! of them are close.
//!
//! Most decisions of a game are "no double", and obvious. So the seed selects the right answer, and games are searched
//! for such a decision. An evaluation without a roll ahead sorts them; the level of analyses confirms the result.

use tavola_engine::{Bot, Context, CubeAction, CubeDecision, Engine, EngineError, hash};
use tavola_rules::game::Phase;
use tavola_rules::{Action, Match, MatchKind, Player, Rules, score};

use super::{CLEAR, Found, judge, set_up};
use crate::decision::{Decision, DecisionKind};
use crate::level::AnalysisLevel;
use crate::problem;
use crate::selfplay::SelfPlay;

/// Largest loss of a wrong answer: larger losses are obvious.
const CLOSE: f64 = 0.16;
/// Decisions that are judged for one position.
const MOST_JUDGED: usize = 60;
/// Games or matches that are looked through for one position: some right answers are rare.
const GAMES: u64 = 160;
/// The lengths of matches.
const LENGTHS: [u16; 4] = [3, 5, 7, 9];

/// The right action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum RightAction {
    NoDouble,
    DoubleTake,
    DoubleDrop,
    /// No double, because the opponent would drop and playing on is worth more.
    TooGood,
    Take,
    Drop,
}

impl RightAction {
    const ALL: [RightAction; 6] = [
        RightAction::NoDouble,
        RightAction::DoubleTake,
        RightAction::DoubleDrop,
        RightAction::TooGood,
        RightAction::Take,
        RightAction::Drop,
    ];

    /// Returns whether it answers a double, rather than offering one.
    fn replies(self) -> bool {
        matches!(self, RightAction::Take | RightAction::Drop)
    }

    /// The right action in a decision that was judged.
    pub(super) fn of(decision: &Decision) -> Option<RightAction> {
        let alternatives = &decision.judgement.as_ref()?.alternatives;
        let equity = |text: &str| alternatives.iter().find(|one| one.text == text).map(|one| one.equity);
        if matches!(decision.kind, DecisionKind::Take | DecisionKind::Drop | DecisionKind::Beaver) {
            let (take, drop) = (equity("take")?, equity("drop")?);
            return Some(if take >= drop { RightAction::Take } else { RightAction::Drop });
        }
        let (keep, take, drop) = (equity("no double")?, equity("double, take")?, equity("double, drop")?);
        Some(match (keep >= take.min(drop), take <= drop) {
            (true, _) if keep > drop => RightAction::TooGood,
            (true, _) => RightAction::NoDouble,
            (false, true) => RightAction::DoubleTake,
            (false, false) => RightAction::DoubleDrop,
        })
    }

    /// Returns the loss of the wrong action, if the right one for the player on roll is this answer by a first evaluation.
    fn at_first_sight(self, found: &CubeDecision) -> Option<f64> {
        let double = f64::from(found.double_take.min(found.double_drop));
        let keep = f64::from(found.no_double);
        let fits = match (self, found.action) {
            (RightAction::NoDouble, CubeAction::NoDouble)
            | (RightAction::TooGood, CubeAction::TooGood)
            | (RightAction::DoubleTake, CubeAction::DoubleTake)
            | (RightAction::DoubleDrop, CubeAction::DoubleDrop) => true,
            (RightAction::Take, _) => found.double_take < found.double_drop,
            (RightAction::Drop, _) => found.double_take >= found.double_drop,
            _ => false,
        };
        let reply = f64::from(found.double_take - found.double_drop);
        fits.then_some(if self.replies() { reply.abs() } else { (keep - double).abs() })
    }
}

/// Finds a decision about the cube with the answer that the seed selects. If the games that are searched contain none, it
/// takes one with another answer.
pub(super) fn find(rules: &Rules, seed: u64, engine: &Engine) -> Result<Option<Found>, EngineError> {
    let possible = |answer: &RightAction| *answer != RightAction::TooGood || score::highest_level(rules) > 1;
    let answers: Vec<RightAction> = RightAction::ALL.into_iter().filter(possible).collect();
    let number = |n: u64, below: usize| (hash::mix(seed ^ hash::mix(n)) % below as u64) as usize;
    let wanted = answers[number(1, answers.len())];
    let kind = if number(2, 2) == 0 { MatchKind::Money } else { MatchKind::Points(LENGTHS[number(3, 4)]) };
    let begin = Match::new(rules.clone(), kind);
    let (mut judgements, mut other) = (0, None);
    for game in 0..GAMES {
        let seed = hash::mix(hash::mix(seed).wrapping_add(game));
        let mut look = Look { begin: &begin, engine, wanted, judgements: &mut judgements };
        match look.through(seed)? {
            Some((asked, true)) => return Ok(Some(found(rules, kind, asked))),
            Some((asked, false)) => other = other.or(Some(asked)),
            None => {}
        }
        if judgements >= MOST_JUDGED {
            break;
        }
    }
    Ok(other.map(|asked| found(rules, kind, asked)))
}

type Asked = (Vec<(Player, Action)>, Decision);

fn found(rules: &Rules, kind: MatchKind, (actions, decision): Asked) -> Found {
    Found { setup: set_up(rules, kind), actions, decision }
}

/// A look through a match or a game.
struct Look<'a> {
    begin: &'a Match,
    engine: &'a Engine,
    wanted: RightAction,
    judgements: &'a mut usize,
}

impl Look<'_> {
    /// The first decision that fits, and whether it has the wanted answer. The search of a match starts at one of its first
    /// games, so that scores are not only those of its beginning.
    fn through(&mut self, seed: u64) -> Result<Option<(Asked, bool)>, EngineError> {
        let strong = Bot::searching(0).playing_on();
        let mut play = SelfPlay::new(self.begin.clone(), [strong.clone(), strong], seed);
        let from = match self.begin.kind() {
            MatchKind::Points(_) => 1 + (hash::mix(seed) % 4) as u32,
            _ => 1,
        };
        let mut other = None;
        while !play.now().is_over() && *self.judgements < MOST_JUDGED {
            let now = play.now();
            if let Phase::Roll { player, begins: true, .. } = *now.game().phase()
                && now.game_number() >= from
                && now.game().may_double(player).is_ok()
                && self.seems_close(now, player)?
                && let Some((asked, right)) = self.judged(&play, player)?
            {
                if right {
                    return Ok(Some((asked, true)));
                }
                other = other.or(Some(asked));
            }
            let money = !matches!(self.begin.kind(), MatchKind::Points(_));
            if money && play.now().game().result().is_some() || play.step(self.engine)?.is_none() {
                break;
            }
        }
        Ok(other.map(|asked| (asked, false)))
    }

    fn seems_close(&self, now: &Match, player: Player) -> Result<bool, EngineError> {
        let (position, context) = (now.game().position(player), Context::of(now, player));
        let found = self.engine.cube(now.rules(), &position, &context, 0)?;
        let loss = self.wanted.at_first_sight(&found);
        Ok(loss.is_some_and(|loss| (CLEAR / 2.0..1.5 * CLOSE).contains(&loss)))
    }

    /// The present decision of a match by the judgement of analyses, if it is close, and whether it has the wanted answer.
    fn judged(&mut self, play: &SelfPlay, player: Player) -> Result<Option<(Asked, bool)>, EngineError> {
        let mut actions = play.actions().to_vec();
        let made = if self.wanted.replies() {
            actions.push((player, Action::Double));
            problem::ProblemAnswer::Take
        } else {
            problem::ProblemAnswer::Double
        };
        let found =
            judge(&actions, self.begin, &made, self.engine, AnalysisLevel::Standard, self.judgements)?;
        Ok(found.filter(is_close).and_then(|found| {
            let right = RightAction::of(&found)? == self.wanted;
            Some(((actions, found), right))
        }))
    }
}

/// Returns whether the loss of the wrong answer is large enough to be wrong, and small enough not to be obvious.
fn is_close(found: &Decision) -> bool {
    let Some(judgement) = &found.judgement else { return false };
    let errors = judgement.alternatives.iter().map(|one| one.error);
    // The opponent chooses between take and drop, so both doubles lose the same.
    let worst = match found.kind {
        DecisionKind::Take | DecisionKind::Drop | DecisionKind::Beaver => {
            let losing =
                |text: &str| judgement.alternatives.iter().find(|one| one.text == text).map(|one| one.error);
            losing("take").unwrap_or(0.0).max(losing("drop").unwrap_or(0.0))
        }
        _ => errors.fold(0.0, f64::max),
    };
    (CLEAR..CLOSE).contains(&worst)
}
