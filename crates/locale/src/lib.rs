//! The nine languages, from the Fluent files in `locales/` that the page, the rule pages and the terminal share.

use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use rust_embed::Embed;
use unic_langid::LanguageIdentifier;

/// The files of all languages, by their path below `locales/`. A debug build reads them from the disk.
#[derive(Embed)]
#[folder = "../../locales"]
pub struct Files;

/// The languages of the leaflets.
const CODES: [&str; 9] = ["en", "de", "fr", "es", "it", "nl", "pt", "da", "ru"];
/// The files that make a language.
const FILES: [&str; 16] = [
    "app.ftl",
    "play.ftl",
    "games.ftl",
    "options.ftl",
    "setup.ftl",
    "matches.ftl",
    "editor.ftl",
    "settings.ftl",
    "rules.ftl",
    "terminal.ftl",
    "picture.ftl",
    "reasons.ftl",
    "analysis.ftl",
    "report.ftl",
    "mail.ftl",
    "tab.ftl",
];

static ALL: LazyLock<Vec<Locale>> = LazyLock::new(|| CODES.iter().map(|code| Locale::load(code)).collect());

/// One language. All languages are read once.
pub struct Locale {
    code: &'static str,
    bundle: FluentBundle<FluentResource>,
}

impl std::fmt::Debug for Locale {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Locale({})", self.code)
    }
}

impl Locale {
    /// The codes of all languages, English first.
    #[must_use]
    pub fn codes() -> &'static [&'static str] {
        &CODES
    }

    /// The language with this code.
    #[must_use]
    pub fn find(code: &str) -> Option<&'static Locale> {
        ALL.iter().find(|locale| locale.code == code)
    }

    /// English, the language of whatever another one lacks.
    ///
    /// # Panics
    /// Never: English is among the languages.
    #[must_use]
    pub fn english() -> &'static Locale {
        Locale::find(CODES[0]).expect("English is among the languages")
    }

    /// Returns the language of the environment: that of the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set, if
    /// Tavola has it, and otherwise English.
    #[must_use]
    pub fn of_environment(variable: impl Fn(&str) -> Option<String>) -> &'static Locale {
        let set = |name: &&str| variable(name).filter(|value| !value.is_empty());
        let asked = ["LC_ALL", "LC_MESSAGES", "LANG"].iter().find_map(set).unwrap_or_default();
        // de_CH.UTF-8@euro
        let code = asked.split(['_', '-', '.', '@']).next().unwrap_or_default();
        Locale::find(&code.to_lowercase()).unwrap_or_else(Locale::english)
    }

    fn load(code: &'static str) -> Locale {
        let language: LanguageIdentifier = code.parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![language]);
        // Marks around variables are for mixed directions of writing; none of the nine needs them.
        bundle.set_use_isolating(false);
        // Without NUMBER a message shows its own text; it can only be there already.
        _ = bundle.add_builtins();
        for file in FILES {
            let Some(file) = Files::get(&format!("{code}/{file}")) else { continue };
            // A message that cannot be read is left out; a test proves that there is none.
            let resource = match FluentResource::try_new(String::from_utf8_lossy(&file.data).into_owned()) {
                Ok(resource) | Err((resource, _)) => resource,
            };
            bundle.add_resource_overriding(resource);
        }
        Locale { code, bundle }
    }

    /// Its code.
    #[must_use]
    pub fn code(&self) -> &'static str {
        self.code
    }

    /// A message, if this language has it.
    fn message(&self, id: &str, args: Option<&FluentArgs<'_>>) -> Option<String> {
        let pattern = self.bundle.get_message(id)?.value()?;
        Some(self.bundle.format_pattern(pattern, args, &mut Vec::new()).into_owned())
    }

    /// A message without variables; its id where even English lacks it.
    #[must_use]
    pub fn text(&self, id: &str) -> String {
        self.with(id, &[])
    }

    /// A message with variables.
    #[must_use]
    pub fn with(&self, id: &str, variables: &[(&str, Variable)]) -> String {
        let mut args = FluentArgs::new();
        for (name, value) in variables {
            args.set(
                (*name).to_owned(),
                match value {
                    Variable::Number(n) => FluentValue::from(*n),
                    Variable::Text(text) => FluentValue::from(text.clone()),
                },
            );
        }
        let found = self.message(id, Some(&args));
        let english = || Locale::english().message(id, Some(&args));
        found.or_else(english).unwrap_or_else(|| id.to_owned())
    }

    /// A figure that is written with a point, as this language writes it.
    #[must_use]
    pub fn decimal(&self, figure: &str) -> String {
        // Of the nine only English has a point.
        if self.code == CODES[0] { figure.to_owned() } else { figure.replace('.', ",") }
    }

    /// Returns whether this language has a message of its own.
    #[must_use]
    pub fn has(&self, id: &str) -> bool {
        self.bundle.has_message(id)
    }
}

/// A variable of a message.
#[derive(Clone, Debug)]
pub enum Variable {
    /// A number, in the plural forms of the language.
    Number(u32),
    /// A text.
    Text(String),
}

impl From<u32> for Variable {
    fn from(number: u32) -> Variable {
        Variable::Number(number)
    }
}

impl From<&str> for Variable {
    fn from(text: &str) -> Variable {
        Variable::Text(text.to_owned())
    }
}

impl From<String> for Variable {
    fn from(text: String) -> Variable {
        Variable::Text(text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_environment_names_a_language_or_there_is_english() {
        let of = |set: &[(&str, &str)]| {
            let value = |name: &str| set.iter().find(|(n, _)| *n == name).map(|(_, v)| (*v).to_owned());
            Locale::of_environment(value).code()
        };
        assert_eq!(of(&[("LANG", "de_CH.UTF-8@euro")]), "de");
        assert_eq!(of(&[("LANG", "pt")]), "pt");
        assert_eq!(of(&[("LC_ALL", ""), ("LC_MESSAGES", "ru_RU.UTF-8"), ("LANG", "da_DK.UTF-8")]), "ru");
        assert_eq!(of(&[("LC_ALL", "C.UTF-8"), ("LANG", "fr_FR.UTF-8")]), "en");
        assert_eq!(of(&[("LANG", "tr_TR.UTF-8")]), "en");
        assert_eq!(of(&[]), "en");
    }

    #[test]
    fn numbers_are_formatted_within_messages() {
        let length = [("length", Variable::from(5))];
        assert_eq!(Locale::english().with("match-points", &length), "5-point match");
    }
}
