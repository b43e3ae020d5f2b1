//! The nine languages, from the same Fluent files that the page reads.

use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use crate::assets::Locales;

/// The languages of the leaflets.
const CODES: [&str; 9] = ["en", "de", "fr", "es", "it", "nl", "pt", "da", "ru"];
/// The files that make a language.
const FILES: [&str; 4] = ["app.ftl", "play.ftl", "games.ftl", "rules.ftl"];

static ALL: LazyLock<Vec<Locale>> = LazyLock::new(|| CODES.iter().map(|code| Locale::load(code)).collect());

/// One language.
pub struct Locale {
    code: &'static str,
    bundle: FluentBundle<FluentResource>,
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

    fn load(code: &'static str) -> Locale {
        let language: LanguageIdentifier = code.parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![language]);
        // Marks around variables are for mixed directions of writing; none of the nine needs them.
        bundle.set_use_isolating(false);
        for file in FILES {
            let Some(file) = Locales::get(&format!("{code}/{file}")) else { continue };
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
        let english = || Locale::find("en").and_then(|en| en.message(id, Some(&args)));
        found.or_else(english).unwrap_or_else(|| id.to_owned())
    }

    /// Whether this language has a message of its own.
    #[must_use]
    pub fn has(&self, id: &str) -> bool {
        self.bundle.has_message(id)
    }
}

/// What a message may contain.
#[derive(Clone, Debug)]
pub enum Variable {
    /// A number, in the plural forms of the language.
    Number(u32),
    /// A text.
    Text(String),
}
