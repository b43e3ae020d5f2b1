//! A match as a text: rolls, plays, refusals and their reasons, and the end.
//!
//! The players are X, the first, and O, the second. Each side of a board and each play is in the numbering of its
//! player. A line is one of these; `#` begins a comment.
//!
//! | line | meaning |
//! |---|---|
//! | `game puff` and `match points 3` (`games 2`, `single`) | the game, and the kind of match |
//! | `lot X` | X is drawn by lot |
//! | `X 42: pool/23 pool/21` | X rolls 4 and 2 and plays so; a star marks every hit, pin or capture, and nothing else |
//! | `X 42 not pool/21: lower-first` | with this roll this move is refused, for this reason ([`Reason::key`]) or
//! refusal |
//! | `X 66: none, bar-closed` | nothing can be played, for this reason |
//! | `X on: pool/21(4)` | the next part of the same roll, or numbers that are handed over |
//! | `X cocked` | the dice that were thrown last are thrown again |
//! | `X chooses 6: pool/19(4)`, `X names 65: 24/18 13/8` | a double or numbers that are not rolled |
//! | `X ahead 31` | X rolls before O moves |
//! | `X doubles`, `takes`, `drops`, `resigns 2`, `accepts` | the cube, and giving up |
//! | `X 31 refused: fixed-roll` | the command is refused ([`Refused::key`]) |
//! | `board 24:2 / 24:2` | the board, seen by X; checkers that are left out are off |
//! | `result X 2 gammon bear-off` (`result draw dead`) | the end of the game |
//! | `score 2 0` | the score of the match |
//! | `next` | the next game, in which X or O is drawn by lot again |
//! | `over X` (`over even`) | the match is over |

use tavola_notation::play as text;
use tavola_play::{Command, DiceMode, MatchSetup, PlayedMatch, Refused, Seat, Sender, State};
use tavola_rules::reason::{explain, no_play_reason};
use tavola_rules::score::How;
use tavola_rules::{MatchKind, Move, Phase, Player, Setup, Turn, Waits, variants};

/// A match that follows a script.
#[derive(Clone)]
pub(crate) struct Table {
    pub(crate) played: PlayedMatch,
    /// The roll or choice of the line before, if it is still to be played.
    open: Option<String>,
    /// Games that have ended.
    pub(crate) results: usize,
}

/// Reads the head of a script and plays the rest.
///
/// # Panics
/// If the match differs from the script; with the line, and the state of the table.
pub(crate) fn play(name: &str, script: &str) -> Table {
    let mut game = None;
    let mut table: Option<Table> = None;
    for (number, line) in script.lines().enumerate() {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let done = match (line.split_once(' '), &mut table) {
            (Some(("game", named)), None) => {
                game = Some(named);
                Ok(())
            }
            (Some(("match", kind)), None) => begin(game, kind).map(|begun| table = Some(begun)),
            (_, Some(table)) => table.line(line),
            _ => Err("expected game and match first".to_owned()),
        };
        if let Err(why) = done {
            let seen = table.as_ref().map_or(String::new(), Table::describe);
            panic!("{name}, line {}: {line}\n  {why}\n{seen}", number + 1);
        }
    }
    table.unwrap_or_else(|| panic!("{name}: no match"))
}

fn begin(game: Option<&str>, kind: &str) -> Result<Table, String> {
    let rules = variants::find(game.unwrap_or_default()).ok_or("no such game")?.rules;
    let kind = match kind.split_once(' ') {
        Some(("points", n)) => MatchKind::Points(n.parse().map_err(|_| "expected a number")?),
        Some(("games", n)) => MatchKind::Games(n.parse().map_err(|_| "expected a number")?),
        _ if kind == "single" => MatchKind::Single,
        _ => return Err("expected points, games or single".to_owned()),
    };
    let setup = MatchSetup::new(rules, kind, [Seat::human(), Seat::human()], DiceMode::Hand);
    let setup = setup.checked(|_| false).map_err(|e| e.to_string())?;
    let played = PlayedMatch::begin(setup).map_err(|e| e.to_string())?;
    Ok(Table { played, open: None, results: 0 })
}

fn player(word: &str) -> Result<Player, String> {
    match word {
        "X" => Ok(Player::First),
        "O" => Ok(Player::Second),
        _ => Err(format!("expected X or O, not {word:?}")),
    }
}

fn dice(word: &str) -> Option<Vec<u8>> {
    word.chars().map(|c| c.to_digit(10).map(|n| n as u8)).collect()
}

fn two(word: &str) -> Result<[u8; 2], String> {
    dice(word).and_then(|dice| dice.try_into().ok()).ok_or_else(|| format!("expected two dice, not {word:?}"))
}

fn equal<T: PartialEq + std::fmt::Debug>(is: &T, should: &T) -> Result<(), String> {
    if is == should { Ok(()) } else { Err(format!("it is {is:?}, not {should:?}")) }
}

impl Table {
    /// The details that help a person to find the mistake.
    pub(crate) fn describe(&self) -> String {
        let game = self.played.now().game();
        let legal = match game.phase() {
            Phase::Move { player, turn, .. } => {
                let ways: Vec<String> = turn.legal().iter().map(ToString::to_string).collect();
                let seen = game.position(*player);
                format!("\n  {player:?} sees {seen}\n  legal moves: {}", ways.join(" "))
            }
            _ => String::new(),
        };
        format!("  X sees {}\n  {:?}{legal}", game.position(Player::First), self.played.state())
    }

    pub(crate) fn turn(&self) -> Result<(&Turn, Player), String> {
        match self.played.now().game().phase() {
            Phase::Move { turn, player, .. } => Ok((turn, *player)),
            phase => Err(format!("nothing to play now: {phase:?}").chars().take(200).collect()),
        }
    }

    fn does(&mut self, by: Player, command: Command, thrown: &[u8]) -> Result<(), Refused> {
        let mut prepared = self.played.prepare(Sender::TABLE, [&command.by(by)], 0)?;
        if prepared.due().is_some() {
            prepared = prepared.thrown(thrown)?;
        }
        self.played.commit(prepared)
    }

    pub(crate) fn line(&mut self, line: &str) -> Result<(), String> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let game = self.played.now().game();
        match word {
            "lot" => {
                let starter = player(rest)?;
                let die = [2 - u8::from(starter == Player::First)];
                self.does(Player::First, Command::Roll { dice: None }, &die).map_err(|e| e.key().to_owned())
            }
            "board" => {
                let rules = self.played.now().rules();
                let setup: Setup = rest.parse().map_err(|e| format!("{e}"))?;
                let setup = setup.with_rest_off(rules, Player::First);
                let expected = setup.position(rules, Player::First).map_err(|e| e.to_string())?;
                equal(&game.position(Player::First).to_string(), &expected.to_string())
            }
            "result" => {
                self.results += 1;
                self.result(rest)
            }
            "score" => {
                let [x, o] = self.played.now().score();
                equal(&format!("{x} {o}"), &rest.to_owned())
            }
            "next" => {
                self.does(Player::First, Command::Next, &[]).map_err(|e| e.key().to_owned())?;
                equal(&matches!(self.played.state(), State::Opening), &true)
            }
            "over" => {
                let winner = match self.played.now().winner() {
                    Some(Player::First) => "X",
                    Some(Player::Second) => "O",
                    None => "even",
                };
                equal(&(self.played.now().is_over(), winner), &(true, rest))
            }
            _ => self.act(line),
        }
    }

    fn result(&self, expected: &str) -> Result<(), String> {
        let result = self.played.now().game().result().ok_or("the game is not over")?;
        let how = match result.how {
            How::BearOff => "bear-off",
            How::Hit => "hit",
            How::Last => "last",
            How::Captured => "captured",
            How::Mother => "mother",
            How::Mothers => "mothers",
            How::Dead => "dead",
            How::Repetition => "repetition",
            How::Drop => "drop",
            How::Resign => "resign",
            How::Time => "time",
            How::Settled => "settled",
        };
        let level = ["", "single", "gammon", "backgammon"][usize::from(result.level)];
        let is = match result.winner {
            Some(winner) => {
                let winner = if winner == Player::First { "X" } else { "O" };
                format!("{winner} {} {level} {how}", result.points)
            }
            None => format!("draw {how}"),
        };
        equal(&is, &expected.to_owned())
    }

    /// Carries out a player's line.
    fn act(&mut self, line: &str) -> Result<(), String> {
        let (head, tail) = match line.split_once(':') {
            Some((head, tail)) => (head.trim(), Some(tail.trim())),
            None => (line, None),
        };
        let (done, not) = match head.split_once(" not ") {
            Some((done, not)) => (done, Some(not)),
            None => (head, None),
        };
        let words: Vec<&str> = done.split_whitespace().collect();
        let by = player(words[0])?;
        let command = command(&words[1..])?;
        if words.last() == Some(&"refused") {
            let command = command.ok_or("what is refused?")?;
            return match self.does(by, command, &[]) {
                Ok(()) => Err("it was not refused".to_owned()),
                Err(refused) => equal(&refused.key(), &tail.unwrap_or_default()),
            };
        }
        // A line about a refusal has thrown the dice already.
        if self.open.as_deref() != Some(done)
            && let Some(command) = command
        {
            self.does(by, command, &[]).map_err(|e| format!("refused: {} ({e})", e.key()))?;
        }
        self.open = Some(done.to_owned());
        let Some(tail) = tail else { return Ok(()) };
        let (turn, mover) = self.turn()?;
        equal(&mover, &by)?;
        if let Some(play) = not {
            return refused(&self.played, turn.clone(), by, play, tail);
        }
        let moves = match tail.strip_prefix("none, ") {
            Some(reason) => {
                equal(&turn.waits().eq(&Waits::Move), &false)?;
                equal(&no_play_reason(turn).map(|why| why.key()), &Some(reason))?;
                Vec::new()
            }
            None => {
                let rules = self.played.now().rules();
                let moves = text::parse(tail, &turn.graph(), rules.track).map_err(|e| e.to_string())?;
                let written = text::text(&turn.position(), &moves, rules);
                let stars = |text: &str| text.matches('*').count();
                if stars(&written) != stars(tail) {
                    return Err(format!("it is {written}"));
                }
                moves
            }
        };
        self.open = None;
        self.does(by, Command::Play { moves }, &[]).map_err(|e| format!("refused: {} ({e})", e.key()))
    }
}

/// The command of the words after the player's name; `None` if nothing is to be done before the play.
fn command(words: &[&str]) -> Result<Option<Command>, String> {
    let first = *words.first().ok_or("what does the player do?")?;
    let argument = words.get(1).copied().unwrap_or_default();
    let number = || argument.parse().map_err(|_| format!("expected a number, not {argument:?}"));
    let command = match first {
        "on" => return Ok(None),
        "ahead" => Command::Roll { dice: dice(argument) },
        "chooses" => Command::Choose { number: number()? },
        "names" => Command::Pick { dice: two(argument)? },
        "doubles" => Command::Double,
        "takes" => Command::Take,
        "drops" => Command::Drop,
        "resigns" => Command::Resign { level: number()? },
        "accepts" => Command::Accept,
        "cocked" => Command::Cocked,
        _ => Command::Roll { dice: Some(two(first)?.to_vec()) },
    };
    Ok(Some(command))
}

/// Checks that a play is refused for this reason: of its last move, or because it stops too early.
fn refused(played: &PlayedMatch, mut turn: Turn, by: Player, play: &str, key: &str) -> Result<(), String> {
    let mut moves: Vec<Move> = Vec::new();
    let mut reason = None;
    for path in play.split_whitespace() {
        let track = turn.rules().track;
        let token = text::Token::parse(path, track).ok_or_else(|| format!("expected moves, not {path:?}"))?;
        for way in token.stops.windows(2) {
            if let Some(reason) = reason {
                return Err(format!("{reason:?} comes before the last move"));
            }
            let (from, to) = (way[0].0, way[1].0);
            match turn.legal().into_iter().find(|mv| (mv.from, mv.to) == (from, to)) {
                Some(mv) => {
                    turn.play(mv).map_err(|e| e.to_string())?;
                    moves.push(mv);
                }
                None => {
                    let why = explain(&turn, from, to).ok_or("the last move is no single move")?;
                    reason = Some(why);
                    for die in 1..=12 {
                        let moves = [moves.clone(), vec![Move { from, to, die }]].concat();
                        let tried = played.prepare(Sender::TABLE, [&Command::Play { moves }.by(by)], 0);
                        equal(&tried.err().map(|e| e.key()), &Some("illegal-move"))?;
                    }
                }
            }
        }
    }
    if let Some(reason) = reason {
        return equal(&reason.key(), &key);
    }
    let tried = played.prepare(Sender::TABLE, [&Command::Play { moves }.by(by)], 0);
    equal(&tried.err().map(|e| e.key()), &Some(key))
}
