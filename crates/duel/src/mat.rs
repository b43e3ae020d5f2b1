//! Matches as text in the `.mat` format, which Jellyfish began and every program reads.
//!
//! Two columns, a row for each pair of turns; the first player is on the left. A play is its dice and its moves,
//! each in the numbering of its player, 25 the bar and 0 off.

use std::fmt::Write as _;

use tavola_notation::play;
use tavola_rules::game::Phase;
use tavola_rules::{Action, Landing, Match, Player, Rules};

use crate::game::Actions;
use crate::stakes::Stakes;

/// Width of the left column.
const COLUMN: usize = 27;

/// A game or a match as text. `names` are those of the first and the second player.
///
/// # Errors
/// If the actions cannot be followed.
pub fn text(names: [&str; 2], stakes: Stakes, actions: &[(Player, Action)]) -> Result<String, String> {
    let mut m = stakes.begin(&Rules::STANDARD);
    let mut text = format!(" {} point match\n", stakes.length());
    let mut game = Game::begin(&m, names);
    let mut play = String::new();
    for (who, action) in actions {
        match action {
            Action::Opening { dice: [a, b] } => play = format!("{}{}:", a.max(b), a.min(b)),
            Action::Roll { dice } => {
                let mut dice = dice.clone();
                dice.sort_unstable_by(|a, b| b.cmp(a));
                play = dice.iter().fold(String::new(), |text, die| text + &die.to_string()) + ":";
            }
            Action::Double => game.cell(*who, &format!(" Doubles => {}", m.game().cube().value * 2)),
            Action::Take => game.cell(*who, " Takes"),
            Action::Drop => game.cell(*who, " Drops"),
            Action::Done => game.cell(*who, &play),
            Action::Next => game = Game::begin(&m, names),
            _ => {}
        }
        let effect = m.apply(*who, action).map_err(|refusal| format!("{action:?}: {refusal}"))?;
        if let (Action::Move(mv), Some(landing)) = (action, effect.landing) {
            let mark = if landing == Landing::Hits { "*" } else { "" };
            _ = write!(play, " {}/{}{mark}", mv.from, mv.to);
        }
        if let Some(result) = effect.result {
            let winner = result.winner.unwrap_or(Player::First);
            let points = if result.points == 1 { "point" } else { "points" };
            let last = if m.is_over() && stakes.length() > 0 { " and the match" } else { "" };
            game.cell(winner, &format!(" Wins {} {points}{last}", result.points));
            text += &game.text();
        }
    }
    Ok(text)
}

/// The rows of a game.
struct Game {
    head: String,
    rows: Vec<[Option<String>; 2]>,
}

impl Game {
    fn begin(m: &Match, names: [&str; 2]) -> Game {
        let [left, right] = [0, 1].map(|i| format!("{} : {}", names[i], m.score()[i]));
        let head = format!(
            "\n Game {}\n {left:<32}{right}\n",
            m.game_number() + u32::from(m.game().result().is_some())
        );
        Game { head, rows: Vec::new() }
    }

    fn cell(&mut self, who: Player, text: &str) {
        let column = who.index();
        if column == 0 || self.rows.last().is_none_or(|row| row[1].is_some()) {
            self.rows.push([None, None]);
        }
        if let Some(row) = self.rows.last_mut() {
            row[column] = Some(text.to_owned());
        }
    }

    fn text(&self) -> String {
        let mut text = self.head.clone();
        for (i, row) in self.rows.iter().enumerate() {
            let [left, right] = [0, 1].map(|column| row[column].as_deref().unwrap_or(""));
            let line = format!("{:>3}) {left:<COLUMN$} {right}", i + 1);
            text += line.trim_end();
            text.push('\n');
        }
        text
    }
}

/// What is in a row of a game.
#[derive(Debug, PartialEq)]
enum Cell<'a> {
    /// Dice and moves.
    Play(&'a str, String),
    Doubles,
    Takes,
    Drops,
    /// So many points.
    Wins(u32),
}

/// The cells of a row, and whether the first one stands on the left.
fn cells(row: &str) -> Result<(Vec<Cell<'_>>, bool), String> {
    let (_, rest) =
        row.split_once(')').filter(|(number, _)| number.trim().parse::<u32>().is_ok()).unwrap_or(("", row));
    let before = row.len() - rest.trim_start().len();
    let mut cells = Vec::new();
    let mut words = rest.split_whitespace().peekable();
    while let Some(word) = words.next() {
        let dice = word.strip_suffix(':').filter(|dice| dice.len() == 2);
        cells.push(match (word, dice) {
            (_, Some(dice)) => Cell::Play(dice, String::new()),
            ("Doubles", _) => {
                words.by_ref().take(2).for_each(drop);
                Cell::Doubles
            }
            ("Takes", _) => Cell::Takes,
            ("Drops", _) => Cell::Drops,
            ("Wins", _) => {
                let points = words.next().and_then(|points| points.parse().ok());
                let rest = ["point", "points", "and", "the", "match"];
                while words.next_if(|word| rest.contains(word)).is_some() {}
                Cell::Wins(points.ok_or_else(|| format!("{row:?}: expected a number of points"))?)
            }
            (word, None) => match cells.last_mut() {
                Some(Cell::Play(_, moves)) => {
                    moves.push(' ');
                    moves.push_str(word);
                    continue;
                }
                _ => {
                    return Err(format!("{row:?}: expected dice, a cube or the end of a game, not {word:?}"));
                }
            },
        });
    }
    Ok((cells, before < COLUMN))
}

/// Reads a match, or a game played for money, and checks every action of it by the rules.
///
/// # Errors
/// What cannot be read or is not legal, and in which row.
pub fn read(text: &str, stakes: Stakes) -> Result<Actions, String> {
    let mut m = stakes.begin(&Rules::STANDARD);
    let mut actions = Actions::new();
    let rows = text.lines().filter(|line| {
        let line = line.trim();
        let number = line.split_once(')').is_some_and(|(number, _)| number.parse::<u32>().is_ok());
        number || line.starts_with("Wins ")
    });
    for row in rows {
        let (cells, left) = cells(row)?;
        for (i, cell) in cells.into_iter().enumerate() {
            let on_left = (i == 0) == left;
            let new = act(&m, &cell, on_left).map_err(|error| format!("{row:?}: {error}"))?;
            for (who, action) in new {
                m.apply(who, &action).map_err(|refusal| format!("{row:?}: {refusal}"))?;
                actions.push((who, action));
            }
            if let (Cell::Wins(points), Some(result)) = (&cell, m.game().result())
                && *points != result.points
            {
                return Err(format!("{row:?}: by the rules the game counts {}", result.points));
            }
        }
    }
    if m.is_over() { Ok(actions) } else { Err("the match stops before it is over".to_owned()) }
}

/// What a cell means where a match stands.
fn act(m: &Match, cell: &Cell<'_>, left: bool) -> Result<Actions, String> {
    let column = if left { Player::First } else { Player::Second };
    let mut actions = Actions::new();
    let mut m = m.clone();
    let mut act = |m: &mut Match, who, action: Action| {
        m.apply(who, &action).map_err(|refusal| refusal.to_string())?;
        actions.push((who, action));
        Ok::<(), String>(())
    };
    match cell {
        Cell::Play(dice, moves) => {
            let dice: Vec<u8> = dice.bytes().map(|digit| digit.wrapping_sub(b'0')).collect();
            let &[high, low] = &dice[..] else { return Err("expected two dice".to_owned()) };
            if m.game().result().is_some() {
                act(&mut m, column, Action::Next)?;
            }
            if matches!(m.game().phase(), Phase::Opening) {
                let (high, low) = (high.max(low), high.min(low));
                let dice = if left { [high, low] } else { [low, high] };
                act(&mut m, column, Action::Opening { dice })?;
            } else {
                act(&mut m, column, Action::Roll { dice })?;
            }
            let Phase::Move { turn, .. } = m.game().phase() else {
                return Err("expected moves".to_owned());
            };
            let moves = if moves.is_empty() { play::NO_PLAY } else { moves };
            let moves = play::parse(moves, turn.graph()).map_err(|error| error.to_string())?;
            for mv in moves {
                act(&mut m, column, Action::Move(mv))?;
            }
            act(&mut m, column, Action::Done)?;
        }
        Cell::Doubles => act(&mut m, column, Action::Double)?,
        Cell::Takes => act(&mut m, column, Action::Take)?,
        Cell::Drops => act(&mut m, column, Action::Drop)?,
        Cell::Wins(_) if m.game().result().is_some() => {}
        // A game that is not over was given up.
        Cell::Wins(points) => {
            let level = points / m.game().cube().value;
            act(&mut m, column.opponent(), Action::Resign { level: level.min(3) as u8 })?;
            act(&mut m, column, Action::Accept)?;
        }
    }
    Ok(actions)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game;
    use crate::luck::Judge;
    use crate::player::Player as Seated;
    use crate::scored::scored;
    use std::sync::Arc;
    use tavola_engine::{Engine, Met};

    fn played(stakes: Stakes, seed: u64) -> Actions {
        let tavola = "tavola-0".parse().expect("a player");
        let engine = Arc::new(Engine::embedded());
        let [mut a, mut b] =
            [0, 1].map(|_| Seated::new(&tavola, &engine, "", Met::own()).expect("needs nothing"));
        game::play([&mut a, &mut b], &Rules::STANDARD, stakes, seed).expect("a match")
    }

    #[test]
    fn what_is_written_is_read_again() {
        let mut seen = String::new();
        for (stakes, seeds) in
            [(Stakes::Match(5), 6), (Stakes::Money { cube: true }, 12), (Stakes::Money { cube: false }, 12)]
        {
            for seed in 0..seeds {
                let actions = played(stakes, seed);
                let text = text(["a", "b"], stakes, &actions).expect("a match that was played");
                let told: Actions = read(&text, stakes).unwrap_or_else(|error| panic!("{error}\n{text}"));
                // Moves may be split otherwise, and tied opening dice are not written.
                let [was, is] = [&actions, &told].map(|actions| {
                    scored(&Rules::STANDARD, stakes, actions, Some(&mut Judge::default()))
                        .expect("a whole match")
                });
                assert_eq!(was, is, "{text}");
                seen += &text;
            }
        }
        for word in ["Doubles => 2", "Takes", "Drops", "*", " 25/", "/0", "and the match", "Wins 2 points"] {
            assert!(seen.contains(word), "no game with {word:?}");
        }
    }

    #[test]
    fn rows_are_written_in_columns() {
        let mut game = Game { head: String::new(), rows: Vec::new() };
        game.cell(Player::Second, "63: 24/18 18/15");
        game.cell(Player::First, "65: 24/18 18/13");
        game.cell(Player::Second, " Doubles => 2");
        game.cell(Player::First, " Drops");
        game.cell(Player::Second, " Wins 1 point");
        assert_eq!(
            game.text(),
            "  1)                             63: 24/18 18/15\n\
             \x20 2) 65: 24/18 18/13              Doubles => 2\n\
             \x20 3)  Drops                       Wins 1 point\n"
        );
    }

    #[test]
    fn a_game_that_was_given_up_counts_what_was_agreed() {
        let text = " 0 point match\n\n Game 1\n a : 0                           b : 0\n  \
                    1)                             63: 24/15\n  2)                              Wins 2 points\n";
        let actions = read(text, Stakes::Money { cube: true }).expect("the left one gives up a gammon");
        let last: Vec<_> = actions.iter().rev().take(2).cloned().collect();
        assert_eq!(last, [(Player::Second, Action::Accept), (Player::First, Action::Resign { level: 2 })]);
    }

    #[test]
    fn what_is_not_legal_is_refused_with_its_row() {
        let head = " 0 point match\n\n Game 1\n a : 0                           b : 0\n";
        for (row, why) in [
            ("  1) 63: 24/16", "not a legal play"),
            ("  1) 63: 24/15                 63: hello", "expected moves"),
            ("  1) 99: 24/15", "a die shows"),
            ("  1) resigns", "expected dice"),
            ("  1) 63: 24/15", "stops before it is over"),
        ] {
            let error = read(&format!("{head}{row}\n"), Stakes::Money { cube: true }).expect_err(row);
            assert!(error.contains(why), "{error}");
        }
    }
}
