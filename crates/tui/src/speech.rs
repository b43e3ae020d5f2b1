//! The language of a match's reports, and the names of the two sides.

use tavola_engine::Level;
use tavola_locale::{Locale, Variable};
use tavola_play::{MatchSetup, Seat};
use tavola_rules::Player;
use tavola_rules::reason::Reason;
use tavola_rules::track::Track;

/// A language, and the permitted signs.
#[derive(Clone, Copy, Debug)]
pub struct Speech {
    /// The language.
    pub locale: &'static Locale,
    /// Whether quotation marks, dashes and dots are those of ASCII, for braille lines and old terminals. Letters do not change.
    pub plain: bool,
    /// Whether the text is read aloud: dice are two numbers, `6-2`, and names are short.
    pub aloud: bool,
}

impl Speech {
    /// Returns a language with all its signs.
    #[must_use]
    pub fn of(locale: &'static Locale) -> Speech {
        Speech { locale, plain: false, aloud: false }
    }

    /// Returns a message without variables.
    #[must_use]
    pub fn text(self, id: &str) -> String {
        self.with(id, &[])
    }

    /// Returns a message with variables.
    #[must_use]
    pub fn with(self, id: &str, variables: &[(&str, Variable)]) -> String {
        let text = self.locale.with(id, variables);
        if self.plain { plain(&text) } else { text }
    }

    /// Formats an equity with its sign and three decimals, with the decimal sign of the language.
    #[must_use]
    pub fn equity(self, figure: f32) -> String {
        self.decimal(format!("{figure:+.3}"))
    }

    /// Formats a share in per cent.
    #[must_use]
    pub fn percent(self, share: f32) -> String {
        self.decimal(format!("{:.1} %", 100.0 * share))
    }

    fn decimal(self, figure: String) -> String {
        if self.locale.code() == "en" { figure } else { figure.replace('.', ",") }
    }

    /// Formats dice: `62`, or aloud `6-2`.
    #[must_use]
    pub fn dice(self, dice: &str) -> String {
        let digits = dice.bytes().all(|byte| byte.is_ascii_digit());
        if !self.aloud || !digits {
            return dice.to_owned();
        }
        dice.chars().map(String::from).collect::<Vec<_>>().join("-")
    }

    /// Explains why a move is refused, or nothing can be played; in Doublets "tower" replaces "point".
    #[must_use]
    pub fn why(self, reason: Reason, track: Track) -> String {
        let towers = format!("why-towers-{}", reason.key());
        if track == Track::Towers && Locale::english().has(&towers) {
            return self.text(&towers);
        }
        let parts = serde_json::to_value(reason).unwrap_or_default();
        let numbers = parts.as_object().into_iter().flatten().filter_map(|(name, value)| {
            let number = u32::try_from(value.as_u64()?).ok()?;
            Some((name.as_str(), Variable::Number(number)))
        });
        self.with(&format!("why-{}", reason.key()), &numbers.collect::<Vec<_>>())
    }
}

/// Replaces signs by those of ASCII; letters do not change.
fn plain(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '‘' | '’' | '‚' => plain.push('\''),
            '“' | '”' | '„' | '«' | '»' => plain.push('"'),
            '–' | '—' => plain.push('-'),
            '…' => plain.push_str("..."),
            '\u{a0}' | '\u{202f}' => plain.push(' '),
            c => plain.push(c),
        }
    }
    plain
}

/// The two sides of a match in a language.
#[derive(Clone, Debug)]
pub struct People {
    /// The language.
    pub speech: Speech,
    names: [String; 2],
    /// The only person at this terminal, whom messages address.
    sole: Option<Player>,
}

impl People {
    /// Creates the sides of a setup.
    #[must_use]
    pub fn new(speech: Speech, setup: &MatchSetup) -> People {
        let name = |player: Player| match setup.seat(player) {
            Seat::Bot { level } => {
                if speech.aloud {
                    return speech.text("tui-bot");
                }
                let known = level.parse::<Level>().map(Level::name).unwrap_or_default();
                speech.with("player-bot", &[("level", speech.text(&format!("level-{known}")).into())])
            }
            Seat::Human { name } if !name.is_empty() => name.clone(),
            Seat::Human { .. } => {
                speech.with("player-human", &[("number", (player.index() as u32 + 1).into())])
            }
        };
        let people = Player::BOTH.map(|player| !setup.seat(player).is_bot());
        let sole = match people {
            [true, false] => Some(Player::First),
            [false, true] => Some(Player::Second),
            _ => None,
        };
        People { speech, names: Player::BOTH.map(name), sole }
    }

    /// Returns the name of a side.
    #[must_use]
    pub fn name(&self, player: Player) -> &str {
        &self.names[player.index()]
    }

    /// Returns the only person at this terminal.
    #[must_use]
    pub fn sole(&self) -> Option<Player> {
        self.sole
    }

    /// Returns a message about a player; it addresses the only person at the terminal.
    #[must_use]
    pub fn about(&self, id: &str, player: Player, variables: &[(&str, Variable)]) -> String {
        let who = if self.sole == Some(player) { "you" } else { "name" };
        let mut all = vec![("who", Variable::from(who)), ("name", self.name(player).into())];
        all.extend_from_slice(variables);
        self.speech.with(id, &all)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_reason_is_worded_with_its_numbers() {
        let german = Speech::of(Locale::find("de").unwrap());
        let closed = german.why(Reason::ClosedPoint { point: 8, checkers: 3 }, Track::Contrary);
        assert!(closed.starts_with("Feld 8 ist geschlossen") && closed.contains('3'), "{closed}");
        assert!(!german.why(Reason::NothingFits, Track::Contrary).contains("why-"));
    }

    #[test]
    fn towers_are_called_towers_in_every_language() {
        for code in Locale::codes() {
            let speech = Speech::of(Locale::find(code).unwrap());
            for reason in [Reason::NoChecker { point: 24 }, Reason::NoNumber, Reason::NothingFits] {
                assert_ne!(speech.why(reason, Track::Towers), speech.why(reason, Track::Contrary), "{code}");
            }
        }
    }

    #[test]
    fn dice_are_two_numbers_aloud() {
        let speech = Speech::of(Locale::english());
        assert_eq!(speech.dice("62"), "62");
        assert_eq!(Speech { aloud: true, ..speech }.dice("62"), "6-2");
    }

    #[test]
    fn plain_text_keeps_its_letters_and_loses_its_signs() {
        assert_eq!(plain("Réflexion… « 31 » – l’été"), "Réflexion... \" 31 \" - l'été");
    }

    #[test]
    fn figures_have_the_decimal_sign_of_the_language() {
        let speech = |code| Speech::of(Locale::find(code).unwrap());
        assert_eq!(
            (speech("en").equity(0.25), speech("ru").equity(-0.25)),
            ("+0.250".to_owned(), "-0,250".to_owned())
        );
        assert_eq!(speech("de").percent(0.514), "51,4 %");
    }
}
