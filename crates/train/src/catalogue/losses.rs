//! Losses of the engine's plays by the decisions of each game (`decisions variant`).

use std::sync::Arc;

use tavola_duel::PlayerSpec;
use tavola_rules::Rules;

use super::table::{Line, Place};
use crate::decisions::variants::decisions;
use crate::decisions::variants::judged::{Share, judge, perfect};
use crate::error::TrainError;

/// Place of the table.
pub(super) const PLACE: Place = Place {
    begin: "<!-- losses of tavola-train catalogue -->\n",
    end: "<!-- end of the losses -->\n",
    empty: "| game | decisions | random play | perfect play | `generic-0` | `tavola-0` | `tavola-1` | best by `tavola-0` |\n\
            |---|---|---|---|---|---|---|---|\n",
};

/// Losses in a game.
pub(super) struct Losses {
    rules: &'static Rules,
    decisions: usize,
    /// Mean loss of random play, in thousandths of a point.
    random: f64,
    /// The least loss that a perfect player would seem to have.
    perfect: Share,
    /// Losses of the players of the columns.
    shares: Vec<Share>,
}

/// The players of the columns.
fn players() -> [PlayerSpec; 3] {
    let tavola = |plies: u32| PlayerSpec::Tavola { depth: plies.into(), nets: None };
    [PlayerSpec::Generic(0), tavola(0), tavola(1)]
}

impl Losses {
    /// Asks the players; `None` if the game has no decisions.
    ///
    /// # Errors
    /// If the file is broken or the engine fails.
    pub(super) fn measure(rules: &'static Rules) -> Result<Option<Losses>, TrainError> {
        let shared = Arc::new(rules.clone());
        let Some(records) = decisions(&shared)? else { return Ok(None) };
        let random = judge(&PlayerSpec::Random, &shared, &records)?;
        let judged =
            players().iter().map(|spec| judge(spec, &shared, &records)).collect::<Result<Vec<_>, _>>()?;
        Ok(Some(Losses {
            rules,
            decisions: records.len(),
            random: Share::of(&random, &random).loss.mean,
            perfect: Share::of(&perfect(&records), &random),
            shares: judged.iter().map(|judged| Share::of(judged, &random)).collect(),
        }))
    }

    /// The line of the Markdown table.
    #[must_use]
    pub(super) fn line(&self) -> Line {
        let cells: String = self.shares.iter().map(|share| format!(" {share} |")).collect();
        let best = 100.0 * self.shares[1].best;
        let Losses { rules, decisions, random, perfect, .. } = self;
        let (noise, share) = (perfect.loss.mean, 100.0 * perfect.share.mean);
        let text = format!(
            "| `{}` | {decisions} | {random:.0} | {noise:.1}: {share:.1} % |{cells} {best:.0} % |",
            rules.name
        );
        Line { rules, text }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tavola_rules::variants;

    #[test]
    fn the_nets_lose_less_than_the_generic_evaluator() {
        let rules = variants::find("backgammon").expect("a game").rules;
        let losses = Losses::measure(rules).expect("players answer").expect("it has decisions");
        let [generic, net, ahead] = [0, 1, 2].map(|column| losses.shares[column].share.mean);
        assert!(0.0 < losses.perfect.loss.mean && losses.perfect.share.mean < ahead, "{:?}", losses.perfect);
        assert!(net < 0.5 * generic && ahead < 0.5 * generic, "{generic} {net} {ahead}");
        assert!(losses.line().text.starts_with("| `backgammon` | 300 | "), "{}", losses.line().text);
    }

    #[test]
    fn all_decisions_of_the_repository_are_whole() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/decisions");
        let mut files = 0;
        for file in std::fs::read_dir(folder).expect("a folder").map(|file| file.expect("a file").path()) {
            let name = file.file_stem().and_then(|name| name.to_str()).expect("a name");
            let rules = Arc::new(variants::find(name).expect("the name of a game").rules.clone());
            let records = decisions(&rules).unwrap_or_else(|error| panic!("{error}")).expect("decisions");
            let text = std::fs::read_to_string(&file).expect("a text");
            let made = text.lines().nth(1).expect("the options of its making");
            assert!(made.contains(&format!(" decisions {} ", records.len())), "{name}: {made}");
            files += 1;
        }
        assert!(files >= 5, "only {files} files");
        let outside = Rules { name: "no game", ..Rules::STANDARD };
        assert!(decisions(&Arc::new(outside)).expect("no file").is_none());
    }
}
