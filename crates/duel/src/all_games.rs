//! The same duel in every game of the catalogue: how long games are, who wins them, and how much of that is luck.

use std::fmt::Write as _;
use std::sync::Arc;

use tavola_rules::rules::Rolls;
use tavola_rules::{Rules, variants};

use crate::duel::{Report, Setup, run};
use crate::error::DuelError;
use crate::stakes::Stakes;

/// What a duel measured of one game.
#[derive(Clone, Debug)]
pub struct Figures {
    /// The game.
    pub rules: &'static Rules,
    /// The duel.
    pub report: Report,
}

impl Figures {
    /// How much of a game is luck, in percent: twice what a good player misses of winning every game against a weak
    /// one. 100 where both win half of the games, 0 where the better wins all. A game without dice after its first
    /// roll has none: what is left of the weak player's wins there are errors of both.
    #[must_use]
    pub fn luck(&self) -> u32 {
        if self.rules.rolls == Rolls::Fixed {
            return 0;
        }
        (200.0 * (1.0 - self.report.share.mean)).clamp(0.0, 100.0).round() as u32
    }

    fn interval(&self) -> f64 {
        100.0 * self.report.errors * self.report.share.error
    }
}

/// Plays the duel in every game, single games without a cube. `finished` is called after each game.
///
/// # Errors
/// See [`run`].
pub fn measure(setup: &Setup, mut finished: impl FnMut(&Figures)) -> Result<Vec<Figures>, DuelError> {
    let mut all = Vec::new();
    for variant in &variants::ALL {
        let setup = Setup {
            rules: Arc::new(variant.rules.clone()),
            stakes: Stakes::Money { cube: false },
            luck: None,
            ..setup.clone()
        };
        let figures = Figures { rules: variant.rules, report: run(&setup)? };
        finished(&figures);
        all.push(figures);
    }
    Ok(all)
}

/// The figures as lines of comma-separated values: game, turns of both players in a game, percent won by the good
/// player, percent won by the side that begins, percent of luck.
#[must_use]
pub fn csv(all: &[Figures]) -> String {
    let mut text = "game,turns,won,begins,luck\n".to_owned();
    for figures in all {
        let Report { turns, share, begins, .. } = &figures.report;
        let (won, begins) = (100.0 * share.mean, 100.0 * begins.mean);
        _ = writeln!(text, "{},{turns:.0},{won:.1},{begins:.1},{}", figures.rules.name, figures.luck());
    }
    text
}

/// The figures as a table in Markdown.
#[must_use]
pub fn markdown(all: &[Figures]) -> String {
    let mut text = "| game | won by the better | won by the side that begins | turns | luck |\n\
                    |---|---|---|---|---|\n"
        .to_owned();
    for figures in all {
        let Report { turns, share, begins, .. } = &figures.report;
        _ = writeln!(
            text,
            "| `{}` | {:.1} % ± {:.1} | {:.1} % | {turns:.0} | {} % |",
            figures.rules.name,
            100.0 * share.mean,
            figures.interval(),
            100.0 * begins.mean,
            figures.luck()
        );
    }
    text
}
