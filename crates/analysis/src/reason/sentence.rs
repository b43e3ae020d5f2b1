//! The sentences of reasons, with their figures.

use serde::{Deserialize, Serialize};
use tavola_locale::{Locale, Variable};

/// A sentence with its figures: those of the best play or decision, and those of the one that was made. Rolls count out of 36,
/// chances are shares from 0 to 1, equities are plain wins. Its words are the message `reason-` and its name.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "say", rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the figures are the same everywhere, see above")]
pub enum Sentence {
    /// Chances to win.
    Wins { best: f64, played: f64 },
    /// Chances to win a gammon.
    Gammons { best: f64, played: f64 },
    /// Chances to lose a gammon.
    GammonsLost { best: f64, played: f64 },
    /// Chances to win, if the best play has fewer wins than the other.
    FewerWins { best: f64, played: f64 },
    /// Rolls that hit.
    Hits { best: u32, played: u32 },
    /// The mean equity after a hit.
    HitCost { best: f64, played: f64 },
    /// The mean equity without a hit, and the rolls that hit.
    WorthRisk { best: f64, played: f64, hits_best: u32, hits_played: u32 },
    /// Rolls with which the opponent cannot move.
    Dances { best: u32, played: u32 },
    /// Rolls with which a back checker of the opponent comes out.
    Escapes { best: u32, played: u32 },
    /// Rolls with which the opponent makes a key point.
    Points { best: u32, played: u32 },
    /// Rolls with which the opponent makes an anchor.
    Anchors { best: u32, played: u32 },
    /// A point on which the best play has a single checker and the other none.
    Slot { point: u32 },
    /// Back checkers of the mover.
    Back { best: u32, played: u32 },
    /// Checkers of the mover on the two deepest points.
    Deep { best: u32, played: u32 },
    /// Rolls of the mover that make a key point, if the opponent changes nothing.
    KeyRolls { best: u32, played: u32 },
    /// The mean equity without a hit.
    Unhit { best: f64, played: f64 },
    /// Nothing explains the difference.
    Whole,
    /// Against the best play: rolls that hit.
    ConcedeHits { best: u32, played: u32 },
    /// Against the best play: the mean equity after a hit.
    ConcedeHitCost { best: f64, played: f64 },
    /// Against the best play: rolls with which the opponent cannot move.
    ConcedeDances { best: u32, played: u32 },
    /// Against the best play: rolls with which a back checker of the opponent comes out.
    ConcedeEscapes { best: u32, played: u32 },
    /// Against the best play: rolls with which the opponent makes a key point.
    ConcedePoints { best: u32, played: u32 },
    /// Against the best play: rolls with which the opponent makes an anchor.
    ConcedeAnchors { best: u32, played: u32 },
    /// The share of sequences after which the opponent drops.
    MarketLosers { share: f64 },
    /// The chance to win, and that from which a double is right; it is reached.
    DoublePoint { win: f64, from: f64 },
    /// The chance to win, and that from which the opponent drops; it is reached.
    CashPoint { win: f64, from: f64 },
    /// The chance to win, and that from which a double is right; it is not reached.
    TooEarly { win: f64, from: f64 },
    /// The chance to win, and that from which playing on is worth more than a dropped double; it is reached.
    TooGood { win: f64, from: f64 },
    /// The chance to win, and that from which a take is right; it is not reached.
    NoTake { win: f64, from: f64 },
    /// The chance to win, and that from which a take is right; it is reached.
    Take { win: f64, from: f64 },
}

/// A figure of a sentence.
enum Figure {
    Share(f64),
    Equity(f64),
    Count(u32),
}

impl Figure {
    /// The text in a language.
    fn text(&self, locale: &Locale) -> Variable {
        match self {
            Figure::Share(share) => locale.decimal(&format!("{:.1} %", 100.0 * share)).into(),
            Figure::Equity(equity) if equity.abs() < 0.005 => locale.decimal("0.00").into(),
            Figure::Equity(equity) => locale.decimal(&format!("{equity:+.2}")).into(),
            Figure::Count(count) => Variable::Number(*count),
        }
    }
}

impl Sentence {
    /// Its name, and its figures by their names.
    fn parts(&self) -> (&'static str, Vec<(&'static str, Figure)>) {
        use Figure::{Count, Equity, Share};
        let counts = |best: &u32, played: &u32| vec![("best", Count(*best)), ("played", Count(*played))];
        let shares = |best: &f64, played: &f64| vec![("best", Share(*best)), ("played", Share(*played))];
        let equities = |best: &f64, played: &f64| vec![("best", Equity(*best)), ("played", Equity(*played))];
        let window = |win: &f64, from: &f64| vec![("win", Share(*win)), ("from", Share(*from))];
        match self {
            Sentence::Wins { best, played } => ("wins", shares(best, played)),
            Sentence::Gammons { best, played } => ("gammons", shares(best, played)),
            Sentence::GammonsLost { best, played } => ("gammons-lost", shares(best, played)),
            Sentence::FewerWins { best, played } => ("fewer-wins", shares(best, played)),
            Sentence::Hits { best, played } => ("hits", counts(best, played)),
            Sentence::HitCost { best, played } => ("hit-cost", equities(best, played)),
            Sentence::WorthRisk { best, played, hits_best, hits_played } => {
                let mut figures = equities(best, played);
                figures.extend([("hits_best", Count(*hits_best)), ("hits_played", Count(*hits_played))]);
                ("worth-risk", figures)
            }
            Sentence::Dances { best, played } => ("dances", counts(best, played)),
            Sentence::Escapes { best, played } => ("escapes", counts(best, played)),
            Sentence::Points { best, played } => ("points", counts(best, played)),
            Sentence::Anchors { best, played } => ("anchors", counts(best, played)),
            Sentence::Slot { point } => ("slot", vec![("point", Count(*point))]),
            Sentence::Back { best, played } => ("back", counts(best, played)),
            Sentence::Deep { best, played } => ("deep", counts(best, played)),
            Sentence::KeyRolls { best, played } => ("key-rolls", counts(best, played)),
            Sentence::Unhit { best, played } => ("unhit", equities(best, played)),
            Sentence::Whole => ("whole", Vec::new()),
            Sentence::ConcedeHits { best, played } => ("concede-hits", counts(best, played)),
            Sentence::ConcedeHitCost { best, played } => ("concede-hit-cost", equities(best, played)),
            Sentence::ConcedeDances { best, played } => ("concede-dances", counts(best, played)),
            Sentence::ConcedeEscapes { best, played } => ("concede-escapes", counts(best, played)),
            Sentence::ConcedePoints { best, played } => ("concede-points", counts(best, played)),
            Sentence::ConcedeAnchors { best, played } => ("concede-anchors", counts(best, played)),
            Sentence::MarketLosers { share } => ("market-losers", vec![("share", Share(*share))]),
            Sentence::DoublePoint { win, from } => ("double-point", window(win, from)),
            Sentence::CashPoint { win, from } => ("cash-point", window(win, from)),
            Sentence::TooEarly { win, from } => ("too-early", window(win, from)),
            Sentence::TooGood { win, from } => ("too-good", window(win, from)),
            Sentence::NoTake { win, from } => ("no-take", window(win, from)),
            Sentence::Take { win, from } => ("take", window(win, from)),
        }
    }

    /// The sentence in English.
    #[must_use]
    pub fn text(&self) -> String {
        self.said(Locale::english())
    }

    /// The sentence in a language, for reports.
    #[must_use]
    pub fn said(&self, locale: &Locale) -> String {
        let (name, figures) = self.parts();
        let figures: Vec<(&str, Variable)> =
            figures.iter().map(|(name, figure)| (*name, figure.text(locale))).collect();
        locale.with(&format!("reason-{name}"), &figures)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sentence_has_its_figures_in_english() {
        let text = Sentence::Hits { best: 18, played: 32 }.text();
        assert_eq!(text, "After the best play the opponent hits with 18 of 36 rolls instead of 32.");
        let text = Sentence::NoTake { win: 0.201, from: 0.2518 }.text();
        assert_eq!(text, "The chance to win is 20.1 %; a take needs 25.2 %.");
    }

    #[test]
    fn the_name_of_a_message_is_the_name_in_files() {
        let sentence = Sentence::ConcedeHitCost { best: -0.5, played: -0.25 };
        let value = serde_json::to_value(sentence).unwrap();
        assert_eq!(value["say"], sentence.parts().0);
        assert_eq!(serde_json::from_value::<Sentence>(value).unwrap(), sentence);
    }
}
