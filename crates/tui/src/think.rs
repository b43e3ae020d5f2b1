//! Computations of the engine, on a separate thread while the person may type.

use std::sync::mpsc::{self, Receiver, TryRecvError};
use std::thread;

use tavola_engine::{
    Advised, Bot, BotDecision, CubeAction, CubeAnswer, Engine, EngineError, Level, Probabilities, Ranked,
};
use tavola_notation::play;
use tavola_rules::game::Offer;
use tavola_rules::variants::named_level;
use tavola_rules::{Match, Player, Refusal};

use crate::session::{Session, SessionError};
use crate::speech::Speech;

/// Depth of a hint: that of the best level.
const PLIES: u32 = 2;
/// The number of plays that a hint shows.
const SHOWN: usize = 5;

/// A question to the engine, with all data for its answer.
#[derive(Debug)]
pub enum Question {
    /// The next actions of a bot.
    Decide {
        /// The match.
        m: Box<Match>,
        /// The bot.
        player: Player,
        /// Its level.
        level: Level,
        /// Seed of its errors.
        seed: u64,
    },
    /// A hint for a person.
    Hint {
        /// The match.
        m: Box<Match>,
        /// The person.
        player: Player,
        /// Language of the hint.
        speech: Speech,
    },
}

/// An answer of the engine.
#[derive(Debug)]
pub enum Answer {
    /// The actions of a bot.
    Decided(Player, BotDecision),
    /// A hint in lines.
    Hint(Vec<String>),
}

impl Question {
    /// Returns the question for the bot that has to decide, if any.
    #[must_use]
    pub fn due(session: &Session) -> Option<Question> {
        let player = session.bot_to_act()?;
        let level = session.level(player)?;
        // The errors of one turn are independent of those of the next.
        let seed = session.seed() ^ (session.actions() as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        Some(Question::Decide { m: Box::new(session.played().clone()), player, level, seed })
    }

    /// Returns the question for a hint to the person who has to decide.
    ///
    /// # Errors
    /// No person has to decide.
    pub fn hint(session: &Session) -> Result<Question, SessionError> {
        match session.played().game().phase().player() {
            Some(player) if session.bot_to_act().is_none() => {
                let m = Box::new(session.played().clone());
                Ok(Question::Hint { m, player, speech: session.speech() })
            }
            Some(expected) => Err(Refusal::NotYourTurn { expected }.into()),
            None => Err(SessionError::NothingToDecide),
        }
    }

    /// Computes the answer, which takes up to some seconds.
    ///
    /// # Errors
    /// The engine fails.
    pub fn answer(self, engine: &Engine) -> Result<Answer, EngineError> {
        Ok(match self {
            Question::Decide { m, player, level, seed } => {
                Answer::Decided(player, Bot::new(level, seed).decide(engine, &m, player)?)
            }
            Question::Hint { m, player, speech } => Answer::Hint(hint(engine, &m, player, speech)?),
        })
    }
}

/// A question in progress.
#[derive(Debug)]
pub struct Thought {
    answer: Receiver<Answer>,
    /// Number of actions of its match.
    pub about: usize,
}

/// The thread of the engine ended without an answer.
#[derive(Debug)]
pub struct Lost;

impl Thought {
    /// Starts the computation.
    #[must_use]
    pub fn begin(question: Question, about: usize, engine: Engine) -> Thought {
        let (sender, answer) = mpsc::channel();
        // The receiver is gone if the answer is no longer needed.
        thread::spawn(move || question.answer(&engine).map(|answer| sender.send(answer)));
        Thought { answer, about }
    }

    /// Returns the answer, if it is complete.
    ///
    /// # Errors
    /// The engine has ended without an answer.
    pub fn poll(&self) -> Result<Option<Answer>, Lost> {
        match self.answer.try_recv() {
            Ok(answer) => Ok(Some(answer)),
            Err(TryRecvError::Empty) => Ok(None),
            Err(TryRecvError::Disconnected) => Err(Lost),
        }
    }
}

fn hint(engine: &Engine, m: &Match, player: Player, speech: Speech) -> Result<Vec<String>, EngineError> {
    let text = |id: &str| speech.text(id);
    let Some(advice) = engine.advise(m, player, PLIES)? else {
        return Ok(vec![text("hint-none")]);
    };
    let figure = |id: &str, equity: f32| format!("{}  {}", text(id), speech.equity(equity));
    let chances = |chances: &Probabilities| chances_text(chances, speech);
    // The form to type.
    let typed = |command: String| vec![command];
    Ok(match advice.decision {
        Advised::Play(plays) => ranked(m, player, &plays, speech),
        Advised::Cube(decision) => {
            let what = match decision.action {
                CubeAction::NoDouble => "hint-no-double",
                CubeAction::DoubleTake => "hint-double-take",
                CubeAction::DoubleDrop => "hint-double-drop",
                CubeAction::TooGood => "hint-too-good",
            };
            vec![
                text(what),
                figure("hint-no-double", decision.no_double),
                figure("hint-double-take", decision.double_take),
                figure("hint-double-drop", decision.double_drop),
                chances(&decision.probabilities),
            ]
        }
        Advised::Answer(reply) => {
            let what = match (reply.answer, reply.offer) {
                (CubeAnswer::Take, _) => "hint-take",
                (CubeAnswer::Drop, _) => "hint-drop",
                (CubeAnswer::Beaver, Offer::Double) => "hint-beaver",
                (CubeAnswer::Beaver, Offer::Beaver | Offer::Raccoon) => "hint-raccoon",
            };
            let figures = [figure("hint-take", reply.take), figure("hint-drop", reply.drop)];
            [text(what)].into_iter().chain(figures).chain([chances(&reply.probabilities)]).collect()
        }
        Advised::Resignation { accept, .. } => vec![text(if accept { "hint-accept" } else { "hint-refuse" })],
        Advised::Resign { level, .. } => {
            let named = u32::from(named_level(m.rules().name, level));
            vec![speech.with("hint-resign", &[("level", named.into())])]
        }
        Advised::Choose(numbers) => {
            numbers.first().map(|best| typed(format!("choose {}", best.what))).unwrap_or_default()
        }
        Advised::Pick(pairs) => pairs
            .first()
            .map(|best| typed(format!("pick {}{}", best.what[0], best.what[1])))
            .unwrap_or_default(),
        _ => vec![text("hint-roll")],
    })
}

/// Formats the chances to win, with gammons and lost gammons.
fn chances_text(chances: &Probabilities, speech: Speech) -> String {
    let shares = [("win", chances.win), ("gammon", chances.win_gammon), ("lost", chances.lose_gammon)];
    speech.with("hint-chances", &shares.map(|(name, share)| (name, speech.percent(share).into())))
}

/// Formats the best plays with their equities, chances and losses: a list for each depth, under its label.
fn ranked(m: &Match, player: Player, plays: &[Ranked], speech: Speech) -> Vec<String> {
    let before = m.game().position(player);
    let line = |(i, ranked): (usize, &Ranked)| {
        let loss =
            if ranked.loss > 0.0 { format!(" ({})", speech.equity(-ranked.loss)) } else { String::new() };
        let text = play::text(&before, &ranked.moves, m.rules());
        let chances = chances_text(&ranked.probabilities, speech);
        format!("{}. {text}  {}{loss}; {chances}", i + 1, speech.equity(ranked.equity))
    };
    let shown = &plays[..plays.len().min(SHOWN)];
    let depths = shown.chunk_by(|a, b| a.plies == b.plies);
    let lines = depths.flat_map(|group| {
        let label = speech.with("hint-ply", &[("ply", group[0].plies.into())]);
        core::iter::once(label).chain(group.iter().enumerate().map(line))
    });
    lines.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use tavola_locale::Locale;
    use tavola_rules::{Action, MatchKind, Position, Rules, Setup};

    fn at(plain: &str, kind: MatchKind) -> Match {
        let rules = Rules {
            cube: tavola_rules::rules::CubeRules { beavers: true, ..Rules::STANDARD.cube },
            ..Rules::STANDARD
        };
        let setup: Setup = plain.parse().unwrap();
        let position: Position =
            setup.with_rest_off(&rules, Player::First).position(&rules, Player::First).unwrap();
        Match::from_position(rules, kind, position, Player::First)
    }

    fn hints_after(mut m: Match, actions: &[(Player, Action)]) -> Vec<String> {
        for (by, action) in actions {
            m.apply(*by, action).unwrap();
        }
        let player = m.game().phase().player().unwrap();
        hint(&Engine::embedded(), &m, player, Speech::of(Locale::english())).unwrap()
    }

    fn hint_after(m: Match, actions: &[(Player, Action)]) -> String {
        hints_after(m, actions).first().cloned().unwrap()
    }

    #[test]
    fn every_decision_has_its_hint() {
        let (first, second) = (Player::First, Player::Second);
        let money = MatchKind::Money;
        let start = "24:2 13:5 8:3 6:5 / 24:2 13:5 8:3 6:5";
        let roll = Action::Roll { dice: vec![3, 1] };
        assert_eq!(hint_after(at(start, money), &[]), "No double");
        // The list has the depth of its plays above it.
        let plays = hints_after(at(start, money), &[(first, roll)]);
        assert_eq!(plays[0], "2-ply");
        assert!(plays[1].starts_with("1. 8/5 6/5  "), "{plays:?}");
        assert!(plays[5].starts_with("5. "), "five plays of one depth: {plays:?}");
        assert_eq!(hint_after(at(start, MatchKind::Points(1)), &[]), "Roll");
        assert_eq!(hint_after(at(start, money), &[(first, Action::Double)]), "Beaver");
        let beavered = [(first, Action::Double), (second, Action::Beaver)];
        assert_eq!(hint_after(at(start, money), &beavered), "Take");
        let resigned = |level| [(first, Action::Resign { level })];
        assert_eq!(hint_after(at(start, money), &resigned(1)), "Accept");
        // The last roll always wins.
        let won = "1:2 / 6:5 5:5 4:2 off:3";
        assert_eq!(hint_after(at(won, money), &[(first, Action::Double)]), "Drop");
        assert_eq!(hint_after(at(won, money), &resigned(1)), "Accept");
        let gammon = "1:2 / 13:5 8:5 6:5";
        let too_little = [(second, Action::Resign { level: 1 })];
        assert_eq!(hint_after(at(gammon, money), &too_little), "Play on");
    }
}
