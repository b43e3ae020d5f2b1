//! The first page: `index.html` with links to all imported scripts and to the reader's messages. The browser requests all of them at once,
//! instead of finding them file by file.

use axum::http::HeaderMap;
use axum::http::header::ACCEPT_LANGUAGE;
use tavola_locale::Locale;

use crate::lean::lean;

/// The scripts of the first page. Their imports are found in them.
const SCRIPTS: [&str; 2] = ["main.js", "home/home.js"];
/// The message files that every page needs, as in `web/i18n.js`.
const WORDS: [&str; 2] = ["app", "games"];

/// Returns the page of a server for a reader of a language. Its files are below `base`, which begins and ends with `/`; `read` returns the
/// text of a file.
pub(super) fn of_server(
    template: &str,
    base: &str,
    code: &str,
    read: impl Fn(&str) -> Option<String>,
) -> String {
    let words = WORDS.iter().map(|file| {
        format!("<link rel=\"preload\" as=\"fetch\" crossorigin href=\"{base}locales/{code}/{file}.ftl\">\n")
    });
    let scripts = imported(&SCRIPTS, read);
    let links = scripts.iter().map(|path| format!("<link rel=\"modulepreload\" href=\"{base}{path}\">\n"));
    page(template, base, &words.collect::<String>(), &links.collect::<String>())
}

/// Returns the page of a site, whose node runs in the browser. The reader's language is unknown. `base` is relative and ends with `/`.
pub(super) fn of_site(template: &str, base: &str) -> String {
    // The marks for a node in the browser (`web/transport.js`), and the message files of any reader (`web/theme.js`).
    let words = WORDS.map(|file| format!("{base}locales/LANGUAGE/{file}.ftl")).join(" ");
    let mut marks = format!(
        "<meta name=\"tavola-node\" content=\"browser\" data-words=\"{words}\" data-languages=\"{}\">\n",
        Locale::codes().join(" "),
    );
    // The games. The scripts need them without waiting for the node.
    marks += &format!("<link rel=\"preload\" as=\"fetch\" crossorigin href=\"{base}catalogue.json\">\n");
    page(template, base, &marks, "")
}

/// Returns the page with further lines before the scripts that look for them, and at the end of its head.
fn page(template: &str, base: &str, before: &str, behind: &str) -> String {
    let page = template.replace("=\"/", &format!("=\"{base}"));
    page.replacen("<script", &format!("{before}<script"), 1).replacen(
        "</head>",
        &format!("{behind}</head>"),
        1,
    )
}

/// Returns the language that a browser requests, as `web/i18n.js` chooses it: the first available one, otherwise English.
pub(super) fn language(headers: &HeaderMap) -> &'static str {
    let asked = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let known = |tag: &str| {
        let code = tag.trim().split(['-', ';']).next().unwrap_or_default().to_ascii_lowercase();
        // Norwegians read Danish with ease.
        let code = if matches!(code.as_str(), "no" | "nb" | "nn") { "da" } else { &code };
        Locale::codes().iter().find(|each| **each == code).copied()
    };
    asked.split(',').find_map(known).unwrap_or(Locale::codes()[0])
}

/// Returns scripts with all their direct and indirect imports, each once. Dynamic imports are not followed.
pub(super) fn imported(scripts: &[&str], read: impl Fn(&str) -> Option<String>) -> Vec<String> {
    let mut found: Vec<String> = scripts.iter().map(|path| (*path).to_owned()).collect();
    let mut at = 0;
    while let Some(path) = found.get(at).cloned() {
        at += 1;
        let text = read(&path).unwrap_or_default();
        for import in imports(&lean(&path, &text)) {
            let import = resolved(&path, import);
            if !found.contains(&import) {
                found.push(import);
            }
        }
    }
    found
}

/// Returns the imports in the text of a script: `from "./dom.js"` or `import "./dom.js"`.
fn imports(text: &str) -> impl Iterator<Item = &str> {
    text.lines().filter_map(|line| {
        let (_, rest) = line.split_once("from \"").or_else(|| line.split_once("import \""))?;
        rest.split('"').next().filter(|path| path.starts_with('.') && path.ends_with(".js"))
    })
}

/// Resolves an import of a file to a path.
pub(super) fn resolved(from: &str, name: &str) -> String {
    let mut parts: Vec<&str> = from.split('/').collect();
    parts.pop();
    for part in name.split('/') {
        match part {
            "." => {}
            ".." => _ = parts.pop(),
            part => parts.push(part),
        }
    }
    parts.join("/")
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    fn read(path: &str) -> Option<String> {
        let text = match path {
            "main.js" => "// from \"./no.js\"\nimport { a } from \"./a/a.js\";\nimport(\"./late.js\");\n",
            "home/home.js" => "import {\n  b,\n} from \"../b.js\";\n",
            "a/a.js" => "export { c } from \"./c.js\";\nimport \"../b.js\";\n",
            "b.js" => "import { main } from \"./main.js\";\n",
            _ => return None,
        };
        Some(text.to_owned())
    }

    #[test]
    fn all_that_scripts_import_is_found_once_and_what_comes_later_is_not() {
        assert_eq!(imported(&SCRIPTS, read), ["main.js", "home/home.js", "a/a.js", "b.js", "a/c.js"]);
    }

    #[test]
    fn the_page_names_its_files_by_their_version_and_asks_for_the_reader_s_words() {
        let template = "<head><script src=\"/main.js\"></script></head><a href=\"#/\">";
        let page = of_server(template, "/v/1/", "de", read);
        assert!(page.contains("<script src=\"/v/1/main.js\"></script>"), "{page}");
        assert!(page.contains("<link rel=\"modulepreload\" href=\"/v/1/a/c.js\">"), "{page}");
        assert!(page.contains("href=\"/v/1/locales/de/app.ftl\">"), "{page}");
        assert!(page.ends_with("</head><a href=\"#/\">"), "{page}");
    }

    #[test]
    fn the_page_of_a_site_says_where_its_node_is_and_has_relative_addresses() {
        let template = "<head><script src=\"/main.js\"></script></head>";
        let page = of_site(template, "v/1/");
        assert!(page.contains("<script src=\"v/1/main.js\"></script>"), "{page}");
        assert!(page.contains("name=\"tavola-node\""), "{page}");
        assert!(
            page.contains("<link rel=\"preload\" as=\"fetch\" crossorigin href=\"v/1/catalogue.json\">"),
            "{page}"
        );
        assert!(page.contains("v/1/locales/LANGUAGE/app.ftl ") && page.contains("\"en de "), "{page}");
        assert!(!page.contains("\"/"), "{page}");
    }

    #[test]
    fn the_language_is_the_first_that_there_is() {
        let language = |asked: &'static str| {
            language(&HeaderMap::from_iter([(ACCEPT_LANGUAGE, HeaderValue::from_static(asked))]))
        };
        for (asked, code) in [
            ("de-CH,de;q=0.9,en;q=0.8", "de"),
            ("ja, fr;q=0.7", "fr"),
            ("nb-NO", "da"),
            ("RU", "ru"),
            ("", "en"),
            ("xx", "en"),
        ] {
            assert_eq!(language(asked), code, "{asked}");
        }
    }
}
