//! How long a game is, who wins it, and how much of that is luck.

use tavola_engine::Level;
use tavola_rules::Rules;
use tavola_rules::rules::{Rolls, Scoring};

use super::single;
use super::table::{Line, Place};
use tavola_duel::{DuelError, PlayerSpec, Report, Setup, run};

/// Where the table stands.
pub(super) const PLACE: Place = Place {
    begin: "<!-- figures of tavola-train catalogue -->\n",
    end: "<!-- end of the figures -->\n",
    empty: "| game | won by the better | won by the side that begins | turns | luck |\n|---|---|---|---|---|\n",
};

/// What a duel measured of one game.
#[derive(Clone, Debug)]
pub(super) struct Figures {
    /// The game.
    pub(super) rules: &'static Rules,
    /// The duel.
    pub(super) report: Report,
}

/// Where checkers go back too, positions differ in worth so many times less than elsewhere, and the usual errors would be
/// as good as random play.
const LESS_BACKWARD: u32 = 50;

impl Figures {
    /// Plays the duel in a game, single games without a cube. Where checkers or pips are counted, an error of the players
    /// counts as many times more as a won game of `expert` against itself does; where checkers go back, fifty times less.
    ///
    /// # Errors
    /// See [`run`].
    pub(super) fn measure(setup: &Setup, rules: &'static Rules) -> Result<Figures, DuelError> {
        let mut setup = single(setup, rules);
        if matches!(rules.scoring, Scoring::CheckersLeft(_) | Scoring::Pips) {
            let experts = [PlayerSpec::Level(Level::Expert), PlayerSpec::Level(Level::Expert)];
            let worth = run(&Setup { players: experts, ..setup.clone() })?.worth;
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

    /// How much of a game is luck, in percent: twice what a good player misses of winning every game against a weak
    /// one. 100 where both win half of the games, 0 where the better wins all. A game without dice after its first
    /// roll has none: what is left of the weak player's wins there are errors of both.
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
