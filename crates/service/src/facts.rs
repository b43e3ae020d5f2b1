//! Statistics of the games from matches of bots: the length of a game, and the share of luck.

/// A line for each game: its name, turns of both players in a game, and three percentages: games won by a strong bot against a weak one,
/// games won by the first player, and luck. Made by `tavola-train catalogue figures` (`docs/bots.md`).
const MEASURED: &str = include_str!("../data/games.csv");

/// Average seconds of a person's turn, with dice.
const SECONDS_A_TURN: f64 = 10.0;

/// The figures of one game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Facts {
    turns: f64,
    luck: f64,
}

impl Facts {
    /// Returns the statistics of a game of the catalogue. A game without measurements counts as one of fifty turns and even chances.
    pub(crate) fn of(name: &str) -> Facts {
        let line = MEASURED.lines().find(|line| line.split(',').next() == Some(name));
        let fields: Vec<&str> = line.unwrap_or_default().split(',').collect();
        let number =
            |column: usize, usual| fields.get(column).and_then(|field| field.parse().ok()).unwrap_or(usual);
        Facts { turns: number(1, 50.0), luck: number(4, 100.0) }
    }

    /// Estimates the minutes of a game between people.
    pub(crate) fn minutes(self) -> u32 {
        ((self.turns * SECONDS_A_TURN / 60.0).round() as u32).max(1)
    }

    /// Returns the share of luck in percent: 100 if the better player wins half of the games, 0 if they win all games or if no dice are
    /// thrown after the first roll.
    pub(crate) fn luck(self) -> u32 {
        self.luck.clamp(0.0, 100.0).round() as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_was_measured() {
        for variant in &tavola_rules::variants::ALL {
            let name = variant.rules.name;
            assert!(MEASURED.lines().any(|line| line.starts_with(&format!("{name},"))), "{name}");
            let facts = Facts::of(name);
            assert!(facts.minutes() >= 1 && facts.luck() <= 100, "{name}");
        }
        assert!(Facts::of("doublets").luck() > Facts::of("backgammon").luck());
        assert_eq!(Facts::of("fixed-roll").luck(), 0, "no dice are thrown after the first roll");
    }
}
