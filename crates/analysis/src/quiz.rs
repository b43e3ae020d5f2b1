//! Quiz positions from games that the engine plays against itself. Their best decision is clearly better than the second,
//! and a player who does not look ahead misses it.

mod cube;

use core::fmt;
use core::str::FromStr;

use serde::{Deserialize, Serialize};
use tavola_engine::{Bot, Context, Engine, EngineError, Level, hash};
use tavola_play::{DiceMode, MatchSetup, Seat};
use tavola_rules::game::Phase;
use tavola_rules::rules::{BearOff, Contact};
use tavola_rules::track::Track;
use tavola_rules::{Action, Match, MatchKind, Player, Position, Rules};

use crate::decision::Decision;
use crate::level::{AnalysisLevel, Settings};
use crate::problem::{AnswerError, ProblemAnswer, judged};
use crate::selfplay::SelfPlay;

/// Games that are looked through for one position.
const GAMES: u64 = 40;
/// Decisions that are judged for one position, so that a theme that hardly occurs ends too.
const MOST_JUDGED: usize = 250;
/// A wrong answer loses at least this much.
const CLEAR: f64 = 0.03;
/// The second-best play of a problem loses at least this much.
const SECOND: f64 = 0.015;
/// Pips that a player is behind in a back game.
const BEHIND: u32 = 60;

/// Subject of positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Theme {
    /// Any play.
    Any,
    /// The reply to the first play of the game.
    Opening,
    /// Bearing off.
    BearOff,
    /// Double, take or drop.
    Cube,
    /// A player who is far behind holds two points in the opponent's home board.
    BackGame,
}

/// A word that is no theme.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no theme {0:?}; expected any, opening, bear-off, cube or back-game")]
pub struct UnknownTheme(String);

impl Theme {
    /// All.
    pub const ALL: [Theme; 5] = [Theme::Any, Theme::Opening, Theme::BearOff, Theme::Cube, Theme::BackGame];

    /// Its name.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Theme::Any => "any",
            Theme::Opening => "opening",
            Theme::BearOff => "bear-off",
            Theme::Cube => "cube",
            Theme::BackGame => "back-game",
        }
    }

    /// Returns whether a game has it: only games that the engine does not merely estimate have a right answer.
    ///
    /// # Errors
    /// If no evaluator supports the game.
    pub fn exists(self, rules: &Rules, engine: &Engine) -> Result<bool, EngineError> {
        if !rules.in_turn.is_empty() || engine.estimates(rules)? {
            return Ok(false);
        }
        Ok(match self {
            Theme::Any | Theme::Opening => true,
            Theme::BearOff => rules.bear_off != BearOff::Never,
            Theme::Cube => rules.cube.on,
            Theme::BackGame => {
                rules.contact == Contact::Hit
                    && rules.track == Track::Contrary
                    && rules.checkers(Player::First) > 5
            }
        })
    }

    /// Returns whether a shallow judge must miss the best play. Replies and bear-offs are known too well for that.
    fn is_missed(self) -> bool {
        matches!(self, Theme::Any | Theme::BackGame)
    }

    fn fits(self, position: &Position, rules: &Rules, turns: usize) -> bool {
        let own = position.own();
        match self {
            Theme::Any => turns > 3,
            Theme::Opening => turns == 1,
            Theme::BearOff => position.is_race(rules.track) && !own.any_from(7),
            Theme::BackGame => {
                let anchors = (19..=24).filter(|point| own.count(*point) >= 2).count();
                let entry = rules.track.entry();
                anchors >= 2 && own.pips(entry) > position.other().pips(entry) + BEHIND
            }
            Theme::Cube => true,
        }
    }
}

impl fmt::Display for Theme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Theme {
    type Err = UnknownTheme;

    fn from_str(name: &str) -> Result<Theme, UnknownTheme> {
        Theme::ALL.into_iter().find(|theme| theme.name() == name).ok_or_else(|| UnknownTheme(name.to_owned()))
    }
}

/// A position that was found.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Found {
    /// Setup of the match.
    pub setup: MatchSetup,
    /// Actions up to the decision.
    pub actions: Vec<(Player, Action)>,
    /// The decision of a player who does not look ahead.
    pub decision: Decision,
}

/// Finds a position of a theme. Equal seeds give equal positions on every machine. `None`: the games that were searched
/// contain none.
///
/// # Errors
/// See [`EngineError`].
pub fn find(rules: &Rules, theme: Theme, seed: u64, engine: &Engine) -> Result<Option<Found>, EngineError> {
    if theme == Theme::Cube {
        return cube::find(rules, seed, engine);
    }
    let mut judgements = 0;
    for game in 0..GAMES {
        let seed = hash::mix(hash::mix(seed).wrapping_add(game));
        if let Some(found) = in_game(rules, theme, seed, engine, &mut judgements)? {
            return Ok(Some(found));
        }
        if judgements >= MOST_JUDGED {
            break;
        }
    }
    Ok(None)
}

/// A match of two people who throw their own dice.
fn set_up(rules: &Rules, kind: MatchKind) -> MatchSetup {
    MatchSetup::new(rules, kind, [Seat::human(), Seat::human()], DiceMode::Hand)
}

/// The first position of a game that fits.
fn in_game(
    rules: &Rules,
    theme: Theme,
    seed: u64,
    engine: &Engine,
    judgements: &mut usize,
) -> Result<Option<Found>, EngineError> {
    // Without the cube games are played to their end.
    let kind = MatchKind::Single;
    let setup = set_up(rules, kind);
    let begin = Match::new(rules.clone(), kind);
    let strong = Bot::searching(0).playing_on();
    // Back games occur in the play of weaker players.
    let bots = match theme {
        Theme::BackGame => [Bot::new(Level::Beginner, seed).playing_on(), strong],
        _ => [strong.clone(), strong],
    };
    let mut play = SelfPlay::new(begin.clone(), bots, seed);
    let mut turns = 0;
    // Not the first that fits in every game, or all would be of its beginning.
    let mut passes = if theme == Theme::Opening { 0 } else { hash::mix(seed) % 8 };
    while play.now().game().result().is_none() {
        let asked = match play.now().game().phase() {
            Phase::Move { player, turn, .. } if turn.moves().is_empty() => Some(*player),
            _ => None,
        };
        if let Some(player) = asked
            && theme.fits(&play.now().game().position(player), rules, turns)
            && *judgements < MOST_JUDGED
        {
            if passes > 0 {
                passes -= 1;
            } else if let Some(found) = asked_at(&play, &begin, theme, engine, judgements)? {
                let (actions, decision) = found;
                return Ok(Some(Found { setup, actions, decision }));
            }
        }
        if play.step(engine)?.is_none() {
            break;
        }
        turns += usize::from(play.last() == Some(&Action::Done));
    }
    Ok(None)
}

type Asked = (Vec<(Player, Action)>, Decision);

/// The decision in which a match stands, if it is a problem.
fn asked_at(
    play: &SelfPlay,
    begin: &Match,
    theme: Theme,
    engine: &Engine,
    judgements: &mut usize,
) -> Result<Option<Asked>, EngineError> {
    let Phase::Move { player, turn, .. } = play.now().game().phase() else { return Ok(None) };
    let first = engine.rank(turn, &Context::of(play.now(), *player), 0)?;
    let [best, ..] = &first[..] else { return Ok(None) };
    if first.len() < 3 {
        return Ok(None);
    }
    let moves = best.moves.iter().map(|mv| [mv.from, mv.to, mv.die]).collect();
    let answer = ProblemAnswer::Play { moves };
    if theme.is_missed() {
        // A search one roll ahead tests quickly whether the position is suitable.
        let Some(found) = judge(play.actions(), begin, &answer, engine, AnalysisLevel::Quick, judgements)?
        else {
            return Ok(None);
        };
        if found.judgement.as_ref().is_none_or(|judgement| judgement.error < CLEAR / 2.0) {
            return Ok(None);
        }
    }
    let found = judge(play.actions(), begin, &answer, engine, AnalysisLevel::Standard, judgements)?;
    Ok(found.filter(|found| is_clear(found, theme)).map(|found| (play.actions().to_vec(), found)))
}

/// Returns whether the best play stands out, and a shallow judge misses it if the theme requires that.
fn is_clear(found: &Decision, theme: Theme) -> bool {
    let Some(judgement) = &found.judgement else { return false };
    let second = judgement.alternatives.get(1).map_or(0.0, |one| one.error);
    second >= SECOND && (!theme.is_missed() || judgement.error >= CLEAR)
}

fn judge(
    actions: &[(Player, Action)],
    begin: &Match,
    answer: &ProblemAnswer,
    engine: &Engine,
    level: AnalysisLevel,
    judgements: &mut usize,
) -> Result<Option<Decision>, EngineError> {
    *judgements += 1;
    match judged(begin, actions.to_vec(), answer, engine, &Settings::of(level)) {
        Ok(found) => Ok(found),
        Err(AnswerError::Engine(error)) => Err(error),
        // Ranked plays are legal, and so are the actions before.
        Err(AnswerError::Refused(_)) => Ok(None),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tavola_rules::variants;

    #[test]
    fn themes_are_read_as_they_are_written() {
        for theme in Theme::ALL {
            assert_eq!(theme.to_string().parse(), Ok(theme));
        }
        assert!("prime".parse::<Theme>().is_err());
    }

    #[test]
    fn a_game_has_the_themes_that_its_rules_have() {
        let engine = Engine::embedded();
        let of = |name: &str| {
            let rules = variants::find(name).unwrap().rules;
            Theme::ALL.map(|theme| theme.exists(rules, &engine).unwrap())
        };
        assert_eq!(of("backgammon"), [true; 5]);
        let plakoto = of("plakoto");
        assert!(!plakoto[4] && plakoto[0], "nobody is hit: {plakoto:?}");
        assert_eq!(of("tavli"), [false; 5], "its games have them");
    }

    #[test]
    fn decisions_about_the_cube_have_all_answers_are_close_and_are_asked_at_scores_too() {
        let engine = Engine::embedded();
        let (mut answers, mut scores) = (std::collections::BTreeMap::new(), 0);
        for seed in 0..24 {
            let found = find(&Rules::STANDARD, Theme::Cube, hash::mix(seed), &engine).unwrap().unwrap();
            let judgement = found.decision.judgement.as_ref().unwrap();
            let worst = judgement.alternatives.iter().map(|one| one.error).fold(0.0, f64::max);
            assert!(worst >= CLEAR, "{judgement:?}");
            *answers.entry(cube::RightAction::of(&found.decision).unwrap()).or_insert(0) += 1;
            scores += u32::from(matches!(found.setup.kind, Some(MatchKind::Points(_))));
        }
        assert_eq!(answers.len(), 6, "{answers:?}");
        assert!(answers.values().all(|count| (1..=9).contains(count)), "{answers:?}");
        assert!((6..=18).contains(&scores), "{scores} of 24 in matches");
    }

    #[test]
    fn a_seed_finds_the_same_position_again_and_it_has_one_best_answer() {
        let engine = Engine::embedded();
        for theme in [Theme::Opening, Theme::BearOff, Theme::Cube] {
            let found = || find(&Rules::STANDARD, theme, 3, &engine).unwrap().unwrap();
            let (one, again) = (found(), found());
            assert_eq!((&one.actions, &one.decision), (&again.actions, &again.decision), "{theme}");
            let judgement = one.decision.judgement.as_ref().unwrap();
            let clear = judgement.alternatives.iter().filter(|other| other.error >= SECOND).count();
            assert!(clear >= 1, "{theme}: {judgement:?}");
        }
    }
}
