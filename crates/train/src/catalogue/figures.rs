//! Length of a game, wins of each player, and the share of luck.

use tavola_engine::Level;
use tavola_rules::Rules;
use tavola_rules::rules::{Rolls, Scoring};

use super::single;
use super::table::{Line, Place};
use tavola_duel::{DuelError, DuelSetup, PlayerSpec, Report, run};

/// Place of the table.
pub(super) const PLACE: Place = Place {
    begin: "<!-- figures of tavola-train catalogue -->\n",
    end: "<!-- end of the figures -->\n",
    empty: "| game | won by the better | won by the side that begins | turns | luck |\n|---|---|---|---|---|\n",
};

/// Results of a duel in one game.
#[derive(Clone, Debug)]
pub(super) struct Figures {
    /// The game.
    pub(super) rules: &'static Rules,
    /// The duel.
    pub(super) report: Report,
}

/// Divisor of the errors in games in which checkers also move backward. Positions differ less in worth there by this
/// factor, and errors of the usual size would be as bad as random play.
const LESS_BACKWARD: u32 = 50;

impl Figures {
    /// Plays the duel in a game, single games without a cube. In games that count checkers or pips, the players' errors
    /// are multiplied by the mean points of a won game of `expert` against itself. In games in which checkers move
    /// backward, they are divided by fifty.
    ///
    /// # Errors
    /// See [`run`].
    pub(super) fn measure(setup: &DuelSetup, rules: &'static Rules) -> Result<Figures, DuelError> {
        let mut setup = single(setup, rules);
        if matches!(rules.scoring, Scoring::CheckersLeft(_) | Scoring::Pips) {
            let experts = [PlayerSpec::Level(Level::Expert), PlayerSpec::Level(Level::Expert)];
            let worth = run(&DuelSetup { players: experts, ..setup.clone() })?.worth;
            for player in &mut setup.players {
                if let PlayerSpec::Erring(thousandths) = player {
                    *thousandths = (f64::from(*thousandths) * worth).round() as u32;
                }
            }
        }
        if rules.backward {
            for player in &mut setup.players {
                if let PlayerSpec::Erring(thousandths) = player {
                    *thousandths = thousandths.div_ceil(LESS_BACKWARD);
                }
            }
        }
        Ok(Figures { rules, report: run(&setup)? })
    }

    /// The share of luck in a game, in percent: twice the share of games that a good player loses against a weak one.
    /// 100 if both win half of the games, 0 if the better wins all. A game without dice after its first roll has none:
    /// the weak player's wins there are due to errors of both.
    #[must_use]
    pub(super) fn luck(&self) -> u32 {
        if self.rules.rolls == Rolls::Fixed {
            return 0;
        }
        (200.0 * (1.0 - self.report.share.mean)).clamp(0.0, 100.0).round() as u32
    }

    /// The line of comma-separated values: game, turns of both players in a game, percent won by the better player, percent won
    /// by the side that begins, percent of luck.
    #[must_use]
    pub(super) fn values(&self) -> Line {
        let Report { turns, share, begins, .. } = &self.report;
        let (won, begins) = (100.0 * share.mean, 100.0 * begins.mean);
        let text = format!("{},{turns:.0},{won:.1},{begins:.1},{}", self.rules.name, self.luck());
        Line { rules: self.rules, text }
    }

    /// The line of the Markdown table.
    #[must_use]
    pub(super) fn line(&self) -> Line {
        let Report { turns, share, begins, errors, .. } = &self.report;
        let text = format!(
            "| `{}` | {:.1} % ± {:.1} | {:.1} % | {turns:.0} | {} % |",
            self.rules.name,
            100.0 * share.mean,
            100.0 * errors * share.error,
            100.0 * begins.mean,
            self.luck()
        );
        Line { rules: self.rules, text }
    }
}
