//! A report in the words and figures of a language.

use tavola_locale::{Locale, Variable};
use tavola_rules::{MatchKind, Player};

use crate::decision::{Alternative, CubeMistake, Decision, DecisionKind, GamePart};
use crate::level::{ErrorClass, LuckClass};
use crate::reason::Sentence;
use crate::summary::{MatchAnalysis, PlayerAnalysis};
use crate::units::Amount;

/// The language of a report.
#[derive(Clone, Copy)]
pub(super) struct Words(pub(super) &'static Locale);

/// A figure that is missing.
pub(super) const NONE: &str = "–";

/// Returns whether costs are chances to win the match, not points.
pub(super) fn is_match(analysis: &MatchAnalysis) -> bool {
    analysis.met.is_some()
}

/// The choices without checkers, and their messages.
const CHOICES: [(&str, &str); 10] = [
    ("no double", "hint-no-double"),
    ("double, take", "hint-double-take"),
    ("double, drop", "hint-double-drop"),
    ("take", "hint-take"),
    ("drop", "hint-drop"),
    ("beaver", "hint-beaver"),
    ("raccoon", "hint-raccoon"),
    ("accept", "hint-accept"),
    ("refuse", "hint-refuse"),
    ("play on", "hint-refuse"),
];

/// Resignations from that of a single game on.
const RESIGNED: [&str; 3] = ["resign a single game", "resign a gammon", "resign a backgammon"];

impl Words {
    pub(super) fn text(self, id: &str) -> String {
        self.0.text(id)
    }

    pub(super) fn with(self, id: &str, variables: &[(&str, Variable)]) -> String {
        self.0.with(id, variables)
    }

    /// A figure as the language writes it.
    pub(super) fn figure(self, text: &str) -> String {
        self.0.decimal(text)
    }

    /// A figure with its sign and three digits; a figure that rounds to zero has the sign of a gain.
    pub(super) fn signed(self, figure: f64) -> String {
        let text = format!("{figure:+.3}");
        self.figure(if text == "-0.000" { "+0.000" } else { &text })
    }

    /// A figure with `digits` digits, or the sign for a missing figure.
    pub(super) fn number(self, value: Option<f64>, digits: usize) -> String {
        value.map_or_else(|| NONE.to_owned(), |value| self.figure(&format!("{value:.digits$}")))
    }

    /// MWC as percent, or points.
    pub(super) fn cost(self, analysis: &MatchAnalysis, cost: f64) -> String {
        if is_match(analysis) {
            format!("{} %", self.signed(100.0 * cost))
        } else {
            self.with("analysis-points", &[("points", self.signed(cost).into())])
        }
    }

    /// `-0.226 (-2.541 %)`: a loss is negative.
    pub(super) fn amount(self, analysis: &MatchAnalysis, amount: Amount) -> String {
        format!("{} ({})", self.signed(amount.equity), self.cost(analysis, amount.cost))
    }

    /// A loss.
    pub(super) fn lost(self, analysis: &MatchAnalysis, error: Amount) -> String {
        self.amount(analysis, Amount { equity: -error.equity, cost: -error.cost })
    }

    /// The loss of an alternative; `None` if it is zero to three digits.
    pub(super) fn given_up(self, error: f64) -> Option<String> {
        (error >= 0.0005).then(|| self.figure(&format!("{:.3}", -error)))
    }

    /// The name of a player, or a substitute for a missing name.
    pub(super) fn name(self, player: &PlayerAnalysis, index: usize) -> String {
        if player.name.is_empty() {
            self.with("player-human", &[("number", Variable::Number(index as u32 + 1))])
        } else {
            player.name.clone()
        }
    }

    pub(super) fn class(self, class: ErrorClass) -> String {
        let name = match class {
            ErrorClass::Good => "good",
            ErrorClass::Doubtful => "doubtful",
            ErrorClass::Bad => "bad",
            ErrorClass::VeryBad => "very-bad",
        };
        self.text(&format!("analysis-class-{name}"))
    }

    pub(super) fn luck(self, class: LuckClass) -> String {
        let name = match class {
            LuckClass::VeryLucky => "very-lucky",
            LuckClass::Lucky => "lucky",
            LuckClass::Neutral => "neutral",
            LuckClass::Unlucky => "unlucky",
            LuckClass::VeryUnlucky => "very-unlucky",
        };
        self.text(&format!("analysis-luck-{name}"))
    }

    pub(super) fn part(self, part: GamePart) -> String {
        let name = match part {
            GamePart::Opening => "opening",
            GamePart::Middle => "middle",
            GamePart::Race => "race",
            GamePart::BearOff => "bear-off",
        };
        self.text(&format!("analysis-part-{name}"))
    }

    pub(super) fn mistake(self, kind: CubeMistake, redouble: bool) -> String {
        let name = match kind {
            CubeMistake::MissedBelowCashPoint => "missed-below-cash-point",
            CubeMistake::MissedAboveCashPoint => "missed-above-cash-point",
            CubeMistake::WrongBelowDoublePoint => "wrong-below-double-point",
            CubeMistake::WrongAboveTooGood => "wrong-above-too-good",
            CubeMistake::WrongTake => "wrong-take",
            CubeMistake::WrongDrop => "wrong-drop",
            CubeMistake::WrongBeaver => "wrong-beaver",
            CubeMistake::MissedBeaver => "missed-beaver",
        };
        let mistake = self.text(&format!("analysis-mistake-{name}"));
        if redouble { self.with("analysis-redouble", &[("mistake", mistake.into())]) } else { mistake }
    }

    /// An alternative as it is read: plays are the same in every language.
    pub(super) fn choice(self, kind: DecisionKind, text: &str) -> String {
        if kind.is_checker() {
            return text.to_owned();
        }
        if let Some(level) = RESIGNED.iter().position(|resigned| *resigned == text) {
            return self.with("hint-resign", &[("level", Variable::Number(level as u32 + 1))]);
        }
        let known = CHOICES.iter().find(|(choice, _)| *choice == text);
        known.map_or_else(|| text.to_owned(), |(_, id)| self.text(id))
    }

    /// The decision.
    pub(super) fn decided(self, decision: &Decision) -> String {
        match (decision.kind, &decision.judgement) {
            (DecisionKind::Roll, _) | (_, None) => self.text("analysis-kind-roll"),
            (DecisionKind::Double, _) => self.text("act-double"),
            (kind, Some(judgement)) => self.choice(kind, &judgement.played),
        }
    }

    /// The depth at which an alternative was judged.
    pub(super) fn depth(self, one: &Alternative) -> String {
        match one.trials {
            0 => format!("{}-ply", one.ply),
            trials => self.with("analysis-trials", &[("trials", Variable::Number(trials))]),
        }
    }

    /// The kind of the match.
    pub(super) fn stakes(self, kind: MatchKind) -> String {
        let length = |length: u16| [("length", Variable::Number(u32::from(length)))];
        match kind {
            MatchKind::Points(points) => self.with("match-points", &length(points)),
            MatchKind::Games(games) => self.with("match-games", &length(games)),
            MatchKind::Single => self.text("match-single"),
            MatchKind::Money => self.text("match-money"),
        }
    }

    pub(super) fn score(self, score: [u32; 2]) -> String {
        self.with("score", &[("first", Variable::Number(score[0])), ("second", Variable::Number(score[1]))])
    }

    /// The cube with its owner, by the names of the players.
    pub(super) fn cube(self, value: u32, owner: Option<Player>, names: &[String; 2]) -> String {
        let cube = self.with("player-cube", &[("value", Variable::Number(value))]);
        owner.map_or_else(|| cube.clone(), |owner| format!("{cube} ({})", names[owner.index()]))
    }

    /// The reasons in sentences.
    pub(super) fn reasons(self, said: &[Sentence]) -> String {
        said.iter().map(|sentence| sentence.said(self.0)).collect::<Vec<_>>().join(" ")
    }
}
